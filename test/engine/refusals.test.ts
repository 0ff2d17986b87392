/** Every code of the closed list, at least twice and from both seats; and which code counts when several would. */
import { describe, expect, test } from 'vitest';
import { compileRules, fromPosition, parsePosition, REFUSALS, type Refusal } from '../../src/engine/index.ts';
import { begin, whyNot } from '../kit/oracle.ts';
import { optionsOf, positionData, refused, type Setting } from '../kit/record.ts';

interface Refused {
  readonly move: string;
  readonly code: Refusal;
  readonly table: string;
  readonly setting?: Setting;
  readonly rules?: string;
  readonly options?: object;
}

const EMPTY = '- | - | - // - | - | -';
const FORTY = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? '2S' : '3S')).join(' ');
const FIFTEEN_KINGS = `7D${'.KH'.repeat(15)}`;
const SOLD_OUT = 'TD 9D 2D | TC 8C 4C | TS 9S 4S // 5H | 5C | 5S';

const OPENING = { phase: 'opening' } as const;
const B = { turn: 'B' } as const;

const CASES: readonly Refused[] = [
  { code: 'same-value', move: '9C>A1', table: '7D 9S | - | - // - | - | -', setting: { hand: '9C' } },
  {
    code: 'same-value',
    move: '9H>B2',
    table: '- | - | - // - | 4H 9H.QH | -',
    setting: { ...B, hand: '9H' },
  },
  {
    code: 'same-value',
    move: 'AD>A1',
    table: 'AD | - | - // - | - | -',
    setting: { hand: 'AD' },
    rules: 'foxon',
  },
  {
    code: 'wrong-direction-and-suit',
    move: '3H>A1',
    table: '5C 7D | - | - // - | - | -',
    setting: { hand: '3H' },
  },
  {
    code: 'wrong-direction-and-suit',
    move: '8D>B1',
    table: '- | - | - // 5C 7D.QH | - | -',
    setting: { ...B, hand: '8D' },
  },
  {
    code: 'wrong-direction-and-suit',
    move: '9H>A1',
    table: '7C 7D | - | - // - | - | -',
    setting: { hand: '9H' },
    rules: 'league',
  },
  {
    code: 'wrong-direction-and-suit',
    move: '9H>A1',
    table: '5C 7D.QH | - | - // - | - | -',
    setting: { hand: '9H' },
    rules: 'foxon',
  },
  { code: 'not-your-caravan', move: '7D>B1', table: EMPTY, setting: { hand: '7D' } },
  { code: 'not-your-caravan', move: 'disband A1', table: '5C | - | - // 5D | - | -', setting: B },
  { code: 'not-your-caravan', move: '7D>A2', table: EMPTY, setting: { ...B, ...OPENING, hand: '7D' } },
  {
    code: 'number-needs-caravan',
    move: '7D>A1.1',
    table: '5C | - | - // - | - | -',
    setting: { hand: '7D' },
  },
  { code: 'number-needs-caravan', move: '7D>A3.9', table: EMPTY, setting: { ...B, ...OPENING, hand: '7D' } },
  {
    code: 'caravan-full',
    move: '8C>A1',
    table: 'AS 2D 3H 4C 5S 6D 7H | - | - // - | - | -',
    setting: { hand: '8C' },
    rules: 'new-vegas',
  },
  {
    code: 'caravan-full',
    move: '4S>B3',
    table: `- | - | - // - | - | ${FORTY}`,
    setting: { ...B, hand: '4S' },
  },
  {
    code: 'caravan-full',
    move: '8C>B1',
    table: '- | - | - // 7C | - | -',
    setting: { ...B, hand: '8C' },
    options: { maxRows: 1 },
  },
  { code: 'card-not-in-hand', move: 'KS>A1.1', table: '5C | - | - // - | - | -', setting: { hand: 'KH 7D' } },
  { code: 'card-not-in-hand', move: 'discard X', table: EMPTY, setting: { ...B, hand: 'KH 7D' } },
  {
    code: 'card-not-in-hand',
    move: 'disband A1 + 9D',
    table: '5C | - | - // - | - | -',
    setting: { hand: '7D' },
    rules: 'foxon',
  },
  { code: 'empty-caravan', move: 'KS>B2.1', table: '5C | - | - // 5D | - | -', setting: { hand: 'KS' } },
  { code: 'empty-caravan', move: 'X>B1.99', table: EMPTY, setting: { ...B, hand: 'X' }, rules: 'foxon' },
  { code: 'no-such-card', move: 'KS>A1.2', table: '5C.KH | - | - // - | - | -', setting: { hand: 'KS' } },
  {
    code: 'no-such-card',
    move: 'X>A1.64',
    table: `${FORTY} | - | - // - | - | -`,
    setting: { ...B, hand: 'X' },
  },
  {
    code: 'no-such-card',
    move: 'JD>B1.100000000000000000000000',
    table: '- | - | - // 5D | - | -',
    setting: { ...B, hand: 'JD' },
  },
  { code: 'face-needs-card', move: 'KS>A1', table: '5C | - | - // - | - | -', setting: { hand: 'KS' } },
  { code: 'face-needs-card', move: 'X>A3', table: EMPTY, setting: { ...B, hand: 'X' } },
  {
    code: 'queen-not-on-last',
    move: 'QS>A1.1',
    table: '5C 7D | - | - // - | - | -',
    setting: { hand: 'QS' },
  },
  {
    code: 'queen-not-on-last',
    move: 'QS>A2.2',
    table: '- | 5C 7D 9H | - // - | - | -',
    setting: { ...B, hand: 'QS' },
    rules: 'league',
  },
  {
    code: 'too-many-attachments',
    move: 'KD>A1.1',
    table: '5C.KH.QS.X | - | - // - | - | -',
    setting: { hand: 'KD' },
    rules: 'new-vegas',
  },
  {
    code: 'too-many-attachments',
    move: 'JD>A1.1',
    table: '5C.KH.QS.X 7D | - | - // - | - | -',
    setting: { ...B, hand: 'JD' },
    rules: 'league',
  },
  {
    code: 'too-many-attachments',
    move: 'KH>B2.1',
    table: `- | - | - // - | ${FIFTEEN_KINGS} | -`,
    setting: { ...B, hand: 'KH' },
  },
  {
    code: 'too-many-attachments',
    move: 'X>B2.1',
    table: `- | - | - // - | ${FIFTEEN_KINGS} | -`,
    setting: { hand: 'X' },
    options: { maxAttachments: 99 },
  },
  {
    code: 'not-on-opponent',
    move: 'KS>B1.1',
    table: '- | - | - // 5S | - | -',
    setting: { hand: 'KS' },
    rules: 'polite',
  },
  {
    code: 'not-on-opponent',
    move: 'X>A1.1',
    table: '5S | - | - // - | - | -',
    setting: { ...B, hand: 'X' },
    rules: 'league+polite',
  },
  {
    code: 'not-on-opponent',
    move: 'JS>B1.1',
    table: '- | - | - // 5S | - | -',
    setting: { hand: 'JS' },
    rules: 'foxon+polite',
  },
  {
    code: 'face-suit-mismatch',
    move: 'KS>A1.1',
    table: '5D | - | - // - | - | -',
    setting: { hand: 'KS' },
    rules: 'tournament',
  },
  {
    code: 'face-suit-mismatch',
    move: 'JD>A1.1',
    table: '5D.QH | - | - // - | - | -',
    setting: { ...B, hand: 'JD' },
    rules: 'tabletop',
  },
  {
    code: 'face-suit-mismatch',
    move: 'QS>B1.1',
    table: '- | - | - // 5D | - | -',
    setting: { ...B, hand: 'QS' },
    rules: 'tabletop+tournament',
  },
  { code: 'caravan-empty', move: 'disband A1', table: '- | 5C | - // - | - | -' },
  {
    code: 'caravan-empty',
    move: 'disband B1',
    table: '5C | 5D | 5H // - | - | -',
    setting: B,
    rules: 'new-vegas',
  },
  {
    code: 'must-restart-caravan',
    move: 'disband A1',
    table: '5C | - | - // - | - | -',
    setting: { hand: '7D' },
    rules: 'foxon',
  },
  {
    code: 'must-restart-caravan',
    move: 'disband B1 + KS',
    table: '- | - | - // 5C | - | -',
    setting: { ...B, hand: 'KS' },
    rules: 'foxon',
  },
  {
    code: 'deck-empty-no-discard',
    move: 'discard 7D',
    table: '5C | - | - // - | - | -',
    setting: { hand: '7D', deck: '' },
    rules: 'new-vegas',
  },
  {
    code: 'deck-empty-no-discard',
    move: 'discard KS',
    table: EMPTY,
    setting: { ...B, ...OPENING, hand: 'KS 7D', deck: '' },
    rules: 'new-vegas',
  },
  {
    code: 'deck-empty-no-discard',
    move: 'discard KS',
    table: '5C | - | - // - | - | -',
    setting: { hand: 'KS', deck: '', discards: '7D 8D' },
    rules: 'foxon',
    options: { discardWhenDeckEmpty: false },
  },
  {
    code: 'no-face-in-opening',
    move: 'KS>A1.1',
    table: '5C | - | - // - | - | -',
    setting: { ...OPENING, hand: 'KS 7D' },
  },
  {
    code: 'no-face-in-opening',
    move: 'X>A1',
    table: EMPTY,
    setting: { ...B, ...OPENING, hand: 'X 7D' },
    rules: 'league',
  },
  {
    code: 'opening-caravan-already-started',
    move: '7D>A1',
    table: '5C | - | - // - | - | -',
    setting: { ...OPENING, hand: '7D' },
  },
  {
    code: 'opening-caravan-already-started',
    move: '7D>B1',
    table: '- | - | - // 5C | - | -',
    setting: { ...B, ...OPENING, hand: '7D' },
    rules: 'new-vegas',
  },
  {
    code: 'opening-left-to-right',
    move: '7D>A2',
    table: EMPTY,
    setting: { ...OPENING, hand: '7D' },
    rules: 'new-vegas',
  },
  {
    code: 'opening-left-to-right',
    move: '7D>B3',
    table: '- | - | - // 5C | - | -',
    setting: { ...B, ...OPENING, hand: '7D' },
    rules: 'new-vegas',
  },
  { code: 'no-discard-in-opening', move: 'discard KS', table: EMPTY, setting: { ...OPENING, hand: 'KS 7D' } },
  {
    code: 'no-discard-in-opening',
    move: 'discard KS',
    table: '- | - | - // 5C 5D | - | -',
    setting: { ...B, ...OPENING, hand: 'KS 7D 8D' },
    rules: 'league',
  },
  {
    code: 'no-discard-in-opening',
    move: 'discard KS',
    table: EMPTY,
    setting: { ...B, ...OPENING, hand: 'KS QS' },
    rules: 'mifflin',
  },
  { code: 'no-disband-in-opening', move: 'disband A1', table: '5C | - | - // - | - | -', setting: OPENING },
  {
    code: 'no-disband-in-opening',
    move: 'disband A1 + 7D',
    table: '5C | - | - // - | - | -',
    setting: { ...B, ...OPENING, hand: '7D 8D 9D' },
    rules: 'foxon',
  },
  {
    code: 'must-redeal',
    move: '7D>A1',
    table: EMPTY,
    setting: { ...OPENING, hand: '7D 8D KS' },
    rules: 'mifflin',
  },
  {
    code: 'must-redeal',
    move: '7D>B2',
    table: '5C | - | - // - | - | -',
    setting: { ...B, ...OPENING, hand: '7D' },
    rules: 'nevins',
  },
  {
    code: 'enough-number-cards',
    move: 'redeal',
    table: EMPTY,
    setting: { ...OPENING, hand: '7D 8D 9D KS' },
    rules: 'mifflin',
  },
  {
    code: 'enough-number-cards',
    move: 'redeal',
    table: '- | - | - // 5C | - | -',
    setting: { ...B, ...OPENING, hand: '7D KS' },
    rules: 'foxon',
  },
  { code: 'enough-number-cards', move: 'redeal', table: EMPTY, setting: { hand: 'KS' }, rules: 'mifflin' },
  { code: 'no-redeal-rule', move: 'redeal', table: EMPTY, setting: { ...OPENING, hand: 'KS QS' } },
  {
    code: 'no-redeal-rule',
    move: 'redeal',
    table: EMPTY,
    setting: { ...B, ...OPENING, hand: 'KS QS' },
    rules: 'new-vegas',
  },
  { code: 'must-act', move: 'pass', table: '5C | - | - // - | - | -' },
  {
    code: 'must-act',
    move: 'pass',
    table: EMPTY,
    setting: { ...B, ...OPENING, hand: '7D 8D' },
    rules: 'mifflin',
  },
  { code: 'game-over', move: 'discard 5C', table: SOLD_OUT },
  { code: 'game-over', move: 'forfeit', table: SOLD_OUT, setting: B },
  { code: 'game-over', move: 'nonsense', table: SOLD_OUT, setting: B },
  { code: 'game-over', move: 'pass', table: SOLD_OUT },
  { code: 'malformed-move', move: 'KS>A1.0', table: '5C | - | - // - | - | -', setting: { hand: 'KS' } },
  {
    code: 'malformed-move',
    move: 'disband A1 + 7D',
    table: '5C | - | - // - | - | -',
    setting: { hand: '7D' },
  },
  { code: 'malformed-move', move: 'nonsense', table: EMPTY, setting: B },
  {
    code: 'malformed-move',
    move: 'KS[2]>A1.1',
    table: '5C | - | - // - | - | -',
    setting: { ...B, hand: 'KS' },
  },

  // Several faults at once: the first of the order counts.
  { code: 'card-not-in-hand', move: 'discard KS', table: EMPTY, setting: { ...OPENING, hand: '7D' } },
  { code: 'card-not-in-hand', move: '7D>B1', table: EMPTY, setting: { hand: '8D' } },
  { code: 'card-not-in-hand', move: 'KS>A1.1', table: EMPTY, setting: { ...OPENING, hand: '8D' } },
  {
    code: 'card-not-in-hand',
    move: '7D>A1',
    table: EMPTY,
    setting: { ...OPENING, hand: 'KS' },
    rules: 'mifflin',
  },
  {
    code: 'no-discard-in-opening',
    move: 'discard KS',
    table: EMPTY,
    setting: { ...OPENING, hand: 'KS 7D 8D 9D', deck: '' },
    rules: 'league',
  },
  { code: 'number-needs-caravan', move: '7D>B1.1', table: EMPTY, setting: { hand: '7D' } },
  {
    code: 'not-your-caravan',
    move: '7D>B1',
    table: '- | - | - // 5C | - | -',
    setting: { ...OPENING, hand: '7D' },
    rules: 'new-vegas',
  },
  {
    code: 'opening-caravan-already-started',
    move: '7D>A3',
    table: '- | - | 5C // - | - | -',
    setting: { ...OPENING, hand: '7D' },
    rules: 'new-vegas',
  },
  {
    code: 'caravan-full',
    move: '7C>A1',
    table: 'AS 2D 3H 4C 5S 6D 7H | - | - // - | - | -',
    setting: { hand: '7C' },
    rules: 'league',
  },
  {
    code: 'same-value',
    move: '9C>A1',
    table: '9D 9S | - | - // - | - | -',
    setting: { hand: '9C' },
    rules: 'league',
  },
  {
    code: 'no-face-in-opening',
    move: 'KS>B1',
    table: EMPTY,
    setting: { ...OPENING, hand: 'KS' },
    rules: 'foxon',
  },
  { code: 'face-needs-card', move: 'KS>B1', table: EMPTY, setting: { hand: 'KS' }, rules: 'foxon' },
  {
    code: 'no-such-card',
    move: 'KS>B1.2',
    table: '- | - | - // 5D | - | -',
    setting: { hand: 'KS' },
    rules: 'foxon',
  },
  {
    code: 'not-on-opponent',
    move: 'QS>B1.1',
    table: '- | - | - // 5D 6D | - | -',
    setting: { hand: 'QS' },
    rules: 'polite',
  },
  {
    code: 'queen-not-on-last',
    move: 'QS>B1.1',
    table: '- | - | - // 5D 6D | - | -',
    setting: { hand: 'QS' },
    rules: 'tournament',
  },
  {
    code: 'face-suit-mismatch',
    move: 'KS>B1.1',
    table: '- | - | - // 5D.KD.KD.KD | - | -',
    setting: { hand: 'KS' },
    rules: 'league+tournament',
  },
  { code: 'malformed-move', move: 'disband B1 + 7D', table: EMPTY, setting: { ...OPENING, hand: '7D' } },
  {
    code: 'no-disband-in-opening',
    move: 'disband B1',
    table: EMPTY,
    setting: { ...OPENING, hand: '7D 8D 9D' },
    rules: 'foxon',
  },
  { code: 'not-your-caravan', move: 'disband B1', table: EMPTY, setting: { hand: '7D' }, rules: 'foxon' },
  { code: 'caravan-empty', move: 'disband A1', table: EMPTY, setting: { hand: '7D' }, rules: 'foxon' },
  {
    code: 'must-restart-caravan',
    move: 'disband A1 + KS',
    table: '5C | - | - // - | - | -',
    setting: { hand: '7D' },
    rules: 'foxon',
  },
  {
    code: 'no-discard-in-opening',
    move: 'discard 7D',
    table: EMPTY,
    setting: { ...OPENING, hand: '7D' },
    rules: 'mifflin',
  },
  { code: 'must-act', move: 'pass', table: EMPTY, setting: { ...OPENING, hand: 'KS' }, rules: 'mifflin' },
];

