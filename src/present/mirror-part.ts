/**
 * The page's mirror of a screen as plain data: real elements for whoever does not see the canvas. The platform makes
 * them, tests read them, and both send what a press on one means.
 */
import type { Intent, Place } from '../input/index.ts';

/** Everything a mirror is made of. */
export type MirrorTag =
  | 'button'
  | 'caption'
  | 'div'
  | 'h2'
  | 'h3'
  | 'input'
  | 'li'
  | 'nav'
  | 'ol'
  | 'option'
  | 'p'
  | 'section'
  | 'select'
  | 'table'
  | 'tbody'
  | 'td'
  | 'th'
  | 'thead'
  | 'tr'
  | 'ul';

export interface MirrorPart {
  /** Its own among those beside it; an element lives as long as its key. */
  readonly key: string;
  readonly tag: MirrorTag;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly parts?: readonly MirrorPart[];
  /** Focus on it is focus there, and the other way round. */
  readonly place?: Place;
  /** What a press on it means. */
  readonly press?: readonly Intent[];
  /** What is said when it is pressed in vain. */
  readonly says?: string;
  /** A field: its value, and the control that a new value is for. */
  readonly field?: { readonly item: string; readonly value: string };
}

export interface Mirror {
  readonly main: readonly MirrorPart[];
  /** Stands beside the main part, as a landmark of its own. */
  readonly log: readonly MirrorPart[];
}

type More = Omit<MirrorPart, 'key' | 'tag' | 'text'>;

export const part = (
  key: string,
  tag: MirrorTag,
  parts: readonly MirrorPart[],
  more: More = {},
): MirrorPart => ({
  key,
  tag,
  parts,
  ...more,
});

export const words = (key: string, tag: MirrorTag, text: string, more: More = {}): MirrorPart => ({
  key,
  tag,
  text,
  ...more,
});

export const paragraphs = (key: string, lines: readonly string[]): MirrorPart[] =>
  lines.map((line, i) => words(`${key}-${i}`, 'p', line));

/** A list of lines. */
export const listOf = (key: string, tag: 'ol' | 'ul', lines: readonly string[]): MirrorPart =>
  part(
    key,
    tag,
    lines.map((line, i) => words(`${i}`, 'li', line)),
  );

/** A section with its head, by which it is called. */
export const sectionOf = (key: string, head: string, parts: readonly MirrorPart[]): MirrorPart =>
  part(key, 'section', [words('head', 'h3', head, { attributes: { id: `m-${key}` } }), ...parts], {
    attributes: { 'aria-labelledby': `m-${key}` },
  });

/** An element and what describes it: the description stands after it, where it is read in passing too. */
export function described(element: MirrorPart, id: string, notes: readonly string[]): MirrorPart[] {
  if (notes.length === 0) return [element];
  const attributes = { ...element.attributes, 'aria-describedby': id };
  return [
    { ...element, attributes },
    words(`${element.key}-note`, 'p', notes.join(' '), { attributes: { id } }),
  ];
}
