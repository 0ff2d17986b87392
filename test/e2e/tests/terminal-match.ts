import assert from 'node:assert/strict';
import { type E2eTest, pickMove, TerminalHand, visit } from '../kit.ts';

const test: E2eTest = {
  name: 'a whole match by the text terminal alone, with a reload in the middle',
  async run(site) {
    const { page, context, faults } = await visit(
      site,
      '#table?rules=standard&opponent=greedy&seed=42&first=A&speed=instant',
    );
    // A keyboard reaches it first.
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Text terminal');
    let terminal = await TerminalHand.open(page);
    let state = await terminal.state();
    assert.equal(state.next, 'A');
    assert.match(await terminal.say('play kh'), /\w/);
    for (let moves = 0; state.result === 'continue'; moves++) {
      assert.ok(moves < 200, 'the match does not end');
      if (moves === 12) {
        await page.reload();
        terminal = await TerminalHand.open(page);
        const again = await terminal.state();
        assert.deepEqual(again, state);
      }
      assert.match(await terminal.say(pickMove(state)), /^You /);
      state = await terminal.state();
    }
    assert.ok(state.why !== null);
    assert.match(await terminal.say('score'), /pair 1/i);
    assert.ok((await terminal.events()).some((line) => line.includes('Pedlar')));
    // A finished match is still there after a reload, and a rematch is one command.
    await page.reload();
    terminal = await TerminalHand.open(page);
    assert.equal((await terminal.state()).result, state.result);
    await terminal.say('rematch');
    const next = await terminal.state();
    assert.equal(next.result, 'continue');
    assert.deepEqual(faults, []);
    await context.close();
  },
};
export default test;
