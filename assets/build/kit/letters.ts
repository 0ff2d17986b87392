/** The stencil alphabet of crates and tickets: strokes in a cell of 4 × 6. */
import { type Art, placed, stroked } from './shapes.ts';

const LETTERS: Record<string, string> = {
  A: 'M0 6L0 2L2 0L4 2L4 6M0 4L4 4',
  B: 'M0 3L3 3L4 4L4 5L3 6L0 6L0 0L3 0L4 1L4 2L3 3',
  C: 'M4 1L3 0L1 0L0 1L0 5L1 6L3 6L4 5',
  D: 'M0 0L0 6L3 6L4 5L4 1L3 0L0 0',
  E: 'M4 0L0 0L0 6L4 6M0 3L3 3',
  F: 'M4 0L0 0L0 6M0 3L3 3',
  G: 'M4 1L3 0L1 0L0 1L0 5L1 6L3 6L4 5L4 3L2 3',
  H: 'M0 0L0 6M4 0L4 6M0 3L4 3',
  I: 'M1 0L1 6',
  J: 'M4 0L4 5L3 6L1 6L0 5',
  K: 'M0 0L0 6M4 0L0 3.5M1.2 2.6L4 6',
  L: 'M0 0L0 6L4 6',
  M: 'M0 6L0 0L2 3L4 0L4 6',
  N: 'M0 6L0 0L4 6L4 0',
  O: 'M1 0L3 0L4 1L4 5L3 6L1 6L0 5L0 1Z',
  P: 'M0 6L0 0L3 0L4 1L4 2L3 3L0 3',
  Q: 'M1 0L3 0L4 1L4 5L3 6L1 6L0 5L0 1ZM2.4 4.2L4.4 6.4',
  R: 'M0 6L0 0L3 0L4 1L4 2L3 3L0 3M2 3L4 6',
  S: 'M4 1L3 0L1 0L0 1L0 2L1 3L3 3L4 4L4 5L3 6L1 6L0 5',
  T: 'M0 0L4 0M2 0L2 6',
  U: 'M0 0L0 5L1 6L3 6L4 5L4 0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 3L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3L2 6',
  Z: 'M0 0L4 0L0 6L4 6',
  '0': 'M1 0L3 0L4 1L4 5L3 6L1 6L0 5L0 1ZM0 5L4 1',
  '1': 'M0.5 1.2L2 0L2 6M0.5 6L3.5 6',
  '2': 'M0 1L1 0L3 0L4 1L4 2L0 6L4 6',
  '3': 'M0 1L1 0L3 0L4 1L4 2L3 3L4 4L4 5L3 6L1 6L0 5M1.5 3L3 3',
  '4': 'M3 6L3 0L0 4L4 4',
  '5': 'M4 0L0 0L0 2.5L3 2.5L4 3.5L4 5L3 6L0 6',
  '6': 'M4 1L3 0L1 0L0 1L0 5L1 6L3 6L4 5L4 4L3 3L0 3',
  '7': 'M0 0L4 0L1.5 6',
  '8': 'M1 3L0 2L0 1L1 0L3 0L4 1L4 2L3 3L1 3L0 4L0 5L1 6L3 6L4 5L4 4L3 3',
  '9': 'M4 3L1 3L0 2L0 1L1 0L3 0L4 1L4 5L3 6L1 6L0 5',
  '&': 'M4 6L1 2L1 1L2 0L3 1L3 2L0 4L0 5L1 6L2 6L4 4',
  '.': 'M0.5 5.4L0.5 6',
};

/** Between two letters. */
const GAP = 1.6;
const advanceOf = (letter: string): number => (letter === 'I' || letter === '.' ? 3.6 : 5.6);

/** The alphabet as art: cells of 6 units' height, as wide as the letter. */
export const ALPHABET: Readonly<Record<string, Art>> = Object.fromEntries(
  Object.entries(LETTERS).map(([letter, d]) => [
    letter,
    { w: advanceOf(letter) - GAP, h: 6, shapes: [stroked(4, 1, d)] },
  ]),
);

/** How wide a word is, in cells of its letters. */
export const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + advanceOf(letter), -GAP);

/** The strokes of a word around a centre; `size` is the height of its capitals. */
export function lettering(word: string, cx: number, cy: number, size: number, degrees = 0): string {
  const scale = size / 6;
  const turn = (degrees * Math.PI) / 180;
  let pen = -widthOf(word) / 2;
  let path = '';
  for (const letter of word) {
    const [dx, dy] = [pen * scale, -3 * scale];
    path += placed(
      LETTERS[letter] ?? '',
      cx + dx * Math.cos(turn) - dy * Math.sin(turn),
      cy + dx * Math.sin(turn) + dy * Math.cos(turn),
      scale,
      degrees,
    );
    pen += advanceOf(letter);
  }
  return path;
}
