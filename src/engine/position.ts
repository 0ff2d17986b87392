/**
 * Positions as data, both ways. A position is a table, two hands, two decks and whose turn it is; it holds no
 * history. Reading one checks its form, not whether a deck could reach it.
 */
import { type CardName, cardName, OWNER_B } from './cards.ts';
import { parseCards } from './decks.ts';
import { formatCaravan, parseCaravan } from './notation.ts';
import { checkSale, startTurn } from './play.ts';
import { MAX_ATTACHMENTS, MAX_DECK, MAX_ROWS, type Rules } from './rules.ts';
import { type PerSeat, type Seat, seatName } from './seats.ts';
import {
  createState,
  DECK_AT,
  DECK_COUNT,
  deckOf,
  HAND_AT,
  HAND_COUNT,
  handOf,
  MAIN,
  measure,
  OPENING,
  PHASE,
  PILE_AT,
  PILE_COUNT,
  pileOf,
  START,
  type State,
  sumUpRow,
  TABLE_AT,
  TURN,
} from './state.ts';

export interface Position {
  readonly A: readonly string[];
  readonly B: readonly string[];
  readonly handA: readonly CardName[];
  readonly handB: readonly CardName[];
  /** Top card first. */
  readonly deckA: readonly CardName[];
  readonly deckB: readonly CardName[];
  readonly phase: 'opening' | 'main';
  readonly turn: Seat;
  readonly discardA?: readonly CardName[];
  readonly discardB?: readonly CardName[];
}

/** A position as one seat may see it: what is hidden is a number. */
export type SeenPosition = Omit<Position, 'handA' | 'handB' | 'deckA' | 'deckB'> & {
  readonly handA: readonly CardName[] | number;
  readonly handB: readonly CardName[] | number;
  readonly deckA: number;
  readonly deckB: number;
};

