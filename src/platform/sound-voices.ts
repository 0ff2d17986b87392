/**
 * How many sounds one bus carries at a time. What comes too soon after the same sound is left out, the oldest makes
 * room for the newest, and in a crowd everybody is a little softer, so that a Joker's whole sweep stays clean.
 */
import type { Bus, SoundName } from '../present/index.ts';

export const VOICES: Readonly<Record<Bus, number>> = { effects: 7, interface: 4, ambience: 3, music: 2 };

/** The same sound again within this many milliseconds says nothing more. */
const SAME_MS = 25;
/** How much softer each further voice is than the one before. */
const CROWDING = 0.35;

interface Running<Voice> {
  readonly sound: SoundName;
  readonly since: number;
  readonly until: number;
  readonly voice: Voice;
}

export interface Budget<Voice> {
  /**
   * Lets a sound begin, or not.
   *
   * @param now in milliseconds
   * @param length of the sound, in milliseconds
   * @param start begins it with a gain of 0 to 1; null where it cannot
   * @param stop ends one that has to make room
   */
  begin(
    bus: Bus,
    sound: SoundName,
    now: number,
    length: number,
    start: (gain: number) => Voice | null,
    stop: (voice: Voice) => void,
  ): boolean;
  /** How many there are on a bus. */
  count(bus: Bus, now: number): number;
}

export function createBudget<Voice>(): Budget<Voice> {
  const running: Record<Bus, Running<Voice>[]> = { effects: [], interface: [], ambience: [], music: [] };
  const current = (bus: Bus, now: number): Running<Voice>[] => {
    running[bus] = running[bus].filter(({ until }) => until > now);
    return running[bus];
  };
  return {
    begin(bus, sound, now, length, start, stop) {
      const others = current(bus, now);
      if (others.some((other) => other.sound === sound && now - other.since < SAME_MS)) return false;
      while (others.length >= VOICES[bus]) stop(others.shift()!.voice);
      const voice = start(1 / Math.sqrt(1 + CROWDING * others.length));
      if (voice === null) return false;
      others.push({ sound, since: now, until: now + length, voice });
      return true;
    },
    count: (bus, now) => current(bus, now).length,
  };
}
