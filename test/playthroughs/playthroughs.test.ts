import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PRESET_IDS } from '../../src/content/index.ts';
import { ENDINGS } from '../../src/engine/index.ts';
import { GAMES } from './games.ts';
import { playthrough } from './playthrough.ts';

const folder = new URL('./', import.meta.url);
const golden = (name: string): string => readFileSync(new URL(`${name}.txt`, folder), 'utf8');

describe('golden playthroughs', () => {
  for (const game of GAMES) {
    test(`${game.name} is told as before (npm run golden writes it anew)`, () => {
      const told = playthrough(game);
      expect(told).toBe(golden(game.name));
      expect(told.split('\n').length).toBeLessThanOrEqual(150);
    });
  }

  test('there is one for every preset, and no other file', () => {
    const presets = new Set(GAMES.map(({ rules }) => rules.split('+')[0]));
    expect([...presets].sort()).toEqual([...PRESET_IDS].sort());
    expect(
      readdirSync(folder)
        .filter((file) => file.endsWith('.txt'))
        .sort(),
    ).toEqual(GAMES.map(({ name }) => `${name}.txt`).sort());
  });

  test('together they show every kind of move and most endings', () => {
    const all = GAMES.map(({ name }) => golden(name)).join('\n');
    for (const move of [/ [AB] {2}J[SHDC]>/, / [AB] {2}Q[SHDC]>/, / [AB] {2}K[SHDC]>/, / [AB] {2}X>/]) {
      expect(all).toMatch(move);
    }
    for (const move of ['  discard ', '  disband ', '  redeal:', 'discards become the deck', ' goes (']) {
      expect(all).toContain(move);
    }
    const endings = ENDINGS.filter((why) => all.includes(` by ${why} after `));
    expect(endings).toEqual(['sale', 'out-of-cards', 'idle', 'max-turns']);
  });
});
