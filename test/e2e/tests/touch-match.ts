import assert from 'node:assert/strict';
import { type E2eTest, visit } from '../kit.ts';
import { assertDrawn, moved, myTurn, pickMostlyNumbers, picture } from '../table-hand.ts';
import { TouchHand } from '../touch-hand.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const onScreen = ({ width, height }: Size, seed: number): E2eTest => ({
  name: `a whole match by touch alone at ${width}×${height}, tapped and dragged, with a second finger and a cancel`,
  async run(site) {
    const size = { width, height };
    const link = `#table?rules=standard&opponent=greedy&seed=${seed}&first=A&speed=instant`;
    const { page, context, faults } = await visit(site, link, { size, touch: true });
    await picture(page);
    await assertDrawn(page);
    const hand = await TouchHand.on(page);
    let table = await myTurn(page);
    for (let turns = 0; table.seen.result === 'continue'; turns++) {
      assert.ok(turns < 150, 'the match does not end');
      const move = pickMostlyNumbers(table.seen, turns);
      if (turns === 2 || turns === 3) {
        await hand.disturbed(table.seen, move, turns === 2);
        assert.ok(!(await moved(page, table.moves, 300)), 'a drag that was broken off made a move');
      }
      assert.ok(await hand.move(table.seen, move, table.moves, turns % 5 === 4), `${move} was not made`);
      table = await myTurn(page);
    }
    await page.waitForTimeout(300);
    await assertDrawn(page);
    assert.deepEqual(faults, []);
    await context.close();
  },
});
export default [onScreen({ width: 360, height: 640 }, 17), onScreen({ width: 844, height: 390 }, 19)];
