/**
 * Money at the table, after rules.md section 5: they open with a share of what they have; one matches it or raises, and
 * they follow up to their limit; the smaller of both is the stake, and both stakes go into the pot before the deal. Money
 * only changes hands: it comes from outside while the road advances, as purses that refill and as pay for the freight that
 * comes along, and as advances that are owed.
 */
import { MISSING_MILES, STOPS } from '../content/index.ts';
import { type Host, MARKS_TO_GO_ON, marksAt, openStops, type Road, type Sitting } from './road.ts';

/** They follow a raise up to so much more than they opened with, in percent. */
export const RAISE_PERCENT = 30;
/** What the freight office gives somebody without a dray, to be paid back out of winnings. */
export const ADVANCE = 30;
/** The part of what is earned the office keeps while something is owed, as a fraction 1/n. */
const PAY_BACK = 2;

export interface Offer {
  /** What they lay down first; 0 where they have nothing to lay. */
  readonly opens: number;
  /** The most they follow to. */
  readonly limit: number;
  /** The least and the most one can put in; both 0 for a friendly match. */
  readonly least: number;
  readonly most: number;
}

export const purseOf = (
  { purses }: Pick<Road, 'purses'>,
  { id, purse }: Pick<Host, 'id' | 'purse'>,
): number => purses[id] ?? purse;

/** What is said about money before somebody's deal. */
export function offerOf(road: Road, host: Host): Offer {
  const purse = purseOf(road, host);
  const opens = Math.min(purse, Math.floor(purse * host.stakeShare));
  const limit = Math.min(purse, Math.floor(purse * host.stakeShare * (1 + RAISE_PERCENT / 100)));
  return { opens, limit, least: Math.min(opens, road.money), most: Math.min(limit, road.money) };
}

/** Why one cannot sit down. */
export type SitFault = 'already-sitting' | 'stop-shut' | 'no-money' | 'too-little' | 'too-much';

/**
 * Both stakes go into the pot.
 * @param put what one lays down, in drays: `least` matches them, up to `most` raises
 * @param sets the collection sets behind the deck's sets
 */
export function sitDown(
  road: Road,
  hosts: readonly Host[],
  host: Host,
  terms: Pick<Sitting, 'level' | 'sets'> & { readonly put: number },
): { readonly road: Road } | { readonly fault: SitFault } {
  const { put, level, sets } = terms;
  if (road.sitting) return { fault: 'already-sitting' };
  if (!openStops(road, hosts).includes(host.stop)) return { fault: 'stop-shut' };
  const { opens, least, most } = offerOf(road, host);
  if (opens > 0 && road.money === 0) return { fault: 'no-money' };
  if (!Number.isSafeInteger(put) || put < least) return { fault: 'too-little' };
  if (put > most) return { fault: 'too-much' };
  const sitting: Sitting = {
    opponent: host.id,
    level,
    stake: put,
    games: { won: 0, lost: 0 },
    lostPair: false,
    dared: false,
    sets,
    record: null,
  };
  return {
    road: {
      ...road,
      money: road.money - put,
      purses: { ...road.purses, [host.id]: purseOf(road, host) - put },
      sitting,
    },
  };
}

/** Where the pot goes: to oneself, to them, or each stake back to whom it came from. */
export type PotEnd = 'won' | 'lost' | 'returned';

/** Ends a sitting's money. After a win half of what was won pays back what is owed. */
export function payPot(road: Road, host: Host, end: PotEnd): Road {
  const { sitting } = road;
  if (!sitting) return road;
  const { stake } = sitting;
  const mine = { won: 2 * stake, lost: 0, returned: stake }[end];
  const back = end === 'won' ? keptBack(road, stake) : 0;
  return {
    ...road,
    money: road.money + mine - back,
    debt: road.debt - back,
    purses: { ...road.purses, [host.id]: purseOf(road, host) + 2 * stake - mine },
    sitting: null,
  };
}

/** What of so many drays earned goes to the office. */
const keptBack = ({ debt }: Pick<Road, 'debt'>, earned: number): number =>
  Math.min(debt, Math.ceil(earned / PAY_BACK));

/** What the office pays for the freight that came with one to a stop that has just opened, if any: a dray a mile. */
export function freightTo(stop: Host['stop'] | null): number {
  const at = STOPS.findIndex(({ id }) => id === stop);
  const [from, to] = [STOPS[at - 1], STOPS[at]];
  if (!from || !to) return 0;
  // The two crews met at Half: whoever comes from there has not walked the miles they disagree about.
  const missing = from.id === 'half' ? MISSING_MILES : 0;
  return to.mile - from.mile - missing;
}

/** Takes the pay for freight in, less what is owed of it. */
export function payFreight(road: Road, stop: Host['stop'] | null): Road {
  const pay = freightTo(stop);
  const back = keptBack(road, pay);
  return { ...road, money: road.money + pay - back, debt: road.debt - back };
}

/** Whether the office gives an advance: to who has not a dray, in pocket or on a table. */
export const mayHaveAdvance = ({ money, sitting }: Road): boolean => money === 0 && !sitting;

/** An advance, which is noted; the same road again where none is due. */
export const takeAdvance = (road: Road): Road =>
  mayHaveAdvance(road)
    ? { ...road, money: ADVANCE, debt: road.debt + ADVANCE, advances: road.advances + 1 }
    : road;

/** Purses fill up again when a stop has been opened: everybody's up to there who has less than at first. */
export function refillPurses(before: Road, after: Road, hosts: readonly Host[]): Road {
  const open = openStops(after, hosts);
  if (open.length <= openStops(before, hosts).length) return after;
  const purses = { ...after.purses };
  for (const host of hosts) {
    if (open.includes(host.stop)) purses[host.id] = Math.max(purseOf(after, host), host.purse);
  }
  return { ...after, purses };
}

/** All money of the road less what is owed: it changes only where a stop opens, or the road begins again. */
export const worthOfAll = (road: Road, hosts: readonly Host[]): number =>
  road.money -
  road.debt +
  2 * (road.sitting?.stake ?? 0) +
  hosts.reduce((sum, host) => sum + purseOf(road, host), 0);

/** How many marks are missing until the stop after this one opens. */
export const marksMissing = (road: Road, hosts: readonly Host[], stop: Host['stop']): number =>
  Math.max(0, MARKS_TO_GO_ON - marksAt(road, hosts, stop));
