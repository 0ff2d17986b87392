/** Which pictures lie on the atlas, and at which sizes. Sizes are CSS pixels; `scale` makes device pixels of them. */
import { BACKS } from './backs/index.ts';
import { FIGURES } from './figures/index.ts';
import { FRAMES } from './frames.ts';
import { ICONS } from './icons.ts';
import { dither, flatten, type Levels, stencil } from './kit/dither.ts';
import { portraitAt } from './kit/portrait.ts';
import type { Picture } from './kit/raster.ts';
import { type Art, pixelsOf, stencilOf } from './kit/shapes.ts';
import { LOGO } from './logo.ts';
import { PORTRAITS } from './portraits/index.ts';
import { MARKS, SUITS } from './signs.ts';

export const SCALES = [1, 2] as const;
export const PORTRAIT = 96;
const BACK_WIDTH = 64;
const FIGURE_SIZES = { '': 72, '-small': 36 };
const SUIT_SIZES = [12, 16, 24];
const MARK_SIZES = [24];
const ICON_SIZES = [24];
const FRAME_SIZE = 36;
const LOGO_WIDTH = 354;

/** People are painted once and cut at every scale. */
const painted = new Map<string, Picture>();
export function paint(id: string): Picture {
  let picture = painted.get(id);
  if (!picture) {
    picture = PORTRAITS[id]!();
    painted.set(id, picture);
  }
  return picture;
}

/** Light falls on the letters from above. */
function logoAt(width: number): Levels {
  const picture = pixelsOf(LOGO, width);
  const light = picture.light.map(
    (value, i) => value * (1 - 0.42 * Math.min(1, Math.floor(i / width) / (picture.height * 0.7))),
  );
  // Black parts are holes: the name stands on whatever is behind it.
  return dither(
    { ...picture, light, cover: picture.cover.map((cover, i) => (picture.light[i]! < 0.3 ? 0 : cover)) },
    1.2,
  );
}

/** Every frame by its name, still to be drawn. */
export function framesAt(scale: number): Map<string, () => Levels> {
  const frames = new Map<string, () => Levels>();
  const stencils = (kind: string, arts: Readonly<Record<string, Art>>, sizes: readonly number[]): void => {
    for (const [name, art] of Object.entries(arts)) {
      for (const size of sizes) {
        frames.set(`${kind}-${name}-${size}`, () => stencil(stencilOf(art, size * scale)));
      }
    }
  };
  for (const id of Object.keys(PORTRAITS)) {
    frames.set(`portrait-${id}`, () => portraitAt(paint(id), PORTRAIT * scale));
  }
  for (const [rank, art] of Object.entries(FIGURES)) {
    for (const [suffix, size] of Object.entries(FIGURE_SIZES)) {
      frames.set(`figure-${rank}${suffix}`, () => flatten(pixelsOf(art, size * scale)));
    }
  }
  for (const [set, art] of Object.entries(BACKS)) {
    frames.set(`back-${set}`, () => flatten(pixelsOf(art, BACK_WIDTH * scale)));
  }
  stencils('suit', SUITS, SUIT_SIZES);
  stencils('mark', MARKS, MARK_SIZES);
  stencils('icon', ICONS, ICON_SIZES);
  for (const [name, art] of Object.entries(FRAMES)) {
    frames.set(`frame-${name}`, () => flatten(holed(pixelsOf(art, FRAME_SIZE * scale))));
  }
  frames.set('logo', () => logoAt(LOGO_WIDTH * scale));
  return frames;
}

const holed = (picture: Picture): Picture => ({
  ...picture,
  cover: picture.cover.map((cover, i) => (picture.light[i]! < 0.2 ? 0 : cover)),
});
