/** Every achievement from both sides of its border: what just reaches it, and what just does not. */
import { expect, test } from 'vitest';
import {
  type Campaign,
  earnAchievements,
  type MatchFacts,
  NEW_CAMPAIGN,
  type Tally,
} from '../../src/campaign/index.ts';
import {
  ACHIEVEMENT_IDS,
  ACHIEVEMENTS,
  type AchievementId,
  type Goal,
} from '../../src/content/achievements.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import { WON_MATCH } from '../kit/campaign.ts';

/** A match won that earns nothing by itself. */
const PLAIN: MatchFacts = {
  ...WON_MATCH,
  sales: [
    { value: 22, cards: 3, suits: 2 },
    { value: 23, cards: 3, suits: 3 },
  ],
};
const sale = (value: number, cards = 3, suits = 3) => ({ value, cards, suits });

interface Case {
  readonly facts?: Partial<MatchFacts> | null;
  readonly records?: Partial<Campaign['records']>;
  readonly road?: Partial<Campaign['road']>;
}
const earned = ({ facts = null, records, road }: Case): readonly AchievementId[] =>
  earnAchievements(
    {
      campaign: {
        ...NEW_CAMPAIGN,
        records: { ...NEW_CAMPAIGN.records, ...records },
        road: { ...NEW_CAMPAIGN.road, ...road },
      },
      facts: facts && { ...PLAIN, ...facts },
      hosts: OPPONENTS,
    },
    20_000,
  ).earned;

const tally = (won: number, lost = 0, drawn = 0, rules = 'standard'): Tally => ({
  opponent: 'x',
  rules,
  level: 'any',
  won,
  lost,
  drawn,
  fastest: null,
});
const days = (count: number): Case => ({
  records: { days: Array.from({ length: count }, (_, day) => ({ day, won: 0, lost: 1, drawn: 0 })) },
});
const tallies = (...list: Tally[]): Case => ({ records: { tallies: list } });
const facts = (changes: Partial<MatchFacts>): Case => ({ facts: changes });
const streak = (best: number): Case => ({ records: { streak: { now: 0, best } } });
const sets = (count: number): Case => ({ road: { sets: Array.from({ length: count }, (_, i) => i + 1) } });
/** Won under so many rule sets; under others only lost. */
const tables = (count: number, ...more: Tally[]): Case =>
  tallies(
    ...Array.from({ length: count }, (_, i) => tally(1, 0, 0, `rules ${i}`)),
    tally(2, 0, 0, 'rules 0'),
    tally(0, 3, 1, 'other rules'),
    ...more,
  );
const [first, second] = OPPONENTS as unknown as [{ id: string }, { id: string }];
const last = OPPONENTS.at(-1)!;
const ALL_MARKS = ['beaten', 'clean', 'dare'] as const;
const marked = (marks: Campaign['road']['marks'], road: Case['road'] = {}): Case => ({
  road: { marks, ...road },
});

