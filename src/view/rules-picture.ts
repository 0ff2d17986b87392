/**
 * A picture in the rules: caravans as they lie on the table, before a move and after it, drawn as the table draws
 * them. Every caravan is a lane, what its plate says at the left and its cards growing to the right.
 */
import type { CaravanName, Observation } from '../engine/index.ts';
import type { SheetPicture } from '../present/index.ts';
import type { Brush } from './brush.ts';
import { CARD_RATIO, layCaravan, type Room } from './caravan-layout.ts';
import type { FontSizes } from './layout.ts';
import { drawPlate, drawPlateSide, type PlateSide } from './plate.ts';
import { clamp, cut, inset, type Rect, split } from './rect.ts';
import type { RulesCards } from './rules-cards.ts';
import { wrap } from './text-fit.ts';

/** A picture laid out in a width: places from its own top left. */
export interface PictureLayout {
  readonly height: number;
  readonly cardHeight: number;
  readonly caption: { readonly rect: Rect; readonly lines: readonly string[] };
  readonly before: Rect;
  /** Where the card that is played stands, with the arrow. */
  readonly between: Rect;
  readonly after: Rect | null;
  /** Lanes within `before` and `after`, from their own top left. */
  readonly lanes: readonly Rect[];
  readonly room: Room;
}

interface Letters {
  columns(width: number, size: number): number;
  lineHeight(size: number): number;
}

const PAD = 10;
const LANE_GAP = 6;
/** Of a card's height: how far an attachment sticks out below its card. */
const BELOW = 0.25;
const LETTER = 0.54;

export function layPicture(
  measure: Letters,
  picture: SheetPicture,
  width: number,
  fonts: FontSizes,
): PictureLayout {
  const { shows, after, card, refusal } = picture;
  const two = after !== null || refusal !== null;
  const room = roomOf(picture);
  const plate = plateWidth(fonts);
  // Large letters on a narrow page: the cards give way.
  const beside = 1 + LETTER * 1.35 * Math.max(0, room.longest - 1);
  const fits = (width - plate - 3 * PAD) / (CARD_RATIO * beside);
  const cardHeight = Math.round(clamp(Math.min(fonts.body * 5.2, fits), 44, 150));
  const cardWidth = cardHeight * CARD_RATIO;
  const lane = Math.max(fonts.body * 3.8, cardHeight * (1 + BELOW * room.deepest)) + 2;
  const wish = plate + PAD + cardWidth * beside + 2 * PAD;
  const across =
    shows === 'plates'
      ? clamp(width * 0.45, fonts.body * 21, fonts.body * 36)
      : Math.min(width, Math.max(wish, fonts.body * 15));
  const lanes = shows === 'plates' ? [fonts.body * 5.6] : shows.map(() => lane);
  const boxHeight = lanes.reduce((sum, h) => sum + h + LANE_GAP, -LANE_GAP) + 2 * PAD;
  const arrow = card === null ? fonts.body * 3.4 : Math.max(cardWidth + 2 * PAD, fonts.body * 4.4);
  const isBeside = two && 2 * across + arrow <= width;
  const captionLines = wrap(picture.caption, measure.columns(width - 4, fonts.body));
  const captionHeight = captionLines.length * measure.lineHeight(fonts.body);
  const top = captionHeight + 8;
  const laneRects: Rect[] = [];
  let y = PAD;
  for (const h of lanes) {
    laneRects.push({ x: PAD, y, w: across - 2 * PAD, h });
    y += h + LANE_GAP;
  }
  const box = (x: number, at: number): Rect => ({ x, y: at, w: across, h: boxHeight });
  const layout = {
    cardHeight,
    caption: { rect: { x: 2, y: 0, w: width - 4, h: captionHeight }, lines: captionLines },
    lanes: laneRects,
    room,
    before: box(0, top),
  };
  const foot = fonts.body * 1.1;
  if (!two) {
    const between = { x: across, y: top, w: 0, h: 0 };
    return { ...layout, between, after: null, height: top + boxHeight + foot };
  }
  // A refusal stands where the position after the move would.
  if (isBeside) {
    const second =
      refusal === null
        ? box(across + arrow, top)
        : { ...box(across + arrow, top), w: width - across - arrow };
    return {
      ...layout,
      between: { x: across, y: top, w: arrow, h: boxHeight },
      after: refusal === null ? second : { ...second, w: Math.min(second.w, fonts.body * 26) },
      height: top + boxHeight + foot,
    };
  }
  const bandHeight = Math.max(cardHeight * 0.75 + 8, fonts.body * 3.2);
  const between = { x: 0, y: top + boxHeight + 2, w: across, h: bandHeight };
  if (refusal !== null) {
    const [left, right] = cut(between, 'left', arrow, 4);
    const words = { ...right, w: width - right.x };
    return { ...layout, between: left, after: words, height: top + boxHeight + bandHeight + 4 + foot };
  }
  return {
    ...layout,
    between,
    after: box(0, between.y + bandHeight + 2),
    height: between.y + bandHeight + 2 + boxHeight + foot,
  };
}

