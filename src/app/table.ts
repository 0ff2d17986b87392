/** What lies on the table from the person's seat, move by move, and the next deal after a match. */
import {
  botOf,
  deckBrought,
  houseRuleAdds,
  isShared,
  type Person,
  PRESETS,
  rulesOf,
  type TableSetup,
} from '../content/index.ts';
import {
  eventsFor,
  type GameEvent,
  type MatchRecord,
  type Observation,
  observe,
  other,
  type PerSeat,
  parseCards,
  Random,
  replay,
  type Seat,
  standardDeck,
  startRecord,
} from '../engine/index.ts';
import { moverOf } from '../match/index.ts';
import {
  type Choosing,
  isMinor,
  type LogLine,
  legalFrom,
  type Opponent,
  placesTouched,
  type Reckoning,
  type TableModel,
} from '../present/index.ts';
import { HOT_SEAT_WORDS } from '../text/hot-seat.ts';
import { moveLines, turnSummary, type Viewpoint } from '../text/index.ts';
import { WORDS } from '../text/screens.ts';
import type { RoadSeat } from './branch.ts';
import type { Happening } from './ports.ts';

/**
 * The person at the screen sits here; where a bot plays this seat, the person looks over its shoulder. Where two people
 * share the screen, the table's view tells which of them looks.
 */
export const VIEWER: Seat = 'A';
/** The player id of the person. */
export const PERSON = 'person';
/** Chance outside a match: the seeds of deals nobody chose. */
const DEALS = 101;
/** Seeds that are drawn stay short enough to be told and typed. */
const SEEDS = 1_000_000_000;

export const NOTHING_CHOSEN: Choosing = { held: null, doubt: null, objection: null };

export interface Table {
  readonly setup: TableSetup;
  readonly record: MatchRecord;
  readonly names: PerSeat<string>;
  readonly seen: Observation;
  /** The curtain between the turns of two people: who is to take the screen, and whether they may do so by now. */
  readonly curtain: { readonly seat: Seat; readonly settled: boolean } | null;
  /** Legal moves of the viewer now. */
  readonly legal: readonly string[];
  /** Events of the last move, as the match told them; null before it told any. */
  readonly told: readonly GameEvent[] | null;
  readonly log: readonly LogLine[];
  readonly lastMove: TableModel['lastMove'];
  readonly choosing: Choosing;
  /** What bots thought before their moves, since the page was loaded. */
  readonly reckonings: readonly Reckoning[];
  /** Where it stands on the road; null for a quick table. */
  readonly road: RoadSeat | null;
}

/** Everybody one can play against. */
export interface Cast {
  readonly opponents: readonly Opponent[];
  readonly people: readonly Person[];
}

export const nameIn = ({ opponents, people }: Cast, id: string): string =>
  [...opponents, ...people].find((one) => one.id === id)?.name ?? id;

/** The bot that plays for an opponent: a person plays as their level and style do. */
export function botIn({ people }: Cast, id: string): string {
  const person = people.find((one) => one.id === id);
  return person ? botOf(person) : id;
}

export const isWatched = ({ setup }: Pick<Table, 'setup'>): boolean => setup.you !== null;
export const rulesTitleOf = ({ preset, house, set }: TableSetup): string =>
  [
    [
      PRESETS[preset].title,
      ...house.filter((name) => houseRuleAdds(preset, name)).map((name) => WORDS.house(PRESETS[name].title)),
    ].join(', '),
    ...(Object.keys(set).length > 0 ? [WORDS.changed] : []),
  ].join(', ');

/** The same in few words. */
export function rulesShortOf({ preset, house, set }: TableSetup): string | null {
  const more = house.filter((name) => houseRuleAdds(preset, name)).length + Object.keys(set).length;
  return more === 0 ? null : WORDS.rulesAndMore(PRESETS[preset].title, more);
}

/** From where the table is told: the person's seat, or nobody's where bots play, or two people hear it. */
export const viewOf = ({ setup, names }: Pick<Table, 'setup' | 'names'>): Viewpoint => ({
  seat: isWatched({ setup }) || isShared(setup) ? null : VIEWER,
  names,
});

/**
 * The record of a new deal. Whoever has a deck of their own brings it where the rules take it.
 * @param own the person's cards; one full pack where they are left out
 */
