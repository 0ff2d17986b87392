/** Table links: `#table?rules=standard+polite&set=kingStack:add&opponent=random&seed=42&first=A&speed=instant`. */
import {
  DEFAULT_SETUP,
  HOUSE_RULES,
  PRESET_IDS,
  parsePresetName,
  presetOptions,
  type TableSetup,
} from '../content/index.ts';
import { CHOICES, COUNTS, changeOptions, MAX_SEED, type OptionName, type Seat } from '../engine/index.ts';
import { SPEEDS, type Speed } from '../present/index.ts';

export interface TableLink {
  readonly setup: TableSetup;
  /** Null where the link does not say. */
  readonly speed: Speed | null;
}

export type LinkReading =
  /** The address names no table. */
  | { readonly kind: 'none' }
  | ({ readonly kind: 'table' } & TableLink)
  /** What is wrong with it, in plain words. */
  | { readonly kind: 'fault'; readonly message: string };

const FIELDS = ['rules', 'set', 'opponent', 'you', 'seed', 'first', 'speed'] as const;
type Field = (typeof FIELDS)[number];

const fault = (message: string): LinkReading => ({ kind: 'fault', message });
const quoted = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

/**
 * Reads the part of an address behind `#`. In it a `+` is a plus, not a space.
 * @param opponents ids of all opponents
 */
export function readLink(hash: string, opponents: readonly string[]): LinkReading {
  const text = hash.replace(/^#/, '');
  if (text !== 'table' && !text.startsWith('table?')) return { kind: 'none' };
  const fields = new Map<Field, string[]>();
  for (const part of text.slice('table?'.length).split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = part.slice(0, at < 0 ? undefined : at);
    if (!(FIELDS as readonly string[]).includes(name))
      return fault(`there is no ${quoted(name)} in a table link`);
    const value = at < 0 ? '' : decoded(part.slice(at + 1));
    if (value === null) return fault(`${name} cannot be read`);
    const values = fields.get(name as Field) ?? [];
    if (values.length > 0 && name !== 'set') return fault(`${name} is given twice`);
    fields.set(name as Field, [...values, value]);
  }
  const one = (name: Field): string | null => fields.get(name)?.[0] ?? null;

  const rules = one('rules');
  if (rules === null) return fault('it names no rules');
  const preset = parsePresetName(rules);
  if (!preset) {
    return fault(
      `there are no rules ${quoted(rules)}; rules are ${PRESET_IDS.join(', ')}, with ${HOUSE_RULES.map((house) => `+${house}`).join(' or ')}`,
    );
  }
  const set = readSet(fields.get('set') ?? []);
  if (typeof set === 'string') return fault(set);
  const changed = changeOptions(presetOptions(preset.id, preset.house), set);
  if (!changed.ok) return fault(changed.message);

  for (const name of ['opponent', 'you'] as const) {
    const bot = one(name);
    if (bot !== null && !opponents.includes(bot)) {
      return fault(`nobody is called ${quoted(bot)}; opponents are ${opponents.join(', ')}`);
    }
  }
  const seed = one('seed');
  if (seed !== null && !(/^\d{1,16}$/.test(seed) && Number(seed) <= MAX_SEED)) {
    return fault(`the seed must be a whole number from 0 to ${MAX_SEED}`);
  }
  const first = one('first');
  if (first !== null && first !== 'A' && first !== 'B') return fault('first must be A or B');
  const speed = one('speed');
  if (speed !== null && !(SPEEDS as readonly string[]).includes(speed)) {
    return fault(`speed must be ${SPEEDS.join(', ')}`);
  }
  return {
    kind: 'table',
    setup: {
      preset: preset.id,
      house: preset.house,
      set,
      opponent: one('opponent') ?? DEFAULT_SETUP.opponent,
      you: one('you'),
      seed: seed === null ? null : Number(seed),
      first: first as Seat | null,
    },
    speed: speed as Speed | null,
  };
}

/** The link that opens a table; what has its default value is left out. */
export function formatLink(setup: TableSetup, speed: Speed | null = null): string {
  const parts = [
    `rules=${[setup.preset, ...setup.house].join('+')}`,
    ...Object.entries(setup.set).map(([name, value]) => `set=${name}:${value}`),
    `opponent=${encodeURIComponent(setup.opponent)}`,
    ...(setup.you === null ? [] : [`you=${encodeURIComponent(setup.you)}`]),
    ...(setup.seed === null ? [] : [`seed=${setup.seed}`]),
    ...(setup.first === null ? [] : [`first=${setup.first}`]),
    ...(speed === null ? [] : [`speed=${speed}`]),
  ];
  return `#table?${parts.join('&')}`;
}

/** Changed options as values, or what is wrong. */
function readSet(texts: readonly string[]): TableSetup['set'] | string {
  const set: Partial<Record<OptionName, unknown>> = {};
  for (const text of texts) {
    const at = text.indexOf(':');
    const name = text.slice(0, Math.max(0, at));
    const value = text.slice(at + 1);
    if ((COUNTS as readonly string[]).includes(name)) {
      set[name as OptionName] = value === 'null' ? null : /^\d{1,9}$/.test(value) ? Number(value) : value;
    } else if (Object.hasOwn(CHOICES, name)) {
      set[name as OptionName] = value === 'true' ? true : value === 'false' ? false : value;
    } else return `there is no option ${quoted(at < 0 ? text : name)}`;
  }
  return set;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
