/** Brightness cut into the five levels of the phosphor, with an ordered pattern between them. */
import type { Picture } from './raster.ts';

/** Level 0 is black glass, 4 the hottest phosphor. */
export const LEVELS = 5;
/** What a pixel outside the picture holds. */
export const CLEAR = 255;

/** One byte a pixel: a level, `CLEAR`, or `CLEAR` less 1…7 for white that covers so many eighths. */
export interface Levels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const BAYER = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
] as const;

/** `hardness` above 1 leaves flat tones flat and keeps the pattern for the transitions. */
export function dither(picture: Picture, hardness = 1.6): Levels {
  const { width, height, light, cover } = picture;
  const pixels = new Uint8Array(width * height).fill(CLEAR);
  for (let i = 0; i < pixels.length; i++) {
    if (cover[i]! < 0.5) continue;
    const value = light[i]! * (LEVELS - 1);
    const below = Math.floor(value);
    const share = (value - below - 0.5) * hardness + 0.5;
    const threshold = (BAYER[Math.floor(i / width) & 3]![(i % width) & 3]! + 0.5) / 16;
    pixels[i] = Math.min(LEVELS - 1, below + (share > threshold ? 1 : 0));
  }
  return { width, height, pixels };
}

/** Flat art: each pixel the nearest level, no pattern. */
export function flatten(picture: Picture): Levels {
  const pixels = new Uint8Array(picture.light.length).fill(CLEAR);
  for (let i = 0; i < pixels.length; i++) {
    if (picture.cover[i]! >= 0.5) pixels[i] = Math.round(picture.light[i]! * (LEVELS - 1));
  }
  return { width: picture.width, height: picture.height, pixels };
}

/** White art with soft edges: coverage in eighths. */
export function stencil(picture: Picture): Levels {
  const pixels = new Uint8Array(picture.light.length).fill(CLEAR);
  for (let i = 0; i < pixels.length; i++) {
    const eighths = Math.round(picture.cover[i]! * 8);
    if (eighths > 0) pixels[i] = eighths === 8 ? LEVELS - 1 : CLEAR - eighths;
  }
  return { width: picture.width, height: picture.height, pixels };
}

/** The outermost pixels of a figure are never black, so that its outline closes on a black ground. */
export function outlined(levels: Levels, least: number): Levels {
  const { width, height, pixels } = levels;
  const result = pixels.slice();
  const clear = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && pixels[y * width + x] === CLEAR;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (pixels[i]! >= least) continue;
      if (clear(x - 1, y) || clear(x + 1, y) || clear(x, y - 1) || clear(x, y + 1)) result[i] = least;
    }
  }
  return { width, height, pixels: result };
}
