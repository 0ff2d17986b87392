/** Every screen but the table: a heading, lines and controls. */
import type { Observation, PerSeat, Seat } from '../engine/index.ts';
import type { Deed, Device, Mark, Place } from '../input/index.ts';
import { DECK_WORDS } from '../text/decks.ts';
import { HINT_WORDS } from '../text/hint.ts';
import { HOT_SEAT_WORDS } from '../text/hot-seat.ts';
import { endingLine } from '../text/index.ts';
import { LESSON_WORDS } from '../text/lessons.ts';
import { continueNote, leaveQuestion, pairLine, resultHeading, TABLE_WORDS, WORDS } from '../text/screens.ts';
import type { LogLine, MenuItem, MenuModel, Prompt, Speed, TableModel } from './model.ts';
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
  'waiting',
  'welcome',
  'title',
  'quick-table',
  'rules',
  'settings',
  'curtain',
  'pause',
  'resign',
  'result',
  'thinking',
  'log',
  'lessons',
  'puzzles',
  'lesson-menu',
] as const;
export type MenuId = (typeof MENU_IDS)[number];

const menu = (id: MenuId, heading: string, lines: readonly string[], items: readonly MenuItem[]): Menu => ({
  kind: 'menu',
  id,
  heading,
  lines,
  items,
});

/** While a part of the game is being fetched. */
export const waitingMenu = (): Menu =>
  menu('waiting', WORDS.title, [WORDS.fetching], [button('back', WORDS.back)]);

export const bootMenu = (): Menu => menu('boot', WORDS.title, [], []);

export function titleMenu(
  kept: { readonly opponent: string; readonly moves: number } | null,
  /** With whom a match on the road is going on. */
  sitting: string | null = null,
  /** Nothing has been played or learnt here yet. */
  isNew = false,
  /** A new version waits to be taken. */
  newVersion = false,
): Menu {
  const road = button('road', WORDS.road, {
    note: sitting === null ? WORDS.roadNote : WORDS.sittingNote(sitting),
  });
  const quick = button('quick-table', WORDS.quickTable, { note: WORDS.quickTableNote });
  const lessons = button('lessons', LESSON_WORDS.lessons, {
    note: isNew ? LESSON_WORDS.newHere : LESSON_WORDS.lessonsNote,
  });
  const lead = kept
    ? button('continue', WORDS.continue, { note: continueNote(kept.opponent, kept.moves) })
    : isNew
      ? lessons
      : quick;
  const items = [
    { ...lead, primary: true },
    ...[road, quick, lessons].filter((item) => item !== lead),
    button('decks', DECK_WORDS.title, { note: DECK_WORDS.note }),
    button('puzzles', LESSON_WORDS.puzzles, { note: LESSON_WORDS.puzzlesNote }),
    button('rules', WORDS.rules, { note: WORDS.rulesNote }),
    button('records', WORDS.records, { note: WORDS.recordsNote }),
    button('settings', WORDS.settings, { note: WORDS.settingsNote }),
    button('terminal', WORDS.terminal, { note: WORDS.terminalNote }),
    ...(newVersion ? [button('update', WORDS.update, { note: WORDS.updateNote })] : []),
  ];
  return { ...menu('title', WORDS.title, [], items), arranged: 'halves' };
}

/** Between the turns of two people at one screen. @param told the last move, as both may know it */
export const curtainMenu = (seat: Seat, told: string | null, behind: TableModel): Menu => ({
  ...menu(
    'curtain',
    HOT_SEAT_WORDS.pass(seat),
    [...(told === null ? [] : [told]), HOT_SEAT_WORDS.when(seat)],
    [button('ready', HOT_SEAT_WORDS.ready, { primary: true }), button('menu', WORDS.menu)],
  ),
  behind,
});

