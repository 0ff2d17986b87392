/**
 * The pictures of the rules browser as data: a position in notation, a move, and what the position is to be after it.
 * The engine plays the move when the picture is shown, under the rules of the table one sits at; a picture that is
 * about one reading of a rule says under which rules it is shown.
 */
import type { CaravanName, Refusal, RuleOptions } from '../engine/index.ts';
import type { RuleTopic } from './rules-text.ts';

type Side = readonly [string, string, string];

export interface RulesPicture {
  readonly caption: string;
  /** The caravans that are shown, or the plates of all three pairs. */
  readonly shows: readonly CaravanName[] | 'plates';
  readonly A: Side;
  readonly B: Side;
  /** A's move in notation; without one it is a picture of how things lie. */
  readonly move?: string;
  /** What the caravans are to be after the move, as far as it changes them. */
  readonly after?: Partial<Record<CaravanName, string>>;
  /** Why the move is refused, where that is what the picture is about. */
  readonly refused?: Refusal;
  readonly opening?: boolean;
  /** The rules under which it is true; always, where it is left out. */
  when?(options: RuleOptions): boolean;
}

const NONE: Side = ['-', '-', '-'];
/** One of A's caravans alone. */
const own = (
  caravan: string,
  caption: string,
  more: Partial<RulesPicture> & { readonly move: string },
): RulesPicture => ({
  caption,
  shows: ['A1'],
  A: [caravan, '-', '-'],
  B: NONE,
  ...more,
});
/** One of B's caravans alone. */
const theirs = (
  caravan: string,
  caption: string,
  more: Partial<RulesPicture> & { readonly move: string },
): RulesPicture => ({
  caption,
  shows: ['B1'],
  A: NONE,
  B: [caravan, '-', '-'],
  ...more,
});
/** The first pair, theirs above one's own. */
const pair = (a: string, b: string, caption: string, more: Partial<RulesPicture> = {}): RulesPicture => ({
  caption,
  shows: ['B1', 'A1'],
  A: [a, '-', '-'],
  B: [b, '-', '-'],
  ...more,
});

