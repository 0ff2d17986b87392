/** What a value may be. */
export interface Kind<Value> {
  /** One word for the usage: `<number>`. */
  readonly placeholder: string;
  /** Goes on after "must be". */
  readonly expected: string;
  /** All there are, for the usage. */
  readonly choices?: string;
  /** @param text never empty @returns nothing where it is not of this kind */
  read(text: string): Value | undefined;
}

interface Option {
  /** For the usage, in a line. */
  readonly what: string;
  /** An option without takes no value: it is there or not. */
  readonly value?: Kind<unknown>;
  readonly default?: unknown;
}

interface Words<Value> {
  readonly what: string;
  readonly value: Kind<Value>;
  /** None unless said. */
  readonly least?: number;
  /** One unless said. */
  readonly most?: number;
}

type ValueOf<Each> = Each extends { readonly value: Kind<infer Value> }
  ? Each extends { readonly default: unknown }
    ? Value
    : Value | undefined
  : boolean;

/**
 * Reads the command line. `--help` tells the usage and ends the process with 0; a wrong option, value or word is told on
 * standard error in a sentence, with the usage, and ends it with 2.
 * @param command how it is called, up to its options: `npm run arena`
 * @returns by name what was asked for, or the default; the words; and how to refuse what no kind of value can see
 */
export function readOptions<const Table extends Readonly<Record<string, Option>>, Word = never>(
  command: string,
  use: { readonly does: string; readonly options?: Table; readonly words?: Words<Word> },
): {
  readonly values: { readonly [Name in keyof Table]: ValueOf<Table[Name]> };
  readonly words: readonly Word[];
  refuse(problem: string): never;
};

export function whole(least: number, most?: number): Kind<number>;
export function decimal(least: number, most?: number): Kind<number>;
export function oneOf<const Name extends string>(placeholder: string, names: readonly Name[]): Kind<Name>;
export function listOf<Value>(kind: Kind<Value>): Kind<Value[]>;
export const TEXT: Kind<string>;
export const NEW_FILE: Kind<string>;
