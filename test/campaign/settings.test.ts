/** What a person has set, with every border of what is still read. */
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_SETTINGS,
  LONGEST_PAD_NAME,
  readTable,
  SAVE_VERSION,
  SPEED_IDS,
} from '../../src/campaign/index.ts';
import { DEFAULT_SETUP, HOUSE_RULES } from '../../src/content/index.ts';
import { MAX_SEED } from '../../src/engine/index.ts';

const table = { version: SAVE_VERSION, settings: DEFAULT_SETTINGS, setup: DEFAULT_SETUP };
const settingsOf = (changes: object) =>
  readTable({ ...table, settings: { ...DEFAULT_SETTINGS, ...changes } })?.settings;
const setupOf = (changes: object) => readTable({ ...table, setup: { ...DEFAULT_SETUP, ...changes } })?.setup;
const controlsOf = (changes: object) =>
  settingsOf({ controls: { ...DEFAULT_SETTINGS.controls, ...changes } })!.controls;
const word = (length: number): string => 'x'.repeat(length);
const numbered = (count: number, what: unknown): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`a-${i}`, what]));

test('the first check is to be shown at first, and not to whoever kept something before there was one', () => {
  expect(DEFAULT_SETTINGS.greeted).toBe(false);
  for (const greeted of [true, false]) expect(settingsOf({ greeted })?.greeted).toBe(greeted);
  for (const greeted of [undefined, 1, 'no', null]) expect(settingsOf({ greeted })?.greeted).toBe(true);
  const { greeted: _, ...before } = DEFAULT_SETTINGS;
  expect(readTable({ ...table, settings: before })?.settings.greeted).toBe(true);
});

test('a table is of this version and has a speed', () => {
  expect(readTable(table)).toEqual(table);
  for (const version of [SAVE_VERSION - 1, SAVE_VERSION + 1, `${SAVE_VERSION}`, undefined])
    expect(readTable({ ...table, version })).toBeNull();
  for (const speed of SPEED_IDS) expect(settingsOf({ speed })?.speed).toBe(speed);
  for (const speed of ['3', 1, undefined]) expect(settingsOf({ speed })).toBeUndefined();
});

describe('the table that was laid last', () => {
  test('has an opponent and a guest whose names are names', () => {
    for (const name of ['a', '7', 'pim-sedgely', 'trader+saboteur', 'net-1', word(64)]) {
      expect(setupOf({ opponent: name })?.opponent).toBe(name);
      expect(setupOf({ you: name })?.you).toBe(name);
    }
    expect(setupOf({ you: null })?.you).toBeNull();
    for (const name of [
      '',
      'Pim',
      'pim-',
      '-pim',
      'pim--sedgely',
      'pim sedgely',
      'pim\n',
      'é',
      word(65),
      'constructor',
      7,
    ]) {
      expect(setupOf({ opponent: name }), `${name}`).toBeUndefined();
      expect(setupOf({ you: name }), `${name}`).toBeUndefined();
    }
    expect(setupOf({ opponent: null })).toBeUndefined();
  });

  test('has a rule set of ours, with house rules once each', () => {
    const [first, second] = HOUSE_RULES;
    expect(setupOf({ house: [second, first, second] })?.house).toEqual([second, first]);
    for (const house of [['poker'], [7], first, null]) expect(setupOf({ house })).toBeUndefined();
    for (const preset of ['poker', ['standard'], null, 'toString'])
      expect(setupOf({ preset })).toBeUndefined();
  });

  test('has single rules changed, or none where they are no rules', () => {
    expect(setupOf({ set: { maxTurns: 50 } })?.set).toEqual({ maxTurns: 50 });
    for (const set of [{ maxTurns: 'x' }, { poker: 1 }, 7, null, []])
      expect(Object.entries(setupOf({ set })!.set)).toEqual([]);
  });

  test('has a seed and a first seat, or leaves them to chance', () => {
    for (const seed of [null, 0, MAX_SEED]) expect(setupOf({ seed })?.seed).toBe(seed);
    for (const seed of [-1, MAX_SEED + 1, 1.5, '7']) expect(setupOf({ seed })).toBeUndefined();
    for (const first of [null, 'A', 'B']) expect(setupOf({ first })?.first).toBe(first);
    for (const first of ['C', 0]) expect(setupOf({ first })).toBeUndefined();
  });
});

