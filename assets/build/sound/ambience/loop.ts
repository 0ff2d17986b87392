/** Loops without a seam: what is periodic from the start needs no crossfade. */
import type { Wave } from '../kit/wave.ts';

/**
 * Runs a filter over a loop until it has forgotten its beginning, and keeps the second round: the filtered loop is
 * then as periodic as what went in. A movement inside `filter` must repeat with `wave.length`.
 */
export function filterRound(wave: Wave, filter: (twice: Wave) => Wave): Wave {
  const twice = new Float32Array(wave.length * 2);
  twice.set(wave);
  twice.set(wave, wave.length);
  return filter(twice).slice(wave.length);
}

/** The loop with `guard` samples of itself before and after, so that a player or coder may be late without harm. */
export function withGuards(wave: Wave, guard: number): Wave {
  const out = new Float32Array(wave.length + 2 * guard);
  for (let i = 0; i < out.length; i++) out[i] = wave[(i - guard + wave.length) % wave.length]!;
  return out;
}
