// Every command of package.json that is this project's own says how it is used when it is asked, and when it is asked for
// what it does not know, before it sets to work. All are bundled at once and run in one process, which is quick, and
// which may neither write files nor start programs, so that a command that sets to work nevertheless does no harm.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decimal, listOf, oneOf, readOptions, TEXT, whole } from '../.ci/options.mjs';
import type { Call, Ending } from './kit/command-probe.ts';

const FOLDER = 'node_modules/.cache/caravan/commands';
const PROBE = 'test/kit/command-probe.ts';
/** Programs of others read their options themselves. */
const FOREIGN = /^(vite|biome|asc)( |$)/;
/** What makes files a command is run from; it is given no options. */
const MAKES = /^(asc|esbuild) /;
/** Values that may be any text, or one that cannot be known before. */
const ANYTHING = ['text', 'their bot', 'program', 'name'];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const own = Object.entries(scripts).filter(([, script]) => !FOREIGN.test(script.split(' && ').at(-1)!));

/** Of a script the source of the program that is handed the options, and what else it is handed. */
function programOf(script: string): { source: string; args: string[] } {
  const commands = script.split(' && ');
  const last = commands.pop()!;
  for (const command of commands) if (!MAKES.test(command)) throw new Error(`gets no options: ${command}`);
  const [, file, rest = ''] = /^(?:node|tsx) (\S+\.(?:m?js|ts))(?: (.*))?$/.exec(last) ?? [];
  if (file === undefined) throw new Error(`which program is handed the options? ${last}`);
  const bundled = commands.find((command) => command.endsWith(` --outfile=${file}`));
  const source = bundled === undefined ? file : bundled.split(' ')[1]!;
  return { source, args: rest.split(' ').filter((word) => word !== '') };
}

const bundleOf = (source: string): string => `${FOLDER}/${source.replace(/\.\w+$/, '').replaceAll('/', '-')}`;

/** A bundle lies elsewhere than its sources, which look for files beside them. */
const inTheirPlace: Plugin = {
  name: 'in their place',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](src|test|assets|\.ci)[\\/].*\.m?[jt]s$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    }));
  },
};

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const sources = new Set([PROBE, ...own.map(([, script]) => programOf(script).source)]);
  await build({
    entryPoints: [...sources].map((source) => ({ in: source, out: bundleOf(source) })),
    outdir: '.',
    outExtension: { '.js': '.mjs' },
    chunkNames: `${FOLDER}/[hash]`,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
    plugins: [inTheirPlace],
  });
});

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Runs scripts with options, all in one process. */
function run(asked: readonly { script: string; words: readonly string[] }[]): (Ending & { asked: string })[] {
  const calls = asked.map(({ script, words }): Call => {
    const { source, args } = programOf(scripts[script]!);
    return { file: pathToFileURL(`${bundleOf(source)}.mjs`).href, args: [...args, ...words] };
  });
  const list = join(FOLDER, 'calls.json');
  writeFileSync(list, JSON.stringify(calls));
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-warnings', permission, '--allow-fs-read=*', `${bundleOf(PROBE)}.mjs`, list],
    { encoding: 'utf8', input: '', timeout: 60_000 },
  );
  const endings = stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Ending]));
  return asked.map(({ script, words }, i) => ({
    asked: [script, ...words].join(' '),
    ...(endings[i] ?? { code: null, out: '', err: `did not end: ${stderr}` }),
  }));
}

