/** Lessons and puzzles as somebody meets them: by intents alone, and in the text terminal. */
import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createConsole, type Kept, type Ports, type Program, startProgram } from '../../src/app/index.ts';
import { SCHOOL } from '../../src/app/school.ts';
import { type Campaign, NEW_CAMPAIGN } from '../../src/campaign/index.ts';
import { LEVELS } from '../../src/content/index.ts';
import type { Intent, Place } from '../../src/input/index.ts';
import type { Course } from '../../src/match/index.ts';
import { stepOf } from '../../src/match/index.ts';
import type { MenuModel, ScreenModel, TableModel } from '../../src/present/index.ts';
import { RULES_BOOK } from '../../src/present/rules-menu.ts';
import { LESSON_WORDS, VERDICTS, WRONG } from '../../src/text/lessons.ts';

const OPPONENTS = LEVELS.map((id) => ({ id, name: id }));

interface World {
  readonly program: Program;
  readonly table: () => TableModel;
  readonly menu: () => MenuModel;
  readonly send: (...intents: readonly Intent[]) => void;
  readonly press: (item: string) => void;
  readonly shown: () => Promise<void>;
  readonly kept: () => Campaign | null;
  readonly ports: Ports;
}

async function start(more: Partial<Ports> = {}, kept: Partial<Kept> = {}): Promise<World> {
  let screen: ScreenModel | null = null;
  let campaign: Campaign | null = null;
  const ports: Ports = {
    opponents: OPPONENTS,
    people: async () => [],
    // Whoever weighs a free choice thinks most of the last move.
    think: async ({ seen }) => ({
      move: '',
      candidates: [{ move: `best of ${seen.hand.length}`, value: 0.9 }],
    }),
    wait: async () => {},
    show: (model) => {
      screen = model;
    },
    play: async () => {},
    skip: () => {},
    load: async () => ({ match: null, table: null, campaign: NEW_CAMPAIGN, troubles: [], ...kept }),
    keepMatch: () => {
      throw new Error('a lesson is no match');
    },
    keepTable: () => {},
    keepCampaign: (next) => {
      campaign = next;
    },
    today: () => 20_000,
    carry: async () => null,
    askText: async () => null,
    showText: () => {},
    openRoad: async () => {
      throw new Error('nobody goes there');
    },
    openTerminal: () => {},
    takeUpdate: () => {},
    openSchool: async () => SCHOOL,
    openRules: async () => RULES_BOOK,
    covered: () => {},
    happened: () => {},
    noticed: () => {},
    turnRadio: () => {},
    ...more,
  };
  const program = startProgram(ports, { opponents: OPPONENTS, seed: 7, address: '', resume: false });
  const send = (...intents: readonly Intent[]): void => {
    for (const intent of intents) program.send({ type: 'intent', intent });
  };
  await waitFor(program, (snapshot) => snapshot.matches('title'));
  return {
    program,
    table: () => screen as TableModel,
    menu: () => screen as MenuModel,
    send,
    press: (item) => send({ type: 'press', place: `item.${item}` as Place }),
    shown: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      await waitFor(
        program,
        (snapshot) => !snapshot.matches({ lesson: 'showing' }) && !snapshot.matches({ lesson: 'weighing' }),
      );
    },
    kept: () => campaign,
    ports,
  };
}

/** From the title to a lesson or puzzle, by pressing what is shown. */
async function open(world: World, kind: 'lesson' | 'puzzle', number: number): Promise<void> {
  world.press(`${kind}s`);
  await waitFor(world.program, ({ context }) => context.school !== null);
  expect(world.menu().id).toBe(`${kind}s`);
  world.press(`${kind}-${number}`);
  expect(world.table().kind).toBe('table');
}

