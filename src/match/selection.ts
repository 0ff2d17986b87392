/**
 * How a person arrives at a move: nothing held → a card held → perhaps a question → a legal move.
 *
 * It works on what the seat sees and goes on while the other side thinks; only the last step has to wait for the
 * turn. Every try that is refused leaves its reason, none passes in silence. What is legal is asked of the judge.
 */
import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { CaravanName, CardName, Observation, Refusal } from '../engine/index.ts';
import type { Place } from '../input/index.ts';

/** Answers questions about moves from what a seat sees. */
export interface Judge {
  /** Every legal move; none out of turn. */
  legal(seen: Observation): readonly string[];
  /** Why a move may not be made, whoever's turn it is. */
  refusal(seen: Observation, move: string): Objection | null;
  /** The move a person most likely wants of several. */
  best(seen: Observation, moves: readonly string[]): string;
}

/** Why a try is refused: by the rules, because it is not the time or no card is held, or since a lesson asks for another. */
export type Objection =
  | Refusal
  | 'not-your-turn'
  | 'no-card-held'
  | 'no-caravan-chosen'
  | 'other-step'
  | 'step-done';

/** A move that a second press confirms. */
export interface Doubt {
  readonly kind: DoubtKind;
  readonly move: string;
}

type DoubtKind = 'play' | 'discard' | 'disband';

export interface SelectionContext {
  readonly judge: Judge;
  readonly seen: Observation;
  /** The hand place of the card that is held. */
  readonly held: number | null;
  readonly doubt: Doubt | null;
  /** The last try that was refused. */
  readonly objection: { readonly reason: Objection; readonly move: string | null } | null;
}

export type SelectionEvent =
  /** The table has changed. */
  | { readonly type: 'observed'; readonly seen: Observation }
  /** Take a hand card, or put it back when it is held. */
  | { readonly type: 'take'; readonly index: number }
  /** Play the held card at a place of the table; with `asks` after a question. */
  | { readonly type: 'place'; readonly place: Place; readonly asks?: boolean }
  /** Throw away the card at a hand place; with `sure` without a question. */
  | { readonly type: 'discard'; readonly index: number | null; readonly sure?: boolean }
  | { readonly type: 'disband'; readonly caravan: CaravanName | null; readonly sure?: boolean }
  | { readonly type: 'redeal' }
  /** A whole move at once, as the text terminal says it. */
  | { readonly type: 'say'; readonly move: string }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' };

export type SelectionEmitted =
  | { readonly type: 'moveChosen'; readonly move: string }
  /** Where the focus should go now; with `from`, only if it is still there. */
  | { readonly type: 'focusWanted'; readonly place: Place; readonly from?: Place };

const faceOf = (card: CardName): string => card.replace(/\[\d\]$/, '');
const isNumberCard = (card: CardName): boolean => !/^[JQKX]/.test(card);

/** The move that playing a card at a place means: a number card goes to the caravan's end, a face card onto a row. */
export function moveAt(seen: Observation, card: CardName, place: Place): string | null {
  const match = /^([AB][123])(?:\.(\d+))?$/.exec(place);
  if (!match) return null;
  const caravan = match[1] as CaravanName;
  if (isNumberCard(card)) return `${faceOf(card)}>${caravan}`;
  // A face card on a caravan as a whole means its last card.
  const row = match[2] ?? Math.max(1, seen.caravans[caravan].rows.length);
  return `${faceOf(card)}>${caravan}.${row}`;
}

/** Where a move in notation puts its card; null for moves without a target. */
export function placeOf(move: string): Place | null {
  return (/>(.+)$/.exec(move)?.[1] ?? null) as Place | null;
}

/** Legal moves that play a card at some place. */
export function playsOf(legal: readonly string[], card: CardName): string[] {
  return legal.filter((move) => move.startsWith(`${faceOf(card)}>`));
}

type Context = SelectionContext;
const cardAt = (seen: Observation, index: number | null): CardName | null =>
  index === null ? null : (seen.hand[index] ?? null);

const KIND_OF = { place: 'play', discard: 'discard', disband: 'disband' } as const satisfies Partial<
  Record<SelectionEvent['type'], DoubtKind>
>;

/** What a try comes to: the move, or why not. */
function tried(context: Context, event: SelectionEvent): Pick<Context, 'objection'> {
  const move = moveOf(context, event);
  if (move !== null) return judged(context, move);
  return { objection: { reason: event.type === 'disband' ? 'no-caravan-chosen' : 'no-card-held', move } };
}

function judged({ judge, seen }: Context, move: string): Pick<Context, 'objection'> {
  const reason = judge.refusal(seen, move) ?? (seen.next === seen.seat ? null : 'not-your-turn');
  return { objection: reason && { reason, move } };
}

/** The move an event asks for, before anybody judges it. */
function moveOf({ seen, held }: Context, event: SelectionEvent): string | null {
  const heldCard = cardAt(seen, held);
  switch (event.type) {
    case 'place':
      return heldCard && moveAt(seen, heldCard, event.place);
    case 'discard': {
      const card = cardAt(seen, event.index ?? held);
      return card && `discard ${faceOf(card)}`;
    }
    case 'disband': {
      if (event.caravan === null) return null;
      const restart = seen.rules.disbandThen === 'play' && heldCard ? ` + ${faceOf(heldCard)}` : '';
      return `disband ${event.caravan}${restart}`;
    }
    case 'redeal':
      return 'redeal';
    case 'say':
      return event.move;
    default:
      return null;
  }
}

