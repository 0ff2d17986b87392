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
import { centred, clamp, cut, inset, type Rect } from './rect.ts';
import { wrap } from './text-fit.ts';

export interface MenuLayout {
  readonly fonts: FontSizes;
  readonly panel: Rect;
  readonly heading: Rect;
  /** Between heading and note: what scrolls. */
  readonly body: Rect;
  /** What the body is divided into. */
  readonly parts: readonly BodyPart[];
  /** Of the lines. */
  readonly textSize: number;
  readonly note: Rect;
  /** Where a title screen shows cards, and the picture below. */
  readonly cards: Rect | null;
  readonly road: Rect | null;
}

/** A rectangle of the body, and what scrolls in it: lines, controls, or the lines and then the controls. */
export interface BodyPart {
  readonly holds: 'lines' | 'controls' | 'both';
  readonly rect: Rect;
}

/** How wide and high letters are. */
export type Measure = Pick<Brush, 'columns' | 'lineHeight'>;

/** What a layout has to know about a menu. */
export type Laid = Pick<MenuModel, 'id' | 'lines' | 'items' | 'behind'>;

/** The most of a title screen that the picture takes; it gives up to 40 % of that to the controls. */
const ROAD: Record<Form, number> = { wide: 0.32, tall: 0.24, rows: 0.16 };
const LEAST_ROAD = 0.6;
/** Cards lower than this are not worth showing on a title. */
const LEAST_CARDS = 100;

/** Lines stand beside controls only where these keep their width, in CSS pixels and in letter sizes. */
export const LEAST_CONTROLS = 520;
const leastControls = (menu: Laid, fonts: FontSizes): number =>
  hasValues(menu) ? Math.max(LEAST_CONTROLS, fonts.body * 31) : fonts.body * 15;
const leastLines = (fonts: FontSizes): number => fonts.body * 16;
/** Lines are made smaller down to this part of their size before they scroll. */
const LEAST_TEXT = 0.76;

const hasValues = ({ items }: Laid): boolean => items.some(({ kind }) => kind !== 'button');
const controlHeight = (fonts: FontSizes): number => Math.max(TARGET, fonts.body * 2.5) + 8;
const gapAfterLines = ({ lines }: Laid): number => (lines.length === 0 ? 0 : TOP_MARGIN);

export function layMenu(screen: Screen, menu: Laid, measure: Measure): MenuLayout {
  const unit = unitOf(screen);
  const fonts = fontsOf(screen);
  const form = formOf(screen);
  const title = menu.id === 'title';
  const whole = inset(usable(screen), form === 'wide' ? 24 * unit : 8 * unit);
  const roomy = form === 'wide' && !menu.behind;
  const padX = (roomy ? 28 : 16) * unit;
  // A title has no frame to keep away from.
  const padY = (title ? 6 : form === 'rows' ? 10 : 22) * unit;
  const headSize = title && form !== 'rows' ? fonts.title : fonts.total;
  const noteSize = fonts.small * 2.8;
  const around = 2 * padY + headSize + 6 * unit + noteSize + 6 * unit + TOP_MARGIN;
  /** The height of a panel of this width in which nothing scrolls. */
  const needed = (width: number, size = fonts.body): number =>
    around +
    linesHeight(measure, menu, width - 2 * padX, size) +
    gapAfterLines(menu) +
    menu.items.length * controlHeight(fonts);

  let cards: Rect | null = null;
  let road: Rect | null = null;
  let panel: Rect;
  if (title) {
    const picture = titlePicture(screen, whole, form, 20 * unit, needed(whole.w));
    ({ cards, road, place: panel } = picture);
  } else if (menu.behind) {
    panel = besideTable(whole, form, unit * screen.textScale, needed);
  } else {
    const wanted = (form === 'wide' ? 780 : 820) * unit * screen.textScale;
    const fits = needed(Math.min(whole.w, wanted), Math.ceil(fonts.body * LEAST_TEXT)) <= whole.h;
    const beside = leastControls(menu, fonts) * 1.1 + leastLines(fonts) * 1.8 + 2 * padX;
    panel = centred(whole, Math.min(whole.w, fits ? wanted : Math.max(wanted, beside)), whole.h);
  }
  const inside = inset(panel, padX, padY);
  const [heading, rest] = cut(inside, 'top', headSize, 6 * unit);
  const [note, body] = cut(rest, 'bottom', noteSize, 6 * unit);
  return { fonts, panel, heading, body, note, cards, road, ...placesOf(measure, menu, body, fonts) };
}

/** The picture from edge to edge, and cards beside the controls or below them: of what the controls leave. */
function titlePicture(
  { width, height }: Screen,
  whole: Rect,
  form: Form,
  gap: number,
  needed: number,
): { cards: Rect | null; road: Rect; place: Rect } {
  const most = Math.round(height * ROAD[form]);
  const free = whole.h - needed;
  const under = form === 'tall' && free - gap - most * LEAST_ROAD >= LEAST_CARDS;
  const forRoad = under ? Math.max(free * 0.5, most * LEAST_ROAD) : free;
  const h = Math.round(
    clamp(Math.min(forRoad, under ? free - gap - LEAST_CARDS : free), most * LEAST_ROAD, most),
  );
  const road = { x: 0, y: height - h, w: width, h };
  const [, area] = cut(whole, 'bottom', h);
  if (form !== 'tall') {
    const [cards, place] = cut(area, 'right', area.w * 0.46, gap);
    return { cards, road, place };
  }
  if (!under) return { cards: null, road, place: area };
  const [cards, place] = cut(area, 'bottom', Math.min(area.h - needed - gap, area.h * 0.36), gap);
  return { cards, road, place };
}

