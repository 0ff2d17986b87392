import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ADVANCE,
  callOff,
  endGame,
  factsOf,
  freightTo,
  isAtTheEnd,
  isEased,
  isOpen,
  LOSSES_TO_EASE,
  leaveTable,
  levelOf,
  type MatchFacts,
  marksMissing,
  marksOf,
  mayHaveAdvance,
  NEW_CAMPAIGN,
  NEW_SAVE,
  newRoad,
  offerOf,
  openStops,
  payPot,
  purseOf,
  type Road,
  readSave,
  recordMatch,
  sitDown,
  stopsOf,
  takeAdvance,
  totalsOf,
  walkAgain,
  winRateOver,
  withRecord,
  worthOfAll,
} from '../../src/campaign/index.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import { MISSING_MILES, ROAD, STOP_IDS } from '../../src/content/world.ts';
import { Random } from '../../src/engine/index.ts';
import { playedRecord, WON_MATCH } from '../kit/campaign.ts';
import { optionsOf } from '../kit/record.ts';
import { runs } from '../kit/seeds.ts';

const LOST: MatchFacts = { ...WON_MATCH, result: 'lost', pairsWon: 1, pairsLost: 2 };
const [pim, oda, tobin] = OPPONENTS as [
  (typeof OPPONENTS)[0] & object,
  (typeof OPPONENTS)[0] & object,
  (typeof OPPONENTS)[0] & object,
];
const last = OPPONENTS.at(-1)!;

/** Sits down and plays the games through. */
function played(road: Road, host: typeof pim, ...games: MatchFacts[]): Road {
  const seat = sitDown(road, OPPONENTS, host, {
    level: host.level,
    sets: [1],
    put: offerOf(road, host).least,
  });
  if ('fault' in seat) throw new Error(seat.fault);
  return games.reduce((now, facts) => endGame(now, OPPONENTS, facts)!.road, seat.road);
}

test('stops open by two of the stop’s marks, in the order of the road', () => {
  expect(stopsOf(OPPONENTS)).toEqual(STOP_IDS);
  let road = newRoad();
  expect(openStops(road, OPPONENTS)).toEqual(['sallow-ferry']);
  expect(isOpen(road, OPPONENTS, tobin)).toBe(false);
  road = played(road, pim, WON_MATCH);
  expect(marksOf(road, pim.id)).toEqual(['beaten']);
  expect(marksMissing(road, OPPONENTS, pim.stop)).toBe(1);
  expect(openStops(road, OPPONENTS)).toHaveLength(1);
  road = played(road, oda, WON_MATCH);
  expect(openStops(road, OPPONENTS)).toEqual(['sallow-ferry', 'cold-kiln']);
  // Both marks may be of one person.
  const clean = played(newRoad(), pim, { ...WON_MATCH, pairsLost: 0 });
  expect(marksOf(clean, pim.id)).toEqual(['beaten', 'clean']);
  expect(openStops(clean, OPPONENTS)).toHaveLength(2);
});

test('the set of whom one beats is one’s own', () => {
  const end = endGame(withSeat(newRoad(), pim), OPPONENTS, WON_MATCH)!;
  expect(end).toMatchObject({ end: 'won', marks: ['beaten'], set: pim.set.number, opened: null });
  expect(end.road.sets).toEqual([1, pim.set.number]);
  expect(endGame(withSeat(end.road, pim), OPPONENTS, WON_MATCH)).toMatchObject({ marks: [], set: null });
});

function withSeat(road: Road, host: typeof pim): Road {
  const seat = sitDown(road, OPPONENTS, host, {
    level: host.level,
    sets: [1],
    put: offerOf(road, host).least,
  });
  if ('fault' in seat) throw new Error(seat.fault);
  return seat.road;
}

