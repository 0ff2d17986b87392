/** The hash of a state is part of the replay format: it must never change by accident, and everything counts in it. */
import { describe, expect, test } from 'vitest';
import { compileRules, deal, hashState, type State } from '../../src/engine/index.ts';
import { afterMoves, optionsOf, position, rulesOf, type Setting } from '../kit/record.ts';

const TABLE = '2S 9S.QH 7D.KH | 5C | 4C // AS.X | TD.QC.KD 3H | -';
const SETTING: Setting = {
  hand: '7D X 2C',
  otherHand: 'KS 4H',
  deck: '3S 4S 5S',
  otherDeck: '6D 7C',
  discards: '8H 9H',
  otherDiscards: 'JS',
};
const laid = (table = TABLE, changes: Setting = {}): State => position(table, { ...SETTING, ...changes });

describe('pinned', () => {
  test.each([
    ['a position', () => laid(), '5cf87623'],
    ['a position of seat B', () => laid(TABLE, { turn: 'B' }), '84436092'],
    ['an empty table', () => position('- | - | - // - | - | -', { phase: 'opening' }), 'd51686e5'],
    ['a deal', () => deal(rulesOf('standard'), { seed: 1 }).state, '52d3a29c'],
    ['a match that was given up', () => afterMoves(laid(), 'forfeit B'), '5d447cf8'],
    [
      'cards of several sets',
      () => position('2S[3].QH[2] | - | - // - | - | -', { hand: '7D[9] X[2] X' }),
      '6ef241a6',
    ],
  ])('%s', (_, state, hash) => {
    expect(hashState(state())).toBe(hash);
  });

  test('always eight digits, also when the first are noughts', () => {
    const rules = compileRules(optionsOf('standard'));
    const hashes = Array.from({ length: 60 }, (_, seed) => hashState(deal(rules, { seed }).state));
    expect(hashes.filter((hash) => !/^[0-9a-f]{8}$/.test(hash))).toEqual([]);
    expect(hashes.find((hash) => hash.startsWith('0'))).toBe('036c7d8d');
  });
});

describe('everything counts', () => {
  /** States that differ from the first in one thing each. */
  const changed: Record<string, State> = {
    'nothing changed': laid(),
    'the turn': laid(TABLE, {
      turn: 'B',
      hand: 'KS 4H',
      otherHand: '7D X 2C',
      deck: '6D 7C',
      otherDeck: '3S 4S 5S',
      discards: 'JS',
      otherDiscards: '8H 9H',
    }),
    'a card in the hand': laid(TABLE, { hand: '7D X 2H' }),
    'the order of the hand': laid(TABLE, { hand: 'X 7D 2C' }),
    'a card in the other hand': laid(TABLE, { otherHand: 'KD 4H' }),
    'the bottom of the deck': laid(TABLE, { deck: '3S 4S 6S' }),
    'the order of the deck': laid(TABLE, { deck: '4S 3S 5S' }),
    'the top of the other deck': laid(TABLE, { otherDeck: '6H 7C' }),
    'the first discard': laid(TABLE, { discards: '8D 9H' }),
    'the last discard': laid(TABLE, { discards: '8H 9D' }),
    'the other discards': laid(TABLE, { otherDiscards: 'JD' }),
    'the set of a card': laid(TABLE, { hand: '7D[2] X 2C' }),
    'the first card on the table': laid(TABLE.replace('2S', '2D')),
    'the last card on the table': laid(TABLE.replace('3H', '3D')),
    'a Queen': laid(TABLE.replace('QH', 'QD')),
    'the order of attachments': laid(TABLE.replace('QC.KD', 'KD.QC')),
    'the caravan of a card': laid(TABLE.replace('5C | 4C', '5C 4C | -')),
  };

  test('two of these are never alike', () => {
    const hashes = Object.entries(changed).map(([what, state]) => [what, hashState(state)]);
    expect(new Set(hashes.map(([, hash]) => hash)).size, JSON.stringify(hashes)).toBe(hashes.length);
  });

  test('each counter, each number of cards and where each caravan begins', () => {
    const state = laid();
    const hash = hashState(state);
    // All before the readings, which follow from the cards.
    for (let cell = 0; cell < 24; cell++) {
      for (const bit of [1, 1 << 18]) {
        if (bit > 1 && cell >= 11) continue; // no such number of cards
        const other = laid();
        other.cells[cell]! ^= bit;
        expect(hashState(other), `cell ${cell}`).not.toBe(hash);
      }
    }
  });

  test('but not which of the two Jokers of a set it is, nor what is left of cards that are gone', () => {
    const [one, two] = [laid(), laid()];
    const joker = two.cells.indexOf(56);
    two.cells[joker]!++;
    expect(hashState(two)).toBe(hashState(one));
    // A card drawn and thrown away again lies beyond the hand's end still.
    const short = position('5C | - | - // 5D | - | -', { hand: '7D 8D', deck: '' });
    const gone = afterMoves(short, 'discard 8D');
    const swept = afterMoves(short, 'discard 8D');
    const at = swept.cells.findIndex(
      (card, i) => card === ((8 << 2) | 2) && i >= 85 && swept.cells[i - 1] === ((7 << 2) | 2),
    );
    expect(at).toBeGreaterThan(0);
    swept.cells[at] = 0;
    expect(hashState(swept)).toBe(hashState(gone));
  });
});
