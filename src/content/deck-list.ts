/** Shorthand for deck lists. */
import { type CardName, cardCode, cardName, RANK_NAMES, type RankName, SUIT_NAMES } from '../engine/index.ts';

/** All four suits of each rank: `allSuits('6789T')` is twenty cards. */
export const allSuits = (ranks: string, set = 1): CardName[] =>
  [...ranks].flatMap((rank) =>
    SUIT_NAMES.map((_, suit) => cardName(cardCode(RANK_NAMES.indexOf(rank as RankName) + 1, suit, set))),
  );

/** Both Jokers of a set. */
export const bothJokers = (set = 1): CardName[] => (set === 1 ? ['X', 'X'] : [`X[${set}]`, `X[${set}]`]);
