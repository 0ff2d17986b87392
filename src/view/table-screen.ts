/** Draws everything of a table but its cards: panels, plates, messages and controls. */
import { CARAVANS, type CaravanName, type Seat } from '../engine/index.ts';
import type { Mark } from '../input/index.ts';
import type { LogLine, MenuItem, TableModel, TablePicture } from '../present/index.ts';
import { withCardSigns } from '../text/index.ts';
import { inDrays, TABLE_WORDS, WORDS } from '../text/screens.ts';
import type { Brush } from './brush.ts';
import { type CaravanLayouts, caravanStrips } from './card-goals.ts';
import { drawButton } from './control.ts';
import type { Hits } from './hits.ts';
import { drawInspection } from './inspection.ts';
import { LIFT, type SidePlaces, TARGET, type TableLayout } from './layout.ts';
import { logLines } from './log-lines.ts';
import { drawPanel } from './panel.ts';
import { drawPlate, type PlateSide } from './plate.ts';
import { drawMark, drawPromptBar, markWidth } from './prompt-bar.ts';
import { Carving, cut, inset, type Rect } from './rect.ts';

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
  drawSaid(brush, state);
  drawOpen(brush, state);
  drawMessage(brush, state);
  if (layout.log) {
    drawLog(brush, layout.log, state);
    // Above it stand words that cannot be pressed: room for a finger.
    const { y, h } = layout.log;
    const high = Math.max(h, TARGET);
    hits.add({ ...layout.log, y: y + h - high, h: high }, 'item.log', { type: 'command', command: 'log' });
  }
  if (layout.inspect) drawInspect(brush, hits, layout.inspect, state);
  if (layout.prompts) drawPromptBar(brush, layout.prompts, model.prompts, layout.fonts.small);

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
    const size = buttonSize(brush, layout.items, model.items, fonts.body);
    for (const [i, item] of model.items.entries()) {
      const rect = layout.items[i];
      if (!rect) continue;
      drawButton(brush, hits, rect, item, model.focus === `item.${item.id}`, size);
      // Without room for prompts a control tells itself what presses it from afar.
      const mark = layout.prompts === null ? model.marks?.[item.id] : undefined;
      if (mark) drawBadge(brush, rect, mark, fonts.small * MARK_SIZE);
    }
  }
}

/** Marks on controls are small: the label is what is read. */
const MARK_SIZE = 0.85;

/** On the corner of a control's frame, clear of its label. */
function drawBadge(brush: Brush, { x, y }: Rect, mark: Mark, size: number): void {
  const corner = { x: x - 1, y: y - size * 0.7 };
  brush.fill({ ...corner, w: markWidth(brush, mark, size), h: brush.lineHeight(size) + 4 }, 'background');
  drawMark(brush, corner, mark, size);
}

/** The letters of all buttons are as large as the longest word allows: one size for all, down to a limit. */
function buttonSize(
  brush: Brush,
  places: readonly Rect[],
  items: readonly MenuItem[],
  largest: number,
): number {
  const fits = (size: number): boolean =>
    items.every(({ label }, i) => brush.textWidth(label, size) <= (places[i]?.w ?? 0) - 8);
  let size = largest;
  while (size > largest * 0.7 && !fits(size)) size--;
  return size;
}

