/**
 * Where everything on the table is: rectangles in CSS pixels from the size of the screen and the counts of the
 * model. Three forms: `wide` with panels on both sides, `tall` for a phone held upright, `rows` for a phone on
 * its side, where the pairs lie as three rows. Pure: no Phaser, no DOM.
 */
import { CARAVANS, type CaravanName, type Seat } from '../engine/index.ts';
import type { Display } from '../present/index.ts';
import { CARD_RATIO, type CaravanBox, cardHeightFor, type Room } from './caravan-layout.ts';
import { Carving, clamp, cut, inset, type Rect, split } from './rect.ts';

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly safe: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  /** 1 to 2. */
  readonly textScale: number;
  /** The form that is asked for, where the screen has room for it. */
  readonly layout?: Display['layout'];
  /** What the cards in hand are made larger by; those on the table get what room that leaves. */
  readonly cardScale?: number;
}

/** A button narrower than this has no room for its word, in CSS pixels. */
const LEAST_BUTTON = 60;

/** The least a finger can hit. */
export const TARGET = 44;

export type Form = 'wide' | 'tall' | 'rows';

export interface FontSizes {
  readonly small: number;
  readonly body: number;
  /** Of the display face: heads, totals, the game's name. */
  readonly head: number;
  readonly total: number;
  readonly title: number;
}

/** The least a layout has to know about a table. */
export interface TableCounts {
  /** Who looks at it: their caravans grow down or to the right. */
  readonly seat: Seat;
  /** Per caravan, how many cards lie on each of its number cards. */
  readonly attachments: Readonly<Record<CaravanName, readonly number[]>>;
  readonly hand: number;
  readonly items: number;
  /** A lesson talks: its message takes the room of the log, where there is not enough for both. */
  readonly guided?: boolean;
  /** Room is kept for what the person across says. */
  readonly speaks?: boolean;
}

export interface SidePlaces {
  /** Frame of the panel they are in, if it has one. */
  readonly panel: Rect;
  /** Square; none for oneself. */
  readonly portrait: Rect | null;
  /** Two lines where it is high, one where it is not. */
  readonly name: Rect;
  /** The purse, where it is known. */
  readonly purse: Rect;
  /** How many cards are in hand. */
  readonly held: Rect;
  readonly deck: Rect;
  readonly pile: Rect;
}

export interface TableLayout {
  readonly form: Form;
  /** The scale of gaps, frames and fonts against the form's first size. */
  readonly unit: number;
  readonly fonts: FontSizes;
  readonly status: Rect;
  readonly plates: readonly [Rect, Rect, Rect];
  readonly boxes: Readonly<Record<CaravanName, CaravanBox>>;
  readonly cardHeight: number;
  readonly room: Room;
  readonly them: SidePlaces;
  /** Their cards, face down. */
  readonly theirHand: Rect;
  readonly me: SidePlaces;
  /** What keeps the game open. */
  readonly open: Rect;
  /** What the person across says. */
  readonly said: Rect | null;
  /** What is asked, refused or previewed. */
  readonly message: Rect;
  /** The last moves: as many lines as there is room for, the newest always whole. */
  readonly log: Rect | null;
  /** What is in focus, explained; on a phone a sheet does that. */
  readonly inspect: Rect | null;
  readonly prompts: Rect | null;
  readonly items: readonly Rect[];
  readonly hand: Rect;
  readonly handHeight: number;
  /** My cards, and the slice of each that a finger hits. */
  readonly handCards: readonly Rect[];
  readonly handSlices: readonly Rect[];
}

export function formOf({ width, height, textScale, layout = 'auto' }: Screen): Form {
  const w = width / textScale;
  const h = height / textScale;
  const tall = layout === 'tall' ? h >= LEAST_TALL : w <= h && !(layout === 'wide' && w >= LEAST_ROWS);
  if (tall) return 'tall';
  return h < 520 || w < 700 ? 'rows' : 'wide';
}

/** The form is taken against the shape of the screen only where it is at least so high, or so wide, in CSS pixels. */
const LEAST_TALL = 640;
const LEAST_ROWS = 640;

const FIRST_SIZE: Record<Form, readonly [number, number]> = {
  wide: [1280, 720],
  tall: [390, 844],
  rows: [844, 390],
};

