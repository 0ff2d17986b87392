/**
 * The text terminal: the whole game as a command line. `parseCommand` reads a line, `answer` tells what to say and
 * what is to happen. Moves themselves are made by the match, whose events come back as lines through `text`. All is
 * judged from what the seat sees, with stand-ins for hidden cards: nothing hidden can show.
 */
import {
  differencesFromStandard,
  findTopic,
  PRESET_IDS,
  parsePresetName,
  presetOptions,
  REFUSAL_TOPIC,
  RULE_TOPICS,
  RULES_TEXT,
} from '../content/index.ts';
import {
  caravansOf,
  type FaceName,
  type GameEvent,
  imagineStandIns,
  legalMoves,
  MAX_SEED,
  type Observation,
  other,
  type PerSeat,
  parseMove,
  play,
  type Refusal,
  refusal,
  type Seat,
  type State,
  seenPosition,
} from '../engine/index.ts';
import {
  caravanWithCards,
  cardsLeft,
  endingLine,
  handLine,
  moveLines,
  optionLines,
  pairLine,
  refusalLine,
  TERMINAL_HELP,
  TERMINAL_WORDS,
  type TerminalFault,
  terminalFaultLine,
  type Viewpoint,
  whatIsAsked,
  whatKeepsOpen,
} from '../text/index.ts';
import { describeState } from './state-answer.ts';

/** A place as it is typed: without a seat it is on one's own side. */
export interface Target {
  readonly seat: Seat | null;
  readonly caravan: 1 | 2 | 3;
  /** The number card aimed at, from 1; null for the caravan itself. */
  readonly row: number | null;
}

export type MoveWords =
  | { readonly type: 'play'; readonly card: FaceName; readonly target: Target }
  | { readonly type: 'discard'; readonly card: FaceName }
  | { readonly type: 'disband'; readonly target: Target; readonly restart: FaceName | null }
  | { readonly type: 'redeal' | 'forfeit' | 'pass' };

const PLAIN_COMMANDS = ['hand', 'table', 'legal', 'state', 'score', 'last', 'help'] as const;

export type TerminalCommand =
  | { readonly type: 'move'; readonly move: MoveWords }
  | { readonly type: 'why'; readonly move: MoveWords }
  | { readonly type: 'rules'; readonly topic: string | null }
  | {
      readonly type: 'new';
      /** A preset id, with house rules as in `foxon+polite`. */
      readonly rules: string;
      readonly seed: number | null;
      readonly opponent: string | null;
    }
  /** `count` infinite for everything. */
  | { readonly type: 'log'; readonly count: number }
  | { readonly type: (typeof PLAIN_COMMANDS)[number] };

/** Why a line is no command, and the word it stumbled over (empty where one is missing). */
export interface CommandFault {
  readonly fault: TerminalFault;
  readonly word: string;
}

/** What the terminal may know. */
export interface TerminalContext {
  /** What the person's seat sees; null before a match. */
  readonly seen: Observation | null;
  readonly names: PerSeat<string>;
  /** The log so far, oldest first. */
  readonly log: readonly { readonly seat: Seat | null; readonly text: string }[];
  /** Ids that `new … against` takes; any when it is missing. */
  readonly opponents?: readonly string[];
}

export type TerminalEffect =
  /** Make this legal move, in plain notation. */
  | { readonly type: 'move'; readonly move: string }
  /** Start a new match. */
  | {
      readonly type: 'new';
      readonly rules: string;
      readonly seed?: number;
      readonly opponent?: string;
    };

export interface TerminalAnswer {
  readonly lines: readonly string[];
  readonly effect?: TerminalEffect;
}

const MAX_LINE = 200;
const LOG_LINES = 20;
const CARD = /^(?:(10|[a2-9tjqk])([shdc])|x|joker)$/;
const TARGET = /^([ab])?([123])(?:\.([1-9]\d{0,2}))?$/;

class Fault extends Error {
  readonly about: CommandFault;

  constructor(fault: TerminalFault, word: string) {
    super(fault);
    this.about = { fault, word };
  }
}

