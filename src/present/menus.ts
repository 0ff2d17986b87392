/** Every screen but the table: a heading, lines and controls. */
import {
  differencesFromStandard,
  HOUSE_RULES,
  PRESET_IDS,
  PRESETS,
  RULE_TOPICS,
  RULES_TEXT,
  type RuleTopic,
  rulesOf,
  type TableSetup,
} from '../content/index.ts';
import { MAX_SEED, type Observation, type PerSeat, type RuleOptions } from '../engine/index.ts';
import type { Place } from '../input/index.ts';
import { endingLine, optionLines } from '../text/index.ts';
import { continueNote, FIRST_LABELS, keepsLine, pairLine, resultHeading, WORDS } from '../text/screens.ts';
import type { MenuItem, MenuModel, Speed, TableModel } from './model.ts';
import { speedItem } from './table-model.ts';

/** A menu before it is known where its focus is. */
export type Menu = Omit<MenuModel, 'focus' | 'notice'>;

const button = (id: string, label: string, more: { primary?: boolean; note?: string } = {}): MenuItem => ({
  id,
  label,
  kind: 'button',
  enabled: true,
  ...more,
});

export const MENU_IDS = [
  'boot',
  'title',
  'quick-table',
  'rules',
  'settings',
  'pause',
  'resign',
  'result',
] as const;
export type MenuId = (typeof MENU_IDS)[number];

const menu = (id: MenuId, heading: string, lines: readonly string[], items: readonly MenuItem[]): Menu => ({
  kind: 'menu',
  id,
  heading,
  lines,
  items,
});

export const bootMenu = (): Menu => menu('boot', WORDS.title, [], []);

export function titleMenu(
  kept: { readonly opponent: string; readonly moves: number } | null,
  speed: Speed,
): Menu {
  return menu(
    'title',
    WORDS.title,
    [],
    [
      ...(kept
        ? [
            button('continue', WORDS.continue, {
              primary: true,
              note: continueNote(kept.opponent, kept.moves),
            }),
          ]
        : []),
      button('quick-table', WORDS.quickTable, { primary: !kept }),
      button('rules', WORDS.rules),
      button('settings', WORDS.settings),
      button('terminal', WORDS.terminal),
      speedItem(speed),
    ],
  );
}

export interface Opponent {
  readonly id: string;
  readonly name: string;
}

export function quickTableMenu(
  setup: TableSetup,
  opponents: readonly Opponent[],
  speed: Speed,
  keepsOne: boolean,
): Menu {
  const options = rulesOf(setup);
  return menu(
    'quick-table',
    WORDS.quickTable,
    [...optionLines(differencesFromStandard(options), options), ...(keepsOne ? [keepsLine] : [])],
    [
      button('deal', WORDS.deal, { primary: true }),
      {
        id: 'opponent',
        label: WORDS.opponent,
        kind: 'choice',
        enabled: true,
        value: setup.opponent,
        options: opponents.map(({ id, name }) => ({ value: id, label: name })),
      },
      {
        id: 'preset',
        label: WORDS.preset,
        kind: 'choice',
        enabled: true,
        value: setup.preset,
        options: PRESET_IDS.map((id) => ({
          value: id,
          label: PRESETS[id].title,
          note: PRESETS[id].summary,
        })),
      },
      ...HOUSE_RULES.map(
        (house): MenuItem => ({
          id: `house-${house}`,
          label: WORDS.house(PRESETS[house].title),
          note: PRESETS[house].summary,
          kind: 'toggle',
          enabled: true,
          value: setup.house.includes(house),
        }),
      ),
      {
        id: 'first',
        label: WORDS.first,
        kind: 'choice',
        enabled: true,
        value: setup.first ?? 'rules',
        options: (['rules', 'A', 'B'] as const).map((value) => ({ value, label: FIRST_LABELS[value] })),
      },
      {
        id: 'seed',
        label: WORDS.seed,
        note: WORDS.seedNote,
        kind: 'number',
        enabled: true,
        value: setup.seed === null ? '' : `${setup.seed}`,
        min: 0,
        max: MAX_SEED,
        empty: WORDS.anySeed,
      },
      speedItem(speed),
      button('back', WORDS.back),
    ],
  );
}

export function rulesMenu(topic: RuleTopic, title: string, options: RuleOptions): Menu {
  return menu(
    'rules',
    `${WORDS.rules}: ${RULES_TEXT[topic].title}`,
    [title, ...RULES_TEXT[topic].lines(options).map(({ text }) => text)],
    [
      ...RULE_TOPICS.map((id) => button(`topic-${id}`, RULES_TEXT[id].title, { primary: id === topic })),
      button('back', WORDS.back),
    ],
  );
}

export function pauseMenu(speed: Speed, watching: boolean, behind: TableModel): Menu {
  return {
    ...menu(
      'pause',
      WORDS.menu,
      [],
      [
        button('resume', WORDS.resume, { primary: true }),
        button('rules', WORDS.rules),
        button('settings', WORDS.settings),
        button('terminal', WORDS.terminal),
        speedItem(speed),
        ...(watching ? [] : [button('resign', WORDS.resign)]),
        button('leave', WORDS.leave, { note: WORDS.leaveNote }),
      ],
    ),
    behind,
  };
}

export function resignMenu(behind: TableModel): Menu {
  return {
    ...menu(
      'resign',
      WORDS.resignQuestion,
      [],
      [button('no', WORDS.no, { primary: true }), button('yes', WORDS.resign)],
    ),
    behind,
  };
}

export function resultMenu(
  seen: Observation,
  names: PerSeat<string>,
  watching: boolean,
  behind: TableModel,
): Menu {
  const { result, why, sold } = seen;
  const view = { seat: watching ? null : seen.seat, names };
  return {
    ...menu(
      'result',
      resultHeading(result, seen.seat, watching, names),
      [
        ...(why === null ? [] : [endingLine({ result, why, sold }, view)]),
        ...[0, 1, 2].map((pair) => pairLine(pair, seen, names)),
      ],
      [
        button('rematch', WORDS.rematch, { primary: true }),
        button('new-table', WORDS.quickTable),
        button('back', WORDS.backToTitle),
      ],
    ),
    behind,
  };
}

/** Where the focus of a menu begins: at its primary control. */
export function startOf({ items }: Pick<MenuModel, 'items'>): string | null {
  const primary = items.find((item) => item.kind === 'button' && item.primary && item.enabled);
  return (primary ?? items.find(({ enabled }) => enabled))?.id ?? null;
}

/** A menu as it is shown. */
export const menuModel = (shown: Menu, focus: Place | null, notice: string | null): MenuModel => ({
  ...shown,
  focus,
  notice,
});
