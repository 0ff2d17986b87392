import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLink, readLink } from '../../src/app/link.ts';
import { HOUSE_RULES, PRESET_IDS, type TableSetup } from '../../src/content/index.ts';
import { MAX_SEED } from '../../src/engine/index.ts';
import { SPEEDS } from '../../src/present/index.ts';

const BOTS = ['random', 'greedy', 'trader+saboteur'];
const read = (text: string) => readLink(text, BOTS);

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
    ['#table?rules=standard+foxon', '“standard+foxon”'],
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
