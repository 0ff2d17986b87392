/** What a browser fetches before the first table, how big it is on the wire, and when something is to be seen. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { type Site, watchPage } from './kit.ts';

export interface Fetched {
  /** Without the folder and the hash of its content: `view.js`. */
  readonly name: string;
  /** Bytes as any host sends them: texts with gzip, pictures and fonts as they are. */
  readonly bytes: number;
  readonly url: string;
}

export interface Load {
  readonly fetched: readonly Fetched[];
  /** The first text, in milliseconds from the start of the visit. */
  readonly text: number;
  /** The table, a key having been pressed during the boot text. */
  readonly playable: number;
}

/** Straight to a table, which is the longest way to the first card. */
const TABLE = '#table?rules=standard&opponent=greedy&seed=1&first=A';
const PACKED = /\.(html|js|css|json|svg|wasm|webmanifest)$/;

/** Notes when the boot text has gone; the boot text is not waited for. */
const WATCH = `addEventListener('DOMContentLoaded', () => {
  const boot = document.getElementById('boot');
  new MutationObserver(() => { if (boot.hidden) window.playable ??= performance.now(); }).observe(boot, { attributes: true });
  setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })), 300);
});`;

const EARLY = `[location.href.replace(/#.*/, ''), ...performance.getEntriesByType('resource')
  .filter(({ startTime }) => startTime < window.playable).map(({ name }) => name)]`;

/** @returns bytes by name; what is fetched in several pieces counts as one */
async function sizeOf(response: Response): Promise<Fetched | null> {
  const { pathname, protocol } = new URL(response.url());
  if (!protocol.startsWith('http') || response.request().method() !== 'GET') return null;
  const file = pathname.split('/').at(-1) || 'index.html';
  const body = await response.body().catch(() => null);
  if (body === null) return null;
  const name = file.replace(/-[\w-]{8}(?=\.\w+$)/, '');
  return { name, bytes: PACKED.test(name) ? gzipSync(body).length : body.length, url: response.url() };
}

async function timesOf(page: Page): Promise<Pick<Load, 'text' | 'playable'>> {
  await page.waitForFunction(() => 'playable' in window, undefined, { timeout: 60_000 });
  return (await page.evaluate(
    `({ text: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN, playable: window.playable })`,
  )) as Pick<Load, 'text' | 'playable'>;
}

/**
 * Visits for the first time, and once more when all is kept.
 * @param network bytes a second and milliseconds there and back; as fast as it goes where left out
 */
export async function firstLoad(
  site: Site,
  network?: { readonly bytesPerSecond: number; readonly latency: number },
): Promise<{ readonly first: Load; readonly again: Load; readonly faults: readonly string[] }> {
  const context = await site.browser.newContext({ viewport: { width: 960, height: 540 } });
  await context.addInitScript({ content: WATCH });
  const page = await context.newPage();
  const faults: string[] = [];
  watchPage(page, site.address, faults);
  if (network) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.bytesPerSecond,
      uploadThroughput: network.bytesPerSecond,
    });
  }
  const load = async (go: () => Promise<unknown>): Promise<Load> => {
    const sizes: Promise<Fetched | null>[] = [];
    const note = (response: Response): void => void sizes.push(sizeOf(response));
    page.on('response', note);
    await go();
    const times = await timesOf(page);
    page.off('response', note);
    // What was asked for once one could play is what comes in the background.
    const early = (await page.evaluate(EARLY)) as string[];
    const fetched = (await Promise.all(sizes))
      .filter((one) => one !== null)
      .filter(({ url }) => early.includes(url));
    return { ...times, fetched: fetched.sort((a, b) => b.bytes - a.bytes) };
  };
  const first = await load(() => page.goto(site.address + TABLE));
  // Everything else comes in the background, and from then on nothing needs the network.
  await page.evaluate('navigator.serviceWorker.ready');
  const again = await load(() => page.goto(`${site.address}${TABLE}2`).then(() => page.reload()));
  await context.close();
  return { first, again, faults };
}

export const sumOf = (fetched: readonly Fetched[], of = /./): number =>
  fetched.filter(({ name }) => of.test(name)).reduce((sum, { bytes }) => sum + bytes, 0);
