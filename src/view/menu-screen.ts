/**
 * Draws any menu: heading, lines, controls. What does not fit is scrolled by whole lines and controls, so that
 * nothing is ever cut through and no mask is needed.
 */
import type { MenuModel } from '../present/index.ts';
import type { Brush } from './brush.ts';
import { drawControl, noteOf } from './control.ts';
import type { Hits } from './hits.ts';
import { type FontSizes, type Form, fontsOf, formOf, type Screen, TARGET, unitOf, usable } from './layout.ts';
import { drawPanel } from './panel.ts';
import { centred, cut, inset, type Rect } from './rect.ts';
import { wrap } from './text-fit.ts';

export interface MenuLayout {
  readonly fonts: FontSizes;
  readonly panel: Rect;
  readonly heading: Rect;
  /** Between heading and note: what scrolls. */
  readonly body: Rect;
  readonly note: Rect;
  /** Where a title screen shows cards, and the picture below. */
  readonly cards: Rect | null;
  readonly road: Rect | null;
}

/** How much of a title screen the picture takes. */
const ROAD: Record<Form, number> = { wide: 0.32, tall: 0.24, rows: 0.16 };

export function layMenu(screen: Screen, id: string, behind: boolean): MenuLayout {
  const unit = unitOf(screen);
  const fonts = fontsOf(screen);
  const form = formOf(screen);
  const title = id === 'title';
  const whole = inset(usable(screen), form === 'wide' ? 24 * unit : 8 * unit);
  // The picture runs from edge to edge.
  const { width, height } = screen;
  const roadHeight = title ? Math.round(height * ROAD[form]) : 0;
  const road = title ? { x: 0, y: height - roadHeight, w: width, h: roadHeight } : null;
  const [, area] = cut(whole, 'bottom', roadHeight);
  const [cards, place] = title ? titlePicture(area, form, 20 * unit) : [null, area];
  const wanted = (form === 'wide' ? 780 : 820) * unit * screen.textScale;
  const panel = behind
    ? besideTable(place, form, unit * screen.textScale)
    : centred(place, title ? place.w : Math.min(place.w, wanted), place.h);
  const roomy = form === 'wide' && !behind;
  const inside = inset(panel, (roomy ? 28 : 16) * unit, (form === 'rows' ? 10 : 22) * unit);
  const headSize = title && form !== 'rows' ? fonts.title : fonts.total;
  const [heading, rest] = cut(inside, 'top', headSize, 6 * unit);
  const [note, body] = cut(rest, 'bottom', fonts.small * 2.8, 6 * unit);
  return { fonts, panel, heading, body, note, cards, road };
}

/** Cards beside the title's controls, or below them where there is room. */
function titlePicture(area: Rect, form: Form, gap: number): [cards: Rect | null, rest: Rect] {
  if (form !== 'tall') return cut(area, 'right', area.w * 0.46, gap);
  return area.h < 560 ? [null, area] : cut(area, 'bottom', area.h * 0.36, gap);
}

/** A menu over a table leaves the pairs in sight: at the side, or low on a screen that is held upright. */
function besideTable(area: Rect, form: Form, unit: number): Rect {
  switch (form) {
    case 'wide':
      return cut(area, 'right', Math.min(area.w * 0.5, 372 * unit))[0];
    case 'rows':
      return cut(area, 'right', Math.min(area.w * 0.6, 360 * unit))[0];
    case 'tall':
      return cut(area, 'bottom', Math.min(area.h, 420 * unit))[0];
  }
}

/** Room for the focus ring of the first control. */
const TOP_MARGIN = 10;

interface Block {
  readonly height: number;
  readonly place: string | null;
  draw(rect: Rect): void;
}

/** The scrolling of one menu: kept between drawings, begun anew on another screen. */
export interface Scroll {
  screen: string;
  /** The first block in sight of each part. */
  tops: Record<Part['name'], number>;
  /** What a wheel or finger has moved beyond whole lines. */
  pixels: number;
  focus: string | null;
}

export const newScroll = (screen: string): Scroll => ({
  screen,
  tops: { text: 0, controls: 0 },
  pixels: 0,
  focus: null,
});

/** Scrolls what lies under a wheel or finger; true when that moved it by a line or more. */
export function scrollBy(scroll: Scroll, pixels: number): boolean {
  scroll.pixels += pixels;
  const rows = Math.trunc(scroll.pixels / LINE);
  scroll.pixels -= rows * LINE;
  scroll.tops.text += rows;
  scroll.tops.controls += rows;
  return rows !== 0;
}

/** So many pixels of a wheel or finger move one line or control. */
const LINE = 30;

export function drawMenu(
  brush: Brush,
  hits: Hits,
  model: MenuModel,
  layout: MenuLayout,
  scroll: Scroll,
): void {
  const { fonts, panel, heading, body, note } = layout;
  if (scroll.screen !== model.id + model.heading) Object.assign(scroll, newScroll(model.id + model.heading));
  const title = model.id === 'title';
  if (model.behind) brush.fill(panel, 'background', 0.94);
  if (!title) drawPanel(brush, panel, model.id.replaceAll('-', ' '), fonts.head * 0.85);
  brush.text(heading, title ? model.heading.toUpperCase() : model.heading, {
    size: heading.h,
    least: fonts.head,
    face: 'display',
    tone: 'hot',
  });
  brush.fill({ x: heading.x, y: heading.y + heading.h + 2, w: heading.w, h: 2 }, 'dim');

  const parts = partsOf(brush, hits, model, body, fonts);
  for (const part of parts) drawPart(brush, part, model, scroll, fonts);

  const focused = model.items.find(({ id }) => model.focus === `item.${id}`);
  const words = model.notice ?? (focused ? noteOf(focused) : '');
  brush.fill({ x: note.x, y: note.y, w: note.w, h: 1 }, 'line');
  brush.text(
    { ...note, y: note.y + 3, h: note.h - 3, w: note.w - fonts.body * 2 },
    (model.notice ? '■ ' : '') + words,
    {
      size: fonts.small,
      least: fonts.small * 0.8,
      tone: model.notice ? 'hot' : 'base',
      vertical: 'top',
    },
  );
}

