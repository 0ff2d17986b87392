/**
 * What must hold at every ply of every match, whatever the rules. It knows no test runner: tests and long runs walk the
 * same way. A breach is thrown.
 */
import assert from 'node:assert/strict';
import {
  apply,
  compileRules,
  copyInto,
  copyState,
  deal,
  eventsFor,
  faceOf,
  formatMove,
  formatTable,
  fromPosition,
  type GameEvent,
  hashState,
  imagine,
  isOver,
  legalMoves,
  type MatchRecord,
  observe,
  other,
  parseCaravan,
  parseMove,
  parsePosition,
  play,
  Random,
  type RuleOptions,
  recordMove,
  replaceHidden,
  replay,
  SALE_MAX,
  SALE_MIN,
  SEATS,
  type Seat,
  STREAM,
  type State,
  seatIndex,
  seenPosition,
  shuffleDeck,
  startRecord,
  toPosition,
} from '../../src/engine/index.ts';
import { deckOf, handOf } from '../../src/engine/state.ts';
import { type AnyDeal, anyMoveText, codes, randomMove } from './arbitrary.ts';
import { type FullView, fullView, ownedCards } from './full-view.ts';
import { Listener, partOf, seatedListener } from './listener.ts';
import { refused } from './record.ts';

const plain = (value: unknown): unknown =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as unknown);

/** Equality of plain data; texts first, since a structural comparison of equal things is slow. */
export function same(actual: unknown, expected: unknown, what: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    assert.deepEqual(plain(actual), plain(expected), what);
}

interface Ply {
  readonly state: State;
  readonly move: string;
  readonly next: State;
  readonly events: GameEvent[];
  /** The seat that looks on, either in turn. */
  readonly seat: Seat;
  readonly random: Random;
}

/** Plays to the end with random moves and calls back before each move with what it leads to. */
export function walk(start: State, seed: number, plies: number, onPly: (ply: Ply) => void): State {
  const random = new Random(seed, STREAM.playout, 1);
  let state = start;
  for (let ply = 0; ply < plies && !isOver(state); ply++) {
    const move = randomMove(state, random);
    const next = play(state, parseMove(move)!);
    onPly({ state, move, next: next.state, events: next.events, seat: SEATS[random.below(2)]!, random });
    state = next.state;
  }
  return state;
}