describe('money (rules.md section 5)', () => {
  test('they open with their share, follow to their limit, and the less of both is the stake', () => {
    const rich = { ...newRoad(), money: 500 };
    expect(offerOf(rich, { ...pim, purse: 200, stakeShare: 0.4 })).toEqual({
      opens: 80,
      limit: 104,
      least: 80,
      most: 104,
    });
    // The published figure: an opening of 1,124 is followed to 1,461.
    expect(offerOf({ ...rich, money: 5000 }, { ...pim, purse: 1124, stakeShare: 1 }).limit).toBe(1124);
    expect(offerOf({ ...rich, money: 5000 }, { ...pim, purse: 2810, stakeShare: 0.4 })).toMatchObject({
      opens: 1124,
      limit: 1461,
    });
    expect(offerOf({ ...rich, money: 50 }, { ...pim, purse: 200, stakeShare: 0.4 })).toMatchObject({
      least: 50,
      most: 50,
    });
  });

  test('both stakes are in the pot before the deal; the winner takes it, leaving costs it, a draw returns it', () => {
    const road = withSeat(newRoad(), pim);
    expect([road.money, purseOf(road, pim), road.sitting?.stake]).toEqual([45, 45, 15]);
    expect(payPot(road, pim, 'won')).toMatchObject({ money: 75, sitting: null });
    expect(leaveTable(road, OPPONENTS)).toMatchObject({
      money: 45,
      purses: { [pim.id]: 75 },
      losses: { [pim.id]: 1 },
    });
    expect(endGame(road, OPPONENTS, { ...WON_MATCH, result: 'drawn' })).toMatchObject({
      end: 'drawn',
      road: { money: 60 },
    });
    expect(callOff(road, OPPONENTS)).toMatchObject({ money: 60, sitting: null, losses: {} });
  });

  test('one cannot sit down twice, before the road is open, for too much or too little', () => {
    const sit = (road: Road, host: typeof pim, put: number) =>
      sitDown(road, OPPONENTS, host, { level: 'greenhorn', sets: [1], put });
    expect(sit(withSeat(newRoad(), pim), oda, 20)).toEqual({ fault: 'already-sitting' });
    expect(sit(newRoad(), tobin, 36)).toEqual({ fault: 'stop-shut' });
    expect(sit({ ...newRoad(), money: 0 }, pim, 0)).toEqual({ fault: 'no-money' });
    for (const put of [14, 0, -1, 15.5, Number.NaN])
      expect(sit(newRoad(), pim, put)).toEqual({ fault: 'too-little' });
    expect(sit(newRoad(), pim, 20)).toEqual({ fault: 'too-much' });
    expect(sit(newRoad(), pim, 19)).toHaveProperty('road');
  });

  test('who has nothing left plays for nothing, and gives their marks all the same', () => {
    const poor = { ...newRoad(), purses: { [pim.id]: 0 } };
    expect(offerOf(poor, pim)).toEqual({ opens: 0, limit: 0, least: 0, most: 0 });
    expect(marksOf(played(poor, pim, WON_MATCH), pim.id)).toEqual(['beaten']);
  });

  test('the office helps who has not a dray, notes it, and takes half of what is won', () => {
    const broke = { ...newRoad(), money: 0 };
    expect(mayHaveAdvance(broke)).toBe(true);
    const helped = takeAdvance(broke);
    expect(helped).toMatchObject({ money: ADVANCE, debt: ADVANCE, advances: 1 });
    expect(takeAdvance(helped)).toBe(helped);
    expect(mayHaveAdvance({ ...withSeat(helped, pim) })).toBe(false);
    expect(played(helped, pim, WON_MATCH)).toMatchObject({ money: 37, debt: 22 });
  });

  test('purses fill up when a stop opens, and only then', () => {
    const drained = played({ ...newRoad(), purses: { [oda.id]: 5 } }, pim, WON_MATCH);
    expect(purseOf(drained, oda)).toBe(5);
    expect(purseOf(played(drained, oda, WON_MATCH), oda)).toBe(oda.purse);
  });

  test('the office pays for the freight that came along, nine miles short, and keeps half of it while one owes', () => {
    expect(STOP_IDS.map(freightTo)).toEqual([0, 41, 55, 45, 63, 49, 49]);
    expect(STOP_IDS.reduce((sum, stop) => sum + freightTo(stop), 0)).toBe(ROAD.miles - MISSING_MILES);
    const clean = { ...WON_MATCH, pairsLost: 0 };
    expect(played(newRoad(), pim, clean).money).toBe(60 + 15 + 41);
    // 8 of the win and 21 of the freight go to the office.
    expect(played({ ...newRoad(), debt: 50 }, pim, clean)).toMatchObject({ money: 116 - 29, debt: 21 });
    // Nobody is paid twice for one load.
    const again = played(played(newRoad(), pim, clean), pim, clean);
    expect(again.money).toBe(60 + 15 + 41 + 15);
  });

  test('whatever one does, money neither appears nor goes but where a stop opens', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = new Random(seed, 1);
        let road = newRoad();
        for (let i = 0; i < 80; i++) {
          const before = { worth: worthOfAll(road, OPPONENTS), open: openStops(road, OPPONENTS).length };
          road = takeAdvance(road);
          const host = OPPONENTS[random.below(OPPONENTS.length)]!;
          const { least, most } = offerOf(road, host);
          const seat = sitDown(road, OPPONENTS, host, {
            level: host.level,
            sets: [1],
            put: least + random.below(most - least + 1),
          });
          if ('road' in seat) road = seat.road;
          const facts = [
            WON_MATCH,
            LOST,
            { ...WON_MATCH, pairsLost: 0 },
            { ...WON_MATCH, result: 'drawn' as const },
          ][random.below(4)]!;
          const act = random.below(6);
          if (act === 0) road = leaveTable(road, OPPONENTS);
          else if (act === 1) road = callOff(road, OPPONENTS);
          else road = endGame(road, OPPONENTS, facts)?.road ?? road;
          expect(road.money).toBeGreaterThanOrEqual(0);
          for (const one of OPPONENTS) expect(purseOf(road, one)).toBeGreaterThanOrEqual(0);
          if (openStops(road, OPPONENTS).length === before.open)
            expect(worthOfAll(road, OPPONENTS)).toBe(before.worth);
          const kept = readSave(
            JSON.parse(JSON.stringify({ ...NEW_SAVE, campaign: { ...NEW_CAMPAIGN, road } })),
          );
          expect(kept.save.campaign.road).toEqual(road);
        }
      }),
      { seed: 21, numRuns: runs(30) },
    );
  });
});

