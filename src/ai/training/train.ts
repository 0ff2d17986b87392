/**
 * Trains the value net from scratch: `npm run train -- --minutes 20 --out my.net`.
 *
 * TD(λ) self-play over positions after a move. The first games are played by the cheap table score and learnt from by
 * their outcome alone, and later some games are against it: without both, some runs drift into mutual destruction.
 * A first part plays the standard table only; from then on all tables are played, and the net of the first part stays as
 * a sparring partner, so that what is learnt elsewhere is never worse than what the standard table teaches.
 * Minutes are of processor time, so that a busy machine trains longer and not less.
 * The run can be stopped and goes on where its checkpoint (`<out>.state`) ends; it is seeded by game.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { decimal, type Kind, NEW_FILE, oneOf, readOptions, whole } from '../../../.ci/options.mjs';
import { PRESET_IDS } from '../../content/index.ts';
import {
  apply,
  copyState,
  deal,
  generateMoves,
  isOver,
  MOVE_BUFFER,
  Random,
  scoreOf,
  seatToMove,
  standardDeck,
} from '../../engine/index.ts';
import { Judge } from '../judge.ts';
import { NET_VERSION, readNet, writeNet } from '../net.ts';
import {
  LANE_BIAS,
  LANE_DENSE_ROWS,
  LANE_RULES,
  LANE_SPARSE_ROWS,
  OUT_BIAS,
  OUT_ROW,
  TOP_BIAS,
  TOP_LANES,
  TOP_RULES,
  TOP_SPARSE_ROWS,
  WEIGHT_WORDS,
} from '../shape.ts';
import { GREEDY_WEIGHTS, TableScore, TUNED_WEIGHTS } from '../table-score.ts';
import { drawMatch } from './deals.ts';
import { Learner } from './learn.ts';
import { type Chooser, SelfPlay } from './self-play.ts';

const NET: Kind<string> = {
  placeholder: 'net',
  expected: 'a file that holds a net',
  read: (file) => {
    try {
      readNet(readFileSync(file));
      return file;
    } catch {
      return undefined;
    }
  },
};

const { values: options } = readOptions('npm run train', {
  does: 'Trains the value net of the opponents by self-play. What was stopped goes on.',
  options: {
    minutes: { what: 'how long, in processor time', value: decimal(0.01), default: 20 },
    games: { what: 'no more than so many', value: whole(1) },
    seed: { what: 'of the games', value: whole(0), default: 1 },
    out: { what: 'where the net goes', value: NEW_FILE, default: 'assets/nets/main.net' },
    from: { what: 'begins with this one', value: NET },
    rate: { what: 'how much is learnt of a position', value: decimal(0, 1), default: 0.001 },
    lambda: { what: 'how far outcomes reach back', value: decimal(0, 1), default: 0.7 },
    variety: { what: 'share of games away from the standard table', value: decimal(0, 1), default: 0.25 },
    partner: { what: 'a net to spar with from the start, in place of the first part', value: NET },
    fresh: { what: 'begins anew where a run was stopped' },
    table: { what: 'away from the standard table, this one only', value: oneOf('rules', PRESET_IDS) },
    'rules-only': {
      what: 'learns what a rule adds: play stays the same to the bit where no rule flagged is in force',
    },
  },
});
const { minutes, seed, rate, lambda, variety, table } = options;
const mostGames = options.games ?? Number.POSITIVE_INFINITY;
const checkpoint = `${options.out}.state`;
const partnerFile = `${options.out}.partner`;
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

/** Share of the run whose games the table score plays, and later the share of games in which it plays one side. */
const WARM_UP = options.from === undefined ? 0.08 : 0;
const AGAINST_SCORE = 0.12;
/** Share of the run on the standard table only. */
const FIRST_PART = options.partner === undefined ? 0.4 : 0;
/**
 * Share of games against the partner. Away from the standard table, where cards run out, self-play alone settles on
 * attrition: such a net won the games that ran out of cards and lost those that ended by sale, and with them two of three
 * to a net that had seen the standard table only. A third of the games was not enough against it.
 */
const AGAINST_PARTNER = { standard: 0.05, elsewhere: 0.3 };
const EXPERIMENTS = 0.03;
/** In most games the net chooses among this many moves, which is four times as fast; in some among all. */
const WIDTH = 10;
const WIDE = 0.12;
const BATCH = 64;
const REPORT_MS = 20_000;

