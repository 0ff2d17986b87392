/** Words of the text terminal: what it does not understand, how it is used, and what it tells of the table. */
import type { CaravanName, CardName, Observation, RowView, Seat } from '../../engine/index.ts';
import { asShown } from '../foreign.ts';
import { cardInShort, cardInWords, STATUS_WORDS } from './cards.ts';
import { counted, does, listed, sentence, type Viewpoint, who } from './sentences.ts';
import { caravanLine } from './table.ts';

/** Why a line is no command. */
export const TERMINAL_FAULTS = [
  'empty',
  'too-long',
  'no-command',
  'no-card',
  'no-target',
  'no-caravan',
  'no-rules',
  'no-seed',
  'no-opponent',
  'no-number',
  'too-many-words',
] as const;
export type TerminalFault = (typeof TERMINAL_FAULTS)[number];

const FAULT_WORDS: Record<TerminalFault, (word: string) => string> = {
  empty: () => 'Type a command, or help for a list.',
  'too-long': () => 'That is too long for a command: type help for a list.',
  'no-command': (word) => `There is no command “${word}”: type help for a list.`,
  'no-card': (word) =>
    word === ''
      ? 'Which card? Write it as 7h, 10s, kd or x for a Joker.'
      : `“${word}” is no card: write it as 7h, 10s, kd or x for a Joker.`,
  'no-target': (word) =>
    word === ''
      ? 'Where to? Write 2 for your caravan A2, 2.3 for its third card, or b1.3 for the third card of B1.'
      : `“${word}” is no place: write 2 for your caravan A2, 2.3 for its third card, or b1.3 for the third card of B1.`,
  'no-caravan': (word) =>
    word === '' ? 'Which caravan? Write 1, 2 or 3.' : `“${word}” is none of your caravans: write 1, 2 or 3.`,
  'no-rules': (word) => `There are no rules “${word}”.`,
  'no-seed': (word) =>
    `${word === '' ? 'Which seed?' : `“${word}” is no seed.`} Write a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, as in new standard seed 42.`,
  'no-opponent': () => 'Against whom? Write it as in new standard against greedy.',
  'no-number': (word) => `“${word}” is no number of lines: write for example log 30, or log all.`,
  'too-many-words': (word) => `I do not know what to do with “${word}”: type help for a list.`,
};

const MAX_WORD = 30;

/** What is wrong with a line that is no command. @param word the word it is about, empty when one is missing */
export const terminalFaultLine = (fault: TerminalFault, word: string): string =>
  FAULT_WORDS[fault](asShown(word, MAX_WORD));

export const TERMINAL_HELP: readonly string[] = [
  'play 7h 2: put a number card on your caravan A2.',
  'play kh b1.3: put a face card on the third card of B1. play kh 2.3: on the third card of your own caravan A2.',
  'discard 4c: throw a card away. disband 2: clear your caravan A2 (disband 2 + 7d where it is started again).',
  'Plain notation does too: 7H>A2, KH>B1.3. Cards: a 2 to 10 j q k with s h d c; x is a Joker.',
  'redeal: draw a new hand, where that is asked. forfeit: give up.',
  'hand, table, score: what you hold, what lies there, how the pairs stand. last: their last move. log: what happened.',
  'legal: every move you may make. why 7h 2: what would come of a move, or why it is refused.',
  'rules: this table and the topics. rules queen: about one of them.',
  'new standard seed 42: a new match; rules may take house rules (foxon+polite); also: against greedy.',
  'state: the whole view on one line, for programs. help: this list.',
];

export const TERMINAL_WORDS = {
  noMatch: 'There is no match: type new standard to start one.',
  starts: 'A new match begins.',
  nothingYet: 'Nothing yet.',
  legal: 'Legal.',
  legalLater: 'Legal, once it is your turn.',
  noMoves: 'You have no move now.',
  emptyHand: 'Your hand is empty.',
  newHand: 'You would show your hand, shuffle it back and draw another.',
  sameAsStandard: 'This is the standard table.',
  differsFromStandard: 'What differs from the standard table:',
  notYourTurn: (next: Seat, view: Viewpoint): string =>
    sentence(`it is not your turn: ${who(next, view)} ${next === view.seat ? 'are' : 'is'} to move`),
  moreInRules: (topic: string): string => `More: rules ${topic}.`,
  noTopic: (word: string): string => `There is no topic “${asShown(word, MAX_WORD)}”.`,
  topics: (topics: readonly string[]): string => sentence(`topics: ${listed(topics)}`),
  noOpponent: (word: string, opponents: readonly string[]): string =>
    `There is no opponent “${asShown(word, MAX_WORD)}”: choose ${listed(opponents, 'or')}.`,
  choices: (ids: readonly string[]): string => sentence(`choose ${listed(ids, 'or')}`),
} as const;

/** A hand card in a line: `7H: seven of hearts`. */
export const handLine = (card: CardName): string => `${cardInShort(card)}: ${cardInWords(card)}`;

const rowWords = ({ card, attachments }: RowView): string =>
  attachments.length === 0
    ? cardInWords(card)
    : `${cardInWords(card)} with ${listed(attachments.map((attached) => cardInWords(attached.card)))}`;

/** A caravan with its cards: `Their caravan B1: 13, LIGHT, up, clubs. Five of clubs; eight of clubs with king of clubs.` */
export function caravanWithCards(caravan: CaravanName, seen: Observation, view: Viewpoint): string {
  const { rows } = seen.caravans[caravan];
  const cards = rows.length === 0 ? '' : ` ${sentence(rows.map(rowWords).join('; '))}`;
  const line = caravanLine(caravan, seen, view);
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.${cards}`;
}

/** What a side has left: `Pedlar holds 5 cards and has 40 in the deck.` */
export const cardsLeft = (seat: Seat, seen: Observation, view: Viewpoint): string =>
  sentence(
    `${does(seat, view, 'hold')} ${counted(seen.handCount[seat], 'card')} and ` +
      `${seat === view.seat ? 'have' : 'has'} ${seen.deckCount[seat]} in the deck`,
  );

/** How a pair stands: `Pair 1: you 24, SOLD; Pedlar 20, LIGHT.` */
export function pairLine(pair: 1 | 2 | 3, seen: Observation, view: Viewpoint): string {
  const side = (seat: Seat): string => {
    const { value, status } = seen.caravans[`${seat}${pair}`];
    return `${who(seat, view)} ${value}, ${STATUS_WORDS[status]}`;
  };
  const [own, theirs]: readonly [Seat, Seat] = seen.seat === 'A' ? ['A', 'B'] : ['B', 'A'];
  return `Pair ${pair}: ${side(own)}; ${side(theirs)}.`;
}
