/** Saves: a file or a code that is taken in, and whatever the browser's storage holds. */
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import {
  exportCode,
  exportFile,
  IMPORT_FAULTS,
  importBytes,
  importText,
  LONGEST_IMPORT,
  NEW_SAVE,
  readMatch,
  readSave,
  readTable,
  SAVE_VERSION,
  type Save,
  TROUBLES,
  writeSlot,
} from '../../src/campaign/index.ts';
import { checksum, seal, unseal } from '../../src/campaign/sealed-text.ts';
import { DEFAULT_SETTINGS } from '../../src/campaign/settings.ts';
import { DEFAULT_SETUP } from '../../src/content/index.ts';
import { RULES_VERSION } from '../../src/engine/index.ts';
import { readSaveFile } from '../../src/platform/carry.ts';
import { keepSteppedDown, readSteppedDown } from '../../src/platform/stepped-down.ts';
import { createStorage, type Drawer } from '../../src/platform/storage.ts';
import { keptMatch, richSave } from '../kit/campaign.ts';
import {
  BAD_TEXTS,
  BORN_NAMES,
  badClone,
  badText,
  badValue,
  changed,
  hugeTexts,
  mutated,
  nested,
  owning,
  watchDoor,
} from '../kit/hostile.ts';
import { checked, seeded } from '../kit/seeds.ts';

const tried = watchDoor('saves');
afterEach(() => void vi.unstubAllGlobals());

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const TABLE = {
  version: SAVE_VERSION,
  settings: {
    ...DEFAULT_SETTINGS,
    controls: {
      ...DEFAULT_SETTINGS.controls,
      keys: { discard: ['k'] },
      pads: { 'Some Pad': { south: 'b1', 'pad-up': 'h9@-0.43' } },
    },
  },
  setup: { ...DEFAULT_SETUP, set: { kingStack: 'add', maxRows: 7 } },
};
/** Few moves, since it is read thousands of times. */
const OTHER_RULES = { ...keptMatch(2), record: { ...keptMatch(2).record, version: RULES_VERSION + 1 } };
const WHOLE: Save = {
  ...richSave(),
  table: TABLE as Save['table'],
  match: keptMatch(3),
  shelved: [{ rulesVersion: 9, opponent: 'greedy', moves: ['7H>A1'], raw: copy(OTHER_RULES) }],
};
const LIGHT: Save = {
  ...WHOLE,
  match: null,
  campaign: { ...WHOLE.campaign, road: { ...WHOLE.campaign.road, sitting: null } },
};
const FILE = exportFile(WHOLE);
const CODE = exportCode(WHOLE);
const sealedAs = (value: unknown, version = SAVE_VERSION): string => seal({ version, count: 3, value });

/** Whatever was read can be written and read again, as often as one likes. */
function expectLasting(save: Save): void {
  const text = writeSlot(save, 7);
  const found = unseal(text);
  if (typeof found === 'string') return expect.fail(`what was taken in cannot be read again: ${found}`);
  const again = readSave(found.value);
  expect(again.troubles).toEqual([]);
  expect(writeSlot(again.save, 7)).toBe(text);
}

function expectImport(text: string): boolean {
  tried();
  const reading = importText(text);
  if ('fault' in reading) {
    expect(IMPORT_FAULTS).toContain(reading.fault);
    return false;
  }
  for (const trouble of reading.troubles) expect(TROUBLES).toContain(trouble);
  expectLasting(reading.save);
  return true;
}

const expectStillGood = (): void => {
  expect(importText(FILE)).toEqual({ save: WHOLE, troubles: [] });
  expect(importText(CODE)).toEqual({ save: WHOLE, troubles: [] });
};

