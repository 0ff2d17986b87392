/** Words of the records: what was played, what was earned, and taking one's progress along. */
import { counted } from './en/sentences.ts';

/**
 * `2026-11-30` from days since 1 January 1970: eras of 400 years that begin in March, after H. Hinnant, "chrono-Compatible
 * Low-Level Date Algorithms".
 */
function dateOf(days: number): string {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const month = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * month + 2) / 5) + 1;
  const two = (value: number): string => `${value}`.padStart(2, '0');
  const shown = month < 10 ? month + 3 : month - 9;
  return `${year + era * 400 + (shown <= 2 ? 1 : 0)}-${two(shown)}-${two(day)}`;
}

export const RECORDS_WORDS = {
  title: 'Records',
  none: 'Nothing has been played to its end yet.',
  totals: (won: number, lost: number, drawn: number) =>
    `Played ${won + lost + drawn}: ${won} won, ${lost} lost, ${drawn} drawn.`,
  streak: (now: number, best: number) => `${now} won in a row now; at best ${best}.`,
  fastest: (turns: number) => `Fastest win: ${counted(turns, 'turn')} of yours.`,
  finish: (words: string) => `Most wins ended with ${words}.`,
  advances: (times: number) =>
    `The freight office has advanced you money ${times === 1 ? 'once' : `${times} times`}.`,
  done: (lessons: number, puzzles: number) =>
    `${counted(lessons, 'lesson')} and ${counted(puzzles, 'puzzle')} done.`,
  rate: 'Share of matches won, the last twenty at each day',
  sales: 'Own caravans sold, by value',
  faces: 'Face cards played',
  day: dateOf,
  percent: (rate: number) => `${Math.round(100 * rate)} %`,
  opponents: 'By opponent',
  opponentsNote: 'Each opponent, rule set and level, with the fastest win.',
  others: 'Played longest ago',
  tally: (rules: string, level: string, won: number, lost: number, drawn: number, fastest: number | null) =>
    `${rules}, ${level}: won ${won}, lost ${lost}${drawn > 0 ? `, drawn ${drawn}` : ''}${fastest === null ? '' : `; fastest ${fastest} turns`}`,
  achievements: 'Achievements',
  achievementsNote: (has: number, all: number) => `${has} of ${all} earned.`,
  earned: (title: string, words: string, day: string) => `■ ${title}. ${words} (${day})`,
  open: (title: string, words: string) => `□ ${title}. ${words}`,
  prizes: 'What can be won',
  prizesNote: (has: number, all: number) =>
    `Phosphors, card backs, pieces for the radio: ${has} of ${all} are yours.`,
  prizesLine: 'None of it makes anybody stronger. Phosphor and card back are chosen in the settings.',
  prize: (has: boolean, name: string, how: string) => `${has ? '■' : '□'} ${name}. ${how}`,
  prizeKinds: { palette: 'Phosphors', back: 'Card backs', radio: 'On the radio' },
  /** Backs that come with the sets of people. */
  withSets: (names: readonly string[], all: number) =>
    `${names.length === all ? '■' : '□'} With the set of everybody you beat: ${names.length} of ${all}${names.length > 0 ? ` (${names.join(', ')})` : ''}.`,
  fromStart: 'From the start.',
  bySets: (count: number) => `Have ${counted(count, 'set')} of cards.`,
  byAchievements: (count: number) => `Earn ${counted(count, 'achievement')}.`,
  byAchievement: (title: string, words: string) => `Earn “${title}”. ${words}`,
  shelved: 'Played by older rules',
  shelvedNote: 'Matches that were under way when the rules of the game changed, as they were kept.',
  shelvedLines:
    'These were under way when the rules of the game changed. They are kept as they were, to be looked at; none of them counts as lost.',
  shelvedMatch: (name: string, version: number, moves: readonly string[]) =>
    `${name}, version ${version} of the rules, ${counted(moves.length, 'move')}:\n${moves.join(', ')}`,
  reset: 'Begin everything anew',
  resetNote: 'Asked twice. Settings stay.',
  resetNo: 'Leave as it is',
  resetFirst: 'Go on',
  resetYes: 'Begin anew',
} as const;

/** With what a win's last move was made. */
export const FINISH_WORDS = {
  number: 'a number card',
  J: 'a Jack',
  Q: 'a Queen',
  K: 'a King',
  X: 'a Joker',
  discard: 'a discard',
  disband: 'a disbanding',
  other: 'something else',
} as const;

export const FACE_NAMES = { J: 'Jack', Q: 'Queen', K: 'King', X: 'Joker' } as const;

/** Taking progress along, and beginning anew. */
export const CARRY_WORDS = {
  file: 'Take your save along as a file',
  code: 'Take your save along as a text code',
  takeFile: 'Take in a save from a file',
  takeCode: 'Take in a save from a text code',
  codeTitle: 'This is your save. Copy it whole.',
  pasteTitle: 'Paste a save code here.',
  copy: 'Copy',
  take: 'Take it in',
  close: 'Close',
  fileName: 'caravan-save.txt',
} as const;
