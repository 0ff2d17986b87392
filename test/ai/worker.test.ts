/** The thinking worker as the page meets it: whatever goes wrong with one job, the next is answered. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { OPPONENTS } from '../../src/ai/index.ts';
import type { WorkerAnswer, WorkerRequest } from '../../src/ai/messages.ts';
import { presetOptions } from '../../src/content/index.ts';
import { observe, replay, standardDeck, startRecord } from '../../src/engine/index.ts';
import { legalFrom } from '../../src/present/index.ts';

const RECORD = startRecord(presetOptions('standard'), 3, standardDeck(), standardDeck(), 'B');
const SEEN = observe(replay(RECORD).state, 'B');

interface Outside {
  /** Answers as the server does; by default with the file. */
  readonly fetch?: (name: string) => Promise<Response> | null;
  readonly compile?: () => Promise<WebAssembly.Module>;
}

/** Starts the worker in a world of stand-ins. */
async function startWorker({ fetch, compile }: Outside = {}) {
  const answers: WorkerAnswer[] = [];
  let listen: ((event: { data: WorkerRequest }) => void) | null = null;
  vi.resetModules();
  vi.stubGlobal('postMessage', (answer: WorkerAnswer) => void answers.push(answer));
  vi.stubGlobal('addEventListener', (type: string, listener: typeof listen) => {
    if (type === 'message') listen = listener;
  });
  vi.stubGlobal('fetch', async (address: URL) => {
    const name = basename(address.pathname);
    return (await fetch?.(name)) ?? new Response(await readFile(`assets/nets/${name}`));
  });
  if (compile) vi.spyOn(WebAssembly, 'compile').mockImplementation(compile);
  await import('../../src/ai/worker.ts');
  let id = 0;
  return {
    answers,
    ask: async (bot: string): Promise<Exclude<WorkerAnswer, { type: 'ready' }>> => {
      const asked = ++id;
      listen!({ data: { type: 'think', id: asked, bot, seen: SEEN, limit: { nodes: 64 }, seed: 5 } });
      return vi.waitFor(
        () => {
          const answer = answers.find((one) => one.type !== 'ready' && one.id === asked);
          if (!answer || answer.type === 'ready') throw new Error('no answer yet');
          return answer;
        },
        { timeout: 20_000 },
      );
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('it says that it is ready, and every opponent answers with a legal move', async () => {
  const { answers, ask } = await startWorker();
  expect(answers).toEqual([{ type: 'ready' }]);
  for (const { id } of OPPONENTS) {
    const answer = await ask(id);
    expect(answer.type === 'chosen' && legalFrom(SEEN)).toContain(
      answer.type === 'chosen' && answer.choice.move,
    );
  }
});

test('where WASM is refused, the net runs in script and chooses the same', async () => {
  const inWasm = await (await startWorker()).ask('long-hauler');
  const refuse = vi.fn(() => Promise.reject(new WebAssembly.CompileError('refused by a policy')));
  const inScript = await (await startWorker({ compile: refuse })).ask('long-hauler');
  expect(refuse).toHaveBeenCalled();
  const move = ({ type, ...answer }: WorkerAnswer) =>
    type === 'chosen' && 'choice' in answer ? answer.choice.move : null;
  expect(move(inScript)).not.toBeNull();
  expect(move(inScript)).toBe(move(inWasm));
});

test('where the WASM file is missing, the net runs in script', async () => {
  const fetch = (name: string) =>
    name.endsWith('.wasm') ? Promise.resolve(new Response(null, { status: 404 })) : null;
  expect((await (await startWorker({ fetch })).ask('trader')).type).toBe('chosen');
});

test('a job that fails is told, and the next is answered', async () => {
  const { ask } = await startWorker();
  expect(await ask('nobody')).toMatchObject({
    type: 'failed',
    id: 1,
    message: expect.stringContaining('nobody'),
  });
  expect(await ask('greedy')).toMatchObject({ type: 'chosen', id: 2 });
});

test('weights that could not be fetched once are fetched again', async () => {
  let refused = 0;
  const fetch = (name: string) => {
    if (name !== 'main.net' || refused > 0) return null;
    refused++;
    return Promise.reject(new TypeError('offline'));
  };
  const { ask } = await startWorker({ fetch });
  expect(await ask('drifter')).toMatchObject({ type: 'failed' });
  expect(await ask('drifter')).toMatchObject({ type: 'chosen' });
});
