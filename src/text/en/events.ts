/** What happened, in words: log lines of single events and of whole moves, and one spoken sentence per turn. */
import type {
  CaravanChange,
  CaravanName,
  Ending,
  GameEvent,
  GameEventType,
  MatchResult,
  OwnedCard,
  Seat,
} from '../../engine/index.ts';
import { cardInWords, DIRECTION_WORDS, SUIT_WORDS, theCard } from './cards.ts';
import { caravanWords, counted, does, listed, sentence, type Viewpoint, who, whose } from './sentences.ts';

type EventOf<T extends GameEventType> = Extract<GameEvent, { type: T }>;
/** A phrase without capital and full stop; null where an event needs no words. */
type Phrases = { readonly [T in GameEventType]: (event: EventOf<T>, view: Viewpoint) => string | null };

const values = ({ before, after }: CaravanChange): string =>
  before.value === after.value ? '' : `: ${before.value} → ${after.value}`;

/** What a face card does to the caravan it lies on; a Queen changes direction and suit, not the value. */
function effect(event: EventOf<'faceCardPlayed'>): string {
  const { before, after } = event;
  const changes = [
    ...(before.value === after.value ? [] : [`${before.value} → ${after.value}`]),
    ...(before.direction === after.direction ? [] : [DIRECTION_WORDS[after.direction]]),
    ...(before.suit === after.suit || after.suit === null ? [] : [SUIT_WORDS[after.suit]]),
  ];
  return changes.length === 0 ? '' : `: ${changes.join(', ')}`;
}

const cardsInWords = (cards: readonly OwnedCard[]): string => listed(cards.map(({ card }) => theCard(card)));

const PHRASES: Phrases = {
  handDealt: ({ seat, cards, count }, view) =>
    cards
      ? `${does(seat, view, 'take', 'takes')} ${counted(cards.length, 'card')}: ${listed(cards.map(cardInWords))}`
      : `${does(seat, view, 'take', 'takes')} ${counted(count, 'card')}`,
  handRedealt: ({ seat, shown, cards, count }, view) =>
    `${does(seat, view, 'show')} a hand with too few number cards (${listed(shown.map(cardInWords))}) and ` +
    `${seat === view.seat ? 'take' : 'takes'} ${count} others${cards ? `: ${listed(cards.map(cardInWords))}` : ''}`,
  cardPlaced: (event, view) =>
    `${does(event.seat, view, 'play')} ${theCard(event.card)} on ${caravanWords(event.caravan, view)}${values(event)}`,
  faceCardPlayed: (event, view) =>
    `${does(event.seat, view, 'play')} ${theCard(event.card)} on ${whose(event.caravan.charAt(0) as Seat, view)} ` +
    `${cardInWords(event.onto)} in caravan ${event.caravan}${effect(event)}`,
  rowRemoved: (event, view) => {
    const gone = [event.card, ...event.attachments];
    const verb = gone.length === 1 ? 'leaves' : 'leave';
    return `${cardsInWords(gone)} ${verb} ${caravanWords(event.caravan, view)}${values(event)}`;
  },
  caravanDisbanded: (event, view) =>
    `${does(event.seat, view, 'disband')} ${caravanWords(event.caravan, view)}` +
    (event.cards.length === 0 ? ', which was empty' : `${values(event)}`),
  cardDiscarded: ({ seat, card }, view) => `${does(seat, view, 'discard')} ${theCard(card)}`,
  deckReshuffled: ({ seat, count }, view) =>
    `${whose(seat, view)} discards become a new deck of ${counted(count, 'card')}`,
  cardDrawn: ({ seat, card, deckLeft }, view) =>
    `${does(seat, view, 'draw')} ${card ? theCard(card) : 'a card'}` +
    (deckLeft === 0 ? `, the last of ${whose(seat, view)} deck` : ''),
  pairChanged: (event, view) => changedStatuses(event).map(statusPhrase(event, view)).join(', ') || null,
  openingEnded: () => 'all caravans are started: the opening is over',
  seatForfeited: ({ seat }, view) => `${does(seat, view, 'give', 'gives')} up`,
  // The next move says it.
  turnStarted: () => null,
  matchEnded: ({ result, why, sold }, view) => endingPhrase({ result, why, sold }, view),
};

const changedStatuses = ({ before, after }: EventOf<'pairChanged'>): Seat[] =>
  (['A', 'B'] as const).filter((seat) => before[seat] !== after[seat]);
const statusPhrase =
  ({ pair, after }: EventOf<'pairChanged'>, view: Viewpoint) =>
  (seat: Seat): string =>
    `${caravanWords(`${seat}${pair}`, view)} is ${after[seat]}`;

const phrase = (event: GameEvent, view: Viewpoint): string | null =>
  (PHRASES[event.type] as (event: GameEvent, view: Viewpoint) => string | null)(event, view);