export const plateWidth = (fonts: FontSizes): number => fonts.body * 8.6;

/** The longest and deepest of the caravans that are shown, before and after. */
function roomOf({ shows, before, after }: SheetPicture): Room {
  const names = shows === 'plates' ? [] : shows;
  const rows = [before, ...(after ? [after] : [])].flatMap((seen) =>
    names.map((name) => seen.caravans[name].rows),
  );
  return {
    longest: Math.max(2, ...rows.map(({ length }) => length)),
    deepest: Math.max(0, ...rows.flat().map(({ attachments }) => attachments.length)),
  };
}

export function drawPicture(
  brush: Brush,
  cards: RulesCards,
  picture: SheetPicture,
  layout: PictureLayout,
  at: Rect,
  window: Rect,
  fonts: FontSizes,
): void {
  const put = (rect: Rect): Rect => ({ ...rect, x: rect.x + at.x, y: rect.y + at.y });
  const seen = (rect: Rect): boolean => rect.y >= window.y - 1 && rect.y + rect.h <= window.y + window.h + 1;
  const step = brush.lineHeight(fonts.body);
  const caption = put(layout.caption.rect);
  for (const [i, line] of layout.caption.lines.entries()) {
    const y = caption.y + i * step;
    if (seen({ ...caption, y, h: step }))
      brush.line(caption.x, y, line, { size: fonts.body, tone: 'bright' });
  }
  const { before, after, refusal } = picture;
  const show = (box: Rect, position: Observation, previous: Observation | null, marked: boolean): void => {
    frameWithin(brush, box, window, previous ? 'base' : 'dim');
    if (picture.shows === 'plates') {
      const area = inset(box, PAD);
      if (seen(area)) drawPlates(brush, area, position, fonts);
      return;
    }
    for (const [i, name] of picture.shows.entries()) {
      const lane = layout.lanes[i]!;
      drawLane(
        brush,
        cards,
        { ...lane, x: lane.x + box.x, y: lane.y + box.y },
        name,
        position,
        layout,
        window,
        fonts,
        {
          target: marked ? picture.target : null,
          removed: marked ? picture.removed : [],
        },
      );
    }
  };
  show(put(layout.before), before, null, true);
  if (after && layout.after) show(put(layout.after), after, before, false);
  if (refusal !== null && layout.after) {
    const box = put(layout.after);
    if (seen(box)) {
      brush.hatch({ ...box, w: 8 }, 'bright', 5, 2);
      brush.frame(box, 'bright', 1);
      brush.text({ ...inset(box, 8, 4), x: box.x + 16, w: box.w - 24 }, `✕ ${refusal}`, {
        size: fonts.body,
        least: fonts.small * 0.8,
        tone: 'hot',
      });
    }
  }
  if (!layout.after) return;
  const between = put(layout.between);
  const high = between.h > layout.cardHeight + fonts.body * 2;
  const cardHeight = Math.min(layout.cardHeight, between.h - 6);
  if (picture.card !== null) {
    const w = cardHeight * CARD_RATIO;
    const x = high ? between.x + (between.w - w) / 2 : between.x + (between.w - w) / 2 - fonts.body;
    const y = high
      ? between.y + (between.h - cardHeight - fonts.body * 1.8) / 2
      : between.y + (between.h - cardHeight) / 2;
    cards.put(picture.card, 'A', null, { x, y, w, h: cardHeight }, window);
    const arrow = high
      ? { x: between.x, y: y + cardHeight + 4, w: between.w, h: fonts.body * 1.6 }
      : { x: x + w + 6, y, w: fonts.body * 1.8, h: cardHeight };
    const sign = high || refusal !== null ? '►' : '▼';
    if (seen(arrow)) brush.text(arrow, sign, { size: fonts.body * 1.3, tone: 'hot', align: 'centre' });
  } else if (seen(between)) {
    const sign = layout.after.y > layout.before.y ? '▼' : '►';
    brush.text(between, sign, { size: fonts.body * 1.5, tone: 'hot', align: 'centre' });
  }
}

