import type { Site } from '../kit.ts';

/** What a part may be played with. `mirror`: the elements a screen reader finds. */
export const SOAK_DEVICES = ['keyboard', 'mouse', 'touch', 'pad', 'mirror', 'terminal'] as const;
export type SoakDevice = (typeof SOAK_DEVICES)[number];

export interface SoakOptions {
  /** Matches, rounds, puzzles: whatever the part repeats. */
  readonly many: number;
  /** Seed of the first; the others follow it. */
  readonly seed: number;
  /** The one device that is to play, where a part has several; else all of them. */
  readonly device: SoakDevice | undefined;
}

/** One of the long runs. */
export interface SoakPart {
  /** How many where nothing else is asked for. */
  readonly many: number;
  /** It needs no browser and is handed none; it can run beside a build of another state of the sources. */
  readonly withoutPage?: boolean;
  /** Those it can be asked to play with alone. */
  readonly devices?: readonly SoakDevice[];
  /** Plays, prints its figures, and returns what went wrong. It closes the pages that it opens. */
  run(site: Site, options: SoakOptions): Promise<string[]>;
}
