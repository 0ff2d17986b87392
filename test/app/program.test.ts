import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import {
  createConsole,
  type Happening,
  type Kept,
  type Ports,
  type Program,
  type ProgramInput,
  startProgram,
} from '../../src/app/index.ts';
import { READING_PAUSE } from '../../src/app/pause.ts';
import { ROAD_BOOK } from '../../src/app/road.ts';
import {
  DEFAULT_SETTINGS,
  type KeptMatch,
  type KeptTable,
  NEW_CAMPAIGN,
  readTable,
  SAVE_VERSION,
} from '../../src/campaign/index.ts';
import { DEFAULT_SETUP, LEVELS } from '../../src/content/index.ts';
import { PEOPLE } from '../../src/content/people.ts';
import { deckRefusal, type Observation, observe, parseCards, replay } from '../../src/engine/index.ts';
import type { Command, Intent, Place } from '../../src/input/index.ts';
import {
  type Beat,
  legalFrom,
  type MenuModel,
  type ScreenModel,
  SPEEDS,
  type TableModel,
} from '../../src/present/index.ts';
import { RULES_BOOK } from '../../src/present/rules-menu.ts';
import { HINT_WORDS } from '../../src/text/hint.ts';
import { moveInWords, THINKING_WORDS } from '../../src/text/index.ts';
import { NOTICES, WORDS } from '../../src/text/screens.ts';

const OPPONENTS = [
  { id: 'random', name: 'Tumbleweed' },
  { id: 'greedy', name: 'Pedlar' },
  ...LEVELS.map((id) => ({ id, name: id })),
];
const NOTHING: Kept = { match: null, table: null, campaign: NEW_CAMPAIGN, troubles: [] };

interface World {
  readonly program: Program;
  readonly screen: () => ScreenModel;
  readonly table: () => TableModel;
  readonly menu: () => MenuModel;
  readonly press: (item: string) => void;
  readonly command: (command: Command) => void;
  readonly send: (intent: Intent) => void;
  readonly kept: () => KeptMatch | null;
  readonly happenings: Happening[];
  readonly notices: string[];
  readonly waits: number[];
  readonly asked: () => Promise<void>;
}

/** A program in a world of stand-ins: the bot makes its first legal move at once. */
function start(input: Partial<ProgramInput> = {}, ports: Partial<Ports> = {}): World {
  let screen: ScreenModel | null = null;
  let kept: KeptMatch | null = null;
  const happenings: Happening[] = [];
  const notices: string[] = [];
  const waits: number[] = [];
  const program = startProgram(
    {
      opponents: OPPONENTS,
      people: async () => PEOPLE,
      think: async ({ seen }) => ({ move: legalFrom(seen)[0]! }),
      wait: async (ms) => void waits.push(ms),
      show: (model) => {
        screen = model;
      },
      play: async () => {},
      skip: () => {},
      load: async () => NOTHING,
      keepMatch: (match) => {
        kept = match;
      },
      keepTable: () => {},
      keepCampaign: () => {},
      today: () => 20_000,
      carry: async () => null,
      askText: async () => null,
      showText: () => {},
      openRoad: async () => ROAD_BOOK,
      turnRadio: () => {},
      openTerminal: () => {},
      takeUpdate: () => {},
      openSchool: async () => (await import('../../src/app/school.ts')).SCHOOL,
      openRules: async () => RULES_BOOK,
      covered: () => {},
      happened: (happening) => void happenings.push(happening),
      noticed: (text) => void notices.push(text),
      ...ports,
    },
    { opponents: OPPONENTS, seed: 7, address: '', resume: false, ...input },
  );
  const send = (intent: Intent): void => program.send({ type: 'intent', intent });
  return {
    program,
    screen: () => screen!,
    table: () => screen as TableModel,
    menu: () => screen as MenuModel,
    press: (item) => send({ type: 'press', place: `item.${item}` }),
    command: (command) => send({ type: 'command', command }),
    send,
    kept: () => kept,
    happenings,
    notices,
    waits,
    asked: async () => {
      await new Promise((resolve) => setTimeout(resolve)); // what was just done takes effect
      await waitFor(program, (snapshot) => {
        const match = snapshot.children.match?.getSnapshot();
        return (
          snapshot.matches('title') ||
          snapshot.matches('result') ||
          (JSON.stringify(match?.value ?? '').includes('choosing') &&
            snapshot.context.table?.seen.next === 'A')
        );
      });
    },
  };
}

const atTable = (more = ''): string => `#table?rules=standard&seed=42&first=A&speed=instant${more}`;
const title = async (world: World): Promise<void> => {
  await waitFor(world.program, (snapshot) => snapshot.matches('title'));
};

