import assert from 'node:assert/strict';
import type { Observation } from '../../../src/engine/index.ts';
import { legalFrom } from '../../../src/present/index.ts';
import { type E2eTest, visit } from '../kit.ts';
import { moveByMouse } from '../mouse-hand.ts';
import { assertDrawn, moved, myTurn, pickMostlyNumbers, picture } from '../table-hand.ts';

const SIZE = { width: 960, height: 540 };

const test: E2eTest = {
  name: 'a whole match by mouse alone, clicked and dragged, with a reload in the middle',
  async run(site) {
    const link = '#table?rules=standard&opponent=greedy&seed=17&first=A&speed=instant';
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
      const move = pick(table.seen, turns);
      await moveByMouse(page, table.seen, move, turns % 3 === 1);
      assert.ok(await moved(page, table.moves), `${move} was not made`);
      table = await myTurn(page);
    }
    await page.waitForTimeout(300);
    await assertDrawn(page);
    assert.deepEqual(faults, []);
    await context.close();
  },
};
export default test;

/** As ever, and once a discard. */
function pick(seen: Observation, turn: number): string {
  const discard = turn === 6 ? legalFrom(seen).find((move) => move.startsWith('discard')) : undefined;
  return discard ?? pickMostlyNumbers(seen, turn);
}
