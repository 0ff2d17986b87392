/** Plays a piece: from what is written to sound, part by part, and the parts in a room together. */
import { CLASSES } from '../effects/cue.ts';
import { bellStroke, HIT, STROKES, type Stroke } from '../instruments/kit.ts';
import { organNote, steelNote, whistleNote } from '../instruments/line.ts';
import { bassString, guitarString, mandolinStrings, twangString } from '../instruments/string.ts';
import { Chance } from '../kit/chance.ts';
import { compress, level } from '../kit/dynamics.ts';
import { bell, highpass, lowpass } from '../kit/filters.ts';
import { integrated } from '../kit/loudness.ts';
import { hertz, midi } from '../kit/pitch.ts';
import { room } from '../kit/room.ts';
import { addAt, fadeEnds, fromDecibels, RATE, type Stereo, scale, silence, type Wave } from '../kit/wave.ts';
import { type Backing, bassLine, guitarPart, KITS, organPart, STRENGTH } from './patterns.ts';
import {
  barsOf,
  type Lead,
  type Note,
  PARTS,
  type Part,
  type Piece,
  readChords,
  type Turn,
  tuneOf,
} from './score.ts';

/** Loudness of a part when it plays, against the tune, in LU; where it sits from left to right; how much room. */
const SEATS: Readonly<Record<Part, readonly [loudness: number, pan: number, wet: number]>> = {
  lead: [0, 0.08, 0.9],
  second: [-3.5, -0.3, 1],
  bass: [-5.5, -0.05, 0.15],
  guitar: [-6.5, 0.42, 0.7],
  kit: [-9, -0.22, 0.6],
  organ: [-7.5, -0.4, 0.9],
  bell: [-5, 0.2, 1.6],
};

/** Room for what a lossy coder adds to a peak. */
const CEILING = -3;
/** Different sounds of one stroke at one strength. */
const TAKES = 7;
/** What rings on after the last bar. */
const TAIL = 2.6;

/** A note of a tune as it was played: seconds, and the pitch that was meant. */
export interface Played {
  readonly at: number;
  readonly seconds: number;
  readonly midi: number;
  readonly stem: string;
}

export interface Rendering extends Stereo {
  /** A part, or a part and who plays it there: `lead steel`. Each is levelled by itself. */
  readonly stems: ReadonlyMap<string, Wave>;
  readonly played: Readonly<Record<'lead' | 'second', readonly Played[]>>;
  /** Where the bars begin, in seconds, and the section each belongs to. */
  readonly bars: readonly { readonly at: number; readonly section: string }[];
}

/** Beats to seconds: swing within the beat, slower at the end. */
class Time {
  private readonly beat: number;
  private readonly slowFrom: number;
  private readonly swing: number;
  readonly beats: number;

  constructor(piece: Piece, beats: number) {
    this.beats = beats;
    this.swing = piece.swing;
    this.beat = 60 / piece.tempo;
    this.slowFrom = beats - piece.slowing * piece.beatsPerBar;
  }

  at(beats: number): number {
    const whole = Math.floor(beats + 1e-9);
    const part = beats - whole;
    const { swing } = this;
    const swung = whole + (part < 0.5 ? part * 2 * swing : swing + (part - 0.5) * 2 * (1 - swing));
    const over = Math.max(0, swung - this.slowFrom);
    const length = this.beats - this.slowFrom;
    // At the end a beat lasts half as long again.
    const slower = length > 0 ? (0.5 * over * over) / (2 * length) : 0;
    return 0.15 + (swung + slower) * this.beat;
  }

  between(from: number, beats: number): number {
    return this.at(from + beats) - this.at(from);
  }
}

const LEAD_NOTES: Readonly<
  Record<Lead, (chance: Chance, hz: number, seconds: number, velocity: number, from: number | null) => Wave>
> = {
  guitar: guitarString,
  twang: twangString,
  mandolin: mandolinStrings,
  steel: steelNote,
  whistle: whistleNote,
  organ: organNote,
};

class Player {
  readonly stems = new Map<string, Wave>();
  readonly played = { lead: [] as Played[], second: [] as Played[] };
  private readonly chance: Chance;
  private readonly piece: Piece;
  private readonly time: Time;
  private readonly length: number;
  private readonly takes = new Map<string, Wave[]>();
  /** How loud everybody plays in this turn of the form. */
  private gain = 1;

  constructor(piece: Piece, time: Time, length: number) {
    this.piece = piece;
    this.time = time;
    this.chance = new Chance(piece.id);
    this.length = length;
  }

