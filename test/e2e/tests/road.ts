import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { GREEDY_BOT } from '../../../src/ai/greedy.ts';
import { freightTo } from '../../../src/campaign/index.ts';
import { observe, replay } from '../../../src/engine/index.ts';
import { titleMenu } from '../../../src/present/index.ts';
import { KeyHand } from '../hands.ts';
import { type E2eTest, TerminalHand, visit } from '../kit.ts';
import { BranchHand, keptAs, openBranch } from '../menu-hand.ts';
import { assertDrawn, keptSave, picture } from '../table-hand.ts';

/** Plays some moves, or to the end of the game, from what the browser keeps. @returns whether it has ended */
async function play(page: Page, terminal: TerminalHand, most: number): Promise<boolean> {
  for (let own = 0; own < most; ) {
    const sitting = (await keptSave(page))?.campaign.road.sitting;
    if (!sitting?.record) return true;
    const seen = observe(replay(sitting.record).state, 'A');
    if (seen.next === 'A') {
      await terminal.say(GREEDY_BOT.choose(seen, {}, 1).move);
      own++;
    } else await page.waitForTimeout(20);
  }
  return false;
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
    assert.equal(await play(page, terminal, 5), false);
    const before = await terminal.state();
    assert.match(page.url(), /#road$/);
    await page.reload();
    terminal = await TerminalHand.open(page);
    assert.deepEqual((await terminal.state()).position, before.position, 'the match goes on where it was');
    const resumed = await keptAs(page, ({ campaign }) => campaign.road.sitting !== null, 'lost by a reload');
    assert.deepEqual(resumed.campaign.records.tallies, [], 'a reload counts as nothing');
    assert.equal(resumed.campaign.road.money, 60 - stake);

    assert.equal(await play(page, terminal, 150), true, 'the match does not end');
    const done = await keptAs(page, ({ campaign }) => campaign.records.tallies.length === 1, 'not counted');
    const { won, lost } = done.campaign.records.tallies[0]!;
    const { sitting, money, marks } = done.campaign.road;
    assert.equal(sitting, null);
    assert.equal(won + lost, 1);
    // Two marks open the road, and the freight that comes along is paid for.
    const freight = (marks['pim-sedgely']?.length ?? 0) >= 2 ? freightTo('cold-kiln') : 0;
    assert.equal(money, won === 1 ? 60 + stake + freight : 60 - stake, 'the winner takes the pot');

    // Another table, by keys, which is left for good: asked first, and it costs the stake.
    await page.keyboard.press('Escape');
    const keys = new KeyHand(page);
    for (const item of ['to-road', 'stop-sallow-ferry', 'person-pim-sedgely', 'sit']) await keys.choose(item);
    const second = await keptAs(page, ({ campaign }) => campaign.road.sitting !== null, 'nobody sits again');
    const put = second.campaign.road.sitting!.stake;
    const leave = async (answer: 'yes' | 'no'): Promise<void> => {
      await page.keyboard.press('p');
      await keys.choose('resign');
      await keys.choose(answer);
    };
    await leave('no');
    await assertDrawn(page);
    await page.keyboard.press('Escape');
    await keptAs(page, ({ campaign }) => campaign.road.sitting !== null, 'left without being asked');
    await leave('yes');
    const left = await keptAs(page, ({ campaign }) => campaign.road.sitting === null, 'still sitting');
    assert.equal(left.campaign.road.money, money - put, 'leaving costs the stake');
    assert.deepEqual(faults, []);
    await context.close();
  },
};
export default test;
