/** The engine interface as a program meets it: every command, every error code, and whatever anybody may send. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../../src/ai/index.ts';
import { PRESET_IDS } from '../../src/content/index.ts';
import { OPTION_NAMES, type Position } from '../../src/engine/index.ts';
import {
  createEngineSession,
  type EngineBot,
  type EngineSession,
  type LineFault,
} from '../../src/protocol/index.ts';
import { ERROR_CODES } from '../kit/error-codes.ts';
import { runs } from '../kit/seeds.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are read as the reader of the other program would.
type Answer = any;

function session(bots: readonly EngineBot[] = BOTS): EngineSession {
  let time = 0;
  return createEngineSession({ bots, name: 'Caravan', version: '1.2.3', now: () => (time += 5) });
}
const say = (to: EngineSession, line: unknown): Answer =>
  JSON.parse(to.handle(typeof line === 'string' ? line : JSON.stringify(line)));
const code = (to: EngineSession, line: unknown): string => {
  const answer = say(to, line);
  expect(answer.ok).toBe(false);
  expect(typeof answer.error.message).toBe('string');
  return answer.error.code;
};

const POSITION: Position = {
  A: ['2S 9S.QH', '7D.KH', '-'],
  B: ['5C 8C', '-', '4H'],
  handA: ['7S', 'KD', 'JC', 'X'],
  handB: ['AS', '2H'],
  deckA: ['3D', '4D'],
  deckB: ['5D'],
  phase: 'main',
  turn: 'A',
  discardA: ['QC'],
  discardB: [],
};
const SETUP = { do: 'setup', rules: 'standard', position: POSITION };

function started(setup: object = SETUP): EngineSession {
  const running = session();
  expect(say(running, setup).ok).toBe(true);
  return running;
}

test('hello tells presets, options and bots', () => {
  const answer = say(session(), { id: 7, do: 'hello' });
  expect(answer).toMatchObject({ id: 7, ok: true, name: 'Caravan', version: '1.2.3', presets: PRESET_IDS });
  expect(Object.keys(answer.options).sort()).toEqual([...OPTION_NAMES].sort());
  expect(answer.options).toMatchObject({
    queenSuit: [true, false],
    maxRows: 'count',
    deck: { kind: ['standard54', 'custom'], min: 'count', max: 'count', maxCopies: 'count' },
  });
  expect(answer.bots.slice(0, 2)).toEqual([
    { id: 'random', name: 'Tumbleweed' },
    { id: 'greedy', name: 'Pedlar' },
  ]);
});

describe('setup', () => {
  test('takes a position as it is written and tells the state', () => {
    expect(say(session(), { id: 1, ...SETUP })).toEqual({
      id: 1,
      ok: true,
      position: POSITION,
      values: { A: [11, 14, 0], B: [13, 0, 4] },
      directions: { A: ['down', 'none', 'none'], B: ['up', 'none', 'none'] },
      suits: { A: ['H', 'D', null], B: ['C', null, 'H'] },
      sold: [null, null, null],
      result: 'continue',
      why: null,
      next: 'A',
    });
  });

  test('evaluates the start of the turn', () => {
    const state = say(session(), { ...SETUP, position: { ...POSITION, handA: [] } });
    expect(state).toMatchObject({ result: 'B wins', why: 'out-of-cards', next: null });
  });

  test('deals from a seed, the same each time', () => {
    const deal = { do: 'setup', rules: 'foxon+polite', seed: Number.MAX_SAFE_INTEGER, first: 'B' };
    const state = say(session(), deal);
    expect(state).toMatchObject({ ok: true, next: 'B' });
    expect(state.position.handA).toHaveLength(8);
    expect(state.position.deckB).toHaveLength(46);
    expect(say(session(), deal)).toEqual(state);
  });

  test('takes changed options, a partial deck among them, and own decks', () => {
    const deckA = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'].flatMap((rank) =>
      ['S', 'H', 'D'].map((suit) => `${rank}${suit}[2]`),
    );
    const rules = { preset: 'new-vegas', options: { maxRows: null, deck: { min: 20 } } };
    const state = say(session(), { do: 'setup', rules, seed: 3, deckA });
    expect(state.ok).toBe(true);
    expect(state.position.deckA).toHaveLength(22);
    expect(state.position.handA.join('')).not.toContain('[');
    const short = { ...rules, options: { deck: { min: 31 } } };
    expect(code(session(), { do: 'setup', rules: short, seed: 3, deckA })).toBe('bad-deck');
    expect(say(session(), { do: 'setup', rules: { preset: 'wiki' }, seed: 3 }).ok).toBe(true);
  });

  test('a literal __proto__ among options is no option', () => {
    const line =
      '{"do":"setup","seed":1,"rules":{"preset":"standard","options":{"__proto__":{"queenSuit":false}}}}';
    expect(code(session(), line)).toBe('bad-rules');
    const rules = '{"do":"setup","seed":1,"__proto__":{"rules":"standard"}}';
    expect(code(session(), rules)).toBe('bad-request');
    expect({}).not.toHaveProperty('queenSuit');
  });
});

test('legal, try and play agree', () => {
  const running = started();
  const { moves } = say(running, { do: 'legal' });
  expect(moves).toContain('7S>A1');
  expect(moves).not.toContain('forfeit');
  expect(moves).toEqual([...moves].sort());
  expect(say(running, { do: 'try', move: '7S>A1' })).toEqual({ id: null, ok: true, legal: true });
  expect(say(running, { do: 'try', move: '7S>A2' })).toMatchObject({ legal: false, reason: 'same-value' });
  expect(say(running, { do: 'try', move: 'forfeit' })).toMatchObject({ legal: true });
  expect(say(running, { do: 'try', move: '7s>a1' })).toMatchObject({ reason: 'malformed-move' });
  const before = running.handle('{"do":"state"}');
  expect(say(running, { do: 'play', move: '7S>A2' })).toEqual({
    id: null,
    ok: true,
    legal: false,
    reason: 'same-value',
  });
  expect(running.handle('{"do":"state"}')).toBe(before);
  const played = say(running, { do: 'play', move: '7S>A1' });
  expect(played).toMatchObject({ legal: true, drew: '3D', next: 'B', values: { A: [18, 14, 0] } });
  expect(played.events.map((event: { type: string }) => event.type)).toEqual([
    'cardPlaced',
    'cardDrawn',
    'turnStarted',
  ]);
  const { events, drew, legal, ...state } = played;
  expect(say(running, { do: 'state' })).toEqual(state);
});

test('drew is null when nothing is drawn, and names no set', () => {
  const position = { ...POSITION, deckA: [] };
  expect(say(started({ ...SETUP, position }), { do: 'play', move: 'discard X' }).drew).toBeNull();
  const marked = { ...POSITION, deckA: ['3D[4]'] };
  expect(say(started({ ...SETUP, position: marked }), { do: 'play', move: 'discard X' }).drew).toBe('3D');
});

test('view hides the other hand and both decks', () => {
  const running = started();
  expect(say(running, { do: 'view', seat: 'A' }).position).toEqual({
    ...POSITION,
    handB: 2,
    deckA: 2,
    deckB: 1,
  });
  expect(say(running, { do: 'view', seat: 'B' }).position).toMatchObject({ handA: 4, handB: ['AS', '2H'] });
});

test('deck needs no game and says why not', () => {
  const deck = (rules: unknown, cards: unknown) => ({ do: 'deck', rules, cards });
  const numbers = ['A', '2', '3', '4', '5', '6', '7', '8'].flatMap((rank) =>
    ['S', 'H', 'D', 'C'].map((suit) => rank + suit),
  );
  expect(say(session(), deck('wiki', numbers))).toEqual({ id: null, ok: true, legal: true });
  expect(say(session(), deck('standard', numbers))).toMatchObject({
    legal: false,
    reason: 'not-standard-54',
  });
  expect(say(session(), deck('wiki', []))).toMatchObject({ legal: false, reason: 'too-few-cards' });
  expect(say(session(), deck('wiki', new Array(200).fill('AS')))).toMatchObject({
    legal: false,
    reason: 'duplicate-card',
  });
});

describe('go', () => {
  test('gives a legal move without playing it, the same for the same seed', () => {
    const running = started();
    const before = running.handle('{"do":"state"}');
    for (const bot of ['random', 'greedy']) {
      const line = { do: 'go', bot, nodes: 10, seed: 4 };
      const { move, ms } = say(running, line);
      expect(say(running, { do: 'legal' }).moves).toContain(move);
      expect(ms).toBe(5);
      expect(say(running, line).move).toBe(move);
    }
    expect(running.handle('{"do":"state"}')).toBe(before);
  });

  test('hands a searching bot its limit, the seed, the clock and only what the seat sees', () => {
    const asked: unknown[] = [];
    const bot: EngineBot = {
      id: 'deep',
      name: 'Deep',
      choose(seen, limit, seed, now) {
        asked.push(limit, seed, 'deckA' in seen, now());
        return { move: 'discard X', nodes: 3, value: 0.5 };
      },
    };
    const running = session([bot]);
    say(running, SETUP);
    expect(say(running, { do: 'go', bot: 'deep', ms: 20, seed: 9 })).toEqual({
      id: null,
      ok: true,
      move: 'discard X',
      ms: 10,
      nodes: 3,
      value: 0.5,
    });
    expect(asked).toEqual([{ ms: 20 }, 9, false, 10]);
    say(running, { do: 'go', bot: 'deep' });
    expect(asked.slice(4, 6)).toEqual([{}, 0]);
  });

  test('after the end is an error; legal is empty, tries are refused', () => {
    const running = started();
    expect(say(running, { do: 'play', move: 'forfeit' })).toMatchObject({ result: 'B wins', why: 'forfeit' });
    expect(say(running, { do: 'go', bot: 'random' }).error).toEqual({
      code: 'game-over',
      message: 'the game is over',
    });
    expect(say(running, { do: 'legal' }).moves).toEqual([]);
    for (const move of ['7S>A1', 'nonsense', 'forfeit'])
      expect(say(running, { do: 'try', move })).toMatchObject({ legal: false, reason: 'game-over' });
  });
});

describe('playout', () => {
  test('plays standard before any setup, then the current rules, and leaves the game alone', () => {
    const running = session();
    const line = { do: 'playout', games: 40, seed: 1 };
    const standard = say(running, line);
    expect(standard).toMatchObject({ ok: true, games: 40, ms: 5 });
    expect(standard.winsA + standard.winsB + standard.draws).toBe(40);
    expect(standard.plies).toBeGreaterThan(40 * 6);
    expect(say(running, line)).toEqual({ ...standard });
    say(running, { ...SETUP, rules: 'nevins' });
    const before = running.handle('{"do":"state"}');
    expect(say(running, line).plies).not.toBe(standard.plies);
    expect(running.handle('{"do":"state"}')).toBe(before);
  });

  test('a seed stands for the same games in every version: fresh deals, each with its own moves', () => {
    const told = [1, 2, 3].map((seed) => {
      const { plies, winsA, winsB, draws } = say(session(), { do: 'playout', games: 3, seed });
      return [plies, winsA, winsB, draws];
    });
    expect(told).toEqual([
      [369, 2, 1, 0],
      [275, 1, 2, 0],
      [371, 1, 2, 0],
    ]);
  });
});

/** Every kind of fault with what is said of it: another program's author has nothing else to go by. */
describe('what is refused', () => {
  const setup = (changes: object) => ({ do: 'setup', rules: 'standard', seed: 1, ...changes });
  const position = (changes: object) => setup({ position: { ...POSITION, ...changes } });
  const options = (changes: unknown) => setup({ rules: { preset: 'standard', options: changes } });
  const deck = (rules: unknown, cards?: unknown) => ({ do: 'deck', rules, cards });
  const go = (changes: object) => ({ do: 'go', bot: 'random', ...changes });
  const RULES = 'rules must be the id of a preset, or {"preset","options"}';
  const SEED = 'seed must be an integer from 0 to 9007199254740991';
  const NODES = 'nodes must be an integer from 1 to 10000000';
  const MS = 'ms must be a number from 0 to 3600000';
  const GAMES = 'games must be an integer from 1 to 10000000';
  const MOVE = 'move must be a text';
  const SEAT = 'seat must be "A" or "B"';
  const FAULTS: [string, string, string | object][] = [
    ['bad-json', 'the line is blank', ''],
    ['bad-json', 'the line is blank', ' \t \r'],
    ['bad-json', 'the line is not JSON', '{'],
    ['bad-json', 'the line is not JSON', 'hello'],
    ['bad-json', 'the line is not JSON', '{"do":"hello"} {}'],
    ['bad-json', 'the line is not JSON', "{'do':'hello'}"],
    ['bad-request', 'a request is a JSON object', '[]'],
    ['bad-request', 'a request is a JSON object', 'null'],
    ['bad-request', 'a request is a JSON object', '"hello"'],
    ['bad-request', 'do must be a text', {}],
    ['bad-request', 'do must be a text', { do: 5 }],
    ['bad-request', 'do must be a text', { do: ['hello'] }],
    ['unknown-command', 'there is no command "Hello"', { do: 'Hello' }],
    ['unknown-command', 'there is no command "__proto__"', { do: '__proto__' }],
    ['unknown-command', 'there is no command "constructor"', { do: 'constructor' }],

    ['bad-request', RULES, { do: 'setup', seed: 1 }],
    ['bad-request', RULES, setup({ rules: 5 })],
    ['bad-request', RULES, setup({ rules: ['standard'] })],
    ['bad-request', 'preset must be a text', setup({ rules: { options: {} } })],
    ['bad-request', 'options must be an object', options([])],
    ['bad-rules', 'there are no rules "nowhere"', setup({ rules: 'nowhere' })],
    ['bad-rules', 'there are no rules "nowhere"', setup({ rules: { preset: 'nowhere' } })],
    ['bad-rules', 'there are no rules "__proto__"', setup({ rules: '__proto__' })],
    ['bad-rules', 'there are no rules "standard+foxon"', setup({ rules: 'standard+foxon' })],
    ['bad-rules', 'there is no option colour', options({ colour: 1 })],
    ['bad-rules', 'option queenSuit must be one of true, false', options({ queenSuit: 'yes' })],
    ['bad-rules', 'option maxRows must be a positive integer or null', options({ maxRows: 0 })],
    ['bad-rules', 'option deck.size has no such field or value', options({ deck: { size: 1 } })],

    ['bad-request', 'a position or a seed is needed', { do: 'setup', rules: 'standard' }],
    ['bad-request', SEED, setup({ seed: null })],
    ['bad-request', SEED, setup({ seed: -1 })],
    ['bad-request', SEED, setup({ seed: 1.5 })],
    ['bad-request', SEED, setup({ seed: 2 ** 53 })],
    ['bad-request', SEED, setup({ seed: '1' })],
    ['bad-request', SEED, setup({ position: POSITION, seed: 'x' })],
    ['bad-request', 'first must be "A" or "B"', setup({ first: 'C' })],
    ['bad-request', 'first must be "A" or "B"', setup({ first: null })],
    ['bad-request', 'deckA must be a list of cards', setup({ deckA: 'AS' })],
    ['bad-deck', 'deckA holds something that is no card', setup({ deckA: ['AS', 'ZZ'] })],
    ['bad-deck', 'deckA holds something that is no card', setup({ deckA: ['AS', 5] })],
    ['bad-deck', 'deckA holds something that is no card', setup({ deckA: ['AS', ['2H']] })],
    ['bad-deck', 'deckA is not allowed under these rules: not-standard-54', setup({ deckA: ['AS'] })],
    ['bad-deck', 'deckB has more than 200 cards', setup({ rules: 'wiki', deckB: new Array(201).fill('AS') })],

    ['bad-request', 'position must be an object', setup({ position: 'empty' })],
    ['bad-request', 'position must be an object', setup({ position: null })],
    ['bad-position', 'A must be three caravans', setup({ position: {} })],
    ['bad-position', 'A must be three caravans', position({ A: ['-', '-'] })],
    ['bad-position', 'A1: KH cannot begin a row', position({ A: ['KH', '-', '-'] })],
    ['bad-position', 'A1: a Jack is never attached', position({ A: ['7D.JH', '-', '-'] })],
    [
      'bad-position',
      'A1 has a card with more than 15 attachments',
      position({ A: [`7D${'.QH'.repeat(16)}`, '-', '-'] }),
    ],
    [
      'bad-position',
      'B3 has more than 40 number cards',
      position({ B: ['-', '-', '2S 3S '.repeat(21).trim()] }),
    ],
    ['bad-position', 'turn must be "A" or "B"', position({ turn: 'C' })],
    ['bad-position', 'handB holds something that is no card', position({ handB: ['1S'] })],
    ['bad-position', 'deckA has more than 200 cards', position({ deckA: new Array(201).fill('AS') })],

    ['bad-request', MOVE, { do: 'try' }],
    ['bad-request', MOVE, { do: 'play', move: 7 }],
    ['bad-request', SEAT, { do: 'view' }],
    ['bad-request', SEAT, { do: 'view', seat: 'a' }],
    ['bad-rules', 'there are no rules "nowhere"', deck('nowhere', [])],
    ['bad-request', 'cards must be a list of cards', deck('wiki')],
    ['bad-request', 'cards must be a list of cards', deck('wiki', 'AS')],
    ['bad-deck', 'cards holds something that is no card', deck('wiki', ['AS[10]'])],
    ['bad-deck', 'cards has more than 200 cards', deck('wiki', new Array(201).fill('AS'))],

    ['bad-request', 'bot must be a text', { do: 'go' }],
    ['bad-request', 'there is no bot "nobody"', go({ bot: 'nobody' })],
    ['bad-request', 'there is no bot "toString"', go({ bot: 'toString' })],
    ['bad-request', NODES, go({ nodes: 0 })],
    ['bad-request', NODES, go({ nodes: 10_000_001 })],
    ['bad-request', NODES, go({ nodes: 1e300 })],
    ['bad-request', MS, go({ ms: -1 })],
    ['bad-request', MS, go({ ms: 3_600_000.5 })],
    ['bad-request', MS, go({ ms: '5' })],
    ['bad-request', SEED, go({ seed: null })],

    ['bad-request', GAMES, { do: 'playout', games: 0, seed: 1 }],
    ['bad-request', GAMES, { do: 'playout', games: 10_000_001, seed: 1 }],
    ['bad-request', GAMES, { do: 'playout', games: 1.5, seed: 1 }],
    ['bad-request', GAMES, { do: 'playout', games: '3', seed: 1 }],
    ['bad-request', GAMES, { do: 'playout', seed: 1 }],
    ['bad-request', SEED, { do: 'playout', games: 1 }],
  ];
  const shown = (line: string | object): string => JSON.stringify(line).slice(0, 100);

  test.each(FAULTS.map(([code, message, line]) => [code, message, shown(line), line] as const))(
    '%s, %s: %s changes nothing',
    (code, message, _, line) => {
      const running = started();
      const before = running.handle('{"do":"state"}');
      expect(say(running, line)).toEqual({ id: null, ok: false, error: { code, message } });
      expect(running.handle('{"do":"state"}')).toBe(before);
    },
  );

  test('bytes that are no line', () => {
    const told = (fault: LineFault['fault']): Answer => JSON.parse(session().handle({ fault }));
    expect(told('too-long')).toEqual({
      id: null,
      ok: false,
      error: { code: 'too-long', message: 'a line may have 1000000 bytes' },
    });
    expect(told('not-utf8')).toEqual({
      id: null,
      ok: false,
      error: { code: 'bad-json', message: 'the line is not UTF-8' },
    });
  });

  test.each(['state', 'legal', 'try', 'play', 'view', 'go'])('%s without a game', (command) =>
    expect(say(session(), { do: command }).error).toEqual({
      code: 'no-game',
      message: 'there is no game yet: send setup first',
    }),
  );

  test('a bot that fails is told of, and the match goes on', () => {
    const failing: EngineBot = {
      id: 'failing',
      name: 'Failing',
      choose() {
        throw new RangeError('no\nidea');
      },
    };
    const running = session([failing]);
    const state = say(running, SETUP);
    expect(running.handle('{"id":8,"do":"go","bot":"failing"}')).toBe(
      '{"id":8,"ok":false,"error":{"code":"bad-request","message":"this could not be done: RangeError: no?idea"}}',
    );
    expect(say(running, { do: 'state' })).toEqual(state);
  });

  test('the least and the most of every number is still allowed', () => {
    const asked: unknown[] = [];
    const bot: EngineBot = {
      id: 'deep',
      name: 'Deep',
      choose(_, limit, seed) {
        asked.push({ ...limit, seed });
        return { move: 'discard X' };
      },
    };
    const running = session([bot]);
    for (const seed of [0, Number.MAX_SAFE_INTEGER]) {
      expect(say(running, { do: 'playout', games: 1, seed }).ok).toBe(true);
      expect(say(running, setup({ seed })).ok).toBe(true);
      expect(say(running, { ...SETUP, seed }).ok).toBe(true);
    }
    const limits = [
      { nodes: 1, seed: 0 },
      { nodes: 10_000_000, seed: Number.MAX_SAFE_INTEGER },
      { ms: 0, seed: 1 },
      { ms: 0.5, seed: 1 },
      { ms: 3_600_000, seed: 1 },
    ];
    for (const limit of limits) expect(say(running, { do: 'go', bot: 'deep', ...limit }).ok).toBe(true);
    expect(asked).toEqual(limits);
  });
});

