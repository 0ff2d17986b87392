/**
 * One's own cards and decks. A set of cards has a number on the road, 1 to 14 and perhaps more; the engine knows nine at
 * once, so the sets of a deck are numbered anew for a match, and `sets` leads back to the backs they show.
 */
import {
  cardName,
  type DeckRefusal,
  type DeckRule,
  deckRefusal,
  faceName,
  parseCard,
  parseCards,
  SET_SHIFT,
  standardDeck,
} from '../engine/index.ts';

/** A card of the collection: the engine's name of its face, then its set in brackets unless it is the first: `7H[12]`. */
export type OwnCard = string;

export interface NamedDeck {
  readonly name: string;
  readonly cards: readonly OwnCard[];
}

export const MOST_DECKS = 40;
export const LONGEST_NAME = 24;
/** Of a longer text no more is looked at for a name. */
const LONGEST_TYPED = 500;
/** One line, no more than a name may have, nothing that is not printed. */
export const cleanName = (text: string): string =>
  [
    ...text
      .slice(0, LONGEST_TYPED)
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, LONGEST_NAME)
    .join('')
    .trim();

/** The engine's most cards in a deck, and the most sets it tells apart. */
const MOST_CARDS = 200;
const MOST_SETS = 9;

const PATTERN = /^([A2-9TJQK][SHDC]|X)(?:\[([1-9]\d?)\])?$/;

/** Reads the name of a card of the collection; null when there is no such card. */
export function readOwnCard(name: string): { readonly face: string; readonly set: number } | null {
  const match = PATTERN.exec(name);
  return match ? { face: match[1]!, set: match[2] === undefined ? 1 : Number(match[2]) } : null;
}

export const ownCardName = (face: string, set: number): OwnCard => (set === 1 ? face : `${face}[${set}]`);

/** Every card of the sets one owns: 52 and two Jokers of each. */
export const cardsOwned = (sets: readonly number[]): OwnCard[] =>
  sets.flatMap((set) => standardDeck().map((card) => ownCardName(faceName(card), set)));

/** Why a deck cannot be brought; the engine's reasons, and those of the collection before them. */
export const OWN_DECK_FAULTS = ['no-such-card', 'not-owned', 'too-many-sets'] as const;
export type DeckFault = DeckRefusal | (typeof OWN_DECK_FAULTS)[number];

export interface BroughtCards {
  /** Codes of the engine. */
  readonly cards: readonly number[];
  /** Set n of the codes is set `sets[n − 1]` of the collection. */
  readonly sets: readonly number[];
}

/** A deck of the collection as the engine takes it, or why it cannot. */
export function bringDeck(
  deck: readonly OwnCard[],
): BroughtCards | Exclude<DeckFault, DeckRefusal | 'not-owned'> {
  const read = deck.map(readOwnCard).filter((one) => one !== null);
  const sets = [...new Set(read.map(({ set }) => set))].sort((a, b) => a - b);
  if (sets.length > MOST_SETS) return 'too-many-sets';
  if (read.length < deck.length) return 'no-such-card';
  const names = read.map(({ face, set }) => ownCardName(face, sets.indexOf(set) + 1));
  return { cards: parseCards(names)!, sets };
}

/** The set of the collection behind a card of a match, for its back; set numbers of others are their own. */
export const ownSetOf = (sets: readonly number[], card: number): number =>
  sets[(card >> SET_SHIFT) & 15] ?? 1;

/**
 * Why a deck may not be brought to a table, or null where it may. Asked after every change while building.
 * @param owned the sets one owns
 */
export function deckFault(
  deck: readonly OwnCard[],
  owned: readonly number[],
  rule: DeckRule,
): DeckFault | null {
  const brought = bringDeck(deck);
  if (typeof brought === 'string') return brought;
  if (brought.sets.some((set) => !owned.includes(set))) return 'not-owned';
  if (brought.cards.length > MOST_CARDS) return 'too-many-cards';
  return deckRefusal(rule, brought.cards);
}

/** Cards in the order of the workshop: by rank, then suit, then set. */
export function sortDeck(deck: readonly OwnCard[]): OwnCard[] {
  const key = (name: OwnCard): number => {
    const own = readOwnCard(name);
    return own ? parseCard(own.face)! * 100 + own.set : Number.MAX_SAFE_INTEGER;
  };
  return [...deck].sort((a, b) => key(a) - key(b));
}

/** The names of engine codes, whose sets are those of the collection. */
export const ownNamesOf = ({ cards, sets }: BroughtCards): OwnCard[] =>
  cards.map((card) => {
    const own = readOwnCard(cardName(card))!;
    return ownCardName(own.face, sets[own.set - 1] ?? own.set);
  });
