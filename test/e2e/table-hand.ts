/** What keyboard and mouse need to know at the table: the kept match, and where on the screen its places are. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { readSlots, type Save, SLOTS } from '../../src/campaign/index.ts';
import { type CaravanName, type Observation, observe, replay } from '../../src/engine/index.ts';
import type { Place } from '../../src/input/index.ts';
import { legalFrom, tableItems } from '../../src/present/index.ts';
import { layCaravan, visibleStrips } from '../../src/view/caravan-layout.ts';
import { attachmentCounts, fontsOf, layTable, type Screen } from '../../src/view/layout.ts';
import { layQuestion } from '../../src/view/question-layout.ts';
import type { Rect } from '../../src/view/rect.ts';

/** What the browser keeps; null before anything is kept. */
export async function keptSave(page: Page): Promise<Save | null> {
  const slots = await page.evaluate(
    (keys) =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('caravan');
        opening.onerror = () => resolve([]);
        // No function here has a name: the compiler would add a helper that the page lacks.
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains('kept')) {
            db.close();
            resolve([]);
            return;
          }
          const store = db.transaction('kept').objectStore('kept');
          const got = keys.map((key) => store.get(key));
          got.at(-1)!.onsuccess = () => {
            db.close();
            resolve(got.map(({ result }) => result as unknown));
          };
        };
      }),
    Array.from({ length: SLOTS }, (_, slot) => `save-${slot}`),
  );
  return readSlots(slots).save;
}

/** The match as the browser keeps it, replayed; null before the first one is kept. */
export async function keptTable(page: Page): Promise<{ seen: Observation; moves: number } | null> {
  const record = (await keptSave(page))?.match?.record;
  if (!record) return null;
  const { state, fault } = replay(record);
  assert.equal(fault, null);
  return { seen: observe(state, 'A'), moves: record.moves.length };
}

/** Waits until the person is to move, or the match is over. */
export async function myTurn(page: Page): Promise<{ seen: Observation; moves: number }> {
  for (let tries = 0; tries < 300; tries++) {
    const table = await keptTable(page);
    if (table && (table.seen.next === 'A' || table.seen.result !== 'continue')) return table;
    await page.waitForTimeout(50);
  }
  throw new Error('it is never my turn');
}

/** Waits a little for one more move to be kept; false when none is. */
export async function moved(page: Page, moves: number, ms = 1500): Promise<boolean> {
  for (let tries = 0; tries < ms / 50; tries++) {
    const table = await keptTable(page);
    if (table && table.moves > moves) return true;
    await page.waitForTimeout(50);
  }
  return false;
}

/** A rematch has just been asked for: waits until it is dealt. */
export async function assertRematch(page: Page): Promise<void> {
  for (let tries = 0; tries < 40 && (await keptTable(page))?.seen.result !== 'continue'; tries++)
    await page.waitForTimeout(50);
  assert.equal((await keptTable(page))?.seen.result, 'continue');
}

/** Number cards mostly, so that matches come to an end; now and then a face card. */
export function pickMostlyNumbers(seen: Observation, turn: number): string {
  const legal = legalFrom(seen);
  const plays = legal.filter((move) => move.includes('>'));
  const numbers = plays.filter((move) => !/^[JQKX]/.test(move));
  const from = numbers.length > 0 && turn % 4 !== 3 ? numbers : plays.length > 0 ? plays : legal;
  return from[(turn * 7) % from.length]!;
}

/** Where in the hand the card of a move lies. */
export function handPlaceOf(seen: Observation, move: string): Place {
  const face = /^(?:discard )?([^>]+)/.exec(move)![1]!;
  return `hand.${seen.hand.findIndex((card) => card.replace(/\[.*/, '') === face)}`;
}

/** Waits for the picture after loading: boot text gone, canvas there. */
export async function picture(page: Page): Promise<void> {
  await page.locator('#screen canvas').waitFor({ state: 'attached', timeout: 30_000 });
  await page.locator('#boot').waitFor({ state: 'hidden', timeout: 30_000 });
  await page.waitForTimeout(300);
}

/** The canvas shows something: lit pixels, dark pixels, many colours. */
export async function assertDrawn(page: Page): Promise<void> {
  const png = (await page.screenshot()).toString('base64');
  const { lit, colours } = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    const seen = new Set<number>();
    let bright = 0;
    for (let i = 0; i < data.length; i += 4) {
      seen.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
      if (data[i + 1]! > 90) bright++;
    }
    return { lit: bright / (data.length / 4), colours: seen.size };
  }, png);
  assert.ok(lit > 0.01 && lit < 0.7, `${lit} of the picture is lit`);
  assert.ok(colours > 60, `the picture has ${colours} colours`);
}

/** The middle of a place of the table on a screen of this size. */
export function pointOf(
  seen: Observation,
  place: Place,
  size: { width: number; height: number },
): { x: number; y: number } {
  const screen: Screen = { ...size, safe: { top: 0, right: 0, bottom: 0, left: 0 }, textScale: 1 };
  const items = tableItems({
    seen,
    watching: false,
    choosing: { held: null, doubt: null, objection: null },
    legal: legalFrom(seen),
    speed: 'instant',
  });
  const attachments = attachmentCounts(seen.caravans);
  const layout = layTable(screen, { seat: 'A', attachments, hand: seen.hand.length, items: items.length });
  const middle = ({ x, y, w, h }: Rect): { x: number; y: number } => ({ x: x + w / 2, y: y + h / 2 });
  const [zone, detail] = place.split('.') as [string, string | undefined];
  if (zone === 'hand') return middle(layout.handSlices[Number(detail)]!);
  if (zone === 'item') {
    const answer = ['yes', 'no'].indexOf(detail!);
    if (answer < 0) return middle(layout.items[items.findIndex(({ id }) => id === detail)]!);
    const whole = { x: 0, y: 0, w: size.width, h: size.height };
    return middle(layQuestion(whole, 20, 2, fontsOf(screen)).answers[answer]!);
  }
  const box = layout.boxes[zone as CaravanName];
  if (detail === undefined) return middle(box.area);
  const { cards } = layCaravan(box, layout.cardHeight, attachments[zone as CaravanName], layout.room);
  return middle(visibleStrips(box, cards)[Number(detail) - 1]!);
}
