import assert from 'node:assert/strict';
import { type E2eTest, TerminalHand, visit } from '../kit.ts';

const test: E2eTest = {
  name: 'three matches of bot against bot through the real page',
  async run(site) {
    const { page, context, faults } = await visit(site);
    const terminal = await TerminalHand.open(page);
    for (let seed = 1; seed <= 3; seed++) {
      // An old end is not to be taken for the new one.
      await page.evaluate((hash) => {
        document.querySelector('[aria-label="Terminal"]')?.replaceChildren();
        location.hash = hash;
      }, `#table?rules=standard&opponent=random&you=greedy&seed=${seed}&speed=instant`);
      await page.waitForFunction(
        () =>
          /\b(wins?|draw)\b/.test(
            document.querySelector('[aria-label="Terminal"]')?.lastElementChild?.textContent ?? '',
          ),
        undefined,
        { timeout: 60_000 },
      );
      const state = await terminal.state();
      assert.notEqual(state.result, 'continue', `seed ${seed}`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  },
};
export default test;
