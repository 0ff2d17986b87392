/**
 * Every screen of the program is reached and left with the keys of a keyboard alone, and with the buttons of a pad
 * alone. The statechart itself says which screens there are; a new one that cannot be reached fails here.
 */
import { expect, test } from 'vitest';
import { toDirectedGraph } from 'xstate/graph';
import { listeningTo, type Ports, type Program, startProgram } from '../../src/app/index.ts';
import { NEW_CAMPAIGN } from '../../src/campaign/index.ts';
import { BESIDE } from '../../src/content/index.ts';
import { actionOfButton, actionOfKey, type Device, type PadButton } from '../../src/input/index.ts';
import { legalFrom, type ScreenModel } from '../../src/present/index.ts';
import { RULES_BOOK } from '../../src/present/rules-menu.ts';

/** How a device says the few things that a walk needs. */
const HANDS: Record<
  'keyboard' | 'pad',
  Record<'up' | 'down' | 'confirm' | 'back' | 'menu' | 'log' | 'help', string>
> = {
  keyboard: {
    up: 'ArrowUp',
    down: 'ArrowDown',
    confirm: 'Enter',
    back: 'Escape',
    menu: 'p',
    log: 'l',
    help: 'F1',
  },
  pad: {
    up: 'pad-up',
    down: 'pad-down',
    confirm: 'south',
    back: 'east',
    menu: 'start',
    log: 'select',
    help: 'right-stick',
  },
};

class Walker {
  readonly program: Program;
  readonly visited = new Set<string>();
  readonly left = new Set<string>();
  private screen: ScreenModel | null = null;
  private readonly device: 'keyboard' | 'pad';

  constructor(device: 'keyboard' | 'pad') {
    this.device = device;
    const known: Partial<Ports> = {
      opponents: [{ id: 'greedy', name: 'Pedlar' }],
      people: async () => [],
      think: async ({ seen }) => ({ move: legalFrom(seen)[0]! }),
      wait: async () => {},
      show: (model) => {
        this.screen = model;
      },
      play: async () => {},
      load: async () => ({ match: null, table: null, campaign: NEW_CAMPAIGN, troubles: [] }),
      openRules: async () => RULES_BOOK,
    };
    // Whatever else the world outside offers cannot be had here.
    const ports = new Proxy(known, {
      get: (target, name) => target[name as keyof Ports] ?? (() => new Promise(() => {})),
    }) as Ports;
    this.program = startProgram(ports, {
      opponents: [{ id: 'greedy', name: 'Pedlar' }],
      seed: 7,
      address: '',
      resume: false,
      greets: true,
    });
  }

  where(): string {
    const value = this.program.getSnapshot().value;
    return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  }

  /** Presses a key or a button, by the bindings as they are. */
  async press(what: keyof (typeof HANDS)['pad']): Promise<void> {
    const from = this.where();
    const { bindings, singles } = listeningTo(this.program.getSnapshot().context);
    const name = HANDS[this.device][what];
    const action =
      this.device === 'pad'
        ? actionOfButton(name as PadButton, bindings)
        : actionOfKey({ key: name, shift: false }, bindings, singles);
    this.program.send({ type: 'intent', intent: action!.intent, by: this.device satisfies Device });
    await this.rest();
    if (this.where() !== from) this.left.add(from);
  }

  async rest(): Promise<void> {
    for (let i = 0; i < 30; i++) await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.visited.add(this.where());
  }

  /** Walks through a menu to a control and confirms it. */
  async choose(item: string): Promise<void> {
    const count = this.screen?.items.length ?? 0;
    for (const way of ['down', 'up'] as const)
      for (let i = 0; i <= count && this.screen?.focus !== `item.${item}`; i++) await this.press(way);
    expect(this.screen?.focus, `on ${this.where()}`).toBe(`item.${item}`);
    await this.press('confirm');
  }

  /** Opens each control of a screen in turn and goes back, down to a depth. */
  async explore(done: Set<string> = new Set()): Promise<void> {
    const here = this.where();
    const menu = this.screen;
    if (menu?.kind !== 'menu' || done.has(here)) return;
    done.add(here);
    for (const { id, kind, enabled } of menu.items) {
      if (kind !== 'button' || !enabled || LEAVES.has(id) || TURNS.test(id)) continue;
      await this.choose(id);
      if (this.where() === here) {
        // A page that lies over the screen, or nothing to open.
        for (let i = 0; i < 3 && this.screen?.kind === 'menu' && this.screen.id === 'controls'; i++)
          await this.press('back');
        continue;
      }
      await this.explore(done);
      for (let i = 0; i < 3 && this.where() !== here; i++) await this.press('back');
      if (this.where() !== here) return;
    }
  }
}

/** Controls that end a screen; each is pressed where the walk is done with it. */
const LEAVES = new Set([
  'back',
  'begin',
  'resume',
  'leave',
  'deal',
  'yes',
  'no',
  'rematch',
  'new-table',
  'continue',
  'reset',
  'resign',
  'terminal',
  'next',
  'previous',
  'contents',
]);

/** Controls that turn the pages of one screen. */
const TURNS = /^(?:topic|term)-/;

/** All but what is gone through before anything can be pressed, and the road, which needs a world of its own. */
const WALKED = new Set([
  'greeting',
  'title',
  'quickTable',
  'rules',
  'rulesOfTable',
  'settings',
  'table',
  'result',
  'thinking',
]);

for (const device of ['keyboard', 'pad'] as const) {
  test(`every screen is reached and left by ${device} alone`, async () => {
    const walker = new Walker(device);
    await walker.rest();
    expect(walker.where()).toBe('greeting');
    await walker.press('back');
    expect(walker.where()).toBe('title');
    await walker.explore();
    await walker.choose('quick-table');
    await walker.choose('deal');
    expect(walker.where()).toBe('table.playing');
    for (const way of ['help', 'log'] as const) {
      await walker.press(way);
      expect(walker.where()).not.toBe('table.playing');
      await walker.press('back');
      expect(walker.where()).toBe('table.playing');
    }
    await walker.press('menu');
    await walker.explore();
    await walker.choose('resign');
    await walker.press('back');
    await walker.choose('resign');
    await walker.choose('yes');
    expect(walker.where()).toBe('result');
    await walker.choose('thinking');
    await walker.press('back');
    await walker.choose('rematch');
    await walker.press('menu');
    await walker.choose('leave');
    expect(walker.where()).toBe('title');
    // Two people pass the screen on.
    await walker.choose('quick-table');
    const sits = (): string => walker.program.getSnapshot().context.setup.opponent;
    for (let i = 0; i < 4 && sits() !== BESIDE; i++) await walker.choose('against');
    await walker.choose('deal');
    expect(walker.where()).toBe('table.passing');
    await walker.choose('ready');
    expect(walker.where()).toBe('table.playing');

    const leaves: string[] = [];
    const collect = (node: ReturnType<typeof toDirectedGraph>): void => {
      if (node.children.length === 0) leaves.push(node.id.replace(/^program\./, ''));
      for (const child of node.children) collect(child);
    };
    // biome-ignore lint/suspicious/noExplicitAny: the graph reads any machine
    collect(toDirectedGraph((walker.program as any).logic));
    const screens = leaves.filter((id) => WALKED.has(id.split('.')[0]!));
    expect(screens.length).toBeGreaterThan(10);
    expect(screens.filter((id) => !walker.visited.has(id))).toEqual([]);
    expect(screens.filter((id) => !walker.left.has(id))).toEqual([]);
  });
}