/** Plays a whole match with nothing but keys: take a card, go through the places, confirm; else discard. */
async function playByKeys(world: World): Promise<void> {
  for (let turn = 0; turn < 300; turn++) {
    await world.asked();
    if (world.screen().kind !== 'table') return;
    const { seen } = world.table();
    const hand = seen.hand.findIndex((card) => legalFrom(seen).some((move) => move.startsWith(`${card}>`)));
    if (hand < 0) {
      world.send({ type: 'pick', index: 0 });
      world.command('discard');
      world.command('confirm');
    } else {
      world.send({ type: 'pick', index: hand });
      world.command('confirm');
    }
  }
  throw new Error('the match does not end');
}

describe('from the title', () => {
  test('one sits down at a quick table as it was set', async () => {
    const world = start();
    await title(world);
    // Whoever is new is offered the lessons first.
    expect(world.menu().focus).toBe('item.lessons');
    world.press('quick-table');
    expect(world.menu().id).toBe('quick-table');
    world.send({ type: 'set', item: 'opponent', value: 'random' });
    world.send({ type: 'set', item: 'preset', value: 'mifflin' });
    world.press('house-polite');
    world.send({ type: 'set', item: 'seed', value: '12' });
    world.send({ type: 'set', item: 'first', value: 'A' });
    world.send({ type: 'set', item: 'speed', value: 'instant' });
    world.press('deal');
    await world.asked();
    const { names, rulesTitle, seen, speed } = world.table();
    expect(names.B).toBe('Tumbleweed');
    expect(rulesTitle).toContain('Mifflin');
    expect(seen.rules.faceOnOpponent).toBe('jack');
    expect([seen.next, speed]).toEqual(['A', 'instant']);
    expect(world.kept()?.record.seed).toBe(12);
  });

  test('back always works', async () => {
    const world = start();
    await title(world);
    for (const item of ['quick-table', 'rules', 'settings']) {
      world.press(item);
      expect(world.menu().id).toBe(item);
      world.command('cancel');
      expect(world.menu().id).toBe('title');
    }
  });

  test('a kept match has the focus, and goes on where it was', async () => {
    const first = start({ address: atTable() });
    await first.asked();
    first.send({ type: 'pick', index: first.table().seen.hand.findIndex((card) => !/^[JQKX]/.test(card)) });
    first.command('confirm');
    await first.asked();
    const before = first.table();
    const match = first.kept()!;
    expect(match.record.moves).toHaveLength(2);

    const world = start({}, { load: async () => ({ ...NOTHING, match }) });
    await title(world);
    expect(world.menu().focus).toBe('item.continue');
    world.command('confirm');
    await world.asked();
    expect(world.table().seen).toEqual(before.seen);
    expect(world.table().log).toEqual(before.log);
    expect(world.table().lastMove).toEqual(before.lastMove);

    const reloaded = start({ resume: true }, { load: async () => ({ ...NOTHING, match }) });
    await reloaded.asked();
    expect(reloaded.table().seen).toEqual(before.seen);
  });

  test('what was lost or damaged is said', async () => {
    const world = start({}, { load: async () => ({ ...NOTHING, troubles: ['lost'] }) });
    await title(world);
    expect(world.menu().notice).toContain('could not be read');
  });
});

