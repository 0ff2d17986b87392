/**
 * Two people at one screen. Every card is in one deck only, so that a name on a screen tells whose it is: nothing that
 * is shown, spoken, answered or kept may name a card that whoever sits there cannot know.
 */
import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createConsole, type Ports, type Program, startProgram } from '../../src/app/index.ts';
import { type KeptMatch, NEW_CAMPAIGN, SAVE_VERSION } from '../../src/campaign/index.ts';
import { BESIDE, DEFAULT_SETUP, PRESET_IDS, type PresetId, rulesOf } from '../../src/content/index.ts';
import {
  type CardName,
  cardNames,
  eventsFor,
  handOf,
  isOver,
  type MatchRecord,
  parseCards,
  Random,
  replay,
  SEATS,
  type Seat,
  seatIndex,
  seatName,
  seatToMove,
  standardDeck,
  startRecord,
} from '../../src/engine/index.ts';
import type { Intent, Place } from '../../src/input/index.ts';
import { legalFrom, type MenuModel, type ScreenModel, type TableModel } from '../../src/present/index.ts';
import { HOT_SEAT_WORDS } from '../../src/text/hot-seat.ts';
import { cardInWords, withCardSigns } from '../../src/text/index.ts';
import { runs, SEED, seeded } from '../kit/seeds.ts';

/** Hearts and spades are all of A's, clubs and diamonds all of B's; Jokers would have no owner. */
const deckOf = (suits: string): number[] =>
  parseCards(cardNames(standardDeck()).filter((name) => name.length > 1 && suits.includes(name.charAt(1))))!;
const fresh = (preset: PresetId, seed: number, first: Seat | null = null): KeptMatch => {
  const setup = { ...DEFAULT_SETUP, preset, opponent: BESIDE };
  return {
    version: SAVE_VERSION,
    setup,
    record: startRecord(rulesOf(setup), seed, deckOf('HS'), deckOf('CD'), first),
  };
};

interface World {
  readonly program: Program;
  readonly screen: () => ScreenModel;
  readonly send: (intent: Intent, seat?: Seat) => void;
  readonly say: (line: string) => Promise<readonly string[]>;
  /** Whoever sits at the screen presses. */
  readonly ready: () => Promise<void>;
  readonly rest: () => Promise<void>;
  readonly kept: () => KeptMatch | null;
  readonly covered: string[][];
  readonly leaks: string[];
  readonly looks: () => number;
}

/** What a text must not name. */
const namesOf = (card: CardName): string[] => [card, cardInWords(card), withCardSigns(cardInWords(card))];

