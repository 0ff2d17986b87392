/** Words of the screens around a match: previews, menus, results, notices. */

import type { CardBack, DisplayChoice, Strength } from '../content/index.ts';
import type {
  CaravanName,
  CaravanStatus,
  CardName,
  MatchResult,
  Observation,
  PerSeat,
  Reading,
  RuleOptions,
  Seat,
} from '../engine/index.ts';
import { cardInWords, SUIT_WORDS, theCard } from './en/cards.ts';
import { listed, sentence, type Viewpoint, who } from './en/sentences.ts';
import { HOT_SEAT_WORDS } from './hot-seat.ts';
import { SWITCH } from './switch.ts';

export interface PreviewFacts {
  readonly seat: Seat;
  readonly changes: readonly {
    readonly caravan: CaravanName;
    readonly before: Reading;
    readonly after: Reading;
    readonly status: CaravanStatus;
  }[];
  readonly removed: readonly { readonly place: string; readonly card: CardName }[];
  readonly winner: Seat | null;
}

/** One sentence that tells what a move would do. */
export function previewLine({ seat, changes, removed, winner }: PreviewFacts): string {
  const takes = removed.map(({ place, card }) => `${cardInWords(card)} (${place})`);
  const parts = [
    ...(takes.length > 0 ? [`takes ${listed(takes)}`] : []),
    ...changes.map(({ caravan, before, after, status }) =>
      before.value === after.value
        ? `${caravan} stays ${after.value}${showing(before, after)}: ${status}`
        : `${caravan} ${before.value} → ${after.value}${showing(before, after)}: ${status}`,
    ),
    ...(winner === null ? [] : [winner === seat ? 'you win the match' : 'you lose the match']),
  ];
  return parts.length === 0 ? 'Nothing on the table changes.' : sentence(parts.join('; '));
}

/** Direction and suit, where they change. */
function showing(before: Reading, after: Reading): string {
  const direction =
    before.direction === after.direction
      ? ''
      : after.direction === 'none'
        ? ', no direction'
        : `, ${after.direction}`;
  const suit = before.suit === after.suit || after.suit === null ? '' : `, ${SUIT_WORDS[after.suit]}`;
  return direction + suit;
}

/** Words on buttons and headings. */
export const WORDS = {
  title: 'Caravan',
  continue: 'Continue',
  quickTable: 'Quick table',
  quickTableNote: 'One match: choose the opponent, the rules and the deal.',
  road: 'The Road',
  roadNote: 'The people of seven stops, for money, marks and cards.',
  sittingNote: (name: string) => `Your match with ${name} waits for you.`,
  records: 'Records',
  recordsNote: 'What was played and earned, and your save to take along.',
  fetching: 'One moment…',
  unfetched: 'That part of the game could not be loaded just now. Try again in a moment.',
  leaveTable: 'Leave the table',
  somebody: 'somebody',
  rules: 'Rules',
  rulesNote: 'Every rule with a picture, and how the ten rule sets differ.',
  terminal: 'Text terminal',
  terminalNote: 'The whole game in words, typed.',
  update: 'Take the new version',
  updateNote: 'Loads the game anew. Matches, decks and records stay as they are.',
  settings: 'Settings',
  settingsNote: 'Screen, motion, sound, play and controls.',
  back: 'Back',
  backToTitle: 'Back to title',
  opponent: 'Opponent',
  preset: 'Rules of the table',
  changed: 'with single rules changed',
  /** Short enough for one line beside its switch; the note says the rest. */
  house: (title: string) => `House: ${title.replace(/ table$/, '')}`,
  rulesAndMore: (title: string, more: number) => `${title} +${more}`,
  houseNote: (summary: string) => `A house rule, laid over any table. ${summary}`,
  houseIn: (title: string) => `${title}: in these rules already`,
  houseHad: 'The rules of this table ask for that, or more, already.',
  against: 'Play against',
  thinking: 'Their thinking',
  peopleMissing: 'The people of the road could not be loaded just now; the levels can be played.',
  seed: 'Seed',
  seedNote: 'Type a number: the same seed gives the same cards. Empty: a new deal each time.',
  first: 'First player',
  speed: 'Speed',
  deal: 'Deal',
  rematch: 'Rematch',
  discard: 'Discard',
  disband: 'Disband',
  redeal: 'Redeal',
  take: 'Take a card',
  lookAround: 'Look around',
  choose: 'Choose',
  change: 'Change',
  log: 'Log',
  choosePlace: 'Choose a place',
  playHere: 'Play it here',
  putBack: 'Put it back',
  readRule: 'Read the rule',
  anySeed: 'a new deal each time',
  menu: 'Menu',
  yes: 'Yes',
  no: 'No',
  resume: 'Back to the match',
  resign: 'Give up',
  leave: 'Leave to title',
  leaveNote: 'The match is kept; continue it when you like.',
  resignQuestion: 'Give up this match?',
  you: 'You',
} as const;

