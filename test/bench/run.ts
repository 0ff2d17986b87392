/**
 * `npm run bench`: figures on this machine, nothing written down. The sections run as one bundle, as in the built game:
 * what a loader transforms file by file is far slower than what is shipped.
 */
import { cpus } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}node_modules/.cache/bench`;

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
await bundle.runSections(process.argv.slice(2), (line) => console.log(line));
