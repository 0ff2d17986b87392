import { expect, test } from 'vitest';
import {
  backsOf,
  earnAchievements,
  factsOf,
  NEW_CAMPAIGN,
  piecesOf,
  recordMatch,
  unlockedOf,
  wonSince,
} from '../../src/campaign/index.ts';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS } from '../../src/content/achievements.ts';
import { CARD_BACK_IDS, RADIO_PIECES } from '../../src/content/index.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import { UNLOCKS, type UnlockKind } from '../../src/content/unlocks.ts';
import { playedRecord } from '../kit/campaign.ts';
import { optionsOf } from '../kit/record.ts';

test('there are forty, each with its own title and goal', () => {
  const all = Object.values(ACHIEVEMENTS);
  expect(all).toHaveLength(40);
  expect(new Set(all.map(({ title }) => title)).size).toBe(40);
  expect(new Set(all.map(({ goal }) => JSON.stringify(goal))).size).toBe(40);
  for (const { title, words } of all) {
    expect(title).toMatch(/^[A-Z][^!]*[^.!]$/);
    expect(words).toMatch(/^[A-Z][^!]*\.$/);
  }
});

test('many are earned by playing, each once, and nothing is earned by nothing', () => {
  const ground = { campaign: NEW_CAMPAIGN, facts: null, hosts: OPPONENTS };
  expect(earnAchievements(ground, 1).earned).toEqual([]);
  expect(earnAchievements(ground, 1).campaign).toBe(NEW_CAMPAIGN);
  let campaign = NEW_CAMPAIGN;
  const told: string[] = [];
  for (let seed = 1; seed <= 40; seed++) {
    const facts = factsOf(playedRecord(optionsOf('standard'), seed))!;
    const records = recordMatch(campaign.records, {
      facts,
      opponent: 'x',
      rules: 'standard',
      level: 'any',
      day: seed,
    });
    const after = earnAchievements({ campaign: { ...campaign, records }, facts, hosts: OPPONENTS }, seed);
    campaign = after.campaign;
    told.push(...after.earned);
  }
  expect(new Set(told).size).toBe(told.length);
  expect(told).toEqual(expect.arrayContaining(['first-win', 'first-loss', 'ten-wins', 'thirty-days']));
  expect(Object.keys(campaign.achievements).sort()).toEqual([...told].sort());
});

test('what can be unlocked is locked at first and open to who has everything', () => {
  const achievements = Object.fromEntries(ACHIEVEMENT_IDS.map((id) => [id, 1]));
  const road = { ...NEW_CAMPAIGN.road, sets: [1, ...OPPONENTS.map(({ set }) => set.number)] };
  for (const kind of Object.keys(UNLOCKS) as UnlockKind[]) {
    expect(unlockedOf(kind, NEW_CAMPAIGN)).toEqual([]);
    expect(unlockedOf(kind, { achievements, road })).toEqual(Object.keys(UNLOCKS[kind]));
  }
  expect(wonSince(NEW_CAMPAIGN, { achievements, road })).toHaveLength(14);
  expect(wonSince({ achievements, road }, { achievements, road })).toEqual([]);
  expect(backsOf(NEW_CAMPAIGN)).toEqual(['office-issue']);
  expect(backsOf({ achievements, road })).toEqual(CARD_BACK_IDS);
  expect(piecesOf(NEW_CAMPAIGN)).toEqual(['nine-miles', 'slack-rope-waltz']);
  expect(piecesOf({ achievements, road })).toEqual(RADIO_PIECES);
});

test('what opens with so many achievements or sets opens with the last of them', () => {
  const { road } = NEW_CAMPAIGN;
  const earned = (count: number) => ({
    achievements: Object.fromEntries(Array.from({ length: count }, (_, i) => [`some ${i}`, 1])),
    road,
  });
  const owned = (count: number) => ({
    achievements: {},
    road: { ...road, sets: Array.from({ length: count }, (_, i) => i + 1) },
  });
  expect([9, 10, 11].map((count) => unlockedOf('back', earned(count)))).toEqual([
    [],
    ['waybill'],
    ['waybill'],
  ]);
  expect([2, 3, 4].map((count) => unlockedOf('palette', owned(count)))).toEqual([[], ['sepia'], ['sepia']]);
  expect(unlockedOf('palette', { achievements: { 'clean-sweep': 1 }, road })).toEqual(['rose']);
  expect(wonSince(owned(2), owned(4))).toEqual([
    { kind: 'palette', id: 'sepia' },
    { kind: 'radio', id: 'one-warm-kiln' },
  ]);
  expect(wonSince(owned(3), owned(8))).toEqual([{ kind: 'radio', id: 'salt-in-any-direction' }]);
});
