/**
 * How far somebody has come on the road: who is met, what was marked, whose money is where. All of it is data and pure
 * functions over it; the people who sit there (`Host`) are handed in, so that nobody has to load what they say.
 */
import type { HouseRule } from '../content/index.ts';
import { LEVELS, type LevelId, type Opponent } from '../content/opponent.ts';
import type { MatchRecord } from '../engine/index.ts';

/** What of a person on the road counts here. */
export type Host = Pick<Opponent, 'id' | 'stop' | 'level' | 'style' | 'purse' | 'stakeShare' | 'set'> & {
  readonly table: Pick<Opponent['table'], 'rules' | 'bestOf'>;
  readonly deck: Opponent['deck'];
  readonly dare: Opponent['dare'];
};

/** Beaten; beaten without losing a pair; beaten as they dare one to. */
export const MARKS = ['beaten', 'clean', 'dare'] as const;
export type Mark = (typeof MARKS)[number];

/** Drays in one's own pocket at the ferry. */
export const FIRST_PURSE = 60;
/** So many of a stop's marks open the next one. */
export const MARKS_TO_GO_ON = 2;
/** After so many losses in a row somebody plays one level below their own, after twice as many two, and so on. */
export const LOSSES_TO_EASE = 3;
/** Each further walk along the road meets everybody so many levels higher. */
const LEVELS_PER_ROUND = 2;

/** A match that is going on at somebody's table; its stakes are in the pot already. */
export interface Sitting {
  readonly opponent: string;
  readonly level: LevelId;
  /** Of either side; 0 for a friendly match. */
  readonly stake: number;
  /** Games of a series so far, draws not counted. */
  readonly games: { readonly won: number; readonly lost: number };
  /** A pair was lost in a game that was won. */
  readonly lostPair: boolean;
  /** In some game of the series that was won the dare was kept. */
  readonly dared: boolean;
  /** One's own deck: set n of the record is set `sets[n − 1]` of the collection. */
  readonly sets: readonly number[];
  /** The game on the table; null between the games of a series. */
  readonly record: MatchRecord | null;
}

export interface Road {
  /** 1 for the first walk, 2 for the second … */
  readonly round: number;
  /** Laid over every table, from the second walk on. */
  readonly house: readonly HouseRule[];
  /** Of this round, by opponent. */
  readonly marks: Readonly<Record<string, readonly Mark[]>>;
  /** One's own money. */
  readonly money: number;
  /** Owed to the freight office. */
  readonly debt: number;
  /** Advances taken so far. */
  readonly advances: number;
  /** What others have where it is not their full purse, by opponent. */
  readonly purses: Readonly<Record<string, number>>;
  /** Losses in a row, by opponent. */
  readonly losses: Readonly<Record<string, number>>;
  /** Sets of cards that are one's own, by number, lowest first. */
  readonly sets: readonly number[];
  readonly sitting: Sitting | null;
}

/** @param ownSet the number of the set everybody starts with */
export const newRoad = (ownSet = 1): Road => ({
  round: 1,
  house: [],
  marks: {},
  money: FIRST_PURSE,
  debt: 0,
  advances: 0,
  purses: {},
  losses: {},
  sets: [ownSet],
  sitting: null,
});

export const marksOf = ({ marks }: Pick<Road, 'marks'>, id: string): readonly Mark[] => marks[id] ?? [];

/** Who sits where. */
interface Placed<Stop extends string> {
  readonly id: string;
  readonly stop: Stop;
}

/** The stops in their order. */
export const stopsOf = <Stop extends string>(hosts: readonly Placed<Stop>[]): Stop[] => [
  ...new Set(hosts.map(({ stop }) => stop)),
];

/** How many marks a stop has given. */
export const marksAt = <Stop extends string>(
  road: Pick<Road, 'marks'>,
  hosts: readonly Placed<Stop>[],
  stop: Stop,
): number =>
  hosts.filter((host) => host.stop === stop).reduce((sum, { id }) => sum + marksOf(road, id).length, 0);

/** The stops one may go to, in their order: the first, and each behind one that has given enough marks. */
export function openStops<Stop extends string>(
  road: Pick<Road, 'marks'>,
  hosts: readonly Placed<Stop>[],
): Stop[] {
  const stops = stopsOf(hosts);
  const shut = stops.findIndex((stop) => marksAt(road, hosts, stop) < MARKS_TO_GO_ON);
  return shut < 0 ? stops : stops.slice(0, shut + 1);
}

/** Whether one may sit down with somebody. */
export const isOpen = (road: Pick<Road, 'marks'>, hosts: readonly Host[], host: Host): boolean =>
  openStops(road, hosts).includes(host.stop);

/** Whether the last of them has been beaten in this round. */
export const isAtTheEnd = (road: Pick<Road, 'marks'>, hosts: readonly Host[]): boolean => {
  const last = hosts.at(-1);
  return last !== undefined && marksOf(road, last.id).includes('beaten');
};

/**
 * How strong somebody plays now: their own level, higher on further walks, lower after losses in a row, so that nobody is
 * kept from going on for ever. The marks are the same.
 */
export function levelOf(
  { round, losses }: Pick<Road, 'round' | 'losses'>,
  { id, level }: Pick<Host, 'id' | 'level'>,
) {
  const own = LEVELS.indexOf(level) + (round - 1) * LEVELS_PER_ROUND;
  const eased = Math.min(own, LEVELS.length - 1) - Math.floor((losses[id] ?? 0) / LOSSES_TO_EASE);
  return LEVELS[Math.max(0, eased)]!;
}

/** Whether they play below what the road asks, which is to be said before the deal. */
export const isEased = (road: Pick<Road, 'losses'>, { id }: Pick<Host, 'id'>): boolean =>
  (road.losses[id] ?? 0) >= LOSSES_TO_EASE;

/**
 * The road again: everybody is to be met anew, higher, with full purses; money, debt and cards stay.
 * @returns null before the end or in the middle of a match
 */
export function walkAgain(road: Road, hosts: readonly Host[], house: readonly HouseRule[] = []): Road | null {
  if (!isAtTheEnd(road, hosts) || road.sitting) return null;
  return { ...road, round: road.round + 1, house, marks: {}, purses: {}, losses: {} };
}