const STRENGTHS: Record<Strength, string> = {
  none: 'none',
  faint: 'faint',
  medium: 'medium',
  strong: 'strong',
};

const BACK_WORDS: Record<'deck' | CardBack, string> = {
  deck: 'as the deck has it',
  'office-issue': 'Office Issue',
  'ferry-ticket': 'Ferry Ticket',
  smokehouse: 'Smokehouse',
  'header-bond': 'Header Bond',
  'pickle-label': 'Pickle Label',
  'true-yard': 'True Yard',
  'seed-sack': 'Seed Sack',
  'full-sail': 'Full Sail',
  'salt-pan': 'Salt Pan',
  'load-plate': 'Load Plate',
  'rope-and-rain': 'Rope and Rain',
  'mule-track': 'Mule Track',
  'bell-rope': 'Bell Rope',
  'lamp-room': 'Lamp Room',
  'mile-stone': 'Mile Stone',
  'loose-wheel': 'Loose Wheel',
  waybill: 'Waybill',
  'nine-miles': 'Nine Miles',
  wayledger: 'Wayledger',
};

/** The settings of the screen: what each is called, what its values are called. */
export const DISPLAY_WORDS: Record<
  DisplayChoice,
  { readonly label: string; readonly note?: string; readonly values: Readonly<Record<string, string>> }
> = {
  palette: {
    label: 'Phosphor',
    note: 'The colour of everything. High contrast is white, black and yellow. Five more can be won: the records tell how.',
    values: {
      green: 'green',
      amber: 'amber',
      white: 'white',
      blue: 'blue',
      contrast: 'high contrast',
      sepia: 'sepia',
      rose: 'rose',
      teal: 'teal',
      paper: 'paper',
      ember: 'ember',
    },
  },
  textScale: {
    label: 'Text size',
    note: 'On a phone large text grows by less, so that the cards keep their room.',
    values: { '100': '100 %', '125': '125 %', '150': '150 %', '200': '200 %' },
  },
  font: {
    label: 'Letters',
    note: 'Readable: letters and figures made so that none is taken for another.',
    values: { terminal: 'terminal', readable: 'readable' },
  },
  cardBack: {
    label: 'Card back',
    note: 'Of your own cards. More come with the sets you win, and five by what you do: the records tell how.',
    values: BACK_WORDS,
  },
  cardSize: {
    label: 'Cards in hand',
    note: 'Small ones leave the table more room, and its cards grow.',
    values: { small: 'small', medium: 'medium', large: 'large' },
  },
  layout: {
    label: 'Layout',
    note: 'Pairs beside each other or upright as on a phone, where the screen has room for it.',
    values: { auto: 'as fits the screen', wide: 'landscape', tall: 'portrait' },
  },
  fullScreen: {
    label: 'Full screen',
    note: 'The game alone. After a reload it comes back with the first key or click.',
    values: SWITCH,
  },
  keepAwake: {
    label: 'Screen stays lit',
    note: 'While you play the screen does not go dark by itself. It does with a low battery.',
    values: SWITCH,
  },
  suitTones: {
    label: 'Suits in four tones',
    note: 'Every suit has its own colour, beside its own shape.',
    values: SWITCH,
  },
  calm: {
    label: 'Reduce all effects',
    note: 'One switch: no screen effect, no motion, whatever is chosen for them.',
    values: SWITCH,
  },
  highlights: {
    label: 'Light where a card may go',
    note: 'Off: nothing is lit. Why a card may not go somewhere is told all the same.',
    values: SWITCH,
  },
  pace: {
    label: 'Opponent’s pace',
    note: 'How long they wait before they answer. At instant speed nobody waits.',
    values: { quick: 'quick', normal: 'normal', slow: 'slow' },
  },
  effects: {
    label: 'Screen effect',
    note: 'Where the screen cannot follow, it goes down by itself until you choose anew.',
    values: { auto: 'as fits the device', ultra: 'ultra', high: 'high', low: 'low', off: 'off' },
  },
  scanlines: { label: 'Scanlines', note: 'Dark lines as on an old tube.', values: STRENGTHS },
  curvature: { label: 'Curved glass', note: 'The picture bends towards its corners.', values: STRENGTHS },
  vignette: { label: 'Dark corners', note: 'Less light towards the edges.', values: STRENGTHS },
  glow: {
    label: 'Glow',
    note: 'More light around bright strokes; with the ultra effect only.',
    values: STRENGTHS,
  },
  persistence: {
    label: 'Persistence',
    note: 'What moves leaves a light behind that fades. With the ultra effect only.',
    values: STRENGTHS,
  },
  noise: { label: 'Grain', note: 'Fine grain in the dark. It stands still.', values: STRENGTHS },
  motion: {
    label: 'Motion',
    note: 'Reduced: cards only fade, and nothing is stamped.',
    values: { system: 'as the system says', full: 'full', reduced: 'reduced' },
  },
  suitLetters: {
    label: 'Suit letters',
    note: 'S, H, C or D beside the sign of the suit on every card.',
    values: SWITCH,
  },
  preview: {
    label: 'Outcome before the move',
    note: 'On: the table says what a card would do before you let go of it.',
    values: SWITCH,
  },
};