/** A goal, what just reaches it, and everything that just does not. */
const BORDERS: readonly (readonly [Goal, Case, ...Case[]])[] = [
  [{ kind: 'wins', count: 1 }, tallies(tally(1)), tallies(tally(0, 5, 5))],
  [{ kind: 'lost' }, facts({ result: 'lost' }), facts({}), facts({ result: 'drawn' }), {}],
  [{ kind: 'wins', count: 10 }, tallies(tally(4), tally(6)), tallies(tally(9, 9, 9))],
  [{ kind: 'wins', count: 50 }, tallies(tally(50)), tallies(tally(49, 9))],
  [{ kind: 'matches', count: 100 }, tallies(tally(30, 40, 29), tally(1)), tallies(tally(30, 40, 29))],
  [{ kind: 'streak', count: 3 }, streak(3), streak(2)],
  [{ kind: 'streak', count: 7 }, streak(7), streak(6)],
  [{ kind: 'days', count: 30 }, days(30), days(29)],
  [{ kind: 'drawn' }, facts({ result: 'drawn' }), facts({}), facts({ result: 'lost' }), {}],
  [
    { kind: 'pairs-won', pairs: 3 },
    facts({ pairsWon: 3 }),
    facts({ pairsWon: 2 }),
    facts({ pairsWon: 3, result: 'lost' }),
  ],
  [
    { kind: 'turns-at-most', turns: 10 },
    facts({ turns: 10 }),
    facts({ turns: 11 }),
    facts({ turns: 10, why: 'out-of-cards' }),
    facts({ turns: 10, result: 'lost' }),
    {},
  ],
  [
    { kind: 'sold-all-at', value: 26 },
    facts({ sales: [sale(26), sale(26)] }),
    facts({ sales: [sale(26), sale(25)] }),
    facts({ sales: [] }),
    facts({ sales: [sale(26)], result: 'lost' }),
  ],
  [
    { kind: 'sold-all-at', value: 21 },
    facts({ sales: [sale(21), sale(21)] }),
    facts({ sales: [sale(21), sale(22)] }),
    facts({ sales: [] }),
    facts({ sales: [sale(21)], result: 'drawn' }),
  ],
  [
    { kind: 'every-price' },
    { records: { sales: [1, 2, 1, 1, 9, 1] } },
    { records: { sales: [1, 2, 1, 0, 9, 1] } },
  ],
  [
    { kind: 'caravan-of', cards: 8 },
    facts({ sales: [sale(22), sale(23, 8)] }),
    facts({ sales: [sale(22), sale(23, 7)] }),
    facts({ sales: [sale(22, 8)], result: 'lost' }),
    {},
  ],
  [
    { kind: 'sold-somewhere-at', value: 24 },
    facts({ sales: [sale(22), sale(24)] }),
    facts({ sales: [sale(23), sale(25)] }),
    facts({ sales: [sale(24)], result: 'lost' }),
    {},
  ],
  [
    { kind: 'one-suit-of', cards: 4 },
    facts({ sales: [sale(22), sale(23, 4, 1)] }),
    facts({ sales: [sale(22, 3, 1), sale(23, 5, 2)] }),
    facts({ sales: [sale(22, 4, 1)], result: 'lost' }),
    {},
  ],
  [
    { kind: 'without-faces' },
    facts({ faces: { J: 0, Q: 0, K: 0, X: 0 } }),
    facts({ faces: { J: 0, Q: 0, K: 0, X: 1 } }),
    facts({ faces: { J: 0, Q: 0, K: 0, X: 0 }, result: 'lost' }),
    {},
  ],
  [
    { kind: 'without-discard-or-disband' },
    facts({ discards: 0, disbands: 0 }),
    facts({ discards: 1, disbands: 0 }),
    facts({ discards: 0, disbands: 1 }),
    facts({ discards: 1, disbands: 1 }),
    facts({ discards: 0, disbands: 0, result: 'lost' }),
    {},
  ],
  [
    { kind: 'hands-off' },
    facts({ onTheirs: 0 }),
    facts({ onTheirs: 1 }),
    facts({ onTheirs: 0, result: 'lost' }),
    {},
  ],
  ...(['J', 'K', 'X', 'disband'] as const).map((finish): readonly [Goal, Case, ...Case[]] => [
    { kind: 'finish', with: finish },
    facts({ finish }),
    facts({ finish: 'Q' }),
    facts({ finish, ownFinish: false }),
    facts({ finish, result: 'lost' }),
    {},
  ]),
  ...(
    [
      ['Q', 3],
      ['J', 4],
    ] as const
  ).map(([rank, count]): readonly [Goal, Case, ...Case[]] => [
    { kind: 'faces-of', rank, count },
    facts({ faces: { ...PLAIN.faces, [rank]: count } }),
    facts({ faces: { J: 9, Q: 9, K: 9, X: 9, [rank]: count - 1 } }),
    facts({ faces: { ...PLAIN.faces, [rank]: count }, result: 'lost' }),
    {},
  ]),
  [
    { kind: 'by-one-joker', cards: 5 },
    facts({ byOneJoker: 5 }),
    facts({ byOneJoker: 4 }),
    facts({ byOneJoker: 5, result: 'lost' }),
    {},
  ],
  [
    { kind: 'overloaded', caravans: 3 },
    facts({ overloaded: 3 }),
    facts({ overloaded: 2 }),
    facts({ overloaded: 3, result: 'lost' }),
    {},
  ],
  [
    { kind: 'kings-on-one', kings: 2 },
    facts({ kingsOnOne: 2 }),
    facts({ kingsOnOne: 1 }),
    facts({ kingsOnOne: 2, result: 'lost' }),
    {},
  ],
  [
    { kind: 'came-back' },
    facts({ wasBehind: true }),
    facts({}),
    facts({ wasBehind: true, result: 'lost' }),
    {},
  ],
  [
    { kind: 'out-of-cards' },
    facts({ why: 'out-of-cards' }),
    facts({ why: 'forfeit' }),
    facts({ why: 'out-of-cards', result: 'lost' }),
    {},
  ],
  [
    { kind: 'their-move-won' },
    facts({ ownFinish: false }),
    facts({}),
    facts({ ownFinish: false, why: 'out-of-cards' }),
    facts({ ownFinish: false, result: 'lost' }),
    {},
  ],
  [
    { kind: 'deck-at-most', cards: 30 },
    facts({ deckSize: 30 }),
    facts({ deckSize: 31 }),
    facts({ deckSize: 30, result: 'lost' }),
    {},
  ],
  [
    { kind: 'deck-at-least', cards: 100 },
    facts({ deckSize: 100 }),
    facts({ deckSize: 99 }),
    facts({ deckSize: 100, result: 'lost' }),
    {},
  ],
  [{ kind: 'rule-sets', count: 8 }, tables(8), tables(7), tables(7, tally(1, 0, 0, 'custom'))],
  [{ kind: 'sets', count: 6 }, sets(6), sets(5)],
  [
    { kind: 'all-marks-of-someone' },
    marked({ [first.id]: ['beaten'], [second.id]: ALL_MARKS }),
    marked({ [first.id]: ['beaten', 'dare'], [second.id]: ['beaten', 'clean'] }),
  ],
  [
    { kind: 'debt-free-after', advances: 1 },
    { road: { debt: 0, advances: 1 } },
    { road: { debt: 1, advances: 1 } },
    { road: { debt: 0, advances: 0 } },
  ],
  [{ kind: 'end-of-road' }, marked({ [last.id]: ['beaten'] }), marked({ [last.id]: [] }), {}],
  [{ kind: 'end-of-road' }, { road: { round: 2 } }, { road: { round: 1 } }],
  [
    { kind: 'marks', count: 39 },
    marked(Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`${i}`, ALL_MARKS]))),
    marked(
      Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`${i}`, ALL_MARKS.slice(i === 7 ? 1 : 0)])),
    ),
  ],
];

