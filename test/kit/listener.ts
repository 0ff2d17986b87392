/**
 * A listener that knows a match from its events alone, as a screen or a log does: proof that events suffice and that
 * nobody needs to compare two states. It also holds the events to what they say of the table before them.
 */
import {
  CARAVANS,
  type CaravanChange,
  type CaravanName,
  type CaravanStatus,
  type CaravanView,
  type GameEvent,
  type Observation,
  type OwnedCard,
  other,
  ownerOf,
  pairOf,
  type RowView,
  type Seat,
} from '../../src/engine/index.ts';

type Hidden = string | null;

export class Listener {
  phase: 'opening' | 'main' = 'opening';
  result = 'continue';
  why: string | null = null;
  next: Seat | null = null;
  readonly caravans = Object.fromEntries(
    CARAVANS.map((name) => [
      name,
      { rows: [] as RowView[], reading: { value: 0, direction: 'none', suit: null as string | null } },
    ]),
  ) as Record<CaravanName, { rows: RowView[]; reading: CaravanChange['after'] }>;
  readonly statuses: Record<Seat, CaravanStatus>[] = [1, 2, 3].map(() => ({ A: 'light', B: 'light' }));
  readonly sold: (Seat | null)[] = [null, null, null];
  /** Null is a card this listener may not see. */
  readonly hand: Record<Seat, Hidden[]> = { A: [], B: [] };
  readonly deckCount: Record<Seat, number>;
  /** What is left of a deck whose list the listener knows, without order. */
  readonly deck: Record<Seat, string[]>;
  readonly discards: Record<Seat, string[]> = { A: [], B: [] };

  /** @param decks the decks as brought; null for one that the listener may not see */
  constructor(decks: Readonly<Record<Seat, readonly string[]>>) {
    this.deck = { A: [...decks.A], B: [...decks.B] };
    this.deckCount = { A: decks.A.length, B: decks.B.length };
  }

  hear(event: GameEvent): void {
    switch (event.type) {
      case 'handDealt':
        this.takeHand(event.seat, event.cards, event.count, event.deckLeft);
        break;
      case 'handRedealt':
        agree('the hand shown', event.shown.length, this.hand[event.seat].length);
        this.hand[event.seat].forEach((card, i) => {
          if (card !== null) agree('a card shown', event.shown[i], card);
        });
        this.deck[event.seat].push(...event.shown);
        this.takeHand(event.seat, event.cards, event.count, event.deckLeft);
        break;
      case 'cardPlaced': {
        this.playFromHand(event.seat, event.card, event.handIndex);
        const { rows } = this.change(event);
        agree('the owner', ownerOf(event.caravan), event.seat);
        rows.push({ card: event.card, attachments: [] });
        agree('the row', event.row, rows.length);
        break;
      }
      case 'faceCardPlayed': {
        this.playFromHand(event.seat, event.card, event.handIndex);
        const row = this.change(event).rows[event.row - 1]!;
        agree('the card below', event.onto, row.card);
        (row.attachments as OwnedCard[]).push({ card: event.card, owner: event.seat });
        break;
      }
      case 'rowRemoved': {
        const [row] = this.change(event).rows.splice(event.row - 1, 1);
        agree(
          'the row removed',
          [event.card, ...event.attachments],
          [{ card: row?.card, owner: ownerOf(event.caravan) }, ...(row?.attachments ?? [])],
        );
        this.toPiles([event.card, ...event.attachments]);
        break;
      }
      case 'caravanDisbanded': {
        const rows = this.change(event).rows.splice(0);
        agree(
          'the cards disbanded',
          event.cards,
          rows.flatMap(({ card, attachments }) => [{ card, owner: event.seat }, ...attachments]),
        );
        this.toPiles(event.cards);
        break;
      }
      case 'cardDiscarded':
        this.playFromHand(event.seat, event.card, event.handIndex);
        this.discards[event.seat].push(event.card);
        break;
      case 'deckReshuffled':
        agree('the deck before', this.deckCount[event.seat], 0);
        agree('the discards', event.count, this.discards[event.seat].length);
        this.deck[event.seat] = this.discards[event.seat].splice(0);
        this.deckCount[event.seat] = event.count;
        break;
      case 'cardDrawn':
        this.hand[event.seat].push(event.card);
        if (event.card !== null) this.takeFromDeck(event.seat, event.card);
        agree('the deck', event.deckLeft, --this.deckCount[event.seat]);
        break;
      case 'pairChanged':
        agree('the pair before', event.before, this.statuses[event.pair - 1]);
        this.statuses[event.pair - 1] = { ...event.after };
        this.sold[event.pair - 1] = event.soldTo;
        break;
      case 'openingEnded':
        this.phase = 'main';
        break;
      case 'seatForfeited':
        this.next = null;
        break;
      case 'turnStarted':
        agree('the phase', event.phase, this.phase);
        this.next = event.seat;
        break;
      case 'matchEnded':
        agree('the pairs', event.sold, this.sold);
        this.result = event.result;
        this.why = event.why;
        this.next = null;
    }
  }

