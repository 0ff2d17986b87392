/**
 * Keeps the screen from going dark while somebody plays (Screen Wake Lock API, https://w3c.github.io/screen-wake-lock/).
 * The browser takes the lock back whenever the page is hidden: it is asked for again when the page is seen again.
 */
export interface WakeLockPage extends Pick<EventTarget, 'addEventListener'> {
  readonly visibilityState: DocumentVisibilityState;
}

export interface WakeLocks {
  request(type: 'screen'): Promise<{ readonly released: boolean; release(): Promise<void> }>;
}

export interface WakeLock {
  /** The browser has it. */
  readonly able: boolean;
  want(awake: boolean): void;
}

/** @param locks `navigator.wakeLock`, where there is one */
export function createWakeLock(page: WakeLockPage, locks: WakeLocks | undefined): WakeLock {
  let wanted = false;
  let held: Awaited<ReturnType<WakeLocks['request']>> | null = null;
  let asking = false;
  const letGo = (): void => {
    void held?.release().catch(() => {});
    held = null;
  };
  const ask = async (): Promise<void> => {
    if (!locks || !wanted || asking || page.visibilityState !== 'visible' || (held && !held.released)) return;
    asking = true;
    // Refused with a low battery, say: the screen then goes dark as it always does.
    held = await locks.request('screen').catch(() => null);
    asking = false;
    if (!wanted) letGo();
  };
  page.addEventListener('visibilitychange', () => void ask());
  return {
    able: locks !== undefined,
    want(awake) {
      if (awake === wanted) return;
      wanted = awake;
      if (awake) void ask();
      else letGo();
    },
  };
}
