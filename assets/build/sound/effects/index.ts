import { Chance } from '../kit/chance.ts';
import { level } from '../kit/dynamics.ts';
import { highpass } from '../kit/filters.ts';
import { momentaryMax } from '../kit/loudness.ts';
import { fadeEnds, trimEnd, type Wave } from '../kit/wave.ts';
import { CARD_CUES } from './cards.ts';
import { CLASSES, type Cue } from './cue.ts';
import { MACHINE_CUES } from './machine.ts';
import { TABLE_CUES } from './table.ts';

export const CUES: readonly Cue[] = [...CARD_CUES, ...TABLE_CUES, ...MACHINE_CUES];

/** Room for what a lossy coder adds to a peak. */
export const CEILING = -4;

/** What Opus swallows of a sound that is nothing but a hiss, in LU: it is made louder by so much. */
const SWALLOWED: Readonly<Record<string, number>> = { 'card.lift': 1 };

/** One variant of a cue, as loud as its class asks. */
export function renderCue(cue: Cue, variant: number): Wave {
  const name = `${cue.name} ${variant + 1}`;
  const raw = highpass(cue.make(new Chance(name), variant), 55);
  const wave = fadeEnds(trimEnd(raw, -52), 0.0004, 0.008);
  const target = CLASSES[cue.class].lufs + (SWALLOWED[cue.name] ?? 0);
  level(name, [wave], target, CEILING, momentaryMax);
  return wave;
}
