/** What a lesson puts in the place of the table's own words and controls. */
import {
  hinted,
  LESSON_WORDS,
  lessonTitle,
  moveWords,
  OTHER_STEP,
  puzzleTitle,
  STEP_DONE,
  VERDICTS,
} from '../text/lessons.ts';
import { WORDS } from '../text/screens.ts';
import type { MenuItem } from './model.ts';

export interface Guide {
  /** Which step of which lesson it is. */
  readonly title: string;
  /** What is asked, or what has happened. */
  readonly text: string;
  /** Why a legal move is not taken. */
  readonly objections: { readonly 'other-step': string; readonly 'step-done': string };
  /** Whether a move is asked for. */
  readonly asks: boolean;
  /** Beside discarding and disbanding. */
  readonly items: readonly MenuItem[];
}

/** Where somebody stands in a lesson or a puzzle. */
export interface LessonSight {
  readonly kind: 'lesson' | 'puzzle';
  /** From 1. */
  readonly number: number;
  readonly title: string;
  readonly step: number;
  readonly steps: number;
  readonly stage: 'asked' | 'answered' | 'told' | 'wrong';
  readonly task: 'forced' | 'free' | 'puzzle';
  readonly asks: string;
  readonly told: string;
  readonly wrong: string;
  readonly hint: string | null;
  readonly hinted: boolean;
  /** The move that is asked for; null in a free choice. */
  readonly move: string | null;
  /** The match has been won by a free choice. */
  readonly won: boolean;
  readonly verdict: {
    readonly worth: 'best' | 'fair' | 'poor' | 'unknown';
    readonly better: string | null;
  } | null;
  /** There is a lesson or puzzle after this one. */
  readonly more: boolean;
}

export function lessonGuide(sight: LessonSight): Guide {
  const { kind, number, title, step, steps, stage, task, move } = sight;
  return {
    title: kind === 'lesson' ? lessonTitle(number, title, step, steps) : puzzleTitle(number, title),
    text: guideText(sight),
    objections: {
      'other-step': task === 'forced' && move !== null ? OTHER_STEP(move) : STEP_DONE,
      'step-done': STEP_DONE,
    },
    asks: stage === 'asked',
    items: guideItems(sight),
  };
}

function guideText(sight: LessonSight): string {
  const { stage, task, asks, told, wrong, hint } = sight;
  switch (stage) {
    case 'asked':
    case 'answered':
      return sight.hinted && hint !== null ? hinted(asks, hint) : asks;
    case 'wrong':
      return wrong;
    case 'told':
      return task === 'free' ? verdictWords(sight) : told;
  }
}

function verdictWords({ verdict, won }: LessonSight): string {
  if (won) return VERDICTS.over;
  if (!verdict) return LESSON_WORDS.weighing;
  return VERDICTS[verdict.worth](verdict.better === null ? '' : moveWords(verdict.better));
}

const button = (id: string, label: string, primary = false): MenuItem => ({
  id,
  label,
  kind: 'button',
  enabled: true,
  ...(primary && { primary }),
});

function guideItems(sight: LessonSight): MenuItem[] {
  const { kind, stage, task, step, steps, more } = sight;
  const rest = [button('rules', WORDS.rules), button('menu', WORDS.menu)];
  const help = sight.hinted ? button('solution', LESSON_WORDS.solution) : button('hint', LESSON_WORDS.hint);
  if (stage === 'asked' || stage === 'answered')
    return [task === 'puzzle' ? help : button('skip', LESSON_WORDS.skip), ...rest];
  if (stage === 'wrong') return [button('again', LESSON_WORDS.tryAgain, true), help, ...rest];
  const goesOn =
    step < steps
      ? LESSON_WORDS.next
      : !more
        ? kind === 'lesson'
          ? LESSON_WORDS.firstMatch
          : LESSON_WORDS.toList
        : kind === 'lesson'
          ? LESSON_WORDS.nextLesson
          : LESSON_WORDS.nextPuzzle;
  return [button('next', goesOn, true), button('again', LESSON_WORDS.again), ...rest];
}
