// `npm test`: every check that must hold at every commit, one after the other, also after a failure.
// The last line is the true sum: "N passed, N failed".
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';
import { oneOf, readOptions } from './options.mjs';

const STEP_TIMEOUT_MS = 20 * 60_000;
const root = fileURLToPath(new URL('..', import.meta.url));
const inTerminal = process.stdout.isTTY === true;

const TSC = 'node_modules/typescript/bin/tsc';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const KNIP = 'node_modules/knip/bin/knip.js';
const VITE = 'node_modules/vite/bin/vite.js';
const VITEST = 'node_modules/vitest/vitest.mjs';
const TSX = 'node_modules/tsx/dist/cli.mjs';
const E2E = 'test/e2e/run.ts';

/** name → the step; a step returns how many checks passed and failed. */
const STEPS = {
  types: async () => one(await together([TSC, '-p', 'tsconfig.json'], [TSC, '-p', 'tsconfig.pure.json'])),
  lint: () => one(run(BIOME, 'ci', '--error-on-warnings', ...(inTerminal ? [] : ['--colors=off']))),
  'dead code': () => one(run(KNIP)),
  borders: () => vitest('test/borders.test.ts'),
  tests: () => vitest(),
  e2e,
};
const QUICK = ['types', 'lint', 'dead code', 'borders'];
const ALL = ['types', 'lint', 'dead code', 'tests', 'e2e']; // the borders are among the tests

const { values } = readOptions('npm test', {
  does: 'Runs every check; the last line says how many passed and failed.',
  options: {
    quick: { what: 'leaves out the slow steps, as `npm run check` does' },
    only: { what: 'one step', value: oneOf('step', Object.keys(STEPS)) },
  },
});
ensureInstall();

const reports = mkdtempSync(join(tmpdir(), 'caravan-test-'));
let passed = 0;
let failed = 0;
const summary = [];
for (const name of values.only ? [values.only] : values.quick ? QUICK : ALL) {
  console.log(`\n=== ${name} ===\n`);
  const started = performance.now();
  const result = await attempt(STEPS[name]);
  passed += result.passed;
  failed += result.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  summary.push(
    `${result.failed ? 'FAILED' : 'ok    '} ${name}: ${result.note ?? `${result.passed} of ${result.passed + result.failed}`} (${seconds} s)`,
  );
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n=== summary ===\n\n${summary.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** A step that crashes is a failed check, and the other steps still run. */
async function attempt(step) {
  try {
    return await step();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

function one(succeeded) {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function run(script, ...args) {
  const { status, error } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    timeout: STEP_TIMEOUT_MS,
    env: {
      ...process.env,
      ...(inTerminal ? {} : { NO_COLOR: '1' }),
      TZ: 'UTC',
      E2E_REPORT: join(reports, 'e2e.json'),
    },
  });
  if (error) console.error(error.message);
  return status === 0;
}

/** Programs that do not need each other run side by side. */
async function together(...programs) {
  const statuses = programs.map(
    (args) =>
      new Promise((resolve, reject) => {
        spawn(process.execPath, args, { cwd: root, stdio: 'inherit', timeout: STEP_TIMEOUT_MS })
          .on('error', reject)
          .on('close', resolve);
      }),
  );
  return (await Promise.all(statuses)).every((status) => status === 0);
}

function vitest(...files) {
  const report = join(reports, 'vitest.json');
  const succeeded = run(
    VITEST,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  );
  const { numPassedTests, numFailedTests, testResults } = readReport(report);
  // A file that does not even load has no tests to fail; it counts as one.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return counted(numPassedTests, numFailedTests + broken, succeeded);
}

function e2e() {
  if (!existsSync(join(root, E2E))) return { passed: 0, failed: 0, note: `skipped, there is no ${E2E} yet` };
  if (!run(VITE, 'build', '--logLevel=warn')) return { passed: 0, failed: 1, note: 'the build failed' };
  const succeeded = run(TSX, E2E);
  const report = readReport(join(reports, 'e2e.json'));
  return counted(report.passed, report.failed, succeeded);
}

/** A run that ended badly without naming a failed test (an unhandled error, say) still counts as a failure. */
function counted(passed, failed, succeeded) {
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
