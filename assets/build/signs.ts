/** Suits and the marks of the face cards, in a square of 100. Suits differ in shape and in filling. */
import { blobPath, polyPath } from './kit/paths.ts';
import { type Art, circle, rect, type Shape, segment, solid, stroked } from './kit/shapes.ts';

const square = (...shapes: Shape[]): Art => ({ w: 100, h: 100, shapes });

export const SUITS: Readonly<Record<'S' | 'H' | 'C' | 'D', Art>> = {
  /** Solid. */
  S: square(
    solid(
      4,
      'M50 2C56 20 92 36 92 62C92 82 66 86 57 70C58 82 63 92 72 98L28 98C37 92 42 82 43 70C34 86 8 82 8 62C8 36 44 20 50 2Z',
    ),
  ),
  /** Outlined. */
  H: square(
    solid(
      4,
      'M50 97C30 76 4 58 4 32C4 14 18 5 30 5C40 5 47 11 50 20C53 11 60 5 70 5C82 5 96 14 96 32C96 58 70 76 50 97ZM50 76C66 60 82 47 82 32C82 23 76 19 70 19C60 19 55 27 53 40L47 40C45 27 40 19 30 19C24 19 18 23 18 32C18 47 34 60 50 76Z',
    ),
  ),
  /** Solid with a cut. */
  C: square(
    solid(4, circle(50, 25, 23)),
    solid(4, circle(25, 57, 23)),
    solid(4, circle(75, 57, 23)),
    solid(4, 'M42 40L58 40L56 66C57 80 63 92 72 98L28 98C37 92 43 80 44 66Z'),
    stroked(0, 8, segment(-4, 86, 104, 22)),
  ),
  /** Outlined with a dot. */
  D: square(solid(4, 'M50 2L88 50L50 98L12 50ZM50 24L30 50L50 76L70 50Z'), solid(4, circle(50, 50, 9))),
};

/** What the face cards do, and the states of a caravan. */
export const MARKS: Readonly<Record<string, Art>> = {
  // Jack: two blades across.
  cut: square(
    stroked(4, 15, `${segment(14, 10, 76, 72)}${segment(86, 10, 24, 72)}`),
    stroked(4, 9, `${circle(17, 80, 12)}${circle(83, 80, 12)}`),
    solid(0, circle(50, 46, 5)),
  ),
  // Queen: there and back.
  turn: square(
    solid(4, 'M30 2L58 34L38 34L38 78L22 78L22 34L2 34Z'),
    solid(4, 'M70 98L98 66L78 66L78 22L62 22L62 66L42 66Z'),
  ),
  // King: one load upon the same again.
  double: square(
    stroked(4, 13, `${segment(4, 32, 34, 68)}${segment(34, 32, 4, 68)}`),
    stroked(4, 13, 'M52 34C52 20 62 14 72 14C84 14 92 22 92 34C92 52 62 62 54 84L96 84'),
  ),
  // Joker: a broom of rays that leaves nothing but the middle.
  sweep: square(
    stroked(
      4,
      11,
      Array.from({ length: 8 }, (_, i) => {
        const turn = ((i + 0.5) * Math.PI) / 4;
        return segment(
          50 + 22 * Math.cos(turn),
          50 + 22 * Math.sin(turn),
          50 + 49 * Math.cos(turn),
          50 + 49 * Math.sin(turn),
        );
      }).join(''),
    ),
    solid(4, circle(50, 50, 11)),
  ),
  up: square(solid(4, 'M50 4L92 50L66 50L66 96L34 96L34 50L8 50Z')),
  down: square(solid(4, 'M50 96L92 50L66 50L66 4L34 4L34 50L8 50Z')),
  /** SOLD: a stamp with a tick. */
  sold: square(stroked(4, 9, circle(50, 50, 43)), stroked(4, 13, 'M26 52L44 70L76 32')),
  /** OUTBID: theirs is the longer column. */
  outbid: square(
    solid(4, `${rect(14, 54, 26, 42)}${rect(60, 30, 26, 66)}`),
    solid(4, polyPath([73, 2], [94, 24], [52, 24])),
  ),
  /** TIED: a knot between two equal ends. */
  tied: square(stroked(4, 13, `${segment(8, 36, 92, 36)}${segment(8, 64, 92, 64)}`)),
  /** LIGHT: a feather. */
  light: square(
    solid(4, blobPath([90, 6], [92, 30], [70, 62], [36, 80], [24, 72], [32, 40], [60, 14])),
    stroked(0, 6, 'M82 16L30 76M58 44L52 22M46 58L72 54'),
    stroked(4, 8, segment(32, 74, 8, 96)),
  ),
  /** HEAVY: a weight with a ring. */
  heavy: square(solid(4, 'M28 40L72 40L92 96L8 96Z'), stroked(4, 10, circle(50, 24, 16))),
};
