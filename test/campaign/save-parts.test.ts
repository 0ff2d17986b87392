/** Every part of a save with its borders: what is just read, and what just is not and costs that part alone. */
import { expect, test } from 'vitest';
import {
  type Campaign,
  LONGEST_NAME,
  MOST_DAYS,
  MOST_DECKS,
  MOST_TALLIES,
  NEW_CAMPAIGN,
  NEW_SAVE,
  readSave,
} from '../../src/campaign/index.ts';
import { HOUSE_RULES } from '../../src/content/index.ts';

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const ids = (count: number): string[] => Array.from({ length: count }, (_, i) => `id-${i}`);
const byId = <T>(count: number, one: T): Record<string, T> =>
  Object.fromEntries(ids(count).map((id) => [id, one]));
const read = (campaign: object) => readSave({ ...NEW_SAVE, campaign: { ...NEW_CAMPAIGN, ...campaign } });
const { road, records } = NEW_CAMPAIGN;
const tally = { opponent: 'a', rules: 'a+b', level: 'a', won: 0, lost: 0, drawn: 0, fastest: null };
const day = { day: 1, won: 0, lost: 0, drawn: 0 };
const sitting = {
  opponent: 'pim',
  level: 'trader',
  stake: 5,
  games: { won: 1, lost: 2 },
  lostPair: true,
  dared: true,
  sets: [1, 99],
  record: null,
};
const onRoad = (changes: object) => ({ road: { ...road, ...changes } });
const inRecords = (changes: object) => ({ records: { ...records, ...changes } });
const seated = (changes: object) => onRoad({ sitting: { ...sitting, ...changes } });

const GOOD: readonly Partial<Record<keyof Campaign, unknown>>[] = [
  { deck: null },
  { deck: 'Brisk' },
  { decks: times(MOST_DECKS, { name: 'a', cards: [] }) },
  { decks: [{ name: 'x'.repeat(LONGEST_NAME), cards: times(200, '7H[12345') }] },
  { decks: [{ name: 'a', cards: ['X', '7H[12]', '[]', 'a_0'] }] },
  { achievements: byId(500, 7) },
  { achievements: { a: -3, 'b-1': 0 } },
  { lessons: ids(500) },
  { puzzles: ids(500) },
  onRoad({ round: 1 }),
  onRoad({ round: 1e12, money: 1e12, debt: 0 }),
  onRoad({ house: [...HOUSE_RULES] }),
  onRoad({ marks: { pim: ['beaten', 'clean', 'dare'], oda: [] } }),
  onRoad({ purses: byId(500, 3), losses: byId(500, 3) }),
  onRoad({ sets: [1, 99] }),
  onRoad({ sets: times(99, 3) }),
  seated({}),
  seated({ sets: times(9, 1), stake: 0, level: 'legend', lostPair: false, dared: false }),
  inRecords({ tallies: times(MOST_TALLIES, tally) }),
  inRecords({ tallies: [{ ...tally, fastest: 0 }] }),
  inRecords({ days: times(MOST_DAYS, day) }),
  inRecords({ days: [{ ...day, day: -1 }] }),
];

const BAD: readonly Partial<Record<keyof Campaign, unknown>>[] = [
  { deck: 7 },
  { deck: 'x'.repeat(2 * LONGEST_NAME + 1) },
  { decks: times(MOST_DECKS + 1, { name: 'a', cards: [] }) },
  { decks: [{ name: 'a', cards: times(201, 'X') }] },
  ...['', '123456789', '7H ', ' 7H', 'é', '7Hé', 'é7H', '7H+', 7].map((card) => ({
    decks: [{ name: 'a', cards: [card] }],
  })),
  { achievements: byId(501, 7) },
  { achievements: { a: 1.5 } },
  { achievements: { a: '7' } },
  ...['A', '', 'a+b', '+a', 'a ', 'x'.repeat(65), 7].flatMap((id) => [
    { lessons: [id] },
    { puzzles: [id] },
    ...(typeof id === 'string' ? [{ achievements: { [id]: 7 } }] : []),
  ]),
  { lessons: ids(501) },
  { puzzles: ids(501) },
  onRoad({ round: 0 }),
  onRoad({ house: times(HOUSE_RULES.length + 1, HOUSE_RULES[0]) }),
  onRoad({ house: ['poker'] }),
  onRoad({ marks: { pim: ['won'] } }),
  onRoad({ marks: { pim: times(4, 'beaten') } }),
  onRoad({ purses: byId(501, 3) }),
  onRoad({ losses: byId(501, 3) }),
  ...['money', 'debt', 'advances', 'round'].flatMap((name) =>
    [-1, 1.5, '7', null, 2 ** 53].map((value) => onRoad({ [name]: value })),
  ),
  onRoad({ sets: [] }),
  onRoad({ sets: [0] }),
  onRoad({ sets: [100] }),
  onRoad({ sets: [1.5] }),
  onRoad({ sets: times(100, 3) }),
  inRecords({ tallies: times(MOST_TALLIES + 1, tally) }),
  ...Object.keys(tally).map((name) => inRecords({ tallies: [{ ...tally, [name]: -1 }] })),
  inRecords({ days: times(MOST_DAYS + 1, day) }),
  ...Object.keys(day).map((name) => inRecords({ days: [{ ...day, [name]: 1.5 }] })),
  inRecords({ sales: times(5, 0) }),
  inRecords({ sales: times(7, 0) }),
  inRecords({ streak: { now: 0, best: -1 } }),
  inRecords({ streak: { now: -1, best: 0 } }),
  inRecords({ faces: { ...records.faces, X: -1 } }),
  inRecords({ finishes: { ...records.finishes, other: -1 } }),
];

