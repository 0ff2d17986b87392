/** Uniformly random play, and the counting of move trees: the engine's own yardsticks. */
import { generateMoves, MOVE_BUFFER } from './legal.ts';
import { apply } from './play.ts';
import type { Random } from './random.ts';
import { A_WINS, CONTINUE, copyInto, copyState, RESULT, resultCode, type State } from './state.ts';

const buffer = new Int32Array(MOVE_BUFFER);

/** Plays uniformly random legal moves in place until the match is over; returns how many. */
export function playRandomly(state: State, random: Random): number {
  let plies = 0;
  while (state.cells[RESULT] === CONTINUE) {
    apply(state, buffer[random.below(generateMoves(state, buffer))]!);
    plies++;
  }
  return plies;
}

export interface PlayoutCount {
  games: number;
  plies: number;
  winsA: number;
  winsB: number;
  draws: number;
}

/** Plays `games` random games, each from a fresh state that `start` gives for its number. */
export function countPlayouts(games: number, random: Random, start: (game: number) => State): PlayoutCount {
  const count: PlayoutCount = { games, plies: 0, winsA: 0, winsB: 0, draws: 0 };
  for (let game = 0; game < games; game++) {
    const state = start(game);
    count.plies += playRandomly(state, random);
    const result = resultCode(state);
    if (result === A_WINS) count.winsA++;
    else if (result === A_WINS + 1) count.winsB++;
    else count.draws++;
  }
  return count;
}

/** The number of move sequences of exactly `depth` plies from a state (perft; matches that end sooner count once). */
export function countTree(state: State, depth: number): number {
  if (depth === 0 || state.cells[RESULT] !== CONTINUE) return 1;
  const moves = new Int32Array(MOVE_BUFFER);
  const count = generateMoves(state, moves);
  if (depth === 1) return count;
  const child = copyState(state);
  let total = 0;
  for (let i = 0; i < count; i++) {
    copyInto(state, child);
    apply(child, moves[i]!);
    total += countTree(child, depth - 1);
  }
  return total;
}
