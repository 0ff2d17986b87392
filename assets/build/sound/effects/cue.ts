/** What a cue is: one thing that happens, the class it is as loud as, and how each of its variants is made. */
import type { Chance } from '../kit/chance.ts';
import type { Wave } from '../kit/wave.ts';

/** The buses of the game's mixer. */
export type Bus = 'effects' | 'interface' | 'ambience' | 'music';

/**
 * Everything in a class is equally loud, in LUFS. The short ones by momentary maximum, the long ones integrated:
 * see kit/loudness.ts.
 */
export const CLASSES = {
  /** Answers to a touch: many times a minute, never in the way. */
  tick: { bus: 'interface', lufs: -33, meter: 'momentary' },
  /** Words of the terminal: yes, no, careful. */
  signal: { bus: 'interface', lufs: -27, meter: 'momentary' },
  /** Paper on wood. */
  card: { bus: 'effects', lufs: -27, meter: 'momentary' },
  /** What changes the state of a pair or a turn. */
  event: { bus: 'effects', lufs: -24, meter: 'momentary' },
  /** What a match turns on. */
  moment: { bus: 'effects', lufs: -21, meter: 'momentary' },
  /** Always there, under everything. */
  bed: { bus: 'ambience', lufs: -30, meter: 'integrated' },
  /** The radio. */
  piece: { bus: 'music', lufs: -19, meter: 'integrated' },
} as const satisfies Record<string, { bus: Bus; lufs: number; meter: 'momentary' | 'integrated' }>;

export type SoundClass = keyof typeof CLASSES;

export interface Cue {
  readonly name: string;
  /** What a caption may call it. */
  readonly title: string;
  readonly class: SoundClass;
  /** `any`: one variant at random, never the same twice running. `step`: the variants are a row to be walked up. */
  readonly choose: 'any' | 'step';
  readonly variants: number;
  readonly make: (chance: Chance, variant: number) => Wave;
}

export const cue = (
  name: string,
  title: string,
  soundClass: SoundClass,
  variants: number,
  make: Cue['make'],
): Cue => ({ name, title, class: soundClass, choose: 'any', variants, make });

/** A row of variants that belong one after another. */
export const steps = (
  name: string,
  title: string,
  soundClass: SoundClass,
  variants: number,
  make: Cue['make'],
): Cue => ({ name, title, class: soundClass, choose: 'step', variants, make });
