/** Positions met in play: good enough play with random moves mixed in, under every preset and with several decks. */
import { findBot } from '../../src/ai/index.ts';
import { drawDeck } from '../../src/ai/training/deals.ts';
import { PRESET_IDS } from '../../src/content/index.ts';
import {
  apply,
  copyState,
  deal,
  generateMoves,
  isOver,
  MOVE_BUFFER,
  type Move,
  observe,
  outcomeOf,
  parseMove,
  Random,
  type State,
  scoreOf,
  seatName,
  seatToMove,
} from '../../src/engine/index.ts';
import { rulesOf } from './record.ts';

const buffer = new Int32Array(MOVE_BUFFER);

/** The legal moves of the seat to move. */
export const movesOf = (state: State): Move[] => Array.from(buffer.subarray(0, generateMoves(state, buffer)));

/** What the mover scores at once with a move, whatever is hidden: 1, 0, or −1 when the match goes on. */
export function endsWith(state: State, move: Move): number {
  const after = copyState(state);
  apply(after, move);
  const { why } = outcomeOf(after);
  return why === 'sale' || why === 'out-of-cards' ? scoreOf(after, seatToMove(state)) : -1;
}

/** Walks through seeded matches and hands every position to `visit`, until it returns false. */
export function walk(seed: number, visit: (state: State, game: number) => boolean): void {
  const greedy = findBot('greedy-1')!;
  for (let game = 0; ; game++) {
    const random = new Random(seed, 60, game);
    const rules = rulesOf(PRESET_IDS[game % PRESET_IDS.length]!);
    const { state } = deal(rules, {
      seed: random.next(),
      deckA: drawDeck(random, rules.options),
      deckB: drawDeck(random, rules.options),
    });
    while (!isOver(state)) {
      if (!visit(state, game)) return;
      const moves = movesOf(state);
      const seen = observe(state, seatName(seatToMove(state)));
      const move =
        random.unit() < 0.2
          ? moves[random.below(moves.length)]!
          : parseMove(greedy.choose(seen, {}, random.next()).move)!;
      apply(state, move);
    }
  }
}
