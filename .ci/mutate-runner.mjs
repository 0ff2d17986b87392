// Runs the unit tests for Stryker in its own process, thousands of times: a test file is bundled once and evaluated
// anew for each mutant, which takes milliseconds where a worker of Vitest takes a second. It knows as much of Vitest
// as the tests of the pure folders use: describe, test, test.each and expect (Vitest's own).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { Script } from 'node:vm';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const PLAN = '.mutation-plan.json';
/** A test hangs when it takes so long and so many times as long as without a change. */
const PATIENCE_MS = 500;
const PATIENCE = 10;

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
const expect = (value, message) => chai.expect(value, message);
Object.assign(expect, chai.expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
setState({ assertionCalls: 0 }, expect);

/** A test file: `load()` evaluates it, and everything it imports, from the beginning. */
function testFile(path, code) {
  const script = new Script(`(require, module, exports) => {${code}\n}`, { filename: path });
  const load = () => {
    const tests = [];
    const titles = [];
    const describe = (title, ...rest) => {
      titles.push(title);
      rest.find((one) => typeof one === 'function')();
      titles.pop();
    };
    const test = (title, ...rest) => {
      const name = [...titles, title].join(' ');
      tests.push({
        id: `${path}#${tests.length} ${name}`,
        name,
        run: rest.find((one) => typeof one === 'function'),
      });
    };
    test.each = (rows) => (title, run) => {
      for (const row of rows) {
        const values = Array.isArray(row) ? row : [row];
        test(format(title, ...values).split('\n')[0], () => run(...values));
      }
    };
    const vitest = { describe, expect, test, vi: { setConfig() {} } };
    const module = { exports: {} };
    script.runInThisContext()((name) => (name === 'vitest' ? vitest : require(name)), module, module.exports);
    return tests;
  };
  return { path, load };
}

/** The tests that MUTATION_TESTS names, files or folders, one bundle a file. */
async function bundleTests() {
  const paths = process.env.MUTATION_TESTS.split(',').flatMap((place) =>
    place.endsWith('.ts')
      ? [place]
      : readdirSync(place, { recursive: true })
          .filter((name) => name.endsWith('.test.ts') && name !== 'headless.test.ts') // it starts a program of its own
          .map((name) => join(place, name)),
  );
  const { outputFiles } = await build({
    absWorkingDir: process.cwd(), // the sandbox, which esbuild does not notice by itself
    entryPoints: paths,
    outdir: 'bundled',
    outbase: '.',
    write: false,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
    plugins: [
      {
        name: 'own-address',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replaceAll(
              'import.meta.url',
              JSON.stringify(pathToFileURL(path)),
            ),
            loader: 'ts',
            resolveDir: dirname(path),
          })),
      },
    ],
  });
  const codeOf = (path) => outputFiles.find((file) => file.path.endsWith(path.replace(/\.ts$/, '.js'))).text;
  return new Map(paths.map((path) => [path, testFile(path, codeOf(path))]));
}

/** Milliseconds of work: on a busy machine the clock says little. */
function cpuTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const messageOf = (error) => (error instanceof Error ? error.message : String(error)).slice(0, 2000);

globalThis.__stryker__ ??= {};

