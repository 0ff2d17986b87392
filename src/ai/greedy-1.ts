/** A frozen yardstick: the table score with tuned weights, one move deep. */
import {
  copyState,
  formatMove,
  generateMoves,
  imagineStandIns,
  MOVE_BUFFER,
  Random,
  STREAM,
} from '../engine/index.ts';
import type { Bot } from './bot.ts';
import { TableScore, TUNED_WEIGHTS } from './table-score.ts';

const buffer = new Int32Array(MOVE_BUFFER);
/** Sums of the same parts in another order differ in their last bits; they are ties all the same. */
const EQUAL = 1e-9;

export const GREEDY_1_BOT: Bot = {
  id: 'greedy-1',
  name: 'Hawker',
  choose(seen, _limit, seed) {
    const state = imagineStandIns(seen);
    const scratch = copyState(state);
    const score = new TableScore(TUNED_WEIGHTS, scratch);
    score.look(state, scratch);
    let best = Number.NEGATIVE_INFINITY;
    let moves: string[] = [];
    for (const move of buffer.slice(0, generateMoves(state, buffer))) {
      const value = score.score(state, move);
      if (value < best - EQUAL) continue;
      if (value > best + EQUAL) {
        best = value;
        moves = [];
      }
      moves.push(formatMove(move));
    }
    moves.sort();
    return { move: moves[new Random(seed, STREAM.bot, seen.counters.moves).below(moves.length)]! };
  },
};
