/** Lays a page of the rules out: paragraphs, pictures, keys and the table of rule sets. Fetched with the first of them. */
import type { MenuModel, SheetColumn, SheetPart } from '../present/index.ts';
import type { Brush } from './brush.ts';
import { advanceOf, type Face } from './ink.ts';
import type { FontSizes } from './layout.ts';
import type { Block } from './menu-blocks.ts';
import type { Measure, MenuLayout } from './menu-layout.ts';
import type { Rect } from './rect.ts';
import type { RulesCards } from './rules-cards.ts';
import { drawPicture, layPicture } from './rules-picture.ts';
import { wrap } from './text-fit.ts';
import type { Tone } from './theme.ts';

/** The blocks of a sheet in a width. */
export function sheetBlocks(
  brush: Brush,
  cards: RulesCards,
  { sheet = [] }: MenuModel,
  { fonts }: MenuLayout,
  width: number,
): Block[] {
  const blocks: Block[] = [];
  let y = 0;
  const w = width - 14;
  const add = (height: number, more: Pick<Block, 'draw'> & Partial<Block>): void => {
    blocks.push({ rect: { x: 7, y, w, h: height }, place: null, ...more });
    y += height;
  };
  const paragraph = (text: string, size: number, tone: Tone, face: Face = 'body', x = 0): void => {
    const step = brush.lineHeight(size, face);
    const columns = Math.floor((w - x) / (size * advanceOf(face)));
    for (const line of wrap(text, columns))
      add(step, { draw: (at) => brush.line(at.x + x, at.y, line, { size, tone, face }) });
  };
  for (const part of sheet) {
    switch (part.kind) {
      case 'text':
        paragraph(part.text, fonts.body, 'base');
        y += fonts.body * 0.6;
        break;
      case 'aside':
        paragraph(part.text, fonts.small, 'base');
        y += fonts.body * 0.7;
        break;
      case 'head':
        y += y === 0 ? 0 : fonts.body * 0.8;
        paragraph(part.text, fonts.head, 'bright', 'display');
        y += fonts.body * 0.2;
        break;
      case 'keys': {
        const step = Math.max(brush.lineHeight(fonts.body) + 10, 26);
        const caps = Math.min(w * 0.46, fonts.body * 17);
        const lines = wrap(part.text, brush.columns(w - caps - 12, fonts.body));
        const rows = capRows(brush, part.keys, caps, fonts);
        const height = Math.max(rows.length * step, lines.length * brush.lineHeight(fonts.body) + 8);
        add(height + 4, { draw: (at) => drawKeys(brush, at, rows, lines, caps, step, fonts) });
        break;
      }
      case 'picture': {
        y += fonts.body * 0.3;
        const layout = layPicture(brush, part.picture, w, fonts);
        add(layout.height, {
          clips: true,
          draw: (at, window) => drawPicture(brush, cards, part.picture, layout, at, window, fonts),
        });
        break;
      }
      case 'table':
        y = addTable(brush, part, blocks, y, w, fonts);
        break;
    }
  }
  return blocks;
}

/** The heights of cards that the pictures of a sheet need, in CSS pixels. */
export function sheetCardHeights(measure: Measure, { sheet = [] }: MenuModel, fonts: FontSizes): number[] {
  return [
    ...new Set(
      sheet.flatMap((part) =>
        part.kind === 'picture' ? [layPicture(measure, part.picture, 600, fonts).cardHeight] : [],
      ),
    ),
  ];
}

/** Keys as caps side by side, in as many rows as they take. */
function capRows(brush: Brush, keys: readonly string[], width: number, fonts: FontSizes): string[][] {
  const rows: string[][] = [[]];
  let x = 0;
  for (const key of keys) {
    const w = brush.textWidth(key, fonts.small) + fonts.small + 6;
    if (x > 0 && x + w > width) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)!.push(key);
    x += w;
  }
  return rows;
}

