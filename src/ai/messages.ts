/**
 * What the page and the thinking worker say to each other, and how either reads what the other says: form by form, by
 * hand, since a library of schemas would weigh more than the rest of the worker.
 */
import {
  CARAVANS,
  changeOptions,
  isRecord,
  MAX_ATTACHMENTS,
  MAX_DECK,
  MAX_MOVES,
  MAX_ROWS,
  MAX_SEED,
  type Observation,
  OPTION_NAMES,
  ownField,
  parseCard,
  parseMove,
  type RuleOptions,
  SEATS,
} from '../engine/index.ts';
import type { Candidate, Choice, Limit } from './bot.ts';

export type { Choice };

export interface ThinkRequest {
  readonly type: 'think';
  readonly id: number;
  readonly bot: string;
  readonly seen: Observation;
  readonly limit: Limit;
  readonly seed: number;
}

export type WorkerRequest = ThinkRequest;

export type WorkerAnswer =
  /** The worker has started and takes requests. */
  | { readonly type: 'ready' }
  | { readonly type: 'chosen'; readonly id: number; readonly choice: Choice }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** The id of what cannot be read and has none; no request has it. */
const NO_ID = -1;
const LONGEST_NAME = 64;
/** Reasons are for us; nobody reads more of them. */
const LONGEST_MESSAGE = 200;
const MOST_NODES = 10_000_000;
/** An hour. */
const MOST_MS = 3_600_000;
const MOST_CANDIDATES = 1000;

const isWhole = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
/** By index: a list that comes from elsewhere may have holes, or an `every` of its own. */
function isList(value: unknown, most: number, is: (one: unknown) => boolean): boolean {
  if (!Array.isArray(value) || value.length > most) return false;
  for (let i = 0; i < value.length; i++) if (!is(value[i])) return false;
  return true;
}
const isPair = (value: unknown, is: (one: unknown) => boolean): boolean =>
  SEATS.every((seat) => is(ownField(value, seat)));
const isSeat = (value: unknown): boolean => (SEATS as readonly unknown[]).includes(value);
const isSeatOrNone = (value: unknown): boolean => value === null || isSeat(value);

const isCard = (value: unknown): boolean => typeof value === 'string' && parseCard(value) !== null;
const areCards = (value: unknown): boolean => isList(value, MAX_DECK, isCard);
const isCaravan = (value: unknown): boolean =>
  isList(
    ownField(value, 'rows'),
    MAX_ROWS,
    (row) =>
      isCard(ownField(row, 'card')) &&
      isList(
        ownField(row, 'attachments'),
        MAX_ATTACHMENTS,
        (one) => isCard(ownField(one, 'card')) && isSeat(ownField(one, 'owner')),
      ),
  );

/** Options lie over any set, and every one of them is there. */
function areRules(value: unknown): value is RuleOptions {
  if (!isRecord(value) || !isRecord(ownField(value, 'deck'))) return false;
  const { ok } = changeOptions(value as unknown as RuleOptions, value);
  return ok && OPTION_NAMES.every((name) => Object.hasOwn(value, name));
}

/** What of an observation a bot looks at. */
function isObservation(value: unknown): value is Observation {
  const of = (name: string): unknown => ownField(value, name);
  const isCount = (count: unknown): boolean => isWhole(count, MAX_DECK);
  const isCounter = (count: unknown): boolean => isWhole(count, MAX_MOVES);
  const counters = of('counters');
  return (
    isSeat(of('seat')) &&
    isSeatOrNone(of('next')) &&
    (of('phase') === 'opening' || of('phase') === 'main') &&
    areRules(of('rules')) &&
    CARAVANS.every((name) => isCaravan(ownField(of('caravans'), name))) &&
    areCards(of('hand')) &&
    areCards(of('ownDeck')) &&
    isPair(of('handCount'), isCount) &&
    isPair(of('deckCount'), isCount) &&
    isPair(of('discards'), areCards) &&
    ['moves', 'turns', 'idle'].every((name) => isCounter(ownField(counters, name))) &&
    ['redeals', 'reshuffles'].every((name) => isPair(ownField(counters, name), isCounter))
  );
}

/** What the worker is asked, or the id of a question that cannot be read. */
export function readRequest(
  data: unknown,
): WorkerRequest | { readonly type: 'unreadable'; readonly id: number } {
  const of = (name: string): unknown => ownField(data, name);
  const [id, bot, seen, seed] = [of('id'), of('bot'), of('seen'), of('seed')];
  const [nodes, ms] = [ownField(of('limit'), 'nodes'), ownField(of('limit'), 'ms')];
  if (
    of('type') !== 'think' ||
    !isWhole(id) ||
    typeof bot !== 'string' ||
    bot.length > LONGEST_NAME ||
    !isObservation(seen) ||
    !isWhole(seed, MAX_SEED) ||
    !isRecord(of('limit')) ||
    !(nodes === undefined || (isWhole(nodes, MOST_NODES) && nodes > 0)) ||
    !(ms === undefined || (typeof ms === 'number' && ms >= 0 && ms <= MOST_MS))
  )
    return { type: 'unreadable', id: isWhole(id) ? id : NO_ID };
  const limit = { ...(nodes !== undefined && { nodes }), ...(ms !== undefined && { ms }) };
  return { type: 'think', id, bot, seen, limit, seed };
}

const isMove = (value: unknown): value is string => typeof value === 'string' && parseMove(value) !== null;
const isCandidate = (value: unknown): value is Candidate =>
  isMove(ownField(value, 'move')) && isShare(ownField(value, 'value'));

/** What the worker answers; null where it cannot be read. Whether a move is legal, the match asks. */
export function readAnswer(data: unknown): WorkerAnswer | null {
  const id = ownField(data, 'id');
  switch (ownField(data, 'type')) {
    case 'ready':
      return { type: 'ready' };
    case 'chosen': {
      const choice = ownField(data, 'choice');
      const [move, nodes, value] = [
        ownField(choice, 'move'),
        ownField(choice, 'nodes'),
        ownField(choice, 'value'),
      ];
      const candidates = ownField(choice, 'candidates');
      if (!isWhole(id) || !isMove(move)) return null;
      if (nodes !== undefined && !isWhole(nodes)) return null;
      if (value !== undefined && !isShare(value)) return null;
      if (candidates !== undefined && !isList(candidates, MOST_CANDIDATES, isCandidate)) return null;
      return {
        type: 'chosen',
        id,
        choice: {
          move,
          ...(nodes !== undefined && { nodes }),
          ...(value !== undefined && { value }),
          ...(candidates !== undefined && { candidates: candidates as readonly Candidate[] }),
        },
      };
    }
    case 'failed': {
      const message = ownField(data, 'message');
      if (!isWhole(id) || typeof message !== 'string') return null;
      return { type: 'failed', id, message: message.slice(0, LONGEST_MESSAGE) };
    }
    default:
      return null;
  }
}
