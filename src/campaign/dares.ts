/** Whether somebody's dare was kept, judged from what the record of a won game says. */
import type { Dare } from '../content/opponent.ts';
import type { MatchFacts } from './match-facts.ts';

/**
 * @param facts of a game that was won
 * @param gamesLost in the series so far
 */
export function keptDare(dare: Dare, facts: MatchFacts, gamesLost = 0): boolean {
  const { sales } = facts;
  switch (dare.kind) {
    case 'no-discard':
      return facts.discards === 0;
    case 'no-disband':
      return facts.disbands === 0;
    case 'without-rank':
      return facts.faces[dare.rank] === 0;
    case 'hands-off':
      return facts.onTheirs === 0;
    case 'under-turns':
      return facts.turns < dare.turns;
    case 'deck-at-most':
      return facts.deckSize <= dare.cards;
    case 'long-caravan':
      return sales.some(({ cards }) => cards >= dare.cards);
    case 'sold-at':
      return sales.some(({ value }) => value === dare.value);
    case 'sold-at-least':
      return sales.length > 0 && sales.every(({ value }) => value >= dare.value);
    case 'one-suit':
      return sales.some(({ cards, suits }) => cards >= 2 && suits === 1);
    case 'straight-games':
      return gamesLost === 0;
  }
}
