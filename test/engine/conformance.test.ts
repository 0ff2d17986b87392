/**
 * What must hold at every ply of every match, whatever the rules: checked along random play under every preset,
 * every house rule and changed options.
 */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  apply,
  caravansOf,
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
  playRandomly,
  Random,
  type RuleOptions,
  recordMove,
  replaceHidden,
  replay,
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
import {
  type AnyDeal,
  anyDeal,
  anyOptions,
  anyPosition,
  anySeed,
  codes,
  RULE_SETS,
  randomMove,
} from '../kit/arbitrary.ts';
import { type FullView, fullView, ownedCards } from '../kit/full-view.ts';
import { Listener, partOf, seatedListener } from '../kit/listener.ts';
import { refused } from '../kit/record.ts';
import { checked, seeded, some } from '../kit/seeds.ts';

vi.setConfig({ testTimeout: 3_600_000 }); // CARAVAN_RUNS decides how long it takes

/** Equality of plain data; texts first, since a structural comparison of equal things is slow. */
function same(actual: unknown, expected: unknown, what: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual, what).toEqual(expected);
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
function walk(start: State, seed: number, plies: number, onPly: (ply: Ply) => void): State {
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

function checkMoves(state: State, view: FullView): void {
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
    if (card !== undefined && !hand.includes(card)) expect(hand).toContain(card);
    const grown = /^[A2-9T].>(..)$/.exec(text)?.[1] ?? disbanded;
    if (grown !== undefined) same(grown.charAt(0), seat, `${text} is in an own caravan`);
  }
}

function checkNotation(state: State): void {
  const position = toPosition(state);
  const parsed = parsePosition(JSON.parse(JSON.stringify(position)));
  if ('fault' in parsed) throw new Error(parsed.fault);
  same(toPosition(fromPosition(state.rules, parsed.layout)), position, 'a position comes back');
  same(formatTable(state), [position.A.join(' | '), position.B.join(' | ')].join(' // '), 'the table line');
  for (const text of [...position.A, ...position.B])
    same('rows' in parseCaravan(text), true, 'a caravan reads as it is written');
}

