/** The text terminal: its grammar, its answers, and whatever anybody may type. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBot } from '../../src/ai/index.ts';
import { PRESET_IDS, type PresetId, presetOptions } from '../../src/content/index.ts';
import {
  compileRules,
  deal,
  eventsFor,
  fromPosition,
  isOver,
  legalMoves,
  type Observation,
  observe,
  outcomeOf,
  parseMove,
  parsePosition,
  play,
  Random,
  refusal,
  SEATS,
  type Seat,
  type State,
  seenPosition,
} from '../../src/engine/index.ts';
import {
  answerLine,
  describeState,
  parseCommand,
  type TerminalAnswer,
  type TerminalContext,
} from '../../src/protocol/index.ts';
import { moveLines } from '../../src/text/index.ts';
import { runs } from '../kit/seeds.ts';

const names = { A: 'Ann', B: 'Pedlar' };
const POSITION = {
  A: ['9S 7S', 'TD.KH 6D', '-'],
  B: ['5C 8C.KC', '-', '4H'],
  handA: ['7H', '4S', 'KS', 'X', 'QD'],
  handB: ['AS', '2H'],
  deckA: ['3D', '4D'],
  deckB: ['5D'],
  phase: 'main',
  turn: 'A',
};
function at(changes: object = {}, rules: PresetId = 'standard'): State {
  const parsed = parsePosition({ ...POSITION, ...changes });
  if ('fault' in parsed) throw new Error(parsed.fault);
  return fromPosition(compileRules(presetOptions(rules)), parsed.layout);
}
const context = (seen: Observation | null, log: TerminalContext['log'] = []): TerminalContext => ({
  seen,
  names,
  log,
  opponents: ['random', 'greedy'],
});
const say = (text: string, state: State | null = at(), seat: Seat = 'A'): TerminalAnswer =>
  answerLine(text, context(state && observe(state, seat)));
const move = (text: string, state?: State, seat?: Seat): string | undefined => {
  const { effect } = say(text, state, seat);
  return effect?.type === 'move' ? effect.move : undefined;
};

describe('grammar', () => {
  test.each([
    ['play 4s 1', '4S>A1'],
    ['PLAY 4S A1', '4S>A1'],
    ['  4s   1 ', '4S>A1'],
    ['4S>A1', '4S>A1'],
    ['4s > a1', '4S>A1'],
    ['4s  >  a1', '4S>A1'],
    ['4s> a1', '4S>A1'],
    ['play 4s >a1', '4S>A1'],
    ['play 4s>1', '4S>A1'],
    ['\tplay\u00a04s\n1', '4S>A1'],
    ['play 4s 1'.padEnd(200), '4S>A1'],
    ['play ks b1.2', 'KS>B1.2'],
    ['play ks 2.1', 'KS>A2.1'],
    ['ks>b1.2', 'KS>B1.2'],
    ['x b3.1', 'X>B3.1'],
    ['play joker b3.1', 'X>B3.1'],
    ['discard 7h', 'discard 7H'],
    ['disband 2', 'disband A2'],
    ['disband a2', 'disband A2'],
    ['forfeit', 'forfeit'],
  ])('%s makes %s', (text, expected) => {
    expect(move(text)).toBe(expected);
    expect(say(text).lines).toEqual([]);
  });

  test('own places are those of the seat', () => {
    const state = at({ turn: 'B', handB: ['AS', 'KD'] });
    expect(move('play as 2', state, 'B')).toBe('AS>B2');
    expect(move('play kd 1.1', state, 'B')).toBe('KD>B1.1');
    expect(move('kd>a2.1', state, 'B')).toBe('KD>A2.1');
  });

  test('a disbanded caravan is started again where that is the rule', () => {
    const state = at({}, 'foxon');
    for (const text of ['disband 2 + 7h', 'disband 2+7H', 'disband a2 +7h'])
      expect(move(text, state)).toBe('disband A2 + 7H');
    expect(say('disband 2', state).lines[0]).toContain('“disband A2 + 7H”');
    expect(say('disband 2 + 7h').effect).toBeUndefined();
  });

  const NO_COMMAND = (word: string): string => `There is no command “${word}”: type help for a list.`;
  const NO_CARD = (word: string): string => `“${word}” is no card: write it as 7h, 10s, kd or x for a Joker.`;
  const WHICH_CARD = 'Which card? Write it as 7h, 10s, kd or x for a Joker.';
  const PLACES = '2 for your caravan A2, 2.3 for its third card, or b1.3 for the third card of B1.';
  const NO_PLACE = (word: string): string => `“${word}” is no place: write ${PLACES}`;
  const NOT_YOURS = (word: string): string => `“${word}” is none of your caravans: write 1, 2 or 3.`;
  const LEFT_OVER = (word: string): string =>
    `I do not know what to do with “${word}”: type help for a list.`;
  const NO_LINES = (word: string): string =>
    `“${word}” is no number of lines: write for example log 30, or log all.`;
  const SEED = 'Write a whole number from 0 to 9007199254740991, as in new standard seed 42.';
  const NO_SEED = (word: string): string => `“${word}” is no seed. ${SEED}`;
  const TOO_LONG = 'That is too long for a command: type help for a list.';
  const PRESETS =
    'Choose standard, polite, tournament, mifflin, new-vegas, wiki, league, tabletop, nevins or foxon.';

  test.each([
    ['', ['Type a command, or help for a list.']],
    ['   ', ['Type a command, or help for a list.']],
    ['dance', [NO_COMMAND('dance')]],
    ['__proto__', [NO_COMMAND('__proto__')]],
    ['a7h 2', [NO_COMMAND('a7h')]],
    ['7hx 2', [NO_COMMAND('7hx')]],
    ['xx 2', [NO_COMMAND('xx')]],
    ['why not', [NO_COMMAND('not')]],
    ['play', [WHICH_CARD]],
    ['why', [WHICH_CARD]],
    ['why play', [WHICH_CARD]],
    ['discard', [WHICH_CARD]],
    ['>', [WHICH_CARD]],
    ['>2', [WHICH_CARD]],
    ['play 7', [NO_CARD('7')]],
    ['play 110h 2', [NO_CARD('110h')]],
    ['play 7hh 2', [NO_CARD('7hh')]],
    ['play 1h 2', [NO_CARD('1h')]],
    ['discard jokers', [NO_CARD('jokers')]],
    ['disband 2 +', [WHICH_CARD]],
    ['disband 2 + 7', [NO_CARD('7')]],
    ['play 7h', [`Where to? Write ${PLACES}`]],
    ['7h >', [`Where to? Write ${PLACES}`]],
    ['play 7h 4', [NO_PLACE('4')]],
    ['play 7h c2', [NO_PLACE('c2')]],
    ['play 7h aa2', [NO_PLACE('aa2')]],
    ['play 7h 22', [NO_PLACE('22')]],
    ['play 7h 2.0', [NO_PLACE('2.0')]],
    ['play 7h 2.', [NO_PLACE('2.')]],
    ['play 7h 2.1x', [NO_PLACE('2.1x')]],
    ['play 7h 2.1000', [NO_PLACE('2.1000')]],
    ['play 7h 2 3', [LEFT_OVER('3')]],
    ['7h>2>3', [LEFT_OVER('3')]],
    ['disband', ['Which caravan? Write 1, 2 or 3.']],
    ['disband 2.1', [NOT_YOURS('2.1')]],
    ['disband a 2', [NOT_YOURS('a 2')]],
    ['disband 2 3', [NOT_YOURS('2 3')]],
    ['disband 2 + 7h + 8h', [LEFT_OVER('8h')]],
    ['discard 7h 8h', [LEFT_OVER('8h')]],
    ['redeal now', [LEFT_OVER('now')]],
    ['hand now', [LEFT_OVER('now')]],
    ['log 2 3', [LEFT_OVER('3')]],
    ...['x', '0', '-5', '+5', 'x5', '5x', '1.5', '05', '1000000'].map((word) => [
      `log ${word}`,
      [NO_LINES(word)],
    ]),
    ['new chess', ['There are no rules “chess”.', PRESETS]],
    ['new standard+foxon', ['There are no rules “standard+foxon”.', PRESETS]],
    ['new standard seed', [`Which seed? ${SEED}`]],
    ...['9007199254740992', '-1', 'x1', '1x', '1.5', '00000000000000001'].map((word) => [
      `new standard seed ${word}`,
      [NO_SEED(word)],
    ]),
    ['new standard against nobody', ['There is no opponent “nobody”: choose random or greedy.']],
    ['new standard against', ['Against whom? Write it as in new standard against greedy.']],
    ['new standard quickly', [LEFT_OVER('quickly')]],
    ['new standard quickly greedy', [LEFT_OVER('quickly')]],
    ['new standard seed 1 quickly greedy', [LEFT_OVER('quickly')]],
    ['play 4s 1'.padEnd(201), [TOO_LONG]],
  ] as [string, string[]][])('%s is answered with %j', (text, lines) => {
    expect(say(text)).toEqual({ lines });
  });

  test('a topic there is not is answered with those there are', () => {
    expect(say('rules home cooking').lines).toEqual([
      'There is no topic “home cooking”.',
      'Topics: goal, opening, turn, numbers, direction, suit, sale, faces, king, queen, jack, joker, disband, ending and decks.',
    ]);
  });

  test('what a line without a word says names no word', () => {
    expect(parseCommand('')).toEqual({ fault: 'empty', word: '' });
    expect(parseCommand(' '.repeat(201))).toEqual({ fault: 'too-long', word: '' });
    expect(parseCommand('play')).toEqual({ fault: 'no-card', word: '' });
    expect(parseCommand('7h')).toEqual({ fault: 'no-target', word: '' });
    expect(parseCommand('disband')).toEqual({ fault: 'no-caravan', word: '' });
    expect(parseCommand('new seed')).toEqual({ fault: 'no-seed', word: '' });
    expect(parseCommand('new standard against')).toEqual({ fault: 'no-opponent', word: '' });
  });

  test('numbers may be as long as they are told', () => {
    const row = (text: string): unknown => parseCommand(`why kh ${text}`);
    for (const number of [1, 9, 10, 12, 100, 999])
      expect(row(`b3.${number}`)).toEqual({
        type: 'why',
        move: { type: 'play', card: 'KH', target: { seat: 'B', caravan: 3, row: number } },
      });
    for (const count of [1, 9, 10, 12, 999_999])
      expect(parseCommand(`log ${count}`)).toEqual({ type: 'log', count });
    for (const seed of [0, 9, 10, 2 ** 53 - 1])
      expect(parseCommand(`new seed ${seed}`)).toMatchObject({ type: 'new', seed });
  });

  test('new', () => {
    expect(say('new', null)).toEqual({
      lines: ['A new match begins.'],
      effect: { type: 'new', rules: 'standard' },
    });
    expect(say('new against greedy').effect).toEqual({ type: 'new', rules: 'standard', opponent: 'greedy' });
    expect(say('NEW Standard SEED 42').effect).toEqual({ type: 'new', rules: 'standard', seed: 42 });
    expect(say('new seed 0 against greedy').effect).toEqual({
      type: 'new',
      rules: 'standard',
      seed: 0,
      opponent: 'greedy',
    });
    expect(say('new foxon+polite against random seed 9007199254740991').effect).toEqual({
      type: 'new',
      rules: 'foxon+polite',
      seed: Number.MAX_SAFE_INTEGER,
      opponent: 'random',
    });
    expect(parseCommand('new wiki')).toEqual({ type: 'new', rules: 'wiki', seed: null, opponent: null });
  });
});

describe('answers', () => {
  test('a refused move says why and where to read on', () => {
    expect(say('play 7h 1')).toEqual({
      lines: ['A 7 cannot follow a 7: the next card must differ in value.', 'More: rules numbers.'],
    });
    expect(say('play ks 2').lines[0]).toContain('A King is played on a number card');
    expect(say('play 4s 1.1').lines[0]).toContain('choose the caravan itself');
    expect(say('pass').lines[0]).toContain('There is no pass');
    expect(say('redeal').lines[0]).toContain('there are no new hands');
  });

  test('why tells the exact outcome without making the move', () => {
    expect(say('why play 4s 1')).toEqual({
      lines: ['Legal.', 'You play the four of spades on your caravan A1: 16 → 20.'],
    });
    expect(say('why ks b3.1').lines[1]).toBe(
      'You play the king of spades on their four of hearts in caravan B3: 4 → 8.',
    );
    expect(say('why 7h 1').lines[0]).toBe(say('play 7h 1').lines[0]);
    expect(say('why forfeit').lines).toEqual(['Legal.', 'You give up.', 'Pedlar wins: you gave up.']);
    const sale = at({ A: ['9S 7S', 'TD.KH 6D', '8H 7C'], handA: ['6S'] });
    expect(say('why 6s 3', sale).lines).toEqual([
      'Legal.',
      'You play the six of spades on your caravan A3: 15 → 21, sold.',
      'You win: you sold pairs 2 and 3.',
    ]);
  });

  test('why never shows what is hidden', () => {
    const lines = say('why discard x').lines;
    expect(lines).toEqual(['Legal.', 'You discard a Joker.']);
    const stuck = fromStuck();
    expect(say('why redeal', stuck).lines).toEqual([
      'Legal.',
      'You would show your hand, shuffle it back and draw another.',
    ]);
    expect(move('redeal', stuck)).toBe('redeal');
    expect(say('play 7h 1', stuck).lines[0]).toContain('draw a new hand first');
  });
  const fromStuck = (): State =>
    at(
      { A: ['-', '-', '-'], B: ['-', '-', '-'], handA: ['7H', 'KS', 'X', 'QD'], phase: 'opening' },
      'mifflin',
    );

  test('why tells an end that nothing hidden can change', () => {
    // Without a card and a caravan there is no move: where cards do not matter, that is the end.
    const options = { ...presetOptions('standard'), outOfCards: 'never' as const };
    const seen = (changes: object) => {
      const parsed = parsePosition({ ...POSITION, B: ['-', '-', '-'], deckB: [], ...changes });
      if ('fault' in parsed) throw new Error(parsed.fault);
      return observe(fromPosition(compileRules(options), parsed.layout), 'A');
    };
    const told = (changes: object) => answerLine('why discard x', context(seen(changes))).lines;
    expect(told({ handB: [] })).toEqual([
      'Legal.',
      'You discard a Joker.',
      'You win: Pedlar has no legal move.',
    ]);
    expect(told({ handB: ['KD'] })).toEqual(['Legal.', 'You discard a Joker.']);
  });

  test('out of turn one may look, ask and give up, not move', () => {
    const state = at({ turn: 'B' });
    expect(say('4s 1', state)).toEqual({ lines: ['It is not your turn: Pedlar is to move.'] });
    expect(say('why 4s 1', state).lines[0]).toBe('Legal, once it is your turn.');
    expect(say('legal', state).lines).toEqual(['You have no move now.', 'Pedlar’s turn.']);
    expect(move('forfeit', state)).toBe('forfeit A');
  });

  test('after the end', () => {
    const over = play(at(), parseMove('forfeit')!).state;
    for (const text of ['4s 1', 'forfeit', 'why 4s 1', 'discard x'])
      expect(say(text, over).lines[0]).toBe('The match is over: no more moves.');
    expect(say('score', over).lines.at(-1)).toBe('Pedlar wins: you gave up.');
    expect(JSON.parse(say('state', over).lines[0]!)).toMatchObject({
      result: 'B wins',
      next: null,
      legal: [],
    });
  });

  test('without a match', () => {
    for (const text of [
      'hand',
      'table',
      'state',
      'legal',
      'play 7h 2',
      'why 7h 2',
      'score',
      'last',
      'forfeit',
    ])
      expect(say(text, null)).toEqual({ lines: ['There is no match: type new standard to start one.'] });
    expect(say('log', null).lines).toEqual(['Nothing yet.']);
    expect(say('help', null).lines.length).toBeGreaterThan(5);
    expect(say('rules', null).lines[0]).toBe('This is the standard table.');
  });

  test('hand, table and score', () => {
    expect(say('hand', at({ handA: [] })).lines).toEqual(['Your hand is empty.']);
    expect(say('hand').lines.slice(0, 2)).toEqual(['7H: seven of hearts', '4S: four of spades']);
    expect(say('table').lines).toEqual([
      'Their caravan B1: 21, SOLD, up, clubs. Five of clubs; eight of clubs with king of clubs.',
      'Their caravan B2: empty.',
      'Their caravan B3: 4, LIGHT, hearts. Four of hearts.',
      'Your caravan A1: 16, LIGHT, down, spades. Nine of spades; seven of spades.',
      'Your caravan A2: 26, SOLD, down, diamonds. Ten of diamonds with king of hearts; six of diamonds.',
      'Your caravan A3: empty.',
      'Pedlar holds 2 cards and has 1 in the deck.',
      'You hold 5 cards and have 2 in the deck.',
      'Pair 3 is not sold: play goes on.',
      'Your turn: play a card, discard one, or disband a caravan.',
    ]);
    expect(say('score').lines[0]).toBe('Pair 1: you 16, LIGHT; Pedlar 21, SOLD.');
    expect(say('score', at(), 'B').lines[0]).toBe('Pair 1: you 21, SOLD; Ann 16, LIGHT.');
  });

  test('rules follow the table one sits at', () => {
    expect(say('rules queen').lines[0]).toBe('Queen:');
    expect(say('rules face cards').lines[0]).toBe('Face cards:');
    expect(say('rules queen').lines).toContain('A Queen goes on the last card of a caravan only.');
    expect(say('rules Queen', at({}, 'wiki')).lines.join()).toContain('may go on any number card');
    expect(say('rules', at({}, 'polite')).lines.slice(0, 2)).toEqual([
      'What differs from the standard table:',
      'Only a Jack may be played on the other side.',
    ]);
  });

  test('last and log', () => {
    const log = [
      { seat: 'B' as const, text: 'b1' },
      { seat: 'A' as const, text: 'a1' },
      { seat: 'B' as const, text: 'b2' },
      { seat: 'B' as const, text: 'b3' },
      { seat: 'A' as const, text: 'a2' },
    ];
    const told = (text: string, seat: Seat) => answerLine(text, context(observe(at(), seat), log)).lines;
    expect(told('last', 'A')).toEqual(['b2', 'b3']);
    expect(told('last', 'B')).toEqual(['a2']);
    expect(told('log 2', 'A')).toEqual(['b3', 'a2']);
    expect(told('log', 'A')).toHaveLength(5);
    expect(told('log all', 'A')).toHaveLength(5);
    expect(say('last').lines).toEqual(['Nothing yet.']);
  });
});

test('what it says of legal moves, refusals and the state is what the match says, in whole matches of every kind', () => {
  const greedy = findBot('greedy')!;
  for (const [index, id] of PRESET_IDS.entries()) {
    const random = new Random(8, index);
    let { state } = deal(compileRules(presetOptions(id)), { seed: index });
    for (let turn = 0; !isOver(state) && turn < 60; turn++) {
      const next = outcomeOf(state).next!;
      const moves = legalMoves(state);
      expect(say('legal', state, next).lines).toEqual(moves);
      const { position, legal, ...rest } = JSON.parse(say('state', state, next).lines[0]!);
      const { position: _, ...referee } = describeState(state);
      expect({ position, legal }).toEqual({ position: seenPosition(state, next), legal: moves });
      expect(rest).toEqual(referee);
      const tried = moves[random.below(moves.length)]!;
      expect(say(tried.toLowerCase(), state, next).effect).toEqual({ type: 'move', move: tried });
      const real = play(state, parseMove(tried)!);
      if (tried !== 'redeal') {
        const events = eventsFor(next, real.events).filter(
          ({ type }) => type !== 'cardDrawn' && type !== 'turnStarted',
        );
        expect(say(`why ${tried}`, state, next).lines).toEqual([
          'Legal.',
          ...moveLines(events, { seat: next, names }).filter((line) => line !== null),
        ]);
      }
      const card = observe(state, next).hand[0]!.replace(/\[.*/, '');
      for (const target of [`${next}1`, 'A2.1', 'B1.2']) {
        const text = `${card}>${target}`;
        const refused = refusal(state, parseMove(text)!) !== null;
        expect(say(text, state, next).effect === undefined, text).toBe(refused);
      }
      state = play(
        state,
        parseMove(turn % 3 === 0 ? greedy.choose(observe(state, next), {}, turn).move : tried)!,
      ).state;
    }
  }
});

