/** Matches as they are kept, with every border of what is still read. */
import { describe, expect, test } from 'vitest';
import { NEW_SAVE, readMatch, readRecord, readSave, readShelved } from '../../src/campaign/index.ts';
import { MAX_MOVES, RULES_VERSION } from '../../src/engine/index.ts';
import { keptMatch } from '../kit/campaign.ts';

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const { record } = keptMatch(6);
const other = { ...record, version: RULES_VERSION + 1 };

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('a match of the quick table', () => {
  test('that was kept comes back', () => {
    expect(readMatch(copy(keptMatch(12)))).toEqual({ kind: 'whole', match: keptMatch(12) });
  });

  test('that is damaged goes on from its last good move', () => {
    const match = copy(keptMatch(12));
    const moves = [...match.record.moves];
    moves[8] = 'disband A1';
    expect(readMatch({ ...match, record: { ...match.record, moves } })).toEqual({
      kind: 'shortened',
      match: keptMatch(8),
      lost: 4,
    });
    const hashes = [...match.record.hashes];
    hashes[3] = 'deadbeef';
    expect(readMatch({ ...match, record: { ...match.record, hashes } })).toEqual({
      kind: 'shortened',
      match: keptMatch(3),
      lost: 9,
    });
  });

  test('of other rules is recognised and kept as it is', () => {
    const match = copy(keptMatch(6));
    const old = { ...match, record: { ...match.record, version: RULES_VERSION + 1, rules: { gone: 1 } } };
    const reading = readMatch(old);
    expect(reading).toMatchObject({
      kind: 'other-rules',
      shelved: { rulesVersion: RULES_VERSION + 1, moves: match.record.moves, raw: old },
    });
    const { save, troubles } = readSave({ ...copy(NEW_SAVE), match: old });
    expect(troubles).toEqual(['other-rules']);
    expect(save.match).toBeNull();
    // However often it is read and written, it stays as it was.
    const again = readSave(copy(save));
    expect(again.troubles).toEqual([]);
    expect(again.save.shelved.map(({ raw }) => raw)).toEqual([old]);
  });

  test('that cannot be saved is nothing', () => {
    const match = copy(keptMatch(2));
    for (const value of [
      null,
      'caravan',
      {},
      { ...match, version: 99 },
      { ...match, setup: null },
      { ...match, record: null },
      { ...match, setup: { ...match.setup, preset: 'poker' } },
      { ...match, record: { ...match.record, rules: {} } },
      { ...match, record: { ...match.record, deckA: ['7Z'] } },
      { ...match, record: { ...match.record, moves: Array.from({ length: 6000 }, () => 'pass') } },
      { ...match, record: { ...match.record, seed: -1 } },
    ]) {
      expect(readMatch(value).kind).toBe('unreadable');
    }
  });
});

test('the hashes of a record that came without all of them are its own again', () => {
  for (const hashes of [[], record.hashes.slice(0, 2), record.hashes, [...record.hashes, 'deadbeef']])
    expect(readRecord({ ...record, hashes }, 'x')).toEqual({ kind: 'whole', match: record });
  expect(readRecord({ ...record, moves: [], hashes: [] }, 'x')).toEqual({
    kind: 'whole',
    match: { ...record, moves: [], hashes: [] },
  });
});

test('what is left of a damaged record has all of its hashes, so that it can be gone on with', () => {
  const moves = record.moves.with(4, 'pass');
  for (const hashes of [[], record.hashes.slice(0, 2), record.hashes]) {
    const reading = readRecord({ ...record, moves, hashes }, 'x');
    expect(reading).toEqual({
      kind: 'shortened',
      match: { ...record, moves: record.moves.slice(0, 4), hashes: record.hashes.slice(0, 4) },
      lost: 2,
    });
  }
});

test('a record holds every rule there is, and no other', () => {
  const { maxTurns, ...rules } = record.rules;
  expect(maxTurns).toBeNull();
  expect(readRecord({ ...record, rules }, 'x')).toEqual({ kind: 'unreadable' });
  expect(readRecord({ ...record, rules: { ...record.rules, more: 1 } }, 'x')).toEqual({ kind: 'unreadable' });
});

