/** What a bot is: from one seat's observation to a move. It never sees a state. */
import type { Observation } from '../engine/index.ts';

/** How long a bot may think. With `nodes` and a seed the answer is the same every time; with neither, its own limit holds. */
export interface Limit {
  readonly nodes?: number;
  /** Milliseconds; needs a clock. */
  readonly ms?: number;
}

export interface Candidate {
  /** In plain notation. */
  readonly move: string;
  /** The mover's expected score after it, 0…1. */
  readonly value: number;
}

export interface Choice {
  /** In plain notation; always legal. */
  readonly move: string;
  /** Worlds searched, by searching bots only. */
  readonly nodes?: number;
  /** The mover's expected score, 0…1, by searching bots only. */
  readonly value?: number;
  /** The best moves found, best first, where the bot knows any. */
  readonly candidates?: readonly Candidate[];
}

export interface Bot {
  readonly id: string;
  readonly name: string;
  /**
   * Chooses for the seat that observes, which is to move.
   * @param now a clock in milliseconds, needed where `limit.ms` is given
   */
  choose(seen: Observation, limit: Limit, seed: number, now?: () => number): Choice;
}
