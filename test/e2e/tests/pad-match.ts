import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { legalFrom } from '../../../src/present/index.ts';
import { type E2eTest, visit } from '../kit.ts';
import { FAKE_PADS, type MoveButtons, moveByPad, PadHand } from '../pad-hand.ts';
import { assertDrawn, assertRematch, keptTable, moved, myTurn, picture } from '../table-hand.ts';

const XBOX = 'Xbox 360 Controller (XInput STANDARD GAMEPAD)';
const SONY = 'DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)';
const STRANGE = '0079-0006-Generic USB Joystick';
/** The buttons of the strange pad, in the order in which they are asked for. */
const STRANGE_ORDER = [2, 1, 10, 11, 12, 13, 3, 0, 9, 8, 5, 7];

const said = (page: Page): Promise<string> =>
  page
    .locator('#announcer')
    .textContent()
    .then((text) => text ?? '');
async function isSaid(page: Page, words: RegExp): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    if (words.test(await said(page))) return;
    await page.waitForTimeout(50);
  }
  assert.fail(`nothing was said like ${words}, but "${await said(page)}"`);
}

const test: E2eTest = {
  name: 'a whole match by gamepad alone, unplugged, swapped and replaced by an unknown one in the middle',
  async run(site) {
    const link = '#table?rules=standard&opponent=greedy&seed=109&first=A&speed=instant';
    // The smaller the picture the less it holds up.
    const size = { width: 640, height: 360 };
    const { page, context, faults } = await visit(site, link, { before: FAKE_PADS, size });
    await picture(page);
    const pad = new PadHand(page);
    await pad.plug(0, XBOX);
    await isSaid(page, /connected: Xbox 360 Controller/);
    let table = await myTurn(page);
    for (let turns = 0; table.seen.result === 'continue'; turns++) {
      assert.ok(turns < 120, 'the match does not end');
      if (turns === 4) {
        await pad.unplug();
        await isSaid(page, /The match waits/);
        assert.deepEqual((await keptTable(page))?.seen, table.seen);
        // Another pad at another place, whose first press goes back to the match.
        await pad.plug(1, SONY);
        await pad.press('south');
      }
      if (turns === 7) {
        await pad.unplug();
        await isSaid(page, /The match waits/);
        await pad.plug(0, STRANGE, '');
        await pad.press(4); // any press of an unknown pad asks for its buttons
        await pad.press(...STRANGE_ORDER);
        await pad.unplug();
        await pad.plug(0, STRANGE, ''); // they are known from now on
        await pad.press(2);
      }
      await moveByPad(pad, table.seen, turns >= 7 ? STRANGE_BUTTONS : undefined);
      assert.ok(
        await moved(page, table.moves),
        `no button made a move of ${legalFrom(table.seen).join(', ')}`,
      );
      table = await myTurn(page);
    }
    assert.ok((await pad.felt()) > 3, 'nothing was felt');
    await page.waitForTimeout(300);
    await assertDrawn(page);
    await pad.press(2); // a rematch in one press
    await assertRematch(page);
    assert.deepEqual(faults, []);
    await context.close();
  },
};
export default test;

/** The buttons of the strange pad. */
const STRANGE_BUTTONS: MoveButtons = { confirm: 2, discard: 3, up: 10, down: 11, left: 12, right: 13 };
