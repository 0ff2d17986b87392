/** What the rules engine costs, on one core. */
import { PRESET_IDS, presetOptions } from '../../src/content/index.ts';
import {
  apply,
  compileRules,
  copyInto,
  copyState,
  countPlayouts,
  deal,
  generateMoves,
  isOver,
  MOVE_BUFFER,
  play,
  Random,
  STREAM,
  type State,
} from '../../src/engine/index.ts';
import { quantile } from '../kit/quantile.ts';
import type { Section } from './section.ts';

const SEED = 1;
const RUNS = 5;
const GAMES = 2000;
/** Different deals, so that no branch learns one game by heart. */
const DEALS = 256;

const buffer = new Int32Array(MOVE_BUFFER);

/** Processor time in microseconds: on a machine that does other things too, the clock would measure those. */
const micros = (work: () => void): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
};

function playouts(id: (typeof PRESET_IDS)[number]): { perSecond: number; plies: number } {
  const rules = compileRules(presetOptions(id));
  const deals = Array.from({ length: DEALS }, (_, seed) => deal(rules, { seed }).state);
  const spare = copyState(deals[0]!);
  const start = (game: number): State => {
    copyInto(deals[game % DEALS]!, spare);
    return spare;
  };
  countPlayouts(GAMES, new Random(SEED, STREAM.playout), start); // warm-up
  let plies = 0;
  const speeds = Array.from({ length: RUNS }, (_, run) => {
    const random = new Random(SEED, STREAM.playout, run);
    const time = micros(() => {
      plies = countPlayouts(GAMES, random, start).plies;
    });
    return (plies / time) * 1e6;
  });
  return { perSecond: quantile(speeds, 0.5), plies: plies / GAMES };
}

/** States from the middle of random matches with a legal move in each. */
function middles(): { state: State; move: number }[] {
  const rules = compileRules(presetOptions('standard'));
  const random = new Random(SEED, STREAM.playout, 99);
  const found: { state: State; move: number }[] = [];
  for (let seed = 0; found.length < 1000; seed++) {
    const { state } = deal(rules, { seed });
    while (!isOver(state)) {
      const move = buffer[random.below(generateMoves(state, buffer))]!;
      if (random.below(8) === 0) found.push({ state: copyState(state), move });
      apply(state, move);
    }
  }
  return found;
}

const perCall = (calls: number, work: () => void): number => {
  work(); // warm-up
  const runs = Array.from({ length: RUNS }, () => micros(work));
  return (quantile(runs, 0.5) / calls) * 1e3;
};

export const engine: Section = {
  run(print) {
    print(
      `Uniform random playouts, ${GAMES} games, median of ${RUNS} runs after one to warm up, seed ${SEED}, seconds of processor time:`,
    );
    for (const id of PRESET_IDS) {
      const { perSecond, plies } = playouts(id);
      print(
        `  ${id.padEnd(12)} ${(perSecond / 1e6).toFixed(2)} million plies a second, ${plies.toFixed(1)} plies a game`,
      );
    }
    // Measured: the same few positions again and again, which the processor learns, take 0.4 µs a ply; fresh ones 0.5–0.7 µs.
    print('  Limited by branches that cannot be foreseen: hand, table and move differ from ply to ply.');
    const states = middles();
    const spare = copyState(states[0]!.state);
    const rounds = 200;
    const copying = perCall(rounds * states.length, () => {
      for (let i = 0; i < rounds; i++) for (const { state } of states) copyInto(state, spare);
    });
    print(`Copying a state over another: ${copying.toFixed(0)} ns (${spare.cells.byteLength} bytes)`);
    const making = perCall(20 * states.length, () => {
      for (let i = 0; i < 20; i++) for (const { state } of states) copyState(state);
    });
    print(`Copying a state into a new one: ${making.toFixed(0)} ns`);
    let events = 0;
    const playing = perCall(10 * states.length, () => {
      for (let i = 0; i < 10; i++) {
        for (const { state, move } of states) events += play(state, move).events.length;
      }
    });
    const perMove = events / (10 * states.length * (RUNS + 1));
    print(`play with events: ${(playing / 1000).toFixed(2)} µs (${perMove.toFixed(1)} events a move)`);
  },
};
