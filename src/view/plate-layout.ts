/**
 * Where things stand on one side of a plate. Beside each other where it is wide; in two lines where it is narrow and
 * high, as on a phone held upright. Pure.
 */
import { STATUS_WORDS } from '../text/index.ts';
import { advanceOf } from './ink.ts';
import type { FontSizes } from './layout.ts';
import { Carving, cut, inset, type Rect, split } from './rect.ts';

export interface PlateFigures {
  /** The total as it is; shown beside `after` while a move is considered. */
  readonly value: number;
  readonly after: number | null;
}

export interface PlatePlaces {
  readonly gauge: Rect;
  readonly name: Rect | null;
  /** The total now and the arrow behind it, while another total is considered. */
  readonly before: Rect | null;
  readonly arrow: Rect | null;
  readonly total: Rect;
  readonly status: Rect;
  readonly way: Rect;
  readonly suit: Rect;
  /** Of the totals. */
  readonly size: number;
}

/** The longest word of a state, and the least size it can be read at. */
const LONGEST_STATE = Math.max(...Object.values(STATUS_WORDS).map(({ length }) => length));
export const LEAST_STATE = 9;

export const stateWidth = (size: number, letters = LONGEST_STATE): number =>
  letters * size * advanceOf('body') + 8;

export function layPlateSide(
  rect: Rect,
  figures: PlateFigures,
  fonts: FontSizes,
  edge: 'top' | 'bottom',
): PlatePlaces {
  const [gauge, inside] = cut(inset(rect, 7, 3), edge, Math.max(4, rect.h * 0.1), 1);
  const isNarrow = rect.w <= fonts.body * 12.4;
  return { gauge, ...(isNarrow && hasTwoLines(inside, fonts) ? stacked : beside)(inside, figures, fonts) };
}

/** Name and state stand over each other only where both can be read. */
const hasTwoLines = ({ h }: Rect, fonts: FontSizes): boolean => h >= 2 * fonts.small * 0.95;

type Placed = Omit<PlatePlaces, 'gauge'>;

/** How many digits wide the totals are: there is always room for two; the arrow takes the width of one and a bit. */
const ARROW = 1.2;
function lettersOf({ value, after }: PlateFigures): { before: number; total: number; all: number } {
  const total = Math.max(2, String(after ?? value).length);
  const before = after !== null && after !== value ? Math.max(2, String(value).length) : 0;
  return { before, total, all: total + before + (before > 0 ? ARROW : 0) };
}

function totals(
  line: Carving,
  figures: PlateFigures,
  size: number,
): Pick<Placed, 'before' | 'arrow' | 'total'> {
  const { before, total } = lettersOf(figures);
  // Letters stand on whole pixels.
  const digit = Math.ceil(size * advanceOf('display'));
  return {
    before: before > 0 ? line.take('left', before * digit) : null,
    arrow: before > 0 ? line.take('left', ARROW * digit) : null,
    total: line.take('left', total * digit, 5),
  };
}

/** All in one line: name, totals, state, direction, suit. */
function beside(inside: Rect, figures: PlateFigures, fonts: FontSizes): Placed {
  const line = new Carving(inside);
  const { all } = lettersOf(figures);
  const signs = line.take('right', Math.min(fonts.head * 1.2, inside.h, inside.w * 0.2) * 1.36, 2);
  const [way, suit] = split(signs, 2, 'x') as [Rect, Rect];
  const least = stateWidth(LEAST_STATE);
  const wish = Math.min(fonts.total, inside.h * 1.28);
  const size = Math.min(wish, (line.rest.w - 5 - least - all) / (all * advanceOf('display')));
  const nameWidth = fonts.small * 1.5;
  const named =
    all * size * advanceOf('display') + 5 + stateWidth(LEAST_STATE + 2) + nameWidth <= line.rest.w;
  const name = named ? line.take('left', nameWidth) : null;
  const placed = totals(line, figures, size);
  return { name, ...placed, status: line.rest, way, suit, size };
}

/** Totals as high as there is room, beside them name and signs above the state. */
function stacked(inside: Rect, figures: PlateFigures, fonts: FontSizes): Placed {
  const line = new Carving(inside);
  const { all } = lettersOf(figures);
  const least = stateWidth(LEAST_STATE);
  const wish = Math.min(fonts.total * 1.1, inside.h * 1.28);
  const size = Math.min(wish, (inside.w - 5 - least - all) / (all * advanceOf('display')));
  const placed = totals(line, figures, size);
  const [above, status] = split(line.rest, 2, 'y', 1) as [Rect, Rect];
  const top = new Carving(above);
  const signs = top.take('right', Math.min(above.h, above.w * 0.34) * 2);
  const [way, suit] = split(signs, 2, 'x') as [Rect, Rect];
  const name = top.rest.w >= 2 * LEAST_STATE * advanceOf('body') ? top.rest : null;
  return { name, ...placed, status, way, suit, size };
}
