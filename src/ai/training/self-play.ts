/** One training match: who plays how, and what is learnt from it. TD(λ) over each seat's own positions after its moves. */
import {
  apply,
  copyState,
  generateMoves,
  isOver,
  MOVE_BUFFER,
  type Move,
  outcomeOf,
  type Random,
  REDEAL_MOVE,
  type State,
  scoreOf,
  seatToMove,
} from '../../engine/index.ts';
import { createInputs, type Inputs } from '../inputs.ts';
import type { Judge } from '../judge.ts';
import { INPUT_WORDS } from '../shape.ts';
import { shortlist, type TableScore } from '../table-score.ts';

/** A seat's position after one of its moves. */
interface Sample {
  readonly inputs: Inputs;
  value: number;
  /** The best value there was to choose; differs from `value` where the move was an experiment. */
  best: number;
  experiment: boolean;
}

/** Who chooses a seat's moves: the net that learns, the one it spars with, or the cheap score. */
export type Chooser = 'net' | 'partner' | 'score';

export interface Settings {
  readonly choosers: readonly [Chooser, Chooser];
  /** Which seats' positions are learnt from. */
  readonly learn: readonly [boolean, boolean];
  /** Share of random moves. */
  readonly experiments: number;
  readonly lambda: number;
  /** How many moves, the best by the cheap score, the net looks at. */
  readonly width: number;
}

export interface Played {
  readonly plies: number;
  readonly bySale: boolean;
}

const moves = new Int32Array(MOVE_BUFFER);
const list = new Int32Array(MOVE_BUFFER);

export class SelfPlay {
  /** An earlier net that no longer learns. */
  partner: Judge | null = null;
  private readonly judge: Judge;
  private readonly score: TableScore;
  private readonly samples: [Sample[], Sample[]] = [[], []];
  private readonly pool: Sample[] = [];

  constructor(judge: Judge, score: TableScore) {
    this.judge = judge;
    this.score = score;
  }

  /** Plays a match to its end in place and hands every learnt position with its target to `take`. */
  play(
    state: State,
    random: Random,
    settings: Settings,
    take: (inputs: Inputs, target: number) => void,
  ): Played {
    const scratch = copyState(state);
    let plies = 0;
    while (!isOver(state)) {
      const count = generateMoves(state, moves);
      for (let i = 0; i < count; i++) list[i] = moves[i]!; // `apply` may use the generator's buffer
      this.turn(state, scratch, count, random, settings);
      plies++;
    }
    for (const seat of [0, 1] as const) {
      const samples = this.samples[seat];
      let target = scoreOf(state, seat);
      for (let i = samples.length - 1; i >= 0; i--) {
        const sample = samples[i]!;
        take(sample.inputs, target);
        // Up to here; before an experiment, what the best move promised.
        target = sample.experiment
          ? sample.best
          : (1 - settings.lambda) * sample.value + settings.lambda * target;
      }
      this.pool.push(...samples);
      samples.length = 0;
    }
    return { plies, bySale: outcomeOf(state).why === 'sale' };
  }

  private turn(state: State, scratch: State, count: number, random: Random, settings: Settings): void {
    const seat = seatToMove(state);
    const { judge, score } = this;
    if (list[0] === REDEAL_MOVE) return apply(state, REDEAL_MOVE);
    const chooser = settings.choosers[seat]!;
    const byNet = chooser === 'net';
    const chief = byNet ? judge : chooser === 'partner' ? this.partner : null;
    let best = 0;
    let bestValue = Number.NEGATIVE_INFINITY;
    if (byNet || settings.learn[seat]) judge.look(state);
    if (chief) {
      if (chief !== judge) chief.look(state);
      const wide = shortlist(score, state, scratch, list, count, settings.width);
      for (let i = 0; i < wide; i++) {
        const value = chief.value(state, list[i]!, scratch);
        if (value <= bestValue) continue;
        bestValue = value;
        best = i;
      }
    } else {
      score.look(state, scratch);
      const start = random.below(count); // ties at random
      for (let i = 0; i < count; i++) {
        const at = (start + i) % count;
        const value = score.score(state, list[at]!);
        if (value <= bestValue) continue;
        bestValue = value;
        best = at;
      }
    }
    const experiment = random.unit() < settings.experiments;
    const chosen: Move = list[experiment ? random.below(count) : best]!;
    if (settings.learn[seat]) {
      const value = judge.value(state, chosen, scratch);
      if (!isOver(scratch)) {
        const sample = this.pool.pop() ?? { inputs: createInputs(), value: 0, best: 0, experiment: false };
        sample.inputs.ints.set(judge.net.inputs.ints.subarray(0, INPUT_WORDS));
        sample.value = value;
        sample.best = byNet ? bestValue : value;
        sample.experiment = experiment && byNet;
        this.samples[seat]!.push(sample);
      }
    }
    apply(state, chosen);
  }
}
