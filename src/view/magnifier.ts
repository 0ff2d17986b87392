/**
 * A caravan's cards as a strip of large cells, for fingers: where cards lie closer than a finger is wide, a tap
 * opens this, and a second tap picks the card.
 */
import type { CaravanName } from '../engine/index.ts';
import type { TableModel } from '../present/index.ts';
import type { Brush } from './brush.ts';
import { SUIT_SIGNS } from './glyph-paths.ts';
import type { Hits } from './hits.ts';
import { type FontSizes, TARGET } from './layout.ts';
import { drawPanel } from './panel.ts';
import { inset, type Rect, split } from './rect.ts';

/** The panel, and in it a cell for each number card. */
export function layMagnifier(
  screen: Rect,
  count: number,
  fonts: FontSizes,
): { readonly panel: Rect; readonly cells: readonly Rect[] } {
  const columns = count > 4 ? 2 : 1;
  const perColumn = Math.ceil(count / columns);
  const w = Math.min(screen.w - 16, fonts.body * 18 * columns);
  const h = Math.min(screen.h - 16, perColumn * (TARGET + 8) + 44);
  const panel = { x: screen.x + (screen.w - w) / 2, y: screen.y + screen.h - h - 8, w, h };
  const cells = split(inset(panel, 14, 22), columns, 'x', 10).flatMap((column) =>
    split(column, perColumn, 'y', 8),
  );
  return { panel, cells };
}

export function drawMagnifier(
  brush: Brush,
  hits: Hits,
  screen: Rect,
  { seen, targets, unlit, focus }: TableModel,
  caravan: CaravanName,
  fonts: FontSizes,
): void {
  const { rows } = seen.caravans[caravan];
  const { panel, cells } = layMagnifier(screen, rows.length, fonts);
  brush.fill(screen, 'background', 0.5);
  brush.fill(panel, 'background');
  drawPanel(brush, panel, caravan, fonts.head, 'bright');
  for (const [r, { card, attachments }] of rows.entries()) {
    const cell = cells[r]!;
    const place = `${caravan}.${r + 1}` as const;
    const legal = targets.includes(place) && !unlit;
    if (legal) brush.frame(cell, 'bright', 2);
    else if (unlit) brush.frame(cell, 'dim', 1);
    else brush.dashedFrame(cell, 'dim', 4);
    const words = [card, ...attachments.map((each) => each.card)].map(short).join(' ');
    brush.text(inset(cell, 10, 2), words, {
      size: fonts.body * 1.15,
      least: fonts.small,
      tone: legal ? 'hot' : 'base',
    });
    if (focus === place) brush.ring(inset(cell, 4), 'hot');
    hits.add(cell, place);
  }
}

function short(card: string): string {
  const rank = card.charAt(0);
  if (rank === 'X') return 'X✱';
  return `${rank === 'T' ? '10' : rank}${SUIT_SIGNS[card.charAt(1) as keyof typeof SUIT_SIGNS]}`;
}
