/** Listening to a piece by numbers: is it in tune, is it balanced, does it have a form, does something happen. */
import type { SoundFile } from '../files.ts';
import { integrated } from '../kit/loudness.ts';
import { centsOff, hertz } from '../kit/pitch.ts';
import { RATE, rmsOf } from '../kit/wave.ts';
import { type Played, type Rendering, sampleAt } from '../music/band.ts';
import { round } from './measure.ts';
import { magnitudes } from './spectrum.ts';

export interface PieceProof {
  readonly seconds: number;
  /** Notes of the tune, how many last long enough to be measured, how many have a clear pitch, and how far they are off: median and 95th percentile, cents. */
  readonly tuning: Record<
    'lead' | 'second',
    { notes: number; long: number; measured: number; median: number; p95: number } | null
  >;
  /** Compass of the tune in semitones, pitches in it, notes a second. */
  readonly tune: { compass: number; pitches: number; perSecond: number };
  /** Loudness of each part while it plays, LUFS. */
  readonly stems: Record<string, number>;
  /** Beginnings of sounds that can be heard in the mix, a second. */
  readonly onsets: number;
  /** Likeness of the harmony, bar by bar, of sections of one name, and of different ones: 1 is the same. */
  readonly form: { same: number; other: number };
  /** How even the spectrum is: noise is near 1, tones near 0. */
  readonly flatness: number;
  /** The longest stretch in which nothing is heard before it dies away, in seconds. */
  readonly deadAir: number;
  /** Between the softest and the loudest section, in dB. */
  readonly swell: number;
  /** The most samples running that stand at the very same height: where a wave is cut off, they do. */
  readonly flatTop: number;
}

/** Too short to measure a pitch in, in seconds. */
const SHORT = 0.15;

function tuning(stems: Rendering['stems'], played: readonly Played[]): PieceProof['tuning']['lead'] {
  if (played.length === 0) return null;
  const off: number[] = [];
  let long = 0;
  for (const { at, seconds, midi, stem } of played) {
    if (seconds < SHORT) continue;
    long++;
    const from = sampleAt(at + seconds * 0.45);
    const to = sampleAt(at + Math.min(seconds * 0.95, seconds * 0.45 + 0.3));
    const cents = centsOff(stems.get(stem)!, from, to, hertz(midi));
    if (cents !== null) off.push(Math.abs(cents));
  }
  off.sort((a, b) => a - b);
  return {
    notes: played.length,
    long,
    measured: off.length,
    median: round(off[Math.floor(off.length / 2)] ?? Number.NaN),
    p95: round(off[Math.floor(off.length * 0.95)] ?? Number.NaN),
  };
}

/** What each of the twelve pitch classes has of the sound of a bar. */
function chroma(mono: Float32Array, from: number, to: number): Float64Array {
  const out = new Float64Array(12);
  const size = 16_384;
  for (let at = from; at + size / 2 < to; at += size / 2) {
    const spectrum = magnitudes(Float32Array.from({ length: size }, (_, i) => mono[at + i] ?? 0));
    for (let k = Math.ceil((110 * size) / RATE); k < (2000 * size) / RATE; k++) {
      const note = 69 + 12 * Math.log2((k * RATE) / size / 440);
      out[((Math.round(note) % 12) + 12) % 12]! += spectrum[k]! ** 1.5;
    }
  }
  return out;
}

function likeness(a: Float64Array, b: Float64Array): number {
  let dot = 0;
  let x = 0;
  let y = 0;
  for (let k = 0; k < a.length; k++) {
    dot += a[k]! * b[k]!;
    x += a[k]! * a[k]!;
    y += b[k]! * b[k]!;
  }
  return dot / Math.sqrt(x * y + 1e-12);
}

/** Bars at the same place of two turns of the form, compared. */
function form(mono: Float32Array, bars: Rendering['bars']): PieceProof['form'] {
  const turns: { name: string; bars: Float64Array[] }[] = [];
  let last = '';
  bars.forEach(({ at, section }, n) => {
    const bar = chroma(mono, sampleAt(at), bars[n + 1] ? sampleAt(bars[n + 1]!.at) : mono.length);
    const now = turns.at(-1);
    const length = now ? bars.filter((b) => b.section === section).length : 0;
    // The same section twice running is two turns: where it is full, the next begins.
    const full = now && section === last && now.bars.length >= sectionLength(bars, section) && length > 0;
    if (!now || section !== last || full) turns.push({ name: section, bars: [bar] });
    else now.bars.push(bar);
    last = section;
  });
  const same: number[] = [];
  const other: number[] = [];
  for (const [i, a] of turns.entries()) {
    for (const b of turns.slice(i + 1)) {
      const count = Math.min(a.bars.length, b.bars.length);
      for (let n = 0; n < count; n++)
        (a.name === b.name ? same : other).push(likeness(a.bars[n]!, b.bars[n]!));
    }
  }
  const mean = (list: readonly number[]): number => round(list.reduce((p, q) => p + q, 0) / list.length, 3);
  return { same: same.length > 0 ? mean(same) : 1, other: mean(other) };
}

/** Bars of one turn of a section: its shortest run, since runs are whole turns. */
function sectionLength(bars: Rendering['bars'], section: string): number {
  let shortest = Number.POSITIVE_INFINITY;
  let run = 0;
  for (let n = 0; n <= bars.length; n++) {
    if (bars[n]?.section === section) run++;
    else {
      if (run > 0) shortest = Math.min(shortest, run);
      run = 0;
    }
  }
  return shortest;
}

