/** Faults in the lessons: moves that are not legal, replies nobody can make, puzzles with more or fewer than one solution. */
import {
  apply,
  compileRules,
  copyState,
  fromPosition,
  isOver,
  legalMoves,
  observe,
  parseMove,
  type State,
} from '../../engine/index.ts';
import { presetOptions } from '../presets.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { layOutLesson } from './lesson-position.ts';

const LONGEST = { title: 24, about: 32, asks: 125, told: 125, hint: 100 };
/** The steps of a lesson: so many forced ones, then one free choice, then one puzzle. */
const FORCED = { least: 1, most: 4 };

type Report = (where: string, message: string) => void;

export function checkLessons(lessons: readonly Lesson[], report: Report): void {
  for (const [i, lesson] of lessons.entries()) {
    const { id, title, steps } = lesson;
    if (!/^[a-z]+(?:-[a-z]+)*$/.test(id)) report(id, 'is no id in kebab-case');
    if (lessons.findIndex((other) => other.id === id) < i) report(id, 'a lesson has this id already');
    if (lessons.findIndex((other) => other.title === title) < i) {
      report(`${id}.title`, 'a lesson has this title already');
    }
    checkLengths(lesson, id, report);
    const kinds = steps.map(({ kind }) => kind).join(' ');
    if (!new RegExp(`^(forced ){${FORCED.least},${FORCED.most}}free puzzle$`).test(kinds)) {
      report(id, `goes ${kinds}`);
    }
    checkSteps(lesson, report);
  }
}

function checkLengths(part: object, where: string, report: Report): void {
  for (const [name, most] of Object.entries(LONGEST)) {
    const text: unknown = (part as Record<string, unknown>)[name];
    if (typeof text === 'string' && text.length > most) {
      report(`${where}.${name}`, `has ${text.length} characters, not ${most}`);
    }
  }
}

/** Plays the lesson through as it is written. */
function checkSteps({ id, steps }: Lesson, report: Report): void {
  const rules = compileRules(presetOptions('standard'));
  let state: State | null = null;
  for (const [i, step] of steps.entries()) {
    const where = `${id}.steps[${i}]`;
    checkLengths(step, where, report);
    if (step.setting) {
      const read = layOutLesson(step.setting);
      if ('fault' in read) {
        report(`${where}.setting`, read.fault);
        return;
      }
      state = fromPosition(rules, read.layout);
    }
    if (!state) return report(`${where}.setting`, 'is missing');
    if (isOver(state)) return report(where, 'begins when the match is over');
    if (observe(state, 'A').next !== 'A') return report(where, 'begins out of turn');
    if (step.kind !== 'free' && !checkMoves(state, step, where, report)) return;
    if (step.kind === 'free') state = null;
  }
}

function checkMoves(
  state: State,
  step: Exclude<LessonStep, { kind: 'free' }>,
  where: string,
  report: Report,
): boolean {
  const legal = legalMoves(state);
  if (!legal.includes(step.move)) {
    report(`${where}.move`, `${step.move} is not legal`);
    return false;
  }
  if (step.kind === 'puzzle') {
    const wins = legal.filter((move) => {
      const after = copyState(state);
      apply(after, parseMove(move) ?? 0);
      return observe(after, 'A').result === 'A wins';
    });
    if (wins.join() !== step.move) report(where, `is won by ${wins.join(' and ') || 'no move'}`);
    return true;
  }
  apply(state, parseMove(step.move) ?? 0);
  if (step.reply === undefined) return true;
  if (isOver(state) || !legalMoves(state).includes(step.reply)) {
    report(`${where}.reply`, `${step.reply} is not legal`);
    return false;
  }
  apply(state, parseMove(step.reply) ?? 0);
  return true;
}
