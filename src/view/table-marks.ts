/** What is drawn over the cards: where the held card may go, what has the focus, what would be removed, what was done last. */
import { CARAVANS, type CaravanName } from '../engine/index.ts';
import type { Place } from '../input/index.ts';
import type { Brush } from './brush.ts';
import { visibleStrips } from './caravan-layout.ts';
import { caravanStrips } from './card-goals.ts';
import { type Form, LIFT } from './layout.ts';
import { clamp, inset, type Rect } from './rect.ts';
import type { TableState } from './table-screen.ts';

export function drawMarks(brush: Brush, state: TableState): void {
  const { model, layout, playing } = state;
  for (const place of model.lastMove?.places ?? []) {
    const rect = rectOf(state, place);
    if (rect) drawLast(brush, rect, layout.fonts.small);
  }
  if (playing) return;
  if (model.heldCard !== null && !model.unlit) {
    for (const place of model.targets) {
      const rect = targetRect(state, place);
      if (!rect) continue;
      brush.frame(inset(rect, -1), 'bright', 2);
      brush.corners(inset(rect, -2), 'hot', Math.min(8, rect.h / 3), 3);
    }
  }
  for (const place of model.preview?.removed ?? []) {
    const rect = rectOf(state, place);
    if (!rect) continue;
    const { growth } = layout.boxes[place.slice(0, 2) as CaravanName];
    const index = growth === 'down' ? 'left' : growth === 'up' ? 'right' : 'both';
    drawRemoved(brush, rect, stripOf(state, place) ?? rect, index);
  }
  const focus = model.focus;
  if (focus && !focus.startsWith('item.')) {
    const rect = rectOf(state, focus);
    const shape = shapeOfFocus(state, focus);
    if (rect) drawFocus(brush, rect, layout.fonts.body, shape, layout.form, layout.hand.y - layout.unit * 4);
  }
}

/** A card that goes with all that lies on it: crossed out. */
export function drawRemoved(
  brush: Brush,
  rect: Rect,
  card: Rect,
  index: 'left' | 'right' | 'both' = 'both',
): void {
  brush.fill(rect, 'background', 0.45);
  brush.dashedFrame(rect, 'hot', 5, 2);
  const size = clamp(Math.min(card.w, card.h) * 1.3, 18, 64);
  // On a strip the sign keeps away from the index: what goes can still be read.
  const strip = index !== 'both' && card.h < rect.w * 0.6;
  const half = { ...card, x: index === 'left' ? card.x + card.w / 2 : card.x, w: card.w / 2 };
  brush.text(strip ? half : card, '✕', { size, face: 'display', tone: 'hot', align: 'centre' });
}

function drawLast(brush: Brush, rect: Rect, size: number): void {
  brush.corners(inset(rect, -3), 'bright', Math.min(9, rect.h / 2), 2);
  const tag = {
    x: rect.x + rect.w - size * 0.3,
    y: rect.y + rect.h / 2 - size * 0.6,
    w: size * 1.1,
    h: size * 1.2,
  };
  brush.fill(tag, 'background', 0.9);
  brush.text(tag, '◄', { size, tone: 'hot', align: 'centre' });
}

/** How the focus stands around a place: never over the index of the card beside or below it. */
type FocusShape = 'ring' | 'bracket' | 'tight';

function shapeOfFocus({ layout, lying }: TableState, place: Place): FocusShape {
  const hand = /^hand\.(\d+)$/.exec(place);
  if (hand) {
    const [card, next] = [layout.handCards[Number(hand[1])], layout.handCards[Number(hand[1]) + 1]];
    return card && next && next.x < card.x + card.w + RING ? 'bracket' : 'ring';
  }
  const name = CARAVANS.find((each) => each === place.slice(0, 2));
  return place.length > 2 && name && lying[name].cards.length > 1 ? 'tight' : 'ring';
}

/** How far a ring stands out around its rectangle. */
const RING = 8;

/** A marker smaller than this is not seen. */
const LEAST_MARK = 7;

/** A double line of at least three pixels, with a marker beside it: never glow alone. */
function drawFocus(
  brush: Brush,
  rect: Rect,
  size: number,
  shape: FocusShape,
  form: Form,
  above: number,
): void {
  if (shape === 'bracket') {
    // The next card lies over this one's right side: its index stays free.
    brush.bracket(rect, 'hot');
    // What is written above the hand stays free as well.
    const room = Math.min(size, rect.y - RING - above);
    const mark = { x: rect.x + rect.w * 0.12, y: rect.y - RING - room, w: size, h: room };
    if (room >= LEAST_MARK) brush.text(mark, '▼', { size: room, tone: 'hot', align: 'centre' });
    return;
  }
  if (shape === 'tight') brush.frame(inset(rect, -2), 'hot', 3);
  else brush.ring(rect, 'hot');
  // Where the pairs lie as rows, a marker beside a card would stand on the plate.
  if (form === 'rows') return;
  const mark = { x: rect.x - 7 - size * 0.8, y: rect.y + rect.h / 2 - size * 0.7, w: size, h: size * 1.4 };
  brush.fill(mark, 'background');
  brush.text(mark, '►', { size, tone: 'hot', align: 'centre' });
}

/** Where a place is on the screen now. */
function rectOf(state: TableState, place: Place): Rect | null {
  const { layout, model, lying } = state;
  const hand = /^hand\.(\d+)$/.exec(place);
  if (hand) {
    const i = Number(hand[1]);
    const card = layout.handCards[i];
    const lift = model.held === i ? LIFT.held : model.focus === place ? LIFT.focused : 0;
    const slice = layout.handSlices[i];
    return card && slice ? { ...card, y: card.y - card.h * lift, w: slice.w } : null;
  }
  const match = /^([AB][123])(?:\.(\d+))?$/.exec(place);
  const name = match?.[1] as CaravanName | undefined;
  if (!name || !CARAVANS.includes(name)) return null;
  if (match![2]) return caravanStrips(layout, lying, name)[Number(match![2]) - 1] ?? null;
  return caravanRect(state, name);
}

/** What is seen of a number card itself, without what lies beside it. */
function stripOf({ layout, lying }: TableState, place: Place): Rect | null {
  const match = /^([AB][123])\.(\d+)$/.exec(place);
  if (!match) return null;
  const name = match[1] as CaravanName;
  return visibleStrips(layout.boxes[name], lying[name].cards)[Number(match[2]) - 1] ?? null;
}

/** A caravan as far as its cards reach and the next one would, or its empty place. */
function caravanRect({ lying, layout, model }: TableState, name: CaravanName): Rect {
  const strips = caravanStrips(layout, lying, name);
  if (strips.length === 0 || model.heldCard !== null) strips.push(lying[name].next);
  const right = Math.max(...strips.map(({ x, w }) => x + w));
  const bottom = Math.max(...strips.map(({ y, h }) => y + h));
  const x = Math.min(...strips.map((strip) => strip.x));
  const y = Math.min(...strips.map((strip) => strip.y));
  return { x, y, w: right - x, h: bottom - y };
}

function targetRect(state: TableState, place: Place): Rect | null {
  const name = CARAVANS.find((each) => each === place);
  return name ? state.lying[name].next : rectOf(state, place);
}
