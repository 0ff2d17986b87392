/** Foreign text is text: nothing in the sources makes markup or a program of a string. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asShown } from '../../src/text/foreign.ts';
import { BAD_TEXTS, expectClear, hugeTexts, watchDoor } from '../kit/hostile.ts';

const tried = watchDoor('shown text');

/** What would run or build what it is given. */
const FORBIDDEN =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|DOMParser|srcdoc|document\.write(?:ln)?)\b|\beval\s*\(|\bnew\s+Function\b|\bset(?:Timeout|Interval)\(\s*['"`]|['"`]javascript:|\bimport\(\s*(?!['"])/;

/** Code without its comments, which may speak of anything. */
const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => join('src', path));

test('no source makes markup or a program of a text', () => {
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.flatMap((path) => {
    const match = FORBIDDEN.exec(codeOf(readFileSync(path, 'utf8')));
    return match ? [`${path}: ${match[0]}`] : [];
  });
  expect(found).toEqual([]);
});

test.each([
  'log.innerHTML = line',
  'x.insertAdjacentHTML(a, b)',
  'document.write(text)',
  'eval(text)',
  'new Function(text)',
  "setTimeout('x', 1)",
  'import(name)',
  "link.href = 'javascript:x'",
])('%s would be found', (code) => expect(codeOf(`const a = 1;\n${code};`)).toMatch(FORBIDDEN));

test('the page has a policy against scripts of others, and no script in its text', () => {
  const page = readFileSync('index.html', 'utf8');
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(policy).toMatch(/default-src 'self'|script-src 'self'/);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval(?!')|'unsafe-eval'/);
  expect(page).not.toMatch(/\son\w+=|<script(?![^>]*\ssrc=)/);
});

describe('foreign text within a sentence', () => {
  test('is printed, short, and cut between characters', () => {
    for (const text of [...BAD_TEXTS, ...hugeTexts()]) {
      tried();
      const shown = asShown(text, 20);
      expectClear(`“${shown}”`, 45);
      expect([...shown].length).toBeLessThanOrEqual(21);
    }
  });

  test('is as it is where it may be', () => {
    for (const text of ['', 'Oda Marl', '7H', 'ß😀é', 'x'.repeat(20)]) expect(asShown(text, 20)).toBe(text);
    expect(asShown('😀'.repeat(20), 20)).toBe('😀'.repeat(20));
    expect(asShown('😀'.repeat(21), 20)).toBe(`${'😀'.repeat(20)}…`);
    expect(asShown(`${'x'.repeat(19)}😀y`, 20)).toBe(`${'x'.repeat(19)}😀…`);
    expect(asShown('a\u0000b\u202ec', 20)).toBe('a?b?c');
  });
});
