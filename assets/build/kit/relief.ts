/**
 * A painter that lights what it is given. Each form is a cut-out that is puffed up like a cushion, lit from one
 * side, edged with black and throws a soft shadow on what lies below it; inks and shades are laid on flat.
 */
import { blur, emptyPicture, type Picture, rasterise } from './raster.ts';

/** The units a portrait is drawn in; it is painted at twice as many pixels. */
export const CANVAS = 192;
const FINE = 2;

export interface FormOptions {
  /** How far the edge bends away, in units. 0 is a flat board. */
  readonly round?: number;
  /** Strength of the bend. */
  readonly relief?: number;
  /** Width of the black edge around it. */
  readonly edge?: number;
  /** Darkness of the shadow it throws, and how far. */
  readonly cast?: number;
  readonly reach?: number;
  /** A spot of shine where the light falls straight on. */
  readonly gloss?: number;
}

export class Relief {
  private readonly picture: Picture;
  private readonly size: number;
  /** 1 where the light comes from the right, -1 from the left. */
  private readonly side: number;

  constructor(lightFrom: 'left' | 'right') {
    this.size = CANVAS * FINE;
    this.picture = emptyPicture(this.size, this.size);
    this.side = lightFrom === 'right' ? 1 : -1;
  }

  /** A lit solid. Its greys are its own colour; lines inside it bend with it. */
  form(content: string, options: FormOptions = {}): this {
    const { round = 8, relief = 1, edge = 1.4, cast = 0.55, reach = 5, gloss = 0 } = options;
    const { size, side, picture } = this;
    const whole = rasterise(content, CANVAS, CANVAS, size, size);
    const dx = -side * Math.round(reach * FINE * 0.8);
    const dy = Math.round(reach * FINE * 0.6);
    const part = windowOf(whole, Math.ceil(Math.max(round, reach * 2, edge * 2) * FINE * 2) + 4);
    const { x0, y0, w, h, light: tone, cover } = part;
    const height = heightOf(part, round);
    const shadow = cast > 0 ? blur(cover, w, h, reach * FINE * 0.5) : null;
    const rim = edge > 0 ? blur(cover, w, h, edge * FINE * 0.6) : null;
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const j = y * w + x;
        const i = (y + y0) * size + x + x0;
        const over = cover[j]!;
        if (over < 1) {
          let keep = 1;
          const [sx, sy] = [x - dx, y - dy];
          if (shadow && sx >= 0 && sx < w && sy >= 0 && sy < h) keep *= 1 - cast * shadow[sy * w + sx]!;
          if (rim) keep *= 1 - Math.min(1, rim[j]! * 3);
          picture.light[i]! *= keep;
        }
        if (over === 0) continue;
        const lit = height ? this.lit(height, w, h, x, y, relief, gloss, tone[j]!) : tone[j]! * 0.85;
        picture.light[i] = picture.light[i]! * (1 - over) + lit * over;
        picture.cover[i] = Math.max(picture.cover[i]!, over);
      }
    }
    return this;
  }

  /** Flat ink on top; it does not widen the figure unless `widens`. */
  ink(content: string, widens = false): this {
    const { size, picture } = this;
    const { light, cover } = rasterise(content, CANVAS, CANVAS, size, size);
    for (let i = 0; i < light.length; i++) {
      const over = cover[i]!;
      if (over === 0) continue;
      picture.light[i] = picture.light[i]! * (1 - over) + light[i]! * over;
      if (widens) picture.cover[i] = Math.max(picture.cover[i]!, over);
    }
    return this;
  }

  /** Darkens (below 0 lightens) under the drawn shape; the greys do not matter. */
  shade(content: string, amount: number, soft = 2): this {
    const { size, picture } = this;
    let { cover } = rasterise(content, CANVAS, CANVAS, size, size);
    if (soft > 0) cover = blur(cover, size, size, soft * FINE * 0.5);
    for (let i = 0; i < cover.length; i++) {
      const by = cover[i]! * Math.abs(amount);
      const light = picture.light[i]!;
      picture.light[i] = amount >= 0 ? light * (1 - by) : light + (1 - light) * by;
    }
    return this;
  }

  /** Cuts a hole through everything so far. */
  cut(content: string): this {
    const { size, picture } = this;
    const { cover } = rasterise(content, CANVAS, CANVAS, size, size);
    for (let i = 0; i < cover.length; i++) picture.cover[i]! *= 1 - cover[i]!;
    return this;
  }

  done(): Picture {
    return this.picture;
  }

  private lit(
    height: Float32Array,
    w: number,
    h: number,
    x: number,
    y: number,
    relief: number,
    gloss: number,
    tone: number,
  ): number {
    const at = (px: number, py: number): number =>
      height[Math.max(0, Math.min(h - 1, py)) * w + Math.max(0, Math.min(w - 1, px))]!;
    const nx = -(at(x + 1, y) - at(x - 1, y)) * 0.9 * relief;
    const ny = -(at(x, y + 1) - at(x, y - 1)) * 0.9 * relief;
    const facing = (nx * 0.62 * this.side - ny * 0.45 + 0.64) / Math.hypot(nx, ny, 1);
    const lit = 0.2 + 0.98 * Math.max(0, facing);
    const shine = gloss * Math.max(0, facing) ** 12;
    return Math.min(1, tone * lit + shine);
  }
}

interface Part {
  readonly x0: number;
  readonly y0: number;
  readonly w: number;
  readonly h: number;
  readonly light: Float32Array;
  readonly cover: Float32Array;
}

/** The piece of a picture in which something is drawn, and a margin: most forms are small. */
function windowOf({ width, height, light, cover }: Picture, margin: number): Part {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] === 0) continue;
    const x = i % width;
    const y = (i - x) / width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const x0 = Math.max(0, Math.min(left, right) - margin);
  const y0 = Math.max(0, Math.min(top, bottom) - margin);
  const w = Math.min(width, right + margin + 1) - x0;
  const h = Math.min(height, bottom + margin + 1) - y0;
  const part = { x0, y0, w, h, light: new Float32Array(w * h), cover: new Float32Array(w * h) };
  for (let y = 0; y < h; y++) {
    const from = (y + y0) * width + x0;
    part.light.set(light.subarray(from, from + w), y * w);
    part.cover.set(cover.subarray(from, from + w), y * w);
  }
  return part;
}

/** A cushion: three blurs of the cut-out, so that edges fall steeply and the middle still bulges. */
function heightOf({ w, h, cover }: Part, round: number): Float32Array | null {
  if (round <= 0) return null;
  const height = new Float32Array(cover.length);
  for (const [radius, weight] of [
    [round, 1],
    [round / 2, 0.6],
    [round / 4, 0.3],
  ] as const) {
    const soft = blur(cover, w, h, radius * FINE);
    for (let i = 0; i < height.length; i++) height[i]! += soft[i]! * radius * FINE * weight;
  }
  return height;
}
