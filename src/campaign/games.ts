/** What the end of a game on the road changes: marks, money, cards, the way ahead. */
import type { MatchRecord } from '../engine/index.ts';
import { keptDare } from './dares.ts';
import type { MatchFacts } from './match-facts.ts';
import { type Host, MARKS, type Mark, marksOf, openStops, type Road } from './road.ts';
import { type PotEnd, payFreight, payPot, refillPurses } from './stakes.ts';

export interface GameEnd {
  readonly road: Road;
  /** How the match ended; null while the series goes on. */
  readonly end: 'won' | 'lost' | 'drawn' | null;
  /** Marks that are new. */
  readonly marks: readonly Mark[];
  /** The number of a set of cards that is new. */
  readonly set: number | null;
  /** A stop that has opened. */
  readonly opened: Host['stop'] | null;
}

/** The road with the game on the table as it stands now; to be kept after every move. */
export const withRecord = (road: Road, record: MatchRecord): Road =>
  road.sitting ? { ...road, sitting: { ...road.sitting, record } } : road;

/** Games that decide a series. */
const winsNeeded = ({ table }: Host): number => (table.bestOf + 1) / 2;

/**
 * Ends the game on the table.
 * @param facts from one's own seat; a game given up or left counts as lost
 * @returns null where one sits at no table
 */
export function endGame(road: Road, hosts: readonly Host[], facts: MatchFacts): GameEnd | null {
  const { sitting } = road;
  const host = hosts.find(({ id }) => id === sitting?.opponent);
  if (!sitting || !host) return null;
  const won = sitting.games.won + (facts.result === 'won' ? 1 : 0);
  const lost = sitting.games.lost + (facts.result === 'lost' ? 1 : 0);
  const wonGame = facts.result === 'won';
  const lostPair = sitting.lostPair || (wonGame && facts.pairsLost > 0);
  const dared = sitting.dared || (wonGame && keptDare(host.dare, facts, lost));
  const needed = winsNeeded(host);
  const series = host.table.bestOf > 1;
  if (series && won < needed && lost < needed) {
    const next = { ...sitting, games: { won, lost }, lostPair, dared, record: null };
    return { road: { ...road, sitting: next }, end: null, marks: [], set: null, opened: null };
  }
  if (lost >= needed) return ended(road, hosts, host, 'lost', []);
  if (won < needed) return ended(road, hosts, host, 'drawn', []);
  // A series cannot be known to be straight before it is over.
  const kept = host.dare.kind === 'straight-games' ? lost === 0 : dared;
  const marks = MARKS.filter((mark) => ({ beaten: true, clean: !lostPair, dare: kept })[mark]);
  return ended(road, hosts, host, 'won', marks);
}

/** Leaves the table in the middle of a match, which costs the stake. */
export function leaveTable(road: Road, hosts: readonly Host[]): Road {
  const host = hosts.find(({ id }) => id === road.sitting?.opponent);
  return host ? ended(road, hosts, host, 'lost', []).road : { ...road, sitting: null };
}

/** Ends a match that cannot be gone on with, such as one of an older version of the rules: both stakes go back. */
export function callOff(road: Road, hosts: readonly Host[]): Road {
  const host = hosts.find(({ id }) => id === road.sitting?.opponent);
  if (host) return payPot(road, host, 'returned');
  return { ...road, money: road.money + (road.sitting?.stake ?? 0), sitting: null };
}

const POT: Record<'won' | 'lost' | 'drawn', PotEnd> = { won: 'won', lost: 'lost', drawn: 'returned' };

function ended(
  road: Road,
  hosts: readonly Host[],
  host: Host,
  end: 'won' | 'lost' | 'drawn',
  earned: readonly Mark[],
): GameEnd {
  const had = marksOf(road, host.id);
  const marks = earned.filter((mark) => !had.includes(mark));
  const set = end === 'won' && !road.sets.includes(host.set.number) ? host.set.number : null;
  const inRow = { won: 0, lost: (road.losses[host.id] ?? 0) + 1, drawn: road.losses[host.id] ?? 0 }[end];
  const paid = payPot(road, host, POT[end]);
  const after: Road = {
    ...paid,
    marks: marks.length > 0 ? { ...road.marks, [host.id]: [...had, ...marks] } : road.marks,
    losses: { ...road.losses, [host.id]: inRow },
    sets: set === null ? road.sets : [...road.sets, set].sort((a, b) => a - b),
  };
  const opened = openStops(after, hosts).find((stop) => !openStops(road, hosts).includes(stop)) ?? null;
  return { road: payFreight(refillPurses(road, after, hosts), opened), end, marks, set, opened };
}
