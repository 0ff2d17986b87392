/** What a menu's parts are made of: blocks that lie in the content and are drawn where they are in sight. */
import { halvesOf, type MenuItem, type MenuModel } from '../present/index.ts';
import type { Brush } from './brush.ts';
import { drawControl } from './control.ts';
import type { Hits } from './hits.ts';
import { type FontSizes, TARGET } from './layout.ts';
import {
  BETWEEN,
  groupHeight,
  halvesRow,
  itemHeight,
  type Measure,
  PARAGRAPH,
  TOP_MARGIN,
  wrappedLines,
} from './menu-layout.ts';
import type { MenuScroll, PartName, Placed } from './menu-scroll.ts';
import type { Rect } from './rect.ts';

export interface Block extends Placed {
  /** The focus it has to keep in sight. */
  readonly place: string | null;
  /** Draws at a place of the screen; with what is to be left out where it may be shown in part. */
  draw(rect: Rect, window: Rect): void;
}

/** Blocks that scroll together, and their place in the body. */
export interface Part {
  readonly name: PartName;
  readonly rect: Rect;
  /** Lays the content out in a width. */
  blocks(width: number): readonly Block[];
}

/** The mark at the edge of what scrolls, as wide as a finger. */
export const MARK = TARGET;

export function textBlocks(brush: Brush, model: MenuModel, width: number, size: number): Block[] {
  const step = brush.lineHeight(size);
  let y = 0;
  return wrappedLines(brush, model, width, size).flatMap((lines) => {
    const blocks = lines.map(
      (text, i): Block => ({
        rect: { x: 7, y: y + i * step, w: width - 14, h: step },
        place: null,
        draw: (rect) => brush.line(rect.x, rect.y, text, { size }),
      }),
    );
    y += (lines.length + PARAGRAPH) * step;
    return blocks;
  });
}

interface PlacedItem {
  readonly item: MenuItem;
  readonly head: string | null;
  readonly headRect: Rect;
  readonly rect: Rect;
}

/**
 * Two halves, and the first control over them unless it stands elsewhere; as high as the height lets them be.
 * @param beside false where the halves have no room beside each other: one column
 */
export function placeHalves(
  items: readonly MenuItem[],
  elsewhere: ReadonlyMap<string, unknown>,
  width: number,
  height: number,
  fonts: FontSizes,
  beside: boolean,
): PlacedItem[] {
  const { lead, left, right } = beside
    ? halvesOf(items)
    : { lead: items[0], left: items.slice(1), right: [] };
  const above = lead && !elsewhere.has(lead.id) ? 1 : 0;
  const row = halvesRow(left.length + above, height, fonts);
  const inner = width - 14;
  const half = beside ? (inner - fonts.body) / 2 : inner;
  const place = (item: MenuItem, x: number, y: number, w: number): PlacedItem => {
    const rect = { x: x + 7, y, w, h: row - Math.min(BETWEEN, row - TARGET) };
    return { item, head: null, headRect: { ...rect, h: 0 }, rect };
  };
  return [
    ...(lead && above ? [place(lead, 0, 0, inner)] : []),
    ...left.map((item, i) => place(item, 0, (i + above) * row, half)),
    ...right.map((item, i) => place(item, half + fonts.body, (i + above) * row, half)),
  ];
}

/** Where controls lie: under each other, or in columns that are filled one after the other. */
export function placeItems(
  measure: Measure,
  items: readonly MenuItem[],
  width: number,
  fonts: FontSizes,
  columns: number,
): PlacedItem[] {
  const gap = columns > 1 ? fonts.body : 0;
  const w = (width - gap * (columns - 1)) / columns;
  const heads = items.map(({ group }, i) =>
    group !== undefined && group !== items[i - 1]?.group ? group : null,
  );
  const heightOf = (i: number): number =>
    itemHeight(measure, items[i]!, w, fonts) + (heads[i] === null ? 0 : groupHeight(fonts));
  // A group stays together: what may begin a column is the first of a group, or anything where there are none.
  const grouped = heads.some((head) => head !== null);
  const chunks: number[][] = [];
  for (const i of items.keys()) {
    if (!grouped || heads[i] !== null || (items[i]!.group === undefined && items[i - 1]?.group !== undefined))
      chunks.push([i]);
    else (chunks.at(-1) ?? chunks[chunks.push([]) - 1]!).push(i);
  }
  const heights = chunks.map((chunk) => chunk.reduce((sum, i) => sum + heightOf(i), 0));
  const columnOf = balanced(heights, columns);
  const at = Array<number>(columns).fill(0);
  return chunks.flatMap((chunk, c) =>
    chunk.map((i) => {
      const column = columnOf[c]!;
      const x = column * (w + gap) + 7;
      const headRect = { x, y: at[column]!, w: w - 14, h: heads[i] === null ? 0 : groupHeight(fonts) };
      const h = itemHeight(measure, items[i]!, w, fonts);
      const rect = { x, y: at[column]! + headRect.h, w: w - 14, h: h - BETWEEN };
      at[column]! += headRect.h + h;
      return { item: items[i]!, head: heads[i] ?? null, headRect, rect };
    }),
  );
}

/** Which column each piece goes to, in order, so that the highest column is as low as can be. */
function balanced(heights: readonly number[], columns: number): number[] {
  const fill = (most: number): number[] => {
    let column = 0;
    let sum = 0;
    return heights.map((height) => {
      if (sum > 0 && sum + height > most) [column, sum] = [column + 1, 0];
      sum += height;
      return column;
    });
  };
  const total = heights.reduce((sum, height) => sum + height, 0);
  let most = Math.max(total / columns, ...heights);
  while ((fill(most).at(-1) ?? 0) >= columns) most += 8;
  return fill(most);
}