function start(match: KeptMatch, resume = true, wait: Ports['wait'] = async () => {}): World {
  let screen: ScreenModel | null = null;
  let kept: KeptMatch | null = null;
  /** Who has taken the screen, by what was pressed, and who is about to. */
  let sitting: Seat | null = null;
  let coming: Seat | null = null;
  let looks = 0;
  const leaks: string[] = [];
  const covered: string[][] = [];
  let program: Program | null = null;
  let known = { moves: -1, hidden: { A: /^$/, B: /^$/ } };

  /** Cards of a side that have never lain open. */
  function hidden(): Record<Seat, RegExp> {
    const snapshot = program?.getSnapshot();
    const record = [
      match.record,
      snapshot?.context.table?.record,
      snapshot?.children.match?.getSnapshot().context.record,
      kept?.record,
    ].reduce<MatchRecord>(
      (most, one) => (one && one.moves.length > most.moves.length ? one : most),
      match.record,
    );
    if (known.moves === record.moves.length) return known.hidden;
    const open = JSON.stringify(replay(record).events.map((events) => eventsFor(null, events)));
    const of = (deck: readonly CardName[]): RegExp => {
      const names = deck.filter((card) => !open.includes(`"${card}"`)).flatMap(namesOf);
      return new RegExp(`(?<![A-Za-z0-9])(?:${[...names, '§'].join('|')})(?![a-z0-9])`);
    };
    known = { moves: record.moves.length, hidden: { A: of(record.deckA), B: of(record.deckB) } };
    return known.hidden;
  }
  /** @param ears null for what reaches both */
  function look(what: string, thing: unknown, ears: Seat | null): void {
    looks++;
    const text = JSON.stringify(thing);
    for (const seat of SEATS) {
      if (seat === ears) continue;
      const named = hidden()[seat].exec(text)?.[0];
      if (named) leaks.push(`${what} for ${ears ?? 'both'} names ${named} of ${seat}`);
    }
  }
  const outside: Partial<Ports> = {
    people: async () => [],
    wait,
    show: (model) => {
      screen = model;
      if (model.kind === 'menu' && model.id === 'curtain') sitting = null;
      if (model.kind === 'table' && coming) [sitting, coming] = [coming, null];
      // The rules have cards of their own to explain with.
      const { sheet: _, ...shown } = { sheet: null, ...model };
      look(model.kind === 'menu' ? `the screen ${model.id}` : 'the table', shown, sitting);
    },
    play: async (beats) => {
      look('the beats', beats, sitting);
      look(
        'the captions',
        beats.map(({ log }) => log),
        null,
      );
    },
    skip: () => {},
    load: async () => ({ match, table: null, campaign: NEW_CAMPAIGN, troubles: [] }),
    keepMatch: (one) => {
      kept = one;
      if (!one) return;
      const { deckA: _, deckB: __, ...record } = one.record;
      look('the save', { ...one, record }, null);
    },
    keepTable: (table) => look('the settings', table, null),
    happened: (happening) => look('the announcer', happening, null),
    // A hint is said to whoever sits there.
    noticed: (text) => look('a notice', text, sitting),
    think: async ({ seen }) => ({ move: legalFrom(seen)[0]! }),
    covered: (lines) => {
      covered.push([...lines]);
      look('the curtain', lines, null);
    },
    openRules: async () => (await import('../../src/present/rules-menu.ts')).RULES_BOOK,
    openTerminal: () => {},
  };
  const ports = new Proxy(outside, {
    get: (target, name) => target[name as keyof Ports] ?? (() => new Promise(() => {})),
  }) as Ports;
  program = startProgram(ports, {
    opponents: [{ id: 'greenhorn', name: 'Greenhorn' }],
    seed: 7,
    address: '',
    resume,
  });
  const running = program;
  const terminal = createConsole(running, async () => {}, ports);
  const rest = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    await waitFor(running, (snapshot) => {
      const value = JSON.stringify(snapshot.children.match?.getSnapshot().value ?? '');
      return !snapshot.matches('table') || value.includes('choosing');
    });
    await new Promise((resolve) => setTimeout(resolve));
  };
  const at = (): Seat | null => running.getSnapshot().context.table?.curtain?.seat ?? null;
  return {
    program: running,
    screen: () => screen!,
    send: (intent, seat) => running.send({ type: 'intent', intent, ...(seat && { seat }) }),
    say: async (line) => {
      if (line === 'ready') coming = at();
      const { lines } = await terminal.run(line);
      look(`the answer to ${line}`, lines, sitting);
      return lines;
    },
    ready: async () => {
      await rest();
      coming = at();
      running.send({ type: 'intent', intent: { type: 'press', place: 'item.ready' } });
      await rest();
    },
    rest,
    kept: () => kept,
    covered,
    leaks,
    looks: () => looks,
  };
}

const menu = (world: World): MenuModel => world.screen() as MenuModel;
const table = (world: World): TableModel => world.screen() as TableModel;
const stateOf = ({ program }: World) => replay(program.getSnapshot().context.table!.record).state;

/** Makes a move of whoever sits at the screen, by intents. */
function makeMove(world: World, random: Random): void {
  const { seen } = table(world);
  const legal = legalFrom(seen);
  const plays = legal.filter((move) => move.includes('>'));
  const from = plays.length > 0 && random.below(8) > 0 ? plays : legal;
  const move = from[random.below(from.length)]!;
  if (move === 'redeal') return world.send({ type: 'command', command: 'discard' });
  if (move.startsWith('disband')) {
    world.send({ type: 'point', place: move.slice(8, 10) as Place });
    return world.send({ type: 'command', command: 'disband', sure: true });
  }
  const card = /^(?:discard )?([^> ]+)/.exec(move)![1]!;
  const index = seen.hand.indexOf(card as CardName);
  world.send({ type: 'pick', index });
  if (move.startsWith('discard')) return world.send({ type: 'command', command: 'discard', sure: true });
  world.send({ type: 'press', place: /(?<=>).*/.exec(move)![0] as Place });
}

