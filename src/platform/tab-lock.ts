/**
 * One tab of the game at a time: two would write over each other's saves. By the browser's locks; where there are none,
 * by asking around on a channel.
 */

/** What of the browser is needed; parts may be missing. */
export interface TabWorld {
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  openChannel?(): Channel;
  wait(ms: number): Promise<void>;
}

export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

const NAME = 'caravan';
/** A page that is being reloaded needs a moment to let go; before that nobody is told to wait. */
const PATIENCE_MS = 600;
/** How long another tab has to answer, and how often one that waits asks again. */
const ANSWER_MS = 300;
const ASK_AGAIN_MS = 1500;

/**
 * Resolves when this tab may read and write, and holds on until it is closed; never rejected.
 * @param onWait told once, when another tab has the game
 */
export async function holdTab(onWait: () => void, world: TabWorld): Promise<void> {
  const { locks } = world;
  if (locks) {
    const held = new Promise<void>((resolve) => {
      locks
        .request(NAME, () => {
          resolve();
          return new Promise(() => undefined); // until the tab is closed
        })
        .catch(() => resolve()); // a browser that refuses locks keeps nothing apart
    });
    const late = world.wait(PATIENCE_MS).then(() => 'late' as const);
    if ((await Promise.race([held, late])) === 'late') onWait();
    return held;
  }
  if (world.openChannel) await holdByChannel(onWait, world.openChannel(), world.wait);
}

/** A holder answers whoever asks. Of two that ask at once the one with the lower number goes first. */
async function holdByChannel(onWait: () => void, channel: Channel, wait: TabWorld['wait']): Promise<void> {
  const own = Math.random();
  let holding = false;
  let taken = false;
  let told = false;
  channel.onmessage = ({ data }) => {
    const asked = typeof data === 'object' && data !== null && 'asks' in data ? data.asks : null;
    // Others may speak on the channel too: what is neither a number to compare nor the answer means nothing.
    if (typeof asked !== 'number' || !Number.isFinite(asked)) taken ||= data === 'taken';
    else if (holding || own < asked) channel.postMessage('taken');
    else taken = true;
  };
  for (;;) {
    taken = false;
    channel.postMessage({ asks: own });
    await wait(ANSWER_MS);
    if (!taken) break;
    if (!told) onWait();
    told = true;
    await wait(ASK_AGAIN_MS);
  }
  holding = true;
}

/** The browser's own. */
export const browserTabs = (wait: TabWorld['wait']): TabWorld => ({
  locks: navigator.locks,
  ...(typeof BroadcastChannel === 'function' && {
    openChannel: () => new BroadcastChannel(NAME) as unknown as Channel,
  }),
  wait,
});
