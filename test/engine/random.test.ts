/** The random numbers are part of the replay format: these values must never change by accident. */
import { describe, expect, test } from 'vitest';
import { presetOptions } from '../../src/content/index.ts';
import {
  compileRules,
  deal,
  MAX_SEED,
  observe,
  outcomeOf,
  Random,
  type Seat,
  STREAM,
  seatToMove,
  toPosition,
} from '../../src/engine/index.ts';
import { afterMoves, position, rulesOf } from '../kit/record.ts';

/** Seed, stream, index, then the first four numbers. */
const PINNED_STREAMS: readonly (readonly [number, number, number, number, number, number, number])[] = [
  [0, 0, 0, 4250198203, 384992673, 1153849132, 3610765463],
  [0, 1, 0, 4197988555, 1147445323, 4063588165, 2390934240],
  [0, 2, 0, 3005589876, 841986252, 2201590495, 2279719627],
  [0, 3, 0, 3894707780, 1877866765, 2802085972, 3557137116],
  [1, 1, 0, 3824189405, 3178930522, 2837638879, 3693616223],
  [1, 4, 0, 2774651128, 1635312725, 536983690, 1241398161],
  [1, 4, 1, 117613511, 2419623693, 3737102497, 660750668],
  [1, 104, 0, 1329333303, 4215927456, 1471831121, 3798330578],
  [20281, 5, 2, 3272927089, 1299063872, 1871994936, 720552271],
  [20281, 105, 2, 2642409519, 1661659064, 1968467582, 17465405],
  [4294967296, 1, 0, 778967656, 3257039528, 476341088, 2601818159],
  [9007199254740991, 6, 0, 3610076638, 3353191648, 2161425250, 2677784466],
  [9007199254740991, 7, 19, 3348228278, 1108996164, 2083696771, 1104955972],
];
const PINNED_DEALS = [
  {
    seed: 1,
    turn: 'B',
    handA: 'TS 6S 8D 2H 6C QS 4C 5C',
    handB: '3C JD 9H 6H 2D 3D 9C 8C',
    deckA:
      '3C AH AS 4H KC 3D KD QC QD X 4D 6D JS 7H 5H 9H 8S KH 7D 4S 8C X 5S JH AD 2S 2D 7S 8H TD 7C 5D AC JD 3H TH QH 3S 9C 6H 9S 2C JC 9D TC KS',
    deckB:
      'X TH TS 7S 9S AH 7C 8H KS QC 6S 4H QS 7H QD 4D 5H 9D KD AC TD JC 3H X 4C JS 8S 8D TC KH 3S 5D 4S 2C 2S QH KC 6C 5C 6D 2H AS AD JH 7D 5S',
  },
  {
    seed: 9007199254740991,
    turn: 'A',
    handA: 'QS KH 9H TD 9D TS TH 4S',
    handB: 'QC 3D JH 4S AD QD 8S 7S',
    deckA:
      '5S KD 3C 5H 8D 4H 6S 7H QH AH 2D 6D 9C 2H 6C 3D 7D 8H 8S 3S 6H 8C AS KS X 7S 2S 4C TC QD 4D AC 7C JC 3H KC 5C 5D 2C JD QC AD JS JH X 9S',
    deckB:
      '8C 8H 3C X TD JD 7C 7H 9C 9S TS 5C QH QS KC 5D X 6S 6C 4H 6H TH 8D JC 3H 2S AC 7D AH 4D 9H 4C 2D KS 6D 3S KD 5S 9D 2C 5H KH JS TC 2H AS',
  },
];

const PINNED_CHANCES = {
  A: ['JD QH JS KS QC QD 3S KD', 'X 2S KD KC JH JD KH JS', '6S 4S 5S 2S 3S KS', '4S KS 2S 5S 3S 6S'],
  B: ['JS 2S QD 3S X JD KH QH', '2S KH JC QH X KD JS JH', '4S 2S KS 5S 3S 6S', '3S 6S 4S 2S KS 5S'],
};

const first = (random: Random, count: number): number[] => Array.from({ length: count }, () => random.next());

/** xoshiro128** 1.1 in the words of its authors' C code (https://prng.di.unimi.it/xoshiro128starstar.c), in BigInt. */
function reference(seed: readonly bigint[]): () => number {
  const s = [...seed] as [bigint, bigint, bigint, bigint];
  const word = (x: bigint): bigint => BigInt.asUintN(32, x);
  const rotl = (x: bigint, k: bigint): bigint => word(x << k) | (x >> (32n - k));
  return () => {
    const result = word(rotl(word(s[1] * 5n), 7n) * 9n);
    const t = word(s[1] << 9n);
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 11n);
    return Number(result);
  };
}

