/** Words about whom one can play against: one short line each, and about the deck they bring. */
import type { LevelId, Person, StyleId } from '../../content/index.ts';
import { counted, sentence } from './sentences.ts';

const LEVEL_WORDS: Record<LevelId, string> = {
  greenhorn: 'Makes large mistakes often: for a first match.',
  drifter: 'Makes mistakes often, mostly small ones.',
  hauler: 'Makes small mistakes often, but takes a win that lies open.',
  trader: 'Makes small mistakes now and then, and misses no win.',
  freighter: 'Makes few mistakes, misses no win and hands over no match.',
  wagonmaster: 'Seldom makes a mistake, and only a small one.',
  'long-hauler': 'Always makes the move that looks best to it.',
  legend: 'Tries its best moves out in its head before it plays.',
};

/** How strong a level is. @param below who is so many points weaker */
export const levelLine = (level: LevelId, points: number, below: string): string =>
  `${LEVEL_WORDS[level]} ${counted(points, 'point')} above ${below}.`;

/** Opponents that play by a plain rule, by id. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  random: 'Makes any move that is allowed.',
  greedy: 'Takes what looks best on the table at once, and does not look ahead.',
  'greedy-1': 'Takes what looks best at once, by figures that were found by trial.',
  'net-1': 'Learnt by playing against itself; looks one move ahead.',
};
export const plainLine = (id: string): string => PLAIN_WORDS[id] ?? '';

const STYLE_WORDS: Record<StyleId, string> = {
  neutral: 'no habits',
  builder: 'builds rather than breaks',
  saboteur: 'breaks rather than builds',
  hoarder: 'saves face cards for later',
  'never-disbands': 'never disbands',
  'joker-lover': 'loves Jokers',
  vindictive: 'strikes back',
  'last-minute': 'outbids at the last minute',
  careful: 'takes small, safe steps',
  gambler: 'takes big risks',
};

/** How somebody plays, in two or three words. */
export const styleLine = (style: StyleId): string => STYLE_WORDS[style];

/** What somebody does, where they sit and how they play. @param level its name */
export const personLine = ({ trade, stop, style }: Person, level: string): string =>
  `${sentence(`${trade} (${stop})`)} ${level}; ${STYLE_WORDS[style]}.`;

/** With which cards somebody sits down here. */
export const DECK_LINES = {
  own: (name: string, size: number) =>
    `${name} brings a deck of ${counted(size, 'card')}; you play one full pack.`,
  full: (name: string) => `${name} plays one full pack, as you do.`,
  /** The rules ask for one full pack. */
  leftHome: (name: string) =>
    `These rules ask for one full pack each, so ${name} leaves their own deck at home.`,
  refused: (name: string, reason: string) =>
    `${name}’s own deck may not be brought here. ${reason} So ${name} plays one full pack.`,
} as const;
