/**
 * The one catalogue of what a person can do: what it means, where it means something, and with which keys and buttons
 * it is done at first. Keys, pads, prompts, the page of controls, the screens that change them and the terminal's list
 * are all read from here; a new action does not compile until it has its words (text/controls.ts).
 */
import type { PadButton } from './devices.ts';
import type { Command, Intent, Scrolling, Way } from './intents.ts';

const PICKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const PLACES = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'] as const;

/** What belongs together under one name on pages and in prompts. */
export const DEEDS = [
  'move',
  'step',
  'confirm',
  'cancel',
  'erase',
  'pick',
  'place',
  'discard',
  'disband',
  'inspect',
  'hint',
  'log',
  'menu',
  'help',
  'speed',
  'hurry',
  'scroll',
  'terminal',
  'mute',
  'repeat',
] as const;
export type Deed = (typeof DEEDS)[number];

/** Where an action means something: at the table, on menus. */
export type Realm = 'table' | 'menus';

export interface Action {
  readonly id: string;
  readonly deed: Deed;
  readonly intent: Intent;
  readonly realms: readonly Realm[];
  /** Keys as a binding writes them: `Enter`, `n`, `shift+n`. */
  readonly keys: readonly string[];
  readonly buttons: readonly PadButton[];
  /** Goes on while its key or button is held. */
  readonly repeats: boolean;
  /** Held so long it needs no second press, where that is set; in milliseconds. */
  readonly hold: number | null;
  /** Must keep at least one key, and one button if it has any: without it a device could no longer play. */
  readonly vital: boolean;
}

const BOTH: readonly Realm[] = ['table', 'menus'];
const TABLE: readonly Realm[] = ['table'];

const action = (
  id: string,
  deed: Deed,
  intent: Intent,
  keys: readonly string[],
  buttons: readonly PadButton[] = [],
  more: Partial<Action> = {},
): Action => ({
  id,
  deed,
  intent,
  realms: BOTH,
  keys,
  buttons,
  repeats: false,
  hold: null,
  vital: false,
  ...more,
});
const command = (
  name: Command & Deed,
  keys: readonly string[],
  buttons: readonly PadButton[] = [],
  more: Partial<Action> = {},
): Action => action(name, name, { type: 'command', command: name }, keys, buttons, more);
const step = (
  way: Way,
  keys: readonly string[],
  buttons: readonly PadButton[] = [],
  more: Partial<Action> = {},
): Action =>
  action(way, way === 'next' || way === 'previous' ? 'step' : 'move', { type: 'move', way }, keys, buttons, {
    repeats: true,
    ...more,
  });
const scroll = (way: Scrolling, keys: readonly string[], buttons: readonly PadButton[] = []): Action =>
  action(`scroll-${way}`, 'scroll', { type: 'scroll', way }, keys, buttons, {
    repeats: true,
    realms: ['menus'],
  });

const VITAL = { vital: true };

export const ACTIONS: readonly Action[] = [
  step('up', ['ArrowUp'], ['pad-up', 'left-up'], VITAL),
  step('down', ['ArrowDown'], ['pad-down', 'left-down'], VITAL),
  step('left', ['ArrowLeft'], ['pad-left', 'left-left'], VITAL),
  step('right', ['ArrowRight'], ['pad-right', 'left-right'], VITAL),
  // Tab belongs to the page: it walks the real elements, and taking it would lock a keyboard in.
  step('next', ['n'], ['right-right']),
  step('previous', ['shift+n'], ['right-left']),
  command('confirm', ['Enter', ' '], ['south'], VITAL),
  command('cancel', ['Escape'], ['east'], VITAL),
  command('erase', ['Backspace']),
  ...PICKS.map((index) =>
    action(`pick-${index + 1}`, 'pick', { type: 'pick', index }, [`${(index + 1) % 10}`]),
  ),
  ...PLACES.map((place, i) =>
    // No clash with D.
    action(`place-${place}`, 'place', { type: 'point', place }, ['qweasf'.charAt(i)], [], { realms: TABLE }),
  ),
  command('discard', ['d'], ['west'], { realms: TABLE, hold: 500 }),
  command('disband', ['x'], ['north'], { realms: TABLE, hold: 800 }),
  command('inspect', ['i'], ['right-shoulder'], { realms: TABLE }),
  command('hint', ['h'], ['left-shoulder'], { realms: TABLE }),
  command('log', ['l'], ['select'], { realms: TABLE }),
  command('menu', ['p'], ['start'], { realms: TABLE, vital: true }),
  command('help', ['F1', '?'], ['right-stick']),
  command('speed', ['v'], ['left-stick'], { realms: TABLE }),
  command('hurry', ['Shift'], ['right-trigger'], { repeats: true, realms: TABLE }),
  scroll('page-up', ['PageUp'], ['right-up']),
  scroll('page-down', ['PageDown'], ['right-down']),
  scroll('start', ['Home']),
  scroll('end', ['End']),
  command('terminal', ['t']),
  command('mute', ['m']),
  command('repeat', ['r'], ['left-trigger']),
];

const BY_ID = new Map(ACTIONS.map((one) => [one.id, one]));

/** The action of an id; null where there is none. */
export const actionOf = (id: string): Action | null => BY_ID.get(id) ?? null;

/** The first action of a deed, which stands for it where one key is shown. */
export const actionFor = (deed: Deed): Action => ACTIONS.find((one) => one.deed === deed)!;
