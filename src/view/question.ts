/** A question over the table that must be answered first. */

import type { Place } from '../input/index.ts';
import type { MenuItem } from '../present/index.ts';
import type { Brush } from './brush.ts';
import { drawButton } from './control.ts';
import type { Hits } from './hits.ts';
import { type FontSizes, TARGET } from './layout.ts';
import { drawPanel } from './panel.ts';
import { cut, inset, type Rect, split } from './rect.ts';
import { wrap } from './text-fit.ts';

export function drawQuestion(
  brush: Brush,
  hits: Hits,
  screen: Rect,
  question: string,
  items: readonly MenuItem[],
  focus: Place | null,
  fonts: FontSizes,
): void {
  brush.fill(screen, 'background', 0.5);
  const w = Math.min(screen.w - 24, fonts.body * 38);
  const lines = wrap(question, brush.columns(w - 40, fonts.body)).length;
  const buttons = Math.max(TARGET, fonts.body * 2.4);
  const h = Math.min(screen.h - 24, lines * brush.lineHeight(fonts.body) + buttons + 56);
  // Low, over the hand: what is asked about stays in sight.
  const panel = { x: screen.x + (screen.w - w) / 2, y: screen.y + screen.h - h - 12, w, h };
  brush.fill(panel, 'background');
  drawPanel(brush, panel, 'confirm', fonts.head * 0.85, 'bright');
  const [band, words] = cut(inset(panel, 20, 16), 'bottom', buttons, 12);
  brush.text(words, question, { size: fonts.body, least: fonts.small, tone: 'hot', align: 'centre' });
  for (const [i, rect] of split(band, items.length, 'x', 12).entries()) {
    const item = items[i]!;
    drawButton(brush, hits, rect, item, focus === `item.${item.id}`, fonts.body);
  }
}
