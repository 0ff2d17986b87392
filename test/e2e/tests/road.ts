import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { pauseMenu, resignMenu, type TableModel, titleMenu } from '../../../src/present/index.ts';
import { type E2eTest, pickMove, TerminalHand, visit } from '../kit.ts';
import { BranchHand, clickItem, drawnAnew, keptAs, openBranch } from '../menu-hand.ts';
import { assertDrawn, picture } from '../table-hand.ts';

/** Layouts ask only whether there is a table behind a menu. */
const BEHIND = {} as TableModel;

/** Plays some moves, or to the end of the game. */
async function play(terminal: TerminalHand, most: number): Promise<string> {
  for (let i = 0; i < most; i++) {
    const state = await terminal.state();
    if (state.result !== 'continue') return state.result;
    if (state.next === 'A') await terminal.say(pickMove(state));
  }
  return 'continue';
}

/** Opens the menu of the table and goes to the question before it is left for good. */
async function askToLeave(page: Page, stake: number): Promise<void> {
  await page.keyboard.press('p');
  await drawnAnew(page);
  await clickItem(page, pauseMenu('instant', false, BEHIND, stake), 'resign');
}

const test: E2eTest = {
  name: 'the road: a seat at the first stop, the pot, a reload in the match, its end, and a table left for its stake',
  async run(site) {
    const { page, context, faults } = await visit(site, '', { size: { width: 800, height: 540 } });
    await picture(page);
    await openBranch(page, titleMenu(null, null, true), 'road');
    const road = new BranchHand(page, 'road');
    await road.click('stop-sallow-ferry');
    await road.click('person-pim-sedgely');
    await road.click('sit');
    const sat = await keptAs(page, ({ campaign }) => campaign.road.sitting !== null, 'nobody sits');
    const { stake } = sat.campaign.road.sitting!;
    assert.ok(stake > 0);
    assert.equal(sat.campaign.road.money, 60 - stake, 'the stake is in the pot');

    let terminal = await TerminalHand.open(page);
    await terminal.say('speed instant');
    assert.equal(await play(terminal, 5), 'continue');
    const before = await terminal.state();
    await page.reload();
    assert.match(page.url(), /#road$/);
    terminal = await TerminalHand.open(page);
    const after = await terminal.state();
    assert.deepEqual(after.position, before.position, 'the match goes on where it was');
    const resumed = await keptAs(page, ({ campaign }) => campaign.road.sitting !== null, 'lost by a reload');
    assert.deepEqual(resumed.campaign.records.tallies, [], 'a reload counts as nothing');
    assert.equal(resumed.campaign.road.money, 60 - stake);

    const result = await play(terminal, 300);
    assert.notEqual(result, 'continue');
    const done = await keptAs(page, ({ campaign }) => campaign.records.tallies.length === 1, 'not counted');
    const { won, lost } = done.campaign.records.tallies[0]!;
    assert.equal(done.campaign.road.sitting, null);
    assert.equal(won + lost, 1);
    assert.equal(done.campaign.road.money, won === 1 ? 60 + stake : 60 - stake, 'the winner takes the pot');

    // Another table, which is left for good: asked first, and it costs the stake.
    await page.goto(page.url().replace(/#.*/, ''));
    await page.reload();
    await picture(page);
    await openBranch(page, titleMenu(null, null, won === 0), 'road');
    const again = new BranchHand(page, 'road', done.campaign);
    await again.click('stop-sallow-ferry');
    await again.click('person-pim-sedgely');
    await again.click('sit');
    const second = await keptAs(page, ({ campaign }) => campaign.road.sitting !== null, 'nobody sits again');
    const put = second.campaign.road.sitting!.stake;
    await drawnAnew(page);
    await askToLeave(page, put);
    await assertDrawn(page);
    await clickItem(page, resignMenu(BEHIND, put), 'no');
    await page.keyboard.press('Escape');
    await drawnAnew(page);
    await keptAs(page, ({ campaign }) => campaign.road.sitting !== null, 'left without being asked');
    await askToLeave(page, put);
    await clickItem(page, resignMenu(BEHIND, put), 'yes');
    const left = await keptAs(page, ({ campaign }) => campaign.road.sitting === null, 'still sitting');
    assert.equal(left.campaign.road.money, done.campaign.road.money - put, 'leaving costs the stake');
    assert.deepEqual(faults, []);
    await context.close();
  },
};
export default test;
