/** The bots' weights and WASM from the files of this project, for Node. */
import { readFile } from 'node:fs/promises';
import type { Sources } from '../../src/ai/index.ts';

const NETS = 'assets/nets';

/** @param main another file in place of the levels' weights @param inWasm false for the net in script */
export function fileSources(main = `${NETS}/main.net`, inWasm = true): Sources {
  return {
    weights: (file) => readFile(file === 'main.net' ? main : `${NETS}/${file}`),
    forward: async () => {
      if (!inWasm) return null;
      const module = await WebAssembly.compile(new Uint8Array(await readFile(`${NETS}/forward.wasm`)));
      return new WebAssembly.Instance(module).exports as unknown as Awaited<ReturnType<Sources['forward']>>;
    },
  };
}
