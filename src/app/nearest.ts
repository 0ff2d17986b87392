/** Names as people type them: in any case, with or without what stands between the words, and with slips. */

/** What is left of a name when case, spaces and marks do not count. */
const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Who is meant: by id, or by a name however it is written; null where nobody is. */
export function findNamed<T extends Named>(text: string, all: readonly T[]): T | null {
  const folded = foldName(text);
  return (
    all.find(({ id }) => id === text) ??
    (folded === '' ? null : all.find(({ id, name }) => [id, name].map(foldName).includes(folded))) ??
    null
  );
}

/** What was most likely meant by a name that fits nothing; null where nothing comes near. */
export function nearestNamed<T extends Named>(text: string, all: readonly T[]): T | null {
  const folded = foldName(text).slice(0, LONGEST);
  if (folded.length < 2) return null;
  let best: T | null = null;
  let least = Math.max(1, Math.floor(folded.length / 3)) + 0.5; // at most a slip for every third letter
  for (const one of all) {
    // A part of a name will do too: `oda`, `pagat`.
    for (const name of [one.id, one.name, ...`${one.id} ${one.name}`.split(/\W+/)].map(foldName)) {
      const slips = slipsBetween(folded, name);
      if (name.length > 1 && slips < least) [best, least] = [one, slips];
    }
  }
  return best;
}

const LONGEST = 40;

/** Letters to add, leave out or change to make one text of another (Levenshtein). */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
