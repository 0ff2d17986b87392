/** Table links: `#table?rules=standard+polite&set=kingStack:add&opponent=random&seed=42&first=A&speed=instant`. */
import {
  BESIDE,
  DEFAULT_SETUP,
  HOUSE_RULES,
  type HouseRule,
  PRESET_IDS,
  PRESETS,
  type PresetId,
  presetOptions,
  type TableSetup,
} from '../content/index.ts';
import { CHOICES, COUNTS, changeOptions, MAX_SEED, type OptionName, type Seat } from '../engine/index.ts';
import { SPEEDS, type Speed } from '../present/index.ts';
import { LINK_FAULTS } from '../text/index.ts';
import { findNamed, type Named, nearestNamed } from './nearest.ts';

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

/** Longer ones are read by nobody; a link that changes every rule has a quarter of it. */
const LONGEST = 4000;

const FIELDS = ['rules', 'set', 'opponent', 'you', 'seed', 'first', 'speed'] as const;
type Field = (typeof FIELDS)[number];

const fault = (message: string): LinkReading => ({ kind: 'fault', message });

const named = <Id extends PresetId>(ids: readonly Id[]) => ids.map((id) => ({ id, name: PRESETS[id].title }));
const ALL_RULES = named(PRESET_IDS);
const ALL_HOUSE_RULES = named<HouseRule>(HOUSE_RULES);

/**
 * Reads the part of an address behind `#`. In it a `+` is a plus, not a space. Rules and opponents are named by id,
 * or by the name a person knows, however it is written: `Oda%20Marl`, `oda-marl`.
 * @param opponents all who may be named
 */
export function readLink(hash: string, opponents: readonly Named[]): LinkReading {
  const text = hash.replace(/^#/, '');
  if (text !== 'table' && !text.startsWith('table?')) return { kind: 'none' };
  if (text.length > LONGEST) return fault(LINK_FAULTS.tooLong);
  const fields = new Map<Field, string[]>();
  for (const part of text.slice('table?'.length).split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = part.slice(0, at < 0 ? undefined : at);
    if (!(FIELDS as readonly string[]).includes(name)) return fault(LINK_FAULTS.noField(name));
    const value = at < 0 ? '' : decoded(part.slice(at + 1));
    if (value === null) return fault(LINK_FAULTS.unreadable(name));
    const values = fields.get(name as Field) ?? [];
    if (values.length > 0 && name !== 'set') return fault(LINK_FAULTS.twice(name));
    fields.set(name as Field, [...values, value]);
  }
  const one = (name: Field): string | null => fields.get(name)?.[0] ?? null;

  const rules = one('rules');
  if (rules === null) return fault(LINK_FAULTS.noRules);
  const preset = readRules(rules);
  if (typeof preset === 'string') return fault(preset);
  const set = readSet(fields.get('set') ?? []);
  if (typeof set === 'string') return fault(set);
  const changed = changeOptions(presetOptions(preset.id, preset.house), set);
  if (!changed.ok) return fault(changed.message);

  const players: Record<'opponent' | 'you', string | null> = { opponent: null, you: null };
  for (const name of ['opponent', 'you'] as const) {
    const given = one(name);
    if (given === null) continue;
    // Whoever sits beside one plays the other seat.
    const known = name === 'you' ? opponents.filter(({ id }) => id !== BESIDE) : opponents;
    const player = findNamed(given, known);
    if (!player) return fault(missed(LINK_FAULTS.opponent, given, known));
    players[name] = player.id;
  }
  const seed = one('seed');
  if (seed !== null && !(/^\d{1,16}$/.test(seed) && Number(seed) <= MAX_SEED)) {
    return fault(LINK_FAULTS.seed(MAX_SEED));
  }
  const first = one('first');
  if (first !== null && first !== 'A' && first !== 'B') return fault(LINK_FAULTS.first);
  const speed = one('speed');
  if (speed !== null && !(SPEEDS as readonly string[]).includes(speed)) {
    return fault(LINK_FAULTS.speed(SPEEDS));
  }
  return {
    kind: 'table',
    setup: {
      preset: preset.id,
      house: preset.house,
      set,
      opponent: players.opponent ?? DEFAULT_SETUP.opponent,
      you: players.you,
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

/** A preset with house rules, or what is wrong. */
function readRules(text: string): { id: PresetId; house: HouseRule[] } | string {
  const [first = '', ...more] = text.split('+');
  const preset = findNamed(first, ALL_RULES);
  if (!preset) return missed(LINK_FAULTS.rules, first, ALL_RULES);
  const house = new Set<HouseRule>();
  for (const name of more) {
    const found = findNamed(name, ALL_HOUSE_RULES);
    if (!found) return missed(LINK_FAULTS.house, name, ALL_HOUSE_RULES);
    house.add(found.id);
  }
  return { id: preset.id, house: [...house] };
}

function missed(
  words: (name: string, nearest: string | null, all: readonly string[]) => string,
  text: string,
  all: readonly Named[],
): string {
  return words(
    text,
    nearestNamed(text, all)?.name ?? null,
    all.map(({ name }) => name),
  );
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
    } else return LINK_FAULTS.option(at < 0 ? text : name);
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
