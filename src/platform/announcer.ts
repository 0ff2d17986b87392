/**
 * Speaks to a screen reader through a polite live region. Whatever is said waits in a queue of its own, since readers
 * lose what comes in bursts: each sentence is an entry of its own, no sooner than the one before can have been begun.
 */

/** A reader needs this long to notice an entry, and so much more for each letter, up to a limit, before the next one. */
const GAP_MS = { least: 250, letter: 12, most: 1500 };
/** A person may want it so many times as long. */
const TIMES = { quick: 0.5, normal: 1, slow: 2.5 } as const;
/** Where the queue is longer the rest comes at once: late is worse than much. */
const MOST_WAITING = 3;
/** Entries that stay in the page; leaving is not spoken. */
const MOST_KEPT = 12;

export interface Announcer {
  announce(sentence: string): void;
  /** Says once more what was said last, or that there is nothing. */
  repeat(): void;
  /** Forgets what waits to be said, and what was said leaves the page. */
  hush(): void;
}

/** The part of an element that is needed. */
export interface LiveRegion {
  say(sentence: string): void;
  empty(): void;
}

/** Each sentence a paragraph of the element. */
export function liveRegion(element: HTMLElement): LiveRegion {
  return {
    say(sentence) {
      const entry = document.createElement('p');
      entry.textContent = sentence;
      element.append(entry);
      while (element.childElementCount > MOST_KEPT) element.firstElementChild?.remove();
    },
    empty: () => element.replaceChildren(),
  };
}

/**
 * @param silent whether somebody else speaks just now, as the open text terminal does
 * @param nothing what is said when there is nothing to repeat
 */
export function createAnnouncer(
  region: LiveRegion,
  silent: () => boolean,
  nothing: string,
  pace: () => keyof typeof TIMES = () => 'normal',
): Announcer {
  let waiting: string[] = [];
  let last: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const speak = (): void => {
    timer = null;
    if (waiting.length === 0) return;
    const now = waiting.splice(0, waiting.length > MOST_WAITING ? waiting.length : 1);
    if (silent()) {
      waiting = [];
      return;
    }
    for (const sentence of now) region.say(sentence);
    last = now;
    const length = now.reduce((sum, sentence) => sum + sentence.length, 0);
    timer = setTimeout(speak, TIMES[pace()] * Math.min(GAP_MS.most, GAP_MS.least + GAP_MS.letter * length));
  };
  const announce = (sentence: string): void => {
    if (sentence === '') return;
    waiting.push(sentence);
    if (timer === null) timer = setTimeout(speak, 0);
  };
  return {
    announce,
    repeat() {
      // What still waits comes anyway.
      if (waiting.length === 0) announce(last.join(' ') || nothing);
    },
    hush() {
      waiting = [];
      last = [];
      region.empty();
    },
  };
}
