/**
 * Moves as small integers: face in bits 0–5, caravan in 6–8, row (from 1, 0 for none) in 9–14, kind in 15–17.
 * The encoding also holds moves that can never be legal (a number card aimed at a card), so that `refusal` can
 * say what is wrong with them.
 */
import { FACE_MASK } from './cards.ts';

export const PLAY = 0;
export const DISCARD = 1;
export const DISBAND = 2;
export const REDEAL = 3;
export const FORFEIT = 4;
/** Not a move of the game (R5): kept so that it can be refused by its own reason. */
export const PASS = 5;

export type Move = number;

export const MAX_ROW = 63;

/** A number card onto a caravan's end (`row` 0), or a face card onto a row. */
export const playMove = (face: number, caravan: number, row = 0): Move =>
  (PLAY << 15) | (Math.min(row, MAX_ROW) << 9) | (caravan << 6) | face;
export const discardMove = (face: number): Move => (DISCARD << 15) | face;
/** @param restart the face of the number card that starts the caravan again (`disbandThen: play`), 0 for none */
export const disbandMove = (caravan: number, restart = 0): Move => (DISBAND << 15) | (caravan << 6) | restart;
export const REDEAL_MOVE: Move = REDEAL << 15;
export const PASS_MOVE: Move = PASS << 15;
/** @param seat 0 or 1 for a named seat, 2 for whoever is to move */
export const forfeitMove = (seat: number): Move => (FORFEIT << 15) | seat;

export const kindOf = (move: Move): number => move >> 15;
export const moveFace = (move: Move): number => move & FACE_MASK;
export const moveCaravan = (move: Move): number => (move >> 6) & 7;
export const moveRow = (move: Move): number => (move >> 9) & 63;
