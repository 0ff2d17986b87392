/** The real program: bytes in, lines out. */
import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

interface Run {
  answers: { id: unknown; ok: boolean; error?: { code: string } }[];
  status: number | null;
  errors: string;
}

/** Sends the pieces one after the other and reads to the end. */
function run(pieces: readonly (string | Buffer)[], { hangUp = false } = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const engine = spawn(process.execPath, ['.ci/engine.mjs'], { stdio: 'pipe' });
    const out: Buffer[] = [];
    let errors = '';
    engine.stdout.on('data', (chunk: Buffer) => {
      out.push(chunk);
      if (hangUp) engine.stdout.destroy();
    });
    engine.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    engine.stdin.on('error', () => {}); // it may have gone before everything was sent
    engine.on('error', reject);
    engine.on('close', (status) => {
      const lines = Buffer.concat(out).toString('utf8').split('\n');
      if (!hangUp) expect(lines.pop()).toBe('');
      resolve({ answers: hangUp ? [] : lines.map((line) => JSON.parse(line)), status, errors });
    });
    for (const piece of pieces) engine.stdin.write(piece);
    engine.stdin.end();
  });
}

test('a transcript with everything that can be wrong with bytes', async () => {
  const megabyte = 'x'.repeat(1_000_000);
  const exactly = `{"id":"full","do":"hello","pad":"${'y'.repeat(1_000_000 - 35)}"}`;
  expect(exactly.length).toBe(1_000_000);
  const setup = Buffer.from('{"id":"ü","do":"setup","rules":"standard","seed":7}\r\n');
  const { answers, status, errors } = await run([
    '{"id":1,"do":"hello"}\n',
    '\n',
    '\r\n',
    'garbage\n',
    `${megabyte}x\n`,
    `${megabyte}${megabyte}${megabyte}`,
    `${megabyte}\r\n`,
    `${exactly}\r\n`,
    Buffer.from([0x7b, 0xff, 0xfe, 0x7d, 0x0a]),
    Buffer.from([0xc3, 0x0a]),
    setup.subarray(0, 8), // a letter of two bytes arrives in two pieces
    setup.subarray(8),
    '{"id":2,"do":"legal"}\n{"id":3,"do":"state"}\n{"id":4,"do":"go","bot":"greedy"',
    ',"seed":1}\n{"id":5,"do":"nonsense"}\n',
    Buffer.from([0]),
    '\n{"id":6,"do":"play","move":"forfeit"}', // no line end
  ]);
  expect(errors).toBe('');
  expect(status).toBe(0);
  expect(answers.map((answer) => [answer.id, answer.error?.code ?? 'ok'])).toEqual([
    [1, 'ok'],
    [null, 'bad-json'],
    [null, 'bad-json'],
    [null, 'bad-json'],
    [null, 'too-long'],
    [null, 'too-long'],
    ['full', 'ok'],
    [null, 'bad-json'],
    [null, 'bad-json'],
    ['ü', 'ok'],
    [2, 'ok'],
    [3, 'ok'],
    [4, 'ok'],
    [5, 'unknown-command'],
    [null, 'bad-json'],
    [6, 'ok'],
  ]);
});

test('quit ends it at once, whatever still comes', async () => {
  const { answers, status } = await run(['{"id":1,"do":"quit"}\n{"id":2,"do":"hello"}\n']);
  expect(answers).toEqual([{ id: 1, ok: true }]);
  expect(status).toBe(0);
});

test('it goes quietly when nobody reads any more', async () => {
  const { status, errors } = await run(['{"do":"hello"}\n'.repeat(50_000)], { hangUp: true });
  expect(errors).toBe('');
  expect(status).toBe(0);
});

test('no input at all is no fault', async () => {
  expect(await run([])).toEqual({ answers: [], status: 0, errors: '' });
});
