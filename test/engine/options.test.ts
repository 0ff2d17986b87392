/** Changed options: what is taken over, and every fault in plain words. */
import { expect, test } from 'vitest';
import { CHOICES, COUNTS, changeOptions, OPTION_NAMES } from '../../src/engine/index.ts';
import { optionsOf } from '../kit/record.ts';

const BASE = optionsOf('standard');
const changed = (changes: unknown) => {
  const result = changeOptions(BASE, changes);
  if (!result.ok) throw new Error(result.message);
  return result.options;
};

test('the names are those of a complete set, each once', () => {
  expect([...OPTION_NAMES].sort()).toEqual(Object.keys(BASE).sort());
  expect(OPTION_NAMES[0]).toBe('deck');
});

test('every value of every option can be set, and nothing else changes', () => {
  const before = JSON.stringify(BASE);
  for (const [name, values] of Object.entries(CHOICES))
    for (const value of values) expect(changed({ [name]: value })).toEqual({ ...BASE, [name]: value });
  for (const name of COUNTS)
    for (const value of [null, 1, 77, Number.MAX_SAFE_INTEGER])
      expect(changed({ [name]: value })).toEqual({ ...BASE, [name]: value });
  for (const deck of [{ kind: 'custom' }, { min: null }, { max: 30, maxCopies: 2 }, {}])
    expect(changed({ deck })).toEqual({ ...BASE, deck: { ...BASE.deck, ...deck } });
  expect(changed({})).toEqual(BASE);
  expect(JSON.stringify(BASE)).toBe(before);
});

test.each<[unknown, string]>([
  [null, 'options must be an object'],
  ['foxon', 'options must be an object'],
  [[], 'options must be an object'],
  [{ deck: null }, 'option deck must be an object'],
  [{ deck: 'custom' }, 'option deck must be an object'],
  [{ deck: ['custom'] }, 'option deck must be an object'],
  [{ deck: { kind: 'any' } }, 'option deck.kind has no such field or value'],
  [{ deck: { kind: 30 } }, 'option deck.kind has no such field or value'],
  [{ deck: { least: 30 } }, 'option deck.least has no such field or value'],
  [{ deck: { min: 'custom' } }, 'option deck.min has no such field or value'],
  [{ deck: { min: 0 } }, 'option deck.min has no such field or value'],
  ...[0, -1, 1.5, 2 ** 53, '3', undefined].map((value): [unknown, string] => [
    { maxRows: value },
    'option maxRows must be a positive integer or null',
  ]),
  [{ queenPlacement: 'first' }, 'option queenPlacement must be one of last, any'],
  [{ queenSuit: 'true' }, 'option queenSuit must be one of true, false'],
  [{ jokers: 2 }, 'there is no option jokers'],
  [{ constructor: 'none' }, 'there is no option constructor'],
  [{ kingStack: 'add', jokers: 2 }, 'there is no option jokers'],
])('%j is refused', (changes, message) => {
  expect(changeOptions(BASE, changes)).toEqual({ ok: false, message });
});
