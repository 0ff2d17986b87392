import assert from 'node:assert/strict';
import { titleMenu } from '../../../src/present/index.ts';
import { DECK_PLAN_WORDS } from '../../../src/text/campaign.ts';
import { type E2eTest, TerminalHand, visit } from '../kit.ts';
import { BranchHand, clickItem, drawnAnew, keptAs, openBranch } from '../menu-hand.ts';
import { assertDrawn, picture } from '../table-hand.ts';

const NAME = DECK_PLAN_WORDS.brisk.name;

const test: E2eTest = {
  name: 'a deck is built by keys and mouse, kept, taken along as text, and brought to a table',
  async run(site) {
    const { page, context, faults } = await visit(site, '', { size: { width: 900, height: 600 } });
    await picture(page);
    await openBranch(page, titleMenu(null, null, true), 'decks');
    const hand = new BranchHand(page, 'decks');
    await hand.click('plans');
    await hand.click('plan-brisk');
    const size = (count: number) =>
      keptAs(page, ({ campaign }) => campaign.decks[0]?.cards.length === count, `no ${count} cards`);
    await size(30);
    // All four Aces, one of them out again, and that taken back.
    await hand.press('rank-A');
    await size(34);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Backspace');
    await size(33);
    await page.keyboard.press('Enter');
    await size(34);
    await page.keyboard.press('0');
    const built = await size(33);
    assert.ok(!built.campaign.decks[0]!.cards.includes('AS'));
    await hand.reread();
    await assertDrawn(page);

    // As text, out and in.
    await hand.click('more');
    await hand.click('text');
    const text = await page.getByRole('dialog').getByRole('textbox').inputValue();
    assert.match(text, /^Brisk thirty: AH AD AC 6S/);
    await page.keyboard.press('Escape');
    await hand.click('back');
    await hand.click('back');
    const give = async (words: string): Promise<void> => {
      await hand.click('take');
      await page.getByRole('dialog').getByRole('textbox').fill(words);
      await page.keyboard.press('Enter');
      hand.answer(words);
      await drawnAnew(page);
    };
    await give('Nonsense: 7H 23Z');
    await page.waitForFunction(
      () => /Word 2, “23Z”, is no card/.test(document.getElementById('announcer')?.textContent ?? ''),
      undefined,
      { timeout: 10_000, polling: 50 },
    );
    await give(text);
    await keptAs(page, ({ campaign }) => campaign.decks[1]?.name === `${NAME} 2`, 'the text is not taken in');

    // Still there after a reload, and brought to a quick table whose rules take it.
    await page.goto(`${site.address}#table?rules=wiki&opponent=greedy&speed=instant`);
    const terminal = await TerminalHand.open(page);
    await terminal.say('leave');
    await page.keyboard.press('Escape');
    const { campaign, match } = await keptAs(page, (save) => save.match !== null, 'no match');
    assert.equal(campaign.decks[0]!.cards.length, 33);
    assert.equal(match!.record.deckA.length, 54, 'a link deals one full pack');
    await clickItem(page, titleMenu({ opponent: 'Pedlar', moves: 0 }), 'quick-table');
    await drawnAnew(page);
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await keptAs(page, (save) => save.campaign.deck === NAME, 'the deck is not chosen');
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await keptAs(page, (save) => save.match?.record.deckA.length === 33, 'the deck is not brought');
    assert.deepEqual(faults, []);
    await context.close();
  },
};
export default test;
