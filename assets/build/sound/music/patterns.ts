/** What the band plays under a tune: bass lines, guitar patterns, organ and kit, from the chords of a section. */
import type { Stroke } from '../instruments/kit.ts';
import type { Chance } from '../kit/chance.ts';
import type { Band, Chord } from './score.ts';

/** A note of the accompaniment, in beats from the start of its section. */
export interface Backing {
  readonly at: number;
  readonly beats: number;
  readonly midi: number;
  readonly velocity: number;
}

/** The note of pitch class `pc` nearest to `near`, within `low` to `high`. */
function nearest(pc: number, near: number, low: number, high: number): number {
  let best = -1;
  for (let note = low; note <= high; note++) {
    if ((note - pc) % 12 !== 0) continue;
    if (best < 0 || Math.abs(note - near) < Math.abs(best - near)) best = note;
  }
  return best;
}

const BASS_LOW = 28;
const BASS_HIGH = 46;
const fifthOf = (chord: Chord): number => chord.root + (chord.tones.includes(6) ? 6 : 7);

interface BassStep {
  readonly beat: number;
  readonly beats: number;
  readonly what: 'root' | 'third' | 'fifth' | 'sixth' | 'approach';
}

const WALKS: readonly (readonly BassStep['what'][])[] = [
  ['root', 'third', 'fifth', 'approach'],
  ['root', 'fifth', 'sixth', 'approach'],
  ['root', 'third', 'fifth', 'sixth'],
  ['root', 'fifth', 'third', 'approach'],
];

/** The steps of a bass pattern over a chord of so many beats. */
function bassSteps(pattern: Band['bass'], beats: number, chance: Chance): readonly BassStep[] {
  switch (pattern) {
    case 'two':
    case 'train': {
      const short = pattern === 'train' ? 0.9 : 1.6;
      return Array.from({ length: Math.max(1, beats / 2) }, (_, n) => ({
        beat: n * 2,
        beats: short,
        what: n % 2 === 0 ? 'root' : 'fifth',
      }));
    }
    case 'walk': {
      const line = WALKS[Math.floor(chance.next() * WALKS.length)]!;
      const whats = beats >= 4 ? line : [line[0]!, line[3]!];
      return whats.map((what, beat) => ({ beat, beats: 0.92, what }));
    }
    case 'waltz':
      return [{ beat: 0, beats: 1.5, what: 'root' }];
    case 'slow':
      return beats >= 4
        ? [
            { beat: 0, beats: 1.9, what: 'root' },
            { beat: 2, beats: 0.95, what: 'fifth' },
            { beat: 3, beats: 0.95, what: 'approach' },
          ]
        : [{ beat: 0, beats: beats - 0.1, what: 'root' }];
    case 'pedal':
      return [{ beat: 0, beats: beats - 0.1, what: 'root' }];
    case 'none':
      return [];
  }
}

export function bassLine(pattern: Band['bass'], chords: readonly Chord[], chance: Chance): Backing[] {
  const notes: Backing[] = [];
  let last = 36;
  let waltzBar = 0;
  chords.forEach((chord, n) => {
    const following = chords[n + 1] ?? chords[0]!;
    const third = chord.root + (chord.tones.includes(3) ? 3 : 4);
    for (const step of bassSteps(pattern, chord.beats, chance)) {
      let note: number;
      if (step.what === 'root') {
        // A waltz on the same chord goes root, fifth.
        const same = pattern === 'waltz' && waltzBar % 2 === 1 && chords[n - 1]?.root === chord.root;
        note = nearest(same ? fifthOf(chord) % 12 : chord.root, last, BASS_LOW, BASS_HIGH);
      } else if (step.what === 'approach') {
        const goal = nearest(following.root, last, BASS_LOW, BASS_HIGH);
        note =
          following.root === chord.root
            ? nearest(fifthOf(chord) % 12, last, BASS_LOW, BASS_HIGH)
            : goal + (last < goal ? -1 : 1);
      } else {
        const pc = step.what === 'third' ? third : step.what === 'fifth' ? fifthOf(chord) : chord.root + 9;
        note = nearest(pc % 12, last, BASS_LOW, BASS_HIGH);
      }
      notes.push({
        at: chord.at + step.beat,
        beats: step.beats,
        midi: note,
        velocity: step.beat === 0 ? 0.9 : 0.76,
      });
      last = Math.round((note + 37) / 2);
    }
    waltzBar++;
  });
  return notes;
}

/** The tones of a chord between two notes, as few as `count`, moved as little as possible from `before`. */
function voicing(chord: Chord, low: number, high: number, count: number, before: number): number[] {
  const tones: number[] = [];
  for (let note = low; note <= high; note++) {
    if (chord.tones.some((tone) => (note - chord.root - tone) % 12 === 0)) tones.push(note);
  }
  let best = tones.slice(0, count);
  const middle = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
  for (let i = 0; i + count <= tones.length; i++) {
    const here = tones.slice(i, i + count);
    if (Math.abs(middle(here) - before) < Math.abs(middle(best) - before)) best = here;
  }
  return best;
}

