/** The pages of the records, and how matches away from the road get into them. */
import {
  type Campaign,
  earnAchievements,
  FACE_RANKS,
  factsOf,
  LOWEST_SALE,
  NEW_CAMPAIGN,
  piecesOf,
  type Records,
  recordMatch,
  totalsOf,
  unlockedOf,
  winRateOver,
  wonSince,
} from '../campaign/index.ts';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS } from '../content/achievements.ts';
import { LEVELS, type TableSetup } from '../content/index.ts';
import { OPPONENTS } from '../content/opponents/index.ts';
import { UNLOCKS, type UnlockBy, type UnlockKind } from '../content/unlocks.ts';
import type { MatchRecord } from '../engine/index.ts';
import type { Chart } from '../present/index.ts';
import { type RecordsSight, recordsListMenu, recordsMenu, resetMenu } from '../present/records-menus.ts';
import { FACE_NAMES, FINISH_WORDS, RECORDS_WORDS } from '../text/records.ts';
import { ROAD_RESULT } from '../text/road.ts';
import { DISPLAY_WORDS } from '../text/screens.ts';
import { PIECE_TITLES } from '../text/sound.ts';
import { CARRIES, type Page, type Turn } from './branch.ts';

const STAY: Turn = {};

/** @param back where one came from; null for the title */
export const recordsPage = (back: Page | null): Page => ({
  key: 'records',
  menu: ({ campaign, shelved }) => recordsMenu({ ...recordsSight(campaign), shelved: shelved?.length ?? 0 }),
  chosen: (item) => {
    const here = recordsPage(back);
    const carry = CARRIES.find((one) => one === item);
    if (item === 'reset') return { page: resetPage('first', here) };
    if (carry) return { deed: { type: 'carry', how: carry } };
    if (item === 'shelved') return { page: shelvedPage(here) };
    switch (item) {
      case 'back':
        return back ? { page: back } : { deed: { type: 'home' } };
      case 'achievements':
      case 'opponents':
      case 'prizes':
        return { page: listPage(item, here) };
      default:
        return STAY;
    }
  },
});

const LISTS = {
  achievements: achievementLines,
  opponents: tallyLines,
  prizes: prizeLines,
} as const;

const listPage = (what: keyof typeof LISTS, back: Page): Page => ({
  key: `records-${what}`,
  menu: ({ campaign }) => recordsListMenu(RECORDS_WORDS[what], LISTS[what](campaign)),
  chosen: () => ({ page: back }),
});

/** What was played by other rules than this game's: told as it was kept, move by move. */
const shelvedPage = (back: Page): Page => ({
  key: 'records-shelved',
  menu: ({ shelved = [] }) =>
    recordsListMenu(RECORDS_WORDS.shelved, [
      RECORDS_WORDS.shelvedLines,
      ...shelved
        .toReversed()
        .map(({ opponent, moves, rulesVersion }) =>
          RECORDS_WORDS.shelvedMatch(nameOf(opponent), rulesVersion, moves),
        ),
    ]),
  chosen: () => ({ page: back }),
});

const resetPage = (step: 'first' | 'second', back: Page): Page => ({
  key: `reset-${step}`,
  menu: () => resetMenu(step),
  chosen: (item) => {
    if (item !== 'yes') return { page: back };
    return step === 'first' ? { page: resetPage('second', back) } : { deed: { type: 'carry', how: 'reset' } };
  },
});

export function recordsSight(campaign: Campaign): RecordsSight {
  const { records, road, lessons, puzzles, achievements } = campaign;
  const { won, lost, drawn, fastest, favouriteFinish } = totalsOf(records);
  const played = won + lost + drawn;
  return {
    lines: [
      ...(played > 0
        ? [
            RECORDS_WORDS.totals(won, lost, drawn),
            RECORDS_WORDS.streak(records.streak.now, records.streak.best),
          ]
        : []),
      ...(fastest === null ? [] : [RECORDS_WORDS.fastest(fastest)]),
      ...(favouriteFinish === null ? [] : [RECORDS_WORDS.finish(FINISH_WORDS[favouriteFinish])]),
      ...(road.advances > 0 ? [RECORDS_WORDS.advances(road.advances)] : []),
      ...(lessons.length + puzzles.length > 0 ? [RECORDS_WORDS.done(lessons.length, puzzles.length)] : []),
    ],
    charts: played > 0 ? chartsOf(records) : [],
    earned: Object.keys(achievements).length,
    achievements: ACHIEVEMENT_IDS.length,
    prizes: {
      has: KINDS.reduce((sum, kind) => sum + unlockedOf(kind, campaign).length, 0),
      all: KINDS.reduce((sum, kind) => sum + Object.keys(UNLOCKS[kind]).length, 0),
    },
  };
}

