/**
 * Plays without a network, and takes a new version only when told: registers the service worker that the build makes,
 * watches for a version that waits, and swaps it in. Nothing here reloads the page unasked.
 */

/** Of a worker's registration, what is needed. */
interface Registration {
  readonly waiting: Pick<ServiceWorker, 'postMessage'> | null;
  readonly installing: Pick<ServiceWorker, 'state' | 'addEventListener'> | null;
  addEventListener(type: 'updatefound', listener: () => void): void;
  update(): Promise<unknown>;
}

export interface UpdateWorld {
  /** Nothing where the browser has no service workers, or the page is not served safely enough for them. */
  readonly workers:
    | {
        /** What this page was served by; null at the first visit. */
        readonly controller: unknown;
        register(address: string): Promise<Registration>;
        addEventListener(type: 'controllerchange', listener: () => void): void;
      }
    | undefined;
  reload(): void;
  /** Calls whenever the page is looked at again. */
  onReturn(call: () => void): void;
  now(): number;
}

const FILE = './sw.js';
/** A page left open asks for a new version when it is looked at again, but no oftener than this. */
const ASK_AGAIN_MS = 60 * 60_000;

/**
 * @param ready told once, when a new version has been fetched and waits
 * @returns how to take it: the page is reloaded then; nothing happens while none waits
 */
export function watchForUpdate(world: UpdateWorld, ready: () => void): () => void {
  const { workers } = world;
  if (!workers) return () => {};
  let registration: Registration | null = null;
  let told = false;
  const tell = (): void => {
    // At the first visit it is this very version that has been fetched.
    if (told || !registration?.waiting || !workers.controller) return;
    told = true;
    ready();
  };
  let asked = world.now();
  const watch = async (): Promise<void> => {
    registration = await workers.register(FILE);
    tell();
    registration.addEventListener('updatefound', () => {
      const coming = registration?.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed') tell();
      });
    });
    world.onReturn(() => {
      if (world.now() - asked < ASK_AGAIN_MS) return;
      asked = world.now();
      registration?.update().catch(() => {}); // without a network there is nothing new
    });
  };
  // Where it is refused the game plays on; it only needs the network then.
  watch().catch(() => {});
  let taken = false;
  return () => {
    const waiting = registration?.waiting;
    if (!waiting || taken) return;
    taken = true;
    workers.addEventListener('controllerchange', () => world.reload());
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
}

/** The browser as it is. */
export const browserUpdates = (): UpdateWorld => ({
  workers: 'serviceWorker' in navigator ? (navigator.serviceWorker as UpdateWorld['workers']) : undefined,
  reload: () => location.reload(),
  onReturn: (call) =>
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') call();
    }),
  now: () => Date.now(),
});
