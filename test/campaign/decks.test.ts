import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bringDeck,
  cardsOwned,
  DECK_PLANS,
  type DeckFault,
  type DeckTextFault,
  deckFault,
  OWN_DECK_FAULTS,
  oddsOf,
  ownNamesOf,
  ownSetOf,
  readDeck,
  sortDeck,
  suggestChanges,
  suggestDecks,
  writeDeck,
} from '../../src/campaign/index.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import {
  DECK_FAULT_WORDS,
  DECK_PLAN_WORDS,
  DECK_TEXT_FAULT_WORDS,
  suggestionLine,
} from '../../src/text/campaign.ts';
import { optionsOf } from '../kit/record.ts';

const WIKI = optionsOf('wiki');
const codes = (deck: readonly string[]): readonly number[] => {
  const brought = bringDeck(deck);
  if (typeof brought === 'string') throw new Error(brought);
  return brought.cards;
};
const brisk = suggestDecks([1], WIKI.deck).find(({ plan }) => plan === 'brisk')!.cards;

describe('sets of the road and sets of the engine', () => {
  test('any nine of them go into a deck and come back', () => {
    const sets = [1, 5, 9, 10, 11, 12, 13, 14, 2];
    const deck = sets.flatMap((set) => cardsOwned([set]).slice(0, 6));
    const brought = bringDeck(deck);
    if (typeof brought === 'string') throw new Error(brought);
    expect(sortDeck(ownNamesOf(brought))).toEqual(sortDeck(deck));
    expect(brought.cards.map((card) => ownSetOf(brought.sets, card)).sort()).toEqual(
      sets.flatMap((set) => Array.from({ length: 6 }, () => set)).sort(),
    );
    expect(deckFault(deck, sets, WIKI.deck)).toBeNull();
    expect(deckFault([...deck, '7H[3]'], [...sets, 3], WIKI.deck)).toBe('too-many-sets');
  });

  test.each<[string, readonly string[], DeckFault]>([
    ['nonsense', ['7Z'], 'no-such-card'],
    ['another’s cards', [...brisk, '7H[12]'], 'not-owned'],
    ['too few', brisk.slice(1), 'too-few-cards'],
    ['a card twice', [...brisk, brisk[0]!], 'duplicate-card'],
  ])('%s is refused with its reason', (_, deck, fault) => {
    expect(deckFault(deck, [1], WIKI.deck)).toBe(fault);
  });
});

test('suggested decks are legal wherever decks are built, from the first set on', () => {
  for (const { table } of OPPONENTS) {
    const { deck } = optionsOf(table.rules.split('+')[0]!);
    for (const owned of [[1], [1, 2], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]) {
      const decks = suggestDecks(owned, deck);
      expect(decks.length).toBeGreaterThan(0);
      for (const { cards } of decks) expect(deckFault(cards, owned, deck)).toBeNull();
    }
  }
  const plans = (owned: readonly number[]) => suggestDecks(owned, WIKI.deck).map(({ plan }) => plan);
  expect(plans([1, 2])).toEqual(DECK_PLANS);
  // One set has not twice of anything.
  expect(plans([1])).toEqual(DECK_PLANS.filter((plan) => plan !== 'level'));
});

test('a suggestion does what it says, keeps the deck legal and explains itself', () => {
  // Thirty-two cards without a Jack, low numbers.
  const poor = sortDeck(cardsOwned([1]).filter((card) => /^[A23456]|^[QKX]/.test(card))).slice(0, 32);
  const suggestions = suggestChanges(poor, [1], WIKI);
  expect(suggestions.map(({ chance }) => chance)).toContain('jack');
  for (const { chance, add, remove, before, after } of suggestions) {
    const deck = [...poor];
    if (remove !== null) deck.splice(deck.indexOf(remove), 1);
    if (add !== null) deck.push(add);
    expect(deckFault(deck, [1], WIKI.deck)).toBeNull();
    expect(oddsOf(codes(poor), WIKI)[chance]).toBeCloseTo(before, 12);
    expect(oddsOf(codes(deck), WIKI)[chance]).toBeCloseTo(after, 12);
    expect(after).toBeGreaterThan(before);
    expect(suggestionLine({ chance, add, remove, before, after })).toMatch(/^[A-Z].*%\.$/);
  }
  expect(suggestChanges(cardsOwned([1]), [1], optionsOf('standard'))).toEqual([]);
});

