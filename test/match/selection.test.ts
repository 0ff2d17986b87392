import { describe, expect, test } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { presetOptions } from '../../src/content/index.ts';
import {
  compileRules,
  fromPosition,
  type Observation,
  observe,
  parsePosition,
  type RuleOptions,
} from '../../src/engine/index.ts';
import { type SelectionEmitted, type SelectionEvent, selectionMachine } from '../../src/match/selection.ts';
import { legalFrom, refusalFrom } from '../../src/present/preview.ts';

const judge = {
  legal: legalFrom,
  refusal: refusalFrom,
  best: (_: Observation, moves: readonly string[]) => moves.at(-1)!,
};

function seenAt(turn: 'A' | 'B' = 'A', changes: Partial<RuleOptions> = {}): Observation {
  const parsed = parsePosition({
    A: ['7H 9H', '-', '7S 8S'],
    B: ['7C', '2S', '-'],
    handA: ['X', 'KD', '3H', '9C'],
    handB: ['2H'],
    deckA: ['4C'],
    deckB: [],
    phase: 'main',
    turn,
  });
  if (!('layout' in parsed)) throw new Error(parsed.fault);
  return observe(
    fromPosition(compileRules({ ...presetOptions('standard'), ...changes }), parsed.layout),
    'A',
  );
}

/** Plays events to a selection and tells where it stands and what it has said. */
function select(seen: Observation, ...events: SelectionEvent[]) {
  const said: string[] = [];
  const actor: Actor<typeof selectionMachine> = createActor(selectionMachine, { input: { seen, judge } });
  const note = (event: SelectionEmitted) =>
    said.push(event.type === 'moveChosen' ? event.move : `focus ${event.place}`);
  actor.on('moveChosen', note);
  actor.on('focusWanted', note);
  actor.start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return {
    at: value,
    held: context.held,
    why: context.objection?.reason ?? null,
    doubt: context.doubt,
    said,
  };
}

test('every state is reached', () => {
  const paths = getShortestPaths(selectionMachine, {
    input: { seen: seenAt(), judge },
    events: [{ type: 'take', index: 2 }, { type: 'discard', index: null }, { type: 'cancel' }],
    serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context.held]),
  });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['empty', 'holding', 'asking']));
});

describe('a card', () => {
  test('is taken, the focus goes to its best place, and it is played there', () => {
    expect(select(seenAt(), { type: 'take', index: 2 })).toMatchObject({
      at: 'holding',
      held: 2,
      said: ['focus A2'],
    });
    expect(select(seenAt(), { type: 'take', index: 2 }, { type: 'place', place: 'A2' })).toMatchObject({
      at: 'empty',
      held: null,
      said: ['focus A2', '3H>A2'],
    });
  });

  test('that is refused stays held and says why', () => {
    expect(select(seenAt(), { type: 'take', index: 2 }, { type: 'place', place: 'B1' })).toMatchObject({
      at: 'holding',
      held: 2,
      why: 'not-your-caravan',
    });
    expect(select(seenAt(), { type: 'take', index: 3 }, { type: 'place', place: 'A1.2' })).toMatchObject({
      why: 'same-value',
    });
    expect(select(seenAt(), { type: 'take', index: 1 }, { type: 'place', place: 'B3' })).toMatchObject({
      why: 'empty-caravan',
    });
    expect(select(seenAt(), { type: 'place', place: 'A2' })).toMatchObject({ why: 'no-card-held' });
  });

  test('goes back by cancelling or by taking it again, and the focus with it', () => {
    for (const event of [{ type: 'cancel' }, { type: 'take', index: 2 }] as const) {
      expect(select(seenAt(), { type: 'take', index: 2 }, event)).toMatchObject({
        at: 'empty',
        held: null,
        said: ['focus A2', 'focus hand.2'],
      });
    }
  });

  test('gives way to another one', () => {
    expect(select(seenAt(), { type: 'take', index: 2 }, { type: 'take', index: 3 })).toMatchObject({
      held: 3,
    });
    expect(select(seenAt(), { type: 'take', index: 9 })).toMatchObject({ at: 'empty', held: null });
  });

  test('of face is played onto a card, on a caravan as a whole onto its last', () => {
    const take = { type: 'take', index: 1 } as const;
    expect(select(seenAt(), take, { type: 'place', place: 'B1.1' }).said.at(-1)).toBe('KD>B1.1');
    expect(select(seenAt(), take, { type: 'place', place: 'A1' }).said.at(-1)).toBe('KD>A1.2');
  });
});

