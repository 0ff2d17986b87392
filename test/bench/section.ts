/** In the order in which they run. */
export const SECTION_NAMES = ['engine', 'ai', 'thinking', 'load', 'frames'] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

/** A part of `npm run bench`; it prints and writes nothing. */
export interface Section {
  run(print: (line: string) => void): void | Promise<void>;
}
