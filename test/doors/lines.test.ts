/** Lines that are typed or sent: the text terminal, the console around it, and the engine interface. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOTS } from '../../src/ai/index.ts';
import { createConsole } from '../../src/app/console.ts';
import { SCHOOL } from '../../src/app/school.ts';
import { PRESET_IDS, RULE_TOPICS } from '../../src/content/index.ts';
import { PEOPLE } from '../../src/content/people.ts';
import { legalMoves, OPTION_NAMES, observe } from '../../src/engine/index.ts';
import {
  answerLine,
  createEngineSession,
  MAX_LINE_BYTES,
  type TerminalContext,
} from '../../src/protocol/index.ts';
import { ERROR_CODES } from '../kit/error-codes.ts';
import {
  BAD_TEXTS,
  badValue,
  changed,
  expectClear,
  hugeTexts,
  mutated,
  nested,
  watchDoor,
} from '../kit/hostile.ts';
import { Reader } from '../kit/reader.ts';
import { position } from '../kit/record.ts';
import { checked, runs, seeded } from '../kit/seeds.ts';

const tried = watchDoor('lines');
const COMMANDS = [
  ...[
    'play',
    'why',
    'discard',
    'disband',
    'new',
    'rules',
    'log',
    'state',
    'legal',
    'table',
    'hand',
    'score',
    'last',
    'help',
  ],
  ...[
    'lesson',
    'lessons',
    'puzzle',
    'puzzles',
    'hint',
    'next',
    'again',
    'solution',
    'skip',
    'ready',
    'speed',
    'keys',
    'leave',
  ],
  ...['continue', 'rematch', 'close', 'forfeit', 'redeal', 'pass', 'against', 'seed'],
];
const GOOD_LINES = [
  'play 7h 2',
  'why kh b1.3',
  'disband 2 + 7d',
  'new foxon+polite seed 42 against greedy',
  'rules queen',
  'log 30',
  'lesson 2',
  'speed instant',
  'discard x',
];

const state = position('9S 7S | TD.KH 6D | - // 5C 8C.KC | - | 4H', { hand: '7H 4S KS X QD', deck: '3D 4D' });
const context: TerminalContext = {
  seen: observe(state, 'A'),
  names: { A: 'You', B: 'Pedlar' },
  log: [],
  opponents: ['random', 'greedy'],
};

/** What a person may be told of a line. The list of all that may be typed is long. */
const expectLines = (lines: readonly string[]): void => {
  for (const line of lines) if (!line.startsWith('{')) expectClear(line, 1500);
};

function expectAnswer(line: string): void {
  tried();
  for (const where of [context, { ...context, seen: null }]) {
    const { lines, effect } = answerLine(line, where);
    expect(lines.length > 0 || effect !== undefined).toBe(true);
    expectLines(lines);
    if (effect?.type === 'move' && !effect.move.startsWith('forfeit'))
      expect(legalMoves(state)).toContain(effect.move);
    if (effect?.type === 'new') expect(PRESET_IDS).toContain(effect.rules.split('+')[0]);
  }
}

test('every bad text as a command and as what follows one', () => {
  for (const text of BAD_TEXTS)
    for (const line of [text, ...COMMANDS.flatMap((command) => [`${command} ${text}`, `${text} ${command}`])])
      expectAnswer(line);
  for (const text of BAD_TEXTS)
    for (const line of [
      `new ${text}`,
      `new standard+${text}`,
      `new standard against ${text}`,
      `new standard seed ${text}`,
      `play ${text} 2`,
      `play 7h ${text}`,
      `${text}>${text}`,
      `disband 1 + ${text}`,
      `rules ${text}`,
    ])
      expectAnswer(line);
  for (const text of hugeTexts([...COMMANDS.map((command) => `${command} `), '+polite', '>']))
    expectAnswer(text);
  expect(answerLine('play 4s 1', context).effect).toEqual({ type: 'move', move: '4S>A1' });
});

test(seeded('what is nearly a command'), () => {
  fc.assert(
    fc.property(
      mutated(GOOD_LINES, [...COMMANDS, ...RULE_TOPICS, '7h', 'x', 'b1.2', '+', '>']),
      expectAnswer,
    ),
    checked(100),
  );
});

