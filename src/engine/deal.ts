/** The start of a match: shuffles, first player and first hands (R3). */
import { cardName } from './cards.ts';
import { standardDeck } from './decks.ts';
import type { GameEvent } from './events.ts';
import { drawCard, type Sink, startTurn } from './play.ts';
import { layOut } from './position.ts';
import { Random, STREAM } from './random.ts';
import { DEAL, type Rules } from './rules.ts';
import { type Seat, seatIndex, seatName } from './seats.ts';
import { DECK_COUNT, HAND_COUNT, handOf, type State } from './state.ts';

export interface Deal {
  /** 0 … 2^53−1. */
  readonly seed: number;
  /** Decks before shuffling; one standard set each where missing. */
  readonly deckA?: readonly number[];
  readonly deckB?: readonly number[];
  /** Who moves first; else by the rules (M2): the seed's choice, seat B for `opponent`, seat A for `alternate`. */
  readonly first?: Seat | undefined;
}

/** Shuffles, deals eight cards each and starts the first turn. Same rules and deal, same match. */
export function deal(rules: Rules, terms: Deal): { state: State; events: GameEvent[] } {
  const events: GameEvent[] = [];
  return { state: dealState(rules, terms, events), events };
}

/** The same without events where nobody listens. */
export function dealState(rules: Rules, { seed, deckA, deckB, first }: Deal, sink: Sink = null): State {
  const state = layOut(
    rules,
    {
      rows: NO_ROWS,
      hands: [[], []],
      decks: [
        new Random(seed, STREAM.deckA).shuffle([...(deckA ?? STANDARD)]),
        new Random(seed, STREAM.deckB).shuffle([...(deckB ?? STANDARD)]),
      ],
      piles: [[], []],
      opening: true,
      turn: firstSeat(rules, seed, first),
    },
    seed,
  );
  for (const seat of [0, 1] as const) {
    for (let i = 0; i < DEAL && state.cells[DECK_COUNT + seat]! > 0; i++) drawCard(state, seat);
    const cards = sink && handOf(state, seat).map(cardName);
    sink?.push({
      type: 'handDealt',
      seat: seatName(seat),
      cards,
      count: state.cells[HAND_COUNT + seat]!,
      deckLeft: state.cells[DECK_COUNT + seat]!,
    });
  }
  startTurn(state, sink);
  return state;
}

const STANDARD: readonly number[] = standardDeck();
const NO_ROWS: readonly [][] = [[], [], [], [], [], []];

function firstSeat(rules: Rules, seed: number, first: Seat | undefined): number {
  if (first !== undefined) return seatIndex(first);
  switch (rules.options.firstPlayer) {
    case 'opponent':
      return 1;
    case 'alternate':
      return 0;
    case 'random':
      return new Random(seed, STREAM.first).below(2);
  }
}
