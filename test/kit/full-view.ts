/** Everything in a state, hidden cards included, in names: what tests compare with their own idea of the match. */
import {
  type CaravanName,
  caravansOf,
  cardNames,
  observe,
  type Seat,
  type State,
} from '../../src/engine/index.ts';
import { deckOf } from '../../src/engine/state.ts';

export function fullView(state: State) {
  const { phase, result, why, next, sold, caravans, discards, counters, hand } = observe(state, 'A');
  return {
    phase,
    result,
    why,
    next,
    sold,
    caravans,
    hand: { A: hand, B: observe(state, 'B').hand },
    /** Top card first. */
    deck: { A: cardNames(deckOf(state, 0)), B: cardNames(deckOf(state, 1)) },
    discards,
    counters,
  };
}
export type FullView = ReturnType<typeof fullView>;

/** All cards a seat owns, wherever they are; sorted. */
export function ownedCards(view: FullView, seat: Seat): string[] {
  const laid = Object.values(view.caravans).flatMap(({ rows }) => rows.flatMap((row) => row.attachments));
  return [
    ...view.hand[seat],
    ...view.deck[seat],
    ...view.discards[seat],
    ...caravansOf(seat).flatMap((name: CaravanName) => view.caravans[name].rows.map(({ card }) => card)),
    ...laid.filter(({ owner }) => owner === seat).map(({ card }) => card),
  ].sort();
}
