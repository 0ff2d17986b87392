/** What is heard, in words at the edge of the screen: the newest lines, each for a while, and what the radio begins. */

/** Long enough to be read. */
const STAYS_MS = { sound: 2600, piece: 5000 } as const;
const MOST_LINES = 2;

export interface Captions {
  /** Shows a sound in words, or the piece that plays now. */
  show(text: string, of?: keyof typeof STAYS_MS): void;
  forget(): void;
}

/** @param host must be out of the way of everything else */
export function createCaptions(host: HTMLElement): Captions {
  return {
    show: (text, of = 'sound') => {
      const line = document.createElement('p');
      line.className = of;
      line.textContent = text;
      host.append(line);
      while (host.childElementCount > MOST_LINES) host.firstElementChild!.remove();
      setTimeout(() => line.remove(), STAYS_MS[of]);
    },
    forget: () => host.replaceChildren(),
  };
}
