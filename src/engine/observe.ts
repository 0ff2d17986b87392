/**
 * What a seat knows: the only form in which a match reaches bots, the screen, the log and the announcer.
 *
 * An observation is plain data, so that it can be posted to a worker. It holds nothing that the seat has not
 * seen: the other hand and both decks are counts, and the own deck is known as a set without its order.
 */
import { byCode, type CardName, cardName } from './cards.ts';
import type { CaravanStatus, Ending, MatchResult, OwnedCard, Reading } from './events.ts';
import { generateMoves, MOVE_BUFFER } from './legal.ts';
import { formatMove } from './notation.ts';
import type { RuleOptions } from './options.ts';
import { outcomeOf, pairStatuses, readingOf, soldPairs } from './readings.ts';
import {
  CARAVANS,
  type CaravanName,
  caravanIndex,
  ownerOf,
  type PerSeat,
  pairOf,
  type Seat,
  seatIndex,
} from './seats.ts';
import {
  DECK_COUNT,
  deckOf,
  HAND_COUNT,
  handOf,
  IDLE,
  MOVES,
  OPENING,
  PHASE,
  pileOf,
  REDEALS,
  RESHUFFLES,
  rowsOf,
  type State,
  TURNS,
  tableCard,
  tableOwner,
} from './state.ts';

export interface RowView {
  readonly card: CardName;
  readonly attachments: readonly OwnedCard[];
}

export interface CaravanView extends Reading {
  readonly rows: readonly RowView[];
  readonly status: CaravanStatus;
}

export interface Observation {
  readonly seat: Seat;
  readonly rules: RuleOptions;
  readonly phase: 'opening' | 'main';
  readonly result: MatchResult;
  readonly why: Ending | null;
  /** The seat to move, null when the match is over. */
  readonly next: Seat | null;
  readonly caravans: Readonly<Record<CaravanName, CaravanView>>;
  /** Per pair, the seat it is decided for. */
  readonly sold: readonly (Seat | null)[];
  /** The seat's own hand, in its order. */
  readonly hand: readonly CardName[];
  readonly handCount: PerSeat<number>;
  readonly deckCount: PerSeat<number>;
  /** Discard piles, oldest card first. */
  readonly discards: PerSeat<readonly CardName[]>;
  /** What the seat's own deck still holds, sorted: it knows the cards, not their order. */
  readonly ownDeck: readonly CardName[];
  /** Counters the rules look at. */
  readonly counters: {
    readonly moves: number;
    readonly turns: number;
    readonly idle: number;
    readonly redeals: PerSeat<number>;
    readonly reshuffles: PerSeat<number>;
  };
}

export function observe(state: State, seat: Seat): Observation {
  const { cells } = state;
  const own = seatIndex(seat);
  const statuses = [0, 1, 2].map((pair) => pairStatuses(state, pair));
  const caravans = Object.fromEntries(
    CARAVANS.map((name): [CaravanName, CaravanView] => [
      name,
      {
        ...readingOf(state, caravanIndex(name)),
        status: statuses[pairOf(name)]![ownerOf(name)],
        rows: rowsOf(state, caravanIndex(name)).map((row) => ({
          card: cardName(tableCard(row.card)),
          attachments: row.attachments.map((code) => ({
            card: cardName(tableCard(code)),
            owner: tableOwner(code) === 0 ? ('A' as const) : ('B' as const),
          })),
        })),
      },
    ]),
  ) as Record<CaravanName, CaravanView>;
  const both = (cell: number): PerSeat<number> => ({ A: cells[cell]!, B: cells[cell + 1]! });
  return {
    seat,
    rules: state.rules.options,
    phase: cells[PHASE] === OPENING ? 'opening' : 'main',
    ...outcomeOf(state),
    caravans,
    sold: soldPairs(state),
    hand: handOf(state, own).map(cardName),
    handCount: both(HAND_COUNT),
    deckCount: both(DECK_COUNT),
    discards: { A: pileOf(state, 0).map(cardName), B: pileOf(state, 1).map(cardName) },
    ownDeck: deckOf(state, own).sort(byCode).map(cardName),
    counters: {
      moves: cells[MOVES]!,
      turns: cells[TURNS]!,
      idle: cells[IDLE]!,
      redeals: both(REDEALS),
      reshuffles: both(RESHUFFLES),
    },
  };
}

const buffer = new Int32Array(MOVE_BUFFER);

/** Every legal move of the seat to move except `forfeit` in notation, sorted by code units. */
export function legalMoves(state: State): string[] {
  const count = generateMoves(state, buffer);
  return Array.from(buffer.subarray(0, count), formatMove).sort();
}
