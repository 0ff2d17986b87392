/** How the engine interface writes a state down. */
import {
  CARAVANS,
  type Direction,
  type Ending,
  type MatchResult,
  outcomeOf,
  type PerSeat,
  type Position,
  type Reading,
  readingOf,
  type Seat,
  type State,
  type SuitName,
  soldPairs,
  toPosition,
} from '../engine/index.ts';

/** Everything a referee may know about the present position. */
export interface StateAnswer {
  readonly position: Position;
  readonly values: PerSeat<number[]>;
  readonly directions: PerSeat<Direction[]>;
  readonly suits: PerSeat<(SuitName | null)[]>;
  readonly sold: readonly (Seat | null)[];
  readonly result: MatchResult;
  readonly why: Ending | null;
  readonly next: Seat | null;
}

/** The referee's view of a state. */
export function describeState(state: State): StateAnswer {
  const readings = CARAVANS.map((_, caravan) => readingOf(state, caravan));
  const perSeat = <T>(of: (reading: Reading) => T): PerSeat<T[]> => {
    const all = readings.map(of);
    return { A: all.slice(0, 3), B: all.slice(3) };
  };
  return {
    position: toPosition(state),
    values: perSeat(({ value }) => value),
    directions: perSeat(({ direction }) => direction),
    suits: perSeat(({ suit }) => suit),
    sold: soldPairs(state),
    ...outcomeOf(state),
  };
}
