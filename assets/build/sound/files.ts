/** The files of assets/sound before they are encoded: which sounds lie where in which. */
import { BEDS, renderBed } from './ambience/index.ts';
import { withGuards } from './ambience/loop.ts';
import type { Cue, SoundClass } from './effects/cue.ts';
import { CUES, renderCue } from './effects/index.ts';
import type { Quality } from './encode.ts';
import { addAt, RATE, samplesIn, silence, type Wave } from './kit/wave.ts';
import { type Rendering, renderPiece } from './music/band.ts';
import { PIECES } from './music/pieces/index.ts';

/** A part of a file, in milliseconds. */
export interface Clip {
  readonly start: number;
  readonly length: number;
}

export interface Entry {
  readonly name: string;
  readonly title: string;
  readonly class: SoundClass;
  readonly loop: boolean;
  readonly choose: Cue['choose'];
  readonly credit?: string;
  readonly variants: readonly Clip[];
}

export interface SoundFile {
  readonly name: string;
  readonly quality: Quality;
  readonly channels: readonly Wave[];
  readonly entries: readonly Entry[];
  /** Of a piece: what it was made of. */
  readonly rendering?: Rendering;
}

/** Silence before a sound of a sprite, and after it: what a player without the coder's delay may be late by. */
const BEFORE = 0.02;
const AFTER = 0.03;
/** What a loop has of itself on either side. */
export const GUARD = 0.3;

const EFFECTS: Quality = { webm: 32_500, mp3: 32_000, mp3Rate: 24_000, even: true };
const AMBIENCE: Quality = { webm: 20_000, mp3: 32_000, mp3Rate: 22_050, even: true };
const MUSIC: Quality = { webm: 29_000, mp3: 27_500, mp3Rate: 24_000, even: false };

export type Progress = (what: string) => void;

const wholeMilliseconds = (seconds: number): number => Math.ceil(seconds * 1000 - 1e-6);

/** Lays sounds one after another, each with room around it. */
class Sprite {
  private readonly parts: [at: number, wave: Wave][] = [];
  private end = 0;

  add(wave: Wave): Clip {
    const start = wholeMilliseconds(this.end + BEFORE);
    const length = wholeMilliseconds(wave.length / RATE);
    this.parts.push([start / 1000, wave]);
    this.end = (start + length) / 1000 + AFTER;
    return { start, length };
  }

  wave(): Wave {
    const all = silence(this.end);
    for (const [at, wave] of this.parts) addAt(all, wave, at);
    return all;
  }
}

function effectsFile(progress: Progress): SoundFile {
  const sprite = new Sprite();
  progress('effects');
  const entries = CUES.map((cue): Entry => {
    const { name, title, choose, variants } = cue;
    const clips = Array.from({ length: variants }, (_, n) => sprite.add(renderCue(cue, n)));
    return { name, title, class: cue.class, loop: false, choose, variants: clips };
  });
  return { name: 'effects', quality: EFFECTS, channels: [sprite.wave()], entries };
}

function ambienceFile(progress: Progress): SoundFile {
  const sprite = new Sprite();
  progress('ambience');
  const entries = BEDS.map((bed): Entry => {
    const guarded = sprite.add(withGuards(renderBed(bed), samplesIn(GUARD)));
    const clip = { start: guarded.start + GUARD * 1000, length: bed.seconds * 1000 };
    return { name: bed.name, title: bed.title, class: 'bed', loop: true, choose: 'any', variants: [clip] };
  });
  return { name: 'ambience', quality: AMBIENCE, channels: [sprite.wave()], entries };
}

/** Renders the files that are wanted, by name, one after another. */
export function* soundFiles(
  progress: Progress,
  wanted: (name: string) => boolean = () => true,
): Generator<SoundFile> {
  if (wanted('effects')) yield effectsFile(progress);
  if (wanted('ambience')) yield ambienceFile(progress);
  for (const piece of PIECES) {
    if (!wanted(`music-${piece.id}`)) continue;
    progress(`music: ${piece.title}`);
    const rendering = renderPiece(piece);
    const { left, right } = rendering;
    const clip = { start: 0, length: wholeMilliseconds(left.length / RATE) };
    const { id, title, credit } = piece;
    yield {
      name: `music-${id}`,
      quality: MUSIC,
      channels: [left, right],
      rendering,
      entries: [{ name: id, title, credit, class: 'piece', loop: false, choose: 'any', variants: [clip] }],
    };
  }
}
