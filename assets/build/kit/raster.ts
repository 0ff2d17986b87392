/** SVG to brightness and coverage, and what is done to such pictures. */
import { Resvg } from '@resvg/resvg-js';

/** Brightness (not premultiplied) and coverage of every pixel, both 0…1. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
  readonly cover: Float32Array;
}

export const emptyPicture = (width: number, height: number): Picture => ({
  width,
  height,
  light: new Float32Array(width * height),
  cover: new Float32Array(width * height),
});

/** Rasterises elements drawn in a box of `w` × `h` units into `width` × `height` pixels. */
export function rasterise(
  content: string,
  w: number,
  h: number,
  width: number,
  height: number,
  left = 0,
  top = 0,
): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${w} ${h}" preserveAspectRatio="none">${content}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false }, logLevel: 'off' }).render();
  const picture = emptyPicture(width, height);
  for (let i = 0; i < width * height; i++) {
    const alpha = pixels[4 * i + 3]!;
    if (alpha === 0) continue;
    picture.cover[i] = alpha / 255;
    picture.light[i] = Math.min(1, pixels[4 * i]! / alpha);
  }
  return picture;
}

/** Averages blocks of pixels; brightness counts by its coverage. */
export function shrink(picture: Picture, factor: number): Picture {
  const small = emptyPicture(picture.width / factor, picture.height / factor);
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      let light = 0;
      let cover = 0;
      for (let dy = 0; dy < factor; dy++) {
        for (let dx = 0; dx < factor; dx++) {
          const i = (y * factor + dy) * picture.width + x * factor + dx;
          light += picture.light[i]! * picture.cover[i]!;
          cover += picture.cover[i]!;
        }
      }
      const i = y * small.width + x;
      small.light[i] = cover > 0 ? light / cover : 0;
      small.cover[i] = cover / (factor * factor);
    }
  }
  return small;
}

/** A box blur run twice: near enough to a soft lens. Values beyond the edge are those at the edge. */
export function blur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const r = Math.max(1, Math.round(radius));
  let from = source;
  for (let pass = 0; pass < 2; pass++) {
    from = boxBlur(from, height, width, width, 1, r);
    from = boxBlur(from, width, height, 1, width, r);
  }
  return from;
}

function boxBlur(
  source: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  r: number,
): Float32Array {
  const result = new Float32Array(source.length);
  const share = 1 / (2 * r + 1);
  for (let line = 0; line < lines; line++) {
    const base = line * lineStep;
    const value = (k: number): number => source[base + Math.max(0, Math.min(length - 1, k)) * step]!;
    let sum = 0;
    for (let k = -r; k <= r; k++) sum += value(k);
    for (let k = 0; k < length; k++) {
      result[base + k * step] = sum * share;
      sum += value(k + r + 1) - value(k - r);
    }
  }
  return result;
}

/** Makes small things stand out before the levels are cut; works on brightness inside the picture only. */
export function sharpen(picture: Picture, amount: number): Picture {
  const { width, height, light, cover } = picture;
  const weighted = light.map((value, i) => value * cover[i]!);
  const soft = blur(weighted, width, height, 1);
  const weight = blur(cover, width, height, 1);
  return {
    ...picture,
    light: light.map((value, i) => {
      const around = weight[i]! > 0 ? soft[i]! / weight[i]! : value;
      return Math.max(0, Math.min(1, value + (value - around) * amount));
    }),
  };
}
