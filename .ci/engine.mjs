// `npm run -s engine`: the headless engine on standard input and output, also on a fresh checkout.
import { ensureInstall } from './ensure-install.mjs';
import { readOptions } from './options.mjs';

readOptions('npm run -s engine', {
  does: 'Speaks the engine interface: one JSON object per line on standard input and output.',
});
ensureInstall();
const { register } = await import('tsx/esm/api'); // Node 20 runs no TypeScript
register();
await import('../src/headless.ts');
