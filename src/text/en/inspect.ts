/** What a card or a caravan in focus is and what it does where it lies. */
import type { CaravanName, CardName, Observation, OwnedCard, Seat } from '../../engine/index.ts';
import { cardInWords, DIRECTION_WORDS, printedValue, STATUS_WORDS, SUIT_WORDS, theCard } from './cards.ts';
import { caravanWords, counted, listed, sentence, type Viewpoint } from './sentences.ts';

/** The window in which a caravan is for sale. */
const SALE = { min: 21, max: 26 };

/** `Ten of hearts in your hand`. */
export const cardInHand = (card: CardName): string => `${capital(cardInWords(card))} in your hand`;

/** Where a card in hand may go: `Goes on A1 and A3.`; why nowhere, if a reason is known. */
export function whereItGoes(places: readonly string[], reason: string | null): string {
  if (places.length > 0) return sentence(`may go on ${listed(places)}`);
  return reason === null ? 'It goes nowhere now.' : `It goes nowhere now. ${reason}`;
}

/** `Ten of hearts, the last card of your caravan A1`. */
export function cardOnTable(
  card: CardName,
  row: number,
  rows: number,
  caravan: CaravanName,
  view: Viewpoint,
) {
  const which = rows === 1 ? 'the only card' : row === rows ? 'the last card' : `card ${row} of ${rows}`;
  return `${capital(cardInWords(card))}, ${which} ${row < rows ? 'in' : 'of'} ${caravanWords(caravan, view)}`;
}

/** `Counts 20: 10, doubled by the king of hearts.` */
export function whatItCounts(card: CardName, kings: readonly OwnedCard[], value: number): string {
  const printed = card.startsWith('A') ? '1' : printedValue(card);
  if (kings.length === 0) return `Counts ${printed}.`;
  const by = listed(kings.map((king) => theCard(king.card)));
  return `Counts ${value}: ${printed} with ${by}.`;
}

/** What Queens and Jokers on a card mean there. */
export function whatLiesOnIt(attachments: readonly OwnedCard[], last: boolean): string[] {
  const queens = attachments.filter(({ card }) => card.startsWith('Q'));
  const queen = queens.at(-1);
  return [
    ...(queen && last
      ? [`${capital(theCard(queen.card))} turns the direction here and gives the caravan her suit.`]
      : queen
        ? ['The Queen on it has no effect any more: another card has followed.']
        : []),
    ...(attachments.some(({ card }) => card.startsWith('X'))
      ? ['The Joker on it has done its work and stays.']
      : []),
  ];
}

/** What may follow on a caravan: `Next: higher than 6, or hearts; never another 6.` */
export function whatMayFollow(caravan: CaravanName, seen: Observation): string {
  const { rows, direction, suit } = seen.caravans[caravan];
  const last = rows.at(-1)?.card;
  if (!last) return 'Empty: any number card may start it.';
  const printed = printedValue(last);
  if (direction === 'none')
    return rows.length === 1
      ? `Next: any value but ${printed}; it sets the direction.`
      : `Next: any value but ${printed}.`;
  const way = direction === 'up' ? 'higher' : 'lower';
  return `Next: ${way} than ${printed}${suit ? `, or ${SUIT_WORDS[suit]} of another value` : ''}.`;
}

/** `26: SOLD, up, hearts.` */
export function caravanStands(caravan: CaravanName, seen: Observation): string {
  const { value, status, direction, suit, rows } = seen.caravans[caravan];
  if (rows.length === 0) return 'Worth nothing yet.';
  return `${[
    `${value}: ${STATUS_WORDS[status]}`,
    ...(direction === 'none' ? [] : [DIRECTION_WORDS[direction]]),
    ...(suit === null ? [] : [SUIT_WORDS[suit]]),
  ].join(', ')}.`;
}

/** What the state of a caravan means, in figures. */
export function whatTheStateMeans(caravan: CaravanName, seen: Observation): string {
  const { value, status } = seen.caravans[caravan];
  const seat = caravan.charAt(0) as Seat;
  const across = `${seat === 'A' ? 'B' : 'A'}${caravan.charAt(1)}` as CaravanName;
  const facing = seen.caravans[across].value;
  switch (status) {
    case 'light':
      return `${SALE.min - value} more and it is for sale (${SALE.min} to ${SALE.max}).`;
    case 'heavy':
      return `${value - SALE.max} over ${SALE.max}: no sale.`;
    case 'sold':
      return facing >= SALE.min && facing <= SALE.max
        ? `It outbids ${across} with ${facing}.`
        : `${across} is not for sale.`;
    case 'outbid':
      return `${across} is higher with ${facing}.`;
    case 'tied':
      return `${across} is worth the same: nobody sells.`;
  }
}

/** `Your caravan A1, 3 cards` */
export const caravanHead = (caravan: CaravanName, seen: Observation, view: Viewpoint): string =>
  `${capital(caravanWords(caravan, view))}, ${counted(seen.caravans[caravan].rows.length, 'card')}`;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
