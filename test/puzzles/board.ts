/** What the prover needs of the rules, from the engine or from the naive second implementation. */
import { layOutPuzzle, type PuzzleStart } from '../../src/content/puzzles/puzzle-position.ts';
import {
  apply,
  copyState,
  fromPosition,
  legalMoves,
  outcomeOf,
  parseMove,
  type State,
  toPosition,
} from '../../src/engine/index.ts';
import { begin, copyGame, type Game, legalMovesOf, makeMove } from '../kit/oracle.ts';
import { optionsOf, rulesOf } from '../kit/record.ts';

export interface Board {
  /** Null while the match goes on. */
  readonly result: 'A' | 'B' | 'draw' | null;
  readonly bySale: boolean;
  legal(): string[];
  after(move: string): Board;
}

/** Lays a puzzle out with the hidden cards in a certain order, decks top card first. */
export type Opener = (
  puzzle: PuzzleStart,
  theirHand: readonly number[],
  theirDeck: readonly number[],
  ownDeck: readonly number[],
) => Board;

const winner = (result: string): Board['result'] =>
  result === 'continue' ? null : result === 'draw' ? 'draw' : result === 'A wins' ? 'A' : 'B';

function engineBoard(state: State): Board {
  const { result, why } = outcomeOf(state);
  return {
    result: winner(result),
    bySale: why === 'sale',
    legal: () => legalMoves(state),
    after: (move) => {
      const next = copyState(state);
      apply(next, parseMove(move)!);
      return engineBoard(next);
    },
  };
}

function stateOf(...[puzzle, ...hidden]: Parameters<Opener>): State {
  const read = layOutPuzzle(puzzle, ...hidden);
  if ('fault' in read) throw new Error(read.fault);
  return fromPosition(rulesOf(puzzle.rules), read.layout);
}

export const openWithEngine: Opener = (...args) => engineBoard(stateOf(...args));

function oracleBoard(game: Game): Board {
  return {
    result: winner(game.result),
    bySale: game.why === 'sale',
    legal: () => legalMovesOf(game),
    after: (move) => {
      const next = copyGame(game);
      // Nothing is shuffled anew within three moves.
      makeMove(next, move, (_, cards) => [...cards]);
      return oracleBoard(next);
    },
  };
}

/** The naive rules do not keep who laid a card across: that decides only whose pile it goes to. */
export const openWithOracle: Opener = (...args) =>
  oracleBoard(begin(optionsOf(args[0].rules), toPosition(stateOf(...args))));
