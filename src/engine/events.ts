/**
 * The engine's events: what happened, in the order it happened, with identities and values before and after, so
 * that no listener ever has to compare two states. Rows count from 1, hand places from 0. An event speaks of the
 * table as it is at that moment: the effects of the events before it have taken place.
 *
 * `eventsFor` gives a seat's view of them: the other side's hidden cards become null.
 */
import type { CardName } from './cards.ts';
import type { CaravanName, PerSeat, Seat } from './seats.ts';

export const DIRECTIONS = ['none', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * What a caravan is worth to its owner: `light` under 21, `heavy` over 26; for sale it is `sold` when its pair is
 * decided for it, `outbid` when decided against it, and `tied` when both sides stand at the same value.
 */
export const STATUSES = ['light', 'heavy', 'sold', 'outbid', 'tied'] as const;
export type CaravanStatus = (typeof STATUSES)[number];

export const RESULTS = ['continue', 'A wins', 'B wins', 'draw'] as const;
export type MatchResult = (typeof RESULTS)[number];

/** Why a match ended. */
export const ENDINGS = ['sale', 'out-of-cards', 'no-move', 'forfeit', 'idle', 'max-turns'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a caravan shows: its value, direction and suit (null when it is empty). */
export interface Reading {
  readonly value: number;
  readonly direction: Direction;
  readonly suit: 'S' | 'H' | 'D' | 'C' | null;
}

/** A card on the table with the seat whose discard pile it goes to in the end. */
export interface OwnedCard {
  readonly card: CardName;
  readonly owner: Seat;
}

export type CaravanChange = {
  readonly caravan: CaravanName;
  readonly before: Reading;
  readonly after: Reading;
};

export type GameEvent =
  /** A seat was dealt its first hand; `cards` in hand order, null for the other side. */
  | {
      readonly type: 'handDealt';
      readonly seat: Seat;
      readonly cards: readonly CardName[] | null;
      readonly count: number;
      readonly deckLeft: number;
    }
  /** A seat showed a hand with too few number cards, shuffled it back and drew another (null for the other side). */
  | {
      readonly type: 'handRedealt';
      readonly seat: Seat;
      readonly shown: readonly CardName[];
      readonly cards: readonly CardName[] | null;
      readonly count: number;
      readonly deckLeft: number;
    }
  /** A number card went from the hand to the end of an own caravan, where it is now row `row`. */
  | ({
      readonly type: 'cardPlaced';
      readonly seat: Seat;
      readonly card: CardName;
      readonly handIndex: number;
      readonly row: number;
    } & CaravanChange)
  /** A face card went from the hand onto row `row`, whose number card is `onto`; a Jack's or Joker's effect follows in `rowRemoved` events. */
  | ({
      readonly type: 'faceCardPlayed';
      readonly seat: Seat;
      readonly card: CardName;
      readonly handIndex: number;
      readonly row: number;
      readonly onto: CardName;
      readonly stays: boolean;
    } & CaravanChange)
  /** A number card left the table for the discard piles with everything attached to it (the Jack or Joker that did it included, where it goes too). */
  | ({
      readonly type: 'rowRemoved';
      readonly cause: 'jack' | 'joker';
      readonly row: number;
      readonly card: OwnedCard;
      readonly attachments: readonly OwnedCard[];
    } & CaravanChange)
  /** A seat cleared one of its own caravans; `cards` from first to last, each number card followed by its attachments. */
  | ({
      readonly type: 'caravanDisbanded';
      readonly seat: Seat;
      readonly cards: readonly OwnedCard[];
    } & CaravanChange)
  /** A seat threw a card of its hand away, face up. */
  | {
      readonly type: 'cardDiscarded';
      readonly seat: Seat;
      readonly card: CardName;
      readonly handIndex: number;
    }
  /** A seat's discards became its new deck. */
  | { readonly type: 'deckReshuffled'; readonly seat: Seat; readonly count: number }
  /** A seat drew the top card of its deck to the end of its hand (null for the other side). */
  | {
      readonly type: 'cardDrawn';
      readonly seat: Seat;
      readonly card: CardName | null;
      readonly deckLeft: number;
    }
  /** What a pair's two caravans are worth has changed; `soldTo` is the seat the pair is decided for. */
  | {
      readonly type: 'pairChanged';
      readonly pair: 1 | 2 | 3;
      readonly before: PerSeat<CaravanStatus>;
      readonly after: PerSeat<CaravanStatus>;
      readonly soldTo: Seat | null;
    }
  /** Both seats have started three caravans: the main game begins. */
  | { readonly type: 'openingEnded' }
  /** A seat gave up. */
  | { readonly type: 'seatForfeited'; readonly seat: Seat }
  /** A seat is to move. */
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly phase: 'opening' | 'main' }
  /** The match is over. */
  | {
      readonly type: 'matchEnded';
      readonly result: Exclude<MatchResult, 'continue'>;
      readonly why: Ending;
      readonly sold: readonly (Seat | null)[];
    };

export type GameEventType = GameEvent['type'];

/**
 * The events as a seat may see them (M47): the other side's drawn and dealt cards are null.
 * @param seat null for what everybody may see
 */
export function eventsFor(seat: Seat | null, events: readonly GameEvent[]): GameEvent[] {
  return events.map((event) => {
    switch (event.type) {
      case 'cardDrawn':
        return event.seat === seat ? event : { ...event, card: null };
      case 'handDealt':
      case 'handRedealt':
        return event.seat === seat ? event : { ...event, cards: null };
      default:
        return event;
    }
  });
}
