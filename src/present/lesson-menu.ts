/** The lists of lessons and puzzles, and the menu while one sits at them. */
import { entryNote, LESSON_WORDS, lessonName, listLine } from '../text/lessons.ts';
import { WORDS } from '../text/screens.ts';
import type { Menu } from './menus.ts';
import type { MenuItem, TableModel } from './model.ts';

export type CourseKind = 'lesson' | 'puzzle';

export interface CourseEntry {
  readonly title: string;
  readonly about: string;
  readonly done: boolean;
}

const button = (id: string, label: string, more: Partial<MenuItem & { primary: boolean }> = {}): MenuItem =>
  ({ id, label, kind: 'button', enabled: true, ...more }) as MenuItem;

/** @param entries null until they are there */
export function courseList(kind: CourseKind, entries: readonly CourseEntry[] | null): Menu {
  const first = entries?.findIndex(({ done }) => !done) ?? -1;
  const done = entries?.filter((entry) => entry.done).length ?? 0;
  return {
    kind: 'menu',
    id: kind === 'lesson' ? 'lessons' : 'puzzles',
    heading: kind === 'lesson' ? LESSON_WORDS.lessons : LESSON_WORDS.puzzles,
    lines: [entries ? listLine(done, entries.length) : LESSON_WORDS.loading],
    items: [
      ...(entries ?? []).map((entry, i) =>
        button(`${kind}-${i + 1}`, lessonName(i + 1, entry.title, entry.done), {
          note: entryNote(entry.about, entry.done),
          primary: i === Math.max(0, first),
        }),
      ),
      ...(kind === 'lesson' && entries && first < 0
        ? [button('first-match', LESSON_WORDS.firstMatch, { note: LESSON_WORDS.matchNote })]
        : []),
      button('back', LESSON_WORDS.back, { primary: entries === null }),
    ],
    arranged: 'grid',
  };
}

/** Over the table of a lesson or a puzzle. */
export function lessonPause(kind: CourseKind, behind: TableModel): Menu {
  return {
    kind: 'menu',
    id: 'lesson-menu',
    heading: WORDS.menu,
    lines: [],
    items: [
      button('resume', LESSON_WORDS.resume, { primary: true }),
      ...(kind === 'lesson'
        ? [
            button('again', LESSON_WORDS.repeatStep),
            button('restart', LESSON_WORDS.repeatLesson),
            button('skip', LESSON_WORDS.skipStep),
          ]
        : [button('again', LESSON_WORDS.again), button('skip', LESSON_WORDS.skipPuzzle)]),
      button('log', WORDS.log),
      button('settings', WORDS.settings),
      button('terminal', WORDS.terminal),
      button('list', LESSON_WORDS.toList),
      button('title', LESSON_WORDS.toTitle),
    ],
    behind,
  };
}
