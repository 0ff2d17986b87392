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
    'two-wells': by('quick-sale'),
    'lamp-room': by('lighthouse'),
    waybill: { kind: 'achievements', count: 10 },
    'nine-miles': { kind: 'achievements', count: 30 },
  },
  radio: {
    'ferry-bell': by('first-win'),
    'salt-wind': { kind: 'sets', count: 8 },
    'kiln-shift': { kind: 'sets', count: 5 },
    'low-trestle': { kind: 'sets', count: 11 },
    'light-list': by('lighthouse'),
  },
} as const satisfies Record<string, Readonly<Record<string, UnlockBy>>>;

export type UnlockKind = keyof typeof UNLOCKS;
