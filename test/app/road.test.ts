/** A match on the road from the map to what it won, without a pixel; and what was said on the way. */
import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { type Kept, startProgram } from '../../src/app/index.ts';
import { ROAD_BOOK } from '../../src/app/road.ts';
import { mapSight, personSight } from '../../src/app/road-sights.ts';
import { hear, newVoice, say } from '../../src/app/road-voice.ts';
import { ADVANCE, type Campaign, freightTo, NEW_CAMPAIGN, newRoad } from '../../src/campaign/index.ts';
import { OCCASIONS } from '../../src/content/opponent.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import { observe, parseMove, play, replay } from '../../src/engine/index.ts';
import { legalFrom, type MenuModel, type ScreenModel, type TableModel } from '../../src/present/index.ts';
import { RULES_BOOK } from '../../src/present/rules-menu.ts';
import { playedRecord } from '../kit/campaign.ts';
import { optionsOf } from '../kit/record.ts';

interface World {
  readonly change: (item: string, value: string) => void;
  readonly screen: () => ScreenModel;
  readonly menu: () => MenuModel;
  readonly table: () => TableModel;
  readonly press: (item: string) => void;
  readonly kept: () => Campaign;
  readonly said: Set<string>;
  readonly at: (place: string) => Promise<void>;
  /** Plays to the end of the game: a move in the middle of what is legal. */
  readonly play: () => Promise<void>;
  readonly some: (moves: number) => Promise<void>;
}

function visit(campaign: Campaign = NEW_CAMPAIGN, onRoad = false, seed = 11): World {
  let screen: ScreenModel | null = null;
  let kept = campaign;
  const said = new Set<string>();
  const stored: Kept = { match: null, table: null, campaign, troubles: [] };
  const program = startProgram(
    {
      opponents: [{ id: 'greedy', name: 'Pedlar' }],
      people: async () => [],
      think: async ({ seen }) => {
        const legal = legalFrom(seen);
        return { move: legal.find((move) => move.includes('>')) ?? legal[0]! };
      },
      // Nobody is made to wait, and nobody grows restless.
      wait: (ms) => (ms < 10_000 ? Promise.resolve() : new Promise(() => {})),
      show: (model) => {
        screen = model;
        if (model.kind === 'table' && model.said) said.add(model.said);
      },
      play: async () => {},
      skip: () => {},
      load: async () => stored,
      keepMatch: () => {},
      keepTable: () => {},
      keepCampaign: (next) => {
        kept = next;
      },
      today: () => 20_000,
      turnRadio: () => {},
      carry: async () => null,
      askText: async () => null,
      showText: () => {},
      openTerminal: () => {},
      takeUpdate: () => {},
      openRoad: async () => ROAD_BOOK,
      openSchool: async () => (await import('../../src/app/school.ts')).SCHOOL,
      openRules: async () => RULES_BOOK,
      covered: () => {},
      happened: () => {},
      noticed: () => {},
    },
    { opponents: [{ id: 'greedy', name: 'Pedlar' }], seed, address: '', resume: onRoad, onRoad },
  );
  program.send({ type: 'changed', item: 'speed', value: 'instant' });
  const press = (item: string) =>
    program.send({ type: 'intent', intent: { type: 'press', place: `item.${item}` } });
  const asked = () =>
    waitFor(program, (now) => {
      const match = now.children.match?.getSnapshot();
      return (
        now.context.screen === 'branch' ||
        (JSON.stringify(match?.value ?? '').includes('choosing') && now.context.table?.seen.next === 'A')
      );
    });
  const some = async (moves: number): Promise<void> => {
    for (let i = 0; i < moves; i++) {
      await new Promise((resolve) => setTimeout(resolve));
      await asked();
      if (screen?.kind !== 'table') return;
      const legal = legalFrom(screen.seen);
      const plays = legal.filter((move) => move.includes('>'));
      const from = plays.length > 0 ? plays : legal;
      program.send({ type: 'say', move: from[Math.floor(from.length / 2)]! });
    }
  };
  return {
    change: (item, value) => program.send({ type: 'changed', item, value }),
    screen: () => screen!,
    menu: () => screen as MenuModel,
    table: () => screen as TableModel,
    press,
    kept: () => kept,
    said,
    at: async (place) => {
      await waitFor(program, (now) =>
        place === 'page' ? now.matches({ branch: 'open' }) : now.context.screen === place,
      );
    },
    play: async () => {
      await some(400);
      await asked();
      expect(screen?.kind).toBe('menu');
    },
    some,
  };
}