class Runner {
  static inject = [];
  files = new Map();
  plan = undefined;
  /** Test → how many mutants it has noticed. */
  killers = new Map();
  /** What the changed code and this runner tell each other. */
  state = globalThis.__stryker__;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const fc = require('fast-check');
    fc.configureGlobal({ numRuns: Math.ceil(100 * Number(process.env.CARAVAN_RUNS)), endOnFailure: true });
    this.files = await bundleTests();
  }

  /**
   * Every test once. What a file's mere loading runs is counted for all of its tests, and the plan remembers it: such
   * a mutant is active while the file is loaded.
   */
  async dryRun() {
    const { state } = this;
    state.activeMutant = undefined;
    state.mutantCoverage = undefined;
    const tests = [];
    const plan = { times: {}, loading: {} };
    const loadedBy = {};
    for (const file of this.files.values()) {
      const before = { ...state.mutantCoverage?.static };
      state.currentTestId = undefined;
      const started = cpuTime();
      const loaded = file.load();
      plan.times[file.path] = cpuTime() - started;
      loadedBy[file.path] = Object.entries(state.mutantCoverage?.static ?? {}).filter(
        ([id, hits]) => hits !== before[id],
      );
      for (const test of loaded) {
        state.currentTestId = test.id;
        tests.push({ ...result(test), fileName: file.path });
        plan.times[test.id] = tests.at(-1).timeSpentMs;
      }
      state.currentTestId = undefined;
    }
    const perTest = state.mutantCoverage?.perTest ?? {};
    const run = new Set(Object.values(perTest).flatMap((hits) => Object.keys(hits)));
    for (const { id, fileName } of tests) {
      for (const [mutant, hits] of loadedBy[fileName]) {
        if (run.has(mutant)) continue;
        plan.loading[mutant] = true;
        perTest[id] ??= {};
        perTest[id][mutant] = hits;
      }
    }
    writeFileSync(PLAN, JSON.stringify(plan));
    const coverage = JSON.parse(JSON.stringify({ static: {}, perTest }));
    return { status: 'complete', tests, mutantCoverage: coverage };
  }

  /**
   * The tests that meet a mutant until one fails: first those that are quick and have noticed many before.
   */
  async mutantRun({ activeMutant: { id }, testFilter, hitLimit }) {
    const { state, killers } = this;
    this.plan ??= JSON.parse(readFileSync(PLAN, 'utf8'));
    const { times, loading } = this.plan;
    const wanted = new Map();
    for (const test of testFilter ?? []) {
      const path = test.slice(0, test.indexOf('#'));
      wanted.set(path, (wanted.get(path) ?? new Set()).add(test));
    }
    const promise = (test) => (1 + (killers.get(test) ?? 0)) / (1 + times[test]);
    const promising = ([path, ids]) => Math.max(...[...ids].map(promise)) / (1 + times[path]);
    let count = 0;
    const run = (test, work) => {
      state.hitCount = 0;
      state.activeMutant = id;
      let failure;
      const ended = within(PATIENCE_MS + PATIENCE * times[test], () => {
        failure = work();
      });
      count++;
      if (!ended || state.hitCount > hitLimit) return { status: 'timeout', reason: test };
      if (failure === undefined) return undefined;
      killers.set(test, (killers.get(test) ?? 0) + 1);
      return { status: 'killed', killedBy: [test], failureMessage: failure, nrOfTests: count };
    };
    state.currentTestId = undefined;
    state.hitLimit = hitLimit;
    for (const [path, ids] of [...wanted].sort((a, b) => promising(b) - promising(a))) {
      let tests = [];
      const load = () => {
        state.activeMutant = loading[id] ? id : undefined;
        try {
          tests = this.files
            .get(path)
            .load()
            .filter((test) => ids.has(test.id));
          return tests.length < ids.size ? 'Tests have gone' : undefined;
        } catch (error) {
          return messageOf(error);
        }
      };
      const first = run(path, load);
      if (first) return first;
      tests.sort((a, b) => promise(b.id) - promise(a.id));
      for (const test of tests) {
        const verdict = run(test.id, () => result(test).failureMessage);
        if (verdict) return verdict;
      }
    }
    return { status: 'survived', nrOfTests: count };
  }
}

/** How a test went, in Stryker's words: 0 is success, 1 is failure. */
function result({ id, name, run }) {
  const started = cpuTime();
  let failure = {};
  try {
    if (run() instanceof Promise) throw new Error('Tests that take their time are not for this runner');
  } catch (error) {
    failure = { failureMessage: messageOf(error) };
  }
  return {
    id,
    name,
    timeSpentMs: cpuTime() - started,
    status: 'failureMessage' in failure ? 1 : 0,
    ...failure,
  };
}

const TIMED_OUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';
const guarded = new Script('__guarded__()');

/** Whether work came to its end within so many milliseconds of work; if not, it is stopped wherever it is. */
function within(patience, work) {
  globalThis.__guarded__ = work;
  for (let timeout = patience; ; timeout *= 4) {
    const started = cpuTime();
    try {
      guarded.runInThisContext({ timeout: Math.ceil(timeout) });
      return true;
    } catch (error) {
      if (error?.code !== TIMED_OUT) throw error;
      if (cpuTime() - started >= patience * 0.8) return false;
    }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: Runner }];