function drawKeys(
  brush: Brush,
  at: Rect,
  rows: readonly (readonly string[])[],
  lines: readonly string[],
  caps: number,
  step: number,
  fonts: FontSizes,
): void {
  const line = brush.lineHeight(fonts.small);
  for (const [r, row] of rows.entries()) {
    let x = at.x;
    for (const key of row) {
      const w = brush.textWidth(key, fonts.small) + fonts.small;
      const y = at.y + r * step + (step - line - 6) / 2;
      brush.frame({ x, y, w, h: line + 6 }, 'base', 1);
      brush.line(x + fonts.small / 2, y + 3, key, { size: fonts.small, tone: 'bright' });
      x += w + 6;
    }
  }
  for (const [i, text] of lines.entries())
    brush.line(at.x + caps + 12, at.y + 4 + i * brush.lineHeight(fonts.body), text, { size: fonts.body });
}

/** All columns where each has room for its words, else the two that are compared. */
export function shownColumns(columns: readonly SheetColumn[], width: number, fonts: FontSizes): number[] {
  const all = columns.map((_, i) => i);
  const head = headWidth(width, columns.length);
  if ((width - head) / columns.length >= fonts.small * 5.4) return all;
  return all.filter((i) => columns[i]!.picked);
}

const headWidth = (width: number, columns: number): number => width * (columns > 2 ? 0.15 : 0.34);
/** Words of a table may be set smaller down to this. */
const LEAST_CELL = 0.78;

function addTable(
  brush: Brush,
  { columns, rows, alike }: Extract<SheetPart, { kind: 'table' }>,
  blocks: Block[],
  from: number,
  width: number,
  fonts: FontSizes,
): number {
  const shown = shownColumns(columns, width, fonts);
  const all = shown.length === columns.length;
  const head = headWidth(width, shown.length);
  const cell = (width - head) / shown.length;
  const size = all ? Math.max(fonts.small * LEAST_CELL, 10) : fonts.small;
  const step = brush.lineHeight(size);
  const wrapped = (text: string, w: number): string[] => wrap(text, brush.columns(w - 8, size));
  let y = from;
  const add = (texts: readonly string[], top: string, isHead: boolean): void => {
    const first = wrapped(top, head);
    const others = texts.map((text) => wrapped(text, cell));
    const h = Math.max(first.length, ...others.map(({ length }) => length)) * step + 7;
    const rect = { x: 7, y, w: width, h };
    y += h;
    blocks.push({
      rect,
      place: null,
      draw: (at) => {
        for (const [c, lines] of others.entries()) {
          const column = columns[shown[c]!]!;
          const x = at.x + head + c * cell;
          if (column.marked) brush.fill({ x, y: at.y, w: cell, h }, 'line', isHead ? 0.9 : 0.5);
          const tone: Tone = isHead || column.picked || !all ? 'bright' : 'base';
          for (const [i, line] of lines.entries())
            brush.line(x + 5, at.y + 3 + i * step, line, { size, tone });
        }
        for (const [i, line] of first.entries())
          brush.line(at.x + 2, at.y + 3 + i * step, line, { size, tone: 'base' });
        brush.fill({ x: at.x, y: at.y + h - 1, w: width, h: 1 }, isHead ? 'base' : 'line');
      },
    });
  };
  add(
    shown.map((c) => `${columns[c]!.marked ? '► ' : ''}${columns[c]!.title}`),
    '',
    true,
  );
  const differing = rows.filter(({ cells }) => new Set(shown.map((c) => cells[c])).size > 1);
  for (const row of differing)
    add(
      shown.map((c) => row.cells[c]!),
      row.head,
      false,
    );
  if (differing.length === 0) {
    const h = brush.lineHeight(fonts.body) + 8;
    blocks.push({
      rect: { x: 7, y, w: width, h },
      place: null,
      draw: (at) => brush.line(at.x + 2, at.y + 6, alike, { size: fonts.body, tone: 'bright' }),
    });
    y += h;
  }
  return y;
}