test(seeded('a file or code that is nearly right'), () => {
  expectStillGood();
  fc.assert(
    fc.property(mutated([FILE, CODE, 'CARAVAN 2 0 00000000\n{}'], ['CARAVAN', '2', '{', '-']), (text) => {
      expect(expectImport(text) && text.trim() !== FILE.trim() && text !== CODE ? text : '').toBe('');
    }),
    checked(60),
  );
  for (const text of BAD_TEXTS)
    for (const before of ['', 'CARAVAN 2 0 ', 'CARAVAN-1-']) expectImport(before + text);
  for (const text of hugeTexts())
    for (const before of ['', 'CARAVAN 2 0 ', 'CARAVAN-1-']) expectImport(before + text);
  for (const deep of [nested(100_000), nested(100_000, '{"a":', '}'), nested(100_000, '[')]) {
    expectImport(deep);
    expect(importText(`${sealedAs(1).split('\n')[0]}\n${deep}`)).toEqual({ fault: 'damaged' });
  }
  expectStillGood();
});

test(seeded('bytes of any kind'), () => {
  const bytes = new TextEncoder().encode(FILE);
  const changedBytes = fc.tuple(
    fc.nat(bytes.length - 1),
    fc.uint8Array({ minLength: 1, maxLength: 9 }),
    fc.boolean(),
  );
  fc.assert(
    fc.property(changedBytes, ([at, put, cut]) => {
      tried();
      const sent = bytes.slice(0, cut ? at + put.length : undefined);
      sent.set(put.subarray(0, sent.length - at), at);
      const reading = importBytes(sent);
      if (!('fault' in reading)) expect(reading.save).toEqual(WHOLE);
    }),
    checked(60),
  );
  for (const noise of [[0xff, 0xfe], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xf8, 0x88], [0xef, 0xbb, 0xbf], [0]])
    expect(importBytes(Uint8Array.from(noise))).toHaveProperty('fault');
  expect(importBytes(new Uint8Array(LONGEST_IMPORT + 1))).toEqual({ fault: 'too-long' });
});

test(seeded('a whole save whose parts make no sense'), () => {
  fc.assert(
    fc.property(changed([LIGHT, LIGHT, WHOLE]), (value) => {
      tried();
      expectImport(sealedAs(value));
      const { save, troubles } = readSave(value);
      for (const trouble of troubles) expect(TROUBLES).toContain(trouble);
      expectLasting(save);
    }),
    checked(40),
  );
  fc.assert(
    fc.property(badValue, (value) => {
      for (const part of Object.keys(NEW_SAVE)) expectImport(sealedAs({ ...copy(LIGHT), [part]: value }));
      for (const part of Object.keys(LIGHT.campaign))
        expectImport(sealedAs({ ...copy(LIGHT), campaign: { ...copy(LIGHT.campaign), [part]: value } }));
      for (const part of Object.keys(TABLE.settings))
        expectImport(
          sealedAs({ ...copy(LIGHT), table: { ...TABLE, settings: { ...TABLE.settings, [part]: value } } }),
        );
      for (const part of Object.keys(DEFAULT_SETTINGS.controls)) {
        const controls = { ...TABLE.settings.controls, [part]: value };
        const table = {
          ...TABLE,
          settings: { ...TABLE.settings, controls, display: { palette: value }, sound: { mono: value } },
        };
        expect(readTable(table)?.setup).toEqual(TABLE.setup);
      }
    }),
    checked(3),
  );
});

test('numbers at their ends are added to without an end', () => {
  const most = Number.MAX_SAFE_INTEGER;
  const { road } = WHOLE.campaign;
  const value = copy({
    ...WHOLE,
    campaign: {
      ...WHOLE.campaign,
      road: { ...road, money: most, debt: most, purses: { 'pim-sedgely': most } },
    },
  });
  const { save } = readSave(value);
  expect(Number.isSafeInteger(save.campaign.road.money * 1000)).toBe(true);
  // A match on the road that cannot be gone on with gives both stakes back.
  for (const stake of [0, 1, 15, most]) {
    for (const opponent of ['pim-sedgely', ...BORN_NAMES.map((name) => name.toLowerCase()), 'nobody']) {
      tried();
      const sitting = { ...road.sitting!, stake, opponent, record: 7 };
      const read = readSave({
        ...value,
        campaign: { ...value.campaign, road: { ...value.campaign.road, sitting } },
      });
      expect(read.troubles).toEqual(['road-match-lost']);
      expect(read.save.campaign.road.marks).toEqual(road.marks);
      expectLasting(read.save);
    }
  }
});

