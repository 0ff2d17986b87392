/** What is in focus, explained on a sheet over a phone's screen: a long press opens it, the next press closes it. */
import type { Inspection } from '../present/index.ts';
import { withCardSigns } from '../text/index.ts';
import { TABLE_WORDS } from '../text/screens.ts';
import type { Brush } from './brush.ts';
import type { Hits } from './hits.ts';
import { drawInspection, inspectionHeight } from './inspection.ts';
import { type FontSizes, TARGET } from './layout.ts';
import { drawPanel } from './panel.ts';
import { cut, inset, type Rect } from './rect.ts';

/** Where the sheet stands: at the end of the screen that the finger is not at. */
export function laySheet(screen: Rect, wordsHeight: number, fonts: FontSizes, below: boolean): Rect {
  const w = Math.min(screen.w - 16, fonts.small * 34);
  const h = Math.min(screen.h - 24, wordsHeight + TARGET + 40);
  const y = below ? screen.y + screen.h - h - 12 : screen.y + 14;
  return { x: screen.x + (screen.w - w) / 2, y, w, h };
}

export function drawSheet(
  brush: Brush,
  hits: Hits,
  screen: Rect,
  inspect: Inspection,
  barred: { readonly text: string } | null,
  fonts: FontSizes,
  below: boolean,
): void {
  const width = laySheet(screen, 0, fonts, below).w - 28;
  const texts = [inspect.head, ...(barred ? [barred.text] : []), ...inspect.lines].map(withCardSigns);
  const height = inspectionHeight(brush, width, texts, fonts.small) + brush.lineHeight(fonts.small);
  const panel = laySheet(screen, height, fonts, below);
  brush.fill(screen, 'background', 0.5);
  brush.fill(panel, 'background');
  drawPanel(brush, panel, TABLE_WORDS.inspect, fonts.head * 0.85, 'bright');
  drawInspection(brush, inset(panel, 14, 18), inspect, fonts, barred);
  const [foot] = cut(panel, 'bottom', TARGET);
  hits.add(foot, 'item.rules', { type: 'command', command: 'inspect' });
}
