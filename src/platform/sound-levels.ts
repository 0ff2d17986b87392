/** From what is set to how loud each bus is. */
import { BUSES, type Bus, type Level, type SoundChoices } from '../present/index.ts';

/** Each step is this much louder than the one below: equal steps for the ear. */
const STEP_DB = 3;

/** The gain of a level, 0 to 1. */
export const gainOf = (level: Level): number =>
  level === '0' ? 0 : 10 ** ((-STEP_DB * (10 - Number(level))) / 20);

export interface Mix {
  readonly master: number;
  readonly buses: Readonly<Record<Bus, number>>;
}

export function mixOf(choices: SoundChoices): Mix {
  const gain = (name: Bus | 'master'): number =>
    choices[`${name}Sound`] === 'on' ? gainOf(choices[`${name}Level`]) : 0;
  return {
    master: gain('master'),
    buses: Object.fromEntries(BUSES.map((bus) => [bus, gain(bus)])) as Record<Bus, number>,
  };
}

/** Is anything on a bus to be heard at all? */
export const isAudible = ({ master, buses }: Mix, bus: Bus): boolean => master > 0 && buses[bus] > 0;
