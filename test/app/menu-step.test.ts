/** What intents do on a menu, without a screen. */
import { expect, test } from 'vitest';
import { stepInMenu } from '../../src/app/menu-step.ts';
import type { Focus, Intent } from '../../src/input/index.ts';
import type { Menu } from '../../src/present/index.ts';

const menuWith = (value: string, max = 9_007_199_254_740_991): Menu => ({
  kind: 'menu',
  id: 'quick-table',
  heading: '',
  lines: [],
  items: [
    { id: 'deal', label: '', kind: 'button', enabled: true, primary: true },
    { id: 'seed', label: '', kind: 'number', enabled: true, value, min: 0, max },
  ],
});
const AT_SEED: Focus = { place: 'item.seed', memory: {} };
const AT_BUTTON: Focus = { place: 'item.deal', memory: {} };
const digit = (n: number): Intent => ({ type: 'pick', index: (n + 9) % 10 });
const erase: Intent = { type: 'command', command: 'erase' };
const set = (value: string) => ({ type: 'changed', item: 'seed', value });

test('digits are typed at the end of a number, and never past its bounds', () => {
  for (let n = 0; n <= 9; n++) {
    expect(stepInMenu(menuWith(''), AT_SEED, digit(n)).act).toEqual(set(`${n}`));
    expect(stepInMenu(menuWith('4'), AT_SEED, digit(n)).act).toEqual(set(`4${n}`));
  }
  expect(stepInMenu(menuWith('0'), AT_SEED, digit(7)).act).toEqual(set('7'));
  expect(stepInMenu(menuWith('9007199254740991'), AT_SEED, digit(1)).act).toBeNull();
  expect(stepInMenu(menuWith('4', 45), AT_SEED, digit(6)).act).toBeNull();
});

test('erasing takes the last digit, and goes back where there is none to take', () => {
  const back = { type: 'chosen', item: 'back' };
  expect(stepInMenu(menuWith('42'), AT_SEED, erase).act).toEqual(set('4'));
  expect(stepInMenu(menuWith('4'), AT_SEED, erase).act).toEqual(set(''));
  expect(stepInMenu(menuWith(''), AT_SEED, erase).act).toEqual(back);
  expect(stepInMenu(menuWith('42'), AT_BUTTON, erase).act).toEqual(back);
  expect(stepInMenu(menuWith('42'), AT_SEED, { type: 'command', command: 'cancel' }).act).toEqual(back);
});

test('a digit means nothing on a button', () => {
  expect(stepInMenu(menuWith('4'), AT_BUTTON, digit(2)).act).toBeNull();
});

test('the first step goes on from the control that is shown in focus', () => {
  const nowhere: Focus = { place: null, memory: {} };
  expect(stepInMenu(menuWith(''), nowhere, { type: 'move', way: 'down' }).focus.place).toBe('item.seed');
});

test('left and right walk along the buttons at the foot of a page, and change a value above them', () => {
  const page: Menu = {
    ...menuWith('4'),
    arranged: 'page',
    items: [
      { id: 'seed', label: '', kind: 'number', enabled: true, value: '4', min: 0, max: 9 },
      { id: 'topic', label: '', kind: 'button', enabled: true, detail: 'in the page itself' },
      { id: 'before', label: '', kind: 'button', enabled: true },
      { id: 'gone', label: '', kind: 'button', enabled: false },
      { id: 'after', label: '', kind: 'button', enabled: true },
    ],
  };
  const from = (place: string, way: 'left' | 'right') =>
    stepInMenu(page, { place: `item.${place}`, memory: {} } as Focus, { type: 'move', way });
  expect(from('before', 'right').focus.place).toBe('item.after');
  expect(from('after', 'left').focus.place).toBe('item.before');
  expect(from('after', 'right').focus.place).toBe('item.after');
  expect(from('before', 'left').focus.place).toBe('item.before');
  expect(from('topic', 'right').focus.place).toBe('item.topic');
  expect(from('seed', 'right').act).toEqual(set('5'));
});
