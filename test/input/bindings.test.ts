import { expect, test } from 'vitest';
import { intentOf, KEYBOARD, keyFor } from '../../src/input/index.ts';

const press = (key: string, shift = false) => intentOf({ key, shift });

test('keys mean what the table of keys says', () => {
  expect(press('ArrowLeft')).toEqual({ type: 'move', way: 'left' });
  expect(press('n')).toEqual({ type: 'move', way: 'next' });
  expect(press('N', true)).toEqual({ type: 'move', way: 'previous' });
  expect(press('Tab')).toBeNull();
  expect(press('D', true)).toEqual({ type: 'command', command: 'discard' });
  expect(press('?', true)).toEqual({ type: 'command', command: 'help' });
  expect(press('8')).toEqual({ type: 'pick', index: 7 });
  expect(press('s')).toEqual({ type: 'point', place: 'B2' });
  expect(press('F5')).toBeNull();
  expect(press('9')).toEqual({ type: 'pick', index: 8 });
  expect(press('0')).toEqual({ type: 'pick', index: 9 }); // a digit where a number is asked, no card
});

test('no key means two things', () => {
  const keys = KEYBOARD.map(({ key, shift }) => `${key} ${shift ?? false}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('prompts name the key that is written on the keyboard', () => {
  expect([keyFor('confirm'), keyFor('cancel'), keyFor('discard')]).toEqual(['Enter', 'Esc', 'D']);
});