export function unitOf(screen: Screen): number {
  const [w, h] = FIRST_SIZE[formOf(screen)];
  return clamp(Math.min(screen.width / w, screen.height / h), 0.85, 3);
}

export function fontsOf(screen: Screen): FontSizes {
  const wide = formOf(screen) === 'wide';
  // On a phone all of a large text would leave no room for the cards; its forms begin with larger text anyway.
  const textScale = wide ? screen.textScale : 1 + (screen.textScale - 1) * 0.6;
  const unit = unitOf(screen) * textScale;
  const size = (large: number, small: number): number => Math.round((wide ? large : small) * unit);
  return {
    small: size(15, 12),
    body: size(17, 14),
    head: size(26, 20),
    total: size(40, 30),
    title: size(124, 64),
  };
}

export function usable({ width, height, safe }: Screen): Rect {
  return {
    x: safe.left,
    y: safe.top,
    w: width - safe.left - safe.right,
    h: height - safe.top - safe.bottom,
  };
}

export function layTable(screen: Screen, counts: TableCounts): TableLayout {
  switch (formOf(screen)) {
    case 'wide':
      return layWide(screen, counts);
    case 'tall':
      return layTall(screen, counts);
    case 'rows':
      return layRows(screen, counts);
  }
}

/** The widest that pairs under each other's heads may stand, by the height of the screen. */
const WIDEST_TALL = 0.82;

/** What is said takes so many lines beside a table, where a line is 26 letters. */
const SAID_LINES = 3;

function layWide(screen: Screen, counts: TableCounts): TableLayout {
  const unit = unitOf(screen);
  const fonts = fontsOf(screen);
  const gap = 10 * unit;
  const room = new Carving(inset(usable(screen), gap, 8 * unit));
  const status = room.take('top', Math.max(34 * unit, fonts.head), gap);
  const prompts = room.take('bottom', fonts.small * 1.6, 6 * unit);
  // Large letters need longer lines.
  const left = new Carving(room.take('left', (226 + 70 * (screen.textScale - 1)) * unit, gap));
  const right = new Carving(room.take('right', 296 * unit, gap));
  const cardScale = screen.cardScale ?? 1;
  const handBand = room.take('bottom', 134 * unit * cardScale, 4 * unit);
  const lines = (counts.guided ? 86 : 42) * (1 + 0.4 * (screen.textScale - 1));
  const message = room.take('bottom', lines * unit, 8 * unit);

  const rowsOfItems = Math.ceil(counts.items / 2);
  const itemHeight = Math.max(TARGET, 46 * unit);
  const itemBand = right.take('bottom', Math.max(0, rowsOfItems * (itemHeight + gap) - gap), gap);

  const heaps = (inside: Carving, h: number): Pick<SidePlaces, 'deck' | 'pile'> => {
    const { x, y, w } = inside.take('bottom', h);
    const deck = { x, y, w: h * CARD_RATIO, h };
    return { deck, pile: { ...deck, x: x + w * 0.5 } };
  };
  const panelOf = (panel: Rect): Carving => new Carving(inset(panel, 14 * unit, 18 * unit));
  const line = fonts.small * 1.4;
  // The portrait is drawn in squares of 96 pixels.
  const face = 96 * unit;
  const theirPanel = left.take('top', face + (counts.speaks ? 158 : 176) * unit, 14 * unit);
  const theirs = panelOf(theirPanel);
  const who = new Carving(theirs.take('top', face, 8 * unit));
  const portrait = who.take('left', face, 9 * unit);
  const theirHeaps = heaps(theirs, 66 * unit);
  theirs.take('bottom', 0, 8 * unit);
  const theirHeld = theirs.take('right', fonts.small * 4.2);
  const theirPurse = who.take('bottom', line);
  const them: SidePlaces = {
    panel: theirPanel,
    portrait,
    name: who.rest,
    purse: theirPurse,
    held: theirHeld,
    ...theirHeaps,
  };
  const said = counts.speaks ? left.take('top', fonts.small * 1.35 * SAID_LINES, 14 * unit) : null;
  const myPanel = left.take('bottom', 66 * unit + 2 * line + 50 * unit, 14 * unit);
  const mine = panelOf(myPanel);
  const myHeaps = heaps(mine, 66 * unit);
  const [myName, myLine] = split(mine.rest, 2, 'y') as [Rect, Rect];
  const [myHeld, myPurse] = cut(myLine, 'left', myLine.w * 0.5);
  const me: SidePlaces = {
    panel: myPanel,
    portrait: null,
    name: myName,
    purse: myPurse,
    held: myHeld,
    ...myHeaps,
  };
  const inspect = right.take('bottom', clamp(right.rest.h * 0.46, 150 * unit, 250 * unit), 16 * unit);
  return {
    form: 'wide',
    unit,
    fonts,
    status,
    ...pairsInColumns(room.rest, 78 * unit, 14 * unit, counts, (116 * unit) / cardScale),
    them,
    theirHand: theirs.rest,
    me,
    open: left.rest,
    said,
    message,
    log: right.rest,
    inspect,
    prompts,
    items: gridOf(itemBand, counts.items, rowsOfItems, gap),
    ...layHand(handBand, counts.hand, 10 * unit),
  };
}

