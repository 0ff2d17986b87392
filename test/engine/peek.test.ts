/** The quick readings for search say what the observation says, in positions of every kind of match. */
import { describe, expect, test } from 'vitest';
import {
  acceptedRanks,
  CARAVANS,
  type CardName,
  caravanValue,
  cardName,
  compileRules,
  countDeck,
  countOpen,
  deal,
  deckSize,
  directionCode,
  faceOf,
  handFace,
  handSize,
  imagineStandIns,
  inOpening,
  isOver,
  kingGain,
  lastRank,
  legalMoves,
  listRows,
  observe,
  outcomeOf,
  parseCard,
  parseMove,
  play,
  Random,
  ROW_CARAVAN_SHIFT,
  ROW_FULL,
  ROW_HAS_QUEEN,
  ROW_RANK,
  ROW_SHOWN_SHIFT,
  ROW_SUIT_SHIFT,
  ROW_VALUE_SHIFT,
  rankOf,
  refusal,
  replaceHidden,
  rowCount,
  rowValue,
  SEATS,
  type Seat,
  type State,
  SUIT_NAMES,
  scoreOf,
  seatIndex,
  shuffleDeck,
  suitCode,
  suitOf,
  toPosition,
  turnsTaken,
} from '../../src/engine/index.ts';
import { afterMoves, optionsOf, position, rulesOf } from '../kit/record.ts';

/** Positions of matches by chance, under rules that differ in what a quick reading tells. */
const STATES: readonly State[] = ['standard', 'foxon', 'new-vegas', 'league', 'mifflin'].flatMap(
  (name, i) => {
    const random = new Random(5, 1, i);
    const states: State[] = [];
    let { state } = deal(compileRules(optionsOf(name)), { seed: i });
    for (let ply = 0; ply < 120 && !isOver(state); ply++) {
      if (ply % 4 === 0) states.push(state);
      const moves = legalMoves(state);
      state = play(state, parseMove(moves[random.below(moves.length)]!)!).state;
    }
    return [...states, state];
  },
);

const code = (name: CardName): number => parseCard(name)!;
const tallied = (names: readonly CardName[]): number[] => {
  const counts = Array<number>(64).fill(0);
  for (const name of names) counts[faceOf(code(name))]!++;
  return counts;
};
const counting = (count: (counts: Float32Array) => unknown): number[] => {
  const counts = new Float32Array(64);
  count(counts);
  return [...counts];
};

test('hands, decks and what lies open', () => {
  for (const state of STATES) {
    for (const seat of SEATS) {
      const own = seatIndex(seat);
      const seen = observe(state, seat);
      expect([handSize(state, own), deckSize(state, own)]).toEqual([
        seen.handCount[seat],
        seen.deckCount[seat],
      ]);
      expect(seen.hand.map((_, i) => handFace(state, own, i))).toEqual(
        seen.hand.map((name) => faceOf(code(name))),
      );
      const open = [
        ...seen.discards[seat],
        ...CARAVANS.flatMap((name) =>
          seen.caravans[name].rows.flatMap(({ card, attachments }) => [
            ...(name.startsWith(seat) ? [card] : []),
            ...attachments.filter(({ owner }) => owner === seat).map((one) => one.card),
          ]),
        ),
      ];
      expect(counting((counts) => countOpen(state, own, counts))).toEqual(tallied(open));
      expect(countOpen(state, own, new Float32Array(64))).toBe(open.length);
      expect(counting((counts) => countDeck(state, own, counts))).toEqual(tallied(seen.ownDeck));
      expect([inOpening(state), turnsTaken(state)]).toEqual([seen.phase === 'opening', seen.counters.turns]);
    }
  }
});

test('both Jokers have one face in a hand', () => {
  const state = position('5C | - | - // 5D | - | -', { hand: 'X X QS', deck: 'X X' });
  expect([0, 1, 2].map((i) => handFace(state, 0, i))).toEqual([56, 56, faceOf(code('QS'))]);
  expect(counting((counts) => countDeck(state, 0, counts))[56]).toBe(2);
});

test('caravans and their cards', () => {
  const out = new Int32Array(256);
  let full = 0;
  for (const state of STATES) {
    const seen = observe(state, 'A');
    const { rules } = state;
    const rows: object[] = [];
    for (const [caravan, name] of CARAVANS.entries()) {
      const { direction, suit, value, rows: shown } = seen.caravans[name];
      expect(rowCount(state, caravan)).toBe(shown.length);
      expect(lastRank(state, caravan)).toBe(shown.length === 0 ? 0 : rankOf(code(shown.at(-1)!.card)));
      expect(directionCode(state, caravan)).toBe(direction === 'up' ? 1 : direction === 'down' ? 2 : 0);
      expect(suitCode(state, caravan)).toBe(suit === null ? 4 : SUIT_NAMES.indexOf(suit));
      let sum = 0;
      for (const [i, { card, attachments }] of shown.entries()) {
        const rank = rankOf(code(card));
        const kings = attachments.filter((one) => one.card.startsWith('K')).length;
        const queen = attachments.findLast((one) => one.card.startsWith('Q'))?.card;
        const worth = rules.kingsAdd ? rank * (1 + kings) : rank * 2 ** kings;
        sum += worth;
        expect(rowValue(state, caravan, i + 1)).toBe(worth);
        expect(kingGain(state, caravan, i + 1)).toBe(rules.kingsAdd ? rank : worth);
        const isFull = attachments.length >= rules.maxAttachments;
        if (isFull) full++;
        const own = suitOf(code(card));
        rows.push({
          rank,
          own,
          shows: queen ? suitOf(code(queen)) : own,
          caravan,
          isFull,
          queen: !!queen,
          worth,
        });
      }
      expect(caravanValue(state, caravan)).toBe(sum);
      expect(value).toBe(sum);
    }
    const listed = listRows(state, out);
    expect(
      Array.from(out.subarray(0, listed), (row) => ({
        rank: row & ROW_RANK,
        own: (row >> ROW_SUIT_SHIFT) & 3,
        shows: (row >> ROW_SHOWN_SHIFT) & 3,
        caravan: (row >> ROW_CARAVAN_SHIFT) & 7,
        isFull: (row & ROW_FULL) !== 0,
        queen: (row & ROW_HAS_QUEEN) !== 0,
        worth: row >> ROW_VALUE_SHIFT,
      })),
    ).toEqual(rows);
  }
  expect(full).toBeGreaterThan(0);
});

