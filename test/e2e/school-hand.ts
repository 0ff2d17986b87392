/**
 * Lessons and puzzles as somebody does them with one device. Beside the page the game runs a second time without a
 * browser and is given whatever the page is given: it knows where on the screen a place is drawn and which way leads there.
 */
import assert from 'node:assert/strict';
import type { CDPSession, Page } from 'playwright-core';
import { stepInMenu } from '../../src/app/menu-step.ts';
import { SCHOOL } from '../../src/app/school.ts';
import { deskOf, menuOf } from '../../src/app/screen.ts';
import { stepAtTable } from '../../src/app/table-step.ts';
import { DEFAULT_SETTINGS, NEW_SAVE, SAVE_VERSION, type Save } from '../../src/campaign/index.ts';
import { DEFAULT_DISPLAY, DEFAULT_SETUP } from '../../src/content/index.ts';
import type { CaravanName } from '../../src/engine/index.ts';
import type { Device, Focus, Intent, Place, Way } from '../../src/input/index.ts';
import { type Course, stepOf } from '../../src/match/index.ts';
import { legalFrom, mirrorOf } from '../../src/present/index.ts';
import { VERDICTS } from '../../src/text/lessons.ts';
import type { Hit } from '../../src/view/hits.ts';
import { fontsOf, TARGET } from '../../src/view/layout.ts';
import { layMagnifier } from '../../src/view/magnifier.ts';
import { MenuScroll } from '../../src/view/menu-scroll.ts';
import type { Rect } from '../../src/view/rect.ts';
import { partsIn, Reader } from '../kit/reader.ts';
import { BUTTONS, KEYS } from './hands.ts';
import type { TerminalHand } from './kit.ts';
import { drawnAnew } from './menu-hand.ts';
import { PadHand } from './pad-hand.ts';
import { hitsOn } from './screen-hits.ts';

/** Whoever is quick, and has been greeted: moves are shown at once, and the picture costs little. */
export const QUICK_SAVE: Save = {
  ...NEW_SAVE,
  table: {
    version: SAVE_VERSION,
    setup: DEFAULT_SETUP,
    settings: {
      ...DEFAULT_SETTINGS,
      speed: 'instant',
      greeted: true,
      display: { ...DEFAULT_DISPLAY, effects: 'off', motion: 'reduced' },
    },
  },
};

const WAYS = ['up', 'down', 'left', 'right'] as const satisfies readonly Way[];
type Step = (typeof WAYS)[number];
const PATIENCE_MS = 20_000;
/** A turn of the wheel, in pixels. */
const WHEEL = 120;
/** What is said of any free choice, before it names a better one. */
const VERDICT = new RegExp(
  Object.values(VERDICTS)
    .map((verdict) => (typeof verdict === 'string' ? verdict : verdict('')).split(/[.:]/)[0]!)
    .join('|'),
);

