/**
 * The fixed yardstick: the move after which the table looks best, one move deep. Its formula and weights never
 * change, so that figures measured against it stay comparable.
 */
import {
  apply,
  caravanValue,
  copyInto,
  copyState,
  DISBAND,
  DISCARD,
  formatMove,
  generateMoves,
  handOf,
  imagineStandIns,
  JACK,
  JOKER,
  KING,
  kindOf,
  MOVE_BUFFER,
  type Move,
  moveFace,
  outcomeOf,
  PLAY,
  QUEEN,
  Random,
  rankOf,
  SALE_MAX,
  SALE_MIN,
  type Seat,
  STREAM,
  type State,
  seatIndex,
  soldTo,
} from '../engine/index.ts';
import type { Bot } from './bot.ts';

const SOLD = 0.6;

/** What a caravan of this value is worth to its owner. */
const worth = (value: number): number => {
  if (value < SALE_MIN) return 0.02 * value;
  if (value <= SALE_MAX) return 0.8 + 0.03 * (value - SALE_MIN);
  return -0.2 - 0.01 * (value - SALE_MAX);
};

/** What a card kept in the hand is worth. */
const keep = (card: number): number => {
  switch (rankOf(card)) {
    case JACK:
    case KING:
      return 0.12;
    case QUEEN:
      return 0.03;
    case JOKER:
      return 0.2;
    default:
      return 0.02;
  }
};

/** The card a move takes from the hand, 0 when it takes none. */
const spentFace = (move: Move): number => {
  const kind = kindOf(move);
  return kind === PLAY || kind === DISCARD || kind === DISBAND ? moveFace(move) : 0;
};

/** The table from a seat's side; a match that is won or lost counts as nothing else does. */
function tableScore(state: State, name: Seat): number {
  const { result } = outcomeOf(state);
  if (result === 'A wins' || result === 'B wins') return result.startsWith(name) ? 1e6 : -1e6;
  const seat = seatIndex(name);
  let score = 0;
  for (let pair = 0; pair < 3; pair++) {
    score += worth(caravanValue(state, seat * 3 + pair)) - worth(caravanValue(state, (1 - seat) * 3 + pair));
    const sold = soldTo(state, pair);
    if (sold >= 0) score += sold === seat ? SOLD : -SOLD;
  }
  return score;
}

const buffer = new Int32Array(MOVE_BUFFER);
/** Sums of the same parts in another order differ in their last bits; they are ties all the same. */
const EQUAL = 1e-9;

export const GREEDY_BOT: Bot = {
  id: 'greedy',
  name: 'Pedlar',
  choose(seen, _limit, seed) {
    const state = imagineStandIns(seen);
    const after = copyState(state);
    const inHand = handOf(state, seatIndex(seen.seat)).reduce((sum, card) => sum + keep(card), 0);
    let best = Number.NEGATIVE_INFINITY;
    let moves: string[] = [];
    const count = generateMoves(state, buffer);
    // `apply` may generate moves of its own; the candidates are safe from it in their copy.
    for (const move of buffer.slice(0, count)) {
      copyInto(state, after);
      apply(after, move);
      const spent = spentFace(move);
      const score = tableScore(after, seen.seat) + inHand - (spent === 0 ? 0 : keep(spent));
      if (score < best - EQUAL) continue;
      if (score > best + EQUAL) {
        best = score;
        moves = [];
      }
      moves.push(formatMove(move));
    }
    // Sorted, so that a choice among equals does not hang on the order in which the engine lists moves.
    moves.sort();
    return { move: moves[new Random(seed, STREAM.bot, seen.counters.moves).below(moves.length)]! };
  },
};
