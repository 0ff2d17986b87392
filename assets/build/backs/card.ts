/** The plate every back is printed on: 100 × 140, rounded corners, a field inside a border. */
import { type Art, rounded, type Shape, solid, stroked } from '../kit/shapes.ts';

export const W = 100;
export const H = 140;

export const card = (...shapes: Shape[]): Art => ({
  w: W,
  h: H,
  shapes: [
    solid(0, rounded(1, 1, W - 2, H - 2, 7)),
    ...shapes,
    stroked(3, 2.4, rounded(1.6, 1.6, W - 3.2, H - 3.2, 6.4)),
  ],
});

export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Numbers that look thrown but never change. */
export const jitter = (i: number): number => {
  const value = Math.sin(i * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};