const face = (card: string): string => card.replace(/\[.*/, '');

export class SchoolHand {
  /** With what the next thing is done. */
  by: Device = 'keyboard';
  private readonly page: Page;
  private readonly twin: Reader;
  private readonly pad: PadHand;
  private fingers: CDPSession | null = null;

  private constructor(page: Page, save: Save) {
    this.page = page;
    this.pad = new PadHand(page);
    this.twin = new Reader({
      ports: {
        load: async () => ({ ...save, troubles: [] }),
        openSchool: async () => SCHOOL,
        // Only whether something was weighed matters here, not how it came out.
        think: async ({ seen }) => ({ move: legalFrom(seen)[0]! }),
      },
    });
  }

  /** The page shows the title, with this kept; nothing else has been done on it. */
  static async at(page: Page, save: Save = NEW_SAVE): Promise<SchoolHand> {
    const hand = new SchoolHand(page, save);
    await hand.twin.rest();
    await hand.inStep();
    return hand;
  }

  /** From the title, or from the list, to a lesson or a puzzle. @param number from 1 */
  async sitDown(kind: Course['kind'], number: number): Promise<void> {
    if (this.twin.where() === 'title') await this.press(`item.${kind}s`);
    await this.press(`item.${kind}-${number}`);
  }

  /** Does the course that is open to its end, and leaves it there: what is offered next is in focus. */
  async complete(course: Course): Promise<void> {
    for (const [i, { asks, move, told }] of course.steps.entries()) {
      await this.told(asks);
      await this.make(move ?? this.anyMove());
      await this.told(move === null ? VERDICT : told);
      if (i < course.steps.length - 1) await this.press('item.next');
    }
    assert.equal(this.twin.program.getSnapshot().context.lesson?.run.course.id, course.id);
  }

  /** From the end of one course to the one that follows, or to what follows the last. */
  next(): Promise<void> {
    return this.press('item.next');
  }

  /** Back to the list from the table. */
  async toList(): Promise<void> {
    await this.press('item.menu');
    await this.press('item.list');
  }

  async toTitle(): Promise<void> {
    await this.press('item.back');
  }

  /** A wrong move of a puzzle, and once more from the beginning. */
  async fail(course: Course, wrong: string): Promise<void> {
    await this.make(wrong);
    await this.told(course.steps[0]!.wrong);
    await this.press('item.again');
    await this.told(course.steps[0]!.asks);
  }

  private anyMove(): string {
    const { lesson, table } = this.twin.program.getSnapshot().context;
    assert.equal(lesson && stepOf(lesson.run).kind, 'free');
    return table!.legal.find((move) => move.includes('>'))!;
  }

  /** Makes a move at the table: its card, its place, and the question where there is one. */
  private async make(move: string): Promise<void> {
    const { table } = this.twin.program.getSnapshot().context;
    const handPlace = (card: string): Place =>
      `hand.${table!.seen.hand.findIndex((one) => face(one) === card)}`;
    const [, card, place] = /^(.+)>(.+)$/.exec(move) ?? [];
    if (card && place) {
      await this.press(handPlace(card));
      return this.press(place as Place);
    }
    const [verb, what = ''] = move.split(' ');
    await this.press(verb === 'discard' ? handPlace(what) : (what as Place));
    await this.press(`item.${verb}`);
    await this.press('item.yes');
  }

  /** Presses a place with the device in hand, as soon as the page shows it. */
  private async press(place: Place): Promise<void> {
    const { by } = this;
    if (by === 'keyboard' || by === 'pad') {
      await this.walkTo(place);
      await this.step('confirm', { type: 'command', command: 'confirm' });
    } else {
      const hit = await this.findOnScreen(place);
      await drawnAnew(this.page);
      await this.point(hit.rect);
      // A card too thin for a finger is shown large first.
      if (by === 'touch' && this.isThin(place, hit.rect)) {
        await drawnAnew(this.page);
        await this.point(this.largeCell(place));
      }
      await this.twin.give([hit.intent], by);
    }
    await this.inStep();
  }

  /** Like a person it looks where the focus has come to, and goes on from there: a busy page may take one press for two. */
  private async walkTo(place: Place): Promise<void> {
    for (let tries = 0; tries < 4; tries++) {
      const ways = this.wayTo(place);
      for (const way of ways) await this.step(way, { type: 'move', way });
      assert.equal(this.twin.screen?.focus, place);
      // The page's focus goes along with the game's once it has moved.
      if (ways.length === 0 && tries === 0) return;
      const there = await this.focusOnPage(place);
      if (there === place) return;
      await this.twin.give([{ type: 'point', place: there as Place }], this.by);
    }
    throw new Error(`the focus never comes to ${place} on ${this.twin.where()}`);
  }

  /** Where the page's focus comes to rest, if not soon at a place. */
  private async focusOnPage(place: Place): Promise<string> {
    let there = '';
    for (let tries = 0; tries < 60 && there !== place; tries++) {
      if (tries > 0) await this.page.waitForTimeout(30);
      there = await this.page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '');
    }
    return there;
  }

  private async step(what: Step | 'confirm', intent: Intent) {
    if (this.by === 'pad') await this.pad.press(BUTTONS[what]);
    else await this.page.keyboard.press(KEYS[what]);
    await this.twin.give([intent], this.by);
  }

  private async point({ x, y, w, h }: Rect): Promise<void> {
    const middle = [x + w / 2, y + h / 2] as const;
    if (this.by === 'touch') return this.tap(...middle);
    await this.page.mouse.move(...middle);
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  /** Put down and lifted in one go: on a busy page a finger would otherwise rest, which means something else. */
  private async tap(x: number, y: number): Promise<void> {
    this.fingers ??= await this.page.context().newCDPSession(this.page);
    const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      this.fingers!.send('Input.dispatchTouchEvent', { type, touchPoints });
    await Promise.all([send('touchStart', [{ x, y }]), send('touchEnd', [])]);
  }

  /** Where a place is drawn; a wheel looks further down a menu that is longer than the screen. */
  private async findOnScreen(place: Place): Promise<Hit> {
    const size = this.page.viewportSize()!;
    const scroll = new MenuScroll();
    for (let turns = 0; turns < 20; turns++) {
      const all = hitsOn(this.twin.screen!, size, scroll).all();
      const hit = all.findLast((one) => one.place === place && one.intent.type === 'press');
      if (hit) return hit;
      const { x, y, w, h } = all[0]!.rect;
      if (this.by !== 'mouse') break;
      await drawnAnew(this.page);
      await this.page.mouse.move(x + w / 2, y + h / 2);
      await this.page.mouse.wheel(0, WHEEL);
      scroll.by(WHEEL, [x + w / 2, y + h / 2]);
    }
    throw new Error(`${place} is not drawn on ${this.twin.where()}`);
  }

  private isThin(place: Place, { w, h }: Rect): boolean {
    const { screen } = this.twin;
    if (screen?.kind !== 'table' || !/^[JQKX]/.test(screen.heldCard ?? '')) return false;
    const [name, row] = place.split('.');
    const rows = screen.seen.caravans[name as CaravanName]?.rows.length ?? 0;
    return row !== undefined && rows > 1 && Math.min(w, h) < TARGET;
  }

  private largeCell(place: Place): Rect {
    const { width, height } = this.page.viewportSize()!;
    const { screen } = this.twin;
    assert.ok(screen?.kind === 'table');
    const [name, row] = place.split('.') as [CaravanName, string];
    const fonts = fontsOf({
      width,
      height,
      safe: { top: 0, right: 0, bottom: 0, left: 0 },
      textScale: 1,
    });
    const whole = { x: 0, y: 0, w: width, h: height };
    return layMagnifier(whole, screen.seen.caravans[name].rows.length, fonts).cells[Number(row) - 1]!;
  }

  /** The fewest steps of the focus to a place. */
  private wayTo(place: Place): readonly Step[] {
    const { context } = this.twin.program.getSnapshot();
    const desk = context.screen === 'table' ? deskOf(context) : null;
    const menu = desk ? null : menuOf(context);
    /** Where the focus is after an intent; null where it changes more than the focus. */
    const after = (focus: Focus, intent: Intent): Focus | null => {
      if (desk) return stepAtTable({ ...desk, focus }, intent).focus;
      const step = stepInMenu(menu!, focus, intent);
      return step.act ? null : step.focus;
    };
    const start = after(desk ? context.tableFocus : context.focus, { type: 'scroll', way: 'line-up' })!;
    const seen = new Set([JSON.stringify(start)]);
    let found: [Focus, Step[]][] = [[start, []]];
    while (found.length > 0) {
      const there = found.find(([focus]) => focus.place === place);
      if (there) return there[1];
      found = found.flatMap(([focus, ways]) =>
        WAYS.flatMap((way): [Focus, Step[]][] => {
          const next = after(focus, { type: 'move', way });
          const name = JSON.stringify(next);
          if (!next || seen.has(name)) return [];
          seen.add(name);
          return [[next, [...ways, way]]];
        }),
      );
    }
    throw new Error(`no way leads to ${place} on ${this.twin.where()}`);
  }

  /** Waits until the page offers what the game without a browser offers. */
  private async inStep(): Promise<void> {
    const { main } = mirrorOf(this.twin.screen!);
    const places = partsIn(main).flatMap(({ place }) => place ?? []);
    await this.page
      .waitForFunction(
        (wanted) =>
          [...document.querySelectorAll('#mirror [data-place]')]
            .map((one) => one.getAttribute('data-place'))
            .join() === wanted,
        places.join(),
        { timeout: PATIENCE_MS, polling: 20 },
      )
      .catch(async () => {
        const shown = await this.page.locator('#mirror').textContent();
        throw new Error(`with ${this.by}, on ${this.twin.where()}: ${places} is not offered, but ${shown}`);
      });
  }

  /** Waits until the page says something. */
  private async told(words: string | RegExp): Promise<void> {
    const [text, pattern] = typeof words === 'string' ? [words, ''] : ['', words.source];
    await this.page
      .waitForFunction(
        ([sentence, like]) => {
          const shown = document.getElementById('mirror')?.textContent ?? '';
          return like === '' ? shown.includes(sentence!) : new RegExp(like!).test(shown);
        },
        [text, pattern] as const,
        { timeout: PATIENCE_MS, polling: 20 },
      )
      .catch(async () => {
        const shown = await this.page.locator('#mirror').textContent();
        throw new Error(`with ${this.by}: "${words}" is not said, but ${shown}`);
      });
  }
}

/** A lesson or a puzzle in words alone, from wherever one is. */
export async function completeInWords(terminal: TerminalHand, course: Course, number: number): Promise<void> {
  let answer = await terminal.say(`${course.kind} ${number}`);
  for (const [i, { asks, move, told }] of course.steps.entries()) {
    assert.ok(answer.includes(asks), `${course.id}, step ${i + 1}: "${answer}" does not ask "${asks}"`);
    const made = move ?? (await terminal.state()).legal.find((one) => one.includes('>'))!;
    answer = await terminal.say(made.replace('>', ' ').toLowerCase());
    if (move === null) assert.match(answer, VERDICT);
    else assert.ok(answer.includes(told), `${course.id}, step ${i + 1}: "${answer}" does not tell "${told}"`);
    if (i < course.steps.length - 1) answer = await terminal.say('next');
  }
}
