/**
 * How long Legend thinks in a real browser, and whether the page is ever kept from its work by it: the built game's own
 * worker is asked about positions met in play, at the speed of this machine and with as many busy workers beside it as
 * leave it a sixth. (Chromium's own throttle reaches the page and not its workers.) The page's tasks are taken from
 * Chromium's trace, by the processor's time: a clock in the page would also count the turns that other programs have.
 */
import { cpus } from 'node:os';
import type { Page } from 'playwright-core';
import {
  copyState,
  type Observation,
  observe,
  type State,
  seatName,
  seatToMove,
} from '../../src/engine/index.ts';
import { openSite, visit } from '../e2e/kit.ts';
import { walk } from '../kit/mine.ts';
import { quantile } from '../kit/quantile.ts';
import type { Section } from './section.ts';

const POSITIONS = 120;
const SLOWER = 6;

/** What is used of an event of Chromium's trace; `tdur` is the thread's own time, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The page's longest task while `work` goes on, in milliseconds of its own thread. */
async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main.tid,
  );
  if (tasks.length === 0) throw new Error("Chromium's trace tells no task of the page.");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** Runs in the page. Text, since a compiled function brings helpers that the page lacks. */
const ASK = `async ({ worker, busy }) => {
  const spinner = URL.createObjectURL(new Blob(['for (;;);'], { type: 'text/javascript' }));
  const spinners = Array.from({ length: busy }, () => new Worker(spinner));
  const thinker = new Worker(worker, { type: 'module' });
  const answer = (id) => new Promise((resolve, reject) => {
    thinker.onmessage = ({ data }) => {
      if (data.type === 'chosen' && data.id === id) resolve();
      if (data.type === 'failed') reject(new Error(data.message));
    };
  });
  const ask = async (id, one) => {
    const done = answer(id);
    const from = performance.now();
    thinker.postMessage({ type: 'think', id, bot: 'legend', seen: one, limit: {}, seed: id });
    await done;
    return performance.now() - from;
  };
  await ask(0, seen[0]); // with it come the weights
  const times = [];
  for (const [i, one] of seen.entries()) times.push(await ask(i + 1, one));
  thinker.terminate();
  for (const each of spinners) each.terminate();
  return times;
}`;

export const thinking: Section = {
  async run(print) {
    const seen: Observation[] = [];
    let met = 0;
    walk(7, (state: State) => {
      if (met++ % 7 === 0) seen.push(observe(copyState(state), seatName(seatToMove(state))));
      return seen.length < POSITIONS;
    });
    const site = await openSite();
    try {
      const index = await (await fetch(site.address)).text();
      const entry = /assets\/index-[\w-]+\.js/.exec(index)?.[0] ?? '';
      const worker = /worker-[\w-]+\.js/.exec(await (await fetch(site.address + entry)).text())?.[0];
      if (!worker) throw new Error('There is no built game with a worker: npm run build.');
      // The script's own text as a page: of the same origin, and nothing else is drawn or thought about on it.
      const { page } = await visit(site, `assets/${worker}`);
      await page.evaluate(`globalThis.seen = ${JSON.stringify(seen)}`);
      for (const busy of [0, (SLOWER - 1) * cpus().length]) {
        let times: readonly number[] = [];
        const longest = await longestTask(page, async () => {
          times = await page.evaluate(
            `(${ASK})(${JSON.stringify({ worker: `${site.address}assets/${worker}`, busy })})`,
          );
        });
        print(
          `${busy === 0 ? 'as it is' : `with ${busy} busy workers`}: a move of legend takes ` +
            `${quantile(times, 0.5).toFixed(0)} ms, 99th percentile ${quantile(times, 0.99).toFixed(0)} ms, ` +
            `longest ${Math.max(...times).toFixed(0)} ms; the page's longest task meanwhile took ${longest.toFixed(1)} ms`,
        );
      }
    } finally {
      await site.close();
    }
  },
};