test(seeded('the console in the page answers every line, and what is refused changes nothing'), async () => {
  const people = async () => PEOPLE;
  const openSchool = async () => SCHOOL;
  const reader = new Reader({ ports: { people, openSchool } });
  await reader.rest();
  const line = createConsole(reader.program, async () => {}, {
    people,
    openSchool,
    think: () => Promise.reject(new Error('nobody thinks')),
  });
  await line.run('new standard seed 42 against greedy');
  await reader.rest();
  const table = () => reader.program.getSnapshot().context.table;
  const before = table();
  expect(before).not.toBeNull();
  for (const text of [
    ...BAD_TEXTS,
    ...COMMANDS.map((command) => `${command} __proto__`),
    'x'.repeat(1_000_000),
    `lesson ${'9'.repeat(1000)}`,
  ]) {
    // Those that mean something are typed elsewhere.
    if (/^(?:leave|new|forfeit|lesson|puzzle)s?$/.test(text.trim().toLowerCase())) continue;
    tried();
    const { lines } = await line.run(text);
    expect(lines.length).toBeGreaterThan(0);
    expectLines(lines);
    expect(table()?.record).toBe(before!.record);
  }
  expect((await line.run('hand')).lines).toHaveLength(8);
});
const SETUP = {
  id: 1,
  do: 'setup',
  rules: { preset: 'foxon', options: { maxRows: 7, deck: { max: 60 } } },
  seed: 3,
  deckA: ['AS', '7H[2]', 'X'],
  first: 'A',
};
const REQUESTS: readonly object[] = [
  SETUP,
  { ...SETUP, rules: 'standard+polite', deckA: undefined },
  {
    id: 'x',
    do: 'setup',
    rules: 'standard',
    position: {
      A: ['9S 7S', 'TD.KH 6D', '-'],
      B: ['-', '5C', '4H'],
      handA: ['7H', 'X'],
      handB: ['AS'],
      deckA: ['3D'],
      deckB: [],
      phase: 'main',
      turn: 'A',
    },
  },
  ...['hello', 'state', 'legal'].map((command) => ({ id: null, do: command })),
  { id: [1], do: 'try', move: '7H>A1' },
  { id: {}, do: 'play', move: 'discard X' },
  { id: 2, do: 'view', seat: 'A' },
  { id: 2, do: 'deck', rules: 'wiki', cards: ['AS', '7H[2]', 'X'] },
  { id: 3, do: 'go', bot: 'greedy', nodes: 20, ms: 5, seed: 7 },
  { id: 3, do: 'playout', games: 1, seed: 7 },
];

function engine() {
  let time = 0;
  const session = createEngineSession({ bots: BOTS, name: 'Caravan', version: '1', now: () => time++ });
  session.handle('{"do":"setup","rules":"standard","seed":7}');
  return session;
}

function expectReply(session: ReturnType<typeof engine>, line: string): void {
  tried();
  const before = session.handle('{"do":"state"}');
  const raw = session.handle(line);
  expect(raw).not.toMatch(/[\r\n]/);
  const reply = JSON.parse(raw);
  if (reply.ok) return;
  expect(ERROR_CODES).toContain(reply.error.code);
  expectClear(reply.error.message, 210);
  expect(reply.error.message).not.toContain('could not be done');
  expect(session.handle('{"do":"state"}')).toBe(before);
}

test(seeded('requests to the engine that are nearly right'), () => {
  const session = engine();
  const values = fc.oneof(
    { weight: 2, arbitrary: badValue },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(...OPTION_NAMES, ...PRESET_IDS, 'A', 'X', 1, 3) },
  );
  fc.assert(
    fc.property(changed(REQUESTS, values), (request) => {
      // Only so many games: it is the one field that may ask for hours.
      const games = Reflect.get(request as object, 'games');
      expectReply(
        session,
        JSON.stringify(
          typeof games === 'number' ? { ...(request as object), games: Math.min(games, 2) } : request,
        ),
      );
    }),
    checked(100),
  );
  fc.assert(
    fc.property(
      mutated(REQUESTS.filter((request) => !('games' in request)).map((request) => JSON.stringify(request))),
      (line) => expectReply(session, line),
    ),
    checked(120),
  );
  expect(JSON.parse(session.handle(JSON.stringify({ do: 'setup', rules: 'standard', seed: 7 }))).ok).toBe(
    true,
  );
});

test('every field of every request with every bad text and megabytes of it', () => {
  const session = engine();
  for (const request of REQUESTS) {
    if ('games' in request) continue;
    for (const field of Object.keys(request)) {
      for (const text of BAD_TEXTS.slice(0, 6))
        expectReply(session, JSON.stringify({ ...request, [field]: text }));
      for (const text of BAD_TEXTS.slice(0, 4))
        expectReply(session, JSON.stringify({ ...request, [field]: { [text]: text } }));
    }
  }
  // In turn, so that each value and each field has some; long runs have all.
  let turn = 0;
  const isDue = (): boolean => runs(1) > 1 || turn++ % 9 === 0;
  const room = MAX_LINE_BYTES - 200;
  const values = [
    nested(room / 2),
    nested(100_000, '{"a":', '}'),
    `[${'1,'.repeat(room / 2 - 1)}1]`,
    `"${'\\\\'.repeat(room / 2)}"`,
    `"${'\\ud800'.repeat(room / 6)}"`,
    `"${'x '.repeat(room / 2)}"`,
    `"${'7H>'.repeat(room / 3)}"`,
    `{${Array.from({ length: 50_000 }, (_, i) => `"a${i}":1`)}}`,
    '9'.repeat(room),
  ];
  for (const [command, field] of [
    ['setup', 'rules'],
    ['setup', 'position'],
    ['setup', 'seed'],
    ['setup', 'deckA'],
    ['deck', 'cards'],
    ['try', 'move'],
    ['go', 'bot'],
    ['view', 'seat'],
    ['x', 'id'],
  ] as const)
    for (const value of values.filter(() => isDue()))
      expectReply(session, `{"do":"${command}","rules":"wiki","${field}":${value}}`);
  for (const value of values.filter(() => isDue())) expectReply(session, `{"do":${value}}`);
  for (const value of values.slice(0, 8).filter(() => isDue()))
    expectReply(
      session,
      `{"do":"setup","rules":"standard","position":{"A":[${value},"-","-"],"B":["-","-","-"],"handA":${value},"handB":[],"deckA":[],"deckB":[],"phase":"main","turn":"A"}}`.slice(
        0,
        2 * MAX_LINE_BYTES,
      ),
    );
  for (const text of hugeTexts().filter(() => isDue())) expectReply(session, text);
});
