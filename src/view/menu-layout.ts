/** Where the parts of a menu are, from the size of the screen and what is on it. Pure: no Phaser, no DOM. */
import { type MenuItem, type MenuModel, noteOf, rowsOfHalves } from '../present/index.ts';
import { withCardSigns } from '../text/index.ts';
import type { Brush } from './brush.ts';
import { cellFoot, cellPlaces } from './cell-layout.ts';
import { type FontSizes, type Form, fontsOf, formOf, type Screen, TARGET, unitOf, usable } from './layout.ts';
import { Carving, centred, clamp, cut, inset, type Rect, split } from './rect.ts';
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
  /** Controls that stand still below the body, by the id of their item. */
  readonly foot: ReadonlyMap<string, Rect>;
  readonly note: Rect;
  /** Where a title screen shows cards, and the picture below. */
  readonly cards: Rect | null;
  readonly road: Rect | null;
  /** Where the picture beside the words stands. */
  readonly picture: Rect | null;
}

/** A rectangle of the body, and what scrolls in it: lines, controls, the lines and then the controls, or a page. */
export interface BodyPart {
  readonly holds: 'lines' | 'controls' | 'cells' | 'both' | 'sheet';
  readonly rect: Rect;
}

/** How wide and high letters are. */
export type Measure = Pick<Brush, 'columns' | 'lineHeight'>;

/** What a layout has to know about a menu. */
export type Laid = Pick<
  MenuModel,
  'id' | 'lines' | 'items' | 'behind' | 'sheet' | 'arranged' | 'linesVary' | 'picture'
> &
  Partial<Pick<MenuModel, 'notice'>>;

/** The most of a title screen that the picture takes; it gives up to 40 % of that to the controls. */
const ROAD: Record<Form, number> = { wide: 0.32, tall: 0.24, rows: 0.16 };
const LEAST_ROAD = 0.6;
/** Cards lower than this are not worth showing on a title. */
const LEAST_CARDS = 100;
/** What half of the controls needs for its words, by the size of letters: at ease, and with smaller ones. */
const EASY_HALF = 11;
const HALF = 6.9;
/** A title has to be seen whole; other menus are one column before their words are made smaller. */
const MENU_HALF = 10;

/** Lines stand beside controls only where these keep their width, in CSS pixels and in letter sizes. */
export const LEAST_CONTROLS = 520;
const leastControls = (menu: Laid, fonts: FontSizes): number =>
  hasValues(menu) ? Math.max(LEAST_CONTROLS, fonts.body * 31) : fonts.body * 15;
const leastLines = (fonts: FontSizes): number => fonts.body * 16;
/** Lines are made smaller down to this part of their size before they scroll. */
const LEAST_TEXT = 0.76;
/** A page is no wider than can be read with ease, in letters of the body. */
const PAGE_LETTERS = 118;

/** Air below a control. */
export const BETWEEN = 8;
/** Room for the focus ring of the first control. */
export const TOP_MARGIN = 10;
/** Air between paragraphs, in lines. */
export const PARAGRAPH = 0.45;
/** The head of a group of controls, by the size of heads. */
const GROUP = 1.35;

const hasValues = ({ items }: Pick<Laid, 'items'>): boolean => items.some(({ kind }) => kind !== 'button');
/** Least room of a control with its air. */
export const controlHeight = (fonts: FontSizes): number => Math.max(TARGET, fonts.body * 2.5) + BETWEEN;
export const groupHeight = (fonts: FontSizes): number => fonts.head * GROUP;
const gapAfterLines = ({ lines }: Laid): number => (lines.length === 0 ? 0 : TOP_MARGIN);

/** Letters keep away from the edges of a control by so much. */
export const detailInset = (fonts: FontSizes): number => fonts.body * 2.1;

/** The height of a control with its air: more where something stands under its label. */
export function itemHeight(measure: Measure, item: MenuItem, width: number, fonts: FontSizes): number {
  if (item.detail === undefined) return controlHeight(fonts);
  const room = width - 14 - detailInset(fonts) - fonts.body * 0.5;
  const label = wrap(item.label, measure.columns(room, fonts.body));
  const lines = wrap(item.detail, measure.columns(room, fonts.small));
  const height =
    label.length * measure.lineHeight(fonts.body) + lines.length * measure.lineHeight(fonts.small) + 12;
  return Math.max(controlHeight(fonts), height + BETWEEN);
}

