/**
 * The random numbers of a match: xoshiro128** 1.1 (Blackman and Vigna, https://prng.di.unimi.it, public domain),
 * seeded through SplitMix32. Replays depend on this sequence: it must never change by accident, so the tests pin it.
 *
 * Every chance event of a match draws from a stream of its own, named by purpose and count, so that the state
 * needs no generator in it and a copy of a state meets the same chance as the original.
 */

export const MAX_SEED = Number.MAX_SAFE_INTEGER;

/** What chance is asked for; the numbers are part of the replay format. */
export const STREAM = { deckA: 1, deckB: 2, first: 3, redeal: 4, reshuffle: 5, playout: 6, bot: 7 } as const;

export class Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;

  /** @param seed 0 … 2^53−1 @param stream which stream of that seed @param index which event in the stream */
  constructor(seed: number, stream = 0, index = 0) {
    this.reseed(seed, stream, index);
  }

  /** Starts a stream anew. Two hashes of all that names it fill the state, so that no 32-bit bottleneck joins seeds. */
  reseed(seed: number, stream = 0, index = 0): this {
    const low = seed >>> 0;
    const high = Math.floor(seed / 4294967296);
    const first = mix(
      mix(mix(mix(low) ^ high) ^ Math.imul(stream, 0x9e3779b1)) ^ Math.imul(index, 0x85ebca6b),
    );
    const second = mix(
      mix(mix(mix(high ^ 0x6a09e667) ^ low) + Math.imul(stream, 0xc2b2ae35)) + Math.imul(index, 0x27d4eb2f),
    );
    this.a = mix(first + 0x9e3779b9);
    this.b = mix(second + 0x3c6ef372);
    this.c = mix(first + 0xdaa66d2b);
    this.d = mix(second + 0x78dde6e4) | 1; // never all zero
    return this;
  }

  /** The next 32 random bits, as an unsigned integer. */
  next(): number {
    const five = Math.imul(this.b, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result;
  }

  /** A uniform integer in 0 … bound−1 without bias (Lemire, arXiv 1805.10941); bound in 1 … 2^31. */
  below(bound: number): number {
    let bits = this.next();
    let low = Math.imul(bits, bound) >>> 0;
    if (low < bound) {
      const threshold = 4294967296 % bound;
      while (low < threshold) {
        bits = this.next();
        low = Math.imul(bits, bound) >>> 0;
      }
    }
    return Math.floor((bits * bound) / 4294967296);
  }

  /** A uniform number in [0, 1) with 32 random bits. */
  unit(): number {
    return this.next() / 4294967296;
  }

  /** Shuffles `count` numbers from `start` in place (Fisher–Yates). */
  shuffle<T extends number[] | Int32Array>(items: T, start = 0, count = items.length - start): T {
    for (let i = start + count - 1; i > start; i--) {
      const j = start + this.below(i - start + 1);
      const held = items[i]!;
      items[i] = items[j]!;
      items[j] = held;
    }
    return items;
  }
}

/** The finaliser of SplitMix32. */
function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}
