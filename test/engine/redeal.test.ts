/** What the twenty-first redeal in a row does to the shuffled deck (M5), card by card, and what is told of it. */
import { expect, test } from 'vitest';
import {
  type CardName,
  cardName,
  imagine,
  isNumber,
  observe,
  parseCard,
  Random,
  STREAM,
  type State,
  seatIndex,
  toPosition,
} from '../../src/engine/index.ts';
import { cards, position, rulesOf, step } from '../kit/record.ts';

const codesOf = (names: readonly string[]): number[] => names.map((name) => parseCard(name)!);

/** Seat B or A before a redeal, with so many redeals behind it. */
function before(seat: 'A' | 'B', hand: string, deck: string, done: number, seed: number): State {
  const state = position('- | - | - // - | - | -', {
    phase: 'opening',
    turn: seat,
    rules: rulesOf('mifflin'),
    hand,
    deck,
  });
  const seen = observe(state, seat);
  const { handA, handB, deckA, deckB } = toPosition(state);
  return imagine(
    { ...seen, counters: { ...seen.counters, redeals: { A: done, B: done } } },
    {
      otherHand: codesOf(seat === 'A' ? handB : handA),
      ownDeck: codesOf(seat === 'A' ? deckA : deckB),
      otherDeck: codesOf(seat === 'A' ? deckB : deckA),
    },
    seed,
  );
}

/**
 * The hand after a redeal, in words of its own: of the eight cards on top, the picture cards that lie lowest change
 * places with the lowest number cards below, until three are numbers.
 */
function expectedHand(seat: 'A' | 'B', hand: string, deck: string, done: number, seed: number): CardName[] {
  const all = [...codesOf(cards(deck)).reverse(), ...codesOf(cards(hand)).reverse()];
  new Random(seed, STREAM.redeal + seatIndex(seat) * 100, done).shuffle(all);
  const below = all.slice(0, -8);
  const top = all.slice(-8);
  if (done >= 20) {
    const spare = below.filter(isNumber);
    const missing = 3 - top.filter(isNumber).length;
    const out = top.flatMap((card, i) => (isNumber(card) ? [] : [i]));
    for (let k = 0; k < Math.min(missing, spare.length); k++) top[out[k]!] = spare[k]!;
  }
  return top.reverse().map(cardName);
}

const FACES = 'KH QH JH KD QD JD KC QC JC KS QS JS';
const HANDS: readonly (readonly [hand: string, deck: string])[] = [
  ['KS QS', `2S 3S 4S ${FACES} ${FACES} ${FACES}`],
  ['KS QS', `2S 3S 4S 5S 6S 7S 8S ${FACES}`],
  ['KS QS', '2S 3S 4S 5S 6S 7S 8S 9S TS AS 2H 3H 4H 5H 6H'],
  ['KS QS 2S', `3S ${FACES} ${FACES}`],
  ['KS QS 2S', FACES],
  ['KS QS', FACES],
  ['KS QS JS KH QH JH', '2S 3S'],
  ['2S', '3S KS'],
  ['2S', '3S'],
  ['2S', ''],
];

test.each([19, 20, 21])('after %i redeals: three number cards from below, as far as there are', (done) => {
  for (const seat of ['A', 'B'] as const) {
    for (const [hand, deck] of HANDS) {
      for (let seed = 0; seed < 4; seed++) {
        const all = [...cards(hand), ...cards(deck)];
        const state = before(seat, hand, deck, done, seed);
        const { state: after, events } = step(state, 'redeal');
        const own = expectedHand(seat, hand, deck, done, seed);
        const seen = observe(after, seat);
        expect(seen.hand, `${seat}: ${hand} / ${deck}, seed ${seed}`).toEqual(own);
        expect([...seen.hand, ...seen.ownDeck].sort()).toEqual([...all].sort());
        expect(events[0]).toEqual({
          type: 'handRedealt',
          seat,
          shown: cards(hand),
          cards: own,
          count: Math.min(8, all.length),
          deckLeft: Math.max(0, all.length - 8),
        });
      }
    }
  }
});

test('a hand with three number cards is no hand to redeal: the Ten is one of them', () => {
  const state = position('- | - | - // - | - | -', {
    phase: 'opening',
    rules: rulesOf('mifflin'),
    hand: 'TS TH TD KS KH KD',
  });
  expect(() => step(state, 'redeal')).toThrow('enough-number-cards');
});