export function dealRecord(
  setup: TableSetup,
  seed: number,
  { people }: Pick<Cast, 'people'>,
  own: readonly number[] = standardDeck(),
): MatchRecord {
  const rules = rulesOf(setup);
  const deckOf = (id: string | null): readonly number[] => {
    const person = people.find((one) => one.id === id);
    return person ? deckBrought(person, rules.deck).cards : standardDeck();
  };
  const mine = setup.you === null ? own : deckOf(setup.you);
  // Two people at one screen play with the same cards.
  const theirs = isShared(setup) ? own : deckOf(setup.opponent);
  return startRecord(rules, setup.seed ?? seed, mine, theirs, setup.first);
}

/** The seed after a seed. */
export const nextSeed = (seed: number): number => new Random(seed, DEALS).below(SEEDS);

/** The deal after a match: where the rules alternate, whoever lost it begins. */
export function rematchRecord({ setup, record, seen }: Table): MatchRecord {
  const deckOf = (names: MatchRecord['deckA']): readonly number[] => parseCards(names) ?? standardDeck();
  const next = startRecord(
    record.rules,
    nextSeed(record.seed),
    deckOf(record.deckA),
    deckOf(record.deckB),
    setup.first,
  );
  if (record.rules.firstPlayer !== 'alternate') return next;
  const loser: Seat | null = seen.result === 'A wins' ? 'B' : seen.result === 'B wins' ? 'A' : null;
  return { ...next, first: loser ?? other(record.first ?? 'A') };
}

/** A table for a fresh record, or one with moves that is gone on with. */
export function layTable(
  setup: TableSetup,
  record: MatchRecord,
  cast: Cast,
  road: RoadSeat | null = null,
): Table {
  const nameOf = (id: string): string => nameIn(cast, id);
  const names = isShared(setup)
    ? HOT_SEAT_WORDS.names
    : { A: setup.you === null ? WORDS.you : nameOf(setup.you), B: nameOf(setup.opponent) };
  const { state, events } = replay(record);
  const seen = observe(state, VIEWER);
  let table: Table = {
    setup,
    record,
    names,
    seen,
    curtain: null,
    legal: legalFrom(seen),
    told: null,
    log: [],
    lastMove: null,
    choosing: NOTHING_CHOSEN,
    reckonings: [],
    road,
  };
  // The deal of a fresh match is still to be shown; what has been played is in the log already.
  if (record.moves.length > 0) {
    for (const happened of events) {
      table = { ...table, ...written(table, eventsFor(VIEWER, happened)) };
    }
  }
  return table;
}

/** A table before its deal: all cards are in the decks. */
export function undealt(table: Table): Table {
  const { seen } = table;
  const all = (seat: Seat): number => seen.deckCount[seat] + seen.handCount[seat];
  return {
    ...table,
    seen: {
      ...seen,
      hand: [],
      handCount: { A: 0, B: 0 },
      deckCount: { A: all('A'), B: all('B') },
    },
    legal: [],
    log: [],
  };
}

/** The table after the match has told of a move, and what is to be said about it. */
export function afterMove(
  table: Table,
  record: MatchRecord,
  events: readonly GameEvent[],
  seen: Observation,
): { table: Table; happening: Happening } {
  const visible = eventsFor(isShared(table.setup) ? null : VIEWER, events);
  const { log, lastMove } = written(table, visible);
  const mover = moverOf(visible);
  return {
    table: { ...table, record, seen, legal: legalFrom(seen), told: events, log, lastMove },
    happening: {
      mover,
      own: isShared(table.setup) ? mover !== null : mover === VIEWER && !isWatched(table),
      lines: log.slice(table.log.length).map(({ text }) => text),
      summary: turnSummary(visible, viewOf(table)),
      brief: turnSummary(visible, viewOf(table), true),
    },
  };
}

/** Log lines of events by event, for the beats that show them; two people are told what both may know. */
export function linesOf(table: Table, events: readonly GameEvent[]): Map<GameEvent, string | null> {
  const lines = moveLines(isShared(table.setup) ? eventsFor(null, events) : events, viewOf(table));
  return new Map(events.map((event, i) => [event, lines[i] ?? null]));
}

function written(table: Table, events: readonly GameEvent[]): Pick<Table, 'log' | 'lastMove'> {
  const mover = moverOf(events);
  const added = [...linesOf(table, events)].flatMap(([event, text]): LogLine[] =>
    text === null
      ? []
      : [{ seat: mover ?? (event.type === 'handDealt' ? event.seat : null), text, minor: isMinor(event) }],
  );
  const log = [...table.log, ...added];
  if (mover === null) return { log, lastMove: table.lastMove };
  // One's own move takes the mark of the other side's away.
  if (mover === VIEWER && !isWatched(table) && !isShared(table.setup)) return { log, lastMove: null };
  return {
    log,
    lastMove: { text: added.map(({ text }) => text).join(' '), places: placesTouched(events) },
  };
}
