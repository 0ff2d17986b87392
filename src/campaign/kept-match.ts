/** A match under way, kept as its record: what can be gone on with, and what can only be looked at. */
import * as v from 'valibot';
import { DEFAULT_SETUP, rulesOf, type TableSetup } from '../content/index.ts';
import {
  changeOptions,
  hashState,
  MAX_MOVES,
  type MatchRecord,
  parseMove,
  play,
  RULES_VERSION,
  replay,
} from '../engine/index.ts';
import { SAVE_VERSION } from './save-version.ts';
import { asciiJson, depthOf } from './sealed-text.ts';
import { nameSchema, seatSchema, seedSchema, setupSchema } from './settings.ts';

/** A match that is going on. */
export interface KeptMatch {
  readonly version: number;
  readonly setup: TableSetup;
  readonly record: MatchRecord;
}

/** A match of other rules than this game's: it is shown as it was kept and never played on. */
export interface ShelvedMatch {
  readonly rulesVersion: number;
  readonly opponent: string;
  readonly moves: readonly string[];
  /** As it was kept; null where that is larger than any match. */
  readonly raw: unknown;
}

export type Reading<T> =
  | { readonly kind: 'whole'; readonly match: T }
  /** What follows the last good move does not follow from it. */
  | { readonly kind: 'shortened'; readonly match: T; readonly lost: number }
  | { readonly kind: 'other-rules'; readonly shelved: ShelvedMatch }
  | { readonly kind: 'unreadable' };

/** A kept match as a save holds it is no longer and nests no deeper: a larger one would make a save that cannot be read again. */
const MOST_LETTERS = 200_000;
const MOST_LEVELS = 10;

const UNREADABLE = { kind: 'unreadable' } as const;
const texts = (most: number) =>
  v.pipe(v.array(v.pipe(v.string(), v.regex(/^[ -~]{0,40}$/))), v.maxLength(most));
const recordSchema = v.object({
  version: v.pipe(v.number(), v.integer()),
  rules: v.record(v.string(), v.unknown()),
  seed: seedSchema,
  deckA: texts(200),
  deckB: texts(200),
  first: v.nullable(seatSchema),
  moves: texts(MAX_MOVES + 1),
  hashes: texts(MAX_MOVES + 1),
});
const matchSchema = v.object({
  version: v.literal(SAVE_VERSION),
  setup: setupSchema,
  record: v.unknown(),
});

/** Reads a record; of a damaged one as much as follows the rules. */
export function readRecord(value: unknown, opponent: string): Reading<MatchRecord> {
  const parsed = v.safeParse(recordSchema, value);
  if (!parsed.success) return UNREADABLE;
  const record = parsed.output;
  if (record.version !== RULES_VERSION) {
    const shelved = { rulesVersion: record.version, opponent, moves: record.moves, raw: asKept(value) };
    return { kind: 'other-rules', shelved };
  }
  // The options of a record are complete: laid over any set they must read without a fault and change every one.
  const options = changeOptions(rulesOf(DEFAULT_SETUP), record.rules);
  if (!options.ok || Object.keys(record.rules).length !== Object.keys(options.options).length)
    return UNREADABLE;
  const whole = { ...record, rules: options.options } as MatchRecord;
  const { fault, events } = replay(whole);
  if (fault?.kind === 'bad-deck') return UNREADABLE;
  const moves = whole.moves.slice(0, events.length - 1);
  const match = withHashes({ ...whole, moves });
  return fault
    ? { kind: 'shortened', match, lost: whole.moves.length - moves.length }
    : { kind: 'whole', match };
}

/** With the hashes of its moves, some of which it may have been taken along without. */
function withHashes(record: MatchRecord): MatchRecord {
  if (record.hashes.length === record.moves.length) return record;
  let { state } = replay({ ...record, moves: [] });
  const hashes = record.moves.map((text) => {
    state = play(state, parseMove(text)!).state;
    return hashState(state);
  });
  return { ...record, hashes };
}

/** Reads a kept match of the quick table. */
export function readMatch(value: unknown): Reading<KeptMatch> {
  const parsed = v.safeParse(matchSchema, value);
  if (!parsed.success) return UNREADABLE;
  const setup = parsed.output.setup as TableSetup;
  const reading = readRecord(parsed.output.record, setup.opponent);
  switch (reading.kind) {
    case 'whole':
    case 'shortened':
      return { ...reading, match: { version: SAVE_VERSION, setup, record: reading.match } };
    case 'other-rules':
      return { kind: 'other-rules', shelved: { ...reading.shelved, raw: asKept(value) } };
    case 'unreadable':
      return reading;
  }
}

/** As a save will hold it; null where that is larger than any match. Whoever made it may have meant harm. */
function asKept(value: unknown): unknown {
  try {
    const json = asciiJson(value);
    return json.length <= MOST_LETTERS && depthOf(json) <= MOST_LEVELS ? JSON.parse(json) : null;
  } catch {
    return null; // rings, nesting without end, and what JSON cannot hold at all
  }
}

const shelvedSchema = v.object({
  rulesVersion: v.pipe(v.number(), v.integer()),
  opponent: nameSchema,
  moves: texts(MAX_MOVES + 1),
  raw: v.unknown(),
});

export function readShelved(value: unknown): ShelvedMatch | null {
  const parsed = v.safeParse(shelvedSchema, value);
  return parsed.success ? { ...parsed.output, raw: asKept(parsed.output.raw) } : null;
}
