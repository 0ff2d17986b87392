// Makes a fresh checkout runnable: installs the packages of the lock file when they are not there yet.
// Plain Node and nothing else, because it runs before anything is installed. It never writes to standard
// output: `npm run -s engine` promises that nothing but answers appears there.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OLDEST_NODE = [20, 19];
const LOCK_TIMEOUT_MS = 10 * 60_000;
const root = fileURLToPath(new URL('..', import.meta.url));

/** Installs what is missing; returns within milliseconds when nothing is. Ends the process when it cannot. */
export function ensureInstall() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    stop(
      `Caravan needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org`,
    );
  }
  if (isInstalled()) return;
  withLock(() => {
    if (!isInstalled()) install();
  });
}

/** Compares contents, not times: a checkout touches times without changing anything. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json'); // npm writes it last
  return (
    present !== undefined &&
    Object.entries(wanted ?? {}).every(
      ([path, { version, optional }]) =>
        // Optional packages are the binaries of other systems.
        path === '' || (optional && !present[path]) || present[path]?.version === version,
    )
  );
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(root + file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install() {
  process.stderr.write('Installing packages (only the first time, or after a change) …\n');
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', process.stderr.fd, process.stderr.fd] };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) stop('The packages could not be installed; npm says why above.');
}

/** Two programs started at once on a fresh checkout must not install over each other. */
function withLock(work) {
  const lock = `${root}.install-lock`;
  const start = Date.now();
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? start;
      if (Date.now() - since > LOCK_TIMEOUT_MS) rmSync(lock, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  const release = () => rmSync(lock, { recursive: true, force: true });
  process.once('exit', release);
  work();
  release();
}

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureInstall();
