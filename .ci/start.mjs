// `npm start`: installs, builds, serves the finished game and opens it. Options: --port <number>, --no-open.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstall } from './ensure-install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PREFERRED_PORT = 4173;

const options = readOptions();
ensureInstall();
const { build, preview } = await import('vite');
await build({ root, logLevel: 'warn' });
// A port asked for by name is taken or refused; the preferred one may give way to the next free one.
const server = await preview({
  root,
  logLevel: 'warn',
  preview: { port: options.port ?? PREFERRED_PORT, strictPort: options.port !== undefined },
}).catch((error) => stop(`The game could not be served: ${error.message}`));
const address = server.resolvedUrls.local[0];
console.log(`Caravan is ready: ${address}\nCtrl-C ends it.`);
if (options.open) open(address);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

function readOptions() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } } });
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65536)) {
      throw new Error(`${values.port} is not a port number`);
    }
    return { port, open: !values['no-open'] };
  } catch (error) {
    return stop(`${error.message}\nUse: npm start -- [--port <number>] [--no-open]`);
  }
}

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
