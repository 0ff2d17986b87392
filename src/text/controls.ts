/** Words about playing with keys, pads, mouse and fingers: the actions, the settings of controls, and what is said of pads. */

import type { ControlChoice } from '../content/index.ts';
import { asShown } from './foreign.ts';
import { SWITCH } from './switch.ts';

interface DeedWords {
  /** What it does, for the page of controls: `move the focus`. */
  readonly does: string;
  /** How a mouse and a finger do it, for that page. */
  readonly mouse: string;
  readonly touch: string;
  /** How it is done with a pad that has no button for it. */
  readonly pad?: string;
  /** What stands in prompts for pointers; null where a control that can be seen does it. */
  readonly prompt: { readonly mouse: string | null; readonly touch: string | null };
}

const SEEN = { mouse: null, touch: null };
const VISIBLE = { mouse: 'its button on the screen', touch: 'its button on the screen' };

/** By what is done; the input folder's catalogue says with which keys and buttons. */
export const DEED_WORDS = {
  move: {
    does: 'move the focus',
    mouse: 'point at it',
    touch: 'not needed: tap it',
    prompt: { mouse: 'Point', touch: null },
  },
  step: {
    does: 'go on to the next place, and back to the one before',
    mouse: 'point at it',
    touch: 'not needed: tap it',
    prompt: SEEN,
  },
  confirm: {
    does: 'take a card, play it, press, choose',
    mouse: 'click; or drag a card to its place',
    touch: 'tap; or drag a card to its place. Where cards lie close, a tap shows them large first',
    prompt: { mouse: 'Click', touch: 'Tap' },
  },
  cancel: {
    does: 'put back, go back',
    mouse: 'right click, or click beside everything',
    touch: 'tap beside everything; slide off to take a press back',
    prompt: { mouse: 'Right click', touch: 'Tap beside' },
  },
  erase: {
    does: 'take back a digit, go back',
    mouse: 'the arrows beside a number',
    touch: 'the arrows beside a number',
    pad: 'left and right change a number',
    prompt: SEEN,
  },
  pick: {
    does: 'take a card of your hand, or type a number',
    mouse: 'click the card',
    touch: 'tap the card',
    pad: 'move to the card and confirm',
    prompt: { mouse: 'Click', touch: 'Tap' },
  },
  place: {
    does: 'go to a caravan: theirs are A, S and F, yours Q, W and E',
    mouse: 'point at it',
    touch: 'tap it',
    pad: 'move the focus there',
    prompt: SEEN,
  },
  discard: {
    does: 'discard the card you hold',
    mouse: 'drag it to the discard pile, or its button',
    touch: 'drag it to the discard pile, or its button',
    prompt: SEEN,
  },
  disband: {
    does: 'disband the caravan in focus',
    mouse: 'point at the caravan, then its button',
    touch: 'tap the caravan, then its button',
    prompt: SEEN,
  },
  inspect: {
    does: 'read what is in focus, and its rule',
    mouse: 'point at it and read beside the table',
    touch: 'rest a finger on it',
    prompt: SEEN,
  },
  hint: {
    does: 'one good move, and what it does',
    mouse: 'in the menu',
    touch: 'in the menu',
    prompt: SEEN,
  },
  log: { does: 'the log', mouse: 'click the log', touch: 'tap the log', prompt: SEEN },
  menu: { does: 'the menu; the match waits', ...VISIBLE, prompt: SEEN },
  help: { does: 'the rules, or the rule behind a refusal', ...VISIBLE, prompt: SEEN },
  speed: { does: 'how fast moves are shown', ...VISIBLE, prompt: SEEN },
  hurry: {
    does: 'end what is being shown; held, all that follows too',
    mouse: 'click anywhere',
    touch: 'tap anywhere',
    prompt: SEEN,
  },
  scroll: {
    does: 'scroll a long text',
    mouse: 'the wheel, or drag it',
    touch: 'drag it',
    prompt: { mouse: 'Wheel', touch: null },
  },
  terminal: {
    does: 'the text terminal',
    mouse: 'its button in the menus',
    touch: 'its button in the menus',
    pad: 'its button in the menus',
    prompt: SEEN,
  },
  mute: {
    does: 'sound off, and on again',
    mouse: 'in the settings',
    touch: 'in the settings',
    pad: 'in the settings',
    prompt: SEEN,
  },
  repeat: {
    does: 'what the screen reader was told last, once more',
    mouse: 'the log has it too',
    touch: 'the log has it too',
    prompt: SEEN,
  },
} as const satisfies Readonly<Record<string, DeedWords>>;

const CARD = (n: number): string => `Card ${n} of the hand`;

/** Every action by its id, as the screens that change keys call it. */
export const ACTION_WORDS: Readonly<Record<string, string>> = {
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
  next: 'Next place',
  previous: 'Place before',
  confirm: 'Confirm',
  cancel: 'Back',
  erase: 'Take back a digit',
  ...Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`pick-${i + 1}`, CARD(i + 1)])),
  'place-A1': 'Your caravan A1',
  'place-A2': 'Your caravan A2',
  'place-A3': 'Your caravan A3',
  'place-B1': 'Their caravan B1',
  'place-B2': 'Their caravan B2',
  'place-B3': 'Their caravan B3',
  discard: 'Discard',
  disband: 'Disband',
  inspect: 'Read about it',
  hint: 'Hint',
  log: 'Log',
  menu: 'Menu',
  help: 'Rules',
  speed: 'Speed',
  hurry: 'Hurry',
  'scroll-page-up': 'A page up',
  'scroll-page-down': 'A page down',
  'scroll-start': 'To the start',
  'scroll-end': 'To the end',
  terminal: 'Text terminal',
  mute: 'Sound off and on',
  repeat: 'Say it again',
};

