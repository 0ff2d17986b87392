/** What the page and the thinking worker say to each other. */
import type { Observation } from '../engine/index.ts';
import type { Choice, Limit } from './bot.ts';

export type { Choice };

export interface ThinkRequest {
  readonly type: 'think';
  readonly id: number;
  readonly bot: string;
  readonly seen: Observation;
  readonly limit: Limit;
  readonly seed: number;
}

export type WorkerRequest = ThinkRequest;

export type WorkerAnswer =
  /** The worker has started and takes requests. */
  | { readonly type: 'ready' }
  | { readonly type: 'chosen'; readonly id: number; readonly choice: Choice }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
