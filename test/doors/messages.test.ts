/** What page and worker say to each other, the weights they think with, and what other tabs say. */
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { botLoader, OPPONENTS } from '../../src/ai/index.ts';
import { readAnswer, readRequest, type ThinkRequest, type WorkerAnswer } from '../../src/ai/messages.ts';
import { NET_VERSION, readNet } from '../../src/ai/net.ts';
import { PRESET_IDS, presetOptions } from '../../src/content/index.ts';
import {
  compileRules,
  deal,
  isOver,
  observe,
  outcomeOf,
  parseMove,
  play,
  Random,
} from '../../src/engine/index.ts';
import { type Channel, holdTab } from '../../src/platform/tab-lock.ts';
import { createThinker, type WorkerLike } from '../../src/platform/worker-client.ts';
import { randomMove } from '../kit/arbitrary.ts';
import { BAD_TEXTS, badClone, changed, expectClear, nested, nestedValue, watchDoor } from '../kit/hostile.ts';
import { fileSources } from '../kit/nets.ts';
import { checked, seeded } from '../kit/seeds.ts';

const tried = watchDoor('messages');

/** Questions from matches under several rules. */
const QUESTIONS: readonly ThinkRequest[] = PRESET_IDS.slice(0, 10).map((preset, i) => {
  const random = new Random(i, 5);
  let { state } = deal(compileRules(presetOptions(preset)), { seed: i });
  for (let ply = 0; ply < 6 * i && !isOver(state); ply++) {
    const next = play(state, parseMove(randomMove(state, random))!).state;
    if (!isOver(next)) state = next;
  }
  const { next } = outcomeOf(state);
  return { type: 'think', id: 7, bot: 'greedy', seen: observe(state, next!), limit: { nodes: 16 }, seed: 5 };
});
const CHOSEN: WorkerAnswer = {
  type: 'chosen',
  id: 1,
  choice: {
    move: '7H>A1',
    nodes: 9,
    value: 0.5,
    candidates: [
      { move: '7H>A1', value: 0.5 },
      { move: 'discard X', value: 0 },
    ],
  },
};

test('what is said is understood', () => {
  for (const question of QUESTIONS) expect(readRequest(structuredClone(question))).toEqual(question);
  const others: WorkerAnswer[] = [{ type: 'ready' }, { type: 'failed', id: 2, message: 'no thoughts' }];
  for (const answer of [CHOSEN, ...others]) expect(readAnswer(structuredClone(answer))).toEqual(answer);
});

test(seeded('an answer that is nearly right is read strictly'), () => {
  fc.assert(
    fc.property(
      fc.oneof(changed([CHOSEN, { type: 'failed', id: 1, message: 'x' }], badClone), badClone),
      (data) => {
        tried();
        const answer = readAnswer(data);
        if (answer === null || answer.type === 'ready') return;
        expect(Number.isSafeInteger(answer.id)).toBe(true);
        if (answer.type === 'failed') {
          expect(answer.message.length).toBeLessThanOrEqual(200);
          return;
        }
        const { move, value = 0, candidates = [] } = answer.choice;
        for (const one of [{ move, value }, ...candidates]) {
          expect(parseMove(one.move)).not.toBeNull();
          expect(one.value >= 0 && one.value <= 1).toBe(true);
        }
      },
    ),
    checked(300),
  );
  for (const deep of [nestedValue(100_000), JSON.parse(nested(100_000))]) {
    expect(readAnswer(deep)).toBeNull();
    expect(readAnswer({ ...CHOSEN, choice: { ...CHOSEN.choice, candidates: [deep] } })).toBeNull();
    expect(readRequest({ ...QUESTIONS[0], seen: deep })).toEqual({ type: 'unreadable', id: 7 });
  }
  expect(
    readAnswer({ ...CHOSEN, choice: { move: '7H>A1', candidates: Array(1_000_000).fill(0) } }),
  ).toBeNull();
  // Lists with holes, and with functions' names of their own.
  const holes = { ...QUESTIONS[0]!.seen, hand: Array(3) };
  const named = { ...QUESTIONS[0]!.seen, hand: Object.assign(['7H', 'no card'], { every: 1, map: 1 }) };
  for (const seen of [holes, named])
    expect(readRequest({ ...QUESTIONS[0], seen })).toEqual({ type: 'unreadable', id: 7 });
});

/** The worker as it is, in a world of stand-ins. */
let ask: (data: unknown) => void;
const answers: WorkerAnswer[] = [];
beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal('postMessage', (answer: WorkerAnswer) => void answers.push(answer));
  vi.stubGlobal('addEventListener', (type: string, listener: (event: { data: unknown }) => void) => {
    if (type === 'message') ask = (data) => listener({ data });
  });
  vi.stubGlobal(
    'fetch',
    async (address: URL) => new Response(await readFile(`assets/nets/${address.pathname.split('/').at(-1)}`)),
  );
  await import('../../src/ai/worker.ts');
});
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => void vi.useRealTimers());

async function answerTo(data: unknown): Promise<WorkerAnswer> {
  tried();
  const before = answers.length;
  ask(data);
  await vi.waitFor(() => expect(answers.length).toBe(before + 1), { timeout: 20_000, interval: 1 });
  return answers.at(-1)!;
}

