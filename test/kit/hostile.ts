/**
 * What comes in through a door at its worst: names that objects are born with, megabytes, nesting without end, halves of
 * characters, scripts, numbers that are none, and what is nearly right. Whatever comes, a door answers with one of its
 * outcomes, says clearly what is wrong, loses nothing and runs nothing.
 */
import fc from 'fast-check';
import { afterAll, expect } from 'vitest';

/** Names that every object is born with, or that mean something to the language. */
export const BORN_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__defineGetter__',
  'toJSON',
  'then',
  'length',
  'name',
  'map',
  'every',
  'slice',
] as const;

const SCRIPT = 'globalThis.wasRun=1';
export const BAD_TEXTS: readonly string[] = [
  ...BORN_NAMES,
  '',
  ' ',
  '\0',
  '\u0007\u001b[31mred\u001b[0m',
  '\r\n\t\v',
  '\u0085\u2028\u2029',
  '\u202egnp.7H\u202c',
  '\u2066\u200f\u200e\u061c',
  '\ud800',
  'a\udc00b',
  '\ufeff\ufffe\uffff',
  '\u200d\u00ad\u034f',
  `a${'\u0301'.repeat(60)}`,
  '\ufdfa'.repeat(30), // grows eighteenfold when it is decomposed
  '\u0130\u1e9e\ufb03', // longer in the other case
  '😀👩‍🚀',
  `<script>${SCRIPT}</script>`,
  `"><img src=x onerror="${SCRIPT}">`,
  `javascript:${SCRIPT}`,
  `\${${SCRIPT}}{{${SCRIPT}}}`,
  `');${SCRIPT};//`,
  '../../../etc/passwd',
  'CON',
  '%',
  '%zz',
  '%E0%A4%A',
  '%00',
  '%c0%af',
  '%u0041',
  '+',
  '&amp;',
  '\\u0000\\x00',
  'NaN',
  'Infinity',
  '-0',
  '1e308',
  '1e999',
  '0x10',
  '007',
  '9007199254740993',
  '-1',
  '0.1',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '٣',
];

export const BAD_NUMBERS: readonly number[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0,
  0,
  -1,
  0.5,
  5e-324,
  1e308,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
];

const MEGABYTE = 1_000_000;

/** A megabyte or more of each. */
export const hugeTexts = (pieces: readonly string[] = []): string[] =>
  [...pieces, 'x', ' ', '\0', '\ud800', '%', '[', '\u202e', '\ufdfa', '"\\', '😀'].map((piece) =>
    piece.repeat(Math.ceil(MEGABYTE / piece.length)),
  );

/** JSON that nests so deep. */
export const nested = (depth: number, open = '[', close = ']'): string =>
  open.repeat(depth) + close.repeat(depth);
/** The same as a value, made without recursion. */
export function nestedValue(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

export const badText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...BAD_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom(...BAD_TEXTS).map((text) => text.repeat(50)) },
);

/** An object that owns the names it is given, born names too, as JSON makes one. */
export const owning = (pairs: Iterable<readonly [string, unknown]>): Record<string, unknown> => {
  const made: Record<string, unknown> = {};
  for (const [name, value] of pairs)
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  return made;
};

const badKey = fc.constantFrom(...BORN_NAMES, '', '0', '-1', 'a\0', 'polluted');
const jsonNumber = fc.constantFrom(...BAD_NUMBERS.filter(Number.isFinite));
const leaf: fc.Arbitrary<unknown> = fc.oneof(
  badText,
  jsonNumber,
  fc.constantFrom(null, true, false),
  fc.constantFrom(1, 2, 7, 54, 300),
);

/** Any value that JSON can hold; among them objects that cannot be written as text, since they have no `toString`. */
export const badValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: leaf },
  { weight: 1, arbitrary: fc.array(leaf, { maxLength: 4 }) },
  { weight: 2, arbitrary: fc.array(fc.tuple(badKey, leaf), { maxLength: 4 }).map(owning) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      { toString: 1, valueOf: null },
      owning([['__proto__', { polluted: 1, toString: null }]]),
      { constructor: { prototype: { polluted: 1 } } },
      { length: 2 ** 32 },
      owning([
        ['then', 'x'],
        ['toJSON', 1],
      ]),
      [[[[[[]]]]]],
    ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 60 }).map(nestedValue) },
);

/** What JSON cannot hold but a message between workers, a database or a driver can. */
export const badClone: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: badValue },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...BAD_NUMBERS, undefined, 10n ** 30n) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      new Map([['__proto__', 1]]),
      new Set(['A']),
      new Date(Number.NaN),
      /x/,
      new Uint8Array(9),
      new Error('sent'),
      Array(5),
      circle(),
      nestedValue(500),
    ),
  },
);

function circle(): unknown {
  const list: unknown[] = [];
  list.push(list, { list });
  return list;
}

type TextChange = readonly [kind: number, at: number, other: number, text: string];
const textChange = (words: readonly string[]): fc.Arbitrary<TextChange> =>
  fc.tuple(
    fc.nat(7),
    fc.nat(1_000_000),
    fc.nat(1_000_000),
    words.length > 0 ? fc.oneof(fc.constantFrom(...words), badText) : badText,
  );

