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
    await page.reload();
    const terminal = await TerminalHand.open(page);
    assert.deepEqual(await terminal.state(), one);
    // Something happens in the very moment in which another link is opened, so that the address is put back to the match.
    const told = (await terminal.events()).length;
    await page.evaluate(
      (other) => {
        location.hash = other;
        dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
      },
      link.replace('seed=7', 'seed=8'),
    );
    await page.waitForFunction(
      (before) => document.querySelectorAll('[data-event="happened"]').length > before,
      told,
    );
    assert.notDeepEqual(await terminal.state(), one);
    assert.deepEqual(faults, []);
    await context.close();
  },
};

const BAD_LINKS = [
  ['#table?rules=nonsense', /no rules/],
  ['#table?rules=standard&seed=minus', /seed/],
  ['#table?rules=standard&opponent=nobody', /nobody/],
] as const;

const bad: E2eTest = {
  name: 'a malformed table link opens the title and says what is wrong',
  async run(site) {
    const { page, context, faults } = await visit(site, BAD_LINKS[0][0]);
    const terminal = await TerminalHand.open(page);
    // The first is what the page is opened with, the others come while it is open.
    for (const [i, [link, message]] of BAD_LINKS.entries()) {
      if (i > 0)
        await page.evaluate((hash) => {
          location.hash = hash;
        }, link);
      await page.waitForFunction(
        (count) => document.querySelectorAll('[data-event="happened"]').length > count,
        i,
      );
      assert.match((await terminal.events()).at(-1)!, message);
      assert.match(await terminal.say('hand'), /no match/i);
    }
    assert.deepEqual(faults, []);
    await context.close();
  },
};
export default [good, bad];
