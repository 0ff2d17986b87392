/** What is wrong with a table link. */
import { asShown } from '../foreign.ts';
import { listed } from './sentences.ts';

const LONGEST = 40;
const quoted = (text: string): string => `“${asShown(text, LONGEST)}”`;

/** What was most likely meant, else everything there is. */
const help = (nearest: string | null, all: readonly string[]): string =>
  nearest === null ? `there are ${listed(all)}` : `did you mean ${nearest}?`;

export const LINK_FAULTS = {
  tooLong: 'it is far too long for a table link',
  noField: (name: string) => `there is no ${quoted(name)} in a table link`,
  unreadable: (name: string) => `${name} cannot be read`,
  twice: (name: string) => `${name} is given twice`,
  noRules: 'it names no rules',
  rules: (name: string, nearest: string | null, all: readonly string[]) =>
    `there are no rules ${quoted(name)}; ${help(nearest, all)}`,
  house: (name: string, nearest: string | null, all: readonly string[]) =>
    `there is no house rule ${quoted(name)}; ${help(nearest, all)}`,
  opponent: (name: string, nearest: string | null, all: readonly string[]) =>
    `nobody is called ${quoted(name)}; ${help(nearest, all)}`,
  option: (name: string) => `there is no option ${quoted(name)}`,
  seed: (most: number) => `the seed must be a whole number from 0 to ${most}`,
  first: 'first must be A or B',
  speed: (speeds: readonly string[]) => `speed must be ${listed(speeds, 'or')}`,
} as const;
