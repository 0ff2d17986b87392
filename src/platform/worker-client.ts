/**
 * Asks the thinking worker. One job runs and one waits; a newer one takes the place of the one that waits. Answers
 * to jobs nobody waits for any more are dropped, and a worker that crashes or hangs is replaced.
 */
import { type Choice, readAnswer, type ThinkRequest } from '../ai/messages.ts';

/** The part of a Worker that is used, so that tests need none. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

export type Job = Omit<ThinkRequest, 'type' | 'id'>;

export interface Thinker {
  /** Resolves with a move and what was weighed. Rejected when the search fails, takes too long, or is aborted or replaced. */
  think(job: Job, signal: AbortSignal): Promise<Choice>;
}

interface Pending {
  readonly id: number;
  readonly job: Job;
  resolve(choice: Choice): void;
  reject(error: Error): void;
}

/** @param patience milliseconds until a job is given up and the worker replaced */
export function createThinker(start: () => WorkerLike, patience: number): Thinker {
  let worker: WorkerLike | null = null;
  let running: Pending | null = null;
  let waiting: Pending | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;

  function open(): WorkerLike {
    const opened = start();
    opened.onmessage = ({ data }) => {
      if (worker !== opened) return;
      const answer = readAnswer(data);
      if (answer === null) return replace(new Error('the thinking worker speaks nonsense'));
      // `ready`, and answers to jobs that are no longer running.
      if (answer.type === 'ready' || answer.id !== running?.id) return;
      if (answer.type === 'chosen') finish((job) => job.resolve(answer.choice));
      else finish((job) => job.reject(new Error(answer.message)));
    };
    opened.onerror = () => {
      if (worker === opened) replace(new Error('the thinking worker crashed'));
    };
    opened.onmessageerror = () => {
      if (worker === opened) replace(new Error('the thinking worker could not be read'));
    };
    return opened;
  }

  function finish(settle: (job: Pending) => void): void {
    clearTimeout(timer);
    const job = running;
    running = null;
    if (job) settle(job);
    runNext();
  }

  /** The worker is of no more use: the next job gets a new one. */
  function replace(error: Error): void {
    worker?.terminate();
    worker = null;
    finish((job) => job.reject(error));
  }

  function runNext(): void {
    if (running || !waiting) return;
    running = waiting;
    waiting = null;
    timer = setTimeout(() => replace(new Error('thinking took too long')), patience);
    try {
      worker ??= open();
      worker.postMessage({ type: 'think', id: running.id, ...running.job });
    } catch (error) {
      replace(error instanceof Error ? error : new Error(String(error)));
    }
  }

  return {
    think: (job, signal) =>
      new Promise((resolve, reject) => {
        waiting?.reject(new Error('another question came'));
        const pending = { id: ++count, job, resolve, reject };
        waiting = pending;
        signal.addEventListener('abort', () => {
          if (waiting === pending) waiting = null;
          // A search cannot be stopped from outside; a new worker is cheap.
          if (running === pending) replace(new Error('nobody waits for it any more'));
          else reject(new Error('nobody waits for it any more'));
        });
        runNext();
      }),
  };
}
