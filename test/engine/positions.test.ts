/** Positions from outside: whatever is written down is either a position or refused with a reason, never a crash. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compileRules,
  fromPosition,
  legalMoves,
  observe,
  parsePosition,
  seenPosition,
  toPosition,
} from '../../src/engine/index.ts';
import { anyOptions, anyPosition } from '../kit/arbitrary.ts';
import { position, positionData, refused, rulesOf } from '../kit/record.ts';
import { checked, runs, seeded } from '../kit/seeds.ts';

const GOOD = positionData('2S 9S.QH 7D.KH | - | 4C // AS.X | TD | -', { hand: '7D X', discards: 'KS' });
const row = (count: number, text: string): string => Array<string>(count).fill(text).join(' ');

/** What is changed in a good position, and what the reason must speak of. */
const BAD: readonly (readonly [what: string, change: object, reason: RegExp])[] = [
  ['no caravans', { A: undefined }, /A must be three caravans/],
  ['two caravans', { B: ['-', '-'] }, /B must be three caravans/],
  ['four caravans', { A: ['-', '-', '-', '-'] }, /A must be three caravans/],
  ['a caravan that is a list', { A: ['-', [], '-'] }, /A must be three caravans/],
  ['caravans as a text', { A: '- | - | -' }, /A must be three caravans/],
  ['an empty text', { A: ['', '-', '-'] }, /A1.*no card/],
  ['two spaces', { A: ['2S  3S', '-', '-'] }, /A1.*no card/],
  ['a space at the end', { B: ['-', '2S ', '-'] }, /B2.*no card/],
  ['a card that does not exist', { B: ['-', '-', '1S'] }, /B3.*no card/],
  ['a dot at the end', { A: ['2S.', '-', '-'] }, /A1.*no card/],
  ['a face card alone', { A: ['KS', '-', '-'] }, /A1.*cannot begin/],
  ['a Joker alone', { A: ['2S X', '-', '-'] }, /A1.*cannot begin/],
  ['a number card attached', { A: ['2S.3S', '-', '-'] }, /A1.*cannot be attached/],
  ['a Jack attached', { A: ['-', '-', '2S.KS.JD'] }, /A3.*Jack/],
  ['41 number cards', { A: [row(41, '2S'), '-', '-'] }, /A1.*40/],
  ['16 attachments', { B: ['-', `2S${'.KS'.repeat(16)}`, '-'] }, /B2.*15/],
  ['no hand', { handA: undefined }, /handA/],
  ['a hand that is a number', { handB: 5 }, /handB/],
  ['a hand with a number in it', { handB: ['7D', 7] }, /handB/],
  ['a hand with no card', { handA: ['7D', 'ZZ'] }, /handA.*no card/],
  ['a hand that is null', { handA: null }, /handA/],
  ['201 cards in hand', { handA: Array(201).fill('7D') }, /handA.*200/],
  ['no deck', { deckB: undefined }, /deckB/],
  ['a deck of texts that are no cards', { deckA: ['-'] }, /deckA.*no card/],
  ['201 cards in a deck', { deckB: Array(201).fill('7D') }, /deckB.*200/],
  ['discards that are no list', { discardA: '7D' }, /discardA/],
  ['discards that are no cards', { discardB: ['7d'] }, /discardB.*no card/],
  ['no phase', { phase: undefined }, /phase/],
  ['another phase', { phase: 'middle' }, /phase/],
  ['no turn', { turn: null }, /turn/],
  ['another seat', { turn: 'C' }, /turn/],
];

