/**
 * Proves a puzzle by trying everything: every move, every card the other side may hold, every reply with it, every card
 * that may be drawn. Slow and plain on purpose, and without a line of the miner.
 */
import type { MinedPuzzle } from '../../src/content/puzzles/puzzle.ts';
import { hiddenCards } from '../../src/content/puzzles/puzzle-position.ts';
import { faceOf } from '../../src/engine/index.ts';
import { type Board, type Opener, openWithEngine } from './board.ts';

/** Fewest moves of a survival puzzle that lose. */
const LEAST_LOSING = 8;

export interface Proof {
  readonly faults: readonly string[];
  /** Of a win in two: per reply, the moves that win whatever was drawn. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
}

type Claims = Omit<MinedPuzzle, 'id' | 'failed' | 'tempting'> & Partial<Pick<MinedPuzzle, 'tempting'>>;

export function prove(puzzle: Claims, open: Opener = openWithEngine): Proof {
  const faults: string[] = [];
  const answers = new Map<string, string[]>();
  const hidden = hiddenCards(puzzle);
  if (!hidden) return { faults: ['more of a card is seen than a set has'], answers };
  const theirFaces = [...new Set(hidden.theirs.map(faceOf))];
  const drawFaces = [...new Set(hidden.ownDeck.map(faceOf))];
  if (theirFaces.length === 0 || drawFaces.length === 0) faults.push('nothing is hidden');

  const without = (cards: readonly number[], face: number): number[] => {
    const at = cards.findIndex((card) => faceOf(card) === face);
    return cards.filter((_, i) => i !== at);
  };
  /** They hold one card only: a reply uses one, and whatever else they hold has no effect on it. */
  const boardWith = (held: number, drawn: number): Board =>
    open(puzzle, [held], without(hidden.theirs, held), [drawn, ...without(hidden.ownDeck, drawn)]);

  const isWon = (board: Board): boolean => board.result === 'A' && board.bySale;
  const canWin = (board: Board): boolean =>
    board.result === null && board.legal().some((move) => isWon(board.after(move)));
  /** Is the match won, now or by the next move, after any reply to a move, whatever was drawn? */
  const forces = (move: string): boolean =>
    drawFaces.every((drawn) =>
      theirFaces.every((held) => {
        const board = boardWith(held, drawn).after(move);
        if (board.result !== null) return board.result === 'A';
        return board.legal().every((reply) => {
          const replied = board.after(reply);
          return isWon(replied) || canWin(replied);
        });
      }),
    );
  /** Replies that win for them, whatever they may hold. */
  const losingReplies = (move: string, enough = 1): string[] => {
    const found: string[] = [];
    for (const held of theirFaces) {
      const board = boardWith(held, drawFaces[0]!).after(move);
      if (board.result === 'B') return ['at once'];
      if (board.result !== null) return [];
      for (const reply of board.legal()) {
        if (board.after(reply).result === 'B' && found.push(reply) >= enough) return found;
      }
    }
    return found;
  };

  const start = boardWith(theirFaces[0]!, drawFaces[0]!);
  const { kind, key, solution, tempting } = puzzle;
  if (start.result !== null) return { faults: ['the match is over'], answers };
  const moves = start.legal();
  const only = (what: string, found: readonly string[]): void => {
    if (found.length !== 1 || found[0] !== solution) faults.push(`${what}: ${found.join(', ') || 'no move'}`);
  };
  if (!new RegExp(`^${key}[SHDC]?>`).test(solution)) faults.push(`${solution} does not play a ${key}`);

  const winning = moves.filter((move) => isWon(start.after(move)));
  if (kind === 'win-now') only('wins now', winning);
  else {
    if (winning.length > 0) faults.push(`wins now: ${winning.join(', ')}`);
    const forcing = moves.filter(forces);
    if (kind === 'win-in-two') only('wins in two', forcing);
    else {
      if (forcing.length > 0) faults.push(`wins in two: ${forcing.join(', ')}`);
      const safe = moves.filter((move) => losingReplies(move).length === 0);
      only('survives', safe);
      if (moves.length - safe.length < LEAST_LOSING)
        faults.push(`only ${moves.length - safe.length} moves lose`);
    }
  }

  /** Their reply on a board in which they hold what it takes; null where they cannot make it. */
  const replyTo = (move: string, reply: string, drawn: number): Board | null => {
    for (const held of theirFaces) {
      const board = boardWith(held, drawn).after(move);
      if (board.result === null && board.legal().includes(reply)) return board.after(reply);
    }
    return null;
  };
  if (tempting) {
    const { move, reply } = tempting;
    if (!moves.includes(move) || move === solution) faults.push(`${move} cannot tempt`);
    else if (kind === 'win-now') {
      if (reply !== undefined || isWon(start.after(move))) faults.push(`${move} has nothing to fear`);
    } else if (reply === undefined) {
      const { result } = start.after(move);
      if (result === null || result === 'A') faults.push(`${move} does not end the match`);
    } else {
      const refutes = (drawn: number): boolean => {
        const board = replyTo(move, reply, drawn);
        if (!board) return false;
        return kind === 'survive' ? board.result === 'B' : !isWon(board) && !canWin(board);
      };
      if (!drawFaces.some(refutes)) faults.push(`${move} is not refuted by ${reply}`);
    }
  }

  if (kind === 'win-in-two' && faults.length === 0) {
    for (const drawn of drawFaces) {
      for (const held of theirFaces) {
        const board = boardWith(held, drawn).after(solution);
        for (const reply of board.result === null ? board.legal() : []) {
          const replied = board.after(reply);
          if (replied.result !== null) continue; // they have ended it themselves
          const wins = replied.legal().filter((move) => isWon(replied.after(move)));
          const before = answers.get(reply);
          answers.set(reply, before ? before.filter((move) => wins.includes(move)) : wins);
        }
      }
    }
  }
  return { faults, answers };
}
