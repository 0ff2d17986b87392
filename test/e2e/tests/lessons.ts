import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { SCHOOL } from '../../../src/app/school.ts';
import type { CaravanName } from '../../../src/engine/index.ts';
import {
  beginCourse,
  type Course,
  type LessonRun,
  lessonSeen,
  makeLessonMove,
  makeLessonReply,
  nextStep,
  playsOf,
  stepOf,
} from '../../../src/match/index.ts';
import { bestOf, legalFrom } from '../../../src/present/index.ts';
import { layCaravan, visibleStrips } from '../../../src/view/caravan-layout.ts';
import { attachmentCounts, layTable } from '../../../src/view/layout.ts';
import { type E2eTest, type Site, visit } from '../kit.ts';
import { assertDrawn, picture } from '../table-hand.ts';

const SIZE = { width: 1280, height: 720 };

/** Waits until the page has said something to whoever listens. */
const said = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((words) => document.getElementById('announcer')?.textContent?.includes(words), text, {
    timeout: 10_000,
    polling: 30,
  });

const face = (card: string): string => card.replace(/\[.*/, '');
const handPlace = (run: LessonRun, card: string): number =>
  lessonSeen(run, 'A').hand.findIndex((one) => face(one) === card);

/** The run after its step is done as it is meant. */
function done(run: LessonRun, move: string): LessonRun {
  const made = makeLessonMove(run, move).run;
  return made.stage === 'answered' ? makeLessonReply(made).run : made;
}

/** A card and its best place: what two keys do. */
function byTwoKeys(run: LessonRun, wanted: string | null): string {
  if (wanted !== null) return wanted;
  const seen = lessonSeen(run, 'A');
  const card = face(seen.hand.find((one) => playsOf(legalFrom(seen), one).length > 0)!);
  return bestOf(seen, playsOf(legalFrom(seen), card as never));
}

/** Plays a course by keys, step by step, and waits for what it says. */
async function byKeys(page: Page, course: Course): Promise<void> {
  for (let run: LessonRun | null = beginCourse(course); run; ) {
    const { asks, kind, move, told } = stepOf(run);
    await said(page, asks);
    const made = byTwoKeys(run, move);
    await page.keyboard.press(`${handPlace(run, made.split('>')[0]!) + 1}`);
    await page.keyboard.press('Enter');
    if (kind === 'free')
      await page.waitForFunction(
        () =>
          /all right|nothing else|gives something away|nobody to weigh|wins the match/.test(
            document.getElementById('announcer')?.textContent ?? '',
          ),
        undefined,
        { timeout: 20_000, polling: 30 },
      );
    else await said(page, told);
    run = nextStep(done(run, made));
    // After the last step the next course follows.
    await page.keyboard.press('Enter');
  }
}

/** Presses a place of a lesson's table with the mouse. */
async function press(page: Page, run: LessonRun, place: string): Promise<void> {
  const seen = lessonSeen(run, 'A');
  const attachments = attachmentCounts(seen.caravans);
  const layout = layTable(
    { ...SIZE, safe: { top: 0, right: 0, bottom: 0, left: 0 }, textScale: 1 },
    { seat: 'A', attachments, hand: seen.hand.length, items: 5, guided: true },
  );
  const [zone, index] = place.split('.') as [string, string];
  const name = zone as CaravanName;
  const { cards } = layCaravan(
    layout.boxes[name] ?? layout.boxes.A1,
    layout.cardHeight,
    attachments[name] ?? [],
    layout.room,
  );
  const box =
    zone === 'hand'
      ? layout.handSlices[Number(index)]!
      : index === undefined
        ? layout.boxes[name].area
        : visibleStrips(layout.boxes[name], cards)[Number(index) - 1]!;
  await page.mouse.click(box.x + box.w / 2, box.y + box.h / 2);
}

/** Opens a list by keys, and waits until it has been fetched: until then only going back can be chosen. */
async function fetched(page: Page, keys: readonly string[]): Promise<void> {
  const came = page.waitForResponse(/school-[^/]*\.js$/);
  for (const key of keys) await page.keyboard.press(key);
  await came;
  await page.waitForTimeout(500);
}

async function run(site: Site): Promise<void> {
  const { page, context, faults } = await visit(site, '', { size: SIZE });
  await picture(page);
  // Whoever is new has the lessons in focus.
  await fetched(page, ['Enter']);
  await page.keyboard.press('Enter');
  const [first, second] = SCHOOL.lessons as [Course, Course];
  await byKeys(page, first);
  await byKeys(page, second);
  // The next one has begun: its first step by mouse.
  const begun = beginCourse(SCHOOL.lessons[2]!);
  await said(page, stepOf(begun).asks);
  const [card, target] = stepOf(begun).move!.split('>') as [string, string];
  await page.waitForTimeout(300);
  await press(page, begun, `hand.${handPlace(begun, card)}`);
  await page.waitForTimeout(200);
  await press(page, begun, target);
  await said(page, stepOf(begun).told);
  await assertDrawn(page);
  assert.deepEqual(faults, []);
  await context.close();
}

const test: E2eTest = {
  name: 'two lessons with their puzzles by keyboard, a step of the next by mouse',
  run,
};
export default test;
