import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  actionOfKey,
  type Bindings,
  type Bound,
  bindingsWith,
  DEFAULT_BINDINGS,
  keyFor,
  PAD_BUTTONS,
  tryBinding,
} from '../../src/input/index.ts';

const press = (key: string, shift = false) => actionOfKey({ key, shift })?.intent ?? null;

test('keys mean what the table of keys says', () => {
  expect(press('ArrowLeft')).toEqual({ type: 'move', way: 'left' });
  expect(press('n')).toEqual({ type: 'move', way: 'next' });
  expect(press('N', true)).toEqual({ type: 'move', way: 'previous' });
  expect(press('D', true)).toEqual({ type: 'command', command: 'discard' });
  expect(press('?', true)).toEqual({ type: 'command', command: 'help' });
  expect(press('8')).toEqual({ type: 'pick', index: 7 });
  expect(press('s')).toEqual({ type: 'point', place: 'B2' });
  expect(press('9')).toEqual({ type: 'pick', index: 8 });
  expect(press('0')).toEqual({ type: 'pick', index: 9 }); // a digit where a number is asked, no card
  for (const key of ['Tab', 'F5', 'F11', 'F12']) expect(press(key)).toBeNull();
});

test('prompts name the key that is written on the keyboard', () => {
  expect([keyFor('confirm'), keyFor('cancel'), keyFor('discard')]).toEqual(['Enter', 'Esc', 'D']);
  expect([keyFor('move'), keyFor('pick')]).toEqual(['← ↑ ↓ →', '1–8']);
});

test('single keys can be switched off, all or all but digits; Space and the others stay', () => {
  const known = (key: string, singles: 'digits' | 'none') =>
    actionOfKey({ key, shift: false }, DEFAULT_BINDINGS, singles) !== null;
  for (const key of ['d', 'x', 'q', '?']) expect(known(key, 'digits') || known(key, 'none')).toBe(false);
  expect([known('4', 'digits'), known('4', 'none')]).toEqual([true, false]);
  for (const key of [' ', 'Enter', 'Escape', 'ArrowUp', 'F1']) expect(known(key, 'none')).toBe(true);
});

/** No key means two things; Esc and Start do what they always do; a device never loses what it needs. */
function faultsOf(bindings: Bindings): string[] {
  const faults: string[] = [];
  for (const bound of ['keys', 'buttons'] as const) {
    const all = ACTIONS.flatMap(({ id }) => [...bindings[bound][id]!]);
    if (new Set(all).size < all.length) faults.push(`${bound}: one means two things`);
    for (const { id, vital, [bound]: first } of ACTIONS)
      if (vital && first.length > 0 && bindings[bound][id]!.length === 0) faults.push(`${id} has none`);
  }
  if (!bindings.keys['cancel']!.includes('Escape')) faults.push('Esc is lost');
  if (!bindings.buttons['menu']!.includes('start')) faults.push('Start is lost');
  return faults;
}
function expectSound(bindings: Bindings): void {
  expect(faultsOf(bindings)).toEqual([]);
}

const ids = ACTIONS.map(({ id }) => id);
const keys = [
  'a',
  'b',
  'd',
  'x',
  'Enter',
  ' ',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'Tab',
  'F5',
  'shift+n',
  'k',
];
const names = (bound: Bound) => fc.constantFrom<string>(...(bound === 'keys' ? keys : PAD_BUTTONS));

describe('changed bindings', () => {
  test('are sound at first', () => expectSound(DEFAULT_BINDINGS));

  test('are sound whatever was kept', () => {
    const kept = (bound: Bound) =>
      fc.dictionary(
        fc.constantFrom(...ids, 'nothing', '__proto__'),
        fc.array(names(bound), { maxLength: 5 }),
      );
    fc.assert(
      fc.property(kept('keys'), kept('buttons'), (k, b) => expectSound(bindingsWith(k, b))),
      { seed: 6, numRuns: 300 },
    );
  });

  test('are sound after any tries, and a key that was taken is where it was put', () => {
    const tries = fc.array(
      fc
        .constantFrom<Bound>('keys', 'buttons')
        .chain((bound) => fc.tuple(fc.constant(bound), fc.constantFrom(...ids), names(bound))),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(tries, (steps) => {
        const changes = { keys: {}, buttons: {} };
        for (const [bound, id, name] of steps) {
          const before = bindingsWith(changes.keys, changes.buttons);
          const tried = tryBinding(before, changes[bound], id, bound, name);
          if (tried.kind === 'refused') continue;
          if (tried.kind === 'taken') expect(before[bound][tried.from.id]).toContain(name);
          changes[bound] = tried.changes;
          const after = bindingsWith(changes.keys, changes.buttons);
          expect(after[bound][id]).toContain(name);
          expectSound(after);
        }
      }),
      { seed: 7, numRuns: 100 },
    );
  });

  test('refuse what belongs to the browser, Esc and Start, and the last of what is needed', () => {
    const tried = (id: string, bound: Bound, name: string) =>
      tryBinding(DEFAULT_BINDINGS, {}, id, bound, name);
    for (const key of ['Tab', 'F5', 'F12', 'Meta'])
      expect(tried('discard', 'keys', key)).toMatchObject({ kind: 'refused', fault: 'browser' });
    expect(tried('discard', 'keys', 'Escape')).toMatchObject({ fault: 'fixed' });
    expect(tried('discard', 'buttons', 'start')).toMatchObject({ fault: 'fixed' });
    expect(tried('discard', 'keys', 'ArrowUp')).toMatchObject({ fault: 'vital', from: { id: 'up' } });
    expect(tried('discard', 'keys', 'Enter')).toMatchObject({ kind: 'taken', from: { id: 'confirm' } });
    expect(tried('discard', 'keys', 'k')).toEqual({ kind: 'free', changes: { discard: ['k'] } });
  });
});
