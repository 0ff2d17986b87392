/**
 * The small sounds that the effects are put together from: damped tones, noise in a band, a sweep of noise, and
 * their stacking in time. Times are seconds, gains are amplitudes.
 */
import type { Chance } from './chance.ts';
import { bandpass, highpass, lowpass, movingBandpass } from './filters.ts';
import { addAt, RATE, samplesIn, silence, type Wave } from './wave.ts';

/** The time in which a tone fades to a thousandth, as the factor of one sample. */
export const fadePerSample = (seconds: number): number => 0.001 ** (1 / (seconds * RATE));

export interface Tone {
  readonly hz: number;
  /** To a thousandth of its loudness. */
  readonly fade: number;
  readonly attack?: number;
  /** Loudness of the harmonics, the first included; higher ones fade faster. */
  readonly partials?: readonly number[];
  /** Where the pitch comes from, as a factor, and in what time. */
  readonly from?: number;
  readonly glide?: number;
  /** Stretches the harmonics like those of a bar or bell: 0 is harmonic. */
  readonly stretch?: number;
  readonly length?: number;
}

/** A damped tone: a small bell, a glass, a blip of the terminal. */
export function tone(spec: Tone): Wave {
  const { hz, fade, attack = 0.002, partials = [1], from = 1, glide = 0.03, stretch = 0 } = spec;
  const wave = silence(spec.length ?? fade);
  const rise = samplesIn(attack);
  partials.forEach((amount, n) => {
    const order = n + 1;
    const ratio = order * Math.sqrt(1 + stretch * n * n);
    if (hz * ratio > RATE * 0.42) return;
    const keep = fadePerSample(fade / (1 + 0.45 * n));
    let level = amount;
    let phase = 0;
    for (let i = 0; i < wave.length; i++) {
      const bend = from === 1 ? 1 : 1 + (from - 1) * Math.exp(-i / (glide * RATE * 0.4));
      phase += (2 * Math.PI * hz * ratio * bend) / RATE;
      wave[i]! += Math.sin(phase) * level * Math.min(1, i / rise);
      level *= keep;
    }
  });
  return wave;
}

/** What is struck: damped sines, each `[hz, gain, fade]`, at once. */
export function knock(
  modes: readonly (readonly [hz: number, gain: number, fade: number])[],
  pitch = 1,
): Wave {
  const wave = silence(Math.max(...modes.map(([, , fade]) => fade)));
  for (const [hz, gain, fade] of modes)
    addAt(wave, tone({ hz: hz * pitch, fade, attack: 0.0006, length: fade }), 0, gain);
  return wave;
}

export interface Burst {
  readonly seconds: number;
  readonly low: number;
  readonly high: number;
  readonly attack?: number;
  /** To a thousandth; without it the burst falls evenly to its end. */
  readonly fade?: number;
  /** 0 is even noise; towards 1 it breaks up into grains, as paper does. */
  readonly grain?: number;
}

/** Noise in a band. */
export function burst(chance: Chance, spec: Burst): Wave {
  const { seconds, low, high, attack = 0.001, grain = 0 } = spec;
  const wave = chance.noise(samplesIn(seconds));
  if (grain > 0) roughen(chance, wave, grain);
  lowpass(highpass(wave, low), high);
  const rise = Math.max(1, samplesIn(attack));
  const keep = spec.fade === undefined ? 1 : fadePerSample(spec.fade);
  let level = 1;
  for (let i = 0; i < wave.length; i++) {
    const fall = spec.fade === undefined ? 1 - i / wave.length : level * (1 - (i / wave.length) ** 8);
    wave[i]! *= fall * Math.min(1, i / rise);
    level *= keep;
  }
  return wave;
}

/** Breaks noise up into grains of uneven strength, a millisecond or so each. */
function roughen(chance: Chance, wave: Wave, grain: number): void {
  let level = 1;
  let goal = 1;
  let left = 0;
  for (let i = 0; i < wave.length; i++) {
    if (left-- <= 0) {
      left = samplesIn(chance.between(0.0006, 0.003));
      goal = 1 - grain + grain * 2 * chance.next() ** 2.2;
    }
    level += (goal - level) * 0.03;
    wave[i]! *= level;
  }
}

export interface Swish {
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  readonly q?: number;
  /** Where it is loudest, as a share of its length. */
  readonly top?: number;
  readonly grain?: number;
}

/** Something that passes: noise in a band that moves from one pitch to another. */
export function swish(chance: Chance, spec: Swish): Wave {
  const { seconds, from, to, q = 1.2, top = 0.4, grain = 0.6 } = spec;
  const wave = chance.noise(samplesIn(seconds));
  roughen(chance, wave, grain);
  const n = wave.length;
  movingBandpass(wave, q, (i) => from * (to / from) ** (i / n));
  for (let i = 0; i < n; i++) {
    const at = i / n;
    const shape = at < top ? at / top : (1 - at) / (1 - top);
    wave[i]! *= shape * shape * (3 - 2 * shape);
  }
  return wave;
}

/** A band of noise that rings: what gives a click its colour. */
export const ring = (chance: Chance, hz: number, q: number, seconds: number): Wave =>
  bandpass(burst(chance, { seconds, low: 60, high: 16_000, fade: seconds }), hz, q);

export type Layer = readonly [at: number, wave: Wave, gain?: number];

/** Lays sounds over one another. */
export function stack(...layers: readonly Layer[]): Wave {
  const end = Math.max(...layers.map(([at, wave]) => at + wave.length / RATE));
  const wave = silence(end);
  for (const [at, layer, gain = 1] of layers) addAt(wave, layer, at, gain);
  return wave;
}
