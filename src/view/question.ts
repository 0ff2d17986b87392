/** A question over the table that must be answered first. */

import type { Place } from '../input/index.ts';
import type { MenuItem } from '../present/index.ts';
import { TABLE_WORDS } from '../text/screens.ts';
import type { Brush } from './brush.ts';
import { drawButton } from './control.ts';
import type { Hits } from './hits.ts';
import type { FontSizes } from './layout.ts';
import { drawPanel } from './panel.ts';
import { layQuestion, MARGIN, questionWidth } from './question-layout.ts';
import type { Rect } from './rect.ts';
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
  const width = questionWidth(screen, fonts);
  const lines = wrap(question, brush.columns(width - 2 * MARGIN, fonts.body)).length;
  const height = lines * brush.lineHeight(fonts.body);
  const { panel, words, answers } = layQuestion(screen, height, items.length, fonts);
  brush.fill(screen, 'background', 0.5);
  brush.fill(panel, 'background');
  drawPanel(brush, panel, TABLE_WORDS.confirm, fonts.head * 0.85, 'bright');
  brush.text(words, question, { size: fonts.body, least: fonts.small, tone: 'hot', align: 'centre' });
  for (const [i, rect] of answers.entries()) {
    const item = items[i]!;
    drawButton(brush, hits, rect, item, focus === `item.${item.id}`, fonts.body);
  }
}
