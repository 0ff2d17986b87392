/** Menus of the game as they are shown, for the view lab and the tests of menu layouts. */
import {
  DEFAULT_DISPLAY,
  isPresetId,
  isRulesPage,
  PRESETS,
  presetOptions,
  type RulesPage,
} from '../../src/content/index.ts';
import { buttonsByDeed, keysByDeed } from '../../src/input/index.ts';
import { type MenuModel, menuModel, settingsMenu, startOf } from '../../src/present/index.ts';
import { RULES_BOOK } from '../../src/present/rules-menu.ts';

/** A page of the rules, as told at a table of a rule set. */
export function rulesScreen(page: string, preset: string, focus: string | null = null): MenuModel {
  if (!isRulesPage(page) || !isPresetId(preset)) throw new Error(`no page ${page} under ${preset}`);
  const menu = RULES_BOOK.menu(questionOf(page, preset));
  return menuModel(menu, `item.${focus ?? startOf(menu)}`, null);
}

export const questionOf = (page: RulesPage, preset: keyof typeof PRESETS) => ({
  page,
  preset,
  rulesTitle: PRESETS[preset].title,
  options: presetOptions(preset),
  compared: null,
  keys: keysByDeed(),
  buttons: buttonsByDeed(),
});

export const settingsScreen = (): MenuModel =>
  menuModel(settingsMenu(DEFAULT_DISPLAY, '1', false, null), 'item.palette', null);
