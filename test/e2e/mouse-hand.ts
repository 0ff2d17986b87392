/** A mouse at the table. */
import type { Page } from 'playwright-core';
import type { Observation } from '../../src/engine/index.ts';
import type { Place } from '../../src/input/index.ts';
import { handPlaceOf, pointOf } from './table-hand.ts';

/** Makes a move by clicks, or by dragging a card to its place. */
export async function moveByMouse(
  page: Page,
  seen: Observation,
  move: string,
  byDragging: boolean,
): Promise<void> {
  const size = page.viewportSize()!;
  const click = async (place: Place): Promise<void> => {
    const { x, y } = pointOf(seen, place, size);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(60);
  };
  if (move === 'redeal') return click('item.redeal');
  const hand = handPlaceOf(seen, move);
  const target = (move.startsWith('discard') ? 'item.discard' : move.split('>')[1]) as Place;
  await page.waitForTimeout(60);
  if (byDragging && target !== 'item.discard') {
    const from = pointOf(seen, hand, size);
    const to = pointOf(seen, target, size);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.waitForTimeout(60);
    await page.mouse.up();
    return;
  }
  await click(hand);
  await click(target);
  if (target === 'item.discard') await click('item.yes');
}
