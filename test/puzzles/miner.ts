/**
 * Looks for puzzles, fast and with shortcuts that the prover does without: the other side is given every card it may
 * hold at once, drawn cards are left out (who can win without the drawn card can win with any), and replies that
 * refute most moves are tried first.
 */

import type { PuzzleKey, PuzzleKind } from '../../src/content/puzzles/puzzle.ts';
import { hiddenCards, layOutPuzzle, type PuzzleStart } from '../../src/content/puzzles/puzzle-position.ts';
import {
  apply,
  caravanValue,
  copyInto,
  copyState,
  DISBAND,
  DISCARD,
  discardMove,
  faceOf,
  formatMove,
  fromPosition,
  generateMoves,
  JACK,
  JOKER,
  kindOf,
  MOVE_BUFFER,
  type Move,
  moveFace,
  PLAY,
  RANK_NAMES,
  type Rules,
  resultCode,
  rowsOf,
  type State,
  soldTo,
} from '../../src/engine/index.ts';

export interface Find {
  readonly kind: PuzzleKind;
  readonly key: PuzzleKey;
  readonly solution: string;
  /** Legal moves, and those among them that play a face card. */
  readonly moves: number;
  readonly faceMoves: number;
  /** Ways in which the other side would win if nothing were done. */
  readonly threats: number;
}

const WON = 1;
const LOST = 2;
const MOST_ROWS = 7;
const MOST_ATTACHED = 9;
const HEAVIEST = 40;
const LEAST_DECK = 1;

const buffer = new Int32Array(MOVE_BUFFER);

function movesOf(state: State): Move[] {
  const count = generateMoves(state, buffer);
  const moves: Move[] = new Array(count);
  for (let i = 0; i < count; i++) moves[i] = buffer[i]!;
  return moves;
}

/** Jacks, Kings and Jokers first, discards last. */
const weight = (move: Move): number =>
  kindOf(move) === PLAY ? (moveFace(move) >> 2 >= JACK ? 0 : 1) : kindOf(move) === DISBAND ? 2 : 3;
const isFaceMove = (move: Move): boolean => kindOf(move) === PLAY && moveFace(move) >> 2 >= JACK;

const isJoker = (move: Move): boolean => kindOf(move) === PLAY && moveFace(move) >> 2 === JOKER;

/** May a seat win with a move that changes one pair, as all do but a Joker? */
function isNear(state: State, seat: number): boolean {
  let own = 0;
  let undecided = 0;
  for (let pair = 0; pair < 3; pair++) {
    const sold = soldTo(state, pair);
    if (sold < 0) undecided++;
    else if (sold === seat) own++;
  }
  return undecided === 1 && own >= 1;
}

/** Is the table one that a person can take in? */
function isClear(state: State): boolean {
  let attached = 0;
  for (let caravan = 0; caravan < 6; caravan++) {
    const rows = rowsOf(state, caravan);
    if (rows.length > MOST_ROWS || caravanValue(state, caravan) > HEAVIEST) return false;
    attached += rows.reduce((sum, row) => sum + row.attachments.length, 0);
  }
  return attached <= MOST_ATTACHED;
}

export function findPuzzle(start: PuzzleStart, rules: Rules): Find | null {
  const hidden = hiddenCards(start);
  if (!hidden || start.hand.split(' ').length < 3 || hidden.ownDeck.length < LEAST_DECK) return null;
  const theirs = [...new Set(hidden.theirs.map(faceOf))];
  const parsed = layOutPuzzle(start, theirs, [], []);
  if ('fault' in parsed || hidden.theirs.length < LEAST_DECK + start.theirHand) return null;
  const state = fromPosition(rules, parsed.layout);
  if (resultCode(state) !== 0 || !isClear(state)) return null;

  // A move other than a Joker changes one pair: with all three undecided nothing is near.
  const undecided = [0, 1, 2].filter((pair) => soldTo(state, pair) < 0).length;
  if (undecided === 3 && !start.hand.includes('X')) return null;

  const moves = movesOf(state);
  const faceMoves = moves.filter(isFaceMove);
  if (faceMoves.length < 8) return null;
  const scratch = copyState(state);
  const after = (from: State, move: Move, into: State): number => {
    copyInto(from, into);
    apply(into, move);
    return resultCode(into);
  };
  const found = (kind: PuzzleKind, solution: Move, threats: number): Find | null => {
    if (!isFaceMove(solution)) return null;
    const rank = moveFace(solution) >> 2;
    // One of several targets, and not the only card of its kind of help.
    return {
      kind,
      key: rank === 14 ? 'X' : (RANK_NAMES[rank - 1] as PuzzleKey),
      solution: formatMove(solution),
      moves: moves.length,
      faceMoves: faceMoves.length,
      threats,
    };
  };

  const wins = moves.filter((move) => after(state, move, scratch) === WON);
  if (wins.length > 1) return null;
  if (wins.length === 1) return found('win-now', wins[0]!, 0);

  const open = moves.filter((move) => after(state, move, scratch) === 0);
  const middle = copyState(state);
  const deep = copyState(state);
  const last = copyState(state);
  const mineHasJoker = start.hand.includes('X');
  const canWin = (from: State): boolean => {
    const near = isNear(from, 0);
    if (!near && !mineHasJoker) return false;
    return movesOf(from).some((move) => (near || isJoker(move)) && after(from, move, last) === WON);
  };
  /** Is there a win after every reply? */
  const holds = (move: Move): boolean => {
    after(state, move, middle);
    // First a reply that changes nothing: most moves threaten nothing.
    const result = after(middle, idleReply, deep);
    if (result === LOST || (result === 0 && !canWin(deep))) return false;
    const replies = movesOf(middle).sort((a, b) => weight(a) - weight(b));
    return replies.every((reply) => {
      const outcome = after(middle, reply, deep);
      return outcome === WON || (outcome === 0 && canWin(deep));
    });
  };
  const idleReply = discardMove(theirs[0]!);
  const forced: Move[] = [];
  for (const move of open) {
    if (!holds(move)) continue;
    forced.push(move);
    if (forced.length > 1) return null;
  }
  if (forced.length === 1) return found('win-in-two', forced[0]!, 0);

  const losing = (move: Move): number => {
    after(state, move, middle);
    const near = isNear(middle, 1);
    return movesOf(middle).filter((reply) => (near || isJoker(reply)) && after(middle, reply, deep) === LOST)
      .length;
  };
  const idle = moves.findLast((move) => kindOf(move) === DISCARD);
  const threats = idle === undefined ? 0 : losing(idle);
  if (threats === 0 || moves.length < 9) return null;
  const safe: Move[] = [];
  for (const move of open) {
    after(state, move, middle);
    const replies = movesOf(middle).sort((a, b) => weight(a) - weight(b));
    const near = isNear(middle, 1);
    if (replies.some((reply) => (near || isJoker(reply)) && after(middle, reply, deep) === LOST)) continue;
    safe.push(move);
    if (safe.length > 1) return null;
  }
  return safe.length === 1 ? found('survive', safe[0]!, threats) : null;
}
