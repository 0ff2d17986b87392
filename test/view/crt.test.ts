// What can be told of the screen effect without a screen: the curve of the glass, the ladder, the pace.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheaper, type Level, Pace, tooSlow } from '../../src/view/pace.ts';
import { curve, straighten } from '../../src/view/warp.ts';

const SIZE = { width: 1280, height: 720 };
const BEND = 0.02;

test('a click at the place where something is drawn hits it', () => {
  const at = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(at, at, fc.double({ min: 0, max: 0.035, noNaN: true }), (across, down, bend) => {
      const place = [across * SIZE.width, down * SIZE.height] as const;
      const drawn = curve(place, SIZE, bend);
      expect(drawn[0]).toBeGreaterThanOrEqual(-1e-6);
      expect(drawn[0]).toBeLessThanOrEqual(SIZE.width + 1e-6);
      const hit = straighten(drawn, SIZE, bend);
      expect(Math.hypot(hit[0] - place[0], hit[1] - place[1])).toBeLessThan(0.01);
      const back = curve(straighten(place, SIZE, bend), SIZE, bend);
      expect(Math.hypot(back[0] - place[0], back[1] - place[1])).toBeLessThan(0.01);
    }),
    { seed: 4 },
  );
});

test('the glass leaves the middle and the middles of the edges alone, and draws the corners in', () => {
  for (const still of [
    [640, 360],
    [640, 0],
    [0, 360],
    [1280, 360],
  ] as const) {
    expect(straighten(still, SIZE, BEND)).toEqual(still);
  }
  expect(straighten([0, 0], SIZE, BEND)[0]).toBeCloseTo(-12.8);
  expect(curve([0, 0], SIZE, BEND)[0]).toBeGreaterThan(11);
  expect(straighten([320, 180], SIZE, 0)).toEqual([320, 180]);
});

test('frames are judged after three seconds, by the slowest of twenty', () => {
  expect(tooSlow(Array(100).fill(16.7))).toBeNull();
  expect(tooSlow(Array(180).fill(16.7))).toBe(false);
  expect(tooSlow(Array(60).fill(60))).toBe(true);
  expect(tooSlow([...Array(180).fill(16.7), 200, 200, 200])).toBe(false);
  expect(tooSlow([...Array(180).fill(16.7), ...Array(20).fill(33)])).toBe(true);
});

test('the effect only ever becomes cheaper, and ends at nothing', () => {
  const levels: Level[] = ['ultra'];
  for (let i = 0; i < 4; i++) levels.push(cheaper(levels.at(-1)!));
  expect(levels).toEqual(['ultra', 'high', 'low', 'off', 'off']);
});

test('time in which nothing is drawn does not count as slow', () => {
  const pace = new Pace();
  let now = 0;
  const after = (ms: number): boolean => {
    now += ms;
    return pace.frame(now);
  };
  const frames = (count: number, ms: number): boolean =>
    Array.from({ length: count }, () => after(ms)).includes(true);
  for (let i = 0; i < 50; i++) {
    expect(frames(30, 16)).toBe(false);
    pace.interrupt();
    now += 400; // at rest, or drawing a screen anew
    pace.frame(now);
    now += 60_000; // another window
  }
  expect(frames(100, 40)).toBe(true);
});
