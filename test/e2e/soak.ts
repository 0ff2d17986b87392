/**
 * `npm run soak`: the long runs, most of them in a real browser against the build in `dist` (`npm run build`), one after the
 * other. The parts are the files of test/e2e/soak.
 */
import { readdirSync } from 'node:fs';
import { oneOf, readOptions, whole } from '../../.ci/options.mjs';
import type { Site } from './kit.ts';
import { SOAK_DEVICES, type SoakPart } from './soak/part.ts';

const folder = new URL('./soak/', import.meta.url);
const names = readdirSync(folder)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'part')
  .sort();
const { values, words, refuse } = readOptions('npm run soak', {
  does: 'Does the long runs, one after the other; most of them need a build in `dist`.',
  options: {
    many: {
      what: 'matches, rounds, puzzles, whatever the run repeats; without, as many as it is made for',
      value: whole(1),
    },
    seed: { what: 'of the first; the others follow it', value: whole(0), default: 1 },
    device: { what: 'the one to play with, where a run has several', value: oneOf('device', SOAK_DEVICES) },
  },
  words: { what: 'which; without, all', value: oneOf('run', names), most: Number.POSITIVE_INFINITY },
});
const parts = new Map<string, SoakPart>();
for (const name of words.length > 0 ? words : names) {
  const { default: part } = (await import(new URL(`${name}.ts`, folder).href)) as { default: SoakPart };
  parts.set(name, part);
  const cannot = values.device !== undefined && !part.devices?.includes(values.device);
  if (cannot && words.length > 0)
    refuse(`The run "${name}" cannot be asked for with --device ${values.device}.`);
}
const { openSite } = await import('./kit.ts');

let faults = 0;
for (const [name, part] of parts) {
  const many = values.many ?? part.many;
  const { seed } = values;
  const started = performance.now();
  console.log(`${name}: ${many}, seed ${seed}`);
  // A browser of its own for each: what one part leaves does not count against the next.
  const site = part.withoutPage ? null : await openSite();
  const found = await part.run(site as Site, { many, seed, device: values.device });
  await site?.close();
  for (const fault of found) console.error(fault);
  faults += found.length;
  console.log(`${name}: ${found.length} faults (${((performance.now() - started) / 60_000).toFixed(1)} min)`);
}
console.log(`soak: ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;