test(seeded('whatever the worker is asked, it answers once, and the next question as well'), async () => {
  const bots = [...OPPONENTS.map(({ id }) => id), 'trader+saboteur'];
  const questions = QUESTIONS.map((question, i) => ({ ...question, bot: bots[i % bots.length]! }));
  const { id, limit } = QUESTIONS[0]!;
  for (const bot of BAD_TEXTS)
    expect(await answerTo({ ...QUESTIONS[0], bot })).toMatchObject({ type: 'failed', id });
  for (const data of [
    null,
    undefined,
    7,
    'think',
    [],
    {},
    { type: 'think' },
    { ...QUESTIONS[0], seed: -1 },
    { ...QUESTIONS[0], limit: { ...limit, ms: Number.POSITIVE_INFINITY } },
  ])
    expect(await answerTo(data)).toMatchObject({ type: 'failed' });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 6, arbitrary: changed(questions, badClone) }, { weight: 1, arbitrary: badClone }),
      async (data) => {
        const answer = await answerTo(data);
        if (answer.type === 'failed') return expectClear(answer.message);
        // What it says is what the page understands.
        expect(readAnswer(structuredClone(answer))).toEqual(answer);
      },
    ),
    checked(120),
  );
  for (const question of questions) {
    const answer = await answerTo(question);
    expect(answer).toMatchObject({ type: 'chosen', id });
    expect(readAnswer(structuredClone(answer))).toEqual(answer);
  }
});

test(
  seeded('whatever a worker answers, the page gets a move or a reason, and the next worker is asked'),
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(changed([CHOSEN], badClone), badClone), async (data) => {
        tried();
        const workers: WorkerLike[] = [];
        const { think } = createThinker(() => {
          const worker: WorkerLike = {
            postMessage: () => {},
            terminate: () => {},
            onmessage: null,
            onerror: null,
            onmessageerror: null,
          };
          workers.push(worker);
          return worker;
        }, 1000);
        const say = (worker: WorkerLike, said: unknown): void =>
          worker.onmessage?.({ data: said } as MessageEvent);
        const job = { bot: 'greedy', seen: QUESTIONS[0]!.seen, limit: {}, seed: 1 };
        const signal = new AbortController().signal;
        const first = think(job, signal).then(
          ({ move }) => parseMove(move) !== null,
          (error: Error) => error.message,
        );
        say(workers[0]!, data);
        say(workers.at(-1)!, { ...CHOSEN, id: 1 });
        const told = await first;
        if (typeof told === 'string') expectClear(told.slice(0, 200).replace(/[^ -~]/g, '?') || '?');
        else expect(told).toBe(true);
        const second = think(job, signal);
        say(workers.at(-1)!, { ...CHOSEN, id: 2 });
        expect((await second).move).toBe('7H>A1');
      }),
      checked(60),
    );
  },
);

test(seeded('a weights file of any kind is read, or refused in plain words'), async () => {
  const whole = new Uint8Array(await fileSources().weights('main.net'));
  const read = (bytes: Uint8Array): void => {
    tried();
    try {
      const { header, weights } = readNet(bytes);
      expect(header.version).toBe(NET_VERSION);
      expect(weights.every(Number.isFinite)).toBe(true);
    } catch (error) {
      expect((error as Error).message).toMatch(/weights file/);
    }
  };
  const length = new DataView(whole.buffer, whole.byteOffset).getUint32(0, true);
  fc.assert(
    fc.property(
      fc.nat(4 + length),
      fc.uint8Array({ minLength: 1, maxLength: 6 }),
      fc.boolean(),
      (at, put, cut) => {
        const bytes = whole.slice(0, cut ? at : undefined);
        bytes.set(put.subarray(0, Math.max(0, bytes.length - at)), Math.min(at, bytes.length));
        read(bytes);
      },
    ),
    checked(60),
  );
  const withHeader = (text: string): Uint8Array => {
    const bytes = new Uint8Array(4 + text.length + 80_000);
    new DataView(bytes.buffer).setUint32(0, text.length, true);
    for (let i = 0; i < text.length; i++) bytes[4 + i] = text.charCodeAt(i);
    return bytes;
  };
  for (const text of [
    'null',
    '[]',
    '"x"',
    '7',
    '',
    '{"__proto__":{"version":6}}',
    nested(5000),
    nested(1_000_000),
    'x'.repeat(1_000_000),
  ])
    read(withHeader(text));
  const broken = whole.slice();
  new DataView(broken.buffer).setFloat32(broken.length - 8, Number.NaN, true);
  expect(() => readNet(broken)).toThrow('damaged');
  readNet(whole);
  const refused = botLoader({ weights: async () => withHeader('null'), forward: async () => null });
  await expect(refused('legend')).rejects.toThrow('not a weights file');
});

test(seeded('other tabs may say anything on the channel: one tab comes to hold the game'), async () => {
  vi.useFakeTimers();
  await fc.assert(
    fc.asyncProperty(fc.array(badClone, { maxLength: 6 }), async (said) => {
      tried();
      const posted: unknown[] = [];
      const channel: Channel = { onmessage: null, postMessage: (message) => void posted.push(message) };
      let holds = false;
      const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
      void holdTab(() => {}, { openChannel: () => channel, wait }).then(() => {
        holds = true;
      });
      for (const data of said) channel.onmessage?.({ data });
      await vi.advanceTimersByTimeAsync(3000);
      expect(holds).toBe(true);
      // Whoever asks properly is still answered.
      for (const data of [...said, { asks: 0.5 }]) channel.onmessage?.({ data });
      expect(posted.at(-1)).toBe('taken');
    }),
    checked(60),
  );
});