test.each(GOOD.map((part) => [JSON.stringify(part).slice(0, 60), part] as const))('%s is read', (_, part) => {
  expect(read(part)).toEqual({
    save: { ...NEW_SAVE, campaign: { ...NEW_CAMPAIGN, ...part } },
    troubles: [],
  });
});

test.each(BAD.map((part) => [JSON.stringify(part).slice(0, 60), part] as const))('%s is not', (_, part) => {
  expect(read(part)).toEqual({ save: NEW_SAVE, troubles: ['progress-lost'] });
});

test('what is more than anybody has is as much as may be', () => {
  expect(read(onRoad({ money: 2 ** 53 - 1 })).save.campaign.road.money).toBe(1e12);
});

test('a deck’s name is made a clean one', () => {
  expect(read({ deck: ` \u0007${'x'.repeat(2 * LONGEST_NAME - 2)}` }).save.campaign.deck).toBe(
    'x'.repeat(LONGEST_NAME),
  );
  expect(read({ deck: ' ', decks: [{ name: '\n', cards: [] }] }).save.campaign).toMatchObject({
    deck: '?',
    decks: [{ name: '?', cards: [] }],
  });
});

test('a match on the road that cannot be read gives its stakes back, if it says whose they are', () => {
  const left = (changes: object, purses = {}) => {
    const { save, troubles } = read(onRoad({ money: 10, purses, sitting: { ...sitting, ...changes } }));
    expect(troubles).toEqual(['road-match-lost']);
    return save.campaign.road;
  };
  for (const bad of [
    { level: 'god' },
    { opponent: 'pim', games: null },
    { lostPair: 1 },
    { dared: null },
    { sets: times(10, 1) },
    { sets: [0] },
    { record: 7 },
  ]) {
    expect(left(bad, { pim: 3, oda: 4 })).toEqual({ ...road, money: 15, purses: { pim: 8, oda: 4 } });
    expect(left(bad)).toEqual({ ...road, money: 15 });
  }
  for (const none of [{ opponent: 'Pim' }, { stake: -1 }, { stake: null }])
    expect(left(none, { pim: 3 })).toEqual({ ...road, money: 10, purses: { pim: 3 } });
});

test('the stakes that go back make nobody richer than may be', () => {
  const { save } = read(
    onRoad({ money: 1e12, purses: { pim: 1e12 }, sitting: { ...sitting, level: 'god' } }),
  );
  expect(save.campaign.road).toMatchObject({ money: 1e12, purses: { pim: 1e12 } });
});

test('of matches on the shelf the last five are kept, and what is none is left out', () => {
  const shelved = (opponent: string) => ({ rulesVersion: 9, opponent, moves: [], raw: null });
  const kept = (list: unknown) =>
    readSave({ ...NEW_SAVE, shelved: list }).save.shelved.map(({ opponent }) => opponent);
  expect(kept(ids(7).map(shelved))).toEqual(ids(7).slice(2));
  expect(kept([shelved('a'), 7, shelved('b')])).toEqual(['a', 'b']);
  for (const none of [null, 7, 'x', {}, undefined]) expect(kept(none)).toEqual([]);
});

test('a save without parts is a new one, and nothing is amiss', () => {
  for (const none of [{}, null, undefined, 7, 'x', { campaign: null }, { campaign: {} }])
    expect(readSave(none)).toEqual({ save: NEW_SAVE, troubles: [] });
});
