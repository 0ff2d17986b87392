// Campaigns from the measured table of the road: nobody is stuck, money is not made, and it takes as long as it should.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import { quantile } from '../kit/quantile.ts';
import { campaignsOf, PLAYERS, type RoadTable, type RoadTally, WALKERS, type Walker } from './campaigns.ts';

const { table } = JSON.parse(readFileSync(new URL('../bench/arena-road.json', import.meta.url), 'utf8')) as {
  table: RoadTable;
};
/** Of each strength; `npm run arena -- road --minutes 0` walks 10,000. */
const MANY = 120;

let walked: Record<Walker, ReturnType<typeof campaignsOf>[]> | null = null;
/** Walked when they are first asked for: whoever is not measured yet is to be named before. */
const walks = () => {
  walked ??= Object.fromEntries(
    (Object.keys(WALKERS) as Walker[]).map((walker) => [
      walker,
      PLAYERS.map((player) => campaignsOf(table[player]!, OPPONENTS, MANY, walker)),
    ]),
  ) as Record<Walker, ReturnType<typeof campaignsOf>[]>;
  return walked;
};
const median = (many: ReturnType<typeof campaignsOf>): number =>
  quantile(
    many.map(({ matches }) => matches),
    0.5,
  );

test('everybody of the road is measured against every strength of player', () => {
  for (const player of PLAYERS)
    for (const { id } of OPPONENTS)
      expect(table[player]?.[id]?.games ?? 0, `games of ${player} against ${id}`).toBeGreaterThanOrEqual(60);
});

test('every campaign comes to the end of the road, and money changes hands only', () => {
  for (const figures of Object.values(walks()).flat(2)) {
    expect(figures).toMatchObject({ ended: true, stuck: false, leaks: 0 });
    expect(figures.richest).toBeLessThan(OPPONENTS.reduce((sum, { purse }) => sum + purse, 0));
  }
});

test('half of the campaigns take 40 to 120 games; of who goes for the marks, at every strength', () => {
  const all = median(walks().straight.flat());
  expect(all).toBeGreaterThanOrEqual(40);
  expect(all).toBeLessThanOrEqual(120);
  for (const [i, many] of walks().collector.entries()) {
    expect(median(many), PLAYERS[i]).toBeGreaterThanOrEqual(40);
    expect(median(many), PLAYERS[i]).toBeLessThanOrEqual(120);
  }
});

test('the stronger player is sooner there', () => {
  for (const kind of Object.values(walks())) {
    const medians = kind.map(median);
    expect(medians).toEqual([...medians].sort((a, b) => b - a));
  }
});

test('the road grows harder: nobody is beaten clearly more often than anybody before them', () => {
  const sum = (id: string, key: keyof RoadTally): number =>
    PLAYERS.reduce((all, player) => all + table[player]![id]![key], 0);
  const rates = OPPONENTS.map(({ id }) => ({
    id,
    rate: sum(id, 'won') / sum(id, 'games'),
    games: sum(id, 'games'),
  }));
  for (const [i, later] of rates.entries())
    for (const before of rates.slice(0, i)) {
      // Two standard errors of the difference of two shares.
      const error = Math.sqrt(
        (later.rate * (1 - later.rate)) / later.games + (before.rate * (1 - before.rate)) / before.games,
      );
      expect(later.rate - before.rate, `${later.id} after ${before.id}`).toBeLessThan(2 * error);
    }
  // From the first to the last it falls by far.
  expect(rates[0]!.rate - rates.at(-1)!.rate).toBeGreaterThan(0.5);
});
