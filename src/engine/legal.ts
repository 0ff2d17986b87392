/**
 * Which moves are legal, and why another is not. Generation and refusal are two views of the same rules; the
 * conformance tests hold them together.
 */
import { FACE_MASK, JACK, JOKER_FACE, QUEEN, TEN } from './cards.ts';
import {
  DISBAND,
  DISCARD,
  disbandMove,
  discardMove,
  FORFEIT,
  kindOf,
  type Move,
  moveCaravan,
  moveFace,
  moveRow,
  PASS,
  PLAY,
  playMove,
  REDEAL,
  REDEAL_MOVE,
} from './moves.ts';
import {
  ACCEPT,
  attachedTo,
  CONTINUE,
  DECK_COUNT,
  findInHand,
  HAND_AT,
  HAND_COUNT,
  LAST,
  MAIN,
  mayDiscardInOpening,
  mustRedeal,
  OPENING,
  PHASE,
  RESULT,
  ROWS,
  rowCell,
  type State,
  shownSuit,
  TABLE_AT,
  TURN,
} from './state.ts';

/** Why a move is refused (rules.md, "Reason codes"). */
export const REFUSALS = [
  'same-value',
  'wrong-direction-and-suit',
  'not-your-caravan',
  'number-needs-caravan',
  'caravan-full',
  'card-not-in-hand',
  'empty-caravan',
  'no-such-card',
  'face-needs-card',
  'queen-not-on-last',
  'too-many-attachments',
  'not-on-opponent',
  'face-suit-mismatch',
  'caravan-empty',
  'must-restart-caravan',
  'deck-empty-no-discard',
  'no-face-in-opening',
  'opening-caravan-already-started',
  'opening-left-to-right',
  'no-discard-in-opening',
  'no-disband-in-opening',
  'must-redeal',
  'enough-number-cards',
  'no-redeal-rule',
  'must-act',
  'game-over',
  'malformed-move',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** More moves than any position of the notation's limits can have. */
export const MOVE_BUFFER = 8192;

// Scratch of the generator: faces met in the hand, and the number cards on the table, once per call.
const seen = new Int32Array(64);
let stamp = 0;
const targets = new Int32Array(512);
const TARGET_MOVE = 0x7fff;
const TARGET_SUIT_SHIFT = 16;
const TARGET_LAST = 1 << 18;

/** May a caravan be disbanded (M31)? The turn's other conditions are the caller's. */
function mayDisband(state: State, caravan: number): boolean {
  const { cells } = state;
  if (cells[ROWS + caravan]! > 0) return true;
  if (!state.rules.disbandEmpty) return false;
  const first = ROWS + (caravan < 3 ? 0 : 3);
  return cells[first]! + cells[first + 1]! + cells[first + 2]! > 0;
}

const mayDiscard = (state: State): boolean =>
  (state.cells[PHASE] === MAIN || mayDiscardInOpening(state)) &&
  (state.rules.discardWhenDeckEmpty || state.cells[DECK_COUNT + state.cells[TURN]!]! > 0);

/**
 * Writes every legal move of the seat to move except `forfeit` into `out`, each once, unsorted.
 * @returns how many
 */
export function generateMoves(state: State, out: Int32Array): number {
  const { cells, rules } = state;
  if (cells[RESULT] !== CONTINUE) return 0;
  if (mustRedeal(state)) {
    out[0] = REDEAL_MOVE;
    return 1;
  }
  if (cells[PHASE] === OPENING) return generateOpening(state, out);
  const seat = cells[TURN]!;
  const own = seat * 3;
  const hand = cells[HAND_AT + seat]!;
  const handEnd = hand + cells[HAND_COUNT + seat]!;
  const discards = rules.discardWhenDeckEmpty || cells[DECK_COUNT + seat]! > 0;
  let count = 0;
  let listed = -1;
  stamp++;
  for (let i = hand; i < handEnd; i++) {
    let face = cells[i]! & FACE_MASK;
    if (face > JOKER_FACE) face = JOKER_FACE;
    // Cards of one face are one move; a stamp per call is cheaper than clearing marks.
    if (seen[face] === stamp) continue;
    seen[face] = stamp;
    const rank = face >> 2;
    if (rank <= TEN) {
      // Written first and counted after: half of these would mispredict as branches.
      const accept = ACCEPT + own * 4 + (face & 3);
      out[count] = (own << 6) | face;
      count += (cells[accept]! >> rank) & 1;
      out[count] = ((own + 1) << 6) | face;
      count += (cells[accept + 4]! >> rank) & 1;
      out[count] = ((own + 2) << 6) | face;
      count += (cells[accept + 8]! >> rank) & 1;
      if (rules.restartAfterDisband) count = generateDisbands(state, out, count, face);
    } else {
      if (listed < 0) listed = listTargets(state);
      const across = rules.onOpponent[rank - JACK]!;
      const matching = rules.matchSuit[rank - JACK]!;
      const lastOnly = rank === QUEEN && !rules.queenAnywhere;
      if (across && !matching && !lastOnly) {
        for (let t = 0; t < listed; t++) out[count++] = (targets[t]! & TARGET_MOVE) | face;
      } else {
        for (let t = 0; t < listed; t++) {
          const target = targets[t]!;
          if (lastOnly && (target & TARGET_LAST) === 0) continue;
          if (!across && ((target >> 6) & 7) < 3 !== (seat === 0)) continue;
          if (matching && ((target >> TARGET_SUIT_SHIFT) & 3) !== (face & 3)) continue;
          out[count++] = (target & TARGET_MOVE) | face;
        }
      }
    }
    if (discards) out[count++] = discardMove(face);
  }
  return rules.restartAfterDisband ? count : generateDisbands(state, out, count, 0);
}

function generateOpening(state: State, out: Int32Array): number {
  const { cells, rules } = state;
  const seat = cells[TURN]!;
  const hand = cells[HAND_AT + seat]!;
  const discards = mayDiscard(state);
  let count = 0;
  stamp++;
  for (let i = hand; i < hand + cells[HAND_COUNT + seat]!; i++) {
    const face = Math.min(cells[i]! & FACE_MASK, JOKER_FACE);
    if (seen[face] === stamp) continue;
    seen[face] = stamp;
    if (face >> 2 <= TEN) {
      for (let caravan = seat * 3; caravan < seat * 3 + 3; caravan++) {
        if (cells[ROWS + caravan]! > 0) continue;
        out[count++] = playMove(face, caravan);
        if (rules.leftToRight) break;
      }
    }
    if (discards) out[count++] = discardMove(face);
  }
  return count;
}

function generateDisbands(state: State, out: Int32Array, from: number, restart: number): number {
  const own = state.cells[TURN]! * 3;
  let count = from;
  for (let caravan = own; caravan < own + 3; caravan++) {
    if (mayDisband(state, caravan)) out[count++] = disbandMove(caravan, restart);
  }
  return count;
}

/** Lists the number cards that have room for an attachment into the scratch; returns how many. */
function listTargets(state: State): number {
  const { cells, rules } = state;
  let listed = 0;
  let cell = cells[TABLE_AT]!;
  for (let caravan = 0; caravan < 6; caravan++) {
    const rows = cells[ROWS + caravan]!;
    for (let row = 1; row <= rows; row++) {
      const code = cells[cell]!;
      const attached = attachedTo(code);
      targets[listed] =
        (row << 9) |
        (caravan << 6) |
        (shownSuit(code) << TARGET_SUIT_SHIFT) |
        (row === rows ? TARGET_LAST : 0);
      if (attached < rules.maxAttachments) listed++;
      cell += 1 + attached;
    }
  }
  return listed;
}

const probe = new Int32Array(MOVE_BUFFER);

/** Has the seat to move any legal move besides giving up? */
export function hasLegalMove(state: State): boolean {
  const { cells } = state;
  if (cells[PHASE] === MAIN && cells[HAND_COUNT + cells[TURN]!]! > 0 && mayDiscard(state)) return true;
  return generateMoves(state, probe) > 0;
}

/**
 * Why the seat to move may not make a move, or null when it may. Several faults are named in the order that
 * rules.md section 6 ("Which code") gives: that the match is over comes even before that a move (null) cannot be read.
 */
export function refusal(state: State, move: Move | null): Refusal | null {
  const { cells, rules } = state;
  if (cells[RESULT] !== CONTINUE) return 'game-over';
  if (move === null) return 'malformed-move';
  const kind = kindOf(move);
  const opening = cells[PHASE] === OPENING;
  switch (kind) {
    case FORFEIT:
      return null;
    case PASS:
      return 'must-act';
    case REDEAL:
      if (!rules.mulligan) return 'no-redeal-rule';
      return mustRedeal(state) ? null : 'enough-number-cards';
    case DISCARD: {
      if (findInHand(state, cells[TURN]!, moveFace(move)) < 0) return 'card-not-in-hand';
      if (opening && !mayDiscardInOpening(state)) return 'no-discard-in-opening';
      if (!rules.discardWhenDeckEmpty && cells[DECK_COUNT + cells[TURN]!] === 0)
        return 'deck-empty-no-discard';
      break;
    }
    case DISBAND:
      // Never in the opening, so never in place of a redeal.
      return disbandRefusal(state, move, opening);
    case PLAY: {
      const face = moveFace(move);
      if (findInHand(state, cells[TURN]!, face) < 0) return 'card-not-in-hand';
      const reason =
        face >> 2 <= TEN ? numberRefusal(state, move, opening) : faceRefusal(state, move, opening);
      if (reason) return reason;
      break;
    }
    default:
      return 'malformed-move';
  }
  return mustRedeal(state) ? 'must-redeal' : null;
}

function disbandRefusal(state: State, move: Move, opening: boolean): Refusal | null {
  const { cells, rules } = state;
  const caravan = moveCaravan(move);
  const restart = moveFace(move);
  if (restart !== 0 && !rules.restartAfterDisband) return 'malformed-move';
  if (opening) return 'no-disband-in-opening';
  if (caravan < 3 !== (cells[TURN] === 0)) return 'not-your-caravan';
  if (!mayDisband(state, caravan)) return 'caravan-empty';
  if (!rules.restartAfterDisband) return null;
  if (restart === 0 || restart >> 2 > TEN) return 'must-restart-caravan';
  return findInHand(state, cells[TURN]!, restart) < 0 ? 'card-not-in-hand' : null;
}

function numberRefusal(state: State, move: Move, opening: boolean): Refusal | null {
  const { cells, rules } = state;
  const caravan = moveCaravan(move);
  const seat = cells[TURN]!;
  if (moveRow(move) > 0) return 'number-needs-caravan';
  if (caravan < 3 !== (seat === 0)) return 'not-your-caravan';
  if (opening) {
    if (cells[ROWS + caravan]! > 0) return 'opening-caravan-already-started';
    if (rules.leftToRight) {
      for (let left = seat * 3; left < caravan; left++)
        if (cells[ROWS + left] === 0) return 'opening-left-to-right';
    }
    return null;
  }
  if (cells[ROWS + caravan]! >= rules.maxRows) return 'caravan-full';
  const face = moveFace(move);
  if (cells[LAST + caravan] === face >> 2) return 'same-value';
  return (cells[ACCEPT + caravan * 4 + (face & 3)]! >> (face >> 2)) & 1 ? null : 'wrong-direction-and-suit';
}

function faceRefusal(state: State, move: Move, opening: boolean): Refusal | null {
  const { cells, rules } = state;
  const caravan = moveCaravan(move);
  const rank = moveFace(move) >> 2;
  if (opening) return 'no-face-in-opening';
  const row = moveRow(move);
  const rows = cells[ROWS + caravan]!;
  if (row === 0) return 'face-needs-card';
  if (rows === 0) return 'empty-caravan';
  const cell = rowCell(state, caravan, row);
  if (cell < 0) return 'no-such-card';
  if (!rules.onOpponent[rank - JACK] && caravan < 3 !== (cells[TURN] === 0)) return 'not-on-opponent';
  if (rank === QUEEN && !rules.queenAnywhere && row < rows) return 'queen-not-on-last';
  const code = cells[cell]!;
  if (rules.matchSuit[rank - JACK] && shownSuit(code) !== (moveFace(move) & 3)) return 'face-suit-mismatch';
  return attachedTo(code) >= rules.maxAttachments ? 'too-many-attachments' : null;
}