test('what would be too deep or too large to be read again is not taken in', () => {
  const letters = 'é'.repeat(400_000);
  const numbers = `[${'1e15,'.repeat(150_000)}1]`;
  for (const more of [nested(18), `"${letters}"`, numbers]) {
    const match = JSON.stringify(OTHER_RULES).replace('"record":{', `"record":{"more":${more},`);
    const shelved = `[${Array(5).fill(`{"rulesVersion":9,"opponent":"greedy","moves":[],"raw":${more}}`)}]`;
    // Raw letters and short numbers, where our own files have longer ones.
    for (const json of [
      JSON.stringify(NEW_SAVE).replace('"match":null', `"match":${match}`),
      JSON.stringify(NEW_SAVE).replace('"shelved":[]', `"shelved":${shelved}`),
    ]) {
      expect(expectImport(`CARAVAN 2 0 ${checksum(`2 0\n${json}`)}\n${json}`)).toBe(json.length < 2_000_000);
      const { save } = readSave(JSON.parse(json));
      expectLasting(save);
      expect(save.shelved.at(-1)?.opponent).toMatch(/^greedy$|^greenhorn$/);
    }
  }
  const { record } = keptMatch(3);
  for (const hashes of [[...record.hashes, ...Array(4000).fill('"'.repeat(40))], record.hashes.slice(0, 1)])
    expect(readMatch(copy({ ...keptMatch(3), record: { ...record, hashes } }))).toEqual({
      kind: 'whole',
      match: keptMatch(3),
    });
});

test('names are kept as they are printed', () => {
  for (const name of [...BAD_TEXTS, 'Brisk']) {
    if (name.length > 48) continue;
    tried();
    const decks = [{ name, cards: ['7H'] }];
    const { save, troubles } = readSave(
      copy({ ...LIGHT, campaign: { ...LIGHT.campaign, decks, deck: name } }),
    );
    expect(troubles).toEqual([]);
    expect(save.campaign.decks[0]!.name).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
    expect(save.campaign.deck).toBe(save.campaign.decks[0]!.name);
  }
});

class Drawers implements Drawer {
  readonly entries: Map<string, unknown>;
  constructor(entries: Iterable<readonly [string, unknown]>) {
    this.entries = new Map(entries);
  }
  getMany = async (keys: readonly string[]) => keys.map((key) => this.entries.get(key));
  set = async (key: string, value: unknown) => void this.entries.set(key, structuredClone(value));
  del = async (key: string) => void this.entries.delete(key);
}

