/**
 * Playing a move. `apply` changes a state in place and is the one code path for the game and for search; `play`
 * is the same on a copy, with events. Both trust their input: legality is `refusal`'s business.
 */
import { cardName, FACE_MASK, isNumber, JACK, JOKER, OWNER_B, rankOf, TEN } from './cards.ts';
import {
  type CaravanStatus,
  ENDINGS,
  type Ending,
  type GameEvent,
  type OwnedCard,
  RESULTS,
} from './events.ts';
import { hasLegalMove } from './legal.ts';
import {
  DISBAND,
  DISCARD,
  FORFEIT,
  kindOf,
  type Move,
  moveCaravan,
  moveFace,
  moveRow,
  REDEAL,
} from './moves.ts';
import { Random, STREAM } from './random.ts';
import { pairStatuses, readingOf, soldPairs } from './readings.ts';
import { DEAL, MAX_MOVES, MAX_REDEALS, NEEDED_NUMBERS, type Rules } from './rules.ts';
import { caravanName, type PerSeat, type Seat, seatName } from './seats.ts';
import {
  A_WINS,
  B_WINS,
  copyState,
  DECK_AT,
  DECK_COUNT,
  DRAW,
  findInHand,
  HAND_AT,
  HAND_COUNT,
  handOf,
  hasQueen,
  IDLE,
  MAIN,
  MOVES,
  measure,
  OPENING,
  PHASE,
  PILE_AT,
  PILE_COUNT,
  REDEALS,
  RESHUFFLES,
  RESULT,
  ROWS,
  rowCell,
  rowEnd,
  START,
  type State,
  shownSuit,
  soldTo,
  startedCaravans,
  sumUpRow,
  TABLE_AT,
  TURN,
  TURNS,
  tableCard,
  tableOwner,
  WHY,
} from './state.ts';

/** Where events go; null in search, where nobody listens. */
export type Sink = GameEvent[] | null;

const chance = new Random(0);

/**
 * Plays a legal move on a copy.
 * @returns the new state and the events in the order they happened, hidden cards included (see `eventsFor`)
 */
export function play(state: State, move: Move): { state: State; events: GameEvent[] } {
  const next = copyState(state);
  const events: GameEvent[] = [];
  apply(next, move, events);
  return { state: next, events };
}

/**
 * Plays a legal move in place. Order (rules.md section 6): effect, removed and used cards to the discard piles,
 * draw (also after a winning move), sale check, limits, out of cards, no legal move.
 */
export function apply(state: State, move: Move, sink: Sink = null): void {
  const { cells } = state;
  const seat = cells[TURN]!;
  const opening = cells[PHASE] === OPENING;
  const statuses = sink && allStatuses(state);
  cells[MOVES]!++;
  let keepsTurn = false;
  let cardLeft = true;
  switch (kindOf(move)) {
    case FORFEIT: {
      const giver = moveFace(move) === 2 ? seat : moveFace(move);
      sink?.push({ type: 'seatForfeited', seat: seatName(giver) });
      return end(state, giver === 0 ? B_WINS : A_WINS, 'forfeit', sink);
    }
    case REDEAL:
      redeal(state, seat, sink);
      return startTurn(state, sink);
    case DISCARD: {
      const index = findInHand(state, seat, moveFace(move));
      const card = takeFromHand(state, seat, index);
      toPile(state, seat, card);
      sink?.push({ type: 'cardDiscarded', seat: seatName(seat), card: cardName(card), handIndex: index });
      draw(state, seat, sink);
      keepsTurn = opening;
      break;
    }
    case DISBAND: {
      disband(state, seat, moveCaravan(move), sink);
      if (moveFace(move) !== 0) {
        place(state, seat, moveFace(move), moveCaravan(move), sink);
        draw(state, seat, sink);
      } else cardLeft = false;
      break;
    }
    default: {
      const face = moveFace(move);
      if (face >> 2 <= TEN) place(state, seat, face, moveCaravan(move), sink);
      else attach(state, seat, face, moveCaravan(move), moveRow(move), sink);
      if (!opening) draw(state, seat, sink);
    }
  }
  if (!keepsTurn) {
    cells[TURNS]!++;
    cells[IDLE] = cardLeft ? 0 : cells[IDLE]! + 1;
  }
  if (sink && statuses) reportPairs(state, statuses, sink);
  if (checkSale(state, sink)) return;
  const { maxTurns, idleTurnsDraw } = state.rules;
  if (maxTurns > 0 && cells[TURNS]! >= maxTurns) return end(state, DRAW, 'max-turns', sink);
  if (idleTurnsDraw > 0 && cells[IDLE]! >= idleTurnsDraw) return end(state, DRAW, 'idle', sink);
  if (!keepsTurn) passTurn(state, seat, opening, sink);
  startTurn(state, sink);
}