describe('every command', () => {
  let usage: Map<string, string>;

  test('tells how it is used with --help', () => {
    expect(own.length).toBeGreaterThan(15);
    const endings = run(own.map(([script]) => ({ script, words: ['--help'] })));
    for (const { asked, code, err } of endings) expect({ code, err }, asked).toEqual({ code: 0, err: '' });
    usage = new Map(own.map(([script], i) => [script, endings[i]!.out]));
    for (const [script, text] of usage) {
      const [, name] = /^Use: npm (?:run (?:-s )?)?(\w+)/.exec(text) ?? [];
      expect(programOf(scripts[name!] ?? '').source, text).toBe(programOf(scripts[script]!).source);
      expect(text.split('\n').length, text).toBeGreaterThan(2);
    }
  });

  test('refuses what it does not know in a sentence, with how it is used, and does nothing', () => {
    const asked = own.flatMap(([script]) => {
      const text = usage.get(script)!;
      const wrong = [['--nope'], ['-n'], ...(script === 'puzzles' ? [[]] : [])];
      for (const [, name, value] of text.matchAll(/^ {2}(--\S+)(?: <(.+?)>)? {2}/gm)) {
        if (name === '--help') continue;
        wrong.push(value === undefined ? [`${name}=1`] : [name!]);
        if (value === 'number') wrong.push([name!, '-1'], [name!, 'abc'], [`${name}=`]);
        else if (value === 'new file') wrong.push([name!, 'no/such/folder/file']);
        else if (value !== undefined && !ANYTHING.includes(value)) wrong.push([name!, 'no such thing']);
      }
      const [, word] = /^ {2}<(.+?)>/m.exec(text) ?? [];
      if (word === undefined || !ANYTHING.includes(word)) wrong.push(['no such thing']);
      return wrong.map((words) => ({ script, words }));
    });
    expect(asked.length).toBeGreaterThan(100);
    for (const [i, { asked: call, code, out, err }] of run(asked).entries()) {
      const { script, words } = asked[i]!;
      const [sentence, ...rest] = err.split('\n');
      expect({ code, out, usage: rest.join('\n') }, `${call}\n${err}`).toEqual({
        code: 2,
        out: '',
        usage: usage.get(script),
      });
      expect(sentence, call).toMatch(/^[^\n]+\.$/);
      const named = /^-/.test(words[0] ?? '') ? words[0]!.replace(/=.*/, '') : (words[0] ?? 'is missing');
      expect(sentence, call).toContain(named);
    }
  });
});

test('nobody reads the command line beside the options they share', () => {
  const files = ['.ci', 'assets/build', 'src', 'test'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const sources = files.filter((file) => /\.m?[jt]s$/.test(file));
  expect(sources.length).toBeGreaterThan(300);
  // Which module was started is another question than what it was asked.
  const reads = /parseArgs|process\.argv(?!\[1\])/;
  const found = sources.filter((file) => reads.test(readFileSync(file, 'utf8')));
  expect(found.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([
    '.ci/options.mjs',
    'test/commands.test.ts',
    PROBE,
  ]);
});

test('values are read as what they are', () => {
  const before = process.argv;
  process.argv = ['', '', '--many', '3', '--share=0.5', '--who', 'one,two', 'first', '--', '--second'];
  try {
    const { values, words } = readOptions('npm run trial', {
      does: 'Nothing.',
      options: {
        many: { what: '', value: whole(1) },
        share: { what: '', value: decimal(0, 1) },
        who: { what: '', value: listOf(oneOf('who', ['one', 'two'])) },
        usual: { what: '', value: whole(1), default: 7 },
        absent: { what: '', value: TEXT },
        flag: { what: '' },
      },
      words: { what: '', value: TEXT, most: 2 },
    });
    expect({ ...values }).toEqual({
      many: 3,
      share: 0.5,
      who: ['one', 'two'],
      usual: 7,
      absent: undefined,
      flag: false,
    });
    expect(words).toEqual(['first', '--second']);
  } finally {
    process.argv = before;
  }
  expect(['0', '-1', '1.5', '0x3', ' ', '1e9'].map(whole(1).read)).toEqual(Array(6).fill(undefined));
  expect(['1.1', '-0.1', '.5', 'NaN', 'Infinity'].map(decimal(0, 1).read)).toEqual(Array(5).fill(undefined));
  expect(['0', '1', '0.25', '1e-3'].map(decimal(0, 1).read)).toEqual([0, 1, 0.25, 0.001]);
});
