/**
 * A language that nobody speaks, for finding words without room: every text a good third longer, with accents. Where a
 * letter is doubled both are accented, so that nothing is lengthened twice. What names a card stays as it is: it is drawn
 * as rank and sign in every language.
 */
import type { ScreenModel } from '../../src/present/index.ts';

const LONGER: Readonly<Record<string, string>> = {
  a: 'áà',
  e: 'éè',
  i: 'íì',
  o: 'óò',
  u: 'úù',
  y: 'ýÿ',
  n: 'ñň',
  s: 'šś',
  A: 'ÁÀ',
  E: 'ÉÈ',
  I: 'ÍÌ',
  O: 'ÓÒ',
  U: 'ÚÙ',
  Y: 'ÝŸ',
  N: 'ÑŇ',
  S: 'ŠŚ',
};
const RANKS =
  '[Aa]ce|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Jj]ack|[Qq]ueen|[Kk]ing';
const WORD_OR_CARD = new RegExp(
  `\\b(?:${RANKS}|10|[2-9]) of (?:spades|hearts|diamonds|clubs)\\b|[A-Za-z][a-z]+|[A-Z]{3,}`,
  'g',
);

/** A text in that language. */
export const stretch = (text: string): string =>
  text.replace(WORD_OR_CARD, (word) =>
    word.includes(' ') ? word : word.replace(/[aeiouyns]/gi, (letter) => LONGER[letter]!),
  );

/** Every text in a table of words, those that functions give back included. */
export function stretchWords<T>(words: T): T {
  const part = (value: unknown): unknown => {
    if (typeof value === 'string') return stretch(value);
    if (typeof value === 'function')
      return (...given: unknown[]) => part((value as (...all: unknown[]) => unknown)(...given));
    if (Array.isArray(value)) return value.map(part);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, part(one)]));
  };
  return part(words) as T;
}

/** Where in a screen model words stand. */
const TEXTS = new Set(
  'heading lines notice label note detail group shows empty text head title caption refusal cells alike asked open soldPairs question rulesTitle rulesShort ruleTitle said shown'.split(
    ' ',
  ),
);

/** A screen with all its words in that language. */
export function stretchScreen<T extends ScreenModel>(screen: T): T {
  const part = (value: unknown, key: string, worded: boolean): unknown => {
    // `plates` says what a picture of the rules shows.
    if (typeof value === 'string') return worded && value !== 'plates' ? stretch(value) : value;
    if (Array.isArray(value)) return value.map((one) => part(one, key, worded));
    // What is seen of the match is no text.
    if (typeof value !== 'object' || value === null || key === 'seen' || key === 'before' || key === 'after')
      return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, part(one, name, TEXTS.has(name) || key === 'names')]),
    );
  };
  return part(screen, '', false) as T;
}
