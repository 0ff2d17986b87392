/** Sound as numbers: one channel of samples at 48 kHz, and what is done to a whole run of them. */
export const RATE = 48_000;

/** Samples of one channel; full scale is ±1. */
export type Wave = Float32Array;

export interface Stereo {
  readonly left: Wave;
  readonly right: Wave;
}

export const samplesIn = (seconds: number): number => Math.round(seconds * RATE);

export const silence = (seconds: number): Wave => new Float32Array(samplesIn(seconds));

/** Adds `source` to `target` from `seconds` on; what would lie outside is left out. */
export function addAt(target: Wave, source: Wave, seconds: number, gain = 1): void {
  const start = samplesIn(seconds);
  const from = Math.max(0, -start);
  const to = Math.min(source.length, target.length - start);
  for (let i = from; i < to; i++) target[start + i]! += source[i]! * gain;
}

export function scale(wave: Wave, gain: number): Wave {
  for (let i = 0; i < wave.length; i++) wave[i]! *= gain;
  return wave;
}

export function peakOf(wave: Wave): number {
  let peak = 0;
  for (let i = 0; i < wave.length; i++) peak = Math.max(peak, Math.abs(wave[i]!));
  return peak;
}

export function rmsOf(wave: Wave, from = 0, to = wave.length): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += wave[i]! * wave[i]!;
  return Math.sqrt(sum / Math.max(1, to - from));
}

export const fromDecibels = (db: number): number => 10 ** (db / 20);

/** A short ramp at both ends, so that neither begins nor ends with a click. Seconds. */
export function fadeEnds(wave: Wave, fadeIn: number, fadeOut: number): Wave {
  const a = Math.min(samplesIn(fadeIn), wave.length);
  const b = Math.min(samplesIn(fadeOut), wave.length);
  for (let i = 0; i < a; i++) wave[i]! *= i / a;
  for (let i = 0; i < b; i++) wave[wave.length - 1 - i]! *= i / b;
  return wave;
}

/** Without the end that is quieter than `below` (dB under the peak). */
export function trimEnd(wave: Wave, below: number): Wave {
  const floor = peakOf(wave) * fromDecibels(below);
  let end = wave.length;
  while (end > 1 && Math.abs(wave[end - 1]!) < floor) end--;
  return wave.slice(0, end);
}
