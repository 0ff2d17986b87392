/** In the order in which they run. */
export const SECTION_NAMES = ['engine', 'ai', 'thinking', 'load', 'frames'] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

/** A part of `npm run bench`; it prints and writes nothing. */
export interface Section {
  run(print: (line: string) => void): void | Promise<void>;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
