/** A framed panel with a tab for a head. */
import type { Brush } from './brush.ts';
import type { Rect } from './rect.ts';
import type { Tone } from './theme.ts';

export function drawPanel(brush: Brush, rect: Rect, head: string, size: number, tone: Tone = 'dim'): void {
  brush.fill(rect, 'background', 0.82);
  brush.frame(rect, tone, 1);
  brush.corners(rect, tone === 'dim' ? 'base' : tone, Math.min(10, rect.h / 4), 2);
  if (head === '') return;
  const text = head.toUpperCase();
  const width = brush.textWidth(text, size, 'display') + size * 0.7;
  const tab = { x: rect.x + size * 0.6, y: rect.y - size * 0.42, w: width, h: size * 0.86 };
  brush.fill(tab, 'background');
  brush.frame(tab, tone === 'dim' ? 'base' : tone, 1);
  brush.text(tab, text, { size, face: 'display', tone: 'bright', align: 'centre' });
}
