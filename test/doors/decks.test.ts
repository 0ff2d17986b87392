/** Decks as text, and names that are typed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bringDeck,
  cleanName,
  type DeckTextFault,
  deckFault,
  freeName,
  LONGEST_NAME,
  readDeck,
  sortDeck,
  suggestDecks,
  writeDeck,
} from '../../src/campaign/index.ts';
import { presetOptions } from '../../src/content/index.ts';
import { DECK_TEXT_FAULT_WORDS } from '../../src/text/campaign.ts';
import { BAD_TEXTS, badText, expectClear, hugeTexts, mutated, nested, watchDoor } from '../kit/hostile.ts';
import { checked, seeded } from '../kit/seeds.ts';

const tried = watchDoor('decks');
const OWNED = [1, 12];
const { deck: RULE } = presetOptions('wiki');
const GOOD = [
  'Brisk thirty: 6S-TS 6H-TH 6D-TD 6C-TC JS JH JD JC KS KH KD KC X X',
  ...suggestDecks(OWNED, RULE).map((one) => writeDeck({ name: one.plan, cards: one.cards })),
];
const NAME = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;

function expectDeck(text: string): void {
  tried();
  const reading = readDeck(text, OWNED);
  if ('fault' in reading) {
    const { kind, word, place }: DeckTextFault = reading.fault;
    expectClear(DECK_TEXT_FAULT_WORDS[kind](word, place));
    return;
  }
  const { name, cards } = reading.deck;
  expect([...name].length).toBeLessThanOrEqual(LONGEST_NAME);
  expect(name).toMatch(NAME);
  expect(cards.length).toBeLessThanOrEqual(200);
  // Whatever was read can be asked about, written and read again.
  deckFault(cards, OWNED, RULE);
  expect(typeof bringDeck(cards)).toBe('object');
  expect(readDeck(writeDeck({ name, cards }), OWNED)).toEqual({ deck: { name, cards: sortDeck(cards) } });
}

test('a bad text as a deck, as a card and as a name', () => {
  for (const text of BAD_TEXTS)
    for (const deck of [
      text,
      `${text}: 7H`,
      `x: ${text}`,
      `7H ${text} 8H`,
      `${text}-${text}`,
      `9x${text}`,
      `7H[${text}]`,
    ])
      expectDeck(deck);
  for (const text of [...hugeTexts(['7H ', '99xX ', 'AS-KS ', ': ', '7H[1]', '10']), nested(100_000)])
    for (const deck of [text, `x: ${text}`]) {
      tried();
      expect(readDeck(deck, OWNED)).toEqual({ fault: { kind: 'too-long', word: '', place: 0 } });
    }
  for (const text of GOOD) expect(readDeck(text, OWNED)).toHaveProperty('deck');
});

test(seeded('what is nearly a deck'), () => {
  const words = ['7H', 'X', '10S', 'AS-KS', '4xX', '[2]', '[12]', ':', '-', 'joker', 'ks'];
  fc.assert(fc.property(mutated(GOOD, words), expectDeck), checked(100));
});

test(seeded('names: printed, short, and none twice'), () => {
  fc.assert(
    fc.property(fc.array(badText, { minLength: 1, maxLength: 4 }), (texts) => {
      const decks: { name: string; cards: string[] }[] = [];
      for (const text of [...texts, ...texts]) {
        tried();
        const name = cleanName(text);
        expect(name).toMatch(NAME);
        expect(cleanName(name)).toBe(name);
        if (name === '') continue;
        const free = freeName(decks, name);
        expect(free).toMatch(NAME);
        expect(free.isWellFormed()).toBe(true);
        expect([...free].length).toBeLessThanOrEqual(LONGEST_NAME);
        expect(decks.map((deck) => deck.name)).not.toContain(free);
        decks.push({ name: free, cards: [] });
      }
    }),
    checked(100),
  );
  for (const text of hugeTexts()) {
    tried();
    expect([...cleanName(text)].length).toBeLessThanOrEqual(LONGEST_NAME);
  }
});
