/** Words of keeping, of the road's money and of the deck workshop; keyed by the codes of those parts. */
import { counted } from './en/sentences.ts';
import { asShown } from './foreign.ts';

/** What was amiss with what was kept. */
export const TROUBLE_WORDS = {
  damaged: 'The kept match was damaged; it goes on from its last good move.',
  lost: 'What was kept could not be read, so there is no match to continue.',
  'other-rules':
    'A match was played under older rules. It lies in the records, to be looked at; stakes on the road went back.',
  'road-match-damaged': 'The match on the road was damaged; it goes on from its last good move.',
  'road-match-lost':
    'The match on the road could not be read. It is called off: both stakes went back, and nothing counts as lost.',
  'progress-lost':
    'A part of your progress could not be read and begins anew. What stood there is put aside, not thrown away.',
  'settings-lost': 'The settings could not be read and are as they were at first.',
  'save-damaged':
    'The last save was damaged, so the one before it is taken: at most your last action is missing.',
  'saves-damaged':
    'What was kept is damaged, so the game begins anew. The damaged texts are put aside, not thrown away.',
  newer:
    'A newer version of the game was here. What it keeps is left alone: nothing is kept until the page is loaded anew.',
} as const;

/** Why nothing is kept. */
export const KEEP_FAILURE_WORDS = {
  refused:
    'This browser keeps nothing, so the match cannot be resumed after a reload. It goes on all the same.',
  full: 'There is no room left to keep anything. The game goes on; take your progress along as a file, from the records.',
  newer: TROUBLE_WORDS.newer,
} as const;

export const OTHER_TAB =
  'Caravan is open in another tab. This one waits, so that they do not write over each other: close the other one, and it goes on here.';

/** Why a save from outside is not taken in. */
export const IMPORT_FAULT_WORDS = {
  empty: 'There is nothing in it.',
  'too-long': 'That is far longer than any save of this game.',
  'not-a-save': 'That is no save of this game.',
  damaged: 'That save is not as it was written: a part is missing or changed. Copy it once more, whole.',
  newer: 'That save is from a newer version of the game. Load the newest version, then try again.',
  unreadable: 'That save is whole, but parts of it make no sense to this game. Nothing was changed.',
} as const;

export const IMPORT_WORDS = {
  question:
    'Take this save in the place of yours? What you have now is gone then, unless you take it along first.',
  done: 'The save is loaded.',
  noFile: 'That file could not be read. Nothing was changed.',
} as const;

export const RESET_WORDS = {
  first: 'Begin everything anew?',
  second: 'Marks, money, cards, decks and records are gone then, for good. Settings stay. Really begin anew?',
} as const;

/** Why one cannot sit down. */
export const SIT_FAULT_WORDS = {
  'already-sitting': 'You are still at a table: finish that match first, or leave it.',
  'stop-shut': 'The road there is not open yet.',
  'no-money': 'You have not a dray. The freight office gives an advance to people like you.',
  'too-little': 'That is less than their stake.',
  'too-much': 'They do not follow that far, or you do not have it.',
} as const;

export const MONEY_WORDS = {
  opens: (name: string, drays: number, limit: number, purse: number) =>
    `${name} opens with ${counted(drays, 'dray')}, follows a raise up to ${limit}, and has ${purse} in all.`,
  friendly: (name: string) => `${name} has nothing left to lay down: a friendly match.`,
  short: (drays: number) => `You have less than that, so ${counted(drays, 'dray')} will do for both.`,
  pot: (drays: number) => `${counted(drays, 'dray')} in the pot.`,
  leave: (drays: number) =>
    drays === 0
      ? 'Leave the table? Nothing is lost but the match.'
      : `Leave the table? It costs your stake: ${counted(drays, 'dray')}.`,
  advance: (drays: number) =>
    `The freight office advances you ${counted(drays, 'dray')}, to be paid back out of what you win. It is noted in the records.`,
  owed: (drays: number) => `Owed to the Office: ${counted(drays, 'dray')}.`,
  paidBack: (drays: number) => `${counted(drays, 'dray')} of it went to the Office.`,
  eased: (name: string) => `${name} has watched you lose and plays below their best. The marks are the same.`,
} as const;

