/**
 * The statechart of one match: `dealing → opening → main → saleCheck → over`.
 *
 * Guards ask the rules engine and decide nothing themselves. Who chooses and what shows a move are injected:
 * a person, a bot, a replay and a test are all an actor that answers a question with a move in notation.
 * The state runs ahead while a move is being shown; whenever a seat is asked, machine and engine agree.
 */
import { assign, fromPromise, raise, setup } from 'xstate';
import {
  eventsFor,
  forfeitMove,
  type GameEvent,
  inOpening,
  isOver,
  type MatchRecord,
  type Observation,
  observe,
  type PerSeat,
  parseMove,
  play,
  Random,
  type ReplayFault,
  recordMove,
  refusal,
  replay,
  type Seat,
  STREAM,
  type State,
  seatIndex,
  seatName,
  seatToMove,
} from '../engine/index.ts';

/** What the seat to move is asked. */
export interface Question {
  readonly seat: Seat;
  /** Who sits there, by the id the match was given. */
  readonly player: string;
  readonly seen: Observation;
  /** The last answer failed: any quick legal move will do. */
  readonly fast: boolean;
  /** Chance for a bot that needs it: the same position of the same match, the same number. */
  readonly seed: number;
}

/** Whose eyes the screen has: one seat's, or those of whoever made the last move, where two people share it. */
export type Viewer = Seat | 'mover';

/** What the viewer is shown: the events of one move (of the deal, at the start). */
export interface Showing {
  readonly events: readonly GameEvent[];
}

/** How the machine came to its end: played to a result, left to be resumed, or nobody could answer. */
export type Ending = 'played' | 'left' | 'failed';

export interface MatchInput {
  /** A fresh record, or one with moves, which is resumed after its last good move. */
  readonly record: MatchRecord;
  readonly viewer: Viewer;
  /** Ids of whoever plays; the match hands them on and knows nothing of them. */
  readonly players: PerSeat<string>;
  /** Milliseconds until an answer is given up, null for no limit. */
  readonly patience: PerSeat<number | null>;
}

export interface MatchContext {
  /** The only copy of the match. */
  readonly state: State;
  readonly record: MatchRecord;
  /** Events of the last move, hidden cards included. */
  readonly events: readonly GameEvent[];
  readonly viewer: Viewer;
  readonly players: PerSeat<string>;
  readonly patience: PerSeat<number | null>;
  /** The seat to move has failed to answer once. */
  readonly stumbled: boolean;
  /** Why a resumed record could not be replayed to its end. */
  readonly fault: ReplayFault | null;
  readonly ending: Ending;
}

export type MatchEvent =
  | { readonly type: 'resign'; readonly seat: Seat }
  | { readonly type: 'leave' }
  | { readonly type: 'answerRefused' }
  | { readonly type: 'patienceLost' }
  | { readonly type: 'xstate.error.actor.choose'; readonly error: unknown };

export interface MatchOutput {
  readonly ending: Ending;
  readonly record: MatchRecord;
  /** What the viewer sees at the end; seat A where two people share the screen. */
  readonly seen: Observation;
}

const NEVER = 2 ** 31 - 1; // the longest a timer can wait

const seatAsked = ({ state }: MatchContext): Seat => seatName(seatToMove(state));

/** What a seat sees of a match. */
export const seenBy = ({ state }: MatchContext, seat: Seat): Observation => observe(state, seat);

const question = (context: MatchContext): Question => ({
  seat: seatAsked(context),
  player: context.players[seatAsked(context)],
  seen: observe(context.state, seatAsked(context)),
  fast: context.stumbled,
  seed: new Random(context.record.seed, STREAM.bot, context.record.moves.length).next(),
});

/** What is asked next, as soon as the position is there; null when the match is over. */
export const nextQuestion = (context: MatchContext): Question | null =>
  isOver(context.state) ? null : question(context);

const showing = ({ events, viewer }: MatchContext): Showing => ({
  events: eventsFor(viewer === 'mover' ? moverOf(events) : viewer, events),
});

/** Whose move these events are; null for the deal. */
export function moverOf(events: readonly GameEvent[]): Seat | null {
  const first = events[0];
  return first && first.type !== 'handDealt' && 'seat' in first ? first.seat : null;
}

function played(
  { state, record }: MatchContext,
  move: number,
): Pick<MatchContext, 'state' | 'record' | 'events' | 'stumbled'> {
  const step = play(state, move);
  return {
    state: step.state,
    record: recordMove(record, move, step.state),
    events: step.events,
    stumbled: false,
  };
}

