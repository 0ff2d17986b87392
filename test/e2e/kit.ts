/** What the tests in a real browser share: the served game, pages that are watched, and the text terminal's hands. */
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { findChromium, LAUNCH_ARGS } from '../../.ci/chromium.mjs';
import { type Save, writeSlot } from '../../src/campaign/index.ts';

export interface Site {
  readonly address: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Serves the built game and starts a browser. */
export async function openSite(): Promise<Site> {
  const server = await preview({ logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } });
  const { port } = server.httpServer.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...LAUNCH_ARGS] });
  return {
    address: `http://127.0.0.1:${port}/`,
    browser,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** A page of a browser profile of its own, and what went wrong on it. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly address: string;
  /** Errors on the console, uncaught errors, failed requests and requests to other origins. */
  readonly faults: string[];
}

export interface VisitOptions {
  /** A script that runs in the page before the game; as text, since a compiled function brings helpers the page lacks. */
  readonly before?: string;
  readonly size?: { readonly width: number; readonly height: number };
  /** Device pixels per pixel of the page: fewer are drawn sooner, and nothing lies elsewhere for it. */
  readonly sharpness?: number;
  /** Nothing is pressed: the first check stays open. */
  readonly untouched?: boolean;
  /** The screen takes fingers. */
  readonly touch?: boolean;
  /** What this browser keeps from an earlier visit. */
  readonly keeps?: Save;
}

/** Writes a save into the browser of a page of this origin that is not the game. */
const keep = (save: Save): string => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('caravan');
  opening.onerror = () => reject(opening.error);
  opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
  opening.onsuccess = () => {
    const writing = opening.result.transaction('kept', 'readwrite');
    writing.objectStore('kept').put(${JSON.stringify(writeSlot(save, 1))}, 'save-0');
    writing.oncomplete = () => { opening.result.close(); resolve(0); };
  };
})`;

/** Notes all that goes wrong on a page. */
export function watchPage(page: Page, address: string, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith('data:') && !url.startsWith('blob:'))
      faults.push(`request to ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
}

/**
 * Without a graphics card the game lets go of the screen's effect after some slow seconds, and knows it at the next visit:
 * the tests need not find it out each time.
 */
const SLOW_DRAWING = `if (origin !== 'null') localStorage.setItem('caravan.stepped-down', '{"chosen":"auto","level":"off"}');`;

export async function visit(site: Site, hash = '', options: VisitOptions = {}): Promise<Visit> {
  const context = await site.browser.newContext({
    // Of the wide form, and half the pixels of 1280×720: without a graphics card they are what a test waits for.
    viewport: options.size ?? { width: 960, height: 540 },
    hasTouch: options.touch ?? false,
    deviceScaleFactor: options.sharpness ?? 1,
  });
  const page = await context.newPage();
  if (options.keeps) {
    await page.goto(`${site.address}icon-192.png`);
    await page.evaluate(keep(options.keeps));
  }
  const faults: string[] = [];
  watchPage(page, site.address, faults);
  await context.addInitScript({ content: SLOW_DRAWING });
  if (options.before) await context.addInitScript({ content: options.before });
  await page.goto(site.address + hash);
  // Whoever comes for the first time is asked about the screen; a link is not kept waiting.
  if (hash === '' && !options.untouched && !options.keeps?.table?.settings.greeted) {
    await page.locator('#boot').waitFor({ state: 'hidden', timeout: 30_000 });
    await page.keyboard.press('Escape');
  }
  return { page, context, address: site.address, faults };
}

let pictures: string | null = null;

/** Keeps a last picture of a page on which something failed, and says where it lies. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  pictures ??= mkdtempSync(join(tmpdir(), 'caravan-e2e-'));
  const path = join(pictures, `${name.replace(/[^a-z0-9]+/gi, '-')}.png`);
  await page.screenshot({ path }).then(
    () => console.error(`its last picture: ${path}`),
    () => console.error('its page shows no picture any more'),
  );
}

/**
 * Lays a table of bots in a page whose terminal is open, and waits for the end of the match.
 * @param link an address after `#`; `speed=instant` has it over soon
 * @returns whether it ended within so many milliseconds
 */
export async function playOut(page: Page, link: string, timeout: number): Promise<boolean> {
  // The log is emptied, so that an old end is not taken for the new one.
  await page.evaluate((hash) => {
    document.querySelector('[aria-label="Terminal"]')?.replaceChildren();
    location.hash = hash;
  }, link);
  const ended = page.waitForFunction(
    () =>
      /\b(wins?|draw)\b/.test(
        document.querySelector('[aria-label="Terminal"]')?.lastElementChild?.textContent ?? '',
      ),
    undefined,
    { timeout },
  );
  return ended.then(
    () => true,
    () => false,
  );
}

/** What `state` tells. */
export interface TerminalState {
  readonly result: string;
  readonly why: string | null;
  readonly next: 'A' | 'B' | null;
  readonly legal: readonly string[];
  readonly position: {
    readonly handA: readonly string[];
    readonly A: readonly string[];
    readonly B: readonly string[];
  };
}

/** The text terminal as a person uses it. */
export class TerminalHand {
  private count = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page): Promise<TerminalHand> {
    // The title's mirror has a button of that name too.
    await page.locator('#open-terminal').click();
    await page.getByRole('textbox', { name: 'Command' }).waitFor();
    return new TerminalHand(page);
  }

  /** Types a line and waits for its answer. */
  async say(line: string): Promise<string> {
    const input = this.page.getByRole('textbox', { name: 'Command' });
    await input.fill(line);
    await input.press('Enter');
    const answer = this.page.locator(`[aria-label="Terminal"] > [data-answer="${++this.count}"]`);
    await answer.waitFor({ state: 'attached', timeout: 30_000 });
    return (await answer.textContent()) ?? '';
  }

  async state(): Promise<TerminalState> {
    return JSON.parse(await this.say('state')) as TerminalState;
  }

  /** Everything the terminal has said by itself. */
  async events(): Promise<string[]> {
    return this.page.locator('[aria-label="Terminal"] > [data-event]').allTextContents();
  }
}

/** Plays cards rather than throwing them away, taking the move in the middle: matches stay short. */
export function pickMove({ legal }: TerminalState): string {
  const plays = legal.filter((move) => move.includes('>'));
  const from = plays.length > 0 ? plays : legal;
  return from[Math.floor(from.length / 2)]!;
}

export interface E2eTest {
  readonly name: string;
  run(site: Site): Promise<void>;
}