/** The heads under which settings stand. */
export const SETTING_HEADS = {
  screen: 'Screen',
  tube: 'The tube',
  motion: 'Motion',
  play: 'Play',
  sound: 'Sound',
  speech: 'Screen reader',
  controls: 'Controls',
} as const;

export const SETTINGS_WORDS = {
  reset: 'Set everything back',
  resetNote: 'All settings as they were at first. Matches are kept.',
  resetQuestion: 'Set everything back?',
  resetLine: 'All settings become what they were at first. Matches and tables are kept.',
  resetYes: 'Set back',
  resetNo: 'Leave as it is',
} as const;

export const SPEED_LABELS = { '1': '1×', '2': '2×', instant: 'instant' } as const;

/** What a speed means; an opponent's pause is part of it. */
export const SPEED_NOTES = {
  '1': 'Every move is shown, and the opponent takes about a second.',
  '2': 'The same in half the time.',
  instant: 'Nothing moves and nobody waits: the table is right at once.',
} as const;

export const FIRST_LABELS = { rules: 'as the rules say', A: 'you', B: 'the opponent' } as const;

/** Who begins. @param byRule what the rules of the table say */
export const firstNote = (first: keyof typeof FIRST_LABELS, byRule: RuleOptions['firstPlayer']): string =>
  first === 'A'
    ? 'You lay the first card.'
    : first === 'B'
      ? 'The opponent lays the first card.'
      : FIRST_BY_RULE[byRule];
const FIRST_BY_RULE: Record<RuleOptions['firstPlayer'], string> = {
  random: 'By these rules it is drawn by lot.',
  opponent: 'By these rules the opponent begins.',
  alternate: 'By these rules it changes: after a match its loser begins.',
};

/** Whom one plays against. */
export const KIND_LABELS = {
  level: 'a level',
  person: 'a person of the road',
  beside: HOT_SEAT_WORDS.kind,
  plain: 'a plain program',
} as const;
export const KIND_NOTES = {
  level: 'Eight levels of strength; each has been measured against the one below.',
  person: 'Somebody of the road, with a level, habits and a deck of their own.',
  beside: HOT_SEAT_WORDS.kindNote,
  plain: 'Programs that play by a simple rule.',
} as const;

export const NOTICES = {
  badLink: (message: string) => `This table link cannot be opened: ${message}.`,
  noWebgl: 'This browser draws without the graphics chip: the game plays, without its screen effects.',
  loading: 'Loading…',
  newVersion: 'A new version of the game is ready: take it from the title, after this match.',
  noView:
    'The table cannot be drawn in this browser. The text terminal plays the same game: choose “Text terminal”.',
  noThought: (name: string) => `${name} could not think and made a quick move.`,
  unanswered: (name: string) => `${name} does not answer. The match is kept; continue it when you like.`,
} as const;

export const keepsLine = 'A new deal takes the place of the match that is kept.';
export const continueNote = (name: string, moves: number): string =>
  `against ${name}, ${moves} ${moves === 1 ? 'move' : 'moves'} played`;

