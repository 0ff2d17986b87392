// Finds a Chromium for the tests in a real browser, and fetches one where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DOWNLOAD_TIMEOUT_MS = 3 * 60_000;
const PACKAGE_TIMEOUT_MS = 10 * 60_000;
const { platform, env } = process;
const isRoot = process.getuid?.() === 0;

/** Flags for pictures that are the same everywhere (software WebGL), and for a browser that calls nobody. */
export const LAUNCH_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium that starts. */
export function findChromium() {
  const found = installed() || (download() && installed()) || (fromPackages() && installed());
  if (found) return found;
  throw new Error(
    [
      'The browser tests need Chromium, and it could neither be found nor installed.',
      'Install Chromium or Chrome (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium),',
      'or name one that is there: CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  );
}

function installed() {
  if (env.CHROMIUM_PATH) {
    if (starts(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and no Chromium starts there.`);
  }
  return [...usualPlaces(), ...playwrightBrowsers()].find(starts);
}

/** Some systems have a `chromium-browser` that only says where to get one, so being there is not enough. */
function starts(path) {
  if (!existsSync(path)) return false;
  if (platform === 'win32') return true; // there, `--version` opens a window
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function usualPlaces() {
  if (platform === 'darwin') {
    return ['Chromium', 'Google Chrome'].flatMap((name) =>
      ['/Applications', join(homedir(), 'Applications')].map((folder) =>
        join(folder, `${name}.app`, 'Contents', 'MacOS', name),
      ),
    );
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => [
        join(folder, 'Chromium', 'Application', 'chrome.exe'),
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ]);
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  return (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

/** Browsers that Playwright has downloaded, newest first. */
function playwrightBrowsers() {
  const caches = { darwin: 'Library/Caches', win32: 'AppData/Local' };
  const cache =
    env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), caches[platform] ?? '.cache', 'ms-playwright');
  const programs = [
    'chrome-headless-shell',
    'headless_shell',
    'chrome',
    'chrome.exe',
    'chrome-headless-shell.exe',
  ];
  return list(cache)
    .filter((name) => name.startsWith('chromium'))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .flatMap((name) => list(join(cache, name)).map((folder) => join(cache, name, folder)))
    .flatMap((folder) => programs.map((program) => join(folder, program)));
}

function list(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function download() {
  const cli = fileURLToPath(new URL('../node_modules/playwright-core/cli.js', import.meta.url));
  return tell(process.execPath, [cli, 'install', 'chromium-headless-shell'], DOWNLOAD_TIMEOUT_MS);
}

function fromPackages() {
  const asRoot = (...command) => {
    const [name, ...args] = isRoot ? command : ['sudo', '-n', ...command];
    return tell(name, args, PACKAGE_TIMEOUT_MS);
  };
  const has = (name) => (env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
  if (has('apt-get')) {
    asRoot('apt-get', 'update'); // where one source of several fails, the package may still be there
    return asRoot('apt-get', 'install', '-y', 'chromium');
  }
  if (has('dnf')) return asRoot('dnf', 'install', '-y', 'chromium');
  if (has('pacman')) return asRoot('pacman', '-Sy', '--noconfirm', 'chromium');
  if (has('brew')) return tell('brew', ['install', '--cask', 'chromium'], PACKAGE_TIMEOUT_MS);
  return false;
}

/** Runs a command that may take long, its output on standard error. */
function tell(command, args, timeout) {
  console.error(`Looking for Chromium: ${[command, ...args].join(' ')}`);
  const stdio = ['ignore', process.stderr.fd, process.stderr.fd];
  const options = { stdio, timeout, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  return spawnSync(command, args, options).status === 0;
}