function chartsOf(records: Records): Chart[] {
  return [
    {
      title: RECORDS_WORDS.rate,
      kind: 'line',
      most: 1,
      values: winRateOver(records).map(({ day, rate }) => ({
        label: RECORDS_WORDS.day(day),
        value: rate,
        shown: RECORDS_WORDS.percent(rate),
      })),
    },
    {
      title: RECORDS_WORDS.sales,
      kind: 'bars',
      most: Math.max(1, ...records.sales),
      values: records.sales.map((count, i) => ({
        label: `${LOWEST_SALE + i}`,
        value: count,
        shown: `${count}`,
      })),
    },
    {
      title: RECORDS_WORDS.faces,
      kind: 'bars',
      most: Math.max(1, ...FACE_RANKS.map((rank) => records.faces[rank])),
      values: FACE_RANKS.map((rank) => ({
        label: FACE_NAMES[rank],
        value: records.faces[rank],
        shown: `${records.faces[rank]}`,
      })),
    },
  ];
}

/** What has been earned first, newest first. */
function achievementLines({ achievements }: Campaign): string[] {
  const has = ACHIEVEMENT_IDS.filter((id) => Object.hasOwn(achievements, id)).sort(
    (a, b) => achievements[b]! - achievements[a]!,
  );
  return [
    ...has.map((id) =>
      RECORDS_WORDS.earned(
        ACHIEVEMENTS[id].title,
        ACHIEVEMENTS[id].words,
        RECORDS_WORDS.day(achievements[id]!),
      ),
    ),
    ...ACHIEVEMENT_IDS.filter((id) => !has.includes(id)).map((id) =>
      RECORDS_WORDS.open(ACHIEVEMENTS[id].title, ACHIEVEMENTS[id].words),
    ),
  ];
}

const KINDS = Object.keys(UNLOCKS) as UnlockKind[];

/** What it is called. */
const NAMES: Record<UnlockKind, Readonly<Record<string, string>>> = {
  palette: DISPLAY_WORDS.palette.values,
  back: DISPLAY_WORDS.cardBack.values,
  radio: PIECE_TITLES,
};

/** What is won by what, kind by kind; nothing of it changes how anybody plays. */
function prizeLines(campaign: Campaign): string[] {
  const { sets } = campaign.road;
  return [
    RECORDS_WORDS.prizesLine,
    ...KINDS.map((kind) => {
      const has = unlockedOf(kind, campaign);
      const won = Object.entries<UnlockBy>(UNLOCKS[kind]).map(([id, by]) =>
        RECORDS_WORDS.prize(has.includes(id), NAMES[kind][id] ?? id, howWon(by)),
      );
      const others =
        kind === 'back'
          ? [
              RECORDS_WORDS.withSets(
                OPPONENTS.filter(({ set }) => sets.includes(set.number)).map(({ set }) => set.name),
                OPPONENTS.length,
              ),
            ]
          : kind === 'radio'
            ? piecesOf(NEW_CAMPAIGN).map((id) =>
                RECORDS_WORDS.prize(true, PIECE_TITLES[id], RECORDS_WORDS.fromStart),
              )
            : [];
      return [RECORDS_WORDS.prizeKinds[kind], ...others, ...won].join('\n');
    }),
  ];
}

/** What a match has won beside marks and money, in lines. */
export const newsLines = (before: Campaign, after: Campaign): string[] => [
  ...ACHIEVEMENT_IDS.filter(
    (id) => Object.hasOwn(after.achievements, id) && !Object.hasOwn(before.achievements, id),
  ).map((id) => ROAD_RESULT.earned(ACHIEVEMENTS[id].title)),
  ...wonSince(before, after).map(({ kind, id }) => ROAD_RESULT.won[kind](NAMES[kind][id] ?? id)),
];

function howWon(by: UnlockBy): string {
  switch (by.kind) {
    case 'sets':
      return RECORDS_WORDS.bySets(by.count);
    case 'achievements':
      return RECORDS_WORDS.byAchievements(by.count);
    case 'achievement':
      return RECORDS_WORDS.byAchievement(ACHIEVEMENTS[by.id].title, ACHIEVEMENTS[by.id].words);
  }
}

/** One paragraph for each opponent, in the order in which they were played last. */
function tallyLines({ records }: Campaign): string[] {
  const ids = [...new Set(records.tallies.map(({ opponent }) => opponent).toReversed())];
  if (ids.length === 0) return [RECORDS_WORDS.none];
  return ids.map((id) =>
    [
      nameOf(id),
      ...records.tallies
        .filter(({ opponent }) => opponent === id)
        .map(({ rules, level, won, lost, drawn, fastest }) =>
          RECORDS_WORDS.tally(rules, level, won, lost, drawn, fastest),
        ),
    ].join('\n'),
  );
}

const nameOf = (id: string): string =>
  id === 'others'
    ? RECORDS_WORDS.others
    : (OPPONENTS.find((one) => one.id === id)?.name ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`);

/** The progress after a match away from the road; the same where the match was not played to its end. */
export function noteMatch(
  campaign: Campaign,
  setup: TableSetup,
  record: MatchRecord,
  today: number,
): Campaign {
  const facts = factsOf(record);
  if (!facts) return campaign;
  const { opponent, preset, house, set } = setup;
  const rules = Object.keys(set).length > 0 ? 'custom' : [preset, ...house].join('+');
  const person = OPPONENTS.find(({ id }) => id === opponent);
  const level = person?.level ?? LEVELS.find((one) => one === opponent) ?? 'plain';
  const records = recordMatch(campaign.records, { facts, opponent, rules, level, day: today });
  return earnAchievements({ campaign: { ...campaign, records }, facts, hosts: OPPONENTS }, today).campaign;
}
