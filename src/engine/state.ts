/**
 * The compact state of a match and its derived readings. Only this folder knows the layout.
 *
 * Everything that changes lies in one `Int32Array`, so that a copy is one `set`: a header of counters, both
 * hands, decks (drawn from the end) and discard piles, and the table. The table is one run of cells: the six
 * caravans one after the other, each number card followed by its attachments in the order played. Chance needs
 * no cell: it is drawn from the seed by purpose and count (see random.ts).
 */
import { CARD_MASK, FACE_MASK, isNumber, JOKER_FACE, KING, NO_SUIT, OWNER_B, QUEEN, TEN } from './cards.ts';
import { DEAL, type Rules, SALE_MAX, SALE_MIN } from './rules.ts';

// Header cells. Fields with two cells are per seat, those with six per caravan.
export const TURN = 0;
export const PHASE = 1;
export const RESULT = 2;
export const WHY = 3;
/** Moves of any kind. */
export const MOVES = 4;
/** Moves that count for `maxTurns`: all but redeals and opening discards. */
export const TURNS = 5;
/** Turns in a row in which no card left a hand. */
export const IDLE = 6;
export const REDEALS = 7;
export const RESHUFFLES = 9;
export const HAND_COUNT = 11;
export const DECK_COUNT = 13;
export const PILE_COUNT = 15;
/** First cell of each caravan within the table; a seventh entry closes the last. */
export const START = 17;
export const VALUE = 24;
export const ROWS = 30;
export const DIRECTION = 36;
export const SUIT = 42;
/** Printed rank of each caravan's last card, 0 when it is empty. */
export const LAST = 48;
/** Per caravan and suit, the ranks that may follow as bits: what generation asks for most, kept when a caravan changes. */
export const ACCEPT = 54;
/** Where the regions begin; hands, decks and piles per seat. */
export const HAND_AT = 78;
export const DECK_AT = 80;
export const PILE_AT = 82;
export const TABLE_AT = 84;
export const HEADER = 85;

// A number card's cell on the table also sums up its attachments, so that no reading has to visit them.
const ATTACHED_SHIFT = 11;
const SHOWN_SHIFT = 15;
export const KINGS_SHIFT = 17;
const QUEENS_ODD = 1 << 21;
const HAS_QUEEN = 1 << 22;
/** Bits of a table cell that tell the card and its owner. */
const OWNED_CARD_MASK = OWNER_B | CARD_MASK;
/** Ranks 1…10 as bits. */
const ALL_RANKS = 0x7fe;

export const OPENING = 0;
export const MAIN = 1;

export const CONTINUE = 0;
export const A_WINS = 1;
export const B_WINS = 2;
export const DRAW = 3;

export const DIRECTION_NONE = 0;
export const DIRECTION_UP = 1;
export const DIRECTION_DOWN = 2;

export class State {
  readonly rules: Rules;
  /** Seed of all chance still to come (redeals, reshuffles). */
  readonly seed: number;
  readonly cells: Int32Array;

  constructor(rules: Rules, seed: number, cells: Int32Array) {
    this.rules = rules;
    this.seed = seed;
    this.cells = cells;
  }
}

/** A state without cards and with room for so many per owner; its caravans are still to be measured. */
export function createState(
  rules: Rules,
  seed: number,
  owned: readonly [number, number],
  hands: readonly [number, number],
): State {
  const sizes = [Math.max(DEAL, hands[0]), Math.max(DEAL, hands[1]), ...owned, ...owned, owned[0] + owned[1]];
  const cells = new Int32Array(sizes.reduce((sum, size) => sum + size, HEADER));
  let next = HEADER;
  for (const [i, size] of sizes.entries()) {
    cells[HAND_AT + i] = next;
    next += size;
  }
  return new State(rules, seed, cells);
}

export function copyState(state: State): State {
  return new State(state.rules, state.seed, state.cells.slice());
}

/** Makes `into` equal to `from`; both must stem from the same deal or position. Allocates nothing. */
export function copyInto(from: State, into: State): void {
  into.cells.set(from.cells);
}

export const isOver = (state: State): boolean => state.cells[RESULT] !== CONTINUE;
/** 0 or 1; meaningless when the match is over. */
export const seatToMove = (state: State): 0 | 1 => state.cells[TURN] as 0 | 1;
export const resultCode = (state: State): number => state.cells[RESULT]!;
/** Value of caravan 0…5 (R18). */
export const caravanValue = (state: State, caravan: number): number => state.cells[VALUE + caravan]!;

