/** Where a grid of cards stands and its cells lie: lanes side by side, in as many bands as the width asks for. Pure. */
import { type Cell, lanesIn, type MenuItem } from '../present/index.ts';
import { type FontSizes, type Form, TARGET } from './layout.ts';
import { cut, type Rect, split } from './rect.ts';

/** A lane is a head over four suits. */
const ROWS = 5;
/** How many lanes a band may have, most first: all, one half, fewer. */
const PER_BAND = [14, 7, 5, 4] as const;
const BAND_GAP = 10;
/** Cells higher than this look empty. */
const MOST_CELL = 1.5;

interface PlacedCell {
  readonly item: Cell;
  readonly rect: Rect;
}

/** How many lanes stand side by side in a width. */
const perBand = (width: number): number =>
  PER_BAND.find((count) => width / count >= TARGET) ?? PER_BAND[PER_BAND.length - 1]!;

/** Lays the cells out in a width, as high as the room lets them be and never too low for a finger. */
export function placeCells(items: readonly MenuItem[], { w, h }: Pick<Rect, 'w' | 'h'>): PlacedCell[] {
  const lanes = lanesIn(items);
  const count = perBand(w);
  const bands = Math.ceil(lanes.length / count);
  const wide = w / count;
  const room = (h - BAND_GAP * (bands - 1)) / bands;
  const high = Math.max(TARGET, Math.min(room / ROWS, wide * MOST_CELL));
  return lanes.flatMap((lane, i) => {
    const x = (i % count) * wide;
    const y = Math.floor(i / count) * (ROWS * high + BAND_GAP);
    return lane.map((item, row): PlacedCell => {
      // A lane of one card, the Joker's, is one tall card.
      const tall = row > 0 && lane.length === 2 ? ROWS - 1 : 1;
      return { item, rect: { x, y: y + row * high, w: wide, h: tall * high } };
    });
  });
}

/** Rows of buttons at the foot, each as wide as its words need at least. */
export function cellFoot(items: readonly MenuItem[], width: number, fonts: FontSizes): string[][] {
  const ids = items.filter(({ kind }) => kind !== 'cell').map(({ id }) => id);
  const most = Math.max(1, Math.floor(width / (fonts.body * 0.6 * 9 + 16)));
  const each = Math.ceil(ids.length / Math.ceil(ids.length / most));
  return Array.from({ length: Math.ceil(ids.length / each) }, (_, i) => ids.slice(i * each, (i + 1) * each));
}

/** The grid, what it comes to in figures, and in words: beside it, or below it on a screen that is held upright. */
export function cellPlaces(
  body: Rect,
  fonts: FontSizes,
  form: Form,
): { readonly cells: Rect; readonly picture: Rect; readonly lines: Rect } {
  const gap = fonts.body * 0.8;
  if (form === 'tall') {
    const bands = Math.ceil(14 / perBand(body.w));
    const wanted = bands * ROWS * (TARGET + 1) + BAND_GAP * bands;
    const [cells, rest] = cut(body, 'top', Math.min(wanted, body.h * 0.72), gap * 0.5);
    const [picture, lines] = split(rest, 2, 'x', gap);
    return { cells, picture: picture!, lines: lines! };
  }
  const least = 14 * TARGET;
  const side = Math.max(fonts.small * 13, Math.min(body.w * 0.26, body.w - least - gap));
  const [right, cells] = cut(body, 'right', side, gap);
  const [picture, lines] = cut(right, 'top', right.h * 0.62, gap * 0.5);
  return { cells, picture, lines };
}
