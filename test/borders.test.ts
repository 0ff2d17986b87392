// The borders table of .dependency-cruiser.cjs holds, and it would be noticed if it did not.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Raised as the game grows: a checker that reads nothing also finds nothing. */
const MORE_MODULES_THAN = 8;

const PLANTED = 'test/fixtures/borders';
const BREACHES = [
  'ai/takes-content.ts → ai: only types of content',
  'ai/training/plays.ts → training: folders',
  'ai/uses-training.ts → training is not shipped',
  'app/opens-a-scene.ts → app: folders',
  'app/uses-a-test.ts → app: folders',
  'app/uses-a-test.ts → tests are not shipped',
  'app/uses-the-root.ts → app: folders',
  'app/uses-the-root.ts → nothing imports the roots',
  'campaign/uses-statechart.ts → campaign: packages',
  'common/utils.ts → a place in the table',
  'engine/cycle-back.ts → no cycles',
  'engine/draws-on-screen.ts → engine: packages',
  'engine/loses-its-way.ts → nothing unresolvable',
  'engine/names-a-text.ts → engine: folders',
  'engine/reads-files.ts → engine: no Node',
  'headless.ts → development packages are not shipped',
  'input/speaks.ts → input: folders',
  'match/asks-the-ai.ts → match: folders',
  'match/takes-input.ts → match: only types of input',
  'platform/draws.ts → platform: packages',
  'platform/searches-here.ts → platform: folders',
  'present/knows-the-match.ts → present: folders',
  'protocol/imports-a-bot.ts → protocol: folders',
  'text/re-exports-content.ts → text: only types of content',
  'text/takes-content.ts → text: only types of content',
  'view/plays-sound.ts → view: packages',
  'view/rules-a-match.ts → view: folders',
];
/** The same words twice: the fixture's file, and what it takes from the engine. */
const NOT_CONSTANTS = ['platform/plays-a-move.ts: play', 'view/knows-all.ts: * as engine'];

test('no module of src crosses a border', () => {
  const { modules, breaches } = cruise('.');
  expect(breaches).toEqual([]);
  expect(modules).toBeGreaterThan(MORE_MODULES_THAN);
});

test('every planted breach is reported, and nothing else', () => {
  expect(cruise(PLANTED).breaches).toEqual(BREACHES);
});

test('view, platform and input take only types and constants from the engine', () => {
  expect(notConstants('src')).toEqual([]);
  expect(notConstants(join(PLANTED, 'src'))).toEqual(NOT_CONSTANTS);
});

function cruise(folder: string): { modules: number; breaches: string[] } {
  const root = process.cwd();
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', 'src'],
    ],
    { cwd: join(root, folder), encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (stdout === '') throw new Error(stderr);
  const { modules, summary } = JSON.parse(stdout) as {
    modules: { source: string }[];
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return {
    modules: modules.filter(({ source }) => source.startsWith('src/')).length,
    breaches: summary.violations.map(({ from, rule }) => `${from.replace('src/', '')} → ${rule.name}`).sort(),
  };
}

/** A module system cannot tell constants from functions, so here constants are known by their capitals. */
function notConstants(src: string): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(view|platform|input)[\\/].*\.ts$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(src, file), 'utf8').matchAll(
          /^(?:import|export)\s([^;]*?)\sfrom '[./]+\/engine\/[^']*'/gm,
        ),
      ]
        .flatMap(([, names = '']) => (names.startsWith('type ') ? [] : names.replace(/[{}]/g, '').split(',')))
        .map((name) => name.trim())
        .filter((name) => name !== '' && !/^type |^[A-Z][A-Z0-9_]*( as \w+)?$/.test(name))
        .map((name) => `${file.replaceAll('\\', '/')}: ${name}`),
    )
    .sort();
}
