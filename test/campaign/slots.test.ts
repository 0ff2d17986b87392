import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEW_SAVE, readSlots, SAVE_VERSION, type Save, writeSlot } from '../../src/campaign/index.ts';
import { migrate } from '../../src/campaign/migrations.ts';
import { seal, unseal } from '../../src/campaign/sealed-text.ts';
import { keptMatch, richSave } from '../kit/campaign.ts';
import { runs, stride } from '../kit/seeds.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
/** Without matches to replay, since it is read thousands of times. */
const older: Save = { ...NEW_SAVE, campaign: { ...richSave().campaign, road: NEW_SAVE.campaign.road } };
const newer: Save = { ...older, match: keptMatch(21) };
const olderText = writeSlot(older, 7);
const newerText = writeSlot(newer, 8);

test('the newer of two saves is taken, the older one written next', () => {
  for (const slots of [
    [olderText, newerText],
    [newerText, olderText],
  ]) {
    const reading = readSlots(slots);
    expect(reading.save).toEqual(newer);
    expect(reading.troubles).toEqual([]);
    expect(slots[reading.next!.slot]).toBe(olderText);
    expect(reading.next!.count).toBe(9);
  }
});

test('at the first start there is nothing, and nothing is amiss', () => {
  expect(readSlots([undefined, undefined])).toEqual({
    save: null,
    troubles: [],
    next: { slot: 0, count: 1 },
    aside: [],
  });
});

/** What every damage of one slot must come to: a message and the other save, or no difference at all. */
function expectSurvived(damaged: string): void {
  const reading = readSlots([olderText, damaged]);
  expect(reading.troubles).toEqual(['save-damaged']);
  expect(reading.save).toEqual(older);
  expect(reading.next).toEqual({ slot: 1, count: 8 }); // the damaged one is written over, never the good one
  const alone = readSlots([undefined, damaged]);
  expect(alone.troubles).toEqual(['saves-damaged']);
  expect(alone.save).toBeNull();
  expect(alone.aside).toEqual([damaged]);
}

test('any byte may be flipped', () => {
  const bytes = newerText.length;
  // Every bit of the header and of the first part, then places all over the rest.
  for (let at = 0; at < bytes; at += stride(at < 300 ? 1 : 97)) {
    for (let bit = 0; bit < 8; bit++) {
      const char = String.fromCharCode(newerText.charCodeAt(at) ^ (1 << bit));
      expectSurvived(newerText.slice(0, at) + char + newerText.slice(at + 1));
    }
  }
});

test('any prefix may be all that was written', () => {
  for (let length = 0; length < newerText.length; length += stride(length < 300 ? 1 : 61))
    expectSurvived(newerText.slice(0, length));
});

test('any piece may be missing, doubled or foreign', () => {
  fc.assert(
    fc.property(
      fc.nat(newerText.length - 1),
      fc.integer({ min: 1, max: 4000 }),
      fc.oneof(fc.constant(''), fc.string({ unit: 'binary' }), fc.constant('\u0000'.repeat(50))),
      (from, length, put) => {
        const text = newerText.slice(0, from) + put + newerText.slice(from + length);
        if (text !== newerText) expectSurvived(text);
      },
    ),
    { seed: 11, numRuns: runs(60) },
  );
});

test('a newer version of the game is left alone', () => {
  const future = seal({ version: SAVE_VERSION + 1, count: 9, value: { whatever: true } });
  for (const slots of [
    [future, undefined],
    [olderText, future],
  ])
    expect(readSlots(slots)).toEqual({ save: null, troubles: ['newer'], next: null, aside: [] });
});

test('what a save holds that cannot be read is put aside before it is written over', () => {
  const text = seal({ version: SAVE_VERSION, count: 3, value: { ...copy(older), match: 'none' } });
  const reading = readSlots([text, undefined]);
  expect(reading.troubles).toEqual(['lost']);
  expect(reading.aside).toEqual([text]);
  expect(reading.save?.campaign).toEqual(older.campaign);
});