describe('refusals', () => {
  test('every code of the closed list is met at least twice, and from both seats', () => {
    const met = REFUSALS.map((code) => {
      const cases = CASES.filter((each) => each.code === code);
      return [code, cases.length >= 2, new Set(cases.map(({ setting }) => setting?.turn ?? 'A')).size];
    });
    expect(met).toEqual(REFUSALS.map((code) => [code, true, 2]));
  });

  for (const { code, move, table, setting = {}, rules = 'standard', options } of CASES) {
    const shown = table.length > 60 ? `${table.slice(0, 57)}…` : table;
    test(`${setting.turn ?? 'A'} may not ${move.slice(0, 20)} at ${shown} under ${rules}: ${code}`, () => {
      const sheet = optionsOf(rules, options);
      const position = positionData(table, setting);
      const parsed = parsePosition(position);
      if ('fault' in parsed) throw new Error(parsed.fault);
      expect(refused(fromPosition(compileRules(sheet), parsed.layout), move)).toBe(code);
      expect(whyNot(begin(sheet, position), move)).toBe(code);
    });
  }

  test('giving up is never refused before the end', () => {
    for (const setting of [{}, B, OPENING, { ...OPENING, hand: 'KS' }]) {
      const parsed = parsePosition(positionData(EMPTY, setting));
      if ('fault' in parsed) throw new Error(parsed.fault);
      const state = fromPosition(compileRules(optionsOf('mifflin')), parsed.layout);
      for (const move of ['forfeit', 'forfeit A', 'forfeit B']) expect(refused(state, move)).toBe(null);
    }
  });
});
