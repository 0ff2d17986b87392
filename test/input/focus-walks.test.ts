/** The focus on any screen under any steps: it is always at one place that can be reached, and never behind a question. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
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
  tableGraph,
  WAYS,
} from '../../src/input/index.ts';

const CARAVANS = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'] as const;
const rows = fc.record(
  Object.fromEntries(CARAVANS.map((name) => [name, fc.nat(11)])) as Record<
    (typeof CARAVANS)[number],
    fc.Arbitrary<number>
  >,
);
const ITEMS = ['yes', 'no', 'discard', 'disband', 'speed', 'menu'];
const table = fc
  .record({
    hand: fc.nat(8),
    rows,
    aim: fc.constantFrom('caravans' as const, 'cards' as const, 'both' as const),
    targets: fc.subarray<Place>(['A1', 'A2', 'B1', 'A1.1', 'B2.1', 'B3.2', 'hand.0']),
    items: fc.subarray(ITEMS),
    asking: fc.boolean(),
  })
  .map(tableGraph);
const graph: fc.Arbitrary<FocusGraph> = fc.oneof(
  { weight: 4, arbitrary: table },
  fc.subarray(ITEMS).map((items) => menuGraph(items)),
);
const anyPlace = fc.constantFrom<Place>(
  'hand.0',
  'hand.7',
  'A1',
  'A1.1',
  'B3.2',
  'item.yes',
  'item.menu',
  'B2.9',
);

type Step =
  | { readonly do: 'move'; readonly way: (typeof WAYS)[number] }
  | { readonly do: 'point'; readonly place: Place }
  | { readonly do: 'screen'; readonly graph: FocusGraph };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('move' as const), way: fc.constantFrom(...WAYS) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('point' as const), place: anyPlace }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('screen' as const), graph }) },
);

test('the focus is never lost, whatever screens come and whatever is pressed', () => {
  fc.assert(
    fc.property(graph, fc.array(step, { maxLength: 30 }), (first, steps) => {
      let now = first;
      let focus: Focus = settle(now, NO_FOCUS);
      for (const each of steps) {
        if (each.do === 'screen') now = each.graph;
        focus =
          each.do === 'move'
            ? moveFocus(now, focus, each.way)
            : each.do === 'point'
              ? focusOn(now, settle(now, focus), each.place)
              : settle(now, focus);
        const all = placesOf(now);
        if (all.length === 0 ? focus.place !== null : !all.includes(focus.place!)) return false;
      }
      return true;
    }),
    { seed: 3, numRuns: 500 },
  );
});

test('every place of every screen can be reached by arrows alone, and legal targets come first', () => {
  fc.assert(
    fc.property(graph, (shown) => {
      const all = placesOf(shown);
      const seen = new Set<Place>();
      // Memory of zones is part of where one is, so walks are tried from every place with an empty memory.
      const queue = all.slice(0, 1);
      while (queue.length > 0) {
        const place = queue.pop()!;
        if (seen.has(place)) continue;
        seen.add(place);
        for (const way of ['up', 'down', 'left', 'right'] as const) {
          const next = moveFocus(shown, focusOn(shown, NO_FOCUS, place), way).place;
          if (next) queue.push(next);
        }
      }
      const first = shown.targets.filter((place) => all.includes(place));
      return seen.size === all.length && first.every((place, i) => all[i] === place);
    }),
    { seed: 4, numRuns: 300 },
  );
});

test('what lies behind a question cannot be reached', () => {
  fc.assert(
    fc.property(
      rows,
      fc.array(fc.constantFrom(...WAYS), { maxLength: 12 }),
      anyPlace,
      (lying, ways, from) => {
        const asking = tableGraph({
          hand: 5,
          rows: lying,
          aim: 'both',
          targets: ['A1'],
          items: ['yes', 'no'],
          asking: true,
        });
        let focus = settle(asking, { place: from, memory: { hand: 'hand.2', 'own caravans': 'A2' } });
        for (const way of ways) focus = moveFocus(asking, focus, way);
        return focus.place === 'item.yes' || focus.place === 'item.no';
      },
    ),
    { seed: 5, numRuns: 200 },
  );
});

test('one step back leads to where one was in another zone', () => {
  const shown = tableGraph({
    hand: 5,
    rows: { A1: 2, A2: 1, A3: 0, B1: 1, B2: 0, B3: 3 },
    aim: 'both',
    targets: [],
    items: ['menu'],
    asking: false,
  });
  for (const place of ['hand.0', 'hand.2', 'hand.4'] as const) {
    const there = moveFocus(shown, focusOn(shown, NO_FOCUS, place), 'down');
    expect(there.place).toBe('item.menu');
    expect(moveFocus(shown, there, 'up').place).toBe(place);
  }
});