describe('version 1', () => {
  const match = { ...copy(keptMatch(14)), version: 1 };
  const table = {
    version: 1,
    settings: { speed: '2', display: { palette: 'amber' } },
    setup: copy(keptMatch(0).setup),
  };

  test('was two entries: both are taken over', () => {
    const { save, troubles, next } = readSlots([undefined, undefined], { match, table });
    expect(troubles).toEqual([]);
    expect(save?.match).toEqual(keptMatch(14));
    expect(save?.table?.settings).toMatchObject({
      speed: '2',
      display: { palette: 'amber', glow: 'medium' },
    });
    expect(save?.campaign).toEqual(NEW_SAVE.campaign);
    expect(next).toEqual({ slot: 0, count: 1 });
    expect(readSlots([undefined, undefined], { table }).save).toMatchObject({ match: null });
    expect(readSlots([undefined, undefined], { match }).save).toMatchObject({ table: null });
  });

  test('that is damaged is told and put aside', () => {
    const { save, troubles, aside } = readSlots([undefined, undefined], {
      match: { ...match, version: 0 },
      table: 'x',
    });
    expect(save).toEqual(NEW_SAVE);
    expect(troubles).toEqual(['lost', 'settings-lost']);
    expect(aside).toHaveLength(1);
  });

  test('whatever its entries hold: a save and a message, never less in silence', () => {
    const entry = fc.oneof(
      fc.constant(match),
      fc.constant(table),
      fc.anything({ maxDepth: 3 }),
      fc.record({ version: fc.integer({ min: -1, max: 4 }), setup: fc.anything(), record: fc.anything() }),
    );
    fc.assert(
      fc.property(entry, entry, (oldMatch, oldTable) => {
        const before = { match: oldMatch, table: oldTable };
        const { save, troubles, aside } = readSlots([undefined, undefined], before);
        if (oldMatch === undefined && oldTable === undefined) return expect(save).toBeNull();
        // Null is what stands where nothing was kept.
        if (oldMatch != null) expect(save!.match !== null || troubles.length > 0).toBe(true);
        if (oldTable != null) expect(save!.table !== null || troubles.length > 0).toBe(true);
        expect(aside.length > 0).toBe(troubles.length > 0);
      }),
      { seed: 12, numRuns: runs(120) },
    );
  });

  test('gives way to slots as soon as there are any', () => {
    expect(readSlots([olderText, undefined], { match, table }).save).toEqual(older);
  });
});

test('every version up to this one is known, and raising one that is none does not throw', () => {
  for (let version = 1; version < SAVE_VERSION; version++)
    expect(migrate(version, { match: null, table: null })).not.toBeNull();
  expect(migrate(0, {})).toBeNull();
  expect(migrate(1, { match: { version: 1, kept: 5 }, table: { version: 7 } })).toEqual({
    table: { version: 7 },
    match: { version: 2, kept: 5 },
    shelved: [],
    campaign: NEW_SAVE.campaign,
  });
  fc.assert(
    fc.property(fc.integer({ min: -3, max: SAVE_VERSION + 3 }), fc.anything(), (version, value) => {
      migrate(version, value);
    }),
    { seed: 5 },
  );
});

test('a sealed text is read whatever it holds, and refused when it nests too deep or grows too long', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(), (value, count) => {
      const text = seal({ version: 2, count, value });
      expect(text).toMatch(/^[\n -~]*$/);
      expect(unseal(text)).toEqual({ version: 2, count, value: copy(value) });
    }),
    { seed: 6 },
  );
  let deep: unknown = 1;
  for (let i = 0; i < 40; i++) deep = [deep];
  expect(unseal(seal({ version: 2, count: 0, value: deep }))).toBe('damaged');
  expect(unseal(seal({ version: 2, count: 0, value: 'x'.repeat(2_100_000) }))).toBe('too-long');
  for (const none of [undefined, null, 7, {}, '', 'hello']) expect(unseal(none)).toBe('not-a-save');
});