/** Where the held card would most likely go; null where it cannot go anywhere now. */
function bestPlace({ judge, seen, held }: Context): Place | null {
  const card = cardAt(seen, held);
  const moves = card ? playsOf(judge.legal(seen), card) : [];
  return moves.length === 0 ? null : placeOf(judge.best(seen, moves));
}

const machine = setup({
  types: {
    input: {} as { readonly seen: Observation; readonly judge: Judge },
    context: {} as SelectionContext,
    events: {} as SelectionEvent,
    emitted: {} as SelectionEmitted,
  },
  actions: {
    'see the table': assign(({ context }, params: { seen: Observation }) => {
      const { seen } = params;
      const card = cardAt(context.seen, context.held);
      // The card stays held while the other side moves; another card at its place is not it.
      const held = card !== null && seen.hand[context.held!] === card ? context.held : null;
      return { seen, held };
    }),
    'take the card': assign((_, params: { index: number }) => ({ held: params.index, objection: null })),
    'put it back': assign({ held: null, objection: null }),
    'forget the objection': assign({ objection: null }),
    'say why not': assign(({ context, event }) => tried(context, event)),
    ask: assign(({ context, event }) => ({
      objection: null,
      doubt: {
        kind: KIND_OF[event.type as keyof typeof KIND_OF],
        move: moveOf(context, event)!,
      },
    })),
    'drop the question': assign({ doubt: null }),
    'offer the best place': enqueueActions(({ context, enqueue }) => {
      const place = bestPlace(context);
      if (place) enqueue.emit({ type: 'focusWanted', place });
    }),
    'offer the best place for the card that waited': enqueueActions(({ context, enqueue }) => {
      const place = bestPlace(context);
      if (place) enqueue.emit({ type: 'focusWanted', place, from: `hand.${context.held!}` });
    }),
    'return to the card': enqueueActions(({ context, enqueue }) => {
      if (context.held !== null) enqueue.emit({ type: 'focusWanted', place: `hand.${context.held}` });
    }),
    'choose the move': emit(({ context, event }) => ({
      type: 'moveChosen' as const,
      move: context.doubt?.move ?? moveOf(context, event)!,
    })),
  },
  guards: {
    'there is such a card': ({ context, event }) =>
      event.type === 'take' && cardAt(context.seen, event.index) !== null,
    'it is the held card': ({ context, event }) => event.type === 'take' && event.index === context.held,
    'the move stands': ({ context, event }) => tried(context, event).objection === null,
    'it stands and is sure': ({ context, event }) =>
      'sure' in event && event.sure === true && tried(context, event).objection === null,
    'it stands and is asked about': ({ context, event }) =>
      event.type === 'place' && event.asks === true && tried(context, event).objection === null,
    'the doubted move stands': ({ context }) =>
      context.doubt !== null && judged(context, context.doubt.move).objection === null,
    'it is the same question': ({ context, event }) => event.type === context.doubt?.kind,
    'a card is held': ({ context }) => context.held !== null,
  },
});

const SURE = {
  guard: 'it stands and is sure',
  actions: ['choose the move', 'put it back'],
  target: 'resting',
} as const;

const tries = {
  discard: [SURE, { guard: 'the move stands', actions: 'ask', target: 'asking' }, { actions: 'say why not' }],
  disband: [SURE, { guard: 'the move stands', actions: 'ask', target: 'asking' }, { actions: 'say why not' }],
  redeal: [{ guard: 'the move stands', actions: 'choose the move' }, { actions: 'say why not' }],
  say: [
    { guard: 'the move stands', actions: ['choose the move', 'put it back'], target: 'resting' },
    { actions: 'say why not' },
  ],
} as const;

const take = {
  guard: 'there is such a card',
  actions: [
    'drop the question',
    { type: 'take the card', params: ({ event }: { event: { index: number } }) => ({ index: event.index }) },
    'offer the best place',
  ],
  target: 'holding',
} as const;

const confirmed = [
  {
    guard: 'the doubted move stands',
    actions: ['choose the move', 'drop the question', 'put it back'],
    target: 'resting',
  },
  { actions: 'drop the question', target: 'resting' },
] as const;

export const selectionMachine = machine.createMachine({
  id: 'selection',
  context: ({ input }) => ({ ...input, held: null, doubt: null, objection: null }),
  initial: 'empty',
  states: {
    empty: {
      on: { take, place: { actions: 'say why not' }, cancel: { actions: 'forget the objection' }, ...tries },
    },
    holding: {
      on: {
        take: [
          { guard: 'it is the held card', actions: ['return to the card', 'put it back'], target: 'empty' },
          take,
        ],
        place: [
          { guard: 'it stands and is asked about', actions: 'ask', target: 'asking' },
          { guard: 'the move stands', actions: ['choose the move', 'put it back'], target: 'empty' },
          { actions: 'say why not' },
        ],
        cancel: { actions: ['return to the card', 'put it back'], target: 'empty' },
        ...tries,
      },
    },
    /** Discard it? Disband it? */
    asking: {
      on: {
        confirm: confirmed,
        // The same key again confirms too, wherever the focus is by then.
        discard: { guard: 'it is the same question', actions: raise({ type: 'confirm' }) },
        disband: { guard: 'it is the same question', actions: raise({ type: 'confirm' }) },
        cancel: { actions: 'drop the question', target: 'resting' },
        place: { actions: 'drop the question', target: 'resting' },
        take,
        say: tries.say,
      },
    },
    resting: {
      always: [{ guard: 'a card is held', target: 'holding' }, { target: 'empty' }],
    },
  },
  on: {
    observed: {
      actions: [
        'drop the question',
        { type: 'see the table', params: ({ event }) => ({ seen: event.seen }) },
        'offer the best place for the card that waited',
      ],
      target: '.resting',
    },
  },
});
