/** Why a move is refused: one plain line that says what the rule is and what would be possible. */
import type { CaravanName, CardName, Observation, Refusal, SuitName } from '../../engine/index.ts';
import { aValue, cardInShort, faceKind, printedValue, SUIT_WORDS, theCard } from './cards.ts';
import { caravanWords, counted, listed, sentence, type Viewpoint } from './sentences.ts';

export interface RefusalContext {
  /** The refused move in plain notation. */
  readonly move: string;
  /** What the seat that tried it sees. */
  readonly seen: Observation;
}

/** The move taken apart, as far as it can be read. */
interface Tried extends RefusalContext {
  readonly card: CardName | null;
  readonly caravan: CaravanName | null;
  readonly row: number | null;
  readonly discards: boolean;
}

const CARD = /^(?:discard )?([A2-9TJQK][SHDC]|X)(?![A-Z])/;

function read({ move, seen }: RefusalContext): Tried {
  const target = />([AB][123])(?:\.(\d+))?$/.exec(move) ?? /^disband ([AB][123])/.exec(move);
  return {
    move,
    seen,
    card: ((CARD.exec(move) ?? /\+ ([A2-9TJQK][SHDC]|X)$/.exec(move))?.[1] as CardName) ?? null,
    caravan: (target?.[1] as CaravanName) ?? null,
    row: target?.[2] === undefined ? null : Number(target[2]),
    discards: move.startsWith('discard'),
  };
}

const you = (seen: Observation): Viewpoint => ({ seat: seen.seat, names: { A: 'A', B: 'B' } });
const place = ({ caravan, seen }: Tried): string =>
  caravan ? caravanWords(caravan, you(seen)) : 'that caravan';
const rowsAt = ({ caravan, seen }: Tried) => (caravan ? seen.caravans[caravan].rows : []);
const lastAt = (tried: Tried): CardName | null => rowsAt(tried).at(-1)?.card ?? null;
const kind = ({ card }: Tried): string => (card && faceKind(card)) ?? 'face card';
const isNumber = (card: CardName): boolean => faceKind(card) === null;
const emptyOwn = ({ seen }: Tried): CaravanName[] =>
  ([1, 2, 3] as const)
    .map((i): CaravanName => `${seen.seat}${i}`)
    .filter((name) => seen.caravans[name].rows.length === 0);

/** The suit a card on the table shows: its latest Queen's, else its own. */
function shownSuit(tried: Tried): string {
  const row = rowsAt(tried)[(tried.row ?? 0) - 1];
  const queen = row?.attachments.findLast(({ card }) => card.startsWith('Q'));
  const suit = (queen?.card ?? row?.card)?.charAt(1) as SuitName | undefined;
  return suit ? SUIT_WORDS[suit] : 'its suit';
}