const toPim = async (world: World): Promise<void> => {
  await world.at('title');
  world.press('road');
  await world.at('page');
  world.press('stop-sallow-ferry');
  world.press('person-pim-sedgely');
};
const itemOf = (menu: MenuModel, id: string) => menu.items.find((one) => one.id === id);

describe('a match on the road', () => {
  test('from the map to its end: stakes go into the pot, the match is kept, a reload goes on with it', async () => {
    const world = visit();
    await toPim(world);
    expect(world.menu().heading).toBe('Pim Sedgely');
    expect(world.menu().picture).toEqual({ kind: 'portrait', id: 'pim-sedgely' });
    expect(world.menu().focus).toBe('item.sit');
    world.press('sit');
    await world.at('table');
    await world.some(5);
    const { road } = world.kept();
    expect(road).toMatchObject({ money: 45, purses: { 'pim-sedgely': 45 }, sitting: { stake: 15 } });
    expect(road.sitting?.record?.moves.length).toBeGreaterThanOrEqual(8);
    expect(world.table()).toMatchObject({ stake: 15, purse: { A: 45, B: 45 }, portrait: 'pim-sedgely' });

    const again = visit(world.kept(), true);
    await again.at('table');
    expect(again.table().seen.counters.moves).toBe(road.sitting?.record?.moves.length);
    expect(again.table()).toMatchObject({ stake: 15, names: { B: 'Pim Sedgely' } });
    await again.play();
    const after = again.kept();
    expect(after.road.sitting).toBeNull();
    const won = again.menu().heading === 'You win';
    // Whose first win is clean has opened the road, and brings freight along.
    const freight = after.road.marks['pim-sedgely']?.includes('clean') ? freightTo('cold-kiln') : 0;
    if (again.menu().heading !== 'A draw') expect(after.road.money).toBe(won ? 75 + freight : 45);
    expect(after.road.marks['pim-sedgely'] ?? []).toEqual(won ? expect.arrayContaining(['beaten']) : []);
    expect(after.records.tallies).toMatchObject([
      { opponent: 'pim-sedgely', rules: 'standard', level: 'greenhorn' },
    ]);
    // What was said is theirs, and something was said along the way.
    const pim = OPPONENTS[0]!;
    expect(again.said.size + world.said.size).toBeGreaterThan(2);
    for (const line of [...world.said, ...again.said])
      expect(Object.values(pim.lines).flat()).toContain(line);
    expect(again.menu().lines.join(' ')).toContain('Pim Sedgely: “');
    again.press('rematch');
    expect(again.menu()).toMatchObject({ id: 'person', heading: 'Pim Sedgely' });
  }, 120_000); // A whole match is played, screen by screen.

  test('a back that was won is chosen in the settings and shown at the table', async () => {
    const world = visit({ ...NEW_CAMPAIGN, achievements: { 'half-way': 1 } });
    await toPim(world);
    world.press('sit');
    await world.at('table');
    expect(world.table().sets).toEqual({ A: 1, B: 2 });
    world.change('cardBack', 'mile-stone');
    expect(world.table().sets).toEqual({ A: 15, B: 2 });
    world.change('cardBack', 'nothing-of-the-kind');
    expect(world.table().sets).toEqual({ A: 15, B: 2 });
  });

  test('leaving asks, says its cost and takes it', async () => {
    const world = visit();
    await toPim(world);
    world.press('sit');
    await world.at('table');
    await world.some(2);
    world.press('menu');
    await world.at('pause');
    world.press('resign');
    await world.at('resign');
    expect(world.menu().lines).toEqual(['Leave the table? It costs your stake: 15 dr.']);
    world.press('no');
    await world.at('pause');
    world.press('resign');
    await world.at('resign');
    world.press('yes');
    await world.at('page');
    expect(world.menu().heading).toBe('You lose');
    expect(world.kept().road).toMatchObject({ money: 45, sitting: null, purses: { 'pim-sedgely': 75 } });
  });

  test('a match that was put by is gone on with from the title, or left there', async () => {
    const world = visit();
    await toPim(world);
    world.press('sit');
    await world.at('table');
    await world.some(2);
    world.press('menu');
    await world.at('pause');
    world.press('leave');
    await world.at('title');
    expect(itemOf(world.menu(), 'road')?.note).toContain('Pim Sedgely');
    world.press('road');
    await world.at('page');
    world.press('leave-table');
    expect(world.menu().lines.join(' ')).toContain('15 drays');
    world.press('no');
    world.press('go-on');
    await world.at('table');
    expect(world.table().stake).toBe(15);
  });

  test('nobody without a dray is stuck', async () => {
    const world = visit({ ...NEW_CAMPAIGN, road: { ...newRoad(), money: 0 } });
    await toPim(world);
    expect(itemOf(world.menu(), 'sit')?.enabled).toBe(false);
    world.press('advance');
    expect(world.kept().road).toMatchObject({ money: ADVANCE, debt: ADVANCE, advances: 1 });
    expect(itemOf(world.menu(), 'sit')?.enabled).toBe(true);
    world.press('back');
    world.press('back');
    expect(world.menu().lines.join(' ')).toContain(`Owed to the Office: ${ADVANCE} drays.`);
  });
});

