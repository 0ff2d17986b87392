import { describe, expect, test } from 'vitest';
import {
  type Actor,
  createActor,
  fromPromise,
  initialTransition,
  SimulatedClock,
  toPromise,
  transition,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { presetOptions } from '../../src/content/index.ts';
import {
  legalMoves,
  type MatchRecord,
  observe,
  Random,
  replay,
  type Seat,
  standardDeck,
  startRecord,
} from '../../src/engine/index.ts';
import { type MatchInput, matchMachine, type Question, type Showing } from '../../src/match/match.ts';
import { legalFrom } from '../../src/present/preview.ts';
import { runs } from '../kit/seeds.ts';

const OPTIONS = presetOptions('standard');
/** A thousand with CARAVAN_RUNS=4. */
const MATCHES = runs(250);

function fresh(seed: number, first: Seat | null = 'A'): MatchRecord {
  return startRecord(OPTIONS, seed, standardDeck(), standardDeck(), first);
}

function input(record: MatchRecord, patience: number | null = null): MatchInput {
  return { record, viewer: 'A', players: { A: 'one', B: 'other' }, patience: { A: null, B: patience } };
}

/** Answers any question with a random legal move of its own stream. */
const randomly = fromPromise<string, Question>(async ({ input: { seen, seed } }) => {
  const moves = legalFrom(seen);
  return moves[new Random(seed).below(moves.length)]!;
});

const never = fromPromise<string, Question>(() => new Promise(() => {}));
const failing = fromPromise<string, Question>(() => Promise.reject(new Error('no thoughts')));

const done = (move: string) =>
  ({ type: 'xstate.done.actor.choose', output: move, actorId: 'choose' }) as never;
const shown = { type: 'xstate.done.actor.present', output: undefined, actorId: 'present' } as never;

describe('the chart', () => {
  test('every state is reached by a path of events', () => {
    const paths = getShortestPaths(matchMachine, {
      input: input(fresh(7)),
      events: (snapshot) => {
        if (snapshot.status !== 'active') return [];
        const { state } = snapshot.context;
        return [
          done(legalMoves(state)[0]!),
          shown,
          { type: 'resign', seat: 'B' } as const,
          { type: 'leave' } as const,
        ] as never[];
      },
      serializeState: (snapshot) =>
        JSON.stringify([snapshot.value, snapshot.context.record.moves.length, snapshot.context.ending]),
      limit: 400,
      stopWhen: (snapshot) => snapshot.matches('main') && snapshot.context.record.moves.length > 7,
    });
    const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect([...reached].sort()).toEqual(
      [
        'dealing',
        { opening: 'choosing' },
        { opening: 'presenting' },
        { main: 'choosing' },
        { main: 'presenting' },
        'conceding',
        'over',
      ]
        .map((value) => JSON.stringify(value))
        .sort(),
    );
  });

  test('a move is played, kept, shown and then checked, step by step', () => {
    const names = (actions: readonly { type: string }[]): string[] => actions.map(({ type }) => type);
    let [snapshot] = initialTransition(matchMachine, input(fresh(1)));
    expect(snapshot.value).toBe('dealing');
    expect(snapshot.context.events.map(({ type }) => type)).toEqual([
      'handDealt',
      'handDealt',
      'turnStarted',
    ]);
    [snapshot] = transition(matchMachine, snapshot, shown);
    expect(snapshot.value).toEqual({ opening: 'choosing' });
    const move = legalMoves(snapshot.context.state)[0]!;
    const [next, actions] = transition(matchMachine, snapshot, done(move));
    expect(next.value).toEqual({ opening: 'presenting' });
    expect(names(actions)).toContain('xstate.spawnChild');
    expect(next.context.record.moves).toEqual([move]);
    [snapshot] = transition(matchMachine, next, shown);
    expect(snapshot.value).toEqual({ opening: 'choosing' });
    expect(observe(snapshot.context.state, 'A').next).toBe('B');
  });

  test('an illegal answer is not played', () => {
    let [snapshot] = initialTransition(matchMachine, input(fresh(1)));
    [snapshot] = transition(matchMachine, snapshot, shown);
    const [next] = transition(matchMachine, snapshot, done('disband A1'));
    expect(next.value).toEqual({ opening: 'choosing' });
    expect(next.context.record.moves).toEqual([]);
    expect(next.context.stumbled).toBe(true);
  });
});

test(`${MATCHES} matches run to their end; machine and engine agree at every question`, async () => {
  let running: Actor<typeof matchMachine> | undefined;
  let disagreements = 0;
  const machine = matchMachine.provide({
    actors: {
      choose: fromPromise<string, Question>(async ({ input: { seen, seat, seed } }) => {
        const { value, context } = running!.getSnapshot();
        if (JSON.stringify(value) !== `{"${seen.phase}":"choosing"}` || seen.next !== seat) disagreements++;
        // Cards are played rather than thrown away, so that most matches end by a sale.
        const moves = legalMoves(context.state);
        const plays = moves.filter((move) => move.includes('>'));
        const from = plays.length > 0 ? plays : moves;
        return from[new Random(seed).below(from.length)]!;
      }),
    },
  });
  let sales = 0;
  for (let seed = 0; seed < MATCHES; seed++) {
    running = createActor(machine, { input: input(fresh(seed, null)) });
    running.start();
    const { ending, record, seen } = await toPromise(running);
    expect(ending).toBe('played');
    if (seen.why === 'sale') sales++;
    if (seed % 50 === 0) {
      const again = replay(record);
      expect(again.fault).toBeNull();
      expect(observe(again.state, 'A')).toEqual(seen);
    }
  }
  expect(disagreements).toBe(0);
  expect(sales).toBeGreaterThan(MATCHES / 10);
}, 120_000);

describe('when something goes wrong', () => {
  test('a search that fails is asked for its fast move, and the match goes on', async () => {
    const asked: boolean[] = [];
    const machine = matchMachine.provide({
      actors: {
        choose: fromPromise<string, Question>(async ({ input: { seen, seat, fast } }) => {
          if (seat === 'B') asked.push(fast);
          if (seat === 'B' && !fast) throw new Error('no thoughts');
          return legalFrom(seen)[0]!;
        }),
      },
    });
    const actor = createActor(machine, { input: input(fresh(3)) }).start();
    const { ending } = await toPromise(actor);
    expect(ending).toBe('played');
    expect(asked.slice(0, 4)).toEqual([false, true, false, true]);
  });

  test('an illegal answer counts as a failure', async () => {
    const machine = matchMachine.provide({
      actors: {
        choose: fromPromise<string, Question>(async ({ input: { seen, seat, fast } }) =>
          seat === 'B' && !fast ? '7D>A1.1' : legalFrom(seen)[0]!,
        ),
      },
    });
    expect((await toPromise(createActor(machine, { input: input(fresh(3)) }).start())).ending).toBe('played');
  });

  test('a seat that cannot even give a fast move ends the machine, and the record is kept', async () => {
    const machine = matchMachine.provide({ actors: { choose: failing } });
    const { ending, record } = await toPromise(createActor(machine, { input: input(fresh(3)) }).start());
    expect(ending).toBe('failed');
    expect(record.moves).toEqual([]);
  });

  test('a search that never ends is given up after a while; a person may take for ever', async () => {
    const clock = new SimulatedClock();
    const machine = matchMachine.provide({
      actors: {
        choose: fromPromise<string, Question>(({ input: { fast, seen } }) =>
          fast ? Promise.resolve(legalFrom(seen)[0]!) : new Promise(() => {}),
        ),
      },
    });
    const actor = createActor(machine, { input: input(fresh(3, 'B'), 5000), clock }).start();
    await Promise.resolve();
    await settled();
    expect(actor.getSnapshot().context.record.moves).toEqual([]);
    clock.increment(5001);
    await settled();
    expect(actor.getSnapshot().context.record.moves).toHaveLength(1);
    clock.increment(1_000_000_000);
    await settled();
    expect(actor.getSnapshot().context.record.moves).toHaveLength(1);
    expect(actor.getSnapshot().value).toEqual({ opening: 'choosing' });
  });

  test('what cannot be shown has happened all the same', async () => {
    const machine = matchMachine.provide({
      actors: { choose: randomly, present: fromPromise<void, Showing>(() => Promise.reject(new Error())) },
    });
    expect((await toPromise(createActor(machine, { input: input(fresh(5)) }).start())).ending).toBe('played');
  });

  test('resigning shows the end and ends; leaving keeps the match', async () => {
    const waiting = matchMachine.provide({ actors: { choose: never } });
    const one = createActor(waiting, { input: input(fresh(5)) }).start();
    await settled();
    one.send({ type: 'resign', seat: 'A' });
    const { seen, record } = await toPromise(one);
    expect([seen.result, seen.why, record.moves]).toEqual(['B wins', 'forfeit', ['forfeit A']]);

    const other = createActor(waiting, { input: input(fresh(5)) }).start();
    await settled();
    other.send({ type: 'leave' });
    expect((await toPromise(other)).ending).toBe('left');
  });
});

describe('a kept match', () => {
  test('goes on where it was', async () => {
    const whole = await toPromise(
      createActor(matchMachine.provide({ actors: { choose: randomly } }), {
        input: input(fresh(11)),
      }).start(),
    );
    const half = {
      ...whole.record,
      moves: whole.record.moves.slice(0, 20),
      hashes: whole.record.hashes.slice(0, 20),
    };
    const showings: Showing[] = [];
    const machine = matchMachine.provide({
      actors: {
        choose: randomly,
        present: fromPromise<void, Showing>(async ({ input: showing }) => {
          showings.push(showing);
        }),
      },
    });
    const resumed = await toPromise(createActor(machine, { input: input(half) }).start());
    expect(showings[0]!.events).toEqual([]);
    expect(resumed.record).toEqual(whole.record);
  });

  test('with a move that is no longer legal goes on from its last good state', async () => {
    const record = { ...fresh(11), moves: ['disband A1'] };
    const actor = createActor(matchMachine.provide({ actors: { choose: never } }), { input: input(record) });
    actor.start();
    expect(actor.getSnapshot().context.fault?.kind).toBe('illegal-move');
    expect(actor.getSnapshot().context.record.moves).toEqual([]);
  });
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