/** The three marks. */
export const MARK_WORDS = {
  beaten: 'Beaten',
  clean: 'Beaten without losing a pair',
  dare: 'Beaten as dared',
} as const;

/** Why a deck may not be brought, where the limits of the table are known. */
export const DECK_FAULT_WORDS = {
  'no-such-card': 'There is a card in it that does not exist.',
  'not-owned': 'There are cards in it that are not yours.',
  'too-many-sets': 'Its cards are from more than nine sets.',
} as const;

const LONGEST_WORD = 20;

/** What is wrong with a deck text, and with which word of it. */
export const DECK_TEXT_FAULT_WORDS = {
  empty: () => 'There are no cards in it. Write them like this: Brisk thirty: 6S-TS JS JH KD X.',
  'too-long': () => 'That is far too long for a deck.',
  'no-card': (word: string, place: number) =>
    `Word ${place}, “${asShown(word, LONGEST_WORD)}”, is no card. A card is its value and suit, like 7H, TS, QD, AC; X is a Joker.`,
  'bad-run': (word: string, place: number) =>
    `Word ${place}, “${asShown(word, LONGEST_WORD)}”, is no run of cards. A run goes up in one suit, like 6S-TS.`,
  'too-many-cards': (_: string, place: number) =>
    `From word ${place} on there are more cards than any table takes.`,
  'not-enough-of-it': (word: string, place: number) =>
    `Word ${place}, “${asShown(word, LONGEST_WORD)}”: you do not have that card so many times.`,
} as const;

/** What a chance of the workshop says. */
export const ODDS_WORDS = {
  open: 'A hand that can open',
  sellInThree: 'A caravan sold with three cards of the first hand',
  jack: 'A Jack in hand by the fifth turn',
} as const;

/** Why a chance is worth looking after. */
const WHY_WORDS = {
  open: 'Too few number cards: some first hands could not start three caravans.',
  sellInThree: 'The numbers seldom add up to a quick sale.',
  jack: 'Few Jacks: nothing stops a caravan of theirs once it is for sale.',
} as const;

export interface SuggestionFacts {
  readonly chance: keyof typeof ODDS_WORDS;
  readonly add: string | null;
  readonly remove: string | null;
  readonly before: number;
  readonly after: number;
}

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

/** A suggestion with its reason and what it is worth. */
export function suggestionLine({ chance, add, remove, before, after }: SuggestionFacts): string {
  const change =
    add === null ? `Take out ${remove}` : remove === null ? `Add ${add}` : `${add} in the place of ${remove}`;
  return `${WHY_WORDS[chance]} ${change}: ${ODDS_WORDS[chance].toLowerCase()} goes from ${percent(before)} to ${percent(after)}.`;
}

/** The same where the change itself stands above it. */
export const suggestionNote = ({ chance, before, after }: SuggestionFacts): string =>
  `${WHY_WORDS[chance]} ${ODDS_WORDS[chance]}: ${percent(before)}, then ${percent(after)}.`;

export const DECK_PLAN_WORDS = {
  brisk: { name: 'Brisk thirty', note: 'Few cards, high numbers: sells early and runs out early.' },
  rough: { name: 'Rough handling', note: 'Jacks, Jokers and Kings before numbers. Break first, build last.' },
  level: {
    name: 'Level load',
    note: 'High cards once, sixes, tens and Kings twice: outlasts a short deck.',
  },
  patient: { name: 'Small steps', note: 'Low numbers and Queens: long caravans that are hard to overload.' },
  full: { name: 'One full set', note: 'Everything once, as at the ferry.' },
} as const;
