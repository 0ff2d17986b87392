import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { createAnnouncer } from '../../src/platform/announcer.ts';
import { heardMatch } from './whole-match.ts';

const NOTHING = 'Nothing yet.';
const asEver = heardMatch();

const golden = readFileSync(new URL('whole-match.txt', import.meta.url), 'utf8');

afterEach(() => {
  vi.useRealTimers();
});

test('a whole match is heard as before (npm run golden writes it anew), one sentence for each turn', async () => {
  const { lines, moves, turns } = await asEver;
  expect(`${lines.join('\n')}\n`).toBe(golden);
  expect(moves).toBeGreaterThanOrEqual(40);
  expect(turns).toHaveLength(moves);
  for (const turn of turns) {
    expect(turn).toMatch(/^[A-Z].*\.$/);
    // One sentence: its parts are told apart without a full stop.
    expect(turn.slice(0, -1)).not.toMatch(/\. |→|×/);
  }
});

test('the heard match has what somebody needs who cannot see it', () => {
  for (const told of [
    ', sold',
    'outbid',
    'heavy',
    'you draw',
    'your turn',
    'You win.',
    'unavailable',
    'pressed',
  ])
    expect(golden).toContain(told);
  // Signs that a voice does not know.
  expect(golden).not.toMatch(/[→×♠♥♣♦►■□]|[AB][123]\.\d/);
});

test('nothing that is said is lost, however fast it comes', () => {
  vi.useFakeTimers();
  const said: string[] = [];
  const announcer = createAnnouncer(
    { say: (text) => said.push(text), empty: () => said.push('-') },
    () => false,
    NOTHING,
  );
  const sentences = golden.split('\n').filter((line) => /^(You|Pedlar) (play|discard)/.test(line));
  expect(sentences.length).toBeGreaterThanOrEqual(40);
  for (const [i, sentence] of sentences.entries()) {
    announcer.announce(sentence);
    // A turn at instant speed, and now and then a pause.
    vi.advanceTimersByTime(i % 7 === 0 ? 900 : 15);
  }
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(sentences);
});

test('a sentence does not come before the one before it can have been begun', () => {
  vi.useFakeTimers();
  const said: string[] = [];
  let pace: 'normal' | 'slow' = 'normal';
  const announcer = createAnnouncer(
    { say: (text) => said.push(text), empty: () => {} },
    () => false,
    NOTHING,
    () => pace,
  );
  announcer.announce('One.');
  announcer.announce('Two.');
  vi.advanceTimersByTime(200);
  expect(said).toEqual(['One.']);
  vi.advanceTimersByTime(200);
  expect(said).toEqual(['One.', 'Two.']);
  vi.advanceTimersByTime(1000);
  // Whoever needs longer pauses has them.
  pace = 'slow';
  announcer.announce('Three.');
  announcer.announce('Four.');
  vi.advanceTimersByTime(500);
  expect(said.at(-1)).toBe('Three.');
  vi.advanceTimersByTime(500);
  expect(said.at(-1)).toBe('Four.');
});

test('what was said last is said again, and nothing of it once the screen was passed on', () => {
  vi.useFakeTimers();
  const said: string[] = [];
  const announcer = createAnnouncer(
    { say: (text) => said.push(text), empty: () => {} },
    () => false,
    NOTHING,
  );
  const again = (): string | undefined => {
    announcer.repeat();
    vi.advanceTimersByTime(5000);
    return said.at(-1);
  };
  expect(again()).toBe(NOTHING);
  announcer.announce('One.');
  announcer.announce('Two.');
  vi.advanceTimersByTime(5000);
  expect(again()).toBe('Two.');
  expect(again()).toBe('Two.');
  // Sentences that came at once belong together.
  for (const sentence of ['A.', 'B.', 'C.', 'D.']) announcer.announce(sentence);
  vi.advanceTimersByTime(0);
  expect(said.slice(-4)).toEqual(['A.', 'B.', 'C.', 'D.']);
  expect(again()).toBe('A. B. C. D.');
  // What is still to come needs no repeating.
  announcer.announce('My cards.');
  announcer.repeat();
  vi.advanceTimersByTime(5000);
  expect(said.filter((words) => words === 'My cards.')).toHaveLength(1);
  announcer.hush();
  expect(again()).toBe(NOTHING);
});

test('told briefly, a match is heard in far fewer words, and no turn of it is missing', async () => {
  const [full, brief] = [await asEver, await heardMatch(undefined, true)];
  const spoken = ({ lines }: typeof full): string[] => lines.filter((line) => /^[A-Z]/.test(line));
  const letters = (all: readonly string[]): number => all.join('').length;
  expect(brief.moves).toBe(full.moves);
  expect(brief.turns).toHaveLength(full.turns.length);
  expect(letters(brief.turns)).toBeLessThan(0.75 * letters(full.turns));
  expect(letters(spoken(brief))).toBeLessThan(0.8 * letters(spoken(full)));
  for (const [i, turn] of brief.turns.entries()) {
    const told = full.turns[i]!;
    expect(turn).not.toMatch(/turn\.$/);
    // What the other side does is told in full; of one's own what came of it: totals, states, the card drawn.
    if (!told.startsWith('You')) expect(told.startsWith(turn.slice(0, -1))).toBe(true);
    for (const [fact] of told.matchAll(
      /\d+ to \d+|, sold|tied|outbid|heavy|you draw [^;]+(?=;)|you win: .+/g,
    ))
      expect(turn.toLowerCase()).toContain(fact.replace(/^, /, '').toLowerCase());
  }
  // It still stands on the page, which is read once.
  expect(spoken(brief).filter((line) => line.startsWith('You hold'))).toHaveLength(1);
  expect(spoken(brief).filter((line) => line.startsWith('May go on')).length).toBeGreaterThan(10);
});

test('what waits to be said is forgotten when the screen is passed on, and while somebody else speaks', () => {
  vi.useFakeTimers();
  const said: string[] = [];
  let silent = false;
  const announcer = createAnnouncer(
    { say: (text) => said.push(text), empty: () => said.push('-') },
    () => silent,
    NOTHING,
  );
  announcer.announce('One.');
  vi.advanceTimersByTime(100);
  announcer.announce('My cards.');
  announcer.hush();
  announcer.announce('Pass it on.');
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(['One.', '-', 'Pass it on.']);
  silent = true;
  announcer.announce('In the terminal.');
  vi.advanceTimersByTime(5000);
  silent = false;
  announcer.announce('Again.');
  vi.advanceTimersByTime(5000);
  expect(said.slice(3)).toEqual(['Again.']);
});