/** Blocks that scroll together in a rectangle. */
interface Part {
  readonly name: 'text' | 'controls';
  readonly rect: Rect;
  readonly blocks: readonly Block[];
}

const heightOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { height }) => sum + height, 0);

/** One column when everything fits; else the words beside the controls, or above them on a narrow screen. */
function partsOf(brush: Brush, hits: Hits, model: MenuModel, body: Rect, fonts: FontSizes): Part[] {
  const text = textBlocks(brush, model, body.w, fonts.body);
  const controls = controlBlocks(brush, hits, model, fonts);
  const room = body.h - TOP_MARGIN;
  const gap: Block[] = text.length === 0 ? [] : [{ height: TOP_MARGIN, place: null, draw: () => {} }];
  const all = [...text, ...gap, ...controls];
  // Few words scroll along with the controls; many stand apart, so that both can be read.
  if (controls.length === 0 || heightOf(all) <= room || heightOf(text) < room * 0.3)
    return [{ name: 'controls', rect: body, blocks: all }];
  if (body.w > fonts.body * 36) {
    const withValues = model.items.some(({ kind }) => kind !== 'button');
    const [right, left] = cut(body, 'right', body.w * (withValues ? 0.56 : 0.38), fonts.body);
    return [
      { name: 'text', rect: left, blocks: textBlocks(brush, model, left.w, fonts.body, left.h) },
      { name: 'controls', rect: right, blocks: controls },
    ];
  }
  const [low, high] = cut(body, 'bottom', Math.min(heightOf(controls) + TOP_MARGIN, body.h * 0.5));
  return [
    { name: 'text', rect: high, blocks: textBlocks(brush, model, high.w, fonts.body, high.h) },
    { name: 'controls', rect: low, blocks: controls },
  ];
}

function textBlocks(
  brush: Brush,
  model: MenuModel,
  width: number,
  wanted: number,
  height = Infinity,
): Block[] {
  for (let size = wanted; ; size--) {
    const columns = brush.columns(width - 12, size);
    const step = brush.lineHeight(size);
    const blocks = model.lines.flatMap((line) => {
      const lines = wrap(line, columns);
      return lines.map(
        (text, i): Block => ({
          // Lines of one paragraph stand close.
          height: step + (i === lines.length - 1 ? step * 0.45 : 0),
          place: null,
          draw: ({ x, y }) => brush.line(x, y, text, { size }),
        }),
      );
    });
    if (heightOf(blocks) <= height - TOP_MARGIN || size <= wanted * 0.76) return blocks;
  }
}

function controlBlocks(brush: Brush, hits: Hits, model: MenuModel, fonts: FontSizes): Block[] {
  return model.items.map((item) => ({
    height: Math.max(TARGET, fonts.body * 2.5) + 8,
    place: `item.${item.id}`,
    draw: (rect) => drawControl(brush, hits, rect, item, model.focus === `item.${item.id}`, fonts.body),
  }));
}

function drawPart(
  brush: Brush,
  { name, rect, blocks }: Part,
  model: MenuModel,
  scroll: Scroll,
  fonts: FontSizes,
): void {
  const end = scrolled(name, blocks, rect, model, scroll);
  const top = scroll.tops[name];
  let y = rect.y + TOP_MARGIN;
  for (const block of blocks.slice(top, end)) {
    block.draw({ x: rect.x + 7, y, w: rect.w - 14, h: block.height - 8 });
    y += block.height;
  }
  const sign = { size: fonts.body, tone: 'hot' as const, align: 'centre' as const };
  const edge = { x: rect.x + rect.w - fonts.body * 1.2, w: fonts.body * 1.2, h: fonts.body };
  if (top > 0) brush.text({ ...edge, y: rect.y - fonts.body * 0.8 }, '▲', sign);
  if (end < blocks.length) brush.text({ ...edge, y: rect.y + rect.h - fonts.body * 0.6 }, '▼', sign);
}

/** Moves the scroll so that a newly focused control is in sight; returns the first block that is not. */
function scrolled(
  name: Part['name'],
  blocks: readonly Block[],
  rect: Rect,
  model: MenuModel,
  scroll: Scroll,
): number {
  const room = rect.h - TOP_MARGIN;
  const endFrom = (top: number): number => {
    let height = 0;
    let end = top;
    while (end < blocks.length && height + blocks[end]!.height <= room + 8) height += blocks[end++]!.height;
    return Math.max(end, top + 1);
  };
  let last = blocks.length;
  while (last > 0 && endFrom(last - 1) >= blocks.length) last--;
  let top = Math.max(0, Math.min(scroll.tops[name], last));
  const at = blocks.findIndex(({ place }) => place !== null && place === model.focus);
  if (at >= 0 && scroll.focus !== model.focus) {
    if (at < top) top = at;
    while (endFrom(top) <= at) top++;
    scroll.focus = model.focus;
  }
  scroll.tops[name] = top;
  return Math.min(blocks.length, endFrom(top));
}
