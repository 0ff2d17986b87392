/**
 * How far a menu is scrolled. It scrolls by stops, the tops of lines, controls and steps of a picture, so that no
 * word and no control is ever cut through. Pure.
 */
import type { Scrolling } from '../input/index.ts';
import type { Rect } from './rect.ts';

export type PartName = 'text' | 'controls';

/** Something that lies in a part, by its place in the content. */
export interface Placed {
  readonly rect: Rect;
  /** It may be shown in part, and scrolling stops within it. */
  readonly clips?: boolean;
}

interface PartScroll {
  /** Where it is scrolled to, before it comes to rest at a stop. */
  wanted: number;
  placed: readonly Placed[];
  stops: readonly number[];
  room: number;
}

const unscrolled = (): PartScroll => ({ wanted: 0, placed: [], stops: [0], room: 0 });

/** A line of text, for the arrow keys. */
const LINE = 64;
/** What stays in sight when a page is turned. */
const KEPT = 48;
/** A step within a picture. */
const STEP = 24;

export class MenuScroll {
  private screen = '';
  private focus: string | null = null;
  private readonly parts: Record<PartName, PartScroll> = {
    text: unscrolled(),
    controls: unscrolled(),
  };
  /** Where the parts lie, for a wheel that turns over one of them. */
  private readonly places = new Map<PartName, Rect>();

  /** Another screen begins at its top. */
  begin(screen: string): void {
    this.places.clear();
    if (screen === this.screen) return;
    this.screen = screen;
    this.focus = null;
    for (const part of Object.values(this.parts)) Object.assign(part, unscrolled());
  }

  /**
   * Takes what lies in a part, and moves so that what is newly in focus is in sight.
   * @returns where the content begins to be shown
   */
  lay(
    name: PartName,
    placed: readonly Placed[],
    rect: Rect,
    focused: { place: string; rect: Rect } | null,
  ): number {
    const part = this.parts[name];
    const height = Math.max(0, ...placed.map((each) => each.rect.y + each.rect.h));
    part.room = rect.h;
    part.placed = placed;
    part.stops = stopsOf(placed, height, rect.h);
    this.places.set(name, rect);
    if (focused && this.focus !== focused.place) {
      this.focus = focused.place;
      const { y, h } = focused.rect;
      if (y < part.wanted) part.wanted = y;
      else if (y + h > this.top(name) + rect.h) part.wanted = ceiling(part.stops, y + h - rect.h);
    }
    part.wanted = Math.max(0, Math.min(part.wanted, part.stops.at(-1)!));
    return this.top(name);
  }

  top(name: PartName): number {
    const { stops, wanted } = this.parts[name];
    return stops.findLast((stop) => stop <= wanted + 0.5) ?? 0;
  }

  /** How much there is to scroll; 0 where everything is in sight. */
  end(name: PartName): number {
    return this.parts[name].stops.at(-1)!;
  }

  /** Scrolls the part under a point, or every part; true when that moved something. */
  by(pixels: number, at: readonly [number, number] | null): boolean {
    const over = [...this.places].filter(
      ([, { x, y, w, h }]) => at && at[0] >= x && at[0] < x + w && at[1] >= y && at[1] < y + h,
    );
    const names = over.length > 0 ? over.map(([name]) => name) : [...this.places.keys()];
    return names.map((name) => this.move(name, this.parts[name].wanted + pixels)).some(Boolean);
  }

  /** Scrolls as a key or the mark at the edge says: without a name what is read, else what is chosen from. */
  to(way: Scrolling, name: PartName = this.end('text') > 0 ? 'text' : 'controls'): boolean {
    const { wanted, room, stops, placed } = this.parts[name];
    // What is higher than a step is passed all the same.
    const next = stops.find((stop) => stop > this.top(name) + 0.5) ?? this.end(name);
    const page = Math.max(LINE, room - KEPT);
    // What did not fit on this page is whole on the next, and not passed.
    const end = this.top(name) + room;
    const unseen = placed.filter(({ rect, clips }) => !clips && rect.y < end && rect.y + rect.h > end);
    const turned = Math.min(wanted + page, ...unseen.map(({ rect }) => rect.y));
    const to: Record<Scrolling, number> = {
      'line-up': Math.min(before(stops, this.top(name)), ceiling(stops, this.top(name) - LINE)),
      'line-down': Math.max(next, this.top(name) + LINE),
      'page-up': Math.min(before(stops, this.top(name)), ceiling(stops, wanted - page)),
      'page-down': Math.max(next, turned),
      start: 0,
      end: this.end(name),
    };
    return this.move(name, to[way]);
  }

  private move(name: PartName, to: number): boolean {
    const before = this.top(name);
    const part = this.parts[name];
    part.wanted = Math.max(0, Math.min(to, this.end(name)));
    return this.top(name) !== before;
  }
}

const before = (stops: readonly number[], at: number): number =>
  stops.findLast((stop) => stop < at - 0.5) ?? 0;
const ceiling = (stops: readonly number[], at: number): number =>
  stops.find((stop) => stop >= at - 0.5) ?? stops.at(-1)!;

/** Where the top of the window may rest; the last stop shows the end. */
function stopsOf(placed: readonly Placed[], height: number, room: number): number[] {
  if (height <= room + 1) return [0];
  const tops = new Set([0]);
  for (const { rect, clips } of placed) {
    tops.add(rect.y);
    if (clips) for (let y = rect.y + STEP; y < rect.y + rect.h - STEP / 2; y += STEP) tops.add(y);
  }
  const sorted = [...tops].sort((a, b) => a - b);
  const last = sorted.find((top) => top >= height - room - 1) ?? height - room;
  return [...sorted.filter((top) => top < last - 0.5), last];
}
