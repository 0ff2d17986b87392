/** What a person has set, and the table that was laid last. What is read back is trusted in no point. */
import * as v from 'valibot';
import {
  CONTROL_CHOICE_NAMES,
  type ControlChoices,
  choose,
  chooseControl,
  chooseSound,
  DEFAULT_CONTROLS,
  DEFAULT_DISPLAY,
  DEFAULT_SOUND,
  type Display,
  HOUSE_RULES,
  isPresetId,
  type PresetId,
  type SoundChoices,
  type TableSetup,
} from '../content/index.ts';
import { MAX_SEED, SEATS } from '../engine/index.ts';
import { SAVE_VERSION } from './save-version.ts';

export const SPEED_IDS = ['1', '2', 'instant'] as const;

type Lists = Readonly<Record<string, readonly string[]>>;

/** How one plays. What keys and buttons are called, the input folder knows. */
export interface Controls extends ControlChoices {
  /** By action, the keys and the buttons that were chosen instead of the first ones. */
  readonly keys: Lists;
  readonly buttons: Lists;
  /** By the name of a pad, which of its buttons is which. */
  readonly pads: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Settings {
  readonly speed: (typeof SPEED_IDS)[number];
  readonly display: Display;
  readonly controls: Controls;
  readonly sound: SoundChoices;
  /** The first check has been shown. */
  readonly greeted: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  speed: '1',
  display: DEFAULT_DISPLAY,
  controls: { ...DEFAULT_CONTROLS, keys: {}, buttons: {}, pads: {} },
  sound: DEFAULT_SOUND,
  greeted: false,
};

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
/** Choices, one by one. What is missing or unknown is as at first: no reason to lose the rest. */
const choicesSchema = <T>(choices: T, choose: (choices: T, name: string, value: string) => T) =>
  v.pipe(
    v.unknown(),
    v.transform((value): T => {
      const given = typeof value === 'object' && value !== null ? Object.entries(value) : [];
      return given.reduce((chosen, [name, one]) => choose(chosen, name, String(one)), choices);
    }),
  );
const displaySchema = choicesSchema<Display>(DEFAULT_DISPLAY, choose);
const soundSchema = choicesSchema<SoundChoices>(DEFAULT_SOUND, chooseSound);
const word = v.pipe(v.string(), v.maxLength(40));
const MOST_WORDS = 100;
const few = <T>(value: Record<string, T>): boolean => Object.keys(value).length <= MOST_WORDS;
const listsSchema = v.fallback(
  v.pipe(v.record(word, v.pipe(v.array(word), v.maxLength(8))), v.check(few)),
  {},
);
const padsSchema = v.fallback(
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(200)), v.pipe(v.record(word, word), v.check(few))),
    v.check(few),
  ),
  {},
);
const controlsSchema = v.pipe(
  v.unknown(),
  v.transform((value): Controls => {
    const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    return CONTROL_CHOICE_NAMES.reduce(
      (controls, name) => chooseControl(controls, name, String(given[name])),
      {
        ...DEFAULT_CONTROLS,
        keys: v.parse(listsSchema, given['keys'] ?? {}),
        buttons: v.parse(listsSchema, given['buttons'] ?? {}),
        pads: v.parse(padsSchema, given['pads'] ?? {}),
      },
    );
  }),
);
const tableSchema = v.object({
  version: v.literal(SAVE_VERSION),
  settings: v.object({
    speed: v.picklist(SPEED_IDS),
    display: v.optional(displaySchema, {}),
    controls: v.optional(controlsSchema, {}),
    sound: v.optional(soundSchema, {}),
    // Whoever kept something before there was a first check plays well without.
    greeted: v.fallback(v.optional(v.boolean(), true), true),
  }),
  setup: setupSchema,
});

/** Reads settings and the last table; null when they cannot be read. */
export function readTable(value: unknown): KeptTable | null {
  const parsed = v.safeParse(tableSchema, value);
  return parsed.success ? (parsed.output as KeptTable) : null;
}
