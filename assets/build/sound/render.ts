/**
 * `npm run sounds`: makes every sound and all music of the game, and at the end puts them into assets/sound.
 * `npm run sounds -- --check`: makes them again and compares them with what is there.
 *
 * Everything is synthesis: no recording goes in. The samples are the same on every run (chance comes from
 * kit/chance.ts, seeded by the name of the sound); ffmpeg with libopus and libmp3lame encodes them, and the same
 * version of it makes the same bytes. assets/sound then holds, in webm (Opus) and mp3:
 *   effects   one sprite with every cue                    ambience   the beds, each a loop
 *   music-*   one file a piece of the radio
 *   index.json   name → file, where in it (milliseconds), bus, class, whether it loops, title, loudness, variants
 *   report.json  the proof: hashes of the samples and files, and what was measured in the decoded files
 *
 * To add an effect: write a `cue(name, title, class, variants, make)` into effects/cards.ts, table.ts or machine.ts.
 *   `make` returns a wave from the shapes of kit/shapes.ts; loudness, peaks, ends and the place in the sprite are seen
 *   to. `steps` instead of `cue` is for variants that are walked up one by one. Classes are in effects/cue.ts.
 * To add a bed: an entry in ambience/index.ts, of whole seconds; run filters over it with `filterRound`.
 * To add a piece: a file in music/pieces, written as music/score.ts explains, and its name in pieces/index.ts.
 * Then `npm run sounds`, look at the spectra in assets/build/out, and commit assets/sound.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { listOf, oneOf, readOptions } from '../../../.ci/options.mjs';
import { putInPlace } from '../kit/in-place.ts';
import { CLASSES } from './effects/cue.ts';
import {
  decode,
  drawSpectrum,
  ebur128,
  encode,
  FORMATS,
  type Format,
  ffmpegVersion,
  interleaved,
} from './encode.ts';
import { type Entry, GUARD, type SoundFile, soundFiles } from './files.ts';
import { PIECES } from './music/pieces/index.ts';
import { bestCut, faults, type Level, lateness, levels, round, seam } from './proof/measure.ts';
import { pieceFaults, pieceProof } from './proof/piece.ts';

const SOUND = fileURLToPath(new URL('../../sound/', import.meta.url));
const PICTURES = fileURLToPath(new URL('../out/', import.meta.url));
/** Bytes in one format. The beds count as music. */
const BUDGET = { effects: 200_000, music: 1_800_000 } as const;
const MISSING = `ffmpeg with libopus and libmp3lame is missing, so that nothing can be encoded or measured.
Install it (Debian, Ubuntu: apt-get install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg) and run this again.`;

const FILES = ['effects', 'ambience', ...PIECES.map(({ id }) => `music-${id}`)];
const {
  values: { check, only },
} = readOptions('npm run sounds', {
  does: 'Makes the sounds and the music in assets/sound from their sources.',
  options: {
    check: { what: 'compares what it makes with what is there' },
    only: { what: 'these files, the others as they are', value: listOf(oneOf('file', FILES)) },
  },
});
const wanted = (name: string): boolean => only === undefined || only.includes(name);
const version = ffmpegVersion();
const started = process.uptime();
const problems: string[] = [];

const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const shaOf = ({ channels }: SoundFile): string => sha(new Uint8Array(interleaved(channels).buffer));
const say = (line: string): void =>
  console.log(`${(process.uptime() - started).toFixed(0).padStart(4)} s  ${line}`);

interface FileProof {
  readonly samples: string;
  readonly seconds: number;
  readonly [format: string]: unknown;
}

