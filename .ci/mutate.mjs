// `npm run mutate`: changes the rules, the campaign and the protocol in thousands of small ways, one at a time, and
// asks whether a test notices. What earlier runs found is kept in node_modules/.cache and used where neither code nor
// tests changed.
//
// Every folder must be guarded by its own tests, so only those are run. Nothing in the folders is left out, messages
// and tables included. A mutant that survives is answered in test/mutation/answered.json or told at the end.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';
import { readOptions, whole } from './options.mjs';

const THRESHOLD = 85;
const CACHE = 'node_modules/.cache/mutation';
const ANSWERS = 'test/mutation/answered.json';
/** folder → the tests that guard it. */
const FOLDERS = {
  engine: 'test/engine,test/playthroughs',
  protocol: 'test/protocol',
  campaign: 'test/campaign',
};

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values, words } = readOptions('npm run mutate', {
  does: 'Changes the code in small ways and tells which of them no test notices.',
  options: {
    all: { what: 'forgets what earlier runs found' },
    concurrency: { what: 'so many at a time', value: whole(1), default: 2 },
  },
  words: {
    what: `a folder (${Object.keys(FOLDERS).join(', ')}) or a file of one; without, all folders`,
    most: Number.POSITIVE_INFINITY,
    value: {
      placeholder: 'part',
      expected: `one of ${Object.keys(FOLDERS).join(', ')}, or a file of one (src/engine/legal.ts)`,
      read: (text) => (Object.hasOwn(FOLDERS, text) || isGuarded(text) ? text : undefined),
    },
  },
});
const wanted = words.length > 0 ? words : Object.keys(FOLDERS);
ensureInstall();
const { Stryker } = await import('@stryker-mutator/core');

const started = performance.now();
const results = [];
for (const folder of Object.keys(FOLDERS)) {
  const files = wanted.filter((one) => one !== folder && folderOf(one) === folder);
  if (!wanted.includes(folder) && files.length === 0) continue;
  process.env.MUTATION_TESTS = FOLDERS[folder];
  process.env.CARAVAN_RUNS = '0.02';
  process.env.TZ = 'UTC';
  results.push(...(await mutate(folder, wanted.includes(folder) ? [`src/${folder}/**/*.ts`] : files)));
}
report();

function isGuarded(path) {
  return /^src\/\w+\/.+\.ts$/.test(path) && Object.hasOwn(FOLDERS, folderOf(path)) && existsSync(path);
}

function folderOf(path) {
  return path.split('/')[1];
}

function mutate(folder, files) {
  return new Stryker({
    mutate: files,
    testRunner: 'in-process',
    plugins: [fileURLToPath(new URL('mutate-runner.mjs', import.meta.url))],
    coverageAnalysis: 'perTest',
    concurrency: values.concurrency,
    incremental: true,
    force: values.all,
    incrementalFile: `${CACHE}/${folder}.json`,
    tempDirName: `${CACHE}/sandbox`,
    ignorePatterns: ['/dist', '/assets', '/coverage', '/test/e2e', '/test/pictures', '/test/view'],
    reporters: process.stdout.isTTY === true ? ['progress'] : [],
    timeoutMS: 300_000, // the runner stops tests that hang itself
    timeoutFactor: 20,
    dryRunTimeoutMinutes: 60,
    allowConsoleColors: process.stdout.isTTY === true,
    warnings: { slow: false, unknownOptions: false },
    logLevel: 'warn',
  }).runMutationTest();
}

/** The scores of the folders and every survivor that has no answer. */
function report() {
  const answers = existsSync(ANSWERS) ? JSON.parse(readFileSync(ANSWERS, 'utf8')) : {};
  const used = new Set();
  const lines = new Map();
  const rows = new Map();
  const told = [];
  for (const { fileName, location, mutatorName, replacement, status } of results) {
    const file = fileName.slice(fileName.lastIndexOf('src/'));
    const row = rows.get(folderOf(file)) ?? { mutants: 0, killed: 0, timeout: 0, answered: 0, open: 0 };
    rows.set(folderOf(file), row);
    if (['CompileError', 'RuntimeError', 'Ignored'].includes(status)) continue;
    row.mutants++;
    if (status === 'Killed') row.killed++;
    else if (status === 'Timeout') row.timeout++;
    else {
      if (!lines.has(file)) lines.set(file, readFileSync(file, 'utf8').split('\n'));
      const line = lines.get(file)[location.start.line - 1].trim();
      const change = changeOf(lines.get(file), location, replacement);
      const answer =
        answers[file]?.findIndex((one) => one.line === line && one.changes.includes(change)) ?? -1;
      if (answer >= 0) {
        row.answered++;
        used.add(`${file} ${answer} ${change}`);
      } else {
        row.open++;
        told.push({
          file,
          at: location.start,
          change,
          line,
          note: status === 'NoCoverage' ? 'no test comes here' : mutatorName,
        });
      }
    }
  }
  told.sort((a, b) => a.file.localeCompare(b.file) || a.at.line - b.at.line || a.at.column - b.at.column);
  for (const { file, at, change, line, note } of told)
    console.log(`${file}:${at.line}:${at.column} (${note})\n    ${line}\n    ${change}`);
  const sum = { mutants: 0, killed: 0, timeout: 0, answered: 0, open: 0 };
  for (const row of rows.values()) for (const key of Object.keys(sum)) sum[key] += row[key];
  console.log('\nfolder     mutants  killed  timeout  answered  open   score');
  for (const [name, row] of [...rows, ['together', sum]]) {
    const cells = [
      [row.mutants, 9],
      [row.killed, 8],
      [row.timeout, 9],
      [row.answered, 10],
      [row.open, 6],
      [`${score(row).toFixed(1)} %`, 9],
    ];
    console.log(name.padEnd(9) + cells.map(([cell, width]) => String(cell).padStart(width)).join(''));
  }
  console.log(`\n${Math.round((performance.now() - started) / 1000)} s`);
  const files = new Set(results.map(({ fileName }) => fileName.slice(fileName.lastIndexOf('src/'))));
  for (const [file, list] of Object.entries(answers)) {
    if (!files.has(file)) continue;
    for (const [i, { line, changes }] of list.entries())
      for (const change of changes)
        if (!used.has(`${file} ${i} ${change}`))
          console.log(`No longer needed in ${ANSWERS}: ${file} "${line}" ${change}`);
  }
  if (sum.open > 0 || [...rows.values()].some((row) => score(row) < THRESHOLD)) process.exitCode = 1;
}

/** Timeouts are noticed too. Survivors that are answered still count as survivors. */
function score({ mutants, killed, timeout }) {
  return mutants === 0 ? 100 : ((killed + timeout) / mutants) * 100;
}

function changeOf(lines, { start, end }, replacement) {
  const part = lines.slice(start.line - 1, end.line);
  part[part.length - 1] = part.at(-1).slice(0, end.column - 1);
  part[0] = part[0].slice(start.column - 1);
  const short = (text) => {
    const flat = text.replace(/\s+/g, ' ').trim();
    return flat.length > 120 ? `${flat.slice(0, 80)} … ${flat.slice(-30)}` : flat;
  };
  return `${short(part.join('\n'))} → ${short(replacement ?? '')}`;
}
