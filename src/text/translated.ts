/**
 * What a table of words is in another language: the same names and functions, other strings. A file `screens.de.ts`
 * holds the words of `screens.ts` in German:
 *
 *     import { WORDS as ENGLISH } from './screens.ts';
 *     import type { Translated } from './translated.ts';
 *
 *     export * from './screens.ts';
 *     export const WORDS: Translated<typeof ENGLISH> = { ...ENGLISH, title: 'Karawane' };
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Words
    ? (...given: Given) => Translated<Words>
    : { readonly [Name in keyof T]: Translated<T[Name]> };
