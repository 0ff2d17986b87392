import assert from 'node:assert/strict';
import { type E2eTest, TerminalHand, visit } from '../kit.ts';

const good: E2eTest = {
  name: 'a table link opens its deal, the same each time',
  async run(site) {
    const link =
      '#table?rules=foxon+polite&set=kingStack:multiply&set=maxTurns:50&seed=7&first=A&opponent=random&speed=instant';
    const { page, context, faults } = await visit(site, link);
    const one = await (await TerminalHand.open(page)).state();
    await page.goto(`${site.address}${link}`);
    await page.waitForFunction(() => location.hash === '#play');
    const terminal = new TerminalHand(page);
    await page.reload();
    const two = await (await TerminalHand.open(page)).state();
    assert.deepEqual(two, one);
    assert.ok(terminal);
    assert.deepEqual(faults, []);
    await context.close();
  },
};

const bad: E2eTest = {
  name: 'a malformed table link opens the title and says what is wrong',
  async run(site) {
    for (const [link, message] of [
      ['#table?rules=nonsense', /no rules/],
      ['#table?rules=standard&seed=minus', /seed/],
      ['#table?rules=standard&opponent=nobody', /nobody/],
    ] as const) {
      const { page, context, faults } = await visit(site, link);
      const terminal = await TerminalHand.open(page);
      await page.waitForFunction(() => document.querySelector('[data-event="happened"]') !== null);
      assert.match((await terminal.events()).join('\n'), message);
      assert.match(await terminal.say('hand'), /no match/i);
      assert.deepEqual(faults, []);
      await context.close();
    }
  },
};
export default [good, bad];
