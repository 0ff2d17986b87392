/** Speaks to a screen reader: one sentence at a time in a polite live region. */

/** Long enough for a reader to notice a change; sentences that come sooner are said together. */
const GAP_MS = 250;

export interface Announcer {
  announce(sentence: string): void;
}

/** @param silent whether somebody else speaks just now, as the open text terminal does */
export function createAnnouncer(region: HTMLElement, silent: () => boolean): Announcer {
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const speak = (): void => {
    timer = null;
    if (!silent()) region.textContent = waiting.join(' ');
    waiting = [];
  };
  return {
    announce(sentence) {
      waiting.push(sentence);
      if (timer === null) timer = setTimeout(speak, GAP_MS);
    },
  };
}
