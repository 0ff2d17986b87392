/** What can be won besides money and marks: palettes, backs and pieces for the radio. Nothing of it changes strength. */
import type { AchievementId } from './achievements.ts';

/** How something is won: by an achievement, or by owning so many sets of cards. */
export type UnlockBy =
  | { readonly kind: 'achievement'; readonly id: AchievementId }
  | { readonly kind: 'sets'; readonly count: number }
  | { readonly kind: 'achievements'; readonly count: number };

const by = (id: AchievementId): UnlockBy => ({ kind: 'achievement', id });

export const UNLOCKS = {
  palette: {
    sepia: { kind: 'sets', count: 3 },
    rose: by('clean-sweep'),
    teal: by('half-way'),
    paper: by('lighthouse'),
    ember: { kind: 'achievements', count: 20 },
  },
  back: {
    'mile-stone': by('half-way'),
    'loose-wheel': by('quick-sale'),
    waybill: { kind: 'achievements', count: 10 },
    'nine-miles': by('lighthouse'),
    wayledger: { kind: 'achievements', count: 30 },
  },
  /** The others are on the radio from the start. */
  radio: {
    'one-warm-kiln': { kind: 'sets', count: 3 },
    'two-hundred-mules': by('ten-wins'),
    'salt-in-any-direction': { kind: 'sets', count: 8 },
    'bell-at-highmanger': { kind: 'sets', count: 12 },
  },
} as const satisfies Record<string, Readonly<Record<string, UnlockBy>>>;

export type UnlockKind = keyof typeof UNLOCKS;
