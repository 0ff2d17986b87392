/**
 * Our bots against a program that speaks the engine interface: `npm run duel -- --a legend --bot greedy --pairs 20 --
 * node .ci/engine.mjs`. Our engine is the referee; the program is shown each of its positions and asked to `go`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { readOptions, TEXT, whole } from '../../.ci/options.mjs';
import { botLoader } from '../../src/ai/index.ts';
import { parsePresetName, presetOptions } from '../../src/content/index.ts';
import {
  apply,
  compileRules,
  deal,
  isOver,
  observe,
  parseMove,
  refusal,
  scoreOf,
  seatName,
  seatToMove,
  toPosition,
} from '../../src/engine/index.ts';
import { fileSources } from '../kit/nets.ts';
import { BOT, RULES } from '../kit/option-kinds.ts';
import { describe, figures, type PairCounts } from './figures.ts';

const { values, words, refuse } = readOptions('npm run duel', {
  does: 'Plays against a program that speaks the engine interface; if that has options, write -- before it.',
  options: {
    a: { what: 'our bot', value: BOT, default: 'legend' },
    bot: { what: 'the bot of theirs', value: { ...TEXT, placeholder: 'their bot' }, default: 'greedy' },
    rules: { what: 'the rules', value: RULES, default: 'standard' },
    pairs: { what: 'pairs of games', value: whole(1), default: 20 },
    nodes: { what: 'how much the program may think about a move; without, as it likes', value: whole(1) },
    seed: { what: 'of the deals', value: whole(0), default: 1 },
  },
  words: {
    what: 'the program and its own words, such as node .ci/engine.mjs',
    value: { ...TEXT, placeholder: 'program' },
    least: 1,
    most: Number.POSITIVE_INFINITY,
  },
});
const [command = '', ...args] = words;
const preset = parsePresetName(values.rules)!;
const ours = (await botLoader(fileSources())(values.a))!;

const program = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
await once(program, 'spawn').catch(() => refuse(`The program "${command}" does not start.`));
const answers = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
let asked = 0;
async function ask(request: object): Promise<Record<string, unknown>> {
  program.stdin.write(`${JSON.stringify({ id: ++asked, ...request })}\n`);
  const { value, done } = await answers.next();
  if (done) throw new Error('the program has ended');
  const answer = JSON.parse(value as string) as Record<string, unknown>;
  if (answer['ok'] !== true) throw new Error(`the program answers ${value}`);
  return answer;
}

const rules = compileRules(presetOptions(preset.id, preset.house));
const counts: PairCounts = [0, 0, 0, 0, 0];
for (let pair = 0; pair < values.pairs; pair++) {
  const seed = values.seed * 1_000_003 + pair;
  let points = 0;
  for (const seat of [0, 1] as const) {
    const { state } = deal(rules, { seed });
    while (!isOver(state)) {
      let text: unknown;
      if (seatToMove(state) === seat) text = ours.choose(observe(state, seatName(seat)), {}, seed).move;
      else {
        await ask({ do: 'setup', rules: values.rules, position: toPosition(state), seed });
        const limit = values.nodes === undefined ? {} : { nodes: values.nodes };
        text = (await ask({ do: 'go', bot: values.bot, seed, ...limit }))['move'];
      }
      const move = parseMove(String(text));
      if (move === null || refusal(state, move) !== null) throw new Error(`an illegal move: ${text}`);
      apply(state, move);
    }
    points += 2 * scoreOf(state, seat);
  }
  counts[points]!++;
}
console.log(`${values.a} – ${values.bot} of ${words.join(' ')}: ${describe(figures(counts))}`);
await ask({ do: 'quit' }).catch(() => {});
program.kill();
