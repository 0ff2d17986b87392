import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerAnswer } from '../../src/ai/messages.ts';
import { createThinker, type Job, type WorkerLike } from '../../src/platform/worker-client.ts';

interface Asked {
  readonly id: number;
  readonly seed: number;
}

class FakeWorker implements WorkerLike {
  readonly asked: Asked[] = [];
  terminated = false;
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  postMessage(message: unknown): void {
    this.asked.push(message as Asked);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(answer: WorkerAnswer): void {
    this.onmessage?.({ data: answer } as MessageEvent<WorkerAnswer>);
  }
  chosen(id: number, move: string): void {
    this.say({ type: 'chosen', id, choice: { move } });
  }
}

let workers: FakeWorker[] = [];
const start = (): WorkerLike => {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker;
};
const job = (seed: number): Job => ({ bot: 'greedy', seen: {} as never, limit: {}, seed });
const nobodyLeaves = (): AbortSignal => new AbortController().signal;

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('answers come back to their question', async () => {
  const { think } = createThinker(start, 1000);
  const answer = think(job(1), nobodyLeaves());
  workers[0]!.say({ type: 'ready' });
  workers[0]!.chosen(1, '7H>A1');
  expect(await answer).toEqual({ move: '7H>A1' });
  const failing = think(job(2), nobodyLeaves());
  workers[0]!.say({ type: 'failed', id: 2, message: 'no thoughts' });
  await expect(failing).rejects.toThrow('no thoughts');
  expect(workers).toHaveLength(1);
});

test('one job runs, one waits, a newer one takes the place of the waiting one', async () => {
  const { think } = createThinker(start, 1000);
  const first = think(job(1), nobodyLeaves());
  const second = think(job(2), nobodyLeaves());
  const third = think(job(3), nobodyLeaves());
  await expect(second).rejects.toThrow('another question');
  expect(workers[0]!.asked.map(({ seed }) => seed)).toEqual([1]);
  workers[0]!.chosen(1, 'discard X');
  expect((await first).move).toBe('discard X');
  expect(workers[0]!.asked.map(({ seed }) => seed)).toEqual([1, 3]);
  workers[0]!.chosen(3, '7H>A3');
  expect((await third).move).toBe('7H>A3');
});

test('a stale answer is dropped', async () => {
  const { think } = createThinker(start, 1000);
  const answer = think(job(1), nobodyLeaves());
  workers[0]!.chosen(99, '2C>A1');
  workers[0]!.chosen(1, '3C>A1');
  expect((await answer).move).toBe('3C>A1');
});

test('a worker that crashes or hangs is replaced', async () => {
  const { think } = createThinker(start, 1000);
  const crashed = think(job(1), nobodyLeaves());
  const next = think(job(2), nobodyLeaves());
  workers[0]!.onerror?.({} as ErrorEvent);
  await expect(crashed).rejects.toThrow('crashed');
  expect(workers[0]!.terminated).toBe(true);
  workers[1]!.chosen(2, '4C>A2');
  expect((await next).move).toBe('4C>A2');

  const hanging = think(job(3), nobodyLeaves());
  const rejected = expect(hanging).rejects.toThrow('too long');
  await vi.advanceTimersByTimeAsync(1001);
  await rejected;
  expect(workers[1]!.terminated).toBe(true);
});

test('a job nobody waits for any more is stopped', async () => {
  const { think } = createThinker(start, 1000);
  const leaving = new AbortController();
  const answer = think(job(1), leaving.signal);
  leaving.abort();
  await expect(answer).rejects.toThrow('nobody waits');
  expect(workers[0]!.terminated).toBe(true);
  const next = think(job(2), nobodyLeaves());
  workers[1]!.chosen(2, '4C>A2');
  expect((await next).move).toBe('4C>A2');
});

test('a worker that cannot be started is a failed job', async () => {
  const { think } = createThinker(() => {
    throw new Error('no workers here');
  }, 1000);
  await expect(think(job(1), nobodyLeaves())).rejects.toThrow('no workers here');
});