  /** What this listener has of an observation. */
  heard(seat: Seat) {
    return {
      phase: this.phase,
      result: this.result,
      why: this.why,
      next: this.next,
      sold: this.sold,
      caravans: Object.fromEntries(
        CARAVANS.map((name) => [
          name,
          {
            ...this.caravans[name].reading,
            status: this.statuses[pairOf(name)]![ownerOf(name)],
            rows: this.caravans[name].rows,
          },
        ]),
      ) as unknown as Record<CaravanName, CaravanView>,
      hand: this.hand[seat],
      handCount: { A: this.hand.A.length, B: this.hand.B.length },
      deckCount: this.deckCount,
      discards: this.discards,
      ownDeck: [...this.deck[seat]].sort(),
    };
  }

  private takeHand(seat: Seat, cards: readonly string[] | null, count: number, deckLeft: number): void {
    this.hand[seat] = cards ? [...cards] : Array<null>(count).fill(null);
    agree('the hand', count, this.hand[seat].length);
    for (const card of cards ?? []) this.takeFromDeck(seat, card);
    this.deckCount[seat] = deckLeft;
  }

  private takeFromDeck(seat: Seat, card: string): void {
    const index = this.deck[seat].indexOf(card);
    if (index < 0) throw new Error(`${seat} drew ${card}, which is not in the deck`);
    this.deck[seat].splice(index, 1);
  }

  private playFromHand(seat: Seat, card: string, index: number): void {
    const [held] = this.hand[seat].splice(index, 1);
    if (held === undefined || (held !== null && held !== card)) {
      throw new Error(`${seat} played ${card} from place ${index}, where ${held} is`);
    }
    agree('whose turn it is', seat, this.next);
  }

  private change({ caravan, before, after }: CaravanChange): { rows: RowView[] } {
    agree(`${caravan} before`, before, this.caravans[caravan].reading);
    this.caravans[caravan].reading = after;
    return this.caravans[caravan];
  }

  private toPiles(cards: readonly OwnedCard[]): void {
    for (const { card, owner } of cards) this.discards[owner].push(card);
  }
}

function agree(what: string, said: unknown, known: unknown): void {
  if (JSON.stringify(said) !== JSON.stringify(known)) {
    throw new Error(`The event says ${what} is ${JSON.stringify(said)}, known is ${JSON.stringify(known)}`);
  }
}

/** The same part of what a seat sees of the state itself. */
export function partOf(seen: Observation) {
  const { phase, result, why, next, sold, caravans, hand, handCount, deckCount, discards, ownDeck } = seen;
  return {
    phase,
    result,
    why,
    next,
    sold,
    caravans,
    hand,
    handCount,
    deckCount,
    discards,
    ownDeck: [...ownDeck].sort(),
  };
}

/** A listener in a seat: it knows its own deck, and of the other one only the number of cards. */
export const seatedListener = (seat: Seat, decks: Readonly<Record<Seat, readonly string[]>>): Listener => {
  const listener = new Listener(decks);
  listener.deck[other(seat)] = [];
  return listener;
};
