/** What is remembered of all matches: who was met at which rules and level and how it went, and what was done best. */
import { FACE_RANKS, type FaceRank, FINISHES, type Finish, type MatchFacts } from './match-facts.ts';

/** One opponent at one rule set and level. */
export interface Tally {
  readonly opponent: string;
  /** A preset with its house rules, `foxon+polite`; `custom` where single rules were changed. */
  readonly rules: string;
  readonly level: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Own turns of the fastest win; null before one. */
  readonly fastest: number | null;
}

/** All matches of one day. */
export interface DayResult {
  /** Days since 1 January 1970. */
  readonly day: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

export interface Records {
  readonly tallies: readonly Tally[];
  /** Wins in a row. */
  readonly streak: { readonly now: number; readonly best: number };
  /** How one's own last moves ended matches that were won. */
  readonly finishes: Readonly<Record<Finish, number>>;
  /** Own caravans sold, at 21 to 26. */
  readonly sales: readonly number[];
  readonly faces: Readonly<Record<FaceRank, number>>;
  /** Days with a match, oldest first; what is older than the list stands in its first entry. */
  readonly days: readonly DayResult[];
}

/** Lists grow no longer than this. */
export const MOST_DAYS = 370;
export const MOST_TALLIES = 400;
export const LOWEST_SALE = 21;
export const SALE_VALUES = 6;

const zero = <K extends string>(keys: readonly K[]): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

export const NO_RECORDS: Records = {
  tallies: [],
  streak: { now: 0, best: 0 },
  finishes: zero(FINISHES),
  sales: Array.from({ length: SALE_VALUES }, () => 0),
  faces: zero(FACE_RANKS),
  days: [],
};

export interface Played {
  readonly facts: MatchFacts;
  readonly opponent: string;
  readonly rules: string;
  readonly level: string;
  /** Days since 1 January 1970, as the clock says that is handed in. */
  readonly day: number;
}

/** The records with one more match. */
export function recordMatch(records: Records, { facts, opponent, rules, level, day }: Played): Records {
  const won = facts.result === 'won';
  const count = (one: { won: number; lost: number; drawn: number }) => ({
    ...one,
    [facts.result]: one[facts.result] + 1,
  });
  const now = won ? records.streak.now + 1 : facts.result === 'lost' ? 0 : records.streak.now;

  const isThis = (one: Tally): boolean =>
    one.opponent === opponent && one.rules === rules && one.level === level;
  const known = records.tallies.find(isThis) ?? {
    opponent,
    rules,
    level,
    won: 0,
    lost: 0,
    drawn: 0,
    fastest: null,
  };
  const tally: Tally = {
    ...known,
    ...count(known),
    fastest: won ? Math.min(known.fastest ?? facts.turns, facts.turns) : known.fastest,
  };

  const sales = [...records.sales];
  for (const { value } of facts.sales) sales[value - LOWEST_SALE] = (sales[value - LOWEST_SALE] ?? 0) + 1;
  const faces = { ...records.faces };
  for (const rank of FACE_RANKS) faces[rank] += facts.faces[rank];

  return {
    tallies: bounded([...records.tallies.filter((one) => !isThis(one)), tally]),
    streak: { now, best: Math.max(now, records.streak.best) },
    finishes:
      won && facts.ownFinish
        ? { ...records.finishes, [facts.finish]: records.finishes[facts.finish] + 1 }
        : records.finishes,
    sales,
    faces,
    days: withResult(records.days, day, count),
  };
}

/** Played longest ago, an entry gives way into one for all others. */
function bounded(tallies: readonly Tally[]): readonly Tally[] {
  if (tallies.length <= MOST_TALLIES) return tallies;
  const extra = tallies.length - MOST_TALLIES + 1;
  const old = tallies.slice(0, extra);
  const sum = (key: 'won' | 'lost' | 'drawn'): number => old.reduce((all, one) => all + one[key], 0);
  const fastest = old.flatMap((one) => (one.fastest === null ? [] : [one.fastest]));
  const others: Tally = {
    opponent: 'others',
    rules: 'custom',
    level: 'any',
    won: sum('won'),
    lost: sum('lost'),
    drawn: sum('drawn'),
    fastest: fastest.length === 0 ? null : Math.min(...fastest),
  };
  return [others, ...tallies.slice(extra)];
}

function withResult(
  days: readonly DayResult[],
  day: number,
  count: (one: DayResult) => { won: number; lost: number; drawn: number },
): readonly DayResult[] {
  const last = days.at(-1);
  // A clock that was set back does not undo the order.
  const same = last && last.day >= day ? last : { day, won: 0, lost: 0, drawn: 0 };
  const next = [...(same === last ? days.slice(0, -1) : days), { ...same, ...count(same) }];
  if (next.length <= MOST_DAYS) return next;
  const [first, second, ...rest] = next as [DayResult, DayResult, ...DayResult[]];
  const merged = {
    day: second.day,
    won: first.won + second.won,
    lost: first.lost + second.lost,
    drawn: first.drawn + second.drawn,
  };
  return [merged, ...rest];
}

export interface Totals {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Own turns of the fastest win; null before one. */
  readonly fastest: number | null;
  /** The commonest way of winning; null before one. */
  readonly favouriteFinish: Finish | null;
}

/** All tallies together, or those of one opponent. */
export function totalsOf(records: Records, opponent?: string): Totals {
  const tallies = records.tallies.filter((one) => opponent === undefined || one.opponent === opponent);
  const sum = (key: 'won' | 'lost' | 'drawn'): number => tallies.reduce((all, one) => all + one[key], 0);
  const fastest = tallies.flatMap((one) => (one.fastest === null ? [] : [one.fastest]));
  const favourite = FINISHES.reduce((best, one) =>
    records.finishes[one] > records.finishes[best] ? one : best,
  );
  return {
    won: sum('won'),
    lost: sum('lost'),
    drawn: sum('drawn'),
    fastest: fastest.length === 0 ? null : Math.min(...fastest),
    favouriteFinish: records.finishes[favourite] > 0 ? favourite : null,
  };
}

/** Share of wins over the days: each entry the matches up to that day, the last `matches` of them or a few more. */
export function winRateOver(
  { days }: Pick<Records, 'days'>,
  matches = 20,
): { readonly day: number; readonly rate: number }[] {
  return days.map(({ day }, end) => {
    let won = 0;
    let all = 0;
    for (let i = end; i >= 0 && all < matches; i--) {
      const one = days[i]!;
      won += one.won;
      all += one.won + one.lost + one.drawn;
    }
    return { day, rate: all === 0 ? 0 : won / all };
  });
}
