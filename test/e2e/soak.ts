/**
 * `npm run soak`: the long runs, most of them in a real browser against the build in `dist` (`npm run build`), one after the other;
 * `npm run soak -- matches` runs one. The parts are the files of test/e2e/soak. `--many=N`, `--seed=N` (1) and `--device=pad` change a run.
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openSite, type Site } from './kit.ts';
import type { SoakPart } from './soak/part.ts';

const folder = new URL('./soak/', import.meta.url);
const names = readdirSync(folder)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'part')
  .sort();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    many: { type: 'string' },
    seed: { type: 'string', default: '1' },
    device: { type: 'string', default: '' },
  },
});
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no long run "${unknown}". There are: ${names.join(', ')}.`);
  process.exit(1);
}

let faults = 0;
for (const name of positionals.length > 0 ? positionals : names) {
  const { default: part } = (await import(new URL(`${name}.ts`, folder).href)) as { default: SoakPart };
  const many = Number(values.many ?? part.many);
  const seed = Number(values.seed);
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
