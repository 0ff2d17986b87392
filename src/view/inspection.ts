/** Draws what is in focus, explained: in its panel, or on a phone in the sheet that a long press opens. */
import type { Inspection } from '../present/index.ts';
import { withCardSigns } from '../text/index.ts';
import { TABLE_WORDS } from '../text/screens.ts';
import type { Brush } from './brush.ts';
import type { FontSizes } from './layout.ts';
import { Carving, type Rect } from './rect.ts';
import { longestWord, wrap } from './text-fit.ts';

/** @param barred why what is in hand may not go here: it comes first */
export function drawInspection(
  brush: Brush,
  rect: Rect,
  inspect: Inspection | null,
  fonts: FontSizes,
  barred: { readonly text: string } | null = null,
): void {
  const room = new Carving(rect);
  const foot = room.take('bottom', brush.lineHeight(fonts.small), 2);
  if (!inspect) {
    brush.text(rect, TABLE_WORDS.inspectHint, {
      size: fonts.small,
      vertical: 'top',
      least: fonts.small * 0.7,
    });
    return;
  }
  const lines = [...(barred ? [`✕ ${barred.text}`] : []), ...inspect.lines].map(withCardSigns);
  const head = withCardSigns(inspect.head);
  const size = fittingSize(brush, room.rest, head, lines, fonts.small);
  const step = brush.lineHeight(size);
  let y = room.rest.y;
  const columns = brush.columns(room.rest.w, size);
  for (const [i, text] of [head, ...lines].entries()) {
    for (const part of wrap(text, columns)) {
      if (y + step > room.rest.y + room.rest.h + 1) return;
      brush.line(room.rest.x, y, part, { size, tone: i === 0 ? 'hot' : 'base' });
      y += step;
    }
    y += step * GAP;
  }
  brush.text(foot, TABLE_WORDS.ruleOf(inspect.ruleTitle), {
    size: fonts.small,
    least: fonts.small * 0.7,
    tone: 'bright',
    lines: 1,
  });
}

/** Between paragraphs, in lines. */
const GAP = 0.25;

/** How high an explanation is at a size. */
export function inspectionHeight(
  brush: Pick<Brush, 'columns' | 'lineHeight'>,
  width: number,
  texts: readonly string[],
  size: number,
): number {
  const columns = brush.columns(width, size);
  const lines = texts.reduce((sum, text) => sum + wrap(text, columns).length + GAP, 0);
  return lines * brush.lineHeight(size);
}

function fittingSize(brush: Brush, rect: Rect, head: string, lines: readonly string[], wish: number): number {
  let size = wish;
  const texts = [head, ...lines];
  while (
    size > wish * 0.7 &&
    (inspectionHeight(brush, rect.w, texts, size) > rect.h ||
      longestWord(texts.join(' ')) > brush.columns(rect.w, size))
  )
    size -= 0.5;
  return size;
}
