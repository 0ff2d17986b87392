import { describe, expect, test, vi } from 'vitest';
import {
  type Campaign,
  DEFAULT_SETTINGS,
  type KeptMatch,
  NEW_CAMPAIGN,
  SAVE_VERSION,
  type Save,
  writeSlot,
} from '../../src/campaign/index.ts';
import { seal } from '../../src/campaign/sealed-text.ts';
import { RULES_VERSION } from '../../src/engine/index.ts';
import { createStorage, type Drawer, type KeepFailure } from '../../src/platform/storage.ts';
import { KEEP_FAILURE_WORDS } from '../../src/text/campaign.ts';
import { keptMatch, richSave } from '../kit/campaign.ts';

const copy = <T>(value: T): T => structuredClone(value);
/** Neither done nor failed: the power is gone. */
const never = new Promise<never>(() => undefined);

/** A drawer in memory; the power goes out at the operation with this number, which may get half done. */
class FakeDrawer implements Drawer {
  readonly entries: Map<string, unknown>;
  operations = 0;
  powerLeft: number;
  torn: number | null;
  failure: Error | null = null;

  constructor(
    entries: Iterable<[string, unknown]> = [],
    powerLeft = Number.POSITIVE_INFINITY,
    torn: number | null = null,
  ) {
    this.entries = new Map(entries);
    this.powerLeft = powerLeft;
    this.torn = torn;
  }

  async getMany(keys: readonly string[]): Promise<unknown[]> {
    if (this.failure) throw this.failure;
    return keys.map((key) => copy(this.entries.get(key)));
  }

  async set(key: string, value: unknown): Promise<void> {
    await this.spend(() => {
      if (this.torn !== null && typeof value === 'string')
        this.entries.set(key, value.slice(0, Math.floor(value.length * this.torn)));
    });
    this.entries.set(key, copy(value));
  }

  async del(key: string): Promise<void> {
    await this.spend(() => undefined);
    this.entries.delete(key);
  }

  private async spend(halfDone: () => void): Promise<void> {
    if (this.failure) throw this.failure;
    this.operations++;
    if (this.operations > this.powerLeft) {
      if (this.operations === this.powerLeft + 1) halfDone();
      await never;
    }
  }
}

const open = (drawer: Drawer) => {
  const failures: KeepFailure[] = [];
  const askToStay = vi.fn();
  const storage = createStorage({ drawer, onFailure: (why) => failures.push(why), askToStay });
  return { storage, failures, askToStay };
};
const turns = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
};

/** Twelve actions, each of which changes something that can be told apart. */
const ACTIONS = 12;
const movesAfter = (action: number): number => action + 1;
const campaignAfter = (action: number): Campaign => ({ ...NEW_CAMPAIGN, lessons: [`lesson-${action}`] });

const TABLE = {
  version: SAVE_VERSION,
  settings: { ...DEFAULT_SETTINGS, speed: '2' as const },
  setup: keptMatch(0).setup,
};
const OLD_MATCH: KeptMatch = {
  ...keptMatch(3),
  record: { ...keptMatch(3).record, version: RULES_VERSION - 1 } as KeptMatch['record'],
};

describe('the power may go out between any two operations, and in the middle of any', () => {
  const beginnings: Record<string, [string, unknown][]> = {
    'a first start': [],
    'a save of version 1': [
      ['match', { ...keptMatch(1), version: 1 }],
      ['table', { version: 1, settings: { speed: '2' }, setup: keptMatch(0).setup }],
    ],
    'a save beside a damaged one': [
      ['save-0', writeSlot({ ...richSave(), match: keptMatch(1), table: TABLE }, 6)],
      ['save-1', 'CARAVAN 2 7 torn'],
    ],
    'a save with a match of older rules': [
      ['save-0', writeSlot({ ...richSave(), match: OLD_MATCH, table: TABLE }, 6)],
      ['save-1', writeSlot({ ...richSave(), match: keptMatch(1), table: TABLE }, 5)],
    ],
  };

  test.each(Object.keys(beginnings))('%s', async (name) => {
    for (const torn of [null, 0, 0.3, 0.99]) {
      let all = Number.POSITIVE_INFINITY;
      for (let power = 0; power <= all; power++) {
        const drawer = new FakeDrawer(beginnings[name], power, torn);
        const { storage } = open(drawer);
        await storage.load();
        let done = 0;
        for (let action = 1; action <= ACTIONS; action++) {
          storage.keepMatch(keptMatch(movesAfter(action)));
          storage.keepCampaign(campaignAfter(action));
          const kept = await Promise.race([storage.settled().then(() => true), turns().then(() => false)]);
          if (!kept) break;
          done = action;
        }
        if (power === 0 || done === ACTIONS) all = Math.min(all, drawer.operations);

        const after = new FakeDrawer(drawer.entries);
        const { storage: next } = open(after);
        const loaded = await next.load();
        const moves = loaded.match?.record.moves.length ?? 0;
        if (done === 0) {
          // Nothing was ever reported as kept: what was there before is still there.
          expect(moves).toBeGreaterThanOrEqual(/first start|older rules/.test(name) ? 0 : 1);
        } else {
          expect(moves).toBeGreaterThanOrEqual(movesAfter(done));
          expect(loaded.campaign.lessons[0]).toMatch(new RegExp(`^lesson-(${done}|${done + 1})$`));
        }
        if (name !== 'a first start') expect(loaded.table?.settings.speed).toBe('2');
        // A half-written save is told of; a whole one is not.
        const known = new Set(name.includes('damaged') && done < 1 ? ['save-damaged'] : []);
        if (name.includes('older rules')) known.add('other-rules');
        for (const trouble of loaded.troubles)
          if (!known.has(trouble)) expect(trouble).toMatch(/^saves?-damaged$/);
        if (torn === null) expect(loaded.troubles.filter((one) => !known.has(one))).toEqual([]);
        // What was played by older rules is there, whenever the power went.
        if (name.includes('older rules'))
          expect(loaded.shelved.map(({ raw }) => raw)).toEqual([JSON.parse(JSON.stringify(OLD_MATCH))]);
        // And it goes on from there.
        next.keepMatch(keptMatch(40));
        await next.settled();
        expect(await open(after).storage.load()).toMatchObject({ match: keptMatch(40), troubles: [] });
      }
    }
  });
});

