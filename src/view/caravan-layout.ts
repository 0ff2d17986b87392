/**
 * Where the cards of a caravan lie: it grows away from its pair's plate, every card shows its index strip and the
 * last one is whole. Attachments are tucked under their card and stick out beside it, each showing its own strip.
 * Steps shrink with the length.
 *
 * On one's own side the strips show the index at the top left, on the other side the one at the bottom right, so
 * nothing is ever upside down. Pure.
 */
import { clamp, type Rect } from './rect.ts';

/** Width of a card by its height. */
export const CARD_RATIO = 5 / 7;
/** The least of a card that shows its index: of its height, of its width for `10` with a suit, and for one letter. */
const STRIP_HEIGHT = 0.25;
const STRIP_WIDTH = 0.54;
const LETTER_WIDTH = 0.49;
/** Where there is room, steps are up to so much longer: across, until cards lie beside each other. */
const EASE = 1.7;
const EASE_ACROSS = 1.96;

export type Growth = 'down' | 'up' | 'right' | 'left';

export interface CaravanBox {
  /** All of it: where a tap means the caravan. */
  readonly area: Rect;
  readonly growth: Growth;
}

/** How much the longest caravan on the table needs; all lie at the same steps, so that they can be compared. */
export interface Room {
  readonly longest: number;
  /** The most attachments on one card. */
  readonly deepest: number;
}

export interface Lying extends Rect {
  /** Higher lies on top. */
  readonly z: number;
}

export interface CaravanCards {
  readonly cards: readonly Lying[];
  readonly attachments: readonly (readonly Lying[])[];
  /** Where the next number card would lie, and the next attachment of each. */
  readonly next: Rect;
  readonly nextAttachments: readonly Lying[];
}

/** Heights of a row in the stack: more than the most attachments a card can have. */
export const ROW_LAYERS = 20;

/** How long caravans have to get before the cards get smaller: sizes change seldom, not with every card. */
const LENGTHS = [4, 5, 6, 8, 10, 13, 17, 23, 30, 40];
const DEPTHS = [1, 2, 3, 4, 6, 9, 15];
const bucket = (sizes: readonly number[], count: number): number =>
  sizes.find((size) => count <= size) ?? count;

const isVertical = (growth: Growth): boolean => growth === 'down' || growth === 'up';

/** The height of cards with which caravans of such length fit into a box. */
export function cardHeightFor({ area, growth }: CaravanBox, room: Room, max: number): number {
  const steps = bucket(LENGTHS, room.longest) - 1;
  const deep = bucket(DEPTHS, room.deepest);
  const { w, h } = area;
  const fits = isVertical(growth)
    ? Math.min(h / (1 + STRIP_HEIGHT * steps), w / (CARD_RATIO * (1 + LETTER_WIDTH * deep)))
    : Math.min(w / (CARD_RATIO * (1 + STRIP_WIDTH * steps)), h / (1 + STRIP_HEIGHT * deep));
  return Math.floor(clamp(fits, Math.min(36, max), max));
}

/** @param attachments how many lie on each card, first card first */
export function layCaravan(
  { area, growth }: CaravanBox,
  cardHeight: number,
  attachments: readonly number[],
  room: Room,
): CaravanCards {
  const vertical = isVertical(growth);
  const h = cardHeight;
  const w = Math.round(h * CARD_RATIO);
  const rows = attachments.length;
  const along = Math.max(0, vertical ? area.h - h : area.w - w);
  const across = Math.max(0, vertical ? area.w - w : area.h - h);
  const strip = vertical ? h * STRIP_HEIGHT : w * STRIP_WIDTH;
  const shared = clamp(
    along / (bucket(LENGTHS, room.longest) - 1),
    strip,
    strip * (vertical ? EASE : EASE_ACROSS),
  );
  const step = Math.min(shared, along / Math.max(1, rows - 1));
  const letter = vertical ? w * LETTER_WIDTH : h * STRIP_HEIGHT;
  const margin = Math.max(0, (across - letter * bucket(DEPTHS, room.deepest)) / 2);

  /** The rectangle that lies `main` along the growth and `side` across it. */
  const at = (main: number, side: number): Rect => {
    switch (growth) {
      case 'down':
        return { x: area.x + margin + side, y: area.y + main, w, h };
      case 'up':
        return { x: area.x + margin + side, y: area.y + area.h - h - main, w, h };
      case 'right':
        return { x: area.x + main, y: area.y + margin + side, w, h };
      case 'left':
        return { x: area.x + area.w - w - main, y: area.y + margin + side, w, h };
    }
  };
  const beside = (row: number, index: number, count: number): Lying => ({
    ...at(row * step, (index + 1) * Math.min(letter, (across - margin) / Math.max(1, count))),
    z: row * ROW_LAYERS + ROW_LAYERS - 2 - index,
  });
  return {
    cards: attachments.map((_, r) => ({ ...at(r * step, 0), z: r * ROW_LAYERS + ROW_LAYERS - 1 })),
    attachments: attachments.map((count, r) => Array.from({ length: count }, (_, k) => beside(r, k, count))),
    next: at(Math.min(rows * step, along), 0),
    nextAttachments: attachments.map((count, r) => beside(r, count, count + 1)),
  };
}

/** The part of each card that the next ones leave visible: what a pointer can hit. */
export function visibleStrips(box: CaravanBox, cards: readonly Rect[]): Rect[] {
  const visible: Record<Growth, (card: Rect, next: Rect) => Rect> = {
    down: (card, next) => ({ ...card, h: next.y - card.y }),
    up: (card, next) => ({ ...card, y: next.y + next.h, h: card.y - next.y }),
    right: (card, next) => ({ ...card, w: next.x - card.x }),
    left: (card, next) => ({ ...card, x: next.x + next.w, w: card.x - next.x }),
  };
  return cards.map((card, r) => {
    const next = cards[r + 1];
    return next ? visible[box.growth](card, next) : card;
  });
}
