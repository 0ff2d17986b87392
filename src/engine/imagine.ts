/** A full state from what one seat knows plus a guess at what it does not: the door through which search enters. */
import { OWNER_B } from './cards.ts';
import { parseCards } from './decks.ts';
import type { Observation } from './observe.ts';
import { layOut } from './position.ts';
import { compileRules, type Rules } from './rules.ts';
import { CARAVANS, seatIndex } from './seats.ts';
import { IDLE, MOVES, REDEALS, RESHUFFLES, type State, TURNS } from './state.ts';

/** Card codes that the observer cannot see; decks top card first. */
export interface Guess {
  readonly otherHand: readonly number[];
  readonly ownDeck: readonly number[];
  readonly otherDeck: readonly number[];
}

/**
 * Builds the state an observation describes, with the hidden cards as guessed. Its turn is not evaluated anew.
 * @param seed seed of the chance in this imagined world
 * @param rules the observation's rules when they are compiled already
 */
export function imagine(
  seen: Observation,
  guess: Guess,
  seed: number,
  rules: Rules = compileRules(seen.rules),
): State {
  const own = seatIndex(seen.seat);
  const codes = (names: readonly string[]): number[] => parseCards(names) ?? [];
  const pair = <T>(mine: T, theirs: T): [T, T] => (own === 0 ? [mine, theirs] : [theirs, mine]);
  const state = layOut(
    rules,
    {
      rows: CARAVANS.map((name) =>
        seen.caravans[name].rows.map((row) => [
          codes([row.card])[0]! | (name.startsWith('B') ? OWNER_B : 0),
          ...row.attachments.map(({ card, owner }) => codes([card])[0]! | (owner === 'B' ? OWNER_B : 0)),
        ]),
      ),
      hands: pair<readonly number[]>(codes(seen.hand), guess.otherHand),
      decks: pair<readonly number[]>(guess.ownDeck, guess.otherDeck),
      piles: [codes(seen.discards.A), codes(seen.discards.B)],
      opening: seen.phase === 'opening',
      turn: seen.next === 'B' ? 1 : 0,
    },
    seed,
  );
  const { cells } = state;
  cells[MOVES] = seen.counters.moves;
  cells[TURNS] = seen.counters.turns;
  cells[IDLE] = seen.counters.idle;
  for (const [seat, name] of (['A', 'B'] as const).entries()) {
    cells[REDEALS + seat] = seen.counters.redeals[name];
    cells[RESHUFFLES + seat] = seen.counters.reshuffles[name];
  }
  return state;
}