test('what could not be kept is kept later, though nothing new comes', async () => {
  vi.useFakeTimers();
  const drawer = new FakeDrawer();
  const { storage, failures } = open(drawer);
  await storage.load();
  drawer.failure = new DOMException('full', 'QuotaExceededError');
  for (let moves = 1; moves <= 3; moves++) {
    storage.keepMatch(keptMatch(moves));
    await storage.settled();
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failures).toEqual(['full']);
  expect(drawer.entries.size).toBe(0);
  drawer.failure = null;
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await open(drawer).storage.load()).match).toEqual(keptMatch(3));
  // Once it is kept there is rest, and however often it failed there is one attempt at a time.
  expect(vi.getTimerCount()).toBe(0);
  expect(drawer.operations).toBe(1);
  vi.useRealTimers();
});

test('what waits is written once, as it is then', async () => {
  const drawer = new FakeDrawer();
  const { storage } = open(drawer);
  await storage.load();
  for (let moves = 0; moves < 30; moves++) storage.keepMatch(keptMatch(moves));
  await storage.settled();
  expect(drawer.operations).toBe(1);
  expect((await open(drawer).storage.load()).match).toEqual(keptMatch(29));
});

test('a flipped byte in the newest save costs one action and is told', async () => {
  const drawer = new FakeDrawer();
  const { storage } = open(drawer);
  await storage.load();
  for (const moves of [3, 4, 5]) {
    storage.keepMatch(keptMatch(moves));
    await storage.settled();
  }
  const text = drawer.entries.get('save-0') as string;
  drawer.entries.set('save-0', `${text.slice(0, 200)}#${text.slice(201)}`);
  const loaded = await open(drawer).storage.load();
  expect(loaded.troubles).toEqual(['save-damaged']);
  expect(loaded.match).toEqual(keptMatch(4));
});

describe('what cannot be kept is told once, and the game goes on', () => {
  const failing = async (failure: Error, why: KeepFailure): Promise<void> => {
    const drawer = new FakeDrawer();
    const { storage, failures } = open(drawer);
    await storage.load();
    storage.keepMatch(keptMatch(1));
    await storage.settled();
    drawer.failure = failure;
    for (const moves of [2, 3, 4]) {
      storage.keepMatch(keptMatch(moves));
      await storage.settled();
    }
    expect(failures).toEqual([why]);
    expect(KEEP_FAILURE_WORDS[failures[0]!]).toMatch(/^[A-Z].*\.$/);
    // What is there is the last that could be kept; as soon as there is room, all of it is kept again.
    drawer.failure = null;
    expect((await open(drawer).storage.load()).match).toEqual(keptMatch(1));
    storage.keepMatch(keptMatch(5));
    await storage.settled();
    expect((await open(drawer).storage.load()).match).toEqual(keptMatch(5));
    drawer.failure = failure;
    storage.keepMatch(keptMatch(6));
    await storage.settled();
    expect(failures).toEqual([why, why]);
  };
  test('no room', () => failing(new DOMException('full', 'QuotaExceededError'), 'full'));
  test('forbidden meanwhile', () => failing(new DOMException('no', 'InvalidStateError'), 'refused'));

  test('forbidden from the start', async () => {
    const drawer = new FakeDrawer();
    drawer.failure = new DOMException('refused', 'SecurityError');
    const { storage, failures } = open(drawer);
    expect(await storage.load()).toMatchObject({ match: null, table: null, troubles: [] });
    storage.keepMatch(keptMatch(1));
    storage.keepMatch(keptMatch(2));
    await storage.settled();
    expect(failures).toEqual(['refused']);
    // What could not be read is not written over, even if writing would do.
    drawer.failure = null;
    storage.keepMatch(keptMatch(3));
    await storage.settled();
    expect(drawer.entries.size).toBe(0);
  });

  test('a save of a newer game is not touched', async () => {
    const future = seal({ version: SAVE_VERSION + 1, count: 4, value: {} });
    const drawer = new FakeDrawer([
      ['save-0', future],
      ['save-1', writeSlot(richSave(), 3)],
    ]);
    const before = new Map(drawer.entries);
    const { storage, failures } = open(drawer);
    expect((await storage.load()).troubles).toEqual(['newer']);
    storage.keepMatch(keptMatch(1));
    await storage.settled();
    expect(failures).toEqual(['newer']);
    expect(drawer.entries).toEqual(before);
  });
});