describe('a hint', () => {
  const advice: Observation[] = [];
  const thinks: Ports['think'] = async ({ bot, seen }) => {
    const legal = legalFrom(seen);
    if (bot !== 'trader') return { move: legal[0]! };
    advice.push(seen);
    // What the level likes best, and what it plays.
    return { move: legal[0]!, candidates: [{ move: legal.at(-1)!, value: 0.6 }] };
  };
  const words = (seen: Observation): string =>
    `Hint: play ${moveInWords(legalFrom(seen).at(-1)!, seen, { seat: 'A', names: { A: 'You', B: '' } })}.`;

  test('is the move a Trader puts first, judged from what one sees, with what it does', async () => {
    const world = start({ address: atTable() }, { think: thinks });
    await world.asked();
    const { seen } = world.table();
    world.command('hint');
    await world.asked();
    expect(world.table().notice).toContain(words(seen));
    expect(world.table().notice).toMatch(/\d+ → \d+/);
    expect(world.notices.at(-1)).toBe(world.table().notice);
    expect(advice.at(-1)).toEqual(seen);
    expect(world.table().seen).toEqual(seen);
    // By pointer and by finger from the menu.
    world.command('menu');
    world.press('hint');
    await world.asked();
    expect(world.table().notice).toContain(words(seen));
    // It goes with the next thing that is done.
    world.send({ type: 'pick', index: 0 });
    expect(world.table().notice).toBeNull();
  });

  test('is asked for in the terminal too, and says when there is none', async () => {
    const world = start({ address: atTable() }, { think: thinks });
    await world.asked();
    const ports = {
      people: async () => PEOPLE,
      openSchool: async () => (await import('../../src/app/school.ts')).SCHOOL,
    };
    const terminal = createConsole(world.program, async () => {}, { ...ports, think: thinks });
    expect((await terminal.run('hint')).lines.join()).toContain(words(world.table().seen));
    const mute = createConsole(world.program, async () => {}, {
      ...ports,
      think: () => Promise.reject(new Error('no worker')),
    });
    expect((await mute.run('hint')).lines).toEqual([HINT_WORDS.none]);
  });

  test('that comes too late is not given', async () => {
    let come = (): void => {};
    const world = start(
      { address: atTable() },
      {
        think: async (thought, signal) => {
          if (thought.bot === 'trader')
            await new Promise<void>((resolve) => {
              come = resolve;
            });
          return thinks(thought, signal);
        },
      },
    );
    await world.asked();
    world.command('hint');
    await world.asked();
    world.send({ type: 'pick', index: world.table().seen.hand.findIndex((card) => !/^[JQKX]/.test(card)) });
    world.command('confirm');
    await world.asked();
    come();
    await world.asked();
    expect(world.table().seen.counters.moves).toBe(2);
    expect(world.table().notice).toBeNull();
  });
});

describe('the first start', () => {
  const first = { greets: true };
  test('asks for text, effects, motion, volume and device; one key leaves all as it is, and it is asked once', async () => {
    for (const leave of ['confirm', 'cancel'] as const) {
      const tables: KeptTable[] = [];
      const world = start(first, { keepTable: (table) => void tables.push(table) });
      await waitFor(world.program, (snapshot) => !snapshot.matches('boot'));
      expect(world.menu().id).toBe('welcome');
      expect(world.menu().items.map(({ id }) => id)).toEqual([
        'begin',
        'textScale',
        'effects',
        'motion',
        'masterLevel',
        'controls-keys',
      ]);
      expect(world.menu().focus).toBe('item.begin');
      world.command(leave);
      expect(world.menu().id).toBe('title');
      const table = tables.at(-1)!;
      expect(readTable(JSON.parse(JSON.stringify(table)))?.settings).toEqual({
        ...DEFAULT_SETTINGS,
        greeted: true,
      });
      const again = start(first, { load: async () => ({ ...NOTHING, table }) });
      await title(again);
    }
  });

  test('what is set there shows at once; the device in use is named', async () => {
    const world = start(first);
    await waitFor(world.program, (snapshot) => !snapshot.matches('boot'));
    world.send({ type: 'set', item: 'textScale', value: '150' });
    world.send({ type: 'set', item: 'effects', value: 'off' });
    world.send({ type: 'set', item: 'motion', value: 'reduced' });
    world.send({ type: 'set', item: 'masterLevel', value: '3' });
    const { display, sound } = world.program.getSnapshot().context.settings;
    expect(display).toMatchObject({ textScale: '150', effects: 'off', motion: 'reduced' });
    expect(sound.masterLevel).toBe('3');
    world.program.send({ type: 'handUsed', device: 'pad' });
    expect(world.menu().items.at(-1)).toMatchObject({ id: 'controls-buttons', shows: 'a gamepad' });
    world.press('controls-buttons');
    expect(world.menu().id).toBe('controls');
    world.command('cancel');
    expect(world.menu().id).toBe('welcome');
  });

  test('is in nobody’s way who comes by a link, goes on with a match, or has kept settings from before', async () => {
    const linked = start({ ...first, address: atTable() });
    await linked.asked();
    expect(linked.screen().kind).toBe('table');
    const match = linked.kept();
    const going = start(first, { load: async () => ({ ...NOTHING, match }) });
    await title(going);
    const { greeted: _, ...before } = DEFAULT_SETTINGS;
    const table = readTable({ version: SAVE_VERSION, settings: before, setup: DEFAULT_SETUP });
    await title(start(first, { load: async () => ({ ...NOTHING, table }) }));
  });

  test('opens again from the settings, and leads back there', async () => {
    const world = start();
    await title(world);
    world.press('settings');
    for (const leave of ['confirm', 'cancel'] as const) {
      world.press('welcome');
      expect(world.menu().id).toBe('welcome');
      world.command(leave);
      expect(world.menu().id).toBe('settings');
      expect(world.menu().focus).toBe('item.welcome');
    }
    world.press('reset');
    world.press('reset-yes');
    expect(world.program.getSnapshot().context.settings).toEqual({ ...DEFAULT_SETTINGS, greeted: true });
  });
});

