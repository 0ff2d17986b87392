/** Fingers at the table. */
import type { CDPSession, Page } from 'playwright-core';
import type { CaravanName, Observation } from '../../src/engine/index.ts';
import type { Place } from '../../src/input/index.ts';
import { fontsOf } from '../../src/view/layout.ts';
import { layMagnifier } from '../../src/view/magnifier.ts';
import { handPlaceOf, moved, pointOf } from './table-hand.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

export class TouchHand {
  private readonly page: Page;
  private readonly fingers: CDPSession;

  private constructor(page: Page, fingers: CDPSession) {
    this.page = page;
    this.fingers = fingers;
  }

  static async on(page: Page): Promise<TouchHand> {
    return new TouchHand(page, await page.context().newCDPSession(page));
  }

  /** @returns whether the move was made. @param kept how many moves have been made before it */
  async move(seen: Observation, move: string, kept: number, byDragging: boolean): Promise<boolean> {
    await this.make(seen, move, byDragging);
    // A card too thin for a finger is shown large first.
    if (!(await moved(this.page, kept, 400)) && /^[JQKX].*\.\d+$/.test(move))
      await this.tap(this.largeCell(seen, move));
    return moved(this.page, kept);
  }

  /** A drag to a good place that ends with a second finger, or with a cancel by the system. */
  async disturbed(seen: Observation, move: string, bySecond: boolean): Promise<void> {
    if (!move.includes('>')) return;
    const { width, height } = this.size;
    const card = this.point(seen, handPlaceOf(seen, move));
    const target = this.point(seen, move.split('>')[1] as Place);
    const second = { x: width / 2, y: height / 2 };
    await this.inOneGo([
      ['touchStart', [card]],
      ['touchMove', [target]],
      ...(bySecond
        ? ([
            ['touchStart', [target, second]],
            ['touchEnd', []],
          ] as const)
        : ([['touchCancel', []]] as const)),
    ]);
  }

  private get size(): { width: number; height: number } {
    return this.page.viewportSize()!;
  }

  private point(seen: Observation, place: Place): Point {
    return pointOf(seen, place, this.size);
  }

  private async tap({ x, y }: Point): Promise<void> {
    await this.page.touchscreen.tap(x, y);
    await this.page.waitForTimeout(60);
  }

  private async make(seen: Observation, move: string, byDragging: boolean): Promise<void> {
    if (move === 'redeal') return this.tap(this.point(seen, 'item.redeal'));
    const card = this.point(seen, handPlaceOf(seen, move));
    if (move.startsWith('discard')) {
      await this.tap(card);
      await this.tap(this.point(seen, 'item.discard'));
      return this.tap(this.point(seen, 'item.yes'));
    }
    const target = this.point(seen, move.split('>')[1] as Place);
    if (byDragging && !/^[JQKX]/.test(move)) {
      const halfway = { x: (card.x + target.x) / 2, y: (card.y + target.y) / 2 };
      await this.inOneGo([
        ['touchStart', [card]],
        ['touchMove', [halfway]],
        ['touchMove', [target]],
        ['touchEnd', []],
      ]);
      return;
    }
    await this.tap(card);
    await this.tap(target);
  }

  /** Sends it all before the first is answered: on a busy page a finger would otherwise rest, which means something else. */
  private inOneGo(
    touches: readonly (readonly [type: TouchType, points: readonly Point[]])[],
  ): Promise<unknown> {
    return Promise.all(
      touches.map(([type, points]) =>
        this.fingers.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
        }),
      ),
    );
  }

  private largeCell(seen: Observation, move: string): Point {
    const { width, height } = this.size;
    const [, caravan, row] = />([AB][123])\.(\d+)$/.exec(move) as unknown as [string, CaravanName, string];
    const fonts = fontsOf({ width, height, safe: { top: 0, right: 0, bottom: 0, left: 0 }, textScale: 1 });
    const whole = { x: 0, y: 0, w: width, h: height };
    const { cells } = layMagnifier(whole, seen.caravans[caravan].rows.length, fonts);
    const { x, y, w, h } = cells[Number(row) - 1]!;
    return { x: x + w / 2, y: y + h / 2 };
  }
}
