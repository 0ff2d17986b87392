/** Keys with the page's mirror of the game in focus: neither takes from the other what is not its own. */
import { expect, test } from 'vitest';
import { bindingsWith, type Hearing, type Intent } from '../../src/input/index.ts';
import { type KeyWindow, listenToKeyboard } from '../../src/platform/keyboard.ts';
import { MIRRORED } from '../../src/platform/mirror.ts';

/** An element as far as keys look at it. */
function element(tag: string, mirrored: boolean) {
  const state = { blurred: false };
  return {
    state,
    tagName: tag.toUpperCase(),
    isContentEditable: false,
    blur: () => {
      state.blurred = true;
    },
    closest: (selector: string): object | null =>
      (selector === `[${MIRRORED}]` && mirrored) || selector.split(', ').includes(tag) ? {} : null,
  };
}

function pressed(
  target: ReturnType<typeof element>,
  key: string,
  { catches = null, repeat = false }: { catches?: Hearing['catches']; repeat?: boolean } = {},
) {
  const given: Intent[] = [];
  const caught: string[] = [];
  let onDown: (event: unknown) => void = () => {};
  const page = {
    addEventListener: (type: string, listener: typeof onDown) => {
      if (type === 'keydown') onDown = listener;
    },
    removeEventListener: () => {},
  } as unknown as KeyWindow;
  const hearing = {
    bindings: bindingsWith({}, {}),
    singles: 'all',
    holds: false,
    catches,
  };
  const stop = listenToKeyboard(page, {
    hearing: () => hearing as unknown as Hearing,
    send: (intent) => given.push(intent),
    caught: (name) => caught.push(name),
  });
  let stopped = false;
  onDown({ key, code: key, repeat, target, preventDefault: () => (stopped = true) });
  stop();
  return { given, caught, stopped, blurred: target.state.blurred };
}

test('a button of the mirror is pressed as any button, once', () => {
  for (const key of ['Enter', ' ']) {
    expect(pressed(element('button', true), key)).toMatchObject({ given: [], stopped: false });
    expect(pressed(element('button', true), key, { repeat: true })).toMatchObject({
      given: [],
      stopped: true,
    });
  }
});

test('all other keys are the game’s, and the mirror keeps its focus', () => {
  for (const tag of ['button', 'select', 'input'])
    for (const key of ['ArrowDown', 'ArrowRight', 'Escape', 'd', '3'])
      expect(pressed(element(tag, true), key), `${key} on ${tag}`).toMatchObject({
        given: [expect.anything()],
        stopped: true,
        blurred: false,
      });
  expect(pressed(element('select', true), 'Enter').given).toEqual([{ type: 'command', command: 'confirm' }]);
});

test('Tab is the page’s, so that nobody is locked in', () => {
  for (const tag of ['button', 'select', 'input'])
    expect(pressed(element(tag, true), 'Tab')).toMatchObject({ given: [], stopped: false, blurred: false });
});

test('a letter without a meaning chooses nothing in a list of the mirror', () => {
  expect(pressed(element('select', true), 'z')).toMatchObject({ given: [], stopped: true });
});

test('a key that is waited for is caught on a button of the mirror too', () => {
  expect(pressed(element('button', true), 'Enter', { catches: 'keys' })).toMatchObject({ caught: ['Enter'] });
});

test('what is typed into a field of the page is typed, and its buttons let go of the game', () => {
  expect(pressed(element('input', false), 'd')).toMatchObject({ given: [], stopped: false });
  expect(pressed(element('button', false), 'd')).toMatchObject({ given: [expect.anything()], blurred: true });
});