/** A strum: the strings one after another, `rake` beats apart. */
function strum(
  notes: readonly number[],
  at: number,
  beats: number,
  velocity: number,
  rake: number,
  up = false,
): Backing[] {
  const order = up ? [...notes].reverse() : notes;
  return order.map((midi, n) => ({
    at: at + n * rake,
    beats: Math.max(0.1, beats - n * rake),
    midi,
    velocity: velocity * (1 - 0.05 * n),
  }));
}

export function guitarPart(
  pattern: Band['guitar'],
  chords: readonly Chord[],
  beatsPerBar: number,
): Backing[] {
  if (pattern === 'none') return [];
  let middle = 58;
  return chords.flatMap((chord): Backing[] => {
    const notes = voicing(chord, 50, 68, 4, middle);
    middle = (notes.reduce((a, b) => a + b, 0) / notes.length + 58) / 2;
    const out: Backing[] = [];
    const each = (offsets: readonly number[], play: (at: number, n: number) => readonly Backing[]): void => {
      offsets.forEach((offset, n) => {
        if (offset < chord.beats) out.push(...play(chord.at + offset, n));
      });
    };
    switch (pattern) {
      case 'chop':
        each([0, 1, 2, 3], (at, n) => strum(notes, at, 0.34, n % 2 === 1 ? 0.8 : 0.5, 0.018));
        break;
      case 'boom':
        each([1, 3], (at) => strum(notes, at, 0.55, 0.75, 0.02));
        each([1.5, 3.5], (at) => strum(notes.slice(1), at, 0.3, 0.4, 0.02, true));
        break;
      case 'waltz':
        each([1, 2], (at, n) => strum(notes, at, 0.7, n === 0 ? 0.72 : 0.6, 0.02));
        break;
      case 'arpeggio': {
        const order = beatsPerBar === 3 ? [0, 1, 2, 3, 2, 1] : [0, 2, 1, 3, 2, 3, 1, 2];
        order.forEach((string, n) => {
          if (n * 0.5 < chord.beats)
            out.push({
              at: chord.at + n * 0.5,
              beats: 1.4,
              midi: notes[string % notes.length]!,
              velocity: n % 4 === 0 ? 0.72 : 0.55,
            });
        });
        break;
      }
      case 'shuffle':
        // Root and fifth, root and sixth, on the low strings.
        for (let beat = 0; beat < chord.beats; beat++) {
          const root = 40 + ((chord.root - 40 + 120) % 12);
          const top = root + (beat % 2 === 0 ? 7 : 9);
          for (const half of [0, 0.5])
            out.push(
              { at: chord.at + beat + half, beats: 0.42, midi: root, velocity: half === 0 ? 0.7 : 0.45 },
              { at: chord.at + beat + half, beats: 0.42, midi: top, velocity: half === 0 ? 0.66 : 0.42 },
            );
        }
        break;
      case 'roll':
        out.push(...strum(notes, chord.at, chord.beats, 0.66, 0.09));
        break;
    }
    return out;
  });
}

export function organPart(pattern: Band['organ'], chords: readonly Chord[]): Backing[] {
  if (pattern === 'none') return [];
  let middle = 60;
  return chords.flatMap((chord): Backing[] => {
    const held = (midi: number, velocity: number): Backing => ({
      at: chord.at,
      beats: chord.beats,
      midi,
      velocity,
    });
    if (pattern === 'drone') return [];
    const notes = voicing(chord, 53, 69, 3, middle);
    middle = (notes.reduce((a, b) => a + b, 0) / notes.length + 61) / 2;
    const upper = notes.map((note) => held(note, pattern === 'hymn' ? 0.62 : 0.5));
    return pattern === 'hymn' ? [...upper, held(36 + ((chord.root - 36 + 120) % 12), 0.75)] : upper;
  });
}

/** Strokes by steps of half a beat: `X` loud, `x` as usual, `o` soft. Each as long as a bar. */
export const KITS: Readonly<Record<Exclude<Band['kit'], 'none'>, Partial<Record<Stroke, string>>>> = {
  swing: { kick: 'o...o...', ride: 'x.xox.xo', hat: '..x...x.', sweep: 'x...x...', brush: '..o...o.' },
  waltz: { kick: 'x.....', brush: '..x.o.', hat: '..o.o.', sweep: 'o..o..' },
  train: { kick: 'x...x...', brush: 'ooXoooXo', hat: '..o...o.' },
  shuffle: { kick: 'x...x..o', brush: '.oXo.oXo', ride: 'xoxoxoxo', sweep: 'o...o...' },
  desert: { drum: 'x..o..o.', wood: '...o..x.', shaker: 'xoxoxoxo' },
  light: { hat: '..o...o.', sweep: 'x...x...', brush: '......o.' },
};

export const STRENGTH: Readonly<Record<string, number>> = { X: 1, x: 0.72, o: 0.42 };
