/**
 * Cards as small integers and as names.
 *
 * A card code holds the face in bits 0–5 (`rank << 2 | suit`) and the set, less one, in bits 6–9. Ranks are
 * 1…10 for Ace to Ten, then Jack, Queen, King and Joker; the two Jokers of a set take the suits 0 and 1.
 * On the table a code also carries its owner in bit 10, since a face card may lie on the other side.
 */

export const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export type RankName = (typeof RANK_NAMES)[number];
export const SUIT_NAMES = ['S', 'H', 'D', 'C'] as const;
export type SuitName = (typeof SUIT_NAMES)[number];

/** A card without its set, as moves name it. */
export type FaceName = `${RankName}${SuitName}` | 'X';
/** A card as deck lists and events name it: the set follows in brackets unless it is the first. */
export type CardName = FaceName | `${FaceName}[${number}]`;

export const ACE = 1;
export const TEN = 10;
export const JACK = 11;
export const QUEEN = 12;
export const KING = 13;
export const JOKER = 14;

export const NO_SUIT = 4;

/** Bits of a code that tell the face; the set lies above them. */
export const FACE_MASK = 63;
export const SET_SHIFT = 6;
/** Marks a card on the table as seat B's. */
export const OWNER_B = 1 << 10;
/** Bits of a code that tell the physical card, without its owner. */
export const CARD_MASK = OWNER_B - 1;
/** The face by which moves name either Joker. */
export const JOKER_FACE = JOKER << 2;

export const rankOf = (card: number): number => (card & FACE_MASK) >> 2;
export const suitOf = (card: number): number => card & 3;
export const setOf = (card: number): number => ((card & CARD_MASK) >> SET_SHIFT) + 1;
export const isNumber = (card: number): boolean => (card & FACE_MASK) >> 2 <= TEN;
/** The face as moves name it: both Jokers are one. */
export const faceOf = (card: number): number => {
  const face = card & FACE_MASK;
  return face > JOKER_FACE ? JOKER_FACE : face;
};

export function cardCode(rank: number, suit: number, set = 1): number {
  return ((set - 1) << SET_SHIFT) | (rank << 2) | suit;
}

export function faceName(card: number): FaceName {
  const rank = rankOf(card);
  return rank === JOKER ? 'X' : (`${RANK_NAMES[rank - 1]}${SUIT_NAMES[suitOf(card)]}` as FaceName);
}

export function cardName(card: number): CardName {
  const set = setOf(card);
  return set === 1 ? faceName(card) : `${faceName(card)}[${set}]`;
}

export const suitName = (suit: number): SuitName | null => SUIT_NAMES[suit] ?? null;

const PATTERN = /^(?:([A2-9TJQK])([SHDC])|X)(?:\[([1-9])\])?$/;

/** Reads a card name; null when there is no such card. A Joker is read as the first of its set. */
export function parseCard(text: string): number | null {
  const match = PATTERN.exec(text);
  if (!match) return null;
  const set = Number(match[3] ?? 1);
  if (match[1] === undefined) return cardCode(JOKER, 0, set);
  const rank = RANK_NAMES.indexOf(match[1] as RankName) + 1;
  return cardCode(rank, SUIT_NAMES.indexOf(match[2] as SuitName), set);
}

/** Sorts cards by set, rank and suit. */
export const byCode = (a: number, b: number): number => a - b;
