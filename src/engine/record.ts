/** A match as it is kept and shared: rules, decks, seed and moves, with a hash of the state after each move. */
import type { CardName } from './cards.ts';
import { deal } from './deal.ts';
import { cardNames, parseCards } from './decks.ts';
import type { GameEvent } from './events.ts';
import { type Refusal, refusal } from './legal.ts';
import { formatMove, parseMove } from './notation.ts';
import type { RuleOptions } from './options.ts';
import { play } from './play.ts';
import { compileRules } from './rules.ts';
import type { Seat } from './seats.ts';
import { hashState, type State } from './state.ts';

/** Raised whenever the same record would no longer give the same match. */
export const RULES_VERSION = 1;

export interface MatchRecord {
  readonly version: number;
  readonly rules: RuleOptions;
  readonly seed: number;
  readonly deckA: readonly CardName[];
  readonly deckB: readonly CardName[];
  readonly first: Seat | null;
  readonly moves: readonly string[];
  /** `hashes[i]` is the state's hash after `moves[i]`. */
  readonly hashes: readonly string[];
}

export function startRecord(
  rules: RuleOptions,
  seed: number,
  deckA: readonly number[],
  deckB: readonly number[],
  first: Seat | null,
): MatchRecord {
  return {
    version: RULES_VERSION,
    rules,
    seed,
    deckA: cardNames(deckA),
    deckB: cardNames(deckB),
    first,
    moves: [],
    hashes: [],
  };
}

/** The record with one more move, after which the state is `after`. */
export function recordMove(record: MatchRecord, move: number, after: State): MatchRecord {
  return {
    ...record,
    moves: [...record.moves, formatMove(move)],
    hashes: [...record.hashes, hashState(after)],
  };
}

export type ReplayFault =
  | { readonly kind: 'other-version'; readonly version: number }
  | { readonly kind: 'bad-deck' }
  | { readonly kind: 'illegal-move'; readonly index: number; readonly reason: Refusal }
  | { readonly kind: 'hash-differs'; readonly index: number };

export interface Replay {
  readonly state: State;
  /** The deal's events, then those of each move. */
  readonly events: readonly (readonly GameEvent[])[];
  /** What stopped the replay; `state` is the last good one. */
  readonly fault: ReplayFault | null;
}

/** Deals a record's match and plays its moves again, checking each against the rules and its hash. */
export function replay(record: MatchRecord): Replay {
  const rules = compileRules(record.rules);
  const deckA = parseCards(record.deckA);
  const deckB = parseCards(record.deckB);
  const start = deal(rules, {
    seed: record.seed,
    ...(deckA && { deckA }),
    ...(deckB && { deckB }),
    ...(record.first && { first: record.first }),
  });
  let { state } = start;
  const events: GameEvent[][] = [start.events];
  const stop = (fault: ReplayFault | null): Replay => ({ state, events, fault });
  if (record.version !== RULES_VERSION) return stop({ kind: 'other-version', version: record.version });
  if (!deckA || !deckB) return stop({ kind: 'bad-deck' });
  for (const [index, text] of record.moves.entries()) {
    const move = parseMove(text);
    const reason = refusal(state, move);
    if (reason) return stop({ kind: 'illegal-move', index, reason });
    const step = play(state, move!); // what cannot be read is refused
    const expected = record.hashes[index];
    if (expected !== undefined && expected !== hashState(step.state))
      return stop({ kind: 'hash-differs', index });
    state = step.state;
    events.push(step.events);
  }
  return stop(null);
}
