/** Faults in the puzzles that can be seen without solving them; that they are right is proved by `npm run puzzles -- prove`. */
import { apply, compileRules, fromPosition, isOver, legalMoves, parseMove } from '../../engine/index.ts';
import { parsePresetName, presetOptions } from '../presets.ts';
import { difficulty, PUZZLE_KEYS, PUZZLE_KINDS, type Puzzle } from './puzzle.ts';
import { hiddenCards, layOutPuzzle } from './puzzle-position.ts';

const PER_KIND = 10;
/** Each key opens at least so many. */
const PER_KEY = 4;
const LEVELS = 8;
const LONGEST = { title: 32, hint: 140, why: 320 };

type Report = (where: string, message: string) => void;

export function checkPuzzles(puzzles: readonly Puzzle[], report: Report): void {
  for (const [i, puzzle] of puzzles.entries()) {
    const { id, title, failed } = puzzle;
    if (!/^[a-z]+(?:-[a-z]+)*$/.test(id)) report(id, 'is no id in kebab-case');
    if (puzzles.findIndex((other) => other.id === id) < i) report(id, 'a puzzle has this id already');
    if (puzzles.findIndex((other) => other.title === title) < i) {
      report(`${id}.title`, 'a puzzle has this title already');
    }
    for (const [name, most] of Object.entries(LONGEST)) {
      const { length } = puzzle[name as keyof typeof LONGEST];
      if (length > most) report(`${id}.${name}`, `has ${length} characters, not ${most}`);
    }
    if (failed.length !== LEVELS || failed.some((percent) => !(percent >= 0 && percent <= 100))) {
      report(`${id}.failed`, `is no percentage for each of ${LEVELS} levels`);
    }
    const before = puzzles[i - 1];
    if (before && difficulty(puzzle) < difficulty(before)) report(id, `is easier than ${before.id}`);
    checkPosition(puzzle, report);
  }
  for (const kind of PUZZLE_KINDS) {
    const count = puzzles.filter((puzzle) => puzzle.kind === kind).length;
    if (count !== PER_KIND) report('puzzles', `there are ${count} of ${kind}, not ${PER_KIND}`);
  }
  for (const key of PUZZLE_KEYS) {
    const count = puzzles.filter((puzzle) => puzzle.key === key).length;
    if (count < PER_KEY) report('puzzles', `${key} opens ${count}, not ${PER_KEY}`);
  }
}

/** The position is legal and undecided, and the moves named can be played. */
function checkPosition(puzzle: Puzzle, report: Report): void {
  const { id, rules, solution, tempting, key, kind, theirHand } = puzzle;
  const preset = parsePresetName(rules);
  const options = preset && presetOptions(preset.id, preset.house);
  if (options?.deck.kind !== 'standard54')
    return report(`${id}.rules`, `${rules} is not played with a full set`);
  const hidden = hiddenCards(puzzle);
  if (!hidden) return report(id, 'shows more of a card than a set has');
  if (hidden.theirs.length < theirHand || hidden.ownDeck.length === 0)
    return report(id, 'has too few cards left');
  const read = layOutPuzzle(
    puzzle,
    hidden.theirs.slice(0, theirHand),
    hidden.theirs.slice(theirHand),
    hidden.ownDeck,
  );
  if ('fault' in read) return report(id, read.fault);
  const state = fromPosition(compileRules(options), read.layout);
  if (isOver(state)) return report(id, 'is over');
  const legal = legalMoves(state);
  if (!legal.includes(solution)) report(`${id}.solution`, `${solution} is not legal`);
  if (!solution.startsWith(key)) report(`${id}.key`, `${solution} does not play it`);
  if (!legal.includes(tempting.move)) report(`${id}.tempting`, `${tempting.move} is not legal`);
  if (tempting.move === solution) report(`${id}.tempting`, 'is the solution');
  if (!legal.includes(tempting.move)) return;
  // A move may be wrong because it wins nothing, because it ends the match, or because of a reply.
  apply(state, parseMove(tempting.move) ?? 0);
  const needsNone = kind === 'win-now' || isOver(state);
  if (needsNone !== (tempting.reply === undefined)) {
    report(`${id}.tempting`, needsNone ? 'needs no reply' : 'needs a reply');
  }
}
