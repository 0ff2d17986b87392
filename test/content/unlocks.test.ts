// What can be won is there: every back has its picture and its name, every piece its recording.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  CARD_BACK_IDS,
  CARD_BACKS,
  DISPLAY_CHOICES,
  OWN_SET,
  RADIO_PIECES,
} from '../../src/content/index.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import { UNLOCKS } from '../../src/content/unlocks.ts';
import { DISPLAY_WORDS } from '../../src/text/screens.ts';
import { PIECE_TITLES } from '../../src/text/sound.ts';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../assets/${path}`, import.meta.url), 'utf8'));

test('five palettes and five backs are won, and no back stands for two things', () => {
  expect(Object.keys(UNLOCKS.palette)).toHaveLength(5);
  expect(Object.keys(UNLOCKS.back)).toHaveLength(5);
  expect(DISPLAY_CHOICES.palette).toEqual(expect.arrayContaining(Object.keys(UNLOCKS.palette)));
  const withSets = [OWN_SET.number, ...OPPONENTS.map(({ set }) => set.number)];
  for (const id of CARD_BACK_IDS) expect(withSets.includes(CARD_BACKS[id]), id).toBe(!(id in UNLOCKS.back));
  expect(new Set(Object.values(CARD_BACKS)).size).toBe(CARD_BACK_IDS.length);
});

test('every back is drawn, and has the name of its set', () => {
  const { frames } = read('art/atlas@1x.json');
  for (const id of CARD_BACK_IDS) {
    expect(frames).toHaveProperty([`back-${CARD_BACKS[id]}`]);
    const set = [OWN_SET, ...OPPONENTS.map((one) => one.set)].find(({ number }) => number === CARD_BACKS[id]);
    if (set) expect(DISPLAY_WORDS.cardBack.values[id]).toBe(set.name);
    expect(DISPLAY_WORDS.cardBack.values[id]).toMatch(/^[A-Z]/);
  }
});

test('every piece of the radio is recorded under its title; some play from the start, the others are won', () => {
  const { cues } = read('sound/index.json') as { cues: Record<string, { class: string; title: string }> };
  const recorded = Object.entries(cues).filter(([, cue]) => cue.class === 'piece');
  expect(Object.fromEntries(recorded.map(([id, { title }]) => [id, title]))).toEqual(PIECE_TITLES);
  expect(RADIO_PIECES).toEqual(expect.arrayContaining(Object.keys(UNLOCKS.radio)));
  expect(RADIO_PIECES.length - Object.keys(UNLOCKS.radio).length).toBeGreaterThanOrEqual(2);
});
