/** Suggestions for a deck against all single changes there are, tried one by one, and the suggested decks card by card. */
import { describe, expect, test } from 'vitest';
import {
  bringDeck,
  cardsOwned,
  type DeckOdds,
  deckFault,
  type OwnCard,
  oddsOf,
  type Suggestion,
  suggestChanges,
  suggestDecks,
} from '../../src/campaign/index.ts';
import { type DeckRule, SUIT_NAMES } from '../../src/engine/index.ts';
import { optionsOf } from '../kit/record.ts';

const ANY: DeckRule = { kind: 'custom', min: null, max: null, maxCopies: null };
const CHANCES = ['open', 'sellInThree', 'jack'] as const;
const GOOD: DeckOdds = { open: 0.95, sellInThree: 0.8, jack: 0.7 };

const cards = (text: string): OwnCard[] => text.split(' ');
const suited = (ranks: string): OwnCard[] =>
  [...ranks].flatMap((rank) => SUIT_NAMES.map((suit) => `${rank}${suit}`));
const suggested = (deck: readonly OwnCard[], rule = ANY, owned: readonly number[] = [1]): Suggestion[] =>
  suggestChanges(deck, owned, { deck: rule, kingStack: 'multiply' });

function odds(deck: readonly OwnCard[]): DeckOdds {
  const brought = bringDeck(deck);
  if (typeof brought === 'string') throw new Error(brought);
  return oddsOf(brought.cards, { kingStack: 'multiply' });
}

/** By each poor chance, how good it gets by the best change that spoils nothing. */
function bestOf(deck: readonly OwnCard[], rule: DeckRule, owned: readonly number[]): Partial<DeckOdds> {
  const before = odds(deck);
  const every = <T>(list: readonly T[]): (T | null)[] => [null, ...new Set(list)];
  const tried = new Map<string, DeckOdds>();
  for (const remove of every(deck)) {
    for (const add of every(cardsOwned(owned))) {
      const at = remove === null ? -1 : deck.indexOf(remove);
      const changed = [...deck.filter((_, i) => i !== at), ...(add === null ? [] : [add])];
      const ranks = changed
        .map((card) => card.charAt(0))
        .sort()
        .join('');
      if (!tried.has(ranks) && deckFault(changed, owned, rule) === null) tried.set(ranks, odds(changed));
    }
  }
  const fine = [...tried.values()].filter((after) =>
    CHANCES.every((one) => after[one] >= before[one] - 0.01 || after[one] >= GOOD[one] - 0.01),
  );
  const best = CHANCES.filter((one) => before[one] < GOOD[one]).flatMap((one) => {
    const most = Math.max(...fine.map((after) => after[one]));
    return most > before[one] + 0.005 ? [[one, most] as const] : [];
  });
  return Object.fromEntries(best);
}

test.each<[string, OwnCard[], DeckRule]>([
  ['too few numbers to open', cards('TS 9S 2S QS QH QD QC KS KH KD KC X JS JH'), ANY],
  ['no Jack', cards('AS 2S 3S 4S 5S 6S 7S 8S 9S TS QS QH'), ANY],
  ['nothing for sale', cards('AS 2S 3S AH 2H 3H AD 2D 3D QS QH QD'), ANY],
  ['numbers just enough', cards('TS 9S 8S 7S QS QH QD QC X'), ANY],
  ['neither more nor fewer cards', cards('AS 2S 3S AH 2H QS QH QD QC X'), { ...ANY, min: 10, max: 10 }],
  ['a Jack in many', [...cards('JS'), ...suited('AQ'), ...cards('2S 3S 4S 5S')], ANY],
])('%s: the best of all changes that spoil nothing', (_, deck, rule) => {
  const told = suggested(deck, rule);
  const best = bestOf(deck, rule, [1]);
  expect(told.map(({ chance }) => chance)).toEqual(CHANCES.filter((one) => one in best));
  for (const { chance, add, remove, before, after } of told) {
    const changed = [...deck];
    if (remove !== null) changed.splice(changed.indexOf(remove), 1);
    if (add !== null) changed.push(add);
    expect(deckFault(changed, [1], rule)).toBeNull();
    expect(odds(changed)[chance]).toBe(after);
    expect(before).toBe(odds(deck)[chance]);
    expect(after).toBeCloseTo(best[chance]!, 12);
  }
});

