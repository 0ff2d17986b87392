/** The four figures of the face cards, as paths in a square of 100: sharp at every size, in any palette. */
import { figures } from '../../assets/art/shapes.json';
import type { Palette, Tone } from './theme.ts';

type Pen = CanvasRenderingContext2D;
type Shape = readonly [path: string, level: number, thickness?: number];

/** The tones of the five levels a shape can have. */
const LEVELS: readonly Tone[] = ['background', 'line', 'dim', 'base', 'hot'];

/** Draws a figure into a square whose corner is at the pen's origin. */
export function drawFigure(pen: Pen, rank: keyof typeof figures, size: number, palette: Palette): void {
  const [width, height, shapes] = figures[rank] as unknown as readonly [number, number, readonly Shape[]];
  pen.save();
  pen.scale(size / width, size / height);
  // Nothing of a figure stands out over its square.
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  for (const [path, level, thickness] of shapes) {
    const outline = new Path2D(path);
    const colour = palette[LEVELS[level]!];
    if (thickness === undefined) {
      pen.fillStyle = colour;
      pen.fill(outline, 'evenodd');
    } else {
      pen.strokeStyle = colour;
      pen.lineWidth = thickness;
      pen.stroke(outline);
    }
  }
  pen.restore();
}
