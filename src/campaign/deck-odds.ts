/**
 * What may be expected of a deck, exactly. All chances are hypergeometric: of a deck of N cards with K of a kind, n cards
 * drawn hold exactly k of the kind with the chance C(K,k)·C(N−K,n−k) / C(N,n) (N. L. Johnson, A. W. Kemp and S. Kotz,
 * "Univariate Discrete Distributions", 3rd edition 2005, section 6.1). Where several kinds matter, hands are counted by
 * the product of generating functions: the ways to take n cards are the coefficient of xⁿ in Π(1+x)^Kᵢ.
 */
import {
  DEAL,
  isNumber,
  JACK,
  JOKER,
  KING,
  NEEDED_NUMBERS,
  type RuleOptions,
  rankOf,
  SALE_MAX,
  SALE_MIN,
  SUIT_NAMES,
  type SuitName,
  suitOf,
  TEN,
} from '../engine/index.ts';

/** Cards seen by the fifth turn after the opening: the deal, and a card drawn after each of four turns (R6). */
export const SEEN_BY_TURN_FIVE = DEAL + 4;

/** Cards by rank, Ace first, Joker last; by suit, Jokers apart; and how many of each sort there are. */
export interface DeckPicture {
  readonly size: number;
  readonly ranks: readonly number[];
  /** Number cards and face cards that have a suit. */
  readonly suits: Readonly<Record<SuitName, number>>;
  readonly numbers: number;
  readonly faces: number;
  readonly jokers: number;
}

export function pictureOf(cards: readonly number[]): DeckPicture {
  const ranks = Array.from({ length: JOKER }, () => 0);
  const suits: Record<SuitName, number> = { S: 0, H: 0, D: 0, C: 0 };
  for (const card of cards) {
    ranks[rankOf(card) - 1]!++;
    if (rankOf(card) < JOKER) suits[SUIT_NAMES[suitOf(card)]!]++;
  }
  const numbers = cards.filter(isNumber).length;
  return {
    size: cards.length,
    ranks,
    suits,
    numbers,
    faces: cards.length - numbers,
    jokers: ranks[JOKER - 1]!,
  };
}

/** C(n,k), 0 where k is more than n, as one of the factors is; exact up to 2⁵³, beyond that to a number's precision. */
function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return result;
}

/**
 * The chance that of `drawn` cards of a deck at least `least` are of a kind of which the deck has `kind`; the whole deck is
 * drawn where it is smaller. The hypergeometric law, summed.
 */
export function chanceOfAtLeast(least: number, kind: number, size: number, drawn: number): number {
  const n = Math.min(drawn, size);
  let ways = 0;
  for (let k = least; k <= n; k++) ways += choose(kind, k) * choose(size - kind, n - k);
  return share(ways, choose(size, n));
}

/** A part of all hands; what is rounded in large counts makes no more than all of it. */
const share = (ways: number, all: number): number => Math.min(1, ways / all);

/** The chance that the hand as dealt holds the three number cards that start three caravans, without any redeal. */
export const chanceToOpen = (cards: readonly number[]): number =>
  chanceOfAtLeast(NEEDED_NUMBERS, cards.filter(isNumber).length, cards.length, DEAL);

/** The chance that a Jack has come into the hand by the fifth turn after the opening, if every turn draws. */
export const chanceOfJack = (cards: readonly number[]): number =>
  chanceOfAtLeast(1, cards.filter((card) => rankOf(card) === JACK).length, cards.length, SEEN_BY_TURN_FIVE);

/** None, one, and more Kings than one. */
const KINGS_TOLD = 3;

type KingStack = RuleOptions['kingStack'];

/**
 * Whether ranks and Kings in hand sell a caravan with three cards: three numbers of different values (which always have an
 * order that goes one way), two different numbers with a King on one, or one number with two Kings.
 */
