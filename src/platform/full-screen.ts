/**
 * The whole screen for the game, where the browser has it. Browsers give it only to a key or a click: what was asked
 * for without one waits for the next.
 */
export interface FullScreenPage extends Pick<EventTarget, 'addEventListener'> {
  readonly fullscreenEnabled?: boolean;
  readonly fullscreenElement: unknown;
  readonly documentElement: { requestFullscreen?(options?: FullscreenOptions): Promise<void> };
  exitFullscreen(): Promise<void>;
}

export interface FullScreen {
  /** The browser has it. */
  readonly able: boolean;
  want(whole: boolean): void;
}

/** @param left the browser has left it by itself, as by its own key */
export function createFullScreen(page: FullScreenPage, left: () => void): FullScreen {
  const able = page.fullscreenEnabled === true && page.documentElement.requestFullscreen !== undefined;
  let wanted = false;
  const ask = (): void => {
    if (!wanted || page.fullscreenElement) return;
    // Refused without a key or a click: the next one asks again.
    void page.documentElement.requestFullscreen?.({ navigationUI: 'hide' })?.catch(() => {});
  };
  if (able) {
    page.addEventListener('fullscreenchange', () => {
      if (page.fullscreenElement || !wanted) return;
      wanted = false;
      left();
    });
    for (const press of ['pointerup', 'keyup']) page.addEventListener(press, ask);
  }
  return {
    able,
    want(whole) {
      if (!able || whole === wanted) return;
      wanted = whole;
      if (whole) ask();
      else if (page.fullscreenElement) void page.exitFullscreen().catch(() => {});
    },
  };
}
