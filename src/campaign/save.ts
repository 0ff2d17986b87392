/** Everything that is kept between visits, and how it is read back: part by part, so that one bad part costs no other. */
import * as v from 'valibot';
import { HOUSE_RULES } from '../content/index.ts';
import { LEVELS } from '../content/opponent.ts';
import { cleanName, LONGEST_NAME, MOST_DECKS, type NamedDeck } from './collection.ts';
import { type KeptMatch, readMatch, readRecord, readShelved, type ShelvedMatch } from './kept-match.ts';
import { FACE_RANKS, FINISHES } from './match-facts.ts';
import { MOST_DAYS, MOST_TALLIES, NO_RECORDS, type Records, SALE_VALUES } from './records.ts';
import { MARKS, newRoad, type Road, type Sitting } from './road.ts';
import { type KeptTable, nameSchema, readTable } from './settings.ts';

/** Progress of all kinds. */
export interface Campaign {
  readonly road: Road;
  readonly records: Records;
  readonly decks: readonly NamedDeck[];
  /** The name of the deck that is brought wherever one may; null for one full pack. */
  readonly deck: string | null;
  /** By id, the day on which it was earned. */
  readonly achievements: Readonly<Record<string, number>>;
  /** Ids of lessons and puzzles done. */
  readonly lessons: readonly string[];
  readonly puzzles: readonly string[];
}

export interface Save {
  readonly table: KeptTable | null;
  /** The quick table's match; that of the road is in its sitting. */
  readonly match: KeptMatch | null;
  /** Matches of other versions of the rules, newest last. */
  readonly shelved: readonly ShelvedMatch[];
  readonly campaign: Campaign;
}

export const NEW_CAMPAIGN: Campaign = {
  road: newRoad(),
  records: NO_RECORDS,
  decks: [],
  deck: null,
  achievements: {},
  lessons: [],
  puzzles: [],
};

export const NEW_SAVE: Save = { table: null, match: null, shelved: [], campaign: NEW_CAMPAIGN };

/** All that can be amiss with what was kept. `damaged` and `lost` speak of the match of the quick table. */
export const TROUBLES = [
  /** The match goes on from its last good move. */
  'damaged',
  /** The match cannot be read. */
  'lost',
  /** A match is of another version of the rules and can only be looked at. */
  'other-rules',
  /** The match of the road goes on from its last good move, or had to be called off. */
  'road-match-damaged',
  'road-match-lost',
  /** A part of the progress could not be read and begins anew. */
  'progress-lost',
  'settings-lost',
  /** One of the two saves is damaged: the other one is taken. */
  'save-damaged',
  /** Both are: a new beginning. */
  'saves-damaged',
  /** Of a newer version of the game: it is left alone, and nothing is kept in this visit. */
  'newer',
] as const;
export type Trouble = (typeof TROUBLES)[number];

export interface SaveReading {
  readonly save: Save;
  readonly troubles: readonly Trouble[];
}

/** So many shelved matches are kept. */
const MOST_SHELVED = 5;
const MOST_IDS = 500;

const id = v.pipe(nameSchema, v.regex(/^[^+]*$/));
/** Far beyond what anybody wins, and far enough from where whole numbers end for it to be added to. */
const MOST = 1e12;
const count = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((value) => Math.min(value, MOST)),
);
const days = v.pipe(v.number(), v.safeInteger());
const list = <T extends v.GenericSchema>(schema: T, most: number) =>
  v.pipe(v.array(schema), v.maxLength(most));
const byId = <T extends v.GenericSchema>(schema: T) =>
  v.pipe(
    v.record(id, schema),
    v.check((value) => Object.keys(value).length <= MOST_IDS),
  );
const counts = <K extends string>(keys: readonly K[]) =>
  v.object(Object.fromEntries(keys.map((key) => [key, count])) as Record<K, typeof count>);
const setNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

const sittingSchema = v.object({
  opponent: id,
  level: v.picklist(LEVELS),
  stake: count,
  games: v.object({ won: count, lost: count }),
  lostPair: v.boolean(),
  dared: v.boolean(),
  sets: list(setNumber, 9),
  record: v.unknown(),
});
const roadSchema = v.object({
  round: v.pipe(count, v.minValue(1)),
  house: list(v.picklist(HOUSE_RULES), HOUSE_RULES.length),
  marks: byId(list(v.picklist(MARKS), MARKS.length)),
  money: count,
  debt: count,
  advances: count,
  purses: byId(count),
  losses: byId(count),
  sets: v.pipe(list(setNumber, 99), v.minLength(1)),
  sitting: v.unknown(),
});
const recordsSchema = v.object({
  tallies: list(
    v.object({
      opponent: nameSchema,
      rules: nameSchema,
      level: nameSchema,
      won: count,
      lost: count,
      drawn: count,
      fastest: v.nullable(count),
    }),
    MOST_TALLIES,
  ),
  streak: v.object({ now: count, best: count }),
  finishes: counts(FINISHES),
  sales: v.pipe(v.array(count), v.length(SALE_VALUES)),
  faces: counts(FACE_RANKS),
  days: list(v.object({ day: days, won: count, lost: count, drawn: count }), MOST_DAYS),
});
const deckName = v.pipe(
  v.string(),
  v.maxLength(2 * LONGEST_NAME),
  v.transform((name) => cleanName(name) || '?'),
);
const decksSchema = list(
  v.object({
    name: deckName,
    cards: list(v.pipe(v.string(), v.regex(/^[\w[\]]{1,8}$/)), 200),
  }),
  MOST_DECKS,
);
const deckSchema = v.nullable(deckName);
const partsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' ? { ...value } : {});

