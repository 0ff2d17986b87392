/** Breaking words into lines of so many characters: the fonts are monospaced. Pure. */

/** Lines of at most `columns` characters, broken at spaces; a word that is longer is cut. */
export function wrap(text: string, columns: number): string[] {
  const width = Math.max(1, columns);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (let word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line);
        line = '';
      }
      while (word.length > width) {
        lines.push(word.slice(0, width));
        word = word.slice(width);
      }
      line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}

/** The first `count` lines, the last of them ending in dots when something was cut off. */
export function clip(lines: readonly string[], count: number, columns: number): readonly string[] {
  if (lines.length <= count) return lines;
  const last = lines[count - 1] ?? '';
  return [...lines.slice(0, count - 1), `${last.slice(0, Math.max(0, columns - 1))}…`];
}

/** Narrower lines than this break a word. */
export const longestWord = (text: string): number =>
  Math.max(...text.split(/[ \n]/).map(({ length }) => length));
