import assert from 'node:assert/strict';
import { type E2eTest, pickMove, TerminalHand, visit } from '../kit.ts';

const REFUSES = `Object.defineProperty(window, 'indexedDB', {
  get: () => { throw new DOMException('refused', 'SecurityError'); },
});`;

const test: E2eTest = {
  name: 'with storage refused the match goes on and says so once',
  async run(site) {
    const link = '#table?rules=standard&seed=1&first=A&speed=instant';
    const { page, context, faults } = await visit(site, link, { before: REFUSES });
    const terminal = await TerminalHand.open(page);
    for (let i = 0; i < 5; i++) await terminal.say(pickMove(await terminal.state()));
    assert.equal((await terminal.state()).result, 'continue');
    const notices = (await terminal.events()).filter((line) => line.includes('keeps nothing'));
    assert.equal(notices.length, 1);
    assert.deepEqual(faults, []);
    await context.close();
  },
};
export default test;