/** Onsets a second by spectral flux, and the mean flatness of the spectrum between 100 Hz and 8 kHz. */
function liveliness(mono: Float32Array): { onsets: number; flatness: number } {
  const size = 1024;
  const hop = 512;
  const flux: number[] = [];
  let before: Float64Array | null = null;
  let flat = 0;
  let frames = 0;
  for (let at = 0; at + size < mono.length; at += hop) {
    const now = magnitudes(mono.subarray(at, at + size));
    let sum = 0;
    let logs = 0;
    let total = 0;
    for (let k = 2; k < 170; k++) {
      if (before) sum += Math.max(0, Math.log1p(20 * now[k]!) - Math.log1p(20 * before[k]!));
      logs += Math.log(now[k]! ** 2 + 1e-9);
      total += now[k]! ** 2 + 1e-9;
    }
    flat += Math.exp(logs / 168) / (total / 168);
    frames++;
    flux.push(sum);
    before = now;
  }
  let onsets = 0;
  for (let i = 4; i < flux.length - 4; i++) {
    const around = flux.slice(i - 4, i + 5);
    const mean = around.reduce((a, b) => a + b, 0) / 9;
    if (flux[i] === Math.max(...around) && flux[i]! > mean * 1.35 + 0.5) onsets++;
  }
  return { onsets: round(onsets / (mono.length / RATE), 2), flatness: round(flat / frames, 3) };
}

/** Under this nothing is heard beside the music around it: the level of a stretch, not of a sample. */
const SILENT = 10 ** (-50 / 20);
const WINDOW = RATE / 20;

function deadAir(mono: Float32Array): number {
  const silent: boolean[] = [];
  for (let at = 0; at + WINDOW <= mono.length; at += WINDOW)
    silent.push(rmsOf(mono, at, at + WINDOW) < SILENT);
  let longest = 0;
  let run = 0;
  for (const one of silent.slice(0, silent.lastIndexOf(false) + 1)) {
    run = one ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return round((longest * WINDOW) / RATE, 2);
}

function swell(mono: Float32Array, bars: Rendering['bars']): number {
  const power = new Map<string, [sum: number, count: number]>();
  bars.forEach(({ at, section }, n) => {
    const next = bars[n + 1];
    if (!next) return;
    const [from, to] = [sampleAt(at), sampleAt(next.at)];
    const [sum, count] = power.get(section) ?? [0, 0];
    power.set(section, [sum + rmsOf(mono, from, to) ** 2, count + 1]);
  });
  const means = [...power.values()].map(([sum, count]) => sum / count);
  return round(10 * Math.log10(Math.max(...means) / Math.min(...means)));
}

function flatTop(channels: readonly Float32Array[]): number {
  let longest = 1;
  for (const wave of channels) {
    let run = 1;
    for (let i = 1; i < wave.length; i++) {
      run = wave[i] === wave[i - 1] && Math.abs(wave[i]!) > 0.1 ? run + 1 : 1;
      longest = Math.max(longest, run);
    }
  }
  return longest;
}

export function pieceProof({ rendering }: SoundFile): PieceProof | null {
  if (!rendering) return null;
  const { left, right, stems, played, bars } = rendering;
  const mono = Float32Array.from(left, (x, i) => (x + right[i]!) / 2);
  const seconds = mono.length / RATE;
  const pitches = played.lead.map(({ midi }) => midi);
  const loud = [...stems].map(([part, wave]): [string, number] => [part, round(integrated([wave]))]);
  return {
    seconds: round(seconds),
    tuning: {
      lead: tuning(stems, played.lead),
      second: tuning(stems, played.second),
    },
    tune: {
      compass: Math.max(...pitches) - Math.min(...pitches),
      pitches: new Set(pitches).size,
      perSecond: round(pitches.length / seconds, 2),
    },
    stems: Object.fromEntries(loud.filter(([, lufs]) => lufs > -100)),
    ...liveliness(mono),
    deadAir: deadAir(mono),
    swell: swell(mono, bars),
    flatTop: flatTop([left, right]),
    form: form(mono, bars),
  };
}

/** Everything about a piece that a listener would mind. */
export function pieceFaults(name: string, proof: PieceProof): string[] {
  const out: string[] = [];
  for (const voice of ['lead', 'second'] as const) {
    const found = proof.tuning[voice];
    if (!found) continue;
    if (found.measured < found.long * 0.9)
      out.push(
        `${name}: only ${found.measured} of ${found.long} long notes of the ${voice} have a clear pitch`,
      );
    if (found.median > 6 || found.p95 > 25)
      out.push(`${name}: the ${voice} is out of tune: ${found.median}, ${found.p95} cents`);
  }
  if (proof.seconds < 60 || proof.seconds > 120) out.push(`${name} lasts ${proof.seconds} s`);
  if (proof.form.same < proof.form.other + 0.05) out.push(`${name}: its sections cannot be told apart`);
  if (proof.onsets < 0.8 || proof.flatness > 0.25) out.push(`${name}: nothing happens, or noise`);
  if (proof.deadAir > 1) out.push(`${name}: ${proof.deadAir} s without a sound`);
  if (proof.swell < 1) out.push(`${name}: every section is as loud as the others`);
  if (proof.flatTop > 2) out.push(`${name}: ${proof.flatTop} samples are cut off`);
  if (proof.tune.compass < 9 || proof.tune.pitches < 7) out.push(`${name}: hardly a tune`);
  return out;
}
