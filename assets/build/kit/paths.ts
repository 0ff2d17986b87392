/** Small words for drawing by hand: points become SVG elements, brightness becomes a grey. */

export type Point = readonly [x: number, y: number];

/** A grey for a brightness of 0…1. */
export function grey(value: number): string {
  const channel = Math.round(Math.max(0, Math.min(1, value)) * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${channel}${channel}${channel}`;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Straight from point to point, closed. */
export const polyPath = (...points: Point[]): string => `M${points.map(at).join('L')}Z`;
/** Straight from point to point, open. */
export const zigzagPath = (...points: Point[]): string => `M${points.map(at).join('L')}`;

/** A smooth closed line through all points (Catmull–Rom). */
export function blobPath(...points: Point[]): string {
  const count = points.length;
  return `${smooth(points, count, (i) => points[(i + count) % count]!)}Z`;
}

/** A smooth open line through all points. */
export function curvePath(...points: Point[]): string {
  const last = points.length - 1;
  return smooth(points, last, (i) => points[Math.max(0, Math.min(last, i))]!);
}

function smooth(points: readonly Point[], steps: number, point: (i: number) => Point): string {
  let path = `M${at(points[0]!)}`;
  for (let i = 0; i < steps; i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${at(c1)} ${at(c2)} ${at(to)}`;
  }
  return path;
}

export const fill = (d: string, value: number): string => `<path d="${d}" fill="${grey(value)}"/>`;
export const stroke = (d: string, value: number, width: number, cap = 'round'): string =>
  `<path d="${d}" fill="none" stroke="${grey(value)}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;

export const poly = (value: number, ...points: Point[]): string => fill(polyPath(...points), value);
export const blob = (value: number, ...points: Point[]): string => fill(blobPath(...points), value);
export const line = (value: number, width: number, ...points: Point[]): string =>
  stroke(curvePath(...points), value, width);
export const zigzag = (value: number, width: number, ...points: Point[]): string =>
  stroke(zigzagPath(...points), value, width, 'butt');
export const disc = (value: number, x: number, y: number, rx: number, ry = rx): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${grey(value)}"/>`;
export const ring = (value: number, width: number, x: number, y: number, rx: number, ry = rx): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${grey(value)}" stroke-width="${width}"/>`;
export const box = (value: number, x: number, y: number, w: number, h: number, r = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${grey(value)}"/>`;

/** Turns what is drawn by some degrees around a point. */
export const turned = (degrees: number, x: number, y: number, ...content: string[]): string =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${content.join('')}</g>`;
export const moved = (x: number, y: number, ...content: string[]): string =>
  `<g transform="translate(${n(x)} ${n(y)})">${content.join('')}</g>`;
export const scaled = (factor: number, ...content: string[]): string =>
  `<g transform="scale(${factor})">${content.join('')}</g>`;

let clips = 0;
/** Markings that do not reach beyond a shape. */
export function within(d: string, ...content: string[]): string {
  clips += 1;
  return `<clipPath id="c${clips}"><path d="${d}"/></clipPath><g clip-path="url(#c${clips})">${content.join('')}</g>`;
}

/** `count` things, each drawn by its number. */
export const each = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
