/** What the table shows and asks: the state of pairs, what keeps the match open, what may be done now. */
import type { CaravanName, Observation, PerSeat, Seat } from '../../engine/index.ts';
import { DIRECTION_WORDS, STATUS_WORDS, SUIT_WORDS } from './cards.ts';
import { whoseTurn } from './events.ts';
import { caravanWords, listed, sentence, type Viewpoint } from './sentences.ts';

/** What keeps the match open: `Pair 2 is tied: play goes on.` Empty when it is over. */
export function whatKeepsOpen(seen: Observation): string {
  if (seen.result !== 'continue') return '';
  if (seen.phase === 'opening') return 'The opening: each side starts its three caravans.';
  if (seen.rules.sellRule === 'first-to-two') return 'Nobody has sold two pairs: play goes on.';
  const open = ([1, 2, 3] as const).filter((pair) => seen.sold[pair - 1] === null);
  const tied = open.filter((pair) => seen.caravans[`A${pair}`].status === 'tied');
  const unsold = open.filter((pair) => !tied.includes(pair));
  const groups = [pairsAre(tied, 'tied'), pairsAre(unsold, 'not sold')].filter((group) => group !== '');
  return sentence(`${listed(groups)}: play goes on`);
}

/** `pair 2 is tied`, `pairs 1 and 3 are not sold`, `no pair is sold yet`; empty for none. */
function pairsAre(pairs: readonly number[], what: string): string {
  if (pairs.length === 0) return '';
  if (pairs.length === 3) return what === 'tied' ? 'all three pairs are tied' : 'no pair is sold yet';
  return `pair${pairs.length > 1 ? 's' : ''} ${listed(pairs.map(String))} ${pairs.length > 1 ? 'are' : 'is'} ${what}`;
}

/** Whose turn it is and what is asked; the view's seat is the observer's. */
export function whatIsAsked(seen: Observation, view: Viewpoint): string {
  if (seen.next === null) return 'The match is over.';
  if (seen.next === seen.seat && seen.hand.length === 0) return 'The cards are being dealt.';
  const turn = whoseTurn(seen.next, view);
  return sentence(seen.next === seen.seat ? `${turn}: ${choices(seen)}` : turn);
}

function choices(seen: Observation): string {
  const numbers = seen.hand.filter((card) => !/^[JQKX]/.test(card)).length;
  if (seen.phase === 'main') return 'play a card, discard one, or disband a caravan';
  const started = ([1, 2, 3] as const).filter(
    (i) => seen.caravans[`${seen.seat}${i}` as CaravanName].rows.length > 0,
  );
  if (seen.rules.openingStuck === 'mulligan-under-3' && started.length === 0 && numbers < 3)
    return 'you hold fewer than three number cards, so draw a new hand';
  if (numbers === 0) return 'discard a card to draw another';
  return seen.rules.openingSlot === 'left-to-right'
    ? `start your caravan ${seen.seat}${started.length + 1} with a number card`
    : 'start one of your caravans with a number card';
}

/** A caravan in one line: `your caravan A2: 26, SOLD, down, hearts`. */
export function caravanLine(caravan: CaravanName, seen: Observation, view: Viewpoint): string {
  const { value, status, direction, suit, rows } = seen.caravans[caravan];
  const parts = [
    `${value}`,
    STATUS_WORDS[status],
    ...(direction === 'none' ? [] : [DIRECTION_WORDS[direction]]),
    ...(suit === null ? [] : [SUIT_WORDS[suit]]),
  ];
  return `${caravanWords(caravan, view)}: ${rows.length === 0 ? 'empty' : parts.join(', ')}`;
}

/** How many pairs each side has sold: `Sold: you 1, Corvin Halse 2`. */
export function soldPairs(seen: Observation, names: PerSeat<string>): string {
  const count = (seat: Seat): number => seen.sold.filter((owner) => owner === seat).length;
  const across: Seat = seen.seat === 'A' ? 'B' : 'A';
  return `Sold: ${names[seen.seat]} ${count(seen.seat)}, ${names[across]} ${count(across)}`;
}
