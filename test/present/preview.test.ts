import { describe, expect, test } from 'vitest';
import { presetOptions } from '../../src/content/index.ts';
import {
  compileRules,
  deal,
  fromPosition,
  legalMoves,
  observe,
  parseMove,
  parsePosition,
  play,
  Random,
  type State,
} from '../../src/engine/index.ts';
import { legalFrom, outcomeOfMove, previewMove, refusalFrom } from '../../src/present/preview.ts';

const rules = compileRules(presetOptions('standard'));

/** Random states of seeded matches, with the seat to move. */
function* statesOfMatches(matches: number): Generator<State> {
  for (let seed = 0; seed < matches; seed++) {
    let { state } = deal(rules, { seed });
    const random = new Random(seed, 99);
    for (;;) {
      yield state;
      const moves = legalMoves(state);
      if (moves.length === 0) break;
      state = play(state, parseMove(moves[random.below(moves.length)]!)!).state;
    }
  }
}

test('legal moves and what they lead to agree with the engine, though hidden cards are placeholders', () => {
  let looked = 0;
  for (const state of statesOfMatches(12)) {
    for (const seat of ['A', 'B'] as const) {
      const seen = observe(state, seat);
      if (seen.next !== seat) {
        expect(legalFrom(seen)).toEqual([]);
        continue;
      }
      const moves = legalMoves(state);
      expect(legalFrom(seen)).toEqual(moves);
      const move = moves[looked++ % moves.length]!;
      expect(refusalFrom(seen, move)).toBeNull();
      const after = observe(play(state, parseMove(move)!).state, seat);
      for (const change of outcomeOfMove(seen, move)!.changes) {
        const { value, direction, suit, status } = after.caravans[change.caravan];
        expect({ ...change.after, status: change.status }).toEqual({ value, direction, suit, status });
      }
    }
  }
  expect(looked).toBeGreaterThan(300);
});

describe('a preview', () => {
  const parsed = parsePosition({
    A: ['7H 9H', '-', '7S.KC 8S 7D'],
    B: ['7C', '2S', '-'],
    handA: ['X', 'KD', '3H'],
    handB: ['2H'],
    deckA: ['4C'],
    deckB: [],
    phase: 'main',
    turn: 'A',
  });
  if (!('layout' in parsed)) throw new Error(parsed.fault);
  const seen = observe(fromPosition(rules, parsed.layout), 'A');

  test('names every card that will go by where it lies now', () => {
    expect(previewMove(seen, 'X>A3.1')?.removed).toEqual(['A1.1', 'A3.3', 'B1.1']);
    expect(previewMove(seen, 'X>A3.3')?.removed).toEqual(['A1.1', 'A3.1', 'B1.1']);
    expect(previewMove(seen, 'disband A3')?.removed).toEqual(['A3.1', 'A3.2', 'A3.3']);
  });

  test('says it in one sentence', () => {
    expect(previewMove(seen, 'KD>A1.2')?.text).toBe('A1 16 → 25: sold.');
    expect(previewMove(seen, '3H>A2')?.text).toBe('A2 0 → 3, hearts: light.');
    expect(previewMove(seen, 'discard 3H')?.text).toBe('Nothing on the table changes.');
  });

  test('is not given for a move that is refused', () => {
    expect(previewMove(seen, '3H>B1')).toBeNull();
    expect(refusalFrom(seen, '3H>B1')).toBe('not-your-caravan');
    expect(refusalFrom(seen, 'nonsense')).toBe('malformed-move');
  });
});
