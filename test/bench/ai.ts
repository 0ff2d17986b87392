/** How fast the opponents think: features, the net's forward pass in script and in WASM, rollouts, whole moves. */
import { pathToFileURL } from 'node:url';
import { botLoader } from '../../src/ai/index.ts';
import { Judge } from '../../src/ai/judge.ts';
import { createNet, readNet } from '../../src/ai/net.ts';
import { TableScore, TUNED_WEIGHTS } from '../../src/ai/table-score.ts';
import { copyState, observe, type State, seatName, seatToMove } from '../../src/engine/index.ts';
import { movesOf, walk } from '../kit/mine.ts';
import { fileSources } from '../kit/nets.ts';

export interface Line {
  readonly what: string;
  /** Microseconds of processor time each. */
  readonly micros: number;
}

const POSITIONS = 400;

/** Processor time, so that a busy machine tells the same. */
function timed(what: string, run: () => number): Line {
  run();
  const from = process.cpuUsage();
  let count = 0;
  for (let round = 0; round < 3; round++) count += run();
  const { user, system } = process.cpuUsage(from);
  return { what, micros: (user + system) / count };
}

export async function measureAi(): Promise<Line[]> {
  const states: State[] = [];
  walk(1, (state) => states.push(copyState(state)) < POSITIONS);
  const cases = states.map((state) => ({ state, after: copyState(state), moves: movesOf(state) }));
  const sources = fileSources();
  const { weights } = readNet(await sources.weights('main.net'));
  const script = createNet(weights);
  const wasm = createNet(weights, (await sources.forward()) ?? undefined);
  const judge = new Judge(wasm);
  const legend = (await botLoader(sources)('legend'))!;
  const repeat = (count: number, run: () => void) => (): number => {
    for (let i = 0; i < count; i++) run();
    return count;
  };
  const forAllMoves =
    (run: (entry: (typeof cases)[number], move: number) => void, look = (_: State) => {}) =>
    () => {
      let count = 0;
      for (const entry of cases) {
        look(entry.state);
        for (const move of entry.moves) run(entry, move);
        count += entry.moves.length;
      }
      return count;
    };
  return [
    timed('cheap score of a move', () => {
      let count = 0;
      for (const { state, after, moves } of cases) {
        const score = new TableScore(TUNED_WEIGHTS, after);
        score.look(state, after);
        for (const move of moves) score.score(state, move);
        count += moves.length;
      }
      return count;
    }),
    timed(
      'features of a position',
      forAllMoves(({ state }) => judge.features.write(state, 1 - seatToMove(state), 5)),
    ),
    timed(
      'forward pass in WASM',
      repeat(20_000, () => wasm.value()),
    ),
    timed(
      'forward pass in script',
      repeat(5_000, () => script.value()),
    ),
    timed(
      'value of a move',
      forAllMoves(
        ({ state, after }, move) => judge.value(state, move, after),
        (state) => judge.look(state),
      ),
    ),
    timed('rollout', () => {
      let count = 0;
      for (const { state } of cases.slice(0, 60)) {
        count += legend.choose(observe(state, seatName(seatToMove(state))), { nodes: 128 }, 1).nodes ?? 0;
      }
      return count;
    }),
    timed('move of legend', () => {
      for (const { state } of cases.slice(0, 30))
        legend.choose(observe(state, seatName(seatToMove(state))), {}, 1);
      return 30;
    }),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { what, micros } of await measureAi()) {
    console.log(
      `${what.padEnd(26)} ${micros.toFixed(2).padStart(10)} µs  ${Math.round(1e6 / micros)
        .toLocaleString('en')
        .padStart(12)} a second`,
    );
  }
}
