/** Moves as text and back, every kind; and counting what random play comes to. */
import { expect, test } from 'vitest';
import {
  compileRules,
  countPlayouts,
  deal,
  formatMove,
  hashState,
  legalMoves,
  observe,
  outcomeOf,
  parseMove,
  play,
  playRandomly,
  Random,
  recordMove,
  replay,
  standardDeck,
  startRecord,
} from '../../src/engine/index.ts';
import { optionsOf } from '../kit/record.ts';

test.each([
  '7D>A1',
  'AS>B3',
  'TC>A2',
  'KH>B1.3',
  'X>A3.12',
  'discard JD',
  'discard X',
  'disband B2',
  'disband A3 + 9S',
  'redeal',
  'forfeit',
  'forfeit A',
  'forfeit B',
  'pass',
])('%s is written as it is read', (text) => {
  expect(formatMove(parseMove(text)!)).toBe(text);
});

test('a record that names who began deals for them', () => {
  const rules = optionsOf('standard');
  for (const first of ['A', 'B'] as const) {
    for (const seed of [1, 2, 3]) {
      const record = startRecord(rules, seed, standardDeck(), standardDeck(), first);
      expect(outcomeOf(replay(record).state).next).toBe(first);
    }
  }
});

test('a record holds who gave up, and words that are no move stop it', () => {
  const rules = optionsOf('standard');
  const { state } = deal(compileRules(rules), { seed: 1 });
  const record = startRecord(rules, 1, standardDeck(), standardDeck(), null);
  expect(recordMove(record, parseMove('forfeit B')!, state).moves).toEqual(['forfeit B']);
  expect(replay({ ...record, moves: ['dance'] }).fault).toEqual({
    kind: 'illegal-move',
    index: 0,
    reason: 'malformed-move',
  });
});

test('a record with fewer hashes than moves is played to its end, and one that differs stops it', () => {
  const rules = optionsOf('standard');
  let { state } = deal(compileRules(rules), { seed: 1 });
  let record = startRecord(rules, 1, standardDeck(), standardDeck(), null);
  for (let i = 0; i < 3; i++) {
    const move = parseMove(legalMoves(state)[0]!)!;
    ({ state } = play(state, move));
    record = recordMove(record, move, state);
  }
  for (const hashes of [record.hashes, record.hashes.slice(0, 1), []]) {
    const played = replay({ ...record, hashes });
    expect(played.fault).toBeNull();
    expect(hashState(played.state)).toBe(record.hashes[2]);
  }
  const wrong = replay({ ...record, hashes: [record.hashes[0]!, '00000000'] });
  expect(wrong.fault).toEqual({ kind: 'hash-differs', index: 1 });
});

test('random play tells how many moves it took', () => {
  const { state } = deal(compileRules(optionsOf('standard')), { seed: 1 });
  const plies = playRandomly(state, new Random(3));
  expect(plies).toBeGreaterThan(6);
  expect(observe(state, 'A').counters.moves).toBe(plies);
});

test.each([null, 6])('playouts are counted by how they end, after at most %s turns', (maxTurns) => {
  const rules = compileRules(optionsOf('standard', { maxTurns }));
  const games = 20;
  const starts: number[] = [];
  const count = countPlayouts(games, new Random(3), (game) => {
    starts.push(game);
    return deal(rules, { seed: game }).state;
  });
  const random = new Random(3);
  const expected = { games, plies: 0, winsA: 0, winsB: 0, draws: 0 };
  for (let seed = 0; seed < games; seed++) {
    const { state } = deal(rules, { seed });
    expected.plies += playRandomly(state, random);
    const { result } = outcomeOf(state);
    expected[result === 'draw' ? 'draws' : result === 'A wins' ? 'winsA' : 'winsB']++;
  }
  expect(count).toEqual(expected);
  expect(starts).toEqual(Array.from({ length: games }, (_, i) => i));
  // Six turns are the opening: nobody can have sold anything.
  if (maxTurns !== null) expect(count.draws).toBe(games);
});
