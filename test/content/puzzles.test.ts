/** The puzzles as data: no fault, and every planted fault is found. That they are right is proved in test/puzzles. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTENT, checkContent } from '../../src/content/check.ts';
import { LEVELS } from '../../src/content/index.ts';
import { PUZZLES } from '../../src/content/puzzles/index.ts';
import { difficulty, PUZZLE_KEYS, PUZZLE_KINDS, type Puzzle } from '../../src/content/puzzles/puzzle.ts';

const problems = (puzzles: readonly Puzzle[]): string[] =>
  checkContent({ ...CONTENT, puzzles }).map(({ where, message }) => `${where}: ${message}`);

test('the puzzles have no fault', () => {
  expect(problems(PUZZLES)).toEqual([]);
});

test('ten of each kind, with every key, and a standard table nearly always', () => {
  expect(PUZZLES).toHaveLength(30);
  for (const kind of PUZZLE_KINDS) expect(PUZZLES.filter((puzzle) => puzzle.kind === kind)).toHaveLength(10);
  for (const key of PUZZLE_KEYS) expect(PUZZLES.some((puzzle) => puzzle.key === key)).toBe(true);
  expect(PUZZLES.filter(({ rules }) => rules !== 'standard').length).toBeLessThan(6);
});

test('the easiest are failed seldom, the hardest by nearly all', () => {
  expect(PUZZLES[0]!.failed).toHaveLength(LEVELS.length);
  expect(difficulty(PUZZLES[0]!)).toBeLessThan(30);
  expect(difficulty(PUZZLES.at(-1)!)).toBeGreaterThan(70);
});

test('they are loaded apart from the rest of the content', () => {
  const files = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('puzzles'),
  );
  expect(files).toContain('check.ts');
  for (const file of files) {
    expect(readFileSync(`src/content/${file}`, 'utf8')).not.toMatch(/puzzles\/(index|mined|words)\.ts/);
  }
});

describe('the checker finds', () => {
  const withPuzzle = (i: number, changes: Partial<Puzzle>): Puzzle[] =>
    PUZZLES.map((puzzle, j) => (i === j ? { ...puzzle, ...changes } : puzzle));
  const ofKind = (kind: Puzzle['kind']): number => PUZZLES.findIndex((puzzle) => puzzle.kind === kind);
  const needsReply = PUZZLES.findIndex(({ tempting }) => 'reply' in tempting);
  const first = PUZZLES[0]!;

  const PLANTED: [string, Puzzle[], RegExp][] = [
    ['an id of the wrong form', withPuzzle(0, { id: 'One' }), /^One: is no id in kebab-case$/],
    ['an id twice', withPuzzle(1, { id: first.id }), /: a puzzle has this id already$/],
    ['a title twice', withPuzzle(1, { title: first.title }), /title: a puzzle has this title already$/],
    ['an empty hint', withPuzzle(0, { hint: '' }), /hint: is empty$/],
    ['a long hint', withPuzzle(0, { hint: 'x'.repeat(141) }), /hint: has 141 characters, not 140$/],
    ['a level too few', withPuzzle(0, { failed: [1, 2] }), /failed: is no percentage for each/],
    ['the wrong order', PUZZLES.toReversed(), /: is easier than /],
    ['one too few', PUZZLES.slice(1), /^puzzles: there are 9 of /],
    ['unknown rules', withPuzzle(0, { rules: 'chess' }), /rules: chess is not played with a full set$/],
    [
      'rules with other decks',
      withPuzzle(0, { rules: 'wiki' }),
      /rules: wiki is not played with a full set$/,
    ],
    [
      'a card seen twice',
      withPuzzle(0, { hand: `${first.hand} ${first.hand}` }),
      /shows more of a card than/,
    ],
    [
      'a card that is none',
      withPuzzle(0, { discards: `${first.discards} ZZ` }),
      /: discardA holds something that is no card$/,
    ],
    ['a table that is none', withPuzzle(0, { table: '- | - // - | - | -' }), /A must be three caravans$/],
    ['a hand too large', withPuzzle(0, { theirHand: 55 }), /has too few cards left$/],
    ['a move that is not legal', withPuzzle(0, { solution: 'KS>B3.40' }), /solution: .* is not legal$/],
    ['another key', withPuzzle(0, { key: first.key === 'K' ? 'J' : 'K' }), /key: .* does not play it$/],
    [
      'nothing that tempts',
      withPuzzle(0, { tempting: { ...first.tempting, move: first.solution } }),
      /is the solution$/,
    ],
    [
      'a reply too many',
      withPuzzle(ofKind('win-now'), {
        tempting: { ...PUZZLES[ofKind('win-now')]!.tempting, reply: 'disband B1' },
      }),
      /tempting: needs no reply$/,
    ],
    [
      'a reply too few',
      withPuzzle(needsReply, { tempting: { move: PUZZLES[needsReply]!.tempting.move } }),
      /tempting: needs a reply$/,
    ],
  ];

  test.each(PLANTED)('%s', (_, puzzles, problem) => {
    expect(problems(puzzles)).toContainEqual(expect.stringMatching(problem));
  });
});
