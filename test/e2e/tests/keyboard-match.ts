import assert from 'node:assert/strict';
import { legalFrom } from '../../../src/present/index.ts';
import { moveByKeys } from '../keyboard-hand.ts';
import { type E2eTest, visit } from '../kit.ts';
import { assertDrawn, assertRematch, moved, myTurn, picture } from '../table-hand.ts';

/** The smaller the picture the less it holds up. */
const SIZE = { width: 640, height: 360 };
/** The size of the page from a turn on. */
const TURNED: Record<number, { width: number; height: number }> = {
  2: { width: 390, height: 844 },
  3: { width: 844, height: 390 },
  4: SIZE,
};

const test: E2eTest = {
  name: 'a whole match by keyboard alone, with a reload in the middle',
  async run(site) {
    const link = '#table?rules=standard&opponent=greedy&seed=8&first=A&speed=instant';
    const { page, context, faults } = await visit(site, link, { size: SIZE });
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
      await moveByKeys(page, table.seen, turns);
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
