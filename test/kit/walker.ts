/** Walks through the whole program by the elements of the page's mirror alone. */
import { expect } from 'vitest';
import { ROAD_BOOK } from '../../src/app/road.ts';
import { SCHOOL } from '../../src/app/school.ts';
import { legalFrom, type MirrorPart } from '../../src/present/index.ts';
import { Reader } from './reader.ts';

/** What ends a screen is pressed where the walk is done with it. */
const LEAVES = new Set(
  'begin ready again hint solution back resume leave title list deal yes no rematch new-table continue reset resign terminal next previous contents update skip restart first-match log'.split(
    ' ',
  ),
);
/** Controls that turn the pages of one screen, or change what stands on it. */
const TURNS = /^(?:topic|term|radio|controls|bind|stop|deck|card|rank|lesson|puzzle|course)-/;

const itemOf = ({ place }: MirrorPart): string => /^item\.(.+)$/.exec(place ?? '')?.[1] ?? '';

/** Somebody who presses whatever there is, screen by screen. */
export class Walker extends Reader {
  private readonly look: (walker: Walker) => void;
  readonly visited = new Set<string>();
  readonly left = new Set<string>();

  /** @param look is called wherever one comes to rest */
  constructor(greets = false, look: (walker: Walker) => void = () => {}) {
    super({
      greets,
      ports: {
        think: async ({ seen }) => ({ move: legalFrom(seen)[0]! }),
        openSchool: async () => SCHOOL,
        openRoad: async () => ROAD_BOOK,
      },
    });
    this.look = look;
  }

  override async rest(): Promise<void> {
    await super.rest();
    this.visited.add(this.where());
    this.look(this);
  }

  override async press(name: string | RegExp): Promise<void> {
    const from = this.where();
    await super.press(name);
    if (this.where() !== from) this.left.add(from);
  }

  async pressItem(item: string): Promise<void> {
    const part = this.controls().find((one) => itemOf(one) === item);
    expect(part, `${item} on ${this.where()}`).toBeDefined();
    const from = this.where();
    await this.give([...(part!.press ?? [])]);
    if (this.where() !== from) this.left.add(from);
  }

  /** A page that lies over a screen is one of its own. */
  private pageName(): string {
    return `${this.where()}/${this.screen?.kind === 'menu' ? this.screen.id : 'table'}`;
  }

  /** Goes back, whatever going back is called here. */
  async back(): Promise<void> {
    const ways = ['back', 'controls-back', 'controls-stop', 'resume', 'no', 'reset-no', 'begin', 'ready'];
    const way = ways.find((item) => this.controls().some((one) => itemOf(one) === item && one.press));
    if (way) await this.pressItem(way);
  }

  /** Presses each control of a menu in turn and comes back. */
  async explore(done: Set<string> = new Set()): Promise<void> {
    const here = this.pageName();
    if (this.screen?.kind !== 'menu' || done.has(here)) return;
    done.add(here);
    for (const item of this.controls()
      .filter(({ press }) => press)
      .map(itemOf)) {
      if (LEAVES.has(item) || TURNS.test(item)) continue;
      if (!this.controls().some((one) => itemOf(one) === item)) continue;
      await this.pressItem(item);
      if (this.pageName() === here) continue;
      await this.explore(done);
      for (let i = 0; i < 4 && this.pageName() !== here; i++) await this.back();
      // Pages of the road lead on from one to another, and back to the title.
      if (here.startsWith('branch') && this.pageName() !== here) return;
      expect(this.pageName(), `back from ${item}`).toBe(here);
    }
  }
}

/** From the first start to every screen there is, and back to the title. */
export async function walkEverywhere(walker: Walker): Promise<void> {
  await walker.rest();
  expect(walker.where()).toBe('greeting');
  await walker.pressItem('begin');
  await walker.explore();
  // Somebody on the road, and what they play by.
  await walker.pressItem('road');
  for (const start of ['stop-', 'person-']) {
    const part = walker.controls().find((one) => one.press && itemOf(one).startsWith(start));
    await walker.pressItem(itemOf(part!));
  }
  await walker.pressItem('rules');
  for (let i = 0; i < 4; i++) await walker.back();
  expect(walker.where()).toBe('title');
  // A lesson.
  await walker.pressItem('lessons');
  const lesson = walker.controls().find((one) => /^(?:lesson|course)-/.test(itemOf(one)));
  await walker.pressItem(itemOf(lesson!));
  for (const item of ['menu', 'rules']) {
    await walker.pressItem(item);
    await walker.explore();
    await walker.back();
  }
  await walker.press('The whole log');
  await walker.back();
  await walker.pressItem('menu');
  await walker.pressItem('title');
  // A match.
  await walker.pressItem('quick-table');
  await walker.pressItem('deal');
  expect(walker.where()).toBe('table.playing');
  await walker.pressItem('rules');
  await walker.back();
  await walker.press('The whole log');
  await walker.back();
  await walker.pressItem('menu');
  await walker.explore();
  await walker.pressItem('resign');
  await walker.pressItem('no');
  await walker.pressItem('resign');
  await walker.pressItem('yes');
  expect(walker.where()).toBe('result');
  await walker.pressItem('thinking');
  await walker.back();
  await walker.pressItem('rematch');
  await walker.pressItem('menu');
  await walker.pressItem('leave');
  // Two people at one screen.
  await walker.pressItem('quick-table');
  await walker.set('Play against', 'beside');
  await walker.pressItem('deal');
  await walker.pressItem('menu');
  await walker.back();
  await walker.pressItem('ready');
  expect(walker.screen?.kind).toBe('table');
  await walker.pressItem('menu');
  await walker.pressItem('leave');
  expect(walker.where()).toBe('title');
}