  private stem(name: string): Wave {
    const stem = this.stems.get(name) ?? silence(this.length);
    this.stems.set(name, stem);
    return stem;
  }

  /** When somebody plays who is asked to play now. */
  private moment(beats: number, loose: number): number {
    return Math.max(0, this.time.at(beats) + loose * this.chance.near());
  }

  tune(part: 'lead' | 'second', who: Lead, notes: readonly Note[], start: number): void {
    const name = `${part} ${who}`;
    const stem = this.stem(name);
    const slurs = who === 'steel' || who === 'whistle';
    notes.forEach((note, n) => {
      const before = notes[n - 1];
      const joined = before && before.at + before.beats > note.at - 0.01;
      const hz = hertz(note.midi);
      // A whistle slurs whatever hangs together; the bar of a steel slides where it is written, or by a step.
      const near = joined && Math.abs(before.midi - note.midi) <= 2 && note.at % 1 !== 0;
      let from: number | null = null;
      if (note.slide) from = hertz(note.midi - 2);
      else if (slurs && joined && (who === 'whistle' || near)) from = hertz(before.midi);
      const at = this.moment(start + note.at, 0.009) + (who === 'whistle' ? -0.015 : 0);
      const seconds = this.time.between(start + note.at, note.beats) * (joined || !slurs ? 0.97 : 0.93);
      const strong = note.at % this.piece.beatsPerBar === 0 ? 0.06 : 0;
      const velocity = 0.72 + strong + (note.loud ? 0.15 : 0) + 0.08 * this.chance.near();
      addAt(stem, LEAD_NOTES[who](this.chance, hz, seconds, velocity, from), at, this.gain);
      this.played[part].push({ at, seconds, midi: note.midi, stem: name });
    });
  }

  backing(
    part: Part,
    notes: readonly Backing[],
    start: number,
    loose: number,
    voice: typeof guitarString,
  ): void {
    const stem = this.stem(part);
    for (const note of notes) {
      const seconds = this.time.between(start + note.at, note.beats);
      const velocity = note.velocity * (1 + 0.12 * this.chance.near());
      const at = this.moment(start + note.at, loose);
      addAt(stem, voice(this.chance, hertz(note.midi), seconds, velocity), at, this.gain);
    }
  }

  kit(pattern: keyof typeof KITS, bars: number, start: number, fill: boolean): void {
    const stem = this.stem('kit');
    for (let bar = 0; bar < bars; bar++) {
      for (const stroke of STROKES) {
        const line = KITS[pattern][stroke] ?? '';
        for (let step = 0; step < line.length; step++) {
          const strength = STRENGTH[line[step]!];
          if (strength === undefined) continue;
          const beat = start + bar * this.piece.beatsPerBar + step / 2;
          const wave = this.hit(stroke, strength);
          addAt(stem, wave, this.moment(beat, 0.007), this.gain * (1 + 0.14 * this.chance.near()));
        }
      }
      if (fill && bar === bars - 1) this.fill(start + (bar + 1) * this.piece.beatsPerBar);
    }
  }

  /** One of a few takes of a stroke, in turn. */
  private hit(stroke: Stroke, strength: number): Wave {
    const key = `${stroke} ${strength}`;
    const takes = this.takes.get(key) ?? [];
    this.takes.set(key, takes);
    const take = takes.length < TAKES ? HIT[stroke](this.chance, strength) : takes.shift()!;
    takes.push(take);
    return take;
  }

  /** Four brush strokes that lead into what begins at `beat`. */
  private fill(beat: number): void {
    for (let n = 0; n < 4; n++) {
      const wave = this.hit('brush', 0.5 + 0.13 * n);
      addAt(this.stem('kit'), wave, this.moment(beat - 1 + n * 0.25, 0.005), this.gain);
    }
  }

  turn(turn: Turn, start: number, last: boolean): void {
    const { piece, chance } = this;
    const section = piece.sections[turn.section];
    if (!section) throw new Error(`${piece.id} has no section ${turn.section}`);
    const chords = readChords(section.chords, piece.beatsPerBar);
    const band = { ...piece.band, ...turn.band };
    this.gain = fromDecibels(turn.loud ?? 0);
    this.tune('lead', turn.lead, tuneOf(section, 'tune', piece.beatsPerBar), start);
    if (turn.second) this.tune('second', turn.second, tuneOf(section, 'second', piece.beatsPerBar), start);
    this.backing('bass', bassLine(band.bass, chords, chance), start, 0.006, bassString);
    this.backing('guitar', guitarPart(band.guitar, chords, piece.beatsPerBar), start, 0.006, guitarString);
    this.backing('organ', organPart(band.organ, chords), start, 0.012, organNote);
    if (band.organ === 'drone') this.drone(chords[0]!.root, start, barsOf(section) * piece.beatsPerBar);
    if (band.kit !== 'none') this.kit(band.kit, barsOf(section), start, !last && band.kit !== 'desert');
  }

