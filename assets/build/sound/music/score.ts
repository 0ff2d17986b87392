/**
 * How a piece is written down, and reading it.
 *
 * Tunes are text: bars between `|`, notes between spaces. `D5` lasts a beat, `D5:2` two, `D5:.5` half of one, `-` rests,
 * `~` holds the note before it on, across a bar line too. `/D5` slides up to the note, `D5!` is louder. Every bar must fill its metre.
 * Chords are text too: `G | C D7 | Em`, each bar shared evenly among its chords.
 *
 * A piece has sections, and a form that says which section comes when, who plays its tune, and what of the band plays.
 */
import { midi } from '../kit/pitch.ts';

export const LEADS = ['guitar', 'twang', 'mandolin', 'steel', 'whistle', 'organ'] as const;
export type Lead = (typeof LEADS)[number];

/** What the band can do in a section; each word is a pattern of music/patterns.ts. */
export interface Band {
  readonly bass: 'two' | 'walk' | 'waltz' | 'train' | 'slow' | 'pedal' | 'none';
  readonly guitar: 'chop' | 'boom' | 'waltz' | 'arpeggio' | 'shuffle' | 'roll' | 'none';
  readonly kit: 'swing' | 'waltz' | 'train' | 'shuffle' | 'desert' | 'light' | 'none';
  readonly organ: 'pad' | 'drone' | 'hymn' | 'none';
}

export const PARTS = ['lead', 'second', 'bass', 'guitar', 'kit', 'organ', 'bell'] as const;
export type Part = (typeof PARTS)[number];

export interface Section {
  readonly chords: string;
  readonly tune?: string;
  /** A second voice: an answer or a descant. */
  readonly second?: string;
}

export interface Turn {
  readonly section: string;
  readonly lead: Lead;
  readonly second?: Lead;
  readonly band?: Partial<Band>;
  /** How much louder or softer everybody plays here, in dB. */
  readonly loud?: number;
}

export interface Piece {
  readonly id: string;
  readonly title: string;
  /** One line that the player may read. */
  readonly credit: string;
  readonly beatsPerBar: number;
  /** Beats a minute. */
  readonly tempo: number;
  /** Where the second half of a beat falls: 0.5 is even, 0.667 a triplet. */
  readonly swing: number;
  readonly band: Band;
  readonly sections: Readonly<Record<string, Section>>;
  readonly form: readonly Turn[];
  /** Bars at the end that slow down. */
  readonly slowing: number;
  /** Against the usual balance, in dB. */
  readonly balance?: Partial<Record<Part, number>>;
  /** Wet share of the room. */
  readonly room: number;
  /** Beats at which the bell is rung, and its note. */
  readonly bell?: { readonly note: string; readonly beats: readonly number[] };
}

export interface Note {
  /** In beats from the start of its section. */
  readonly at: number;
  readonly beats: number;
  readonly midi: number;
  readonly loud: boolean;
  readonly slide: boolean;
}

/** Reads a tune; throws where a bar does not fill the metre. */
export function readTune(text: string, beatsPerBar: number): Note[] {
  const notes: Note[] = [];
  text.split('|').forEach((bar, n) => {
    let at = n * beatsPerBar;
    for (const word of bar.trim().split(/\s+/)) {
      const match = /^(-|~|\/?[A-G][#b]?\d)(!?)(?::([\d.]+))?$/.exec(word);
      if (!match) throw new Error(`Bar ${n + 1}: what is ${word}?`);
      const [, what, loud, length] = match;
      const beats = Number(length ?? 1);
      const last = notes.at(-1);
      if (what === '~') {
        if (!last) throw new Error(`Bar ${n + 1}: nothing to hold on`);
        notes[notes.length - 1] = { ...last, beats: last.beats + beats };
      } else if (what !== '-') {
        const slide = what!.startsWith('/');
        notes.push({ at, beats, midi: midi(slide ? what!.slice(1) : what!), loud: loud === '!', slide });
      }
      at += beats;
    }
    if (Math.abs(at - (n + 1) * beatsPerBar) > 1e-6)
      throw new Error(`Bar ${n + 1} has ${at - n * beatsPerBar} beats, not ${beatsPerBar}: ${bar}`);
  });
  return notes;
}

export interface Chord {
  readonly at: number;
  readonly beats: number;
  /** 0 is C. */
  readonly root: number;
  /** Semitones above the root. */
  readonly tones: readonly number[];
}

const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '9': [0, 4, 10, 14],
  maj7: [0, 4, 7, 11],
  sus4: [0, 5, 7],
  dim: [0, 3, 6, 9],
  '5': [0, 7],
};

export function readChords(text: string, beatsPerBar: number): Chord[] {
  return text.split('|').flatMap((bar, n) => {
    const names = bar.trim().split(/\s+/);
    const beats = beatsPerBar / names.length;
    return names.map((name, k): Chord => {
      const match = /^([A-G][#b]?)(.*)$/.exec(name);
      const tones = match && QUALITIES[match[2]!];
      if (!match || !tones) throw new Error(`Bar ${n + 1}: no chord ${name}`);
      return { at: n * beatsPerBar + k * beats, beats, root: midi(`${match[1]}4`) % 12, tones };
    });
  });
}

export const barsOf = ({ chords }: Section): number => chords.split('|').length;

/** What a turn of the form plays of a voice, from the text; checked to be as long as the chords. */
export function tuneOf(section: Section, voice: 'tune' | 'second', beatsPerBar: number): Note[] {
  const text = section[voice];
  if (text === undefined) return [];
  const bars = text.split('|').length;
  if (bars !== barsOf(section))
    throw new Error(`${bars} bars of ${voice} over ${barsOf(section)} of chords: ${text}`);
  return readTune(text, beatsPerBar);
}