/** Columns of a grid: as few as make it fit, as many as have room. */
export function columnsFor(
  measure: Measure,
  items: readonly MenuItem[],
  size: { readonly w: number; readonly h: number },
  fonts: FontSizes,
): number {
  const values = items.some(({ kind }) => kind !== 'button');
  const most = Math.max(1, Math.min(3, Math.floor(size.w / (fonts.body * (values ? 27 : 16)))));
  for (let columns = 1; columns < most; columns++) {
    const placed = placeItems(measure, items, size.w, fonts, columns);
    if (Math.max(...placed.map(({ rect }) => rect.y + rect.h)) <= size.h) return columns;
  }
  return most;
}

export function controlBlocks(
  brush: Brush,
  hits: Hits,
  model: MenuModel,
  placed: readonly PlacedItem[],
  fonts: FontSizes,
): Block[] {
  return placed.flatMap(({ item, head, headRect, rect }): Block[] => {
    const place = `item.${item.id}`;
    const control: Block = {
      rect: { ...rect, h: rect.h + BETWEEN / 2 },
      place,
      draw: (at) =>
        drawControl(brush, hits, { ...at, h: rect.h }, item, model.focus === place, fonts.body, fonts.small),
    };
    if (head === null) return [control];
    const title: Block = {
      rect: headRect,
      place: null,
      draw: (at) => {
        const size = fonts.head * 0.95;
        brush.text({ ...at, h: at.h - 4 }, head.toUpperCase(), {
          size,
          face: 'display',
          tone: 'base',
          vertical: 'bottom',
        });
        const x = at.x + brush.textWidth(head.toUpperCase(), size, 'display') + 10;
        brush.fill({ x, y: at.y + at.h - 4 - size * 0.42, w: Math.max(0, at.x + at.w - x), h: 1 }, 'dim');
      },
    };
    return [title, control];
  });
}

/** Draws what is in sight of a part, and the mark at its edge where there is more. */
export function drawPart(brush: Brush, hits: Hits, part: Part, model: MenuModel, scroll: MenuScroll): void {
  const { name, rect } = part;
  const window = { ...rect, y: rect.y + TOP_MARGIN, h: rect.h - TOP_MARGIN };
  const heightOf = (blocks: readonly Block[]): number =>
    Math.max(0, ...blocks.map((each) => each.rect.y + each.rect.h));
  let blocks = part.blocks(rect.w);
  const scrolls = heightOf(blocks) > window.h + 1;
  if (scrolls) blocks = part.blocks(rect.w - MARK - 4);
  const focused = blocks.find(({ place }) => place !== null && place === model.focus);
  const top = scroll.lay(
    name,
    blocks,
    window,
    focused ? { place: focused.place!, rect: focused.rect } : null,
  );
  for (const block of blocks) {
    const { x, y, w, h } = block.rect;
    // Scrolling ends up to a pixel short of the last line.
    const whole = y >= top - 0.5 && y + h <= top + window.h + 1.5;
    const partly = block.clips && y < top + window.h && y + h > top;
    if (whole || partly) block.draw({ x: window.x + x, y: window.y + y - top, w, h }, window);
  }
  if (scrolls)
    drawMark(
      brush,
      hits,
      name,
      { ...rect, x: rect.x + rect.w - MARK, w: MARK },
      top,
      scroll.end(name),
      window.h,
    );
}

/** ▲, where one is, and ▼. */
function drawMark(
  brush: Brush,
  hits: Hits,
  name: PartName,
  rect: Rect,
  top: number,
  end: number,
  room: number,
): void {
  const h = Math.min(TARGET, rect.h / 2);
  const up = { ...rect, h };
  const down = { ...rect, y: rect.y + rect.h - h, h };
  const rail = { ...rect, y: rect.y + h, h: rect.h - 2 * h };
  for (const [zone, sign, way, more] of [
    [up, '▲', 'page-up', top > 0],
    [down, '▼', 'page-down', top < end],
  ] as const) {
    brush.frame({ ...zone, x: zone.x + 6, w: zone.w - 12 }, more ? 'base' : 'line', 1);
    brush.text(zone, sign, { size: 17, align: 'centre', tone: more ? 'hot' : 'line' });
    hits.add(zone, `item.scroll-${name}-${way}`, { type: 'scroll', way, part: name });
  }
  if (rail.h < 24) return;
  brush.fill({ x: rail.x + rail.w / 2 - 1, y: rail.y + 4, w: 2, h: rail.h - 8 }, 'line');
  const thumb = Math.max(20, ((rail.h - 8) * room) / (room + end));
  const y = rail.y + 4 + (end === 0 ? 0 : ((rail.h - 8 - thumb) * top) / end);
  brush.fill({ x: rail.x + rail.w / 2 - 5, y, w: 10, h: thumb }, 'base');
  if (end > 0)
    hits.addThumb(
      { ...rail, y, h: thumb },
      `item.scroll-${name}-thumb`,
      -end / Math.max(1, rail.h - 8 - thumb),
    );
  hits.add({ ...rail, h: Math.max(0, y - rail.y) }, `item.scroll-${name}-page-up`, {
    type: 'scroll',
    way: 'page-up',
    part: name,
  });
  hits.add(
    { ...rail, y: y + thumb, h: Math.max(0, rail.y + rail.h - y - thumb) },
    `item.scroll-${name}-page-down`,
    { type: 'scroll', way: 'page-down', part: name },
  );
}
