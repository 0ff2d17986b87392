import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_SETTINGS,
  NEW_SAVE,
  readMatch,
  readSave,
  readTable,
  SAVE_VERSION,
} from '../../src/campaign/index.ts';
import { DEFAULT_SETUP } from '../../src/content/index.ts';
import { richSave } from '../kit/campaign.ts';
import { runs } from '../kit/seeds.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('settings and the last table come back', () => {
  const table = { version: SAVE_VERSION, settings: DEFAULT_SETTINGS, setup: DEFAULT_SETUP };
  expect(readTable(copy(table))).toEqual(table);
  expect(readTable({ ...table, settings: { speed: 'warp' } })).toBeNull();
});

test('settings of the screen that are missing or unknown are as at first', () => {
  const read = (settings: object) => readTable({ version: SAVE_VERSION, settings, setup: DEFAULT_SETUP });
  const first = DEFAULT_SETTINGS.display;
  const { controls, sound } = DEFAULT_SETTINGS;
  expect(read({ speed: '2' })?.settings).toEqual({
    speed: '2',
    display: first,
    controls,
    sound,
    greeted: true,
  });
  for (const display of [null, 'amber', {}, { palette: 'plaid', textScale: 100, more: true }])
    expect(read({ speed: '2', display })?.settings).toEqual({
      speed: '2',
      display: first,
      controls,
      sound,
      greeted: true,
    });
  const set = { ...first, palette: 'amber', textScale: '150' };
  expect(read({ speed: '1', display: { ...set, effects: undefined } })?.settings.display).toEqual(set);
});

test('what was set about sound comes back, and what is none of it is as at first', () => {
  const read = (sound: unknown) =>
    readTable({ version: SAVE_VERSION, settings: { speed: '1', display: {}, sound }, setup: DEFAULT_SETUP })
      ?.settings.sound;
  const set = { ...DEFAULT_SETTINGS.sound, masterSound: 'off', musicLevel: '2' };
  expect(read(set)).toEqual(set);
  expect(read({ ...set, musicLevel: '11', masterSound: 3, more: 'x' })).toEqual(DEFAULT_SETTINGS.sound);
  for (const none of [null, 'loud', []]) expect(read(none)).toEqual(DEFAULT_SETTINGS.sound);
});

test('controls come back, and what is none of them is left out', () => {
  const read = (controls: unknown) =>
    readTable({
      version: SAVE_VERSION,
      settings: { speed: '1', display: {}, controls },
      setup: DEFAULT_SETUP,
    })?.settings.controls;
  const set = {
    ...DEFAULT_SETTINGS.controls,
    glyphs: 'switch',
    keys: { discard: ['k'] },
    buttons: { log: [] },
    pads: { 'Some Pad': { south: 'b1' } },
  };
  expect(read(copy(set))).toEqual(set);
  for (const bad of [
    null,
    'x',
    [],
    { glyphs: 'sega', keys: ['k'], buttons: { log: 'x' }, pads: { a: { b: 1 } } },
  ])
    expect(read(bad)).toEqual(DEFAULT_SETTINGS.controls);
});

describe('a whole save', () => {
  test('comes back', () => {
    expect(readSave(copy(richSave()))).toEqual({ save: richSave(), troubles: [] });
    expect(richSave().campaign.road.sitting?.record?.moves).toHaveLength(12);
    expect(richSave().campaign.records.tallies.length).toBeGreaterThan(0);
  });

  test('loses no part with another', () => {
    const whole = richSave();
    const parts = ['road', 'records', 'decks', 'achievements', 'lessons', 'puzzles'] as const;
    for (const bad of parts) {
      const { save, troubles } = readSave({
        ...copy(whole),
        campaign: { ...copy(whole.campaign), [bad]: 7 },
      });
      expect(troubles).toEqual(['progress-lost']);
      for (const part of parts) {
        if (part === bad) expect(save.campaign[part]).toEqual(NEW_SAVE.campaign[part]);
        else expect(save.campaign[part]).toEqual(whole.campaign[part]);
      }
      expect(save.match).toEqual(whole.match);
    }
    expect(readSave({ ...copy(whole), match: 7 })).toMatchObject({ troubles: ['lost'] });
    expect(readSave({ ...copy(whole), table: 7 })).toMatchObject({ troubles: ['settings-lost'] });
  });

  test('gives both stakes back where the match on the road cannot be read', () => {
    const whole = richSave();
    const { road } = whole.campaign;
    const sitting = road.sitting!;
    const read = (changed: unknown) => {
      const value = copy(whole) as unknown as { campaign: { road: { sitting: unknown } } };
      value.campaign.road.sitting = changed;
      return readSave(value);
    };
    for (const [changed, trouble] of [
      [{ ...sitting, level: 'god' }, 'road-match-lost'],
      [{ ...sitting, record: { ...sitting.record, rules: {} } }, 'road-match-lost'],
      [{ ...sitting, record: { ...sitting.record, version: 9 } }, 'other-rules'],
    ] as const) {
      const { save, troubles } = read(changed);
      expect(troubles).toEqual([trouble]);
      expect(save.campaign.road).toMatchObject({ sitting: null, money: road.money + sitting.stake });
      expect(save.campaign.road.purses['pim-sedgely']).toBe(road.purses['pim-sedgely']! + sitting.stake);
      // What can be looked at is kept for that.
      expect(save.shelved.map(({ opponent }) => opponent)).toEqual(
        trouble === 'other-rules' ? ['pim-sedgely'] : [],
      );
    }
    const moves = [...sitting.record!.moves];
    moves[5] = 'pass';
    const shorter = read({ ...sitting, record: { ...sitting.record!, moves } });
    expect(shorter.troubles).toEqual(['road-match-damaged']);
    expect(shorter.save.campaign.road.sitting?.record?.moves).toHaveLength(5);
  });

  test('is never anything but a save, whatever is read', () => {
    const whole = copy(richSave()) as unknown as Record<string, unknown>;
    const paths = leavesOf(whole).filter((path) => !path.includes('hashes') && !path.includes('deckB'));
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.anything({ maxDepth: 2 }), (path, value) => {
        const { save } = readSave(changedAt(whole, path, value));
        expect(readSave(copy(save))).toEqual({ save: copy(save), troubles: [] });
      }),
      { seed: 3, numRuns: runs(400) },
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        readSave(value);
        readMatch(value);
        readTable(value);
      }),
      { seed: 4 },
    );
  });

  test('takes nothing of names that objects are born with', () => {
    const evil = JSON.parse(
      '{"__proto__":{"polluted":1},"campaign":{"__proto__":{"polluted":1},"road":{"__proto__":{"polluted":1}},"achievements":{"__proto__":1,"constructor":2}}}',
    ) as unknown;
    const { save } = readSave(evil);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect((save as unknown as Record<string, unknown>)['polluted']).toBeUndefined();
    expect((save.campaign.road as unknown as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.keys(save.campaign.achievements)).not.toContain('__proto__');
  });
});

type Path = readonly string[];

/** Every place of a value, branches included. */
function leavesOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...at, key]))].filter(
    (path) => path.length > 0,
  );
}

function changedAt(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  const one = value as Record<string, unknown>;
  const next = changedAt(one[key], rest, to);
  return Array.isArray(value)
    ? value.map((item, i) => (String(i) === key ? next : item))
    : { ...one, [key]: next };
}