/** A position in codes, ready to become a state. Rows are number card first, with owner bits. */
export interface Layout {
  readonly rows: readonly (readonly number[])[][];
  readonly hands: readonly [readonly number[], readonly number[]];
  /** Top card first. */
  readonly decks: readonly [readonly number[], readonly number[]];
  readonly piles: readonly [readonly number[], readonly number[]];
  readonly opening: boolean;
  readonly turn: number;
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Reads a position from any value; the fault is a plain sentence. */
export function parsePosition(value: unknown): { layout: Layout } | { fault: string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { fault: 'a position is an object' };
  const source = value as Record<string, unknown>;
  const rows: number[][][] = [];
  for (const seat of ['A', 'B'] as const) {
    const side = source[seat];
    if (!isStrings(side) || side.length !== 3) return { fault: `${seat} must be three caravans` };
    for (const [i, text] of side.entries()) {
      const name = `${seat}${i + 1}`;
      const caravan = parseCaravan(text);
      if ('fault' in caravan) return { fault: `${name}: ${caravan.fault}` };
      if (caravan.rows.length > MAX_ROWS) return { fault: `${name} has more than ${MAX_ROWS} number cards` };
      if (caravan.rows.some((row) => row.length > MAX_ATTACHMENTS + 1)) {
        return { fault: `${name} has a card with more than ${MAX_ATTACHMENTS} attachments` };
      }
      rows.push(caravan.rows.map((row) => row.map((card) => card | (seat === 'B' ? OWNER_B : 0))));
    }
  }
  const lists: number[][] = [];
  for (const key of ['handA', 'handB', 'deckA', 'deckB', 'discardA', 'discardB'] as const) {
    const list = source[key] ?? (key.startsWith('discard') ? [] : undefined);
    if (!isStrings(list)) return { fault: `${key} must be a list of cards` };
    if (list.length > MAX_DECK) return { fault: `${key} has more than ${MAX_DECK} cards` };
    const cards = parseCards(list);
    if (!cards) return { fault: `${key} holds something that is no card` };
    lists.push(cards);
  }
  const { phase, turn } = source;
  if (phase !== 'opening' && phase !== 'main') return { fault: 'phase must be "opening" or "main"' };
  if (turn !== 'A' && turn !== 'B') return { fault: 'turn must be "A" or "B"' };
  return {
    layout: {
      rows,
      hands: [lists[0]!, lists[1]!],
      decks: [lists[2]!, lists[3]!],
      piles: [lists[4]!, lists[5]!],
      opening: phase === 'opening',
      turn: turn === 'A' ? 0 : 1,
    },
  };
}

/** Lays a position out without evaluating its turn. */
export function layOut(rules: Rules, layout: Layout, seed: number): State {
  const owned: [number, number] = [0, 0];
  for (const rows of layout.rows)
    for (const row of rows) for (const card of row) owned[card & OWNER_B ? 1 : 0]++;
  for (const seat of [0, 1] as const) {
    owned[seat] += layout.hands[seat].length + layout.decks[seat].length + layout.piles[seat].length;
  }
  const state = createState(rules, seed, owned, [layout.hands[0].length, layout.hands[1].length]);
  const { cells } = state;
  for (const seat of [0, 1] as const) {
    cells.set(layout.hands[seat], cells[HAND_AT + seat]!);
    cells[HAND_COUNT + seat] = layout.hands[seat].length;
    // The top card comes last: a deck is drawn from its end.
    const deck = layout.decks[seat];
    const bottom = cells[DECK_AT + seat]! + deck.length - 1;
    for (let i = 0; i < deck.length; i++) cells[bottom - i] = deck[i]!;
    cells[DECK_COUNT + seat] = layout.decks[seat].length;
    cells.set(layout.piles[seat], cells[PILE_AT + seat]!);
    cells[PILE_COUNT + seat] = layout.piles[seat].length;
  }
  let next = 0;
  for (let caravan = 0; caravan < 6; caravan++) {
    cells[START + caravan] = next;
    for (const row of layout.rows[caravan]!) {
      const cell = cells[TABLE_AT]! + next;
      cells.set(row, cell);
      sumUpRow(state, cell, cell + row.length);
      next += row.length;
    }
  }
  cells[START + 6] = next;
  for (let caravan = 0; caravan < 6; caravan++) measure(state, caravan);
  cells[PHASE] = layout.opening ? OPENING : MAIN;
  cells[TURN] = layout.turn;
  return state;
}

/**
 * A state from a position. The start of the turn is evaluated, so a rule that ends the match there has done so.
 * @param seed seed of later chance (redeals, reshuffles)
 */
export function fromPosition(rules: Rules, layout: Layout, seed = 0): State {
  const state = layOut(rules, layout, seed);
  if (!checkSale(state, null)) startTurn(state, null);
  return state;
}

/** The state as a position, hidden cards included; cards without their sets. */
export function toPosition(state: State): Position {
  const plain = (cards: number[]): CardName[] => cards.map((card) => cardName(card & 63));
  return {
    ...caravansOfState(state),
    handA: plain(handOf(state, 0)),
    handB: plain(handOf(state, 1)),
    deckA: plain(deckOf(state, 0)),
    deckB: plain(deckOf(state, 1)),
    ...restOfState(state),
  };
}

/** The state as a seat may see it: the other hand and both decks are numbers. */
export function seenPosition(state: State, seat: Seat): SeenPosition {
  const hand = (index: 0 | 1): CardName[] | number =>
    seatName(index) === seat
      ? handOf(state, index).map((card) => cardName(card & 63))
      : state.cells[HAND_COUNT + index]!;
  return {
    ...caravansOfState(state),
    handA: hand(0),
    handB: hand(1),
    deckA: state.cells[DECK_COUNT]!,
    deckB: state.cells[DECK_COUNT + 1]!,
    ...restOfState(state),
  };
}

const caravansOfState = (state: State): PerSeat<string[]> => ({
  A: [0, 1, 2].map((i) => formatCaravan(state, i)),
  B: [3, 4, 5].map((i) => formatCaravan(state, i)),
});

const restOfState = (state: State): Pick<Position, 'phase' | 'turn' | 'discardA' | 'discardB'> => ({
  phase: state.cells[PHASE] === OPENING ? 'opening' : 'main',
  turn: seatName(state.cells[TURN]!),
  discardA: pileOf(state, 0).map((card) => cardName(card & 63)),
  discardB: pileOf(state, 1).map((card) => cardName(card & 63)),
});
