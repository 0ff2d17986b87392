// The sounds in assets/sound: everything is there, small enough, level, and what the sources make.
// Encoding needs ffmpeg, so that the files themselves are compared by `npm run sounds -- --check`.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CLASSES, type SoundClass } from '../../assets/build/sound/effects/cue.ts';
import { CUES, renderCue } from '../../assets/build/sound/effects/index.ts';
import { interleaved } from '../../assets/build/sound/encode.ts';
import { soundFiles } from '../../assets/build/sound/files.ts';
import {
  bassString,
  guitarString,
  mandolinStrings,
  twangString,
} from '../../assets/build/sound/instruments/string.ts';
import { Chance } from '../../assets/build/sound/kit/chance.ts';
import { limit } from '../../assets/build/sound/kit/dynamics.ts';
import { integrated, momentaryMax, truePeak } from '../../assets/build/sound/kit/loudness.ts';
import { centsOff, hertz, midi } from '../../assets/build/sound/kit/pitch.ts';
import { peakOf, RATE } from '../../assets/build/sound/kit/wave.ts';
import { PIECES } from '../../assets/build/sound/music/pieces/index.ts';
import { readChords, readTune, tuneOf } from '../../assets/build/sound/music/score.ts';
import type { Seam } from '../../assets/build/sound/proof/measure.ts';
import { type PieceProof, pieceFaults } from '../../assets/build/sound/proof/piece.ts';
import type { GameEventType } from '../../src/engine/index.ts';

const SOUND = fileURLToPath(new URL('../../assets/sound/', import.meta.url));
const FORMATS = ['webm', 'mp3'] as const;

interface IndexCue {
  readonly file: string;
  readonly title: string;
  readonly credit?: string;
  readonly bus: string;
  readonly class: SoundClass;
  readonly loop: boolean;
  readonly choose: 'any' | 'step';
  readonly loudness: number;
  readonly variants: readonly (readonly [start: number, length: number])[];
}
interface Index {
  readonly madeBy: { readonly ffmpeg: string };
  readonly files: Readonly<Record<string, Readonly<Record<(typeof FORMATS)[number], number>>>>;
  readonly cues: Readonly<Record<string, IndexCue>>;
}
interface Report {
  readonly madeBy: { readonly ffmpeg: string };
  readonly files: Readonly<Record<string, { readonly samples: string; readonly seconds: number }>>;
  readonly levels: Readonly<
    Record<string, Readonly<Record<(typeof FORMATS)[number], readonly (readonly [number, number])[]>>>
  >;
  readonly pieces: Readonly<Record<string, PieceProof>>;
}

const read = (name: string): unknown => JSON.parse(readFileSync(SOUND + name, 'utf8'));
const index = read('index.json') as Index;
const report = read('report.json') as Report;
const cues = Object.entries(index.cues);

/** What can be heard of an event; what says nothing by itself is heard in the events that follow it. */
const HEARD: Readonly<Record<GameEventType, readonly string[]>> = {
  handDealt: ['card.deal'],
  handRedealt: ['deck.shuffle', 'card.deal'],
  cardPlaced: ['card.drop'],
  faceCardPlayed: ['jack.cut', 'queen.turn', 'king.double', 'joker.play', 'card.attach'],
  rowRemoved: ['joker.sweep', 'card.discard'],
  caravanDisbanded: ['caravan.disband'],
  cardDiscarded: ['card.discard'],
  deckReshuffled: ['deck.shuffle'],
  cardDrawn: ['card.draw'],
  pairChanged: [
    'pair.forSale',
    'pair.lapsed',
    'pair.sold',
    'pair.soldToThem',
    'pair.outbid',
    'pair.tied',
    'pair.heavy',
    'lead.ours',
    'lead.theirs',
  ],
  openingEnded: ['match.opens'],
  seatForfeited: ['match.forfeit'],
  turnStarted: ['turn.yours', 'turn.theirs'],
  matchEnded: ['match.won', 'match.lost', 'match.drawn'],
};

