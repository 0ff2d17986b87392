/** Hints for a deck, each with what it would change and by how much, and whole decks to begin with. */
import { type DeckRule, type RuleOptions, SUIT_NAMES } from '../engine/index.ts';
import {
  bringDeck,
  cardsOwned,
  deckFault,
  type NamedDeck,
  type OwnCard,
  ownCardName,
  readOwnCard,
} from './collection.ts';
import { type DeckOdds, oddsOf } from './deck-odds.ts';

/** Below this a chance is worth a hint. */
const GOOD: DeckOdds = { open: 0.95, sellInThree: 0.8, jack: 0.7 };
/** Which chance is looked after first: who cannot open has nothing to sell. */
const ORDER = ['open', 'sellInThree', 'jack'] as const;

/** Another card in the place of one, or one card more or less. */
export interface Suggestion {
  /** Which chance gets better. */
  readonly chance: keyof DeckOdds;
  readonly add: OwnCard | null;
  readonly remove: OwnCard | null;
  readonly before: number;
  readonly after: number;
}

/** Less than this is not worth a card. */
const LEAST_GAIN = 0.005;
/** A chance that falls by more, or by more below good, is spoilt. */
const SPOILT = 0.01;

/**
 * Looks for the one change that helps each poor chance most and spoils no good one.
 * @returns at most one suggestion per chance; none where the deck is good or may not be changed
 */
export function suggestChanges(
  deck: readonly OwnCard[],
  owned: readonly number[],
  rules: Pick<RuleOptions, 'deck' | 'kingStack'>,
): Suggestion[] {
  const before = oddsIn(deck, rules);
  if (!before) return [];
  const changes = changesOf(deck, owned, rules.deck);
  return ORDER.flatMap((chance): Suggestion[] => {
    if (before[chance] >= GOOD[chance]) return [];
    let best: Suggestion | null = null;
    for (const { add, remove, cards } of changes) {
      const after = oddsIn(cards, rules)!;
      if (after[chance] <= (best?.after ?? before[chance] + LEAST_GAIN)) continue;
      const spoils = ORDER.some((one) => after[one] < Math.min(before[one], GOOD[one]) - SPOILT);
      if (!spoils) best = { chance, add, remove, before: before[chance], after: after[chance] };
    }
    return best ? [best] : [];
  });
}

function oddsIn(deck: readonly OwnCard[], rules: Pick<RuleOptions, 'kingStack'>): DeckOdds | null {
  const brought = bringDeck(deck);
  return typeof brought === 'string' ? null : oddsOf(brought.cards, rules);
}

interface Change {
  readonly add: OwnCard | null;
  readonly remove: OwnCard | null;
  readonly cards: readonly OwnCard[];
}

/**
 * All single changes to a legal deck, one for each rank taken out and put in: chances see no suits. What changes nothing is
 * among them, and gains nothing.
 */
function changesOf(deck: readonly OwnCard[], owned: readonly number[], rule: DeckRule): Change[] {
  const rankOf = (card: OwnCard): string => readOwnCard(card)!.face.charAt(0);
  // The second Joker of a set counts as there with the first: no chance gets better by it.
  const free = cardsOwned(owned).filter((card) => !deck.includes(card));
  const firsts = (cards: readonly OwnCard[]): OwnCard[] => [
    ...new Map([...cards].reverse().map((card) => [rankOf(card), card])).values(),
  ];
  const changes: Change[] = [];
  for (const remove of [null, ...firsts(deck)]) {
    for (const add of [null, ...firsts(free)]) {
      const cards = [...deck];
      if (remove !== null) cards.splice(cards.indexOf(remove), 1);
      if (add !== null) cards.push(add);
      if (deckFault(cards, owned, rule) === null) changes.push({ add, remove, cards });
    }
  }
  return changes;
}

/** Decks to begin with, by what they are for: ranks in the order in which they are taken, and how many cards in all. */
const PLANS = {
  /** As few cards as most tables allow: high numbers, Jacks and Kings. */
  brisk: { size: 30, ranks: ['T', '9', '8', '7', '6', 'J', 'K', 'X', '5'] },
  /** To take from others: Jacks, Jokers and Kings before numbers. */
  rough: { size: 40, ranks: ['J', 'X', 'K', 'T', '9', '8', '7', '6', '5', 'Q'] },
  /** What sells, and twice what sells most: enough cards to outlast a short deck. */
  level: { size: 42, ranks: ['T', '6', 'K', 'J', 'X', '9', '8', '7'] },
  /** Small steps and Queens: long caravans. */
  patient: { size: 44, ranks: ['3', '4', '5', '6', '7', '8', '2', 'Q', 'J', 'K', 'A'] },
  /** Everything once. */
  full: { size: 54, ranks: [...'A23456789TJQKX'] },
} as const;
export const DECK_PLANS = Object.keys(PLANS) as (keyof typeof PLANS)[];
export type DeckPlan = keyof typeof PLANS;

/** A suggested deck that lacks more cards than this is another deck. */
const MOST_MISSING = 2;

/** The suggested decks that one's cards make and a table takes. */
export function suggestDecks(
  owned: readonly number[],
  rule: DeckRule,
): { readonly plan: DeckPlan; readonly cards: NamedDeck['cards'] }[] {
  const copies = rule.maxCopies ?? Number.POSITIVE_INFINITY;
  return DECK_PLANS.flatMap((plan) => {
    const { size, ranks } = PLANS[plan];
    const cards: OwnCard[] = [];
    const held = new Map<string, number>();
    // One set after the other, so that a rank is had in every suit before it is had twice.
    for (const set of owned) {
      for (const rank of ranks) {
        for (const face of rank === 'X' ? ['X', 'X'] : SUIT_NAMES.map((suit) => `${rank}${suit}`)) {
          const same = held.get(face) ?? 0;
          if (cards.length >= size || same >= copies * (rank === 'X' ? 2 : 1)) continue;
          held.set(face, same + 1);
          cards.push(ownCardName(face, set));
        }
      }
    }
    const whole = cards.length >= size - MOST_MISSING;
    return whole && deckFault(cards, owned, rule) === null ? [{ plan, cards }] : [];
  });
}
