/**
 * How well somebody plays and in what manner. A level weakens by temperature (small losses first, so that mistakes look
 * plausible) and sets what it never overlooks; a style leans towards some moves by at most 0.05 of a match, or shuns a
 * kind of move.
 */
import type { LevelId, StyleId } from '../content/index.ts';
import {
  caravanValue,
  DISBAND,
  DISCARD,
  JACK,
  JOKER,
  KING,
  kindOf,
  type Move,
  moveCaravan,
  moveFace,
  type Observation,
  PLAY,
  SALE_MAX,
  SALE_MIN,
  type State,
  seatToMove,
  TEN,
} from '../engine/index.ts';

export interface Level {
  readonly id: LevelId | 'net-1';
  readonly name: string;
  /** Of the softmax over V by which moves are chosen; 0 takes the best. */
  readonly temperature: number;
  /** Rollouts per move; 0 for none. */
  readonly nodes: number;
  /**
   * How many moves are considered, the best by the cheap score: what the net has learnt to tell apart. Those who play by
   * temperature consider all.
   */
  readonly looksAt: number;
  /** Never misses a win in one. */
  readonly takesWins: boolean;
  /** Never makes a move that loses at once while another does not. */
  readonly holds: boolean;
}

/** More than any position has. */
export const ALL_MOVES = 8192;

/** Weakest first; each at least 100 Elo above the one before (test/bench/arena-ladder.json). */
export const LEVELS: readonly Level[] = [
  {
    id: 'greenhorn',
    name: 'Greenhorn',
    temperature: 0.21,
    nodes: 0,
    looksAt: ALL_MOVES,
    takesWins: false,
    holds: false,
  },
  {
    id: 'drifter',
    name: 'Drifter',
    temperature: 0.115,
    nodes: 0,
    looksAt: ALL_MOVES,
    takesWins: false,
    holds: false,
  },
  {
    id: 'hauler',
    name: 'Hauler',
    temperature: 0.072,
    nodes: 0,
    looksAt: ALL_MOVES,
    takesWins: true,
    holds: false,
  },
  {
    id: 'trader',
    name: 'Trader',
    temperature: 0.0505,
    nodes: 0,
    looksAt: ALL_MOVES,
    takesWins: true,
    holds: false,
  },
  {
    id: 'freighter',
    name: 'Freighter',
    temperature: 0.036,
    nodes: 0,
    looksAt: ALL_MOVES,
    takesWins: true,
    holds: true,
  },
  {
    id: 'wagonmaster',
    name: 'Wagonmaster',
    temperature: 0.0215,
    nodes: 0,
    looksAt: ALL_MOVES,
    takesWins: true,
    holds: true,
  },
  {
    id: 'long-hauler',
    name: 'Long-Hauler',
    temperature: 0,
    nodes: 0,
    looksAt: 12,
    takesWins: true,
    holds: true,
  },
  { id: 'legend', name: 'Legend', temperature: 0, nodes: 256, looksAt: 12, takesWins: true, holds: true },
];

/** What a move is about, for styles to lean on. */
export interface Occasion {
  readonly state: State;
  readonly seen: Observation;
  readonly move: Move;
}

/** A leaning: what a move is worth more (or less) to this player, in parts of a match. */
type Leaning = (occasion: Occasion) => number;

const isAttack = ({ state, move }: Pick<Occasion, 'state' | 'move'>): boolean =>
  kindOf(move) === PLAY && moveCaravan(move) < 3 !== (seatToMove(state) === 0);
const isPlay = (move: Move, from: number, to: number): boolean =>
  kindOf(move) === PLAY && moveFace(move) >> 2 >= from && moveFace(move) >> 2 <= to;

/** Has the other side's card been laid on the own caravan of this pair? */
function isHit(seen: Observation, pair: number): boolean {
  const name = `${seen.seat}${pair + 1}` as 'A1';
  return seen.caravans[name].rows.some((row) => row.attachments.some(({ owner }) => owner !== seen.seat));
}

/** Does this strike where the other side has struck? */
export const strikesBack = (occasion: Occasion): boolean =>
  isAttack(occasion) && isHit(occasion.seen, moveCaravan(occasion.move) % 3);

/** Steps up to this are small, from that on big. */
const SMALL = 5;
const BIG = 8;

export const STYLES = {
  neutral: () => 0,
  /** Own numbers first. */
  builder: ({ move }) => (isPlay(move, 1, TEN) ? 0.015 : 0),
  /** Spoils the other's caravans. */
  saboteur: (occasion) => (isAttack(occasion) ? 0.04 : 0),
  /** Keeps face cards for later. */
  hoarder: ({ move }) =>
    isPlay(move, JACK, JOKER) || (kindOf(move) === DISCARD && moveFace(move) >> 2 > TEN) ? -0.05 : 0,
  /** Would rather do anything than give up a caravan. */
  'never-disbands': ({ move }) => (kindOf(move) === DISBAND ? -1 : 0),
  /** Cannot keep one in hand for long. */
  'joker-lover': ({ move }) => (isPlay(move, JOKER, JOKER) ? 0.05 : 0),
  /** Strikes back where it was struck. */
  vindictive: (occasion) => (strikesBack(occasion) ? 0.05 : 0),
  /** Outbids at the last minute: overtakes where the other leads, and is in no hurry to be for sale where nobody is. */
  'last-minute': ({ state, move }) => {
    if (!isPlay(move, 1, TEN)) return 0;
    const caravan = moveCaravan(move);
    const total = caravanValue(state, caravan) + (moveFace(move) >> 2);
    if (total < SALE_MIN || total > SALE_MAX) return 0;
    const facing = caravanValue(state, caravan < 3 ? caravan + 3 : caravan - 3);
    return facing >= SALE_MIN && facing <= SALE_MAX ? 0.03 : -0.035;
  },
  /** Small steps, and sales that one King does not overload. */
  careful: ({ state, move }) => {
    if (!isPlay(move, 1, TEN)) return 0;
    const rank = moveFace(move) >> 2;
    const total = caravanValue(state, moveCaravan(move)) + rank;
    return (rank <= SMALL ? 0.03 : 0) - (total > SALE_MIN + 2 && total <= SALE_MAX ? 0.03 : 0);
  },
  /** Big steps, and the highest prices. */
  gambler: ({ state, move }) => {
    if (!isPlay(move, 1, TEN)) return isPlay(move, KING, KING) && !isAttack({ state, move }) ? 0.03 : 0;
    const rank = moveFace(move) >> 2;
    const total = caravanValue(state, moveCaravan(move)) + rank;
    return (rank >= BIG ? 0.03 : 0) + (total >= SALE_MAX - 1 && total <= SALE_MAX ? 0.03 : 0);
  },
} satisfies Record<StyleId, Leaning>;