describe('choices', () => {
  test('are as at first where there are none', () => {
    for (const none of [undefined, null, 7, true, 'amber', [], ['amber'], {}]) {
      const all = { display: none, sound: none, controls: none };
      expect(settingsOf(all)).toEqual({ ...DEFAULT_SETTINGS, greeted: false });
      expect(controlsOf({ keys: none, buttons: none, pads: none })).toEqual(DEFAULT_SETTINGS.controls);
    }
  });

  test('are words of ours: anything else is as at first', () => {
    const { display, sound, controls } = DEFAULT_SETTINGS;
    for (const odd of [['amber'], 7, null, { amber: 1 }, 'plaid', 'toString']) {
      expect(settingsOf({ display: { palette: odd } })?.display).toEqual(display);
      expect(settingsOf({ sound: { masterSound: [odd], musicLevel: odd } })?.sound).toEqual(sound);
      expect(controlsOf({ glyphs: odd })).toEqual(controls);
    }
    expect(settingsOf({ display: { palette: ['amber'], textScale: ['150'] } })?.display).toEqual(display);
    expect(settingsOf({ sound: { musicLevel: ['2'] } })?.sound).toEqual(sound);
    expect(controlsOf({ glyphs: ['switch'] })).toEqual(controls);
    expect(controlsOf({ glyphs: 'switch' }).glyphs).toBe('switch');
  });

  test('of keys and buttons are read one by one, so that a bad one costs no other', () => {
    for (const what of ['keys', 'buttons'] as const) {
      const read = (lists: unknown) => controlsOf({ [what]: lists })[what];
      const good = { discard: ['k', word(40)], [word(40)]: [], most: Array.from({ length: 8 }, () => 'k') };
      expect(read(good)).toEqual(good);
      const bad = {
        [word(41)]: ['k'],
        constructor: ['k'],
        toString: ['k'],
        long: [word(41)],
        many: Array.from({ length: 9 }, () => 'k'),
        number: [7],
        text: 'k',
        none: null,
      };
      expect(read({ ...bad, ...good })).toEqual(good);
      expect(Object.keys(read(numbered(100, ['k'])))).toHaveLength(100);
      // The last hundred, of those that can be read.
      const last = Object.keys(read({ first: ['k'], ...numbered(100, ['k']), ...bad }));
      expect(last).toEqual(Object.keys(numbered(100, ['k'])));
    }
  });

  test('of pads are read one by one', () => {
    const read = (pads: unknown) => controlsOf({ pads }).pads;
    const letters = (i: number): string => `b${String.fromCharCode(97 + (i % 26))}${i < 26 ? '' : 'z'}`;
    const profile = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [letters(i), 'b1']));
    const good = {
      [word(LONGEST_PAD_NAME)]: { south: 'b1', [word(20)]: '~'.repeat(12), 'd-pad': '!' },
      'Any Name (with é)': {},
      most: profile(32),
    };
    expect(read(good)).toEqual(good);
    const bad = {
      [word(LONGEST_PAD_NAME + 1)]: { south: 'b1' },
      constructor: { south: 'b1' },
      many: profile(33),
      a: { South: 'b1' },
      b: { south1: 'b1' },
      c: { '1south': 'b1' },
      d: { '': 'b1' },
      e: { [word(21)]: 'b1' },
      f: { south: '' },
      g: { south: word(13) },
      h: { south: 'b 1' },
      i: { south: ' b1' },
      j: { south: 'b1\n' },
      k: { south: 'bé' },
      l: { south: 1 },
      m: 'south',
    };
    expect(read({ ...bad, ...good })).toEqual(good);
  });
});
