/** Whether the screen effect costs more than the device can give, and what costs less. */

const LADDER = ['ultra', 'high', 'low', 'off'] as const;
export type Level = (typeof LADDER)[number];

export const isLevel = (value: unknown): value is Level => (LADDER as readonly unknown[]).includes(value);

/** The next cheaper level; there is no way up. */
export const cheaper = (level: Level): Level => LADDER[LADDER.indexOf(level) + 1] ?? 'off';

/** The 95th percentile of the times between frames may be this long, in milliseconds, over this long. */
const SLOWEST_MS = 24;
const WATCHED_MS = 3000;
/** Longer than this nobody was drawing: another window was in front. */
const AWAY_MS = 2000;

/** True when frames of these milliseconds are too slow, false when they are not; null while they are too few to tell. */
export function tooSlow(frames: readonly number[]): boolean | null {
  if (frames.reduce((sum, ms) => sum + ms, 0) < WATCHED_MS) return null;
  const sorted = frames.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * 0.95)]! > SLOWEST_MS;
}

/** Watches frames follow each other; a time in which something else was done, or nothing, does not count. */
export class Pace {
  private frames: number[] = [];
  private last: number | null = null;

  /** The time until the next frame says nothing about drawing it. */
  interrupt(): void {
    this.last = null;
  }

  /** True when the frames up to this one have been too slow for long enough. */
  frame(now: number): boolean {
    const ms = this.last === null ? Infinity : now - this.last;
    this.last = now;
    if (ms > AWAY_MS) return false;
    this.frames.push(ms);
    const verdict = tooSlow(this.frames);
    if (verdict !== null) this.frames = [];
    return verdict === true;
  }
}
