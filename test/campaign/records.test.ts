/** What is remembered of all matches, with every border of its lists. */
import { describe, expect, test } from 'vitest';
import {
  type DayResult,
  MOST_DAYS,
  MOST_TALLIES,
  NO_RECORDS,
  type Records,
  recordMatch,
  type Tally,
  totalsOf,
  winRateOver,
} from '../../src/campaign/index.ts';
import { WON_MATCH } from '../kit/campaign.ts';

const LOST = { ...WON_MATCH, result: 'lost' as const };
const DRAWN = { ...WON_MATCH, result: 'drawn' as const };
const terms = { opponent: 'pim', rules: 'standard', level: 'trader', day: 20 };
const tally = (changes: Partial<Tally> = {}): Tally => ({
  opponent: 'pim',
  rules: 'standard',
  level: 'trader',
  won: 0,
  lost: 0,
  drawn: 0,
  fastest: null,
  ...changes,
});
const day = (day: number, won = 0, lost = 0, drawn = 0): DayResult => ({ day, won, lost, drawn });
const records = (changes: Partial<Records>): Records => ({ ...NO_RECORDS, ...changes });

test('nothing is remembered at first', () => {
  expect(NO_RECORDS).toEqual({
    tallies: [],
    streak: { now: 0, best: 0 },
    finishes: { number: 0, J: 0, Q: 0, K: 0, X: 0, discard: 0, disband: 0, other: 0 },
    sales: [0, 0, 0, 0, 0, 0],
    faces: { J: 0, Q: 0, K: 0, X: 0 },
    days: [],
  });
  expect(totalsOf(NO_RECORDS)).toEqual({ won: 0, lost: 0, drawn: 0, fastest: null, favouriteFinish: null });
  expect(winRateOver(NO_RECORDS)).toEqual([]);
});

describe('one more match', () => {
  test('is counted where it was played, and the last played stands last', () => {
    const others = [
      tally({ opponent: 'oda', won: 1 }),
      tally({ rules: 'foxon', won: 2 }),
      tally({ level: 'legend', won: 3 }),
    ];
    const known = records({ tallies: [tally({ won: 4, lost: 5, drawn: 6, fastest: 9 }), ...others] });
    const next = (facts: typeof WON_MATCH) => recordMatch(known, { ...terms, facts }).tallies;
    expect(next({ ...WON_MATCH, turns: 10 })).toEqual([
      ...others,
      tally({ won: 5, lost: 5, drawn: 6, fastest: 9 }),
    ]);
    expect(next({ ...WON_MATCH, turns: 8 }).at(-1)).toEqual(tally({ won: 5, lost: 5, drawn: 6, fastest: 8 }));
    expect(next({ ...LOST, turns: 1 }).at(-1)).toEqual(tally({ won: 4, lost: 6, drawn: 6, fastest: 9 }));
    expect(next({ ...DRAWN, turns: 1 }).at(-1)).toEqual(tally({ won: 4, lost: 5, drawn: 7, fastest: 9 }));
    expect(recordMatch(records({ tallies: others }), { ...terms, facts: DRAWN }).tallies).toEqual([
      ...others,
      tally({ drawn: 1 }),
    ]);
    expect(recordMatch(NO_RECORDS, { ...terms, facts: { ...WON_MATCH, turns: 31 } }).tallies).toEqual([
      tally({ won: 1, fastest: 31 }),
    ]);
  });

  test('lengthens the row of wins, ends it or leaves it', () => {
    const next = (facts: typeof WON_MATCH, now: number, best: number) =>
      recordMatch(records({ streak: { now, best } }), { ...terms, facts }).streak;
    expect(next(WON_MATCH, 2, 7)).toEqual({ now: 3, best: 7 });
    expect(next(WON_MATCH, 7, 7)).toEqual({ now: 8, best: 8 });
    expect(next(LOST, 7, 7)).toEqual({ now: 0, best: 7 });
    expect(next(DRAWN, 3, 7)).toEqual({ now: 3, best: 7 });
  });

  test('adds how it was won, and nothing where it was not, or by their move', () => {
    const before = records({ finishes: { ...NO_RECORDS.finishes, K: 2, J: 1 } });
    const next = (facts: typeof WON_MATCH) => recordMatch(before, { ...terms, facts }).finishes;
    expect(next({ ...WON_MATCH, finish: 'K' })).toEqual({ ...before.finishes, K: 3 });
    for (const none of [LOST, DRAWN, { ...WON_MATCH, ownFinish: false }])
      expect(next({ ...none, finish: 'K' })).toEqual(before.finishes);
  });

  test('adds its sales and face cards, however it went', () => {
    for (const result of ['won', 'lost', 'drawn'] as const) {
      const sales = [21, 26, 26].map((value) => ({ value, cards: 3, suits: 2 }));
      const next = recordMatch(records({ sales: [1, 2, 3, 4, 5, 6], faces: { J: 1, Q: 2, K: 3, X: 4 } }), {
        ...terms,
        facts: { ...WON_MATCH, result, sales, faces: { J: 1, Q: 0, K: 2, X: 3 } },
      });
      expect(next.sales).toEqual([2, 2, 3, 4, 5, 8]);
      expect(next.faces).toEqual({ J: 2, Q: 2, K: 5, X: 7 });
    }
  });

  test('is added to its day, a new one or the last, which a clock set back does not change', () => {
    const before = records({ days: [day(18, 1), day(20, 2, 3, 4)] });
    const next = (on: number, facts = WON_MATCH) =>
      recordMatch(before, { ...terms, day: on, facts }).days.slice(1);
    expect(next(20)).toEqual([day(20, 3, 3, 4)]);
    expect(next(19, LOST)).toEqual([day(20, 2, 4, 4)]);
    expect(next(21, DRAWN)).toEqual([day(20, 2, 3, 4), day(21, 0, 0, 1)]);
    expect(recordMatch(NO_RECORDS, { ...terms, day: 0, facts: LOST }).days).toEqual([day(0, 0, 1)]);
  });

  test('changes nothing that was remembered before', () => {
    const before = records({ tallies: [tally()], days: [day(20)] });
    const copy = structuredClone(before);
    recordMatch(before, { ...terms, facts: WON_MATCH });
    expect(before).toEqual(copy);
  });
});

