/** The log shows as much as there is room for, the newest entry first and whole. */
import { expect, test } from 'vitest';
import type { LogLine } from '../../src/present/index.ts';
import { logLines } from '../../src/view/log-lines.ts';

const measure = {
  columns: (width: number, size: number): number => Math.floor(width / (size * 0.6)),
  lineHeight: (size: number): number => size * 1.32,
};
const LOG: LogLine[] = [
  { seat: null, text: 'The main game begins.' },
  { seat: 'A', text: 'You play the nine of spades on your caravan A1: 10 → 19.' },
  {
    seat: 'B',
    text: 'Hesper Dunnock plays the king of spades on your seven of diamonds in caravan A1: 20 → 27, heavy.',
  },
];
const words = (room: { w: number; h: number }, log = LOG): string[] =>
  logLines({ x: 0, y: 0, ...room }, log, 12, measure, 0).map(({ text }) => text);

test('on a phone the newest entry is whole, with cards as signs', () => {
  const shown = words({ w: 378, h: 3 * 16.1 });
  expect(shown.join(' ')).toContain('Hesper Dunnock plays K♠ on your 7♦ in caravan A1: 20 → 27, heavy.');
});

test('older entries stand above where there is room for all of them', () => {
  expect(words({ w: 378, h: 200 })).toHaveLength(4);
  const lines = logLines({ x: 0, y: 0, w: 378, h: 200 }, LOG, 12, measure, 0);
  const byHeight = lines.toSorted((a, b) => a.y - b.y);
  expect(byHeight[0]!.text).toBe('The main game begins.');
  expect(byHeight.at(-1)!.y + 12 * 1.32).toBeCloseTo(200);
});

test('nothing leaves the room, and one line is enough to show something', () => {
  for (const h of [16, 32, 48, 64]) {
    const lines = logLines({ x: 0, y: 100, w: 200, h }, LOG, 12, measure, 0);
    expect(lines.length).toBeGreaterThan(0);
    for (const { y } of lines) expect(y).toBeGreaterThanOrEqual(99);
  }
});

test('an empty log shows nothing', () => {
  expect(words({ w: 300, h: 50 }, [])).toEqual([]);
});