describe('positions', () => {
  for (const [what, change, reason] of BAD) {
    test(`with ${what} are refused`, () => {
      const parsed = parsePosition({ ...GOOD, ...change });
      expect(parsed).toHaveProperty('fault');
      if ('fault' in parsed) expect(parsed.fault).toMatch(reason);
    });
  }

  test('that are no objects are refused', () => {
    for (const value of [null, undefined, 7, 'position', true, [], [GOOD], Symbol.iterator, () => GOOD]) {
      expect(parsePosition(value)).toEqual({ fault: 'a position is an object' });
    }
  });

  test('may leave the discards out, and may hold more than a rule set allows', () => {
    const { discardA: _a, discardB: _b, ...rest } = GOOD;
    expect(parsePosition(rest)).toHaveProperty('layout');
    const rules = rulesOf('new-vegas');
    const state = position('AS 2D 3H 4C 5S 6D 7H 8C | 9D.KD.KD.KD.KD | - // - | - | -', {
      rules,
      hand: '9S 7H KD',
    });
    expect(refused(state, '9S>A1')).toBe('caravan-full');
    expect(refused(state, 'KD>A2.1')).toBe('too-many-attachments');
    expect(observe(state, 'A').caravans.A2.value).toBe(9 * 16);
  });

  test('may be as large as the notation allows', () => {
    const full = row(40, `TS${'.KS'.repeat(15)}`);
    const hand = Array(200).fill('KH') as string[];
    const large = {
      ...GOOD,
      A: [full, full, full],
      B: [full, full, full],
      handA: hand,
      deckA: hand,
      discardA: hand,
    };
    const parsed = parsePosition(large);
    if ('fault' in parsed) throw new Error(parsed.fault);
    const state = fromPosition(rulesOf('standard'), parsed.layout);
    expect(toPosition(state)).toEqual(large);
    expect(observe(state, 'A').caravans.B3.value).toBe(40 * 10 * 2 ** 15);
    expect(legalMoves(state)).toEqual(['disband A1', 'disband A2', 'disband A3', 'discard KH']);
  });

  test('seen by a seat hold its own hand, and only numbers of what is hidden', () => {
    const state = position('2S 9S.QH | - | 4C // AS.X | TD | -', {
      hand: '7D[2] X',
      otherHand: 'KS 3H 4H',
      deck: '2C 3C 4C 5C',
      otherDeck: '6C',
      discards: 'KD[3] QD',
      otherDiscards: 'JC',
    });
    const open = {
      A: ['2S 9S.QH', '-', '4C'],
      B: ['AS.X', 'TD', '-'],
      deckA: 4,
      deckB: 1,
      phase: 'main',
      turn: 'A',
      discardA: ['KD', 'QD'],
      discardB: ['JC'],
    };
    expect(seenPosition(state, 'A')).toEqual({ ...open, handA: ['7D', 'X'], handB: 3 });
    expect(seenPosition(state, 'B')).toEqual({ ...open, handA: 2, handB: ['KS', '3H', '4H'] });
  });

  test('of cards of several sets keep them', () => {
    const state = position('2S[3].QH[2] | - | - // - | - | -', { hand: '7D[9] X[2] X[2] X', deck: 'KS[4]' });
    expect(observe(state, 'A')).toMatchObject({
      hand: ['7D[9]', 'X[2]', 'X[2]', 'X'],
      ownDeck: ['KS[4]'],
      caravans: { A1: { rows: [{ card: '2S[3]', attachments: [{ card: 'QH[2]', owner: 'A' }] }] } },
    });
    // Positions are written without sets.
    expect(toPosition(state)).toMatchObject({
      A: ['2S.QH', '-', '-'],
      handA: ['7D', 'X', 'X', 'X'],
      deckA: ['KS'],
    });
  });

  const json = fc.jsonValue({ maxDepth: 3 });
  const cardText = fc.oneof(
    fc.constantFrom('-', '2S', 'KS', 'X', 'AS.KS', 'TD.X.QH 3C', 'JD', '2S.JD', '2S[2]', '2S[0]', ''),
    fc.string(),
  );

  test(seeded('of any JSON whatever never crash'), () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(Object.keys(parsePosition(value))).toEqual(['fault']);
      }),
      checked(2000),
    );
  });

  test(seeded('with any parts exchanged never crash, and what is accepted can be played'), () => {
    const part = fc.oneof(json, cardText, fc.array(cardText, { maxLength: 4 }));
    let accepted = 0;
    fc.assert(
      fc.property(
        anyPosition,
        fc.dictionary(fc.constantFrom(...Object.keys(GOOD)), part, { maxKeys: 2 }),
        anyOptions,
        (good, changes, options) => {
          const value: unknown = JSON.parse(JSON.stringify({ ...good, ...changes }));
          const parsed = parsePosition(value);
          if ('fault' in parsed) {
            expect(parsed.fault.length).toBeGreaterThan(5);
            expect(parsed.fault.length).toBeLessThan(200);
            return;
          }
          accepted++;
          const state = fromPosition(compileRules(options), parsed.layout);
          legalMoves(state);
          observe(state, 'B');
        },
      ),
      checked(2000),
    );
    expect(accepted).toBeGreaterThan(runs(2000) / 40);
  });
});
