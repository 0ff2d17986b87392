/** The prover and the miner: a sample of the puzzles is proved in both implementations of the rules, planted faults are found. */
import { describe, expect, test, vi } from 'vitest';
import { PUZZLES } from '../../src/content/puzzles/index.ts';
import { PUZZLE_KINDS, type Puzzle } from '../../src/content/puzzles/puzzle.ts';
import { rulesOf } from '../kit/record.ts';
import { openWithEngine, openWithOracle } from './board.ts';
import { findPuzzle } from './miner.ts';
import { prove } from './prover.ts';

vi.setConfig({ testTimeout: 120_000 }); // the naive rules take seconds

/** Those with the fewest cards to think of are proved fastest. */
const seen = ({ discards, theirDiscards }: Puzzle): number => discards.length + theirDiscards.length;
const sample = PUZZLE_KINDS.flatMap((kind) =>
  PUZZLES.filter((puzzle) => puzzle.kind === kind)
    .sort((a, b) => seen(b) - seen(a))
    .slice(0, 3),
);
const of = (kind: Puzzle['kind']): Puzzle =>
  sample.find((puzzle) => puzzle.kind === kind && (kind === 'win-now' || puzzle.tempting.reply))!;

describe('a puzzle is proved', () => {
  test.each(sample.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
    expect(prove(puzzle, openWithEngine).faults).toEqual([]);
  });

  test.each(sample.filter(({ kind }) => kind !== 'win-in-two').map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s by the naive rules',
    (_, puzzle) => {
      expect(prove(puzzle, openWithOracle).faults).toEqual([]);
    },
  );

  test('a win in two has an answer to each reply', () => {
    const { answers } = prove(of('win-in-two'));
    expect(answers.size).toBeGreaterThan(10);
    expect([...answers.values()].filter((moves) => moves.length === 0)).toEqual([]);
  });
});

describe('the miner finds again what it found', () => {
  test.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
    const { kind, key, solution } = puzzle;
    expect(findPuzzle(puzzle, rulesOf(puzzle.rules))).toMatchObject({ kind, key, solution });
  });
});

describe('the prover refuses', () => {
  const faultsOf = (puzzle: Puzzle, changes: Partial<Puzzle>): readonly string[] =>
    prove({ ...puzzle, ...changes }).faults;

  test('the tempting move as the solution', () => {
    for (const kind of PUZZLE_KINDS) {
      const puzzle = of(kind);
      expect(faultsOf(puzzle, { solution: puzzle.tempting.move })).not.toEqual([]);
    }
  });

  test('a puzzle called by another kind', () => {
    for (const kind of PUZZLE_KINDS) {
      for (const other of PUZZLE_KINDS) {
        if (other !== kind) expect(faultsOf(of(kind), { kind: other })).not.toEqual([]);
      }
    }
  });

  test('the solution as what tempts', () => {
    const puzzle = of('survive');
    expect(faultsOf(puzzle, { tempting: { ...puzzle.tempting, move: puzzle.solution } })).toEqual([
      `${puzzle.solution} cannot tempt`,
    ]);
  });

  test('a reply that refutes nothing', () => {
    for (const kind of ['win-in-two', 'survive'] as const) {
      const { tempting } = of(kind);
      expect(faultsOf(of(kind), { tempting: { move: tempting.move, reply: 'discard ZZ' } })).toEqual([
        `${tempting.move} is not refuted by discard ZZ`,
      ]);
    }
  });

  test('a second solution', () => {
    // Two Kings in place of one: either wins.
    const position = {
      kind: 'win-now',
      key: 'K',
      rules: 'standard',
      table: '6H 5S TS | 8D 7C 6C | 2H TH // 2S 4S | TC 3D | 4D 5D',
      theirHand: 5,
      discards: '',
      theirDiscards: '',
      solution: 'KS>A3.2',
    } as const;
    expect(prove({ ...position, hand: 'KS 7S 3C 2C QC' }).faults).toEqual([]);
    expect(prove({ ...position, hand: 'KS 7S 3C KC QC' }).faults).toEqual(['wins now: KC>A3.2, KS>A3.2']);
  });

  test('a tempting move without a reply where the match goes on', () => {
    const { move } = of('survive').tempting;
    expect(faultsOf(of('survive'), { tempting: { move } })).toEqual([`${move} does not end the match`]);
  });

  test('a set with a card too many', () => {
    expect(faultsOf(of('survive'), { hand: `${of('survive').hand} ${of('survive').hand}` })).toEqual([
      'more of a card is seen than a set has',
    ]);
  });
});
