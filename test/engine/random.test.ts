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
  [0, 0, 0, 1789933344, 44971166, 2521392804, 3836935353],
  [0, 1, 0, 4030398216, 3462611272, 3124977647, 3722385397],
  [0, 2, 0, 782300717, 3572976261, 3048205193, 2297607380],
  [0, 3, 0, 374491419, 1736686168, 2540191254, 3847305676],
  [1, 1, 0, 663333738, 3248596408, 354671615, 1290971665],
  [1, 4, 0, 1031840333, 4087645628, 1445882910, 304090822],
  [1, 4, 1, 717976175, 991268676, 1902254398, 1540539867],
  [1, 104, 0, 2388258877, 3741185062, 171924702, 1866754488],
  [20281, 5, 2, 1350847741, 1178333239, 1441507931, 1723855346],
  [20281, 105, 2, 1428810911, 1377287880, 1416556905, 3697454442],
  [4294967296, 1, 0, 557200936, 1961529553, 2366537890, 925798953],
  [9007199254740991, 6, 0, 2114360562, 3135436236, 1130564922, 2284040415],
  [9007199254740991, 7, 19, 1218193531, 807665919, 4161087116, 1516954030],
];
const PINNED_DEALS = [
  {
    seed: 1,
    turn: 'A',
    handA: '5S 7H 3H AS TS 8S 5C TC',
    handB: 'JH 3H 9H QS 2D KC 3C 3D',
    deckA:
      '6H 9D 7D AC 8D 9C QH 8C 2H QS KD JD AH X JH 2C KH TH 3C TD 7S QC KS JC 3D 6D 7C KC 4D 6C 5H 9S QD 9H 4S 6S AD 2D 5D 8H 4H X 4C 2S JS 3S',
    deckB:
      'TC 2H 9C TH KS 7C X TS 7S 7H 2C 5C QD 8H QH 9D 5D 6C KD 6D 6S JC AC 5S 4S QC 4C AD AS 4H TD 2S 3S 6H 5H JS 8S 4D JD 8C 7D 8D 9S X KH AH',
  },
  {
    seed: 9007199254740991,
    turn: 'A',
    handA: 'QS 8S 5D AD 3C 5S X QD',
    handB: 'KS 2H AH 8C TH AD 7D 6D',
    deckA:
      '3D KS 6D AS 6C 9H 9D 8H 7H TH 8C 2C 8D JC 7S 4S 4H 9S 2S TS QH KD 3S QC 2D 4C KC 9C 6S 4D TC 3H JS JH 7C KH 2H AC 6H X JD 7D 5C TD 5H AH',
    deckB:
      'AS QS 2S 8H 6C X 8S 6H 5S JS JD 4D 5H 3C 3D 9C 5D 3H 7S TS TC KH 2C JH 7H QC 5C JC QH 4C 9H 3S QD AC KC X 7C 9D 4H TD KD 2D 6S 8D 9S 4S',
  },
];

const PINNED_CHANCES = {
  A: ['KC KS X QS JH 2S JS JD', 'X QS JD JS 2S JC KH KC', '5S 2S 4S 6S 3S KS', '2S 6S 4S 5S 3S KS'],
  B: ['QD KS JS JD KD 3S QS X', 'JD 3S 2S X QH KD QD KH', '3S 2S 5S 6S 4S KS', '5S KS 4S 6S 3S 2S'],
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
