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

  const setup = (changes: object) => ({ do: 'setup', rules: 'standard', seed: 1, ...changes });
  test.each([
    ['bad-request', { do: 'setup', seed: 1 }],
    ['bad-request', { do: 'setup', rules: 'standard' }],
    ['bad-request', setup({ rules: 5 })],
    ['bad-request', setup({ rules: ['standard'] })],
    ['bad-request', setup({ rules: { options: {} } })],
    ['bad-request', setup({ rules: { preset: 'standard', options: [] } })],
    ['bad-request', setup({ seed: -1 })],
    ['bad-request', setup({ seed: 1.5 })],
    ['bad-request', setup({ seed: 2 ** 53 })],
    ['bad-request', setup({ seed: '1' })],
    ['bad-request', setup({ first: 'C' })],
    ['bad-request', setup({ deckA: 'AS' })],
    ['bad-request', setup({ position: 'empty' })],
    ['bad-request', setup({ position: POSITION, seed: 'x' })],
    ['bad-rules', setup({ rules: 'nowhere' })],
    ['bad-rules', setup({ rules: '__proto__' })],
    ['bad-rules', setup({ rules: 'standard+foxon' })],
    ['bad-rules', setup({ rules: { preset: 'standard', options: { colour: 1 } } })],
    ['bad-rules', setup({ rules: { preset: 'standard', options: { queenSuit: 'yes' } } })],
    ['bad-rules', setup({ rules: { preset: 'standard', options: { maxRows: 0 } } })],
    ['bad-rules', setup({ rules: { preset: 'standard', options: { deck: { size: 1 } } } })],
    ['bad-deck', setup({ deckA: ['AS', 'ZZ'] })],
    ['bad-deck', setup({ deckA: ['AS', 5] })],
    ['bad-deck', setup({ deckA: ['AS'] })],
    ['bad-deck', setup({ rules: 'wiki', deckB: new Array(201).fill('AS') })],
    ['bad-position', setup({ position: {} })],
    ['bad-position', setup({ position: { ...POSITION, A: ['-', '-'] } })],
    ['bad-position', setup({ position: { ...POSITION, A: ['KH', '-', '-'] } })],
    ['bad-position', setup({ position: { ...POSITION, A: ['7D.JH', '-', '-'] } })],
    ['bad-position', setup({ position: { ...POSITION, A: [`7D${'.QH'.repeat(16)}`, '-', '-'] } })],
    ['bad-position', setup({ position: { ...POSITION, B: ['-', '-', '2S 3S '.repeat(21).trim()] } })],
    ['bad-position', setup({ position: { ...POSITION, turn: 'C' } })],
    ['bad-position', setup({ position: { ...POSITION, handB: ['1S'] } })],
    ['bad-position', setup({ position: { ...POSITION, deckA: new Array(201).fill('AS') } })],
  ])('%s: %j changes nothing', (expected, line) => {
    const running = started();
    const before = running.handle('{"do":"state"}');
    expect(code(running, line)).toBe(expected);
    expect(running.handle('{"do":"state"}')).toBe(before);
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
  expect(code(running, { do: 'view', seat: 'a' })).toBe('bad-request');
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
  expect(code(session(), deck('wiki', ['AS[10]']))).toBe('bad-deck');
  expect(code(session(), deck('wiki', new Array(201).fill('AS')))).toBe('bad-deck');
  expect(code(session(), deck('wiki', 'AS'))).toBe('bad-request');
  expect(code(session(), deck('nowhere', []))).toBe('bad-rules');
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

  test.each([
    { do: 'go' },
    { do: 'go', bot: 'nobody' },
    { do: 'go', bot: 'toString' },
    { do: 'go', bot: 'random', nodes: 0 },
    { do: 'go', bot: 'random', nodes: 1e300 },
    { do: 'go', bot: 'random', ms: -1 },
    { do: 'go', bot: 'random', ms: '5' },
    { do: 'go', bot: 'random', seed: null },
  ])('bad-request: %j', (line) => expect(code(started(), line)).toBe('bad-request'));

  test('after the end is an error; legal is empty, tries are refused', () => {
    const running = started();
    expect(say(running, { do: 'play', move: 'forfeit' })).toMatchObject({ result: 'B wins', why: 'forfeit' });
    expect(code(running, { do: 'go', bot: 'random' })).toBe('game-over');
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

  test.each([
    { games: 0, seed: 1 },
    { games: 10_000_001, seed: 1 },
    { games: 1.5, seed: 1 },
    { games: 1 },
    { seed: 1 },
    { games: '3', seed: 1 },
  ])('bad-request: %j', (line) => expect(code(session(), { do: 'playout', ...line })).toBe('bad-request'));
});

describe('lines', () => {
  test.each(['state', 'legal', 'try', 'play', 'view', 'go'])('%s needs a game', (command) =>
    expect(code(session(), { do: command })).toBe('no-game'),
  );

  test.each<[string, string | LineFault]>([
    ['bad-json', ''],
    ['bad-json', '   '],
    ['bad-json', '{'],
    ['bad-json', 'hello'],
    ['bad-json', '{"do":"hello"} {}'],
    ['bad-json', "{'do':'hello'}"],
    ['bad-json', { fault: 'not-utf8' }],
    ['too-long', { fault: 'too-long' }],
    ['bad-request', '[]'],
    ['bad-request', 'null'],
    ['bad-request', '"hello"'],
    ['bad-request', '{}'],
    ['bad-request', '{"do":5}'],
    ['bad-request', '{"do":["hello"]}'],
    ['unknown-command', '{"do":"Hello"}'],
    ['unknown-command', '{"do":"__proto__"}'],
    ['unknown-command', '{"do":"constructor"}'],
  ])('%s: %j', (expected, line) => {
    const answer = JSON.parse(session().handle(line));
    expect(answer).toMatchObject({ id: null, ok: false, error: { code: expected } });
  });

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
