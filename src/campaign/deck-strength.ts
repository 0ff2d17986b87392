/** How strong a deck is, where it was measured: what cannot be justified by games that were played is not said. */
import { FULL_PACK_SHARE, MEASURED_DECKS, type PresetId } from '../content/index.ts';
import { standardDeck } from '../engine/index.ts';
import { pictureOf } from './deck-odds.ts';

export interface DeckStrength {
  /** Points in percent against one full pack. */
  readonly share: number;
  /** Games played under these rules; 0 for one full pack, which needs none. */
  readonly games: number;
  /** How many cards would have to be changed to make of it the deck that was measured; suits do not count. */
  readonly apart: number;
}

/** A deck that differs in more cards than this is another deck. */
const CLOSE = 3;

/**
 * The strength of a deck under a rule set, as it was measured or as that of a deck very close to it.
 * @param cards codes of the engine
 * @returns null where no deck like it has been measured under these rules
 */
export function strengthOf(cards: readonly number[], rules: PresetId): DeckStrength | null {
  const { ranks } = pictureOf(cards);
  const known = [
    { ranks: pictureOf(standardDeck()).ranks, share: FULL_PACK_SHARE, games: 0 },
    ...Object.values(MEASURED_DECKS).flatMap((deck) => {
      const shares: Readonly<Partial<Record<PresetId, number>>> = deck.shares;
      const share = shares[rules];
      return share === undefined ? [] : [{ ranks: deck.ranks, share, games: deck.games }];
    }),
  ];
  const near = known
    .map(({ share, games, ...deck }) => ({ share, games, apart: changesBetween(ranks, deck.ranks) }))
    .sort((a, b) => a.apart - b.apart)[0];
  return near && near.apart <= CLOSE ? near : null;
}

/** Cards taken out or put in, one for another counted once. */
function changesBetween(a: readonly number[], b: readonly number[]): number {
  let [more, less] = [0, 0];
  for (const [i, count] of a.entries()) {
    more += Math.max(0, count - (b[i] ?? 0));
    less += Math.max(0, (b[i] ?? 0) - count);
  }
  return Math.max(more, less);
}
