/**
 * Every screen of the program is reached and left with the keys of a keyboard alone, with the buttons of a pad alone,
 * with a mouse alone and with a finger alone.
 */
import { expect, test } from 'vitest';
import { toDirectedGraph } from 'xstate/graph';
import { listeningTo } from '../../src/app/index.ts';
import { actionOfButton, actionOfKey, type PadButton } from '../../src/input/index.ts';
import { MenuScroll } from '../../src/view/menu-scroll.ts';
import { listenToPointer } from '../../src/view/pointer.ts';
import { contains } from '../../src/view/rect.ts';
import { hitsOn } from '../e2e/screen-hits.ts';
import { Walker, walkEverywhere } from '../kit/walker.ts';

/** How a device says the few things that a walk needs. */
const HANDS = {
  keyboard: {
    up: 'ArrowUp',
    down: 'ArrowDown',
    left: 'ArrowLeft',
    right: 'ArrowRight',
    confirm: 'Enter',
    log: 'l',
  },
  pad: {
    up: 'pad-up',
    down: 'pad-down',
    left: 'pad-left',
    right: 'pad-right',
    confirm: 'south',
    log: 'select',
  },
} as const;

/** What is gone through before anything can be pressed. */
const PASSING = new Set(['boot', 'arriving', 'branch.fetching', 'lesson.showing', 'lesson.weighing']);

/** A walk for whatever device can press a control. */
abstract class DeviceWalker extends Walker {
  constructor() {
    super(true);
  }

  /** Presses a control of the screen that is shown. */
  protected abstract reach(item: string): Promise<void>;
  /** From the table to its log. */
  protected abstract openLog(): Promise<void>;

  override async pressItem(item: string): Promise<void> {
    await this.leaving(() => this.reach(item));
  }

  /** All that is pressed by its name is the log; the name is one of the page's. */
  override async press(): Promise<void> {
    await this.leaving(() => this.openLog());
  }

  /** Steps through the values of the one choice that is made on the way. */
  override async set(_: string | RegExp, value: string): Promise<void> {
    for (let i = 0; i < 4 && this.program.getSnapshot().context.setup.opponent !== value; i++)
      await this.reach('against');
  }

  private async leaving(act: () => Promise<void>): Promise<void> {
    const from = this.where();
    await act();
    if (this.where() !== from) this.left.add(from);
  }

  async walk(): Promise<void> {
    await walkEverywhere(this);
    const leaves: string[] = [];
    const collect = (node: ReturnType<typeof toDirectedGraph>): void => {
      const id = node.id === 'page' ? 'branch.open' : node.id.replace(/^program\./, '');
      if (node.children.length === 0) leaves.push(id);
      for (const child of node.children) collect(child);
    };
    // biome-ignore lint/suspicious/noExplicitAny: the graph reads any machine
    collect(toDirectedGraph((this.program as any).logic));
    expect(leaves.length).toBeGreaterThan(25);
    expect(leaves.filter((id) => !PASSING.has(id) && !this.visited.has(id))).toEqual([]);
    expect(leaves.filter((id) => !PASSING.has(id) && !this.left.has(id))).toEqual([]);
  }
}

/** Walks to a control by its steps, and confirms it. */
class StepWalker extends DeviceWalker {
  private readonly by: keyof typeof HANDS;

  constructor(by: keyof typeof HANDS) {
    super();
    this.by = by;
  }

  protected async reach(item: string): Promise<void> {
    const here = (): boolean => this.screen?.focus === `item.${item}`;
    const most = (this.screen?.items.length ?? 0) + 12;
    const along = async (way: 'up' | 'down'): Promise<void> => {
      for (let i = 0; i < most && !here(); i++) await this.push(way);
    };
    await along('down');
    await along('up');
    // Beside each other lie the buttons at the table, of a page, under a grid, and in two halves.
    const beside = this.screen?.kind === 'table' || this.screen?.arranged !== undefined;
    for (const way of ['right', 'left'] as const)
      for (let i = 0; beside && i < most && !here(); i++) {
        await along('down');
        if (!here() && !this.changes()) await this.push(way);
      }
    expect(this.screen?.focus, `${item} on ${this.where()}`).toBe(`item.${item}`);
    await this.push('confirm');
  }

  protected openLog(): Promise<void> {
    return this.push('log');
  }

  /** Whether a step aside changes a value here. */
  private changes(): boolean {
    const at = this.screen?.items.find(({ id }) => this.screen?.focus === `item.${id}`);
    const isMenu = this.screen?.kind === 'menu' && this.screen.arranged !== 'cards';
    return isMenu && at !== undefined && at.kind !== 'button';
  }

  /** Presses a key or a button, by the bindings as they are. */
  private push(what: keyof (typeof HANDS)['pad']): Promise<void> {
    const { bindings, singles } = listeningTo(this.program.getSnapshot().context);
    const action =
      this.by === 'pad'
        ? actionOfButton(HANDS.pad[what] as PadButton, bindings)
        : actionOfKey({ key: HANDS.keyboard[what], shift: false }, bindings, singles);
    return this.give([action!.intent], this.by);
  }
}

