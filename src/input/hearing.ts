/** How the devices are to be listened to: what the program tells them, so that they know nothing of it. */
import type { Bindings, Bound, Singles } from './bindings.ts';
import type { PadProfile } from './pad-profile.ts';

export interface Hearing {
  readonly bindings: Bindings;
  readonly singles: Singles;
  /** Whether holding a key does without its question. */
  readonly holds: boolean;
  /** The next key, button, or whatever a pad tells, is not to be understood but handed over. */
  readonly catches: Bound | 'sources' | null;
  /** Of pads whose buttons a person has told, by their names. */
  readonly profiles: Readonly<Record<string, PadProfile>>;
  /** 0 to 1; null where it is faint, and none if the system asks for less motion. */
  readonly vibration: number | null;
  /** What is held means nothing any more when this changes. */
  readonly scene: string;
}

/** What hands can feel. */
const FEELS = ['refused', 'played', 'theirs', 'won', 'lost'] as const;
export type Feel = (typeof FEELS)[number];