describe('at the table', () => {
  test('a whole match by keys alone, then a rematch in one press', async () => {
    const world = start({ address: atTable() });
    await playByKeys(world);
    expect(world.menu().id).toBe('result');
    expect(world.menu().focus).toBe('item.rematch');
    expect(world.menu().lines.filter((line) => line.startsWith('Pair'))).toHaveLength(3);
    const seed = world.kept()!.record.seed;
    world.command('confirm');
    await world.asked();
    expect(world.screen().kind).toBe('table');
    expect(world.kept()!.record.seed).not.toBe(seed);
    expect(world.kept()!.record.moves.length).toBeLessThan(2);
  });

  test('the loser begins a rematch where the rules alternate', async () => {
    const world = start({ address: atTable('&set=firstPlayer:alternate') });
    await world.asked();
    world.program.send({ type: 'resign' });
    await waitFor(world.program, (snapshot) => snapshot.matches('result'));
    world.press('rematch');
    await world.asked();
    expect(world.kept()!.record.first).toBe('A');
  });

  test('leaving keeps the match; it can be continued', async () => {
    const world = start({ address: atTable() });
    await world.asked();
    const { seen } = world.table();
    world.command('cancel');
    expect(world.menu().id).toBe('pause');
    world.press('leave');
    await title(world);
    expect(world.menu().focus).toBe('item.continue');
    world.command('confirm');
    await world.asked();
    expect(world.table().seen).toEqual(seen);
  });

  test('settings take effect at once, are kept, and lead back to the match', async () => {
    const tables: KeptTable[] = [];
    const world = start({ address: atTable() }, { keepTable: (table) => void tables.push(table) });
    await world.asked();
    const { seen } = world.table();
    world.command('menu');
    world.press('settings');
    expect(world.menu().id).toBe('settings');
    expect(world.menu().behind?.seen).toEqual(seen);
    world.send({ type: 'set', item: 'palette', value: 'amber' });
    world.send({ type: 'set', item: 'palette', value: 'plaid' });
    world.send({ type: 'set', item: 'effects', value: 'off' });
    const { display } = world.program.getSnapshot().context.settings;
    expect(display).toMatchObject({ palette: 'amber', effects: 'off' });
    expect(tables.at(-1)?.settings.display).toEqual(display);
    expect(world.menu().items.find(({ id }) => id === 'curvature')?.enabled).toBe(false);
    world.command('cancel');
    expect(world.menu().id).toBe('pause');
    world.command('cancel');
    expect(world.table().seen).toEqual(seen);
  });

  test('a new version is told of in mid-match, leaves the match alone, and is taken from the title', async () => {
    const takeUpdate = vi.fn();
    const world = start({ address: atTable() }, { takeUpdate });
    await world.asked();
    const before = JSON.stringify(world.table().seen);
    world.program.send({ type: 'updateReady' });
    expect(world.notices).toEqual([NOTICES.newVersion]);
    expect(JSON.stringify(world.table().seen)).toBe(before);
    world.program.send({ type: 'leave' });
    await title(world);
    expect(takeUpdate).not.toHaveBeenCalled();
    world.press('update');
    expect(takeUpdate).toHaveBeenCalledTimes(1);
    const none = start();
    await title(none);
    expect(none.menu().items.map(({ id }) => id)).not.toContain('update');
  });

  test('giving up asks first', async () => {
    const world = start({ address: atTable() });
    await world.asked();
    world.command('menu');
    world.press('resign');
    expect(world.menu().focus).toBe('item.no');
    world.command('confirm');
    expect(world.menu().id).toBe('pause');
    world.press('resign');
    world.press('yes');
    await waitFor(world.program, (snapshot) => snapshot.matches('result'));
    expect(world.menu().heading).toBe('You lose');
  });

  test('a refused try says why and opens that rule', async () => {
    const world = start({ address: atTable() });
    await world.asked();
    world.send({ type: 'pick', index: world.table().seen.hand.findIndex((card) => !/^[JQKX]/.test(card)) });
    world.send({ type: 'press', place: 'B1' });
    expect(world.table().refusal?.text).toContain('own caravans');
    world.command('inspect');
    expect(world.menu().id).toBe('rules');
    world.command('cancel');
    expect(world.screen().kind).toBe('table');
    expect(world.table().held).not.toBeNull();
  });

  test('discarding waits for a second press, and can be cancelled', async () => {
    const world = start({ address: atTable() });
    for (let i = 0; i < 3; i++) {
      await world.asked();
      world.send({ type: 'pick', index: world.table().seen.hand.findIndex((card) => !/^[JQKX]/.test(card)) });
      world.command('confirm');
    }
    await world.asked();
    const moves = world.kept()!.record.moves.length;
    world.send({ type: 'point', place: 'hand.0' });
    world.command('discard');
    expect(world.table().question).toContain('Discard');
    expect(world.table().focus).toBe('item.yes');
    world.command('cancel');
    expect(world.table().question).toBeNull();
    expect(world.kept()!.record.moves).toHaveLength(moves);
    world.command('discard');
    world.command('discard');
    await world.asked();
    expect(world.kept()!.record.moves.at(-2)).toMatch(/^discard/);
  });

  test('dragging plays a card, letting go elsewhere puts it back', async () => {
    const world = start({ address: atTable() });
    await world.asked();
    const from: Place = `hand.${world.table().seen.hand.findIndex((card) => !/^[JQKX]/.test(card))}`;
    world.send({ type: 'drop', from, place: null });
    expect(world.table().held).toBeNull();
    world.send({ type: 'drop', from, place: 'A2' });
    await world.asked();
    expect(world.table().seen.caravans.A2.rows).toHaveLength(1);
  });

  test('an input ends what is being shown, and acts at once', async () => {
    let finish: (() => void) | null = null;
    let beats: readonly Beat[] = [];
    const world = start(
      { address: atTable() },
      {
        play: (shown) => {
          beats = shown;
          return new Promise((resolve) => {
            finish = resolve;
          });
        },
        skip: () => finish?.(),
      },
    );
    await vi.waitFor(() => expect(finish).not.toBeNull());
    expect(beats[0]?.kind).toBe('handDealt');
    const card = () =>
      world.program.getSnapshot().context.table!.seen.hand.findIndex((name) => !/^[JQKX]/.test(name));
    world.send({ type: 'pick', index: card() });
    world.command('confirm');
    await waitFor(world.program, ({ context }) => context.table!.record.moves.length === 1);
    // Pedlar's answer is being shown, and the next card is on its way already.
    world.send({ type: 'point', place: 'hand.0' });
    finish!();
    await waitFor(world.program, ({ context }) => context.table!.record.moves.length === 2);
    world.send({ type: 'pick', index: card() });
    world.command('confirm');
    await waitFor(world.program, ({ context }) => context.table!.record.moves.length === 3);
  });

  test('a bot that fails makes a quick move, and that is said', async () => {
    const world = start(
      { address: atTable() },
      {
        think: async ({ seen, fast }) => {
          if (!fast) throw new Error('no thoughts');
          return { move: legalFrom(seen)[0]! };
        },
      },
    );
    await world.asked();
    world.send({ type: 'pick', index: world.table().seen.hand.findIndex((card) => !/^[JQKX]/.test(card)) });
    world.command('confirm');
    await waitFor(world.program, ({ context }) => context.table!.record.moves.length === 2);
    expect(world.notices).toEqual(['greenhorn could not think and made a quick move.']);
  });

  test('two bots play while a person watches', async () => {
    const world = start({ address: atTable('&you=greedy&opponent=random') });
    await waitFor(world.program, (snapshot) => snapshot.matches('result'));
    expect(world.menu().heading).toMatch(/^(Pedlar|Tumbleweed) wins|A draw$/);
    expect(world.happenings.length).toBeGreaterThan(10);
  });
});

