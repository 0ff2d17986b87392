/** The lessons and the puzzles as courses. It brings their texts along, so that it is fetched when they are first opened. */
import { LESSONS, layOutLesson } from '../content/lessons/index.ts';
import { parsePresetName, presetOptions } from '../content/presets.ts';
import { PUZZLES } from '../content/puzzles/index.ts';
import type { Puzzle } from '../content/puzzles/puzzle.ts';
import { hiddenCards, layOutPuzzle } from '../content/puzzles/puzzle-position.ts';
import { faceOf, type Layout, moveFace, parseMove } from '../engine/index.ts';
import type { Course } from '../match/lesson-run.ts';
import { PUZZLE_ASKS, PUZZLE_KIND_WORDS, WRONG } from '../text/lessons.ts';

export interface School {
  readonly lessons: readonly Course[];
  readonly puzzles: readonly Course[];
}

/** The content checker has seen to it that everything can be laid out. */
function laid(read: { layout: Layout } | { fault: string }): Layout {
  if ('fault' in read) throw new Error(read.fault);
  return read.layout;
}

function lessonCourses(): Course[] {
  return LESSONS.map(({ id, title, about, steps }) => ({
    kind: 'lesson',
    id,
    title,
    about,
    preset: 'standard',
    house: [],
    options: presetOptions('standard'),
    steps: steps.map((step) => ({
      kind: step.kind,
      asks: step.asks,
      start: step.setting && laid(layOutLesson(step.setting)),
      move: step.kind === 'free' ? null : step.move,
      reply: step.kind === 'forced' ? (step.reply ?? null) : null,
      told: step.kind === 'free' ? '' : step.told,
      hint: step.kind === 'puzzle' ? step.hint : null,
      wrong: WRONG.lesson,
      refuted: null,
    })),
  }));
}

/** One of the positions a puzzle stands for: they hold what it takes to show why the tempting move is wrong. */
function layoutOf(puzzle: Puzzle): Layout {
  const { ownDeck, theirs } = hiddenCards(puzzle)!;
  const { reply } = puzzle.tempting as { readonly reply?: string };
  const face = reply === undefined ? 0 : moveFace(parseMove(reply)!);
  const hand = [...theirs].sort((a, b) => Number(faceOf(b) === face) - Number(faceOf(a) === face));
  return laid(layOutPuzzle(puzzle, hand.slice(0, puzzle.theirHand), hand.slice(puzzle.theirHand), ownDeck));
}

function puzzleCourses(): Course[] {
  return PUZZLES.map((puzzle) => {
    const { id, title, kind, rules, solution, hint, why, tempting } = puzzle;
    const { id: preset, house } = parsePresetName(rules)!;
    const reply = (tempting as { readonly reply?: string }).reply;
    return {
      kind: 'puzzle',
      id,
      title,
      about: PUZZLE_KIND_WORDS[kind],
      preset,
      house,
      options: presetOptions(preset, house),
      steps: [
        {
          kind: 'puzzle',
          asks: PUZZLE_ASKS[kind],
          start: layoutOf(puzzle),
          move: solution,
          reply: null,
          told: why,
          hint,
          wrong: WRONG[kind],
          refuted: reply === undefined ? null : { move: tempting.move, reply },
        },
      ],
    };
  });
}

export const SCHOOL: School = { lessons: lessonCourses(), puzzles: puzzleCourses() };
