import assert from 'node:assert/strict';
import { type E2eTest, playOut, TerminalHand, visit } from '../kit.ts';

const test: E2eTest = {
  name: 'three matches of bot against bot through the real page',
  async run(site) {
    const { page, context, faults } = await visit(site);
    const terminal = await TerminalHand.open(page);
    for (let seed = 1; seed <= 3; seed++) {
      const link = `#table?rules=standard&opponent=random&you=greedy&seed=${seed}&speed=instant`;
      assert.ok(await playOut(page, link, 60_000), `seed ${seed} goes on for ever`);
      const state = await terminal.state();
      assert.notEqual(state.result, 'continue', `seed ${seed}`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  },
};
export default test;
