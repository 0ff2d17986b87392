import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exportCode,
  exportFile,
  IMPORT_FAULTS,
  type ImportFault,
  importBytes,
  importText,
  NEW_SAVE,
  SAVE_VERSION,
  TROUBLES,
  type Trouble,
} from '../../src/campaign/index.ts';
import { seal } from '../../src/campaign/sealed-text.ts';
import { IMPORT_FAULT_WORDS, TROUBLE_WORDS } from '../../src/text/campaign.ts';
import { keptMatch, richSave } from '../kit/campaign.ts';
import { runs } from '../kit/seeds.ts';

const whole = { save: richSave(), troubles: [] };
const file = exportFile(richSave());
const code = exportCode(richSave());
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

test('a file and a code come back as what they were', () => {
  expect(importText(file)).toEqual(whole);
  expect(importText(code)).toEqual(whole);
  expect(importBytes(bytesOf(file))).toEqual(whole);
  expect(importBytes(bytesOf(`\ufeff${file.replace(/\n/g, '\r\n')}`))).toEqual(whole);
});

// Both are kept as they were made with the first primer: who kept a code can always come back with it.
test('a code made long ago is read as the file of the same day', () => {
  const kept = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
  const old = importText(kept('file-of-version-2.txt'));
  expect(old).toMatchObject({ troubles: [] });
  expect(importText(kept('code-of-version-2.txt'))).toEqual(old);
});

test('a code is one word that may be broken into lines, and far shorter than the file', () => {
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(file.length / 3);
  expect(exportCode(NEW_SAVE).length).toBeLessThan(160);
  expect(importText(` ${code.replace(/(.{60})/g, '$1\n  ')}\n`)).toEqual(whole);
});

test('the mark that editors put in front of a text is damage anywhere else', () => {
  const [front, rest] = [file.slice(0, 50), file.slice(50)];
  expect(importText(`${front}\ufeff${rest}`)).toEqual({ fault: 'damaged' });
  expect(importBytes(bytesOf(`${front}\ufeff${rest}`))).toEqual({ fault: 'damaged' });
  expect(importText(`\ufeff${file}`)).toEqual(whole);
});

describe('what comes in is not trusted', () => {
  const faultOf = (text: string) => {
    const reading = importText(text);
    return 'fault' in reading ? reading.fault : null;
  };

  test('texts of other kinds', () => {
    expect(faultOf('')).toBe('empty');
    expect(faultOf(' \n')).toBe('empty');
    expect(faultOf('{"save":1}')).toBe('not-a-save');
    expect(faultOf('x'.repeat(3_000_000))).toBe('too-long');
    expect(faultOf(`CARAVAN-1-${'A'.repeat(500_000)}`)).toBe('damaged');
    expect(faultOf('CARAVAN-1-!?')).toBe('damaged');
    expect(faultOf(seal({ version: SAVE_VERSION + 1, count: 0, value: {} }))).toBe('newer');
    expect(faultOf(seal({ version: SAVE_VERSION, count: 0, value: 7 }))).toBe('unreadable');
    expect(faultOf(seal({ version: SAVE_VERSION, count: 0, value: { campaign: { road: 1 } } }))).toBe(
      'unreadable',
    );
  });

  test('any character of a code or file may be another, and any end may be missing', () => {
    const refused = (text: string): void => {
      expect(['damaged', 'not-a-save', 'empty']).toContain(faultOf(text));
    };
    fc.assert(
      fc.property(
        fc.constantFrom(code, file.trimEnd()),
        fc.nat(1_000_000),
        fc.constantFrom('A', 'z', '9', '-', '_', '"', '{', 'é', '\u0000', '😀'),
        (text, place, char) => {
          const at = place % text.length;
          if (text[at] !== char) refused(text.slice(0, at) + char + text.slice(at + 1));
          refused(text.slice(0, at));
        },
      ),
      { seed: 8, numRuns: runs(150) },
    );
  });

  test('any bytes', () => {
    const bytes = bytesOf(file);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(bytes.length - 1), (noise, at) => {
        expect(importBytes(noise)).toHaveProperty('fault');
        const changed = bytes.slice();
        changed[at] = (changed[at]! + 128) % 256; // no UTF-8
        expect(importBytes(changed)).toHaveProperty('fault');
      }),
      { seed: 9 },
    );
  });

  test('nesting without end and names that objects are born with', () => {
    const deep = `${'['.repeat(500_000)}${']'.repeat(500_000)}`;
    expect(faultOf(`CARAVAN 2 0 00000000\n${deep}`)).toBe('damaged');
    const evil = seal({ version: 2, count: 0, value: {} }).replace('{}', '{"__proto__":{"polluted":1}}');
    expect(faultOf(evil)).toBe('damaged');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

test('a save with a damaged match under way is taken in, and the damage told', () => {
  const match = keptMatch(12);
  const moves = [...match.record.moves.slice(0, 5), 'pass'];
  const save = { ...richSave(), match: { ...match, record: { ...match.record, moves } } };
  expect(importText(exportFile(save))).toMatchObject({ troubles: ['damaged'] });
});

test('every trouble and every fault has its words', () => {
  const troubles: Record<Trouble, string> = TROUBLE_WORDS;
  const faults: Record<ImportFault, string> = IMPORT_FAULT_WORDS;
  for (const trouble of TROUBLES) expect(troubles[trouble]).toMatch(/^[A-Z].*\.$/);
  for (const fault of IMPORT_FAULTS) expect(faults[fault]).toMatch(/^[A-Z].*\.$/);
});
