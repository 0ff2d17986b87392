/** Money at the table and of the freight office, dray by dray, among four people at three stops. */
import { describe, expect, test } from 'vitest';
import {
  ADVANCE,
  freightTo,
  type Host,
  marksMissing,
  mayHaveAdvance,
  newRoad,
  offerOf,
  payFreight,
  payPot,
  purseOf,
  type Road,
  refillPurses,
  sitDown,
  takeAdvance,
  worthOfAll,
} from '../../src/campaign/index.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import { STOP_IDS } from '../../src/content/world.ts';

const [ferry, kiln, third] = STOP_IDS;
const hostAt = (id: string, stop: Host['stop'], purse: number, stakeShare = 0.5): Host => ({
  ...OPPONENTS[0]!,
  id,
  stop,
  purse,
  stakeShare,
});
const ann = hostAt('ann', ferry, 100);
const bob = hostAt('bob', ferry, 40);
const cat = hostAt('cat', kiln, 300);
const dan = hostAt('dan', third, 900);
const hosts = [ann, bob, cat, dan];
const roadWith = (changes: Partial<Road>): Road => ({ ...newRoad(), ...changes });
const sit = (road: Road, host: Host, put: number) =>
  sitDown(road, hosts, host, { level: 'trader', sets: [1, 2], put });
/** In the middle of a match with Ann, whose purse held so much before. */
const sitting = (changes: Partial<Road> = {}): Road => {
  const seat = sit(roadWith({ money: 200, ...changes }), ann, 50);
  if ('fault' in seat) throw new Error(seat.fault);
  return seat.road;
};

test('what they offer is a share of what they have now, and no more than they have', () => {
  const rich = roadWith({ money: 1000 });
  expect(offerOf(rich, ann)).toEqual({ opens: 50, limit: 65, least: 50, most: 65 });
  expect(offerOf(roadWith({ money: 1000, purses: { ann: 11 } }), ann)).toEqual({
    opens: 5,
    limit: 7,
    least: 5,
    most: 7,
  });
  expect(offerOf(rich, { ...ann, stakeShare: 0.9 })).toEqual({ opens: 90, limit: 100, least: 90, most: 100 });
  expect(offerOf(rich, { ...ann, stakeShare: 3 })).toEqual({ opens: 100, limit: 100, least: 100, most: 100 });
  expect(offerOf(roadWith({ money: 60 }), ann)).toEqual({ opens: 50, limit: 65, least: 50, most: 60 });
  expect(offerOf(roadWith({ money: 30 }), ann)).toEqual({ opens: 50, limit: 65, least: 30, most: 30 });
  expect([purseOf(rich, ann), purseOf(roadWith({ purses: { ann: 0 } }), ann)]).toEqual([100, 0]);
});

describe('sitting down', () => {
  test('puts both stakes into the pot', () => {
    expect(sit(roadWith({ money: 200, purses: { bob: 3 } }), ann, 65)).toEqual({
      road: roadWith({
        money: 135,
        purses: { ann: 35, bob: 3 },
        sitting: {
          opponent: 'ann',
          level: 'trader',
          stake: 65,
          games: { won: 0, lost: 0 },
          lostPair: false,
          dared: false,
          sets: [1, 2],
          record: null,
        },
      }),
    });
  });

  test('is for who has a dray, but for nothing with who has none', () => {
    const poor = roadWith({ money: 0, purses: { bob: 0 } });
    expect(sit(poor, ann, 0)).toEqual({ fault: 'no-money' });
    expect(sit(poor, bob, 0)).toMatchObject({
      road: { money: 0, purses: { bob: 0 }, sitting: { stake: 0 } },
    });
    expect(sit(roadWith({ money: 1 }), ann, 1)).toHaveProperty('road');
  });

  test('is refused for each reason', () => {
    expect(sit(sitting(), bob, 20)).toEqual({ fault: 'already-sitting' });
    expect(sit(newRoad(), cat, 60)).toEqual({ fault: 'stop-shut' });
    expect(sit(roadWith({ money: 200 }), ann, 49)).toEqual({ fault: 'too-little' });
    expect(sit(roadWith({ money: 200 }), ann, 55.5)).toEqual({ fault: 'too-little' });
    expect(sit(roadWith({ money: 200 }), ann, 66)).toEqual({ fault: 'too-much' });
  });
});

