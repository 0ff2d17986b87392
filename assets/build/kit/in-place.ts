/** Files that take a while are made apart and put in their place together: whoever stops the run has what was there. */
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/caravan/', import.meta.url));

/**
 * @param target the folder of the files
 * @param others what becomes of files there that are not made now
 * @param make writes files into the folder it is given; when it throws, the target stays as it is
 */
export function putInPlace(
  target: string,
  others: 'kept' | 'removed',
  make: (folder: string) => unknown,
): void {
  const apart = join(CACHE, `made-${basename(target)}`); // the same each time: a run that is stopped leaves it behind
  const beside = `${target.replace(/\/$/, '')}.new`;
  rmSync(apart, { recursive: true, force: true });
  mkdirSync(apart, { recursive: true });
  try {
    make(`${apart}/`);
    mkdirSync(target, { recursive: true });
    const names = readdirSync(apart);
    // The packages may lie on another disk: what is copied over first is then renamed in no time.
    rmSync(beside, { recursive: true, force: true });
    cpSync(apart, beside, { recursive: true });
    for (const name of names) renameSync(join(beside, name), join(target, name));
    if (others === 'removed')
      for (const name of readdirSync(target)) if (!names.includes(name)) rmSync(join(target, name));
  } finally {
    for (const folder of [apart, beside]) rmSync(folder, { recursive: true, force: true });
  }
}
