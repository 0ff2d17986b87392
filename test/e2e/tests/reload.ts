import assert from 'node:assert/strict';
import { type E2eTest, pickMove, TerminalHand, visit } from '../kit.ts';

const test: E2eTest = {
  name: 'a match goes on after a reload in mid-animation and while the opponent thinks',
  async run(site) {
    const { page, context, faults } = await visit(
      site,
      '#table?rules=standard&opponent=greedy&seed=5&first=A&speed=1',
    );
    const own = (cards: readonly string[]): number => cards.filter((caravan) => caravan !== '-').length;
    let terminal = await TerminalHand.open(page);
    const before = await terminal.state();

    // While one's own card is on its way.
    const input = page.getByRole('textbox', { name: 'Command' });
    await input.fill(pickMove(before));
    await input.press('Enter');
    await page.waitForTimeout(150);
    await page.reload();
    terminal = await TerminalHand.open(page);
    const one = await terminal.state();
    assert.deepEqual([own(one.position.A), own(one.position.B), one.next], [1, 1, 'A']);

    // Shown and kept: now the other side thinks.
    await terminal.say(pickMove(one));
    await page.reload();
    terminal = await TerminalHand.open(page);
    const two = await terminal.state();
    assert.deepEqual([own(two.position.A), own(two.position.B), two.next], [2, 2, 'A']);
    assert.match(await terminal.say('log all'), /You play/);
    assert.deepEqual(faults, []);
    await context.close();
  },
};
export default test;
