/** Two people at one page: one at the keyboard, one with the second pad, and a curtain between their turns. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { SAVE_VERSION, type Save } from '../../../src/campaign/index.ts';
import { BESIDE, DEFAULT_SETUP, rulesOf } from '../../../src/content/index.ts';
import {
  type CardName,
  cardNames,
  eventsFor,
  type Observation,
  observe,
  parseCards,
  replay,
  type Seat,
  standardDeck,
  startRecord,
} from '../../../src/engine/index.ts';
import { HOT_SEAT_WORDS } from '../../../src/text/hot-seat.ts';
import { cardInWords, withCardSigns } from '../../../src/text/index.ts';
import { moveByKeys } from '../keyboard-hand.ts';
import { type E2eTest, TerminalHand, visit } from '../kit.ts';
import { FAKE_PADS, moveByPad, PadHand } from '../pad-hand.ts';
import { QUICK_SAVE } from '../school-hand.ts';
import { keptSave, moved, picture } from '../table-hand.ts';

/** Turns of both sides together. */
const TURNS = 8;
/** At this turn somebody opens the terminal before the curtain, and asks. */
const ASKED = 3;

/** Hearts and spades are all of A's, clubs and diamonds all of B's: a card's name tells whose it is. */
const deckOf = (suits: string): number[] =>
  parseCards(cardNames(standardDeck()).filter((name) => name.length > 1 && suits.includes(name.charAt(1))))!;

const SAVE: Save = {
  ...QUICK_SAVE,
  match: {
    version: SAVE_VERSION,
    setup: { ...DEFAULT_SETUP, opponent: BESIDE },
    record: startRecord(rulesOf(DEFAULT_SETUP), 5, deckOf('HS'), deckOf('CD'), 'A'),
  },
};

interface Table {
  readonly seat: Seat;
  readonly seen: Observation;
  readonly moves: number;
  /** Cards that have never lain open, by whose they are. */
  readonly hidden: Readonly<Record<Seat, readonly CardName[]>>;
}

async function table(page: Page): Promise<Table> {
  const record = (await keptSave(page))!.match!.record;
  const { state, events } = replay(record);
  const open = JSON.stringify(eventsFor(null, events.flat()));
  const hiddenOf = (names: readonly CardName[]): CardName[] =>
    names.filter((name) => !open.includes(`"${name}"`));
  const seat = observe(state, 'A').next!;
  return {
    seat,
    seen: observe(state, seat),
    moves: record.moves.length,
    hidden: { A: hiddenOf(record.deckA), B: hiddenOf(record.deckB) },
  };
}

/** All that the page says in any way: its mirror, the log, what is spoken, captions and the terminal. */
const words = (page: Page): Promise<string> =>
  page.evaluate(`[...document.querySelectorAll('body, [aria-label], [placeholder]')]
    .map((each) => [each === document.body ? each.textContent : '', each.getAttribute('aria-label'), each.placeholder].join(' '))
    .join(' ').toLowerCase()`);

async function assertUntold(page: Page, cards: readonly CardName[], when: string): Promise<void> {
  const text = await words(page);
  for (const card of cards)
    for (const name of [cardInWords(card), withCardSigns(cardInWords(card))])
      assert.ok(!text.includes(name.toLowerCase()), `${when} the page says ${name}`);
}

const test: E2eTest = {
  name: 'two people at one page, with keyboard and second pad, and nothing tells one the other’s cards',
  async run(site) {
    const { page, context, faults } = await visit(site, '#play', {
      before: FAKE_PADS,
      size: { width: 640, height: 360 },
      keeps: SAVE,
    });
    await picture(page);
    const pad = new PadHand(page);
    await pad.plug(0, 'Xbox 360 Controller (XInput STANDARD GAMEPAD)');
    await pad.plug(1, 'Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)');
    const main = page.locator('#mirror');
    for (let turn = 0; turn < TURNS; turn++) {
      const { seat, seen, moves, hidden } = await table(page);
      const pass = main.getByRole('heading', { name: HOT_SEAT_WORDS.pass(seat), exact: true });
      await pass.waitFor({ state: 'attached' });
      await assertUntold(page, [...hidden.A, ...hidden.B], `behind the curtain of turn ${turn}`);
      if (turn === ASKED) {
        const terminal = await TerminalHand.open(page);
        for (const line of ['hand', 'table', 'legal', 'log', 'state', 'last']) {
          const answer = await terminal.say(line);
          for (const card of seen.hand) assert.ok(!answer.includes(`"${card}"`), `${line}: ${answer}`);
        }
        await assertUntold(page, [...hidden.A, ...hidden.B], 'in the terminal');
        await page.keyboard.press('Escape');
      }
      // A press too soon after the last move is not meant for the curtain; it is pressed until it rises.
      const press = (): Promise<void> => (seat === 'A' ? page.keyboard.press('Enter') : pad.press('south'));
      for (let tries = 0; tries < 40 && (await pass.count()) > 0; tries++) {
        await press();
        await page.waitForTimeout(100);
      }
      await page.getByRole('region', { name: /hand$/ }).waitFor({ state: 'attached' });
      await assertUntold(page, hidden[seat === 'A' ? 'B' : 'A'], `in turn ${turn} of ${seat}`);
      assert.ok((await words(page)).includes(cardInWords(seen.hand[0]!).toLowerCase()));
      if (seat === 'A') {
        // The pad of the other side is told so, and does nothing.
        await pad.press('south');
        await main.getByText(HOT_SEAT_WORDS.otherPad('A')).first().waitFor({ state: 'attached' });
        assert.equal((await table(page)).moves, moves);
        await moveByKeys(page, seen, turn);
      } else await moveByPad(pad, seen);
      assert.ok(await moved(page, moves, 5000), `${seat} made no move in turn ${turn}`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  },
};
export default test;
