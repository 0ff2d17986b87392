import assert from 'node:assert/strict';
import { KEEP_FAILURE_WORDS, OTHER_TAB } from '../../../src/text/campaign.ts';
import { type E2eTest, pickMove, TerminalHand, visit } from '../kit.ts';
import { keptTable } from '../table-hand.ts';

/** From when it is told to, the browser has no room for anything more. */
const MAY_BE_FULL = `(() => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    if (window.isFull) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, given);
  };
})();`;

const test: E2eTest = {
  name: 'a second tab is told and waits, then goes on; storage that fills up in mid-match is said once and keeps again later',
  async run(site) {
    const link = '#table?rules=standard&opponent=greedy&seed=3&first=A&speed=instant';
    const size = { width: 480, height: 320 };
    const { page, context, faults } = await visit(site, link, { before: MAY_BE_FULL, size });
    const terminal = await TerminalHand.open(page);
    const play = async (many: number): Promise<void> => {
      for (let i = 0; i < many; i++) await terminal.say(pickMove(await terminal.state()));
    };
    await play(2);

    const second = await context.newPage();
    await second.goto(site.address);
    await second.locator('#boot-status').filter({ hasText: OTHER_TAB }).waitFor({ timeout: 20_000 });
    await page.bringToFront();

    // No room any more: the match goes on, it is said once, and what was kept before stays.
    const before = (await keptTable(page))!.moves;
    await page.evaluate('window.isFull = true');
    await play(3);
    assert.equal((await terminal.state()).result, 'continue');
    const said = (await terminal.events()).filter((line) => line.includes(KEEP_FAILURE_WORDS.full));
    assert.equal(said.length, 1);
    assert.equal((await keptTable(page))!.moves, before);
    await page.evaluate('window.isFull = false');
    await play(1);
    const after = await terminal.state();
    assert.ok((await keptTable(page))!.moves > before + 3);
    assert.deepEqual(faults, []);

    // The first tab is closed: the second goes on, with all that the first has kept.
    await page.close();
    await second.locator('#boot').waitFor({ state: 'hidden', timeout: 30_000 });
    await second.evaluate("history.replaceState(null, '', '#play')");
    await second.reload();
    const there = await TerminalHand.open(second);
    assert.deepEqual((await there.state()).position, after.position);
    await context.close();
  },
};
export default test;