describe('lines', () => {
  test.each([
    '0',
    '-0',
    '1e999',
    '12345678901234567890.123',
    'null',
    'false',
    '"a\\u0000\\"\\\\ b"',
    '"\\ud800"',
    '[1,{"id":[]},"x y"]',
    '{"__proto__":{"a":1}}',
  ])('the id %s comes back as it was written', (id) => {
    for (const command of ['hello', 'nonsense', 'state']) {
      const answer = session().handle(`{ "x": "}\\"", "id" : ${id} , "do":"${command}"}`);
      expect(answer.startsWith(`{"id":${id},"ok":${command === 'hello'}`)).toBe(true);
    }
  });

  test('of several ids the last counts; an id within something else does not', () => {
    expect(session().handle('{"id":1,"\\u0069d":2,"x":{"id":3},"do":"quit"}')).toBe('{"id":2,"ok":true}');
    expect(session().handle('{"x":{"id":3},"do":"quit"}')).toBe('{"id":null,"ok":true}');
    expect(session().handle('\t{"id":[1,\r\t2],"do":"quit"}\r')).toBe('{"id":[1,2],"ok":true}');
  });

  test('a line full of blanks is answered at once', () => {
    const blanks = ' \t\r\n'.repeat(240_000);
    expect(session().handle(`{"id":[${blanks}"a  b"],"do":"quit"}`)).toBe('{"id":["a  b"],"ok":true}');
  });

  test('quit ends the session', () => {
    const running = session();
    expect(running.ended).toBe(false);
    running.handle('{"do":"quit"}');
    expect(running.ended).toBe(true);
  });

  test('nesting and length do no harm', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const running = started();
    expect(running.handle(`{"id":${deep},"do":"quit"}`)).toBe(`{"id":${deep},"ok":true}`);
    for (const [command, name] of [
      ['setup', 'rules'],
      ['setup', 'position'],
      ['deck', 'cards'],
      ['try', 'move'],
      ['go', 'bot'],
      ['playout', 'seed'],
      ['hello', 'do'],
    ]) {
      const line = `{"do":"${command}","rules":"wiki","seed":1,"games":1,"${name}":${deep}}`;
      expect(['bad-request', 'bad-deck']).toContain(code(running, line));
    }
    const long = running.handle(`{"do":"try","move":"${'7'.repeat(900_000)}"}`);
    expect(JSON.parse(long)).toMatchObject({ legal: false, reason: 'malformed-move' });
    expect(running.handle(`{"do":"${'x'.repeat(900_000)}"}`).length).toBeLessThan(400);
  });
});