function start(input: MatchInput): MatchContext {
  const { state, events, fault } = replay(input.record);
  const moves = events.length - 1;
  return {
    state,
    record: {
      ...input.record,
      moves: input.record.moves.slice(0, moves),
      hashes: input.record.hashes.slice(0, moves),
    },
    events: moves === 0 ? events[0]! : [], // what was seen before a reload is not shown again
    viewer: input.viewer,
    players: input.players,
    patience: input.patience,
    stumbled: false,
    fault,
    ending: 'played',
  };
}

const machine = setup({
  types: {
    input: {} as MatchInput,
    context: {} as MatchContext,
    events: {} as MatchEvent,
    output: {} as MatchOutput,
    children: {} as { choose: 'choose'; present: 'present' },
  },
  actors: {
    /** Answers with a move in notation. */
    choose: fromPromise<string, Question>(() => Promise.reject(new Error('nobody sits here'))),
    /** Done when the events have been shown. */
    present: fromPromise<void, Showing>(() => Promise.resolve()),
  },
  actions: {
    'play the move': assign(({ context }, params: { move: string }) =>
      played(context, parseMove(params.move)!),
    ),
    'give up for the seat': assign(({ context }, params: { seat: Seat }) =>
      played(context, forfeitMove(seatIndex(params.seat))),
    ),
    'ask again for a fast move': assign({ stumbled: true }),
    'end as left': assign({ ending: 'left' }),
    'end as failed': assign({ ending: 'failed' }),
  },
  guards: {
    'the match is over': ({ context }) => isOver(context.state),
    'the match goes on': ({ context }) => !isOver(context.state),
    'both sides have opened': ({ context }) => !inOpening(context.state),
    'the answer is legal': ({ context }, params: { move: string }) => {
      const move = parseMove(params.move);
      return move !== null && refusal(context.state, move) === null;
    },
    'a fast move was asked for': ({ context }) => context.stumbled,
  },
  delays: {
    patience: ({ context }) => context.patience[seatAsked(context)] ?? NEVER,
  },
});

/** One turn, the same in the opening and in the main game. */
const turn = machine.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      invoke: {
        id: 'choose',
        src: 'choose',
        input: ({ context }) => question(context),
        onDone: [
          {
            guard: { type: 'the answer is legal', params: ({ event }) => ({ move: event.output }) },
            actions: { type: 'play the move', params: ({ event }) => ({ move: event.output }) },
            target: 'presenting',
          },
          { actions: raise({ type: 'answerRefused' }) },
        ],
      },
      after: { patience: { actions: raise({ type: 'patienceLost' }) } },
    },
    presenting: {
      invoke: {
        id: 'present',
        src: 'present',
        input: ({ context }) => showing(context),
        onDone: '#match.saleCheck',
        onError: '#match.saleCheck', // what cannot be shown has happened all the same
      },
    },
  },
});

/** A seat that fails to answer is asked once more, for a fast move; the next turn forgets it. */
const failure = [
  {
    guard: 'a fast move was asked for' as const,
    actions: 'end as failed' as const,
    target: '.over' as const,
  },
  { actions: 'ask again for a fast move' as const, target: '.saleCheck' as const },
];

export const matchMachine = machine.createMachine({
  id: 'match',
  context: ({ input }) => start(input),
  initial: 'dealing',
  states: {
    dealing: {
      invoke: {
        id: 'present',
        src: 'present',
        input: ({ context }) => showing(context),
        onDone: 'saleCheck',
        onError: 'saleCheck',
      },
    },
    opening: turn,
    main: turn,
    saleCheck: {
      always: [
        { guard: 'the match is over', target: 'over' },
        { guard: 'both sides have opened', target: 'main' },
        { target: 'opening' },
      ],
    },
    /** Shows that a seat gave up. */
    conceding: {
      invoke: {
        id: 'present',
        src: 'present',
        input: ({ context }) => showing(context),
        onDone: 'over',
        onError: 'over',
      },
    },
    over: { type: 'final' },
  },
  on: {
    resign: {
      guard: 'the match goes on',
      actions: { type: 'give up for the seat', params: ({ event }) => ({ seat: event.seat }) },
      target: '.conceding',
    },
    leave: { actions: 'end as left', target: '.over' },
    'xstate.error.actor.choose': failure,
    answerRefused: failure,
    patienceLost: failure,
  },
  output: ({ context }) => ({
    ending: context.ending,
    record: context.record,
    seen: observe(context.state, context.viewer === 'mover' ? 'A' : context.viewer),
  }),
});
