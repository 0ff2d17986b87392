/**
 * Where tests with chance get their seed and size: `CARAVAN_SEED` and `CARAVAN_RUNS` (a factor: 10 for ten times as
 * many runs). The seed stands in the test's title, so that every report names it.
 */
export const SEED = Number(process.env['CARAVAN_SEED'] ?? 20_281);
const FACTOR = Number(process.env['CARAVAN_RUNS'] ?? 1);

export const runs = (usual: number): number => Math.max(1, Math.round(usual * FACTOR));
/** The step of a walk over many places: longer, where fewer runs are asked for. */
export const stride = (usual: number): number => Math.max(1, Math.round(usual / FACTOR));
/** Some of a list, evenly: all of it, unless fewer runs are asked for. */
export const some = <T>(list: readonly T[]): readonly T[] => list.filter((_, i) => i % stride(1) === 0);
/** fast-check parameters: a failure prints `seed` and `path`, which can be given back here. */
export const checked = (usual: number): { seed: number; numRuns: number } => ({
  seed: SEED,
  numRuns: runs(usual),
});
export const seeded = (title: string): string => `${title} (CARAVAN_SEED=${SEED})`;