/** The settings of controls: what each is called, what its values are called. */
export const CONTROL_WORDS: Record<
  ControlChoice,
  { readonly label: string; readonly note: string; readonly values: Readonly<Record<string, string>> }
> = {
  glyphs: {
    label: 'Signs of the pad',
    note: 'Whose signs stand for the buttons of a gamepad.',
    values: {
      auto: 'as fits the pad',
      xbox: 'Xbox',
      playstation: 'PlayStation',
      switch: 'Switch',
      generic: 'by place',
    },
  },
  vibration: {
    label: 'Vibration',
    note: 'Of a gamepad. Faint at first, and none where motion is reduced.',
    values: { auto: 'faint', '0': 'none', '25': '25 %', '50': '50 %', '75': '75 %', '100': '100 %' },
  },
  holdToConfirm: {
    label: 'Hold instead of yes',
    note: 'On: holding the key for discard or disband does it; a short press still asks.',
    values: SWITCH,
  },
  confirmMoves: {
    label: 'Confirm each move',
    note: 'On: every card that is played is asked about first.',
    values: SWITCH,
  },
  letterKeys: {
    label: 'Single keys',
    note: 'Off: letters, digits and marks do nothing by themselves, as speech input needs it.',
    values: SWITCH,
  },
  speech: {
    label: 'Spoken',
    note: 'How much a screen reader is told. Brief: no word of whose turn is next, nor of what you do yourself beyond what came of it.',
    values: { full: 'everything', brief: 'briefly' },
  },
  speechPace: {
    label: 'Pause between sentences',
    note: 'For screen readers that lose what comes too fast.',
    values: { quick: 'short', normal: 'as usual', slow: 'long' },
  },
};

/** Words of the screens that change keys and buttons. */
export const CONTROLS_WORDS = {
  keys: 'Keys',
  keysNote: 'Which key does what. Esc always goes back.',
  buttons: 'Buttons of the pad',
  buttonsNote: 'Which button does what. Start always opens the menu.',
  setup: 'Set up the buttons of the pad',
  setupNote: 'For a pad whose buttons do what others should.',
  none: 'none',
  reset: { keys: 'Keys as at the start', buttons: 'Buttons as at the start' },
  press: {
    keys: (action: string) => `Press the key for: ${action}`,
    buttons: (action: string) => `Press the button for: ${action}`,
  },
  pressLine: {
    keys: 'The next key you press is taken. Esc leaves everything as it is.',
    buttons: 'The next button you press is taken. Start leaves everything as it is.',
  },
  stop: 'Leave it as it is',
  taken: (name: string, action: string) => `${name} does something already: ${action}.`,
  takenLine: (action: string, left: string) =>
    `Taken from there, ${action} ${left === '' ? 'has none any more' : `keeps ${left}`}.`,
  take: 'Take it',
  given: (name: string, action: string) => `${action}: ${name}.`,
  fault: {
    browser: (name: string) => `${name} belongs to the browser. Press another.`,
    fixed: (name: string) => `${name} always does the same. Press another.`,
    vital: (name: string, action: string) =>
      `${name} is all that ${action} has, and without that nobody could play. Press another.`,
  },
  asked: (button: string) => `Press the button for: ${button}`,
  askedNames: {
    south: 'CONFIRM (the lowest of the four)',
    east: 'BACK (the right one of the four)',
    'pad-up': 'UP',
    'pad-down': 'DOWN',
    'pad-left': 'LEFT',
    'pad-right': 'RIGHT',
    west: 'DISCARD (the left one of the four)',
    north: 'DISBAND (the highest of the four)',
    start: 'MENU (start)',
    select: 'LOG (select)',
    'right-shoulder': 'READ ABOUT IT (right shoulder)',
    'right-trigger': 'HURRY (right trigger)',
  },
  askedLines: (pad: string) => [
    `The browser does not know the buttons of this pad: ${pad}.`,
    'Press them one after the other; they are kept for the next time.',
  ],
  maybeNone: 'If there is no such button, press CONFIRM.',
  setupDone: 'The pad is ready.',
  noPad: 'Press a button of the pad first, so that the browser shows it.',
  padCame: (name: string) => `Gamepad connected: ${name}.`,
  padGone: (name: string) => `Gamepad disconnected: ${name}.`,
  padGoneInMatch: (name: string) => `Gamepad disconnected: ${name}. The match waits; nothing is lost.`,
  nothingSaid: 'Nothing has been said yet.',
  keysAre: (does: string, keys: string) => `${keys}: ${does}.`,
} as const;

/** The head of every way of playing on the page of controls. */
export const DEVICE_HEADS = {
  keyboard: 'Keyboard',
  pad: 'Gamepad',
  mouse: 'Mouse',
  touch: 'Finger',
} as const;

const LONGEST_PAD = 40;

/** A pad's name without what only machines read: `Xbox 360 Controller`. */
export const padName = (id: string): string =>
  asShown(
    id
      .replace(/\(.*$/, '')
      .replace(/^[0-9a-f]{4}-[0-9a-f]{4}-/i, '')
      .trim(),
    LONGEST_PAD,
  ) || 'gamepad';
