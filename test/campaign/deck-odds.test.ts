/** The chances of a deck, counted a second time: over every hand there is, by figures worked out by hand, and by dealing. */
import { expect, test } from 'vitest';
import {
  bringDeck,
  chanceOfAtLeast,
  oddsOf,
  pictureOf,
  SEEN_BY_TURN_FIVE,
  suggestDecks,
} from '../../src/campaign/index.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import {
  isNumber,
  JACK,
  KING,
  parseCards,
  Random,
  type RuleOptions,
  rankOf,
  standardDeck,
} from '../../src/engine/index.ts';
import { optionsOf } from '../kit/record.ts';
import { runs } from '../kit/seeds.ts';

type KingStack = RuleOptions['kingStack'];

const cardsOf = (names: string): readonly number[] => parseCards(names.split(' '))!;
const codes = (deck: readonly string[]): readonly number[] => {
  const brought = bringDeck(deck);
  if (typeof brought === 'string') throw new Error(brought);
  return brought.cards;
};
const brisk = suggestDecks([1], optionsOf('wiki').deck).find(({ plan }) => plan === 'brisk')!.cards;

/** Three cards of a hand that are one caravan for sale, by trying all: the words of the chance, said another way. */
function sells(hand: readonly number[], kingStack: KingStack): boolean {
  const value = (card: number, kings: number): number =>
    rankOf(card) * (kingStack === 'add' ? 1 + kings : 2 ** kings);
  const good = (total: number): boolean => total >= 21 && total <= 26;
  return hand.some((a, i) =>
    hand.some((b, j) =>
      hand.some((c, k) => {
        if (i === j || i === k || j === k || !isNumber(a)) return false;
        const kings = [b, c].filter((card) => rankOf(card) === KING).length;
        const numbers = [a, b, c].filter(isNumber);
        if (numbers.length + kings !== 3 || new Set(numbers.map(rankOf)).size !== numbers.length)
          return false;
        return good(value(a, kings) + numbers.slice(1).reduce((sum, card) => sum + rankOf(card), 0));
      }),
    ),
  );
}

function handsOf(cards: readonly number[], many: number): number[][] {
  if (many === 0) return [[]];
  return cards.flatMap((card, i) => handsOf(cards.slice(i + 1), many - 1).map((hand) => [card, ...hand]));
}

/** Hands of fewer cards than are dealt, which are held for certain, and whether they sell. */
const BORDERS: readonly (readonly [names: string, kingStack: KingStack, chance: 0 | 1])[] = [
  // Three numbers, from 21 to 26.
  ['TS 8S 2S', 'multiply', 0],
  ['TS 9S 2S', 'multiply', 1],
  ['TS 9S 7S', 'multiply', 1],
  ['TS 9S 8S', 'multiply', 0],
  ['TS 9S', 'multiply', 0],
  ['8S 8H 5S', 'multiply', 0],
  ['8S 5S', 'multiply', 0],
  ['5S 8S 9S', 'multiply', 1],
  // Two of them with a King on either.
  ['TS AS KS', 'multiply', 1],
  ['TS AS', 'multiply', 0],
  ['TS AS QS JS X', 'multiply', 0],
  ['TS 6S KS', 'multiply', 1],
  ['TS 9S KS', 'multiply', 0],
  ['TS 8S KS', 'multiply', 1],
  ['9S 2S KS', 'multiply', 0],
  ['7S KS', 'multiply', 0],
  ['7S 7H KS', 'multiply', 0],
  ['9S 3S KS', 'add', 1],
  // One with two Kings.
  ['6S KS', 'multiply', 0],
  ['6S KS KH', 'multiply', 1],
  ['6S KS KH KC', 'multiply', 1],
  ['5S KS KH', 'multiply', 0],
  ['7S KS KH', 'multiply', 0],
  ['6S KS KH', 'add', 0],
  ['7S KS KH', 'add', 1],
  ['8S KS KH', 'add', 1],
  ['9S KS KH', 'add', 0],
];

test('three cards sell from 21 to 26, with a King on one or two on one, and no equal numbers', () => {
  for (const [names, kingStack, chance] of BORDERS)
    expect(oddsOf(cardsOf(names), { kingStack }).sellInThree, `${names}, ${kingStack}`).toBe(chance);
});

test('by turn five the deal and four cards are seen', () => {
  expect(SEEN_BY_TURN_FIVE).toBe(12);
});

