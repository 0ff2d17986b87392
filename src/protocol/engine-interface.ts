/**
 * The engine interface: one JSON request per line in, one JSON answer per line out, so that any program can drive
 * the engine. Pure: lines are handed in and answers handed back; bytes, streams and the clock are the caller's.
 *
 * A request is `{"id":…,"do":"<command>",…}`. The answer repeats `id` and carries `"ok":true` with the command's
 * fields, or `"ok":false,"error":{"code","message"}`, and then nothing has changed.
 */
import { PRESET_IDS, parsePresetName, presetOptions } from '../content/index.ts';
import {
  CHOICES,
  type ChoiceName,
  COUNTS,
  type CountName,
  changeOptions,
  compileRules,
  countPlayouts,
  DECK_COUNTS,
  DECK_KINDS,
  deal,
  deckRefusal,
  type FaceName,
  fromPosition,
  type GameEvent,
  isRecord,
  legalMoves,
  MAX_DECK,
  MAX_SEED,
  type Move,
  type Observation,
  type OptionName,
  observe,
  outcomeOf,
  ownField,
  parseCards,
  parseMove,
  parsePosition,
  play,
  Random,
  type Refusal,
  type RuleOptions,
  type Rules,
  refusal,
  type Seat,
  STREAM,
  type State,
  seenPosition,
  standardDeck,
} from '../engine/index.ts';
import { asShown } from '../text/foreign.ts';
import { memberText } from './member-text.ts';
import { describeState } from './state-answer.ts';

/** A bot as the interface needs it. */
export interface EngineBot {
  readonly id: string;
  readonly name: string;
  choose(
    seen: Observation,
    limit: { readonly nodes?: number; readonly ms?: number },
    seed: number,
    now: () => number,
  ): { readonly move: string; readonly nodes?: number; readonly value?: number };
}

export interface EngineSurroundings {
  /** Yardsticks first, then the levels, weakest first. */
  readonly bots: readonly EngineBot[];
  readonly name: string;
  readonly version: string;
  /** A clock in milliseconds. */
  readonly now: () => number;
}

/** What can be wrong with a line before it is text; found by whoever reads the bytes. */
export type LineFault = { readonly fault: 'too-long' | 'not-utf8' };

export interface EngineSession {
  /** The answer to one line, without a line end. Never throws. */
  handle(line: string | LineFault): string;
  /** Whether `quit` has been answered. */
  readonly ended: boolean;
}

export type ErrorCode =
  | 'bad-json'
  | 'too-long'
  | 'bad-request'
  | 'unknown-command'
  | 'bad-rules'
  | 'bad-position'
  | 'bad-deck'
  | 'no-game'
  | 'game-over';

/** A line may have so many bytes. */
export const MAX_LINE_BYTES = 1_000_000;
/** Most games of a `playout`, and most `nodes` of a `go`. */
const MAX_COUNT = 10_000_000;
/** An hour: nobody waits longer for a move. */
const MAX_THINKING_MS = 3_600_000;
const MAX_MESSAGE = 200;

type Fields = Readonly<Record<string, unknown>>;
type Command = (request: Fields) => object;

class RequestError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

const isInteger = (value: unknown): value is number => Number.isInteger(value);
const isSeat = (value: unknown): value is Seat => value === 'A' || value === 'B';

function integer(request: Fields, name: string, min: number, max: number): number {
  const value = ownField(request, name);
  if (!isInteger(value) || value < min || value > max)
    throw new RequestError('bad-request', `${name} must be an integer from ${min} to ${max}`);
  return value;
}

function duration(request: Fields, name: string): number {
  const value = ownField(request, name);
  if (typeof value !== 'number' || !(value >= 0 && value <= MAX_THINKING_MS))
    throw new RequestError('bad-request', `${name} must be a number from 0 to ${MAX_THINKING_MS}`);
  return value;
}

function text(request: Fields, name: string): string {
  const value = ownField(request, name);
  if (typeof value !== 'string') throw new RequestError('bad-request', `${name} must be a text`);
  return value;
}

