/**
 * What must hold at every ply of every match, whatever the rules: checked along random play under every preset,
 * every house rule and changed options.
 */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  caravansOf,
  compileRules,
  copyState,
  deal,
  fromPosition,
  observe,
  parsePosition,
  playRandomly,
  Random,
  SEATS,
  STREAM,
  toPosition,
} from '../../src/engine/index.ts';
import { anyDeal, anyOptions, anyPosition, anySeed, codes, RULE_SETS } from '../kit/arbitrary.ts';
import {
  checkCopies,
  checkImagined,
  checkMatch,
  checkMoves,
  checkNotation,
  checkSecrets,
  same,
  walk,
} from '../kit/conformance.ts';
import { fullView, ownedCards } from '../kit/full-view.ts';
import { checked, seeded, some } from '../kit/seeds.ts';

vi.setConfig({ testTimeout: 3_600_000 }); // CARAVAN_RUNS decides how long it takes

describe('random play', () => {
  for (const { name, options } of some(RULE_SETS)) {
    test(seeded(`conforms under ${name}`), () => {
      fc.assert(
        fc.property(anyDeal, (dealt) => void checkMatch(options, dealt)),
        checked(1),
      );
    });
  }

  test(seeded('conforms under changed options'), () => {
    fc.assert(
      fc.property(anyOptions, anyDeal, (options, dealt) => void checkMatch(options, dealt)),
      checked(25),
    );
  });

  test(seeded('conforms from positions set up by hand'), () => {
    fc.assert(
      fc.property(anyOptions, anyPosition, anySeed, (options, position, seed) => {
        const parsed = parsePosition(position);
        if ('fault' in parsed) throw new Error(parsed.fault);
        same(toPosition(fromPosition(compileRules(options), parsed.layout)), position, 'it is as set up');
        const start = fromPosition(compileRules(options), parsed.layout, seed);
        const spare = copyState(start);
        const owned = fullView(start);
        walk(start, seed, 6, (ply) => {
          const view = fullView(ply.next);
          for (const seat of SEATS) same(ownedCards(view, seat), ownedCards(owned, seat), 'cards are kept');
          checkMoves(ply.state, fullView(ply.state));
          checkNotation(ply.next);
          checkCopies(ply.state, ply.move, ply.next, spare);
          checkSecrets(ply.state, ply.move, ply.seat, ply.random);
          checkImagined(ply.state, ply.move, ply.next, ply.seat);
        });
      }),
      checked(100),
    );
  });

  test(seeded('always comes to an end'), () => {
    fc.assert(
      fc.property(
        fc.oneof(anyOptions, fc.constantFrom(...RULE_SETS.map(({ options }) => options))),
        anyDeal,
        (options, { seed, deckA, deckB }) => {
          const { state } = deal(compileRules(options), { seed, deckA: codes(deckA), deckB: codes(deckB) });
          expect(playRandomly(state, new Random(seed, STREAM.playout))).toBeLessThanOrEqual(5000);
          expect(observe(state, 'A')).toMatchObject({ next: null });
          expect(observe(state, 'A').result).not.toBe('continue');
        },
      ),
      checked(300),
    );
  });
});

test('every caravan belongs to one seat', () => {
  expect([...caravansOf('A'), ...caravansOf('B')]).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3']);
});
