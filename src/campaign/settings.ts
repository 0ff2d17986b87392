/** What a person has set, and the table that was laid last. What is read back is trusted in no point. */
import * as v from 'valibot';
import {
  choose,
  DEFAULT_DISPLAY,
  type Display,
  HOUSE_RULES,
  isPresetId,
  type PresetId,
  type TableSetup,
} from '../content/index.ts';
import { MAX_SEED, SEATS } from '../engine/index.ts';
import { SAVE_VERSION } from './save-version.ts';

export const SPEED_IDS = ['1', '2', 'instant'] as const;

export interface Settings {
  readonly speed: (typeof SPEED_IDS)[number];
  readonly display: Display;
}

export const DEFAULT_SETTINGS: Settings = { speed: '1', display: DEFAULT_DISPLAY };

export interface KeptTable {
  readonly version: number;
  readonly settings: Settings;
  readonly setup: TableSetup;
}

export const seedSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEED));
export const seatSchema = v.picklist(SEATS);
const shortText = v.pipe(v.string(), v.maxLength(100));

export const setupSchema = v.object({
  preset: v.custom<PresetId>((value) => typeof value === 'string' && isPresetId(value)),
  house: v.pipe(v.array(v.picklist(HOUSE_RULES)), v.maxLength(HOUSE_RULES.length)),
  set: v.record(v.string(), v.unknown()),
  opponent: shortText,
  you: v.nullable(shortText),
  seed: v.nullable(seedSchema),
  first: v.nullable(seatSchema),
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

/** Reads settings and the last table; null when they cannot be read. */
export function readTable(value: unknown): KeptTable | null {
  const parsed = v.safeParse(tableSchema, value);
  return parsed.success ? (parsed.output as KeptTable) : null;
}