/** Rules as `setup` and `deck` name them: `foxon+polite`, or a preset with changed options. */
function readRules(request: Fields): RuleOptions {
  const value = ownField(request, 'rules');
  if (typeof value === 'string') return preset(value);
  if (!isRecord(value)) {
    throw new RequestError('bad-request', 'rules must be the id of a preset, or {"preset","options"}');
  }
  const base = preset(text(value, 'preset'));
  const options = ownField(value, 'options');
  if (options === undefined) return base;
  if (!isRecord(options)) throw new RequestError('bad-request', 'options must be an object');
  const changed = changeOptions(base, options);
  if (!changed.ok) throw new RequestError('bad-rules', changed.message);
  return changed.options;
}

function preset(name: string): RuleOptions {
  const parsed = parsePresetName(name);
  if (!parsed) throw new RequestError('bad-rules', `there are no rules "${name}"`);
  return presetOptions(parsed.id, parsed.house);
}

/** A list of cards, as codes. */
function readCards(request: Fields, name: string): number[] {
  const list = ownField(request, name);
  if (!Array.isArray(list)) throw new RequestError('bad-request', `${name} must be a list of cards`);
  if (list.length > MAX_DECK) throw new RequestError('bad-deck', `${name} has more than ${MAX_DECK} cards`);
  const cards = list.every((card) => typeof card === 'string') ? parseCards(list) : null;
  if (!cards) throw new RequestError('bad-deck', `${name} holds something that is no card`);
  return cards;
}

function readDeck(request: Fields, name: string, rules: RuleOptions): number[] {
  const cards = ownField(request, name) === undefined ? standardDeck() : readCards(request, name);
  const reason = deckRefusal(rules.deck, cards);
  if (reason) throw new RequestError('bad-deck', `${name} is not allowed under these rules: ${reason}`);
  return cards;
}

/** The state a `setup` asks for. */
function readSetup(request: Fields): State {
  const options = readRules(request);
  const rules = compileRules(options);
  const position = ownField(request, 'position');
  const hasSeed = ownField(request, 'seed') !== undefined;
  if (position !== undefined) {
    if (!isRecord(position)) throw new RequestError('bad-request', 'position must be an object');
    const seed = hasSeed ? integer(request, 'seed', 0, MAX_SEED) : 0;
    const parsed = parsePosition(position);
    if ('fault' in parsed) throw new RequestError('bad-position', parsed.fault);
    return fromPosition(rules, parsed.layout, seed);
  }
  if (!hasSeed) throw new RequestError('bad-request', 'a position or a seed is needed');
  const seed = integer(request, 'seed', 0, MAX_SEED);
  const first = ownField(request, 'first');
  if (first !== undefined && !isSeat(first))
    throw new RequestError('bad-request', 'first must be "A" or "B"');
  const decks = {
    deckA: readDeck(request, 'deckA', options),
    deckB: readDeck(request, 'deckB', options),
  };
  return deal(rules, { seed, ...decks, first }).state;
}

/** Each option's name with its allowed values; `count` is a positive integer or null. */
function optionValues(): Record<OptionName, unknown> {
  const choices = CHOICES as Record<ChoiceName, readonly unknown[]>;
  const counts = Object.fromEntries(COUNTS.map((name) => [name, 'count'])) as Record<CountName, 'count'>;
  const deck = { kind: DECK_KINDS, ...Object.fromEntries(DECK_COUNTS.map((name) => [name, 'count'])) };
  return { deck, ...choices, ...counts };
}