test(
  seeded(
    'storage that holds anything: what can be read is read, the rest is told and put aside, and all is kept again',
  ),
  async () => {
    const good = writeSlot(LIGHT, 5);
    const entry = fc.oneof(
      { weight: 3, arbitrary: badClone },
      { weight: 2, arbitrary: badText },
      { weight: 2, arbitrary: mutated([good]) },
      { weight: 2, arbitrary: changed([LIGHT]).map((value) => sealedAs(value)) },
      { weight: 1, arbitrary: fc.constantFrom<unknown>(undefined, good, nested(100_000)) },
    );
    const old = fc.oneof(
      { weight: 2, arbitrary: badClone },
      {
        weight: 2,
        arbitrary: changed(
          [
            { ...keptMatch(3), version: 1 },
            { ...OTHER_RULES, version: 1 },
          ],
          badClone,
        ),
      },
      { weight: 2, arbitrary: changed([{ ...TABLE, version: 1 }], badClone) },
      { weight: 1, arbitrary: fc.constant(undefined) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { minLength: 2, maxLength: 2 }),
        old,
        old,
        async (slots, match, table) => {
          tried();
          const drawer = new Drawers([
            ...slots.map((slot, i) => [`save-${i}`, slot] as const),
            ['match', match],
            ['table', table],
          ]);
          const failures: string[] = [];
          const storage = createStorage({ drawer, onFailure: (why) => failures.push(why) });
          const loaded = await storage.load();
          for (const trouble of loaded.troubles) expect(TROUBLES).toContain(trouble);
          if (loaded.troubles.includes('newer')) return;
          const wasAnything = [...slots, match ?? undefined, table ?? undefined].some(
            (one) => one !== undefined,
          );
          const { troubles, ...rest } = loaded;
          if (wasAnything && troubles.length === 0) expect(rest).not.toEqual(NEW_SAVE);
          storage.keepMatch(keptMatch(2));
          await storage.settled();
          expect(failures).toEqual([]);
          if (troubles.length > 0 && !troubles.includes('save-damaged'))
            expect(drawer.entries.get('aside')).toBeDefined();
          const again = await createStorage({ drawer, onFailure: () => {} }).load();
          expect(again).toMatchObject({ ...copy(rest), match: keptMatch(2) });
          expect(again.troubles.filter((one) => one !== 'save-damaged')).toEqual([]);
        },
      ),
      checked(80),
    );
  },
);

test('a file that is too large is not read, and one that cannot be read is told', async () => {
  const arrayBuffer = vi.fn(async () => new ArrayBuffer(8));
  expect(await readSaveFile({ size: 2 ** 40, arrayBuffer })).toEqual({ fault: 'too-long' });
  expect(arrayBuffer).not.toHaveBeenCalled();
  expect(await readSaveFile({ size: 8, arrayBuffer })).toEqual({ fault: 'not-a-save' });
  const gone = async () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await readSaveFile({ size: 8, arrayBuffer: gone })).toBeNull();
  const bytes = new TextEncoder().encode(FILE);
  expect(await readSaveFile({ size: bytes.length, arrayBuffer: async () => bytes.slice().buffer })).toEqual({
    save: WHOLE,
    troubles: [],
  });
});

test(seeded('what the screen had to go down to'), () => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  keepSteppedDown({ quality: 'low' });
  const [[key, good]] = [...entries] as [[string, string]];
  const is = (value: unknown): value is { quality: string } =>
    typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, 'quality') &&
    Reflect.get(value, 'quality') === 'low';
  const read = (text: string): void => {
    tried();
    entries.set(key, text);
    const value = readSteppedDown(is);
    if (value !== null) expect(value.quality).toBe('low');
  };
  for (const text of [...BAD_TEXTS, ...hugeTexts(), nested(100_000), nested(100_000, '{"quality":', '}')])
    read(text);
  fc.assert(fc.property(mutated([good, '{"__proto__":{"quality":"low"}}']), read), checked(100));
  read(good);
  expect(readSteppedDown(is)).toEqual({ quality: 'low' });
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  expect(readSteppedDown(is)).toBeNull();
});

test('no part of a save can be called by a name that objects are born with', () => {
  for (const name of BORN_NAMES) {
    tried();
    const made = owning([[name, ['beaten']]]);
    const numbers = owning([[name, 5]]);
    const value = {
      ...copy(LIGHT),
      campaign: {
        ...copy(LIGHT.campaign),
        achievements: numbers,
        road: { ...copy(LIGHT.campaign.road), marks: made, purses: numbers, losses: numbers },
      },
    };
    const { save } = readSave(value);
    expectLasting(save);
    for (const record of [save.campaign.achievements, save.campaign.road.marks, save.campaign.road.purses])
      for (const key of Object.keys(record)) expect(key in Object.prototype).toBe(false);
  }
});
