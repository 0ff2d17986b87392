/**
 * How somebody comes through a lesson or a puzzle, as a plain reducer: a step asks, a move answers, the other side
 * replies as it is written, and what has happened is told. It knows the only copy of the state, as a match does.
 */
import type { HouseRule, PresetId } from '../content/index.ts';
import {
  compileRules,
  copyState,
  fromPosition,
  type GameEvent,
  type Layout,
  type Observation,
  observe,
  parseMove,
  play,
  type RuleOptions,
  type Seat,
  type State,
} from '../engine/index.ts';

/** A step of a lesson or a puzzle, ready to be sat down to. */
export interface CourseStep {
  readonly kind: 'forced' | 'free' | 'puzzle';
  readonly asks: string;
  /** Null where it goes on from where the last step has ended. */
  readonly start: Layout | null;
  /** The move that is asked for, or that solves it; null where any will do. */
  readonly move: string | null;
  readonly reply: string | null;
  readonly told: string;
  readonly hint: string | null;
  /** What is said to a wrong move of a puzzle. */
  readonly wrong: string;
  /** A wrong move and the reply that shows it. */
  readonly refuted: { readonly move: string; readonly reply: string } | null;
}

export interface Course {
  readonly kind: 'lesson' | 'puzzle';
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly preset: PresetId;
  readonly house: readonly HouseRule[];
  readonly options: RuleOptions;
  readonly steps: readonly CourseStep[];
}

/** `asked` → perhaps `answered`, when a reply is still to come → `told`, or `wrong` in a puzzle. */
export type LessonStage = 'asked' | 'answered' | 'told' | 'wrong';

export interface LessonRun {
  readonly course: Course;
  /** The step, from 0. */
  readonly at: number;
  readonly stage: LessonStage;
  /** The table where the step began, and as it is. */
  readonly start: State;
  readonly state: State;
  /** The move that was made in this step. */
  readonly made: string | null;
  readonly hinted: boolean;
  /** The solution was asked for rather than found. */
  readonly shown: boolean;
}

/** A run after a move, and what the move did, hidden cards included. */
export interface LessonMove {
  readonly run: LessonRun;
  readonly events: readonly GameEvent[];
}

export const stepOf = ({ course, at }: LessonRun): CourseStep => course.steps[at]!;
export const isLastStep = ({ course, at }: LessonRun): boolean => at === course.steps.length - 1;
export const lessonSeen = ({ state }: LessonRun, seat: Seat): Observation => observe(state, seat);

const begun = (course: Course, at: number, start: State): LessonRun => ({
  course,
  at,
  stage: 'asked',
  start,
  state: start,
  made: null,
  hinted: false,
  shown: false,
});

function stateOf(course: Course, at: number): State | null {
  const start = course.steps[at]?.start;
  return start ? fromPosition(compileRules(course.options), start) : null;
}

/** Sits down to a course, at its first step. */
export const beginCourse = (course: Course): LessonRun => begun(course, 0, stateOf(course, 0)!);

/** Why a legal move is not taken now; null for one that is. */
export function lessonRefusal(run: LessonRun, move: string): 'other-step' | 'step-done' | null {
  if (run.stage !== 'asked') return 'step-done';
  const { kind, move: wanted } = stepOf(run);
  return kind === 'forced' && move !== wanted ? 'other-step' : null;
}

/** Makes a legal move that is not refused. */
export function makeLessonMove(run: LessonRun, move: string): LessonMove {
  const { kind, move: right, reply, refuted } = stepOf(run);
  const { state, events } = play(run.state, parseMove(move)!);
  const isWrong = kind === 'puzzle' && move !== right;
  const answers = isWrong ? refuted?.move === move : reply !== null;
  const stage = answers ? 'answered' : isWrong ? 'wrong' : 'told';
  return { run: { ...run, state, stage, made: move }, events };
}

/** The reply of the other side, where one is due. */
export function makeLessonReply(run: LessonRun): LessonMove {
  const { move, reply, refuted } = stepOf(run);
  const isWrong = move !== null && run.made !== move;
  const answer = isWrong ? refuted?.reply : reply;
  const { state, events } = play(run.state, parseMove(answer!)!);
  return { run: { ...run, state, stage: isWrong ? 'wrong' : 'told' }, events };
}

/** The step from its beginning. */
export const repeatStep = (run: LessonRun): LessonRun => ({
  ...begun(run.course, run.at, run.start),
  hinted: run.hinted,
});

/**
 * The next step, whether this one has been done or is skipped; null after the last. A step that goes on from a skipped
 * one begins as if it had been done.
 */
export function nextStep(run: LessonRun): LessonRun | null {
  if (isLastStep(run)) return null;
  const at = run.at + 1;
  const start = stateOf(run.course, at);
  return begun(run.course, at, start ?? doneState(run));
}

function doneState(run: LessonRun): State {
  if (run.stage === 'told') return run.state;
  const { move } = stepOf(run);
  const made = move === null ? null : makeLessonMove(repeatStep(run), move).run;
  if (!made) return copyState(run.start);
  return made.stage === 'answered' ? makeLessonReply(made).run.state : made.state;
}

export const hintAt = (run: LessonRun): LessonRun => ({ ...run, hinted: true });

/** Makes the solving move for whoever asks for it. */
export function showSolution(run: LessonRun): LessonMove | null {
  const { move } = stepOf(run);
  if (move === null) return null;
  const shown = makeLessonMove(repeatStep(run), move);
  return { ...shown, run: { ...shown.run, shown: true } };
}