/** Reads a save of this version (older ones are migrated before); whatever it is given, it answers with a save. */
export function readSave(value: unknown): SaveReading {
  const { table = null, match = null, shelved, campaign: progress } = partsOf(value);
  const campaign: Record<keyof Campaign, unknown> = { ...NEW_CAMPAIGN, ...partsOf(progress) };
  const troubles = new Set<Trouble>();
  const old = (Array.isArray(shelved) ? shelved : []).flatMap((one) => readShelved(one) ?? []);

  const part = <T>(schema: v.GenericSchema<unknown, T>, given: unknown, otherwise: T): T => {
    const parsed = v.safeParse(schema, given);
    if (parsed.success) return parsed.output;
    troubles.add('progress-lost');
    return otherwise;
  };

  let kept: KeptMatch | null = null;
  if (match !== null) {
    const reading = readMatch(match);
    if (reading.kind === 'unreadable') troubles.add('lost');
    if (reading.kind === 'shortened') troubles.add('damaged');
    if (reading.kind === 'other-rules') {
      troubles.add('other-rules');
      old.push(reading.shelved);
    } else if (reading.kind !== 'unreadable') kept = reading.match;
  }

  const settings = readTable(table);
  if (table !== null && settings === null) troubles.add('settings-lost');

  const road = part(roadSchema, campaign.road, null);
  const seat = readSitting(road?.sitting ?? null);
  if (seat.trouble) troubles.add(seat.trouble);
  if (seat.shelved) old.push(seat.shelved);

  return {
    save: {
      table: settings,
      match: kept,
      shelved: old.slice(-MOST_SHELVED),
      campaign: {
        road: road ? afterReading(road, seat) : newRoad(),
        records: part(recordsSchema, campaign.records, NO_RECORDS),
        decks: part(decksSchema, campaign.decks, []),
        deck: part(deckSchema, campaign.deck, null),
        achievements: part(byId(days), campaign.achievements, {}),
        lessons: part(list(id, MOST_IDS), campaign.lessons, []),
        puzzles: part(list(id, MOST_IDS), campaign.puzzles, []),
      },
    },
    troubles: [...troubles],
  };
}

interface SittingReading {
  readonly sitting: Sitting | null;
  readonly trouble?: Trouble;
  readonly shelved?: ShelvedMatch;
  /** The stakes of a match that cannot be gone on with, and whose purse one of them came from. */
  readonly back?: { readonly stake: number; readonly opponent: string };
}

type RoadParts = v.InferOutput<typeof roadSchema>;

function afterReading(road: RoadParts, { sitting, back }: SittingReading): Road {
  if (!back) return { ...road, sitting };
  const { stake, opponent } = back;
  const purse = road.purses[opponent];
  return {
    ...road,
    money: Math.min(MOST, road.money + stake),
    purses: purse === undefined ? road.purses : { ...road.purses, [opponent]: Math.min(MOST, purse + stake) },
    sitting,
  };
}

/** A match on the road that cannot be gone on with is called off: both stakes go back, nothing counts as lost. */
function readSitting(value: unknown): SittingReading {
  if (value === null) return { sitting: null };
  const parsed = v.safeParse(sittingSchema, value);
  if (!parsed.success) return { sitting: null, trouble: 'road-match-lost', ...stakesIn(value) };
  const sitting = parsed.output;
  if (sitting.record === null) return { sitting: { ...sitting, record: null } };
  const reading = readRecord(sitting.record, sitting.opponent);
  switch (reading.kind) {
    case 'whole':
      return { sitting: { ...sitting, record: reading.match } };
    case 'shortened':
      return { sitting: { ...sitting, record: reading.match }, trouble: 'road-match-damaged' };
    case 'other-rules':
      return { sitting: null, trouble: 'other-rules', shelved: reading.shelved, back: sitting };
    case 'unreadable':
      return { sitting: null, trouble: 'road-match-lost', back: sitting };
  }
}

const stakesSchema = v.object({ stake: count, opponent: id });

function stakesIn(value: unknown): Pick<SittingReading, 'back'> {
  const stakes = v.safeParse(stakesSchema, value);
  return stakes.success ? { back: stakes.output } : {};
}