/** How many number cards a hand holds. */
export function numbersInHand(state: State, seat: number): number {
  const { cells } = state;
  const start = state.cells[HAND_AT + seat]!;
  const end = start + cells[HAND_COUNT + seat]!;
  let count = 0;
  for (let i = start; i < end; i++) if ((cells[i]! & FACE_MASK) >> 2 <= TEN) count++;
  return count;
}

export function startedCaravans(state: State, seat: number): number {
  const first = ROWS + seat * 3;
  const { cells } = state;
  return (cells[first]! > 0 ? 1 : 0) + (cells[first + 1]! > 0 ? 1 : 0) + (cells[first + 2]! > 0 ? 1 : 0);
}

/** Must the seat to move redeal (M5, `mulligan-under-3`)? */
export function mustRedeal(state: State): boolean {
  if (!state.rules.mulligan || state.cells[PHASE] !== OPENING) return false;
  const seat = state.cells[TURN]!;
  return startedCaravans(state, seat) === 0 && numbersInHand(state, seat) < 3;
}

/** May the seat to move discard in the opening (M5)? */
export function mayDiscardInOpening(state: State): boolean {
  const { rules } = state;
  const seat = state.cells[TURN]!;
  if (rules.discardFree) return true;
  if (rules.discardIfNoNumber) return numbersInHand(state, seat) === 0;
  return rules.discardUnderThree && numbersInHand(state, seat) + startedCaravans(state, seat) < 3;
}

/** How many attachments the number card in a cell has. */
export const attachedTo = (code: number): number => (code >> ATTACHED_SHIFT) & 15;
/** The suit a number card shows: that of its latest Queen, else its own. */
export const shownSuit = (code: number): number => (code >> SHOWN_SHIFT) & 3;
/** Does the number card in a cell carry a Queen? */
export const hasQueen = (code: number): boolean => (code & HAS_QUEEN) !== 0;

/** Sums up the attachments of the number card at `cell`, which end before `end`, in its cell. */
export function sumUpRow(state: State, cell: number, end: number): void {
  const { cells } = state;
  let code = cells[cell]! & OWNED_CARD_MASK;
  let suit = code & 3;
  let kings = 0;
  let queens = 0;
  for (let i = cell + 1; i < end; i++) {
    const face = cells[i]! & FACE_MASK;
    if (face >> 2 === KING) kings++;
    else if (face >> 2 === QUEEN) {
      queens++;
      suit = face & 3;
    }
  }
  code |= ((end - cell - 1) << ATTACHED_SHIFT) | (suit << SHOWN_SHIFT) | (kings << KINGS_SHIFT);
  if (queens & 1) code |= QUEENS_ODD;
  if (queens > 0) code |= HAS_QUEEN;
  cells[cell] = code;
}

/**
 * Reads value, rows, direction, suit and what may follow of a caravan from its cards (R8–R11, M10–M17). Direction
 * and suit are derived each time and never kept from the past: only so does every source's example come out right.
 */
export function measure(state: State, caravan: number): void {
  const { cells, rules } = state;
  const table = cells[TABLE_AT]!;
  const end = table + cells[START + caravan + 1]!;
  let total = 0;
  let rows = 0;
  let before = 0;
  let last = 0;
  let code = 0;
  for (let i = table + cells[START + caravan]!; i < end; i += 1 + attachedTo(code)) {
    code = cells[i]!;
    before = last;
    last = (code & FACE_MASK) >> 2;
    const kings = (code >> KINGS_SHIFT) & 15;
    total += rules.kingsAdd ? last * (1 + kings) : last << kings;
    rows++;
  }
  const suit = rows === 0 ? NO_SUIT : rules.queenSuit ? shownSuit(code) : code & 3;
  let direction = DIRECTION_NONE;
  if (rows > 1) {
    if (last > before) direction = DIRECTION_UP;
    else if (last < before || rules.equalIsDown) direction = DIRECTION_DOWN;
    if (code & QUEENS_ODD && direction !== DIRECTION_NONE)
      direction = DIRECTION_UP + DIRECTION_DOWN - direction;
  }
  cells[VALUE + caravan] = total;
  cells[ROWS + caravan] = rows;
  cells[DIRECTION + caravan] = direction;
  cells[SUIT + caravan] = suit;
  cells[LAST + caravan] = last;
  const full = rows >= rules.maxRows;
  const different = full ? 0 : ALL_RANKS & ~(1 << last);
  const onward =
    direction === DIRECTION_UP
      ? different & -(1 << last)
      : direction === DIRECTION_DOWN
        ? different & ((1 << last) - 1)
        : different;
  const accept = ACCEPT + caravan * 4;
  cells[accept] = onward;
  cells[accept + 1] = onward;
  cells[accept + 2] = onward;
  cells[accept + 3] = onward;
  if (suit !== NO_SUIT) cells[accept + suit] = different;
}

