import { describe, expect, test } from 'vitest';
import {
  type Focus,
  type FocusGraph,
  focusOn,
  menuGraph,
  moveFocus,
  NO_FOCUS,
  type Place,
  placesOf,
  settle,
  type TablePlaces,
  tableGraph,
  type Way,
} from '../../src/input/index.ts';

const PLACES: TablePlaces = {
  hand: 5,
  rows: { A1: 2, A2: 0, A3: 1, B1: 1, B2: 1, B3: 3 },
  aim: 'both',
  targets: [],
  items: ['menu', 'speed'],
  asking: false,
};
const TABLE = tableGraph(PLACES);

function walk(graph: FocusGraph, from: Place, ...ways: Way[]): (Place | null)[] {
  let focus: Focus = focusOn(graph, NO_FOCUS, from);
  return ways.map((way) => {
    focus = moveFocus(graph, focus, way);
    return focus.place;
  });
}

describe('arrows', () => {
  test('go round in the hand, and stop at the sides elsewhere', () => {
    expect(walk(TABLE, 'hand.3', 'right', 'right', 'left')).toEqual(['hand.4', 'hand.0', 'hand.4']);
    expect(walk(TABLE, 'A1', 'left', 'right', 'right', 'right')).toEqual(['A1', 'A2', 'A3', 'A3']);
  });

  test('walk a caravan card by card and go on into the next zone', () => {
    expect(walk(TABLE, 'A1', 'up', 'up', 'up', 'up', 'up')).toEqual(['A1.2', 'A1.1', 'B1.1', 'B1', 'B1']);
    expect(walk(TABLE, 'B3', 'down', 'down', 'down', 'down')).toEqual(['B3.3', 'B3.2', 'B3.1', 'A3.1']);
  });

  test('come back to where one was in a zone', () => {
    expect(walk(TABLE, 'hand.4', 'up', 'left', 'down', 'down', 'up')).toEqual([
      'A3',
      'A2',
      'hand.4',
      'item.speed',
      'hand.4',
    ]);
  });

  test('with a number card held walk caravans, with a face card the cards in them', () => {
    const numbers = tableGraph({ ...PLACES, aim: 'caravans' });
    expect(walk(numbers, 'hand.0', 'up', 'up', 'up')).toEqual(['A1', 'B1', 'B1']);
    const faces = tableGraph({ ...PLACES, aim: 'cards' });
    expect(walk(faces, 'hand.0', 'up', 'up', 'right')).toEqual(['A1.2', 'A1.1', 'A2']);
  });
});

describe('next and previous', () => {
  test('visit legal targets first, and then every other place once', () => {
    const graph = tableGraph({ ...PLACES, aim: 'caravans', targets: ['A2', 'A3'] });
    const places = placesOf(graph);
    expect(places.slice(0, 2)).toEqual(['A2', 'A3']);
    expect(new Set(places).size).toBe(places.length);
    expect(places).toContain('B1'); // illegal, but only there can it be said why
    expect(walk(graph, 'A2', 'next', 'previous', 'previous')).toEqual(['A3', 'A2', 'item.speed']);
  });
});

describe('the focus is never lost', () => {
  test('a card that is gone gives it to its neighbour', () => {
    const fewer = tableGraph({ ...PLACES, hand: 4 });
    expect(settle(fewer, focusOn(TABLE, NO_FOCUS, 'hand.4')).place).toBe('hand.3');
    const shorter = tableGraph({ ...PLACES, rows: { ...PLACES.rows, B3: 0 } });
    expect(settle(shorter, focusOn(TABLE, NO_FOCUS, 'B3.3')).place).toBe('B3');
    expect(settle(tableGraph({ ...PLACES, hand: 0 }), focusOn(TABLE, NO_FOCUS, 'hand.0')).place).toBe('B1');
  });

  test('a question traps it', () => {
    const asking = tableGraph({ ...PLACES, asking: true, items: ['yes', 'no'] });
    expect(settle(asking, focusOn(TABLE, NO_FOCUS, 'hand.1')).place).toBe('item.yes');
    expect(walk(asking, 'item.yes', 'up', 'right', 'right', 'down')).toEqual([
      'item.yes',
      'item.no',
      'item.yes',
      'item.yes',
    ]);
  });

  test('nothing to focus is no fault', () => {
    expect(moveFocus(menuGraph([]), NO_FOCUS, 'next').place).toBeNull();
  });

  test('the first step goes on from where the focus is shown', () => {
    expect(moveFocus(TABLE, NO_FOCUS, 'right').place).toBe('hand.1');
    expect(moveFocus(menuGraph(['a', 'b'], 'a'), NO_FOCUS, 'down').place).toBe('item.b');
  });
});
