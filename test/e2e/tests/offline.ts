import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { Page } from 'playwright-core';
import { titleMenu } from '../../../src/present/index.ts';
import { type E2eTest, pickMove, TerminalHand, visit } from '../kit.ts';
import { clickItem, drawnAnew } from '../menu-hand.ts';
import { keptTable } from '../table-hand.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** As the README tells hosts to send it. */
const POLICY = /^Content-Security-Policy: (.*)$/m.exec(readFileSync('README.md', 'utf8'))![1]!;

/** A plain static server with the built game in a folder, whose version can be changed. */
async function host() {
  let version = 1;
  const server = createServer((request, response) => {
    const path =
      new URL(request.url!, 'http://host').pathname.replace(/^\/some\/folder\//, '') || 'index.html';
    readFile(`dist/${path}`)
      .then((bytes) => {
        const text = () => bytes.toString();
        const body =
          version > 1 && path === 'sw.js'
            ? text().replace(/(url:"index\.html",revision:")[^"]*/, `$1${version}`)
            : version > 1 && path === 'index.html'
              ? text().replace('<title>Caravan', `<title>Caravan ${version}`)
              : bytes;
        response.writeHead(200, {
          'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
          'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
          'content-security-policy': POLICY,
        });
        response.end(body);
      })
      .catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/folder/`,
    next: () => version++,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}

const fetched = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => 0));

const offline: E2eTest = {
  name: 'from any folder of a plain server: plays without a network after the first visit, and takes a new version only when told',
  async run(site) {
    const server = await host();
    try {
      const { page, context, faults } = await visit({ ...site, address: server.address });
      await page.locator('#boot').waitFor({ state: 'hidden' });
      await fetched(page);
      await context.setOffline(true);
      await page.goto('about:blank'); // so that the next address is a visit of its own
      await page.goto(`${server.address}#table?rules=standard&opponent=trader&seed=5&first=A&speed=instant`);
      await page.waitForFunction(() => location.hash === '#play');
      const terminal = await TerminalHand.open(page);
      for (let moves = 0; moves < 6; moves++) {
        const state = await terminal.state();
        assert.equal(state.result, 'continue');
        await terminal.say(pickMove(state));
      }
      const before = await terminal.state();
      assert.doesNotMatch((await terminal.events()).join('\n'), /could not/);
      assert.deepEqual(faults, []);

      // A new version is put on the server in mid-match: nothing moves by itself.
      server.next();
      await context.setOffline(false);
      await page.evaluate(() =>
        navigator.serviceWorker
          .getRegistration()
          .then((found) => found?.update())
          .then(() => 0),
      );
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-event]')].some((line) =>
          /new version/.test(line.textContent ?? ''),
        ),
      );
      assert.deepEqual(await terminal.state(), before);
      await page.reload();
      await page.waitForFunction(() => location.hash === '#play');
      assert.equal(await page.title(), 'Caravan', 'a reload alone does not change the version');
      const again = await TerminalHand.open(page);
      assert.deepEqual(await again.state(), before);
      await again.say('leave');
      await page.getByRole('button', { name: 'Close' }).click();
      const kept = { opponent: 'Trader', moves: (await keptTable(page))!.moves };
      // The page may be gone before the click has been drawn.
      await clickItem(page, titleMenu(kept, null, false, true), 'update').catch(() => {});
      await page.waitForFunction(() => document.title === 'Caravan 2');
      await page.locator('#boot').waitFor({ state: 'hidden' });
      await drawnAnew(page);
      await clickItem(page, titleMenu(kept), 'continue');
      await page.waitForFunction(() => location.hash === '#play');
      assert.deepEqual(await (await TerminalHand.open(page)).state(), before);
      assert.deepEqual(faults, []);
      await context.close();
    } finally {
      server.close();
    }
  },
};
export default offline;
