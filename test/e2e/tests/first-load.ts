import assert from 'node:assert/strict';
import { firstLoad, sumOf } from '../first-load.ts';
import type { E2eTest } from '../kit.ts';

/**
 * What comes before the first table; all else (people, road, lessons, rules, sound, nets, decks) comes when it is asked
 * for. A new piece here is a decision.
 */
const PIECES = [
  'index.html',
  'index.js', // the program
  'phaser.js',
  'view.js',
  'engine.js',
  'content.js',
  'records.js', // what is kept
  // What the bundler has set apart because a later piece needs it too.
  'caravan-layout.js',
  'cards.js',
  'presets.js',
  'rolldown-runtime.js',
  'sentences.js',
  'unlocks.js',
  'world.js',
];

const test: E2eTest = {
  name: 'before the first table comes what it needs and nothing else, within the budgets',
  async run(site) {
    const { first, again, faults } = await firstLoad(site);
    const scripts = first.fetched.filter(({ name }) => /\.(js|html)$/.test(name));
    assert.deepEqual(scripts.map(({ name }) => name).sort(), [...PIECES].sort());
    assert.ok(sumOf(first.fetched, /\.js$/) <= 430_000, `${sumOf(first.fetched, /\.js$/)} bytes of script`);
    assert.ok(sumOf(first.fetched) <= 800_000, `${sumOf(first.fetched)} bytes in all`);
    assert.ok(sumOf(first.fetched, /^index\.(html|css)$/) <= 15_000, 'the boot text is small');
    assert.ok(again.playable > 0);
    assert.deepEqual(faults, []);
  },
};
export default test;
