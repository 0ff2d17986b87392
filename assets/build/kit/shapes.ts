/** Flat art: paths with a tone, so that the game can draw them sharp at any size and the build can make pixels of them. */
import { grey } from './paths.ts';
import { type Picture, rasterise } from './raster.ts';

/** Background, line, dim, base, hot: the levels of the phosphor by number. */
export type Level = 0 | 1 | 2 | 3 | 4;

/** A path and its level; with a third part it is a stroke of that width, else it is filled. */
export type Shape = readonly [d: string, level: Level, width?: number];

export interface Art {
  readonly w: number;
  readonly h: number;
  readonly shapes: readonly Shape[];
}

export const solid = (level: Level, d: string): Shape => [d, level];
export const stroked = (level: Level, width: number, d: string): Shape => [d, level, width];

/** The SVG of flat art; `level 0` is black, which a stencil takes as a hole. */
export function svgOf(shapes: readonly Shape[], colour = (level: Level): string => grey(level / 4)): string {
  return shapes
    .map(([d, level, width]) =>
      width === undefined
        ? `<path d="${d}" fill="${colour(level)}" fill-rule="evenodd"/>`
        : `<path d="${d}" fill="none" stroke="${colour(level)}" stroke-width="${width}" stroke-linejoin="round"/>`,
    )
    .join('');
}

export const pixelsOf = (
  { w, h, shapes }: Art,
  width: number,
  height = Math.round((width * h) / w),
): Picture => rasterise(svgOf(shapes), w, h, width, height);

/** One white colour whose coverage is what is drawn and not cut away again. */
export function stencilOf(art: Art, width: number): Picture {
  const picture = pixelsOf(art, width);
  return { ...picture, cover: picture.cover.map((cover, i) => cover * picture.light[i]!) };
}

/** One decimal is finer than any pixel, and the paths are shipped. */
const n = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

export const circle = (x: number, y: number, r: number, ry = r): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(ry)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(ry)} 0 1 0 ${n(-2 * r)} 0Z`;
export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
export const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${n(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
export const segment = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${n(x1)} ${n(y1)}${y1 === y2 ? `H${n(x2)}` : x1 === x2 ? `V${n(y2)}` : `L${n(x2)} ${n(y2)}`}`;

/** Moves, scales and turns a path of absolute M L C Q Z commands. */
export function placed(d: string, x: number, y: number, scale = 1, degrees = 0): string {
  const [cos, sin] = [
    Math.cos((degrees * Math.PI) / 180) * scale,
    Math.sin((degrees * Math.PI) / 180) * scale,
  ];
  return d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, a: string, b: string) => {
    const [px, py] = [Number(a), Number(b)];
    return `${n(px * cos - py * sin + x)} ${n(px * sin + py * cos + y)}`;
  });
}
