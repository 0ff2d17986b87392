// `npm run lighthouse`: what Lighthouse says of the build in `dist` on a phone. It is no part of the project: npx fetches
// it at an exact version. Accessibility must be perfect, best practices and SEO good; the speed is only told, since it is
// that of this machine, which may have to draw without a graphics card.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { readOptions } from './options.mjs';

const LEAST = { accessibility: 1, 'best-practices': 0.95, seo: 0.9 };
const TIMEOUT_MS = 10 * 60_000;
// It reads the speed from the traces of new browsers, and needs a newer Node than the game does: npx brings that along.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const NODE = 'node@22.20.0';

readOptions('npm run lighthouse', {
  does: 'Tells what Lighthouse says of the build in `dist` on a phone.',
});
const { preview } = await import('vite');
const server = await preview({ logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } });
const folder = mkdtempSync(join(tmpdir(), 'caravan-lighthouse-'));
const report = join(folder, 'report.json');
const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
const asked = [
  '--yes',
  `--package=${NODE}`,
  `--package=${LIGHTHOUSE}`,
  'lighthouse',
  `http://127.0.0.1:${server.httpServer.address().port}/`,
  '--quiet',
  '--output=json',
  `--output-path=${report}`,
  `--chrome-flags=--headless=new${sandbox}`,
];
const env = { ...process.env, CHROME_PATH: findChromium() };
const child = spawn('npx', asked, { env, stdio: 'ignore', timeout: TIMEOUT_MS });
await once(child, 'exit');
await server.close();

let told;
try {
  told = JSON.parse(readFileSync(report, 'utf8'));
} catch {
  console.error(`${LIGHTHOUSE} gave no report; it is fetched by npx, which needs the network.`);
  process.exit(1);
}
rmSync(folder, { recursive: true });
let failed = 0;
for (const { id, score, auditRefs } of Object.values(told.categories)) {
  const least = LEAST[id];
  const isLow = least !== undefined && (score ?? 0) < least;
  failed += Number(isLow);
  console.log(
    `${isLow ? 'FAILED' : 'ok    '} ${id} ${score === null ? 'not told' : Math.round(score * 100)}`,
  );
  if (least === undefined) continue;
  for (const { id: audit } of auditRefs) {
    const found = told.audits[audit];
    if (found.score !== null && found.score < 0.9) console.log(`       ${audit}: ${found.title}`);
  }
}
for (const id of [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'cumulative-layout-shift',
  'total-blocking-time',
])
  console.log(`       ${id} ${told.audits[id]?.displayValue ?? 'not told'}`);
process.exitCode = failed === 0 ? 0 : 1;