const idOf = (goal: Goal): AchievementId | undefined =>
  ACHIEVEMENT_IDS.find((id) => JSON.stringify(ACHIEVEMENTS[id].goal) === JSON.stringify(goal));

test('every achievement has its border here', () => {
  expect(new Set(BORDERS.map(([goal]) => idOf(goal)))).toEqual(new Set(ACHIEVEMENT_IDS));
  expect(earned({ facts: {} })).toEqual([]);
});

test.each(BORDERS.map((border) => [JSON.stringify(border[0]), border] as const))(
  '%s is reached here and not a step before',
  (_, [goal, reaches, ...misses]) => {
    const id = idOf(goal)!;
    expect(earned(reaches)).toContain(id);
    for (const miss of misses) expect(earned(miss)).not.toContain(id);
  },
);

test('what is earned keeps its day', () => {
  const ground = { campaign: NEW_CAMPAIGN, facts: { ...PLAIN, wasBehind: true }, hosts: OPPONENTS };
  const { campaign, earned: told } = earnAchievements(ground, 20_001);
  expect(campaign.achievements).toEqual(Object.fromEntries(told.map((id) => [id, 20_001])));
  const later = earnAchievements(
    { ...ground, campaign, facts: { ...PLAIN, wasBehind: true, pairsWon: 3 } },
    20_009,
  );
  expect(later.earned).toEqual(['clean-sweep']);
  expect(later.campaign.achievements).toEqual({ ...campaign.achievements, 'clean-sweep': 20_009 });
  expect(later.campaign).toMatchObject({ road: NEW_CAMPAIGN.road });
});
