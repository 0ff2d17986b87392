/** What can be done now, each with its key as a cap or its button as a shape, side by side. */
import type { Prompt } from '../present/index.ts';
import type { Brush } from './brush.ts';
import { drawPadGlyph, padGlyphWidth } from './pad-glyph.ts';
import type { Rect } from './rect.ts';

const markWidth = (brush: Brush, { key, glyph }: Prompt, size: number): number =>
  glyph ? padGlyphWidth(brush, glyph, size) : brush.textWidth(key, size) + size * 0.7;
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
    const w = markWidth(brush, prompt, size);
    const cap = { x, y: y - 2, w, h: brush.lineHeight(size) + 4 };
    if (prompt.glyph) drawPadGlyph(brush, cap, prompt.glyph, size);
    else {
      brush.frame(cap, 'base', 1);
      brush.line(x + size * 0.35, y, prompt.key, { size, tone: 'bright' });
    }
    brush.line(x + w + size * 0.4, y, prompt.label, { size });
    x += width + size * GAP;
  }
}