/** He initialisation (arXiv 1502.01852) by the inputs that are on at a time; the output starts small. */
function firstWeights(): Float32Array {
  const random = new Random(seed, 99);
  const weights = new Float32Array(WEIGHT_WORDS);
  const fill = (from: number, to: number, size: number): void => {
    for (let i = from; i < to; i++) {
      const gauss = random.unit() + random.unit() + random.unit() + random.unit() - 2;
      weights[i] = gauss * size * 1.7;
    }
  };
  fill(LANE_SPARSE_ROWS, LANE_DENSE_ROWS, 0.25);
  fill(LANE_DENSE_ROWS, TOP_BIAS, 0.2);
  fill(LANE_BIAS, LANE_RULES, 0.02);
  fill(TOP_LANES, TOP_LANES + (TOP_SPARSE_ROWS - TOP_LANES), 0.1);
  fill(TOP_SPARSE_ROWS, OUT_ROW, 0.15);
  fill(OUT_ROW, OUT_BIAS, 0.15);
  return weights;
}

/** Where the weights of the rules lie: the rest is kept as it is under `--rules-only`. */
const RULE_WEIGHTS = [
  [LANE_RULES, LANE_SPARSE_ROWS],
  [TOP_RULES, TOP_SPARSE_ROWS],
] as const;

const wasm = readFileSync(new URL('./learn.wasm', import.meta.url));
const learner = new Learner(
  new Uint8Array(wasm),
  options.from ? readNet(readFileSync(options.from)).weights : firstWeights(),
);
const begun = learner.weights.slice();
let game = 0;
let spent = 0;
if (options.fresh) for (const file of [checkpoint, partnerFile]) rmSync(file, { force: true });
if (existsSync(checkpoint)) {
  const saved = readFileSync(checkpoint);
  const numbers = new Float64Array(saved.buffer.slice(saved.byteOffset, saved.byteOffset + 24));
  [game = 0, spent = 0, learner.steps = 0] = numbers;
  const floats = new Float32Array(saved.buffer.slice(saved.byteOffset + 24, saved.byteOffset + saved.length));
  learner.weights.set(floats.subarray(0, WEIGHT_WORDS));
  learner.mean.set(floats.subarray(WEIGHT_WORDS, 2 * WEIGHT_WORDS));
  learner.square.set(floats.subarray(2 * WEIGHT_WORDS));
  console.log(`goes on after ${game} games, ${(spent / 60_000).toFixed(1)} min`);
}

const judge = new Judge(learner.net());
const random = new Random(seed);
const scratchDeal = (rules: Parameters<typeof deal>[0]) => deal(rules, { seed: 0 }).state;
const first = drawMatch(new Random(seed), 0);
const score = new TableScore(TUNED_WEIGHTS, scratchDeal(first.rules));
const selfPlay = new SelfPlay(judge, score);
function spar(file: string): void {
  selfPlay.partner = new Judge(new Learner(new Uint8Array(wasm), readNet(readFileSync(file)).weights).net());
}
if (options.partner !== undefined) spar(options.partner);
console.log(`${WEIGHT_WORDS} weights, ${PRESET_IDS.length} presets, seed ${seed}, commit ${commit}`);

// Since the last report: standard tables only, so that runs compare.
let plies = 0;
let bySale = 0;
let standardGames = 0;
let otherGames = 0;
let otherBySale = 0;
let taken = 0;
const log: string[] = [];

function save(done: boolean): void {
  const state = new Uint8Array(24 + 3 * WEIGHT_WORDS * 4);
  new Float64Array(state.buffer, 0, 3).set([game, spent, learner.steps]);
  const floats = new Float32Array(state.buffer, 24);
  floats.set(learner.weights);
  floats.set(learner.mean, WEIGHT_WORDS);
  floats.set(learner.square, 2 * WEIGHT_WORDS);
  writeFileSync(`${checkpoint}.new`, state);
  renameSync(`${checkpoint}.new`, checkpoint);
  const summary = `${game} games in ${(spent / 60_000).toFixed(1)} min, variety ${variety}, lambda ${lambda}, rate ${rate}; ${log.at(-1) ?? ''}`;
  writeFileSync(options.out, writeNet({ version: NET_VERSION, seed, commit, log: summary }, learner.weights));
  if (done) for (const file of [checkpoint, partnerFile]) rmSync(file, { force: true });
}