/** Plays the first number card in hand. */
function playNumber(world: World): void {
  const { hand } = world.program.getSnapshot().context.table!.seen;
  world.send({ type: 'pick', index: hand.findIndex((card) => !/^[JQKX]/.test(card)) });
  world.command('confirm');
}
const movesIn = ({ program }: World): number => program.getSnapshot().context.table!.record.moves.length;

describe('an opponent', () => {
  describe('by a clock that is turned by hand', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test.each(SPEEDS)('answers in a time in which one can read, at speed %s', async (speed) => {
      const world = start(
        { address: `#table?rules=standard&seed=42&first=A&speed=${speed}` },
        { wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
      );
      await vi.advanceTimersByTimeAsync(1);
      playNumber(world);
      const share = speed === 'instant' ? 0 : 1 / Number(speed);
      if (share > 0) {
        await vi.advanceTimersByTimeAsync(READING_PAUSE.least * share - 1);
        expect(movesIn(world)).toBe(1);
      }
      await vi.advanceTimersByTimeAsync((READING_PAUSE.most - READING_PAUSE.least) * share + 1);
      expect(movesIn(world)).toBe(2);
    });
  });

  test('begins to think while the last move is still being shown, of what it may see, and answers with that', async () => {
    const shown: (() => void)[] = [];
    const thoughts: { bot: string; seen: Observation; seed: number }[] = [];
    const world = start(
      { address: atTable() },
      {
        play: () => new Promise((resolve) => void shown.push(resolve)),
        think: async (thought) => {
          thoughts.push(thought);
          return { move: legalFrom(thought.seen)[0]! };
        },
      },
    );
    await vi.waitFor(() => expect(shown).toHaveLength(1));
    shown[0]!();
    await world.asked();
    expect(thoughts).toHaveLength(0); // the person is to move: there is nothing to think about
    playNumber(world);
    await vi.waitFor(() => expect(shown).toHaveLength(2));
    expect(thoughts).toHaveLength(1);
    const { seen } = thoughts[0]!;
    expect([seen.seat, seen.next, seen.counters.moves]).toEqual(['B', 'B', 1]);
    const { record } = world.program.getSnapshot().context.table!;
    expect(seen).toEqual(observe(replay(record).state, 'B'));
    expect(movesIn(world)).toBe(1); // thought of, and not told
    shown[1]!();
    await vi.waitFor(() => expect(movesIn(world)).toBe(2));
    expect(thoughts).toHaveLength(1);
  });

  test('that is left while it thinks is no longer listened to', async () => {
    const signals: AbortSignal[] = [];
    const world = start(
      { address: atTable() },
      {
        think: (_, signal) => {
          signals.push(signal);
          return new Promise(() => {});
        },
      },
    );
    await world.asked();
    playNumber(world);
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    world.program.send({ type: 'leave' });
    await title(world);
    expect(signals[0]!.aborted).toBe(true);
  });
});

