/** What is taken in from a file or a code, and with which faults or troubles it is not. */
import { expect, test } from 'vitest';
import {
  exportCode,
  exportFile,
  importBytes,
  importText,
  LONGEST_IMPORT,
  NEW_CAMPAIGN,
  NEW_SAVE,
  SAVE_VERSION,
  type Save,
} from '../../src/campaign/index.ts';
import { seal } from '../../src/campaign/sealed-text.ts';
import { MAX_MOVES, type MatchRecord, RULES_VERSION } from '../../src/engine/index.ts';
import { keptMatch } from '../kit/campaign.ts';

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const file = (value: unknown, version = SAVE_VERSION): string => seal({ version, count: 0, value });
const { record } = keptMatch(6);
const damaged = { ...record, moves: record.moves.with(4, 'pass') };
const other = { ...record, version: RULES_VERSION + 1 };
const seated = (record: unknown): Save => ({
  ...NEW_SAVE,
  campaign: {
    ...NEW_CAMPAIGN,
    road: {
      ...NEW_CAMPAIGN.road,
      sitting: {
        opponent: 'pim',
        level: 'trader',
        stake: 5,
        games: { won: 0, lost: 0 },
        lostPair: false,
        dared: false,
        sets: [1],
        record: record as MatchRecord | null,
      },
    },
  },
});
const playing = (record: unknown): Save => ({
  ...NEW_SAVE,
  match: { ...keptMatch(6), record } as Save['match'],
});

test('a save comes back from a file and from a code, with or without matches under way', () => {
  for (const save of [NEW_SAVE, playing(record), seated(record), seated(null)])
    for (const text of [exportFile(save), exportCode(save)])
      expect(importText(text)).toEqual({ save, troubles: [] });
  // The hashes are found again and need no room.
  expect(exportCode(playing(record))).toBe(exportCode(playing({ ...record, hashes: [] })));
  expect(exportCode(seated(record))).toBe(exportCode(seated({ ...record, hashes: [] })));
});

test('troubles with matches under way are told, all others refuse the whole', () => {
  for (const [save, trouble] of [
    [playing(damaged), 'damaged'],
    [playing(other), 'other-rules'],
    [seated(damaged), 'road-match-damaged'],
    [seated(other), 'other-rules'],
  ] as const)
    expect(importText(file(save))).toMatchObject({ troubles: [trouble] });
  for (const save of [playing(7), seated(7), { ...NEW_SAVE, table: 7 }, { campaign: { decks: 7 } }, null, 7])
    expect(importText(file(save))).toEqual({ fault: 'unreadable' });
});

test('versions from before are taken in, later ones are not', () => {
  expect(importText(file({ match: { ...keptMatch(6), version: 1 } }, 1))).toEqual({
    save: playing(record),
    troubles: [],
  });
  expect(importText(file(NEW_SAVE, SAVE_VERSION + 1))).toEqual({ fault: 'newer' });
});

test('what stands around a text does no harm, what stands in it does', () => {
  const text = exportFile(NEW_SAVE);
  const good = { save: NEW_SAVE, troubles: [] };
  for (const same of [`\ufeff${text}`, ` \n${text}\n `, text.replace('\n', '\r\n')])
    expect(importText(same)).toEqual(good);
  expect(importText(`x\ufeff${text}`)).toEqual({ fault: 'not-a-save' });
  const bytes = (...parts: string[]): Uint8Array =>
    Uint8Array.from([...parts.join('')].map((one) => one.charCodeAt(0)));
  expect(importBytes(bytes('\u00ef\u00bb\u00bf', text))).toEqual(good);
  expect(importBytes(bytes('x', '\u00ef\u00bb\u00bf', text))).toEqual({ fault: 'not-a-save' });
  expect(importBytes(bytes(exportFile(playing(record))))).toEqual({ save: playing(record), troubles: [] });
  const code = exportCode(NEW_SAVE);
  expect(importText(code.replace(/(.{20})(.{20})/g, '$1\n\t$2 '))).toEqual(good);
  for (const cut of [code.slice(0, -4), 'CARAVAN-1-', 'CARAVAN-1-A'])
    expect(importText(cut)).toEqual({ fault: 'damaged' });
});

test('nothing longer than may be is looked at', () => {
  expect(importText(' '.repeat(LONGEST_IMPORT))).toEqual({ fault: 'empty' });
  expect(importText(' '.repeat(LONGEST_IMPORT + 1))).toEqual({ fault: 'too-long' });
  expect(importBytes(new Uint8Array(LONGEST_IMPORT).fill(32))).toEqual({ fault: 'empty' });
  expect(importBytes(new Uint8Array(LONGEST_IMPORT + 1).fill(32))).toEqual({ fault: 'too-long' });
});

test('what would be too much to be read again is not taken in', () => {
  const shelved = { rulesVersion: 9, opponent: 'a', moves: times(MAX_MOVES, '"'.repeat(40)), raw: null };
  const growing = { ...keptMatch(0), record: { ...other, moves: times(MAX_MOVES, 'x'.repeat(34)) } };
  const save = (count: number) => file({ ...NEW_SAVE, match: growing, shelved: times(count, shelved) });
  expect(importText(save(3))).toMatchObject({ troubles: ['other-rules'] });
  expect(importText(save(4))).toEqual({ fault: 'unreadable' });
});
