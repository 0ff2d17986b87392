/** Values of moves by the net: the features of the seat's knowledge after each, then V. */
import {
  apply,
  copyInto,
  DISBAND,
  DISCARD,
  handSize,
  kindOf,
  type Move,
  moveFace,
  PLAY,
  type State,
  scoreOf,
  seatToMove,
} from '../engine/index.ts';
import { Features } from './features.ts';
import type { Net } from './net.ts';

/** How many cards of its hand a seat still holds after a move, before it draws. */
export function heldAfter(state: State, move: Move): number {
  const kind = kindOf(move);
  const spends = kind === PLAY || kind === DISCARD || (kind === DISBAND && moveFace(move) !== 0);
  return handSize(state, seatToMove(state)) - (spends ? 1 : 0);
}

export class Judge {
  readonly net: Net;
  readonly features: Features;

  constructor(net: Net) {
    this.net = net;
    this.features = new Features(net.inputs);
  }

  /** Takes in a position; `value` then judges moves of it. */
  look(state: State): void {
    this.features.look(state, seatToMove(state));
  }

  /** The mover's expected score after a move, which is left in `after`. @param after a state of the same deal */
  value(state: State, move: Move, after: State): number {
    const seat = seatToMove(state);
    const held = heldAfter(state, move);
    copyInto(state, after);
    apply(after, move);
    const score = scoreOf(after, seat);
    if (score >= 0) return score;
    this.features.write(after, seat, held);
    return this.net.value();
  }
}
