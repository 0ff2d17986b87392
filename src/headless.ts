/** The engine interface on standard input and output: it cuts bytes into lines and puts the parts together. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import packageInfo from '../package.json' with { type: 'json' };
import { type Bot, botLoader, OPPONENTS, type Sources } from './ai/index.ts';
import { createEngineSession, type LineFault, MAX_LINE_BYTES } from './protocol/index.ts';

const LINE_END = 10;
const CARRIAGE_RETURN = 13;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Cuts a stream of bytes into lines; of a line that is too long it keeps no more than the limit. */
async function* readLines(input: AsyncIterable<Buffer>): AsyncGenerator<string | LineFault> {
  let parts: Buffer[] = [];
  let length = 0;
  const take = (part: Buffer): void => {
    length += part.length;
    // One byte more than the limit may still be a carriage return.
    if (length <= MAX_LINE_BYTES + 1) parts.push(part);
    else parts = [];
  };
  const finish = (): string | LineFault => {
    const bytes = Buffer.concat(parts);
    const total = bytes.at(-1) === CARRIAGE_RETURN ? length - 1 : length;
    parts = [];
    length = 0;
    if (total > MAX_LINE_BYTES) return { fault: 'too-long' };
    try {
      return utf8.decode(bytes.subarray(0, total));
    } catch {
      return { fault: 'not-utf8' };
    }
  };
  for await (const chunk of input) {
    let from = 0;
    for (let to = chunk.indexOf(LINE_END); to >= 0; to = chunk.indexOf(LINE_END, from)) {
      take(chunk.subarray(from, to));
      from = to + 1;
      yield finish();
    }
    take(chunk.subarray(from));
  }
  if (length > 0) yield finish();
}

const asset = (file: string): Promise<Buffer> => readFile(new URL(`../assets/nets/${file}`, import.meta.url));
const loadBot = botLoader({
  weights: asset,
  forward: async () => {
    const module = await WebAssembly.compile(new Uint8Array(await asset('forward.wasm')));
    return new WebAssembly.Instance(module).exports as unknown as Awaited<ReturnType<Sources['forward']>>;
  },
});
const bots = await Promise.all(OPPONENTS.map(({ id }) => loadBot(id)));

const session = createEngineSession({
  bots: bots.filter((bot): bot is Bot => bot !== undefined),
  name: 'Caravan',
  version: packageInfo.version,
  now: () => performance.now(),
});

// Whoever read the answers has gone: nobody is left to serve.
process.stdout.on('error', () => process.exit(0));
for await (const line of readLines(process.stdin)) {
  if (!process.stdout.write(`${session.handle(line)}\n`)) await once(process.stdout, 'drain');
  if (session.ended) break;
}
