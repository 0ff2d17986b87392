import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Channel, holdTab, type TabWorld } from '../../src/platform/tab-lock.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser's locks: whoever asks first has it until they let go. */
class FakeLocks {
  private queue: (() => void)[] = [];

  request = ((_: string, act: () => Promise<unknown>) => {
    const run = (): void => void act();
    this.queue.push(run);
    if (this.queue.length === 1) run();
    return new Promise(() => undefined);
  }) as unknown as LockManager['request'];

  /** The tab that has it is closed. */
  close(): void {
    this.queue.shift();
    this.queue[0]?.();
  }
}

/** Tabs on one channel. */
class Air {
  private channels: Channel[] = [];

  open = (): Channel => {
    const channel: Channel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of this.channels)
          if (other !== channel) queueMicrotask(() => other.onmessage?.({ data }));
      },
    };
    this.channels.push(channel);
    return channel;
  };

  close(index: number): void {
    this.channels.splice(index, 1);
  }
}

function tab(world: Omit<TabWorld, 'wait'>) {
  const state = { holds: false, told: 0 };
  void holdTab(() => state.told++, { ...world, wait }).then(() => {
    state.holds = true;
  });
  return state;
}

const lockTabs = () => {
  const locks = new FakeLocks();
  return { world: { locks }, closeFirst: () => locks.close() };
};
const channelTabs = () => {
  const air = new Air();
  return { world: { openChannel: air.open }, closeFirst: () => air.close(0) };
};

test.each([
  ['locks', lockTabs],
  ['a channel', channelTabs],
])('by %s the second tab is told, waits, and goes on when the first is closed', async (_, tabs) => {
  const { world, closeFirst } = tabs();
  const first = tab(world);
  await vi.advanceTimersByTimeAsync(1000);
  expect(first).toEqual({ holds: true, told: 0 });
  const second = tab(world);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(second).toEqual({ holds: false, told: 1 });
  closeFirst();
  await vi.advanceTimersByTimeAsync(3000);
  expect(second).toEqual({ holds: true, told: 1 });
});

test('of two tabs that open at once by a channel, one holds', async () => {
  const { world } = channelTabs();
  const both = [tab(world), tab(world)];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(both.filter(({ holds }) => holds)).toHaveLength(1);
});

test('a page that is reloaded is not told of itself', async () => {
  const { world, closeFirst } = lockTabs();
  tab(world);
  const reloaded = tab(world);
  await vi.advanceTimersByTimeAsync(200);
  closeFirst();
  await vi.advanceTimersByTimeAsync(2000);
  expect(reloaded).toEqual({ holds: true, told: 0 });
});

test('a browser that has or allows nothing of the kind is played in all the same', async () => {
  const refusing = { request: () => Promise.reject(new Error('no')) } as unknown as FakeLocks;
  const tabs = [tab({}), tab({ locks: refusing })];
  await vi.advanceTimersByTimeAsync(10);
  expect(tabs.map(({ holds }) => holds)).toEqual([true, true]);
});
