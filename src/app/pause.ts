/** How long an opponent's answer is held back, so that one can read what came before it. */
import { Random } from '../engine/index.ts';
import type { Display, Speed } from '../present/index.ts';

/** At speed 1, in milliseconds. */
export const READING_PAUSE = { least: 400, most: 1200 } as const;
/** For each letter of what has just been told. */
const PER_LETTER = 7;
/** Up to so much by chance, so that nobody answers like a clock. */
const JITTER = 120;
/** Chance that only paces the screen. */
const PACE = 102;
/** What a person has set makes it so many times as long. */
const TIMES: Record<Display['pace'], number> = { quick: 0.4, normal: 1, slow: 2 };

/**
 * Longer after a move that did much, shorter after one that did little. It depends on what everybody has seen and on
 * nothing the opponent knows, so that it tells nothing about its hand.
 * @param told what the last move did, in words
 */
export function pauseBefore(
  told: readonly string[],
  seed: number,
  speed: Speed,
  pace: Display['pace'] = 'normal',
): number {
  if (speed === 'instant') return 0;
  const { least, most } = READING_PAUSE;
  const letters = told.reduce((sum, { length }) => sum + length, 0);
  const pause = least + letters * PER_LETTER + new Random(seed, PACE).below(JITTER);
  return (Math.min(most, pause) * TIMES[pace]) / Number(speed);
}
