import assert from 'node:assert/strict';
import type { CDPSession, Page } from 'playwright-core';
import type { CaravanName, Observation } from '../../../src/engine/index.ts';
import type { Place } from '../../../src/input/index.ts';
import { fontsOf } from '../../../src/view/layout.ts';
import { layMagnifier } from '../../../src/view/magnifier.ts';
import { type E2eTest, visit } from '../kit.ts';
import {
  assertDrawn,
  handPlaceOf,
  moved,
  myTurn,
  pickMostlyNumbers,
  picture,
  pointOf,
} from '../table-hand.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

const onScreen = ({ width, height }: Size, seed: number): E2eTest => ({
  name: `a whole match by touch alone at ${width}×${height}, tapped and dragged, with a second finger and a cancel`,
  async run(site) {
    const size = { width, height };
    const link = `#table?rules=standard&opponent=greedy&seed=${seed}&first=A&speed=instant`;
    const { page, context, faults } = await visit(site, link, { size, touch: true });
    await picture(page);
    await assertDrawn(page);
    const fingers = await context.newCDPSession(page);
    let table = await myTurn(page);
    for (let turns = 0; table.seen.result === 'continue'; turns++) {
      assert.ok(turns < 150, 'the match does not end');
      const move = pickMostlyNumbers(table.seen, turns);
      if (turns === 2 || turns === 3) {
        await disturbed(fingers, table.seen, move, size, turns === 2);
        assert.ok(!(await moved(page, table.moves, 300)), 'a drag that was broken off made a move');
      }
      await make(page, fingers, table.seen, move, size, turns % 5 === 4);
      // A card too thin for a finger is shown large first.
      if (!(await moved(page, table.moves, 400)) && /^[JQKX].*\.\d+$/.test(move))
        await tap(page, largeCell(table.seen, move, size));
      assert.ok(await moved(page, table.moves), `${move} was not made`);
      table = await myTurn(page);
    }
    await page.waitForTimeout(300);
    await assertDrawn(page);
    assert.deepEqual(faults, []);
    await context.close();
  },
});
export default [onScreen({ width: 360, height: 640 }, 17), onScreen({ width: 844, height: 390 }, 19)];

async function tap(page: Page, { x, y }: Point): Promise<void> {
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(60);
}

async function make(
  page: Page,
  fingers: CDPSession,
  seen: Observation,
  move: string,
  size: Size,
  byDragging: boolean,
): Promise<void> {
  if (move === 'redeal') return tap(page, pointOf(seen, 'item.redeal', size));
  const card = pointOf(seen, handPlaceOf(seen, move), size);
  if (move.startsWith('discard')) {
    await tap(page, card);
    await tap(page, pointOf(seen, 'item.discard', size));
    return tap(page, pointOf(seen, 'item.yes', size));
  }
  const target = pointOf(seen, move.split('>')[1] as Place, size);
  if (byDragging && !/^[JQKX]/.test(move)) {
    const halfway = { x: (card.x + target.x) / 2, y: (card.y + target.y) / 2 };
    await inOneGo(fingers, [
      ['touchStart', [card]],
      ['touchMove', [halfway]],
      ['touchMove', [target]],
      ['touchEnd', []],
    ]);
    return;
  }
  await tap(page, card);
  await tap(page, target);
}

/** A drag to a good place that ends with a second finger, or with a cancel by the system. */
async function disturbed(
  fingers: CDPSession,
  seen: Observation,
  move: string,
  size: Size,
  bySecond: boolean,
): Promise<void> {
  if (!move.includes('>')) return;
  const card = pointOf(seen, handPlaceOf(seen, move), size);
  const target = pointOf(seen, move.split('>')[1] as Place, size);
  const second = { x: size.width / 2, y: size.height / 2 };
  await inOneGo(fingers, [
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

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

/** Sends it all before the first is answered: on a busy page a finger would otherwise rest, which means something else. */
const inOneGo = (
  fingers: CDPSession,
  touches: readonly (readonly [type: TouchType, points: readonly Point[]])[],
): Promise<unknown> =>
  Promise.all(
    touches.map(([type, points]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
      }),
    ),
  );

function largeCell(seen: Observation, move: string, { width, height }: Size): Point {
  const [, caravan, row] = />([AB][123])\.(\d+)$/.exec(move) as unknown as [string, CaravanName, string];
  const fonts = fontsOf({ width, height, safe: { top: 0, right: 0, bottom: 0, left: 0 }, textScale: 1 });
  const whole = { x: 0, y: 0, w: width, h: height };
  const { x, y, w, h } = layMagnifier(whole, seen.caravans[caravan].rows.length, fonts).cells[
    Number(row) - 1
  ]!;
  return { x: x + w / 2, y: y + h / 2 };
}