export function checkMoves(state: State, view: FullView): void {
  const moves = legalMoves(state);
  same(moves, [...new Set(moves)].sort(), 'moves are sorted and unique');
  same(moves.length > 0, view.next !== null, 'whoever is to move can');
  const seat = view.next;
  if (seat === null) return;
  const hand = view.hand[seat].map((card) => card.replace(/\[.*/, ''));
  for (const text of moves) {
    const move = parseMove(text);
    same(move === null ? null : formatMove(move), text, 'a move reads as it is written');
    same(refused(state, text), null, `${text} is legal`);
    // Only the seat to move has moves: cards come from its hand, its own caravans grow and are disbanded.
    const [, card, disbanded] = /^(?:discard )?([^ >]+)(?:>.*)?$|^disband (..)/.exec(text) ?? [];
    if (text === 'redeal') continue;
    if (card !== undefined && !hand.includes(card)) assert.fail(`${card} is in no hand`);
    const grown = /^[A2-9T].>(..)$/.exec(text)?.[1] ?? disbanded;
    if (grown !== undefined) same(grown.charAt(0), seat, `${text} is in an own caravan`);
  }
}

/** Of texts of any kind, just those of the list are taken; giving up always is. */
function checkTexts(state: State, view: FullView, random: Random): void {
  const moves = legalMoves(state);
  for (let i = 0; i < 3; i++) {
    const text = anyMoveText(view.next === null ? [] : view.hand[view.next], random);
    const move = parseMove(text);
    const isLegal =
      view.next !== null && move !== null && (moves.includes(formatMove(move)) || /^forfeit/.test(text));
    same(refused(state, text) === null, isLegal, `${text} is refused or in the list`);
  }
}

/** Of each pair the side sells that is for sale alone, or higher. */
function checkSales(view: FullView): void {
  for (const pair of [1, 2, 3] as const) {
    const [a, b] = [view.caravans[`A${pair}`].value, view.caravans[`B${pair}`].value].map((value) =>
      value >= SALE_MIN && value <= SALE_MAX ? value : 0,
    ) as [number, number];
    same(view.sold[pair - 1], a > b ? 'A' : b > a ? 'B' : null, `pair ${pair} is sold to whom it is`);
  }
  same(view.result === 'continue', view.why === null, 'an end has a reason');
  if (view.why !== 'sale') return;
  const winner = view.result === 'A wins' ? 'A' : 'B';
  same(view.sold.filter((seat) => seat === winner).length >= 2, true, 'who wins by sale has sold two pairs');
}

export function checkNotation(state: State): void {
  const position = toPosition(state);
  const parsed = parsePosition(JSON.parse(JSON.stringify(position)));
  if ('fault' in parsed) throw new Error(parsed.fault);
  same(toPosition(fromPosition(state.rules, parsed.layout)), position, 'a position comes back');
  same(formatTable(state), [position.A.join(' | '), position.B.join(' | ')].join(' // '), 'the table line');
  for (const text of [...position.A, ...position.B])
    same('rows' in parseCaravan(text), true, 'a caravan reads as it is written');
}

/** `play` copies, `apply` does the same in place, also on a state that was something else before. */
export function checkCopies(state: State, move: string, next: State, spare: State): void {
  const hash = hashState(state);
  const cells = state.cells.slice();
  const again = play(state, parseMove(move)!);
  same(state.cells.join(), cells.join(), 'play leaves its input alone');
  const inPlace = copyState(state);
  apply(inPlace, parseMove(move)!);
  copyInto(state, spare);
  same(hashState(spare), hash, 'copied over another state');
  apply(spare, parseMove(move)!);
  for (const twin of [again.state, inPlace, spare]) {
    same(hashState(twin), hashState(next), 'a copy fares like its original');
  }
  same(fullView(spare), fullView(next), 'a reused copy fares like its original');
}

function checkMasks(events: readonly GameEvent[]): void {
  for (const seat of SEATS) {
    const seen = eventsFor(seat, events);
    same(seen.length, events.length, 'no event is hidden altogether');
    for (const [i, event] of events.entries()) {
      const masked = structuredClone(event) as Record<string, unknown>;
      const hides = 'seat' in event && event.seat !== seat;
      if (hides && event.type === 'cardDrawn') masked['card'] = null;
      if (hides && (event.type === 'handDealt' || event.type === 'handRedealt')) masked['cards'] = null;
      same(seen[i], masked, 'only hidden cards are hidden');
    }
  }
}

/**
 * A state that looks the same from a seat: the other side's hand and deck are dealt anew (but for one card, which
 * stays in its place so that the same move can be made), and the own deck lies in another order under its top card.
 */
function disguised(state: State, seat: Seat, kept: string | null, random: Random): State {
  const twin = copyState(state);
  const [mine, theirs] = [seatIndex(seat), seatIndex(other(seat))];
  const hand = handOf(state, theirs);
  const at =
    kept === null
      ? -1
      : fullView(state).hand[other(seat)].findIndex((card) => card.replace(/\[.*/, '') === kept);
  const pool = [...hand, ...deckOf(state, theirs)];
  const [fixed] = at < 0 ? [] : pool.splice(at, 1);
  random.shuffle(pool);
  if (fixed !== undefined) {
    // An equal card earlier in the hand would be played in its stead.
    const earlier = pool.findIndex((card, i) => i < at && faceOf(card) === faceOf(fixed));
    if (earlier >= 0) return state;
    pool.splice(at, 0, fixed);
  }
  replaceHidden(twin, theirs, Int32Array.from(pool));
  const top = deckOf(state, mine)[0];
  for (let tries = 0; tries < 20; tries++) {
    shuffleDeck(twin, mine, random);
    if (deckOf(twin, mine)[0] === top) return twin;
  }
  return state;
}

export function checkSecrets(state: State, move: string, seat: Seat, random: Random): void {
  const seen = observe(state, seat);
  const own = seen.next === seat;
  const kept = own ? null : (/^(?:discard |disband .. \+ )?([^ >]+)(?:>.*)?$/.exec(move)?.[1] ?? null);
  const twin = disguised(state, seat, kept, random);
  same(observe(twin, seat), seen, 'an observation tells no secrets');
  same(seenPosition(twin, seat), seenPosition(state, seat), 'a position as seen tells no secrets');
  if (own) same(legalMoves(twin), legalMoves(state), 'own moves tell no secrets');
  // A redeal shows one hand and draws another from a deck in an order the twin does not share.
  if (move === 'redeal' || refused(twin, move) !== null) return;
  const after = play(state, parseMove(move)!).events;
  const twinAfter = play(twin, parseMove(move)!).events;
  // Whoever loses for want of a legal move gives that much away.
  const stuck = [...after, ...twinAfter].some((event) => 'why' in event && event.why === 'no-move');
  if (!stuck) same(eventsFor(seat, twinAfter), eventsFor(seat, after), 'events tell no secrets');
}

/** What search imagines with the hidden cards as they are is the state itself. */
export function checkImagined(state: State, move: string, next: State, seat: Seat): void {
  const [mine, theirs] = [seatIndex(seat), seatIndex(other(seat))];
  const imagined = imagine(
    observe(state, seat),
    { otherHand: handOf(state, theirs), ownDeck: deckOf(state, mine), otherDeck: deckOf(state, theirs) },
    state.seed,
    state.rules,
  );
  same(hashState(imagined), hashState(state), 'imagined as it is');
  apply(imagined, parseMove(move)!);
  same(hashState(imagined), hashState(next), 'imagined as it will be');
}

export interface Walked {
  readonly plies: number;
  readonly last: State;
}

/**
 * Everything above along one match from the deal, its record included.
 * @param most so many plies of it
 */
export function checkMatch(options: RuleOptions, { seed, deckA, deckB }: AnyDeal, most = 150): Walked {
  const rules = compileRules(options);
  const decks = { A: deckA, B: deckB };
  const dealt = deal(rules, { seed, deckA: codes(deckA), deckB: codes(deckB) });
  const listeners = {
    full: new Listener(decks),
    A: seatedListener('A', decks),
    B: seatedListener('B', decks),
  };
  const hear = (events: readonly GameEvent[], state: State): void => {
    for (const event of events) listeners.full.hear(event);
    for (const seat of SEATS) {
      const seen = partOf(observe(state, seat));
      same(listeners.full.heard(seat), seen, 'the events say everything');
      for (const event of eventsFor(seat, events)) listeners[seat].hear(event);
      same(listeners[seat].heard(seat), seen, `seat ${seat} hears everything`);
    }
    checkMasks(events);
  };
  hear(dealt.events, dealt.state);
  const owned = { A: [...deckA].sort(), B: [...deckB].sort() };
  const spare = copyState(dealt.state);
  const events = [dealt.events];
  let record = startRecord(options, seed, codes(deckA), codes(deckB), null);
  const last = walk(dealt.state, seed, most, (ply) => {
    const view = fullView(ply.state);
    for (const seat of SEATS) same(ownedCards(view, seat), owned[seat], 'no card is lost or found');
    checkMoves(ply.state, view);
    checkTexts(ply.state, view, ply.random);
    checkSales(view);
    checkNotation(ply.state);
    checkCopies(ply.state, ply.move, ply.next, spare);
    checkSecrets(ply.state, ply.move, ply.seat, ply.random);
    checkImagined(ply.state, ply.move, ply.next, ply.seat);
    hear(ply.events, ply.next);
    record = recordMove(record, parseMove(ply.move)!, ply.next);
    events.push(ply.events);
  });
  if (isOver(last)) {
    const view = fullView(last);
    checkMoves(last, view);
    checkTexts(last, view, new Random(seed, STREAM.playout, 3));
    checkSales(view);
  }
  checkRecord(record, events, last, seed);
  return { plies: record.moves.length, last };
}

function checkRecord(record: MatchRecord, events: GameEvent[][], last: State, seed: number): void {
  const kept = JSON.parse(JSON.stringify(record)) as MatchRecord;
  const replayed = replay(kept);
  same(replayed.fault, null, 'a record replays');
  same(hashState(replayed.state), hashState(last), 'a replay comes to the same end');
  same(replayed.events, events, 'a replay tells the same events');

  if (record.moves.length === 0) return;
  const random = new Random(seed, STREAM.playout, 2);
  const index = random.below(record.moves.length);
  const tampered = <T>(list: readonly T[], value: T): T[] =>
    list.map((old, i) => (i === index ? value : old));
  const before = replay({ ...kept, moves: kept.moves.slice(0, index) }).state;
  const expectFault = (changes: Partial<MatchRecord>, fault: object): void =>
    same(replay({ ...kept, ...changes }).fault, fault, 'a changed record is found out');
  expectFault({ hashes: tampered(kept.hashes, '00000000') }, { kind: 'hash-differs', index });
  expectFault(
    { moves: tampered(kept.moves, 'pass') },
    {
      kind: 'illegal-move',
      index,
      reason: 'must-act',
    },
  );
  // Two moves may come to the same: disbanding one empty caravan or another, where that is allowed.
  const otherMoves = legalMoves(before).filter(
    (move) => hashState(play(before, parseMove(move)!).state) !== record.hashes[index],
  );
  if (otherMoves.length > 0) {
    const move = otherMoves[random.below(otherMoves.length)]!;
    expectFault(
      { moves: tampered(kept.moves, move) },
      {
        kind: 'hash-differs',
        index,
      },
    );
  }
  if (isOver(last)) {
    for (const move of ['forfeit', 'no move at all']) {
      expectFault(
        { moves: [...kept.moves, move] },
        {
          kind: 'illegal-move',
          index: kept.moves.length,
          reason: 'game-over',
        },
      );
    }
  }
  expectFault({ version: 99 }, { kind: 'other-version', version: 99 });
  expectFault({ deckB: [...kept.deckB, 'ZZ' as 'AS'] }, { kind: 'bad-deck' });
}