function drawStatus(brush: Brush, { model, layout }: TableState): void {
  const { status, fonts, form } = layout;
  const size = form === 'wide' ? fonts.head : fonts.head * 0.92;
  brush.fill({ x: status.x, y: status.y + status.h - 1, w: status.w, h: 1 }, 'dim');
  const title = WORDS.title.toUpperCase();
  const [left, rest] = cut(status, 'left', brush.textWidth(title, size, 'display') + size * 0.4);
  brush.text(left, title, { size, face: 'display', tone: 'hot' });
  const { next, seat } = model.seen;
  const turn = model.thinking ? '● ● ●' : next === null ? '■' : next === seat ? '▼' : '▲';
  const words = TABLE_WORDS.turn(next === null ? null : model.names[next]);
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
  const least = fonts.small * 0.7;
  const isShort = brush.textWidth(model.rulesTitle, Math.ceil(least)) <= middle.w;
  brush.text(middle, isShort ? model.rulesTitle : (model.rulesShort ?? model.rulesTitle), {
    size: fonts.small,
    least,
  });
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
  const mine = seat === model.seen.seat;
  const wide = form === 'wide';
  if (wide) drawPanel(brush, places.panel, mine ? TABLE_WORDS.you : TABLE_WORDS.across, fonts.head * 0.8);
  else brush.frame(places.panel, 'line', 1);
  if (places.portrait) drawPortrait(brush, places.portrait, model.portrait ?? null);
  // On a phone my own side is known by its place.
  if (wide || !mine)
    brush.text(places.name, model.names[seat], {
      size: wide ? fonts.body : fonts.small * 1.1,
      least: Math.min(fonts.small * 0.7, 10 * layout.unit),
      tone: 'bright',
      align: form === 'rows' ? 'right' : 'left',
    });
  const purse = model.purse?.[seat];
  if (purse !== undefined && (wide || (form === 'tall' && !mine)))
    brush.text(places.purse, inDrays(purse), {
      size: fonts.small,
      least: fonts.small * 0.7,
      align: mine ? 'right' : 'left',
    });
  const held = picture.hands[seat].length;
  const words = wide || (form === 'rows' && mine);
  brush.text(places.held, words ? TABLE_WORDS.inHand(held) : String(held), {
    ...(words
      ? { size: fonts.small * (wide ? 0.86 : 0.8), least: fonts.small * 0.6 }
      : { size: fonts.head * 0.95, face: 'display' as const, tone: 'bright' as const }),
    align: wide && mine ? 'left' : 'centre',
  });
  for (const [rect, amount, word] of [
    [places.deck, String(picture.decks[seat]), TABLE_WORDS.deck],
    [places.pile, String(picture.piles[seat].length), TABLE_WORDS.discards],
  ] as const) {
    brush.dashedFrame(rect, 'line', 4, 1);
    const beside = { x: rect.x + rect.w + (wide ? 7 : 4), y: rect.y, w: fonts.small * 3.6, h: rect.h };
    if (!wide) {
      const end = rect === places.deck && form === 'rows' ? places.pile.x : places.panel.x + places.panel.w;
      const room = form === 'rows' ? { ...beside, w: end - beside.x - 2 } : beside;
      brush.text(room, amount, {
        size: fonts.head * 0.95,
        least: fonts.small * 0.8,
        face: 'display',
        tone: 'bright',
      });
      continue;
    }
    const [above, below] = cut(beside, 'top', rect.h * 0.6);
    brush.text(above, amount, {
      size: Math.min(fonts.total * 0.8, above.h * 1.1),
      face: 'display',
      tone: 'bright',
      vertical: 'bottom',
    });
    brush.line(below.x, below.y, word, { size: fonts.small * 0.72 });
  }
}

/** What the person across says, under their name. */
export function drawSaid(brush: Brush, { model, layout: { said, fonts, form } }: TableState): void {
  if (!said || !model.said) return;
  brush.text(said, `“${model.said}”`, {
    size: fonts.small,
    least: fonts.small * 0.58,
    tone: 'bright',
    vertical: form === 'wide' ? 'top' : 'middle',
    align: form === 'rows' ? 'right' : 'left',
  });
}

/** Who sits across; a level of play has no face, a wheel stands for it. */
function drawPortrait(brush: Brush, rect: Rect, id: string | null): void {
  brush.fill(rect, 'background');
  if (!(id !== null && brush.picture(rect, `portrait-${id}`)))
    brush.picture(inset(rect, rect.w * 0.18), 'icon-wheel-24', 0.8);
  brush.frame(rect, 'dim', 1);
}

