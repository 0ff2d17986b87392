/**
 * The plate between two caravans: both totals, both states in a word, direction and suit. A state is told by its
 * word and by the shape around it, never by colour: sold is filled, outbid framed with dashes, tied framed
 * twice, heavy hatched, light bare.
 */
import type { CaravanName, CaravanStatus, Reading } from '../engine/index.ts';
import { STATUS_WORDS } from '../text/index.ts';
import type { Brush } from './brush.ts';
import { SUIT_SIGNS } from './glyph-paths.ts';
import type { FontSizes } from './layout.ts';
import { LEAST_STATE, layPlateSide } from './plate-layout.ts';
import { clamp, inset, type Rect, split } from './rect.ts';

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
  drawPlateSide(brush, upper, sides[0], fonts, 'top');
  drawPlateSide(brush, lower, sides[1], fonts, 'bottom');
}

export function drawPlateSide(
  brush: Brush,
  rect: Rect,
  { caravan, reading, status, after }: PlateSide,
  fonts: FontSizes,
  edge: 'top' | 'bottom',
): void {
  const shown = after ?? { reading, status };
  const figures = { value: reading.value, after: after?.reading.value ?? null };
  const places = layPlateSide(rect, figures, fonts, edge);
  drawGauge(brush, places.gauge, shown.reading.value);
  if (after) brush.frame(inset(rect, 1), 'hot', 2);
  if (places.name)
    brush.text(places.name, caravan, { size: fonts.small, least: LEAST_STATE, tone: 'base', lines: 1 });
  const number = { size: places.size, face: 'display' as const, align: 'right' as const };
  if (places.before && places.arrow) {
    brush.text(places.before, String(reading.value), { ...number, tone: 'base' });
    brush.text(places.arrow, '►', { size: places.size * 0.42, tone: 'hot', align: 'centre' });
  }
  brush.text(places.total, String(shown.reading.value), {
    ...number,
    tone: after || shown.status === 'sold' ? 'hot' : 'bright',
  });
  const { direction, suit } = shown.reading;
  const sign = {
    size: Math.min(places.way.w, places.way.h) * 1.45,
    face: 'display' as const,
    align: 'centre' as const,
  };
  const tone = after ? 'hot' : 'bright';
  if (direction !== 'none') brush.text(places.way, direction === 'up' ? '↑' : '↓', { ...sign, tone });
  if (suit) brush.text(places.suit, SUIT_SIGNS[suit], { ...sign, tone });
  if (suit) drawStatus(brush, places.status, shown.status, fonts);
}

function drawStatus(brush: Brush, room: Rect, status: CaravanStatus, fonts: FontSizes): void {
  const text = STATUS_WORDS[status];
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
      brush.dashedFrame(tag, 'base', 3, 1);
      brush.text(tag, text, { ...style, tone: 'bright' });
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
