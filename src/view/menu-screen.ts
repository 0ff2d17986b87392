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
  const [cards, place] =
    title && form !== 'tall' ? cut(area, 'right', area.w * 0.46, 20 * unit) : [null, area];
  const wanted = (form === 'wide' ? 780 : 640) * unit * screen.textScale;
  const w = Math.min(place.w, cards ? place.w : wanted);
  const h = behind && form !== 'rows' ? Math.min(place.h, 560 * unit) : place.h;
  const panel = centred(place, w, h);
  const inside = inset(panel, (form === 'wide' ? 28 : 14) * unit, (form === 'rows' ? 10 : 22) * unit);
  const headSize = title && form !== 'rows' ? fonts.title : fonts.total;
  const [heading, rest] = cut(inside, 'top', headSize, 6 * unit);
  const [note, body] = cut(rest, 'bottom', fonts.small * 2.8, 6 * unit);
  return { fonts, panel, heading, body, note, cards, road };
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
  id: string;
  /** The first block in sight. */
  top: number;
  /** What a wheel or finger has moved beyond whole lines. */
  pixels: number;
  focus: string | null;
}

export function drawMenu(
  brush: Brush,
  hits: Hits,
  model: MenuModel,
  layout: MenuLayout,
  scroll: Scroll,
): void {
  const { fonts, panel, heading, body, note } = layout;
  const title = model.id === 'title';
  if (!title) drawPanel(brush, panel, model.id.replaceAll('-', ' '), fonts.head * 0.85);
  brush.text(heading, model.heading, {
    size: heading.h,
    least: fonts.head,
    face: 'display',
    tone: 'hot',
  });
  brush.fill({ x: heading.x, y: heading.y + heading.h + 2, w: heading.w, h: 2 }, 'dim');

  const blocks = blocksOf(brush, hits, model, body.w, fonts);
  const end = scrolled(blocks, body, model, scroll);
  let y = body.y + TOP_MARGIN;
  for (const block of blocks.slice(scroll.top, end)) {
    block.draw({ x: body.x + 6, y, w: body.w - 12, h: block.height - 8 });
    y += block.height;
  }
  const more = { size: fonts.body, tone: 'bright' as const, align: 'right' as const };
  if (scroll.top > 0) brush.text({ ...heading, h: heading.h }, '▲', { ...more, vertical: 'bottom' });
  if (end < blocks.length) brush.text({ ...note, h: fonts.body }, '▼', more);

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

function blocksOf(brush: Brush, hits: Hits, model: MenuModel, width: number, fonts: FontSizes): Block[] {
  const columns = brush.columns(width - 12, fonts.body);
  const step = brush.lineHeight(fonts.body);
  const lines = model.lines.flatMap((line) =>
    wrap(line, columns).map(
      (text): Block => ({
        height: text === '' ? step * 0.6 + 8 : step + 8,
        place: null,
        draw: ({ x, y }) => brush.line(x, y, text, { size: fonts.body }),
      }),
    ),
  );
  // Lines of one text stand close; only the block has a gap behind it.
  const tight = lines.map((block, i) => ({
    ...block,
    height: i === lines.length - 1 ? block.height + 4 : block.height - 8,
  }));
  const controls = model.items.map(
    (item): Block => ({
      height: Math.max(TARGET, fonts.body * 2.5) + 8,
      place: `item.${item.id}`,
      draw: (rect) => drawControl(brush, hits, rect, item, model.focus === `item.${item.id}`, fonts.body),
    }),
  );
  return [...tight, ...controls];
}

/** Moves the scroll so that a newly focused control is in sight; returns the first block that is not. */
function scrolled(blocks: readonly Block[], body: Rect, model: MenuModel, scroll: Scroll): number {
  const room = body.h - TOP_MARGIN;
  const endFrom = (top: number): number => {
    let height = 0;
    let end = top;
    while (end < blocks.length && height + blocks[end]!.height <= room + 8) height += blocks[end++]!.height;
    return Math.max(end, top + 1);
  };
  let last = blocks.length;
  while (last > 0 && endFrom(last - 1) >= blocks.length) last--;
  if (scroll.id !== model.id) Object.assign(scroll, { id: model.id, top: 0, pixels: 0, focus: null });
  scroll.top = Math.max(0, Math.min(scroll.top, last));
  if (scroll.focus !== model.focus) {
    const at = blocks.findIndex(({ place }) => place !== null && place === model.focus);
    const first = blocks.findIndex(({ place }) => place !== null);
    if (at >= 0) {
      // The first control brings the lines above it with it, as far as they fit.
      if (at === first && endFrom(0) > at) scroll.top = 0;
      if (at < scroll.top) scroll.top = at;
      while (endFrom(scroll.top) <= at) scroll.top++;
    }
    scroll.focus = model.focus;
  }
  return Math.min(blocks.length, endFrom(scroll.top));
}
