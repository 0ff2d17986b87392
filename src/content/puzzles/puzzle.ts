/**
 * What a puzzle is: a position from a match, seen from seat A, with one right move. Nothing in it depends on what is
 * hidden: the other side may hold any card it has not shown, and either deck may lie in any order.
 */

/**
 * `win-now`: one move ends the match, won by sale. `win-in-two`: no move does, but after one there is a winning move
 * whatever they reply and whatever is drawn. `survive`: neither; after all moves but one they may have a winning reply.
 */
export const PUZZLE_KINDS = ['win-now', 'win-in-two', 'survive'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** Ranks of the card that solves a puzzle. */
export const PUZZLE_KEYS = ['J', 'Q', 'K', 'X'] as const;
export type PuzzleKey = (typeof PUZZLE_KEYS)[number];

/** What the miner finds. Seat A is to move; both sides play with one full set. */
export interface MinedPuzzle {
  readonly id: string;
  readonly kind: PuzzleKind;
  readonly key: PuzzleKey;
  /** Name of a preset, house rules after a plus. */
  readonly rules: string;
  /** `A1 | A2 | A3 // B1 | B2 | B3`. A face card counts as played by the owner of the caravan it lies on. */
  readonly table: string;
  readonly hand: string;
  /** How many cards the other side holds. */
  readonly theirHand: number;
  /** Both discard piles, oldest card first. */
  readonly discards: string;
  readonly theirDiscards: string;
  /** In notation, as all moves. */
  readonly solution: string;
  /** A wrong move that looks right, and a reply that shows it where the move does not show it by itself. */
  readonly tempting: { readonly move: string; readonly reply?: string };
  /** Of a hundred attempts, how many each level gets wrong, weakest level first. */
  readonly failed: readonly number[];
}

/** What a person reads of a puzzle. */
export interface PuzzleWords {
  readonly title: string;
  readonly hint: string;
  /** Why the solution works, and why the tempting move does not. */
  readonly why: string;
}

export type Puzzle = MinedPuzzle & PuzzleWords;

/** How hard a puzzle is: of a hundred attempts by each level, how many fail on average. */
export const difficulty = ({ failed }: Pick<MinedPuzzle, 'failed'>): number =>
  failed.reduce((sum, percent) => sum + percent, 0) / failed.length;
