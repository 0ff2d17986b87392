/**
 * The rules a second time, for tests only: written straight from the rules document with plain objects and
 * strings, slow and without cleverness, and without a single import from the game. Where this and the engine
 * disagree, one of them has misread the document.
 *
 * Chance is no rule: where a deck is shuffled, the caller says in which order the cards come, and this file checks
 * only that they are the same cards.
 */

/** The plain options object, as it stands in JSON. */
export interface RuleSheet {
  readonly openingPlacement: string;
  readonly openingSlot: string;
  readonly openingStuck: string;
  readonly queenPlacement: string;
  readonly queenSuit: boolean;
  readonly equalPair: string;
  readonly kingStack: string;
  readonly maxAttachments: number | null;
  readonly maxRows: number | null;
  readonly jokerOnAce: string;
  readonly jokerAceSuit: string;
  readonly jokerTarget: string;
  readonly faceOnOpponent: string;
  readonly faceSuitMatch: string;
  readonly disbandEmpty: string;
  readonly disbandThen: string;
  readonly discardWhenDeckEmpty: boolean;
  readonly deckEmpty: string;
  readonly outOfCards: string;
  readonly sellRule: string;
  readonly idleTurnsDraw: number | null;
  readonly maxTurns: number | null;
}

type Side = 'A' | 'B';

interface Laid {
  readonly card: string;
  readonly by: Side;
}

/** A number card with what is attached to it, in the order played. */
interface Row extends Laid {
  readonly attached: Laid[];
}

export interface Game {
  readonly rules: RuleSheet;
  readonly table: Record<string, Row[]>;
  readonly hand: Record<Side, string[]>;
  /** Top card first. */
  readonly deck: Record<Side, string[]>;
  readonly pile: Record<Side, string[]>;
  readonly redeals: Record<Side, number>;
  opening: boolean;
  turn: Side;
  moves: number;
  turns: number;
  idle: number;
  result: 'continue' | 'A wins' | 'B wins' | 'draw';
  why: string | null;
}

/** Says in which order a seat's shuffled cards come (the first is drawn first). */
export type Chance = (seat: Side, cards: readonly string[]) => string[];

export interface Start {
  readonly A: readonly string[];
  readonly B: readonly string[];
  readonly handA: readonly string[];
  readonly handB: readonly string[];
  readonly deckA: readonly string[];
  readonly deckB: readonly string[];
  readonly discardA?: readonly string[];
  readonly discardB?: readonly string[];
  readonly phase: string;
  readonly turn: Side;
}

const CARAVANS = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'];
const RANKS = 'A23456789T';

