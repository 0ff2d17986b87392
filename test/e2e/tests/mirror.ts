/** What a screen reader meets: the page as elements, with nothing to find fault with, and a match played by them alone. */
import assert from 'node:assert/strict';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { DECK_WORDS } from '../../../src/text/decks.ts';
import { FIRST_CHECK_WORDS } from '../../../src/text/first-check.ts';
import { type E2eTest, visit } from '../kit.ts';
import { heading, moveByElements, press } from '../mirror-hand.ts';
import { keptTable, picture } from '../table-hand.ts';

async function assertFaultless(page: Page, where: string): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    `axe.run().then(({ violations }) => violations.map(({ id, help, nodes }) => id + ': ' + help + ' ' + nodes.slice(0, 3).map(({ html }) => html).join(' ')))`,
  );
  assert.deepEqual(found, [], where);
}

const screens: E2eTest = {
  name: 'nothing on any screen stands in the way of a screen reader',
  async run(site) {
    const { page, context, faults } = await visit(site, '', { untouched: true });
    await picture(page);
    const opens = async (name: string, head: string | RegExp): Promise<void> => {
      await press(page, name);
      await heading(page, head).waitFor({ state: 'attached' });
      await assertFaultless(page, name);
    };
    // Before anything else on the page stands the way to play in words.
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate('document.activeElement.id'), 'open-terminal');
    await assertFaultless(page, 'the first check');
    await press(page, FIRST_CHECK_WORDS.begin);
    await heading(page, 'Main menu').waitFor({ state: 'attached' });
    await assertFaultless(page, 'title');
    for (const [name, head, back] of [
      ['The Road', /./, 'Back'],
      [DECK_WORDS.title, /./, 'Back'],
      ['Rules', 'Rules', 'Back'],
      ['Settings', 'Settings', 'Back'],
      ['Records', /./, 'Back'],
    ] as const) {
      await opens(name, head);
      await page.getByRole('heading', { name: 'Main menu' }).waitFor({ state: 'detached' });
      // What is fetched stands there only then.
      await page.waitForTimeout(400);
      await assertFaultless(page, name);
      for (let i = 0; i < 3 && (await heading(page, 'Main menu').count()) === 0; i++) {
        await page.getByRole('button', { name: /^Back/ }).first().dispatchEvent('click');
        await page.waitForTimeout(100);
      }
      assert.equal(await heading(page, 'Main menu').count(), 1, `${name} is not left by ${back}`);
    }
    await opens('Quick table', 'Quick table');
    await opens('Deal', /^The table/);
    // The focus of the game and of the page are one.
    await page.keyboard.press('1');
    const held = page.locator('#mirror [aria-pressed="true"]');
    await held.waitFor({ state: 'attached' });
    assert.equal(await page.evaluate('document.activeElement.closest("#mirror") !== null'), true);
    await assertFaultless(page, 'the table with a card held');
    // It takes no room.
    assert.equal(await page.evaluate('document.documentElement.scrollHeight <= innerHeight'), true);
    assert.equal(await page.evaluate('scrollX + scrollY'), 0);
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Your hand' }).getByRole('button').nth(2).focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await page.evaluate('document.activeElement.dataset.place'), 'hand.3');
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate('document.activeElement.dataset.place'), 'hand.4');
    await opens('Menu', 'Menu');
    await opens('Give up', /Give up/);
    await opens('Give up', 'You lose');
    assert.deepEqual(faults, []);
    await context.close();
  },
};

/** Notes every sentence that is said, in its order. */
const LISTEN = `addEventListener('DOMContentLoaded', () => {
  window.heard = [];
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) window.heard.push(node.textContent);
  }).observe(document.getElementById('announcer'), { childList: true });
});`;

const match: E2eTest = {
  name: 'a whole match by the elements of the page alone, every turn of it said',
  async run(site) {
    const link = '#table?rules=standard&opponent=greedy&seed=7&first=A&speed=instant';
    const { page, context, faults } = await visit(site, link, { before: LISTEN });
    await picture(page);
    for (let turn = 0; await moveByElements(page, turn); turn++)
      assert.ok(turn < 150, 'the match does not end');
    const moves = (await keptTable(page))!.moves;
    let turns: string[] = [];
    for (let tries = 0; tries < 200 && turns.length < moves; tries++) {
      await page.waitForTimeout(50);
      const heard = (await page.evaluate('window.heard')) as string[];
      turns = heard.filter((sentence) => /^(You|\S+) (plays?|discards?|disbands?|draws?) /.test(sentence));
    }
    assert.equal(turns.length, moves, turns.join('\n'));
    assert.ok(moves > 20);
    assert.match(turns.at(-1)!, /wins?: /);
    assert.deepEqual(faults, []);
    await context.close();
  },
};

export default [screens, match];
