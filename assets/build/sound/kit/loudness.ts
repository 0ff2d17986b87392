/**
 * Loudness as ITU-R BS.1770-4 and EBU R 128 measure it, in LUFS. Long pieces: integrated, with both gates. Short
 * sounds, for which the gates make no sense: the loudest 400 ms (momentary maximum), with the window moved in steps
 * of 10 ms over the sound set in silence, so that its place in time does not matter.
 */
import { biquad } from './filters.ts';
import { RATE, type Wave } from './wave.ts';

/** K-weighting at 48 kHz, the two filters of the recommendation. */
function weighted(wave: Wave): Wave {
  const out = wave.slice();
  biquad(out, [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585]);
  return biquad(out, [1, -2, 1, -1.99004745483398, 0.99007225036621]);
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));

/** Power of 400 ms windows, all channels together. A single channel counts once, as a mono file does. */
function windows(channels: readonly Wave[], hop: number, around: number): number[] {
  const size = Math.round(0.4 * RATE);
  const length = channels[0]!.length + 2 * around;
  const sums = new Float64Array(length + 1);
  for (const channel of channels) {
    const padded = new Float32Array(length);
    padded.set(channel, around);
    const w = weighted(padded);
    let sum = 0;
    for (let i = 0; i < length; i++) {
      sum += w[i]! * w[i]!;
      sums[i + 1]! += sum;
    }
  }
  const powers: number[] = [];
  for (let i = 0; i + size <= length; i += hop) powers.push((sums[i + size]! - sums[i]!) / size);
  return powers;
}

export function momentaryMax(channels: readonly Wave[]): number {
  return lufs(Math.max(...windows(channels, RATE / 100, RATE / 2)));
}

export function integrated(channels: readonly Wave[]): number {
  const mean = (list: readonly number[]): number =>
    list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
  const loud = windows(channels, RATE / 10, 0).filter((power) => lufs(power) > -70);
  const gate = lufs(mean(loud)) - 10;
  return lufs(mean(loud.filter((power) => lufs(power) > gate)));
}

/** True peak in dBTP: the highest point of the wave between the samples too, at four times the rate. */
export function truePeak(channels: readonly Wave[]): number {
  let top = 0;
  for (const wave of channels) {
    for (let i = 0; i < wave.length; i++) {
      const here = Math.abs(wave[i]!);
      if (here > top) top = here;
      // Between two samples the curve cannot rise far above them: only the high ones need a look.
      if (here < top * 0.6) continue;
      for (const taps of BETWEEN) {
        let sum = 0;
        for (let k = 0; k < TAPS; k++) sum += (wave[i - HALF + 1 + k] ?? 0) * taps[k]!;
        top = Math.max(top, Math.abs(sum));
      }
    }
  }
  return 20 * Math.log10(Math.max(top, 1e-9));
}

const TAPS = 24;
const HALF = TAPS / 2;
/** Windowed sinc at a quarter, a half and three quarters of the way to the next sample. */
const BETWEEN = [0.25, 0.5, 0.75].map((part) =>
  Float64Array.from({ length: TAPS }, (_, k) => {
    const x = k - HALF + 1 - part;
    const sinc = Math.sin(Math.PI * x) / (Math.PI * x);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / HALF));
  }),
);
