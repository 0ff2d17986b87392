/** What a face card does, as it is told: whether it stays, what left the table and why, in this order. */
import { describe, expect, test } from 'vitest';
import { formatTable, type GameEvent, type State } from '../../src/engine/index.ts';
import { position, rulesOf, step } from '../kit/record.ts';

const removed = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'rowRemoved'
      ? [
          `${event.cause}: ${[event.card, ...event.attachments].map(({ card, owner }) => `${card} ${owner}`).join(', ')} from ${event.caravan}.${event.row}`,
        ]
      : [],
  );
const laid = (rules: string, table: string, hand: string): State =>
  position(table, { rules: rulesOf(rules), hand, otherHand: '5C' });

describe('the card stays', () => {
  test.each([
    ['standard', 'JD', false],
    ['standard', 'QD', true],
    ['standard', 'KD', true],
    ['standard', 'X', true],
    ['foxon', 'JD', false],
    ['foxon', 'QD', true],
    ['foxon', 'KD', true],
    ['foxon', 'X', false],
  ])('under %s, %s: %s', (rules, card, stays) => {
    const { state, events } = step(laid(rules, '7D | - | - // 5C | - | -', card), `${card}>A1.1`);
    expect(events[0]).toMatchObject({
      type: 'faceCardPlayed',
      card,
      onto: '7D',
      row: 1,
      caravan: 'A1',
      stays,
    });
    expect(formatTable(state)).toBe(stays ? `7D.${card} | - | - // 5C | - | -` : '- | - | - // 5C | - | -');
  });
});

describe('what leaves the table', () => {
  test.each<[string, string, string, string, string, string[], string]>([
    [
      'a Jack takes its card with all that lies on it',
      'standard',
      '2S 7D.KH.QS | - | - // 5C | - | -',
      'JD',
      'JD>A1.2',
      ['jack: 7D A, KH A, QS A, JD A from A1.2'],
      '2S | - | - // 5C | - | -',
    ],
    [
      'a Joker takes the others of the rank, A1 to B3',
      'standard',
      '7D 2S 7H.KH | 7C | - // 7S.QS | - | 3C 7D',
      'X',
      'X>A2.1',
      [
        'joker: 7D A from A1.1',
        'joker: 7H A, KH A from A1.2',
        'joker: 7S B, QS B from B1.1',
        'joker: 7D B from B3.2',
      ],
      '2S | 7C.X | - // - | - | 3C',
    ],
    [
      'its card stays when cards of other caravans and of its own go before it',
      'standard',
      '7D | 2S 7H 5C 7C | 7S // 3C | - | -',
      'X',
      'X>A2.4',
      ['joker: 7D A from A1.1', 'joker: 7H A from A2.2', 'joker: 7S A from A3.1'],
      '- | 2S 5C 7C.X | - // 3C | - | -',
    ],
    [
      'and goes last with the Joker where the Joker takes it along',
      'foxon',
      '7D | 2S 7H 5C 7C | 7S // 7H | - | -',
      'X',
      'X>A2.4',
      [
        'joker: 7D A from A1.1',
        'joker: 7H A from A2.2',
        'joker: 7S A from A3.1',
        'joker: 7H B from B1.1',
        'joker: 7C A, X A from A2.3',
      ],
      '- | 2S 5C | - // - | - | -',
    ],
    [
      'cards behind it do not move it',
      'foxon',
      '- | 2S 7H 5C 7C | - // 3C | - | -',
      'X',
      'X>A2.2',
      ['joker: 7C A from A2.4', 'joker: 7H A, X A from A2.2'],
      '- | 2S 5C | - // 3C | - | -',
    ],
    [
      'cards before it in other caravans do not move it',
      'foxon',
      '7D | 7H 7C | - // 7S 3C | - | -',
      'X',
      'X>A2.2',
      [
        'joker: 7D A from A1.1',
        'joker: 7H A from A2.1',
        'joker: 7S B from B1.1',
        'joker: 7C A, X A from A2.1',
      ],
      '- | - | - // 3C | - | -',
    ],
  ])('%s', (_, rules, table, hand, move, told, after) => {
    const { state, events } = step(laid(rules, table, hand), move);
    expect(removed(events)).toEqual(told);
    expect(formatTable(state)).toBe(after);
  });
});
