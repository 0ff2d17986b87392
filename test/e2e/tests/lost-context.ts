import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Observation } from '../../../src/engine/index.ts';
import { legalFrom } from '../../../src/present/index.ts';
import { type E2eTest, visit } from '../kit.ts';
import { assertDrawn, moved, myTurn, picture } from '../table-hand.ts';

/** Plays the first card that goes anywhere, where the focus then is. */
async function act(page: Page, seen: Observation): Promise<void> {
  const legal = legalFrom(seen);
  const goes = seen.hand.findIndex((card) =>
    legal.some((move) => move.startsWith(`${card.replace(/\[.*/, '')}>`)),
  );
  await page.keyboard.press(`${goes + 1}`);
  await page.keyboard.press('Enter');
}

/** Asks the canvas for its context as the graphics chip would take it away and give it back. */
const context = (page: Page, deed: 'loseContext' | 'restoreContext'): Promise<unknown> =>
  page.evaluate(`(() => {
    const canvas = document.querySelector('#screen canvas');
    const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    window.loss ??= gl.getExtension('WEBGL_lose_context');
    window.loss.${deed}();
  })()`);

const test: E2eTest = {
  name: 'a lost graphics context: the match goes on without it, and the picture comes back',
  async run(site) {
    const link = '#table?rules=standard&opponent=greedy&seed=5&first=A&speed=instant';
    const { page, context: profile, faults } = await visit(site, link, { size: { width: 960, height: 540 } });
    await picture(page);
    await assertDrawn(page);
    await context(page, 'loseContext');
    await page.waitForTimeout(300);
    let table = await myTurn(page);
    for (let turn = 0; turn < 2; turn++) {
      await act(page, table.seen);
      assert.ok(await moved(page, table.moves), 'no move was made while the context was lost');
      table = await myTurn(page);
    }
    await context(page, 'restoreContext');
    await page.waitForTimeout(1200);
    await assertDrawn(page);
    assert.deepEqual((await myTurn(page)).seen, table.seen);
    await act(page, table.seen);
    assert.ok(await moved(page, table.moves), 'no move was made after the context came back');
    await page.waitForTimeout(600);
    await assertDrawn(page);
    assert.deepEqual(
      faults.filter((fault) => !/context/i.test(fault)),
      [],
    );
    await profile.close();
  },
};
export default test;
