/** What is in focus is explained, and a place that is barred says why before it is tried. */
import { describe, expect, test } from 'vitest';
import { presetOptions } from '../../src/content/index.ts';
import { compileRules, deal, legalMoves, observe, type State } from '../../src/engine/index.ts';
import type { Place } from '../../src/input/index.ts';
import type { TableModel } from '../../src/present/index.ts';
import { cardInWords, theCard, withCardSigns } from '../../src/text/index.ts';
import { positionOf, tableOf } from '../view/canned.ts';

const state = positionOf({
  A: ['TS.KH 9S 6D.QC', '3C 5C 8C.KD', '-'],
  B: ['9D 7D.KS 4S', 'TH.QS 8H 6S', '2D 5S'],
  handA: ['TH', 'JS', 'QD', '6C', 'X'],
  handB: ['2C', '3C', '4C', '5C', '6C'],
});
const at = (focus: Place, held?: number, aim?: string): TableModel =>
  tableOf(state, { focus, ...(held !== undefined && { held }), ...(aim && { aim }) });

describe('inspect', () => {
  test('a card on the table', () => {
    const { head, lines, rule } = at('A1.1').inspect!;
    expect(head).toBe('Ten of spades, card 1 of 3 in your caravan A1');
    expect(lines).toEqual(['Counts 20: 10 with the king of hearts.']);
    expect(rule).toBe('king');
  });
  test('the last card says what may follow, and what its Queen does', () => {
    const { lines, rule } = at('A1.3').inspect!;
    expect(lines).toContain('The queen of clubs turns the direction here and gives the caravan her suit.');
    expect(lines.at(-1)).toBe('Next: higher than 6, or clubs of another value.');
    expect(rule).toBe('queen');
  });
  test('an empty caravan, and one with cards', () => {
    expect(at('A3').inspect!.lines).toEqual(['Worth nothing yet.', 'Empty: any number card may start it.']);
    expect(at('B2').inspect!.lines[1]).toBe('A2 is worth the same: nobody sells.');
  });
  test('a hand card says what it does and where it may go', () => {
    expect(at('hand.2').inspect!.lines.at(-1)).toBe('May go on A1, A2, B1, B2 and B3.');
    expect(at('hand.4').inspect!.rule).toBe('joker');
  });
  test('controls explain themselves', () => {
    expect(at('item.menu').inspect).toBeNull();
  });
  test('every control of the table says what presses it from afar', () => {
    const { items, marks } = at('A1');
    expect(items.length).toBeGreaterThan(4);
    expect(Object.keys(marks ?? {}).sort()).toEqual(items.map(({ id }) => id).sort());
  });
});

describe('a place that is barred', () => {
  test('says so before it is tried, and confirming is not offered', () => {
    const model = at('A1', 3, '6C>A1');
    expect(model.barred?.text).toMatch(/same value|6/);
    expect(model.preview).toBeNull();
    expect(model.prompts.map(({ command }) => command)).not.toContain('confirm');
    expect(model.prompts.map(({ command }) => command)).toContain('inspect');
  });
  test('a legal one is previewed and can be confirmed', () => {
    const model = at('A3', 3, '6C>A3');
    expect(model.barred).toBeNull();
    expect(model.preview).not.toBeNull();
    expect(model.prompts.map(({ command }) => command)).toContain('confirm');
  });
  test('a face card in the opening goes nowhere yet, and it is said why', () => {
    const { opening, index } = openingWithFace();
    const model = tableOf(opening, { held: index, focus: `hand.${index}` });
    expect(model.asked).toMatch(/goes nowhere now\. In the opening only number cards are played/);
  });
});

test('the sold pairs are counted', () => {
  expect(at('A1').soldPairs).toMatch(/^Sold: You \d, Corvin Halse \d$/);
});

test('every card in words becomes rank and sign, and nothing else does', () => {
  for (const rank of 'A23456789TJQK') {
    for (const [suit, sign] of [
      ['S', '♠'],
      ['H', '♥'],
      ['D', '♦'],
      ['C', '♣'],
    ] as const) {
      const short = `${rank === 'T' ? '10' : rank}${sign}`;
      expect(withCardSigns(`You play ${theCard(`${rank}${suit}` as never)}.`)).toBe(`You play ${short}.`);
      expect(withCardSigns(cardInWords(`${rank}${suit}` as never))).toBe(short);
    }
  }
  expect(withCardSigns('A Joker and two of your caravans')).toBe('A Joker and two of your caravans');
});

function openingWithFace(): { opening: State; index: number } {
  const rules = compileRules(presetOptions('standard'));
  for (let seed = 1; ; seed++) {
    const { state: opening } = deal(rules, { seed, first: 'A' });
    const index = observe(opening, 'A').hand.findIndex((card) => /^[JQK]/.test(card));
    if (index >= 0 && legalMoves(opening).length > 0) return { opening, index };
  }
}
