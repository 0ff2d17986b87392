/** A lesson or a puzzle at the table: what lies there, what is said beside it, and what is kept of it. */
import type { Campaign } from '../campaign/index.ts';
import { DEFAULT_SETUP, type TableSetup } from '../content/index.ts';
import { eventsFor, type GameEvent, isOver, standardDeck, startRecord } from '../engine/index.ts';
import {
  beginCourse,
  type Course,
  isLastStep,
  type Judge,
  type LessonMove,
  type LessonRun,
  lessonRefusal,
  lessonSeen,
  stepOf,
  type Verdict,
} from '../match/index.ts';
import {
  bestOf,
  type CourseEntry,
  type CourseKind,
  type Guide,
  legalFrom,
  lessonGuide,
  refusalFrom,
} from '../present/index.ts';
import { LESSON_WORDS } from '../text/lessons.ts';
import { WORDS } from '../text/screens.ts';
import type { Happening } from './ports.ts';
import type { School } from './school.ts';
import { afterMove, NOTHING_CHOSEN, type Table, VIEWER } from './table.ts';

/** A run, and what its free choice was worth. */
export interface LessonSitting {
  readonly run: LessonRun;
  readonly verdict: Verdict | null;
}

/** Who weighs free choices: the strongest that needs no search, so that it answers at once and always the same. */
export const LESSON_JUDGE = 'long-hauler';

/** The first match after the lessons: the gentlest opponent, the plainest rules. */
export const FIRST_MATCH: TableSetup = { ...DEFAULT_SETUP, opponent: 'greenhorn', seed: null };

export const coursesOf = (school: School, kind: CourseKind): readonly Course[] =>
  kind === 'lesson' ? school.lessons : school.puzzles;

export const doneOf = (campaign: Campaign, kind: CourseKind): readonly string[] =>
  kind === 'lesson' ? campaign.lessons : campaign.puzzles;

/** `lesson-3` as it stands in a list; null where there is no such thing. */
export function courseAt(school: School | null, item: string): Course | null {
  const [, kind, number] = /^(lesson|puzzle)-(\d+)$/.exec(item) ?? [];
  return (school && kind && coursesOf(school, kind as CourseKind)[Number(number) - 1]) || null;
}

const numberOf = (school: School, { kind, id }: Course): number =>
  coursesOf(school, kind).findIndex((one) => one.id === id) + 1;

/** The course after one; null after the last. */
export const courseAfter = (school: School, course: Course): Course | null =>
  coursesOf(school, course.kind)[numberOf(school, course)] ?? null;

export const courseEntries = (
  school: School | null,
  campaign: Campaign,
  kind: CourseKind,
): readonly CourseEntry[] | null =>
  school &&
  coursesOf(school, kind).map(({ id, title, about }) => ({
    title,
    about,
    done: doneOf(campaign, kind).includes(id),
  }));

export const beginSitting = (course: Course): LessonSitting => ({ run: beginCourse(course), verdict: null });

/** What a person may do now: all that is legal, or the one move that is asked for. */
function legalIn(run: LessonRun): readonly string[] {
  return legalFrom(lessonSeen(run, VIEWER)).filter((move) => lessonRefusal(run, move) === null);
}

/** The table of a step before anything has happened in it. */
export function layLesson({ run }: LessonSitting): Table {
  const { course } = run;
  const seen = lessonSeen(run, VIEWER);
  return {
    setup: { ...DEFAULT_SETUP, preset: course.preset, house: course.house },
    // Nothing is kept of what is played here.
    record: startRecord(course.options, 0, standardDeck(), standardDeck(), VIEWER),
    names: { A: WORDS.you, B: LESSON_WORDS.them },
    seen,
    curtain: null,
    legal: legalIn(run),
    told: null,
    log: [],
    lastMove: null,
    choosing: NOTHING_CHOSEN,
    reckonings: [],
    road: null,
  };
}

/** The table after a move or a reply, and what there is to be said about it. */
export function afterLessonMove(
  table: Table,
  { run, events }: LessonMove,
): { table: Table; happening: Happening } {
  const after = afterMove(table, table.record, events, lessonSeen(run, VIEWER));
  return {
    table: { ...after.table, legal: legalIn(run), choosing: NOTHING_CHOSEN },
    // The other side moves by itself, but as part of what the person does.
    happening: { ...after.happening, own: true },
  };
}

/** What is shown of a move. */
export const shownOf = (table: Table): readonly GameEvent[] => eventsFor(VIEWER, table.told ?? []);

export function guideOf(sitting: LessonSitting | null, school: School | null): Guide | null {
  if (!sitting || !school) return null;
  const { run, verdict } = sitting;
  const { course, at, stage, hinted } = run;
  const { kind, asks, told, wrong, hint, move } = stepOf(run);
  return lessonGuide({
    kind: course.kind,
    number: numberOf(school, course),
    title: course.title,
    step: at + 1,
    steps: course.steps.length,
    stage,
    task: kind,
    asks,
    told,
    wrong,
    hint,
    hinted,
    move,
    won: isOver(run.state),
    verdict,
    more: courseAfter(school, course) !== null,
  });
}

/** Refuses in a lesson what its step does not ask for; elsewhere the rules alone judge. */
export const judgeFor = (now: () => LessonSitting | null): Judge => ({
  legal: (seen) => {
    const run = now()?.run;
    return legalFrom(seen).filter((move) => !run || lessonRefusal(run, move) === null);
  },
  refusal: (seen, move) => {
    const run = now()?.run;
    const done = run && run.stage !== 'asked' ? 'step-done' : null;
    return done ?? refusalFrom(seen, move) ?? (run ? lessonRefusal(run, move) : null);
  },
  best: bestOf,
});

/** Whether a course has come to its good end: its last step is done, and a puzzle was solved by oneself. */
export const isPassed = ({ run }: LessonSitting): boolean =>
  isLastStep(run) && run.stage === 'told' && (run.course.kind === 'lesson' || !run.shown);

/** Progress with one more course done. */
export function withDone(campaign: Campaign, { kind, id }: Course): Campaign {
  const done = doneOf(campaign, kind);
  if (done.includes(id)) return campaign;
  return { ...campaign, [kind === 'lesson' ? 'lessons' : 'puzzles']: [...done, id] };
}
