/** Thinking ahead: begun early, told only when asked, dropped when the question has become another. */
import { expect, test, vi } from 'vitest';
import { createForethought } from '../../src/app/forethought.ts';
import type { Answer, Thought } from '../../src/app/index.ts';
import { presetOptions } from '../../src/content/index.ts';
import { observe, replay, standardDeck, startRecord } from '../../src/engine/index.ts';
import type { Question } from '../../src/match/index.ts';

interface Asked {
  readonly thought: Thought;
  readonly signal: AbortSignal;
  answer(move: string): void;
  fail(): void;
}

function world() {
  const asked: Asked[] = [];
  const forethought = createForethought(
    (thought, signal) =>
      new Promise<Answer>((resolve, reject) => {
        asked.push({
          thought,
          signal,
          answer: (move) => resolve({ move }),
          fail: () => reject(new Error('no thoughts')),
        });
      }),
  );
  return { asked, forethought };
}

const RULES = presetOptions('standard');
const seenAt = (seed: number) =>
  observe(replay(startRecord(RULES, seed, standardDeck(), standardDeck(), 'B')).state, 'B');
const question = (seed: number, more: Partial<Question> = {}): Question => ({
  seat: 'B',
  player: 'legend',
  seen: seenAt(seed),
  fast: false,
  seed,
  ...more,
});
const patient = (): AbortSignal => new AbortController().signal;

test('what has been begun answers the same question, and is thought about once', async () => {
  const { asked, forethought } = world();
  forethought.begin(question(1));
  asked[0]!.answer('7H>B1');
  expect(await forethought.answer(question(1), patient())).toEqual({ move: '7H>B1' });
  expect(asked).toHaveLength(1);
  // Kept for one question only.
  void forethought.answer(question(1), patient());
  expect(asked).toHaveLength(2);
});

test.each([
  ['another position', question(2)],
  ['another view of the same chance', question(1, { seen: seenAt(2) })],
  ['another chance', question(1, { seed: 2 })],
  ['another player', question(1, { player: 'trader' })],
  ['a quick move', question(1, { fast: true })],
])('%s is thought about anew, and what had been begun is dropped', async (_, other) => {
  const { asked, forethought } = world();
  forethought.begin(question(1));
  asked[0]!.answer('stale');
  const answer = forethought.answer(other, patient());
  expect(asked[0]!.signal.aborted).toBe(true);
  asked[1]!.answer('fresh');
  expect(await answer).toEqual({ move: 'fresh' });
});

test('a new beginning drops the old one; forgetting drops it too', () => {
  const { asked, forethought } = world();
  forethought.begin(question(1));
  forethought.begin(question(2));
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  forethought.forget();
  expect(asked[1]!.signal.aborted).toBe(true);
});

test('who leaves while an early thought is awaited ends it', () => {
  const { asked, forethought } = world();
  forethought.begin(question(1));
  const leaving = new AbortController();
  void forethought.answer(question(1), leaving.signal);
  expect(asked[0]!.signal.aborted).toBe(false);
  leaving.abort();
  expect(asked[0]!.signal.aborted).toBe(true);
});

test('a thought that fails before it is asked for is told to whoever asks, and to nobody else', async () => {
  const { asked, forethought } = world();
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  forethought.begin(question(1));
  asked[0]!.fail();
  await new Promise((resolve) => setTimeout(resolve));
  await expect(forethought.answer(question(1), patient())).rejects.toThrow('no thoughts');
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
