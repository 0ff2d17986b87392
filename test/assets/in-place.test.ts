// A run that makes art or sounds and is stopped in the middle leaves what was there.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putInPlace } from '../../assets/build/kit/in-place.ts';

let around: string;
let target: string;

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'caravan-place-'));
  target = join(around, 'trial');
  mkdirSync(target);
  for (const name of ['one', 'two']) writeFileSync(join(target, name), 'old');
});
afterEach(() => rmSync(around, { recursive: true }));

const there = (): Record<string, string> =>
  Object.fromEntries(readdirSync(target).map((name) => [name, readFileSync(join(target, name), 'utf8')]));
const OLD = { one: 'old', two: 'old' };

function make(folder: string): void {
  for (const name of ['two', 'three']) writeFileSync(folder + name, 'new');
  expect(there()).toEqual(OLD);
}

test('while files are made, and after a fault, all is as it was', () => {
  const stopped = (folder: string): void => {
    make(folder);
    throw new Error('stopped');
  };
  expect(() => putInPlace(target, 'removed', stopped)).toThrow('stopped');
  expect(there()).toEqual(OLD);
  expect(readdirSync(around)).toEqual(['trial']);
});

test('what was made is put in its place, beside or instead of the others', () => {
  putInPlace(`${target}/`, 'kept', make);
  expect(there()).toEqual({ one: 'old', two: 'new', three: 'new' });
  writeFileSync(join(target, 'three'), 'newer');
  putInPlace(target, 'removed', (folder) => writeFileSync(`${folder}four`, 'new'));
  expect(there()).toEqual({ four: 'new' });
  expect(readdirSync(around)).toEqual(['trial']);
});
