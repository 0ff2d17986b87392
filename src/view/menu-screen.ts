/** Draws any menu: heading, lines, controls, and what explains the control in focus. */
import { type MenuItem, type MenuModel, noteOf } from '../present/index.ts';
import { TAB_WORDS } from '../text/tabs.ts';
import type { Brush } from './brush.ts';
import { drawButton, drawControl } from './control.ts';
import { cellBlocks } from './deck-cells.ts';
import type { Hits } from './hits.ts';
import {
  type Block,
  columnsFor,
  controlBlocks,
  drawPart,
  type Part,
  placeHalves,
  placeItems,
  textBlocks,
} from './menu-blocks.ts';
import { halvesFit, type MenuLayout, TOP_MARGIN } from './menu-layout.ts';
import type { MenuScroll } from './menu-scroll.ts';
import { drawPanel } from './panel.ts';
import { drawPromptBar, promptBarWidth } from './prompt-bar.ts';

/** Lays a page of the rules out in a width; it is fetched with the first such page. */
export type LaySheet = (model: MenuModel, layout: MenuLayout, width: number) => readonly Block[];

export function drawMenu(
  brush: Brush,
  hits: Hits,
  model: MenuModel,
  layout: MenuLayout,
  scroll: MenuScroll,
  laySheet: LaySheet | null = null,
): void {
  const { fonts, panel, heading } = layout;
  scroll.begin(model.id + model.heading);
  const title = model.id === 'title';
  if (model.behind) brush.fill(panel, 'background', 0.94);
  if (!title) drawPanel(brush, panel, TAB_WORDS[model.id], fonts.head * 0.85);
  if (!title || !brush.picture({ ...heading, w: Math.min(heading.w, heading.h * 3.93) }, 'logo'))
    brush.text(heading, title ? model.heading.toUpperCase() : model.heading, {
      size: heading.h,
      least: fonts.head * 0.8,
      face: 'display',
      tone: 'hot',
    });
  if (!title) brush.fill({ x: heading.x, y: heading.y + heading.h + 2, w: heading.w, h: 2 }, 'dim');

  for (const part of partsOf(brush, hits, model, layout, laySheet))
    drawPart(brush, hits, part, model, scroll);
  for (const [id, rect] of layout.foot) {
    const item = model.items.find((each) => each.id === id);
    if (!item) continue;
    const focused = model.focus === `item.${id}`;
    if (item.kind === 'button' || model.arranged === 'cards')
      drawButton(brush, hits, rect, item, focused, fonts.body);
    else drawControl(brush, hits, rect, item, focused, fonts.body, fonts.small);
  }
  drawNote(brush, model, layout);
  drawPrompts(brush, model, layout);
}

/** What can be done now, at the right of the heading where there is room; a pointer sees it anyway. */
function drawPrompts(brush: Brush, model: MenuModel, { heading, fonts }: MenuLayout): void {
  const { prompts = [], device } = model;
  if (device === 'mouse' || device === 'touch' || model.id === 'title') return;
  const size = fonts.small;
  const taken = brush.textWidth(model.heading, heading.h, 'display') + size * 2;
  const width = promptBarWidth(brush, prompts, size);
  if (width === 0 || taken + width > heading.w) return;
  const h = brush.lineHeight(size) + 8;
  const rect = { x: heading.x + heading.w - width, y: heading.y + heading.h - h - 2, w: width, h };
  drawPromptBar(brush, rect, prompts, size);
}

/** What explains the control in focus, or a message. */
function drawNote(brush: Brush, model: MenuModel, { fonts, note }: MenuLayout): void {
  if (note.h === 0) return;
  const focused = model.items.find(({ id }) => model.focus === `item.${id}`);
  const words = model.notice ?? (focused ? noteOf(focused) : '');
  brush.fill({ x: note.x, y: note.y, w: note.w, h: 1 }, 'line');
  brush.text({ ...note, y: note.y + 4, h: note.h - 4 }, (model.notice ? '■ ' : '') + words, {
    size: fonts.small,
    least: fonts.small * 0.76,
    tone: model.notice ? 'hot' : 'base',
    vertical: 'top',
  });
}

/** What scrolls in the places of a layout. */
function partsOf(
  brush: Brush,
  hits: Hits,
  model: MenuModel,
  layout: MenuLayout,
  laySheet: LaySheet | null,
): Part[] {
  const { fonts, textSize, foot } = layout;
  const items: readonly MenuItem[] = model.items.filter(({ id }) => !foot.has(id));
  return layout.parts.map(({ holds, rect }): Part => {
    const lines = textBlocks(brush, model, rect.w, textSize).at(-1)?.rect;
    const room = rect.h - TOP_MARGIN - (lines ? lines.y + lines.h + TOP_MARGIN : 0);
    const columns = model.arranged === 'grid' ? columnsFor(brush, items, { w: rect.w, h: room }, fonts) : 1;
    const controls = (width: number): Block[] =>
      controlBlocks(
        brush,
        hits,
        model,
        model.arranged === 'halves'
          ? placeHalves(model.items, foot, width, room, fonts, halvesFit(model, width, fonts))
          : placeItems(brush, items, width, fonts, columns),
        fonts,
      );
    switch (holds) {
      case 'sheet':
        return { name: 'text', rect, blocks: (width) => laySheet?.(model, layout, width) ?? [] };
      case 'cells':
        return {
          name: 'controls',
          rect,
          blocks: (w) => cellBlocks(brush, hits, model, { w, h: rect.h - TOP_MARGIN }, fonts),
        };
      case 'controls':
        return { name: 'controls', rect, blocks: controls };
      case 'lines':
        return { name: 'text', rect, blocks: (width) => textBlocks(brush, model, width, textSize) };
      default:
        return {
          name: 'controls',
          rect,
          blocks: (width) => {
            const text = textBlocks(brush, model, width, textSize);
            const last = text.at(-1)?.rect;
            const by = last ? last.y + last.h + TOP_MARGIN : 0;
            return [
              ...text,
              ...controls(width).map((block) => ({
                ...block,
                rect: { ...block.rect, y: block.rect.y + by },
              })),
            ];
          },
        };
    }
  });
}
