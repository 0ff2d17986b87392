// What the README says is so: keys, links, commands, folders, files, names in the sources, figures, and the policy for hosts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OPPONENTS as BOTS } from '../src/ai/index.ts';
import { readLink } from '../src/app/link.ts';
import { BESIDE, PRESET_IDS, presetOptions } from '../src/content/index.ts';
import { LESSONS } from '../src/content/lessons/index.ts';
import { OPPONENTS } from '../src/content/opponents/index.ts';
import { PUZZLES } from '../src/content/puzzles/index.ts';
import { compileRules, DEAL, deal, SALE_MAX, SALE_MIN } from '../src/engine/index.ts';
import { ACTIONS, bindingsWith, DEFAULT_BINDINGS, keyName } from '../src/input/index.ts';
import { parseCommand } from '../src/protocol/index.ts';

const README = readFileSync('README.md', 'utf8');
const { scripts, engines, license, dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as {
  scripts: Record<string, string>;
  engines: { node: string };
  license: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** What stands in backticks in a part of the text. */
const quoted = (text: string): string[] =>
  [...text.replaceAll(/^ *```[\s\S]*?```$/gm, '').matchAll(/`([^`]+)`/g)].map(([, words]) => words!);
/** The line of the commands' table that tells of a command. */
const rowOf = (command: string): string =>
  README.split('\n').find((line) => line.startsWith(`| \`${command}`)) ?? '';
/** Every source by its path, but this file, which names what it looks for. */
const SOURCES = new Map(
  ['src', 'test', 'assets/build', '.ci'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|mjs|css)$/.test(name))
      .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')] as const),
  ),
);
SOURCES.delete(join('test', 'readme.test.ts'));

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

test('every key it names does at first what it says, and can be changed but for the one', () => {
  const key = (id: string): string => keyName(DEFAULT_BINDINGS.keys[id]![0]!);
  expect(['up', 'down', 'left', 'right'].map(key).join('')).toBe('↑↓←→');
  const said = /\nKeys: [\s\S]*?\n\n/.exec(README)![0].replaceAll('\n', ' ');
  expect(said).toContain(
    `Keys: arrows and ${key('confirm')}, ${key('pick-1')}–${key(`pick-${DEAL}`)} for a card, ${key('discard')} discards, ` +
      `${key('disband')} disbands, ${key('hint')} gives a hint, ${key('cancel')} goes back; all but ${key('cancel')} can be changed`,
  );
  expect(said).toContain(`the text terminal (${key('terminal')}, or the first control`);
  for (const { id } of ACTIONS)
    expect(bindingsWith({ [id]: ['z'] }, {}).keys[id], id).toEqual(id === 'cancel' ? ['Escape', 'z'] : ['z']);
});

test('what it types at the terminal is understood', () => {
  const typed = quoted(/played in words:([^.]*)\./.exec(README)![1]!);
  expect(typed.length).toBeGreaterThan(2);
  for (const line of typed) expect(parseCommand(line), line).not.toHaveProperty('fault');
});

