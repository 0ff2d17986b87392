/**
 * Events become beats: one beat per event, with what it moves from where to where, how long it is looked at and
 * what the log says. Screen, sound and announcer play the same beats.
 *
 * Places are told on both sides of a beat: `from` counts on the table before it, `to` on the table after it.
 */
import type {
  CaravanName,
  CaravanStatus,
  CardName,
  GameEvent,
  GameEventType,
  PerSeat,
  Reading,
  Seat,
} from '../engine/index.ts';
import type { Speed } from './model.ts';

/** Where a card can lie. Rows count from 1, hand places and attachments from 0; `end` is behind the last. */
export type Spot =
  | { readonly at: 'hand'; readonly seat: Seat; readonly index: number | 'end' }
  | { readonly at: 'row'; readonly caravan: CaravanName; readonly row: number }
  | {
      readonly at: 'attachment';
      readonly caravan: CaravanName;
      readonly row: number;
      readonly index: number | 'end';
    }
  | { readonly at: 'deck'; readonly seat: Seat }
  | { readonly at: 'pile'; readonly seat: Seat };

export interface Motion {
  /** Null while its face is hidden from the seat that looks on. */
  readonly card: CardName | null;
  readonly owner: Seat;
  readonly from: Spot;
  readonly to: Spot;
}

export interface Beat {
  readonly kind: GameEventType;
  readonly event: GameEvent;
  /** Who did it; null for what nobody does. */
  readonly seat: Seat | null;
  /** Milliseconds at speed 1. */
  readonly duration: number;
  readonly motions: readonly Motion[];
  readonly reading: {
    readonly caravan: CaravanName;
    readonly before: Reading;
    readonly after: Reading;
  } | null;
  readonly statuses: {
    readonly pair: 1 | 2 | 3;
    readonly before: PerSeat<CaravanStatus>;
    readonly after: PerSeat<CaravanStatus>;
  } | null;
  /** For the victims of one Jack or Joker: which of how many this is, from 1. */
  readonly chain: { readonly step: number; readonly of: number } | null;
  readonly log: string | null;
}

const DURATIONS: Record<GameEventType, number> = {
  handDealt: 520,
  handRedealt: 700,
  cardPlaced: 300,
  faceCardPlayed: 340,
  rowRemoved: 300,
  caravanDisbanded: 440,
  cardDiscarded: 280,
  deckReshuffled: 400,
  cardDrawn: 200,
  pairChanged: 280,
  openingEnded: 0,
  seatForfeited: 300,
  turnStarted: 0,
  matchEnded: 700,
};

/** The victims of one Joker take no longer than this together. */
const SWEEP_MS = 850;

/**
 * @param events as the seat at the screen may see them (`eventsFor`), in order
 * @param line what the log says about an event, null for nothing
 */
export function beatsOf(events: readonly GameEvent[], line: (event: GameEvent) => string | null): Beat[] {
  return events.map((event, at) => {
    const chain = event.type === 'rowRemoved' ? chainAt(events, at) : null;
    return {
      kind: event.type,
      event,
      seat: actorOf(events, at),
      duration: Math.min(DURATIONS[event.type], chain ? SWEEP_MS / chain.of : Infinity),
      motions: motionsOf(event),
      reading:
        'caravan' in event ? { caravan: event.caravan, before: event.before, after: event.after } : null,
      statuses:
        event.type === 'pairChanged' ? { pair: event.pair, before: event.before, after: event.after } : null,
      chain,
      log: line(event),
    };
  });
}

/** What the decks and hands on the screen say as well. */
export const isMinor = ({ type }: GameEvent): boolean => type === 'cardDrawn';

/** How long a beat takes at a speed, in milliseconds. */
export function durationAt(beat: Beat, speed: Speed): number {
  return speed === 'instant' ? 0 : beat.duration / Number(speed);
}

