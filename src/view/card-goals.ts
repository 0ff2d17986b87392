/** Where every card of a picture belongs on the screen. Pure. */
import { CARAVANS, type CardName, type Seat } from '../engine/index.ts';
import type { PictureCard, TableModel, TablePicture } from '../present/index.ts';
import {
  CARD_RATIO,
  type CaravanCards,
  type Growth,
  layCaravan,
  ROW_LAYERS,
  visibleStrips,
} from './caravan-layout.ts';
import type { Tucked } from './card-face.ts';
import { LIFT, type TableLayout } from './layout.ts';
import { clamp, type Rect } from './rect.ts';

export interface CardGoal {
  readonly id: number;
  readonly card: CardName | null;
  readonly owner: Seat;
  readonly rect: Rect;
  /** Higher lies on top. */
  readonly z: number;
  /** Which heap it belongs to: a card that changes zone flies over the others. */
  readonly zone: string;
  /** How it lies under the card it is attached to. */
  readonly tucked: Tucked | null;
  readonly dimmed: boolean;
  readonly alpha: number;
}

/** Ids below zero are props: deck heaps, and the held card shown where it would lie. */
const DECK_IDS: Record<Seat, number> = { A: -10, B: -20 };
export const GHOST_ID = -1;

/** Where a card sticks out from under another, by the way its caravan grows. */
const TUCKED_WHEN: Record<Growth, Tucked> = {
  down: 'right',
  up: 'right',
  right: 'below',
  left: 'below-end',
};

export type CaravanLayouts = Readonly<Record<(typeof CARAVANS)[number], CaravanCards>>;

export function layCaravans(layout: TableLayout, picture: TablePicture): CaravanLayouts {
  return Object.fromEntries(
    CARAVANS.map((name) => [
      name,
      layCaravan(
        layout.boxes[name],
        layout.cardHeight,
        picture.caravans[name].rows.map((row) => row.attachments.length),
        layout.room,
      ),
    ]),
  ) as unknown as CaravanLayouts;
}

export function cardGoals(
  layout: TableLayout,
  lying: CaravanLayouts,
  picture: TablePicture,
  model: TableModel,
  playing: boolean,
): CardGoal[] {
  const me = model.seen.seat;
  const goals: CardGoal[] = [];
  const put = (
    { id, card, owner }: PictureCard,
    rect: Rect,
    z: number,
    zone: string,
    dimmed = false,
    tucked: Tucked | null = null,
  ): void => {
    goals.push({ id, card, owner, rect, z, zone, tucked, dimmed, alpha: 1 });
  };

  for (const seat of ['A', 'B'] as const) {
    const side = seat === me ? layout.me : layout.them;
    deckHeap(goals, seat, side.deck, picture.decks[seat]);
    const pile = picture.piles[seat];
    // Only the top of a pile is seen; the ones below show while cards are on their way.
    for (const [i, card] of pile.slice(-6).entries()) put(card, side.pile, i, `pile.${seat}`);
  }

  const holding = model.heldCard !== null && !playing;
  const targets = new Set<string>(model.targets);
  for (const name of CARAVANS) {
    const { cards, attachments } = lying[name];
    for (const [r, row] of picture.caravans[name].rows.entries()) {
      const place = `${name}.${r + 1}`;
      const dimmed = holding && !model.unlit && !targets.has(name) && !targets.has(place);
      const spot = cards[r]!;
      put(row.card, spot, spot.z, name, dimmed);
      for (const [a, attached] of row.attachments.entries()) {
        const beside = attachments[r]![a]!;
        put(attached, beside, beside.z, name, dimmed, TUCKED_WHEN[layout.boxes[name].growth]);
      }
    }
  }

  const hand = picture.hands[me];
  const mayAct = model.seen.next === me && !holding && !playing && !model.unlit && model.targets.length > 0;
  for (const [i, card] of hand.entries()) {
    const rect = layout.handCards[i];
    if (!rect) continue;
    const place = `hand.${i}`;
    const held = model.held === i && !playing;
    const lift = held ? LIFT.held : model.focus === place && !playing ? LIFT.focused : 0;
    put(
      card,
      { ...rect, y: rect.y - rect.h * lift },
      1000 + i,
      'hand',
      (holding && !held) || (mayAct && !targets.has(place)),
    );
  }
  for (const [i, rect] of backs(layout.theirHand, picture.hands[me === 'A' ? 'B' : 'A'].length).entries()) {
    put(picture.hands[me === 'A' ? 'B' : 'A'][i]!, rect, 1000 + i, 'their hand');
  }

  const ghost = ghostOf(layout, lying, model);
  if (ghost && holding) goals.push({ ...ghost, owner: me });
  return goals;
}

/** The held card where it would lie, while that place has the focus. */
function ghostOf(
  layout: TableLayout,
  lying: CaravanLayouts,
  model: TableModel,
): Omit<CardGoal, 'owner'> | null {
  const { heldCard: card, focus, preview } = model;
  const match = /^([AB][123])(?:\.(\d+))?$/.exec(focus ?? '');
  if (!card || !preview || !match) return null;
  const name = match[1] as keyof CaravanLayouts;
  const cards = lying[name];
  const base = { id: GHOST_ID, card, zone: name, dimmed: false, alpha: 0.9 };
  if (!/^[JQKX]/.test(card))
    return { ...base, rect: cards.next, z: cards.cards.length * ROW_LAYERS + ROW_LAYERS - 1, tucked: null };
  const r = match[2] ? Number(match[2]) - 1 : cards.cards.length - 1;
  const spot = cards.nextAttachments[r];
  return spot ? { ...base, rect: spot, z: spot.z, tucked: TUCKED_WHEN[layout.boxes[name].growth] } : null;
}

function deckHeap(goals: CardGoal[], seat: Seat, rect: Rect, count: number): void {
  // One back for every third of a deck: a heap that sinks.
  const layers = count === 0 ? 0 : clamp(Math.ceil(count / 18), 1, 4);
  for (let i = 0; i < layers; i++) {
    const shift = -i * Math.max(1, rect.h * 0.02);
    goals.push({
      id: DECK_IDS[seat] - i,
      card: null,
      owner: seat,
      rect: { ...rect, x: rect.x + shift, y: rect.y + shift },
      z: i,
      zone: `deck.${seat}`,
      tucked: null,
      dimmed: false,
      alpha: 1,
    });
  }
}

/** Card backs side by side in a rectangle, overlapping as far as they must. */
function backs(area: Rect, count: number): Rect[] {
  const h = area.h;
  const w = h * CARD_RATIO;
  const step = count < 2 ? 0 : Math.min(w * 0.62, (area.w - w) / (count - 1));
  return Array.from({ length: count }, (_, i) => ({ x: area.x + i * step, y: area.y, w, h }));
}

/** The rectangles a pointer can hit in a caravan: one visible strip per number card. */
export function caravanStrips(
  layout: TableLayout,
  lying: CaravanLayouts,
  name: keyof CaravanLayouts,
): Rect[] {
  return visibleStrips(layout.boxes[name], lying[name].cards).map((strip, r) => {
    // What lies beside a card belongs to it.
    const last = lying[name].attachments[r]!.at(-1);
    if (!last) return strip;
    const card = lying[name].cards[r]!;
    return { ...strip, w: strip.w + last.x - card.x, h: strip.h + last.y - card.y };
  });
}
