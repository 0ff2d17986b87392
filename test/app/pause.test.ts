/** How long an opponent's answer is held back. */
import { expect, test } from 'vitest';
import { pauseBefore, READING_PAUSE } from '../../src/app/pause.ts';

const SHORT = ['You play the two of clubs on your caravan A1: 0 → 2.'];
const LONG = [
  'You play a Joker on your seven of hearts in caravan A2.',
  'The seven of clubs and the king of spades leave Pedlar’s caravan B1: 21 → 7, light.',
  'The seven of spades leaves your caravan A3: 26 → 19, light.',
  'You draw the five of diamonds.',
];
const seeds = Array.from({ length: 200 }, (_, seed) => seed);

test('0.4 to 1.2 seconds at speed 1, half of it at speed 2, none at instant', () => {
  for (const told of [[], SHORT, LONG, [...LONG, ...LONG]]) {
    for (const seed of seeds) {
      const pause = pauseBefore(told, seed, '1');
      expect(pause).toBeGreaterThanOrEqual(READING_PAUSE.least);
      expect(pause).toBeLessThanOrEqual(READING_PAUSE.most);
      expect(pauseBefore(told, seed, '2')).toBe(pause / 2);
      expect(pauseBefore(told, seed, 'instant')).toBe(0);
    }
  }
  expect([READING_PAUSE.least, READING_PAUSE.most]).toEqual([400, 1200]);
});

test('a pace makes every pause shorter or longer', () => {
  for (const seed of seeds) {
    const normal = pauseBefore(SHORT, seed, '1');
    expect(pauseBefore(SHORT, seed, '1', 'normal')).toBe(normal);
    expect(pauseBefore(SHORT, seed, '1', 'quick')).toBeLessThan(normal);
    expect(pauseBefore(SHORT, seed, '1', 'slow')).toBeGreaterThan(normal);
    expect(pauseBefore(SHORT, seed, 'instant', 'slow')).toBe(0);
  }
});

test('who has more to read gets more time', () => {
  for (const seed of seeds) {
    expect(pauseBefore([], seed, '1')).toBeLessThan(pauseBefore(SHORT, seed, '1'));
    expect(pauseBefore(SHORT, seed, '1')).toBeLessThan(pauseBefore(LONG, seed, '1'));
  }
  expect(pauseBefore(LONG, 1, '1')).toBe(READING_PAUSE.most);
});