describe('lists that grow too long', () => {
  const many = Array.from({ length: MOST_TALLIES }, (_, i) =>
    tally({ opponent: `bot-${i}`, won: i, lost: 2 * i, drawn: 3 * i, fastest: i === 0 ? null : 1000 - i }),
  );
  const others = (changes: Partial<Tally>): Tally =>
    tally({ opponent: 'others', rules: 'custom', level: 'any', ...changes });

  test('put the opponents met longest ago together', () => {
    const full = many.slice(1);
    const fits = recordMatch(records({ tallies: full }), { ...terms, facts: LOST }).tallies;
    expect(fits).toEqual([...full, tally({ lost: 1 })]);
    const over = recordMatch(records({ tallies: many }), { ...terms, facts: LOST }).tallies;
    expect(over).toEqual([
      others({ won: 1, lost: 2, drawn: 3, fastest: 999 }),
      ...many.slice(2),
      tally({ lost: 1 }),
    ]);
    const more = recordMatch(records({ tallies: [...many, ...many.slice(5, 8)] }), { ...terms, facts: LOST });
    expect(more.tallies).toHaveLength(MOST_TALLIES);
    expect(more.tallies[0]).toEqual(others({ won: 10, lost: 20, drawn: 30, fastest: 996 }));
    const lost = many.map((one) => ({ ...one, fastest: null }));
    expect(recordMatch(records({ tallies: lost }), { ...terms, facts: LOST }).tallies[0]?.fastest).toBeNull();
  });

  test('put the oldest days together', () => {
    const days = Array.from({ length: MOST_DAYS }, (_, i) => day(i, 2 * i + 1, 3 * i + 2, 5 * i + 3));
    const next = (list: readonly DayResult[], on: number) =>
      recordMatch(records({ days: list }), { ...terms, day: on, facts: WON_MATCH }).days;
    expect(next(days.slice(1), 900)).toEqual([...days.slice(1), day(900, 1)]);
    expect(next(days, 900)).toEqual([day(1, 4, 7, 11), ...days.slice(2), day(900, 1)]);
    const last = days.at(-1)!;
    expect(next(days, last.day)).toEqual([...days.slice(0, -1), { ...last, won: last.won + 1 }]);
  });
});

test('totals are those of everybody or of one opponent', () => {
  const some = records({
    tallies: [
      tally({ won: 1, lost: 2, drawn: 4, fastest: 30 }),
      tally({ opponent: 'oda', won: 8, lost: 16, drawn: 32, fastest: 20 }),
      tally({ rules: 'foxon', won: 64, lost: 128, drawn: 256, fastest: 25 }),
      tally({ opponent: 'tam', lost: 1 }),
    ],
    finishes: { ...NO_RECORDS.finishes, J: 2, X: 2 },
  });
  const finish = { favouriteFinish: 'J' };
  expect(totalsOf(some)).toEqual({ won: 73, lost: 147, drawn: 292, fastest: 20, ...finish });
  expect(totalsOf(some, 'pim')).toEqual({ won: 65, lost: 130, drawn: 260, fastest: 25, ...finish });
  expect(totalsOf(some, 'tam')).toEqual({ won: 0, lost: 1, drawn: 0, fastest: null, ...finish });
  expect(totalsOf(some, 'nobody')).toEqual({ won: 0, lost: 0, drawn: 0, fastest: null, ...finish });
  for (const one of ['number', 'Q', 'other'] as const)
    expect(totalsOf(records({ finishes: { ...NO_RECORDS.finishes, [one]: 1 } })).favouriteFinish).toBe(one);
});

test('the share of wins looks back over so many matches, whole days of them', () => {
  const days = [day(1, 0, 9, 1), day(2, 3, 0, 2), day(4, 1, 2, 2), day(5)];
  const rates = (matches?: number) => winRateOver({ days }, matches);
  expect(rates(1)).toEqual([
    { day: 1, rate: 0 },
    { day: 2, rate: 3 / 5 },
    { day: 4, rate: 1 / 5 },
    { day: 5, rate: 1 / 5 },
  ]);
  expect(rates(5).map(({ rate }) => rate)).toEqual([0, 3 / 5, 1 / 5, 1 / 5]);
  expect(rates(6).map(({ rate }) => rate)).toEqual([0, 3 / 15, 4 / 10, 4 / 10]);
  expect(rates().map(({ rate }) => rate)).toEqual([0, 3 / 15, 4 / 20, 4 / 20]);
  expect(winRateOver({ days: [day(1)] })).toEqual([{ day: 1, rate: 0 }]);
  // Twenty matches, where nothing is said.
  const long = [day(1, 1), day(2, 0, 19), day(3, 0, 1)];
  expect(winRateOver({ days: long }).map(({ rate }) => rate)).toEqual([1, 1 / 20, 0]);
});
