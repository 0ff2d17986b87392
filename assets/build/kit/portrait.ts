/** From a painted person to the pixels of one size. */
import { dither, type Levels, outlined } from './dither.ts';
import { type Picture, sharpen, shrink } from './raster.ts';

/** Each size is cut into levels by itself: a pattern scaled is a smear. */
export function portraitAt(picture: Picture, size: number): Levels {
  const factor = picture.width / size;
  const small = shrink(picture, factor);
  return outlined(dither(sharpen(small, factor > 2 ? 0.7 : 0.5), 1.9), 1);
}
