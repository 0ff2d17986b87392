/** Keys and buttons are changed, and an unknown pad is asked, over whatever screen is open. */
import { expect, test } from 'vitest';
import {
  bindingsOf,
  caughtByHands,
  chosenInHands,
  HANDS,
  type HandsContext,
  handsMenu,
  isHandsItem,
  padTaken,
  pressedOnPad,
} from '../../src/app/hands.ts';
import { DEFAULT_SETTINGS } from '../../src/campaign/index.ts';
import { ASKED_BUTTONS, type Focus, NO_FOCUS } from '../../src/input/index.ts';

const UNDER: Focus = { place: 'item.controls-keys', memory: {} };
const START: HandsContext = { hands: HANDS, settings: DEFAULT_SETTINGS, focus: UNDER, notice: null };
const then = (context: HandsContext, change: Partial<HandsContext>): HandsContext => ({
  ...context,
  ...change,
});
const choose = (context: HandsContext, ...items: string[]): HandsContext =>
  items.reduce((now, item) => {
    expect(isHandsItem(item) || item === 'back').toBe(true);
    return then(now, chosenInHands(now, item));
  }, context);

test('a key is changed, and one goes back to where one was', () => {
  let now = choose(START, 'controls-keys', 'bind-discard');
  now = then(now, caughtByHands(now, 'keys', 'k'));
  expect(bindingsOf(now.settings.controls).keys['discard']).toEqual(['k']);
  expect(now.focus.place).toBe('item.bind-discard');
  now = choose(now, 'back');
  expect(handsMenu(now)).toBeNull();
  expect(now.focus).toEqual(UNDER);
});

test('a key that does something already is taken only after it was shown what', () => {
  let now = choose(START, 'controls-keys', 'bind-discard');
  now = then(now, caughtByHands(now, 'keys', 'x'));
  expect(handsMenu(now)?.heading).toContain('Disband');
  expect(bindingsOf(now.settings.controls).keys['disband']).toEqual(['x']);
  const kept = choose(now, 'controls-stop');
  expect(bindingsOf(kept.settings.controls).keys['disband']).toEqual(['x']);
  now = choose(now, 'controls-take');
  expect(bindingsOf(now.settings.controls).keys).toMatchObject({ disband: [], discard: ['x'] });
  expect(bindingsOf(choose(now, 'controls-reset').settings.controls).keys['disband']).toEqual(['x']);
});

test('Esc leaves everything as it is, and what belongs to the browser is refused with a word', () => {
  const now = choose(START, 'controls-keys', 'bind-discard');
  expect(then(now, caughtByHands(now, 'keys', 'Escape')).settings).toBe(now.settings);
  const refused = then(now, caughtByHands(now, 'keys', 'F5'));
  expect(refused.notice).toContain('browser');
  expect(refused.hands.listening).not.toBeNull();
});

test('a pad nobody knows is asked for every button, is kept, and gives the screen back', () => {
  let now = then(START, pressedOnPad(START, 'Joystick', { kind: 'button', at: 9 }));
  expect(now.focus).toEqual(NO_FOCUS);
  for (const at of ASKED_BUTTONS.keys()) {
    expect(handsMenu(now)?.heading).toContain('Press the button');
    now = then(now, pressedOnPad(now, 'Joystick', { kind: 'button', at }));
  }
  expect(handsMenu(now)).toBeNull();
  expect(now.focus).toEqual(UNDER);
  expect(now.settings.controls.pads['Joystick']).toMatchObject({ south: 'b0', 'pad-up': 'b2' });
});

test('a pad that is taken away while it is asked leaves nothing open', () => {
  const asked = then(START, pressedOnPad(START, 'Joystick', { kind: 'button', at: 9 }));
  expect(handsMenu(then(asked, padTaken(asked, 'another')))).not.toBeNull();
  expect(handsMenu(then(asked, padTaken(asked, 'Joystick')))).toBeNull();
});