/** @param stake in the pot of a match on the road; null at a quick table */
export function pauseMenu(
  speed: Speed,
  watching: boolean,
  behind: TableModel,
  stake: number | null = null,
): Menu {
  return {
    ...menu(
      'pause',
      WORDS.menu,
      [],
      [
        button('resume', WORDS.resume, { primary: true }),
        ...(watching ? [] : [button('hint', HINT_WORDS.button, { note: HINT_WORDS.buttonNote })]),
        button('rules', WORDS.rules),
        // Small tables and large letters leave it no room on the table itself.
        button('log', WORDS.log),
        button('settings', WORDS.settings),
        button('terminal', WORDS.terminal),
        speedItem(speed),
        ...(watching ? [] : [button('resign', stake === null ? WORDS.resign : WORDS.leaveTable)]),
        button('leave', WORDS.leave, { note: WORDS.leaveNote }),
      ],
    ),
    arranged: 'halves',
    behind,
  };
}

/** @param stake that giving up costs; null at a quick table */
export function resignMenu(behind: TableModel, stake: number | null = null): Menu {
  return {
    ...menu(
      'resign',
      stake === null ? WORDS.resignQuestion : WORDS.leaveTable,
      stake === null ? [] : [leaveQuestion(stake)],
      [
        button('no', WORDS.no, { primary: true }),
        button('yes', stake === null ? WORDS.resign : WORDS.leaveTable),
      ],
    ),
    behind,
  };
}

/** @param you the seat of the one person it is told to; null where bots played, or two people */
export function resultMenu(
  seen: Observation,
  names: PerSeat<string>,
  you: Seat | null,
  behind: TableModel,
  /** A bot has thought about its moves. */
  thought = true,
): Menu {
  const { result, why, sold } = seen;
  const view = { seat: you, names };
  return {
    ...menu(
      'result',
      resultHeading(result, you, names),
      [
        ...(why === null ? [] : [endingLine({ result, why, sold }, view)]),
        ...[0, 1, 2].map((pair) => pairLine(pair, seen, view)),
      ],
      [
        button('rematch', WORDS.rematch, { primary: true }),
        ...(thought ? [button('thinking', WORDS.thinking)] : []),
        button('new-table', WORDS.quickTable),
        button('back', WORDS.backToTitle),
      ],
    ),
    arranged: 'halves',
    behind,
  };
}

/** Where the focus of a menu begins: at its primary control. */
export function startOf({ items }: Pick<MenuModel, 'items'>): string | null {
  const primary = items.find((item) => item.kind === 'button' && item.primary && item.enabled);
  return (primary ?? items.find(({ enabled }) => enabled))?.id ?? null;
}

/** A menu as it is shown. */
export const menuModel = (
  shown: Menu,
  focus: Place | null,
  notice: string | null,
  device?: Device,
  markFor: (deed: Deed) => Mark | null = () => null,
): MenuModel => ({
  ...shown,
  focus,
  notice,
  ...(device && { device }),
  prompts: menuPrompts(shown, focus, markFor),
});

/** What can be done with the control in focus. */
function menuPrompts({ items }: Menu, focus: Place | null, markFor: (deed: Deed) => Mark | null): Prompt[] {
  const item = items.find(({ id }) => focus === `item.${id}`);
  const prompt = (command: Deed, label: string): Prompt[] => {
    const mark = markFor(command);
    return mark ? [{ command, label, ...mark }] : [];
  };
  return [
    ...(items.length > 1 ? prompt('move', WORDS.lookAround) : []),
    ...(item?.kind === 'cell'
      ? [...prompt('confirm', DECK_WORDS.add), ...prompt('erase', DECK_WORDS.takeOut)]
      : item
        ? prompt('confirm', item.kind === 'button' ? WORDS.choose : WORDS.change)
        : []),
    ...(items.some(({ id }) => ['back', 'resume', 'no', 'controls-stop', 'controls-back'].includes(id))
      ? prompt('cancel', WORDS.back)
      : []),
  ];
}

/** The log from its beginning, over the table. */
export function logMenu(log: readonly LogLine[], behind: TableModel): Menu {
  const lines = log.length === 0 ? [TABLE_WORDS.nothingYet] : log.map(({ text }) => text);
  return {
    ...menu('log', WORDS.log, lines.toReversed(), [button('back', WORDS.back, { primary: true })]),
    behind,
  };
}
