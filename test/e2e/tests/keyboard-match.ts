import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Observation } from '../../../src/engine/index.ts';
import { legalFrom } from '../../../src/present/index.ts';
import { type E2eTest, visit } from '../kit.ts';
import { assertDrawn, assertRematch, moved, myTurn, picture } from '../table-hand.ts';

/** The size of the page from a turn on. */
const TURNED: Record<number, { width: number; height: number }> = {
  2: { width: 390, height: 844 },
  3: { width: 844, height: 390 },
  4: { width: 1280, height: 720 },
};

const test: E2eTest = {
  name: 'a whole match by keyboard alone, with a reload in the middle',
  async run(site) {
    const link = '#table?rules=standard&opponent=greedy&seed=7&first=A&speed=instant';
    const { page, context, faults } = await visit(site, link);
    await picture(page);
    await assertDrawn(page);
    let table = await myTurn(page);
    for (let turns = 0; table.seen.result === 'continue'; turns++) {
      assert.ok(turns < 150, 'the match does not end');
      if (turns === 5) {
        await page.reload();
        await picture(page);
        await assertDrawn(page);
        assert.deepEqual((await myTurn(page)).seen, table.seen);
      }
      // A phone turned round is a resize in the middle of everything.
      const size = TURNED[turns];
      if (size) {
        await page.setViewportSize(size);
        await page.waitForTimeout(200);
        await assertDrawn(page);
      }
      // Looking around changes nothing.
      if (turns % 5 === 2)
        for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
      await act(page, table.seen, turns);
      assert.ok(await moved(page, table.moves), `no key made a move of ${legalFrom(table.seen).join(', ')}`);
      table = await myTurn(page);
    }
    // The result stands over the last table; a rematch is one press.
    await page.waitForTimeout(300);
    await assertDrawn(page);
    await page.keyboard.press('Enter');
    await assertRematch(page);
    assert.deepEqual(faults, []);
    await context.close();
  },
};
export default test;

/** Takes a card that goes somewhere and plays it where the focus then is; else throws one away. */
async function act(page: Page, seen: Observation, turn: number): Promise<void> {
  const legal = legalFrom(seen);
  if (legal.includes('redeal')) return page.keyboard.press('d');
  const goes = seen.hand.flatMap((card, index) =>
    legal.some((move) => move.startsWith(`${card.replace(/\[.*/, '')}>`)) ? [index] : [],
  );
  if (goes.length === 0) {
    await page.keyboard.press('1');
    await page.keyboard.press('d');
    return page.keyboard.press('Enter');
  }
  // Number cards first, so that matches come to an end.
  const numbers = goes.filter((index) => !/^[JQKX]/.test(seen.hand[index]!));
  const from = numbers.length > 0 && turn % 4 !== 3 ? numbers : goes;
  await page.keyboard.press(`${from[turn % from.length]! + 1}`);
  await page.keyboard.press('Enter');
}
