/** The thinking worker: answers one request after the other, whatever goes wrong in between. */
import { findBot } from './bots.ts';
import type { WorkerAnswer, WorkerRequest } from './messages.ts';

const tell = (answer: WorkerAnswer): void => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const { id, bot: name, seen, limit, seed } = data;
  try {
    const bot = findBot(name);
    if (!bot) throw new Error(`there is no bot ${name}`);
    tell({ type: 'chosen', id, choice: bot.choose(seen, limit, seed, () => performance.now()) });
  } catch (error) {
    tell({ type: 'failed', id, message: String(error) });
  }
});
tell({ type: 'ready' });
