/** The view lab as built pages in a browser: any screen in any look, without the game around it. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { findChromium, LAUNCH_ARGS } from '../../.ci/chromium.mjs';
import { DEFAULT_DISPLAY, type Display } from '../../src/content/index.ts';

/** Where the commands of the project run; the place of this file says nothing once it is part of a bundle. */
const root = process.cwd();
const folder = join(root, 'node_modules/.cache/lab');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Builds the lab and serves it; `close` ends the server. */
export async function serveLab(): Promise<{ readonly address: string; close(): void }> {
  await build({
    root,
    configFile: false,
    base: './',
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: join(root, 'test/view/lab.html'), checks: { pluginTimings: false } },
    },
  });
  const server = createServer((request, response) => {
    const path = join(
      folder,
      normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://lab').pathname)),
    );
    if (!path.startsWith(folder) || !existsSync(path)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

export const labBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...LAUNCH_ARGS] });

/** What has been drawn stays to be read: else a canvas reads as nothing once its picture has been shown. */
const KEEP_DRAWN = `{
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (type, options) {
    return getContext.call(this, type, /webgl/.test(type) ? { ...options, preserveDrawingBuffer: true } : options);
  };
}`;

/** A page of the lab that is ready to show screens. */
export async function openLab(
  browser: Browser,
  address: string,
  size: { readonly width: number; readonly height: number },
): Promise<Page> {
  const page = await (await browser.newContext({ viewport: size })).newPage();
  await page.addInitScript({ content: KEEP_DRAWN });
  await page.goto(`${address}test/view/lab.html`);
  await page.waitForFunction(() => document.title === 'ready', undefined, { timeout: 60_000 });
  return page;
}

/** Sets the look and runs a script in which `lab` is the lab. */
export async function inLab(page: Page, display: Partial<Display>, script: string): Promise<unknown> {
  const settings = JSON.stringify({ ...DEFAULT_DISPLAY, ...display });
  return page.evaluate(
    `(async () => { const { lab } = window; lab.view.configure(${settings}); ${script} })()`,
  );
}
