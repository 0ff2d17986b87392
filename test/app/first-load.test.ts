/** What is to come when it is asked for must not be dragged in by an import at the start. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Imports and exports of values; those of types are gone when the game is built. */
const STATIC = /^(?:import|export)(?! type\b)[^;]*?from '(\.[^']+)';/gm;

/** Every module that comes along with one. */
function comesWith(start: string): Set<string> {
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, to] of readFileSync(path, 'utf8').matchAll(STATIC)) {
      const next = join(dirname(path), to!);
      if (next.endsWith('.ts') && existsSync(next)) follow(next);
    }
  };
  follow(start);
  return found;
}

test.each(['src/main.ts', 'src/ai/worker.ts'])('the people do not come along with %s', (start) => {
  const modules = [...comesWith(start)];
  expect(modules.length).toBeGreaterThan(10);
  expect(modules.filter((path) => /content\/(opponents\/|people\.ts)/.test(path))).toEqual([]);
});

test('an import that drags them in would be found', () => {
  expect([...comesWith('src/content/check.ts')]).toContain('src/content/opponents/index.ts');
});
