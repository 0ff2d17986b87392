/**
 * What is kept in this browser: one save, in two slots that are written in turn (campaign/slots.ts). Every failure is
 * caught; the game goes on and is told once until something can be kept again.
 */
import { createStore, del, getMany, set, type UseStore } from 'idb-keyval';
import {
  type Campaign,
  exportCode,
  exportFile,
  type KeptMatch,
  type KeptTable,
  NEW_SAVE,
  readSlots,
  type Save,
  type ShelvedMatch,
  SLOTS,
  type SlotsReading,
  type Trouble,
  totalsOf,
  writeSlot,
} from '../campaign/index.ts';

const SLOT_KEYS = Array.from({ length: SLOTS }, (_, slot) => `save-${slot}`);
/** Entries from before there were slots. */
const OLD_KEYS = ['match', 'table'] as const;
/** Entries that could not be read, for whoever may still make something of them. */
const ASIDE_KEY = 'aside';
/** More damaged texts than that are not kept: the oldest goes. */
const MOST_ASIDE = 12;
/** What could not be kept is tried again after so long, whether or not anything new comes. */
const TRY_AGAIN_MS = 5000;
/** A browser that has not answered by then keeps nothing; a slow device may need seconds. */
const LOAD_TIMEOUT_MS = 8000;

/** Entries by key, each written as a whole or not at all as far as the device can promise it. */
export interface Drawer {
  getMany(keys: readonly string[]): Promise<unknown[]>;
  set(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
}

export interface Loaded extends Omit<Save, 'shelved'> {
  /** Matches of other versions of the rules, only to be looked at. */
  readonly shelved: readonly ShelvedMatch[];
  /** What was amiss, in the order in which it is told. */
  readonly troubles: readonly Trouble[];
}

/** Why nothing is kept: it is forbidden or broken, there is no room, or a newer game's save is not to be touched. */
export type KeepFailure = 'refused' | 'full' | 'newer';

export interface Storage {
  load(): Promise<Loaded>;
  keepMatch(match: KeptMatch | null): void;
  keepTable(table: KeptTable): void;
  keepCampaign(campaign: Campaign): void;
  forgetShelved(): void;
  /** Takes a save that was read from a file or code in the place of what is kept. */
  replaceAll(save: Save): void;
  /** Everything begins anew; settings and the last table stay. */
  reset(): void;
  /** What is kept now, to take along. */
  asFile(): string;
  asCode(): string;
  /** Resolves when everything handed over is kept, or has failed. */
  settled(): Promise<void>;
}

export interface StorageTerms {
  /** Told when something cannot be kept; again only after something could be. */
  onFailure(why: KeepFailure): void;
  /** Resolves when no other tab has the game. */
  readonly alone?: Promise<void>;
  /** Asks the browser not to throw away what is kept; after the first win. */
  askToStay?(): void;
  readonly drawer?: Drawer;
}

export function createStorage(terms: StorageTerms): Storage {
  const drawer = terms.drawer ?? browserDrawer();
  let current: Save = NEW_SAVE;
  let next: SlotsReading['next'] = null;
  let blocked: KeepFailure = 'refused';
  let aside: readonly unknown[] = [];
  let hasOld = false;
  let failed = false;
  let asked = false;
  let waiting = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  const load = async (): Promise<Loaded> => {
    await terms.alone;
    try {
      const entries = await inTime(drawer.getMany([...SLOT_KEYS, ...OLD_KEYS, ASIDE_KEY]));
      const [match, table, earlier] = entries.slice(SLOTS);
      const reading = readSlots(entries.slice(0, SLOTS), { match, table });
      next = reading.next;
      // What an earlier visit put aside stays there, and what two visits found is kept once.
      const known = Array.isArray(earlier) ? earlier : [];
      const isNew = reading.aside.some((text) => !known.includes(text));
      aside = isNew ? [...new Set([...known, ...reading.aside])].slice(-MOST_ASIDE) : [];
      hasOld = match !== undefined || table !== undefined;
      if (reading.next === null) blocked = 'newer';
      current = reading.save ?? NEW_SAVE;
      return { ...current, troubles: reading.troubles };
    } catch {
      // What is there is not known, so nothing is written over it; the first attempt to keep something reports it.
      return { ...NEW_SAVE, troubles: [] };
    }
  };

  const write = async (): Promise<void> => {
    waiting = false;
    if (next === null) throw new Error(blocked);
    if (aside.length > 0) {
      await drawer.set(ASIDE_KEY, aside);
      aside = [];
    }
    const { slot, count } = next;
    await drawer.set(SLOT_KEYS[slot]!, writeSlot(current, count));
    next = { slot: (slot + 1) % SLOTS, count: count + 1 };
    for (const key of hasOld ? OLD_KEYS : []) await drawer.del(key);
    hasOld = false;
  };

  // One after the other, so that an older state never overtakes a newer one; what waits is written once, as it is then.
  const keep = (change: Partial<Save>): void => {
    current = { ...current, ...change };
    if (waiting) return;
    waiting = true;
    last = last.then(write).then(
      () => {
        failed = false;
      },
      (error: unknown) => {
        if (!failed) terms.onFailure(failureOf(error));
        failed = true;
        // There may be room again, and nobody should lose the last move of a match to a bad moment.
        if (next !== null && again === undefined) again = setTimeout(tryAgain, TRY_AGAIN_MS);
      },
    );
  };

  const tryAgain = (): void => {
    again = undefined;
    if (failed) keep({});
  };

  return {
    load,
    keepMatch: (match) => keep({ match }),
    keepTable: (table) => keep({ table }),
    keepCampaign: (campaign) => {
      keep({ campaign });
      if (!asked && totalsOf(campaign.records).won > 0) {
        asked = true;
        terms.askToStay?.();
      }
    },
    forgetShelved: () => keep({ shelved: [] }),
    replaceAll: (save) => keep(save),
    reset: () => keep({ ...NEW_SAVE, table: current.table }),
    asFile: () => exportFile(current),
    asCode: () => exportCode(current),
    settled: () => last,
  };
}

function failureOf(error: unknown): KeepFailure {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'QuotaExceededError') return 'full';
  return message === 'newer' ? 'newer' : 'refused';
}

/** The browser's database, opened when it is first needed. */
function browserDrawer(): Drawer {
  let store: UseStore | null = null;
  const open = (): UseStore => {
    store ??= createStore('caravan', 'kept');
    return store;
  };
  return {
    getMany: async (keys) => getMany<unknown>([...keys], open()),
    set: async (key, value) => set(key, value, open()),
    del: async (key) => del(key, open()),
  };
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('storage does not answer')), LOAD_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