test('a card with more Kings than anybody needs is listed at 9,999', () => {
  const out = new Int32Array(8);
  expect(listRows(position(`TD${'.KH'.repeat(10)} 9D | - | - // 5D | - | -`), out)).toBe(3);
  expect(Array.from(out.subarray(0, 3), (row) => row >> ROW_VALUE_SHIFT)).toEqual([9999, 9, 5]);
});

test('the ranks a caravan takes are those that are legal', () => {
  for (const state of STATES) {
    if (isOver(state) || inOpening(state)) continue;
    const next = outcomeOf(state).next!;
    for (const caravan of [0, 1, 2].map((i) => i + 3 * seatIndex(next))) {
      for (const name of observe(state, next).hand.filter((card) => rankOf(code(card)) <= 10)) {
        const taken = (acceptedRanks(state, caravan, suitOf(code(name))) >> rankOf(code(name))) & 1;
        const move = parseMove(`${name.replace(/\[.*/, '')}>${CARAVANS[caravan]}`);
        expect(taken === 1).toBe(refusal(state, move) === null);
      }
    }
  }
});

test('the score of a seat', () => {
  const going = position('5C | - | - // 5D | - | -', { hand: '7D' });
  const scores = (state: State): number[] => [scoreOf(state, 0), scoreOf(state, 1)];
  expect(scores(going)).toEqual([-1, -1]);
  expect(scores(afterMoves(going, 'forfeit A'))).toEqual([0, 1]);
  expect(scores(afterMoves(going, 'forfeit B'))).toEqual([1, 0]);
  const idle = position('5C | - | - // 5D | - | -', {
    rules: rulesOf('standard', { maxTurns: 1 }),
    hand: '7D 8D',
  });
  expect(scores(afterMoves(idle, 'discard 8D'))).toEqual([0.5, 0.5]);
});

describe('hidden cards', () => {
  const TABLE = '- | - | - // 5D | - | -';

  test('are replaced: the first into the hand, the rest into the deck from its bottom, and nothing else', () => {
    const setting = {
      hand: '2S 3S',
      otherHand: '4S 5S 6S',
      deck: 'TS TH TD TC',
      otherDeck: '9S 9H 9D 9C TS',
    };
    const given: readonly CardName[] = ['AS', 'AH', 'AD', 'AC', '8S', '8H', '8D', '8C'];
    for (const seat of [0, 1] as const) {
      const state = position(TABLE, setting);
      const before = toPosition(state);
      replaceHidden(state, seat, Int32Array.from(given, code));
      const hand = seat === 0 ? 2 : 3;
      const deck = seat === 0 ? 4 : 5;
      const name = seat === 0 ? 'A' : 'B';
      expect(toPosition(state)).toEqual({
        ...before,
        [`hand${name}`]: given.slice(0, hand),
        [`deck${name}`]: given.slice(hand, hand + deck).reverse(),
      });
    }
  });

  test('are replaced where no room is left behind the deck', () => {
    const state = position(TABLE, {
      turn: 'B',
      hand: '7D',
      otherHand: '',
      otherDeck: '2S 3S',
      deck: '4S 5S',
    });
    replaceHidden(state, 0, Int32Array.from(['AS', 'AH'] as const, code));
    expect(toPosition(state)).toMatchObject({
      handA: [],
      deckA: ['AH', 'AS'],
      handB: ['7D'],
      deckB: ['4S', '5S'],
    });
  });

  test('of a deck come into another order, that of the random numbers, and nothing else moves', () => {
    for (const seat of [0, 1] as const) {
      const state = position(TABLE, { otherDeck: 'TS TH TD TC 2C 3C' });
      const before = toPosition(state);
      const key = seat === 0 ? 'deckA' : 'deckB';
      const order = new Random(3)
        .shuffle([...before[key]].reverse().map(code))
        .reverse()
        .map(cardName);
      shuffleDeck(state, seat, new Random(3));
      expect(order).not.toEqual(before[key]);
      expect(toPosition(state)).toEqual({ ...before, [key]: order });
    }
  });
});

describe('stand-ins', () => {
  test('lie where cards are hidden, and everything else is as it is', () => {
    for (const state of STATES) {
      for (const seat of SEATS) {
        const them: Seat = seat === 'A' ? 'B' : 'A';
        const seen = observe(state, seat);
        const imagined = toPosition(imagineStandIns(seen));
        const aces = (count: number): string[] => Array<string>(count).fill('AS');
        expect(imagined).toEqual({
          ...toPosition(state),
          turn: seen.next ?? 'A',
          [`hand${them}`]: aces(seen.handCount[them]),
          [`deck${seat}`]: aces(seen.deckCount[seat]),
          [`deck${them}`]: aces(seen.deckCount[them]),
        });
      }
    }
  });
});
