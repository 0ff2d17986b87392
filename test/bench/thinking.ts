/**
 * How long Legend thinks in a real browser, and whether the page ever waits for it: the built game's own worker is asked
 * about positions met in play, at the speed of this machine and with as many busy workers beside it as leave it a sixth.
 * (Chromium's own throttle reaches the page and not its workers.)
 */
import { cpus } from 'node:os';
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

interface Measured {
  readonly times: readonly number[];
  /** The longest the page did not come round, in milliseconds. */
  readonly blocked: number;
}

/** Runs in the page. Text, since a compiled function brings helpers that the page lacks. */
const ASK = `async ({ worker, seen, busy }) => {
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
  let blocked = 0;
  let last = performance.now();
  const beat = new MessageChannel();
  beat.port1.onmessage = () => {
    const now = performance.now();
    blocked = Math.max(blocked, now - last);
    last = now;
    beat.port2.postMessage(0);
  };
  beat.port2.postMessage(0);
  const times = [];
  for (const [i, one] of seen.entries()) times.push(await ask(i + 1, one));
  beat.port1.close();
  thinker.terminate();
  for (const each of spinners) each.terminate();
  return { times, blocked };
}`;

export const thinking: Section = {
  name: 'thinking',
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
      for (const busy of [0, (SLOWER - 1) * cpus().length]) {
        const { times, blocked } = (await page.evaluate(
          `(${ASK})(${JSON.stringify({ worker: `${site.address}assets/${worker}`, seen, busy })})`,
        )) as Measured;
        print(
          `${busy === 0 ? 'as it is' : `with ${busy} busy workers`}: a move of legend takes ` +
            `${quantile(times, 0.5).toFixed(0)} ms, 99th percentile ${quantile(times, 0.99).toFixed(0)} ms, ` +
            `longest ${Math.max(...times).toFixed(0)} ms; the page came round after ${blocked.toFixed(1)} ms at the latest`,
        );
      }
    } finally {
      await site.close();
    }
  },
};