describe('people', () => {
  const item = (world: World, id: string) => world.menu().items.find((one) => one.id === id)!;
  const optionsOf = (world: World, id: string) => {
    const found = item(world, id);
    return found.kind === 'choice' ? found.options : [];
  };
  const openQuickTable = async (world: World): Promise<void> => {
    await title(world);
    world.press('quick-table');
    await new Promise((resolve) => setTimeout(resolve));
  };

  test('are called when somebody asks, and not before', async () => {
    let calls = 0;
    const people = async () => {
      calls++;
      return PEOPLE;
    };
    const world = start({}, { people });
    await title(world);
    expect(calls).toBe(0);
    await openQuickTable(world);
    expect(calls).toBe(1);
    world.send({ type: 'set', item: 'against', value: 'person' });
    expect(optionsOf(world, 'opponent').map(({ label }) => label)).toEqual(PEOPLE.map(({ name }) => name));
    for (const { note } of optionsOf(world, 'opponent')) expect(note).toMatch(/\(.+\)\. .+; .+\./);
    world.send({ type: 'set', item: 'opponent', value: 'averil-stoke' });
    world.press('deal');
    await world.asked();
    expect(world.table().names.B).toBe('Averil Stoke');
    expect(calls).toBe(1);
  });

  test('who cannot be loaded are missed in words, and the levels can be played', async () => {
    const world = start({}, { people: () => Promise.reject(new Error('gone')) });
    await openQuickTable(world);
    expect(world.menu().lines.join(' ')).toContain('could not be loaded');
    expect(optionsOf(world, 'against').map(({ value }) => value)).not.toContain('person');
    expect(item(world, 'opponent').enabled).toBe(true);
  });

  test.each(PEOPLE.map(({ id }) => id))(
    '%s plays as their level and habits, with the right deck',
    async (id) => {
      const person = PEOPLE.find((one) => one.id === id)!;
      for (const rules of ['wiki', 'standard', 'league'] as const) {
        const bots = new Set<string>();
        const world = start(
          { address: `#table?rules=${rules}&opponent=${id}&seed=42&first=A&speed=instant` },
          {
            think: async ({ bot, seen }) => {
              bots.add(bot);
              return { move: legalFrom(seen)[0]! };
            },
          },
        );
        await world.asked();
        playNumber(world);
        await world.asked();
        const { style, level } = person;
        expect([...bots]).toEqual([style === 'neutral' ? level : `${level}+${style}`]);
        const { record } = world.kept()!;
        const own = person.deck !== null && rules === 'wiki';
        if (own) expect(record.deckB).toHaveLength(person.deck!.length);
        if (rules === 'standard') expect(record.deckB).toEqual(record.deckA);
        expect(deckRefusal(record.rules.deck, parseCards(record.deckB)!)).toBeNull();
        expect(record.deckA).toHaveLength(54);
        // The deck comes along to the next deal.
        world.program.send({ type: 'resign' });
        await waitFor(world.program, (snapshot) => snapshot.matches('result'));
        world.press('rematch');
        await world.asked();
        expect(world.kept()!.record.deckB).toEqual(record.deckB);
      }
    },
  );

  test('the quick table says with which deck somebody comes', async () => {
    const world = start();
    await openQuickTable(world);
    world.send({ type: 'set', item: 'opponent', value: 'averil-stoke' });
    world.send({ type: 'set', item: 'preset', value: 'wiki' });
    const withDeck = PEOPLE.filter(({ deck }) => deck !== null);
    expect(withDeck.length).toBeGreaterThan(3);
    for (const { id, name, deck } of PEOPLE) {
      world.send({ type: 'set', item: 'opponent', value: id });
      world.send({ type: 'set', item: 'preset', value: 'wiki' });
      expect(world.menu().lines[1]).toContain(deck ? `${deck.length} cards` : 'one full pack');
      expect(world.menu().lines[1]).toContain(name);
      world.send({ type: 'set', item: 'preset', value: 'standard' });
      expect(world.menu().lines[1]).toContain(deck ? 'at home' : 'one full pack');
    }
  });

  test('a kept match against somebody is continued under their name', async () => {
    const first = start({ address: '#table?rules=wiki&opponent=Oda%20Marl&seed=4&first=A&speed=instant' });
    await first.asked();
    const match = first.kept()!;
    const world = start({}, { load: async () => ({ ...NOTHING, match }) });
    await title(world);
    expect(item(world, 'continue').note).toContain('Oda Marl');
    world.command('confirm');
    await world.asked();
    expect(world.table().names.B).toBe('Oda Marl');
  });

  test('can be named in the text terminal', async () => {
    const world = start();
    await title(world);
    const { run } = createConsole(world.program, async () => {}, {
      think: async ({ seen }) => ({ move: legalFrom(seen)[0]! }),
      people: async () => PEOPLE,
      openSchool: async () => (await import('../../src/app/school.ts')).SCHOOL,
    });
    await run('new wiki against rollo-pennant');
    await world.asked();
    expect(world.table().names.B).toBe('Rollo Pennant');
  });
});

