/** A mouse on menus: where a control stands is reckoned from the menu as the game lays it out. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Page as BranchPage } from '../../src/app/branch.ts';
import { ROAD_BOOK } from '../../src/app/road.ts';
import { type Campaign, NEW_CAMPAIGN, type Save } from '../../src/campaign/index.ts';
import { type Menu, menuModel } from '../../src/present/index.ts';
import { hitsOn } from './screen-hits.ts';
import { keptSave } from './table-hand.ts';

/** Clicks a control of the menu that is shown. */
export async function clickItem(page: Page, menu: Menu, item: string): Promise<void> {
  const hits = hitsOn(menuModel(menu, `item.${item}`, null), page.viewportSize()!);
  const hit = hits.all().find(({ place, intent }) => place === `item.${item}` && intent.type === 'press');
  assert.ok(hit, `no control ${item} on ${menu.heading}`);
  const { x, y, w, h } = hit.rect;
  await page.mouse.move(x + w / 2, y + h / 2);
  await page.mouse.down();
  await page.mouse.up();
  await drawnAnew(page);
}

/** Waits until what has just changed is drawn, and can be hit: a busy machine draws slowly. */
export async function drawnAnew(page: Page): Promise<void> {
  await page.waitForTimeout(60);
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))',
  );
  await page.waitForTimeout(60);
}

/** Waits until what is kept is as it should be; fails with what it was last. */
export async function keptAs(page: Page, is: (save: Save) => boolean, what: string): Promise<Save> {
  let last: Save | null = null;
  for (let tries = 0; tries < 200; tries++) {
    last = await keptSave(page);
    if (last && is(last)) return last;
    await page.waitForTimeout(50);
  }
  throw new Error(`${what}: ${JSON.stringify(last?.campaign)?.slice(0, 2000)}`);
}

/** A branch as it is walked through by mouse: it knows which page is open from what was clicked. */
export class BranchHand {
  private readonly page: Page;
  private open: BranchPage;
  private campaign: Campaign;

  constructor(page: Page, branch: 'road' | 'decks', campaign: Campaign = NEW_CAMPAIGN) {
    this.page = page;
    this.campaign = campaign;
    this.open = ROAD_BOOK.open(branch, this.world());
  }

  private world() {
    return { campaign: this.campaign, seed: 7 };
  }

  async click(item: string): Promise<void> {
    await clickItem(this.page, this.open.menu(this.world()), item);
    const turn = this.open.chosen(item, this.world());
    this.campaign = turn.campaign ?? this.campaign;
    this.open = turn.page ?? this.open;
  }

  /** Clicks what changes a value. */
  async press(item: string): Promise<void> {
    await clickItem(this.page, this.open.menu(this.world()), item);
    await this.reread();
  }

  /** Something was changed by other hands: read it back. */
  async reread(): Promise<Campaign> {
    this.campaign = (await keptSave(this.page))?.campaign ?? this.campaign;
    return this.campaign;
  }

  /** A text was given to the page. */
  answer(text: string): void {
    const turn = this.open.answered?.(text, this.world()) ?? {};
    this.campaign = turn.campaign ?? this.campaign;
    this.open = turn.page ?? this.open;
  }
}

/** Opens a branch from the title by a click and waits until it has been fetched. */
export async function openBranch(page: Page, title: Menu, item: 'road' | 'decks'): Promise<void> {
  const came = page.waitForResponse(/road-[^/]*\.js$/);
  await clickItem(page, title, item);
  // Once the page itself has had the part, so has the game.
  await page.evaluate(`import(${JSON.stringify((await came).url())})`);
  await drawnAnew(page);
}
