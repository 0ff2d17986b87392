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

const rankOfCard = (name: CardName): string => name.charAt(0);

const isFaceRank = (rank: string): rank is FaceRank => (FACE_RANKS as readonly string[]).includes(rank);

function saleOf(state: State, caravan: number): Sale {
  const rows = rowsOf(state, caravan);
  return {
    value: caravanValue(state, caravan),
    cards: rows.length,
    suits: new Set(rows.map(({ card }) => suitOf(card))).size,
  };
}

/** What a move's first event says it was. */
function finishOf(first: GameEvent | undefined): Finish {
  switch (first?.type) {
    case 'cardPlaced':
      return 'number';
    case 'faceCardPlayed': {
      const rank = rankOfCard(first.card);
      return isFaceRank(rank) ? rank : 'other';
    }
    case 'cardDiscarded':
      return 'discard';
    case 'caravanDisbanded':
      return 'disband';
    default:
      return 'other';
  }
}

const moverOf = (events: readonly GameEvent[]): Seat | null => {
  const first = events[0];
  return first && 'seat' in first ? first.seat : null;
};

/**
 * Reads a finished match.
 * @returns null where the match is not over or its record does not replay to its end
 */
export function factsOf(record: MatchRecord, seat: Seat = 'A'): MatchFacts | null {
  const { state, events, fault } = replay(record);
  const { result, why } = outcomeOf(state);
  if (fault || result === 'continue' || why === null) return null;

  const faces: Record<FaceRank, number> = { J: 0, Q: 0, K: 0, X: 0 };
  let turns = 0;
  let discards = 0;
  let disbands = 0;
  let onTheirs = 0;
  let byOneJoker = 0;
  let overloaded = 0;
  let wasBehind = false;
  let opening = true;
  const soldTo: (Seat | null)[] = [null, null, null];
  for (const move of events.slice(1)) {
    const first = move[0];
    if (moverOf(move) === seat && first) {
      const free = first.type === 'handRedealt' || (opening && first.type === 'cardDiscarded');
      if (!free && first.type !== 'seatForfeited') turns++;
      if (first.type === 'cardDiscarded') discards++;
      if (first.type === 'caravanDisbanded') disbands++;
      if (first.type === 'faceCardPlayed') {
        const rank = rankOfCard(first.card);
        if (isFaceRank(rank)) faces[rank]++;
        if (first.caravan.startsWith(other(seat))) onTheirs++;
        const taken = move.filter((event) => event.type === 'rowRemoved' && event.cause === 'joker').length;
        byOneJoker = Math.max(byOneJoker, taken);
      }
      const burst = move.some(
        (event) =>
          event.type === 'faceCardPlayed' &&
          event.caravan.startsWith(other(seat)) &&
          event.before.value <= SALE_MAX &&
          event.after.value > SALE_MAX,
      );
      if (burst) overloaded++;
    }
    for (const event of move) {
      if (event.type === 'openingEnded') opening = false;
      if (event.type === 'pairChanged') soldTo[event.pair - 1] = event.soldTo;
    }
    if (soldTo.filter((owner) => owner === other(seat)).length >= 2) wasBehind = true;
  }

  const sold = soldPairs(state);
  const own = caravansOf(seat).map(caravanIndex);
  const last = events.at(-1) ?? [];
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
    ownFinish: moverOf(last) === seat,
    finish: finishOf(last[0]),
  };
}

const kingsIn = (state: State, caravan: number): number[] =>
  rowsOf(state, caravan).map(({ attachments }) => attachments.filter((code) => rankOf(code) === KING).length);
