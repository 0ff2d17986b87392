/** The settings: every choice is there once, explained, with a word for each of its values. */
import { expect, test } from 'vitest';
import {
  CONTROL_CHOICE_NAMES,
  calmed,
  choose,
  DEFAULT_DISPLAY,
  DISPLAY_CHOICE_NAMES,
  DISPLAY_CHOICES,
  SOUND_CHOICE_NAMES,
} from '../../src/content/index.ts';
import { UNLOCKS } from '../../src/content/unlocks.ts';
import { settingsMenu } from '../../src/present/index.ts';

const shown = (display = DEFAULT_DISPLAY, lacks: Parameters<typeof settingsMenu>[6] = []) =>
  settingsMenu(display, '1', false, null, undefined, undefined, lacks).items;

test('every choice stands there once, with a line of help', () => {
  const names = [...DISPLAY_CHOICE_NAMES, ...CONTROL_CHOICE_NAMES, ...SOUND_CHOICE_NAMES];
  for (const name of names) {
    const items = shown().filter(({ id }) => id === name);
    expect([name, items.length]).toEqual([name, 1]);
    expect([name, (items[0]!.note ?? '').length > 10]).toEqual([name, true]);
  }
});

test('every value has a word of its own', () => {
  for (const item of shown())
    if (item.kind === 'choice') {
      const labels = item.options.map(({ label }) => label);
      expect([item.id, new Set(labels).size]).toEqual([item.id, labels.length]);
    }
});

test('what is chosen is what is shown as chosen', () => {
  for (const name of DISPLAY_CHOICE_NAMES)
    for (const value of DISPLAY_CHOICES[name]) {
      const item = shown(choose(DEFAULT_DISPLAY, name, value)).find(({ id }) => id === name)!;
      expect([name, item.kind === 'choice' && item.value]).toEqual([name, value]);
    }
});

test('what a browser lacks is not offered', () => {
  expect(shown(DEFAULT_DISPLAY, ['fullScreen']).map(({ id }) => id)).not.toContain('fullScreen');
});

test('one switch quiets effects and motion, and says so at theirs', () => {
  const display = choose(choose(DEFAULT_DISPLAY, 'effects', 'ultra'), 'calm', 'on');
  expect(calmed(display)).toMatchObject({ effects: 'off', motion: 'reduced' });
  const enabled = (id: string) => shown(display).find((item) => item.id === id)!.enabled;
  for (const id of ['effects', 'scanlines', 'glow', 'motion']) expect([id, enabled(id)]).toEqual([id, false]);
  for (const id of ['palette', 'calm', 'speed']) expect([id, enabled(id)]).toEqual([id, true]);
  expect(calmed(choose(display, 'calm', 'off')).effects).toBe('ultra');
});

test('what is to be won is offered once it is won, and every palette has one way to come by', () => {
  const offered = (won: readonly string[], choice = 'palette') => {
    const item = settingsMenu(DEFAULT_DISPLAY, '1', false, null, undefined, undefined, [], won).items.find(
      ({ id }) => id === choice,
    );
    return item?.kind === 'choice' ? item.options.map(({ value }) => value) : [];
  };
  const toWin = Object.keys(UNLOCKS.palette);
  expect(toWin).toHaveLength(5);
  expect(DISPLAY_CHOICES.palette).toEqual([...offered([]), ...toWin]);
  for (const id of toWin) expect(offered([id])).toEqual([...offered([]), id]);
  // Of the backs only that of the deck is everybody's.
  expect(offered([], 'cardBack')).toEqual(['deck']);
  expect(offered(['office-issue', 'waybill'], 'cardBack')).toEqual(['deck', 'office-issue', 'waybill']);
});
