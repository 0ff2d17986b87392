/**
 * Games to read: one per preset and some with house rules or decks of their own, played by a simple seeded policy and
 * told from the engine's events. A change in the rules, the events, the notation or the random numbers shows here.
 */
import {
  apply,
  CARAVANS,
  type CaravanChange,
  compileRules,
  copyState,
  type Deal,
  deal,
  formatTable,
  type GameEvent,
  isOver,
  legalMoves,
  observe,
  ownerOf,
  parseMove,
  play,
  Random,
  type Reading,
  type Seat,
  STREAM,
  type State,
} from '../../src/engine/index.ts';
import { codes } from '../kit/arbitrary.ts';
import { cards, optionsOf } from '../kit/record.ts';

export interface Game {
  /** The name of its file. */
  readonly name: string;
  readonly rules: string;
  readonly options?: object;
  readonly seed: number;
  readonly deckA?: string;
  readonly deckB?: string;
}

/** What the policy likes: own caravans for sale or near it, the other side's not. It looks at the table alone. */
function likes(state: State, seat: Seat): number {
  const { caravans, sold, result } = observe(state, seat);
  if (result !== 'continue' && result !== 'draw') return result.startsWith(seat) ? 1000 : -1000;
  let score = 0;
  for (const name of CARAVANS) {
    const { value, rows } = caravans[name];
    const worth = value > 26 ? 12 - value / 2 : value + (value >= 21 ? 6 : 0) - rows.length;
    score += ownerOf(name) === seat ? worth : -worth;
  }
  for (const winner of sold) if (winner) score += winner === seat ? 8 : -8;
  return score;
}

/** The best of the legal moves one move ahead, with some chance in it; disbanding and discarding when nothing helps. */
function choose(state: State, random: Random): string {
  const seat = observe(state, 'A').next!;
  const before = likes(state, seat);
  let best = '';
  let bestGain = Number.NEGATIVE_INFINITY;
  for (const move of legalMoves(state)) {
    const next = copyState(state);
    apply(next, parseMove(move)!);
    const gain = likes(next, seat) - before + random.unit() * 6 + (/^[JQKX]/.test(move) ? 2 : 0);
    if (gain > bestGain) [best, bestGain] = [move, gain];
  }
  return best;
}

const named = (cardsOfRow: readonly { readonly card: string }[]): string =>
  cardsOfRow.map(({ card }) => card).join(' ');

const shown = ({ value, direction, suit }: Reading): string =>
  `${value}${{ none: '', up: '↑', down: '↓' }[direction]}${suit ?? ''}`;
const change = ({ before, after }: CaravanChange): string => `from ${shown(before)} to ${shown(after)}`;

function tell(event: GameEvent): string | null {
  switch (event.type) {
    case 'handDealt':
      return `${event.seat} is dealt ${event.cards?.join(' ')}, ${event.deckLeft} left`;
    case 'handRedealt':
      return `shows ${event.shown.join(' ')} and is dealt ${event.cards?.join(' ')}`;
    case 'cardPlaced':
      return `${event.caravan} ${change(event)}`;
    case 'faceCardPlayed':
      return `${event.card} on ${event.onto}, ${event.caravan} ${change(event)}`;
    case 'rowRemoved':
      return `${event.caravan}.${event.row} goes (${named([event.card, ...event.attachments])}), ${event.caravan} ${change(event)}`;
    case 'caravanDisbanded':
      return `${event.caravan} is cleared of ${named(event.cards) || 'nothing'}`;
    case 'cardDiscarded':
      return `throws ${event.card} away`;
    case 'deckReshuffled':
      return `${event.count} discards become the deck`;
    case 'cardDrawn':
      return `draws ${event.card}, ${event.deckLeft} left`;
    case 'pairChanged':
      return `pair ${event.pair} is now ${event.after.A}/${event.after.B}`;
    case 'openingEnded':
      return 'the opening ends';
    case 'seatForfeited':
      return `${event.seat} gives up`;
    case 'turnStarted':
      return null; // the next line begins with the seat
    case 'matchEnded':
      return `the end: ${event.result} (${event.why})`;
  }
}

const totals = (state: State): string => {
  const { caravans, sold } = observe(state, 'A');
  const values = CARAVANS.map((name) => caravans[name].value);
  return `A ${values.slice(0, 3).join(' ')}, B ${values.slice(3).join(' ')}, sold ${sold.map((seat) => seat ?? '-').join(' ')}`;
};

/** The text of a golden file. */
export function playthrough({ rules, options, seed, deckA, deckB }: Game): string {
  const decks: Pick<Deal, 'deckA' | 'deckB'> = {
    ...(deckA && { deckA: codes(cards(deckA)) }),
    ...(deckB && { deckB: codes(cards(deckB)) }),
  };
  const sheet = optionsOf(rules, options);
  const start = deal(compileRules(sheet), { seed, ...decks });
  let { state } = start;
  const random = new Random(seed, STREAM.playout);
  const told = (events: readonly GameEvent[]): string[] => events.map(tell).filter((text) => text !== null);
  const lines = [
    `rules  ${rules}${options ? ` with ${JSON.stringify(options)}` : ''}`,
    `seed   ${seed}`,
    `deck A ${deckA ?? 'the standard 54'}`,
    `deck B ${deckB ?? 'the standard 54'}`,
    '',
    ...told(start.events),
  ];
  for (let ply = 1; !isOver(state); ply++) {
    const seat = observe(state, 'A').next;
    const move = choose(state, random);
    const next = play(state, parseMove(move)!);
    state = next.state;
    lines.push(
      '',
      `${String(ply).padStart(3)} ${seat}  ${move}: ${told(next.events).join('; ')}`,
      `       ${formatTable(state)}   (${totals(state)})`,
    );
  }
  const { result, why, counters } = observe(state, 'A');
  lines.push('', `${result} by ${why} after ${counters.moves} moves`, '');
  return lines.join('\n');
}