/** Air below a control of halves, where they are as low as a finger allows. */
const LEAST_BETWEEN = 3;

/** Whether halves stand beside each other; else they are one column, as low as it has to be. */
export const halvesFit = ({ id }: Pick<Laid, 'id'>, width: number, fonts: FontSizes): boolean =>
  (width - 14 - fonts.body) / 2 >= (id === 'title' ? HALF : MENU_HALF) * fonts.body;

/** A row of halves with its air: as high as a control where there is room for it, never too low for a finger. */
export const halvesRow = (rows: number, height: number, fonts: FontSizes): number =>
  clamp(height / rows, TARGET + LEAST_BETWEEN, controlHeight(fonts));

/**
 * The height of all controls where they stand, with the heads of their groups.
 * @param low as low as a finger allows
 */
function controlsHeight(
  measure: Measure,
  { id, items, arranged }: Pick<Laid, 'id' | 'items' | 'arranged'>,
  width: number,
  fonts: FontSizes,
  low = false,
): number {
  if (arranged === 'halves') {
    const rows = halvesFit({ id }, width, fonts) ? rowsOfHalves(items) : items.length;
    return rows * (low ? halvesRow(rows, 0, fonts) : controlHeight(fonts));
  }
  return items.reduce(
    (sum, item, i) =>
      sum +
      itemHeight(measure, item, width, fonts) +
      (item.group !== undefined && item.group !== items[i - 1]?.group ? groupHeight(fonts) : 0),
    0,
  );
}

/** As wide as the panels beside the pairs: what a match has come to stays in sight beside its result. */
const RESULT = 290;