describe('the quick table', () => {
  test('says what each level and each plain program is', async () => {
    const world = start();
    await title(world);
    world.press('quick-table');
    for (const kind of ['level', 'plain']) {
      world.send({ type: 'set', item: 'against', value: kind });
      const found = world.menu().items.find(({ id }) => id === 'opponent')!;
      const options = found.kind === 'choice' ? found.options : [];
      expect(options.length).toBeGreaterThan(1);
      for (const { note = '' } of options) expect(note.length).toBeGreaterThan(20);
    }
  });

  test('shows a house rule that its rules have already as such', async () => {
    const world = start();
    await title(world);
    world.press('quick-table');
    const had = () =>
      world
        .menu()
        .items.filter(({ id, enabled }) => id.startsWith('house-') && !enabled)
        .map((one) => [one.id, one.kind === 'toggle' && one.value, one.note, one.label.includes('already')]);
    const cases = {
      standard: [],
      polite: ['polite'],
      tournament: ['tournament'],
      foxon: ['polite'],
      wiki: [],
    };
    for (const [preset, houses] of Object.entries(cases)) {
      world.send({ type: 'set', item: 'preset', value: preset });
      expect(had()).toEqual(houses.map((house) => [`house-${house}`, true, WORDS.houseHad, true]));
    }
  });
});

