/** A gamepad that is not there: the page is given one before the game starts, and presses come from outside. */
import type { Page } from 'playwright-core';

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
    async press(index, at) {
      pads[index].buttons[at] = { value: 1, pressed: true };
      await frame();
      pads[index].buttons[at] = { value: 0, pressed: false };
      await frame();
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

  /** How often it was made to shake. */
  async felt(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { fakePads: FakePads }).fakePads.felt.length);
  }
}
