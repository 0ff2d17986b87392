// The linter's own configuration refuses chance and clocks in the pure folders, and only there.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FIXTURE = 'test/fixtures/purity/chance-and-time.ts';
const PURE = ['engine', 'content', 'text', 'ai', 'campaign', 'match', 'protocol', 'present', 'input'];
const FREE = ['ai/training', 'view', 'platform', 'app'];

test('chance and clocks are refused in every pure folder, line by line', () => {
  const planted = readFileSync(FIXTURE, 'utf8')
    .split('\n')
    .flatMap((line, index) => (/\/\/ breach$/.test(line) ? [index + 1] : []));
  const refused = lintCopies([...PURE, ...FREE]);
  for (const folder of PURE) expect(refused.get(folder), folder).toEqual(planted);
  for (const folder of FREE) expect(refused.get(folder), folder).toBeUndefined();
});

/** Lints a copy of the fixture in each folder; folder → the lines with errors. */
function lintCopies(folders: string[]): Map<string, number[]> {
  const copy = mkdtempSync(join(tmpdir(), 'caravan-lint-'));
  try {
    for (const file of ['.biome.jsonc', '.ci/no-chance.grit']) cpSync(file, join(copy, file));
    for (const folder of folders) cpSync(FIXTURE, join(copy, 'src', folder, 'planted.ts'));
    const { stdout } = spawnSync(
      process.execPath,
      [
        join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome'),
        ...['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'],
      ],
      { cwd: copy, encoding: 'utf8' },
    );
    const lines = new Map<string, number[]>();
    for (const [, folder = '', line] of stdout.matchAll(/^::error .*src\/(.*)\/planted\.ts,line=(\d+)/gm)) {
      lines.set(
        folder,
        [...new Set([...(lines.get(folder) ?? []), Number(line)])].sort((a, b) => a - b),
      );
    }
    return lines;
  } finally {
    rmSync(copy, { recursive: true });
  }
}
