/** Plucked strings: Karplus and Strong's delay line, tuned by an allpass (Jaffe and Smith, 1983). */
import type { Chance } from '../kit/chance.ts';
import { lowpass } from '../kit/filters.ts';
import { burst, tone } from '../kit/shapes.ts';
import { addAt, RATE, rmsOf, samplesIn, type Wave } from '../kit/wave.ts';

export interface Pluck {
  readonly hz: number;
  /** Until the finger stops it. */
  readonly seconds: number;
  /** 0 to 1. */
  readonly velocity: number;
  /** How long the string would ring, to a thousandth. */
  readonly ring: number;
  /** What the pick leaves of the height of the noise, in Hz at full velocity. */
  readonly bright: number;
  /** Where it is plucked, as a share of the string. */
  readonly place: number;
  /** How much the string swallows its own highs: 0 to 0.5. */
  readonly damping: number;
}

/** After the finger is on it. */
const STOP = 0.07;

export function pluck(chance: Chance, spec: Pluck): Wave {
  const { hz, seconds, velocity, ring, bright, place, damping } = spec;
  const period = RATE / hz;
  const whole = Math.floor(period - damping - 0.2);
  const rest = period - damping - whole;
  const tuning = (1 - rest) / (1 + rest);
  const keep = 0.001 ** (period / (ring * RATE));
  const line = excite(chance, whole, bright * (0.35 + 0.65 * velocity), place);
  const out = new Float32Array(samplesIn(seconds + STOP * 2));
  const stop = samplesIn(seconds);
  const stopped = 0.001 ** (1 / (STOP * 2 * RATE));
  let at = 0;
  let last = 0;
  let before = 0;
  let tuned = 0;
  let gain = velocity;
  for (let i = 0; i < out.length; i++) {
    const x = line[at]!;
    out[i] = x * gain;
    if (i > stop) gain *= stopped;
    const damped = keep * ((1 - damping) * x + damping * last);
    last = x;
    tuned = tuning * damped + before - tuning * tuned;
    before = damped;
    line[at] = tuned;
    at = at + 1 === whole ? 0 : at + 1;
  }
  return out;
}

/** What a pick leaves on a string of `length` samples: noise without its highs, and without the tones that have a node at its place. */
function excite(chance: Chance, length: number, bright: number, place: number): Wave {
  const noise = chance.noise(length * 3);
  lowpass(noise, Math.min(bright, 16_000), 0.6);
  const gap = Math.max(1, Math.round(length * place));
  const line = Float32Array.from(
    { length },
    (_, i) => noise[length + i]! - noise[length + ((i - gap + length) % length)]!,
  );
  const mean = line.reduce((a, b) => a + b, 0) / length;
  for (let i = 0; i < length; i++) line[i]! -= mean;
  const gain = 0.25 / (rmsOf(line) + 1e-9);
  for (let i = 0; i < length; i++) line[i]! *= gain;
  return line;
}

export const guitarString = (chance: Chance, hz: number, seconds: number, velocity: number): Wave =>
  pluck(chance, {
    hz,
    seconds,
    velocity,
    ring: 3.6 * (180 / hz) ** 0.35,
    bright: 3800,
    place: 0.21,
    damping: 0.36,
  });

/** A low electric guitar picked near the bridge. */
export const twangString = (chance: Chance, hz: number, seconds: number, velocity: number): Wave =>
  pluck(chance, {
    hz,
    seconds,
    velocity,
    ring: 4.5 * (160 / hz) ** 0.3,
    bright: 5200,
    place: 0.11,
    damping: 0.28,
  });

/** Two strings a hair apart; long notes are trembled. */
export function mandolinStrings(chance: Chance, hz: number, seconds: number, velocity: number): Wave {
  const out = new Float32Array(samplesIn(seconds + 0.2));
  const strokes = seconds > 0.55 ? Math.round(seconds * 12.5) : 1;
  for (let n = 0; n < strokes; n++) {
    const at = (seconds * n) / strokes;
    const swell = n === 0 ? 1 : 0.5 + 0.2 * Math.sin((Math.PI * n) / strokes) + 0.06 * chance.near();
    const long = strokes === 1 ? seconds : Math.min(0.16, seconds - at);
    for (const cents of [-2.5, 2.5]) {
      const spec = { ring: 1.7, bright: 5600, place: 0.16, damping: 0.3 };
      const one = pluck(chance, {
        ...spec,
        hz: hz * 2 ** (cents / 1200),
        seconds: long,
        velocity: velocity * swell,
      });
      addAt(out, one, at + chance.between(0, 0.006), 0.6);
    }
  }
  return out;
}

/** An upright bass: gut, a big body, a finger. */
export function bassString(chance: Chance, hz: number, seconds: number, velocity: number): Wave {
  const out = pluck(chance, { hz, seconds, velocity, ring: 1.9, bright: 900, place: 0.3, damping: 0.5 });
  const body = tone({ hz, fade: Math.min(1.1, seconds + 0.25), attack: 0.006, partials: [0.5, 0.3, 0.12] });
  addAt(out, body, 0, velocity * 0.6);
  addAt(out, burst(chance, { seconds: 0.03, low: 90, high: 700, fade: 0.035 }), 0, 0.12 * velocity);
  return out;
}