/** A menu over a table leaves the pairs in sight: at the side, or low on a screen that is held upright. */
function besideTable(area: Rect, form: Form, unit: number, needed: (width: number) => number): Rect {
  switch (form) {
    case 'wide': {
      const narrow = Math.min(area.w * 0.5, 372 * unit);
      const width = needed(narrow) <= area.h ? narrow : Math.min(area.w * 0.5, 480 * unit);
      return cut(area, 'right', width)[0];
    }
    case 'rows':
      return cut(area, 'right', Math.min(area.w * 0.6, 360 * unit))[0];
    case 'tall':
      return cut(area, 'bottom', Math.min(area.h, Math.max(420 * unit, needed(area.w))))[0];
  }
}

/** One column when everything fits; else the lines beside the controls, or above them on a narrow screen. */
function placesOf(
  measure: Measure,
  menu: Laid,
  body: Rect,
  fonts: FontSizes,
): Pick<MenuLayout, 'parts' | 'textSize'> {
  const room = body.h - TOP_MARGIN;
  const controls = menu.items.length * controlHeight(fonts);
  const fitted = (width: number, height: number): number => {
    let size = fonts.body;
    while (linesHeight(measure, menu, width, size) > height && size - 1 >= fonts.body * LEAST_TEXT) size--;
    return size;
  };
  const left = room - controls - gapAfterLines(menu);
  const size = fitted(body.w, left);
  const together = { parts: [{ holds: 'both', rect: body }], textSize: size } as const;
  if (menu.items.length === 0 || menu.lines.length === 0) return together;
  if (linesHeight(measure, menu, body.w, size) <= left) return together;
  const least = leastControls(menu, fonts);
  if (body.w >= least + fonts.body + leastLines(fonts)) {
    const width = Math.max(least, body.w * (hasValues(menu) ? 0.56 : 0.38));
    const [right, words] = cut(body, 'right', width, fonts.body);
    return {
      parts: [
        { holds: 'lines', rect: words },
        { holds: 'controls', rect: right },
      ],
      textSize: fitted(words.w, room),
    };
  }
  // Few lines scroll along with the controls; many stand apart, so that both can be read.
  if (linesHeight(measure, menu, body.w, fonts.body) < room * 0.3)
    return { ...together, textSize: fonts.body };
  const share = hasValues(menu) ? 0.68 : 0.5;
  const [low, high] = cut(body, 'bottom', Math.min(controls + TOP_MARGIN, body.h * share));
  return {
    parts: [
      { holds: 'lines', rect: high },
      { holds: 'controls', rect: low },
    ],
    textSize: fitted(high.w, high.h - TOP_MARGIN),
  };
}

/** Air between paragraphs, in lines. */
const PARAGRAPH = 0.45;
const wrapped = (measure: Measure, { lines }: Pick<Laid, 'lines'>, width: number, size: number): string[][] =>
  lines.map((line) => wrap(line, measure.columns(width - 12, size)));

const linesHeight = (measure: Measure, menu: Laid, width: number, size: number): number =>
  wrapped(measure, menu, width, size).reduce((sum, { length }) => sum + length + PARAGRAPH, 0) *
  measure.lineHeight(size);

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
  const { fonts, panel, heading, note } = layout;
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

  for (const part of partsOf(brush, hits, model, layout)) drawPart(brush, part, model, scroll, fonts);

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

/** What scrolls in the places of a layout. */
function partsOf(brush: Brush, hits: Hits, model: MenuModel, layout: MenuLayout): Part[] {
  const controls = controlBlocks(brush, hits, model, layout.fonts);
  return layout.parts.map(({ holds, rect }): Part => {
    if (holds === 'controls') return { name: 'controls', rect, blocks: controls };
    const text = textBlocks(brush, model, rect.w, layout.textSize);
    if (holds === 'lines') return { name: 'text', rect, blocks: text };
    const gap: Block[] = text.length === 0 ? [] : [{ height: TOP_MARGIN, place: null, draw: () => {} }];
    return { name: 'controls', rect, blocks: [...text, ...gap, ...controls] };
  });
}

function textBlocks(brush: Brush, model: MenuModel, width: number, size: number): Block[] {
  const step = brush.lineHeight(size);
  return wrapped(brush, model, width, size).flatMap((lines) =>
    lines.map(
      (text, i): Block => ({
        // Lines of one paragraph stand close.
        height: step * (i === lines.length - 1 ? 1 + PARAGRAPH : 1),
        place: null,
        draw: ({ x, y }) => brush.line(x, y, text, { size }),
      }),
    ),
  );
}

function controlBlocks(brush: Brush, hits: Hits, model: MenuModel, fonts: FontSizes): Block[] {
  return model.items.map((item) => ({
    height: controlHeight(fonts),
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
