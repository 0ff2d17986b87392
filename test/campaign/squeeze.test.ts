/** Squeezed texts, letter by letter: what is a repeat, how far it reaches back, and what is no squeezed text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squeeze, unsqueeze } from '../../src/campaign/squeeze.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** What stands in the format: a plain character, or how far back and how many characters. */
type Item = string | readonly [distance: number, length: number];

/** The items written by hand; the last digit is filled with ones. */
function written(...items: Item[]): string {
  const number = (value: number, bits: number): string => value.toString(2).padStart(bits, '0');
  const bits = items
    .map((item) =>
      typeof item === 'string'
        ? `0${number(item.charCodeAt(0), 7)}`
        : `1${number(item[0] - 1, 14)}${number(item[1] - 4, 6)}`,
    )
    .join('');
  return (bits.match(/.{1,6}/g) ?? []).map((six) => DIGITS[Number.parseInt(six.padEnd(6, '1'), 2)]).join('');
}

test.each<[string, string, Item[]]>([
  ['nothing', '', []],
  ['characters of every kind', ' ~A\n\u007f', [' ', '~', 'A', '\n', '\u007f']],
  ['three that repeat', 'abcxabc', [...'abcxabc']],
  ['four that repeat', 'abcdabcd', [...'abcd', [4, 4]]],
  ['more that repeat', 'abcdefabcdefx', [...'abcdef', [6, 6], 'x']],
  ['a repeat that reaches into itself', 'aaaaaaaaa', ['a', [1, 8]]],
  ['the longest repeat', `b${'a'.repeat(68)}`, ['b', 'a', [1, 67]]],
  ['more than the longest', `b${'a'.repeat(69)}`, ['b', 'a', [1, 67], 'a']],
  ['a longer one further back', 'abcdefXabcdYabcdefg', [...'abcdefX', [7, 4], 'Y', [12, 6], 'g']],
  ['the nearest of several as long', 'abcdXabcdYabcd', [...'abcdX', [5, 4], 'Y', [5, 4]]],
  ['a repeat of a part of one', 'abcdefghabcdefghcdefX', [...'abcdefgh', [8, 8], [6, 4], 'X']],
])('squeezed: %s', (_, text, items) => {
  expect(squeeze(text, '')).toBe(written(...items));
  expect(unsqueeze(written(...items), 1000, '')).toBe(text);
});

test('a primer is there to be repeated and is not written', () => {
  expect(squeeze('abcdefgx', '?abcdefg')).toBe(written([7, 7], 'x'));
  expect(unsqueeze(written([7, 7], 'x'), 8, '?abcdefg')).toBe('abcdefgx');
  // From the primer's end into the text.
  expect(squeeze('cdxcdab', 'abcdxcda')).toBe(written([6, 6], 'b'));
  expect(squeeze('', 'abcd')).toBe('');
});

test('a repeat reaches as far back as its number can say', () => {
  for (const [between, items] of [
    [16_380, [[16_384, 4]]],
    [16_381, [...'wxyz']],
  ] as const) {
    const primer = `wxyz${'?'.repeat(between)}`;
    expect(squeeze('wxyz', primer)).toBe(written(...items));
    expect(unsqueeze(written(...items), 4, primer)).toBe('wxyz');
  }
});

test('a repeat is as near in a long text as in a short one', () => {
  expect(squeeze('abcdabcd', '?'.repeat(20_000))).toBe(written(...'abcd', [4, 4]));
});

test('so many places are tried, the nearest first', () => {
  expect(squeeze('abcdefgh', `abcdefgh${'abcd?'.repeat(63)}`)).toBe(written([323, 8]));
  expect(squeeze('abcdefgh', `abcdefgh${'abcd?'.repeat(64)}`)).toBe(written([5, 4], [328, 4]));
});

test('what is cut off is read as far as it goes', () => {
  for (const cut of ['A', '_', '__', '___']) expect(unsqueeze(cut, 10, '')).toBe('');
  const whole = written(...'abcdef', [6, 4]);
  expect(unsqueeze(whole, 10, '')).toBe('abcdefabcd');
  expect(unsqueeze(whole.slice(0, -1), 10, '')).toBe('abcdef');
});

test('what is no squeezed text is refused', () => {
  expect(unsqueeze(written([1, 4]), 10, '')).toBeNull();
  expect(unsqueeze(written('a', [2, 4]), 10, '')).toBeNull();
  expect(unsqueeze(written('a', [2, 4]), 10, 'b')).toBe('ababa');
  const text = written(...'abc');
  for (let at = 0; at < text.length; at++)
    for (const foreign of ['!', ' ', '=', '+', '/', 'é'])
      expect(unsqueeze(text.slice(0, at) + foreign + text.slice(at + 1), 10, '')).toBeNull();
});

test('what becomes longer than wanted is refused', () => {
  for (const [text, primer] of [
    ['abc', ''],
    ['aaaaaaaa', ''],
    ['abcd', 'abcdefgh'],
  ] as const) {
    expect(unsqueeze(squeeze(text, primer), text.length, primer)).toBe(text);
    expect(unsqueeze(squeeze(text, primer), text.length - 1, primer)).toBeNull();
  }
  expect(unsqueeze(squeeze('a'.repeat(10_000), ''), 5000, '')).toBeNull();
});

test('squeezing loses nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('caravan', '{"a":', '7', ',', '\n', '~', ' ')), (parts) => {
      const text = parts.join('');
      expect(unsqueeze(squeeze(text, ''), 100_000, '')).toBe(text);
    }),
    { seed: 10 },
  );
});
