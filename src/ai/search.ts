/**
 * Truncated rollouts over imagined worlds: on-line policy improvement (Tesauro and Galperin, NIPS 1996) with the net as
 * policy and leaf value. All candidates meet the same worlds (common random numbers), and after each round the better
 * half stays (sequential halving, Karnin, Koren and Somekh, ICML 2013). In a rollout each side moves by what it may know.
 */
import {
  copyState,
  generateMoves,
  isOver,
  MOVE_BUFFER,
  type Move,
  type Random,
  type State,
  scoreOf,
  seatToMove,
} from '../engine/index.ts';
import { drawWorld } from './hidden.ts';
import type { Judge } from './judge.ts';
import { shortlist, type TableScore } from './table-score.ts';

export interface Rated {
  readonly move: Move;
  /** What the net thinks of it, with the persona's leanings. */
  readonly prior: number;
  /** What the rollouts have made of that. */
  value: number;
}

export interface SearchLimit {
  /** Rollouts in all. */
  readonly nodes: number;
  /** Is the time up for this share of it? */
  readonly due?: (share: number) => boolean;
}

/** Most moves looked at, plies of a rollout, moves a mover considers in it. */
const CANDIDATES = 8;
const FULL_FIELD = 6;
const PLIES = 4;
const WIDTH = 5;
/** Moves so much worse than the best are not looked at. */
const MARGIN = 0.12;
/** How many rollouts the net's own opinion weighs as much as. */
const PRIOR_WEIGHT = 2;

const moves = new Int32Array(MOVE_BUFFER);
const list = new Int32Array(MOVE_BUFFER);

/**
 * Looks ahead among rated moves, the best first.
 * @returns those looked at, best first, and how many rollouts were played
 */
export function search(
  judge: Judge,
  score: TableScore,
  root: State,
  rated: readonly Rated[],
  { nodes, due }: SearchLimit,
  random: Random,
): { rated: Rated[]; nodes: number } {
  const seat = seatToMove(root);
  const world = copyState(root);
  const buffers: [State, State, State] = [copyState(root), copyState(root), copyState(root)];
  const best = rated[0]?.prior ?? 0;
  const field = rated.filter(({ prior }) => prior >= best - MARGIN).slice(0, CANDIDATES);
  const sums = new Map(field.map(({ move, prior }) => [move, prior * PRIOR_WEIGHT]));
  // Few candidates need few rollouts.
  const budget = Math.min(1, field.length / FULL_FIELD) * nodes;
  const rounds = Math.max(1, Math.ceil(Math.log2(field.length)));
  const dropped: Rated[] = [];
  let played = 0;
  let worlds = 0;
  for (let round = 0; round < rounds && field.length > 1; round++) {
    const enough = Math.max(1, Math.round(budget / rounds / field.length));
    for (let i = 0; i < enough; i++) {
      if (due?.((round + 1) / rounds)) break;
      drawWorld(world, seat, random);
      worlds++;
      for (const { move } of field) {
        sums.set(move, sums.get(move)! + rollOut(judge, score, world, move, seat, buffers));
        played++;
      }
    }
    for (const entry of field) entry.value = sums.get(entry.move)! / (worlds + PRIOR_WEIGHT);
    field.sort((a, b) => b.value - a.value);
    dropped.unshift(...field.splice(Math.ceil(field.length / 2)));
  }
  return { rated: [...field, ...dropped], nodes: played };
}

/** Plays a move in a world and the net on from there; the seat's expected score. */
function rollOut(
  judge: Judge,
  score: TableScore,
  world: State,
  move: Move,
  seat: number,
  [now, candidate, chosen]: [State, State, State],
): number {
  judge.look(world);
  let value = judge.value(world, move, now);
  if (isOver(now)) return scoreOf(now, seat);
  let mover = seat;
  let state = now;
  let best = chosen;
  let after = candidate;
  for (let ply = 0; ply < PLIES; ply++) {
    mover = seatToMove(state);
    judge.look(state);
    const count = generateMoves(state, moves);
    for (let i = 0; i < count; i++) list[i] = moves[i]!; // `apply` may use the generator's buffer
    const wide = shortlist(score, state, after, list, count, WIDTH);
    value = -1;
    for (let i = 0; i < wide; i++) {
      const next = judge.value(state, list[i]!, after);
      if (next <= value) continue;
      value = next;
      const held = best;
      best = after;
      after = held;
    }
    const left = state;
    state = best;
    best = left;
    if (isOver(state)) return scoreOf(state, seat);
  }
  return mover === seat ? value : 1 - value;
}