test.each([
  'TS TH 9S 6S 2S AS KS KH JS QS X', // a bit of everything
  '6S 6H 7S AS AH KS KH KC KD JS QS X', // sells only with Kings
  'TS TH 9S 9H 8S 7S 2S 3S AS 4S 5S', // numbers alone
  '7S 7H 7D 7C 5S 5H 5D KS JS JH QS', // seven and seven and seven is no caravan
  'AS 2S 3S KS KH QS QH JS JH X X', // nothing for sale
])('every hand of %s is counted', (names) => {
  const cards = cardsOf(names);
  const hands = handsOf(cards, 8);
  for (const kingStack of ['multiply', 'add'] as const) {
    const odds = oddsOf(cards, { kingStack });
    const good = hands.filter((hand) => sells(hand, kingStack)).length;
    expect(odds.sellInThree).toBeCloseTo(good / hands.length, 12);
    const opening = hands.filter((hand) => hand.filter(isNumber).length >= 3).length;
    expect(odds.open).toBeCloseTo(opening / hands.length, 12);
    // No more cards than are seen by turn five.
    expect(odds.jack).toBe(Number(names.includes('J')));
  }
});

test('a Jack is looked for among the twelve cards that are seen by turn five', () => {
  const fifteen = cardsOf('JS JH AS AH AD AC 2S 2H 2D 2C 3S 3H QS KS X');
  // 1 − C(13,12)/C(15,12)
  expect(oddsOf(fifteen, { kingStack: 'add' }).jack).toBeCloseTo(1 - 13 / 455, 12);
});

test.each([
  ['one full set', standardDeck(), 'multiply'],
  ['thirty cards', codes(brisk), 'multiply'],
  [
    'a deck of an opponent, Kings adding',
    codes(OPPONENTS.find(({ id }) => id === 'hesper-dunnock')!.deck!),
    'add',
  ],
] as const)('chances of %s are those of dealt hands', (_, deck, kingStack) => {
  const random = new Random(12, 3);
  const count = { open: 0, sellInThree: 0, jack: 0 };
  const deals = runs(4000);
  const cards = [...deck];
  for (let i = 0; i < deals; i++) {
    random.shuffle(cards);
    const hand = cards.slice(0, 8);
    if (hand.filter(isNumber).length >= 3) count.open++;
    if (sells(hand, kingStack)) count.sellInThree++;
    if (cards.slice(0, 12).some((card) => rankOf(card) === JACK)) count.jack++;
  }
  const odds = oddsOf(deck, { kingStack });
  for (const chance of ['open', 'sellInThree', 'jack'] as const) {
    const exact = odds[chance];
    const error = Math.sqrt((exact * (1 - exact)) / deals);
    expect(Math.abs(count[chance] / deals - exact)).toBeLessThan(4.5 * error + 1e-9);
  }
});

test('the hypergeometric law at its ends, and figures worked out by hand', () => {
  expect(chanceOfAtLeast(1, 0, 54, 8)).toBe(0);
  expect(chanceOfAtLeast(0, 5, 54, 8)).toBe(1);
  expect(chanceOfAtLeast(3, 54, 54, 8)).toBe(1);
  expect(chanceOfAtLeast(1, 1, 5, 9)).toBe(1);
  expect(chanceOfAtLeast(3, 9, 9, 2)).toBe(0);
  expect(chanceOfAtLeast(1, 0, 0, 8)).toBe(0);
  expect(chanceOfAtLeast(0, 0, 0, 8)).toBe(1);
  expect(chanceOfAtLeast(1, 2, 4, 2)).toBeCloseTo(5 / 6, 12); // 1 − C(2,2)/C(4,2)
  expect(chanceOfAtLeast(2, 3, 7, 4)).toBeCloseTo(22 / 35, 12); // (C(3,2)C(4,2) + C(3,3)C(4,1)) / C(7,4)
  expect(chanceOfAtLeast(3, 5, 9, 4)).toBeCloseTo(45 / 126, 12); // (C(5,3)C(4,1) + C(5,4)) / C(9,4)
  expect(oddsOf([], { kingStack: 'multiply' })).toEqual({ open: 0, sellInThree: 0, jack: 0 });
});

test('no chance is more than all, in the largest decks too', () => {
  for (let kind = 1; kind <= 110; kind++) expect(chanceOfAtLeast(1, kind, 110, 12)).toBeLessThanOrEqual(1);
});

test('the picture of a full set', () => {
  const { size, ranks, suits, numbers, faces, jokers } = pictureOf(standardDeck());
  expect({ size, numbers, faces, jokers, suits }).toEqual({
    size: 54,
    numbers: 40,
    faces: 14,
    jokers: 2,
    suits: { S: 13, H: 13, D: 13, C: 13 },
  });
  expect(ranks).toEqual([...Array.from({ length: 13 }, () => 4), 2]);
});
