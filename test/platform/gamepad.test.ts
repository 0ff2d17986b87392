/** The poller, with pads and frames that are made by hand. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_BINDINGS, type Hearing } from '../../src/input/index.ts';
import { type BrowserPad, listenToGamepads } from '../../src/platform/gamepad.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const padWith = (down: readonly number[], more: Partial<BrowserPad> = {}): BrowserPad => ({
  index: 0,
  id: 'Xbox 360 Controller',
  mapping: 'standard',
  connected: true,
  buttons: Array.from({ length: 17 }, (_, i) => ({
    value: down.includes(i) ? 1 : 0,
    pressed: down.includes(i),
  })),
  axes: [0, 0, 0, 0],
  ...more,
});

function world(less = false) {
  const told: string[] = [];
  const winding: (number | null)[] = [];
  let frames: ((time: number) => void)[] = [];
  let changed = (): void => {};
  const now = {
    pads: [] as (BrowserPad | null)[],
    seen: true,
    hearing: {
      bindings: DEFAULT_BINDINGS,
      singles: 'all',
      holds: false,
      catches: null,
      profiles: {},
      vibration: null,
      scene: 'table',
    } as Hearing,
    time: 0,
  };
  const gamepads = listenToGamepads(
    {
      getGamepads: () => now.pads,
      isSeen: () => now.seen,
      wantsLessMotion: () => less,
      nextFrame: (step) => void frames.push(step),
      onChange: (listener) => {
        changed = listener;
      },
    },
    {
      hearing: () => now.hearing,
      send: (intent, player) => {
        told.push(`${player} ${JSON.stringify(intent)}`);
        // A confirmation leads to another screen.
        if (JSON.stringify(intent).includes('confirm'))
          now.hearing = { ...now.hearing, scene: `${told.length}` };
      },
      winds: (ms) => void winding.push(ms),
      caught: (button) => void told.push(`caught ${button}`),
      pressed: (pad) => void told.push(`pressed ${pad}`),
      came: (pad) => void told.push(`came ${pad}`),
      gone: (pad) => void told.push(`gone ${pad}`),
    },
  );
  const frame = (...pads: (BrowserPad | null)[]): string[] => {
    told.length = 0;
    now.pads = pads;
    now.time += 16;
    const due = frames;
    frames = [];
    for (const step of due) step(now.time);
    return [...told];
  };
  const plug = (...pads: (BrowserPad | null)[]): void => {
    now.pads = pads;
    changed();
    frame(...pads);
  };
  return {
    now,
    told,
    winding,
    gamepads,
    frame,
    plug,
    changed: () => changed(),
    waiting: () => frames.length,
  };
}

test('nothing is asked while there is no pad, or the page is not seen', () => {
  const { now, frame, plug, changed, waiting } = world();
  expect(waiting()).toBe(0);
  plug(padWith([]));
  expect(waiting()).toBe(1);
  now.seen = false;
  frame(padWith([]));
  expect(waiting()).toBe(0);
  now.seen = true;
  changed();
  expect(waiting()).toBe(1);
  expect(frame(null)).toEqual(['gone Xbox 360 Controller']);
  expect(waiting()).toBe(0);
});

test('a held confirmation does not carry through to the next screens', () => {
  const { frame, plug } = world();
  plug(padWith([]));
  expect(frame(padWith([0]))).toEqual(['0 {"type":"command","command":"confirm"}']);
  for (let i = 0; i < 60; i++) expect(frame(padWith([0]))).toEqual([]);
  expect(frame(padWith([]))).toEqual([]);
  expect(frame(padWith([0]))).toHaveLength(1);
});

test('a button that is waited for is handed over, and means nothing else', () => {
  const { now, frame, plug } = world();
  plug(padWith([]));
  now.hearing = { ...now.hearing, catches: 'buttons' };
  expect(frame(padWith([2]))).toEqual(['caught west']);
});

test('where holding counts, a short press asks and a long one is sure', () => {
  const { now, told, winding, frame, plug } = world();
  now.hearing = { ...now.hearing, holds: true };
  plug(padWith([]));
  expect(frame(padWith([2]))).toEqual([]);
  expect(frame(padWith([]))).toEqual(['0 {"type":"command","command":"discard"}']);
  expect(frame(padWith([2]))).toEqual([]);
  vi.advanceTimersByTime(600);
  expect(told).toEqual(['0 {"type":"command","command":"discard","sure":true}']);
  expect(frame(padWith([]))).toEqual([]);
  // What is drawn while it is held ends with it, either way.
  expect(winding).toEqual([500, null, 500, null]);
});

test('two pads are told apart, and an unknown one asks for its buttons', () => {
  const { frame, plug } = world();
  const second = { index: 1, id: 'Pro Controller' };
  plug(padWith([]), padWith([], second));
  expect(frame(padWith([]), padWith([1], second))).toEqual(['1 {"type":"command","command":"cancel"}']);
  const strange = { index: 1, id: 'Joystick', mapping: '' };
  expect(frame(padWith([]), padWith([], strange))).toEqual(['gone Pro Controller', 'came Joystick']);
  expect(frame(padWith([]), padWith([5], strange))).toEqual(['pressed Joystick']);
});

test('vibration is faint, none where less motion is wanted, and as it is set', () => {
  const felt = (less: boolean, vibration: number | null): number => {
    const playEffect = vi.fn(async () => {});
    const { now, gamepads, frame, plug } = world(less);
    const more = { vibrationActuator: { playEffect } };
    now.hearing = { ...now.hearing, vibration };
    plug(padWith([], more));
    frame(padWith([12], more));
    gamepads.feel('refused');
    const [call] = playEffect.mock.calls as unknown as [string, { strongMagnitude: number }][];
    return call?.[1].strongMagnitude ?? 0;
  };
  expect(felt(false, null)).toBeCloseTo(0.175);
  expect(felt(true, null)).toBe(0);
  expect(felt(true, 1)).toBeCloseTo(0.7);
  expect(felt(false, 0)).toBe(0);
});
