/** Where a question and its answers stand. Pure. */
import { type FontSizes, TARGET } from './layout.ts';
import { cut, inset, type Rect, split } from './rect.ts';

export const MARGIN = 20;

export const questionWidth = (screen: Rect, fonts: FontSizes): number =>
  Math.min(screen.w - 24, fonts.body * 38);

/** Low, over the hand: what is asked about stays in sight. */
export function layQuestion(
  screen: Rect,
  wordsHeight: number,
  answers: number,
  fonts: FontSizes,
): { panel: Rect; words: Rect; answers: Rect[] } {
  const w = questionWidth(screen, fonts);
  const buttons = Math.max(TARGET, fonts.body * 2.4);
  const h = Math.min(screen.h - 24, wordsHeight + buttons + 56);
  const panel = { x: screen.x + (screen.w - w) / 2, y: screen.y + screen.h - h - 12, w, h };
  const [band, words] = cut(inset(panel, MARGIN, 16), 'bottom', buttons, 12);
  return { panel, words, answers: split(band, answers, 'x', 12) };
}
