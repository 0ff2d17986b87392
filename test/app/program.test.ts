import { describe, expect, test, vi } from 'vitest';
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
import type { KeptMatch, KeptTable } from '../../src/campaign/index.ts';
import { PEOPLE } from '../../src/content/people.ts';
import type { Command, Intent, Place } from '../../src/input/index.ts';
import {
  type Beat,
  legalFrom,
  type MenuModel,
  type ScreenModel,
  type TableModel,
} from '../../src/present/index.ts';

const OPPONENTS = [
  { id: 'random', name: 'Tumbleweed' },
  { id: 'greedy', name: 'Pedlar' },
];
const NOTHING: Kept = { match: null, table: null, trouble: null };

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
      openTerminal: () => {},
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
    expect(world.menu().focus).toBe('item.quick-table');
    world.command('confirm');
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
    const world = start({}, { load: async () => ({ ...NOTHING, trouble: 'lost' }) });
    await title(world);
    expect(world.menu().notice).toContain('could not be read');
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
    expect(world.notices).toEqual(['Pedlar could not think and made a quick move.']);
  });

  test('two bots play while a person watches', async () => {
    const world = start({ address: atTable('&you=greedy&opponent=random') });
    await waitFor(world.program, (snapshot) => snapshot.matches('result'));
    expect(world.menu().heading).toMatch(/^(Pedlar|Tumbleweed) wins|A draw$/);
    expect(world.happenings.length).toBeGreaterThan(10);
  });
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
    const { run } = createConsole(
      world.program,
      async () => {},
      async () => PEOPLE,
    );
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
  });
});
