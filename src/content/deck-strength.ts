/**
 * Decks that were played against one full pack, both sides by a Long-Hauler, in paired deals (`npm run arena -- plans`
 * and `-- decks`; the tallies lie in test/bench). A share is points in percent: a draw counts half.
 */
import type { PresetId } from './presets.ts';

interface MeasuredDeck {
  /** How many cards of each rank: Ace, 2 to 10, Jack, Queen, King, Joker. */
  readonly ranks: readonly number[];
  readonly shares: Readonly<Partial<Record<PresetId, number>>>;
  /** Under each rule set. */
  readonly games: number;
}

export const MEASURED_DECKS = {
  brisk: {
    ranks: [0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 0, 4, 2],
    shares: { 'new-vegas': 73, wiki: 80, league: 71, tabletop: 83 },
    games: 80,
  },
  rough: {
    ranks: [0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 6, 4, 4, 2],
    shares: { 'new-vegas': 77, wiki: 81, league: 86, tabletop: 65 },
    games: 80,
  },
  level: {
    ranks: [0, 0, 0, 0, 0, 8, 4, 4, 4, 8, 4, 0, 8, 2],
    shares: { 'new-vegas': 87, wiki: 93, league: 91, tabletop: 93 },
    games: 80,
  },
  patient: {
    ranks: [4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 4, 4, 4, 0],
    shares: { 'new-vegas': 16, wiki: 21, league: 16, tabletop: 16 },
    games: 80,
  },
  guide: { ranks: [0, 0, 0, 0, 0, 8, 0, 0, 0, 8, 8, 0, 8, 0], shares: { wiki: 32 }, games: 300 },
  seven: { ranks: [0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 6, 0, 8, 0], shares: { wiki: 54 }, games: 300 },
  kings: { ranks: [0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 6, 0, 12, 0], shares: { wiki: 12 }, games: 300 },
  plain: { ranks: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0], shares: { wiki: 9 }, games: 300 },
  low: { ranks: [4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 4, 2, 4, 0], shares: { wiki: 1 }, games: 300 },
  jokers: { ranks: [0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 0, 4, 6], shares: { wiki: 79 }, games: 300 },
  double: { ranks: [8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 4], shares: { wiki: 49 }, games: 300 },
} as const satisfies Record<string, MeasuredDeck>;

/** One full pack against itself. */
export const FULL_PACK_SHARE = 50;
