/** The start of a match: shuffles, first player and first hands (R3). */
import { cardName } from './cards.ts';
import { standardDeck } from './decks.ts';
import type { GameEvent } from './events.ts';
import { drawCard, startTurn } from './play.ts';
import { layOut } from './position.ts';
import { Random, STREAM } from './random.ts';
import { DEAL, type Rules } from './rules.ts';
import { type Seat, seatIndex, seatName } from './seats.ts';
import { DECK_COUNT, handOf, type State } from './state.ts';

export interface Deal {
  /** 0 … 2^53−1. */
  readonly seed: number;
  /** Decks before shuffling; one standard set each where missing. */
  readonly deckA?: readonly number[];
  readonly deckB?: readonly number[];
  /** Who moves first; else by the rules (M2): the seed's choice, seat B for `opponent`, seat A for `alternate`. */
  readonly first?: Seat;
}

/** Shuffles, deals eight cards each and starts the first turn. Same rules and deal, same match. */
export function deal(
  rules: Rules,
  { seed, deckA, deckB, first }: Deal,
): { state: State; events: GameEvent[] } {
  const decks = [deckA ?? standardDeck(), deckB ?? standardDeck()].map((cards, seat) =>
    new Random(seed, seat === 0 ? STREAM.deckA : STREAM.deckB).shuffle([...cards]),
  ) as [number[], number[]];
  const state = layOut(
    rules,
    {
      rows: [[], [], [], [], [], []],
      hands: [[], []],
      decks,
      piles: [[], []],
      opening: true,
      turn: firstSeat(rules, seed, first),
    },
    seed,
  );
  const events: GameEvent[] = [];
  for (const seat of [0, 1]) {
    for (let i = 0; i < DEAL && state.cells[DECK_COUNT + seat]! > 0; i++) drawCard(state, seat);
    const cards = handOf(state, seat).map(cardName);
    events.push({
      type: 'handDealt',
      seat: seatName(seat),
      cards,
      count: cards.length,
      deckLeft: state.cells[DECK_COUNT + seat]!,
    });
  }
  startTurn(state, events);
  return { state, events };
}

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
