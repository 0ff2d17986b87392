/** The cast, the road and their checker: no fault in the data, and every planted fault is found. */
import { describe, expect, test } from 'vitest';
import { castSheet } from '../../src/content/cast-sheet.ts';
import { CONTENT, type Content, checkContent } from '../../src/content/check.ts';
import {
  LEVELS,
  OCCASIONS,
  type Opponent,
  PRESETS,
  parsePresetName,
  STOP_IDS,
  STOPS,
  STYLE_NOTES,
  STYLES,
} from '../../src/content/index.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';

/** Words of another game's world, and of another time than this one's. */
const FORBIDDEN = [
  /fall-?out|vegas|mojave|pip-?boy|vault|wasteland|waster\b|nuka|bottle ?cap|\bcaps\b|holotape|stimpak/i,
  /\brad(s|iation|ioactive|roach|scorpion|away)?\b|ghoul|mutant|raider|deathclaw|brahmin|gecko|synth\b/i,
  /brotherhood|legion\b|enclave|\bncr\b|courier|overseer|sole survivor|wanderer|settler|scavenger/i,
  /crimson|ringo|lacey|cass\b|securitron|robco|vertibird|power armou?r|nuclear|atomic|apocalyp/i,
  /\bok(ay)?\b|\bguys\b|\bdude\b|\bcool\b(?! place)|awesome|\byeah\b|\bwow\b|\blol\b|super\b|\bgg\b/i,
];

test('the content has no fault', () => {
  expect(checkContent(CONTENT, FORBIDDEN)).toEqual([]);
});

test('they sit at seven stops and play in ten ways', () => {
  expect(STOPS.map(({ id }) => id)).toEqual([...STOP_IDS]);
  expect(new Set(OPPONENTS.map(({ style }) => style))).toEqual(new Set(STYLES));
  expect(OPPONENTS[0]?.level).toBe(LEVELS[0]);
  expect(OPPONENTS.at(-1)?.level).toBe(LEVELS.at(-1));
});

test('the ages and pronouns are those of a mixed company', () => {
  const ages = OPPONENTS.map(({ age }) => age);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(18);
  expect(new Set(ages).size).toBe(OPPONENTS.length);
  const count = (pronoun: string) => OPPONENTS.filter((opponent) => opponent.pronoun === pronoun).length;
  expect(Math.abs(count('she') - count('he'))).toBeLessThanOrEqual(1);
  expect(count('they')).toBeGreaterThan(0);
});

