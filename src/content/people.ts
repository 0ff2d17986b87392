/**
 * Everybody one can sit down with. It brings all they are and say along, so that it is to be imported when somebody
 * asks for it, never with the start of the game; and it is no part of this folder's index.
 */
import { OPPONENTS } from './opponents/index.ts';
import type { Person } from './person.ts';
import { STOPS } from './world.ts';

/** In the order in which one meets them. */
export const PEOPLE: readonly Person[] = OPPONENTS.map(
  ({ id, name, trade, stop, level, style, deck, set }) => ({
    id,
    name,
    trade,
    stop: STOPS.find((one) => one.id === stop)!.name,
    level,
    style,
    deck,
    set: set.number,
  }),
);
