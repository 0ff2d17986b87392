/** Building a deck: so many of a card in it and at hand, one more, one less, back and forth; and the list of one's decks. */
import { type DeckRule, SUIT_NAMES } from '../engine/index.ts';
import {
  cardsOwned,
  LONGEST_NAME,
  type NamedDeck,
  type OwnCard,
  readOwnCard,
  sortDeck,
} from './collection.ts';

/** The order in which cards fill a deck that is too small: what sells first. */
const FILLING = [...'T9876JK5Q432XA'];

/** How often each face is among cards, by the engine's name of the face. */
export function facesIn(cards: readonly OwnCard[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const face = readOwnCard(card)?.face ?? card;
    counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  return counts;
}

/** How often one has each face in all one's sets. */
export const facesOwned = (owned: readonly number[]): ReadonlyMap<string, number> =>
  facesIn(cardsOwned(owned));

/**
 * The deck with so many of a face, sorted: what is added comes from the first sets that still have it, what is taken is
 * of the last. More than one owns is not to be had.
 */
export function withCount(
  deck: readonly OwnCard[],
  face: string,
  count: number,
  owned: readonly number[],
): OwnCard[] {
  const isOf = (card: OwnCard): boolean => (readOwnCard(card)?.face ?? card) === face;
  const there = sortDeck(deck.filter(isOf));
  const left = [...there];
  const free = cardsOwned(owned).filter((card) => {
    if (!isOf(card)) return false;
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const kept = [...there, ...free].slice(0, Math.max(0, count));
  return sortDeck([...deck.filter((card) => !isOf(card)), ...kept]);
}

/** The faces of a rank: four suits, or the Joker. */
export const facesOf = (rank: string): string[] =>
  rank === 'X' ? ['X'] : SUIT_NAMES.map((suit) => `${rank}${suit}`);

/** One more, or one less, of every suit of a rank, as far as there are any. */
export const withRank = (
  deck: readonly OwnCard[],
  rank: string,
  by: 1 | -1,
  owned: readonly number[],
): OwnCard[] =>
  facesOf(rank).reduce<OwnCard[]>(
    (cards, face) => withCount(cards, face, (facesIn(cards).get(face) ?? 0) + by, owned),
    [...deck],
  );

/** Adds cards until there are as many as a table asks for: high numbers first, no card more often than it may be there. */
export function filledUp(deck: readonly OwnCard[], owned: readonly number[], rule: DeckRule): OwnCard[] {
  let cards = [...deck];
  const most = facesOwned(owned);
  for (let copies = 1; copies <= owned.length; copies++) {
    for (const face of FILLING.flatMap(facesOf)) {
      const missing = (rule.min ?? 0) - cards.length;
      if (missing <= 0) return sortDeck(cards);
      const may = face === 'X' ? 2 : 1;
      const limit = Math.min(most.get(face) ?? 0, may * Math.min(copies, rule.maxCopies ?? copies));
      const there = facesIn(cards).get(face) ?? 0;
      cards = withCount(cards, face, Math.max(there, Math.min(limit, there + missing)), owned);
    }
  }
  return sortDeck(cards);
}

/** A deck as it was and will be again: undo and redo. */
export interface Rewind {
  readonly past: readonly (readonly OwnCard[])[];
  readonly future: readonly (readonly OwnCard[])[];
}
export const NO_REWIND: Rewind = { past: [], future: [] };
const MOST_STEPS = 200;

/** What can be taken back after a change. */
export const noted = ({ past }: Rewind, before: readonly OwnCard[]): Rewind => ({
  past: [...past, before].slice(-MOST_STEPS),
  future: [],
});

/** One step back; null at the beginning. */
export function back(
  { past, future }: Rewind,
  now: readonly OwnCard[],
): { readonly cards: readonly OwnCard[]; readonly rewind: Rewind } | null {
  const cards = past.at(-1);
  return cards ? { cards, rewind: { past: past.slice(0, -1), future: [now, ...future] } } : null;
}

/** One step on again; null where nothing was taken back. */
export function forth(
  { past, future }: Rewind,
  now: readonly OwnCard[],
): { readonly cards: readonly OwnCard[]; readonly rewind: Rewind } | null {
  const [cards, ...later] = future;
  return cards ? { cards, rewind: { past: [...past, now], future: later } } : null;
}

/** A name nobody else has: with a number behind it where it is taken. @param but a deck that may have it */
export function freeName(decks: readonly NamedDeck[], name: string, but = -1): string {
  const taken = new Set(decks.filter((_, i) => i !== but).map((deck) => deck.name));
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : ` ${n}`;
    const tried = `${[...name].slice(0, LONGEST_NAME - suffix.length).join('')}${suffix}`;
    if (!taken.has(tried)) return tried;
  }
}
