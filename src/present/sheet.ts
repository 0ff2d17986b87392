/** A page of the rules browser as data: what stands on it from top to bottom, for the view to lay out. */
import type { SheetPicture } from './rules-picture.ts';

export type { SheetPicture };

export interface SheetColumn {
  readonly id: string;
  readonly title: string;
  /** The rules of the table one sits at. */
  readonly marked: boolean;
  /** One of the two that are compared where there is no room for all. */
  readonly picked: boolean;
}

export interface SheetRow {
  readonly head: string;
  /** One for each column. */
  readonly cells: readonly string[];
}

export type SheetPart =
  | { readonly kind: 'head' | 'text' | 'aside'; readonly text: string }
  | { readonly kind: 'keys'; readonly keys: readonly string[]; readonly text: string }
  | { readonly kind: 'picture'; readonly picture: SheetPicture }
  | {
      readonly kind: 'table';
      readonly columns: readonly SheetColumn[];
      readonly rows: readonly SheetRow[];
      /** What is said where the two that are compared do not differ. */
      readonly alike: string;
    };
