/** The rules browser as the program knows it: its pages are fetched when they are first asked for. */
import type { PresetId, RulesPage } from '../content/index.ts';
import type { RuleOptions } from '../engine/index.ts';
import type { Deed } from '../input/index.ts';
import { RULES_WORDS } from '../text/rules.ts';
import type { Menu } from './menus.ts';

export interface KeyLine {
  readonly keys: readonly string[];
  readonly does: Deed;
}

/** The two rule sets that are compared; `table` is the one played at where it has no name. */
export type Compared = readonly [PresetId | 'table', PresetId | 'table'];

export interface RulesQuestion {
  readonly page: RulesPage;
  /** The rules of the table, under which everything is told. */
  readonly preset: PresetId;
  readonly rulesTitle: string;
  readonly options: RuleOptions;
  /** Null until the person has chosen. */
  readonly compared: Compared | null;
  readonly keys: readonly KeyLine[];
  /** The same for a pad, by the names of its buttons. */
  readonly buttons: readonly KeyLine[];
}

export interface RulesBook {
  menu(question: RulesQuestion): Menu;
  /** The page that a control opens; null for one that opens none. */
  turn(page: RulesPage, item: string): RulesPage | null;
  /** What is compared after a choice was changed; null where it was another control. */
  compare(question: RulesQuestion, item: string, value: string): Compared | null;
}

/** What is shown until the book is there. */
export const waitingForRules = (): Menu => ({
  kind: 'menu',
  id: 'rules',
  heading: RULES_WORDS.contents,
  lines: [RULES_WORDS.loading],
  items: [{ id: 'back', label: RULES_WORDS.back, kind: 'button', enabled: true, primary: true }],
});