describe('the pages', () => {
  test('say of every stop why it is shut, and of every table what differs there', () => {
    const map = mapSight(NEW_CAMPAIGN);
    expect(map.stops.map(({ state }) => state)).toEqual(['open', ...Array(6).fill('shut')]);
    expect(map.stops[1]!.words).toContain('2 more marks at Sallow Ferry');
    for (const host of OPPONENTS) {
      const { lines } = personSight(NEW_CAMPAIGN, host, { put: null });
      expect(lines.join('\n')).toContain(host.table.words);
      const isStandard = host.table.rules === 'standard';
      expect(lines.some((line) => line.startsWith('What differs here'))).toBe(!isStandard);
    }
  });
});

describe('what is said', () => {
  test('every line of an occasion comes before one is said again', () => {
    for (const host of OPPONENTS) {
      for (const what of OCCASIONS) {
        let seat = { voice: newVoice(host.id), said: null as string | null };
        const heard = host.lines[what].map(() => {
          seat = say(seat, host, what, 1);
          return seat.said;
        });
        expect(heard).toEqual([...host.lines[what]]);
      }
    }
  });

  test('what is said once a game is another line the next time, so that none is never heard', () => {
    for (const host of OPPONENTS) {
      for (const what of ['welcomeBack', 'rematch', 'win', 'loss', 'cleanLoss', 'farewell'] as const) {
        const heard = [0, 1, 2, 3].map((games) => {
          const met = {
            won: what === 'loss' || what === 'cleanLoss' ? games : 0,
            lost: what === 'win' ? games : 0,
            drawn: what === 'win' || what === 'loss' || what === 'cleanLoss' ? 7 : games,
          };
          return say({ voice: newVoice(host.id, met), said: null as string | null }, host, what, 0).said;
        });
        expect(new Set(heard)).toEqual(new Set(host.lines[what]));
      }
    }
  });

  test('whoever beats Ismay twice has heard about the nine miles', () => {
    const ismay = OPPONENTS.at(-1)!;
    for (const what of ['loss', 'cleanLoss'] as const) {
      const voice = newVoice(ismay.id, { won: 1, lost: 0, drawn: 0 });
      expect(say({ voice, said: null as string | null }, ismay, what, 9).said).toContain('nine miles');
    }
  });

  test('in whole matches nobody chatters, and everybody has the last word', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const record = playedRecord(optionsOf('standard'), seed);
      const host = OPPONENTS[seed % OPPONENTS.length]!;
      let seat = { voice: newVoice(host.id), said: null as string | null };
      let lines = 0;
      const heard: (string | null)[] = [];
      let { state } = replay({ ...record, moves: [], hashes: [] });
      let before = observe(state, 'A');
      for (const move of record.moves) {
        const step = play(state, parseMove(move)!);
        state = step.state;
        const after = observe(state, 'A');
        const next = hear(seat, host, step.events, after, before);
        if (next.voice !== seat.voice) {
          lines++;
          if (after.result === 'continue') heard.push(next.said);
        }
        seat = next;
        before = after;
      }
      expect(lines).toBeLessThan(record.moves.length / 2);
      expect(heard, 'nobody says a thing twice in a game').toEqual([...new Set(heard)]);
      const last =
        before.result === 'draw'
          ? host.lines.tie
          : before.result === 'B wins'
            ? [...host.lines.win, ...host.lines.farewell]
            : [...host.lines.loss, ...host.lines.cleanLoss];
      expect(last).toContain(seat.said);
    }
  });
});
