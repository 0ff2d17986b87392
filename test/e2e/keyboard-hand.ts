/** Keys at the table. */
import type { Page } from 'playwright-core';
import type { Observation } from '../../src/engine/index.ts';
import { legalFrom } from '../../src/present/index.ts';

/** Takes a card that goes somewhere and plays it where the focus then is; else throws one away. */
export async function moveByKeys(page: Page, seen: Observation, turn: number): Promise<void> {
  const legal = legalFrom(seen);
  if (legal.includes('redeal')) return page.keyboard.press('d');
  const goes = seen.hand.flatMap((card, index) =>
    legal.some((move) => move.startsWith(`${card.replace(/\[.*/, '')}>`)) ? [index] : [],
  );
  if (goes.length === 0) {
    await page.keyboard.press('1');
    await page.keyboard.press('d');
    return page.keyboard.press('Enter');
  }
  // Number cards first, so that matches come to an end.
  const numbers = goes.filter((index) => !/^[JQKX]/.test(seen.hand[index]!));
  const from = numbers.length > 0 && turn % 4 !== 3 ? numbers : goes;
  await page.keyboard.press(`${from[turn % from.length]! + 1}`);
  await page.keyboard.press('Enter');
}
