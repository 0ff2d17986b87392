/** What a person wants, whatever device they say it with. Bindings turn keys, buttons and touches into these. */

/** Where focus or a pointer can be. Hand places count from 0, rows from 1 as in the notation. */
export type Place =
  | `hand.${number}`
  /** A caravan as a whole: where its next number card goes. */
  | 'A1'
  | 'A2'
  | 'A3'
  | 'B1'
  | 'B2'
  | 'B3'
  /** A number card in a caravan: `B1.3`. */
  | `${'A' | 'B'}${1 | 2 | 3}.${number}`
  /** A control of the present screen, by the id of its item. */
  | `item.${string}`;

export const WAYS = ['up', 'down', 'left', 'right', 'next', 'previous'] as const;
export type Way = (typeof WAYS)[number];

/** Intents without an argument; these are what keys and buttons are bound to. */
export const COMMANDS = [
  'confirm',
  'cancel',
  'erase',
  'discard',
  'disband',
  'inspect',
  /** One good move. */
  'hint',
  'log',
  'menu',
  'help',
  'speed',
  /** What is being shown comes to its end. */
  'hurry',
  'terminal',
  /** All sound off, and on again. */
  'mute',
  /** What a screen reader was told last, once more. */
  'repeat',
] as const;
export type Command = (typeof COMMANDS)[number];

/**
 * What a key or button for a caravan means to a seat: the same keys are one's own caravans, whichever side one plays.
 */
export const fromSeat = (intent: Intent, seat: 'A' | 'B'): Intent =>
  seat === 'B' && intent.type === 'point' && /^[AB]/.test(intent.place)
    ? { ...intent, place: `${intent.place.startsWith('A') ? 'B' : 'A'}${intent.place.slice(1)}` as Place }
    : intent;

/** Ways to scroll a long text. */
export const SCROLLINGS = ['line-up', 'line-down', 'page-up', 'page-down', 'start', 'end'] as const;
export type Scrolling = (typeof SCROLLINGS)[number];

export type Intent =
  /** Move the focus. */
  | { readonly type: 'move'; readonly way: Way }
  /** With `sure`, what else would be asked first is done: the key was held. */
  | { readonly type: 'command'; readonly command: Command; readonly sure?: boolean }
  /** Take the hand card at a place counted from 0 (keys 1–8); where a number is asked, type a digit (0 has index 9). */
  | { readonly type: 'pick'; readonly index: number }
  /** Focus a place: a pointer hovers there, or a key names it. */
  | { readonly type: 'point'; readonly place: Place }
  /** Focus a place and confirm: click, tap, or a DOM control pressed. */
  | { readonly type: 'press'; readonly place: Place }
  /** Set a control's value: a choice's option, a number, a toggle. */
  | { readonly type: 'set'; readonly item: string; readonly value: string }
  /** Scroll what is read; `part` where a mark at the edge of one part was pressed. */
  | { readonly type: 'scroll'; readonly way: Scrolling; readonly part?: 'text' | 'controls' }
  /** A hand card was dragged and let go over a place (null: nowhere). */
  | { readonly type: 'drop'; readonly from: Place; readonly place: Place | null };
