/** Foreign text within our own sentences: short, on one line, and with a mark for whatever is not printed. */

/** Control characters, marks that turn the way of reading, halves of characters, ends of lines. */
const UNPRINTED = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** @param most so many characters are shown */
export function asShown(text: string, most: number): string {
  // Twice as many units hold so many characters, whatever they are.
  const start = [...text.slice(0, 2 * most)];
  const cut = text.length > 2 * most || start.length > most;
  return `${start.slice(0, most).join('').replace(UNPRINTED, '?')}${cut ? '…' : ''}`;
}