/** Encodes a file, decodes it again and measures what is in it. */
function prove(
  file: SoundFile,
  folder: string,
): {
  proof: FileProof;
  index: [string, unknown][];
  entries: Record<string, unknown>;
  sizes: Record<Format, number>;
} {
  const seconds = round(file.channels[0]!.length / 48_000, 2);
  const formats: Record<string, unknown> = {};
  const found = new Map<string, Record<string, unknown>>(file.entries.map(({ name }) => [name, {}]));
  const sizes = { webm: 0, mp3: 0 };
  const path = (format: Format): string => `${folder}${file.name}.${format}`;
  const heard = FORMATS.map((format) => {
    encode(file.channels, path(format), format, file.quality);
    return { format, decoded: decode(path(format), file.channels.length) };
  });
  const firsts = heard.map(({ decoded }) => decoded[0]!);
  const entries = file.entries.map((entry) =>
    entry.loop ? { ...entry, variants: entry.variants.map((clip) => bestCut(firsts, clip, GUARD)) } : entry,
  );
  for (const { format, decoded } of heard) {
    const bytes = readFileSync(path(format));
    sizes[format] = bytes.length;
    const late = lateness(file.channels[0]!, decoded[0]!);
    if (Math.abs(late) > 48) problems.push(`${file.name}.${format} is ${late} samples late`);
    const theirs = ebur128(path(format));
    formats[format] = {
      bytes: bytes.length,
      sha256: sha(bytes),
      lateSamples: late,
      ffmpegLufs: theirs.lufs,
      ffmpegPeak: theirs.peak,
    };
    for (const entry of entries) {
      const measured = levels(decoded, entry);
      problems.push(...faults(file, entry, measured).map((fault) => `${format} ${fault}`));
      const mine = found.get(entry.name)!;
      mine[format] = measured.map(({ lufs, peak }: Level) => [lufs, peak]);
      if (entry.loop) {
        const joint = seam(decoded, entry.variants[0]!);
        mine[`${format}Seam`] = joint;
        if (joint.step > 1 || joint.change > 3)
          problems.push(`${format} ${entry.name}: the seam can be heard`);
      }
      if (entry.class === 'piece' && Math.abs(theirs.lufs - measured[0]!.lufs) > 0.3)
        problems.push(
          `${format} ${entry.name}: the meter says ${measured[0]!.lufs}, that of ffmpeg ${theirs.lufs}`,
        );
    }
    if (!check && format === 'webm') drawSpectrum(path(format), `${PICTURES}sound-${file.name}.png`);
  }
  const measured = Object.fromEntries(found);
  const index = indexEntries(file.name, entries, measured);
  return { proof: { samples: shaOf(file), seconds, ...formats }, index, entries: measured, sizes };
}

function indexEntries(
  file: string,
  entries: readonly Entry[],
  measured: Record<string, unknown>,
): [string, unknown][] {
  return entries.map(({ name, title, loop, choose, variants, credit, class: soundClass }) => {
    const heard = (measured[name] as { webm: [number, number][] }).webm.map(([lufs]) => lufs);
    const { bus } = CLASSES[soundClass];
    const loudness = round(heard.reduce((a, b) => a + b, 0) / heard.length);
    const clips = variants.map(({ start, length }) => [start, length]);
    return [
      name,
      {
        file,
        title,
        ...(credit && { credit }),
        bus,
        class: soundClass,
        loop,
        choose,
        loudness,
        variants: clips,
      },
    ];
  });
}