function drawOpen(brush: Brush, { model, layout }: TableState): void {
  const { open, fonts, form } = layout;
  // Where room is scarce: that nobody has sold anything is seen on the plates.
  const isSold = model.seen.sold.some((seat) => seat !== null);
  if (form !== 'wide') {
    const words =
      model.open === '' ? model.soldPairs : isSold ? `${model.soldPairs}. ${model.open}` : model.open;
    brush.text(open, words, { size: fonts.small, least: Math.min(fonts.small * 0.8, 8 * layout.unit) });
    return;
  }
  drawPanel(brush, open, TABLE_WORDS.standing, fonts.head * 0.8);
  const room = new Carving(inset(open, 14 * layout.unit, 20 * layout.unit));
  const line = brush.lineHeight(fonts.small);
  const stake = model.stake === undefined ? [] : [TABLE_WORDS.stake(inDrays(model.stake))];
  if (room.rest.h < 5 * line) {
    // Large text: all in one piece, as large as it fits.
    const all = [...(isSold || model.open === '' ? [model.soldPairs] : []), ...stake, model.open].join('\n');
    brush.text(room.rest, all, { size: fonts.small, least: 11 * layout.unit, vertical: 'top' });
    return;
  }
  brush.text(room.take('top', 2 * line, 4), model.soldPairs, {
    size: fonts.small,
    least: fonts.small * 0.7,
    tone: 'bright',
    vertical: 'top',
  });
  for (const words of stake)
    brush.text(room.take('top', line, 4), words, {
      size: fonts.small,
      least: fonts.small * 0.7,
    });
  brush.text(room.rest, model.open, { size: fonts.small, least: fonts.small * 0.7, vertical: 'top' });
}

function drawMessage(brush: Brush, { model, layout, log, playing }: TableState): void {
  const { message, fonts } = layout;
  const refusal = playing ? null : model.refusal;
  const barred = playing ? null : model.barred;
  const preview = playing ? null : model.preview;
  const notice = model.notice;
  // While beats are played, what is seen is also said.
  const asked = playing ? (log.at(-1)?.text ?? model.asked) : model.asked;
  const text = notice ?? refusal?.text ?? barred?.text ?? preview?.text ?? asked;
  const urgent = notice !== null || refusal !== null;
  brush.fill(message, 'background', 0.9);
  if (urgent) {
    brush.hatch({ ...message, w: 8 }, 'bright', 5, 2);
    brush.frame(message, 'bright', 2);
  } else if (barred) brush.dashedFrame(message, 'base', 6, 1);
  else brush.frame(message, preview ? 'base' : 'line', 1);
  const sign =
    notice !== null ? '■ ' : refusal || barred ? '✕ ' : preview ? '► ' : model.thinking ? '● ' : '';
  brush.text({ ...inset(message, 8, 3), x: message.x + 14, w: message.w - 22 }, sign + withCardSigns(text), {
    size: fonts.body,
    least: layout.form === 'wide' ? Math.min(fonts.small * 0.8, 13 * layout.unit) : fonts.small * 0.65,
    tone: urgent || preview ? 'hot' : 'bright',
  });
}

/** The newest line is always whole; older ones as far as there is room above it. */
function drawLog(brush: Brush, rect: Rect, { log, model, layout }: TableState): void {
  const { fonts, form } = layout;
  const wide = form === 'wide';
  if (wide) drawPanel(brush, rect, TABLE_WORDS.log, fonts.head * 0.8);
  const room = wide ? inset(rect, 14, 20) : rect;
  const told = wide ? log : log.filter(({ minor }) => !minor);
  for (const { sign, text, x, y, newest, size } of logLines(room, told, fonts.small, brush, wide ? 0.3 : 0)) {
    const mark = sign === undefined ? '' : sign === null ? '■' : sign === model.seen.seat ? '▼' : '▲';
    brush.line(room.x, y, mark, { size, tone: newest ? 'hot' : 'dim' });
    brush.line(x, y, text, { size, tone: newest ? 'hot' : 'base' });
  }
}

function drawInspect(brush: Brush, hits: Hits, rect: Rect, { model, layout }: TableState): void {
  const { fonts } = layout;
  drawPanel(brush, rect, TABLE_WORDS.inspect, fonts.head * 0.8);
  drawInspection(brush, inset(rect, 14, 18), model.inspect, fonts, model.refusal ?? model.barred);
  hits.add(rect, 'item.rules', { type: 'command', command: 'inspect' });
}
