/** Table links: whatever stands behind the # of an address. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OPPONENTS } from '../../src/ai/bots.ts';
import { formatLink, readLink } from '../../src/app/link.ts';
import { DEFAULT_SETTINGS, readTable, SAVE_VERSION } from '../../src/campaign/index.ts';
import { BESIDE, DEFAULT_SETUP, HOUSE_RULES, PRESET_IDS, parsePresetName } from '../../src/content/index.ts';
import { PEOPLE } from '../../src/content/people.ts';
import { BAD_TEXTS, expectClear, hugeTexts, mutated, watchDoor } from '../kit/hostile.ts';
import { Reader } from '../kit/reader.ts';
import { checked, seeded } from '../kit/seeds.ts';

const tried = watchDoor('links');
const ALL = [...OPPONENTS, ...PEOPLE, { id: BESIDE, name: 'Somebody beside you' }];
const FIELDS = ['rules', 'set', 'opponent', 'you', 'seed', 'first', 'speed'];
const GOOD = formatLink({
  ...DEFAULT_SETUP,
  preset: 'foxon',
  house: ['polite'],
  set: { kingStack: 'add', maxRows: 7, queenSuit: false },
  opponent: 'oda-marl',
  seed: 42,
  first: 'A',
});
const good = readLink(GOOD, ALL);

/** What must hold of any address. */
function expectRead(hash: string): void {
  tried();
  const reading = readLink(hash, ALL);
  if (reading.kind === 'fault') expectClear(reading.message, 600);
  if (reading.kind !== 'table') return;
  // It can be told again, and what is kept of it can be read again, without the loss of anything kept beside it.
  expect(readLink(formatLink(reading.setup, reading.speed), ALL)).toEqual(reading);
  const kept = { version: SAVE_VERSION, settings: DEFAULT_SETTINGS, setup: reading.setup };
  expect(readTable(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
}

test('a link with every field is read', () => {
  expect(good.kind).toBe('table');
  expectRead(GOOD);
});

test('every field with every bad text, as it is and encoded', () => {
  for (const text of BAD_TEXTS) {
    for (const field of FIELDS) {
      for (const value of [text, text.replace(/[^\w]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)]) {
        const rules = field === 'rules' ? '' : 'rules=standard&';
        expectRead(`#table?${rules}${field}=${value}`);
        expectRead(`#table?${rules}${field}=${value}:${value}`);
        expectRead(`#table?${rules}set=kingStack:${value}&set=maxRows:${value}`);
      }
    }
    expectRead(`#table?rules=standard&${text}=1`);
    expectRead(`#table?rules=standard+${text}`);
    expectRead(`#${text}`);
  }
  expect(readLink(GOOD, ALL)).toEqual(good);
});

test('a house rule that is named twice counts once', () => {
  const twice = HOUSE_RULES.flatMap((house) => [house, house, house]);
  for (const id of PRESET_IDS) {
    expectRead(`#table?rules=${[id, ...twice].join('+')}`);
    expect(readLink(`#table?rules=${[id, ...twice].join('+')}`, ALL)).toMatchObject({
      setup: { house: HOUSE_RULES },
    });
    expect(parsePresetName([id, ...twice].join('+'))).toEqual({ id, house: HOUSE_RULES });
  }
});

test('megabytes are not even looked at', () => {
  for (const text of hugeTexts(['set=a:b&', 'rules=standard&', '+polite', 'set=maxRows:7&', '&', '='])) {
    for (const hash of [
      `#table?${text}`,
      `#table?rules=standard${text}`,
      `#table?rules=standard&opponent=${text}`,
    ])
      expect(readLink(hash, ALL)).toEqual({
        kind: 'fault',
        message: expect.stringContaining('too long'),
      });
    expectRead(`#${text}`);
  }
  expect(readLink(GOOD, ALL)).toEqual(good);
});

test(seeded('what is nearly a link'), () => {
  const words = [
    ...FIELDS,
    ...PRESET_IDS,
    ...HOUSE_RULES,
    'kingStack',
    'maxRows',
    '=',
    '&',
    ':',
    '+',
    '7',
    'true',
  ];
  fc.assert(
    fc.property(
      mutated([GOOD, formatLink(DEFAULT_SETUP), '#table?rules=wiki&you=greedy'], words),
      expectRead,
    ),
    checked(60),
  );
  expect(readLink(GOOD, ALL)).toEqual(good);
});

test('a faulty link is told, and one stays where one is', async () => {
  const reader = new Reader({ ports: { people: async () => PEOPLE } });
  await reader.rest();
  const open = async (address: string): Promise<string> => {
    tried();
    reader.program.send({ type: 'addressChanged', address });
    await reader.rest();
    return reader.program.getSnapshot().context.notice ?? '';
  };
  const here = reader.where();
  for (const text of [...BAD_TEXTS.slice(0, 40), 'x'.repeat(1_000_000)]) {
    expectClear(await open(`#table?rules=standard&opponent=q${text}`), 700);
    expect(reader.where()).toBe(here);
  }
  await open(GOOD);
  expect(reader.where()).toBe('table.playing');
  const { record } = reader.program.getSnapshot().context.table!;
  expectClear(await open(`#table?rules=${'__proto__'}`), 700);
  expect(reader.program.getSnapshot().context.table!.record).toBe(record);
});