function layTall(screen: Screen, counts: TableCounts): TableLayout {
  const unit = unitOf(screen);
  const fonts = fontsOf(screen);
  const gap = 5 * unit;
  const line = fonts.body * 1.35;
  // Asked for on a wide screen it stands in the middle: pairs far apart would not be read together.
  const place = usable(screen);
  const room = new Carving(
    inset(place, Math.max(2, (place.w - Math.max(place.h * WIDEST_TALL, place.w / 2)) / 2), gap),
  );
  const status = room.take('top', line * 1.3, gap);
  const them = room.take('top', 52 * unit, gap);
  const said = counts.speaks ? inset(room.take('top', fonts.small * 2.7, gap), 6 * unit, 0) : null;
  const perRow = Math.max(1, Math.floor((room.rest.w + gap) / (LEAST_BUTTON + gap)));
  const rowsOfItems = Math.ceil(counts.items / perRow);
  const itemBand = room.take('bottom', rowsOfItems * (TARGET + gap) - gap, gap);
  const short = screen.height < 700 * screen.textScale;
  const cardScale = screen.cardScale ?? 1;
  const handBand = room.take('bottom', (short ? 104 : 118) * unit * cardScale, 5 * unit);
  const me = room.take('bottom', Math.max((short ? 30 : 34) * unit, fonts.small * 2.7), gap);
  // Its marks on the table have to do where there is no room for its words.
  const lines = counts.guided || screen.height < 400 * screen.textScale ? 0 : short ? 2 : 3;
  const log =
    lines === 0 ? null : inset(room.take('bottom', lines * fonts.small * 1.34 + 3, gap), 6 * unit, 0);
  const message = room.take('bottom', line * (counts.guided ? 4.4 : 2) + (short ? 2 : 8) * unit, gap);
  const count = fonts.small * 1.6;
  const side = (band: Rect, portrait: Rect | null): SidePlaces => {
    const inside = new Carving(inset(band, 5 * unit, 3 * unit));
    const heap = (): Rect => {
      inside.take('right', count);
      return inside.take('right', inside.rest.h * CARD_RATIO, 5 * unit);
    };
    const pile = heap();
    const deck = heap();
    const held = inside.take('right', count, 3 * unit);
    if (portrait) inside.take('left', portrait.w, 6 * unit);
    // A large name needs the place of a few backs.
    const nameShare = screen.textScale > 1.4 ? 0.74 : 0.56;
    const words = inside.take('left', inside.rest.w * (portrait ? nameShare : 1), 4 * unit);
    // With large text one line has to do for name and purse.
    const [name, purse] = portrait ? cut(words, 'top', words.h * 0.58) : [words, words];
    return { panel: band, portrait, name, purse, held, pile, deck };
  };
  const themSide = side(them, { x: them.x + 3 * unit, y: them.y + 2, w: them.h - 4, h: them.h - 4 });
  const meSide = side(me, null);
  const handX = themSide.name.x + themSide.name.w + 4 * unit;
  return {
    form: 'tall',
    unit,
    fonts,
    status,
    ...pairsInColumns(
      room.rest,
      Math.max((short ? 72 : 88) * unit, fonts.total * 2.2),
      4 * unit,
      counts,
      (112 * unit) / cardScale,
    ),
    them: themSide,
    theirHand: {
      x: handX,
      y: them.y + 9 * unit,
      w: themSide.held.x - handX - 3 * unit,
      h: them.h - 18 * unit,
    },
    me: meSide,
    open: { x: me.x + 8 * unit, y: me.y, w: meSide.held.x - me.x - 12 * unit, h: me.h },
    said,
    message,
    log,
    inspect: null,
    prompts: null,
    items: gridOf(itemBand, counts.items, rowsOfItems, gap),
    ...layHand(handBand, counts.hand, 5 * unit),
  };
}

