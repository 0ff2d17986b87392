/** How a game on the road ends: every way a series goes, what of it counts for a mark, and what stays as it was. */
import { describe, expect, test } from 'vitest';
import {
  callOff,
  endGame,
  type GameEnd,
  type Host,
  leaveTable,
  type MatchFacts,
  newRoad,
  offerOf,
  purseOf,
  type Road,
  sitDown,
} from '../../src/campaign/index.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import { WON_MATCH } from '../kit/campaign.ts';

const [first, second, third] = OPPONENTS as readonly Host[] as [Host, Host, Host];
/** The first of the road, with a dare that is kept within one game. */
const single: Host = { ...first, dare: { kind: 'no-discard' } as Host['dare'] };
const series: Host = { ...single, table: { ...first.table, bestOf: 3 } };

const KEPT: MatchFacts = { ...WON_MATCH, discards: 0, pairsLost: 1 };
const CLEAN: MatchFacts = { ...WON_MATCH, discards: 1, pairsLost: 0 };
const PLAIN: MatchFacts = { ...WON_MATCH, discards: 1, pairsLost: 1 };
const LOST: MatchFacts = { ...WON_MATCH, result: 'lost', discards: 0, pairsLost: 2 };
const DRAWN: MatchFacts = { ...WON_MATCH, result: 'drawn', discards: 0, pairsLost: 1 };

const hostsWith = (host: Host): Host[] =>
  [first, second, third].map((one) => (one.id === host.id ? host : one));

function seated(host: Host, road: Road = newRoad()): Road {
  const put = offerOf(road, host).least;
  const seat = sitDown(road, hostsWith(host), host, { level: host.level, sets: [1], put });
  if ('fault' in seat) throw new Error(seat.fault);
  return seat.road;
}

/** The ends of games one after the other, from sitting down. */
function endsOf(host: Host, games: readonly MatchFacts[]): GameEnd[] {
  let road = seated(host);
  return games.map((facts) => {
    const end = endGame(road, hostsWith(host), facts)!;
    road = end.road;
    return end;
  });
}

test.each<[string, Host, MatchFacts[], string, string]>([
  ['a win', single, [PLAIN], 'won', 'beaten'],
  ['a win without a pair lost', single, [CLEAN], 'won', 'beaten clean'],
  ['a win as dared', single, [KEPT], 'won', 'beaten dare'],
  ['a loss', single, [LOST], 'lost', ''],
  ['a draw', single, [DRAWN], 'drawn', ''],
  ['two wins', series, [PLAIN, PLAIN], 'on won', 'beaten'],
  ['two losses', series, [LOST, LOST], 'on lost', ''],
  ['a series with draws', series, [DRAWN, PLAIN, DRAWN, PLAIN], 'on on on won', 'beaten'],
  ['a series to and fro', series, [PLAIN, LOST, PLAIN], 'on on won', 'beaten'],
  ['a series lost at last', series, [LOST, CLEAN, LOST], 'on on lost', ''],
  // What was lost in a game that was not won is no stain, and what was kept there no dare.
  ['a series clean where it was won', series, [LOST, DRAWN, CLEAN, CLEAN], 'on on on won', 'beaten clean'],
  ['a series with a pair lost at first', series, [PLAIN, CLEAN], 'on won', 'beaten'],
  ['a series with a pair lost at last', series, [CLEAN, PLAIN], 'on won', 'beaten'],
  ['a dare kept in the first game', series, [KEPT, PLAIN], 'on won', 'beaten dare'],
  ['a dare kept in the second', series, [PLAIN, KEPT], 'on won', 'beaten dare'],
])('%s', (_, host, games, ends, marks) => {
  const told = endsOf(host, games);
  expect(told.map(({ end }) => end ?? 'on').join(' ')).toBe(ends);
  expect(told.at(-1)!.marks.join(' ')).toBe(marks);
});

test('while a series goes on, nothing is won and the games are counted', () => {
  const road = seated(series);
  const { sitting } = road;
  expect(endGame(road, hostsWith(series), KEPT)).toEqual({
    road: { ...road, sitting: { ...sitting, games: { won: 1, lost: 0 }, lostPair: true, dared: true } },
    end: null,
    marks: [],
    set: null,
    opened: null,
  });
});

test.each([LOST, DRAWN])('a match that is not won gives no cards and no marks: $result', (facts) => {
  const { road, set, marks } = endsOf(single, [facts])[0]!;
  expect([set, marks, road.sets, road.marks]).toEqual([null, [], [1], {}]);
});

test('losses in a row are counted, kept by a draw and ended by a win', () => {
  const before = seated(single, { ...newRoad(), losses: { [single.id]: 2, other: 5 } });
  for (const [facts, count] of [
    [LOST, 3],
    [DRAWN, 2],
    [PLAIN, 0],
  ] as const)
    expect(endGame(before, hostsWith(single), facts)?.road.losses).toEqual({ [single.id]: count, other: 5 });
  expect(endsOf(single, [DRAWN])[0]?.road.losses).toEqual({ [single.id]: 0 });
});

test('sets of cards lie by number', () => {
  const road = seated(single, { ...newRoad(), sets: [1, 12, 14] });
  expect(endGame(road, hostsWith(single), PLAIN)?.road.sets).toEqual([1, single.set.number, 12, 14]);
  expect(single.set.number).toBeLessThan(12);
});

test('marks one has are kept and not given again', () => {
  const road = seated(single, { ...newRoad(), marks: { [single.id]: ['beaten'], other: ['dare'] } });
  const { marks, road: after } = endGame(road, hostsWith(single), { ...CLEAN, discards: 0 })!;
  expect(marks).toEqual(['clean', 'dare']);
  expect(after.marks).toEqual({ [single.id]: ['beaten', 'clean', 'dare'], other: ['dare'] });
});

describe('whose table it is counts', () => {
  const road = seated(second);
  const { stake } = road.sitting!;

  test('where one leaves it', () => {
    const after = leaveTable(road, OPPONENTS);
    expect(after).toMatchObject({ sitting: null, losses: { [second.id]: 1 }, money: road.money });
    expect([purseOf(after, first), purseOf(after, second)]).toEqual([first.purse, second.purse + stake]);
  });

  test('where a match is called off', () => {
    const after = callOff(road, OPPONENTS);
    expect(after).toMatchObject({ sitting: null, losses: {}, money: road.money + stake });
    expect([purseOf(after, first), purseOf(after, second)]).toEqual([first.purse, second.purse]);
  });
});

test('at the table of somebody who is no longer there, no game ends; one leaves it, or gets the stake back', () => {
  const road: Road = { ...seated(single), money: 40 };
  const gone: Road = { ...road, sitting: { ...road.sitting!, opponent: 'nobody', stake: 7 } };
  expect(endGame(gone, OPPONENTS, PLAIN)).toBeNull();
  expect(leaveTable(gone, OPPONENTS)).toEqual({ ...gone, sitting: null });
  expect(callOff(gone, OPPONENTS)).toEqual({ ...gone, money: 47, sitting: null });
});

test('at no table nothing changes', () => {
  const road = newRoad();
  expect(endGame(road, OPPONENTS, PLAIN)).toBeNull();
  expect(leaveTable(road, OPPONENTS)).toEqual(road);
  expect(callOff(road, OPPONENTS)).toEqual(road);
});