describe('levels', () => {
  test('fall after losses in a row, come back with a win, and never fall under the lowest', () => {
    let road: Road = {
      ...newRoad(),
      marks: Object.fromEntries(OPPONENTS.map(({ id }) => [id, ['beaten', 'clean']])),
      money: 9e6,
    };
    for (let i = 0; i < LOSSES_TO_EASE; i++) road = played(road, last, LOST, LOST);
    expect(levelOf(road, last)).toBe('long-hauler');
    expect(isEased(road, last)).toBe(true);
    for (const [losses, eased] of [
      [LOSSES_TO_EASE, true],
      [LOSSES_TO_EASE - 1, false],
    ] as const)
      expect(isEased({ losses: { [last.id]: losses, [pim.id]: 9 } }, last)).toBe(eased);
    expect(isEased(newRoad(), last)).toBe(false);
    expect(levelOf(played(road, last, WON_MATCH, WON_MATCH), last)).toBe('legend');
    expect(levelOf({ round: 1, losses: { [last.id]: 999 } }, last)).toBe('greenhorn');
  });

  test('rise when the road is walked again', () => {
    const done: Road = { ...newRoad(), marks: { [last.id]: ['beaten'] } };
    expect(isAtTheEnd(done, OPPONENTS)).toBe(true);
    expect(isAtTheEnd(done, [])).toBe(false);
    expect(walkAgain(newRoad(), OPPONENTS)).toBeNull();
    expect(walkAgain(done, OPPONENTS)).toEqual({ ...done, round: 2, marks: {} });
    const again = walkAgain(done, OPPONENTS, ['polite'])!;
    expect(again).toMatchObject({ round: 2, house: ['polite'], marks: {}, money: done.money });
    expect([levelOf(again, pim), levelOf(again, last)]).toEqual(['hauler', 'legend']);
  });
});

test('the last match is the best of three; a draw is played again', () => {
  const road: Road = {
    ...newRoad(),
    marks: Object.fromEntries(OPPONENTS.map(({ id }) => [id, ['beaten', 'clean']])),
    money: 9e6,
  };
  const fresh: Road = { ...road, marks: { ...road.marks, [last.id]: [] } };
  const drawn: MatchFacts = { ...WON_MATCH, result: 'drawn' };
  expect(played(fresh, last, WON_MATCH).sitting).toMatchObject({ games: { won: 1, lost: 0 }, record: null });
  expect(played(fresh, last, drawn).sitting).toMatchObject({ games: { won: 0, lost: 0 } });
  expect(marksOf(played(fresh, last, WON_MATCH, LOST, drawn, WON_MATCH), last.id)).toEqual(['beaten']);
  expect(
    marksOf(played(fresh, last, { ...WON_MATCH, pairsLost: 0 }, { ...WON_MATCH, pairsLost: 0 }), last.id),
  ).toEqual(['beaten', 'clean', 'dare']);
  expect(played(fresh, last, LOST, LOST)).toMatchObject({ sitting: null, losses: { [last.id]: 1 } });
});