function layRows(screen: Screen, counts: TableCounts): TableLayout {
  const unit = unitOf(screen);
  const fonts = fontsOf(screen);
  const gap = 4 * unit;
  const room = new Carving(inset(usable(screen), gap));
  const status = room.take('top', Math.max(fonts.body * 1.7, fonts.small * 2.15), gap);
  const said = counts.speaks ? room.take('top', fonts.small * 1.35, gap) : null;
  const cardScale = screen.cardScale ?? 1;
  const bottom = room.take('bottom', Math.max(2 * TARGET + gap, 84 * unit * cardScale), gap);
  const message = room.take(
    'bottom',
    Math.max(fonts.body * 1.6, fonts.small * (counts.guided ? 3.6 : 2.65)),
    gap,
  );
  const columns = Math.max(2, Math.ceil(counts.items / 2));
  const itemWidth = Math.max(TARGET, Math.min(96 * unit, (bottom.w * 0.34) / columns));
  const band = new Carving(bottom);
  const itemBand = band.take('right', columns * (itemWidth + gap) - gap, 2 * gap);
  // The hand comes first: each card of a full hand is as wide as a finger.
  const forHand = (Math.max(8, counts.hand) + 0.5) * TARGET;
  const side = band.take('right', clamp(band.rest.w - forHand - 4 * gap, 100 * unit, 150 * unit), 2 * gap);
  const [themBand, meBand] = split(side, 2, 'y', gap) as [Rect, Rect];
  const places = (panel: Rect, name: Rect, purse: Rect, held: Rect | null): SidePlaces => {
    const inside = new Carving(inset(panel, 3 * unit));
    const first = inside.take('left', inside.rest.h, 4 * unit);
    const [deck, pile] = split(inside.rest, 2, 'x').map((half) => ({
      ...half,
      w: Math.min(half.h * CARD_RATIO, half.w * 0.6),
    })) as [Rect, Rect];
    // Theirs has the portrait where mine says how many cards I hold.
    return { panel, portrait: held ? first : null, name, purse, held: held ?? first, deck, pile };
  };
  const longest = Math.max(...CARAVANS.map((name) => counts.attachments[name].length));
  const plateWidth = Math.max((longest > 7 ? 136 : 180) * unit, fonts.total * (longest > 7 ? 3.8 : 4.6));
  const rows = split(room.rest, 3, 'y', 3 * unit) as [Rect, Rect, Rect];
  const boxes = {} as Record<CaravanName, CaravanBox>;
  const plates = rows.map((row, pair) => {
    const plate = { ...row, x: row.x + (row.w - plateWidth) / 2, w: plateWidth };
    const width = (row.w - plateWidth) / 2 - 6 * unit;
    const mine = `${counts.seat}${(pair + 1) as 1 | 2 | 3}` as CaravanName;
    const theirs = `${counts.seat === 'A' ? 'B' : 'A'}${(pair + 1) as 1 | 2 | 3}` as CaravanName;
    boxes[theirs] = { area: { ...row, w: width }, growth: 'left' };
    boxes[mine] = { area: { ...row, x: plate.x + plateWidth + 6 * unit, w: width }, growth: 'right' };
    return plate;
  }) as [Rect, Rect, Rect];
  const [statusLeft, statusRight] = cut(status, 'left', status.w * 0.3, 4 * gap);
  const [theirs, open] = cut(statusRight, 'right', statusRight.w * 0.42, 2 * gap);
  const inside = new Carving(theirs);
  const theirHeld = inside.take('right', fonts.small * 1.6);
  const backs = inside.take('right', inside.rest.w * 0.36, gap);
  const [myPurse, myName] = cut(meBand, 'bottom', meBand.h * 0.4);
  return {
    form: 'rows',
    unit,
    fonts,
    status: statusLeft,
    plates,
    boxes,
    ...cardSizes(boxes, counts, (84 * unit) / cardScale),
    them: places(themBand, inside.rest, inside.rest, theirHeld),
    theirHand: inset(backs, 0, 1),
    me: places(meBand, myName, myPurse, null),
    open,
    said,
    message: counts.guided ? message : { ...message, w: message.w * 0.55 },
    log: counts.guided ? null : { ...message, x: message.x + message.w * 0.56, w: message.w * 0.44 },
    inspect: null,
    prompts: null,
    items: gridOf(itemBand, counts.items, 2, gap),
    ...layHand(band.rest, counts.hand, 5 * unit),
  };
}

