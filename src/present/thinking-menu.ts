/** What opponents thought, move by move, after a match: the move, the best two they weighed, and the table as it was. */
import type { Observation, PerSeat, Seat } from '../engine/index.ts';
import { moveInWords, THINKING_WORDS } from '../text/index.ts';
import { WORDS } from '../text/screens.ts';
import type { Menu } from './menus.ts';
import type { MenuItem, TableModel } from './model.ts';

/** What was thought before a move. */
export interface Reckoning {
  /** How many moves had been made before. */
  readonly ply: number;
  /** The moves weighed, best first, each with its chance to win, 0…1; none where the opponent weighs nothing. */
  readonly candidates: readonly { readonly move: string; readonly value: number }[];
  /** Made without thinking, since the search had failed. */
  readonly quick: boolean;
}

export interface ThinkingSight {
  /** Whose moves they are. */
  readonly seat: Seat;
  /** The move looked at among theirs, from 1, and how many there are. */
  readonly at: number;
  readonly count: number;
  /** The move in notation. */
  readonly move: string;
  /** What the mover saw before it. */
  readonly seen: Observation;
  /** Null where it has not been kept. */
  readonly reckoning: Reckoning | null;
  readonly names: PerSeat<string>;
  /** The person's seat; null where bots played. */
  readonly viewer: Seat | null;
}

const SHOWN = 2;

/** @param sight null where there is no move to look at */
export function thinkingMenu(sight: ThinkingSight | null, name: string, behind: TableModel): Menu {
  return {
    kind: 'menu',
    id: 'thinking',
    heading: THINKING_WORDS.title(sight ? sight.names[sight.seat] : name),
    lines: sight ? lines(sight) : [THINKING_WORDS.nothing],
    items: [
      ...(sight ? [stepItem(sight)] : []),
      { id: 'back', label: WORDS.back, kind: 'button', enabled: true },
    ],
    behind,
  };
}

const stepItem = ({ at, count, reckoning }: ThinkingSight): MenuItem => ({
  id: 'step',
  label: THINKING_WORDS.move,
  kind: 'choice',
  enabled: true,
  value: `${at}`,
  options: Array.from({ length: count }, (_, i) => ({
    value: `${i + 1}`,
    label: THINKING_WORDS.step(i + 1, count),
  })),
  ...(reckoning && reckoning.candidates.length > 0 && { note: THINKING_WORDS.chances }),
});

function lines({ move, seen, reckoning, names, viewer }: ThinkingSight): string[] {
  const words = (one: string): string => moveInWords(one, seen, { seat: viewer, names });
  return [
    THINKING_WORDS.played(words(move)),
    ...thoughts(move, reckoning, words),
    THINKING_WORDS.hand(seen.hand),
  ];
}

function thoughts(
  move: string,
  reckoning: Reckoning | null,
  words: (move: string) => string,
): readonly string[] {
  if (!reckoning) return [THINKING_WORDS.notKept];
  if (reckoning.quick) return [THINKING_WORDS.quick];
  const { candidates } = reckoning;
  if (candidates.length === 0) return [THINKING_WORDS.byRule];
  const at = candidates.findIndex((one) => one.move === move);
  return [
    ...candidates
      .slice(0, SHOWN)
      .map((one, i) => THINKING_WORDS.candidate(i + 1, words(one.move), one.value, one.move === move)),
    ...(candidates.length === 1 ? [THINKING_WORDS.only] : []),
    ...(at >= SHOWN ? [THINKING_WORDS.third(candidates[at]!.value)] : at < 0 ? [THINKING_WORDS.lower] : []),
  ];
}