describe('assets/sound', () => {
  test('holds the files of the index and no others, as large as it says', () => {
    const files = Object.keys(index.files).flatMap((file) => FORMATS.map((format) => `${file}.${format}`));
    expect(readdirSync(SOUND).sort()).toEqual([...files, 'index.json', 'report.json'].sort());
    for (const [file, sizes] of Object.entries(index.files))
      for (const format of FORMATS) expect(statSync(`${SOUND}${file}.${format}`).size).toBe(sizes[format]);
    expect(Object.keys(report.files)).toEqual(Object.keys(index.files));
    expect(report.madeBy).toEqual(index.madeBy);
  });

  test.each(FORMATS)('keeps to the budget in %s', (format) => {
    const sizes = Object.entries(index.files);
    const music = sizes
      .filter(([file]) => file !== 'effects')
      .reduce((sum, [, size]) => sum + size[format], 0);
    expect(index.files['effects']![format]).toBeLessThanOrEqual(200_000);
    expect(music).toBeLessThanOrEqual(1_800_000);
  });

  test('has a sound for every event of a match', () => {
    for (const name of Object.values(HEARD).flat()) expect(index.cues, name).toHaveProperty([name]);
  });

  test('has four to six variants of what cards do, and a scale of at least eight steps for the Joker', () => {
    for (const [name, { variants }] of cues.filter(([name]) => name.startsWith('card.'))) {
      expect(variants.length, name).toBeGreaterThanOrEqual(4);
      expect(variants.length, name).toBeLessThanOrEqual(6);
    }
    expect(index.cues['joker.sweep']!.choose).toBe('step');
    expect(index.cues['joker.sweep']!.variants.length).toBeGreaterThanOrEqual(8);
  });

  test('cuts clips that lie in their file and apart from one another', () => {
    for (const [file, { seconds }] of Object.entries(report.files)) {
      const clips = cues
        .filter(([, cue]) => cue.file === file)
        .flatMap(([, { variants }]) => variants)
        .sort(([a], [b]) => a - b);
      clips.forEach(([start, length], n) => {
        expect(Number.isInteger(length)).toBe(true);
        expect(start + length).toBeLessThanOrEqual(Math.ceil(seconds * 1000) + 10);
        const next = clips[n + 1];
        if (next) expect(next[0] - start - length).toBeGreaterThanOrEqual(45);
      });
    }
  });

  test('was measured to be level within each class, with no peak above -1 dBTP, in both formats', () => {
    for (const [name, cue] of cues) {
      expect(CLASSES[cue.class].bus).toBe(cue.bus);
      for (const format of FORMATS) {
        const found = report.levels[name]![format];
        expect(found).toHaveLength(cue.variants.length);
        for (const [lufs, peak] of found) {
          expect(Math.abs(lufs - CLASSES[cue.class].lufs), `${name} ${format}`).toBeLessThanOrEqual(1.5);
          expect(peak, `${name} ${format}`).toBeLessThanOrEqual(-1);
        }
      }
    }
  });

  test('has at least six pieces of music of one to two minutes, each with a title and a credit', () => {
    const pieces = cues.filter(([, cue]) => cue.bus === 'music');
    expect(pieces.length).toBeGreaterThanOrEqual(6);
    for (const [name, { title, credit, variants }] of pieces) {
      expect(variants[0]![1], name).toBeGreaterThanOrEqual(60_000);
      expect(variants[0]![1], name).toBeLessThanOrEqual(120_000);
      expect(title.length * (credit ?? '').length, name).toBeGreaterThan(0);
    }
    expect(new Set(pieces.map(([, { title }]) => title)).size).toBe(pieces.length);
  });

  test('was measured to have form: sections that differ, swell and fall, no dead air, nothing cut off', () => {
    const pieces = Object.entries(report.pieces);
    expect(pieces).toHaveLength(cues.filter(([, cue]) => cue.class === 'piece').length);
    for (const [name, proof] of pieces) expect(pieceFaults(name, proof)).toEqual([]);
    // The measure can fail.
    const [name, proof] = pieces[0]!;
    const worse = { deadAir: 2, swell: 0.4, flatTop: 9, onsets: 0.1, form: { same: 0.8, other: 0.79 } };
    for (const [key, value] of Object.entries(worse))
      expect(pieceFaults(name, { ...proof, [key]: value }), key).toHaveLength(1);
  });

  test('was measured to go round without a click: every loop, in both formats', () => {
    for (const [name] of cues.filter(([, cue]) => cue.loop))
      for (const format of FORMATS) {
        const seam = (report.levels[name] as unknown as Record<string, Seam | undefined>)[`${format}Seam`];
        expect(seam!.step, `${name} ${format}`).toBeLessThanOrEqual(1);
        expect(seam!.change, `${name} ${format}`).toBeLessThanOrEqual(3);
      }
  });

  test('was made of the samples that the sources make: the effects and the beds', () => {
    let count = 0;
    for (const file of soundFiles(() => {})) {
      const bytes = new Uint8Array(interleaved(file.channels).buffer);
      expect(createHash('sha256').update(bytes).digest('hex'), file.name).toBe(
        report.files[file.name]!.samples,
      );
      count += 1;
      if (count === 2) break; // The music takes long.
    }
  }, 120_000);
});

