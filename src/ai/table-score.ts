/**
 * A cheap judgement of a table: the greedy yardstick's form with all its weights free. It plays `greedy-1`, chooses the
 * moves that search looks at, and plays the first games of every training.
 */
import {
  apply,
  caravanValue,
  copyInto,
  DISBAND,
  DISCARD,
  JACK,
  KING,
  kindOf,
  kingGain,
  MOVE_BUFFER,
  type Move,
  moveCaravan,
  moveFace,
  moveRow,
  QUEEN,
  resultCode,
  rowValue,
  SALE_MAX,
  SALE_MIN,
  type State,
  seatToMove,
} from '../engine/index.ts';

/** Worth of a caravan by its value, of a lead, and of what stays in the hand. */
export interface ScoreWeights {
  readonly perPip: number;
  readonly sale: number;
  readonly perPoint: number;
  readonly heavy: number;
  readonly perExcess: number;
  readonly lead: number;
  readonly number: number;
  readonly jack: number;
  readonly queen: number;
  readonly king: number;
  readonly joker: number;
}

/** The weights of the yardstick `greedy`. */
export const GREEDY_WEIGHTS: ScoreWeights = {
  perPip: 0.02,
  sale: 0.8,
  perPoint: 0.03,
  heavy: -0.2,
  perExcess: -0.01,
  lead: 0.6,
  number: 0.02,
  jack: 0.12,
  queen: 0.03,
  king: 0.12,
  joker: 0.2,
};

/** Above any sum of weights: a match won. */
export const WIN = 1000;

const worth = (w: ScoreWeights, value: number): number =>
  value < SALE_MIN
    ? w.perPip * value
    : value <= SALE_MAX
      ? w.sale + w.perPoint * (value - SALE_MIN)
      : w.heavy + w.perExcess * (value - SALE_MAX);

const pairScore = (w: ScoreWeights, own: number, other: number): number => {
  const score = worth(w, own) - worth(w, other);
  const sold = leadOf(own, other);
  return score + w.lead * sold;
};

/** +1 when a pair is decided for the first value, −1 for the second. */
const leadOf = (own: number, other: number): number => {
  if (own >= SALE_MIN && own <= SALE_MAX) {
    return other < SALE_MIN || other > SALE_MAX || own > other ? 1 : own < other ? -1 : 0;
  }
  return other >= SALE_MIN && other <= SALE_MAX ? -1 : 0;
};

const keep = (w: ScoreWeights, rank: number): number =>
  rank < JACK
    ? w.number
    : rank === JACK
      ? w.jack
      : rank === QUEEN
        ? w.queen
        : rank === KING
          ? w.king
          : w.joker;

export class TableScore {
  readonly weights: ScoreWeights;
  private scratch: State;
  // Of the position whose moves are scored.
  private base = 0;
  private seat = 0;
  private readonly pairs = new Float64Array(3);
  private readonly leads = new Int32Array(3);

  constructor(weights: ScoreWeights, scratch: State) {
    this.weights = weights;
    this.scratch = scratch;
  }

  /** Takes a position whose moves are to be scored. @param scratch a state of the same deal */
  look(state: State, scratch: State): void {
    this.scratch = scratch;
    const w = this.weights;
    this.seat = seatToMove(state);
    const own = this.seat * 3;
    this.base = 0;
    for (let pair = 0; pair < 3; pair++) {
      const a = caravanValue(state, own + pair);
      const b = caravanValue(state, 3 - own + pair);
      this.pairs[pair] = pairScore(w, a, b);
      this.leads[pair] = leadOf(a, b);
      this.base += this.pairs[pair]!;
    }
  }

  /** The table after a move, without the hand that all moves share; the card spent counts against it. */
  score(state: State, move: Move): number {
    const w = this.weights;
    const kind = kindOf(move);
    const face = moveFace(move);
    const rank = face >> 2;
    if (kind === DISCARD) return this.base - keep(w, rank);
    const caravan = moveCaravan(move);
    const value = caravanValue(state, caravan);
    if (kind === DISBAND) {
      const restart = face === 0 ? 0 : rank;
      return this.changed(state, caravan, restart) - (face === 0 ? 0 : keep(w, rank));
    }
    if (kind !== 0) return this.base;
    const spent = keep(w, rank);
    if (rank < JACK) return this.changed(state, caravan, value + rank) - spent;
    if (rank === KING)
      return this.changed(state, caravan, value + kingGain(state, caravan, moveRow(move))) - spent;
    if (rank === QUEEN) return this.base - spent;
    if (rank === JACK)
      return this.changed(state, caravan, value - rowValue(state, caravan, moveRow(move))) - spent;
    return this.afterJoker(state, move) - spent;
  }

  private changed(state: State, caravan: number, value: number): number {
    const pair = caravan % 3;
    const { seat } = this;
    const mine = caravan < 3 === (seat === 0);
    const facing = caravanValue(state, caravan < 3 ? caravan + 3 : caravan - 3);
    const own = mine ? value : facing;
    const other = mine ? facing : value;
    return (
      this.base -
      this.pairs[pair]! +
      pairScore(this.weights, own, other) +
      this.ending(state, pair, leadOf(own, other))
    );
  }

  /** ±WIN when the match ends by sale once a pair stands so (R20, M42). */
  private ending(state: State, pair: number, lead: number): number {
    let own = 0;
    let other = 0;
    for (let i = 0; i < 3; i++) {
      const sold = i === pair ? lead : this.leads[i]!;
      if (sold > 0) own++;
      else if (sold < 0) other++;
    }
    if (own + other < 3 && !(state.rules.firstToTwo && (own === 2 || other === 2))) return 0;
    return own > other ? WIN : -WIN;
  }

  private afterJoker(state: State, move: Move): number {
    const { scratch, seat } = this;
    copyInto(state, scratch);
    apply(scratch, move);
    const result = resultCode(scratch);
    let score = result === 0 || result === 3 ? 0 : result - 1 === seat ? WIN : -WIN;
    for (let pair = 0; pair < 3; pair++) {
      score += pairScore(
        this.weights,
        caravanValue(scratch, seat * 3 + pair),
        caravanValue(scratch, 3 - seat * 3 + pair),
      );
    }
    return score;
  }
}

/** Frozen: what `greedy-1` plays by, found by SPSA (training/tune.ts, seed 1, 4 min): 77.5 % against `greedy`. */
export const TUNED_WEIGHTS: ScoreWeights = {
  perPip: 0.077,
  sale: 1.566,
  perPoint: 0.013,
  heavy: 0.095,
  perExcess: -0.041,
  lead: 0.802,
  number: -0.525,
  jack: 0.186,
  queen: -0.605,
  king: 1.224,
  joker: 0.653,
};

const scores = new Float64Array(MOVE_BUFFER);

/** Brings the `most` best moves by score to the front of the list, best first; returns how many stand there. */
export function shortlist(
  score: TableScore,
  state: State,
  scratch: State,
  list: Int32Array,
  count: number,
  most: number,
): number {
  if (count <= most) return count;
  score.look(state, scratch);
  for (let i = 0; i < count; i++) {
    const move = list[i]!;
    const value = score.score(state, move);
    let at = i < most ? i : most;
    if (at === most && value <= scores[most - 1]!) continue;
    if (at === most) {
      list[i] = list[--at]!;
    }
    for (; at > 0 && scores[at - 1]! < value; at--) {
      scores[at] = scores[at - 1]!;
      list[at] = list[at - 1]!;
    }
    scores[at] = value;
    list[at] = move;
  }
  return most;
}