  /** Root and fifth through a whole section. */
  private drone(root: number, start: number, beats: number): void {
    const low = 36 + ((root - 36 + 120) % 12);
    for (const [note, velocity] of [
      [low, 0.7],
      [low + 7, 0.5],
      [low + 12, 0.4],
    ] as const)
      this.backing('organ', [{ at: 0, beats, midi: note, velocity }], start, 0.02, organNote);
  }

  bell(): void {
    if (!this.piece.bell) return;
    const { note, beats } = this.piece.bell;
    for (const beat of beats)
      addAt(this.stem('bell'), bellStroke(this.chance, hertz(midi(note))), this.time.at(beat));
  }
}

/** The colour of each part. */
const EQUALISE: Readonly<Record<Part, (wave: Wave) => Wave>> = {
  lead: (wave) => bell(highpass(wave, 140), 2400, 0.9, 1.5),
  second: (wave) => highpass(wave, 160),
  bass: (wave) => bell(lowpass(highpass(wave, 36), 1600), 95, 0.9, 2),
  guitar: (wave) => bell(bell(lowpass(highpass(wave, 110), 6500), 210, 1.2, 3), 420, 1.2, -2),
  kit: (wave) => lowpass(highpass(wave, 40), 11_000),
  organ: (wave) => lowpass(highpass(wave, 60), 3600),
  bell: (wave) => highpass(wave, 120),
};

/** Puts the stems into a room and brings them to the loudness of the radio. The stems are left as loud as they are in it. */
function mix(piece: Piece, stems: ReadonlyMap<string, Wave>, length: number): Stereo {
  const left = silence(length);
  const right = silence(length);
  const send = silence(length);
  for (const [name, wave] of stems) {
    const part = PARTS.find((known) => name.startsWith(known))!;
    EQUALISE[part](wave);
    const now = integrated([wave]);
    if (now < -100) continue;
    const [loudness, pan, wet] = SEATS[part];
    scale(wave, fromDecibels(-20 + loudness + (piece.balance?.[part] ?? 0) - now));
    const angle = ((pan + 1) * Math.PI) / 4;
    addAt(left, wave, 0, Math.cos(angle) * Math.SQRT2);
    addAt(right, wave, 0, Math.sin(angle) * Math.SQRT2);
    addAt(send, wave, 0, wet);
  }
  const echo = room(send, 0.35 + 0.5 * piece.room);
  addAt(left, echo.left, 0.012, piece.room * 4);
  addAt(right, echo.right, 0.012, piece.room * 4);
  const both = [left, right];
  compress(both, -21, 1.8);
  for (const wave of both) {
    // The warmth of a small transmitter: rounds off what is loud, leaves what is soft.
    for (let i = 0; i < wave.length; i++) wave[i] = Math.tanh(wave[i]! * 1.3) / 1.3;
    lowpass(highpass(wave, 48), 10_500);
    fadeEnds(wave, 0.01, 1.4);
  }
  level(piece.id, both, CLASSES.piece.lufs, CEILING, integrated);
  return { left, right };
}

export function renderPiece(piece: Piece): Rendering {
  const bars = piece.form.flatMap(({ section }) => {
    const found = piece.sections[section];
    if (!found) throw new Error(`${piece.id} has no section ${section}`);
    return Array.from({ length: barsOf(found) }, () => section);
  });
  const time = new Time(piece, bars.length * piece.beatsPerBar);
  const length = time.at(time.beats) + TAIL;
  const player = new Player(piece, time, length);
  let start = 0;
  piece.form.forEach((turn, n) => {
    player.turn(turn, start, n === piece.form.length - 1);
    start += barsOf(piece.sections[turn.section]!) * piece.beatsPerBar;
  });
  player.bell();
  return {
    ...mix(piece, player.stems, length),
    stems: player.stems,
    played: player.played,
    bars: bars.map((section, n) => ({ at: time.at(n * piece.beatsPerBar), section })),
  };
}

/** Seconds to samples, for who looks into a rendering. */
export const sampleAt = (seconds: number): number => Math.round(seconds * RATE);
