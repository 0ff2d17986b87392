/** A gamepad that is not there: the page is given one before the game starts, and presses come from outside. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Observation } from '../../src/engine/index.ts';
import { legalFrom } from '../../src/present/index.ts';

/** Runs in the page before the game. */
export const FAKE_PADS = `(() => {
  const pads = [null, null, null, null];
  const felt = [];
  Object.defineProperty(navigator, 'getGamepads', { value: () => pads });
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  window.fakePads = {
    felt,
    async plug(index, id, mapping) {
      pads[index] = {
        index, id, mapping, connected: true, axes: [0, 0, 0, 0],
        buttons: Array.from({ length: 17 }, () => ({ value: 0, pressed: false })),
        vibrationActuator: { playEffect: async (type, effect) => void felt.push(effect) },
      };
      dispatchEvent(new Event('gamepadconnected'));
      await frame();
    },
    async unplug(index) {
      pads[index] = null;
      dispatchEvent(new Event('gamepaddisconnected'));
      await frame();
    },
    // The game looks once a frame, before this is called back: on a slow page a button held for two would repeat.
    async press(index, at) {
      pads[index].buttons[at] = { value: 1, pressed: true };
      await new Promise(requestAnimationFrame);
      pads[index].buttons[at] = { value: 0, pressed: false };
      await new Promise(requestAnimationFrame);
    },
    async hold(index, at) {
      pads[index].buttons[at] = { value: 1, pressed: true };
      await frame();
    },
    async tilt(index, axis) {
      pads[index].axes[axis] = 1;
      await new Promise(requestAnimationFrame);
      pads[index].axes[axis] = 0;
      await new Promise(requestAnimationFrame);
    },
  };
})();`;

const STANDARD = {
  south: 0,
  east: 1,
  west: 2,
  north: 3,
  select: 8,
  start: 9,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
};

interface FakePads {
  readonly felt: readonly object[];
  plug(index: number, id: string, mapping: string): Promise<void>;
  unplug(index: number): Promise<void>;
  press(index: number, at: number): Promise<void>;
  tilt(index: number, axis: number): Promise<void>;
}

export class PadHand {
  readonly page: Page;
  private index = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** From now on this pad is in hand. */
  async plug(index: number, id: string, mapping = 'standard'): Promise<void> {
    this.index = index;
    await this.page.evaluate(
      ([at, name, kind]) => (window as unknown as { fakePads: FakePads }).fakePads.plug(at, name, kind),
      [index, id, mapping] as const,
    );
  }

  async unplug(): Promise<void> {
    await this.page.evaluate(
      (at) => (window as unknown as { fakePads: FakePads }).fakePads.unplug(at),
      this.index,
    );
  }

  /** Buttons by their names, or by number where they have none. */
  async press(...buttons: (keyof typeof STANDARD | number)[]): Promise<void> {
    for (const button of buttons) {
      await this.page.evaluate(
        ([at, n]) => (window as unknown as { fakePads: FakePads }).fakePads.press(at, n),
        [this.index, typeof button === 'number' ? button : STANDARD[button]] as const,
      );
    }
  }

  /** A stick right or down, and back. */
  async tilt(axis: number): Promise<void> {
    await this.page.evaluate(
      ([at, n]) => (window as unknown as { fakePads: FakePads }).fakePads.tilt(at, n),
      [this.index, axis] as const,
    );
  }

  /** How often it was made to shake. */
  async felt(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { fakePads: FakePads }).fakePads.felt.length);
  }
}

/** Which buttons a move takes. */
type MoveButton = keyof typeof STANDARD | number;
export interface MoveButtons {
  readonly confirm: MoveButton;
  readonly discard: MoveButton;
  readonly up: MoveButton;
  readonly down: MoveButton;
  readonly left: MoveButton;
  readonly right: MoveButton;
}
const ON_STANDARD: MoveButtons = {
  confirm: 'south',
  discard: 'west',
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
};

/** Where the game's focus is: the page's goes along with it once keys or a pad are used. */
const focus = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '');

/** Walks to a card that goes somewhere and plays it where the game then offers; else throws one away. */
export async function moveByPad(
  pad: PadHand,
  seen: Observation,
  { confirm, discard, up, down, left, right }: MoveButtons = ON_STANDARD,
): Promise<void> {
  const legal = legalFrom(seen);
  if (legal.includes('redeal')) return pad.press(discard);
  const plays = seen.hand.findIndex((card) =>
    legal.some((move) => move.startsWith(`${card.replace(/\[.*/, '')}>`)),
  );
  const wanted = Math.max(0, plays);
  for (let steps = 0; steps < 40; steps++) {
    const place = await focus(pad.page);
    if (place === `hand.${wanted}`) break;
    const at = /^hand\.(\d+)$/.exec(place)?.[1];
    if (at !== undefined) await pad.press(Number(at) < wanted ? right : left);
    else await pad.press(place.startsWith('item.') ? up : down);
  }
  assert.equal(await focus(pad.page), `hand.${wanted}`);
  await pad.press(...(plays < 0 ? [discard, confirm] : [confirm, confirm]));
}
