/** What is kept in this browser. Every failure is caught; the first that loses something is reported, once. */
import { createStore, del, getMany, set, type UseStore } from 'idb-keyval';
import { type KeptMatch, type KeptTable, readMatch, readTable } from '../campaign/index.ts';

const MATCH = 'match';
const TABLE = 'table';
/** A browser that does not answer keeps nothing. */
const LOAD_TIMEOUT_MS = 3000;

export interface Loaded {
  readonly match: KeptMatch | null;
  readonly table: KeptTable | null;
  readonly trouble: 'damaged' | 'lost' | null;
}

export interface Storage {
  load(): Promise<Loaded>;
  keepMatch(match: KeptMatch | null): void;
  keepTable(table: KeptTable): void;
  /** Resolves when everything handed over is kept, or has failed. */
  settled(): Promise<void>;
}

const NOTHING: Loaded = { match: null, table: null, trouble: null };

/** @param onFailure told once, when something cannot be kept */
export function createStorage(onFailure: () => void): Storage {
  let store: UseStore | null = null;
  let failed = false;
  let last: Promise<void> = Promise.resolve();
  const open = (): UseStore => {
    store ??= createStore('caravan', 'kept');
    return store;
  };
  // One after the other, so that an older state never overtakes a newer one.
  const write = (work: () => Promise<void>): void => {
    last = last.then(work).catch(() => {
      if (!failed) onFailure();
      failed = true;
    });
  };
  return {
    load: async () => {
      try {
        return await inTime(read(open()));
      } catch {
        return NOTHING; // the first attempt to keep something reports it
      }
    },
    keepMatch: (match) => write(() => (match ? set(MATCH, match, open()) : del(MATCH, open()))),
    keepTable: (table) => write(() => set(TABLE, table, open())),
    settled: () => last,
  };
}

async function read(store: UseStore): Promise<Loaded> {
  const [match, table] = await getMany<unknown>([MATCH, TABLE], store);
  const kept = match === undefined ? null : readMatch(match);
  return {
    match: kept?.match ?? null,
    table: table === undefined ? null : readTable(table),
    trouble: match === undefined ? null : kept === null ? 'lost' : kept.damaged ? 'damaged' : null,
  };
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('storage does not answer')), LOAD_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
