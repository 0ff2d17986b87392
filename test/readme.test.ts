// What the README says is so: commands, folders, files, counts, and the policy for hosts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRESET_IDS } from '../src/content/index.ts';
import { PUZZLES } from '../src/content/puzzles/index.ts';

const README = readFileSync('README.md', 'utf8');
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** By name, the sources of each. */
const directives = (policy: string): Map<string, Set<string>> =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, new Set(sources)];
    }),
  );

test('the policy for hosts is that of the page, lets the worker compile its WASM, and forbids frames', () => {
  const page = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(
    readFileSync('index.html', 'utf8'),
  )?.[1];
  const header = /^Content-Security-Policy: (.*)$/m.exec(README)?.[1];
  const wanted = directives(page!);
  wanted.get('script-src')!.add("'wasm-unsafe-eval'");
  wanted.set('frame-ancestors', new Set(["'none'"]));
  expect(directives(header!)).toEqual(wanted);
});

test('every command it names is there', () => {
  const named = [...README.matchAll(/npm run (?:-s )?([a-z0-9]+)/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('it names every command, and how to ask one for more', () => {
  const unnamed = Object.keys(scripts).filter(
    (name) => !new RegExp(`npm (run )?(-s )?${name}\\b`).test(README),
  );
  expect(unnamed).toEqual([]);
  expect(/## Commands\n([\s\S]*?)\n## /.exec(README)?.[1]).toContain('`--help`'); // see test/commands.test.ts
});

test('every file and folder it names is there, but those of trials and of what is built', () => {
  const named = [...README.matchAll(/`((?:src|test|assets|\.ci)\/[\w@./-]+|\.[\w-]+\.(?:cjs|jsonc))`/g)].map(
    ([, path]) => path!,
  );
  expect(named.length).toBeGreaterThan(30);
  const absent = named.filter(
    (path) => !/\.(de|pl)\.(ts|json)$|^assets\/build\/out$/.test(path) && !existsSync(path),
  );
  expect(absent).toEqual([]);
  for (const [, path] of README.matchAll(/\]\(([^)#:]+)\)/g)) expect(existsSync(path!), path).toBe(true);
});

test('the table of folders is that of src', () => {
  const [, table = ''] = /\| `src\/…` \|.*\n([\s\S]*?)\n\n/.exec(README) ?? [];
  const named = [...table.matchAll(/^\| (.+?) \|/gm)]
    .flatMap(([, names]) => [...names!.matchAll(/`([^`]+)`/g)])
    .map(([, name]) => name!);
  const there = readdirSync('src').filter((name) => name !== 'style.css');
  expect(named.sort()).toEqual(there.sort());
});

test('counts are right', () => {
  expect(README).toContain('Ten published rule sets');
  expect(PRESET_IDS).toHaveLength(10);
  expect(README).toContain('the thirty puzzles');
  expect(PUZZLES).toHaveLength(30);
  expect(engines.node).toBe(`>=${/\) ([\d.]+) or newer/.exec(README)?.[1]}`);
});
