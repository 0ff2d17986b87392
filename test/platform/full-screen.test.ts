/** The whole screen, as browsers give it: to a key or a click, and back by their own key. */
import { expect, test } from 'vitest';
import { createFullScreen, type FullScreenPage } from '../../src/platform/index.ts';

function pageOf({ able = true, gives = true } = {}) {
  const target = new EventTarget();
  const page = {
    fullscreenEnabled: able,
    fullscreenElement: null as unknown,
    gives,
    asked: 0,
    documentElement: {
      requestFullscreen: (): Promise<void> => {
        page.asked++;
        if (!page.gives) return Promise.reject(new TypeError('no key was pressed'));
        page.turn(true);
        return Promise.resolve();
      },
    },
    exitFullscreen: (): Promise<void> => {
      page.turn(false);
      return Promise.resolve();
    },
    turn: (whole: boolean): void => {
      page.fullscreenElement = whole ? {} : null;
      target.dispatchEvent(new Event('fullscreenchange'));
    },
    press: (): boolean => target.dispatchEvent(new Event('keyup')),
    addEventListener: target.addEventListener.bind(target),
  };
  let left = 0;
  const screen = createFullScreen(page as FullScreenPage, () => left++);
  return { page, screen, left: () => left };
}

test('it comes and goes as it is set', () => {
  const { page, screen, left } = pageOf();
  screen.want(true);
  screen.want(true);
  expect([page.fullscreenElement !== null, page.asked]).toEqual([true, 1]);
  screen.want(false);
  expect([page.fullscreenElement, left()]).toEqual([null, 0]);
});

test('what was refused is asked for again with the next key', () => {
  const { page, screen } = pageOf({ gives: false });
  screen.want(true);
  expect(page.fullscreenElement).toBe(null);
  page.gives = true;
  page.press();
  expect(page.fullscreenElement).not.toBe(null);
  page.press();
  expect(page.asked).toBe(2);
});

test('left by the browser it is told, and not asked for again', () => {
  const { page, screen, left } = pageOf();
  screen.want(true);
  page.turn(false);
  page.press();
  expect([left(), page.asked]).toEqual([1, 1]);
});

test('a browser without it is never asked', () => {
  const { page, screen } = pageOf({ able: false });
  screen.want(true);
  page.press();
  expect([screen.able, page.asked]).toEqual([false, 0]);
});
