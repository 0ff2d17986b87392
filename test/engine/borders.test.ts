/** Borders of the rules that play seldom comes to: empty hands, small decks, cards that are gone, words of no kind. */
import { describe, expect, test } from 'vitest';
import {
  countTree,
  deal,
  dealState,
  handOf,
  imagine,
  legalMoves,
  observe,
  outcomeOf,
  refusal,
  standardDeck,
  toPosition,
} from '../../src/engine/index.ts';
import { afterMoves, position, refused, rulesOf } from '../kit/record.ts';

const TABLE = '5C | - | - // 5D | - | -';

describe('the deal', () => {
  test.each([0, 3, 7, 8, 9])('of decks of %i cards gives what they have, up to eight', (size) => {
    const deck = standardDeck().slice(0, size);
    const { state, events } = deal(rulesOf('standard'), { seed: 1, deckA: deck, deckB: deck });
    const count = Math.min(size, 8);
    expect(observe(state, 'A')).toMatchObject({
      handCount: { A: count, B: count },
      deckCount: { A: size - count, B: size - count },
    });
    for (const [i, seat] of (['A', 'B'] as const).entries()) {
      expect(events[i]).toMatchObject({ type: 'handDealt', seat, count, deckLeft: size - count });
      const { handA, deckA, handB, deckB } = toPosition(state);
      expect(seat === 'A' ? handA.length + deckA.length : handB.length + deckB.length).toBe(size);
    }
  });

  test('is the same where nobody listens', () => {
    const terms = { seed: 5 };
    expect(dealState(rulesOf('league'), terms).cells).toEqual(deal(rulesOf('league'), terms).state.cells);
  });
});

describe('what is legal', () => {
  test('in the opening two cards of one face are one move', () => {
    const state = position('- | - | - // - | - | -', {
      phase: 'opening',
      rules: rulesOf('new-vegas'),
      hand: '7D 7D[2] X KS KS[2] X',
    });
    expect(legalMoves(state)).toEqual(['7D>A1', 'discard 7D', 'discard KS', 'discard X']);
  });

  test('a card that has left the hand is no longer in it', () => {
    const state = position(TABLE, { hand: '7D 8D', deck: '', otherHand: '9C 2C', otherDeck: '' });
    const next = afterMoves(state, 'discard 8D', 'discard 2C');
    expect(refused(next, 'discard 8D')).toBe('card-not-in-hand');
    expect(refused(next, '8D>A2')).toBe('card-not-in-hand');
    expect(refused(afterMoves(next, 'discard 7D'), 'discard 2C')).toBe('card-not-in-hand');
  });

  test('a Ten starts a caravan again, a Jack does not (foxon)', () => {
    const state = position(TABLE, { rules: rulesOf('foxon'), hand: 'TS JS' });
    expect(refused(state, 'disband A1 + TS')).toBeNull();
    expect(refused(state, 'disband A1 + JS')).toBe('must-restart-caravan');
  });

  test.each([6, 7, 100])('a move of kind %i is none', (kind) => {
    expect(refusal(position(TABLE), kind << 15)).toBe('malformed-move');
  });
});

describe('running out', () => {
  test('a seat with cards in its deck alone plays on (mifflin)', () => {
    for (const turn of ['A', 'B'] as const) {
      const state = position(TABLE, {
        turn,
        rules: rulesOf('mifflin'),
        hand: '7D',
        otherHand: '',
        otherDeck: '3C',
      });
      expect(outcomeOf(state)).toEqual({ result: 'continue', why: null, next: turn });
    }
  });

  test.each(['A', 'B'] as const)('%s without cards has no move, also after a reshuffle (foxon)', (turn) => {
    const other = turn === 'A' ? 'B' : 'A';
    const state = position(TABLE, {
      rules: rulesOf('foxon'),
      turn,
      hand: 'KS QS',
      deck: '',
      otherHand: '2H 3H 4H',
    });
    const moves = ['discard KS', 'discard 2H', `QS>${turn}1.1`, 'discard 3H', `KS>${turn}1.1`];
    const next = afterMoves(state, ...moves);
    expect(observe(next, turn)).toMatchObject({ hand: [], deckCount: { [turn]: 0 } });
    expect(observe(next, turn).counters.reshuffles[turn]).toBe(1);
    expect(outcomeOf(next)).toEqual({ result: 'continue', why: null, next: other });
    expect(outcomeOf(afterMoves(next, 'discard 4H'))).toEqual({
      result: `${other} wins`,
      why: 'no-move',
      next: null,
    });
  });
});

describe('an imagined state', () => {
  const seen = observe(position(TABLE, { hand: '7D' }), 'A');
  const guess = { otherHand: [], ownDeck: [], otherDeck: [] };

  test('has all counters of what was seen', () => {
    const counters = { moves: 11, turns: 9, idle: 2, redeals: { A: 3, B: 4 }, reshuffles: { A: 5, B: 6 } };
    for (const seat of ['A', 'B'] as const)
      expect(observe(imagine({ ...seen, counters }, guess, 1), seat).counters).toEqual(counters);
  });

  test('leaves out a hand that holds no cards', () => {
    expect(handOf(imagine({ ...seen, hand: ['nothing' as 'X'] }, guess, 1), 0)).toEqual([]);
  });
});

test('a tree of no moves is the one sequence of none', () => {
  const state = position('- | - | - // 5D | - | -', {
    rules: rulesOf('mifflin'),
    hand: 'KS',
    deck: '',
    otherHand: 'QS',
    otherDeck: '',
  });
  expect(countTree(state, 0)).toBe(1);
  expect(countTree(state, 1)).toBe(legalMoves(state).length);
  expect(legalMoves(state).length).toBeGreaterThan(1);
});
