/** Beats say what moves: followed one by one they lead from each table to the next, through tables that can be drawn. */
import { describe, expect, test } from 'vitest';
import { PRESET_IDS, presetOptions } from '../../src/content/index.ts';
import {
  compileRules,
  deal,
  eventsFor,
  type GameEvent,
  isOver,
  legalMoves,
  observe,
  parseMove,
  play,
  Random,
  type State,
} from '../../src/engine/index.ts';
import { afterBeat, beatsOf, durationAt, pictureOf, type TablePicture } from '../../src/present/index.ts';

const silent = (): null => null;

describe('pictures', () => {
  test.each(PRESET_IDS)('of random games of %s agree with what seat A observes', (preset) => {
    const random = new Random(20 + PRESET_IDS.indexOf(preset));
    for (let game = 0; game < 2; game++) {
      const start = deal(compileRules(presetOptions(preset)), { seed: game });
      let state = start.state;
      let picture = follow(pictureOf(observe(state, 'A')), start.events);
      expect(plain(picture)).toEqual(plain(pictureOf(observe(state, 'A'))));
      for (let ply = 0; ply < 120 && !isOver(state); ply++) {
        const step = play(state, anyMove(state, random));
        state = step.state;
        picture = follow(picture, step.events);
        expect(plain(picture)).toEqual(plain(pictureOf(observe(state, 'A'))));
      }
    }
  });

  test('a card keeps its id from the hand to the discard pile, and no two cards share one', () => {
    const random = new Random(7);
    let { state } = deal(compileRules(presetOptions('standard')), { seed: 3 });
    let picture = pictureOf(observe(state, 'A'));
    for (let ply = 0; ply < 80 && !isOver(state); ply++) {
      const step = play(state, anyMove(state, random));
      state = step.state;
      const before = ids(picture);
      picture = follow(picture, step.events);
      const after = ids(picture);
      expect(new Set(after).size).toBe(after.length);
      const drawn = step.events.filter((event) => event.type === 'cardDrawn').length;
      expect(after.filter((id) => !before.includes(id))).toHaveLength(drawn);
    }
  });

  test('of the same table keep their ids', () => {
    const seen = observe(deal(compileRules(presetOptions('standard')), { seed: 1 }).state, 'A');
    const first = pictureOf(seen);
    expect(ids(pictureOf(seen, first))).toEqual(ids(first));
  });
});

describe('beats', () => {
  const reading = (value: number) => ({ value, direction: 'none', suit: null }) as const;
  const removed = (row: number): GameEvent => ({
    type: 'rowRemoved',
    cause: 'joker',
    row,
    card: { card: '7H', owner: 'B' },
    attachments: [{ card: 'KS', owner: 'A' }],
    caravan: 'B1',
    before: reading(20),
    after: reading(6),
  });
  const joker: GameEvent = {
    type: 'faceCardPlayed',
    seat: 'A',
    card: 'X',
    handIndex: 2,
    row: 1,
    onto: '7S',
    stays: true,
    caravan: 'A1',
    before: reading(7),
    after: reading(7),
  };

  test('of a Joker come cause first, its victims are counted and belong to who played it', () => {
    const [cause, ...victims] = beatsOf([joker, removed(3), removed(2), removed(1)], silent);
    expect(cause).toMatchObject({ kind: 'faceCardPlayed', seat: 'A', chain: null });
    expect(victims.map(({ chain, seat }) => [chain, seat])).toEqual([
      [{ step: 1, of: 3 }, 'A'],
      [{ step: 2, of: 3 }, 'A'],
      [{ step: 3, of: 3 }, 'A'],
    ]);
    expect(victims.reduce((sum, beat) => sum + beat.duration, 0)).toBeLessThanOrEqual(900);
  });

  test('of a removed card send it and what lies on it to the piles of their owners', () => {
    expect(beatsOf([removed(2)], silent)[0]!.motions).toEqual([
      {
        card: '7H',
        owner: 'B',
        from: { at: 'row', caravan: 'B1', row: 2 },
        to: { at: 'pile', seat: 'B' },
      },
      {
        card: 'KS',
        owner: 'A',
        from: { at: 'attachment', caravan: 'B1', row: 2, index: 0 },
        to: { at: 'pile', seat: 'A' },
      },
    ]);
  });

  test('are half as long at speed 2 and take no time at instant', () => {
    const beat = beatsOf([joker], silent)[0]!;
    expect(durationAt(beat, '2')).toBe(durationAt(beat, '1') / 2);
    expect(durationAt(beat, 'instant')).toBe(0);
  });

  test('carry the log line that is handed in', () => {
    const line = (event: GameEvent): string | null =>
      event.type === 'faceCardPlayed' ? `played ${event.card}` : null;
    expect(beatsOf([joker, removed(1)], line).map(({ log }) => log)).toEqual(['played X', null]);
  });
});

function follow(picture: TablePicture, events: readonly GameEvent[]): TablePicture {
  return beatsOf(eventsFor('A', events), silent).reduce(afterBeat, picture);
}

function anyMove(state: State, random: Random): number {
  const moves = legalMoves(state);
  return parseMove(moves[random.below(moves.length)]!)!;
}

/** A picture without what tells cards apart. */
function plain(picture: TablePicture): unknown {
  return JSON.parse(JSON.stringify(picture, (key, value) => (/^(id|nextId)$/.test(key) ? undefined : value)));
}

function ids({ caravans, hands, piles }: TablePicture): number[] {
  const onTable = Object.values(caravans).flatMap(({ rows }) =>
    rows.flatMap(({ card, attachments }) => [card, ...attachments]),
  );
  return [...onTable, ...hands.A, ...hands.B, ...piles.A, ...piles.B].map(({ id }) => id);
}
