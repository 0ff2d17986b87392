/**
 * `npm run bench`: figures on this machine, nothing written down. The sections run as one bundle, as in the built game:
 * what a loader transforms file by file is far slower than what is shipped.
 */
import { cpus } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { oneOf, readOptions } from '../../.ci/options.mjs';
import { SECTION_NAMES } from './section.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}node_modules/.cache/bench`;

const { words } = readOptions('npm run bench', {
  does: 'Measures on this machine what the engine and the opponents cost.',
  words: {
    what: 'which; without, all',
    value: oneOf('section', SECTION_NAMES),
    most: Number.POSITIVE_INFINITY,
  },
});
const { build } = await import('vite');
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: 'test/bench/sections.ts',
    outDir: folder,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'sections.mjs' } },
  },
});
const bundle = (await import(
  /* @vite-ignore */ pathToFileURL(`${folder}/sections.mjs`).href
)) as typeof import('./sections.ts');

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`);
await bundle.runSections(words, (line) => console.log(line));