const wordsOf = (random: Random): bigint[] =>
  (['a', 'b', 'c', 'd'] as const).map((name) =>
    BigInt.asUintN(32, BigInt((random as unknown as Record<string, number>)[name]!)),
  );

/** Sum of (observed − expected)² / expected over equally likely outcomes. */
function chiSquare(observed: readonly number[]): number {
  const expected = observed.reduce((sum, n) => sum + n, 0) / observed.length;
  return observed.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe('the generator', () => {
  test('gives the same first numbers for ever', () => {
    const pinned = PINNED_STREAMS.map(([seed, stream, index]) => [
      seed,
      stream,
      index,
      ...first(new Random(seed, stream, index), 4),
    ]);
    expect(pinned).toEqual(PINNED_STREAMS);
  });

  test('is xoshiro128**, and reproduces the published sequence from the state 1 2 3 4', () => {
    for (const seed of [0, 1, 20_281, MAX_SEED]) {
      const random = new Random(seed, STREAM.bot, 3);
      const next = reference(wordsOf(random));
      expect(first(random, 1000)).toEqual(Array.from({ length: 1000 }, next));
    }
    const known = Object.assign(new Random(0), { a: 1, b: 2, c: 3, d: 4 });
    // The test vector of the Rust package rand_xoshiro, made with the reference code.
    expect(first(known, 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('starts again when it is seeded again', () => {
    const random = new Random(7, 1, 2);
    const start = first(random, 5);
    first(random.reseed(8, 1, 2), 3);
    expect(first(random.reseed(7, 1, 2), 5)).toEqual(start);
  });

  test('differs from seed to seed, stream to stream and event to event', () => {
    const starts = new Set<string>();
    let count = 0;
    for (const seed of [0, 1, 2, 2 ** 32, 2 ** 32 + 1, MAX_SEED - 1, MAX_SEED]) {
      for (let stream = 0; stream <= 7; stream++) {
        for (let index = 0; index < 20; index++) {
          starts.add(first(new Random(seed, stream, index), 2).join());
          count++;
        }
      }
    }
    expect(starts.size).toBe(count);
  });
});

describe('below', () => {
  test('is the high half of the product, with the low half rejected where it would bias (Lemire)', () => {
    for (const bound of [1, 2, 3, 7, 52, 54, 200, 1000, 65_537, 2 ** 21, 3 * 2 ** 29]) {
      const random = new Random(11, STREAM.playout, bound);
      const bits = new Random(11, STREAM.playout, bound);
      const threshold = 2n ** 32n % BigInt(bound);
      for (let i = 0; i < 500; i++) {
        let product: bigint;
        do product = BigInt(bits.next()) * BigInt(bound);
        while (BigInt.asUintN(32, product) < threshold);
        expect(random.below(bound)).toBe(Number(product >> 32n));
      }
    }
  });

  test('rejects: with a bound of 3 · 2^29 an eighth of the numbers must go', () => {
    const bound = 3 * 2 ** 29;
    const random = new Random(12);
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) {
      const value = random.below(bound);
      expect(value).toBeLessThan(bound);
      thirds[value % 3]!++; // without rejection 3 : 3 : 2
    }
    expect(chiSquare(thirds)).toBeLessThan(13.82); // 2 degrees of freedom, 0.1 %
  });

  test('has no favourites', () => {
    for (const [bound, limit] of [
      [2, 10.83],
      [3, 13.82],
      [6, 20.52],
      [13, 32.91],
      [54, 90.57],
    ] as const) {
      const random = new Random(13, STREAM.playout, bound);
      const counts = Array<number>(bound).fill(0);
      for (let i = 0; i < bound * 2000; i++) counts[random.below(bound)]!++;
      expect(chiSquare(counts), `bound ${bound}`).toBeLessThan(limit); // bound − 1 degrees of freedom, 0.1 %
    }
  });

  test('a unit number lies in [0, 1)', () => {
    const random = new Random(14);
    let sum = 0;
    for (let i = 0; i < 10_000; i++) {
      const unit = random.unit();
      expect(unit >= 0 && unit < 1).toBe(true);
      sum += unit;
    }
    expect(sum / 10_000).toBeCloseTo(0.5, 1);
  });
});

describe('shuffle', () => {
  test('gives every order of four cards equally often', () => {
    for (const seed of [1, 2, 3]) {
      const random = new Random(seed, STREAM.deckA);
      const orders = new Map<string, number>();
      for (let i = 0; i < 24_000; i++) {
        const order = random.shuffle([1, 2, 3, 4]).join('');
        orders.set(order, (orders.get(order) ?? 0) + 1);
      }
      expect(orders.size).toBe(24);
      expect(chiSquare([...orders.values()]), `seed ${seed}`).toBeLessThan(49.73); // 23 degrees of freedom, 0.1 %
    }
  });

  test('gives every order equally often when each shuffle has a seed of its own', () => {
    const orders = new Map<string, number>();
    for (let seed = 0; seed < 24_000; seed++) {
      const order = new Random(seed, STREAM.deckB).shuffle([1, 2, 3, 4]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(49.73);
  });

  test('moves only the part it is given', () => {
    const list = Array.from({ length: 20 }, (_, i) => i);
    new Random(4).shuffle(list, 5, 10);
    expect(list.slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(list.slice(15)).toEqual([15, 16, 17, 18, 19]);
    expect(list.slice(5, 15)).not.toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect([...list].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  test('without a count goes from the start to the end and no further', () => {
    const list = Array.from({ length: 10 }, (_, i) => i);
    new Random(4).shuffle(list, 4);
    expect(list).toHaveLength(10);
    expect(list.slice(0, 4)).toEqual([0, 1, 2, 3]);
    expect([...list].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const cells = Int32Array.from({ length: 10 }, (_, i) => i);
    new Random(4).shuffle(cells, 4);
    expect([...cells]).toEqual(list);
  });

  test('asks for one number less than it has cards, and for none with one card', () => {
    const numbers = first(new Random(4), 8);
    for (const count of [1, 2, 5, 8]) {
      const random = new Random(4);
      random.shuffle([1, 2, 3, 4, 5, 6, 7, 8], 0, count);
      expect(random.next()).toBe(numbers[count - 1]);
    }
  });
});

describe('the deal', () => {
  for (const { seed, turn, handA, handB, deckA, deckB } of PINNED_DEALS) {
    test(`of seed ${seed} is always the same`, () => {
      const { state } = deal(compileRules(presetOptions('standard')), { seed });
      const position = toPosition(state);
      expect({
        turn: position.turn,
        handA: position.handA.join(' '),
        handB: position.handB.join(' '),
        deckA: position.deckA.join(' '),
        deckB: position.deckB.join(' '),
      }).toEqual({ turn, handA, handB, deckA, deckB });
    });
  }

  test('who moves first is a fair choice of the seed', () => {
    const rules = compileRules(presetOptions('standard'));
    const firsts = [0, 0];
    for (let seed = 0; seed < 4000; seed++) firsts[seatToMove(deal(rules, { seed }).state)]!++;
    expect(chiSquare(firsts)).toBeLessThan(10.83); // 1 degree of freedom, 0.1 %
  });
});

describe('chance in play', () => {
  /** Hands after two redeals, and the order of the cards after two reshuffles. */
  function chances(turn: Seat): string[] {
    const seen: string[] = [];
    const faces = 'KH QH JH KD QD JD KC QC JC 2S 3S';
    let opening = position('- | - | - // - | - | -', {
      rules: rulesOf('mifflin'),
      phase: 'opening',
      turn,
      seed: 7,
      hand: 'KS QS JS X',
      deck: faces,
    });
    for (let i = 0; i < 2; i++) {
      opening = afterMoves(opening, 'redeal');
      seen.push(observe(opening, turn).hand.join(' '));
    }
    // One card in each hand and none in the decks: every discard is a reshuffle of the cards thrown away.
    let play = position('5C | - | - // 5D | - | -', {
      rules: rulesOf('foxon'),
      turn,
      seed: 7,
      hand: 'KS',
      otherHand: '2H',
      deck: '',
      otherDeck: '',
      discards: '2S 3S 4S 5S 6S',
    });
    for (let reshuffles = 0; reshuffles < 2; ) {
      const next = outcomeOf(play).next!;
      const before = observe(play, turn).counters.reshuffles[turn];
      play = afterMoves(play, `discard ${observe(play, next).hand[0]}`);
      if (observe(play, turn).counters.reshuffles[turn] === before) continue;
      const { deckA, deckB } = toPosition(play);
      seen.push([...observe(play, turn).hand, ...(turn === 'A' ? deckA : deckB)].join(' '));
      reshuffles++;
    }
    return seen;
  }

  test('redeals and reshuffles are always the same, each seat and each time its own', () => {
    expect({ A: chances('A'), B: chances('B') }).toEqual(PINNED_CHANCES);
  });
});
