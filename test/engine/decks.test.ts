/** Which decks a rule set allows: the published cases, and every refusal from several sides. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PRESET_IDS, type PresetId, presetOptions } from '../../src/content/index.ts';
import {
  cardNames,
  DECK_REFUSALS,
  type DeckRefusal,
  deckRefusal,
  parseCards,
  standardDeck,
} from '../../src/engine/index.ts';
import { cards } from '../kit/record.ts';

const set = (number: number): string[] => cardNames(standardDeck(number));
const numbers = (number: number): string[] => set(number).filter((card) => /^[A2-9T]/.test(card));
const faces = (number: number): string[] => set(number).filter((card) => /^[JQKX]/.test(card));
const without = (list: string[], ...gone: string[]): string[] => list.filter((card) => !gone.includes(card));

const refusalOf = (id: PresetId, deck: readonly string[]): DeckRefusal | null => {
  const codes = parseCards(deck);
  if (!codes) throw new Error('The test names a card that does not exist');
  return deckRefusal(presetOptions(id).deck, codes);
};

describe('published deck cases', () => {
  interface DeckCase {
    id: string;
    rules: PresetId[];
    deck: { size: number; composition?: string; copies?: Record<string, number>; sets?: string };
    legal: boolean;
    reason?: DeckRefusal;
  }
  const cases = JSON.parse(readFileSync(new URL('./deck-cases.json', import.meta.url), 'utf8')) as DeckCase[];

  /** The described deck: the copies asked for, then cards of one set after the other. */
  function build({ size, composition, copies = {}, sets }: DeckCase['deck']): string[] {
    if (composition === '52') return without(set(1), 'X');
    if (composition !== undefined) return set(1);
    const deck: string[] = [];
    for (const [card, count] of Object.entries(copies)) {
      for (let i = 1; i <= count; i++) deck.push(sets === 'same back' || i === 1 ? card : `${card}[${i}]`);
    }
    for (const card of [1, 2, 3].flatMap(set)) {
      const wanted = Object.keys(copies).includes(card.replace(/\[.*/, ''));
      if (deck.length < size && !wanted) deck.push(card);
    }
    return deck;
  }

  for (const { id, rules, deck, legal, reason } of cases) {
    for (const preset of rules) {
      test(`${id} under ${preset}`, () => {
        expect(build(deck)).toHaveLength(deck.size);
        expect(refusalOf(preset, build(deck))).toBe(legal ? null : reason);
      });
    }
  }
});

const STANDARD: PresetId[] = ['standard', 'polite', 'tournament', 'mifflin', 'nevins', 'foxon'];
const CUSTOM: PresetId[] = ['new-vegas', 'wiki', 'league', 'tabletop'];
const THIRTY = numbers(1).slice(0, 30);
const TWENTY_NINE_FACES = [...faces(1), ...faces(2), 'KS[3]'];

