/**
 * The budgets of what is loaded: the build piece by piece, and a first and a second visit over a line of 10 Mbit/s
 * (the budgets themselves: 430 kB of script and 800 kB in all before the first table, text in half a second, playable in
 * two seconds, in one at the second visit).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { firstLoad, sumOf } from '../e2e/first-load.ts';
import { openSite } from '../e2e/kit.ts';
import { quantile } from '../kit/quantile.ts';
import type { Section } from './section.ts';

const LINE = { bytesPerSecond: 10e6 / 8, latency: 40 };
const VISITS = 5;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const load: Section = {
  async run(print) {
    const pieces = readdirSync('dist/assets')
      .filter((file) => /\.(js|css|wasm)$/.test(file))
      .map((file) => ({ file, bytes: gzipSync(readFileSync(`dist/assets/${file}`)).length }))
      .sort((a, b) => b.bytes - a.bytes);
    for (const { file, bytes } of pieces) print(`${file}: ${kB(bytes)} gzip`);
    const site = await openSite();
    try {
      const visits: Awaited<ReturnType<typeof firstLoad>>[] = [];
      for (let i = 0; i < VISITS; i++) visits.push(await firstLoad(site, LINE));
      const { fetched } = visits[0]!.first;
      print(`before the first table: ${fetched.map(({ name, bytes }) => `${name} ${kB(bytes)}`).join(', ')}`);
      print(`script ${kB(sumOf(fetched, /\.js$/))} gzip of 430, all ${kB(sumOf(fetched))} of 800`);
      for (const which of ['first', 'again'] as const) {
        const middle = (what: 'text' | 'playable'): string => {
          const times = visits.map((visited) => visited[which][what]);
          return `${(quantile(times, 0.5) / 1000).toFixed(2)} s`;
        };
        print(`${which} visit: text after ${middle('text')}, playable after ${middle('playable')}`);
      }
    } finally {
      await site.close();
    }
  },
};
