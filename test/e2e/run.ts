/** Runs every test of test/e2e/tests in a real browser against the built game. */
import { readdirSync, writeFileSync } from 'node:fs';
import { readOptions, TEXT } from '../../.ci/options.mjs';
import { type E2eTest, keepPicture, openSite } from './kit.ts';

const { values } = readOptions('npx tsx test/e2e/run.ts', {
  does: 'Plays the built game in a real browser.',
  options: { only: { what: 'a part of the names of some tests', value: TEXT } },
});
const folder = new URL('./tests/', import.meta.url);
const tests: E2eTest[] = [];
for (const file of readdirSync(folder).sort()) {
  const { default: test } = (await import(new URL(file, folder).href)) as { default: E2eTest | E2eTest[] };
  tests.push(...[test].flat());
}

let passed = 0;
let failed = 0;
const chosen = tests.filter(({ name }) => name.includes(values.only ?? ''));

const site = await openSite();
for (const test of chosen) {
  const started = performance.now();
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1);
  try {
    await test.run(site);
    passed++;
    console.log(`ok     ${test.name} (${seconds()} s)`);
  } catch (error) {
    failed++;
    console.error(`FAILED ${test.name} (${seconds()} s)\n`, error);
    for (const page of site.browser.contexts().flatMap((context) => context.pages()))
      await keepPicture(page, test.name);
  }
  // What a failed test leaves open would slow the others.
  for (const context of site.browser.contexts()) await context.close();
}
await site.close();
if (process.env['E2E_REPORT']) writeFileSync(process.env['E2E_REPORT'], JSON.stringify({ passed, failed }));
console.log(`e2e: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