function frameWithin(brush: Brush, box: Rect, window: Rect, tone: 'dim' | 'base'): void {
  const top = Math.max(box.y, window.y);
  const bottom = Math.min(box.y + box.h, window.y + window.h);
  if (bottom - top < 2) return;
  brush.fill({ x: box.x, y: top, w: 1, h: bottom - top }, tone);
  brush.fill({ x: box.x + box.w - 1, y: top, w: 1, h: bottom - top }, tone);
  if (top === box.y) brush.fill({ ...box, h: 1 }, tone);
  if (bottom === box.y + box.h) brush.fill({ ...box, y: bottom - 1, h: 1 }, tone);
}

function drawPlates(brush: Brush, area: Rect, position: Observation, fonts: FontSizes): void {
  for (const [i, rect] of split(area, 3, 'x', 8).entries()) {
    const pair = (i + 1) as 1 | 2 | 3;
    drawPlate(brush, rect, [plateSide(`B${pair}`, position), plateSide(`A${pair}`, position)], fonts);
  }
}

function plateSide(caravan: CaravanName, { caravans }: Observation): PlateSide {
  const { status, value, direction, suit } = caravans[caravan];
  return { caravan, reading: { value, direction, suit }, status, after: null };
}

interface Marks {
  readonly target: string | null;
  readonly removed: readonly string[];
}

function drawLane(
  brush: Brush,
  cards: RulesCards,
  lane: Rect,
  name: CaravanName,
  position: Observation,
  { cardHeight, room }: PictureLayout,
  window: Rect,
  fonts: FontSizes,
  { target, removed }: Marks,
): void {
  const [plate, rest] = cut(lane, 'left', plateWidth(fonts), PAD);
  const high = Math.min(lane.h, fonts.body * 4.4);
  const face = { ...plate, y: plate.y + (Math.min(lane.h, cardHeight) - high) / 2, h: high };
  const inSight = (rect: Rect): boolean =>
    rect.y >= window.y - 1 && rect.y + rect.h <= window.y + window.h + 1;
  if (inSight(face)) {
    brush.frame(face, 'dim', 1);
    drawPlateSide(brush, face, plateSide(name, position), fonts, 'bottom');
  }
  const { rows } = position.caravans[name];
  const owner = name.startsWith('A') ? 'A' : 'B';
  const lying = layCaravan(
    { area: rest, growth: 'right' },
    cardHeight,
    rows.map(({ attachments }) => attachments.length),
    room,
  );
  // Everything lies as high as the cards of a lane without attachments.
  const lift = (rect: Rect, depth = 0): Rect => ({
    ...rect,
    y: lane.y + depth * cardHeight * BELOW,
    h: cardHeight,
  });
  if (rows.length === 0) {
    const empty = lift(lying.next);
    if (inSight(empty)) {
      brush.dashedFrame(empty, target === name ? 'hot' : 'dim', 6, target === name ? 2 : 1);
      brush.text(empty, name, { size: fonts.head, face: 'display', tone: 'dim', align: 'centre' });
    }
    return;
  }
  for (const [r, row] of rows.entries()) {
    for (const [a, attached] of [...row.attachments.entries()].reverse())
      cards.put(attached.card, attached.owner, 'below', lift(lying.attachments[r]![a]!, a + 1), window);
    cards.put(row.card, owner, null, lift(lying.cards[r]!), window);
  }
  for (const [r] of rows.entries()) {
    const place = `${name}.${r + 1}`;
    const next = lying.cards[r + 1];
    const card = lift(lying.cards[r]!);
    const strip = next ? { ...card, w: next.x - card.x } : card;
    if (!inSight(strip)) continue;
    if (removed.includes(place)) {
      brush.frame(inset(strip, -1), 'hot', 2);
      const tag = {
        x: strip.x + strip.w / 2 - fonts.body,
        y: strip.y + strip.h - 2,
        w: fonts.body * 2,
        h: fonts.body * 1.3,
      };
      if (inSight(tag)) brush.text(tag, '✕', { size: fonts.body * 1.1, tone: 'hot', align: 'centre' });
    } else if (target === place) brush.frame(inset(strip, -2), 'hot', 2);
  }
  if (target === name) {
    const next = lift(lying.next);
    const after = rest.x + rest.w - (next.x + next.w);
    if (inSight(next) && after >= -1) brush.dashedFrame(next, 'base', 5, 1);
  }
}
