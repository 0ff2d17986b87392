/** What is heard, in words at the edge of the screen: the newest lines, each for a while. */

/** Long enough to be read. */
const STAYS_MS = 2600;
const MOST_LINES = 3;

/** @param host must be out of the way of everything else */
export function createCaptions(host: HTMLElement): (text: string) => void {
  return (text) => {
    const line = document.createElement('p');
    line.textContent = text;
    host.append(line);
    while (host.childElementCount > MOST_LINES) host.firstElementChild!.remove();
    setTimeout(() => line.remove(), STAYS_MS);
  };
}