/** A removed row has no seat of its own: it was the doing of the card before it. */
function actorOf(events: readonly GameEvent[], at: number): Seat | null {
  const event = events[at]!;
  if (event.type === 'rowRemoved') return at > 0 ? actorOf(events, at - 1) : null;
  return 'seat' in event ? event.seat : null;
}

function chainAt(events: readonly GameEvent[], at: number): { step: number; of: number } {
  const removed = (i: number): boolean => events[i]?.type === 'rowRemoved';
  let first = at;
  while (removed(first - 1)) first--;
  let last = at;
  while (removed(last + 1)) last++;
  return { step: at - first + 1, of: last - first + 1 };
}

function motionsOf(event: GameEvent): Motion[] {
  switch (event.type) {
    case 'handDealt':
      return dealt(event.seat, event.cards, event.count);
    case 'handRedealt':
      return [
        ...event.shown.map(
          (card, index): Motion => ({
            card,
            owner: event.seat,
            from: { at: 'hand', seat: event.seat, index },
            to: { at: 'deck', seat: event.seat },
          }),
        ),
        ...dealt(event.seat, event.cards, event.count),
      ];
    case 'cardPlaced':
      return [
        {
          card: event.card,
          owner: event.seat,
          from: { at: 'hand', seat: event.seat, index: event.handIndex },
          to: { at: 'row', caravan: event.caravan, row: event.row },
        },
      ];
    case 'faceCardPlayed':
      return [
        {
          card: event.card,
          owner: event.seat,
          from: { at: 'hand', seat: event.seat, index: event.handIndex },
          to: { at: 'attachment', caravan: event.caravan, row: event.row, index: 'end' },
        },
      ];
    case 'rowRemoved':
      return [
        {
          ...event.card,
          from: { at: 'row', caravan: event.caravan, row: event.row },
          to: { at: 'pile', seat: event.card.owner },
        },
        ...event.attachments.map(
          (attached, index): Motion => ({
            ...attached,
            from: { at: 'attachment', caravan: event.caravan, row: event.row, index },
            to: { at: 'pile', seat: attached.owner },
          }),
        ),
      ];
    case 'caravanDisbanded':
      return disbanded(event);
    case 'cardDiscarded':
      return [
        {
          card: event.card,
          owner: event.seat,
          from: { at: 'hand', seat: event.seat, index: event.handIndex },
          to: { at: 'pile', seat: event.seat },
        },
      ];
    case 'deckReshuffled':
      return Array.from({ length: event.count }, () => ({
        card: null,
        owner: event.seat,
        from: { at: 'pile', seat: event.seat },
        to: { at: 'deck', seat: event.seat },
      }));
    case 'cardDrawn':
      return [
        {
          card: event.card,
          owner: event.seat,
          from: { at: 'deck', seat: event.seat },
          to: { at: 'hand', seat: event.seat, index: 'end' },
        },
      ];
    case 'pairChanged':
    case 'openingEnded':
    case 'seatForfeited':
    case 'turnStarted':
    case 'matchEnded':
      return [];
  }
}

function dealt(seat: Seat, cards: readonly CardName[] | null, count: number): Motion[] {
  return Array.from({ length: count }, (_, index) => ({
    card: cards?.[index] ?? null,
    owner: seat,
    from: { at: 'deck', seat },
    to: { at: 'hand', seat, index },
  }));
}

/** The cards of a disbanded caravan come in one list; a number card begins a row, face cards lie on the one before. */
function disbanded(event: Extract<GameEvent, { type: 'caravanDisbanded' }>): Motion[] {
  let row = 0;
  let index = 0;
  return event.cards.map((owned): Motion => {
    const attached = /^[JQKX]/.test(owned.card);
    if (!attached) {
      row++;
      index = 0;
    }
    return {
      ...owned,
      from: attached
        ? { at: 'attachment', caravan: event.caravan, row, index: index++ }
        : { at: 'row', caravan: event.caravan, row },
      to: { at: 'pile', seat: owned.owner },
    };
  });
}
