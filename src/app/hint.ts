/** A hint: the move that a middling level puts first, from what the person sees and nothing else, with what it does. */
import type { Observation, PerSeat } from '../engine/index.ts';
import { previewMove } from '../present/index.ts';
import { HINT_WORDS } from '../text/hint.ts';
import { moveInWords } from '../text/index.ts';
import type { Ports } from './ports.ts';

/** Good enough to learn from, and never more than a person could see. */
const ADVISER = 'trader';

/** One good move in words; never rejected. @param seen of whoever is to move */
export async function hintFor(
  think: Ports['think'],
  seen: Observation,
  names: PerSeat<string>,
): Promise<string> {
  try {
    const { move, candidates } = await think(
      { bot: ADVISER, seen, seed: 0, fast: false },
      new AbortController().signal,
    );
    // The level itself may choose another than the one it likes best.
    const best = candidates?.[0]?.move ?? move;
    if (best === 'redeal') return HINT_WORDS.hint(HINT_WORDS.redeal, null);
    const words = moveInWords(best, seen, { seat: seen.seat, names });
    return HINT_WORDS.hint(
      best.includes('>') ? HINT_WORDS.play(words) : words,
      previewMove(seen, best)?.text ?? null,
    );
  } catch {
    return HINT_WORDS.none;
  }
}
