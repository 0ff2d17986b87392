/** What a seat sees as a state, with stand-ins for the hidden cards: enough to judge the seat's own next move. */
import { ACE, cardCode } from './cards.ts';
import { imagine } from './imagine.ts';
import type { Observation } from './observe.ts';
import { compileRules, type Rules } from './rules.ts';
import { other } from './seats.ts';
import type { State } from './state.ts';

// A number card always has a legal move, so that a stand-in never ends a match that would go on.
const STAND_IN = cardCode(ACE, 0);

/**
 * The state an observation describes, with an Ace of Spades for every hidden card. Legal moves, refusals and what a
 * move does to the table come out right; which card is drawn, and what the other side then may do, do not.
 */
export function imagineStandIns(seen: Observation, rules: Rules = compileRules(seen.rules)): State {
  const cards = (count: number): number[] => new Array<number>(count).fill(STAND_IN);
  const them = other(seen.seat);
  return imagine(
    seen,
    {
      otherHand: cards(seen.handCount[them]),
      ownDeck: cards(seen.deckCount[seen.seat]),
      otherDeck: cards(seen.deckCount[them]),
    },
    0,
    rules,
  );
}
