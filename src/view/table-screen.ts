/** Draws everything of a table but its cards: panels, plates, messages and controls. */
import { CARAVANS, type CaravanName, type Seat } from '../engine/index.ts';
import type { LogLine, TableModel, TablePicture } from '../present/index.ts';
import type { Brush } from './brush.ts';
import { type CaravanLayouts, caravanStrips } from './card-goals.ts';
import { drawButton } from './control.ts';
import type { Hits } from './hits.ts';
import { LIFT, type SidePlaces, type TableLayout } from './layout.ts';
import { drawPanel } from './panel.ts';
import { drawPlate, type PlateSide } from './plate.ts';
import { cut, inset, type Rect } from './rect.ts';
import { wrap } from './text-fit.ts';

export interface TableState {
  readonly model: TableModel;
  readonly picture: TablePicture;
  readonly layout: TableLayout;
  readonly lying: CaravanLayouts;
  readonly log: readonly LogLine[];
  /** Beats are being played: nothing is asked meanwhile. */
  readonly playing: boolean;
}

export function drawTable(brush: Brush, hits: Hits, state: TableState): void {
  const { model, layout } = state;
  const { fonts } = layout;
  drawStatus(brush, state);
  drawLanes(brush, state);
  drawPlates(brush, state);
  const me = model.seen.seat;
  const them = me === 'A' ? 'B' : 'A';
  drawSide(brush, state, them, layout.them);
  drawSide(brush, state, me, layout.me);
  drawOpen(brush, state);
  drawMessage(brush, state);
  if (layout.last && model.lastMove) {
    brush.text(layout.last, `◄ ${model.lastMove.text}`, { size: fonts.small, least: fonts.small * 0.75 });
  }
  if (layout.log) drawLog(brush, layout.log, state);
  if (layout.prompts) drawPrompts(brush, layout.prompts, state);

  for (const name of CARAVANS) {
    hits.add(layout.boxes[name].area, name);
    // A number card goes to the caravan's end wherever on it the press lands.
    if (model.heldCard !== null && !/^[JQKX]/.test(model.heldCard)) continue;
    for (const [r, strip] of caravanStrips(layout, state.lying, name).entries())
      hits.add(strip, `${name}.${r + 1}`);
  }
  for (const [i, slice] of layout.handSlices.entries()) {
    const rise = slice.h * LIFT.held;
    hits.add({ ...slice, y: slice.y - rise, h: slice.h + rise }, `hand.${i}`);
  }
  if (model.question === null) {
    const discard = model.items.find(({ id }) => id === 'discard');
    if (discard) hits.add(layout.me.pile, 'item.discard');
    for (const [i, item] of model.items.entries()) {
      const rect = layout.items[i];
      if (rect) drawButton(brush, hits, rect, item, model.focus === `item.${item.id}`, fonts.body);
    }
  }
}

function drawStatus(brush: Brush, { model, layout }: TableState): void {
  const { status, fonts, form } = layout;
  const size = form === 'wide' ? fonts.head : fonts.head * 0.92;
  brush.fill({ x: status.x, y: status.y + status.h - 1, w: status.w, h: 1 }, 'dim');
  const title = 'CARAVAN';
  const [left, rest] = cut(status, 'left', brush.textWidth(title, size, 'display') + size * 0.4);
  brush.text(left, title, { size, face: 'display', tone: 'hot' });
  const { next, seat } = model.seen;
  const turn = model.thinking ? '● ● ●' : next === null ? '■' : next === seat ? '▼' : '▲';
  const words =
    next === null ? 'over' : next === seat ? `${model.names[seat]} to move` : `${model.names[next]} to move`;
  if (form === 'rows') {
    brush.text(rest, `${turn} ${words}`, {
      size: fonts.small,
      least: fonts.small * 0.7,
      align: 'right',
      tone: 'bright',
    });
    return;
  }
  const [right, middle] = cut(rest, 'right', rest.w * 0.45);
  brush.text(middle, model.rulesTitle, { size: fonts.small, least: fonts.small * 0.7 });
  brush.text(right, `${turn} ${words}`, {
    size: fonts.body,
    least: fonts.small * 0.7,
    align: 'right',
    tone: 'bright',
  });
}

/** The track a caravan grows along, and where its first card goes. */
function drawLanes(brush: Brush, { layout, lying, picture }: TableState): void {
  for (const name of CARAVANS) {
    const { area, growth } = layout.boxes[name];
    const empty = picture.caravans[name].rows.length === 0;
    const { next } = lying[name];
    if (empty) {
      brush.dashedFrame(next, 'dim', 6, 1);
      brush.text(next, name, { size: layout.fonts.head, face: 'display', tone: 'dim', align: 'centre' });
    }
    const first = empty ? next : lying[name].cards[0]!;
    const tick = Math.max(6, layout.cardHeight * 0.13);
    if (growth === 'down' || growth === 'up') {
      const x = first.x - 7;
      for (let y = area.y; y < area.y + area.h - 2; y += tick) brush.fill({ x, y, w: 2, h: 2 }, 'line');
    } else {
      const y = first.y - 4;
      for (let x = area.x; x < area.x + area.w - 2; x += tick) brush.fill({ x, y, w: 2, h: 2 }, 'line');
    }
  }
}

function drawPlates(brush: Brush, { layout, picture, model, playing }: TableState): void {
  const me = model.seen.seat;
  const them = me === 'A' ? 'B' : 'A';
  const side = (caravan: CaravanName): PlateSide => {
    const { status, ...reading } = picture.caravans[caravan];
    const change = playing ? undefined : model.preview?.changes.find((each) => each.caravan === caravan);
    return {
      caravan,
      reading,
      status,
      after: change ? { reading: change.after, status: change.status } : null,
    };
  };
  for (const [i, plate] of layout.plates.entries()) {
    const pair = (i + 1) as 1 | 2 | 3;
    drawPlate(brush, plate, [side(`${them}${pair}`), side(`${me}${pair}`)], layout.fonts);
  }
}