/** Is a value for sale (R18)? */
export const isForSale = (value: number): boolean => value >= SALE_MIN && value <= SALE_MAX;

/** Which seat a pair is decided for: 0, 1, or −1 for nobody (R19). */
export function soldTo(state: State, pair: number): number {
  const a = state.cells[VALUE + pair]!;
  const b = state.cells[VALUE + 3 + pair]!;
  if (isForSale(a)) return !isForSale(b) || a > b ? 0 : a < b ? 1 : -1;
  return isForSale(b) ? 1 : -1;
}

/** The cell of a row (from 1) of a caravan, or −1 when it has no such row. */
export function rowCell(state: State, caravan: number, row: number): number {
  const { cells } = state;
  if (row > cells[ROWS + caravan]!) return -1;
  let cell = cells[TABLE_AT]! + cells[START + caravan]!;
  for (let left = row; left > 1; left--) cell += 1 + attachedTo(cells[cell]!);
  return cell;
}

/** The cell behind the last attachment of the number card in a cell. */
export const rowEnd = (state: State, cell: number): number => cell + 1 + attachedTo(state.cells[cell]!);

/** The index in the hand of the first card with this face, or −1. Either Joker answers to the Joker's face. */
export function findInHand(state: State, seat: number, face: number): number {
  const start = state.cells[HAND_AT + seat]!;
  const count = state.cells[HAND_COUNT + seat]!;
  for (let i = 0; i < count; i++) {
    const held = state.cells[start + i]! & FACE_MASK;
    if (held === face || (held > 56 && face === 56)) return i;
  }
  return -1;
}

/** Cards of a caravan, row by row, as the table holds them: code with owner bit. */
export function rowsOf(state: State, caravan: number): { card: number; attachments: number[] }[] {
  const rows: { card: number; attachments: number[] }[] = [];
  const { cells } = state;
  const table = cells[TABLE_AT]!;
  for (let i = table + cells[START + caravan]!; i < table + cells[START + caravan + 1]!; i++) {
    const card = cells[i]!;
    if (isNumber(card)) rows.push({ card, attachments: [] });
    else rows[rows.length - 1]!.attachments.push(card);
  }
  return rows;
}

/** A seat's hand, in its order. */
export function handOf(state: State, seat: number): number[] {
  const start = state.cells[HAND_AT + seat]!;
  return Array.from(state.cells.subarray(start, start + state.cells[HAND_COUNT + seat]!));
}

/** A seat's deck, top card first. */
export function deckOf(state: State, seat: number): number[] {
  const start = state.cells[DECK_AT + seat]!;
  return Array.from(state.cells.subarray(start, start + state.cells[DECK_COUNT + seat]!)).reverse();
}

/** A seat's discard pile, oldest card first. */
export function pileOf(state: State, seat: number): number[] {
  const start = state.cells[PILE_AT + seat]!;
  return Array.from(state.cells.subarray(start, start + state.cells[PILE_COUNT + seat]!));
}

export const tableOwner = (code: number): 0 | 1 => (code & OWNER_B ? 1 : 0);
export const tableCard = (code: number): number => code & CARD_MASK;

/**
 * A hash of everything in the state (FNV-1a, 32 bits, as eight hex digits): two replays that differ anywhere differ
 * here, whatever room their arrays have.
 */
export function hashState(state: State): string {
  const { cells } = state;
  let hash = 0x811c9dc5;
  const take = (value: number): void => {
    hash = Math.imul(hash ^ (value & 0xffff), 0x01000193);
    hash = Math.imul(hash ^ (value >>> 16), 0x01000193);
  };
  // The two Jokers of a set have one name, and a record knows cards by name: they must not differ here.
  const takeCard = (code: number): void => take((code & FACE_MASK) > JOKER_FACE ? code & ~1 : code);
  for (let i = 0; i < VALUE; i++) take(cells[i]!);
  for (const seat of [0, 1] as const) {
    for (const card of handOf(state, seat)) takeCard(card);
    for (const card of deckOf(state, seat)) takeCard(card);
    for (const card of pileOf(state, seat)) takeCard(card);
  }
  for (let i = 0; i < cells[START + 6]!; i++) takeCard(cells[cells[TABLE_AT]! + i]! & OWNED_CARD_MASK);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
