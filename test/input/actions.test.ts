/** One catalogue: nothing of it may be missing anywhere a person is told about it. */
import { expect, test } from 'vitest';
import { stepInMenu } from '../../src/app/menu-step.ts';
import { DEFAULT_DISPLAY, presetOptions } from '../../src/content/index.ts';
import {
  ACTIONS,
  boundTo,
  buttonsByDeed,
  COMMANDS,
  DEEDS,
  DEVICES,
  GLYPH_SETS,
  glyphOf,
  keysByDeed,
  PAD_BUTTONS,
} from '../../src/input/index.ts';
import { settingsMenu } from '../../src/present/index.ts';
import { RULES_BOOK } from '../../src/present/rules-menu.ts';
import { ACTION_WORDS, DEED_WORDS } from '../../src/text/controls.ts';

test('every action has its words and a way on every device', () => {
  expect(Object.keys(ACTION_WORDS).sort()).toEqual(ACTIONS.map(({ id }) => id).sort());
  expect(Object.keys(DEED_WORDS).sort()).toEqual([...DEEDS].sort());
  for (const { id, deed, keys } of ACTIONS) {
    expect(keys, id).not.toEqual([]);
    const words: { mouse: string; touch: string; pad?: string } = DEED_WORDS[deed];
    expect(words.mouse && words.touch).toBeTruthy();
    if (boundTo(deed, 'buttons').length === 0) expect(words.pad, `${id} with a pad`).toBeTruthy();
  }
});

test('every command is an action, and no key or button is two', () => {
  const commands = ACTIONS.flatMap(({ intent }) => (intent.type === 'command' ? [intent.command] : []));
  expect(commands.sort()).toEqual([...COMMANDS].sort());
  for (const bound of ['keys', 'buttons'] as const) {
    const all = ACTIONS.flatMap((action): readonly string[] => action[bound]);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('every action stands on the page of controls, under every device', () => {
  const { sheet } = RULES_BOOK.menu({
    page: 'keys',
    preset: 'standard',
    rulesTitle: '',
    options: presetOptions('standard'),
    compared: null,
    keys: keysByDeed(),
    buttons: buttonsByDeed(),
  });
  const heads = sheet!.flatMap((part, i) => (part.kind === 'head' ? [i] : []));
  expect(heads.length).toBe(DEVICES.length);
  for (const [n, from] of heads.entries()) {
    const part = JSON.stringify(sheet!.slice(from, heads[n + 1])).toLowerCase();
    for (const deed of DEEDS) expect(part).toContain(DEED_WORDS[deed].does.toLowerCase());
  }
});

test('an action of the table alone does nothing on a menu', () => {
  const menu = settingsMenu(DEFAULT_DISPLAY, '1', false, null);
  for (const { realms, intent } of ACTIONS) {
    if (realms.includes('menus') || intent.type === 'point') continue;
    expect(stepInMenu(menu, { place: null, memory: {} }, intent).act).toBeNull();
  }
});

test('every button of every make has a look and a name of its own', () => {
  for (const set of GLYPH_SETS) {
    const glyphs = PAD_BUTTONS.map((button) => glyphOf(set, button));
    expect(new Set(glyphs.map(({ name }) => name)).size).toBe(PAD_BUTTONS.length);
    for (const { letters, sign, arm } of glyphs)
      expect(letters !== '' || sign !== null || arm !== null).toBe(true);
  }
});
