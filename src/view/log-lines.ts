/** Which lines of the log are seen, and where: from the bottom up, the newest whole before older ones are shown. Pure. */
import type { Seat } from '../engine/index.ts';
import type { LogLine } from '../present/index.ts';
import { withCardSigns } from '../text/index.ts';
import type { Brush } from './brush.ts';
import type { Rect } from './rect.ts';
import { clip, wrap } from './text-fit.ts';

interface SeenLine {
  /** Whose entry begins here (null: nobody's); undefined where an entry goes on. */
  readonly sign: Seat | null | undefined;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly newest: boolean;
  readonly size: number;
}

/** Down to this part of its size the newest entry is made smaller before it is cut. */
const LEAST = 0.8;

/** @param air between entries, in lines */
export function logLines(
  room: Rect,
  log: readonly LogLine[],
  size: number,
  measure: Pick<Brush, 'columns' | 'lineHeight'>,
  air: number,
): SeenLine[] {
  const last = log.at(-1);
  if (!last) return [];
  let used = size;
  const grid = (px: number): { columns: number; lines: number; indent: number } => {
    // A sign and a space stand before the words.
    const columns = measure.columns(room.w, px) - 2;
    return {
      columns,
      lines: Math.max(1, Math.floor((room.h + 1) / measure.lineHeight(px))),
      indent: room.w / Math.max(1, measure.columns(room.w, px)),
    };
  };
  const linesOf = (text: string, px: number): string[] => wrap(withCardSigns(text), grid(px).columns);
  while (used - 0.5 >= size * LEAST && linesOf(last.text, used).length > grid(used).lines) used -= 0.5;
  const { columns, lines: most, indent } = grid(used);
  const step = measure.lineHeight(used);
  const seen: SeenLine[] = [];
  let bottom = room.y + room.h;
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]!;
    const newest = i === log.length - 1;
    const all = linesOf(entry.text, used);
    const parts = newest ? clip(all, most, columns) : all;
    const top = bottom - parts.length * step;
    if (!newest && top < room.y - 0.5) break;
    for (const [p, text] of parts.entries())
      seen.push({
        sign: p === 0 ? entry.seat : undefined,
        text,
        x: room.x + 2 * indent,
        y: top + p * step,
        newest,
        size: used,
      });
    bottom = top - step * air;
  }
  return seen;
}
