/**
 * Keys or a pad as one interface, for long runs that are done with either. Both look where the game's focus is before
 * each step, as somebody who watches the screen does: the page's focus goes along with it.
 */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Observation } from '../../src/engine/index.ts';
import type { Place } from '../../src/input/index.ts';
import { placeOf } from '../../src/match/index.ts';
import { PadHand } from './pad-hand.ts';
import { handPlaceOf } from './table-hand.ts';

type Press = 'up' | 'down' | 'left' | 'right' | 'next' | 'confirm' | 'discard' | 'disband' | 'speed';

const PATIENCE_MS = 20_000;
const MOST_STEPS = 80;

/** Elements that stand for places, in the order in which they are read. */
const PLACES = `[...document.querySelectorAll('#mirror [data-place]')].map((each) => each.dataset.place)`;
const FOCUS = `document.activeElement?.getAttribute('data-place') ?? ''`;

export abstract class Hand {
  protected readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  protected abstract press(what: Press): Promise<void>;

  /** Takes up a card of the hand. */
  abstract take(index: number): Promise<void>;

  /** The page has been loaded anew. */
  async again(): Promise<void> {}

  async focus(): Promise<string> {
    return (await this.page.evaluate(FOCUS)) as string;
  }

  private async places(): Promise<string[]> {
    return (await this.page.evaluate(PLACES)) as string[];
  }

  /** Waits until at least one of these controls is there. @returns those that are */
  async offered(...items: string[]): Promise<string[]> {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const places = await this.places();
      const there = items.filter((item) => places.includes(`item.${item}`));
      if (there.length > 0) return there;
      await this.page.waitForTimeout(40);
    }
    assert.fail(`no ${items.join(', ')} is offered, but ${(await this.places()).join(' ')}`);
  }

  /** Goes to a control of a menu and presses it. */
  async choose(item: string): Promise<void> {
    await this.offered(item);
    const wanted = `item.${item}`;
    for (let steps = 0; ; steps++) {
      const [now, places] = [await this.focus(), await this.places()];
      if (now === wanted) break;
      assert.ok(steps < MOST_STEPS, `${wanted} cannot be reached from ${now}`);
      // Nothing has the page's focus before the first key.
      await this.press(now !== '' && places.indexOf(now) > places.indexOf(wanted) ? 'up' : 'down');
    }
    await this.press('confirm');
  }

  /** Steps through the places where the held card may go until the focus is on this one. */
  async aim(place: Place): Promise<void> {
    for (let steps = 0; (await this.focus()) !== place; steps++) {
      assert.ok(steps < MOST_STEPS, `${place} is never aimed at`);
      await this.press('next');
    }
  }

  /** Walks to one of one's own caravans. */
  async point(place: Place): Promise<void> {
    const caravan = place.slice(0, 2);
    for (let steps = 0; ; steps++) {
      const now = await this.focus();
      if (now.slice(0, 2) === caravan) return;
      assert.ok(steps < MOST_STEPS, `${place} cannot be reached from ${now}`);
      if (now.startsWith('A')) await this.press(now[1]! < caravan[1]! ? 'right' : 'left');
      else await this.press(now.startsWith('B') ? 'down' : 'up');
    }
  }

  confirm(): Promise<void> {
    return this.press('confirm');
  }
  discard(): Promise<void> {
    return this.press('discard');
  }
  disband(): Promise<void> {
    return this.press('disband');
  }
  faster(): Promise<void> {
    return this.press('speed');
  }

  /**
   * Makes a move, and says yes where the game asks: whoever would harm themselves, or throws something away, is asked.
   * @param isMade whether the game has it by now
   */
  async make(move: string, seen: Observation, isMade: () => Promise<boolean>): Promise<void> {
    if (move === 'redeal') await this.discard();
    else if (move.startsWith('disband')) {
      await this.point(placeOf(move) ?? (/[AB][123]/.exec(move)![0] as 'A1'));
      await this.disband();
    } else {
      await this.take(Number(handPlaceOf(seen, move).split('.')[1]));
      if (move.startsWith('discard')) await this.discard();
      else {
        await this.aim(placeOf(move)!);
        await this.confirm();
      }
    }
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      if (await isMade()) return;
      if (await this.isAsked()) await this.answerYes();
      else await this.page.waitForTimeout(30);
    }
    assert.fail(`${move} is not made; the focus is on ${await this.focus()}`);
  }

  async isAsked(): Promise<boolean> {
    return (await this.places()).includes('item.yes');
  }

  async answerYes(): Promise<void> {
    for (let steps = 0; (await this.focus()) !== 'item.yes'; steps++) {
      if (steps > 6 || !(await this.isAsked())) return;
      await this.press(steps % 2 === 0 ? 'left' : 'right');
    }
    await this.press('confirm');
  }
}

export const KEYS: Record<Press, string> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  next: 'n',
  confirm: 'Enter',
  discard: 'd',
  disband: 'x',
  speed: 'v',
};

export class KeyHand extends Hand {
  protected press(what: Press): Promise<void> {
    return this.page.keyboard.press(KEYS[what]);
  }

  take(index: number): Promise<void> {
    return this.page.keyboard.press(`${index + 1}`);
  }
}

export const BUTTONS = {
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
  confirm: 'south',
  discard: 'west',
  disband: 'north',
  /** The left stick, pressed. */
  speed: 10,
} as const satisfies Record<Exclude<Press, 'next'>, string | number>;
/** The right stick, to its side. */
const STEP_AXIS = 2;

export class PadsHand extends Hand {
  private readonly pad: PadHand;

  private constructor(page: Page) {
    super(page);
    this.pad = new PadHand(page);
  }

  static async plugged(page: Page): Promise<PadsHand> {
    const hand = new PadsHand(page);
    await hand.again();
    return hand;
  }

  override async again(): Promise<void> {
    await this.pad.plug(0, 'Xbox 360 Controller (XInput STANDARD GAMEPAD)');
  }

  protected press(what: Press): Promise<void> {
    return what === 'next' ? this.pad.tilt(STEP_AXIS) : this.pad.press(BUTTONS[what]);
  }

  async take(index: number): Promise<void> {
    const wanted = `hand.${index}`;
    for (let steps = 0; ; steps++) {
      const now = await this.focus();
      if (now === wanted) break;
      assert.ok(steps < MOST_STEPS, `${wanted} cannot be reached from ${now}`);
      const at = /^hand\.(\d+)$/.exec(now)?.[1];
      if (at !== undefined) await this.press(Number(at) < index ? 'right' : 'left');
      else await this.press(now.startsWith('item.') ? 'up' : 'down');
    }
    await this.press('confirm');
  }
}