/** Reads one line, in any case and with any spaces. Never throws. */
export function parseCommand(text: string): TerminalCommand | CommandFault {
  if (text.length > MAX_LINE) return { fault: 'too-long', word: '' };
  const words = text
    .toLowerCase()
    .replace(/\s*>\s*/g, '>')
    .split(/\s/)
    .filter((word) => word !== '');
  try {
    return readCommand(words);
  } catch (error) {
    if (error instanceof Fault) return error.about;
    throw error;
  }
}

function readCommand(words: readonly string[]): TerminalCommand {
  const [verb, ...rest] = words;
  if (verb === undefined) throw new Fault('empty', '');
  if ((PLAIN_COMMANDS as readonly string[]).includes(verb)) {
    end(rest);
    return { type: verb as (typeof PLAIN_COMMANDS)[number] };
  }
  switch (verb) {
    case 'why':
      return { type: 'why', move: readMove(rest) };
    case 'rules':
      return { type: 'rules', topic: rest.length === 0 ? null : rest.join(' ') };
    case 'log':
      return readLog(rest);
    case 'new':
      return readNew(rest);
    default:
      return { type: 'move', move: readMove(words) };
  }
}

function readMove(words: readonly string[]): MoveWords {
  const [verb = '', ...rest] = words;
  switch (verb) {
    case 'play':
      return readPlay(rest);
    case 'discard': {
      const [card = '', ...more] = rest;
      end(more);
      return { type: 'discard', card: readCard(card) };
    }
    case 'disband': {
      const parts = rest.join(' ').split('+');
      const [place, card, ...more] = parts.map((part) => part.trim()) as [string, ...string[]];
      const target = readTarget(place, 'no-caravan');
      if (target.row !== null) throw new Fault('no-caravan', place);
      end(more);
      return { type: 'disband', target, restart: card === undefined ? null : readCard(card) };
    }
    case 'redeal':
    case 'forfeit':
    case 'pass':
      end(rest);
      return { type: verb };
    default:
      if (CARD.test(verb) || verb.includes('>')) return readPlay(words);
      throw new Fault(verb === '' ? 'no-card' : 'no-command', verb);
  }
}

/** `7h 2`, `kh b1.3` or plain notation. */
function readPlay(words: readonly string[]): MoveWords {
  const [card = '', place = '', ...more] = words.flatMap((word) => word.split('>'));
  end(more);
  return { type: 'play', card: readCard(card), target: readTarget(place, 'no-target') };
}

function readCard(word: string): FaceName {
  const match = CARD.exec(word);
  if (!match) throw new Fault('no-card', word);
  const [, rank, suit] = match;
  return rank === undefined ? 'X' : (`${rank === '10' ? 'T' : rank}${suit}`.toUpperCase() as FaceName);
}

function readTarget(word: string, fault: TerminalFault): Target {
  const match = TARGET.exec(word);
  if (!match) throw new Fault(fault, word);
  const [, seat, caravan, row] = match;
  return {
    seat: seat === undefined ? null : (seat.toUpperCase() as Seat),
    caravan: Number(caravan) as 1 | 2 | 3,
    row: row === undefined ? null : Number(row),
  };
}

function readLog([count, ...more]: readonly string[]): TerminalCommand {
  end(more);
  if (count === undefined) return { type: 'log', count: LOG_LINES };
  if (count === 'all') return { type: 'log', count: Number.POSITIVE_INFINITY };
  if (!/^[1-9]\d{0,5}$/.test(count)) throw new Fault('no-number', count);
  return { type: 'log', count: Number(count) };
}

/** `new`, `new foxon+polite seed 42 against greedy`. */
function readNew(words: readonly string[]): TerminalCommand {
  const named = words[0] !== undefined && !['seed', 'against'].includes(words[0]);
  const rules = named ? words[0]! : 'standard';
  if (!parsePresetName(rules)) throw new Fault('no-rules', rules);
  let seed: number | null = null;
  let opponent: string | null = null;
  for (let at = named ? 1 : 0; at < words.length; at += 2) {
    const word = words[at]!;
    const value = words[at + 1] ?? '';
    if (word === 'seed') {
      if (!/^\d{1,16}$/.test(value) || Number(value) > MAX_SEED) throw new Fault('no-seed', value);
      seed = Number(value);
    } else if (word === 'against') {
      if (value === '') throw new Fault('no-opponent', '');
      opponent = value;
    } else throw new Fault('too-many-words', word);
  }
  return { type: 'new', rules, seed, opponent };
}