test('texts that cannot be read are put aside before anything is written over them', async () => {
  const drawer = new FakeDrawer([
    ['save-0', 'CARAVAN 2 5 torn'],
    ['save-1', 'CARAVAN 2 4 torn too'],
  ]);
  const { storage } = open(drawer);
  expect((await storage.load()).troubles).toEqual(['saves-damaged']);
  storage.keepMatch(keptMatch(1));
  await storage.settled();
  expect(drawer.entries.get('aside')).toEqual(['CARAVAN 2 5 torn', 'CARAVAN 2 4 torn too']);
});

test('what earlier visits put aside stays there, once each, and the oldest goes when there are too many', async () => {
  const drawer = new FakeDrawer([]);
  const visit = async (texts: readonly [string, string]) => {
    drawer.entries.set('save-0', texts[0]);
    drawer.entries.set('save-1', texts[1]);
    const { storage } = open(drawer);
    await storage.load();
    storage.keepMatch(keptMatch(1));
    await storage.settled();
  };
  const torn = (i: number): string => `CARAVAN 2 ${i} torn`;
  await visit([torn(1), torn(2)]);
  await visit([torn(3), torn(2)]);
  expect(drawer.entries.get('aside')).toEqual([torn(1), torn(2), torn(3)]);
  for (let i = 4; i < 20; i++) await visit([torn(i), torn(i)]);
  expect(drawer.entries.get('aside')).toEqual(Array.from({ length: 12 }, (_, i) => torn(8 + i)));
});

test('entries of version 1 go once their save is written', async () => {
  const drawer = new FakeDrawer([['match', { ...keptMatch(4), version: 1 }]]);
  const { storage } = open(drawer);
  expect((await storage.load()).match).toEqual(keptMatch(4));
  storage.keepMatch(keptMatch(5));
  await storage.settled();
  expect([...drawer.entries.keys()]).toEqual(['save-0']);
});

test('after the first win, and once, the browser is asked not to throw it away', async () => {
  const { storage, askToStay } = open(new FakeDrawer());
  await storage.load();
  storage.keepCampaign(NEW_CAMPAIGN);
  expect(askToStay).not.toHaveBeenCalled();
  const { campaign } = withWin();
  storage.keepCampaign(campaign);
  storage.keepCampaign(campaign);
  expect(askToStay).toHaveBeenCalledTimes(1);
});

function withWin(): Save {
  const save = richSave();
  const [tally, ...rest] = save.campaign.records.tallies;
  const records = { ...save.campaign.records, tallies: [{ ...tally!, won: 1 }, ...rest] };
  return { ...save, campaign: { ...save.campaign, records } };
}

test('taking a save in, beginning anew, taking it along', async () => {
  const drawer = new FakeDrawer();
  const { storage } = open(drawer);
  await storage.load();
  const table = { version: SAVE_VERSION, settings: DEFAULT_SETTINGS, setup: keptMatch(0).setup };
  storage.keepTable(table);
  storage.replaceAll({ ...richSave(), table });
  await storage.settled();
  expect((await open(drawer).storage.load()).campaign).toEqual(richSave().campaign);
  expect(storage.asFile()).toContain('CARAVAN 2');
  expect(storage.asCode().length).toBeLessThan(storage.asFile().length / 2);
  storage.reset();
  await storage.settled();
  const loaded = await open(drawer).storage.load();
  expect(loaded).toMatchObject({ match: null, campaign: NEW_CAMPAIGN, table });
});

test('nothing is read before other tabs have let go', async () => {
  let letGo = (): void => undefined;
  const alone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const drawer = new FakeDrawer([['save-0', writeSlot({ ...richSave(), match: keptMatch(2) }, 1)]]);
  const loading = createStorage({ drawer, onFailure: () => undefined, alone }).load();
  await turns();
  drawer.entries.set('save-1', writeSlot({ ...richSave(), match: keptMatch(3) }, 2)); // the other tab's last act
  letGo();
  expect((await loading).match).toEqual(keptMatch(3) satisfies KeptMatch);
});