const face = (card: string): string => card.replace(/\[.*/, '');
/** Makes a move as a hand does: take the card, press the place, answer the question. */
function make({ table, send }: World, move: string): void {
  const hand = (card: string): number => table().seen.hand.findIndex((one) => face(one) === card);
  const play = /^(.+)>(.+)$/.exec(move);
  if (play) {
    send({ type: 'pick', index: hand(play[1]!) }, { type: 'press', place: play[2] as Place });
    return;
  }
  const [verb, what = ''] = move.split(' ');
  if (verb === 'discard') send({ type: 'pick', index: hand(what) }, { type: 'command', command: 'discard' });
  else send({ type: 'point', place: what as Place }, { type: 'command', command: 'disband' });
  send({ type: 'press', place: 'item.yes' });
}

/** Plays a course through by pointing, as its own data say. */
async function playThrough(world: World, course: Course): Promise<void> {
  for (const [i, { kind, move, asks, told }] of course.steps.entries()) {
    expect(world.table().asked).toBe(asks);
    expect(world.program.getSnapshot().context.lesson?.run.at).toBe(i);
    make(world, move ?? world.program.getSnapshot().context.table!.legal[0]!);
    await world.shown();
    expect(world.table().items[0]!.id).toBe('next');
    expect(world.table().focus).toBe('item.next');
    if (kind === 'free') expect(world.table().asked).toMatch(/gives something away|all right|nothing else/);
    else expect(world.table().asked).toBe(told);
    if (i < course.steps.length - 1) world.send({ type: 'command', command: 'confirm' });
  }
}

describe('by pointing', () => {
  test('all ten lessons one after the other, and then a gentle match', async () => {
    const world = await start({ keepMatch: () => {} });
    expect(world.menu().items[0]).toMatchObject({ id: 'lessons', note: LESSON_WORDS.newHere });
    expect(world.menu().focus).toBe('item.lessons');
    await open(world, 'lesson', 1);
    for (const [i, course] of SCHOOL.lessons.entries()) {
      await playThrough(world, course);
      expect(world.kept()?.lessons).toEqual(SCHOOL.lessons.slice(0, i + 1).map(({ id }) => id));
      if (i === SCHOOL.lessons.length - 1)
        expect(world.table().items[0]!.label).toBe(LESSON_WORDS.firstMatch);
      world.send({ type: 'command', command: 'confirm' });
    }
    const { context, ...snapshot } = world.program.getSnapshot();
    expect(snapshot.value).toHaveProperty('table');
    expect(context.lesson).toBeNull();
    expect(context.table?.setup.opponent).toBe('greenhorn');
  });

  test('all thirty puzzles one after the other', async () => {
    const world = await start();
    await open(world, 'puzzle', 1);
    for (const [i, course] of SCHOOL.puzzles.entries()) {
      await playThrough(world, course);
      expect(world.kept()?.puzzles).toHaveLength(i + 1);
      world.send({ type: 'command', command: 'confirm' });
    }
    expect(world.menu().id).toBe('puzzles');
    expect(
      world.menu().items.filter(({ label, note }) => /✓$/.test(label) && note?.endsWith('; done.')),
    ).toHaveLength(30);
  });
});

test('by arrows and Enter alone: the focus begins at the card that is asked for, and goes where it may go', async () => {
  const world = await start();
  await open(world, 'lesson', 1);
  const confirm = (): void => world.send({ type: 'command', command: 'confirm' });
  for (let steps = 0; steps < 2; steps++) {
    confirm();
    expect(world.table().targets).toEqual([
      stepOf(world.program.getSnapshot().context.lesson!.run).move!.split('>')[1],
    ]);
    confirm();
    await world.shown();
    expect(world.table().focus).toBe('item.next');
    confirm();
  }
  expect(world.program.getSnapshot().context.lesson?.run.at).toBe(2);
});

describe('what is not asked for', () => {
  test('a legal move that is another one is refused in words, and nothing happens', async () => {
    const world = await start();
    await open(world, 'lesson', 1);
    const before = world.table().seen;
    make(world, '2C>A2');
    expect(world.table().refusal?.text).toMatch(
      /this step is about something else: put the ten of hearts on A1/,
    );
    world.send({ type: 'command', command: 'cancel' });
    world.send({ type: 'pick', index: 1 }, { type: 'command', command: 'discard' });
    expect(world.table().refusal?.text).toMatch(/something else/);
    expect(world.table().question).toBeNull();
    expect(world.table().seen).toEqual(before);
  });

  test('an illegal one is refused by its rule', async () => {
    const world = await start();
    await open(world, 'lesson', 2);
    make(world, '2H>A1');
    expect(world.table().refusal?.text).toMatch(/up|direction/i);
  });

  test('a step that is over takes no more moves', async () => {
    const world = await start();
    await open(world, 'lesson', 1);
    make(world, 'TH>A1');
    await world.shown();
    make(world, '2C>A2');
    expect(world.table().refusal?.text).toMatch(/step is over/);
  });
});

describe('a puzzle', () => {
  const refuted = SCHOOL.puzzles.findIndex(({ steps }) => steps[0]!.refuted !== null);

  test('a wrong move is shown to be wrong, with their reply, and can be tried again', async () => {
    const world = await start();
    await open(world, 'puzzle', refuted + 1);
    const { asks, wrong, refuted: why } = SCHOOL.puzzles[refuted]!.steps[0]!;
    make(world, why!.move);
    await world.shown();
    expect(Object.values(WRONG)).toContain(wrong);
    expect(world.table().asked).toBe(wrong);
    expect(world.table().log.some(({ seat }) => seat === 'B')).toBe(true);
    expect(world.table().focus).toBe('item.again');
    world.send({ type: 'command', command: 'confirm' });
    expect(world.table().asked).toBe(asks);
    expect(world.kept()).toBeNull();
  });

  test('a hint, then the solution, which does not count as solved', async () => {
    const world = await start();
    await open(world, 'puzzle', 1);
    const [step] = SCHOOL.puzzles[0]!.steps;
    world.press('hint');
    expect(world.table().asked).toContain(step!.hint);
    world.press('solution');
    await world.shown();
    expect(world.table().asked).toBe(step!.told);
    expect(world.kept()).toBeNull();
  });

  test('it can be skipped from the menu', async () => {
    const world = await start();
    await open(world, 'puzzle', 1);
    world.press('menu');
    world.press('skip');
    expect(world.table().rulesTitle).toContain(SCHOOL.puzzles[1]!.title);
  });
});

test('a lesson can be left, repeated and skipped, step by step and as a whole', async () => {
  const world = await start();
  await open(world, 'lesson', 3);
  const at = (): number | undefined => world.program.getSnapshot().context.lesson?.run.at;
  world.press('skip');
  world.press('skip');
  expect(at()).toBe(2);
  world.press('menu');
  world.press('restart');
  expect(at()).toBe(0);
  world.press('menu');
  world.send({ type: 'command', command: 'cancel' });
  expect(world.table().kind).toBe('table');
  world.press('menu');
  world.press('list');
  expect(world.menu().id).toBe('lessons');
  world.send({ type: 'command', command: 'cancel' });
  expect(world.menu().id).toBe('title');
  expect(world.program.getSnapshot().context.table).toBeNull();
  // Skipping through a whole lesson leads to the next one, and counts for nothing.
  await open(world, 'lesson', 3);
  for (const _ of SCHOOL.lessons[2]!.steps)
    world.press(world.table().items.some(({ id }) => id === 'skip') ? 'skip' : 'menu');
  if (world.program.getSnapshot().matches({ lesson: 'paused' })) world.press('skip');
  expect(world.table().rulesTitle).toContain(SCHOOL.lessons[3]!.title);
  expect(world.kept()).toBeNull();
});

test('a free choice that nobody can weigh is taken all the same', async () => {
  const world = await start({
    think: async () => {
      throw new Error('no worker');
    },
  });
  await open(world, 'lesson', 1);
  world.press('skip');
  world.press('skip');
  make(world, '2C>A3');
  await world.shown();
  expect(world.table().asked).toBe(VERDICTS.unknown());
});

test('nobody is sent to the lessons who has played before', async () => {
  const world = await start({}, { campaign: { ...NEW_CAMPAIGN, lessons: ['goal'] } });
  expect(world.menu().items.some(({ note }) => note === LESSON_WORDS.newHere)).toBe(false);
  expect(world.menu().focus).not.toBe('item.lessons');
});

test('where they cannot be fetched, it is said', async () => {
  const world = await start({ openSchool: () => Promise.reject(new Error('offline')) });
  world.press('lessons');
  await waitFor(world.program, ({ context }) => context.notice !== null);
  expect(world.menu().notice).toBe(LESSON_WORDS.failed);
  expect(world.menu().alarm).toBe(true);
  world.send({ type: 'command', command: 'cancel' });
  expect(world.menu().id).toBe('title');
});

describe('in the text terminal', () => {
  const typed = (move: string): string => move.replace('>', ' ').toLowerCase();

  test('every lesson and every puzzle, in words', async () => {
    const world = await start({ keepMatch: () => {} });
    const { run } = createConsole(world.program, async () => {}, world.ports);
    const say = async (line: string): Promise<string> => (await run(line)).lines.join('\n');
    expect(await say('lessons')).toContain('10. ');
    for (const kind of ['lesson', 'puzzle'] as const) {
      const courses = kind === 'lesson' ? SCHOOL.lessons : SCHOOL.puzzles;
      for (const [i, course] of courses.entries()) {
        let answer = await say(`${kind} ${i + 1}`);
        for (const [j, { asks, move, told }] of course.steps.entries()) {
          expect(answer).toContain(asks);
          answer = await say(typed(move ?? world.program.getSnapshot().context.table!.legal[0]!));
          expect(answer).toContain(told);
          if (j < course.steps.length - 1) answer = await say('next');
        }
      }
    }
    expect(world.kept()?.lessons).toHaveLength(10);
    expect(world.kept()?.puzzles).toHaveLength(30);
    expect(await say('puzzles')).toMatch(/30\. .*: done/);
  });

  test('wrong words and wrong moves get an answer', async () => {
    const world = await start();
    const { run } = createConsole(world.program, async () => {}, world.ports);
    const say = async (line: string): Promise<string> => (await run(line)).lines.join('\n');
    expect(await say('hint')).toBe('There is nothing to hint at here.');
    expect(await say('lesson 11')).toBe('Say lesson and a number from 1 to 10.');
    await say('lesson 1');
    expect(await say('2c 2')).toMatch(/something else/);
    expect(await say('2c 1')).not.toBe('');
    expect(await say('hint')).toMatch(/nothing to hint at/);
    expect(await say('skip')).toContain(SCHOOL.lessons[0]!.steps[1]!.asks);
    expect(await say('leave')).toBe(LESSON_WORDS.leftIt);
    await say('puzzle 2');
    expect(await say('hint')).toContain(SCHOOL.puzzles[1]!.steps[0]!.hint);
    expect(await say('solution')).toContain(SCHOOL.puzzles[1]!.steps[0]!.told);
    expect(await say('help')).toContain('lesson 3');
  });
});
