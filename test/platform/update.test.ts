import { expect, test, vi } from 'vitest';
import { type UpdateWorld, watchForUpdate } from '../../src/platform/update.ts';

/** A browser whose service worker is under control. */
function browser({ controlled = true, waits = false, refuses = false } = {}) {
  const listeners = new Map<string, () => void>();
  const posted: unknown[] = [];
  const waiting = { postMessage: (message: unknown) => void posted.push(message) };
  const coming = {
    state: 'installing',
    addEventListener: (_: string, call: () => void) => listeners.set('state', call),
  };
  const registration = {
    waiting: waits ? waiting : null,
    installing: null as typeof coming | null,
    addEventListener: (type: string, call: () => void) => void listeners.set(type, call),
    update: vi.fn(async () => {
      throw new Error('no network');
    }),
  };
  const clock = { now: 0 };
  const reload = vi.fn();
  const world = {
    workers: {
      controller: controlled ? {} : null,
      register: async () => {
        if (refuses) throw new Error('refused');
        return registration;
      },
      addEventListener: (type: string, call: () => void) => void listeners.set(type, call),
    },
    reload,
    onReturn: (call: () => void) => void listeners.set('return', call),
    now: () => clock.now,
  } as unknown as UpdateWorld;
  return {
    world,
    reload,
    posted,
    registration,
    clock,
    hear: (type: string) => listeners.get(type)?.(),
    /** A new version is fetched to its end. */
    arrive: () => {
      registration.installing = coming;
      listeners.get('updatefound')?.();
      coming.state = 'installed';
      registration.waiting = waiting;
      listeners.get('state')?.();
    },
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a version that waits already is told of once, and taken only when asked', async () => {
  const { world, posted, reload, hear, arrive } = browser({ waits: true });
  const ready = vi.fn();
  const take = watchForUpdate(world, ready);
  await settled();
  arrive();
  expect(ready).toHaveBeenCalledTimes(1);
  expect(posted).toEqual([]);
  hear('controllerchange'); // another tab has taken it: this page stays as it is
  expect(reload).not.toHaveBeenCalled();
  take();
  take();
  expect(posted).toEqual([{ type: 'SKIP_WAITING' }]);
  hear('controllerchange');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a version that comes while one plays is told of; the first visit’s own is not', async () => {
  for (const controlled of [true, false]) {
    const { world, arrive } = browser({ controlled });
    const ready = vi.fn();
    watchForUpdate(world, ready);
    await settled();
    expect(ready).not.toHaveBeenCalled();
    arrive();
    expect(ready).toHaveBeenCalledTimes(controlled ? 1 : 0);
  }
});

test('a page left open asks again when it is looked at, at most once an hour, and bears that there is no network', async () => {
  const { world, registration, clock, hear } = browser();
  watchForUpdate(world, () => {});
  await settled();
  hear('return');
  expect(registration.update).not.toHaveBeenCalled();
  clock.now += 3_700_000;
  hear('return');
  hear('return');
  expect(registration.update).toHaveBeenCalledTimes(1);
  await settled();
});

test('where there are no service workers, or they are refused, nothing happens', async () => {
  const ready = vi.fn();
  watchForUpdate({ ...browser().world, workers: undefined }, ready)();
  const refused = browser({ refuses: true, waits: true });
  const take = watchForUpdate(refused.world, ready);
  await settled();
  take();
  expect(ready).not.toHaveBeenCalled();
  expect(refused.posted).toEqual([]);
});
