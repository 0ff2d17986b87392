/** The published cases: 186 positions with the right answer for each preset they name, and the deck checks. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type PresetId, presetOptions } from '../../src/content/index.ts';
import {
  apply,
  compileRules,
  copyState,
  formatCaravan,
  fromPosition,
  observe,
  outcomeOf,
  parseMove,
  parsePosition,
  play,
  readingOf,
  refusal,
  type Seat,
  soldPairs,
} from '../../src/engine/index.ts';

interface Case {
  id: string;
  rules: PresetId[];
  position: unknown;
  move: string | null;
  legal?: boolean;
  reason?: string;
  after?: { A: string[]; B: string[]; handSizeA: number; deckSizeA: number };
  values?: Record<Seat, number[]>;
  directions?: Record<Seat, string[]>;
  suits?: Record<Seat, (string | null)[]>;
  sold?: (Seat | null)[];
  result?: string;
  next?: Seat | null;
  drew?: string | null;
}

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;
const cases = read<Case[]>('./cases.json');

describe('published cases', () => {
  test('all 186 are there', () => expect(cases.length).toBe(186));

  for (const example of cases) {
    for (const id of example.rules) {
      test(`${example.id} under ${id}`, () => {
        const parsed = parsePosition(example.position);
        if ('fault' in parsed) throw new Error(parsed.fault);
        let state = fromPosition(compileRules(presetOptions(id)), parsed.layout, 1);
        if (example.move !== null) {
          const move = parseMove(example.move);
          const reason = move === null ? 'malformed-move' : refusal(state, move);
          expect(reason).toBe(example.legal ? null : example.reason);
          if (!example.legal || move === null) return;
          const before = copyState(state);
          const step = play(state, move);
          expect(state).toEqual(before);
          apply(before, move);
          expect(before.cells).toEqual(step.state.cells);
          state = step.state;
          if (example.drew !== undefined) {
            const drawn = step.events.find((event) => event.type === 'cardDrawn');
            expect(drawn?.card ?? null).toBe(example.drew);
          }
        }
        const side = <T>(of: (caravan: number) => T): Record<Seat, T[]> => ({
          A: [0, 1, 2].map(of),
          B: [3, 4, 5].map(of),
        });
        const seen = observe(state, 'A');
        if (example.after) {
          expect({
            ...side((c) => formatCaravan(state, c)),
            handSizeA: seen.handCount.A,
            deckSizeA: seen.deckCount.A,
          }).toEqual(example.after);
        }
        if (example.values) expect(side((c) => readingOf(state, c).value)).toEqual(example.values);
        if (example.directions)
          expect(side((c) => readingOf(state, c).direction)).toEqual(example.directions);
        if (example.suits) expect(side((c) => readingOf(state, c).suit)).toEqual(example.suits);
        if (example.sold) expect(soldPairs(state)).toEqual(example.sold);
        if (example.result) expect(outcomeOf(state).result).toBe(example.result);
        if (example.next !== undefined) expect(outcomeOf(state).next).toBe(example.next);
      });
    }
  }
});