test('the cast sheet shows everyone and everything that is drawn', () => {
  const sheet = castSheet();
  for (const { name, looks, set, stop } of OPPONENTS) {
    for (const words of [name, looks.silhouette, looks.avoid, set.back]) expect(sheet).toContain(words);
    expect(STOP_IDS).toContain(stop);
  }
  for (const { picture } of STOPS) expect(sheet).toContain(picture);
  for (const style of STYLES) expect(sheet).toContain(STYLE_NOTES[style]);
  const { length } = OPPONENTS.filter(
    ({ table }) => PRESETS[parsePresetName(table.rules)!.id].reconstruction,
  );
  expect(length).toBeGreaterThan(0);
  expect(sheet.match(/a reconstruction/g)).toHaveLength(length);
  expect(sheet).not.toMatch(/undefined|\[object/);
});

describe('the checker finds', () => {
  type Changes = { [K in keyof Opponent]?: unknown };

  /** The content with one person changed; what is changed may be anything. */
  const person = (id: string): Opponent => OPPONENTS.find((one) => one.id === id)!;
  const withPerson = (id: string, changes: Changes): Content => ({
    ...CONTENT,
    opponents: OPPONENTS.map((opponent) =>
      opponent.id === id ? ({ ...opponent, ...changes } as Opponent) : opponent,
    ),
  });
  const withLines = (id: string, lines: Record<string, unknown>): Content =>
    withPerson(id, { lines: { ...person(id).lines, ...lines } });
  const withTable = (id: string, table: Record<string, unknown>): Content =>
    withPerson(id, { table: { ...person(id).table, ...table } });
  const found = (content: Content, forbidden: RegExp[] = []) =>
    checkContent(content, forbidden).map(
      ({ severity, where, message }) => `${severity === 'warning' ? '(warning) ' : ''}${where}: ${message}`,
    );

  const fullCopy = person('sefa-tern').deck!;

  const PLANTED: [string, Content, RegExp][] = [
    [
      'a missing occasion',
      withLines('pim-sedgely', { tie: [] }),
      /^pim-sedgely.lines: there is no line for tie$/,
    ],
    [
      'an unknown occasion',
      withLines('pim-sedgely', { lunch: ['Eel?'] }),
      /^pim-sedgely.lines: there is no occasion lunch$/,
    ],
    [
      'words for what the table rules out',
      withLines('tobin-clamp', { king: ['Heavy.'] }),
      /^tobin-clamp.lines.king: cannot happen under polite$/,
    ],
    [
      'a King nobody minds',
      withLines('pim-sedgely', { yourKing: [] }),
      /^pim-sedgely.lines: there is no line for yourKing$/,
    ],
    [
      'a second first word',
      withLines('pim-sedgely', { greeting: ['Hello.', 'Good day.'] }),
      /^pim-sedgely.lines.greeting\[1\]: is never heard/,
    ],
    [
      'too few lines',
      withPerson('pim-sedgely', {
        lines: Object.fromEntries(OCCASIONS.slice(1).map((name, i) => [name, [`Line ${i}.`]])),
      }),
      /^pim-sedgely.lines: has 24 lines, not 25$/,
    ],
    [
      'a line somebody else says',
      withLines('averil-stoke', {
        tie: person('tobin-clamp')
          .lines.sale.slice(0, 1)
          .map((line) => line.replace('.', '!')),
      }),
      /^averil-stoke.lines.tie\[0\]: is said already \(tobin-clamp.lines.sale\[0\]\)$/,
    ],
    [
      'a line far too long',
      withLines('pim-sedgely', { tie: ['x'.repeat(141)] }),
      /tie\[0\]: has 141 characters, not 140$/,
    ],
    [
      'a line rather long',
      withLines('pim-sedgely', { tie: ['x'.repeat(111)] }),
      /^\(warning\) .*tie\[0\]: has 111 characters$/,
    ],
    ['an empty line', withLines('pim-sedgely', { tie: [''] }), /tie\[0\]: is empty$/],
    ['stray spaces', withLines('pim-sedgely', { tie: ['Well,  well.'] }), /tie\[0\]: has spaces too many$/],
    [
      'a character the fonts lack',
      withLines('pim-sedgely', { tie: ['Ten ♥.'] }),
      /tie\[0\]: has a character/,
    ],
    [
      'a straight apostrophe',
      withLines('pim-sedgely', { tie: ["It's level."] }),
      /tie\[0\]: has a straight quotation mark$/,
    ],
    [
      'a quotation in a line',
      withLines('pim-sedgely', { tie: ['I say “tied”.'] }),
      /tie\[0\]: has quotation marks within/,
    ],
    ['an id of the wrong form', withPerson('pim-sedgely', { id: 'Pim' }), /^Pim: is no id/],
    ['an id twice', withPerson('oda-marl', { id: 'pim-sedgely' }), /^pim-sedgely: somebody has this id/],
    [
      'a name twice',
      withPerson('oda-marl', { name: 'Pim Sedgely' }),
      /^oda-marl.name: somebody has this name/,
    ],
    [
      'a set twice',
      withPerson('oda-marl', { set: person('pim-sedgely').set }),
      /^oda-marl.set.name: somebody’s set/,
    ],
    [
      'the back of another set',
      withPerson('pim-sedgely', { set: { ...person('pim-sedgely').set, number: 15 } }),
      /^pim-sedgely.set.number: is the back mile-stone, not ferry-ticket$/,
    ],
    [
      'a set without a back',
      withPerson('pim-sedgely', { set: { ...person('pim-sedgely').set, number: 99 } }),
      /^pim-sedgely.set.number: is the back of nobody, not ferry-ticket$/,
    ],
    [
      'a dare twice',
      withPerson('oda-marl', { dare: { kind: 'no-discard', words: 'Do.' } }),
      /^oda-marl.dare: somebody dares/,
    ],
    ['a short story', withPerson('pim-sedgely', { story: 'He came.' }), /^pim-sedgely.story: has 2 words/],
    [
      'an unknown style',
      withPerson('pim-sedgely', { style: 'loud' }),
      /^pim-sedgely.style: there is no style loud$/,
    ],
    [
      'an unknown level',
      withPerson('pim-sedgely', { level: 'saint' }),
      /^pim-sedgely.level: there is no level saint$/,
    ],
    [
      'an unknown stop',
      withPerson('pim-sedgely', { stop: 'moon' }),
      /^pim-sedgely.stop: there is no stop moon$/,
    ],
    [
      'an empty chair',
      withPerson('pim-sedgely', { stop: 'cold-kiln' }),
      /^sallow-ferry: has 1 people, not 2 to 3$/,
    ],
    [
      'a crowd',
      { ...CONTENT, opponents: OPPONENTS.map((one, i) => (i < 4 ? { ...one, stop: 'sallow-ferry' } : one)) },
      /^sallow-ferry: has 4 people, not 2 to 3$/,
    ],
    ['two at the end', withPerson('tam-hollin', { stop: 'nought' }), /^nought: has 2 people, not 1$/],
    [
      'the wrong way round',
      withPerson('tobin-clamp', { stop: 'half' }),
      /^ferrin-slake.stop: comes before that of tobin-clamp$/,
    ],
    [
      'four of a level',
      { ...CONTENT, opponents: OPPONENTS.map((one, i) => (i < 4 ? { ...one, level: 'greenhorn' } : one)) },
      /^levels.greenhorn: has 4 people/,
    ],
    [
      'a level nobody has',
      withPerson('ismay-ostrand', { level: 'long-hauler' }),
      /^levels.legend: has 0 people/,
    ],
    [
      'falling strength',
      withPerson('rollo-pennant', { level: 'drifter' }),
      /^rollo-pennant.level: is lower than that of averil-stoke$/,
    ],
    [
      'the same twice on a level',
      withPerson('oda-marl', { style: 'neutral' }),
      /^oda-marl.style: somebody of this level/,
    ],
    ['no purse', withPerson('pim-sedgely', { purse: 0 }), /^pim-sedgely.purse: is no number/],
    [
      'more than the purse',
      withPerson('pim-sedgely', { stakeShare: 2 }),
      /^pim-sedgely.stakeShare: is no part/,
    ],
    [
      'a stake of nothing',
      withPerson('pim-sedgely', { stakeShare: 0.001 }),
      /^pim-sedgely.stakeShare: opens with nothing$/,
    ],
    [
      'a falling stake',
      withPerson('oda-marl', { purse: 20 }),
      /^oda-marl.stakeShare: opens lower than pim-sedgely$/,
    ],
    [
      'unknown rules',
      withTable('averil-stoke', { rules: 'chess' }),
      /^averil-stoke.table.rules: there is no rule set chess$/,
    ],
    [
      'rules nobody plays',
      withTable('averil-stoke', { rules: 'standard' }),
      /^tables: nobody plays tournament$/,
    ],
    [
      'a house rule nobody asks',
      withTable('tam-hollin', { rules: 'nevins' }),
      /^tables: nobody lays polite over/,
    ],
    [
      'a hard beginning',
      withTable('oda-marl', { rules: 'polite' }),
      /^oda-marl.table: beginners play the plain game$/,
    ],
    [
      'a second series',
      withTable('ferrin-slake', { bestOf: 3 }),
      /^ferrin-slake.table.bestOf: only the last/,
    ],
    [
      'a deck where a full set is due',
      withPerson('pim-sedgely', { deck: fullCopy }),
      /^pim-sedgely.deck: standard is played with/,
    ],
    [
      'a deck too thin',
      withPerson('sefa-tern', { deck: fullCopy.slice(1) }),
      /^sefa-tern.deck: .*: too-few-cards$/,
    ],
    ['a card that is none', withPerson('sefa-tern', { deck: ['ZZ'] }), /^sefa-tern.deck: .*: no such card$/],
    [
      'a deck dare at a full-set table',
      withPerson('pim-sedgely', { dare: { kind: 'deck-at-most', cards: 30, words: 'D.' } }),
      /^pim-sedgely.dare: no such deck/,
    ],
    [
      'a dare below the least deck',
      withPerson('hesper-dunnock', { dare: { kind: 'deck-at-most', cards: 29, words: 'D.' } }),
      /^hesper-dunnock.dare: no such deck/,
    ],
    [
      'a dare that is the rule',
      withPerson('corvin-halse', { dare: { kind: 'hands-off', words: 'D.' } }),
      /^corvin-halse.dare: is what foxon asks/,
    ],
    [
      'a dare no caravan can hold',
      withPerson('petra-roe', { dare: { kind: 'long-caravan', cards: 8, words: 'D.' } }),
      /^petra-roe.dare: asks for too many/,
    ],
    [
      'a dare at no price',
      withPerson('averil-stoke', { dare: { kind: 'sold-at', value: 27, words: 'D.' } }),
      /^averil-stoke.dare: asks for a value/,
    ],
    [
      'a series of one',
      withPerson('pim-sedgely', { dare: { kind: 'straight-games', words: 'D.' } }),
      /^pim-sedgely.dare: does not fit/,
    ],
    [
      'a stop twice',
      { ...CONTENT, stops: [...STOPS, STOPS[0]!] },
      /^sallow-ferry: a stop has this id already/,
    ],
    [
      'a road that turns back',
      { ...CONTENT, stops: STOPS.toReversed() },
      /^sallow-ferry.mile: is no further than/,
    ],
    [
      'a word twice',
      { ...CONTENT, words: [...CONTENT.words, CONTENT.words[0]!] },
      /^words.before: this word is explained already/,
    ],
  ];

  test.each(PLANTED)('%s', (_, content, problem) => {
    expect(found(content)).toContainEqual(expect.stringMatching(problem));
  });

  test('forbidden words, wherever they stand', () => {
    expect(found(withLines('pim-sedgely', { tie: ['Back to the vault.'] }), FORBIDDEN)).toEqual([
      'pim-sedgely.lines.tie[0]: has a forbidden word: vault',
    ]);
    expect(found({ ...CONTENT, world: { motto: 'War, with caps.' } }, FORBIDDEN)).toEqual([
      'motto: has a forbidden word: caps',
    ]);
  });
});
