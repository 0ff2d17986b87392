/** `npm run art`: makes all pictures and puts them into assets/art. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../../.ci/options.mjs';
import { putInPlace } from './kit/in-place.ts';

const ART = fileURLToPath(new URL('../art/', import.meta.url));
const BUDGET = 300_000;

readOptions('npm run art', { does: 'Draws the art in assets/art from its sources.' });
const { allFiles } = await import('./make.ts');
let total = 0;
putInPlace(ART, 'removed', (folder) => {
  for (const [name, content] of allFiles()) {
    writeFileSync(folder + name, content);
    const size = Buffer.byteLength(content);
    total += size;
    console.log(`${name.padEnd(24)} ${String(size).padStart(8)}`);
  }
});
console.log(`${'together'.padEnd(24)} ${String(total).padStart(8)} of ${BUDGET}`);
if (total > BUDGET) process.exitCode = 1;
