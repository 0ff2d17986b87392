/**
 * Fast readings and rewritings for search and evaluation: plain numbers, nothing allocated. They keep the layout of a
 * state inside this folder.
 */
import { FACE_MASK, JOKER_FACE } from './cards.ts';
import type { Random } from './random.ts';
import {
  A_WINS,
  ACCEPT,
  attachedTo,
  CONTINUE,
  DECK_AT,
  DECK_COUNT,
  DIRECTION,
  DRAW,
  HAND_AT,
  HAND_COUNT,
  hasQueen,
  KINGS_SHIFT,
  LAST,
  OPENING,
  PHASE,
  PILE_AT,
  PILE_COUNT,
  RESULT,
  ROWS,
  rowCell,
  START,
  type State,
  SUIT,
  shownSuit,
  TABLE_AT,
  TURNS,
  tableOwner,
} from './state.ts';

const mergedFace = (code: number): number => {
  const face = code & FACE_MASK;
  return face > JOKER_FACE ? JOKER_FACE : face;
};

export const handSize = (state: State, seat: number): number => state.cells[HAND_COUNT + seat]!;
export const deckSize = (state: State, seat: number): number => state.cells[DECK_COUNT + seat]!;
/** The face of a card in a seat's hand, either Joker as one. */
export const handFace = (state: State, seat: number, index: number): number =>
  mergedFace(state.cells[state.cells[HAND_AT + seat]! + index]!);
/** Number cards in a caravan. */
export const rowCount = (state: State, caravan: number): number => state.cells[ROWS + caravan]!;
/** Printed rank of a caravan's last card, 0 when it is empty. */
export const lastRank = (state: State, caravan: number): number => state.cells[LAST + caravan]!;
/** 0 none, 1 up, 2 down. */
export const directionCode = (state: State, caravan: number): number => state.cells[DIRECTION + caravan]!;
/** The suit a caravan asks for, 4 for none. */
export const suitCode = (state: State, caravan: number): number => state.cells[SUIT + caravan]!;
/** The ranks of a suit that may follow in a caravan, as bits. */
export const acceptedRanks = (state: State, caravan: number, suit: number): number =>
  state.cells[ACCEPT + caravan * 4 + suit]!;
export const inOpening = (state: State): boolean => state.cells[PHASE] === OPENING;
export const turnsTaken = (state: State): number => state.cells[TURNS]!;

/** How {@link listRows} packs a number card on the table. */
export const ROW_RANK = 15;
export const ROW_SUIT_SHIFT = 4;
export const ROW_SHOWN_SHIFT = 6;
export const ROW_CARAVAN_SHIFT = 8;
/** Set when no further attachment fits. */
export const ROW_FULL = 1 << 11;
export const ROW_HAS_QUEEN = 1 << 12;
/** The card's value with its Kings lies above this bit. */
export const ROW_VALUE_SHIFT = 13;
/** More than any caravan can use; fifteen Kings would not fit the packing. */
const MAX_ROW_VALUE = 9999;

const valueOfCode = (state: State, code: number): number => {
  const rank = (code & FACE_MASK) >> 2;
  const kings = (code >> KINGS_SHIFT) & 15;
  return state.rules.kingsAdd ? rank * (1 + kings) : rank << kings;
};

/** Writes every number card on the table, A1 to B3, first row to last; returns how many. */
export function listRows(state: State, out: Int32Array): number {
  const { cells, rules } = state;
  let cell = cells[TABLE_AT]!;
  let count = 0;
  for (let caravan = 0; caravan < 6; caravan++) {
    const end = cells[TABLE_AT]! + cells[START + caravan + 1]!;
    while (cell < end) {
      const code = cells[cell]!;
      const attached = attachedTo(code);
      out[count++] =
        ((code & FACE_MASK) >> 2) |
        ((code & 3) << ROW_SUIT_SHIFT) |
        (shownSuit(code) << ROW_SHOWN_SHIFT) |
        (caravan << ROW_CARAVAN_SHIFT) |
        (attached >= rules.maxAttachments ? ROW_FULL : 0) |
        (hasQueen(code) ? ROW_HAS_QUEEN : 0) |
        (Math.min(valueOfCode(state, code), MAX_ROW_VALUE) << ROW_VALUE_SHIFT);
      cell += 1 + attached;
    }
  }
  return count;
}

/** The value of a row (from 1) with its Kings. */
export const rowValue = (state: State, caravan: number, row: number): number =>
  valueOfCode(state, state.cells[rowCell(state, caravan, row)]!);

/** What another King adds to a row (M11). */
export function kingGain(state: State, caravan: number, row: number): number {
  const code = state.cells[rowCell(state, caravan, row)]!;
  return state.rules.kingsAdd ? (code & FACE_MASK) >> 2 : valueOfCode(state, code);
}

/** Adds to `counts`, per face, the cards of a seat that lie open: on the table and in its discard pile. */
export function countOpen(state: State, seat: number, counts: Float32Array): number {
  const { cells } = state;
  let total = cells[PILE_COUNT + seat]!;
  const pile = cells[PILE_AT + seat]!;
  for (let i = pile; i < pile + total; i++) counts[mergedFace(cells[i]!)]! += 1;
  const table = cells[TABLE_AT]!;
  const end = table + cells[START + 6]!;
  for (let i = table; i < end; i++) {
    if (tableOwner(cells[i]!) !== seat) continue;
    counts[mergedFace(cells[i]!)]! += 1;
    total++;
  }
  return total;
}

/** Adds to `counts`, per face, the cards of a seat's deck: a set without its order. */
export function countDeck(state: State, seat: number, counts: Float32Array): void {
  const { cells } = state;
  const deck = cells[DECK_AT + seat]!;
  for (let i = deck; i < deck + cells[DECK_COUNT + seat]!; i++) counts[mergedFace(cells[i]!)]! += 1;
}

/** Puts other cards into a seat's hidden hand and deck: the first of `cards` into the hand, the rest into the deck. */
export function replaceHidden(state: State, seat: number, cards: Int32Array): void {
  const { cells } = state;
  const hand = cells[HAND_COUNT + seat]!;
  for (let i = 0; i < hand; i++) cells[cells[HAND_AT + seat]! + i] = cards[i]!;
  const deck = cells[DECK_AT + seat]!;
  for (let i = 0; i < cells[DECK_COUNT + seat]!; i++) cells[deck + i] = cards[hand + i]!;
}

/** Brings a seat's deck into another order. */
export function shuffleDeck(state: State, seat: number, random: Random): void {
  random.shuffle(state.cells, state.cells[DECK_AT + seat]!, state.cells[DECK_COUNT + seat]!);
}

/** What a seat has scored: 1 won, 0 lost, 0.5 drawn, −1 while the match goes on. */
export function scoreOf(state: State, seat: number): number {
  const result = state.cells[RESULT]!;
  if (result === CONTINUE) return -1;
  return result === DRAW ? 0.5 : result === A_WINS + seat ? 1 : 0;
}
