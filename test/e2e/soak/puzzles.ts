/**
 * All puzzles proved anew by trying everything, as `npm run puzzles -- prove` does; those that the naive rules can do in
 * seconds by these too. `--many` of them at most.
 */
import { MINED } from '../../../src/content/puzzles/mined.ts';
import { openWithEngine, openWithOracle } from '../../puzzles/board.ts';
import { prove } from '../../puzzles/prover.ts';
import type { Site } from '../kit.ts';
import type { SoakOptions, SoakPart } from './part.ts';

async function run(_: Site, { many }: SoakOptions): Promise<string[]> {
  const puzzles = MINED.slice(0, many);
  const found: string[] = [];
  let twice = 0;
  for (const puzzle of puzzles) {
    const isSlow = puzzle.kind === 'win-in-two';
    for (const open of isSlow ? [openWithEngine] : [openWithEngine, openWithOracle])
      found.push(...prove(puzzle, open).faults.map((fault) => `${puzzle.id}: ${fault}`));
    if (!isSlow) twice++;
  }
  console.log(`${puzzles.length} puzzles proved, ${twice} of them by both implementations of the rules`);
  return found;
}

export default { many: MINED.length, withoutPage: true, run } satisfies SoakPart;
