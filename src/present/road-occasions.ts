/**
 * When somebody across the table has something to say: a pure function of what has just happened. The speaker sits at
 * seat B, the person at seat A; what the other side of the table knows alone (the opponent's hand) is not looked at.
 */
import type { Occasion } from '../content/opponent.ts';
import { type CaravanName, type GameEvent, type Observation, SALE_MAX, type Seat } from '../engine/index.ts';

const ME: Seat = 'B';
const YOU: Seat = 'A';

/** What is asked of the table beside the events. */
type Heard = Pick<Observation, 'sold' | 'rules'>;

/**
 * Every occasion in a move's events, what matters most first.
 * @param before how the pairs stood before the move; null where nothing was before
 */
export function occasionsIn(events: readonly GameEvent[], after: Heard, before: Heard | null): Occasion[] {
  const found = new Set<Occasion>();
  const ended = events.find((event) => event.type === 'matchEnded');
  if (ended) return [endOccasion(ended)];
  if (before) {
    const mine = isNear(ME, after) && !isNear(ME, before);
    const yours = isNear(YOU, after) && !isNear(YOU, before);
    // Where both are one sale away, it is the word of whoever has just moved.
    if (mine && !(yours && moverOf(events) === YOU)) found.add('nearlyWon');
    if (yours && !found.has('nearlyWon')) found.add('nearlyLost');
  }
  for (const event of events)
    if (event.type === 'pairChanged') for (const one of ofPair(event)) found.add(one);
  // What they have sold for you themselves is no move of yours to praise.
  if (moverOf(events) !== YOU) found.delete('praise');
  for (const event of events) for (const one of ofDeed(event, events, after)) found.add(one);
  const order: readonly Occasion[] = ORDER;
  return [...found].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** What matters most comes first. */
const ORDER = [
  'outbidden',
  'outbid',
  'nearlyLost',
  'nearlyWon',
  'king',
  'yourKing',
  'sale',
  'praise',
  'yourBurst',
  'ownBurst',
  'yourJoker',
  'joker',
  'yourJack',
  'jack',
  'tie',
  'disband',
] as const satisfies readonly Occasion[];

function endOccasion({ result, why, sold }: Extract<GameEvent, { type: 'matchEnded' }>): Occasion {
  if (result === 'draw') return 'tie';
  if (result === 'B wins') return why === 'forfeit' ? 'farewell' : 'win';
  // Who has run out of cards may have lost one pair only.
  return why !== 'sale' || sold.includes(ME) ? 'loss' : 'cleanLoss';
}

/** Whether one more pair would win the match for a seat. */
function isNear(seat: Seat, { sold, rules }: Heard): boolean {
  const has = sold.filter((owner) => owner === seat).length;
  const open = sold.filter((owner) => owner === null).length;
  return rules.sellRule === 'first-to-two' ? has === 1 && open > 0 : open === 1 && has >= 1;
}

function ofPair({ before, after, soldTo }: Extract<GameEvent, { type: 'pairChanged' }>): Occasion[] {
  // A pair that a Jack or a King has turned over was not outbid.
  const byPrice = (loser: Seat): boolean => before[loser] === 'sold' && after[loser] === 'outbid';
  if (soldTo === ME && before[ME] !== 'sold') return [byPrice(YOU) ? 'outbid' : 'sale'];
  if (soldTo === YOU && before[YOU] !== 'sold') return [byPrice(ME) ? 'outbidden' : 'praise'];
  return after[ME] === 'tied' && before[ME] !== 'tied' ? ['tie'] : [];
}

function ofDeed(event: GameEvent, events: readonly GameEvent[], { rules }: Heard): Occasion[] {
  if (event.type === 'caravanDisbanded') return event.seat === ME ? ['disband'] : [];
  if (event.type === 'cardPlaced') return burstOf(event);
  if (event.type !== 'faceCardPlayed') return [];
  const mine = event.seat === ME;
  const rank = event.card.charAt(0);
  const removed = events.filter((one) => one.type === 'rowRemoved');
  // Nobody complains of a Joker that has left them alone.
  if (rank === 'X') return removed.some((one) => mine || isMine(one)) ? [mine ? 'joker' : 'yourJoker'] : [];
  if (rank !== 'J' || removed.length === 0) return burstOf(event);
  // A Jack is spoken of where it takes something from the other side, or where it could take nothing else.
  const across = isMine(event) !== mine;
  return across || rules.faceOnOpponent === 'none' ? [mine ? 'jack' : 'yourJack'] : [];
}

type Played = Extract<GameEvent, { type: 'cardPlaced' | 'faceCardPlayed' }>;

/** Whose caravan goes over, and by whose card. */
function burstOf(event: Played): Occasion[] {
  const { seat, before, after } = event;
  if (before.value > SALE_MAX || after.value <= SALE_MAX) return [];
  if (seat === ME) return [isMine(event) ? 'ownBurst' : 'king'];
  return [isMine(event) ? 'yourKing' : 'yourBurst'];
}

const isMine = ({ caravan }: { readonly caravan: CaravanName }): boolean => caravan.startsWith(ME);

function moverOf(events: readonly GameEvent[]): Seat | null {
  const first = events[0];
  return first && 'seat' in first ? first.seat : null;
}
