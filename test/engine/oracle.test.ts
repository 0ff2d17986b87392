/**
 * The engine against a second, naive implementation of the rules (test/kit/oracle.ts), ply by ply: legal moves,
 * refusal codes, everything a state shows and holds.
 */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  compileRules,
  deal,
  ENDINGS,
  fromPosition,
  isOver,
  legalMoves,
  parseMove,
  parsePosition,
  play,
  Random,
  REFUSALS,
  type RuleOptions,
  STREAM,
  type State,
  toPosition,
} from '../../src/engine/index.ts';
import {
  type AnyDeal,
  anyDeal,
  anyMoveText,
  anyOptions,
  anyPosition,
  anySeed,
  codes,
  RULE_SETS,
  randomMove,
} from '../kit/arbitrary.ts';
import { type FullView, fullView } from '../kit/full-view.ts';
import { begin, type Game, legalMovesOf, makeMove, reading, sold, whyNot } from '../kit/oracle.ts';
import { refused } from '../kit/record.ts';
import { checked, runs, seeded, some } from '../kit/seeds.ts';

const bothSorted = (lists: Readonly<Record<'A' | 'B', readonly string[]>>): string[][] => [
  [...lists.A].sort(),
  [...lists.B].sort(),
];

/** Both sides' idea of the match in one form. Discard piles have no order in the rules. */
function ofEngine(state: State, view: FullView): object {
  const { moves, turns, idle, redeals } = view.counters;
  return {
    phase: view.phase,
    result: view.result,
    why: view.why,
    next: view.next,
    sold: view.sold,
    caravans: Object.entries(view.caravans).map(([name, { value, direction, suit, rows }]) => [
      name,
      { value, direction, suit },
      rows.map(({ card, attachments }) => [card, attachments.map((laid) => [laid.card, laid.owner])]),
    ]),
    hand: view.hand,
    deck: view.deck,
    discards: bothSorted(view.discards),
    counters: [moves, turns, idle, redeals],
    legal: legalMoves(state),
  };
}

function ofOracle(game: Game): object {
  const over = game.result !== 'continue';
  return {
    phase: game.opening ? 'opening' : 'main',
    result: game.result,
    why: game.why,
    next: over ? null : game.turn,
    sold: sold(game),
    caravans: Object.entries(game.table).map(([name, rows]) => [
      name,
      reading(game, name),
      rows.map(({ card, attached }) => [card, attached.map((laid) => [laid.card, laid.by])]),
    ]),
    hand: game.hand,
    deck: game.deck,
    discards: bothSorted(game.pile),
    counters: [game.moves, game.turns, game.idle, game.redeals],
    legal: over ? [] : legalMovesOf(game),
  };
}

/** Comparing texts first is much faster than a structural comparison of equal things. */
function compare(state: State, view: FullView, game: Game, path: readonly string[]): void {
  const actual = ofEngine(state, view);
  const expected = ofOracle(game);
  if (JSON.stringify(actual) === JSON.stringify(expected)) return;
  expect({ path, ...actual }).toEqual({ path, ...expected });
  throw new Error('The two differ in the order of keys only');
}

vi.setConfig({ testTimeout: 3_600_000 }); // CARAVAN_RUNS decides how long it takes

/** Codes and endings met on the way: random play that never gets anywhere would prove little. */
const met = new Set<string | null>();

/** Makes the same random moves in both, to the end or for so many plies, and tries random texts on the way. */
function playBoth(start: State, game: Game, seed: number, plies: number): void {
  const random = new Random(seed, STREAM.playout);
  const path: string[] = [];
  let state = start;
  compare(state, fullView(state), game, path);
  for (let ply = 0; ply < plies && !isOver(state); ply++) {
    for (let i = 0; i < 6; i++) {
      const text = anyMoveText(game.hand[game.turn], random);
      const reason = refused(state, text);
      met.add(reason);
      if (reason !== whyNot(game, text)) {
        expect({ path, text, reason }).toEqual({ path, text, reason: whyNot(game, text) });
      }
    }
    const move = randomMove(state, random);
    path.push(move);
    state = play(state, parseMove(move)!).state;
    const view = fullView(state);
    const { hand, deck } = view;
    // A shuffled deck comes in the order the engine says: first what was drawn, then what is left.
    makeMove(game, move, (seat) => [
      ...(move === 'redeal' ? hand[seat] : hand[seat].slice(-1)),
      ...deck[seat],
    ]);
    compare(state, view, game, path);
  }
  met.add(game.why);
  for (const text of ['forfeit', 'pass', 'discard 7D', 'nonsense']) {
    if (isOver(state)) expect([refused(state, text), whyNot(game, text)]).toEqual(['game-over', 'game-over']);
  }
}

function dealBoth(options: RuleOptions, { seed, deckA, deckB }: AnyDeal): void {
  const { state } = deal(compileRules(options), { seed, deckA: codes(deckA), deckB: codes(deckB) });
  const { hand, deck } = fullView(state);
  const game = begin(options, {
    A: ['-', '-', '-'],
    B: ['-', '-', '-'],
    handA: hand.A,
    handB: hand.B,
    deckA: deck.A,
    deckB: deck.B,
    phase: 'opening',
    turn: toPosition(state).turn,
  });
  playBoth(state, game, seed, 400);
}

describe('the engine and the naive rules agree', () => {
  for (const { name, options } of some(RULE_SETS)) {
    test(seeded(`in deals under ${name}`), () => {
      fc.assert(
        fc.property(anyDeal, (dealt) => dealBoth(options, dealt)),
        checked(2),
      );
    });
  }

  test(seeded('in deals under changed options'), () => {
    fc.assert(fc.property(anyOptions, anyDeal, dealBoth), checked(100));
  });

  test(seeded('in positions set up by hand under any options'), () => {
    const anyRules = fc.oneof(anyOptions, fc.constantFrom(...RULE_SETS.map(({ options }) => options)));
    fc.assert(
      fc.property(anyRules, anyPosition, anySeed, (options, position, seed) => {
        const parsed = parsePosition(position);
        if ('fault' in parsed) throw new Error(parsed.fault);
        playBoth(
          fromPosition(compileRules(options), parsed.layout, seed),
          begin(options, position),
          seed,
          12,
        );
      }),
      checked(450),
    );
  });

  test('every ending of the rules and most refusals were met', () => {
    if (runs(2) < 2) return; // fewer deals than usual
    expect([...met]).toEqual(expect.arrayContaining(ENDINGS.filter((why) => why !== 'forfeit')));
    expect(REFUSALS.filter((code) => !met.has(code)).length).toBeLessThan(4);
  });
});
