/** What the game says of its levels is what was measured. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEVEL_POINTS, LEVELS } from '../../src/content/index.ts';

test('the points between levels are those of the ladder as measured', () => {
  const { lines } = JSON.parse(readFileSync('test/bench/arena-ladder.json', 'utf8')) as { lines: string[] };
  const measured = lines.flatMap((line) => {
    const found = /^([a-z-]+) – ([a-z-]+), standard: .* ([+-]\d+) Elo/.exec(line);
    return found ? [{ level: found[1], below: found[2], points: Number(found[3]) }] : [];
  });
  expect(measured).toEqual(
    LEVELS.map((level, i) => ({ level, below: LEVELS[i - 1] ?? 'random', points: LEVEL_POINTS[level] })),
  );
});
