/** The beds under everything: the terminal's hum, its fan, and the wind outside. Each repeats without a seam. */

import { CLASSES } from '../effects/cue.ts';
import { CEILING } from '../effects/index.ts';
import { Chance } from '../kit/chance.ts';
import { level } from '../kit/dynamics.ts';
import { bandpass, bell, highpass, lowpass, movingBandpass } from '../kit/filters.ts';
import { integrated } from '../kit/loudness.ts';
import { RATE, silence, type Wave } from '../kit/wave.ts';
import { filterRound } from './loop.ts';

export interface Bed {
  readonly name: string;
  readonly title: string;
  /** Whole seconds: the loop is then whole milliseconds at any sample rate. */
  readonly seconds: number;
  readonly make: (chance: Chance, seconds: number) => Wave;
}

/** A sine that fits the loop: the nearest pitch with whole turns in it. */
function addTurning(wave: Wave, hz: number, gain: number, phase: number, sway = 0, swayTurns = 0): void {
  const seconds = wave.length / RATE;
  const turns = Math.round(hz * seconds);
  for (let i = 0; i < wave.length; i++) {
    const at = i / wave.length;
    const strength = 1 + sway * Math.sin(2 * Math.PI * swayTurns * at + phase);
    wave[i]! += gain * strength * Math.sin(2 * Math.PI * turns * at + phase);
  }
}

const loopNoise = (chance: Chance, seconds: number): Wave => chance.noise(silence(seconds).length);

function add(target: Wave, source: Wave, gain: number): void {
  for (let i = 0; i < target.length; i++) target[i]! += source[i]! * gain;
}

export const BEDS: readonly Bed[] = [
  {
    name: 'hum',
    title: 'the terminal hums',
    seconds: 6,
    make: (chance, seconds) => {
      const wave = silence(seconds);
      const partials = [0.5, 1, 0.42, 0.5, 0.16, 0.24, 0.08, 0.14, 0.05, 0.08];
      partials.forEach((gain, n) => {
        addTurning(wave, 55 * (n + 1), gain, chance.between(0, 6), 0.12, 1 + (n % 3));
      });
      // A second coil, a hair off: the slow beat of an old set.
      addTurning(wave, 110.5, 0.35, 1);
      addTurning(wave, 220.34, 0.16, 2);
      add(
        wave,
        filterRound(loopNoise(chance, seconds), (w) => lowpass(highpass(w, 300), 1800)),
        0.05,
      );
      return wave;
    },
  },
  {
    name: 'fan',
    title: 'the terminal’s fan turns',
    seconds: 6,
    make: (chance, seconds) => {
      const wave = filterRound(loopNoise(chance, seconds), (w) =>
        bell(lowpass(highpass(w, 120), 1500, 0.6), 430, 1.4, 6),
      );
      for (let i = 0; i < wave.length; i++) {
        const blade = (2 * Math.PI * 23 * seconds * i) / wave.length;
        wave[i]! *= 1 + 0.16 * Math.sin(blade) + 0.08 * Math.sin(blade / 23 + 1);
      }
      addTurning(wave, 138, 0.035, 0, 0.3, 4);
      addTurning(wave, 276, 0.018, 1, 0.3, 7);
      return wave;
    },
  },
  {
    name: 'wind',
    title: 'wind over the road',
    seconds: 16,
    make: (chance, seconds) => {
      const turn = (i: number, turns: number, phase: number): number =>
        Math.sin(2 * Math.PI * ((turns * i) / (seconds * RATE) + phase));
      const low = filterRound(loopNoise(chance, seconds), (w) =>
        movingBandpass(w, 0.9, (i) => 230 + 90 * turn(i, 1, 0) + 50 * turn(i, 3, 0.3)),
      );
      const high = filterRound(loopNoise(chance, seconds), (w) =>
        movingBandpass(w, 5, (i) => 620 + 190 * turn(i, 2, 0.1) + 110 * turn(i, 5, 0.6)),
      );
      const air = filterRound(loopNoise(chance, seconds), (w) => bandpass(w, 1700, 0.8));
      const wave = silence(seconds);
      for (let i = 0; i < wave.length; i++) {
        const gust = 0.62 + 0.24 * turn(i, 1, 0.75) + 0.14 * turn(i, 3, 0.2);
        wave[i] = gust * low[i]! * 1.3 + gust * gust * high[i]! * 0.8 + gust ** 3 * air[i]! * 0.09;
      }
      return wave;
    },
  },
];

export function renderBed(bed: Bed): Wave {
  const wave = bed.make(new Chance(bed.name), bed.seconds);
  level(bed.name, [wave], CLASSES.bed.lufs, CEILING, integrated);
  return wave;
}