describe('sounds', () => {
  test('are the same each time, and other ones by another name', () => {
    const cue = CUES.find(({ name }) => name === 'card.drop')!;
    expect(renderCue(cue, 0)).toEqual(renderCue(cue, 0));
    expect(renderCue(cue, 0)).not.toEqual(renderCue(cue, 1));
  });

  const sine = (hz: number, gain: number, seconds: number): Float32Array =>
    Float32Array.from({ length: seconds * RATE }, (_, i) => gain * Math.sin((2 * Math.PI * hz * i) / RATE));

  test('are measured as BS.1770 says: 997 Hz at full scale in one channel is -3.01 LUFS', () => {
    expect(integrated([sine(997, 1, 5)])).toBeCloseTo(-3.01, 1);
    expect(integrated([sine(997, 0.1, 5), sine(997, 0.1, 5)])).toBeCloseTo(-20, 1);
    expect(momentaryMax([sine(997, 1, 1)])).toBeCloseTo(-3.01, 1);
    // Half the window, half the power.
    expect(momentaryMax([sine(997, 1, 0.2)])).toBeCloseTo(-6.02, 1);
  });

  test('are measured between the samples too', () => {
    // A quarter of the sample rate, half way between its crests: every sample at 0.707 of the peak.
    const wave = Float32Array.from({ length: 4800 }, (_, i) => Math.sin((Math.PI / 2) * (i + 0.5)));
    expect(20 * Math.log10(peakOf(wave))).toBeCloseTo(-3.01, 1);
    expect(Math.abs(truePeak([wave]))).toBeLessThan(0.2);
  });

  test('are kept under the ceiling by the limiter, and left alone below it', () => {
    const loud = sine(300, 1, 0.5);
    const soft = loud.map((x) => x * 0.4);
    limit([loud], 0.5);
    expect(peakOf(loud)).toBeLessThanOrEqual(0.5 + 1e-6);
    expect(peakOf(loud)).toBeGreaterThan(0.45);
    const before = soft.slice();
    limit([soft], 0.5);
    expect(Math.max(...soft.map((x, i) => Math.abs(x - before[i]!)))).toBeLessThan(1e-3);
  });
});

describe('instruments', () => {
  test.each([
    ['guitar', guitarString, 'E2', 'E5'],
    ['twang', twangString, 'E2', 'E5'],
    ['mandolin', mandolinStrings, 'G3', 'A5'],
    ['bass', bassString, 'E1', 'B2'],
  ] as const)('%s is in tune from end to end', (name, play, low, high) => {
    for (let note = midi(low); note <= midi(high); note++) {
      const wave = play(new Chance(name), hertz(note), 0.5, 0.8);
      const off = centsOff(wave, 0.08 * RATE, 0.48 * RATE, hertz(note));
      expect(Math.abs(off ?? 100), `${name} ${note}`).toBeLessThan(5);
    }
  });
});

describe('the score', () => {
  test('of every piece is read, every bar full, every voice as long as its chords', () => {
    for (const { sections, form, beatsPerBar, id } of PIECES) {
      for (const section of Object.values(sections)) {
        expect(readChords(section.chords, beatsPerBar).length, id).toBeGreaterThan(0);
        expect(tuneOf(section, 'tune', beatsPerBar).length, id).toBeGreaterThan(0);
        tuneOf(section, 'second', beatsPerBar);
      }
      expect(form.length, id).toBeGreaterThanOrEqual(4);
    }
  });

  test('is refused where a bar is not full, a word unknown, or a voice shorter than its chords', () => {
    expect(() => readTune('D5 E5 F5', 4)).toThrow('3 beats');
    expect(() => readTune('D5 H5 F5 G5', 4)).toThrow('what is H5');
    expect(() => readTune('~:4', 4)).toThrow('nothing to hold');
    expect(() => readChords('Gxyz', 4)).toThrow('no chord');
    expect(() => tuneOf({ chords: 'G | D', tune: 'D5:4' }, 'tune', 4)).toThrow('1 bars');
  });

  test('holds, slides and stresses notes as it is written', () => {
    expect(readTune('/D5!:1.5 F#4:.5 -:2 | ~:1 Bb3:3', 4)).toEqual([
      { at: 0, beats: 1.5, midi: 74, loud: true, slide: true },
      { at: 1.5, beats: 1.5, midi: 66, loud: false, slide: false },
      { at: 5, beats: 3, midi: 58, loud: false, slide: false },
    ]);
  });
});
