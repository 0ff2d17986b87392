/**
 * The number of move sequences from named positions, to the depth given: one wrong move anywhere near them changes a
 * figure. The shallow figures are counted a second time by the naive rules.
 */
import { describe, expect, test } from 'vitest';
import { compileRules, countTree, fromPosition, parsePosition } from '../../src/engine/index.ts';
import { begin, countSequences } from '../kit/oracle.ts';
import { optionsOf, positionData, type Setting } from '../kit/record.ts';
import { runs } from '../kit/seeds.ts';

interface Tree {
  readonly name: string;
  readonly rules: string;
  readonly options?: object;
  readonly table: string;
  readonly setting: Setting;
  /** Sequences of 1, 2, 3… moves. */
  readonly counts: readonly number[];
}

const TREES: readonly Tree[] = [
  {
    name: 'opening, free choice of caravan',
    rules: 'standard',
    table: '- | - | - // - | - | -',
    setting: { phase: 'opening', hand: '2S 7D 7H KS QC X 9C AD', otherHand: '3S 3D TH JS QD 8C 9C AD' },
    counts: [15, 270, 2160, 21600, 64800],
  },
  {
    name: 'opening from left to right with free discards, seat B',
    rules: 'new-vegas',
    table: '5C | - | - // - | - | -',
    setting: {
      phase: 'opening',
      turn: 'B',
      hand: '2S 7D KS QC X 9C AD JH',
      otherHand: '3S TH JS QD 8C 9C AD',
    },
    counts: [12, 148, 1804, 21624, 255036],
  },
  {
    name: 'opening placed at one go',
    rules: 'foxon',
    table: '- | - | - // - | - | -',
    setting: { phase: 'opening', hand: '2S 7D 7H KS QC X 9C AD', otherHand: '3S 3D TH JS QD 8C 9C AD' },
    counts: [15, 120, 360, 6480, 64800],
  },
  {
    name: 'last placing of the opening',
    rules: 'standard',
    table: '5C | 7D | 9H // 4C | 8S | -',
    setting: { phase: 'opening', turn: 'B', hand: 'KH QS 6S JD X 3C', otherHand: 'TD JS QH 2S 8H' },
    counts: [2, 58, 2006, 52578],
  },
  {
    name: 'a middle game',
    rules: 'standard',
    table: '7D 9S.KH | TC 6C 2C | 4H // 8S 5H.QC | AD.X | TH TS',
    setting: { hand: 'KS JD X 3C 9D', otherHand: 'QH JS 8H 2D 6S' },
    counts: [44, 1424, 46472, 1318582],
  },
  {
    name: 'the same on a polite tournament table',
    rules: 'standard+polite+tournament',
    table: '7D 9S.KH | TC 6C 2C | 4H // 8S 5H.QC | AD.X | TH TS',
    setting: { hand: 'KS JD X 3C 9D', otherHand: 'QH JS 8H 2D 6S' },
    counts: [20, 376, 6134, 114032],
  },
  {
    name: 'Jokers on Aces that follow Queens',
    rules: 'standard',
    table: 'AS.QH 4H | 6S AH | 3H.QS // AD | 9S.QH.QD | 2H 5S',
    setting: { hand: 'X X 7C QS', otherHand: 'X JD QH 8S' },
    counts: [23, 756, 15525, 418547],
  },
  {
    name: 'Jokers on Aces that spare changed cards, Queens anywhere',
    rules: 'wiki',
    table: 'AS.QH 4H | 6S AH | 3H.QS // AD | 9S.QH.QD | 2H 5S',
    setting: { hand: 'X X 7C QS', otherHand: 'X JD QH 8S' },
    counts: [26, 941, 20707, 613799],
  },
  {
    name: 'full caravans and full cards',
    rules: 'league',
    table: 'AS 3D 5H 6C 7C 9C TC | 8D.QS.QH.KD | - // 2C.KS.KH | 9H 9S | 4D.QC',
    setting: { hand: 'KC QD JH 2D', otherHand: 'JD 6D X QS' },
    counts: [35, 1221, 33505, 961032],
  },
  {
    name: 'pairs about to be decided',
    rules: 'standard',
    table: 'TD 9D 2D | TH 9C 6D | TS 9S 4S // 7H TH | TC 9H 6C | 5D.KD 8D.QH',
    setting: { hand: '5S KH JC 3S', otherHand: '4H 9H KD X' },
    counts: [43, 1219, 32505, 902859],
  },
  {
    name: 'the first to sell two, two already tied',
    rules: 'nevins',
    table: 'TD 9D 2D | 9C 8C | TS 9S 4S // TH 9H 2H | TC 7C 6C | 5D.KD 8D.QH',
    setting: { hand: '5S KH JC 3S', otherHand: '4H 9H KD X' },
    counts: [43, 1182, 27446, 703598],
  },
  {
    name: 'the last cards without discards',
    rules: 'new-vegas',
    table: '4S 9S | - | 7H.QD.KS // 6D 3D | TH | -',
    setting: { hand: '4D QS', otherHand: 'JH', deck: '', otherDeck: '8C' },
    counts: [9, 88, 586, 2705, 11763],
  },
  {
    name: 'disbanding and starting again',
    rules: 'foxon',
    table: '7D 9S.KH | TC 6C | 4H // 8S 5H.QC | AD 3D | -',
    setting: { hand: 'KS JD X 3C 9D', otherHand: 'QH JS 8H 2D' },
    counts: [29, 551, 13072, 245621],
  },
];

describe('move trees', () => {
  for (const { name, rules, options, table, setting, counts } of TREES) {
    const affordable = counts.filter((count) => count <= runs(2_000_000));
    test(`${name} (${rules}): ${affordable.join(' ')}`, () => {
      const position = positionData(table, setting);
      const sheet = optionsOf(rules, options);
      const parsed = parsePosition(position);
      if ('fault' in parsed) throw new Error(parsed.fault);
      const state = fromPosition(compileRules(sheet), parsed.layout);
      expect(affordable.map((_, i) => countTree(state, i + 1))).toEqual(affordable);
      const noChance = (): never => {
        throw new Error('These positions need no chance');
      };
      // Deeper than some ten thousand sequences the naive count takes too long.
      const shallow = counts.filter((count) => count < runs(12_000));
      const game = begin(sheet, position);
      expect(shallow.map((_, i) => countSequences(game, i + 1, noChance))).toEqual(shallow);
    });
  }
});