/** A canvas without a picture: what listens to it is told of presses by hand. */
class Canvas {
  private readonly listeners = new Map<string, (event: object) => void>();
  addEventListener(type: string, listener: (event: object) => void): void {
    this.listeners.set(type, listener);
  }
  removeEventListener(type: string): void {
    this.listeners.delete(type);
  }
  setPointerCapture(): void {}
  getBoundingClientRect(): { left: number; top: number } {
    return { left: 0, top: 0 };
  }
  tell(type: string, event: object): void {
    this.listeners.get(type)?.({ preventDefault: () => {}, pointerId: 1, button: 0, ...event });
  }
}

/** Where nothing lies that is larger than this, a finger misses it. */
const LEAST = 44;

/** Presses what lies on the screen, and scrolls to what does not. */
class PointerWalker extends DeviceWalker {
  private readonly canvas = new Canvas();
  private readonly by: 'mouse' | 'touch';
  private readonly size: { width: number; height: number };
  private readonly scroll = new MenuScroll();
  readonly small = new Set<string>();

  constructor(by: 'mouse' | 'touch') {
    super();
    this.by = by;
    this.size = by === 'touch' ? { width: 360, height: 640 } : { width: 1280, height: 720 };
    listenToPointer(this.canvas as unknown as HTMLCanvasElement, {
      straighten: (x, y) => [x, y],
      hitAt: (x, y) => this.hits().at(x, y),
      send: (intent, device) => this.program.send({ type: 'intent', intent, by: device }),
      device: () => this.by,
      used: () => {},
      press: (hit, finger) => {
        if (hit) this.program.send({ type: 'intent', intent: hit.intent, by: finger ? 'touch' : 'mouse' });
      },
      pressed: () => {},
      canDrag: () => false,
      dragTo: () => {},
      dragEnd: () => {},
      scrollBy: (pixels, at) => void this.scroll.by(pixels, at),
      longPress: () => false,
    });
  }

  protected reach(item: string): Promise<void> {
    return this.pressAt(`item.${item}`);
  }

  protected async openLog(): Promise<void> {
    if (this.hits().of('item.log')) return this.pressAt('item.log');
    // Where it has no room on the table the menu leads to it.
    await this.reach('menu');
    await this.reach('log');
  }

  private hits() {
    return hitsOn(this.screen!, this.size, this.scroll);
  }

  private async pressAt(place: string): Promise<void> {
    const seen = () =>
      this.hits()
        .all()
        .find(({ rect, ...hit }) => {
          const [x, y] = [rect.x + rect.w / 2, rect.y + rect.h / 2];
          return hit.place === place && contains(this.whole(), x, y) && this.hits().at(x, y)?.place === place;
        });
    // What is read and what is chosen from scroll by themselves where they lie beside each other.
    for (const share of [0.7, 0.3])
      for (const by of [-10_000, ...Array.from({ length: 60 }, () => 60)]) {
        if (seen()) break;
        this.wheel(by, share);
      }
    const hit = seen();
    expect(hit, `${place} on ${this.where()} by ${this.by}`).toBeDefined();
    const { x, y, w, h } = hit!.rect;
    if (Math.min(w, h) < LEAST - 0.5) this.small.add(`${place} on ${this.where()}: ${w}×${h}`);
    const at = { clientX: x + w / 2, clientY: y + h / 2, pointerType: this.by };
    this.canvas.tell('pointerdown', at);
    this.canvas.tell('pointerup', at);
    await this.rest();
  }

  private whole() {
    return { x: 0, y: 0, w: this.size.width, h: this.size.height };
  }

  private wheel(pixels: number, share: number): void {
    const [clientX, clientY] = [this.size.width * share, this.size.height / 2];
    if (this.by === 'mouse')
      return this.canvas.tell('wheel', { clientX, clientY, deltaMode: 0, deltaY: pixels });
    const at = { clientX, pointerType: 'touch' };
    this.canvas.tell('pointerdown', { ...at, clientY });
    this.canvas.tell('pointermove', { ...at, clientY: clientY - Math.sign(pixels) * 10 });
    this.canvas.tell('pointermove', { ...at, clientY: clientY - pixels });
    this.canvas.tell('pointerup', { ...at, clientY: clientY - pixels });
  }
}

for (const device of ['keyboard', 'pad'] as const)
  test(`every screen is reached and left by ${device} alone`, async () => {
    const walker = new StepWalker(device);
    await walker.walk();
  });

for (const device of ['mouse', 'touch'] as const)
  test(`every screen is reached and left by ${device} alone`, async () => {
    const walker = new PointerWalker(device);
    await walker.walk();
    if (device === 'touch') expect([...walker.small]).toEqual([]);
  });
