import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLink, readLink } from '../../src/app/link.ts';
import { HOUSE_RULES, PRESET_IDS, type TableSetup } from '../../src/content/index.ts';
import { MAX_SEED } from '../../src/engine/index.ts';
import { SPEEDS } from '../../src/present/index.ts';

const BOTS = ['random', 'greedy', 'oda-marl'];
const NAMES = ['Tumbleweed', 'Pedlar', 'Oda Marl'];
const ALL = BOTS.map((id, i) => ({ id, name: NAMES[i]! }));
const read = (text: string) => readLink(text, ALL);

test('a link names rules, changes, opponent, seed, first player and speed', () => {
  expect(
    read(
      '#table?rules=standard+polite&set=kingStack:add&set=maxRows:7&opponent=random&seed=42&first=A&speed=instant',
    ),
  ).toEqual({
    kind: 'table',
    setup: {
      preset: 'standard',
      house: ['polite'],
      set: { kingStack: 'add', maxRows: 7 },
      opponent: 'random',
      you: null,
      seed: 42,
      first: 'A',
    },
    speed: 'instant',
  });
  expect(read('#table?rules=foxon')).toMatchObject({ kind: 'table', speed: null });
  expect(read('#table?rules=foxon&you=greedy')).toMatchObject({ setup: { you: 'greedy' } });
});

test('an address without a table is none', () => {
  for (const text of ['', '#', '#play', '#tables?rules=standard', '#rules']) {
    expect(read(text)).toEqual({ kind: 'none' });
  }
});

describe('a malformed link says what is wrong', () => {
  test.each([
    ['#table', 'no rules'],
    ['#table?seed=1', 'no rules'],
    ['#table?rules=poker', '“poker”'],
    ['#table?rules=standard+foxon', '“foxon”'],
    ['#table?rules=standard&rules=foxon', 'twice'],
    ['#table?rules=standard&set=kingStack:cubed', 'kingStack'],
    ['#table?rules=standard&set=maxRows:none', 'maxRows'],
    ['#table?rules=standard&set=jokers:3', '“jokers”'],
    ['#table?rules=standard&set=deck:2', '“deck”'],
    ['#table?rules=standard&opponent=nobody', '“nobody”'],
    ['#table?rules=standard&you=nobody', '“nobody”'],
    ['#table?rules=standard&seed=-1', 'seed'],
    ['#table?rules=standard&seed=9007199254740992', 'seed'],
    ['#table?rules=standard&first=C', 'first'],
    ['#table?rules=standard&speed=9', 'speed'],
    ['#table?rules=standard&colour=red', '“colour”'],
    ['#table?rules=%', 'rules'],
  ])('%s', (text, word) => {
    const reading = read(text);
    expect(reading.kind).toBe('fault');
    expect(reading.kind === 'fault' && reading.message).toContain(word);
  });
});

test.each([
  ['rules=Standard%20table', { preset: 'standard' }],
  ['rules=Standard table', { preset: 'standard' }],
  ['rules=FOXON', { preset: 'foxon' }],
  ['rules=pagat%20(mifflin)+Polite%20Table', { preset: 'mifflin', house: ['polite'] }],
  ['rules=new%20vegas', { preset: 'new-vegas' }],
  ['rules=wiki&opponent=oda-marl', { opponent: 'oda-marl' }],
  ['rules=wiki&opponent=Oda%20Marl', { opponent: 'oda-marl' }],
  ['rules=wiki&opponent=oda+marl', { opponent: 'oda-marl' }],
  ['rules=wiki&opponent=TUMBLEWEED&you=pedlar', { opponent: 'random', you: 'greedy' }],
])('names are read however they are written: %s', (text, setup) => {
  expect(read(`#table?${text}`)).toMatchObject({ kind: 'table', setup });
});

test.each([
  ['rules=standart', 'did you mean Standard table?'],
  ['rules=vegas', 'did you mean'],
  ['rules=pagat', 'did you mean Pagat (Mifflin)?'],
  ['rules=standard+polit', 'did you mean Polite table?'],
  ['rules=standard&opponent=Oda', 'did you mean Oda Marl?'],
  ['rules=standard&opponent=oda-merl', 'did you mean Oda Marl?'],
  ['rules=standard&opponent=tumblweed', 'did you mean Tumbleweed?'],
  ['rules=standard&opponent=nobody', 'there are Tumbleweed, Pedlar and Oda Marl'],
  ['rules=poker', 'there are Standard table, Polite table'],
])('a name that fits nothing is answered by the nearest, or by all: %s', (text, words) => {
  const reading = read(`#table?${text}`);
  expect(reading.kind === 'fault' && reading.message).toContain(words);
});

test('every setup comes back from its link', () => {
  const setup: fc.Arbitrary<TableSetup> = fc.record({
    preset: fc.constantFrom(...PRESET_IDS),
    house: fc.subarray([...HOUSE_RULES]),
    set: fc.record(
      {
        queenSuit: fc.boolean(),
        kingStack: fc.constantFrom('add', 'multiply'),
        maxTurns: fc.option(fc.integer({ min: 1, max: 999 })),
      },
      { requiredKeys: [] },
    ),
    opponent: fc.constantFrom(...BOTS),
    you: fc.option(fc.constantFrom(...BOTS)),
    seed: fc.option(fc.integer({ min: 0, max: MAX_SEED })),
    first: fc.option(fc.constantFrom('A' as const, 'B' as const)),
  });
  fc.assert(
    fc.property(setup, fc.option(fc.constantFrom(...SPEEDS)), (given, speed) => {
      expect(read(formatLink(given, speed))).toEqual({ kind: 'table', setup: given, speed });
    }),
    { seed: 1 },
  );
});

test('whatever stands in the address, reading it never throws', () => {
  const parts = fc.array(
    fc.oneof(
      fc.constantFrom(
        'rules=standard',
        'set=',
        'set=kingStack',
        'seed=1',
        '=',
        '&',
        '%',
        '%zz',
        'first',
        ':',
        '+',
      ),
      fc.string({ unit: 'binary' }),
    ),
  );
  fc.assert(
    fc.property(parts, (texts) => {
      const reading = read(`#table?${texts.join('&')}`);
      expect(['table', 'fault']).toContain(reading.kind);
    }),
    { seed: 2 },
  );
});
