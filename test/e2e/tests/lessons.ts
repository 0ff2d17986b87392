/** A lesson or a puzzle by each device, both in words; all of them by all devices are test/e2e/soak/school.ts. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { SCHOOL } from '../../../src/app/school.ts';
import { type E2eTest, type Site, TerminalHand, visit } from '../kit.ts';
import { keptAs } from '../menu-hand.ts';
import { FAKE_PADS, PadHand } from '../pad-hand.ts';
import { completeInWords, QUICK_SAVE, SchoolHand } from '../school-hand.ts';
import { assertDrawn, picture } from '../table-hand.ts';

// The last one goes back to the list, whose control lies further down than a small screen shows: no finger here scrolls.
const DEVICES = { lesson: ['touch', 'keyboard'], puzzle: ['mouse', 'pad'] } as const;
const IN_WORDS = 2;
/** The smaller the picture the less it holds up. */
const SIZE = { width: 640, height: 360 };

/** Waits until the page has said something to whoever listens: one thing after the other, so later than it is shown. */
const heard = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((words) => document.getElementById('announcer')?.textContent?.includes(words), text, {
    timeout: 10_000,
    polling: 30,
  });

async function run(site: Site): Promise<void> {
  const { page, context, faults } = await visit(site, '', {
    keeps: QUICK_SAVE,
    before: FAKE_PADS,
    touch: true,
    size: SIZE,
  });
  await picture(page);
  await new PadHand(page).plug(0, 'Xbox 360 Controller (XInput STANDARD GAMEPAD)');
  const hand = await SchoolHand.at(page, QUICK_SAVE);
  // Whoever is new has the lessons in focus.
  assert.equal(await page.locator('#mirror [data-place]').first().getAttribute('data-place'), 'item.lessons');
  for (const kind of ['lesson', 'puzzle'] as const) {
    await hand.sitDown(kind, 1);
    for (const [i, device] of DEVICES[kind].entries()) {
      const course = SCHOOL[`${kind}s`][i]!;
      hand.by = device;
      await hand.complete(course);
      if (kind === 'puzzle' && i === 0) await heard(page, course.steps[0]!.told);
      // The last one is left to the words.
      await hand.next();
    }
    await assertDrawn(page);
    await hand.toList();
    hand.by = 'keyboard';
    await hand.toTitle();
  }
  const terminal = await TerminalHand.open(page);
  await completeInWords(terminal, SCHOOL.lessons[IN_WORDS]!, IN_WORDS + 1);
  await completeInWords(terminal, SCHOOL.puzzles[IN_WORDS]!, IN_WORDS + 1);
  const ids = (kind: 'lessons' | 'puzzles'): string[] =>
    SCHOOL[kind].slice(0, IN_WORDS + 1).map(({ id }) => id);
  await keptAs(
    page,
    ({ campaign: { lessons, puzzles } }) => `${lessons} ${puzzles}` === `${ids('lessons')} ${ids('puzzles')}`,
    'not all is kept as done',
  );
  assert.deepEqual(faults, []);
  await context.close();
}

const test: E2eTest = {
  name: 'lessons and puzzles by keyboard, mouse, touch, gamepad and in words',
  run,
};
export default test;
