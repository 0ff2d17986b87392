/**
 * Starts commands one after the other in one process and tells how each ended, a line of JSON each: see
 * test/commands.test.ts, which gives this process neither the right to write files nor to start programs.
 */
import { readFileSync } from 'node:fs';

export interface Call {
  /** The module that a command starts. */
  readonly file: string;
  readonly args: readonly string[];
}

export interface Ending {
  /** With which it left off; null where it did not, having gone to work. */
  readonly code: number | null;
  /** On standard output, and on standard error. */
  readonly out: string;
  readonly err: string;
}

class Ended {
  readonly code: number;
  constructor(code: number) {
    this.code = code;
  }
}

const calls = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Call[];
const { stdout, stderr } = process;
const tell = stdout.write.bind(stdout);
process.exit = (code) => {
  throw new Ended(Number(code ?? 0));
};
for (const [i, { file, args }] of calls.entries()) {
  const told = { out: '', err: '' };
  const into = (where: 'out' | 'err') => (text: string | Uint8Array) => {
    told[where] += text;
    return true;
  };
  stdout.write = into('out');
  stderr.write = into('err');
  process.argv = [process.execPath, file, ...args];
  const code = await import(`${file}?${i}`).then(
    () => null,
    (thrown: unknown) => {
      if (thrown instanceof Ended) return thrown.code;
      told.err += thrown instanceof Error ? thrown.stack : String(thrown);
      return null;
    },
  );
  tell(`${JSON.stringify({ code, ...told } satisfies Ending)}\n`);
}