export function layMenu(screen: Screen, menu: Laid, measure: Measure): MenuLayout {
  const unit = unitOf(screen);
  const fonts = fontsOf(screen);
  const form = formOf(screen);
  const title = menu.id === 'title';
  // Over a table the panel reaches as high as the table's own head, which must not stand out half behind it.
  const whole = inset(usable(screen), form === 'wide' ? (menu.behind ? 12 : 24) * unit : 8 * unit);
  const roomy = form === 'wide' && !menu.behind;
  const padX = (roomy ? 28 : 16) * unit;
  // A title has no frame to keep away from.
  const padY = (title ? 6 : form === 'rows' ? 10 : 22) * unit;
  // Low as a phone on its side is, the first control of a title stands beside the name.
  const aside = title && form === 'rows';
  const headSize = aside
    ? Math.max(TARGET + 2, Math.min(fonts.total, whole.h * 0.1))
    : title
      ? Math.min(fonts.title, whole.h * 0.2)
      : fonts.total;
  const foots = menu.arranged === 'cards' ? [] : footRows(menu, whole.w - 2 * padX, fonts);
  const noteOn = (width: number): number =>
    menu.arranged === 'page'
      ? noticeHeight(measure, menu, width, fonts, whole.h * 0.3)
      : noteHeight(measure, menu, width, fonts, whole.h * 0.3);
  const around = (width: number): number =>
    2 * padY + headSize + 6 * unit + noteOn(width - 2 * padX) + 6 * unit + TOP_MARGIN;
  /** The height of a panel of this width in which nothing scrolls. */
  const needed = (width: number, size = fonts.body, low = false): number =>
    around(width) +
    linesHeight(measure, menu, width - 2 * padX, size) +
    gapAfterLines(menu) +
    controlsHeight(
      measure,
      aside ? { ...menu, items: menu.items.slice(2) } : menu,
      width - 2 * padX,
      fonts,
      low,
    );

  let cards: Rect | null = null;
  let road: Rect | null = null;
  let panel: Rect;
  if (title) {
    const least = 2 * (EASY_HALF * fonts.body + padX) + fonts.body + 14;
    const easy = needed(whole.w);
    const leastRoad = screen.height * ROAD[form] * LEAST_ROAD;
    const fit = easy + leastRoad <= whole.h ? easy : needed(whole.w, fonts.body, true);
    const picture = titlePicture(screen, whole, form, 20 * unit, least, fit);
    ({ cards, road, place: panel } = picture);
  } else if (menu.behind) {
    panel =
      form === 'wide' && (menu.id === 'log' || (menu.id === 'result' && needed(RESULT * unit) <= whole.h))
        ? { ...whole, x: screen.width - screen.safe.right - (RESULT + 10) * unit, w: RESULT * unit }
        : besideTable(whole, form, unit * screen.textScale, needed);
  } else if (menu.arranged === 'cards') {
    panel = centred(whole, Math.min(whole.w, 1400 * unit * screen.textScale), whole.h);
  } else if (menu.picture) {
    panel = centred(whole, Math.min(whole.w, 1200 * unit * screen.textScale), whole.h);
  } else if (menu.arranged) {
    panel = centred(whole, Math.min(whole.w, fonts.body * 0.6 * PAGE_LETTERS + 2 * padX), whole.h);
  } else {
    const wanted = (form === 'wide' ? 780 : 820) * unit * screen.textScale;
    const fits =
      !menu.linesVary && needed(Math.min(whole.w, wanted), Math.ceil(fonts.body * LEAST_TEXT)) <= whole.h;
    const beside = leastControls(menu, fonts) * 1.1 + leastLines(fonts) * 1.8 + 2 * padX;
    panel = centred(whole, Math.min(whole.w, fits ? wanted : Math.max(wanted, beside)), whole.h);
  }
  if (menu.arranged === 'cards') return layCards(measure, menu, panel, fonts, form, unit);
  const inside = inset(panel, padX, padY);
  const [top, rest] = cut(inside, 'top', headSize, 6 * unit);
  const [heading, lead] = aside ? cut(top, 'left', top.w * 0.5, fonts.body) : [top, null];
  if (menu.arranged === 'page') {
    const room = new Carving(rest);
    const foot = new Map<string, Rect>();
    for (const row of foots.toReversed()) {
      const band = room.take('bottom', controlHeight(fonts) - BETWEEN, BETWEEN);
      // The focus ring stands out over a control.
      for (const [i, rect] of split(inset(band, 7, 0), row.length, 'x', 12).entries())
        foot.set(row[i]!, rect);
    }
    const high = noteOn(inside.w);
    const note = high > 0 ? room.take('bottom', high, 4) : { ...heading, y: heading.y + heading.h, h: 0 };
    const body = cut(room.rest, 'bottom', 4)[1];
    const holds = menu.sheet ? 'sheet' : 'both';
    return {
      fonts,
      panel,
      heading,
      body,
      note,
      cards,
      road,
      picture: null,
      foot,
      parts: [{ holds, rect: body }],
      textSize: fonts.body,
    };
  }
  const [note, body] = cut(rest, 'bottom', noteOn(inside.w), 6 * unit);
  const foot = new Map<string, Rect>();
  const [first] = menu.items;
  if (lead && first) foot.set(first.id, inset(lead, 7, 0));
  const base = { fonts, panel, heading, body, note, cards, road, foot };
  if (menu.picture) return { ...base, ...besidePicture(measure, menu, body, fonts, form) };
  return { ...base, picture: null, ...placesOf(measure, menu, body, fonts) };
}