/** The card a seat drew, as positions write it: without its set. */
function drawnCard(events: readonly GameEvent[]): FaceName | null {
  const drawn = events.find((event) => event.type === 'cardDrawn');
  return drawn?.card ? (drawn.card.replace(/\[.*/, '') as FaceName) : null;
}

/** Starts a session: it holds the present match and answers one line after the other. */
export function createEngineSession({ bots, name, version, now }: EngineSurroundings): EngineSession {
  let state: State | null = null;
  let rules: Rules = compileRules(presetOptions('standard'));
  let ended = false;

  const present = (): State => {
    if (!state) throw new RequestError('no-game', 'there is no game yet: send setup first');
    return state;
  };

  /** The move a request names, or why it is refused. */
  const readMove = (request: Fields): { move: Move } | { reason: Refusal } => {
    const before = present();
    const move = parseMove(text(request, 'move'));
    const reason = refusal(before, move);
    return reason ? { reason } : { move: move! };
  };

  const COMMANDS: Record<string, Command> = {
    hello: () => ({
      name,
      version,
      presets: PRESET_IDS,
      options: optionValues(),
      bots: bots.map((bot) => ({ id: bot.id, name: bot.name })),
    }),
    setup: (request) => {
      state = readSetup(request);
      rules = state.rules;
      return describeState(state);
    },
    state: () => describeState(present()),
    legal: () => ({ moves: legalMoves(present()) }),
    try: (request) => {
      const read = readMove(request);
      return 'move' in read ? { legal: true } : { legal: false, reason: read.reason };
    },
    play: (request) => {
      const read = readMove(request);
      if ('reason' in read) return { legal: false, reason: read.reason };
      const step = play(present(), read.move);
      state = step.state;
      return {
        legal: true,
        ...describeState(state),
        events: step.events,
        drew: drawnCard(step.events),
      };
    },
    view: (request) => {
      const before = present();
      const seat = ownField(request, 'seat');
      if (!isSeat(seat)) throw new RequestError('bad-request', 'seat must be "A" or "B"');
      return { position: seenPosition(before, seat) };
    },
    deck: (request) => {
      const options = readRules(request);
      const reason = deckRefusal(options.deck, readCards(request, 'cards'));
      return reason ? { legal: false, reason } : { legal: true };
    },
    go: (request) => {
      const before = present();
      const { next } = outcomeOf(before);
      if (!next) throw new RequestError('game-over', 'the game is over');
      const id = text(request, 'bot');
      const bot = bots.find((candidate) => candidate.id === id);
      if (!bot) throw new RequestError('bad-request', `there is no bot "${id}"`);
      const given = (limit: string): boolean => ownField(request, limit) !== undefined;
      const limit = {
        ...(given('nodes') && { nodes: integer(request, 'nodes', 1, MAX_COUNT) }),
        ...(given('ms') && { ms: duration(request, 'ms') }),
      };
      const seed = given('seed') ? integer(request, 'seed', 0, MAX_SEED) : 0;
      const started = now();
      const { move, nodes, value } = bot.choose(observe(before, next), limit, seed, now);
      return { move, ms: now() - started, nodes, value };
    },
    playout: (request) => {
      const games = integer(request, 'games', 1, MAX_COUNT);
      const seed = integer(request, 'seed', 0, MAX_SEED);
      const deals = new Random(seed, STREAM.playout, 1);
      const started = now();
      const count = countPlayouts(
        games,
        new Random(seed, STREAM.playout),
        () => deal(rules, { seed: deals.next() }).state,
      );
      const { plies, winsA, winsB, draws } = count;
      return { games, plies, ms: now() - started, winsA, winsB, draws };
    },
    quit: () => {
      ended = true;
      return {};
    },
  };

  const answer = (request: Fields): object => {
    const command = text(request, 'do');
    if (!Object.hasOwn(COMMANDS, command))
      throw new RequestError('unknown-command', `there is no command "${command}"`);
    return COMMANDS[command]!(request);
  };

  return {
    get ended() {
      return ended;
    },
    handle(line) {
      let id = 'null';
      try {
        const request = readRequest(line);
        id = memberText(line as string, 'id') ?? 'null';
        return `{"id":${id},${JSON.stringify({ ok: true, ...answer(request) }).slice(1)}`;
      } catch (error) {
        return refuse(id, error);
      }
    },
  };
}

function readRequest(line: string | LineFault): Fields {
  if (typeof line !== 'string') {
    throw line.fault === 'too-long'
      ? new RequestError('too-long', `a line may have ${MAX_LINE_BYTES} bytes`)
      : new RequestError('bad-json', 'the line is not UTF-8');
  }
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new RequestError('bad-json', line.trim() === '' ? 'the line is blank' : 'the line is not JSON');
  }
  if (!isRecord(value)) throw new RequestError('bad-request', 'a request is a JSON object');
  return value;
}

/** Also a fault of our own is answered: a program that drives the engine must not lose its match to it. */
function refuse(id: string, error: unknown): string {
  const known = error instanceof RequestError;
  const code: ErrorCode = known ? error.code : 'bad-request';
  const message = known ? error.message : `this could not be done: ${String(error)}`;
  return `{"id":${id},${JSON.stringify({ ok: false, error: { code, message: asShown(message, MAX_MESSAGE) } }).slice(1)}`;
}