describe('the pot', () => {
  test('goes to the winner, or each stake back', () => {
    const road = sitting();
    const whenPaid = (money: number, purse: number): Road => ({
      ...road,
      money,
      purses: { ann: purse },
      sitting: null,
    });
    expect(payPot(road, ann, 'won')).toEqual(whenPaid(250, 50));
    expect(payPot(road, ann, 'lost')).toEqual(whenPaid(150, 150));
    expect(payPot(road, ann, 'returned')).toEqual(whenPaid(200, 100));
  });

  test('pays half of what was won back, as long as something is owed, and nothing where it was not won', () => {
    for (const [debt, back] of [
      [90, 25],
      [25, 25],
      [24, 24],
      [0, 0],
    ] as const)
      expect(payPot(sitting({ debt }), ann, 'won')).toMatchObject({ money: 250 - back, debt: debt - back });
    const odd = { ...sitting({ debt: 90 }), sitting: { ...sitting().sitting!, stake: 51 } };
    expect(payPot(odd, ann, 'won')).toMatchObject({ debt: 64 });
    expect(payPot(sitting({ debt: 90 }), ann, 'lost')).toMatchObject({ money: 150, debt: 90 });
    expect(payPot(sitting({ debt: 90 }), ann, 'returned')).toMatchObject({ money: 200, debt: 90 });
  });

  test('is none where nobody sits', () => {
    const road = roadWith({ debt: 9 });
    for (const end of ['won', 'lost', 'returned'] as const) expect(payPot(road, ann, end)).toBe(road);
  });
});

describe('the freight office', () => {
  test('pays for the miles to a stop that opens, half of it to who owes', () => {
    const pay = freightTo(kiln);
    expect(pay).toBeGreaterThan(1);
    expect([freightTo(null), freightTo(ferry)]).toEqual([0, 0]);
    expect(payFreight(roadWith({ money: 7 }), kiln)).toEqual(roadWith({ money: 7 + pay }));
    const back = Math.ceil(pay / 2);
    expect(payFreight(roadWith({ money: 7, debt: 500 }), kiln)).toEqual(
      roadWith({ money: 7 + pay - back, debt: 500 - back }),
    );
    expect(payFreight(roadWith({ money: 7, debt: 500 }), null)).toEqual(roadWith({ money: 7, debt: 500 }));
  });

  test('advances to who has not a dray, in pocket or on a table, and notes it', () => {
    const broke = roadWith({ money: 0, debt: 5, advances: 2 });
    expect(takeAdvance(broke)).toEqual({ ...broke, money: ADVANCE, debt: 5 + ADVANCE, advances: 3 });
    for (const none of [roadWith({ money: 1 }), { ...sitting(), money: 0 }]) {
      expect(mayHaveAdvance(none)).toBe(false);
      expect(takeAdvance(none)).toBe(none);
    }
  });
});

test('when a stop opens, who sits at an open one has a full purse again, and nobody less than before', () => {
  const before = roadWith({ purses: { ann: 10, bob: 70, cat: 5, dan: 1, eve: 2 } });
  const after: Road = { ...before, marks: { ann: ['beaten', 'clean'] } };
  expect(refillPurses(before, before, hosts)).toBe(before);
  expect(refillPurses(after, after, hosts)).toBe(after);
  expect(refillPurses(before, after, hosts)).toEqual({
    ...after,
    purses: { ann: 100, bob: 70, cat: 300, dan: 1, eve: 2 },
  });
  expect(refillPurses(after, before, hosts)).toBe(before);
});

test('the worth of all is what is in pockets, purses and the pot, less what is owed', () => {
  expect(worthOfAll(roadWith({ money: 7, debt: 1000 }), hosts)).toBe(7 - 1000 + 100 + 40 + 300 + 900);
  const road = sitting({ debt: 30, purses: { bob: 1, cat: 2, dan: 3 } });
  expect(worthOfAll(road, hosts)).toBe(150 - 30 + 2 * 50 + 50 + 1 + 2 + 3);
  expect(worthOfAll(road, [])).toBe(150 - 30 + 2 * 50);
});

test('so many marks are missing until the next stop opens', () => {
  const missing = (...marks: ('beaten' | 'clean' | 'dare')[]) =>
    marksMissing({ ...newRoad(), marks: { ann: marks, cat: ['beaten'] } }, hosts, ferry);
  expect([missing(), missing('beaten'), missing('beaten', 'clean')]).toEqual([2, 1, 0]);
  expect(missing('beaten', 'clean', 'dare')).toBe(0);
});