describe('what a record says', () => {
  const records = OPPONENTS.slice(0, 11).flatMap(({ table }, i) =>
    [1, 2].map((seed) =>
      playedRecord(optionsOf(table.rules, { deck: { kind: 'standard54' } }), 100 * i + seed, undefined, 900),
    ),
  );

  test('agrees with its moves', () => {
    let own = 0;
    for (const record of records) {
      const facts = factsOf(record);
      expect(facts).not.toBeNull();
      if (!facts) continue;
      const theirs = factsOf(record, 'B')!;
      const starting = (words: string): number =>
        record.moves.filter((move) => move.startsWith(words)).length;
      expect(facts.discards + theirs.discards).toBe(starting('discard'));
      expect(facts.disbands).toBe(starting('disband A'));
      expect(theirs.disbands).toBe(starting('disband B'));
      for (const rank of ['J', 'Q', 'K', 'X'] as const) {
        const moves = record.moves.filter((move) => move.startsWith(rank) && move.includes('>')).length;
        expect(facts.faces[rank] + theirs.faces[rank]).toBe(moves);
        own += facts.faces[rank];
      }
      expect([facts.pairsWon, facts.pairsLost]).toEqual([theirs.pairsLost, theirs.pairsWon]);
      expect([facts.result, theirs.result].sort()).toEqual(
        facts.result === 'drawn' ? ['drawn', 'drawn'] : ['lost', 'won'],
      );
      expect(facts.turns + theirs.turns).toBeLessThanOrEqual(record.moves.length);
    }
    expect(own).toBeGreaterThan(50);
  });

  test('is nothing before the end or where it does not replay', () => {
    const record = playedRecord(optionsOf('standard'), 3, 10);
    expect(factsOf(record)).toBeNull();
    expect(factsOf({ ...record, moves: ['pass'] })).toBeNull();
  });
});

test('a match on the road stands in the save with every move', () => {
  const record = playedRecord(optionsOf('standard'), 3, 10);
  expect(withRecord(withSeat(newRoad(), pim), record).sitting?.record).toBe(record);
  expect(withRecord(newRoad(), record)).toEqual(newRoad());
});

test('records count by opponent, rules and level, keep the best, and stay small however long one plays', () => {
  let { records } = NEW_CAMPAIGN;
  const terms = { opponent: 'pim-sedgely', rules: 'standard', level: 'greenhorn' };
  for (const [facts, day] of [
    [WON_MATCH, 5],
    [{ ...WON_MATCH, turns: 12, finish: 'K' as const }, 5],
    [LOST, 6],
    [{ ...WON_MATCH, finish: 'K' as const }, 7],
  ] as const)
    records = recordMatch(records, { ...terms, facts, day });
  expect(records.tallies).toEqual([{ ...terms, won: 3, lost: 1, drawn: 0, fastest: 12 }]);
  expect(records.streak).toEqual({ now: 1, best: 2 });
  expect(records.days.map(({ day, won }) => [day, won])).toEqual([
    [5, 2],
    [6, 0],
    [7, 1],
  ]);
  expect(totalsOf(records)).toEqual({ won: 3, lost: 1, drawn: 0, fastest: 12, favouriteFinish: 'K' });
  expect(winRateOver(records).map(({ rate }) => rate)).toEqual([1, 2 / 3, 3 / 4]);
  expect(records.sales).toEqual([0, 4, 0, 4, 0, 0]);
  for (let i = 0; i < 1000; i++)
    records = recordMatch(records, { ...terms, opponent: `bot-${i}`, facts: WON_MATCH, day: 10 + i });
  expect(totalsOf(records)).toMatchObject({ won: 1003, lost: 1 });
  expect(records.days.reduce((sum, one) => sum + one.won + one.lost, 0)).toBe(1004);
  expect(JSON.stringify(records).length).toBeLessThan(70_000);
  const back = readSave(JSON.parse(JSON.stringify({ ...NEW_SAVE, campaign: { ...NEW_CAMPAIGN, records } })));
  expect(back).toMatchObject({ troubles: [], save: { campaign: { records } } });
});
