/** Every dare from both sides of its border: the games that just keep it, and the games that just do not. */
import { expect, test } from 'vitest';
import { keptDare, type MatchFacts } from '../../src/campaign/index.ts';
import type { Dare } from '../../src/content/opponent.ts';
import { WON_MATCH } from '../kit/campaign.ts';

type Facts = Partial<MatchFacts>;
const sold = (...sales: [value: number, cards: number, suits: number][]): Facts => ({
  sales: sales.map(([value, cards, suits]) => ({ value, cards, suits })),
});

const DARES: readonly (readonly [Dare, kept: Facts[], broken: Facts[]])[] = [
  [{ kind: 'no-discard' }, [{ discards: 0 }], [{ discards: 1 }]],
  [{ kind: 'no-disband' }, [{ disbands: 0 }], [{ disbands: 1 }]],
  [
    { kind: 'without-rank', rank: 'J' },
    [{ faces: { J: 0, Q: 1, K: 1, X: 1 } }],
    [{ faces: { J: 1, Q: 0, K: 0, X: 0 } }],
  ],
  [{ kind: 'hands-off' }, [{ onTheirs: 0 }], [{ onTheirs: 1 }]],
  [{ kind: 'under-turns', turns: 20 }, [{ turns: 19 }], [{ turns: 20 }]],
  [{ kind: 'deck-at-most', cards: 30 }, [{ deckSize: 30 }], [{ deckSize: 31 }]],
  [{ kind: 'long-caravan', cards: 5 }, [sold([21, 5, 3]), sold([21, 3, 3], [26, 6, 2])], [sold([21, 4, 1])]],
  [
    { kind: 'sold-at', value: 26 },
    [sold([26, 3, 3]), sold([22, 3, 3], [26, 3, 3])],
    [sold([25, 3, 3], [24, 3, 3])],
  ],
  [
    { kind: 'sold-at-least', value: 24 },
    [sold([24, 3, 3]), sold([25, 3, 3], [24, 3, 3])],
    [sold([23, 3, 3]), sold([26, 3, 3], [23, 3, 3]), sold()],
  ],
  [
    { kind: 'one-suit' },
    [sold([22, 2, 1]), sold([22, 3, 3], [21, 3, 1])],
    [sold([22, 1, 1]), sold([22, 2, 2], [22, 5, 2])],
  ],
];

test.each(DARES)('the dare %o is kept or not', (dare, kept, broken) => {
  for (const facts of kept) expect(keptDare(dare, { ...WON_MATCH, ...facts })).toBe(true);
  for (const facts of broken) expect(keptDare(dare, { ...WON_MATCH, ...facts })).toBe(false);
});

test('games are straight as long as none is lost', () => {
  const dare: Dare = { kind: 'straight-games' };
  expect([keptDare(dare, WON_MATCH), keptDare(dare, WON_MATCH, 0), keptDare(dare, WON_MATCH, 1)]).toEqual([
    true,
    true,
    false,
  ]);
});
