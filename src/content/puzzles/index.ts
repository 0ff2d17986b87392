/** The thirty puzzles, easiest first. Loaded when somebody opens them: nothing else in the content imports this file. */
import { MINED } from './mined.ts';
import type { Puzzle } from './puzzle.ts';
import { PUZZLE_WORDS } from './words.ts';

export const PUZZLES: readonly Puzzle[] = MINED.map((puzzle) => ({ ...puzzle, ...PUZZLE_WORDS[puzzle.id] }));
