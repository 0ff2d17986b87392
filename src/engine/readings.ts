/** What a state shows, in names: readings of caravans, pair states, outcome. */
import { suitName } from './cards.ts';
import {
  type CaravanStatus,
  DIRECTIONS,
  ENDINGS,
  type Ending,
  type MatchResult,
  RESULTS,
  type Reading,
} from './events.ts';
import { SALE_MAX, SALE_MIN } from './rules.ts';
import { type PerSeat, type Seat, seatName } from './seats.ts';
import { DIRECTION, RESULT, type State, SUIT, soldTo, TURN, VALUE, WHY } from './state.ts';

export function readingOf(state: State, caravan: number): Reading {
  const { cells } = state;
  return {
    value: cells[VALUE + caravan]!,
    direction: DIRECTIONS[cells[DIRECTION + caravan]!]!,
    suit: suitName(cells[SUIT + caravan]!),
  };
}

/** The status of a caravan of this value facing one of the other value (M41, glossary). */
export function statusOf(value: number, facing: number): CaravanStatus {
  if (value < SALE_MIN) return 'light';
  if (value > SALE_MAX) return 'heavy';
  // A caravan that is too light is lower than one for sale.
  if (facing > SALE_MAX || facing < value) return 'sold';
  return facing === value ? 'tied' : 'outbid';
}

export function pairStatuses(state: State, pair: number): PerSeat<CaravanStatus> {
  const a = state.cells[VALUE + pair]!;
  const b = state.cells[VALUE + 3 + pair]!;
  return { A: statusOf(a, b), B: statusOf(b, a) };
}

/** Per pair, the seat it is decided for. */
export function soldPairs(state: State): (Seat | null)[] {
  return [0, 1, 2].map((pair) => {
    const seat = soldTo(state, pair);
    return seat < 0 ? null : seatName(seat);
  });
}

export interface Outcome {
  readonly result: MatchResult;
  /** Null while the match goes on. */
  readonly why: Ending | null;
  /** The seat to move, null when the match is over. */
  readonly next: Seat | null;
}

export function outcomeOf(state: State): Outcome {
  const result = RESULTS[state.cells[RESULT]!]!;
  const over = result !== 'continue';
  return {
    result,
    why: over ? ENDINGS[state.cells[WHY]!]! : null,
    next: over ? null : seatName(state.cells[TURN]!),
  };
}
