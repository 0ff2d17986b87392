import { describe, expect, test } from 'vitest';
import {
  back,
  cardsOwned,
  deckFault,
  facesIn,
  facesOf,
  facesOwned,
  filledUp,
  forth,
  freeName,
  LONGEST_NAME,
  NO_REWIND,
  noted,
  type Rewind,
  sortDeck,
  withCount,
  withRank,
} from '../../src/campaign/index.ts';
import type { DeckRule } from '../../src/engine/index.ts';

const ANY: DeckRule = { kind: 'custom', min: 30, max: null, maxCopies: null };

test('faces are counted over all sets; what is no card counts as itself', () => {
  expect([...facesIn(['7H', '7H[12]', 'X', 'X[2]', '7D', '??'])]).toEqual([
    ['7H', 2],
    ['X', 2],
    ['7D', 1],
    ['??', 1],
  ]);
  const owned = facesOwned([1, 3]);
  expect([owned.size, owned.get('7H'), owned.get('X')]).toEqual([53, 2, 4]);
  expect(facesOf('7')).toEqual(['7S', '7H', '7D', '7C']);
  expect(facesOf('X')).toEqual(['X']);
});

test.each<[readonly string[], string, number, readonly number[], readonly string[]]>([
  [[], '7H', 1, [1, 3], ['7H']],
  [['7H'], '7H', 2, [1, 3], ['7H', '7H[3]']],
  [['7H'], '7H', 9, [1, 3], ['7H', '7H[3]']], // no more than one owns
  [['7H[3]', 'KS', '2D'], '7H', 2, [1, 3], ['2D', '7H', '7H[3]', 'KS']], // the first set that still has it
  [['7H', '7H[3]'], '7H', 1, [1, 3], ['7H']], // the last set goes first
  [['7H[3]'], '7H', 9, [1, 3], ['7H', '7H[3]']],
  [['7H[3]', '7H'], '7H', 1, [1, 3], ['7H']], // in whatever order they lie
  [['7H', 'KS'], '7H', 0, [1], ['KS']],
  [['7H', 'KS'], '7H', -1, [1], ['KS']],
  [['7H[5]'], '7H', 2, [1], ['7H', '7H[5]']], // a card one no longer owns stays
  [['X'], 'X', 3, [1, 2], ['X', 'X', 'X[2]']],
  [['??', '7H'], '??', 0, [1], ['7H']],
])('%j with so many of %s: %i from %j', (deck, face, count, owned, expected) => {
  const before = [...deck];
  expect(withCount(deck, face, count, owned)).toEqual(expected);
  expect(deck).toEqual(before);
});

test('a whole rank goes up and down suit by suit, as far as there are cards', () => {
  const four = ['7S', '7H', '7D', '7C'];
  expect(withRank(['KS'], '7', 1, [1])).toEqual([...four, 'KS']);
  expect(withRank([...four, 'KS'], '7', 1, [1])).toEqual([...four, 'KS']);
  expect(withRank(['7H', 'KS'], '7', -1, [1])).toEqual(['KS']);
  expect(withRank(['X'], 'X', 1, [1])).toEqual(['X', 'X']);
});

describe('a deck that is filled up', () => {
  test('takes high numbers first and each card once before it takes one twice', () => {
    const thirty = filledUp([], [1, 2], ANY);
    expect([...facesIn(thirty).values()]).toEqual(Array.from({ length: 30 }, () => 1));
    expect([...new Set(thirty.map((card) => card.charAt(0)))].join('')).toBe('56789TJK');
    const sixty = filledUp([], [1, 2], { ...ANY, min: 60 });
    expect(sixty).toHaveLength(60);
    expect(sixty.filter((card) => card.endsWith('[2]'))).toEqual([
      '9S[2]',
      '9H[2]',
      'TS[2]',
      'TH[2]',
      'TD[2]',
      'TC[2]',
    ]);
    expect(sixty.filter((card) => card === 'X')).toHaveLength(2);
  });

  test('keeps what is there and stops where the table asks for no more', () => {
    const begun = ['AS', '2S', '3S'];
    const filled = filledUp(begun, [1], ANY);
    expect(filled).toHaveLength(30);
    expect(filled).toEqual(expect.arrayContaining(begun));
    const full = cardsOwned([1]);
    expect(filledUp(full, [1], ANY)).toHaveLength(54);
    expect(filledUp(['KS', '7H'], [1], { ...ANY, min: null })).toEqual(['7H', 'KS']);
    const forty = sortDeck(cardsOwned([1]).filter((card) => !card.startsWith('T')));
    expect(filledUp(forty, [1, 2], ANY)).toEqual(forty);
    // A card that is in it twice stays so, though others are not in it once.
    const twice = ['7H', '7H[2]', 'KS'];
    expect(filledUp(twice, [1, 2], ANY)).toEqual(expect.arrayContaining(twice));
  });

  test('is legal wherever one has the cards for it, to the last Joker', () => {
    for (const owned of [[1], [1, 2], [2, 5, 9]]) {
      for (const maxCopies of [null, 1, 2]) {
        const most = Math.min(owned.length, maxCopies ?? owned.length) * 54;
        for (const min of [30, 53, 54, 55, 108, most]) {
          const rule: DeckRule = { ...ANY, min, maxCopies };
          const filled = filledUp([], owned, rule);
          expect([min, maxCopies, filled.length]).toEqual([min, maxCopies, Math.min(min, most)]);
          expect(deckFault(filled, owned, rule)).toBe(min > most ? 'too-few-cards' : null);
        }
      }
    }
  });
});

test('steps are taken back and taken again, two hundred of them', () => {
  expect(back(NO_REWIND, ['7H'])).toBeNull();
  expect(forth(NO_REWIND, ['7H'])).toBeNull();
  const decks = Array.from({ length: 252 }, (_, i) => [`deck ${i}`]);
  let rewind: Rewind = NO_REWIND;
  for (const deck of decks.slice(0, -1)) rewind = noted(rewind, deck);
  let now: readonly string[] = decks.at(-1)!;
  let steps = 0;
  for (let step = back(rewind, now); step; step = back(rewind, now)) {
    ({ cards: now, rewind } = step);
    expect(now).toEqual(decks[250 - steps++]);
  }
  expect(steps).toBe(200);
  for (let step = forth(rewind, now); step; step = forth(rewind, now)) {
    ({ cards: now, rewind } = step);
    expect(now).toEqual(decks[252 - steps--]);
  }
  expect(steps).toBe(0);
  // Whoever goes another way cannot go the old one on.
  const earlier = back(rewind, now)!;
  expect(forth(noted(earlier.rewind, earlier.cards), ['another'])).toBeNull();
});

test('a name is free, if need be with a number behind it', () => {
  const decks = ['Brisk', 'Brisk 2', 'Slow'].map((name) => ({ name, cards: [] }));
  expect(freeName(decks, 'Rough')).toBe('Rough');
  expect(freeName(decks, 'Brisk')).toBe('Brisk 3');
  expect(freeName(decks, 'Brisk', 0)).toBe('Brisk');
  expect(freeName(decks, 'Slow', 0)).toBe('Slow 2');
  const long = '😀'.repeat(30);
  const first = freeName([], long);
  expect(first).toBe('😀'.repeat(LONGEST_NAME));
  expect(freeName([{ name: first, cards: [] }], long)).toBe(`${'😀'.repeat(LONGEST_NAME - 2)} 2`);
});