/** Texts that are nearly right: words left out, doubled, swapped and replaced, a letter changed, the end cut off. */
export const mutated = (valid: readonly string[], words: readonly string[] = []): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...valid), fc.array(textChange(words), { minLength: 1, maxLength: 3 }))
    .map(([text, changes]) => changes.reduce(changedText, text));

function changedText(text: string, [kind, at, other, put]: TextChange): string {
  const parts = text.match(/[\w.]+|\s+|[^\w\s]/g) ?? [''];
  const [i, j] = [at % parts.length, other % parts.length];
  const place = at % (text.length + 1);
  switch (kind) {
    case 0:
      parts.splice(i, 1);
      break;
    case 1:
      parts.splice(i, 0, parts[i]!);
      break;
    case 2:
      [parts[i], parts[j]] = [parts[j]!, parts[i]!];
      break;
    case 3:
      parts[i] = put;
      break;
    case 4:
      parts.splice(i, 0, put);
      break;
    case 5:
      return text.slice(0, place);
    case 6:
      return text.slice(0, place) + String.fromCharCode(other % 0x300) + text.slice(place + 1);
    default:
      return text.slice(0, place) + put + text.slice(place);
  }
  return parts.join('');
}

type ValueChange = readonly [kind: number, at: number, other: number, value: unknown];

/** Data that is nearly right: parts left out, doubled, swapped, wrapped, replaced, called otherwise. */
export const changed = (
  valid: readonly unknown[],
  values: fc.Arbitrary<unknown> = badValue,
): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.nat(valid.length - 1),
      fc.array(fc.tuple(fc.nat(7), fc.nat(1_000_000), fc.nat(1_000_000), values), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([which, changes]) => {
      const value = structuredClone(valid[which]);
      for (const change of changes) changeValue(value, change);
      return value;
    });

type Owner = Record<string, unknown>;

/** Every part of a value with its owner; only those that were there at first are gone into. */
function placesIn(value: unknown): [owner: Owner, key: string][] {
  const places: [Owner, string][] = [];
  const open = [value];
  for (let one = open.pop(); one !== undefined && places.length < 20_000; one = open.pop()) {
    if (typeof one !== 'object' || one === null || ArrayBuffer.isView(one)) continue;
    for (const key of Object.keys(one)) {
      const owner = one as Owner;
      places.push([owner, key]);
      if (owner[key] !== one) open.push(owner[key]);
    }
  }
  return places;
}

function changeValue(value: unknown, [kind, at, other, put]: ValueChange): void {
  const places = placesIn(value);
  if (places.length === 0) return;
  const [owner, key] = places[at % places.length]!;
  const [second, secondKey] = places[other % places.length]!;
  const set = (on: Owner, name: string, to: unknown): void => {
    // These two a list needs to be changed further.
    if (Array.isArray(on) && (name === 'length' || name === 'constructor')) return;
    Object.defineProperty(on, name, { value: to, enumerable: true, configurable: true, writable: true });
  };
  const old = owner[key];
  switch (kind) {
    case 0:
      if (Array.isArray(owner) && /^\d+$/.test(key)) owner.splice(Number(key), 1);
      else delete owner[key];
      break;
    case 1:
      if (Array.isArray(owner))
        owner.splice(Number(key), 0, ...Array.from({ length: 1 + (other % 300) }, () => old));
      else set(owner, BORN_NAMES[other % BORN_NAMES.length]!, old);
      break;
    case 2:
      // Swapped by copies, so that nothing comes to lie within itself.
      set(owner, key, structuredClone(second[secondKey]));
      break;
    case 3:
      set(owner, key, [old]);
      break;
    case 4:
      set(owner, BORN_NAMES[other % BORN_NAMES.length]!, put);
      break;
    default:
      set(owner, key, put);
  }
}

const PRINTED = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;

/** A message is for people: it says something, briefly, and holds nothing that is not printed. */
export function expectClear(message: string, most = 400): void {
  const isClear = message.trim() !== '' && message.length <= most && PRINTED.test(message);
  if (!isClear)
    expect.fail(`not a clear message (${message.length}): ${JSON.stringify(message.slice(0, 500))}`);
  if (/undefined|\[object|native code|function /.test(message.replace(/[“"].*?[”"]/g, '')))
    expect.fail(`something of the program shows: ${message}`);
}

/** Everything that all objects share, to see that it stays as it is. */
const shared = (): string =>
  [Object, Array, String, Number, Function, Map, Promise]
    .flatMap((type) => [type, type.prototype])
    .map((one) => Reflect.ownKeys(one).map(String).sort().join())
    .join('\n');

/**
 * Watches over a door for the tests of one file: that what all objects share stays as it is and nothing was run. Long runs
 * (`CARAVAN_RUNS`) print how many inputs it was given.
 * @returns called with each input
 */
export function watchDoor(name: string): () => void {
  const before = shared();
  let inputs = 0;
  afterAll(() => {
    expect(shared()).toBe(before);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Reflect.get(globalThis, 'wasRun')).toBeUndefined();
    expect(inputs).toBeGreaterThan(0);
    if (process.env['CARAVAN_RUNS']) console.log(`${name}: ${inputs} inputs`);
  });
  return () => {
    inputs++;
  };
}
