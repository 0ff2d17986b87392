import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { createAnnouncer } from '../../src/platform/announcer.ts';
import { heardMatch } from './whole-match.ts';

const golden = readFileSync(new URL('whole-match.txt', import.meta.url), 'utf8');

afterEach(() => {
  vi.useRealTimers();
});

test('a whole match is heard as before (npm run golden writes it anew), one sentence for each turn', async () => {
  const { lines, moves, turns } = await heardMatch();
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
  expect(golden).not.toMatch(/[→×♠♥♣♦►■□]/);
});

test('nothing that is said is lost, however fast it comes', () => {
  vi.useFakeTimers();
  const said: string[] = [];
  const announcer = createAnnouncer(
    { say: (text) => said.push(text), empty: () => said.push('-') },
    () => false,
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
  const announcer = createAnnouncer({ say: (text) => said.push(text), empty: () => {} }, () => false);
  announcer.announce('One.');
  announcer.announce('Two.');
  vi.advanceTimersByTime(200);
  expect(said).toEqual(['One.']);
  vi.advanceTimersByTime(200);
  expect(said).toEqual(['One.', 'Two.']);
});

test('what waits to be said is forgotten when the screen is passed on, and while somebody else speaks', () => {
  vi.useFakeTimers();
  const said: string[] = [];
  let silent = false;
  const announcer = createAnnouncer(
    { say: (text) => said.push(text), empty: () => said.push('-') },
    () => silent,
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
