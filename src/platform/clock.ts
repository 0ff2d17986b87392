/** Waiting. */

/** Resolves after some milliseconds; at once, in the same turn of the loop, for none. */
export const wait = (ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