/** A grid of cards takes all there is: heading, the grid and what it comes to, what explains, buttons. */
function layCards(
  measure: Measure,
  menu: Laid,
  panel: Rect,
  fonts: FontSizes,
  form: Form,
  unit: number,
): MenuLayout {
  const inside = inset(panel, (form === 'wide' ? 20 : 8) * unit, (form === 'wide' ? 18 : 9) * unit);
  const room = new Carving(inside);
  const heading = room.take('top', form === 'wide' ? fonts.total : fonts.head, 6 * unit);
  const foot = new Map<string, Rect>();
  for (const row of cellFoot(menu.items, inside.w, fonts).toReversed()) {
    const band = room.take('bottom', Math.max(TARGET, fonts.body * 2), BETWEEN * 0.75);
    for (const [i, rect] of split(inset(band, 7, 0), row.length, 'x', 10).entries()) foot.set(row[i]!, rect);
  }
  const high = Math.max(
    noteHeight(measure, { items: menu.items }, inside.w, fonts, inside.h * 0.12),
    noticeHeight(measure, menu, inside.w, fonts, inside.h * 0.3),
  );
  const note = room.take('bottom', high, 4 * unit);
  const { cells, picture, lines } = cellPlaces(room.rest, fonts, form);
  return {
    fonts,
    panel,
    heading,
    body: room.rest,
    note,
    cards: null,
    road: null,
    picture,
    foot,
    parts: [
      { holds: 'cells', rect: cells },
      { holds: 'lines', rect: lines },
    ],
    textSize: fonts.small,
  };
}

/** The map's width by its height. */
const MAP_RATIO = 960 / 420;

/**
 * A picture and the rest. A portrait or a scene stands at the side, or on top of a screen that is held upright; a map or
 * charts take more, with the lines below them and the controls at the side.
 */
function besidePicture(
  measure: Measure,
  menu: Laid,
  body: Rect,
  fonts: FontSizes,
  form: Form,
): Pick<MenuLayout, 'parts' | 'textSize' | 'picture'> {
  const { kind } = menu.picture!;
  const large = kind === 'road' || kind === 'charts';
  const gap = fonts.body;
  if (form === 'tall') {
    const high = kind === 'road' ? body.w / MAP_RATIO : kind === 'charts' ? body.h * 0.42 : body.h * 0.2;
    const [picture, rest] = cut(body, 'top', high, gap * 0.5);
    return { picture, ...placesOf(measure, menu, rest, fonts) };
  }
  if (!large) {
    const [picture, rest] = cut(body, 'left', Math.min(body.w * 0.24, body.h), gap * 1.4);
    const [controls, words] = cut(rest, 'right', Math.max(fonts.body * 17, rest.w * 0.42), gap);
    return {
      picture,
      parts: [
        { holds: 'lines', rect: words },
        { holds: 'controls', rect: controls },
      ],
      textSize: fonts.body * 0.9,
    };
  }
  // The names of places stay whole in large letters too.
  const wide = Math.min(body.w * 0.62, body.w - fonts.body * 16 - gap * 1.4);
  const [left, right] = cut(body, 'left', wide, gap * 1.4);
  const high = Math.min(kind === 'road' ? left.w / MAP_RATIO : left.h * 0.6, left.h * 0.72);
  const [picture, words] = cut(left, 'top', high, gap * 0.6);
  return {
    picture,
    parts: [
      { holds: 'lines', rect: words },
      { holds: 'controls', rect: right },
    ],
    textSize: fonts.body,
  };
}

/** Which controls of a page stand at its foot, row by row. */
function footRows({ arranged, items }: Laid, width: number, fonts: FontSizes): string[][] {
  if (arranged !== 'page') return [];
  const values = items.filter(({ kind }) => kind !== 'button').map(({ id }) => id);
  const buttons = items.filter(({ kind, detail }) => kind === 'button' && detail === undefined);
  const perRow = Math.max(1, Math.floor(width / Math.max(280, fonts.body * 22)));
  const rows: string[][] = [];
  for (let i = 0; i < values.length; i += perRow) rows.push(values.slice(i, i + perRow));
  const most = Math.max(1, Math.floor(width / (fonts.body * 0.6 * 8 + 24)));
  const each = Math.ceil(buttons.length / Math.ceil(buttons.length / most));
  for (let i = 0; i < buttons.length; i += each) rows.push(buttons.slice(i, i + each).map(({ id }) => id));
  return rows;
}

/** Room for a message that needs attention; none where there is none. */
function noticeHeight(
  measure: Measure,
  { notice }: Pick<Laid, 'notice'>,
  width: number,
  fonts: FontSizes,
  most: number,
): number {
  if (!notice) return 0;
  const lines = wrap(`■ ${notice}`, measure.columns(width - 2, fonts.small)).length;
  return Math.min(lines * measure.lineHeight(fonts.small) + 6, most);
}

