/** The name in letters of its own, and the wheel with a spade for a hub that stands for it where there is no room. */
import {
  type Art,
  circle,
  placed,
  rect,
  rounded,
  type Shape,
  segment,
  solid,
  stroked,
} from './kit/shapes.ts';
import { SUITS } from './signs.ts';

const LETTERS: Readonly<Record<string, string>> = {
  C: 'M12 0L34 0L44 10L44 22L31 22L31 15L28 12L16 12L13 15L13 49L16 52L28 52L31 49L31 42L44 42L44 54L34 64L12 64L0 52L0 12Z',
  A: 'M0 64L15 0L29 0L44 64L31 64L22 21L13 64Z',
  R: 'M0 64L0 0L31 0L43 12L43 27L34 37L44 64L30 64L21 40L13 40L13 64ZM13 12L13 29L26 29L30 25L30 16L26 12Z',
  V: 'M0 0L13 0L22 43L31 0L44 0L29 64L15 64Z',
  N: 'M0 64L0 0L13 0L31 37L31 0L44 0L44 64L31 64L13 27L13 64Z',
};
const PITCH = 51;

const letters = (word: string): string =>
  [...word].map((letter, i) => placed(LETTERS[letter]!, 2 + i * PITCH, 2)).join('');
/** A wheel between the legs of every A: three tents on the move. */
const wheels = [1, 3, 5].map((i) => circle(24 + i * PITCH, 60, 5)).join('');
const W = 6 * PITCH + 48;
const ROAD_Y = 80;

export const LOGO: Art = {
  w: W,
  h: 90,
  shapes: [
    solid(4, letters('CARAVAN')),
    // Beam rows, thicker towards the ground.
    solid(
      0,
      [
        [30, 1.4],
        [38, 2],
        [45.6, 2.8],
        [53, 3.6],
      ]
        .map(([y, h]) => rect(0, y!, W, h!))
        .join(''),
    ),
    solid(0, [1, 3, 5].map((i) => circle(24 + i * PITCH, 60, 7.4)).join('')),
    stroked(4, 3, wheels),
    // The road and its seven stops.
    stroked(3, 2, segment(0, ROAD_Y, W, ROAD_Y)),
    solid(0, Array.from({ length: 7 }, (_, i) => circle(24 + i * PITCH, ROAD_Y, 6)).join('')),
    stroked(4, 2, Array.from({ length: 6 }, (_, i) => circle(24 + i * PITCH, ROAD_Y, 3)).join('')),
    solid(4, circle(24 + 6 * PITCH, ROAD_Y, 4.4)),
  ],
};

const arc = (r: number, from: number, to: number): string => {
  const at = (turn: number): string =>
    `${(50 + r * Math.cos(turn)).toFixed(2)} ${(50 + r * Math.sin(turn)).toFixed(2)}`;
  return `M${at(from)}A${r} ${r} 0 1 1 ${at(to)}`;
};

/** A wheel that is a C. `reach` is its radius in a square of 100. */
const emblem = (reach: number): Shape[] => {
  const spokes = Array.from({ length: 9 }, (_, i) => {
    const turn = ((i + 2) * Math.PI) / 6;
    const [x, y] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
    return segment(50 + x * 0.6, 50 + y * 0.6, 50 + x * 0.85, 50 + y * 0.85);
  });
  return [
    stroked(3, reach * 0.12, spokes.join('')),
    stroked(4, reach * 0.24, arc(reach * 0.88, 0.6, -0.6)),
    ...SUITS.S.shapes.map(
      ([d, level]): Shape => solid(level, placed(d, 50 - reach * 0.47, 50 - reach * 0.5, reach * 0.0094)),
    ),
  ];
};

const ground = (d: string): Shape => solid(0, d);
/** With its own rounded corners, for tabs. */
export const FAVICON: Art = { w: 100, h: 100, shapes: [ground(rounded(0, 0, 100, 100, 20)), ...emblem(41)] };
/** Corner to corner, for systems that cut the shape themselves. */
export const APP_ICON: Art = { w: 100, h: 100, shapes: [ground(rect(0, 0, 100, 100)), ...emblem(40)] };
/** Everything within the middle four fifths. */
export const MASKABLE: Art = { w: 100, h: 100, shapes: [ground(rect(0, 0, 100, 100)), ...emblem(31)] };
