/** Rectangles in CSS pixels, and how to cut them up. Pure. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type Side = 'top' | 'bottom' | 'left' | 'right';

/** Cuts a piece of `size` off a side, with a gap behind it. */
export function cut(rect: Rect, side: Side, size: number, gap = 0): [piece: Rect, rest: Rect] {
  const { x, y, w, h } = rect;
  const gone = size + gap;
  switch (side) {
    case 'top':
      return [
        { x, y, w, h: size },
        { x, y: y + gone, w, h: h - gone },
      ];
    case 'bottom':
      return [
        { x, y: y + h - size, w, h: size },
        { x, y, w, h: h - gone },
      ];
    case 'left':
      return [
        { x, y, w: size, h },
        { x: x + gone, y, w: w - gone, h },
      ];
    case 'right':
      return [
        { x: x + w - size, y, w: size, h },
        { x, y, w: w - gone, h },
      ];
  }
}

export function inset({ x, y, w, h }: Rect, dx: number, dy = dx): Rect {
  return { x: x + dx, y: y + dy, w: w - 2 * dx, h: h - 2 * dy };
}

/** Equal cells side by side or below each other. */
export function split({ x, y, w, h }: Rect, count: number, along: 'x' | 'y', gap = 0): Rect[] {
  const size = ((along === 'x' ? w : h) - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) =>
    along === 'x' ? { x: x + i * (size + gap), y, w: size, h } : { x, y: y + i * (size + gap), w, h: size },
  );
}

/** A rectangle of this size in the middle of another. */
export function centred(within: Rect, w: number, h: number): Rect {
  return { x: within.x + (within.w - w) / 2, y: within.y + (within.h - h) / 2, w, h };
}

export const contains = ({ x, y, w, h }: Rect, px: number, py: number): boolean =>
  px >= x && px < x + w && py >= y && py < y + h;

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** A rectangle from which pieces are taken off, one after the other. */
export class Carving {
  rest: Rect;

  constructor(whole: Rect) {
    this.rest = whole;
  }

  take(side: Side, size: number, gap = 0): Rect {
    const [piece, rest] = cut(this.rest, side, size, gap);
    this.rest = rest;
    return piece;
  }
}
