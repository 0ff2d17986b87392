/** The yardsticks: legal, the same every time, and as strong against each other as the study says. */
import { describe, expect, test } from 'vitest';
import { BOTS, type Bot, findBot } from '../../src/ai/index.ts';
import { PRESET_IDS, presetOptions } from '../../src/content/index.ts';
import {
  apply,
  compileRules,
  deal,
  fromPosition,
  isOver,
  observe,
  outcomeOf,
  parseMove,
  parsePosition,
  type Rules,
  refusal,
  type Seat,
  type State,
} from '../../src/engine/index.ts';

const random = findBot('random')!;
const greedy = findBot('greedy')!;
const standard = compileRules(presetOptions('standard'));

/** Plays a match to its end and returns its moves and result. */
function playMatch(rules: Rules, seed: number, players: Record<Seat, Bot>, first: Seat) {
  const { state } = deal(rules, { seed, first });
  const moves: string[] = [];
  while (!isOver(state)) {
    const next = outcomeOf(state).next!;
    const { move } = players[next].choose(observe(state, next), {}, seed);
    const parsed = parseMove(move)!;
    expect(refusal(state, parsed)).toBeNull();
    apply(state, parsed);
    moves.push(move);
  }
  return { moves, result: outcomeOf(state).result };
}

function position(A: string[], B: string[], handA: string[], more: object = {}): State {
  const parsed = parsePosition({
    A,
    B,
    handA,
    handB: ['2S', '3S'],
    deckA: ['9S'],
    deckB: ['9C'],
    phase: 'main',
    turn: 'A',
    ...more,
  });
  if ('fault' in parsed) throw new Error(parsed.fault);
  return fromPosition(standard, parsed.layout);
}

const chosen = (state: State, seed = 1): string => greedy.choose(observe(state, 'A'), {}, seed).move;

test('ids and names are distinct', () => {
  expect(new Set(BOTS.map((bot) => bot.id)).size).toBe(BOTS.length);
  expect(BOTS.slice(0, 2)).toEqual([random, greedy]);
  expect(findBot('__proto__')).toBeUndefined();
});

test('greedy wins at least 99 % against random: 150 deals, each played from both seats', () => {
  let wins = 0;
  for (let seed = 0; seed < 150; seed++) {
    const first = seed % 2 === 0 ? 'A' : 'B';
    if (playMatch(standard, seed, { A: greedy, B: random }, first).result === 'A wins') wins++;
    if (playMatch(standard, seed, { A: random, B: greedy }, first).result === 'B wins') wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(297);
});

describe('under every preset', () => {
  for (const id of PRESET_IDS) {
    test(`${id}: legal to the end, and the same for the same seed`, () => {
      const rules = compileRules(presetOptions(id));
      const players = { A: random, B: greedy };
      const match = playMatch(rules, 5, players, 'A');
      expect(playMatch(rules, 5, players, 'A')).toEqual(match);
      expect(playMatch(rules, 6, players, 'A')).not.toEqual(match);
    });
  }
});

test('a bot leaves what it sees alone and needs nothing but plain data', () => {
  const seen = observe(position(['9H', '-', '-'], ['5C', '-', '-'], ['7D', 'KS', 'X']), 'A');
  const posted = structuredClone(seen);
  for (const bot of BOTS) expect(bot.choose(posted, {}, 3)).toEqual(bot.choose(seen, {}, 3));
  expect(posted).toEqual(seen);
});

describe('greedy', () => {
  test('takes a win', () => {
    const state = position(['9S 8S 7S', 'TH 9H 4H', 'TD 6D'], ['5C', '6C', '7C'], ['KH', 'X', '7D']);
    for (let seed = 0; seed < 20; seed++) expect(chosen(state, seed)).toBe('7D>A3');
  });

  test('avoids a loss: it does not sell the last open pair when the other two are sold to its rival', () => {
    const state = position(['-', '-', 'TD 6D'], ['TC 9C 4C', 'TH 9H 4H', '5C'], ['7D', '2S']);
    for (let seed = 0; seed < 20; seed++) expect(chosen(state, seed)).not.toBe('7D>A3');
  });

  test('sells, and keeps the dearer card', () => {
    expect(chosen(position(['9S 8S', '-', '-'], ['5C', '-', '-'], ['7S', '2D', 'QC']))).toBe('7S>A1');
    expect(chosen(position(['-', '-', '-'], ['-', '-', '-'], ['QC', 'JD']))).toBe('discard QC');
  });

  test('chooses among equals by the seed', () => {
    const state = position(['-', '-', '-'], ['-', '-', '-'], ['7S']);
    const moves = new Set(Array.from({ length: 30 }, (_, seed) => chosen(state, seed)));
    expect([...moves].sort()).toEqual(['7S>A1', '7S>A2', '7S>A3']);
  });
});
