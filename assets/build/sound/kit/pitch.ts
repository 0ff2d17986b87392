/** Names of notes, and the pitch that is really there in a wave. */
import { RATE, type Wave } from './wave.ts';

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** `C4`, `F#3`, `Bb5` as a MIDI number; throws for anything else. */
export function midi(name: string): number {
  const match = /^([A-G])([#b]?)(\d)$/.exec(name);
  if (!match) throw new Error(`No note: ${name}`);
  const [, letter, sign, octave] = match;
  return 12 * (Number(octave) + 1) + STEPS[letter!]! + (sign === '#' ? 1 : sign === 'b' ? -1 : 0);
}

/** Equal temperament, A4 = 440 Hz. Takes broken notes too. */
export const hertz = (note: number): number => 440 * 2 ** ((note - 69) / 12);

export const hz = (name: string): number => hertz(midi(name));

/**
 * How far a stretch of wave is from `hz`, in cents, by autocorrelation within ±80 cents of it; null where it is not
 * periodic there (a rest, a noise, another note).
 */
export function centsOff(wave: Wave, from: number, to: number, expected: number): number | null {
  const period = RATE / expected;
  // Many periods apart, the same error in cents is easier to see.
  const count = Math.max(1, Math.min(12, Math.floor((to - from) / period / 3)));
  const low = Math.floor(period * count * 2 ** (-80 / 1200 / 1) - 1);
  const high = Math.ceil(period * count * 2 ** (80 / 1200) + 1);
  const size = to - from - high;
  if (size < period * 2) return null;
  const score = (lag: number): number => {
    let dot = 0;
    let a = 0;
    let b = 0;
    for (let i = from; i < from + size; i++) {
      const x = wave[i]!;
      const y = wave[i + lag]!;
      dot += x * y;
      a += x * x;
      b += y * y;
    }
    return dot / Math.sqrt(a * b + 1e-12);
  };
  let best = low;
  let top = -1;
  for (let lag = low; lag <= high; lag++) {
    const s = score(lag);
    if (s > top) {
      top = s;
      best = lag;
    }
  }
  if (top < 0.6) return null;
  const left = score(best - 1);
  const right = score(best + 1);
  const bend = left - 2 * top + right;
  const exact = best + (bend < 0 ? (0.5 * (left - right)) / bend : 0);
  return 1200 * Math.log2((period * count) / exact);
}
