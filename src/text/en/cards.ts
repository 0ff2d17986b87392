/** Cards, suits, directions and states in words. Suits are words or letters: the fonts hold no suit symbols. */
import type { CaravanStatus, CardName, Direction, RankName, SuitName } from '../../engine/index.ts';

export const SUIT_WORDS: Record<SuitName, string> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

const RANK_WORDS: Record<RankName | 'X', string> = {
  A: 'ace',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  X: 'Joker',
};

const FACE_KINDS: Record<string, string> = { J: 'Jack', Q: 'Queen', K: 'King', X: 'Joker' };

export const DIRECTION_WORDS: Record<Direction, string> = { none: 'no direction', up: 'up', down: 'down' };

/** Every caravan always shows one of these. */
export const STATUS_WORDS: Record<CaravanStatus, string> = {
  light: 'LIGHT',
  heavy: 'HEAVY',
  sold: 'SOLD',
  outbid: 'OUTBID',
  tied: 'TIED',
};

const rankOf = (card: CardName): RankName | 'X' => card.charAt(0) as RankName | 'X';
const suitOf = (card: CardName): SuitName => card.charAt(1) as SuitName;

/** A card in words, without its pack: `seven of hearts`, `Joker`. */
export function cardInWords(card: CardName): string {
  const rank = RANK_WORDS[rankOf(card)];
  return rankOf(card) === 'X' ? rank : `${rank} of ${SUIT_WORDS[suitOf(card)]}`;
}

/** With its article: `the seven of hearts`, `a Joker`. */
export const theCard = (card: CardName): string =>
  rankOf(card) === 'X' ? 'a Joker' : `the ${cardInWords(card)}`;

/** A card as it is typed, without its pack: `7H`, `X`. */
export const cardInShort = (card: CardName): string => card.replace(/\[.*/, '');

/** What kind of face card it is: `Queen`; null for a number card. */
export const faceKind = (card: CardName): string | null => FACE_KINDS[rankOf(card)] ?? null;

/** The printed value as a figure: `7`; an Ace is `Ace`. */
export const printedValue = (card: CardName): string =>
  ({ A: 'Ace', T: '10' })[rankOf(card) as string] ?? rankOf(card);

/** `an 8`, `an Ace`, `a 7`. */
export const aValue = (card: CardName): string => `${/^[8A]/.test(card) ? 'an' : 'a'} ${printedValue(card)}`;

const SIGNS: Readonly<Record<string, string>> = { spades: '♠', hearts: '♥', clubs: '♣', diamonds: '♦' };
const SHORT_RANKS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(RANK_WORDS).map(([rank, word]) => [word, rank === 'T' ? '10' : rank]),
);
const CARD_WORDS = new RegExp(
  `(?:the )?\\b(${Object.values(RANK_WORDS).join('|')}|10|[2-9]) of (${Object.values(SUIT_WORDS).join('|')})`,
  'gi',
);

/**
 * The same words with the cards in them as rank and sign: `10♥`. For a screen that draws the signs itself; whoever
 * hears the words hears the cards in full.
 */
export const withCardSigns = (words: string): string =>
  words.replace(CARD_WORDS, (_, rank: string, suit: string) => {
    const short = SHORT_RANKS[rank.toLowerCase()] ?? rank;
    return `${short}${SIGNS[suit.toLowerCase()]}`;
  });