const CASES: readonly {
  readonly what: string;
  readonly rules: readonly PresetId[];
  readonly deck: readonly string[];
  readonly code: DeckRefusal | null;
}[] = [
  { what: 'a full set', rules: PRESET_IDS, deck: set(1), code: null },
  { what: 'a full set in any order, of another back', rules: STANDARD, deck: set(4).reverse(), code: null },
  { what: 'no cards', rules: STANDARD, deck: [], code: 'not-standard-54' },
  { what: 'one Joker', rules: STANDARD, deck: set(1).slice(0, 53), code: 'not-standard-54' },
  { what: '55 cards', rules: STANDARD, deck: [...set(1), 'AS[2]'], code: 'not-standard-54' },
  {
    what: 'one card of another back',
    rules: STANDARD,
    deck: [...without(set(1), '7D'), '7D[2]'],
    code: 'not-standard-54',
  },
  {
    what: 'a King twice in place of another',
    rules: STANDARD,
    deck: [...without(set(1), 'KC'), 'KD'],
    code: 'not-standard-54',
  },
  { what: 'three Jokers', rules: STANDARD, deck: [...without(set(1), 'KC'), 'X'], code: 'not-standard-54' },

  { what: 'thirty cards', rules: CUSTOM, deck: THIRTY, code: null },
  { what: '29 cards', rules: CUSTOM, deck: THIRTY.slice(1), code: 'too-few-cards' },
  { what: 'no cards', rules: CUSTOM, deck: [], code: 'too-few-cards' },
  { what: '108 cards', rules: ['new-vegas', 'tabletop', 'wiki'], deck: [...set(1), ...set(2)], code: null },
  {
    what: '109 cards',
    rules: ['new-vegas', 'tabletop'],
    deck: [...set(1), ...set(2), 'AS[3]'],
    code: 'too-many-cards',
  },
  { what: '109 cards', rules: ['wiki'], deck: [...set(1), ...set(2), 'AS[3]'], code: null },
  { what: '55 cards', rules: ['league'], deck: [...set(1), 'AS[2]'], code: 'too-many-cards' },
  { what: 'nine sets', rules: ['wiki'], deck: [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(set), code: null },

  { what: 'a card twice', rules: CUSTOM, deck: [...THIRTY, 'AS'], code: 'duplicate-card' },
  {
    what: 'a card of another back twice',
    rules: CUSTOM,
    deck: [...THIRTY, '9C[2]', '9C[2]'],
    code: 'duplicate-card',
  },
  {
    what: 'three Jokers of one set',
    rules: CUSTOM,
    deck: [...THIRTY, 'X', 'X', 'X'],
    code: 'duplicate-card',
  },
  { what: 'two Jokers of one set', rules: CUSTOM, deck: [...THIRTY, 'X[9]', 'X[9]'], code: null },

  { what: 'two copies', rules: CUSTOM, deck: [...THIRTY, 'AS[2]'], code: null },
  {
    what: 'three copies',
    rules: ['league', 'tabletop'],
    deck: [...THIRTY, 'AS[2]', 'AS[3]'],
    code: 'too-many-copies',
  },
  { what: 'three copies', rules: ['new-vegas', 'wiki'], deck: [...THIRTY, 'AS[2]', 'AS[3]'], code: null },
  { what: 'four Jokers', rules: CUSTOM, deck: [...THIRTY, 'X', 'X', 'X[2]', 'X[2]'], code: null },
  {
    what: 'five Jokers',
    rules: ['league', 'tabletop'],
    deck: [...THIRTY, ...cards('X X X[2] X[2] X[3]')],
    code: 'too-many-copies',
  },
  {
    what: 'five Jokers',
    rules: ['new-vegas', 'wiki'],
    deck: [...THIRTY, ...cards('X X X[2] X[2] X[3]')],
    code: null,
  },

  {
    what: 'two number cards',
    rules: CUSTOM,
    deck: [...faces(1), ...faces(2), 'AS', '2S'],
    code: 'too-few-number-cards',
  },
  {
    what: 'no number cards',
    rules: ['new-vegas', 'wiki'],
    deck: [...TWENTY_NINE_FACES, 'KH[3]'],
    code: 'too-few-number-cards',
  },
  {
    what: 'three number cards',
    rules: CUSTOM,
    deck: [...faces(1), ...faces(2), 'AS', '2S', 'TD'],
    code: null,
  },

  // Several faults: the first of the list is named.
  { what: 'few cards, one twice', rules: CUSTOM, deck: ['AS', 'AS'], code: 'too-few-cards' },
  {
    what: 'many cards, one twice',
    rules: ['new-vegas', 'league', 'tabletop'],
    deck: [...set(1), ...set(2), 'AS'],
    code: 'too-many-cards',
  },
  {
    what: 'a card twice and in three copies',
    rules: ['league', 'tabletop'],
    deck: [...THIRTY, 'AS', 'AS[2]', 'AS[3]'],
    code: 'duplicate-card',
  },
  {
    what: 'three copies and no number cards',
    rules: ['league', 'tabletop'],
    deck: [...TWENTY_NINE_FACES, 'KH'],
    code: 'duplicate-card',
  },
  {
    what: 'three copies and two number cards',
    rules: ['league', 'tabletop'],
    deck: [...TWENTY_NINE_FACES, 'AS', '2S'],
    code: 'too-many-copies',
  },
];

describe('decks', () => {
  test('every refusal is met at least twice', () => {
    for (const code of DECK_REFUSALS)
      expect(CASES.filter((each) => each.code === code).length, code).toBeGreaterThanOrEqual(2);
  });

  for (const { what, rules, deck, code } of CASES) {
    for (const id of rules) {
      test(`${what} under ${id}: ${code ?? 'allowed'}`, () => expect(refusalOf(id, deck)).toBe(code));
    }
  }

  test('names that are no cards are no deck', () => {
    for (const name of ['', '1S', '10S', 'as', 'AS[0]', 'AS[10]', 'XS', 'AS [2]', 'AS[2', 'JOKER']) {
      expect(parseCards(['7D', name]), name).toBe(null);
    }
  });

  test('card names come back as they went in', () => {
    const all = [1, 2, 9].flatMap(set);
    expect(cardNames(parseCards(all)!)).toEqual(all);
  });
});