function end(words: readonly string[]): void {
  if (words[0] !== undefined) throw new Fault('too-many-words', words[0]);
}

/** A move in plain notation, as a seat means it. */
export function moveNotation(move: MoveWords, seat: Seat): string {
  const name = ({ seat: named, caravan, row }: Target): string =>
    `${named ?? seat}${caravan}${row === null ? '' : `.${row}`}`;
  switch (move.type) {
    case 'play':
      return `${move.card}>${name(move.target)}`;
    case 'discard':
      return `discard ${move.card}`;
    case 'disband':
      return `disband ${name(move.target)}${move.restart === null ? '' : ` + ${move.restart}`}`;
    default:
      return move.type;
  }
}

/** Reads a line and answers it. */
export function answerLine(text: string, context: TerminalContext): TerminalAnswer {
  const command = parseCommand(text);
  return 'fault' in command ? { lines: faultLines(command) } : answer(command, context);
}

/** What to say to a line that is no command. */
export function faultLines({ fault, word }: CommandFault): string[] {
  const line = terminalFaultLine(fault, word);
  return fault === 'no-rules' ? [line, TERMINAL_WORDS.choices(PRESET_IDS)] : [line];
}

/** What to say to a command, and what it brings about. */
export function answer(command: TerminalCommand, context: TerminalContext): TerminalAnswer {
  const { seen, names, log } = context;
  switch (command.type) {
    case 'help':
      return { lines: TERMINAL_HELP };
    case 'rules':
      return { lines: rulesLines(command.topic, seen) };
    case 'new':
      return startNew(command, context.opponents);
    case 'log':
      return { lines: orNothing(log.slice(-command.count).map(({ text }) => text)) };
  }
  if (!seen) return { lines: [TERMINAL_WORDS.noMatch] };
  const view: Viewpoint = { seat: seen.seat, names };
  switch (command.type) {
    case 'move':
      return makeMove(command.move, seen, view);
    case 'why':
      return { lines: whyLines(moveNotation(command.move, seen.seat), seen, view) };
    case 'hand':
      return { lines: seen.hand.length === 0 ? [TERMINAL_WORDS.emptyHand] : seen.hand.map(handLine) };
    case 'table':
      return { lines: tableLines(seen, view) };
    case 'legal': {
      const moves = legalFor(seen);
      return { lines: moves.length === 0 ? [TERMINAL_WORDS.noMoves, whatIsAsked(seen, view)] : moves };
    }
    case 'state':
      return { lines: [JSON.stringify(stateFor(seen))] };
    case 'score':
      return {
        lines: [...([1, 2, 3] as const).map((pair) => pairLine(pair, seen, view)), ...standing(seen, view)],
      };
    case 'last':
      return { lines: orNothing(lastMove(seen.seat, log)) };
  }
}

const orNothing = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [TERMINAL_WORDS.nothingYet] : lines;

/** The table as the seat sees it, the seat taken to be on move: also what would be legal is told out of turn. */
const tableOf = (seen: Observation): State => imagineStandIns({ ...seen, next: seen.seat });

const legalFor = (seen: Observation): string[] => (seen.next === seen.seat ? legalMoves(tableOf(seen)) : []);

function refusalFor(move: string, seen: Observation): Refusal | null {
  if (seen.result !== 'continue') return 'game-over';
  return refusal(tableOf(seen), parseMove(move));
}

function refusedLines(reason: Refusal, move: string, seen: Observation): string[] {
  return [refusalLine(reason, { move, seen }), TERMINAL_WORDS.moreInRules(REFUSAL_TOPIC[reason])];
}

