/** Words of the screens as a screen reader meets them: what a picture shows by place and shape is said here. */
import type { CaravanName, CaravanStatus, CardName, Observation, PerSeat, Seat } from '../engine/index.ts';
import { cardInWords, DIRECTION_WORDS, SUIT_WORDS, theCard } from './en/cards.ts';
import { counted, listed } from './en/sentences.ts';
import { WORDS } from './screens.ts';

export const MIRROR_WORDS = {
  mainMenu: 'Main menu',
  table: (rules: string) => `The table: ${rules}`,
  now: 'Now',
  score: 'Score',
  deeds: 'What you can do',
  log: 'Log',
  disband: (caravan: CaravanName) => `Disband ${caravan}`,
  mayGoHere: 'May go here.',
  goesNowhere: 'Goes nowhere now.',
  notNow: 'Not possible now.',
  thisTable: (title: string) => `${title} (this table)`,
  marks: (marks: string) => `${marks} marks`,
  says: (name: string, words: string) => `${name} says: ${words}`,
  gameSays: (refusal: string) => `The game says: ${refusal}`,
  empty: 'empty',
  wholeLog: 'The whole log',
  arrows: 'Arrow keys',
  on: 'on',
  off: 'off',
} as const;

/** Whether a side is the person who listens. */
const isYou = (name: string): boolean => name === WORDS.you;

/** `Your hand`, `Corvin Halse's hand`. */
export const handOf = (name: string): string => (isYou(name) ? 'Your hand' : `${name}’s hand`);
export const caravansOf = (name: string): string => (isYou(name) ? 'Your caravans' : `${name}’s caravans`);
const ownerWord = (name: string): string => (isYou(name) ? 'yours' : `${name}’s`);

const STATES: Record<CaravanStatus, string> = {
  light: 'light',
  heavy: 'heavy',
  sold: 'sold',
  outbid: 'outbid',
  tied: 'tied',
};

/** `Caravan A1, yours: 26, sold, down, hearts`; direction and suit where it has them. */
export function caravanName(caravan: CaravanName, { caravans }: Observation, names: PerSeat<string>): string {
  const { value, status, direction, suit, rows } = caravans[caravan];
  const parts = [
    `${value}`,
    STATES[status],
    ...(direction === 'none' ? [] : [DIRECTION_WORDS[direction]]),
    ...(suit === null ? [] : [SUIT_WORDS[suit]]),
  ];
  const whose = ownerWord(names[caravan.charAt(0) as Seat]);
  return `Caravan ${caravan}, ${whose}: ${rows.length === 0 ? MIRROR_WORDS.empty : parts.join(', ')}`;
}

/** `Ten of hearts with the king of clubs, card 2 of 3 in A1`. */
export function rowName(caravan: CaravanName, row: number, { caravans }: Observation): string {
  const { rows } = caravans[caravan];
  const { card, attachments } = rows[row - 1]!;
  const with_ = listed(attachments.map((each) => theCard(each.card)));
  return `${capital(cardInWords(card))}${with_ === '' ? '' : ` with ${with_}`}, card ${row} of ${rows.length} in ${caravan}`;
}

export const handCardName = (card: CardName): string => capital(cardInWords(card));

/** A lane of a grid of cards, or a card of it. */
export const cellName = (label: string, card: CardName | null): string =>
  card === null ? `All of ${label}` : capital(cardInWords(card));

/** `Pair 1: you 26, sold; Corvin Halse 20, light.` */
export function pairStands(pair: 1 | 2 | 3, { seat, caravans }: Observation, names: PerSeat<string>): string {
  const across: Seat = seat === 'A' ? 'B' : 'A';
  const side = (of: Seat): string => {
    const { value, status, rows } = caravans[`${of}${pair}`];
    const name = isYou(names[of]) ? 'you' : names[of];
    return rows.length === 0 ? `${name} ${MIRROR_WORDS.empty}` : `${name} ${value}, ${STATES[status]}`;
  };
  return `Pair ${pair}: ${side(seat)}; ${side(across)}.`;
}

/** `Corvin Halse: 5 cards in hand, 20 in the deck, 3 discarded.` */
export function sideStands(of: Seat, seen: Observation, names: PerSeat<string>): string {
  const hand = counted(seen.handCount[of], 'card');
  return `${names[of]}: ${hand} in hand, ${seen.deckCount[of]} in the deck, ${seen.discards[of].length} discarded.`;
}

/** Signs are not spoken: `16 → 26`, `2×`, `← ↑ ↓ →`, `B1.2` for a card of a caravan. */
export const spoken = (words: string): string =>
  words
    .replace(/[←↑↓→](?: ?[←↑↓→])+/g, MIRROR_WORDS.arrows)
    .replaceAll('→', 'to')
    .replace(/(\d)×|×(\d)/g, 'times $1$2')
    .replace(/\b([AB][123])\.(\d+)\b/g, 'card $2 in $1');

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
