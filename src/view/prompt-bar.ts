/** What can be done now, each with its key as a cap or its button as a shape, side by side. */
import type { Mark } from '../input/index.ts';
import type { Prompt } from '../present/index.ts';
import type { Brush } from './brush.ts';
import { drawPadGlyph, padGlyphWidth } from './pad-glyph.ts';
import type { Rect } from './rect.ts';

export const markWidth = (brush: Brush, { key, glyph }: Mark, size: number): number =>
  glyph ? padGlyphWidth(brush, glyph, size) : brush.textWidth(key, size) + size * 0.7;

/** A key as a cap, a button as a shape. @param at its upper left corner @returns how wide it is */
export function drawMark(
  brush: Brush,
  at: { readonly x: number; readonly y: number },
  mark: Mark,
  size: number,
): number {
  const w = markWidth(brush, mark, size);
  const cap = { ...at, w, h: brush.lineHeight(size) + 4 };
  if (mark.glyph) drawPadGlyph(brush, cap, mark.glyph, size);
  else {
    brush.frame(cap, 'base', 1);
    brush.line(at.x + size * 0.35, at.y + 2, mark.key, { size, tone: 'bright' });
  }
  return w;
}
const widthOf = (brush: Brush, prompt: Prompt, size: number): number =>
  markWidth(brush, prompt, size) + size * 0.4 + brush.textWidth(prompt.label, size);
const GAP = 1.2;

/** The room that all of them take; 0 for none. */
export const promptBarWidth = (brush: Brush, prompts: readonly Prompt[], size: number): number =>
  prompts.reduce((sum, prompt, i) => sum + widthOf(brush, prompt, size) + (i > 0 ? size * GAP : 0), 0);

/** As many as there is room for. */
export function drawPromptBar(brush: Brush, rect: Rect, prompts: readonly Prompt[], size: number): void {
  let x = rect.x;
  const y = rect.y + (rect.h - brush.lineHeight(size)) / 2;
  for (const prompt of prompts) {
    const width = widthOf(brush, prompt, size);
    if (x + width > rect.x + rect.w + 1) break;
    const w = drawMark(brush, { x, y: y - 2 }, prompt, size);
    brush.line(x + w + size * 0.4, y, prompt.label, { size });
    x += width + size * GAP;
  }
}