const allStatuses = (state: State): PerSeat<CaravanStatus>[] =>
  [0, 1, 2].map((pair) => pairStatuses(state, pair));

function reportPairs(state: State, before: readonly PerSeat<CaravanStatus>[], sink: GameEvent[]): void {
  for (const [pair, after] of allStatuses(state).entries()) {
    const was = before[pair]!;
    if (was.A === after.A && was.B === after.B) continue;
    sink.push({
      type: 'pairChanged',
      pair: (pair + 1) as 1 | 2 | 3,
      before: was,
      after,
      soldTo: soldPairs(state)[pair]!,
    });
  }
}

/** Hands the turn on; in the opening to whoever has caravans left to start (R4, M4). */
function passTurn(state: State, seat: number, opening: boolean, sink: Sink): void {
  const { cells } = state;
  const next = 1 - seat;
  if (!opening) {
    cells[TURN] = next;
    return;
  }
  const own = startedCaravans(state, seat);
  const theirs = startedCaravans(state, next);
  if (own === 3 && theirs === 3) {
    cells[PHASE] = MAIN;
    cells[TURN] = next;
    sink?.push({ type: 'openingEnded' });
  } else if (own < 3 && (state.rules.simultaneousOpening || theirs === 3)) cells[TURN] = seat;
  else cells[TURN] = next;
}

/**
 * The start of a turn, also of a position set up by hand: limits of moves, out of cards (M37), no legal move.
 * The sale check comes before it (M38).
 */
export function startTurn(state: State, sink: Sink): void {
  const { cells, rules } = state;
  if (cells[MOVES]! >= MAX_MOVES) return end(state, DRAW, 'max-turns', sink);
  if (rules.outImmediate) {
    if (cells[HAND_COUNT]! + cells[DECK_COUNT]! === 0) return end(state, B_WINS, 'out-of-cards', sink);
    if (cells[HAND_COUNT + 1]! + cells[DECK_COUNT + 1]! === 0)
      return end(state, A_WINS, 'out-of-cards', sink);
  }
  const seat = cells[TURN]!;
  const loss = seat === 0 ? B_WINS : A_WINS;
  if (rules.outAtTurnStart && cells[HAND_COUNT + seat] === 0) return end(state, loss, 'out-of-cards', sink);
  if (!hasLegalMove(state)) return end(state, loss, 'no-move', sink);
  sink?.push({
    type: 'turnStarted',
    seat: seatName(seat),
    phase: cells[PHASE] === OPENING ? 'opening' : 'main',
  });
}

/** Ends the match when the pairs decide it (R20, M42); returns whether they do. */
export function checkSale(state: State, sink: Sink): boolean {
  let a = 0;
  let b = 0;
  for (let pair = 0; pair < 3; pair++) {
    const seat = soldTo(state, pair);
    if (seat === 0) a++;
    else if (seat === 1) b++;
    else if (!state.rules.firstToTwo) return false;
  }
  if (a < 2 && b < 2) return false;
  end(state, a > b ? A_WINS : B_WINS, 'sale', sink);
  return true;
}

function end(state: State, result: number, why: Ending, sink: Sink): void {
  state.cells[RESULT] = result;
  state.cells[WHY] = ENDINGS.indexOf(why);
  sink?.push({
    type: 'matchEnded',
    result: RESULTS[result] as 'A wins' | 'B wins' | 'draw',
    why,
    sold: soldPairs(state),
  });
}

function takeFromHand(state: State, seat: number, index: number): number {
  const { cells } = state;
  const start = cells[HAND_AT + seat]!;
  const last = start + --cells[HAND_COUNT + seat]!;
  const card = cells[start + index]!;
  for (let i = start + index; i < last; i++) cells[i] = cells[i + 1]!;
  return card;
}

function toPile(state: State, seat: number, card: number): void {
  const { cells } = state;
  cells[cells[PILE_AT + seat]! + cells[PILE_COUNT + seat]!++] = card;
}

