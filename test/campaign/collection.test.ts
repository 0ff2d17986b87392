/** Names of decks and cards as they come in, and decks as the engine takes them. */
import { expect, test } from 'vitest';
import {
  bringDeck,
  cardsOwned,
  cleanName,
  deckFault,
  LONGEST_NAME,
  type OwnCard,
  readOwnCard,
  sortDeck,
} from '../../src/campaign/index.ts';
import { type DeckRule, parseCards } from '../../src/engine/index.ts';

test.each([
  ['Brisk thirty', 'Brisk thirty'],
  ['  two\n\t lines ', 'two lines'],
  ['bell\u0007and\u200bmore', 'bell and more'],
  [' \n', ''],
  ['x'.repeat(LONGEST_NAME + 1), 'x'.repeat(LONGEST_NAME)],
  [` ${'x'.repeat(LONGEST_NAME)}`, 'x'.repeat(LONGEST_NAME)],
  [`${'x'.repeat(LONGEST_NAME - 1)} yes`, 'x'.repeat(LONGEST_NAME - 1)],
  ['😀'.repeat(30), '😀'.repeat(LONGEST_NAME)],
  [`${' '.repeat(499)}yes`, 'y'],
])('the name %j is %j', (typed, name) => {
  expect(cleanName(typed)).toBe(name);
});

test.each<[string, ReturnType<typeof readOwnCard>]>([
  ['7H', { face: '7H', set: 1 }],
  ['TC[9]', { face: 'TC', set: 9 }],
  ['AD[14]', { face: 'AD', set: 14 }],
  ['X', { face: 'X', set: 1 }],
  ['X[2]', { face: 'X', set: 2 }],
  ...[
    '',
    '7',
    'H',
    '1H',
    '7Z',
    '7h',
    'XS',
    '17H',
    '7HH',
    '7H[0]',
    '7H[01]',
    '7H[123]',
    '7H[1a]',
    '7H[]',
    '7H 12',
  ].map((name): [string, null] => [name, null]),
])('the card %j', (name, card) => {
  expect(readOwnCard(name)).toEqual(card);
});

test('a deck is brought with its sets in their order', () => {
  expect(bringDeck(['7H[12]', 'KS[2]', 'X', 'X', '7H[2]'])).toEqual({
    cards: parseCards(['7H[3]', 'KS[2]', 'X', 'X', '7H[2]']),
    sets: [1, 2, 12],
  });
});

test('nine sets go into a deck; too many come before what is no card', () => {
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((set): OwnCard => `7H[${set}]`);
  expect(bringDeck(nine)).toMatchObject({ sets: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  expect(bringDeck([...nine, '7Z'])).toBe('no-such-card');
  expect(bringDeck([...nine, '7Z', '7H[10]'])).toBe('too-many-sets');
});

test('two hundred cards are a deck, one more is not', () => {
  const any: DeckRule = { kind: 'custom', min: null, max: null, maxCopies: null };
  const four = [1, 2, 3, 4];
  expect(deckFault(cardsOwned(four).slice(0, 200), four, any)).toBeNull();
  expect(deckFault(cardsOwned(four).slice(0, 201), four, any)).toBe('too-many-cards');
});

test('cards lie by rank, suit and set, and what is no card behind them', () => {
  const deck = ['??', 'X', 'AS[12]', '7H', 'TS', 'AS[2]', '7S[3]', 'AS'];
  expect(sortDeck(deck)).toEqual(['AS', 'AS[2]', 'AS[12]', '7S[3]', '7H', 'TS', 'X', '??']);
  expect(deck[0]).toBe('??');
});