describe('of other rules', () => {
  test('a record is read as far as it can be shown', () => {
    expect(readRecord(other, 'pim-sedgely')).toEqual({
      kind: 'other-rules',
      shelved: { rulesVersion: RULES_VERSION + 1, opponent: 'pim-sedgely', moves: record.moves, raw: other },
    });
    for (const good of [
      { first: null },
      { first: 'B' },
      { seed: 0 },
      { deckA: times(200, '7H') },
      { deckB: times(200, '7H') },
      { moves: times(MAX_MOVES + 1, 'pass') },
      { hashes: times(MAX_MOVES + 1, '0') },
      { moves: ['', '~'.repeat(40), ' '] },
      { version: 0 },
      { rules: {} },
    ])
      expect(readRecord({ ...other, ...good }, 'x'), Object.keys(good)[0]).toMatchObject({
        kind: 'other-rules',
        shelved: { raw: { ...other, ...good } },
      });
  });

  test('what is no record is nothing', () => {
    for (const bad of [
      { first: 'C' },
      { seed: 1.5 },
      { seed: -1 },
      { deckA: times(201, '7H') },
      { deckB: times(201, '7H') },
      { deckA: 7 },
      { moves: times(MAX_MOVES + 2, 'pass') },
      { hashes: times(MAX_MOVES + 2, '0') },
      { moves: ['x'.repeat(41)] },
      { moves: ['é'] },
      { moves: ['7H>A1é'] },
      { moves: ['é7H>A1'] },
      { moves: [7] },
      { version: 1.5 },
      { version: '2' },
      { rules: null },
    ])
      expect(readRecord({ ...other, ...bad }, 'x'), JSON.stringify(bad).slice(0, 50)).toEqual({
        kind: 'unreadable',
      });
  });

  test('a match of the quick table is kept with its table', () => {
    const match = { ...keptMatch(6), record: other };
    expect(readMatch(match)).toMatchObject({ shelved: { opponent: match.setup.opponent, raw: match } });
  });

  test('the longest match there can be stays whole', () => {
    const longest = {
      ...keptMatch(0),
      record: {
        ...other,
        deckA: times(200, '7H[12]'),
        deckB: times(200, '7H[12]'),
        moves: times(MAX_MOVES, 'discard 7H[12]'),
        hashes: times(MAX_MOVES, 'deadbeef'),
      },
    };
    expect(readMatch(longest)).toMatchObject({ kind: 'other-rules', shelved: { raw: longest } });
  });
});

describe('a match on the shelf', () => {
  const shelved = { rulesVersion: 3, opponent: 'pim-sedgely', moves: ['pass'], raw: { any: 1 } };

  test('comes back, and what is none does not', () => {
    expect(readShelved(shelved)).toEqual(shelved);
    expect(readShelved({ ...shelved, moves: times(MAX_MOVES + 1, 'pass') })).not.toBeNull();
    for (const bad of [
      { moves: times(MAX_MOVES + 2, 'pass') },
      { moves: ['é'] },
      { rulesVersion: 1.5 },
      { rulesVersion: '3' },
      { opponent: 'Pim' },
    ])
      expect(readShelved({ ...shelved, ...bad }), JSON.stringify(bad).slice(0, 50)).toBeNull();
    for (const none of [null, 7, [], {}]) expect(readShelved(none)).toBeNull();
  });

  const rawOf = (raw: unknown): unknown => readShelved({ ...shelved, raw })!.raw;

  test('keeps what it was made of only up to the size of a match', () => {
    // Two quotation marks; beyond ASCII every character takes six.
    for (const [fits, not] of [
      ['x'.repeat(199_998), 'x'.repeat(199_999)],
      ['é'.repeat(33_333), 'é'.repeat(33_334)],
      ['"'.repeat(99_999), '"'.repeat(100_000)],
      [times(100_000 - 1, 7), times(100_000, 7)],
      [{ ['x'.repeat(199_994)]: 1 }, { ['x'.repeat(199_995)]: 1 }],
    ]) {
      expect(rawOf(fits)).not.toBeNull();
      expect(rawOf(not)).toBeNull();
    }
  });

  test('keeps what it was made of only as deep as a match', () => {
    const deep = (levels: number): unknown => {
      let value: unknown = 1;
      for (let i = 0; i < levels; i++) value = i % 2 ? [value] : { value };
      return value;
    };
    expect(rawOf(deep(10))).toEqual(deep(10));
    expect(rawOf(deep(11))).toBeNull();
    expect(rawOf(deep(100_000))).toBeNull();
  });

  test('keeps nothing that is no data', () => {
    const ring: unknown[] = [];
    ring.push(ring);
    for (const none of [ring, 7n, undefined, () => 7, Symbol('x'), { part: 7n }])
      expect(rawOf(none)).toBeNull();
    for (const one of [null, false, 0, '', [], {}]) expect(rawOf(one)).toEqual(one);
  });
});
