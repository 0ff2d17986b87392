/** Words around the lessons and the puzzles; what each of them says is content. */
import type { CardName } from '../engine/index.ts';
import { faceKind, theCard } from './en/cards.ts';

export const LESSON_WORDS = {
  lessons: 'Lessons',
  puzzles: 'Puzzles',
  lessonsNote: 'Ten short lessons at a real table.',
  newHere: 'New here? Ten short lessons, two minutes each.',
  puzzlesNote: 'Thirty positions with one right move each.',
  loading: 'They are being fetched…',
  failed: 'They could not be loaded just now. Go back, and try again later.',
  back: 'Back',
  next: 'Next',
  nextLesson: 'Next lesson',
  nextPuzzle: 'Next puzzle',
  firstMatch: 'Play a match',
  toList: 'To the list',
  again: 'Again',
  tryAgain: 'Try again',
  hint: 'Hint',
  solution: 'Show me',
  skip: 'Skip',
  skipPuzzle: 'Skip this puzzle',
  skipStep: 'Skip this step',
  repeatStep: 'This step again',
  repeatLesson: 'The whole lesson again',
  resume: 'Go on',
  toTitle: 'Back to title',
  leftIt: 'You leave the lesson; what you have done is kept.',
  weighing: 'Let me see what that was worth…',
  them: 'The other side',
  matchNote: 'Against Greenhorn, who makes mistakes.',
} as const;

export const listLine = (done: number, all: number): string =>
  done === 0 ? 'In any order, as often as you like.' : `${done} of ${all} done.`;

export const lessonName = (number: number, title: string, done: boolean): string =>
  `${number}. ${title}${done ? ' ✓' : ''}`;
export const entryNote = (about: string, done: boolean): string =>
  `${about.charAt(0).toUpperCase()}${about.slice(1)}${done ? '; done' : ''}.`;

/** `Lesson 3, step 2 of 5: The second card`. */
export const lessonTitle = (number: number, title: string, step: number, steps: number): string =>
  `Lesson ${number}, step ${step} of ${steps}: ${title}`;
export const puzzleTitle = (number: number, title: string): string => `Puzzle ${number}: ${title}`;

export const hinted = (asks: string, hint: string): string => `${asks} Hint: ${hint}`;

/** What kind of puzzle it is: what has to be found. */
export const PUZZLE_ASKS = {
  'win-now': 'One move wins the match at once. Find it.',
  'win-in-two': 'One move wins next turn, whatever they hold and whatever you draw. Find it.',
  survive: 'They are about to win. One move leaves them no way to do it this turn. Find it.',
} as const;

export const PUZZLE_KIND_WORDS = {
  'win-now': 'win now',
  'win-in-two': 'win in two',
  survive: 'survive',
} as const;

/** What a wrong try came to. */
export const WRONG = {
  'win-now': 'The match is not won by that.',
  'win-in-two': 'They have an answer to that.',
  survive: 'After that they can win.',
  lesson: 'The match is not won by that.',
} as const;

/** A move as somebody would name it: `put the ten of hearts on A1`. */
export function moveWords(move: string): string {
  const [, card, place] = /^(.+)>(.+)$/.exec(move) ?? [];
  if (card && place) {
    const [caravan, row] = place.split('.');
    const name = theCard(card as CardName);
    return faceKind(card as CardName) && row
      ? `put ${name} on card ${row} of ${caravan}`
      : `put ${name} on ${caravan}`;
  }
  const [verb, what = ''] = move.split(' ');
  return verb === 'discard' ? `discard ${theCard(what as CardName)}` : move;
}

/** Why a legal move is not taken in a step that asks for one. */
export const OTHER_STEP = (move: string): string =>
  `The rules allow it, but this step is about something else: ${moveWords(move)}.`;
export const STEP_DONE = 'This step is over: choose what comes next.';

/** What a free choice was worth. */
export const VERDICTS = {
  best: () => 'A strong player would do that too: nothing else promises more.',
  fair: (better: string) => `That is all right. A little stronger: ${better}.`,
  poor: (better: string) => `That gives something away. Stronger: ${better}.`,
  unknown: () => 'Made. There was nobody to weigh it just now.',
  over: 'That wins the match.',
} as const;

export const LESSON_CONSOLE = {
  help: [
    'lessons, puzzles: what there is, and what you have done.',
    'lesson 3, puzzle 5: sit down to it; next, again, hint, solution, skip.',
  ],
  entry: (number: number, title: string, about: string, done: boolean): string =>
    `${number}. ${title} (${about})${done ? ': done' : ''}`,
  none: (word: string, count: number): string => `Say ${word} and a number from 1 to ${count}.`,
  notHere: (word: string): string => `There is nothing to ${word} here.`,
} as const;

export const NOT_HERE: Record<string, string> = {
  next: 'go on to',
  again: 'do again',
  hint: 'hint at',
  solution: 'show',
  skip: 'skip',
};
