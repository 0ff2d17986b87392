/**
 * What a lesson is: a few steps at the real table, seen from seat A, each with one idea. First moves that are asked for,
 * then a choice that is free, then a small puzzle with one solution.
 */

/** Where a step begins. Each side plays with one full set, so what is not named lies in the decks. */
export interface Setting {
  /** `A1 | A2 | A3 // B1 | B2 | B3`, as a puzzle writes it. */
  readonly table: string;
  readonly hand: string;
  /** What they hold and need for their replies; they draw the rest. */
  readonly theirHand?: string;
  /** What is drawn first. */
  readonly draws?: string;
  /** The first cards of the caravans are still being laid. */
  readonly opening?: boolean;
}

interface AnyStep {
  /** What is to be done, and why: one sentence or two. */
  readonly asks: string;
  /** Null where it goes on from where the last step has ended. */
  readonly setting: Setting | null;
}

/** One move is asked for; the other side answers with the move that is written down. */
export interface ForcedStep extends AnyStep {
  readonly kind: 'forced';
  /** In notation. */
  readonly move: string;
  readonly reply?: string;
  /** What has happened. */
  readonly told: string;
}

/** Any legal move; what it is worth is computed. */
export interface FreeStep extends AnyStep {
  readonly kind: 'free';
}

/** One move is right: it wins the match by sale. */
export interface PuzzleStep extends AnyStep {
  readonly kind: 'puzzle';
  readonly setting: Setting;
  readonly move: string;
  readonly hint: string;
  /** Why it is right. */
  readonly told: string;
}

export type LessonStep = ForcedStep | FreeStep | PuzzleStep;

export interface Lesson {
  /** Under which it is kept that it is done. */
  readonly id: string;
  readonly title: string;
  /** What it teaches, for the list. */
  readonly about: string;
  readonly steps: readonly LessonStep[];
}
