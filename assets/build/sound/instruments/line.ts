/** Instruments that hold a note and bend it: lap steel, whistle, reed organ. Sums of harmonics on one moving phase. */
import type { Chance } from '../kit/chance.ts';
import { movingBandpass } from '../kit/filters.ts';
import { RATE, samplesIn, type Wave } from '../kit/wave.ts';

interface Line {
  readonly hz: number;
  readonly seconds: number;
  readonly velocity: number;
  /** Where the pitch comes from, in cents, and in what time. */
  readonly from: number;
  readonly slide: number;
  readonly attack: number;
  readonly release: number;
  /** Depth in cents, turns a second, and how long it waits. */
  readonly vibrato: readonly [depth: number, rate: number, wait: number];
  /** Loudness of the harmonics. */
  readonly harmonics: readonly number[];
  /** How fast the harmonics fade, in seconds to a thousandth; the n-th n times as fast to the power `tilt`. */
  readonly fade: number;
  readonly tilt: number;
}

function line(spec: Line): Wave {
  const { hz, seconds, velocity, from, slide, attack, release, harmonics, fade, tilt } = spec;
  const [depth, rate, wait] = spec.vibrato;
  const out = new Float32Array(samplesIn(seconds + release));
  const end = samplesIn(seconds);
  const levels = Float64Array.from(harmonics, (level, n) => ((n + 1) * hz < 14_000 ? level : 0));
  const keeps = Float64Array.from(harmonics, (_, n) => 0.001 ** ((n + 1) ** tilt / (fade * RATE)));
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE;
    const sway = depth * Math.min(1, Math.max(0, (t - wait) / 0.3));
    // A slide that starts slow and lands softly.
    const x = Math.min(1, t / slide);
    const bend = from * (1 - x * x * (3 - 2 * x));
    const cents = bend + sway * Math.sin(2 * Math.PI * rate * (t - wait));
    phase += (2 * Math.PI * hz * (cents === 0 ? 1 : 2 ** (cents / 1200))) / RATE;
    // sin(n·phase) from the two before it.
    const twice = 2 * Math.cos(phase);
    let sin = Math.sin(phase);
    let behind = 0;
    let sum = 0;
    for (let n = 0; n < levels.length; n++) {
      sum += sin * levels[n]!;
      levels[n]! *= keeps[n]!;
      const next = twice * sin - behind;
      behind = sin;
      sin = next;
    }
    const rise = Math.min(1, t / attack);
    const fall = i < end ? 1 : 1 - (i - end) / (out.length - end);
    out[i] = sum * velocity * rise * rise * (3 - 2 * rise) * fall * fall;
  }
  return out;
}

/** What harmonics a string has that is picked at a share of its length. */
const picked = (count: number, place: number, power: number): number[] =>
  Array.from({ length: count }, (_, n) => Math.abs(Math.sin(Math.PI * (n + 1) * place)) / (n + 1) ** power);

const STEEL = picked(12, 0.19, 1.15);

/** `from`: the note before, in Hz, where the bar slides on from it; null where the note is picked in place. */
export function steelNote(
  chance: Chance,
  hz: number,
  seconds: number,
  velocity: number,
  from: number | null,
): Wave {
  const cents = from === null ? -18 : Math.max(-240, Math.min(240, 1200 * Math.log2(from / hz)));
  return line({
    hz,
    seconds,
    velocity,
    from: cents,
    slide: from === null ? 0.05 : Math.min(0.17, seconds * 0.45),
    attack: 0.014,
    release: 0.16,
    vibrato: [seconds > 0.4 ? 13 : 4, 5.3 + 0.3 * chance.near(), 0.22],
    harmonics: STEEL,
    fade: 5.5,
    tilt: 0.75,
  });
}

/** A person who whistles while walking. */
export function whistleNote(
  chance: Chance,
  hz: number,
  seconds: number,
  velocity: number,
  from: number | null,
): Wave {
  const cents = from === null ? -60 : Math.max(-300, Math.min(300, 1200 * Math.log2(from / hz)));
  const wave = line({
    hz,
    seconds,
    velocity,
    from: cents,
    slide: from === null ? 0.06 : 0.075,
    attack: 0.045,
    release: 0.11,
    vibrato: [seconds > 0.5 ? 22 : 6, 5 + 0.4 * chance.near(), 0.28],
    harmonics: [1, 0.045, 0.02],
    fade: 30,
    tilt: 0.5,
  });
  const breath = movingBandpass(chance.noise(wave.length), 9, () => hz);
  for (let i = 0; i < wave.length; i++) {
    const swell = Math.min(1, i / (0.05 * RATE), (wave.length - i) / (0.1 * RATE));
    wave[i]! += breath[i]! * 0.05 * velocity * swell;
  }
  return wave;
}

/** A reed organ: two reeds a little apart, a slow bellows. */
export function organNote(chance: Chance, hz: number, seconds: number, velocity: number): Wave {
  const reed = (off: number, gain: number, harmonics: readonly number[]): Wave =>
    line({
      hz: hz * 2 ** (off / 1200),
      seconds,
      velocity: velocity * gain,
      from: 0,
      slide: 0.01,
      attack: 0.09 + 0.02 * chance.next(),
      release: 0.2,
      vibrato: [0, 5, 0],
      harmonics,
      fade: 60,
      tilt: 0.2,
    });
  const wave = reed(-2, 0.6, [1, 0.5, 0.4, 0.2, 0.17, 0.08, 0.07, 0.04]);
  const other = reed(3, 0.5, [0.8, 0.5, 0.2, 0.18, 0.06, 0.05]);
  for (let i = 0; i < wave.length; i++) {
    const bellows = 1 + 0.035 * Math.sin((2 * Math.PI * 4.6 * i) / RATE);
    wave[i] = (wave[i]! + other[i]!) * bellows;
  }
  return wave;
}