describe('decks as text', () => {
  const faultOf = (text: string, owned = [1]) => {
    const read = readDeck(text, owned);
    return 'fault' in read ? read.fault : null;
  };

  test('come back', () => {
    const deck = { name: 'Brisk thirty', cards: sortDeck(brisk) };
    expect(readDeck(writeDeck(deck), [1])).toEqual({ deck });
  });

  test('are understood as people write them', () => {
    expect(readDeck('mine: 6s-8s, 10h; joker x\n2x7d', [1, 12])).toEqual({
      deck: { name: 'mine', cards: ['6S', '7S', '8S', 'TH', 'X', 'X', '7D', '7D[12]'] },
    });
    expect(readDeck('7H[12]', [1])).toEqual({ deck: { name: '', cards: ['7H[12]'] } });
    expect(readDeck(' , ;:;7H,,10S-10S ; JOKER[2] 7H[10], ', [1])).toEqual({
      deck: { name: ', ;', cards: ['7H', 'TS', 'X[2]', '7H[10]'] },
    });
    expect(readDeck('AC-3C JD-KD', [1])).toEqual({
      deck: { name: '', cards: ['AC', '2C', '3C', 'JD', 'QD', 'KD'] },
    });
    const twelve = Array.from({ length: 12 }, (_, i) => i + 1);
    for (const text of ['12x7H', '12X7h', '12×7H'])
      expect(readDeck(text, twelve)).toEqual({
        deck: { name: '', cards: twelve.map((set) => (set === 1 ? '7H' : `7H[${set}]`)) },
      });
  });

  test.each<[string, DeckTextFault]>([
    ['', { kind: 'empty', word: '', place: 0 }],
    ['name:', { kind: 'empty', word: '', place: 0 }],
    ['7H 1Z', { kind: 'no-card', word: '1Z', place: 2 }],
    ['TS-6S', { kind: 'bad-run', word: 'TS-6S', place: 1 }],
    ['2S-5H', { kind: 'bad-run', word: '2S-5H', place: 1 }],
    ...['ZS-8S', '6S-ZS', '6S-8S-TS', '6S-', '-6S', '6-8', '6SS-8SS', '6Z-8Z', '2xTS-6S'].map(
      (word): [string, DeckTextFault] => [word, { kind: 'bad-run', word, place: 1 }],
    ),
    ...['3x', 'x7H', '123x7H', 'x2x', 'QX'].map((word): [string, DeckTextFault] => [
      `7S,${word}`,
      { kind: 'no-card', word, place: 2 },
    ]),
    ['No card has such a long name', { kind: 'no-card', word: 'No', place: 1 }],
    ['abcdefghijklmnopqrstuvwxyz', { kind: 'no-card', word: 'abcdefghijklmnopqrst', place: 1 }],
    ['7H 7H', { kind: 'not-enough-of-it', word: '7H', place: 2 }],
    ['3xX', { kind: 'not-enough-of-it', word: '3xX', place: 1 }],
    [
      Array.from({ length: 201 }, () => '7H[2]').join(' '),
      { kind: 'too-many-cards', word: '7H[2]', place: 201 },
    ],
    ['x'.repeat(8001), { kind: 'too-long', word: '', place: 0 }],
    ['x'.repeat(8000), { kind: 'no-card', word: 'x'.repeat(20), place: 1 }],
  ])('%.20s is told what is wrong', (text, fault) => {
    expect(faultOf(text)).toEqual(fault);
    expect(DECK_TEXT_FAULT_WORDS[fault.kind](fault.word, fault.place)).toMatch(/^[A-Z].*\.$/);
  });

  test('never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.string()), (text) => {
        const read = readDeck(text, [1, 2]);
        if ('deck' in read) deckFault(read.deck.cards, [1, 2], WIKI.deck);
      }),
      { seed: 15 },
    );
  });

  test('every fault of the collection and every plan has its words', () => {
    const faults: Record<(typeof OWN_DECK_FAULTS)[number], string> = DECK_FAULT_WORDS;
    for (const fault of OWN_DECK_FAULTS) expect(faults[fault]).not.toBe('');
    for (const plan of DECK_PLANS) expect(DECK_PLAN_WORDS[plan].name).not.toBe('');
  });
});