/** Something that makes no move. */
function fumble(world: World, random: Random): void {
  const intents: Intent[] = [
    { type: 'move', way: (['up', 'down', 'left', 'right', 'next'] as const)[random.below(5)]! },
    { type: 'pick', index: random.below(8) },
    {
      type: 'command',
      command: (['log', 'help', 'menu', 'cancel', 'discard', 'inspect', 'hint'] as const)[random.below(7)]!,
    },
    { type: 'point', place: `hand.${random.below(6)}` },
    {
      type: 'press',
      place: `item.${['menu', 'rules', 'resume', 'back', 'settings', 'no'][random.below(6)]!}`,
    },
  ];
  world.send(intents[random.below(intents.length)]!);
}
const LINES = ['hand', 'table', 'legal', 'state', 'score', 'last', 'hint', 'log all', 'why disband a1'];

/** From wherever a fumble has led, back to the table or the curtain. */
async function backToTable(world: World): Promise<void> {
  for (let i = 0; i < 4; i++) {
    const screen = world.screen();
    if (screen.kind === 'table' || screen.id === 'curtain' || screen.id === 'result') break;
    world.send({ type: 'command', command: 'cancel' });
    await world.rest();
  }
  // A question or a held card is put back.
  for (let i = 0; i < 3; i++) {
    const screen = world.screen();
    if (screen.kind !== 'table' || (screen.question === null && screen.held === null)) break;
    world.send({ type: 'command', command: 'cancel' });
  }
}

async function playWhole(world: World, random: Random, fumbles: number): Promise<number> {
  await world.rest();
  for (let turn = 0; turn < 400; turn++) {
    if (!world.program.getSnapshot().matches('table')) return turn;
    const mover = seatName(seatToMove(stateOf(world)));
    for (let i = random.below(fumbles + 1); i > 0; i--) {
      fumble(world, random);
      await world.rest();
      if (random.below(3) === 0) await world.say(LINES[random.below(LINES.length)]!);
    }
    await backToTable(world);
    if (!world.program.getSnapshot().matches('table')) continue;
    if (menu(world).id === 'curtain') {
      expect(menu(world).heading).toBe(HOT_SEAT_WORDS.pass(mover));
      if (random.below(2) === 0) await world.ready();
      else await world.say('ready');
    }
    expect(table(world).kind).toBe('table');
    expect(table(world).seen.seat).toBe(mover);
    expect(table(world).seen.hand).toEqual(cardNames(handOf(stateOf(world), seatIndex(mover))));
    for (let i = random.below(fumbles + 1); i > 0; i--) {
      fumble(world, random);
      await world.rest();
      if (random.below(3) === 0) await world.say(LINES[random.below(LINES.length)]!);
    }
    await backToTable(world);
    if (world.program.getSnapshot().matches('table')) makeMove(world, random);
    await world.rest();
    const state = stateOf(world);
    if (world.screen().kind === 'table' && !isOver(state)) {
      // Only whoever moves again keeps the screen.
      expect(seatName(seatToMove(state))).toBe(mover);
    }
  }
  throw new Error('the match does not end');
}

test(seeded('nothing names a card that whoever sits at the screen cannot know'), async () => {
  let looks = 0;
  for (let run = 0; run < runs(3); run++) {
    const preset = PRESET_IDS[run % PRESET_IDS.length]!;
    const world = start(fresh(preset, SEED + run));
    const turns = await playWhole(world, new Random(SEED, run), 3);
    expect(world.leaks).toEqual([]);
    expect(turns).toBeGreaterThan(8);
    looks += world.looks();
    world.program.stop();
  }
  expect(looks).toBeGreaterThan(800);
}, 60_000);

test('a whole match for two by intents ends with whoever won, and counts for nobody', async () => {
  const world = start(fresh('standard', 3));
  await playWhole(world, new Random(5), 0);
  const result = menu(world);
  expect(result.id).toBe('result');
  expect(result.heading).toMatch(/^Player [AB] wins$|draw/);
  expect(result.items.map(({ id }) => id)).not.toContain('thinking');
  expect(result.behind?.seen.hand).toEqual([]);
  expect(world.program.getSnapshot().context.campaign).toEqual(NEW_CAMPAIGN);
  world.send({ type: 'press', place: 'item.rematch' });
  await world.rest();
  expect(menu(world).id).toBe('curtain');
});