test('whatever is typed gets a clear answer', () => {
  const states = [
    null,
    at(),
    at({ turn: 'B' }),
    at({ phase: 'opening', A: ['-', '4D', '-'] }),
    at({}, 'foxon'),
  ];
  const word = fc.constantFrom(
    ...[
      'play',
      'why',
      'discard',
      'disband',
      'new',
      'rules',
      'log',
      'seed',
      'against',
      'state',
      'legal',
      'table',
    ],
    ...[
      '7h',
      '4s',
      'ks',
      'x',
      '10h',
      'qd',
      '1',
      '2',
      '2.1',
      'b1.2',
      'a3',
      '+',
      '>',
      '7H>A2',
      'KS>B1.2',
      'standard',
    ],
    ...[
      'foxon+polite',
      '42',
      '-1',
      'queen',
      'redeal',
      'forfeit',
      'pass',
      '__proto__',
      'constructor',
      '\u0130',
    ],
  );
  const line = fc.oneof(
    { weight: 4, arbitrary: fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
    {
      weight: 1,
      arbitrary: fc.tuple(word, fc.string({ unit: 'binary' })).map(([first, rest]) => `${first} ${rest}`),
    },
  );
  fc.assert(
    fc.property(line, fc.constantFrom(...states), fc.constantFrom(...SEATS), (text, state, seat) => {
      const { lines, effect } = say(text, state, seat);
      expect(lines.length > 0 || effect !== undefined).toBe(true);
      for (const told of lines) {
        expect(told.trim()).not.toBe('');
        expect(told).not.toMatch(/undefined|NaN|\[object/);
      }
      if (effect?.type === 'move') {
        const parsed = parseMove(effect.move)!;
        if (!effect.move.startsWith('forfeit ')) expect(refusal(state!, parsed)).toBeNull();
      }
    }),
    { seed: 20_261_2, numRuns: runs(1500) },
  );
  for (const text of ['x', '>', '+', ' ', '7h ', 'why ', '\n', '\u{1f0a1}'].map((part) =>
    part.repeat(1_000_000 / part.length),
  ))
    expect(say(text).lines).toEqual(['That is too long for a command: type help for a list.']);
});