/** `play` copies, `apply` does the same in place, also on a state that was something else before. */
function checkCopies(state: State, move: string, next: State, spare: State): void {
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

function checkSecrets(state: State, move: string, seat: Seat, random: Random): void {
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
function checkImagined(state: State, move: string, next: State, seat: Seat): void {
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

/** Everything above along one match from the deal, its record included. */
function checkMatch(options: RuleOptions, { seed, deckA, deckB }: AnyDeal): void {
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
      same(listeners.full.heard(seat), partOf(observe(state, seat)), 'the events say everything');
      for (const event of eventsFor(seat, events)) listeners[seat].hear(event);
      same(listeners[seat].heard(seat), partOf(observe(state, seat)), `seat ${seat} hears everything`);
    }
    checkMasks(events);
  };
  hear(dealt.events, dealt.state);
  const owned = { A: [...deckA].sort(), B: [...deckB].sort() };
  const spare = copyState(dealt.state);
  const events = [dealt.events];
  let record = startRecord(options, seed, codes(deckA), codes(deckB), null);
  const last = walk(dealt.state, seed, 150, (ply) => {
    const view = fullView(ply.state);
    for (const seat of SEATS) same(ownedCards(view, seat), owned[seat], 'no card is lost or found');
    checkMoves(ply.state, view);
    checkNotation(ply.state);
    checkCopies(ply.state, ply.move, ply.next, spare);
    checkSecrets(ply.state, ply.move, ply.seat, ply.random);
    checkImagined(ply.state, ply.move, ply.next, ply.seat);
    hear(ply.events, ply.next);
    record = recordMove(record, parseMove(ply.move)!, ply.next);
    events.push(ply.events);
  });
  if (isOver(last)) checkMoves(last, fullView(last));
  checkRecord(record, events, last, seed);
}

function checkRecord(record: MatchRecord, events: GameEvent[][], last: State, seed: number): void {
  const kept = JSON.parse(JSON.stringify(record)) as MatchRecord;
  const replayed = replay(kept);
  expect(replayed.fault).toBe(null);
  expect(hashState(replayed.state)).toBe(hashState(last));
  same(replayed.events, events, 'a replay tells the same events');

  if (record.moves.length === 0) return;
  const random = new Random(seed, STREAM.playout, 2);
  const index = random.below(record.moves.length);
  const tampered = <T>(list: readonly T[], value: T): T[] =>
    list.map((old, i) => (i === index ? value : old));
  const before = replay({ ...kept, moves: kept.moves.slice(0, index) }).state;
  expect(replay({ ...kept, hashes: tampered(kept.hashes, '00000000') }).fault).toEqual({
    kind: 'hash-differs',
    index,
  });
  expect(replay({ ...kept, moves: tampered(kept.moves, 'pass') }).fault).toEqual({
    kind: 'illegal-move',
    index,
    reason: 'must-act',
  });
  // Two moves may come to the same: disbanding one empty caravan or another, where that is allowed.
  const otherMoves = legalMoves(before).filter(
    (move) => hashState(play(before, parseMove(move)!).state) !== record.hashes[index],
  );
  if (otherMoves.length > 0) {
    const move = otherMoves[random.below(otherMoves.length)]!;
    expect(replay({ ...kept, moves: tampered(kept.moves, move) }).fault).toEqual({
      kind: 'hash-differs',
      index,
    });
  }
  if (isOver(last)) {
    for (const move of ['forfeit', 'no move at all']) {
      expect(replay({ ...kept, moves: [...kept.moves, move] }).fault).toEqual({
        kind: 'illegal-move',
        index: kept.moves.length,
        reason: 'game-over',
      });
    }
  }
  expect(replay({ ...kept, version: 99 }).fault).toEqual({ kind: 'other-version', version: 99 });
  expect(replay({ ...kept, deckB: [...kept.deckB, 'ZZ' as 'AS'] }).fault).toEqual({ kind: 'bad-deck' });
}

describe('random play', () => {
  for (const { name, options } of some(RULE_SETS)) {
    test(seeded(`conforms under ${name}`), () => {
      fc.assert(
        fc.property(anyDeal, (dealt) => checkMatch(options, dealt)),
        checked(1),
      );
    });
  }

  test(seeded('conforms under changed options'), () => {
    fc.assert(fc.property(anyOptions, anyDeal, checkMatch), checked(25));
  });

  test(seeded('conforms from positions set up by hand'), () => {
    fc.assert(
      fc.property(anyOptions, anyPosition, anySeed, (options, position, seed) => {
        const parsed = parsePosition(position);
        if ('fault' in parsed) throw new Error(parsed.fault);
        same(toPosition(fromPosition(compileRules(options), parsed.layout)), position, 'it is as set up');
        const start = fromPosition(compileRules(options), parsed.layout, seed);
        const spare = copyState(start);
        const owned = fullView(start);
        walk(start, seed, 6, (ply) => {
          const view = fullView(ply.next);
          for (const seat of SEATS) same(ownedCards(view, seat), ownedCards(owned, seat), 'cards are kept');
          checkMoves(ply.state, fullView(ply.state));
          checkNotation(ply.next);
          checkCopies(ply.state, ply.move, ply.next, spare);
          checkSecrets(ply.state, ply.move, ply.seat, ply.random);
          checkImagined(ply.state, ply.move, ply.next, ply.seat);
        });
      }),
      checked(100),
    );
  });

  test(seeded('always comes to an end'), () => {
    fc.assert(
      fc.property(
        fc.oneof(anyOptions, fc.constantFrom(...RULE_SETS.map(({ options }) => options))),
        anyDeal,
        (options, { seed, deckA, deckB }) => {
          const { state } = deal(compileRules(options), { seed, deckA: codes(deckA), deckB: codes(deckB) });
          expect(playRandomly(state, new Random(seed, STREAM.playout))).toBeLessThanOrEqual(5000);
          expect(observe(state, 'A')).toMatchObject({ next: null });
          expect(observe(state, 'A').result).not.toBe('continue');
        },
      ),
      checked(300),
    );
  });
});

test('every caravan belongs to one seat', () => {
  expect([...caravansOf('A'), ...caravansOf('B')]).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3']);
});
