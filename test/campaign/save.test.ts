import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_SETTINGS,
  type KeptMatch,
  readMatch,
  readTable,
  SAVE_VERSION,
} from '../../src/campaign/index.ts';
import { DEFAULT_SETUP, rulesOf } from '../../src/content/index.ts';
import {
  compileRules,
  deal,
  legalMoves,
  type MatchRecord,
  parseMove,
  play,
  recordMove,
  standardDeck,
  startRecord,
} from '../../src/engine/index.ts';

function kept(moves: number): KeptMatch {
  const options = rulesOf(DEFAULT_SETUP);
  let record: MatchRecord = startRecord(options, 5, standardDeck(), standardDeck(), 'A');
  let { state } = deal(compileRules(options), { seed: 5, first: 'A' });
  for (let i = 0; i < moves; i++) {
    const move = parseMove(legalMoves(state)[0]!)!;
    state = play(state, move).state;
    record = recordMove(record, move, state);
  }
  return { version: SAVE_VERSION, setup: DEFAULT_SETUP, record };
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('what was kept comes back', () => {
  expect(readMatch(copy(kept(12)))).toEqual({ match: kept(12), damaged: false });
  const table = { version: SAVE_VERSION, settings: DEFAULT_SETTINGS, setup: DEFAULT_SETUP };
  expect(readTable(copy(table))).toEqual(table);
});

test('a damaged match goes on from its last good move', () => {
  const match = copy(kept(12));
  const moves = [...match.record.moves];
  moves[8] = 'disband A1';
  expect(readMatch({ ...match, record: { ...match.record, moves } })).toEqual({
    match: kept(8),
    damaged: true,
  });
  const hashes = [...match.record.hashes];
  hashes[3] = 'deadbeef';
  expect(readMatch({ ...match, record: { ...match.record, hashes } })).toEqual({
    match: kept(3),
    damaged: true,
  });
});

test('what cannot be saved is nothing', () => {
  const match = copy(kept(2));
  for (const value of [
    null,
    'caravan',
    {},
    { ...match, version: 99 },
    { ...match, setup: { ...match.setup, preset: 'poker' } },
    { ...match, record: { ...match.record, rules: {} } },
    { ...match, record: { ...match.record, deckA: ['7Z'] } },
    { ...match, record: { ...match.record, version: 99 } },
    { ...match, record: { ...match.record, seed: -1 } },
  ]) {
    expect(readMatch(value)).toBeNull();
  }
  expect(readTable({ version: SAVE_VERSION, settings: { speed: 'warp' }, setup: DEFAULT_SETUP })).toBeNull();
});

test('settings of the screen that are missing or unknown are as at first', () => {
  const read = (settings: object) => readTable({ version: SAVE_VERSION, settings, setup: DEFAULT_SETUP });
  const first = DEFAULT_SETTINGS.display;
  expect(read({ speed: '2' })?.settings).toEqual({ speed: '2', display: first });
  for (const display of [null, 'amber', {}, { palette: 'plaid', textScale: 100, more: true }])
    expect(read({ speed: '2', display })?.settings).toEqual({ speed: '2', display: first });
  const set = { ...first, palette: 'amber', textScale: '150' };
  expect(read({ speed: '1', display: { ...set, effects: undefined } })?.settings.display).toEqual(set);
});

test('whatever is stored, reading it never throws', () => {
  const match = copy(kept(4)) as unknown as Record<string, unknown>;
  fc.assert(
    fc.property(
      fc.constantFrom('version', 'setup', 'record'),
      fc.anything({ maxDepth: 3 }),
      fc.constantFrom('rules', 'seed', 'deckA', 'moves', 'hashes', 'first'),
      fc.anything({ maxDepth: 2 }),
      (key, value, inner, innerValue) => {
        readMatch({ ...match, [key]: value });
        readMatch({ ...match, record: { ...(match['record'] as object), [inner]: innerValue } });
        readTable(value);
      },
    ),
    { seed: 3 },
  );
});
