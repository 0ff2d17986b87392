import { describe, expect, test } from 'vitest';
import { PRESET_IDS, presetOptions } from '../../src/content/index.ts';
import {
  apply,
  compileRules,
  copyState,
  countTree,
  deal,
  eventsFor,
  fromPosition,
  hashState,
  imagine,
  isOver,
  legalMoves,
  observe,
  parseMove,
  parsePosition,
  play,
  playRandomly,
  Random,
  recordMove,
  refusal,
  replay,
  STREAM,
  seenPosition,
  standardDeck,
  startRecord,
  toPosition,
} from '../../src/engine/index.ts';
import { deckOf, handOf } from '../../src/engine/state.ts';
import { randomMove } from './arbitrary.ts';
import { withoutChance } from './no-chance.ts';

describe('the guard', () => {
  const uses: Record<string, () => unknown> = {
    'Math.random': () => Math.random(),
    'Date.now': () => Date.now(),
    'new Date()': () => new Date(),
    'Date()': () => Date(),
    'performance.now': () => performance.now(),
    'crypto.getRandomValues': () => crypto.getRandomValues(new Uint8Array(1)),
    'crypto.randomUUID': () => crypto.randomUUID(),
  };
  for (const [name, use] of Object.entries(uses)) {
    test(`refuses ${name} while the callback runs, and only then`, () => {
      expect(use).not.toThrow();
      expect(() => withoutChance(use)).toThrow(name);
      expect(use).not.toThrow();
    });
  }

  test('lets written dates pass, gives the result on, and refuses promises', () => {
    expect(withoutChance(() => new Date(0).getTime())).toBe(0);
    expect(withoutChance(() => new Date(0) instanceof Date)).toBe(true);
    expect(() => withoutChance(async () => 1)).toThrow('promise');
  });
});

describe('the engine uses neither chance nor clocks', () => {
  for (const id of PRESET_IDS) {
    test(`in a match under ${id}`, () => {
      withoutChance(() => {
        const options = presetOptions(id);
        const rules = compileRules(options);
        const deck = standardDeck();
        const random = new Random(5, STREAM.playout);
        const dealt = deal(rules, { seed: 5 });
        let { state } = dealt;
        eventsFor('A', dealt.events);
        let record = startRecord(options, 5, deck, deck, null);
        while (!isOver(state)) {
          legalMoves(state);
          const move = parseMove(randomMove(state, random))!;
          refusal(state, move);
          const seen = observe(state, 'A');
          seenPosition(state, 'B');
          const guess = {
            otherHand: handOf(state, 1),
            ownDeck: deckOf(state, 0),
            otherDeck: deckOf(state, 1),
          };
          apply(imagine(seen, guess, 1), move);
          const next = play(state, move);
          eventsFor('B', next.events);
          record = recordMove(record, move, next.state);
          state = next.state;
        }
        if (replay(record).fault !== null) throw new Error('The record does not replay');
        const parsed = parsePosition(toPosition(dealt.state));
        if ('fault' in parsed) throw new Error(parsed.fault);
        const again = fromPosition(rules, parsed.layout, 5);
        countTree(again, 2);
        playRandomly(copyState(again), random);
        hashState(again);
      });
    });
  }
});
