// What is said of a deck's strength is what was measured, and nothing is said of what was not.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bringDeck, DECK_PLANS, pictureOf, strengthOf, suggestDecks } from '../../src/campaign/index.ts';
import { MEASURED_DECKS, type PresetId } from '../../src/content/index.ts';
import { standardDeck } from '../../src/engine/index.ts';
import { DECKS, OWN_DECK_RULES, PLAN_DECKS } from '../arena/decks.ts';
import { optionsOf } from '../kit/record.ts';

type Tallies = Record<string, { readonly counts: readonly number[] }>;
const talliesOf = (name: string): Tallies =>
  JSON.parse(readFileSync(new URL(`../bench/arena-${name}.json`, import.meta.url), 'utf8')).tallies;
const TALLIES = { ...talliesOf('decks'), ...talliesOf('plans') };
const known: Readonly<Record<string, readonly number[]>> = { ...DECKS, ...PLAN_DECKS };

test('every figure is that of its tally, and every deck the one that was played', () => {
  for (const [id, { ranks, shares, games }] of Object.entries(MEASURED_DECKS)) {
    expect(pictureOf(known[id]!).ranks, id).toEqual(ranks);
    for (const [rules, share] of Object.entries(shares)) {
      const { counts } = TALLIES[`long-hauler long-hauler ${rules} ${id} standard`]!;
      const pairs = counts.reduce((sum, count) => sum + count, 0);
      const points = counts.reduce((sum, count, i) => sum + (i / 2) * count, 0);
      expect([id, rules, share, games]).toEqual([
        id,
        rules,
        Math.round((100 * points) / (2 * pairs)),
        2 * pairs,
      ]);
    }
  }
});

test('every suggested deck has its strength under every rule set that takes it', () => {
  for (const rules of OWN_DECK_RULES)
    for (const { plan, cards } of suggestDecks([1, 2, 7], optionsOf(rules).deck)) {
      const brought = bringDeck(cards);
      if (typeof brought === 'string') throw new Error(`${plan}: ${brought}`);
      expect(strengthOf(brought.cards, rules), `${plan}, ${rules}`).toMatchObject({ apart: 0 });
    }
  expect(DECK_PLANS).toContain('level');
});

test('a deck close to one that was measured is told as such, any other not at all', () => {
  const rules: PresetId = 'wiki';
  expect(strengthOf(standardDeck(), rules)).toEqual({ share: 50, games: 0, apart: 0 });
  const level = PLAN_DECKS.level!;
  const { share } = strengthOf(level, rules)!;
  expect(strengthOf(level.slice(2), rules)).toEqual({ share, games: 80, apart: 2 });
  expect(strengthOf(level.slice(3), rules)).toEqual({ share, games: 80, apart: 3 });
  expect(strengthOf(level.slice(4), rules)).toBeNull();
  // Measured under one rule set only.
  expect(strengthOf(DECKS['jokers']!, 'wiki')).toMatchObject({ apart: 0 });
  expect(strengthOf(DECKS['jokers']!, 'league')).toBeNull();
});
