/** Which achievements and unlocks somebody has, judged from what is kept and from the match just played. */
import { ACHIEVEMENT_IDS, ACHIEVEMENTS, type AchievementId, type Goal } from '../content/achievements.ts';
import { CARD_BACK_IDS, CARD_BACKS, type CardBack, RADIO_PIECES, type RadioPiece } from '../content/index.ts';
import { UNLOCKS, type UnlockBy, type UnlockKind } from '../content/unlocks.ts';
import type { MatchFacts } from './match-facts.ts';
import { totalsOf } from './records.ts';
import { type Host, isAtTheEnd, MARKS } from './road.ts';
import type { Campaign } from './save.ts';

interface Ground {
  /** With the match counted already. */
  readonly campaign: Campaign;
  /** Of the match just ended, from one's own seat; null between matches. */
  readonly facts: MatchFacts | null;
  readonly hosts: readonly Host[];
}

function reached(goal: Goal, { campaign, facts, hosts }: Ground): boolean {
  const { road, records } = campaign;
  const win = facts?.result === 'won' ? facts : null;
  const totals = totalsOf(records);
  switch (goal.kind) {
    case 'turns-at-most':
      return win !== null && win.why === 'sale' && win.turns <= goal.turns;
    case 'finish':
      return win?.ownFinish === true && win.finish === goal.with;
    case 'pairs-won':
      return win !== null && win.pairsWon >= goal.pairs;
    case 'sold-all-at':
      return win !== null && win.sales.length > 0 && win.sales.every(({ value }) => value === goal.value);
    case 'sold-somewhere-at':
      return win?.sales.some(({ value }) => value === goal.value) ?? false;
    case 'caravan-of':
      return win?.sales.some(({ cards }) => cards >= goal.cards) ?? false;
    case 'one-suit-of':
      return win?.sales.some(({ cards, suits }) => cards >= goal.cards && suits === 1) ?? false;
    case 'without-faces':
      return win !== null && Object.values(win.faces).every((count) => count === 0);
    case 'without-discard-or-disband':
      return win !== null && win.discards + win.disbands === 0;
    case 'hands-off':
      return win !== null && win.onTheirs === 0;
    case 'by-one-joker':
      return win !== null && win.byOneJoker >= goal.cards;
    case 'overloaded':
      return win !== null && win.overloaded >= goal.caravans;
    case 'kings-on-one':
      return win !== null && win.kingsOnOne >= goal.kings;
    case 'faces-of':
      return win !== null && win.faces[goal.rank] >= goal.count;
    case 'came-back':
      return win?.wasBehind ?? false;
    case 'out-of-cards':
      return win?.why === 'out-of-cards';
    case 'their-move-won':
      return win !== null && win.why === 'sale' && !win.ownFinish;
    case 'deck-at-most':
      return win !== null && win.deckSize <= goal.cards;
    case 'deck-at-least':
      return win !== null && win.deckSize >= goal.cards;
    case 'drawn':
    case 'lost':
      return facts?.result === goal.kind;
    case 'wins':
      return totals.won >= goal.count;
    case 'matches':
      return totals.won + totals.lost + totals.drawn >= goal.count;
    case 'streak':
      return records.streak.best >= goal.count;
    case 'days':
      return records.days.length >= goal.count;
    case 'every-price':
      return records.sales.every((count) => count > 0);
    case 'rule-sets': {
      const won = records.tallies.filter((one) => one.won > 0 && one.rules !== 'custom');
      return new Set(won.map(({ rules }) => rules)).size >= goal.count;
    }
    case 'marks':
      return Object.values(road.marks).reduce((sum, marks) => sum + marks.length, 0) >= goal.count;
    case 'all-marks-of-someone':
      return Object.values(road.marks).some((marks) => marks.length === MARKS.length);
    case 'sets':
      return road.sets.length >= goal.count;
    case 'debt-free-after':
      return road.debt === 0 && road.advances >= goal.advances;
    case 'end-of-road':
      return road.round > 1 || isAtTheEnd(road, hosts);
  }
}

/**
 * Notes what has been earned since.
 * @param day days since 1 January 1970, as the clock says that is handed in
 * @returns the campaign with it, and what is new, to be told
 */
export function earnAchievements(
  ground: Ground,
  day: number,
): { readonly campaign: Campaign; readonly earned: readonly AchievementId[] } {
  const { campaign } = ground;
  const earned = ACHIEVEMENT_IDS.filter(
    (id) => !Object.hasOwn(campaign.achievements, id) && reached(ACHIEVEMENTS[id].goal, ground),
  );
  if (earned.length === 0) return { campaign, earned };
  const achievements = { ...campaign.achievements, ...Object.fromEntries(earned.map((id) => [id, day])) };
  return { campaign: { ...campaign, achievements }, earned };
}

const isUnlocked = (
  by: UnlockBy,
  { achievements, road }: Pick<Campaign, 'achievements' | 'road'>,
): boolean => {
  switch (by.kind) {
    case 'achievement':
      return Object.hasOwn(achievements, by.id);
    case 'achievements':
      return Object.keys(achievements).length >= by.count;
    case 'sets':
      return road.sets.length >= by.count;
  }
};

/** The palettes, backs or radio pieces that are one's own, by id. */
export const unlockedOf = (kind: UnlockKind, campaign: Pick<Campaign, 'achievements' | 'road'>): string[] =>
  Object.entries<UnlockBy>(UNLOCKS[kind]).flatMap(([id, by]) => (isUnlocked(by, campaign) ? [id] : []));

type Won = Pick<Campaign, 'achievements' | 'road'>;

/** The backs one may show: those of one's sets, and those that were won. */
export function backsOf(campaign: Won): CardBack[] {
  const won = unlockedOf('back', campaign);
  return CARD_BACK_IDS.filter((id) => campaign.road.sets.includes(CARD_BACKS[id]) || won.includes(id));
}

/** The pieces that are on the radio: those that everybody has, and those that were won. */
export function piecesOf(campaign: Won): RadioPiece[] {
  const won = unlockedOf('radio', campaign);
  return RADIO_PIECES.filter((id) => !(id in UNLOCKS.radio) || won.includes(id));
}

/** What was won between two moments, kind by kind. */
export const wonSince = (before: Won, after: Won): { readonly kind: UnlockKind; readonly id: string }[] =>
  (Object.keys(UNLOCKS) as UnlockKind[]).flatMap((kind) => {
    const had = unlockedOf(kind, before);
    return unlockedOf(kind, after)
      .filter((id) => !had.includes(id))
      .map((id) => ({ kind, id }));
  });
