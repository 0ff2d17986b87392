/**
 * Tunes the weights of the cheap table score by SPSA (Spall 1992; as fishtest does): `npm run tune`.
 * Each step plays the weights moved one way against the same weights moved the other way, on paired deals of the
 * standard table, and follows the winner. Prints the weights; `greedy-1` keeps those it was frozen with.
 */
import { decimal, readOptions, whole } from '../../../.ci/options.mjs';
import { presetOptions } from '../../content/index.ts';
import {
  apply,
  compileRules,
  copyState,
  deal,
  generateMoves,
  isOver,
  MOVE_BUFFER,
  Random,
  scoreOf,
  seatToMove,
} from '../../engine/index.ts';
import { GREEDY_WEIGHTS, type ScoreWeights, TableScore } from '../table-score.ts';

const {
  values: { minutes, seed },
} = readOptions('npm run tune', {
  does: 'Tunes the cheap score of a table and prints its weights.',
  options: {
    minutes: { what: 'how long', value: decimal(0.01), default: 2 },
    seed: { what: 'of the deals', value: whole(0), default: 1 },
  },
});
const end = performance.now() + minutes * 60_000;
const names = Object.keys(GREEDY_WEIGHTS) as (keyof ScoreWeights)[];
/** How far a weight is moved, about a tenth of what matters. */
const REACH: ScoreWeights = {
  perPip: 0.01,
  sale: 0.12,
  perPoint: 0.015,
  heavy: 0.12,
  perExcess: 0.01,
  lead: 0.12,
  number: 0.05,
  jack: 0.06,
  queen: 0.06,
  king: 0.08,
  joker: 0.08,
};
const DEALS = 12;
const rules = compileRules(presetOptions('standard'));
const random = new Random(seed, 8);
const moves = new Int32Array(MOVE_BUFFER);
let deals = 0;

/** Score of the first weights over paired deals. */
function match(first: ScoreWeights, second: ScoreWeights, pairs: number): number {
  let points = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const start = deal(rules, { seed: seed * 1e7 + deals++ }).state;
    for (const me of [0, 1] as const) {
      const state = copyState(start);
      const scratch = copyState(start);
      const scores = [
        new TableScore(me === 0 ? first : second, scratch),
        new TableScore(me === 0 ? second : first, scratch),
      ];
      while (!isOver(state)) {
        const list = moves.slice(0, generateMoves(state, moves));
        const score = scores[seatToMove(state)]!;
        score.look(state, scratch);
        const from = random.below(list.length);
        let best = 0;
        let most = Number.NEGATIVE_INFINITY;
        for (let i = 0; i < list.length; i++) {
          const move = list[(from + i) % list.length]!;
          const value = score.score(state, move);
          if (value <= most) continue;
          most = value;
          best = move;
        }
        apply(state, best);
      }
      points += scoreOf(state, me);
    }
  }
  return points / (2 * pairs);
}

let weights: Record<keyof ScoreWeights, number> = { ...GREEDY_WEIGHTS };
const average = { ...weights };
let averaged = 0;
let step = 0;
const from = performance.now();
while (performance.now() < end) {
  const progress = (performance.now() - from) / (end - from);
  const reach = 1 - 0.6 * progress;
  const gain = 1.2 * (1 - progress) + 0.15;
  const signs = names.map(() => (random.below(2) === 0 ? 1 : -1));
  const moved = (way: number): ScoreWeights =>
    Object.fromEntries(
      names.map((name, i) => [name, weights[name] + way * signs[i]! * reach * REACH[name]]),
    ) as unknown as ScoreWeights;
  const lead = match(moved(1), moved(-1), DEALS) - 0.5;
  weights = Object.fromEntries(
    names.map((name, i) => [name, weights[name] + gain * lead * signs[i]! * REACH[name]]),
  ) as typeof weights;
  step++;
  if (progress > 0.7) {
    averaged++;
    for (const name of names) average[name] += (weights[name] - average[name]) / averaged;
  }
  if (step % 200 === 0)
    console.log(
      step,
      JSON.stringify(weights, (_, x: unknown) => (typeof x === 'number' ? Number(x.toFixed(3)) : x)),
    );
}
console.log(
  `after ${step} steps`,
  JSON.stringify(average, (_, x: unknown) => (typeof x === 'number' ? Number(x.toFixed(3)) : x)),
);
console.log(`against greedy ${(100 * match(average, GREEDY_WEIGHTS, 1000)).toFixed(1)} % of 2000 games`);