/** JSON with one line an entry, so that a change shows as what it is. */
function lines(parts: Record<string, Record<string, unknown>>): string {
  const body = Object.entries(parts).map(([name, part]) => {
    const rows = Object.entries(part).map(
      ([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    );
    return `  ${JSON.stringify(name)}: {\n${rows.join(',\n')}\n  }`;
  });
  return `{\n${body.join(',\n')}\n}\n`;
}

/** Which entries of a kept text are not those made now. */
function otherLines(name: string, kept: string, made: string): string[] {
  const lines = new Set(kept.split('\n'));
  const others = made.split('\n').filter((line) => !lines.has(line));
  if (others.length === 0 && kept !== made) return [`${name}: other order or more entries than made now`];
  return others.map((line) => `${name} is not what was made now: ${line.trim().slice(0, 300)}`);
}

/** The samples alone, against the hashes that are kept. */
function compareSamples(kept: Record<string, FileProof>): void {
  for (const file of soundFiles(say, wanted)) {
    if (kept[file.name]?.samples !== shaOf(file))
      problems.push(`${file.name}: other samples than those kept`);
  }
}

/** What was measured, class by class, for eyes. */
function table(cues: Record<string, unknown>, measured: Record<string, unknown>): string[] {
  const rows = Object.entries(CLASSES).flatMap(([name, { lufs, meter }]) => {
    const own = Object.entries(cues).filter(([, cue]) => (cue as { class: string }).class === name);
    return FORMATS.map((format) => {
      const found = own.flatMap(([cue]) => (measured[cue] as Record<Format, [number, number][]>)[format]);
      const loud = found.map(([loudness]) => loudness);
      const peak = Math.max(...found.map(([, top]) => top));
      return [name, meter, format, found.length, lufs, Math.min(...loud), Math.max(...loud), peak];
    });
  });
  const seams = Object.entries(measured).flatMap(([name, one]) =>
    FORMATS.flatMap((format) => {
      const seam = (one as Record<string, { step: number; change: number } | undefined>)[`${format}Seam`];
      return seam ? [`seam of ${name} in ${format}: step ${seam.step} of 1, change ${seam.change} of 3`] : [];
    }),
  );
  const cells = [['class', 'meter', 'format', 'sounds', 'LUFS', 'least', 'most', 'peak dBTP'], ...rows];
  return [...cells.map((row) => row.map((cell) => String(cell).padStart(10)).join('')), ...seams];
}

interface Report {
  readonly madeBy: { readonly ffmpeg: string };
  readonly files: Record<string, FileProof>;
  readonly levels: Record<string, unknown>;
  readonly pieces: Record<string, unknown>;
}

interface Index {
  readonly files: Record<string, Record<Format, number>>;
  readonly cues: Record<string, unknown>;
}

const report = (): Report => JSON.parse(readFileSync(`${SOUND}report.json`, 'utf8'));

function run(): void {
  if (version === null) {
    problems.push(MISSING);
    if (check) compareSamples(report().files);
    return;
  }
  const kept = check ? report() : null;
  if (kept && kept.madeBy.ffmpeg !== version) {
    say(`ffmpeg is ${version}, the files were made by ${kept.madeBy.ffmpeg}: only the samples are compared`);
    compareSamples(kept.files);
    return;
  }
  if (!check) {
    putInPlace(SOUND, only ? 'kept' : 'removed', (folder) => makeAll(folder, version));
    return;
  }
  const folder = `${mkdtempSync(`${tmpdir()}/caravan-sound-`)}/`;
  const made = makeAll(folder, version);
  for (const name of made) {
    const [was, is] = [readFileSync(SOUND + name), readFileSync(folder + name)];
    if (name.endsWith('.json')) problems.push(...otherLines(name, was.toString(), is.toString()));
    else if (!was.equals(is)) problems.push(`${name}: other bytes than those kept`);
  }
  rmSync(folder, { recursive: true });
}

/** Makes the files that are wanted, the list of all and their report. @returns their names */
function makeAll(folder: string, ffmpeg: string): string[] {
  mkdirSync(PICTURES, { recursive: true });
  const {
    files,
    levels: measured,
    pieces,
  } = only ? report() : ({ files: {}, levels: {}, pieces: {} } as Omit<Report, 'madeBy'>);
  const { files: sizes, cues } = only
    ? (JSON.parse(readFileSync(`${SOUND}index.json`, 'utf8')) as Index)
    : { files: {} as Index['files'], cues: {} as Index['cues'] };
  const made: string[] = [];
  for (const file of soundFiles(say, wanted)) {
    const result = prove(file, folder);
    made.push(...FORMATS.map((format) => `${file.name}.${format}`));
    files[file.name] = result.proof;
    sizes[file.name] = result.sizes;
    Object.assign(cues, Object.fromEntries(result.index));
    Object.assign(measured, result.entries);
    const heard = pieceProof(file);
    if (heard) {
      pieces[file.name] = heard;
      problems.push(...pieceFaults(file.name, heard));
    }
  }
  for (const format of FORMATS) {
    const music = Object.entries(sizes).reduce(
      (sum, [name, size]) => sum + (name === 'effects' ? 0 : size[format]),
      0,
    );
    const effects = sizes['effects']![format];
    say(
      `${format}: effects ${effects} of ${BUDGET.effects} bytes, music and beds ${music} of ${BUDGET.music}`,
    );
    if (effects > BUDGET.effects || music > BUDGET.music) problems.push(`${format}: too large`);
  }
  for (const line of table(cues, measured)) console.log(line);
  const madeBy = { ffmpeg };
  const out = new Map([
    ['index.json', lines({ madeBy, classes: CLASSES, files: sizes, cues })],
    ['report.json', lines({ madeBy, files, levels: measured, pieces })],
  ]);
  for (const [name, text] of out) writeFileSync(folder + name, text);
  return [...made, ...out.keys()];
}

run();
for (const problem of problems) console.error(problem);
say(problems.length === 0 ? (check ? 'the same, and sound' : 'done') : `${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