test('every link it shows opens a table, and none does without rules', () => {
  const players = [...BOTS, ...OPPONENTS, { id: BESIDE, name: '' }];
  const kindOf = (link: string): string => readLink(link, players).kind;
  const [, part = ''] = /(A link opens[\s\S]*?)\n\n/.exec(README) ?? [];
  const links = quoted(part).filter((words) => words.startsWith('#'));
  const parts = quoted(part).filter((words) => /^[a-z]+=/.test(words));
  expect([links.length, parts.length]).toEqual([1, 3]);
  for (const link of [...links, ...parts.map((words) => `#table?rules=standard&${words}`)])
    expect(kindOf(link), link).toBe('table');
  for (const field of links[0]!.replace('#table?', '').split('&'))
    expect(kindOf(links[0]!.replace(field, '')), field).toBe(field.startsWith('rules=') ? 'fault' : 'table');
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

test('it names every part of the commands that have parts', () => {
  const runs = readdirSync('test/e2e/soak').map((file) => file.replace(/\.ts$/, ''));
  expect(quoted(rowOf('npm run soak').replace('npm run soak -- ', '')).sort()).toEqual(
    expect.arrayContaining(runs.filter((name) => name !== 'part')),
  );
  const partsIn = (file: string, list: RegExp): string[] =>
    [...list.exec(SOURCES.get(file)!)![1]!.matchAll(/'([\w-]+)'/g)].map(([, name]) => name!);
  const arena = partsIn('test/arena/run.ts', /const COMMANDS = \[([^\]]*)\]/);
  const puzzles = partsIn('test/puzzles/run.ts', /oneOf\('command', \[([^\]]*)\]/);
  for (const name of arena.filter((one) => one !== 'match'))
    expect(rowOf('npm run arena')).toMatch(new RegExp(`[ \`]${name}\``));
  for (const name of puzzles) expect(rowOf('npm run puzzles')).toMatch(new RegExp(`[ \`]${name}\``));
});

test('every file and folder it names is there, but those of trials and of what is built', () => {
  const named = [
    ...README.matchAll(/(?<![\w./-])((?:src|test|assets|\.ci)\/[\w@./-]+\w|\.[\w-]+\.(?:cjs|jsonc))/g),
  ].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(50);
  const absent = named.filter(
    (path) => !/\.(de|pl)\.(ts|json)$|^assets\/build\/out$/.test(path) && !existsSync(path),
  );
  expect(absent).toEqual([]);
  for (const [, path] of README.matchAll(/\]\(([^)#:]+)\)/g)) expect(existsSync(path!), path).toBe(true);
});

test('every name of the sources that it tells how to add to stands there', () => {
  const [, adding = ''] = /\n## Adding to it\n([\s\S]*?)\n## /.exec(README) ?? [];
  const isName = (words: string): boolean =>
    /^(?:[A-Z][A-Z_]+|[a-z]+[A-Z]\w+|RuleSheet|Menu|Page)$/.test(words);
  const all = [...SOURCES.values()].join('\n');
  const names = quoted(adding).filter(isName);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([]);
  // `A` or `B` of `file`
  let placed = 0;
  for (const [list, , path] of adding.matchAll(
    /((?:`\w+`(?:, | or | and )?)+) (?:of|in) `(src\/[\w./-]+\.ts)`/g,
  ))
    for (const name of quoted(list).filter(isName)) {
      expect(SOURCES.get(path!), `${path} has no ${name}`).toMatch(new RegExp(`\\b${name}\\b`));
      placed++;
    }
  expect(placed).toBeGreaterThan(8);
  const files = quoted(adding).filter((words) => /^[\w-]+\.ts$/.test(words) && words !== 'x.ts');
  const there = [...SOURCES.keys()].map((path) => path.split(/[\\/]/).at(-1));
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !there.includes(file))).toEqual([]);
});

test('the pure folders are the first nine of its table, and what is excepted there is what it excepts', () => {
  const [, include = '', exclude = ''] =
    /"include": \[([^\]]*)\],\s*"exclude": \[([^\]]*)\]/.exec(readFileSync('tsconfig.pure.json', 'utf8')) ??
    [];
  const [, table = ''] = /\| `src\/…` \|.*\n([\s\S]*?)\n\n/.exec(README) ?? [];
  const folders = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => `src/${name}`);
  expect(README).toContain('The first nine are pure');
  expect(folders.slice(0, 9)).toEqual([...include.matchAll(/"([^"]+)"/g)].map(([, path]) => path));
  expect(README).toContain('Only the worker and the training');
  // The WASM is AssemblyScript, which the type-checker does not read.
  expect([...exclude.matchAll(/"([^"]+)"/g)].map(([, path]) => path)).toEqual(
    ['worker.ts', 'training', 'wasm'].map((name) => `src/ai/${name}`),
  );
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
  expect(README).toContain('ten lessons, thirty puzzles');
  expect(LESSONS).toHaveLength(10);
  expect(README).toContain('a road of thirteen people');
  expect(OPPONENTS).toHaveLength(13);
  expect(README).toContain(`sell at ${SALE_MIN} to ${SALE_MAX}`);
  expect(engines.node).toBe(`>=${/\) ([\d.]+) or newer/.exec(README)?.[1]}`);
});

test('figures are those of the sources', () => {
  const sourceOf = (path: string): string => readFileSync(path, 'utf8');
  const many = (run: string): string =>
    Number(
      /many: ([\d_]+)/.exec(sourceOf(`test/e2e/soak/${run}.ts`))![1]!.replaceAll('_', ''),
    ).toLocaleString('en');
  expect(rowOf('npm run soak')).toContain(`${many('matches')} matches`);
  expect(rowOf('npm run soak').replace('a million', '1,000,000')).toContain(`${many('plies')} random plies`);
  const least = (name: string): number =>
    100 * Number(new RegExp(`'?${name}'?: ([\\d.]+)`).exec(sourceOf('.ci/lighthouse.mjs'))![1]);
  expect(rowOf('npm run lighthouse')).toContain(
    `accessibility must be ${least('accessibility')}, best practices ${least('best-practices')}, SEO ${least('seo')}`,
  );
  const { cells } = deal(compileRules(presetOptions('standard')), { seed: 1 }).state;
  expect(README).toContain(`one \`set\` of ${(cells.byteLength / 1000).toFixed(1)} kB at the standard table`);
});

test('versions are exact, and the licence and fonts are those of the packages', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(README).toContain('Exact versions');
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(README).toContain(`TypeScript ${devDependencies['typescript']} `);
  expect(README).toContain(`\n${license}, see [LICENSE]`);
  const [, fonts = ''] = /Fonts: ([\s\S]*?), under/.exec(README) ?? [];
  const named = fonts.split(/, | and /).map((font) => font.toLowerCase().replaceAll(/\s+/g, '-'));
  expect(named.map((font) => `@fontsource/${font}`).sort()).toEqual(
    Object.keys(dependencies)
      .filter((name) => name.startsWith('@fontsource/'))
      .sort(),
  );
});
