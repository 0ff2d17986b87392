/** The pages of the records, from matches that were played. */
import { expect, test } from 'vitest';
import type { Page } from '../../src/app/branch.ts';
import { noteMatch, recordsPage, recordsSight } from '../../src/app/records.ts';
import { type Campaign, NEW_CAMPAIGN } from '../../src/campaign/index.ts';
import { DEFAULT_SETUP } from '../../src/content/index.ts';
import { RECORDS_WORDS } from '../../src/text/records.ts';
import { playedRecord } from '../kit/campaign.ts';
import { optionsOf } from '../kit/record.ts';

const setup = { ...DEFAULT_SETUP, opponent: 'trader' };
const played = (count: number): Campaign => {
  let campaign = NEW_CAMPAIGN;
  for (let seed = 1; seed <= count; seed++)
    campaign = noteMatch(campaign, setup, playedRecord(optionsOf('standard'), seed), 20_000 + seed);
  return campaign;
};
const menuOf = (page: Page, campaign: Campaign) => page.menu({ campaign, seed: 1 });

test('a match away from the road is counted by its opponent, rules and level; an unfinished one is not', () => {
  const campaign = played(4);
  expect(campaign.records.tallies).toMatchObject([
    { opponent: 'trader', rules: 'standard', level: 'trader' },
  ]);
  const { won, lost, drawn } = campaign.records.tallies[0]!;
  expect(won + lost + drawn).toBe(4);
  expect(noteMatch(campaign, setup, playedRecord(optionsOf('standard'), 5, 6), 20_009)).toBe(campaign);
  expect(
    noteMatch(campaign, { ...setup, set: { maxRows: 5 } }, playedRecord(optionsOf('standard'), 6), 1).records
      .tallies,
  ).toMatchObject([{ rules: 'standard' }, { rules: 'custom' }]);
});

test('charts show what is in the records, and nothing before the first match', () => {
  expect(recordsSight(NEW_CAMPAIGN).charts).toEqual([]);
  const campaign = played(4);
  const [rate, sales, faces] = recordsSight(campaign).charts;
  expect(rate!.values.map(({ label }) => label)).toEqual([
    '2024-10-05',
    '2024-10-06',
    '2024-10-07',
    '2024-10-08',
  ]);
  expect(sales!.values.map(({ value }) => value)).toEqual([...campaign.records.sales]);
  expect(Math.max(...sales!.values.map(({ value }) => value))).toBe(sales!.most);
  expect(faces!.values.map(({ value }) => value)).toEqual(Object.values(campaign.records.faces));
});

test('days are written as dates', () => {
  for (const [days, date] of [
    [0, '1970-01-01'],
    [59, '1970-03-01'],
    [11_016, '2000-02-29'],
    [20_787, '2026-11-30'],
  ] as const)
    expect(RECORDS_WORDS.day(days)).toBe(date);
});

test('beginning anew is asked twice and can be turned down each time', () => {
  const page = recordsPage(null);
  const world = { campaign: NEW_CAMPAIGN, seed: 1 };
  const first = page.chosen('reset', world).page!;
  expect(first.chosen('no', world).page?.key).toBe('records');
  const second = first.chosen('yes', world);
  expect(second.deed).toBeUndefined();
  expect(second.page!.menu(world).lines).not.toEqual(first.menu(world).lines);
  expect(second.page!.chosen('no', world).page?.key).toBe('records');
  expect(second.page!.chosen('yes', world).deed).toEqual({ type: 'carry', how: 'reset' });
});

test('all achievements are listed, what is earned first', () => {
  const campaign = { ...NEW_CAMPAIGN, achievements: { 'first-loss': 20_000 } };
  const page = recordsPage(null).chosen('achievements', { campaign, seed: 1 }).page!;
  const { lines } = menuOf(page, campaign);
  expect(lines).toHaveLength(40);
  expect(lines[0]).toBe('■ Tuition. Lose a match. Everybody pays it once. (2024-10-04)');
  expect(lines.slice(1).every((line) => line.startsWith('□'))).toBe(true);
});

test('matches of older rules are shown as they were kept, and only where there are any', () => {
  const page = recordsPage(null);
  const world = { campaign: NEW_CAMPAIGN, seed: 1 };
  expect(page.menu(world).items.some(({ id }) => id === 'shelved')).toBe(false);
  const moves = ['7H>A1', 'disband B2'];
  const shelved = [{ rulesVersion: 0, opponent: 'trader', moves, raw: {} }];
  expect(page.menu({ ...world, shelved }).items.find(({ id }) => id === 'shelved')).toMatchObject({
    shows: '1',
  });
  const turn = page.chosen('shelved', { ...world, shelved });
  expect(turn.campaign).toBeUndefined();
  const { lines } = turn.page!.menu({ ...world, shelved });
  expect(lines[1]).toBe('Trader, version 0 of the rules, 2 moves:\n7H>A1, disband B2');
  expect(turn.page!.chosen('back', world).page?.key).toBe('records');
});
