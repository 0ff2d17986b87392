/**
 * Our bots against a program that speaks the engine interface: `npm run duel -- --a legend --bot greedy --pairs 20 --
 * node .ci/engine.mjs`. Our engine is the referee; the program is shown each of its positions and asked to `go`.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
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
import { describe, figures, type PairCounts } from './figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    a: { type: 'string', default: 'legend' },
    bot: { type: 'string', default: 'greedy' },
    rules: { type: 'string', default: 'standard' },
    pairs: { type: 'string', default: '20' },
    nodes: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const [command = '', ...args] = positionals;
const preset = parsePresetName(values.rules);
const ours = await botLoader(fileSources())(values.a);
if (!preset || !ours || command === '') throw new Error('give a rule set, a bot of ours and a program');

const program = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
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
for (let pair = 0; pair < Number(values.pairs); pair++) {
  const seed = Number(values.seed) * 1_000_003 + pair;
  let points = 0;
  for (const seat of [0, 1] as const) {
    const { state } = deal(rules, { seed });
    while (!isOver(state)) {
      let text: unknown;
      if (seatToMove(state) === seat) text = ours.choose(observe(state, seatName(seat)), {}, seed).move;
      else {
        await ask({ do: 'setup', rules: values.rules, position: toPosition(state), seed });
        const limit = values.nodes === undefined ? {} : { nodes: Number(values.nodes) };
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
console.log(`${values.a} – ${values.bot} of ${positionals.join(' ')}: ${describe(figures(counts))}`);
await ask({ do: 'quit' }).catch(() => {});
program.kill();
