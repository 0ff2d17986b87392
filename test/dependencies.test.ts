/** What others have written is pinned, may be shipped, and runs nothing of its own when it is installed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies, devDependencies } = read('package.json') as Record<string, Record<string, string>>;
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([path]) => path !== '');

/** Licences under which something may be shipped with the game; their texts stand in the build's `licences.txt`. */
const MAY_SHIP = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];
/** Only looks whether its program runs: everything works with `npm ci --ignore-scripts` too. */
const HARMLESS = ['esbuild'];

test('every version is exact', () => {
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.length).toBeGreaterThan(10);
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('whatever may be shipped carries a licence that allows it, all else has one', () => {
  const shipped = locked.filter(([, { dev }]) => !dev);
  expect(shipped.length).toBeGreaterThan(Object.keys(dependencies!).length - 1);
  for (const [path, { license }] of shipped) expect(MAY_SHIP, path).toContain(license);
  for (const [path, { license }] of locked) expect(license, path).toMatch(/\w/);
});

test('nothing runs when it is installed', () => {
  const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(running.map(([path]) => path.replace(/.*node_modules\//, ''))).toEqual(HARMLESS);
});

test('the list of what is installed names no host', () => {
  for (const [path, { resolved }] of locked) expect(resolved, path).toBeUndefined();
});