/** Draws a card if there is one (R6); under `deckEmpty: reshuffle` the discards become a deck when it is needed (M35). */
function draw(state: State, seat: number, sink: Sink): void {
  const { cells } = state;
  if (cells[DECK_COUNT + seat] === 0 && state.rules.reshuffle && cells[PILE_COUNT + seat]! > 0) {
    const count = cells[PILE_COUNT + seat]!;
    const pile = cells[PILE_AT + seat]!;
    cells.copyWithin(cells[DECK_AT + seat]!, pile, pile + count);
    cells[DECK_COUNT + seat] = count;
    cells[PILE_COUNT + seat] = 0;
    chance.reseed(state.seed, STREAM.reshuffle + seat * 100, cells[RESHUFFLES + seat]!++);
    chance.shuffle(cells, cells[DECK_AT + seat]!, count);
    sink?.push({ type: 'deckReshuffled', seat: seatName(seat), count });
  }
  if (cells[DECK_COUNT + seat] === 0) return;
  const card = drawCard(state, seat);
  sink?.push({
    type: 'cardDrawn',
    seat: seatName(seat),
    card: cardName(card),
    deckLeft: cells[DECK_COUNT + seat]!,
  });
}

/** Moves the top card of a deck, which has one, to the end of the hand. */
export function drawCard(state: State, seat: number): number {
  const { cells } = state;
  const card = cells[cells[DECK_AT + seat]! + --cells[DECK_COUNT + seat]!]!;
  cells[cells[HAND_AT + seat]! + cells[HAND_COUNT + seat]!++] = card;
  return card;
}

/**
 * Shuffles the hand back and draws eight (M5). After twenty redeals in a row the hand is drawn so that it holds
 * three number cards, as far as the deck has them.
 */
function redeal(state: State, seat: number, sink: Sink): void {
  const { cells } = state;
  const shown = sink ? handOf(state, seat).map(cardName) : [];
  const deck = cells[DECK_AT + seat]!;
  while (cells[HAND_COUNT + seat]! > 0) {
    cells[deck + cells[DECK_COUNT + seat]!++] = cells[cells[HAND_AT + seat]! + --cells[HAND_COUNT + seat]!]!;
  }
  const count = cells[DECK_COUNT + seat]!;
  const done = cells[REDEALS + seat]!++;
  chance.reseed(state.seed, STREAM.redeal + seat * 100, done);
  chance.shuffle(cells, deck, count);
  if (done >= MAX_REDEALS) {
    // Bring number cards from below into the eight on top until there are enough of them.
    const top = deck + Math.max(0, count - DEAL);
    let below = deck;
    let missing = NEEDED_NUMBERS;
    for (let i = top; i < deck + count; i++) if (isNumber(cells[i]!)) missing--;
    for (let i = top; i < deck + count && missing > 0; i++) {
      if (isNumber(cells[i]!)) continue;
      while (below < top && !isNumber(cells[below]!)) below++;
      if (below === top) break;
      const face = cells[i]!;
      cells[i] = cells[below]!;
      cells[below++] = face;
      missing--;
    }
  }
  for (let i = 0; i < DEAL && cells[DECK_COUNT + seat]! > 0; i++) drawCard(state, seat);
  sink?.push({
    type: 'handRedealt',
    seat: seatName(seat),
    shown,
    cards: handOf(state, seat).map(cardName),
    count: cells[HAND_COUNT + seat]!,
    deckLeft: cells[DECK_COUNT + seat]!,
  });
}

/** Puts a card into the table run at a cell and moves everything behind it. */
function insert(state: State, caravan: number, cell: number, code: number): void {
  const { cells } = state;
  const table = cells[TABLE_AT]!;
  for (let i = table + cells[START + 6]!; i > cell; i--) cells[i] = cells[i - 1]!;
  cells[cell] = code;
  for (let c = caravan + 1; c <= 6; c++) cells[START + c]!++;
}

/** Sends the cells `from`…`to` of a caravan to their owners' discard piles and closes the gap (R23, R24). */
function remove(state: State, caravan: number, from: number, to: number): void {
  const { cells } = state;
  const table = cells[TABLE_AT]!;
  for (let i = from; i < to; i++) toPile(state, tableOwner(cells[i]!), tableCard(cells[i]!));
  const end = table + cells[START + 6]!;
  for (let i = to; i < end; i++) cells[from + i - to] = cells[i]!;
  for (let c = caravan + 1; c <= 6; c++) cells[START + c]! -= to - from;
  measure(state, caravan);
}

const owned = (code: number): OwnedCard => ({
  card: cardName(tableCard(code)),
  owner: seatName(tableOwner(code)),
});

