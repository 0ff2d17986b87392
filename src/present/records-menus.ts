/** The screens of the records: totals with charts, opponents, achievements, and the question before all begins anew. */
import { RESET_WORDS } from '../text/campaign.ts';
import { CARRY_WORDS, RECORDS_WORDS } from '../text/records.ts';
import { WORDS } from '../text/screens.ts';
import type { Menu } from './menus.ts';
import { roadButton } from './road-menus.ts';
import type { Chart } from './road-picture.ts';

export interface RecordsSight {
  readonly lines: readonly string[];
  /** How many matches were played by other rules than this game's. */
  readonly shelved?: number;
  /** None before the first match. */
  readonly charts: readonly Chart[];
  readonly earned: number;
  readonly achievements: number;
  /** Palettes, backs and pieces that were won, and how many there are to win. */
  readonly prizes: { readonly has: number; readonly all: number };
}

export const recordsMenu = ({
  lines,
  charts,
  earned,
  achievements,
  prizes,
  shelved = 0,
}: RecordsSight): Menu => ({
  kind: 'menu',
  id: 'records',
  heading: RECORDS_WORDS.title,
  ...(charts.length > 0 && { picture: { kind: 'charts', charts } as const }),
  lines: lines.length === 0 ? [RECORDS_WORDS.none] : lines,
  items: [
    roadButton('achievements', RECORDS_WORDS.achievements, {
      primary: true,
      shows: `${earned}/${achievements}`,
      note: RECORDS_WORDS.achievementsNote(earned, achievements),
    }),
    roadButton('opponents', RECORDS_WORDS.opponents, { note: RECORDS_WORDS.opponentsNote }),
    roadButton('prizes', RECORDS_WORDS.prizes, {
      shows: `${prizes.has}/${prizes.all}`,
      note: RECORDS_WORDS.prizesNote(prizes.has, prizes.all),
    }),
    ...(shelved > 0
      ? [
          roadButton('shelved', RECORDS_WORDS.shelved, {
            shows: `${shelved}`,
            note: RECORDS_WORDS.shelvedNote,
          }),
        ]
      : []),
    roadButton('file', CARRY_WORDS.file),
    roadButton('code', CARRY_WORDS.code),
    roadButton('take-file', CARRY_WORDS.takeFile),
    roadButton('take-code', CARRY_WORDS.takeCode),
    roadButton('reset', RECORDS_WORDS.reset, { note: RECORDS_WORDS.resetNote }),
    roadButton('back', WORDS.back),
  ],
});

/** A list to be read. */
export const recordsListMenu = (heading: string, lines: readonly string[]): Menu => ({
  kind: 'menu',
  id: 'records',
  heading,
  lines,
  items: [roadButton('back', WORDS.back, { primary: true })],
});

/** Both questions before everything begins anew. */
export const resetMenu = (step: 'first' | 'second'): Menu => ({
  kind: 'menu',
  id: 'records',
  heading: RECORDS_WORDS.reset,
  lines: [RESET_WORDS[step]],
  items: [
    roadButton('no', RECORDS_WORDS.resetNo, { primary: true }),
    roadButton('yes', step === 'first' ? RECORDS_WORDS.resetFirst : RECORDS_WORDS.resetYes),
  ],
});
