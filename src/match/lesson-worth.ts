/** What a move of one's own choice was worth, by the chances a bot gives to the moves it weighed. */

/** Chances closer than this are the same, and further apart than that a slip. */
const SAME = 0.03;
const SLIP = 0.1;

export type Worth = 'best' | 'fair' | 'poor' | 'unknown';

export interface Verdict {
  readonly worth: Worth;
  /** The best move, where it is another one. */
  readonly better: string | null;
}

/** @param candidates best first, with the chance to win after each, 0…1; weaker moves may be missing */
export function worthOf(
  move: string,
  candidates: readonly { readonly move: string; readonly value: number }[],
): Verdict {
  const best = candidates[0];
  if (!best) return { worth: 'unknown', better: null };
  const weighed = candidates.find((one) => one.move === move);
  // A move that is missing is worth less than the last one that is told.
  const gap = best.value - (weighed ?? candidates.at(-1)!).value;
  const worth: Worth = gap > SLIP ? 'poor' : gap > SAME || !weighed ? 'fair' : 'best';
  return { worth, better: worth === 'best' ? null : best.move };
}
