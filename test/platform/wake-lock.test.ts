/** The screen stays lit while it is wanted, through hiding and showing the page, and never longer. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWakeLock, type WakeLockPage } from '../../src/platform/index.ts';

function pageOf(refuses = false) {
  const target = new EventTarget();
  const locks: { released: boolean; release(): Promise<void> }[] = [];
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: target.addEventListener.bind(target),
  };
  const show = (seen: boolean): void => {
    page.visibilityState = seen ? 'visible' : 'hidden';
    // As browsers do: a hidden page holds no lock.
    if (!seen) for (const lock of locks) lock.released = true;
    target.dispatchEvent(new Event('visibilitychange'));
  };
  const wake = createWakeLock(page as WakeLockPage, {
    request: async () => {
      await Promise.resolve();
      if (refuses) throw new DOMException('low battery', 'NotAllowedError');
      const lock = {
        released: page.visibilityState !== 'visible',
        release: async () => {
          lock.released = true;
        },
      };
      locks.push(lock);
      return lock;
    },
  });
  const held = (): number => locks.filter(({ released }) => !released).length;
  return { wake, show, held, page };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('whatever comes in whatever order, it is held exactly while it is wanted and seen', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('want', 'show'), fc.boolean(), fc.boolean())),
      async (steps) => {
        const { wake, show, held, page } = pageOf();
        let wanted = false;
        for (const [what, on, waits] of steps) {
          if (what === 'show') show(on);
          else {
            wanted = on;
            wake.want(on);
          }
          if (waits) await settled();
        }
        await settled();
        expect(held()).toBe(wanted && page.visibilityState === 'visible' ? 1 : 0);
      },
    ),
    { numRuns: 100 },
  );
});

test('a refusal is borne, and a browser without it says so', async () => {
  const { wake, held } = pageOf(true);
  wake.want(true);
  await settled();
  expect(held()).toBe(0);
  expect(createWakeLock(pageOf().page as WakeLockPage, undefined).able).toBe(false);
});