/** One ply of the net against the yardstick's score on the standard table: a quick look at how it comes on. */
function duel(games: number): number {
  const against = new TableScore(GREEDY_WEIGHTS, scratchDeal(first.rules));
  const moves = new Int32Array(MOVE_BUFFER);
  let points = 0;
  for (let i = 0; i < games; i++) {
    const { state } = deal(first.rules, {
      seed: 1e6 + (i >> 1),
      first: i % 4 < 2 ? 'A' : 'B',
      deckA: standardDeck(),
      deckB: standardDeck(),
    });
    const scratch = copyState(state);
    const me = i & 1;
    while (!isOver(state)) {
      const list = moves.slice(0, generateMoves(state, moves));
      const mine = seatToMove(state) === me;
      if (mine) judge.look(state);
      else against.look(state, scratch);
      let best = list[0]!;
      let most = Number.NEGATIVE_INFINITY;
      for (const move of list) {
        const value = mine ? judge.value(state, move, scratch) : against.score(state, move);
        if (value <= most) continue;
        most = value;
        best = move;
      }
      apply(state, best);
    }
    points += scoreOf(state, me);
  }
  return points / games;
}

/** Whom the net meets in the next game. */
function otherSide(standard: boolean, warm: boolean): Chooser {
  if (warm) return 'score';
  const at = random.unit();
  const partner = selfPlay.partner ? AGAINST_PARTNER[standard ? 'standard' : 'elsewhere'] : 0;
  if (at < partner) return 'partner';
  return at < partner + AGAINST_SCORE ? 'score' : 'net';
}

const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let clock = used();
let reported = clock;
let saved = clock;
for (;;) {
  const now = used();
  spent += now - clock;
  clock = now;
  const progress = Math.max(spent / (minutes * 60_000), game / mostGames);
  if (now - reported > REPORT_MS || progress >= 1) {
    const line =
      `${(spent / 60_000).toFixed(1)} min ${game} games, loss ${(learner.loss / Math.max(1, taken)).toFixed(4)}, standard table: ` +
      `${(plies / Math.max(1, standardGames)).toFixed(1)} plies, ${((100 * bySale) / Math.max(1, standardGames)).toFixed(1)} % by sale (elsewhere ${((100 * otherBySale) / Math.max(1, otherGames)).toFixed(1)} %), ` +
      `${(100 * duel(100)).toFixed(1)} % against greedy`;
    log.push(line);
    console.log(line);
    plies = bySale = standardGames = otherGames = otherBySale = taken = learner.loss = 0;
    reported = now;
  }
  if (now - saved > 30_000 || progress >= 1) {
    save(progress >= 1);
    saved = now;
  }
  if (progress >= 1) break;

  const firstPart = progress < FIRST_PART;
  if (!firstPart && !selfPlay.partner) {
    if (!existsSync(partnerFile))
      writeFileSync(partnerFile, writeNet({ version: NET_VERSION, seed, commit, log: '' }, learner.weights));
    spar(partnerFile);
  }
  random.reseed(seed, 7, game);
  const match = drawMatch(random, firstPart ? 0 : variety, table);
  const { state } = deal(match.rules, {
    seed: random.next() * 1024 + random.below(1024),
    deckA: match.decks[0],
    deckB: match.decks[1],
    first: random.below(2) === 0 ? 'A' : 'B',
  });
  const warm = progress < WARM_UP;
  const [other, seat] = [otherSide(match.standard, warm), random.below(2)];
  const choosers: [Chooser, Chooser] = [warm ? 'score' : 'net', warm ? 'score' : 'net'];
  choosers[seat] = other;
  const played = selfPlay.play(
    state,
    random,
    {
      choosers,
      learn: [warm || choosers[0] === 'net', warm || choosers[1] === 'net'],
      experiments: warm ? 0.1 : EXPERIMENTS,
      lambda: warm ? 1 : lambda,
      width: random.unit() < WIDE ? MOVE_BUFFER : WIDTH,
    },
    (inputs, target) => learner.take(inputs, target),
  );
  game++;
  if (!match.standard && !warm) {
    otherGames++;
    if (played.bySale) otherBySale++;
  }
  if (match.standard && other === 'net') {
    plies += played.plies;
    standardGames++;
    if (played.bySale) bySale++;
  }
  if (learner.samples >= BATCH) {
    taken += learner.samples;
    // A slow start while Adam's averages fill, then down to a twentieth.
    learner.step(rate * Math.min(1, (learner.steps + 1) / 200) * (0.05 + 0.95 * (1 - progress) ** 1.5));
    if (options['rules-only']) {
      const rules = RULE_WEIGHTS.map(([from, to]) => learner.weights.slice(from, to));
      learner.weights.set(begun);
      for (const [i, [from]] of RULE_WEIGHTS.entries()) learner.weights.set(rules[i]!, from);
    }
  }
}
