/** The bots' weights and WASM from the files of this project, for Node. */
import { readFile } from 'node:fs/promises';
import type { Sources } from '../../src/ai/index.ts';

const NETS = 'assets/nets';

/** @param own another file in place of all the levels' weights @param inWasm false for the net in script */
export function fileSources(own?: string, inWasm = true): Sources {
  return {
    weights: (file) => readFile(own !== undefined && file !== 'net-1.net' ? own : `${NETS}/${file}`),
    forward: async () => {
      if (!inWasm) return null;
      const module = await WebAssembly.compile(new Uint8Array(await readFile(`${NETS}/forward.wasm`)));
      return new WebAssembly.Instance(module).exports as unknown as Awaited<ReturnType<Sources['forward']>>;
    },
  };
}
