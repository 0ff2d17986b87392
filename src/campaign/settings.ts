/** What a person has set, and the table that was laid last. What is read back is trusted in no point. */
import * as v from 'valibot';
import {
  type ControlChoices,
  choose,
  chooseControl,
  chooseSound,
  DEFAULT_CONTROLS,
  DEFAULT_DISPLAY,
  DEFAULT_SETUP,
  DEFAULT_SOUND,
  type Display,
  HOUSE_RULES,
  PRESET_IDS,
  rulesOf,
  type SoundChoices,
  type TableSetup,
} from '../content/index.ts';
import { changeOptions, MAX_SEED, SEATS } from '../engine/index.ts';
import { SAVE_VERSION } from './save-version.ts';

/** The name of a pad is no longer than this. */
export const LONGEST_PAD_NAME = 200;

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
/** As opponents, rule sets and levels are called: `trader+saboteur`, `net-1`. */
export const nameSchema = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^[a-z0-9]+(?:[-+][a-z0-9]+)*$/),
  v.check((name) => !(name in Object.prototype)),
);
/** Changed rules that can be read; others are none, as they are where the table is laid (content's `rulesOf`). */
const changesSchema = v.pipe(
  v.unknown(),
  v.transform((set): TableSetup['set'] =>
    changeOptions(rulesOf(DEFAULT_SETUP), set).ok ? (set as TableSetup['set']) : {},
  ),
);

export const setupSchema = v.object({
  preset: v.picklist(PRESET_IDS),
  house: v.pipe(
    v.array(v.picklist(HOUSE_RULES)),
    v.transform((house) => [...new Set(house)]),
  ),
  set: changesSchema,
  opponent: nameSchema,
  you: v.nullable(nameSchema),
  seed: v.nullable(seedSchema),
  first: v.nullable(seatSchema),
});
const entriesOf = (value: unknown): [string, unknown][] => Object.entries(value ?? {});
/** Choices, one by one. What is missing or unknown is as at first: no reason to lose the rest. */
const choicesSchema = <T>(choices: T, choose: (choices: T, name: string, value: string) => T) =>
  v.pipe(
    v.unknown(),
    v.transform(
      (value): T =>
        entriesOf(value).reduce(
          (chosen, [name, one]) => (typeof one === 'string' ? choose(chosen, name, one) : chosen),
          choices,
        ),
    ),
  );
const displaySchema = choicesSchema<Display>(DEFAULT_DISPLAY, choose);
const soundSchema = choicesSchema<SoundChoices>(DEFAULT_SOUND, chooseSound);
const word = v.pipe(v.string(), v.maxLength(40));
const MOST_ENTRIES = 100;
const MOST_BUTTONS = 32;
/** Entries one by one, the last ones if there are too many: one that cannot be read costs no other. */
const each = <T>(longest: number, schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.unknown(),
    v.transform(
      (value): Readonly<Record<string, T>> =>
        Object.fromEntries(
          entriesOf(value)
            .flatMap(([name, one]) => {
              const read = v.safeParse(schema, one);
              return read.success && name.length <= longest && !(name in Object.prototype)
                ? [[name, read.output] as const]
                : [];
            })
            .slice(-MOST_ENTRIES),
        ),
    ),
  );
const listsSchema = each(40, v.pipe(v.array(word), v.maxLength(8)));
const padsSchema = each(
  LONGEST_PAD_NAME,
  v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/)), v.pipe(v.string(), v.regex(/^[!-~]{1,12}$/))),
    v.check((profile) => Object.keys(profile).length <= MOST_BUTTONS),
  ),
);
const controlsSchema = v.pipe(
  v.unknown(),
  v.transform((value): Controls => {
    const given = new Map(entriesOf(value));
    return {
      ...v.parse(choicesSchema<ControlChoices>(DEFAULT_CONTROLS, chooseControl), value),
      keys: v.parse(listsSchema, given.get('keys')),
      buttons: v.parse(listsSchema, given.get('buttons')),
      pads: v.parse(padsSchema, given.get('pads')),
    };
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
