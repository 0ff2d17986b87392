/** What match results say: Elo with intervals from pairs of games on one deal, and the sequential test. */

/** Pairs of games by the first bot's points in half points: 0, ½ … 2 points. */
export type PairCounts = [number, number, number, number, number];

export interface Figures {
  readonly games: number;
  /** Score, 0…1, and its 95 % interval. */
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly elo: number;
  readonly eloLow: number;
  readonly eloHigh: number;
}

const Z = 1.96;

export const eloOf = (score: number): number => {
  const inside = Math.min(1 - 1e-4, Math.max(1e-4, score));
  return -400 * Math.log10(1 / inside - 1);
};

/** Mean and variance of a pair's score. */
function spread(counts: PairCounts): { pairs: number; mean: number; variance: number } {
  const pairs = counts.reduce((sum, count) => sum + count, 0);
  let mean = 0;
  for (const [half, count] of counts.entries()) mean += (half / 4) * count;
  mean /= Math.max(1, pairs);
  let variance = 0;
  for (const [half, count] of counts.entries()) variance += (half / 4 - mean) ** 2 * count;
  return { pairs, mean, variance: variance / Math.max(1, pairs - 1) };
}

export function figures(counts: PairCounts): Figures {
  const { pairs, mean, variance } = spread(counts);
  const games = 2 * pairs;
  let low: number;
  let high: number;
  if (mean < 0.03 || mean > 0.97) {
    // Wilson: near the ends the spread of the pairs says too little.
    const centre = (mean + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
    const half =
      (Z * Math.sqrt((mean * (1 - mean)) / games + (Z * Z) / (4 * games * games))) / (1 + (Z * Z) / games);
    [low, high] = [centre - half, centre + half];
  } else {
    const half = Z * Math.sqrt(variance / Math.max(1, pairs));
    [low, high] = [Math.max(0, mean - half), Math.min(1, mean + half)];
  }
  return { games, score: mean, low, high, elo: eloOf(mean), eloLow: eloOf(low), eloHigh: eloOf(high) };
}

/** Log-likelihood ratio of elo1 against elo0 (fishtest's GSPRT, normal form); accept beyond ±2.94 for α = β = 0.05. */
export function likelihoodRatio(counts: PairCounts, elo0: number, elo1: number): number {
  const { pairs, mean, variance } = spread(counts);
  if (variance === 0) return 0;
  const expected = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
  const [s0, s1] = [expected(elo0), expected(elo1)];
  return ((s1 - s0) * (2 * mean - s0 - s1) * pairs) / (2 * variance);
}

/**
 * Pearson's χ² of two tables of counts, for whether two players choose among kinds of moves alike; kinds that neither
 * has are left out. @returns the statistic, its degrees of freedom, and the value it exceeds in one of 1,000 by chance
 */
export function chiSquare(
  a: readonly number[],
  b: readonly number[],
): { value: number; freedom: number; critical: number } {
  const all = a.map((count, i) => count + b[i]!);
  const sumA = a.reduce((sum, count) => sum + count, 0);
  const sumB = b.reduce((sum, count) => sum + count, 0);
  let value = 0;
  let kinds = 0;
  for (const [i, both] of all.entries()) {
    if (both === 0) continue;
    kinds++;
    const [ofA, ofB] = [(both * sumA) / (sumA + sumB), (both * sumB) / (sumA + sumB)];
    value += (a[i]! - ofA) ** 2 / ofA + (b[i]! - ofB) ** 2 / ofB;
  }
  const freedom = Math.max(1, kinds - 1);
  // Wilson and Hilferty 1931; 3.09 is the normal quantile of 0.999.
  const critical = freedom * (1 - 2 / (9 * freedom) + 3.09 * Math.sqrt(2 / (9 * freedom))) ** 3;
  return { value, freedom, critical };
}

const percent = (x: number): string => (100 * x).toFixed(1);
const signed = (x: number): string => `${x >= 0 ? '+' : ''}${x.toFixed(0)}`;

export const describe = (f: Figures): string =>
  `${percent(f.score)} % [${percent(f.low)}, ${percent(f.high)}]  ${signed(f.elo)} Elo [${signed(f.eloLow)}, ${signed(f.eloHigh)}]  ${f.games} games`;
