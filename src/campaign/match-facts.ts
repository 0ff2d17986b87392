/** What a match's record says about how it was played, from one seat: the ground of marks, records and achievements. */
import {
  type CardName,
  caravanIndex,
  caravansOf,
  caravanValue,
  type Ending,
  type GameEvent,
  KING,
  type MatchRecord,
  other,
  outcomeOf,
  ownerOf,
  rankOf,
  replay,
  rowsOf,
  SALE_MAX,
  type Seat,
  type State,
  soldPairs,
  suitOf,
} from '../engine/index.ts';

export const FACE_RANKS = ['J', 'Q', 'K', 'X'] as const;
export type FaceRank = (typeof FACE_RANKS)[number];

/** With what the last move of a match was made. */
export const FINISHES = ['number', ...FACE_RANKS, 'discard', 'disband', 'other'] as const;
export type Finish = (typeof FINISHES)[number];

/** A caravan at the end that is sold. */
export interface Sale {
  readonly value: number;
  /** Number cards in it. */
  readonly cards: number;
  /** Different printed suits among them. */
  readonly suits: number;
}

export interface MatchFacts {
  readonly result: 'won' | 'lost' | 'drawn';
  readonly why: Ending;
  /** One's own turns, openings included; redeals and discards in the opening take none (M5). */
  readonly turns: number;
  /** Cards thrown away and caravans disbanded by oneself, at any time. */
  readonly discards: number;
  readonly disbands: number;
  /** Face cards played by oneself, and how many of them on their caravans. */
  readonly faces: Readonly<Record<FaceRank, number>>;
  readonly onTheirs: number;
  /** Number cards that one's own Jokers took, the most with one of them. */
  readonly byOneJoker: number;
  /** Caravans of theirs that one's own cards made too heavy. */
  readonly overloaded: number;
  /** They had sold two pairs at some time. */
  readonly wasBehind: boolean;
  readonly deckSize: number;
  readonly sales: readonly Sale[];
  /** Pairs sold by oneself and by them at the end. */
  readonly pairsWon: number;
  readonly pairsLost: number;
  /** The most Kings on one number card of one's own at the end. */
  readonly kingsOnOne: number;
  /** Whose move ended it, and with what. */
  readonly ownFinish: boolean;
  readonly finish: Finish;
}

/** What a move begins with: who made it, and what it was. */
type FirstEvent = Extract<GameEvent, { readonly seat: Seat }>;

const firstOf = (events: readonly GameEvent[]): FirstEvent => events[0] as FirstEvent;

const faceOf = (name: CardName): FaceRank => name.charAt(0) as FaceRank;

function saleOf(state: State, caravan: number): Sale {
  const rows = rowsOf(state, caravan);
  return {
    value: caravanValue(state, caravan),
    cards: rows.length,
    suits: new Set(rows.map(({ card }) => suitOf(card))).size,
  };
}

function finishOf(first: FirstEvent): Finish {
  switch (first.type) {
    case 'cardPlaced':
      return 'number';
    case 'faceCardPlayed':
      return faceOf(first.card);
    case 'cardDiscarded':
      return 'discard';
    case 'caravanDisbanded':
      return 'disband';
    default:
      return 'other';
  }
}

/**
 * Reads a finished match.
 * @returns null where the match is not over or its record does not replay to its end
 */
export function factsOf(record: MatchRecord, seat: Seat = 'A'): MatchFacts | null {
  const { state, events, fault } = replay(record);
  const { result, why } = outcomeOf(state);
  if (fault || why === null) return null;

  const faces: Record<FaceRank, number> = { J: 0, Q: 0, K: 0, X: 0 };
  let turns = 0;
  let discards = 0;
  let disbands = 0;
  let onTheirs = 0;
  let byOneJoker = 0;
  let overloaded = 0;
  let wasBehind = false;
  let opening = true;
  const theirs = new Set<number>();
  for (const move of events.slice(1)) {
    const first = firstOf(move);
    if (first.seat === seat) {
      const free = first.type === 'handRedealt' || (opening && first.type === 'cardDiscarded');
      if (!free && first.type !== 'seatForfeited') turns++;
      if (first.type === 'cardDiscarded') discards++;
      if (first.type === 'caravanDisbanded') disbands++;
      if (first.type === 'faceCardPlayed') {
        faces[faceOf(first.card)]++;
        if (ownerOf(first.caravan) !== seat) {
          onTheirs++;
          if (first.before.value <= SALE_MAX && first.after.value > SALE_MAX) overloaded++;
        }
        const taken = move.filter((event) => event.type === 'rowRemoved' && event.cause === 'joker').length;
        byOneJoker = Math.max(byOneJoker, taken);
      }
    }
    for (const event of move) {
      if (event.type === 'openingEnded') opening = false;
      if (event.type === 'pairChanged') {
        if (event.soldTo === other(seat)) theirs.add(event.pair);
        else theirs.delete(event.pair);
      }
    }
    if (theirs.size >= 2) wasBehind = true;
  }

  const sold = soldPairs(state);
  const own = caravansOf(seat).map(caravanIndex);
  const last = firstOf(events.at(-1)!);
  return {
    result: result === 'draw' ? 'drawn' : result.startsWith(seat) ? 'won' : 'lost',
    why,
    turns,
    discards,
    disbands,
    faces,
    onTheirs,
    byOneJoker,
    overloaded,
    wasBehind,
    deckSize: (seat === 'A' ? record.deckA : record.deckB).length,
    sales: own.filter((_, pair) => sold[pair] === seat).map((caravan) => saleOf(state, caravan)),
    pairsWon: sold.filter((owner) => owner === seat).length,
    pairsLost: sold.filter((owner) => owner === other(seat)).length,
    kingsOnOne: Math.max(0, ...own.flatMap((caravan) => kingsIn(state, caravan))),
    ownFinish: last.seat === seat,
    finish: finishOf(last),
  };
}

const kingsIn = (state: State, caravan: number): number[] =>
  rowsOf(state, caravan).map(({ attachments }) => attachments.filter((code) => rankOf(code) === KING).length);
