/** How often each level of the ladder misses a puzzle's solution. */
import type { Bot } from '../../src/ai/index.ts';
import type { Level } from '../../src/ai/persona.ts';
import type { MinedPuzzle } from '../../src/content/puzzles/puzzle.ts';
import { hiddenCards, layOutPuzzle, type PuzzleStart } from '../../src/content/puzzles/puzzle-position.ts';
import { fromPosition, observe, Random } from '../../src/engine/index.ts';
import { rulesOf } from '../kit/record.ts';

const ATTEMPTS = 40;
/** Rollouts take long. */
const SEARCHING_ATTEMPTS = 12;

/** Those that take the best move and do not search do the same every time. */
const attemptsOf = ({ nodes, temperature }: Level): number =>
  nodes > 0 ? SEARCHING_ATTEMPTS : temperature === 0 ? 1 : ATTEMPTS;

/** What a level plays here, and how often, of so many attempts. */
export function movesPlayed(level: Level, bot: Bot, puzzle: PuzzleStart, seed: number): Map<string, number> {
  const hidden = hiddenCards(puzzle);
  if (!hidden) throw new Error('more of a card is seen than a set has');
  const played = new Map<string, number>();
  for (let attempt = 0; attempt < attemptsOf(level); attempt++) {
    const random = new Random(seed, 71, attempt);
    const theirs = random.shuffle([...hidden.theirs]);
    const read = layOutPuzzle(
      puzzle,
      theirs.slice(0, puzzle.theirHand),
      theirs.slice(puzzle.theirHand),
      random.shuffle([...hidden.ownDeck]),
    );
    if ('fault' in read) throw new Error(read.fault);
    const { move } = bot.choose(
      observe(fromPosition(rulesOf(puzzle.rules), read.layout), 'A'),
      {},
      random.next(),
    );
    played.set(move, (played.get(move) ?? 0) + 1);
  }
  return played;
}

/** Of a hundred attempts, how many miss the solution. */
export function failures(
  level: Level,
  played: ReadonlyMap<string, number>,
  { solution }: Pick<MinedPuzzle, 'solution'>,
): number {
  return Math.round(100 * (1 - (played.get(solution) ?? 0) / attemptsOf(level)));
}