test('a reload leads behind the curtain of whoever is to move', async () => {
  const first = start(fresh('standard', 11, 'A'));
  await first.ready();
  makeMove(first, new Random(1));
  await first.rest();
  const match = first.kept()!;
  expect(match.record.moves).toHaveLength(1);
  for (const resume of [true, false]) {
    const world = start(match, resume);
    await waitFor(world.program, (snapshot) => !snapshot.matches('boot'));
    if (!resume) {
      expect(menu(world).items[0]!.note).toContain('Player B');
      world.send({ type: 'command', command: 'confirm' });
    }
    await world.rest();
    expect(menu(world).heading).toBe(HOT_SEAT_WORDS.pass('B'));
    expect(menu(world).behind?.seen.hand).toEqual([]);
    await world.ready();
    expect(table(world).seen.seat).toBe('B');
    expect(table(world).lastMove?.text).toContain('Player A');
    expect(world.leaks).toEqual([]);
  }
});

test('a press that comes too soon after the move does not lift the curtain', async () => {
  let settle = (): void => {};
  const slow = (): Promise<void> =>
    new Promise((resolve) => {
      settle = resolve;
    });
  const world = start(fresh('standard', 11, 'A'), true, slow);
  await world.rest();
  world.send({ type: 'command', command: 'confirm' });
  expect(menu(world).id).toBe('curtain');
  settle();
  await world.rest();
  world.send({ type: 'command', command: 'confirm' });
  expect(world.screen().kind).toBe('table');
});

test('everything said to one person is gone when the screen is passed on, and when it is left', async () => {
  const world = start(fresh('standard', 11, 'A'));
  await world.rest();
  expect(world.covered).toHaveLength(1);
  expect(await world.say('hand')).toEqual([HOT_SEAT_WORDS.typeReady('A')]);
  expect(await world.say('play 2h 1')).toEqual([HOT_SEAT_WORDS.typeReady('A')]);
  expect(await world.say('ready')).toEqual([HOT_SEAT_WORDS.taken('A')]);
  expect((await world.say('hand')).join()).toContain('of');
  makeMove(world, new Random(1));
  await world.rest();
  expect(world.covered).toHaveLength(2);
  expect(world.covered[1]!.join(' ')).toContain(HOT_SEAT_WORDS.typeReady('B'));
  expect(await world.say('state')).toEqual([HOT_SEAT_WORDS.typeReady('B')]);
  expect((await world.say('last')).join()).toContain('Player A plays');
  await world.say('leave');
  expect(world.covered).toHaveLength(3);
  expect(await world.say('ready')).toEqual([HOT_SEAT_WORDS.nothingToPass]);
});

test('giving up is whoever holds the screen giving up', async () => {
  const world = start(fresh('standard', 11, 'B'));
  await world.ready();
  world.send({ type: 'command', command: 'menu' });
  world.send({ type: 'press', place: 'item.resign' });
  world.send({ type: 'press', place: 'item.yes' });
  await waitFor(world.program, (snapshot) => snapshot.matches('result'));
  expect(menu(world).heading).toBe('Player A wins');
});

test('with two pads each plays its own side; either opens the menu', async () => {
  const world = start(fresh('standard', 11, 'A'));
  await world.rest();
  const confirm: Intent = { type: 'command', command: 'confirm' };
  world.send(confirm, 'B');
  expect(menu(world).id).toBe('curtain');
  expect(menu(world).notice).toBe(HOT_SEAT_WORDS.otherPad('A'));
  world.send(confirm, 'A');
  expect(table(world).seen.seat).toBe('A');
  world.send({ type: 'pick', index: 0 }, 'B');
  expect(table(world).held).toBeNull();
  world.send({ type: 'pick', index: 0 }, 'A');
  expect(table(world).held).toBe(0);
  world.send({ type: 'command', command: 'menu' }, 'B');
  expect(menu(world).id).toBe('pause');
});

test('the focus and the keys of the caravans are each side’s own', async () => {
  const world = start(fresh('standard', 11, 'B'));
  await world.ready();
  expect(table(world).focus).toMatch(/^hand/);
  world.send({ type: 'move', way: 'up' });
  expect(table(world).focus?.startsWith('B')).toBe(true);
});
