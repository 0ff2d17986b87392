/** `npm run art`: makes all pictures and writes them to assets/art. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allFiles } from './make.ts';

const ART = fileURLToPath(new URL('../art/', import.meta.url));
const BUDGET = 300_000;

mkdirSync(ART, { recursive: true });
for (const old of readdirSync(ART)) rmSync(ART + old);
let total = 0;
for (const [name, content] of allFiles()) {
  writeFileSync(ART + name, content);
  const size = Buffer.byteLength(content);
  total += size;
  console.log(`${name.padEnd(24)} ${String(size).padStart(8)}`);
}
console.log(`${'together'.padEnd(24)} ${String(total).padStart(8)} of ${BUDGET}`);
if (total > BUDGET) process.exitCode = 1;
