/** Decks: lists of cards from one or several sets, and whether a rule set allows them (M1). */
import {
  byCode,
  type CardName,
  cardCode,
  cardName,
  faceOf,
  isNumber,
  JOKER,
  JOKER_FACE,
  parseCard,
  rankOf,
} from './cards.ts';
import type { DeckRule } from './options.ts';
import { NEEDED_NUMBERS } from './rules.ts';

/** Why a deck is refused, in the order in which several faults are named. */
export const DECK_REFUSALS = [
  'not-standard-54',
  'too-few-cards',
  'too-many-cards',
  'duplicate-card',
  'too-many-copies',
  'too-few-number-cards',
] as const;
export type DeckRefusal = (typeof DECK_REFUSALS)[number];

/** One full set: 52 cards and two Jokers. */
export function standardDeck(set = 1): number[] {
  const cards: number[] = [];
  for (let rank = 1; rank < JOKER; rank++)
    for (let suit = 0; suit < 4; suit++) cards.push(cardCode(rank, suit, set));
  cards.push(cardCode(JOKER, 0, set), cardCode(JOKER, 1, set));
  return cards;
}

/**
 * Reads a list of card names into codes. The second Joker of a set becomes its other Joker.
 * @returns null when a name is no card
 */
export function parseCards(names: readonly string[]): number[] | null {
  const jokers = new Map<number, number>();
  const cards: number[] = [];
  for (const name of names) {
    let card = parseCard(name);
    if (card === null) return null;
    if (rankOf(card) === JOKER) {
      const seen = jokers.get(card) ?? 0;
      jokers.set(card, seen + 1);
      card += seen % 2;
    }
    cards.push(card);
  }
  return cards;
}

export const cardNames = (cards: readonly number[]): CardName[] => cards.map(cardName);

/**
 * Why a deck may not be brought under a deck rule, or null when it may. A physical card is in a deck once, a set
 * has two Jokers, and fewer than three number cards could never open (rules.md, section 6 "Decks").
 */
export function deckRefusal(rule: DeckRule, cards: readonly number[]): DeckRefusal | null {
  const sorted = [...cards].sort(byCode);
  if (rule.kind === 'standard54') {
    const set = (sorted[0] ?? 0) >> 6;
    const full = standardDeck(set + 1);
    return sorted.length === full.length && full.every((card, i) => card === sorted[i])
      ? null
      : 'not-standard-54';
  }
  if (cards.length < (rule.min ?? 0)) return 'too-few-cards';
  if (rule.max !== null && cards.length > rule.max) return 'too-many-cards';
  const physical = new Map<number, number>();
  const copies = new Map<number, number>();
  for (const card of cards) {
    const joker = rankOf(card) === JOKER;
    const key = joker ? (card & ~63) | JOKER_FACE : card;
    physical.set(key, (physical.get(key) ?? 0) + 1);
    copies.set(faceOf(card), (copies.get(faceOf(card)) ?? 0) + 1);
  }
  for (const [key, count] of physical) if (count > (rankOf(key) === JOKER ? 2 : 1)) return 'duplicate-card';
  if (rule.maxCopies !== null) {
    for (const [face, count] of copies) {
      if (count > rule.maxCopies * (face === JOKER_FACE ? 2 : 1)) return 'too-many-copies';
    }
  }
  return cards.filter(isNumber).length < NEEDED_NUMBERS ? 'too-few-number-cards' : null;
}