/** The topic of decks has none: nothing about a deck shows on the table. */
export const RULES_PICTURES: Record<RuleTopic, readonly RulesPicture[]> = {
  goal: [
    pair(
      '9S 7S 8S',
      'TH 9H',
      'A pair: theirs above, yours below. Yours is worth 24 and is for sale; theirs is worth 19 and too light. Yours is sold.',
    ),
    {
      caption:
        'The plates of the three pairs, theirs above, yours below. Pair 1 is sold by you, pair 2 by them; pair 3 is open.',
      shows: 'plates',
      A: ['TS 9S 4S', 'TH 8H 5H', 'TD 6D 3D'],
      B: ['9C 8C', 'TC 9C 6C', '7C 5C'],
    },
  ],
  opening: [
    {
      caption: 'In the opening one number card starts each of your caravans.',
      shows: ['A1', 'A2', 'A3'],
      A: ['7H', '-', '-'],
      B: ['4C', '-', '-'],
      move: '5S>A2',
      after: { A2: '5S' },
      opening: true,
    },
    own('7H', 'Face cards wait until all caravans are started.', {
      move: 'KH>A1.1',
      refused: 'no-face-in-opening',
      opening: true,
    }),
  ],
  turn: [
    own('8C 6H', 'A turn: you play one card, then you draw one. Now the other side moves.', {
      move: '3S>A1',
      after: { A1: '8C 6H 3S' },
    }),
  ],
  numbers: [
    own('6S', 'The second card may be any other value. After a 9 on a 6 the caravan goes up.', {
      move: '9H>A1',
      after: { A1: '6S 9H' },
    }),
    own('6S 9H', 'A 9 never follows a 9, whatever the suits.', { move: '9D>A1', refused: 'same-value' }),
  ],
  direction: [
    own('4C 7D', 'After 4 and 7 the caravan goes up: a 10 goes on upwards, by any distance.', {
      move: 'TS>A1',
      after: { A1: '4C 7D TS' },
    }),
    own('4C 7D', 'A 5 of spades would go down, and the suit of the caravan is diamonds.', {
      move: '5S>A1',
      refused: 'wrong-direction-and-suit',
    }),
  ],
  suit: [
    own('4C 7D', 'A card of the suit of the caravan may go against the direction, and turns it.', {
      move: '5D>A1',
      after: { A1: '4C 7D 5D' },
    }),
  ],
  sale: [
    pair(
      'TS 6S 5S',
      'TD 7D 5D',
      'Yours is outbid, 21 against 22. A 3 makes it 24, and now theirs is outbid.',
      {
        move: '3S>A1',
        after: { A1: 'TS 6S 5S 3S' },
      },
    ),
    pair('TS 9S 4S', 'TD 9D 4D', 'Both are worth 23: the pair is tied and decides nothing.'),
  ],
  faces: [
    own('8C 6H 3S', 'A King on the 6, in the middle of the caravan.', {
      move: 'KH>A1.2',
      after: { A1: '8C 6H.KH 3S' },
    }),
    theirs('TS 8S 6S', 'A King on their 10 makes a caravan that was for sale too heavy.', {
      move: 'KS>B1.1',
      after: { B1: 'TS.KS 8S 6S' },
      when: ({ faceOnOpponent }) => faceOnOpponent === 'all',
    }),
    theirs('TS 8S 6S', 'At this table a King stays on your own side.', {
      move: 'KS>B1.1',
      refused: 'not-on-opponent',
      when: ({ faceOnOpponent }) => faceOnOpponent !== 'all',
    }),
  ],
  king: [
    own('7S 9S', 'The 7 counts 14, so the caravan rises from 16 to 23.', {
      move: 'KS>A1.1',
      after: { A1: '7S.KS 9S' },
    }),
    own('4H.KD 6H', 'A second King doubles once more: the 4 counts 16, the caravan 22.', {
      move: 'KH>A1.1',
      after: { A1: '4H.KD.KH 6H' },
      when: ({ kingStack }) => kingStack === 'multiply',
    }),
    own('4H.KD 6H', 'A second King adds the 4 once more: it counts 12, the caravan 18.', {
      move: 'KH>A1.1',
      after: { A1: '4H.KD.KH 6H' },
      when: ({ kingStack }) => kingStack === 'add',
    }),
  ],
  queen: [
    own('4C 7D', 'A Queen of hearts: the caravan now goes down, and its suit is hearts.', {
      move: 'QH>A1.2',
      after: { A1: '4C 7D.QH' },
      when: ({ queenSuit, faceSuitMatch }) => queenSuit && faceSuitMatch !== 'jqk',
    }),
    own('4C 7D', 'A Queen of diamonds on a 7 of diamonds: the caravan now goes down.', {
      move: 'QD>A1.2',
      after: { A1: '4C 7D.QD' },
      when: ({ faceSuitMatch }) => faceSuitMatch === 'jqk',
    }),
    own('4C 7D', 'A Queen of hearts: the caravan now goes down; its suit stays diamonds.', {
      move: 'QH>A1.2',
      after: { A1: '4C 7D.QH' },
      when: ({ queenSuit, faceSuitMatch }) => !queenSuit && faceSuitMatch !== 'jqk',
    }),
    own('4C 7D', 'Only the last card takes a Queen.', {
      move: 'QC>A1.1',
      refused: 'queen-not-on-last',
      when: ({ queenPlacement }) => queenPlacement === 'last',
    }),
    own('4C 7D', 'Off the last card a Queen changes nothing.', {
      move: 'QC>A1.1',
      after: { A1: '4C.QC 7D' },
      when: ({ queenPlacement }) => queenPlacement === 'any',
    }),
  ],
  jack: [
    theirs('9S 8S.KS 6S', 'A Jack on their 8 takes it, and the King on it.', {
      move: 'JS>B1.2',
      after: { B1: '9S 6S' },
      when: ({ faceOnOpponent }) => faceOnOpponent !== 'none',
    }),
    own('TH 9H 8H', 'A Jack helps a caravan that has grown too heavy.', {
      move: 'JH>A1.1',
      after: { A1: '9H 8H' },
    }),
  ],
  joker: [
    {
      caption: 'A Joker on a 7: every other 7 leaves the table, whosever it is, with what lies on it.',
      shows: ['B1', 'A1', 'A2'],
      A: ['3S 7S', '7H 9H', '-'],
      B: ['7D.KD 8D', '-', '-'],
      move: 'X>A1.2',
      after: { A1: '3S 7S.X', A2: '9H', B1: '8D' },
      when: ({ jokerTarget }) => jokerTarget === 'stays',
    },
    {
      caption: 'A Joker on a 7: this 7 and every other 7 leave the table, with what lies on them.',
      shows: ['B1', 'A1', 'A2'],
      A: ['3S 7S', '7H 9H', '-'],
      B: ['7D.KD 8D', '-', '-'],
      move: 'X>A1.2',
      after: { A1: '3S', A2: '9H', B1: '8D' },
      when: ({ jokerTarget }) => jokerTarget === 'removed',
    },
    {
      caption: 'A Joker on an Ace of spades: every other spade that is a number card leaves the table.',
      shows: ['B1', 'A1', 'A2'],
      A: ['5C AS', 'TS 8D', '-'],
      B: ['9S 6H', '-', '-'],
      move: 'X>A1.2',
      after: { A1: '5C AS.X', A2: '8D', B1: '6H' },
      when: ({ jokerOnAce, jokerTarget }) => jokerOnAce === 'suit' && jokerTarget === 'stays',
    },
    {
      caption: 'A Joker on an Ace: every Ace leaves the table.',
      shows: ['B1', 'A1', 'A2'],
      A: ['5C AS', 'TS AD', '-'],
      B: ['9S AH', '-', '-'],
      move: 'X>A1.2',
      after: { A1: '5C', A2: 'TS', B1: '9S' },
      when: ({ jokerOnAce, jokerTarget }) => jokerOnAce === 'rank' && jokerTarget === 'removed',
    },
  ],
  disband: [
    own('TH 9H 8H', 'A caravan of 27, and no Jack at hand: you clear it and begin again later.', {
      move: 'disband A1',
      after: { A1: '-' },
      when: ({ disbandThen }) => disbandThen === 'nothing',
    }),
    own('TH 9H 8H', 'A caravan of 27, and no Jack at hand: you clear it and start it again at once.', {
      move: 'disband A1 + 6S',
      after: { A1: '6S' },
      when: ({ disbandThen }) => disbandThen === 'play',
    }),
  ],
  ending: [
    {
      caption: 'A 2 makes your third caravan worth 21. You have sold pairs 1 and 3, and win.',
      shows: 'plates',
      A: ['TS 9S 4S', 'TH 8H 5H', 'TD 6D 3D'],
      B: ['9C 8C', 'TC 9C 6C', '7C 5C'],
      move: '2D>A3',
      after: { A3: 'TD 6D 3D 2D' },
    },
  ],
  decks: [],
};

/** The pictures of a topic that are true under these rules. */
export const picturesOf = (topic: RuleTopic, options: RuleOptions): RulesPicture[] =>
  RULES_PICTURES[topic].filter(({ when }) => when?.(options) ?? true);