/** One event as a log line; null where it needs no words. */
export function eventLine(event: GameEvent, view: Viewpoint): string | null {
  const words = phrase(event, view);
  return words && sentence(words);
}

/** What came of a deed of one's own, for somebody who knows what they have just done; null where nothing came of it. */
function outcomePhrase(event: GameEvent, view: Viewpoint): string | null {
  switch (event.type) {
    case 'cardPlaced':
    case 'caravanDisbanded':
      return `${event.caravan}${values(event).replace(':', '')}`;
    case 'faceCardPlayed':
      // The state of a caravan that changes needs a phrase to stand in.
      return effect(event) === '' ? phrase(event, view) : `${event.caravan}${effect(event).replace(':', '')}`;
    case 'cardDiscarded':
      return null;
    default:
      return phrase(event, view);
  }
}

/** The events of a move in phrases; a caravan's new state joins the last phrase about that caravan. */
function foldedPhrases(events: readonly GameEvent[], view: Viewpoint, brief = false): (string | null)[] {
  const isOwn = (event: GameEvent): boolean => 'seat' in event && event.seat === view.seat;
  const phrases = events.map((event) =>
    brief && isOwn(event) ? outcomePhrase(event, view) : phrase(event, view),
  );
  for (const [at, event] of events.entries()) {
    if (event.type !== 'pairChanged') continue;
    const left: Seat[] = [];
    for (const seat of changedStatuses(event)) {
      const caravan: CaravanName = `${seat}${event.pair}`;
      const told = events.findLastIndex(
        (other, i) => i < at && 'caravan' in other && other.caravan === caravan,
      );
      if (told < 0) left.push(seat);
      else phrases[told] += `${phrases[told]?.includes(': ') ? ',' : ':'} ${event.after[seat]}`;
    }
    phrases[at] = left.map(statusPhrase(event, view)).join(', ') || null;
  }
  return phrases;
}

/**
 * The events of one move as log lines, one entry for each event: null where it needs no words or where another line
 * tells it, as in `Pedlar plays the king of spades on your ten of hearts in caravan A2: 16 → 26, sold.`
 */
export const moveLines = (events: readonly GameEvent[], view: Viewpoint): (string | null)[] =>
  foldedPhrases(events, view).map((words) => words && sentence(words));

/**
 * A whole turn as one sentence to be spoken, with whose turn comes next; empty when nothing happened. That the other
 * side draws as always is left out.
 * @param brief without whose turn comes next, and of one's own deeds only what came of them
 */
export function turnSummary(events: readonly GameEvent[], view: Viewpoint, brief = false): string {
  const parts = foldedPhrases(events, view, brief).filter((words, at) => {
    const event = events[at];
    return words !== null && !(event?.type === 'cardDrawn' && event.card === null && event.deckLeft > 0);
  });
  const next = events.findLast((event) => event.type === 'turnStarted');
  const over = events.some((event) => event.type === 'matchEnded');
  if (brief && parts.length === 0) return turnSummary(events, view);
  const begins = events.some(({ type }) => type === 'handDealt');
  if (next && !over && view.seat !== null && (begins || !brief)) parts.push(whoseTurn(next.seat, view));
  return parts.length === 0 ? '' : sentence(parts.join('; ').replaceAll('→', 'to'));
}

/** `your turn` or `Pedlar's turn`. */
export const whoseTurn = (seat: Seat, { seat: own, names }: Viewpoint): string =>
  seat === own ? 'your turn' : `${names[seat]}’s turn`;

export interface EndFacts {
  readonly result: MatchResult;
  readonly why: Ending;
  readonly sold: readonly (Seat | null)[];
}

const REASONS: Record<Ending, (loser: Seat, view: Viewpoint, sold: EndFacts['sold']) => string> = {
  sale: (loser, view, sold) => {
    const winner = loser === 'A' ? 'B' : 'A';
    const pairs = sold.flatMap((seat, i) => (seat === winner ? [`${i + 1}`] : []));
    return `${who(winner, view)} sold pairs ${listed(pairs)}`;
  },
  'out-of-cards': (loser, view) => `${does(loser, view, 'have', 'has')} no cards left`,
  'no-move': (loser, view) => `${does(loser, view, 'have', 'has')} no legal move`,
  forfeit: (loser, view) => `${who(loser, view)} gave up`,
  idle: () => 'nobody played or discarded a card for too many turns',
  'max-turns': () => 'the match has lasted as many turns as it may',
};

function endingPhrase({ result, why, sold }: EndFacts, view: Viewpoint): string {
  const winner: Seat = result === 'B wins' ? 'B' : 'A';
  const reason = REASONS[why](winner === 'A' ? 'B' : 'A', view, sold);
  return result === 'draw' ? `the match is a draw: ${reason}` : `${does(winner, view, 'win')}: ${reason}`;
}

/** Who has won and why: `You win: you sold pairs 1 and 3.` */
export const endingLine = (end: EndFacts, view: Viewpoint): string => sentence(endingPhrase(end, view));
