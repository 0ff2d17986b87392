/** The save format: a running match, settings and the last table. What is read back is trusted in no point. */
import * as v from 'valibot';
import {
  choose,
  DEFAULT_DISPLAY,
  DEFAULT_SETUP,
  type Display,
  HOUSE_RULES,
  isPresetId,
  type PresetId,
  rulesOf,
  type TableSetup,
} from '../content/index.ts';
import { changeOptions, MAX_SEED, type MatchRecord, replay, SEATS } from '../engine/index.ts';

/** Raised with every change of the format; older ones are migrated. */
export const SAVE_VERSION = 1;

export const SPEED_IDS = ['1', '2', 'instant'] as const;

export interface Settings {
  readonly speed: (typeof SPEED_IDS)[number];
  readonly display: Display;
}

export const DEFAULT_SETTINGS: Settings = { speed: '1', display: DEFAULT_DISPLAY };

/** A match that is going on. */
export interface KeptMatch {
  readonly version: number;
  readonly setup: TableSetup;
  readonly record: MatchRecord;
}

export interface KeptTable {
  readonly version: number;
  readonly settings: Settings;
  readonly setup: TableSetup;
}

const seed = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEED));
const seat = v.picklist(SEATS);
const setupSchema = v.object({
  preset: v.custom<PresetId>((value) => typeof value === 'string' && isPresetId(value)),
  house: v.array(v.picklist(HOUSE_RULES)),
  set: v.record(v.string(), v.unknown()),
  opponent: v.string(),
  you: v.nullable(v.string()),
  seed: v.nullable(seed),
  first: v.nullable(seat),
});
const texts = v.array(v.string());
const matchSchema = v.object({
  version: v.literal(SAVE_VERSION),
  setup: setupSchema,
  record: v.object({
    version: v.number(),
    rules: v.record(v.string(), v.unknown()),
    seed,
    deckA: texts,
    deckB: texts,
    first: v.nullable(seat),
    moves: texts,
    hashes: texts,
  }),
});
/** What is missing or unknown is as at first: no reason to lose the rest. */
const displaySchema = v.pipe(
  v.unknown(),
  v.transform((value): Display => {
    const given = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return given.reduce((display, [name, one]) => choose(display, name, String(one)), DEFAULT_DISPLAY);
  }),
);
const tableSchema = v.object({
  version: v.literal(SAVE_VERSION),
  settings: v.object({
    speed: v.picklist(SPEED_IDS),
    display: v.optional(displaySchema, {}),
  }),
  setup: setupSchema,
});

/**
 * Reads a kept match.
 * @returns the match, shortened to its last good move where the rest does not follow (`damaged`), or null when
 * nothing can be saved of it
 */
export function readMatch(value: unknown): { match: KeptMatch; damaged: boolean } | null {
  const parsed = v.safeParse(matchSchema, value);
  if (!parsed.success) return null;
  const { setup, record } = parsed.output;
  // The options of a record are complete: laid over any set they must read without a fault and change every one.
  const options = changeOptions(rulesOf(DEFAULT_SETUP), record.rules);
  if (!options.ok || Object.keys(record.rules).length !== Object.keys(options.options).length) return null;
  const whole = { ...record, rules: options.options } as MatchRecord;
  const { fault, events } = replay(whole);
  if (fault && fault.kind !== 'illegal-move' && fault.kind !== 'hash-differs') return null;
  const good = events.length - 1;
  return {
    match: {
      version: SAVE_VERSION,
      setup: setup as TableSetup,
      record: { ...whole, moves: whole.moves.slice(0, good), hashes: whole.hashes.slice(0, good) },
    },
    damaged: fault !== null,
  };
}

/** Reads settings and the last table; null when they cannot be read. */
export function readTable(value: unknown): KeptTable | null {
  const parsed = v.safeParse(tableSchema, value);
  return parsed.success ? (parsed.output as KeptTable) : null;
}