function sellsInThree(ranks: readonly number[], kings: number, kingStack: KingStack): boolean {
  const sells = (value: number): boolean => value >= SALE_MIN && value <= SALE_MAX;
  return ranks.some((a, i) => {
    if (kings >= 2 && sells(a * (kingStack === 'add' ? 3 : 4))) return true;
    const rest = ranks.slice(i + 1);
    return rest.some(
      (b, j) =>
        (kings >= 1 && (sells(2 * a + b) || sells(a + 2 * b))) ||
        rest.slice(j + 1).some((c) => sells(a + b + c)),
    );
  });
}

/** By a set of ranks as bits and by Kings in hand, whether they sell; reckoned once for each way Kings are counted. */
const sellingSets = (kingStack: KingStack): Uint8Array => {
  SELLING[kingStack] ??= Uint8Array.from({ length: KINGS_TOLD << TEN }, (_, i) => {
    const set = Math.floor(i / KINGS_TOLD);
    const ranks = Array.from({ length: TEN }, (_rank, bit) => bit + 1).filter((rank) => set & bitOf(rank));
    return Number(sellsInThree(ranks, i % KINGS_TOLD, kingStack));
  });
  return SELLING[kingStack];
};
const SELLING: Partial<Record<KingStack, Uint8Array>> = {};

const bitOf = (rank: number): number => 1 << (rank - 1);

/**
 * The chance that the hand as dealt can sell a caravan with three of its cards, number cards of equal values not counted.
 *
 * Every set S of ranks is asked once: hands whose number cards have exactly the ranks of S are counted by
 * [x⁸] Π_{r∈S}((1+x)^{n_r} − 1) · K(x) · (1+x)^m, where K(x) picks no, one or more Kings and m counts the other cards.
 */
export function chanceToSellInThree(
  cards: readonly number[],
  { kingStack }: Pick<RuleOptions, 'kingStack'>,
): number {
  const { ranks, size, numbers } = pictureOf(cards);
  const drawn = Math.min(DEAL, size);
  const kings = ranks[KING - 1]!;
  const kingHands: Polynomial[] = [0, 1, 2].map((told) =>
    powers(kings).map((ways, k) => (Math.min(k, KINGS_TOLD - 1) === told ? ways : 0)),
  );
  const someOf = ranks.map((count) => powers(count).map((ways, k) => (k === 0 ? 0 : ways)));
  const sells = sellingSets(kingStack);
  let good = 0;
  const visit = (rank: number, set: number, ways: Polynomial): void => {
    if (rank > TEN) {
      for (const [held, kingWays] of kingHands.entries())
        if (sells[set * KINGS_TOLD + held]) good += coefficient(ways, kingWays, drawn);
      return;
    }
    visit(rank + 1, set, ways);
    if (ranks[rank - 1]! > 0) visit(rank + 1, set | bitOf(rank), product(ways, someOf[rank - 1]!));
  };
  visit(1, 0, powers(size - kings - numbers));
  return share(good, choose(size, drawn));
}

/** Coefficients of 1, x … x⁸. */
type Polynomial = readonly number[];

/** (1+x)^n as far as x⁸. */
const powers = (n: number): Polynomial => Array.from({ length: DEAL + 1 }, (_, k) => choose(n, k));

/** [xⁿ] of a product. */
function coefficient(a: Polynomial, b: Polynomial, n: number): number {
  let sum = 0;
  for (let i = 0; i <= n; i++) sum += a[i]! * b[n - i]!;
  return sum;
}

/** As far as x⁸. */
const product = (a: Polynomial, b: Polynomial): Polynomial => a.map((_, n) => coefficient(a, b, n));

/** The three chances of the workshop. */
export interface DeckOdds {
  readonly open: number;
  readonly sellInThree: number;
  readonly jack: number;
}

export const oddsOf = (cards: readonly number[], rules: Pick<RuleOptions, 'kingStack'>): DeckOdds => ({
  open: chanceToOpen(cards),
  sellInThree: chanceToSellInThree(cards, rules),
  jack: chanceOfJack(cards),
});