function makeMove(words: MoveWords, seen: Observation, view: Viewpoint): TerminalAnswer {
  const move = moveNotation(words, seen.seat);
  const reason = refusalFor(move, seen);
  const ownTurn = seen.next === seen.seat;
  if (reason === 'game-over' || (reason && ownTurn)) return { lines: refusedLines(reason, move, seen) };
  // One may give up at any time.
  if (words.type === 'forfeit')
    return { lines: [], effect: { type: 'move', move: ownTurn ? move : `forfeit ${seen.seat}` } };
  if (!ownTurn) return { lines: [TERMINAL_WORDS.notYourTurn(other(seen.seat), view)] };
  return { lines: [], effect: { type: 'move', move } };
}

function whyLines(move: string, seen: Observation, view: Viewpoint): string[] {
  const reason = refusalFor(move, seen);
  if (reason) return refusedLines(reason, move, seen);
  const { events } = play(tableOf(seen), parseMove(move)!);
  const verdict = seen.next === seen.seat ? TERMINAL_WORDS.legal : TERMINAL_WORDS.legalLater;
  const outcome = moveLines(events.filter(isForeseeable), view).filter((line) => line !== null);
  return [verdict, ...(move === 'redeal' ? [TERMINAL_WORDS.newHand] : outcome)];
}

/** What comes of a move whatever the hidden cards are. A hidden card has always a move, so that no end is made up. */
const isForeseeable = ({ type }: GameEvent): boolean => type !== 'cardDrawn';

function tableLines(seen: Observation, view: Viewpoint): string[] {
  const them = other(seen.seat);
  const side = (seat: Seat): string[] => caravansOf(seat).map((name) => caravanWithCards(name, seen, view));
  return [
    ...side(them),
    ...side(seen.seat),
    cardsLeft(them, seen, view),
    cardsLeft(seen.seat, seen, view),
    ...standing(seen, view),
  ];
}

/** How it stands: what keeps the match open and what is asked, or how it ended. */
function standing(seen: Observation, view: Viewpoint): string[] {
  const { result, why, sold } = seen;
  return why === null
    ? [whatKeepsOpen(seen), whatIsAsked(seen, view)]
    : [endingLine({ result, why, sold }, view)];
}

/** The seat's view as the engine interface writes it, with what it may do. */
function stateFor(seen: Observation): object {
  const { result, why, next } = seen;
  const state = imagineStandIns(seen);
  const position = seenPosition(state, seen.seat);
  return { ...describeState(state), position, result, why, next, legal: legalFor(seen) };
}

/** The lines of the other side's last move. */
function lastMove(seat: Seat, log: TerminalContext['log']): string[] {
  const them = other(seat);
  const last = log.findLastIndex((line) => line.seat === them);
  const before = log.slice(0, last).findLastIndex((line) => line.seat !== them);
  return log.slice(before + 1, last + 1).map(({ text }) => text);
}

function rulesLines(word: string | null, seen: Observation | null): string[] {
  const options = seen?.rules ?? presetOptions('standard');
  if (word === null) {
    const differences = optionLines(differencesFromStandard(options), options);
    return [
      ...(differences.length === 0
        ? [TERMINAL_WORDS.sameAsStandard]
        : [TERMINAL_WORDS.differsFromStandard, ...differences]),
      TERMINAL_WORDS.topics(RULE_TOPICS),
    ];
  }
  const topic = findTopic(word);
  if (!topic) return [TERMINAL_WORDS.noTopic(word), TERMINAL_WORDS.topics(RULE_TOPICS)];
  return [`${RULES_TEXT[topic].title}:`, ...RULES_TEXT[topic].lines(options).map(({ text }) => text)];
}

function startNew(
  { rules, seed, opponent }: Extract<TerminalCommand, { type: 'new' }>,
  opponents: readonly string[] | undefined,
): TerminalAnswer {
  if (opponent !== null && opponents && !opponents.includes(opponent))
    return { lines: [TERMINAL_WORDS.noOpponent(opponent, opponents)] };
  return {
    lines: [TERMINAL_WORDS.starts],
    effect: { type: 'new', rules, ...(seed !== null && { seed }), ...(opponent !== null && { opponent }) },
  };
}