const facing = (seat: Side): Side => (seat === 'A' ? 'B' : 'A');
const own = (seat: Side): string[] => CARAVANS.filter((name) => name.startsWith(seat));
/** The card without its set. */
const face = (card: string): string => card.replace(/\[.*/, '');
const isNumber = (card: string): boolean => RANKS.includes(card.charAt(0));
/** Printed value, Ace 1 to Ten 10. */
const printed = (card: string): number => RANKS.indexOf(card.charAt(0)) + 1;
const suit = (card: string): string => card.charAt(1);
const queens = (row: Row): Laid[] => row.attached.filter(({ card }) => card.startsWith('Q'));
const kings = (row: Row): number => row.attached.filter(({ card }) => card.startsWith('K')).length;
/** Effective suit: that of the latest Queen, else the printed one. */
const effectiveSuit = (row: Row): string => suit(queens(row).at(-1)?.card ?? row.card);

export function begin(rules: RuleSheet, start: Start): Game {
  const table: Record<string, Row[]> = {};
  for (const seat of ['A', 'B'] as const) {
    start[seat].forEach((text, i) => {
      table[`${seat}${i + 1}`] =
        text === '-'
          ? []
          : text.split(' ').map((part): Row => {
              const [card = '', ...rest] = part.split('.');
              return { card, by: seat, attached: rest.map((on) => ({ card: on, by: seat })) };
            });
    });
  }
  const game: Game = {
    rules,
    table,
    hand: { A: [...start.handA], B: [...start.handB] },
    deck: { A: [...start.deckA], B: [...start.deckB] },
    pile: { A: [...(start.discardA ?? [])], B: [...(start.discardB ?? [])] },
    redeals: { A: 0, B: 0 },
    opening: start.phase === 'opening',
    turn: start.turn,
    moves: 0,
    turns: 0,
    idle: 0,
    result: 'continue',
    why: null,
  };
  checkSale(game);
  checkNextSeat(game);
  return game;
}

/** What a caravan shows. */
export function reading(game: Game, name: string): { value: number; direction: string; suit: string | null } {
  const rows = game.table[name]!;
  let value = 0;
  for (const row of rows) {
    const worth = printed(row.card);
    value += game.rules.kingStack === 'add' ? worth + kings(row) * worth : worth * 2 ** kings(row);
  }
  const last = rows.at(-1);
  if (!last) return { value, direction: 'none', suit: null };
  let direction = 'none';
  const before = rows.at(-2);
  if (before) {
    const change = printed(last.card) - printed(before.card);
    if (change > 0) direction = 'up';
    else if (change < 0) direction = 'down';
    else direction = game.rules.equalPair === 'descending' ? 'down' : 'none';
    for (const _ of queens(last)) {
      if (direction === 'up') direction = 'down';
      else if (direction === 'down') direction = 'up';
    }
  }
  return { value, direction, suit: game.rules.queenSuit ? effectiveSuit(last) : suit(last.card) };
}

const forSale = (value: number): boolean => value >= 21 && value <= 26;

/** Whom each pair is decided for. */
export function sold(game: Game): (Side | null)[] {
  return [1, 2, 3].map((pair) => {
    const a = reading(game, `A${pair}`).value;
    const b = reading(game, `B${pair}`).value;
    if (forSale(a) && (!forSale(b) || a > b)) return 'A';
    if (forSale(b) && (!forSale(a) || b > a)) return 'B';
    return null;
  });
}

const numbersIn = (hand: readonly string[]): number => hand.filter(isNumber).length;
const started = (game: Game, seat: Side): number =>
  own(seat).filter((name) => game.table[name]!.length > 0).length;

function mustRedeal(game: Game): boolean {
  return (
    game.opening &&
    game.rules.openingStuck === 'mulligan-under-3' &&
    started(game, game.turn) === 0 &&
    numbersIn(game.hand[game.turn]) < 3
  );
}

function openingDiscardAllowed(game: Game): boolean {
  const numbers = numbersIn(game.hand[game.turn]);
  switch (game.rules.openingStuck) {
    case 'discard-free':
      return true;
    case 'discard-if-no-number':
      return numbers === 0;
    case 'discard-under-3':
      return numbers + started(game, game.turn) < 3;
    default:
      return false;
  }
}

/** The code of the refusal of a move, null when it is legal. */
export function whyNot(game: Game, move: string): string | null {
  if (game.result !== 'continue') return 'game-over';
  const reason = whyNotInItself(game, move);
  if (reason !== null) return reason;
  return mustRedeal(game) && move !== 'redeal' && !move.startsWith('forfeit') ? 'must-redeal' : null;
}

const DISCARD = /^discard ([A23456789TJQK][SHDC]|X)$/;
const DISBAND = /^disband ([AB][123])( \+ ([A23456789TJQK][SHDC]|X))?$/;
const PLAY = /^([A23456789TJQK][SHDC]|X)>([AB][123])(\.([1-9][0-9]*))?$/;

function whyNotInItself(game: Game, move: string): string | null {
  const { rules, turn } = game;
  const hand = game.hand[turn].map(face);
  if (['forfeit', 'forfeit A', 'forfeit B'].includes(move)) return null;
  if (move === 'pass') return 'must-act';
  if (move === 'redeal') {
    if (rules.openingStuck !== 'mulligan-under-3') return 'no-redeal-rule';
    return mustRedeal(game) ? null : 'enough-number-cards';
  }

  const discard = move.match(DISCARD);
  if (discard) {
    if (!hand.includes(discard[1]!)) return 'card-not-in-hand';
    if (game.opening && !openingDiscardAllowed(game)) return 'no-discard-in-opening';
    if (!rules.discardWhenDeckEmpty && game.deck[turn].length === 0) return 'deck-empty-no-discard';
    return null;
  }

  const disband = move.match(DISBAND);
  if (disband) {
    const name = disband[1]!;
    const restart = disband[3];
    if (restart !== undefined && rules.disbandThen !== 'play') return 'malformed-move';
    if (game.opening) return 'no-disband-in-opening';
    if (!name.startsWith(turn)) return 'not-your-caravan';
    if (game.table[name]!.length === 0) {
      if (rules.disbandEmpty === 'illegal') return 'caravan-empty';
      if (started(game, turn) === 0) return 'caravan-empty';
    }
    if (rules.disbandThen === 'play') {
      if (restart === undefined || !isNumber(restart)) return 'must-restart-caravan';
      if (!hand.includes(restart)) return 'card-not-in-hand';
    }
    return null;
  }

  const played = move.match(PLAY);
  if (!played) return 'malformed-move';
  const card = played[1]!;
  const name = played[2]!;
  const index = played[4] === undefined ? null : Number(played[4]);
  const rows = game.table[name]!;
  if (!hand.includes(card)) return 'card-not-in-hand';

  if (isNumber(card)) {
    if (index !== null) return 'number-needs-caravan';
    if (!name.startsWith(turn)) return 'not-your-caravan';
    if (game.opening) {
      if (rows.length > 0) return 'opening-caravan-already-started';
      const firstEmpty = own(turn).find((each) => game.table[each]!.length === 0);
      if (rules.openingSlot === 'left-to-right' && firstEmpty !== name) return 'opening-left-to-right';
      return null;
    }
    if (rows.length >= Math.min(rules.maxRows ?? 40, 40)) return 'caravan-full';
    const last = rows.at(-1);
    if (!last) return null;
    if (printed(last.card) === printed(card)) return 'same-value';
    const shows = reading(game, name);
    if (shows.direction === 'none' || shows.suit === suit(card)) return null;
    const goes = printed(card) > printed(last.card) ? 'up' : 'down';
    return shows.direction === goes ? null : 'wrong-direction-and-suit';
  }

  if (game.opening) return 'no-face-in-opening';
  if (index === null) return 'face-needs-card';
  if (rows.length === 0) return 'empty-caravan';
  const target = rows[index - 1];
  if (!target) return 'no-such-card';
  const kind = card.charAt(0);
  if (!name.startsWith(turn)) {
    if (rules.faceOnOpponent === 'none') return 'not-on-opponent';
    if (rules.faceOnOpponent === 'jack' && kind !== 'J') return 'not-on-opponent';
  }
  if (kind === 'Q' && rules.queenPlacement === 'last' && index !== rows.length) return 'queen-not-on-last';
  const mustMatch =
    (rules.faceSuitMatch === 'jack' && kind === 'J') ||
    (rules.faceSuitMatch === 'jqk' && ['J', 'Q', 'K'].includes(kind));
  if (mustMatch && effectiveSuit(target) !== suit(card)) return 'face-suit-mismatch';
  if (target.attached.length >= Math.min(rules.maxAttachments ?? 15, 15)) return 'too-many-attachments';
  return null;
}

/** Every legal move of the seat to move except giving up, found by trying all there are; sorted. */
export const legalMovesOf = (game: Game): string[] =>
  possibleMoves(game)
    .filter((move) => whyNot(game, move) === null)
    .sort();

function possibleMoves(game: Game): string[] {
  const tries = new Set(['redeal']);
  const faces = new Set(game.hand[game.turn].map(face));
  for (const name of CARAVANS) tries.add(`disband ${name}`);
  for (const card of faces) {
    tries.add(`discard ${card}`);
    for (const name of CARAVANS) {
      tries.add(`${card}>${name}`);
      tries.add(`disband ${name} + ${card}`);
      for (let i = 1; i <= game.table[name]!.length; i++) tries.add(`${card}>${name}.${i}`);
    }
  }
  return [...tries];
}

/** Makes a legal move. */
export function makeMove(game: Game, move: string, chance: Chance): void {
  const seat = game.turn;
  const { rules } = game;
  game.moves++;
  if (move.startsWith('forfeit')) {
    const giver = move === 'forfeit' ? seat : move.slice(-1);
    return finish(game, giver === 'A' ? 'B wins' : 'A wins', 'forfeit');
  }
  if (move === 'redeal') {
    redeal(game, chance);
    return checkNextSeat(game);
  }

  let turnEnds = true;
  let cardLeftHand = true;
  const [first = '', second = '', , restart] = move.split(' ');
  if (first === 'discard') {
    game.pile[seat].push(takeFromHand(game, second));
    draw(game, chance);
    if (game.opening) turnEnds = false;
  } else if (first === 'disband') {
    for (const row of game.table[second]!.splice(0)) toPiles(game, row);
    if (restart === undefined) cardLeftHand = false;
    else {
      game.table[second]!.push({ card: takeFromHand(game, restart), by: seat, attached: [] });
      draw(game, chance);
    }
  } else {
    const [cardFace = '', place = ''] = move.split('>');
    const [name = '', index] = place.split('.');
    const card = takeFromHand(game, cardFace);
    if (isNumber(card)) game.table[name]!.push({ card, by: seat, attached: [] });
    else playFace(game, { card, by: seat }, name, Number(index) - 1);
    if (!game.opening) draw(game, chance);
  }

  if (turnEnds) {
    game.turns++;
    game.idle = cardLeftHand ? 0 : game.idle + 1;
  }
  checkSale(game);
  if (game.result !== 'continue') return;
  if (rules.maxTurns !== null && game.turns >= rules.maxTurns) return finish(game, 'draw', 'max-turns');
  if (rules.idleTurnsDraw !== null && game.idle >= rules.idleTurnsDraw) return finish(game, 'draw', 'idle');
  if (turnEnds) passTurn(game);
  checkNextSeat(game);
}

function passTurn(game: Game): void {
  const seat = game.turn;
  if (!game.opening) {
    game.turn = facing(seat);
    return;
  }
  const mine = started(game, seat);
  const theirs = started(game, facing(seat));
  if (mine === 3 && theirs === 3) {
    game.opening = false;
    game.turn = facing(seat);
  } else if (theirs === 3 || (mine < 3 && game.rules.openingPlacement === 'simultaneous')) {
    game.turn = seat;
  } else game.turn = facing(seat);
}

function takeFromHand(game: Game, cardFace: string): string {
  const hand = game.hand[game.turn];
  const index = hand.findIndex((card) => face(card) === cardFace);
  return hand.splice(index, 1)[0]!;
}

function toPiles(game: Game, row: Row): void {
  for (const { card, by } of [row, ...row.attached]) game.pile[by].push(card);
}

function removeRow(game: Game, row: Row): void {
  for (const name of CARAVANS) {
    const index = game.table[name]!.indexOf(row);
    if (index >= 0) game.table[name]!.splice(index, 1);
  }
  toPiles(game, row);
}

function playFace(game: Game, laid: Laid, name: string, index: number): void {
  const target = game.table[name]![index]!;
  const kind = laid.card.charAt(0);
  target.attached.push(laid);
  if (kind === 'J') removeRow(game, target);
  if (kind !== 'X') return;
  const all = CARAVANS.flatMap((each) => game.table[each]!);
  const victims = all.filter((row) => row !== target && isVictim(game, target, row));
  for (const victim of victims) removeRow(game, victim);
  if (game.rules.jokerTarget === 'removed') removeRow(game, target);
}

function isVictim(game: Game, target: Row, row: Row): boolean {
  const { rules } = game;
  if (printed(target.card) !== 1 || rules.jokerOnAce === 'rank') {
    return printed(row.card) === printed(target.card);
  }
  switch (rules.jokerAceSuit) {
    case 'printed':
      return suit(row.card) === suit(target.card);
    case 'spare-changed':
      return suit(row.card) === suit(target.card) && queens(row).length === 0;
    default:
      return effectiveSuit(row) === effectiveSuit(target);
  }
}

function shuffled(seat: Side, cards: readonly string[], chance: Chance): string[] {
  const order = chance(seat, cards);
  if ([...order].sort().join() !== [...cards].sort().join()) {
    throw new Error(`Shuffling changed the cards of ${seat}: ${cards.join(' ')} became ${order.join(' ')}`);
  }
  return [...order];
}

function draw(game: Game, chance: Chance): void {
  const seat = game.turn;
  if (game.deck[seat].length === 0 && game.rules.deckEmpty === 'reshuffle') {
    const pile = game.pile[seat].splice(0);
    if (pile.length > 0) game.deck[seat].push(...shuffled(seat, pile, chance));
  }
  const card = game.deck[seat].shift();
  if (card !== undefined) game.hand[seat].push(card);
}

function redeal(game: Game, chance: Chance): void {
  const seat = game.turn;
  const order = shuffled(seat, [...game.hand[seat], ...game.deck[seat]], chance);
  game.hand[seat] = order.slice(0, 8);
  game.deck[seat] = order.slice(8);
  game.redeals[seat]++;
  const possible = Math.min(3, numbersIn(order));
  if (game.redeals[seat] > 20 && numbersIn(game.hand[seat]) < possible) {
    throw new Error(`After twenty redeals ${seat} was dealt ${game.hand[seat].join(' ')}`);
  }
}

function checkSale(game: Game): void {
  const pairs = sold(game);
  const a = pairs.filter((seat) => seat === 'A').length;
  const b = pairs.filter((seat) => seat === 'B').length;
  const enough = game.rules.sellRule === 'first-to-two' ? Math.max(a, b) >= 2 || a + b === 3 : a + b === 3;
  if (enough) finish(game, a > b ? 'A wins' : 'B wins', 'sale');
}

/** Before the next move: the limit of all games, out of cards, no legal move. */
function checkNextSeat(game: Game): void {
  if (game.result !== 'continue') return;
  if (game.moves >= 5000) return finish(game, 'draw', 'max-turns');
  const loses = (seat: Side, why: string): void => finish(game, seat === 'A' ? 'B wins' : 'A wins', why);
  if (game.rules.outOfCards === 'immediate') {
    for (const seat of ['A', 'B'] as const) {
      if (game.hand[seat].length + game.deck[seat].length === 0) return loses(seat, 'out-of-cards');
    }
  }
  if (game.rules.outOfCards === 'turn-start' && game.hand[game.turn].length === 0) {
    return loses(game.turn, 'out-of-cards');
  }
  if (possibleMoves(game).every((move) => whyNot(game, move) !== null)) loses(game.turn, 'no-move');
}

function finish(game: Game, result: Game['result'], why: string): void {
  game.result = result;
  game.why = why;
}

export function copyGame(game: Game): Game {
  const { rules, ...rest } = game;
  return { rules, ...structuredClone(rest) };
}

/** The number of move sequences of exactly `depth` moves; a match that ends sooner counts once. */
export function countSequences(game: Game, depth: number, chance: Chance): number {
  if (depth === 0 || game.result !== 'continue') return 1;
  let count = 0;
  for (const move of legalMovesOf(game)) {
    const child = copyGame(game);
    makeMove(child, move, chance);
    count += countSequences(child, depth - 1, chance);
  }
  return count;
}