describe('discarding and disbanding', () => {
  test('ask first; a second press or a confirmation does it', () => {
    const discard = { type: 'discard', index: 3 } as const;
    expect(select(seenAt(), discard)).toMatchObject({
      at: 'asking',
      doubt: { kind: 'discard', move: 'discard 9C' },
      said: [],
    });
    expect(select(seenAt(), discard, { type: 'confirm' })).toMatchObject({
      at: 'empty',
      said: ['discard 9C'],
    });
    expect(select(seenAt(), discard, discard)).toMatchObject({ said: ['discard 9C'] });
    expect(select(seenAt(), discard, { type: 'cancel' })).toMatchObject({
      at: 'empty',
      doubt: null,
      said: [],
    });
    expect(select(seenAt(), discard, { type: 'disband', caravan: 'A1' })).toMatchObject({
      at: 'asking',
      doubt: { move: 'discard 9C' },
      said: [],
    });
    const disband = { type: 'disband', caravan: 'A1' } as const;
    expect(select(seenAt(), disband, { type: 'confirm' }).said).toEqual(['disband A1']);
  });

  test('are refused with a reason at once', () => {
    expect(select(seenAt(), { type: 'disband', caravan: 'A2' })).toMatchObject({ why: 'caravan-empty' });
    expect(select(seenAt(), { type: 'disband', caravan: 'B1' })).toMatchObject({ why: 'not-your-caravan' });
    expect(select(seenAt(), { type: 'discard', index: null })).toMatchObject({ why: 'no-card-held' });
  });

  test('the held card restarts a caravan where the rules ask for it', () => {
    const seen = seenAt('A', { disbandThen: 'play' });
    expect(select(seen, { type: 'disband', caravan: 'A1' })).toMatchObject({ why: 'must-restart-caravan' });
    expect(
      select(
        seen,
        { type: 'take', index: 2 },
        { type: 'disband', caravan: 'A1' },
        { type: 'confirm' },
      ).said.at(-1),
    ).toBe('disband A1 + 3H');
  });
});

describe('out of turn', () => {
  test('a card can be held, and is played when the turn has come', () => {
    const take = { type: 'take', index: 2 } as const;
    const place = { type: 'place', place: 'A2' } as const;
    expect(select(seenAt('B'), take, place)).toMatchObject({ at: 'holding', why: 'not-your-turn' });
    const observed = { type: 'observed', seen: seenAt('A') } as const;
    expect(select(seenAt('B'), take, observed, place)).toMatchObject({
      at: 'empty',
      said: ['focus A2', '3H>A2'],
    });
  });

  test('a card that is no longer there is let go, and an open question closed', () => {
    const gone = { ...seenAt('A'), hand: ['X', 'KD'] } as Observation;
    const take = { type: 'take', index: 2 } as const;
    expect(select(seenAt('B'), take, { type: 'observed', seen: gone })).toMatchObject({
      at: 'empty',
      held: null,
    });
    expect(select(seenAt(), { type: 'discard', index: 2 }, { type: 'observed', seen: gone })).toMatchObject({
      at: 'empty',
      doubt: null,
    });
  });
});

test('the text terminal says whole moves', () => {
  expect(select(seenAt(), { type: 'say', move: 'discard 3H' })).toMatchObject({
    at: 'empty',
    said: ['discard 3H'],
  });
  expect(select(seenAt(), { type: 'say', move: '3H>A9' })).toMatchObject({ why: 'malformed-move' });
});
