/** Sealed texts, letter by letter. */
import { describe, expect, test } from 'vitest';
import { asciiJson, checksum, depthOf, MAX_SEALED, seal, unseal } from '../../src/campaign/sealed-text.ts';

/** A text whose seal is right, whatever it holds. */
const sealed = (version: string | number, count: string | number, json: string): string =>
  `CARAVAN ${version} ${count} ${checksum(`${version} ${count}\n${json}`)}\n${json}`;

test('the checksum is CRC-32', () => {
  expect(checksum('123456789')).toBe('cbf43926'); // the check value every description gives
  expect(checksum('')).toBe('00000000');
  expect(checksum('\u00ff')).toBe('ff000000');
  // Beyond ASCII with both bytes.
  expect(checksum('a\u0141\u0100')).toBe(checksum('a\u0001\u0041\u0001\u0000'));
});

test('a text is a header and JSON in ASCII', () => {
  expect(seal({ version: 12, count: 340, value: { a: [1, 'é~\u007f😀'] } })).toBe(
    sealed(12, 340, '{"a":[1,"\\u00e9~\\u007f\\ud83d\\ude00"]}'),
  );
  expect(asciiJson('\u0080\u0fff\uffff')).toBe('"\\u0080\\u0fff\\uffff"');
});

describe('what is read', () => {
  test.each([
    [1, 0],
    [9, 9],
    [12, 10],
    [999_999, 999_999_999_999_999],
  ])('version %s, count %s', (version, count) => {
    expect(unseal(sealed(version, count, '[7]'))).toEqual({ version, count, value: [7] });
  });

  test('has a header of ours', () => {
    for (const [version, count] of [
      ['0', '0'],
      ['01', '0'],
      ['1000000', '0'],
      ['1', '00'],
      ['1', '01'],
      ['1', '1000000000000000'],
      ['1', '-1'],
      ['x', '1'],
      ['1x', '1'],
      ['1', ''],
    ] as const)
      expect(unseal(sealed(version, count, '[7]')), `${version} ${count}`).toBe('damaged');
    const text = sealed(2, 7, '"\u007fabc"');
    expect(unseal(text)).not.toBe('damaged');
    expect(unseal(text.replace(/ (\w{8})\n/, (_, sum: string) => ` ${sum.toUpperCase()}\n`))).toBe('damaged');
    expect(unseal(text.replace('abc', 'abd'))).toBe('damaged');
    for (const other of [
      undefined,
      null,
      7,
      {},
      [text],
      `x${text}`,
      `\n${text}`,
      'the CARAVAN',
      ' CARAVAN',
      'caravan',
      '',
    ])
      expect(unseal(other)).toBe('not-a-save');
    for (const cut of ['CARAVAN', 'CARAVAN 2 7', text.replace('\n', '\r\n'), text.replace('\n', ' ')])
      expect(unseal(cut)).toBe('damaged');
  });

  test('is JSON', () => {
    for (const json of ['', '{', '{a:1}', '[7]]', 'undefined'])
      expect(unseal(sealed(2, 7, json))).toBe('damaged');
  });

  test('is as long as may be', () => {
    const room = MAX_SEALED - sealed(2, 7, '""').length;
    const longest = sealed(2, 7, `"${'x'.repeat(room)}"`);
    expect(longest).toHaveLength(MAX_SEALED);
    expect(unseal(longest)).toHaveProperty('count', 7);
    expect(unseal(sealed(2, 7, `"${'x'.repeat(room + 1)}"`))).toBe('too-long');
  });

  test('nests as deep as may be', () => {
    const nested = (depth: number): string => sealed(2, 7, '['.repeat(depth) + ']'.repeat(depth));
    expect(unseal(nested(24))).toHaveProperty('version', 2);
    expect(unseal(nested(25))).toBe('damaged');
  });
});

test.each([
  ['7', 0],
  ['"[[{{"', 0],
  ['[]', 1],
  ['{}', 1],
  ['[[],[],{}]', 2],
  ['[{},{}]', 2],
  ['[1,2,[3]]', 2],
  ['{"a":1,"b":{"c":[]},"d":[]}', 3],
  ['["]]",[[]]]', 3],
  ['["}}",{"a":{}}]', 3],
  ['["\\"[[[",[]]', 2],
  ['["\\\\",[]]', 2],
  ['["\\\\\\"[[[",[]]', 2],
  ['["a","[",["b"],"c"]', 2],
])('%s nests %i deep', (json, depth) => {
  expect(depthOf(json)).toBe(depth);
});