const LINES: Record<Refusal, (tried: Tried) => string> = {
  'same-value': ({ card }) =>
    card
      ? `${aValue(card)} cannot follow ${aValue(card)}: the next card must differ in value`
      : 'a number card cannot follow one of the same value',
  'wrong-direction-and-suit': (tried) => {
    const last = lastAt(tried);
    const reading = tried.caravan && tried.seen.caravans[tried.caravan];
    if (!last || !reading) return 'the next card must keep the direction or have the suit of the caravan';
    const way = reading.direction === 'up' ? 'higher' : 'lower';
    const suit = reading.suit ? `, or be of ${SUIT_WORDS[reading.suit]}` : '';
    return `${place(tried)} goes ${reading.direction}: the next card must be ${way} than ${printedValue(last)}${suit}`;
  },
  'not-your-caravan': ({ move }) =>
    move.startsWith('disband')
      ? 'you can disband only your own caravans'
      : 'number cards go on your own caravans only; on theirs you may play face cards',
  'number-needs-caravan': () =>
    'a number card goes at the end of a caravan, not on another card: choose the caravan itself',
  'caravan-full': (tried) =>
    `${place(tried)} is full: a caravan holds at most ${tried.seen.rules.maxRows ?? 40} number cards`,
  'card-not-in-hand': ({ card, seen }) =>
    `you do not hold ${card ? theCard(card) : 'that card'}: your hand is ${listed(seen.hand.map(cardInShort)) || 'empty'}`,
  'empty-caravan': (tried) => `${place(tried)} is empty: a ${kind(tried)} needs a number card to lie on`,
  'no-such-card': (tried) =>
    `${place(tried)} has only ${counted(rowsAt(tried).length, 'number card')}, counted from the start`,
  'face-needs-card': (tried) =>
    `a ${kind(tried)} is played on a number card: say on which one, counted from the start of the caravan`,
  'queen-not-on-last': (tried) => {
    const last = lastAt(tried);
    return `a Queen goes on the last card of a caravan only${last ? `: here on ${theCard(last)}` : ''}`;
  },
  'too-many-attachments': ({ seen }) =>
    `that card already carries ${counted(seen.rules.maxAttachments ?? 15, 'face card')}, which is the most allowed`,
  'not-on-opponent': (tried) =>
    tried.seen.rules.faceOnOpponent === 'jack'
      ? `at this table only a Jack may be played on their caravans: play the ${kind(tried)} on one of yours`
      : 'at this table face cards are played on your own caravans only',
  'face-suit-mismatch': (tried) =>
    `at this table a ${kind(tried)} must have the suit of its card: here ${shownSuit(tried)}`,
  'caravan-empty': (tried) => `${place(tried)} is empty: there is nothing to disband`,
  'must-restart-caravan': ({ seen, caravan }) => {
    const number = seen.hand.find(isNumber);
    return number
      ? `a disbanded caravan is started again at once: name a number card too, as in “disband ${caravan ?? `${seen.seat}1`} + ${cardInShort(number)}”`
      : 'a disbanded caravan is started again at once, and you hold no number card for it';
  },
  'deck-empty-no-discard': () => 'with your deck empty you may not discard: play a card or disband a caravan',
  'no-face-in-opening': (tried) => `in the opening only number cards are played: ${startFirst(tried)}`,
  'opening-caravan-already-started': (tried) =>
    `in the opening each caravan gets one card: ${startFirst(tried)}`,
  'opening-left-to-right': (tried) =>
    `caravans are started in order: your caravan ${emptyOwn(tried)[0]} comes next`,
  'no-discard-in-opening': ({ seen }) =>
    ({
      'discard-free': 'you may not discard now: start a caravan',
      'discard-if-no-number':
        'in the opening you may discard only while you hold no number card: start a caravan',
      'discard-under-3':
        'in the opening you may discard only with too few number cards for your caravans: start a caravan',
      'mulligan-under-3': 'there are no discards in the opening: start a caravan',
    })[seen.rules.openingStuck],
  'no-disband-in-opening': () => 'no caravan is disbanded in the opening: start your three caravans first',
  'must-redeal': () => 'you were dealt fewer than three number cards: draw a new hand first (“redeal”)',
  'enough-number-cards': () =>
    'a new hand is for whoever is dealt fewer than three number cards and has started no caravan: play on',
  'no-redeal-rule': () => 'at this table there are no new hands: play with the one you have',
  'must-act': () => 'there is no pass: play a card, discard one, or disband a caravan',
  'game-over': () => 'the match is over: no more moves',
  'malformed-move': ({ move, seen }) => {
    const example = `7H>${seen.seat}2`;
    return `“${move.slice(0, 40)}” is no move: write for example ${example}, KH>B1.3, discard 4C or disband ${seen.seat}2`;
  },
};

function startFirst(tried: Tried): string {
  const empty = emptyOwn(tried);
  if (empty.length === 0) return 'wait until the other side has started its own';
  return `start your caravan${empty.length === 1 ? '' : 's'} ${listed(empty)} first`;
}

/** Why the seat may not make a move, as one plain line. */
export const refusalLine = (code: Refusal, context: RefusalContext): string =>
  sentence(LINES[code](read(context)));
