/** The thinking worker: answers one request after the other, whatever goes wrong in between. */
import { botLoader, type Sources } from './bots.ts';
import { readRequest, type WorkerAnswer } from './messages.ts';

const tell = (answer: WorkerAnswer): void => postMessage(answer);

// Written out one by one, so that the bundler sees which files belong to the game.
const FILES = {
  'main.net': new URL('../../assets/nets/main.net', import.meta.url),
  'plain.net': new URL('../../assets/nets/plain.net', import.meta.url),
  'net-1.net': new URL('../../assets/nets/net-1.net', import.meta.url),
  'forward.wasm': new URL('../../assets/nets/forward.wasm', import.meta.url),
};

async function fetchBytes(file: keyof typeof FILES): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(FILES[file]);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const loadBot = botLoader({
  weights: fetchBytes,
  forward: async () => {
    try {
      const module = await WebAssembly.compile(await fetchBytes('forward.wasm'));
      return new WebAssembly.Instance(module).exports as unknown as Awaited<ReturnType<Sources['forward']>>;
    } catch {
      return null; // Refused by a policy or unknown to the browser: the net runs in script.
    }
  },
});

async function answer(data: unknown): Promise<void> {
  const request = readRequest(data);
  const { id } = request;
  try {
    if (request.type === 'unreadable') throw new Error('the question cannot be read');
    const { bot: name, seen, limit, seed } = request;
    const bot = await loadBot(name);
    if (!bot) throw new Error(`there is no bot ${name}`);
    tell({ type: 'chosen', id, choice: bot.choose(seen, limit, seed, () => performance.now()) });
  } catch (error) {
    tell({ type: 'failed', id, message: String(error) });
  }
}

let queue = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  queue = queue.then(() => answer(data));
});
tell({ type: 'ready' });
