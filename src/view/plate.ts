/**
 * The plate between two caravans: both totals, both states in a word, direction and suit. A state is told by its
 * word and by the shape around it, never by colour: sold is filled, outbid struck through, tied framed twice,
 * heavy hatched, light bare.
 */
import type { CaravanName, CaravanStatus, Reading } from '../engine/index.ts';
import type { Brush } from './brush.ts';
import { SUIT_SIGNS } from './glyph-paths.ts';
import type { FontSizes } from './layout.ts';
import { Carving, clamp, cut, inset, type Rect, split } from './rect.ts';

export interface PlateSide {
  readonly caravan: CaravanName;
  readonly reading: Reading;
  readonly status: CaravanStatus;
  /** What it would show after the move that is being considered. */
  readonly after: { readonly reading: Reading; readonly status: CaravanStatus } | null;
}

const GAUGE_END = 34;
const SALE = { min: 21, max: 26 };

export function drawPlate(
  brush: Brush,
  rect: Rect,
  sides: readonly [PlateSide, PlateSide],
  fonts: FontSizes,
): void {
  brush.fill(rect, 'background');
  brush.frame(rect, 'dim', 1);
  brush.corners(rect, 'base', 8, 2);
  const [upper, lower] = split(rect, 2, 'y') as [Rect, Rect];
  brush.fill({ x: rect.x + 6, y: upper.y + upper.h, w: rect.w - 12, h: 1 }, 'line');
  drawSide(brush, upper, sides[0], fonts, 'top');
  drawSide(brush, lower, sides[1], fonts, 'bottom');
}

function drawSide(
  brush: Brush,
  rect: Rect,
  { caravan, reading, status, after }: PlateSide,
  fonts: FontSizes,
  edge: 'top' | 'bottom',
): void {
  const shown = after ?? { reading, status };
  const roomy = rect.w > fonts.body * 12.5;
  const [gaugeBand, line] = cut(inset(rect, 8, 3), edge, Math.max(4, rect.h * 0.12));
  drawGauge(brush, gaugeBand, shown.reading.value);
  if (after) brush.frame(inset(rect, 1), 'hot', 2);
  const room = new Carving(line);
  if (roomy) {
    const name = room.take('left', fonts.body * 1.7);
    brush.text(name, caravan, { size: fonts.body, tone: 'base' });
  }
  const long = Math.max(reading.value, shown.reading.value) > 99 ? 0.8 : 1;
  const number = {
    size: Math.min(fonts.total, room.rest.h * 1.28, rect.w * 0.26) * long,
    face: 'display' as const,
  };
  const digit = brush.textWidth('0', number.size, 'display');
  if (after && after.reading.value !== reading.value && roomy) {
    const before = room.take('left', digit * 2);
    brush.text(before, String(reading.value), { ...number, tone: 'base', align: 'right' });
    const arrow = room.take('left', fonts.small * 1.4);
    brush.text(arrow, '►', { size: fonts.small, tone: 'hot', align: 'centre' });
  }
  const total = room.take('left', digit * Math.max(2, String(shown.reading.value).length), 5);
  brush.text(total, String(shown.reading.value), {
    ...number,
    tone: after || shown.status === 'sold' ? 'hot' : 'bright',
    align: 'right',
  });
  const { direction, suit } = shown.reading;
  const signSize = Math.min(fonts.head * 1.2, room.rest.h, rect.w * 0.19);
  const signs = room.take('right', signSize * 1.36, 2);
  const [way, colour] = split(signs, 2, 'x') as [Rect, Rect];
  const tone = after ? 'hot' : 'bright';
  if (direction !== 'none')
    brush.text(way, direction === 'up' ? '↑' : '↓', {
      size: signSize,
      face: 'display',
      tone,
      align: 'centre',
    });
  if (suit) brush.text(colour, SUIT_SIGNS[suit], { size: signSize, face: 'display', tone, align: 'centre' });
  if (suit) drawStatus(brush, room.rest, shown.status, fonts);
}

function drawStatus(brush: Brush, room: Rect, status: CaravanStatus, fonts: FontSizes): void {
  const text = status.toUpperCase();
  let size = fonts.small;
  while (size > 8 && brush.textWidth(text, size) + 8 > room.w) size--;
  const w = Math.min(room.w, brush.textWidth(text, size) + 8);
  const h = Math.min(room.h, size * 1.5);
  const tag = { x: room.x + Math.min(4, (room.w - w) / 2), y: room.y + (room.h - h) / 2, w, h };
  const style = { size, least: 7, lines: 1, align: 'centre' as const };
  switch (status) {
    case 'sold':
      brush.fill(tag, 'bright');
      brush.text(tag, text, { ...style, tone: 'background' });
      break;
    case 'tied':
      brush.frame(tag, 'bright', 1);
      brush.frame(inset(tag, 2), 'bright', 1);
      brush.text(tag, text, { ...style, tone: 'bright' });
      break;
    case 'outbid':
      brush.frame(tag, 'dim', 1);
      brush.text(tag, text, { ...style, tone: 'base' });
      brush.fill({ x: tag.x, y: tag.y + tag.h / 2, w: tag.w, h: 1 }, 'bright');
      break;
    case 'heavy':
      brush.hatch(tag, 'dim', 5, 1);
      brush.frame(tag, 'base', 1);
      brush.text(tag, text, { ...style, tone: 'hot' });
      break;
    case 'light':
      brush.text(tag, text, { ...style, tone: 'base' });
      break;
  }
}

/** How far a total is from the window of 21 to 26. */
function drawGauge(brush: Brush, rect: Rect, value: number): void {
  const at = (n: number): number => rect.x + (rect.w * clamp(n, 0, GAUGE_END)) / GAUGE_END;
  brush.fill({ x: rect.x, y: rect.y + rect.h / 2, w: rect.w, h: 1 }, 'line');
  brush.frame({ x: at(SALE.min), y: rect.y, w: at(SALE.max) - at(SALE.min), h: rect.h }, 'dim', 1);
  const h = Math.max(2, rect.h - 3);
  brush.fill({ x: rect.x, y: rect.y + (rect.h - h) / 2, w: at(value) - rect.x, h }, 'base');
  if (value > GAUGE_END) brush.fill({ x: rect.x + rect.w - 3, y: rect.y, w: 3, h: rect.h }, 'hot');
}