describe('after a match', () => {
  const think: Ports['think'] = async ({ seen }) => {
    const moves = legalFrom(seen);
    const move = moves[0]!;
    return { move, candidates: moves.slice(0, 3).map((one, i) => ({ move: one, value: 0.62 - i / 10 })) };
  };

  test('what the opponent thought is stepped through by keys and by pointer', async () => {
    const world = start({ address: atTable() }, { think });
    await playByKeys(world);
    const { record } = world.kept()!;
    const count = record.moves.length - Math.ceil(record.moves.length / 2);
    world.press('thinking');
    const value = () => {
      const step = world.menu().items.find(({ id }) => id === 'step')!;
      return step.kind === 'choice' ? step.value : null;
    };
    expect(world.menu().heading).toContain('greenhorn');
    expect(world.menu().focus).toBe('item.step');
    expect(value()).toBe('1');
    for (let step = 1; step <= count; step++) {
      expect(value()).toBe(`${step}`);
      const { lines, behind } = world.menu();
      expect(lines[0]).toMatch(/^Played: /);
      expect(lines[1]).toMatch(/^1\. .*: 62 %, played\.$/);
      // The table behind is the one the move was made on.
      expect(behind!.seen.counters.moves).toBe(2 * step - 1);
      world.send({ type: 'move', way: 'right' });
    }
    expect(value()).toBe('1'); // round and round
    world.send({ type: 'set', item: 'step', value: '2' });
    expect(value()).toBe('2');
    world.send({ type: 'move', way: 'left' });
    expect(value()).toBe('1');
    world.command('cancel');
    expect(world.menu().id).toBe('result');
    expect(world.kept()!.record).toEqual(record); // nothing of it is in the record
  });

  test('that it was not kept is said after a reload', async () => {
    const first = start({ address: atTable() }, { think });
    await playByKeys(first);
    const match = first.kept()!;
    const world = start({ resume: true }, { load: async () => ({ ...NOTHING, match }), think });
    await waitFor(world.program, (snapshot) => snapshot.matches('result'));
    world.press('thinking');
    expect(world.menu().lines.join(' ')).toContain('was not kept');
  });

  test('a bot that weighs nothing is said to', async () => {
    const world = start({ address: atTable() });
    await playByKeys(world);
    world.press('thinking');
    expect(world.menu().lines.join(' ')).toContain('plain rule');
  });

  test('a match without a move of theirs has nothing to show', async () => {
    const world = start({ address: atTable() });
    await world.asked();
    world.program.send({ type: 'resign' });
    await waitFor(world.program, (snapshot) => snapshot.matches('result'));
    world.press('thinking');
    expect(world.menu().lines).toEqual([THINKING_WORDS.nothing]);
    world.command('cancel');
    expect(world.menu().id).toBe('result');
  });
});

test('rules lead back to where they were opened', async () => {
  const world = start({ address: atTable() });
  await world.asked();
  world.press('rules');
  expect(world.menu().id).toBe('rules');
  world.command('cancel');
  expect(world.screen().kind).toBe('table');
  world.command('menu');
  world.press('rules');
  expect(world.menu().id).toBe('rules');
  world.command('cancel');
  expect(world.menu().id).toBe('pause');
});

describe('links', () => {
  test('a malformed one opens the title with a message', async () => {
    const world = start({ address: '#table?rules=poker' });
    await title(world);
    expect(world.menu().notice).toContain('“poker”');
    expect(world.notices).toHaveLength(1);
    world.press('quick-table');
    expect(world.menu().notice).toBeNull();
  });

  test('one that is opened during a match begins its deal', async () => {
    const world = start({ address: atTable() });
    await world.asked();
    world.program.send({
      type: 'addressChanged',
      address: '#table?rules=foxon&seed=9&first=A&speed=instant',
    });
    await waitFor(world.program, ({ context }) => context.setup.preset === 'foxon');
    await world.asked();
    expect(world.kept()!.record.seed).toBe(9);
    expect(world.table().seen.rules.kingStack).toBe('add');
  });
});

describe('the text terminal', () => {
  test('plays a whole match, waits its turn, and starts the next', async () => {
    const world = start({ address: atTable() });
    const { run } = createConsole(world.program, async () => {}, {
      think: async ({ seen }) => ({ move: legalFrom(seen)[0]! }),
      people: async () => PEOPLE,
      openSchool: async () => (await import('../../src/app/school.ts')).SCHOOL,
    });
    expect((await run('hand')).lines.length).toBeGreaterThan(0);
    for (let i = 0; i < 300; i++) {
      const { lines, forMachines } = await run('state');
      expect(forMachines).toBe(true);
      const { result, legal } = JSON.parse(lines[0]!);
      if (result !== 'continue') break;
      const plays = legal.filter((move: string) => move.includes('>'));
      const [answer] = (await run((plays.length > 0 ? plays : legal)[0])).lines;
      expect(answer).toMatch(/^You /);
    }
    expect((await run('rematch')).lines).toEqual(['A new deal.']);
    expect(JSON.parse((await run('state')).lines[0]!).result).toBe('continue');
    expect((await run('forfeit')).lines.join(' ')).toContain('give up');
    expect((await run('new mifflin seed 3 against random')).lines.length).toBeGreaterThan(0);
    await world.asked();
    expect(world.kept()!.record.seed).toBe(3);
    expect((await run('leave')).lines).toHaveLength(1);
    await title(world);
    expect((await run('continue')).lines).toEqual(['The match goes on.']);
    expect((await run('speed 2')).lines).toEqual(['Speed is 2×.']);
    expect((await run('speed 9')).lines[0]).toContain('instant');
    expect((await run('dance')).lines).toHaveLength(1);
    expect((await run('new chess')).lines).toEqual([
      'There are no rules “chess”.',
      'Choose standard, polite, tournament, mifflin, new-vegas, wiki, league, tabletop, nevins or foxon.',
    ]);
  });
});