function place(state: State, seat: number, face: number, caravan: number, sink: Sink): void {
  const { cells } = state;
  const before = sink && readingOf(state, caravan);
  const index = findInHand(state, seat, face);
  const card = takeFromHand(state, seat, index);
  const cell = cells[TABLE_AT]! + cells[START + caravan + 1]!;
  insert(state, caravan, cell, card | (seat === 1 ? OWNER_B : 0));
  sumUpRow(state, cell, cell + 1);
  measure(state, caravan);
  if (!sink || !before) return;
  sink.push({
    type: 'cardPlaced',
    seat: seatName(seat),
    card: cardName(card),
    handIndex: index,
    row: cells[ROWS + caravan]!,
    caravan: caravanName(caravan),
    before,
    after: readingOf(state, caravan),
  });
}

function attach(state: State, seat: number, face: number, caravan: number, row: number, sink: Sink): void {
  const { cells, rules } = state;
  const before = sink && readingOf(state, caravan);
  const index = findInHand(state, seat, face);
  const card = takeFromHand(state, seat, index);
  const target = rowCell(state, caravan, row);
  const targetFace = cells[target]! & FACE_MASK;
  const rank = face >> 2;
  // A Jack lies on its card for the moment of its effect, so that it leaves the table with the rest (R13).
  const end = rowEnd(state, target);
  insert(state, caravan, end, card | (seat === 1 ? OWNER_B : 0));
  sumUpRow(state, target, end + 1);
  measure(state, caravan);
  if (sink && before) {
    sink.push({
      type: 'faceCardPlayed',
      seat: seatName(seat),
      card: cardName(card),
      handIndex: index,
      row,
      onto: cardName(tableCard(cells[target]!)),
      stays: rank !== JACK && !(rank === JOKER && rules.jokerTakesTarget),
      caravan: caravanName(caravan),
      before,
      after: readingOf(state, caravan),
    });
  }
  if (rank === JACK) removeRow(state, caravan, row, 'jack', sink);
  else if (rank === JOKER) sweep(state, caravan, row, targetFace, sink);
}

function removeRow(state: State, caravan: number, row: number, cause: 'jack' | 'joker', sink: Sink): void {
  const from = rowCell(state, caravan, row);
  const to = rowEnd(state, from);
  const before = sink && readingOf(state, caravan);
  const cards = sink ? Array.from(state.cells.subarray(from, to), owned) : null;
  remove(state, caravan, from, to);
  if (!sink || !before || !cards) return;
  sink.push({
    type: 'rowRemoved',
    cause,
    row,
    card: cards[0]!,
    attachments: cards.slice(1),
    caravan: caravanName(caravan),
    before,
    after: readingOf(state, caravan),
  });
}

/** A Joker's effect (R16, R17, M22–M26): every victim but the target, A1 to B3, first row to last, each in turn. */
function sweep(state: State, home: number, homeRow: number, target: number, sink: Sink): void {
  const { cells, rules } = state;
  const bySuit = target >> 2 === 1 && !rules.jokerAceRank;
  const suit = rules.jokerEffectiveSuit ? shownSuit(cells[rowCell(state, home, homeRow)]!) : target & 3;
  let targetRow = homeRow;
  for (let caravan = 0; caravan < 6; caravan++) {
    let row = 1;
    while (row <= cells[ROWS + caravan]!) {
      const code = cells[rowCell(state, caravan, row)]!;
      const isTarget = caravan === home && row === targetRow;
      if (isTarget || !(bySuit ? hasSuit(rules, code, suit) : rankOf(code) === target >> 2)) {
        row++;
        continue;
      }
      removeRow(state, caravan, row, 'joker', sink);
      if (caravan === home && row < targetRow) targetRow--;
    }
  }
  if (rules.jokerTakesTarget) removeRow(state, home, targetRow, 'joker', sink);
}

/** Does a Joker on an Ace of this suit take the number card with this code (M23)? */
function hasSuit(rules: Rules, code: number, suit: number): boolean {
  if (rules.jokerEffectiveSuit) return shownSuit(code) === suit;
  return (code & 3) === suit && !(rules.jokerSparesChanged && hasQueen(code));
}

function disband(state: State, seat: number, caravan: number, sink: Sink): void {
  const { cells } = state;
  const table = cells[TABLE_AT]!;
  const before = sink && readingOf(state, caravan);
  const from = table + cells[START + caravan]!;
  const to = table + cells[START + caravan + 1]!;
  const cards = sink ? Array.from(cells.subarray(from, to), owned) : null;
  remove(state, caravan, from, to);
  if (!sink || !before || !cards) return;
  sink.push({
    type: 'caravanDisbanded',
    seat: seatName(seat) as Seat,
    cards,
    caravan: caravanName(caravan),
    before,
    after: readingOf(state, caravan),
  });
}