describe('whatever is sent', () => {
  const names = [
    'rules',
    'position',
    'seed',
    'deckA',
    'deckB',
    'first',
    'move',
    'seat',
    'cards',
    'bot',
    'ms',
  ];
  const value = fc.oneof(
    { maxDepth: 3 },
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(
      ...PRESET_IDS,
      'A',
      'B',
      'random',
      'greedy',
      '7S>A1',
      'discard X',
      'forfeit',
      'disband A1',
    ),
    fc.constantFrom('__proto__', 'constructor', -0, 1e308, 2 ** 53, -1, 0.5, 3),
    fc.record({ preset: fc.constantFrom(...PRESET_IDS), options: fc.jsonValue({ maxDepth: 2 }) }),
    fc.record(
      {
        preset: fc.constant('new-vegas'),
        options: fc.dictionary(fc.constantFrom(...OPTION_NAMES, '__proto__', 'x'), fc.jsonValue(), {
          maxKeys: 2,
        }),
      },
      { requiredKeys: ['preset'] },
    ),
    fc.dictionary(fc.constantFrom(...Object.keys(POSITION)), fc.jsonValue()).map((changes) => ({
      ...POSITION,
      ...changes,
    })),
    fc.array(fc.constantFrom('AS', '2H', 'X', 'KD[2]', 'KD[10]', 'ZZ', 5)),
  );
  const request = fc
    .tuple(
      fc.constantFrom(
        ...['hello', 'setup', 'state', 'legal', 'try', 'play', 'view', 'deck', 'go', 'playout', 'x'],
      ),
      fc.dictionary(fc.constantFrom(...names, '__proto__'), value, { maxKeys: 5 }),
      fc.jsonValue({ maxDepth: 2 }),
    )
    // `games` stays small: it is the one field that can ask for hours.
    .map(([command, fields, id]) => JSON.stringify({ ...fields, id, do: command, games: 2 }));
  const line = fc.oneof(
    { weight: 6, arbitrary: request },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    {
      weight: 1,
      arbitrary: fc.tuple(request, fc.nat(), fc.string()).map(([sent, at, noise]) => {
        const place = at % (sent.length + 1);
        return sent.slice(0, place) + noise + sent.slice(place + noise.length);
      }),
    },
  );

  test('gets one JSON answer of the right shape, and when it is not ok nothing has changed', () => {
    const running = started();
    fc.assert(
      fc.property(line, (sent) => {
        const before = running.handle('{"do":"state"}');
        const raw = running.handle(sent);
        expect(raw).not.toMatch(/[\r\n]/);
        const answer = JSON.parse(raw);
        expect(Object.keys(answer).slice(0, 2)).toEqual(['id', 'ok']);
        if (answer.ok) return;
        expect(Object.keys(answer)).toEqual(['id', 'ok', 'error']);
        expect(Object.keys(answer.error)).toEqual(['code', 'message']);
        expect(ERROR_CODES).toContain(answer.error.code);
        expect(answer.error.message).not.toContain('could not be done');
        expect(running.handle('{"do":"state"}')).toBe(before);
      }),
      { seed: 20_261_1, numRuns: runs(2500) },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

test('the published cases come out the same through the interface', () => {
  const cases = JSON.parse(readFileSync(new URL('../engine/cases.json', import.meta.url), 'utf8'));
  const running = session();
  for (const example of cases as Answer[]) {
    for (const rules of example.rules) {
      let state = say(running, { do: 'setup', rules, position: example.position, seed: 1 });
      expect(state.ok, example.id).toBe(true);
      if (example.move !== null) {
        const tried = say(running, { do: 'try', move: example.move });
        const played = say(running, { do: 'play', move: example.move });
        expect([tried.legal, played.legal], example.id).toEqual([example.legal, example.legal]);
        if (!example.legal) {
          expect([tried.reason, played.reason], example.id).toEqual([example.reason, example.reason]);
          continue;
        }
        state = played;
        if (example.drew !== undefined) expect(state.drew, example.id).toBe(example.drew);
      }
      for (const key of ['values', 'directions', 'suits', 'sold', 'result', 'next'])
        if (example[key] !== undefined) expect(state[key], `${example.id} ${key}`).toEqual(example[key]);
      if (example.after) {
        const { A, B, handA, deckA } = state.position;
        expect({ A, B, handSizeA: handA.length, deckSizeA: deckA.length }, example.id).toEqual(example.after);
      }
    }
  }
});
