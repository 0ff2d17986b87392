/** What the encoded files are like when they are played: loudness, peaks, lateness, seams. */
import { CLASSES } from '../effects/cue.ts';
import type { Clip, Entry, SoundFile } from '../files.ts';
import { integrated, momentaryMax, truePeak } from '../kit/loudness.ts';
import { RATE, rmsOf, type Wave } from '../kit/wave.ts';
import { magnitudes } from './spectrum.ts';

export interface Level {
  readonly lufs: number;
  readonly peak: number;
}

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

const at = (milliseconds: number): number => Math.round((milliseconds * RATE) / 1000);

const cut = (channels: readonly Wave[], clip: Clip): Wave[] =>
  channels.map((wave) => wave.slice(at(clip.start), at(clip.start + clip.length)));

/** Loudness by the meter of its class, and true peak, of every variant. */
export function levels(decoded: readonly Wave[], entry: Entry): Level[] {
  const meter = CLASSES[entry.class].meter === 'momentary' ? momentaryMax : integrated;
  return entry.variants.map((clip) => {
    const part = cut(decoded, clip);
    return { lufs: round(meter(part)), peak: round(truePeak(part)) };
  });
}

/** By how many samples the decoded file is later than what went in (cross-correlation within 30 ms). */
export function lateness(source: Wave, decoded: Wave): number {
  const size = RATE;
  let start = 0;
  while (start < source.length - size - RATE && rmsOf(source, start, start + size) < 0.01) start += RATE;
  const dots: [lag: number, dot: number][] = [];
  for (let lag = -1440; lag <= 1440; lag++) {
    let dot = 0;
    for (let i = start; i < start + size; i += 5) dot += source[i]! * (decoded[i + lag] ?? 0);
    dots.push([lag, dot]);
  }
  // What hums is as like itself one turn later: the nearest of the best.
  const top = Math.max(...dots.map(([, dot]) => dot));
  const best = dots.filter(([, dot]) => dot > top * 0.98).map(([lag]) => lag);
  return best.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a));
}

export interface Seam {
  /** The step from the last sample to the first, against the largest step inside the loop. */
  readonly step: number;
  /** The change of the spectrum across the seam, in standard deviations from the mean of all changes. */
  readonly change: number;
}

/**
 * How much the seam of a loop stands out when it is played round: a click is a step above 1 or a change above 3.
 * What is 60 dB under the strongest tone of the loop is not counted, since it is masked.
 */
export function seam(decoded: readonly Wave[], clip: Clip): Seam {
  const loop = cut(decoded, clip)[0]!;
  const jumps = new Float32Array(loop.length - 1);
  for (let i = 0; i < jumps.length; i++) jumps[i] = Math.abs(loop[i + 1]! - loop[i]!);
  const step = Math.abs(loop[0]! - loop[loop.length - 1]!) / jumps.reduce((a, b) => Math.max(a, b), 0);
  const size = 2048;
  const turning = (from: number): Wave =>
    Float32Array.from({ length: size }, (_, i) => loop[(from + i + loop.length) % loop.length]!);
  let floor = 0;
  for (let n = 0; n < 20; n++)
    floor = Math.max(floor, ...magnitudes(turning(Math.round((n / 20) * loop.length))));
  floor /= 1000;
  const changeAt = (middle: number): number => {
    const frames = [middle - size, middle - size / 2, middle].map((from) => magnitudes(turning(from)));
    // The frame across the point against the mean of its neighbours: a click is in the first alone.
    let sum = 0;
    for (let k = 4; k < size / 2; k++) {
      const beside = (frames[0]![k]! + frames[2]![k]!) / 2;
      sum += Math.abs(Math.log((frames[1]![k]! + floor) / (beside + floor)));
    }
    return sum / (size / 2);
  };
  const others = Array.from({ length: 60 }, (_, i) => changeAt(Math.round(((i + 0.5) / 60) * loop.length)));
  const mean = others.reduce((a, b) => a + b, 0) / others.length;
  const spread = Math.sqrt(others.reduce((a, b) => a + (b - mean) ** 2, 0) / others.length);
  return { step: round(step, 2), change: round((changeAt(0) - mean) / spread, 2) };
}

/**
 * Where in the guards of a loop it is best cut: a coder's error is another one each round, and where the two rounds
 * happen to meet, in value and in slope, in every format, there is no step. Milliseconds.
 */
export function bestCut(formats: readonly Wave[], clip: Clip, guard: number): Clip {
  const length = at(clip.length);
  const room = at(guard * 900);
  const first = at(clip.start);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let shift = -room; shift <= room; shift++) {
    let cost = 0;
    for (const wave of formats) {
      const i = first + shift;
      const here = wave[i]! - wave[i + length]!;
      const before = wave[i - 2]! - wave[i + length - 2]!;
      cost += here * here + 4 * (here - before) ** 2;
    }
    if (cost < least) {
      least = cost;
      best = shift;
    }
  }
  return { start: round(((first + best) * 1000) / RATE, 3), length: clip.length };
}

/** Everything that is wrong with the levels, in words. */
export function faults(file: SoundFile, entry: Entry, found: readonly Level[]): string[] {
  const { lufs } = CLASSES[entry.class];
  return found.flatMap((variant, n) => {
    const name = `${file.name}: ${entry.name} ${n + 1}`;
    return [
      ...(Math.abs(variant.lufs - lufs) > 1.5
        ? [`${name}: ${variant.lufs} LUFS, its class has ${lufs}`]
        : []),
      ...(variant.peak > -1 ? [`${name}: true peak ${variant.peak} dBTP`] : []),
    ];
  });
}