/** What leaving a table of the road costs, in a question. */
export const leaveQuestion = (drays: number): string =>
  drays === 0
    ? 'Leave the table? Nothing is lost but the match.'
    : `Leave the table? It costs your stake: ${inDrays(drays)}.`;

/** Words that stand on the table itself. */
export const TABLE_WORDS = {
  you: 'you',
  across: 'across',
  standing: 'standing',
  confirm: 'confirm',
  log: 'log',
  nothingYet: 'Nothing has happened yet.',
  inspect: 'inspect',
  deck: 'deck',
  discards: 'discard',
  inHand: (count: number) => `${count} in hand`,
  stake: (amount: string) => `Stake: ${amount}`,
  turn: (name: string | null) => (name === null ? 'over' : `${name} to move`),
  ruleOf: (title: string) => `► Rule: ${title}`,
  inspectHint: 'Point at a card or a caravan to read what it is and does.',
} as const;

/** An amount of money as it is written: `15 dr`. */
export const inDrays = (amount: number): string => `${amount} dr`;

/** What is asked of the person where the table's own words do not say it. */
export const ASKED = {
  place: (card: CardName) => `You hold ${theCard(card)}: choose where it goes.`,
  nowhere: (card: CardName, reason: string | null) =>
    `You hold ${theCard(card)}: it goes nowhere now. ${reason ?? 'Put it back, or discard it.'}`,
  wait: (name: string) => `${name} is thinking…`,
  over: 'The match is over.',
} as const;

export const QUESTIONS = {
  play: (card: CardName, place: string) => `Play ${theCard(card)} on ${place}?`,
  discard: (card: CardName) => `Discard ${theCard(card)}?`,
  disband: (caravan: string, cards: number) =>
    `Disband ${caravan}? Its ${cards === 1 ? 'card goes' : `${cards} number cards go`} to the discard pile.`,
} as const;

/** Why a try is refused for a reason that is not a rule. */
export const OBJECTIONS = {
  'not-your-turn': 'It is not your turn yet.',
  'no-card-held': 'Take a card of your hand first.',
  'no-caravan-chosen': 'Choose one of your caravans first, then disband it.',
  'other-step': 'This step is about something else.',
  'step-done': 'This step is over.',
} as const;

/** How a pair ended: `Pair 1: you sold it with 24; Pedlar had 22 (outbid).` */
export function pairLine(pair: number, { caravans, sold }: Observation, view: Viewpoint): string {
  const of = (seat: Seat) => caravans[`${seat}${pair + 1}` as CaravanName];
  const had = (seat: Seat): string => `${who(seat, view)} had ${of(seat).value} (${of(seat).status})`;
  const seller = sold[pair] ?? null;
  if (seller !== null)
    return `Pair ${pair + 1}: ${who(seller, view)} sold it with ${of(seller).value}; ${had(seller === 'A' ? 'B' : 'A')}.`;
  return of('A').status === 'tied'
    ? `Pair ${pair + 1}: nobody sold it; both had ${of('A').value} (tied).`
    : `Pair ${pair + 1}: nobody sold it; ${had('A')}, ${had('B')}.`;
}

/** @param you whom it is told to; null for nobody of the two sides, or for both */
export function resultHeading(result: MatchResult, you: Seat | null, names: PerSeat<string>): string {
  if (result === 'draw') return 'A draw';
  const winner = result === 'A wins' ? 'A' : 'B';
  if (you === null) return `${names[winner]} wins`;
  return winner === you ? 'You win' : 'You lose';
}

/** What the text terminal says about the program around the match. */
export const CONSOLE_WORDS = {
  help: [
    'continue: go on with the match that is kept.',
    'rematch: play the same opponent again.',
    'leave: leave the match; it is kept.',
    'speed 1, speed 2, speed instant: how fast moves are shown.',
    'keys: what the keys of the game do.',
    'close: leave the text terminal (Esc does the same).',
  ],
  continued: 'The match goes on.',
  nothingToContinue: 'There is no match to continue here.',
  rematch: 'A new deal.',
  noRematch: 'A rematch is for when a match is over.',
  left: 'You leave the table; the match is kept.',
  nothingToLeave: 'You are at no table.',
  speed: (speed: keyof typeof SPEED_LABELS) => `Speed is ${SPEED_LABELS[speed]}.`,
  speeds: (speeds: readonly string[]) => `Say speed and one of: ${speeds.join(', ')}.`,
  closed: 'The text terminal is closed.',
  opened: 'Text terminal. Type help for the commands, close or Esc to go back.',
} as const;