/** Room for the longest explanation, so that none is cut and nothing moves when another is shown, and for a long message. */
function noteHeight(
  measure: Measure,
  { items, notice }: Pick<Laid, 'items' | 'notice'>,
  width: number,
  fonts: FontSizes,
  most: number,
): number {
  const notes = items.flatMap((item) => [
    noteOf(item),
    ...(item.kind === 'choice' ? item.options.map(({ note }) => note ?? '') : []),
  ]);
  // A menu that explains nothing keeps no more than a message needs.
  const message = noticeHeight(measure, { notice: notice ?? null }, width, fonts, most);
  if (notes.every((note) => note === '') && items.length > 0 && most > 0)
    return Math.max(fonts.small * 1.6, message);
  const columns = measure.columns(width - 2, fonts.small);
  const lines = Math.max(1, ...notes.map((note) => (note === '' ? 0 : wrap(note, columns).length)));
  return Math.max(clamp(lines * measure.lineHeight(fonts.small) + 6, fonts.small * 1.8, most), message);
}

/** The picture from edge to edge, and cards beside the controls or below them: of what the controls leave. */
function titlePicture(
  { width, height }: Screen,
  whole: Rect,
  form: Form,
  gap: number,
  leastWidth: number,
  needed: number,
): { cards: Rect | null; road: Rect | null; place: Rect } {
  const most = Math.round(height * ROAD[form]);
  const free = whole.h - needed;
  // Large letters on a small screen leave no room for it.
  if (free < most * LEAST_ROAD) return { cards: null, road: null, place: whole };
  const under = form === 'tall' && free - gap - most * LEAST_ROAD >= LEAST_CARDS;
  const forRoad = under ? Math.max(free * 0.5, most * LEAST_ROAD) : free;
  const h = Math.round(
    clamp(Math.min(forRoad, under ? free - gap - LEAST_CARDS : free), most * LEAST_ROAD, most),
  );
  const road = { x: 0, y: height - h, w: width, h };
  const [, area] = cut(whole, 'bottom', h);
  if (form !== 'tall') {
    const [cards, place] = cut(area, 'right', area.w * 0.46, gap);
    return place.w < leastWidth ? { cards: null, road, place: area } : { cards, road, place };
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
  const heightOf = (width: number): number => controlsHeight(measure, menu, width, fonts, true);
  const controls = heightOf(body.w);
  const fitted = (width: number, height: number): number => {
    let size = fonts.body;
    while (linesHeight(measure, menu, width, size) > height && size - 1 >= fonts.body * LEAST_TEXT) size--;
    return size;
  };
  const left = room - controls - gapAfterLines(menu);
  const size = fitted(body.w, left);
  const together = { parts: [{ holds: 'both', rect: body }], textSize: size } as const;
  if (
    menu.items.length === 0 ||
    menu.arranged === 'grid' ||
    (menu.arranged === 'halves' && menu.lines.length === 0)
  )
    return { ...together, textSize: fonts.body };
  const fits = linesHeight(measure, menu, body.w, size) <= left;
  if (!menu.linesVary && (menu.lines.length === 0 || fits)) return together;
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
  if (menu.linesVary) {
    // Controls first: whatever is said below them, they stay where they are.
    const [high, low] = cut(body, 'top', Math.min(controls + TOP_MARGIN, body.h * 0.72));
    return {
      parts: [
        { holds: 'controls', rect: high },
        { holds: 'lines', rect: low },
      ],
      textSize: fitted(low.w, low.h - TOP_MARGIN),
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

export const wrappedLines = (
  measure: Measure,
  { id, lines }: Pick<Laid, 'id' | 'lines'>,
  width: number,
  size: number,
): string[][] =>
  lines.map((line) => wrap(id === 'log' ? withCardSigns(line) : line, measure.columns(width - 12, size)));

const linesHeight = (measure: Measure, menu: Laid, width: number, size: number): number =>
  wrappedLines(measure, menu, width, size).reduce((sum, { length }) => sum + length + PARAGRAPH, 0) *
  measure.lineHeight(size);