test('the first change of those that help as much is told, and no more than there are', () => {
  expect(suggested(cards('AS 2S 3S'))).toEqual([
    { chance: 'jack', add: 'JS', remove: null, before: 0, after: 1 },
  ]);
  // The Jack of Spades is in it already; a Queen is spared first.
  const { add, remove } = suggested(cards('JS AS AH AD AC 2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C QS QH'))[0]!;
  expect([add, remove]).toEqual(['JH', 'QS']);
  // Nothing is at hand, so something has to go.
  const full = suggested(cardsOwned([1]));
  expect(full.map((one) => [one.chance, one.add, one.remove])).toEqual([
    ['sellInThree', null, 'X'],
    ['jack', null, 'X'],
  ]);
  expect(suggested(cardsOwned([1]), { ...ANY, min: 54 })).toEqual([]);
});

test.each([
  // A Ten less is a sale less.
  ['QS QH QD KS KH KD KC 7S 7H 7D 7C TS TH TD TC', 'KS'],
  ['3S 3H 3D 3C 5S 5H 5D 5C KS KH KD KC 6S 6H 6D 6C', '5S'],
])('of %s a Jack takes the place of %s, as another one would spoil the sale', (deck, remove) => {
  expect(suggested(cards(deck)).at(-1)).toMatchObject({ chance: 'jack', add: 'JS', remove });
});

test('what is just good is good', () => {
  // 36 of 45 hands hold the Ten, and a Nine and a Two with it.
  const deck = cards('TS 9S 9H 9D 2S 2H 2D QS QH QD');
  expect(odds(deck).sellInThree).toBe(0.8);
  expect(suggested(deck).map(({ chance }) => chance)).toEqual(['jack']);
});

test('what gains less than half a point is not worth a card', () => {
  // A card fewer of two or three sets: 0.7 points for a sale and 0.4 for a Jack, then less.
  expect(suggested(cardsOwned([1, 2]), ANY, [1, 2]).map(({ chance }) => chance)).toEqual(['sellInThree']);
});

test.each<[string, readonly OwnCard[], DeckRule, readonly number[]]>([
  ['what is good', suggestDecks([1], ANY)[0]!.cards, ANY, [1]],
  ['what is no card', ['7Z', ...suited('A2J')], ANY, [1]],
  ['a full set that is asked for', cardsOwned([1]), optionsOf('standard').deck, [1]],
])('%s has no suggestions', (_, deck, rule, owned) => {
  expect(suggested(deck, rule, owned)).toEqual([]);
});

describe('suggested decks', () => {
  const two = (face: string): string[] => [face, `${face}[2]`];
  const plan = (name: string, rule: DeckRule, owned: readonly number[]) =>
    suggestDecks(owned, rule).find((one) => one.plan === name)?.cards ?? null;
  const ROUGH = [...suited('J'), 'X', 'X', ...suited('KT98765Q')];

  test('take ranks in their order, a suit after the other, to their size', () => {
    expect(plan('brisk', ANY, [1])).toEqual([...suited('T9876JK'), 'X', 'X']);
    expect(plan('brisk', ANY, [3])).toEqual([...suited('T9876JK'), 'X', 'X'].map((card) => `${card}[3]`));
    expect(plan('level', ANY, [1, 2])?.toSorted()).toEqual(
      [...suited('T6K').flatMap(two), ...suited('J987'), 'X', 'X'].toSorted(),
    );
  });

  test('lack a few cards where no more are at hand or allowed, but not many', () => {
    expect(plan('rough', ANY, [1])).toEqual(ROUGH);
    expect(plan('rough', { ...ANY, maxCopies: 1 }, [1, 2])).toEqual(ROUGH);
    expect(plan('rough', ANY, [1, 2])).toEqual([...ROUGH, 'JS[2]', 'JH[2]']);
    expect(plan('level', { ...ANY, maxCopies: 1 }, [1, 2])).toBeNull();
    expect(plan('brisk', { ...ANY, min: 31 }, [1])).toBeNull();
  });
});
