/** What two slots and what was before them come to, whole answers. */
import { expect, test } from 'vitest';
import { NEW_SAVE, readSlots, SAVE_VERSION, type Save, writeSlot } from '../../src/campaign/index.ts';
import { seal } from '../../src/campaign/sealed-text.ts';

const save: Save = { ...NEW_SAVE, campaign: { ...NEW_SAVE.campaign, deck: 'Brisk' } };
const older = writeSlot(NEW_SAVE, 4);
const newer = writeSlot(save, 5);
const table = { version: 1, settings: { speed: '2' }, setup: {} };
const sealedOf = (value: unknown, count = 9): string => seal({ version: SAVE_VERSION, count, value });

test('two good saves: nothing is put aside', () => {
  for (const [slots, slot] of [
    [[older, newer], 0],
    [[newer, older], 1],
    [[newer, undefined], 1],
    [[undefined, newer], 0],
  ] as const)
    expect(readSlots(slots)).toEqual({ save, troubles: [], next: { slot, count: 6 }, aside: [] });
});

test('a damaged one beside a good one, which may have its own troubles', () => {
  expect(readSlots([newer, 'x'])).toEqual({
    save,
    troubles: ['save-damaged'],
    next: { slot: 1, count: 6 },
    aside: [],
  });
  const bad = sealedOf({ ...save, table: 7 });
  expect(readSlots(['x', bad])).toEqual({
    save,
    troubles: ['save-damaged', 'settings-lost'],
    next: { slot: 0, count: 10 },
    aside: [bad],
  });
});

test('no save in a whole text: a new beginning, told, and the text put aside', () => {
  for (const none of [null, 7, 'save', true]) {
    const text = sealedOf(none);
    expect(readSlots([older, text])).toEqual({
      save: NEW_SAVE,
      troubles: ['progress-lost'],
      next: { slot: 0, count: 10 },
      aside: [text],
    });
  }
});

test('both damaged: they are put aside', () => {
  expect(readSlots(['x', 7])).toEqual({
    save: null,
    troubles: ['saves-damaged'],
    next: { slot: 0, count: 1 },
    aside: ['x', 7],
  });
});

test('entries from before there were slots, beside a first save that was cut off', () => {
  const next = { slot: 0, count: 1 };
  const nothing = { match: null, table: null };
  expect(readSlots([undefined, undefined], nothing)).toEqual({
    save: NEW_SAVE,
    troubles: [],
    next,
    aside: [],
  });
  expect(readSlots(['x', undefined], nothing)).toEqual({
    save: NEW_SAVE,
    troubles: ['save-damaged'],
    next,
    aside: ['x'],
  });
  const before = { match: undefined, table };
  expect(readSlots([undefined, 'x'], before)).toEqual({
    save: NEW_SAVE,
    troubles: ['save-damaged', 'settings-lost'],
    next,
    aside: ['x', before],
  });
});
