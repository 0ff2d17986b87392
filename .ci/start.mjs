// `npm start`: installs, builds, serves the finished game and opens it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';
import { readOptions, whole } from './options.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PREFERRED_PORT = 4173;

const { values } = readOptions('npm start', {
  does: 'Installs, builds and serves the game, and opens it.',
  options: {
    port: {
      what: `the port of the page; without, ${PREFERRED_PORT} or the next free one`,
      value: whole(1, 65535),
    },
    'no-open': { what: 'leaves the browser alone' },
  },
});
ensureInstall();
const { build, preview } = await import('vite');
await build({ root, logLevel: 'warn' });
// A port asked for by name is taken or refused; the preferred one may give way to the next free one.
const server = await preview({
  root,
  logLevel: 'warn',
  preview: { port: values.port ?? PREFERRED_PORT, strictPort: values.port !== undefined },
}).catch((error) => stop(`The game could not be served: ${error.message}`));
const address = server.resolvedUrls.local[0];
console.log(`Caravan is ready: ${address}\nCtrl-C ends it.`);
if (!values['no-open']) open(address);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

/** Opens the page where there is a display. The address is already printed, so failing is no trouble. */
function open(url) {
  const { platform, env } = process;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  const [command, ...args] =
    platform === 'darwin'
      ? ['open', url]
      : platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