function drawSide(
  brush: Brush,
  { model, picture, layout }: TableState,
  seat: Seat,
  places: SidePlaces,
): void {
  const { fonts, form } = layout;
  const name = model.names[seat];
  const deck = String(picture.decks[seat]);
  const pile = String(picture.piles[seat].length);
  const count = { size: fonts.head, face: 'display' as const, tone: 'bright' as const };
  if (form === 'wide') {
    drawPanel(brush, places.panel, seat === model.seen.seat ? 'you' : 'across', fonts.head * 0.8);
    brush.text(places.name, name, { size: fonts.body, least: fonts.small, tone: 'bright' });
    for (const [rect, amount, word] of [
      [places.deck, deck, 'deck'],
      [places.pile, pile, 'discard'],
    ] as const) {
      const beside = { x: rect.x + rect.w + 7, y: rect.y, w: 60, h: rect.h * 0.6 };
      brush.text(beside, amount, { ...count, size: fonts.total * 0.8, vertical: 'bottom' });
      brush.line(beside.x, rect.y + rect.h * 0.64, word, { size: fonts.small * 0.72 });
    }
  } else {
    brush.frame(places.panel, 'line', 1);
    if (form === 'tall' && seat !== model.seen.seat)
      brush.text(places.name, name, { size: fonts.body, least: fonts.small * 0.8, tone: 'bright' });
    for (const [rect, amount] of [
      [places.deck, deck],
      [places.pile, pile],
    ] as const)
      brush.text({ x: rect.x + rect.w + 4, y: rect.y, w: fonts.small * 1.8, h: rect.h }, amount, {
        ...count,
        size: fonts.head * 0.95,
      });
  }
  for (const rect of [places.deck, places.pile]) brush.dashedFrame(rect, 'line', 4, 1);
}

function drawOpen(brush: Brush, { model, layout }: TableState): void {
  const { open, fonts, form } = layout;
  if (form === 'wide') {
    drawPanel(brush, open, 'standing', fonts.head * 0.8);
    const room = inset(open, 14 * layout.unit, 22 * layout.unit);
    brush.text(room, model.open, { size: fonts.small, least: fonts.small * 0.8, vertical: 'top' });
  } else brush.text(open, model.open, { size: fonts.small, least: fonts.small * 0.72 });
}

function drawMessage(brush: Brush, { model, layout, log, playing }: TableState): void {
  const { message, fonts } = layout;
  const refusal = playing ? null : model.refusal;
  const preview = playing ? null : model.preview;
  const notice = model.notice;
  // While beats are played, what is seen is also said.
  const asked = playing ? (log.at(-1)?.text ?? model.asked) : model.asked;
  const text = notice ?? refusal?.text ?? preview?.text ?? asked;
  const urgent = notice !== null || refusal !== null;
  brush.fill(message, 'background', 0.9);
  if (urgent) {
    brush.hatch({ ...message, w: 8 }, 'bright', 5, 2);
    brush.frame(message, 'bright', 2);
  } else brush.frame(message, preview ? 'base' : 'line', 1);
  const sign = notice !== null ? '■ ' : refusal ? '✕ ' : preview ? '► ' : model.thinking ? '● ' : '';
  brush.text({ ...inset(message, 8, 3), x: message.x + 14, w: message.w - 22 }, sign + text, {
    size: fonts.body,
    least: fonts.small * (layout.form === 'wide' ? 0.8 : 0.65),
    tone: urgent || preview ? 'hot' : 'bright',
  });
}

function drawLog(brush: Brush, rect: Rect, { log, model, layout }: TableState): void {
  const { fonts } = layout;
  drawPanel(brush, rect, 'log', fonts.head * 0.8);
  const room = inset(rect, 14, 20);
  const size = fonts.small;
  const step = brush.lineHeight(size);
  const columns = brush.columns(room.w, size) - 2;
  // From the bottom up: the newest line is always whole.
  let y = room.y + room.h;
  const lines = log.slice(-40);
  for (let i = lines.length - 1; i >= 0; i--) {
    const { seat, text } = lines[i]!;
    const parts = wrap(text, columns);
    y -= parts.length * step;
    if (y < room.y) break;
    const newest = i === lines.length - 1;
    const sign = seat === null ? '■' : seat === model.seen.seat ? '▼' : '▲';
    const indent = brush.textWidth('mm', size);
    brush.line(room.x, y, sign, { size, tone: newest ? 'hot' : 'dim' });
    for (const [p, part] of parts.entries())
      brush.line(room.x + indent, y + p * step, part, { size, tone: newest ? 'hot' : 'base' });
    y -= step * 0.3;
  }
}

function drawPrompts(brush: Brush, rect: Rect, { model, layout }: TableState): void {
  const size = layout.fonts.small;
  let x = rect.x;
  const y = rect.y + (rect.h - brush.lineHeight(size)) / 2;
  for (const { key, label } of model.prompts) {
    const keyWidth = brush.textWidth(key, size) + size * 0.7;
    const width = keyWidth + brush.textWidth(label, size) + size * 1.6;
    if (x + width - size > rect.x + rect.w) break;
    const cap = { x, y: y - 2, w: keyWidth, h: brush.lineHeight(size) + 4 };
    brush.frame(cap, 'base', 1);
    brush.line(x + size * 0.35, y, key, { size, tone: 'bright' });
    brush.line(x + keyWidth + size * 0.4, y, label, { size });
    x += width;
  }
}