function pairsInColumns(
  area: Rect,
  plateHeight: number,
  gap: number,
  counts: TableCounts,
  maxCard: number,
): Pick<TableLayout, 'plates' | 'boxes' | 'cardHeight' | 'room'> {
  const boxes = {} as Record<CaravanName, CaravanBox>;
  const air = gap / 2;
  const plates = split(area, 3, 'x', gap).map((column, pair) => {
    const plate = { ...column, y: column.y + (column.h - plateHeight) / 2, h: plateHeight };
    const height = (column.h - plateHeight) / 2 - air;
    const mine = `${counts.seat}${(pair + 1) as 1 | 2 | 3}` as CaravanName;
    const theirs = `${counts.seat === 'A' ? 'B' : 'A'}${(pair + 1) as 1 | 2 | 3}` as CaravanName;
    boxes[theirs] = { area: { ...column, h: height }, growth: 'up' };
    boxes[mine] = { area: { ...column, y: plate.y + plateHeight + air, h: height }, growth: 'down' };
    return plate;
  }) as [Rect, Rect, Rect];
  return { plates, boxes, ...cardSizes(boxes, counts, maxCard) };
}

/** One size for all cards on the table, so that lengths can be compared at a glance. */
function cardSizes(
  boxes: Readonly<Record<CaravanName, CaravanBox>>,
  counts: TableCounts,
  max: number,
): Pick<TableLayout, 'cardHeight' | 'room'> {
  const room: Room = {
    deepest: Math.max(1, ...CARAVANS.flatMap((name) => counts.attachments[name])),
    longest: Math.max(...CARAVANS.map((name) => counts.attachments[name].length)),
  };
  return { room, cardHeight: cardHeightFor(boxes.A1, room, max) };
}

/** How far a hand card rises when it is focused or held, by its height. */
export const LIFT = { focused: 0.06, held: 0.14 };

/** My cards side by side, overlapping when there are many; a slice is never thinner than a finger. */
function layHand(
  area: Rect,
  count: number,
  gap: number,
): Pick<TableLayout, 'hand' | 'handHeight' | 'handCards' | 'handSlices'> {
  const overlaps = Math.max(0, count - 1);
  const w = Math.max(TARGET, Math.min((area.h / (1 + LIFT.held)) * CARD_RATIO, area.w - overlaps * TARGET));
  const h = w / CARD_RATIO;
  const step = overlaps === 0 ? 0 : Math.min(w + gap, (area.w - w) / overlaps);
  const x = area.x + (area.w - w - step * overlaps) / 2;
  const y = area.y + area.h - h;
  const handCards = Array.from({ length: count }, (_, i) => ({ x: x + i * step, y, w, h }));
  return {
    hand: area,
    handHeight: h,
    handCards,
    handSlices: handCards.map((card, i) => ({ ...card, w: i === overlaps ? w : Math.min(step, w) })),
  };
}

function gridOf(area: Rect, count: number, rows: number, gap: number): Rect[] {
  if (count === 0) return [];
  const perRow = Math.ceil(count / rows);
  return split(area, Math.ceil(count / perRow), 'y', gap)
    .flatMap((row, r) => split(row, Math.min(perRow, count - r * perRow), 'x', gap))
    .slice(0, count);
}

/** What a layout needs to know of a table with these rows. */
export function attachmentCounts(
  caravans: Readonly<
    Record<CaravanName, { readonly rows: readonly { readonly attachments: readonly unknown[] }[] }>
  >,
): Record<CaravanName, number[]> {
  return Object.fromEntries(
    CARAVANS.map((name) => [name, caravans[name].rows.map((row) => row.attachments.length)]),
  ) as Record<CaravanName, number[]>;
}
