/** What lies in `assets/sound`, as it is played: each file once for every bus that it has sounds for. */
import index from '../../assets/sound/index.json' with { type: 'json' };
import { BED_NAMES, type Bus, SOUND_NAMES, type SoundName } from '../present/index.ts';
import type { Piece } from './sound-radio.ts';
import type { Clip, Reel } from './sound-stage.ts';

export interface Recorded {
  readonly bus: Bus;
  /** Cards are never laid twice with the same sound; notes are always the same. */
  readonly varies: boolean;
  /** Big moments, for which the radio steps back. */
  readonly big: boolean;
  /** In milliseconds, by variant. */
  readonly lengths: readonly number[];
}

interface Entry {
  readonly file: string;
  readonly title: string;
  readonly bus: string;
  readonly class: string;
  readonly loop: boolean;
  readonly variants: readonly (readonly number[])[];
}

export const clipName = (sound: string, variant: number): string => `${sound}/${variant}`;

const entries: Readonly<Record<string, Entry>> = index.cues;

const addresses = import.meta.glob<string>('../../assets/sound/*.{webm,mp3}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Small and good first, then the one that every browser reads. */
const sourcesOf = (file: string): string[] =>
  ['webm', 'mp3'].map((format) => addresses[`../../assets/sound/${file}.${format}`] ?? '').filter(Boolean);

function reelOf(file: string, bus: Bus, names: readonly string[]): Reel {
  const clips = names
    .filter((name) => entries[name]?.file === file && entries[name].bus === bus)
    .flatMap((name) =>
      entries[name]!.variants.map(([start, length], n): [string, Clip] => [
        clipName(name, n),
        [start!, length!, entries[name]!.loop],
      ]),
    );
  return { file, bus, src: sourcesOf(file), clips: Object.fromEntries(clips) };
}

export const EFFECTS: readonly Reel[] = (['effects', 'interface'] as const).map((bus) =>
  reelOf('effects', bus, SOUND_NAMES),
);
export const ROOM: Reel = reelOf('ambience', 'ambience', BED_NAMES);

export const PIECES: readonly Piece[] = Object.entries(entries)
  .filter(([, entry]) => entry.class === 'piece')
  .map(([name, { file, title }]) => ({
    id: name,
    name: clipName(name, 0),
    title,
    reel: reelOf(file, 'music', [name]),
  }));

export const RECORDED = Object.fromEntries(
  SOUND_NAMES.map((name): [SoundName, Recorded] => {
    const entry = entries[name]!;
    return [
      name,
      {
        bus: entry.bus as Bus,
        varies: entry.class === 'card',
        big: entry.class === 'moment',
        lengths: entry.variants.map(([, length]) => length!),
      },
    ];
  }),
) as Readonly<Record<SoundName, Recorded>>;
