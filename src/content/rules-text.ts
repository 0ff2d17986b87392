/**
 * The rules in plain words, for the rules browser: one topic per page, each sentence with the numbers of the
 * statements it rests on (rules.md: R… where the sources agree, M… where they differ). What a sentence says follows
 * the options in force, so that a page is always about the table one sits at.
 */
import type { DeckRule, Refusal, RuleOptions } from '../engine/index.ts';

/** In the order in which a beginner needs them. */
export const RULE_TOPICS = [
  'goal',
  'opening',
  'turn',
  'numbers',
  'direction',
  'suit',
  'sale',
  'faces',
  'king',
  'queen',
  'jack',
  'joker',
  'disband',
  'ending',
  'decks',
] as const;
export type RuleTopic = (typeof RULE_TOPICS)[number];

export interface RuleLine {
  readonly text: string;
  /** `R7`, `M21`: statements of rules.md. */
  readonly sources: readonly string[];
}

export interface RulePage {
  readonly title: string;
  /** Other words under which a reader may look for it. */
  readonly also: readonly string[];
  lines(options: RuleOptions): RuleLine[];
}

const line = (sources: string, text: string): RuleLine => ({ text, sources: sources.split(' ') });
const when = (condition: boolean, sources: string, text: string): RuleLine[] =>
  condition ? [line(sources, text)] : [];

export const RULES_TEXT: Record<RuleTopic, RulePage> = {
  goal: {
    title: 'The goal',
    also: ['aim', 'win', 'winning', 'caravan', 'caravans', 'pair', 'pairs'],
    lines: ({ sellRule }) => [
      line('R1', 'Each side builds three caravans. Your first faces their first, and so on: three pairs.'),
      line('R18', 'A caravan of 21 to 26 is for sale. Less is too light, more is too heavy.'),
      line('R19', 'In each pair the caravan that is for sale is sold; if both are, the higher one.'),
      sellRule === 'all-pairs'
        ? line('R20', 'When all three pairs are decided, the match ends: whoever sold two or three wins.')
        : line('M42', 'The match ends as soon as one side has sold two pairs: that side wins.'),
    ],
  },
  turn: {
    title: 'Your turn',
    also: ['turns', 'draw', 'drawing', 'discard', 'discarding', 'pass', 'move', 'moves'],
    lines: ({ discardWhenDeckEmpty, deckEmpty, disbandThen }) => [
      line(
        'R5',
        'In a turn you do one thing: play a card, discard a card, or disband one of your caravans. There is no pass.',
      ),
      line('R6', 'After playing or discarding you draw one card while your deck has any.'),
      disbandThen === 'nothing'
        ? line('R6 M32', 'After disbanding you draw nothing.')
        : line('M32', 'After disbanding you start that caravan again with a card from your hand, then draw.'),
      deckEmpty === 'reshuffle'
        ? line('M35', 'When your deck is empty, your discards are shuffled into a new one.')
        : line('R24', 'Discarded and removed cards are out of the game.'),
      ...when(!discardWhenDeckEmpty, 'M36', 'With your deck empty you may not discard.'),
    ],
  },
  numbers: {
    title: 'Number cards',
    also: ['number', 'number cards', 'ace', 'aces', 'cards', 'card', 'same value'],
    lines: ({ maxRows }) => [
      line('R2', 'Aces count 1, the other number cards what they show, up to 10.'),
      line('R7', 'A number card goes at the end of one of your own caravans.'),
      line('R9', 'An empty caravan takes any number card.'),
      line('R10', 'The second card may be any other value. It sets the direction, up or down.'),
      line(
        'R11',
        'Every later card goes on in that direction, by any distance, or has the suit of the caravan.',
      ),
      line('R8 M12', 'A number card never follows one of the same printed value, whatever the suits.'),
      line(
        'R23',
        'When a card is taken away the gap closes. What is left stays, even if it could not be built so.',
      ),
      ...when(maxRows !== null, 'M21', `A caravan holds at most ${maxRows} number cards.`),
    ],
  },
  direction: {
    title: 'Direction',
    also: ['directions', 'order', 'sequence', 'up', 'down', 'ascending', 'descending'],
    lines: ({ equalPair }) => [
      line(
        'M14',
        'The direction is read from the last two number cards: up if the last is higher, down if lower.',
      ),
      line('R14 M15', 'Each Queen on the last card turns it round, as long as that card is last.'),
      line('R11', 'A card of the caravan’s suit may go against the direction, and sets it anew.'),
      line('M16', 'A single card has no direction.'),
      equalPair === 'none'
        ? line('M13', 'If a removal leaves two equal cards at the end, there is no direction.')
        : line('M13', 'If a removal leaves two equal cards at the end, the direction is down.'),
      line('M17', 'After a removal the direction is read again from what is left.'),
    ],
  },
  suit: {
    title: 'Suit',
    also: ['suits', 'spades', 'hearts', 'diamonds', 'clubs', 'colour', 'color'],
    lines: ({ queenSuit }) => [
      line('R11', 'The suit of a caravan lets a card of that suit ignore the direction.'),
      queenSuit
        ? line('M10', 'It is the suit of the last card, or of the latest Queen on that card.')
        : line('M10', 'It is the suit of the last card. Queens do not change it.'),
    ],
  },
  faces: {
    title: 'Face cards',
    also: ['face', 'face cards', 'picture', 'pictures', 'attach', 'attachment', 'attachments'],
    lines: ({ faceOnOpponent, faceSuitMatch, maxAttachments }) => [
      line('R2', 'Jacks, Queens, Kings and Jokers have no value of their own.'),
      line('R12', 'A face card is played on a number card that lies on the table.'),
      {
        all: line('M33', 'It may lie in your caravans or in theirs.'),
        jack: line('M33', 'Jacks go on either side; Queens, Kings and Jokers only on your own caravans.'),
        none: line('M33', 'It must lie in one of your own caravans.'),
      }[faceOnOpponent],
      ...when(faceSuitMatch === 'jack', 'M34', 'A Jack must have the suit that its card shows.'),
      ...when(
        faceSuitMatch === 'jqk',
        'M34',
        'A Jack, Queen or King must have the suit that its card shows. A Joker need not.',
      ),
      ...when(
        faceSuitMatch !== 'none',
        'M34',
        'A card shows the suit of the latest Queen on it, or else its own.',
      ),
      maxAttachments === null
        ? line('M20', 'Several face cards may lie on one number card.')
        : line(
            'M20',
            `A number card carries at most ${maxAttachments} face cards; then not even a Jack fits.`,
          ),
    ],
  },
  jack: {
    title: 'Jack',
    also: ['jacks', 'j'],
    lines: () => [
      line(
        'R13 M18',
        'A Jack removes the card it is played on, with everything on that card. The Jack goes too.',
      ),
      line('R24', 'Each removed card goes to the discards of the side that played it.'),
    ],
  },
  queen: {
    title: 'Queen',
    also: ['queens', 'q', 'reverse'],
    lines: ({ queenPlacement, queenSuit }) => [
      queenPlacement === 'last'
        ? line('M7', 'A Queen goes on the last card of a caravan only.')
        : line(
            'M7 M8',
            'A Queen may go on any number card, but only on the last one does she turn the direction.',
          ),
      line('R14', 'She turns the direction of the caravan round.'),
      queenSuit
        ? line('M10', 'The caravan takes her suit.')
        : line('M10', 'The suit stays that of the card she lies on.'),
      queenSuit
        ? line('M9', 'With several Queens on a card each turns the direction; the latest gives the suit.')
        : line('M9', 'With several Queens on a card each turns the direction.'),
      line('M15', 'Her effect lasts until another number card follows.'),
      line('M16', 'On a single card there is no direction to turn.'),
    ],
  },
  king: {
    title: 'King',
    also: ['kings', 'k', 'double'],
    lines: ({ kingStack }) => [
      line('R15', 'A King doubles the card it is played on.'),
      kingStack === 'multiply'
        ? line('M11', 'Each further King doubles it again: a 9 counts 18, then 36.')
        : line('M11', 'Each further King adds the printed value once more: a 7 counts 14, then 21.'),
      line('M12', 'For the order of cards the printed value counts, whatever Kings lie on it.'),
    ],
  },
  joker: {
    title: 'Joker',
    also: ['jokers', 'x'],
    lines: ({ jokerOnAce, jokerAceSuit, jokerTarget }) => [
      line('R16 M25', 'On a 2 to 10 it removes all other cards of that number from all six caravans.'),
      ...(jokerOnAce === 'rank'
        ? [line('M22', 'On an Ace it does the same with Aces.')]
        : [
            line('R17 M24', 'On an Ace it removes all other number cards of the Ace’s suit, Aces too.'),
            {
              printed: line('M23', 'For this the printed suits count; Queens change nothing.'),
              'spare-changed': line(
                'M23',
                'The printed suits count, and cards with a Queen on them are spared.',
              ),
              effective: line(
                'M23',
                'A card with a Queen on it counts as the Queen’s suit, the Ace as well.',
              ),
            }[jokerAceSuit],
          ]),
      line('M27', 'What lies on a removed card goes with it.'),
      jokerTarget === 'stays'
        ? line('M26', 'The card under the Joker is spared, and the Joker stays on it without further effect.')
        : line('M26', 'The card under the Joker is removed as well.'),
      line('M30', 'It strikes your own caravans as well as theirs.'),
    ],
  },
  sale: {
    title: 'Selling',
    also: ['sell', 'sold', 'selling', 'for sale', 'value', 'tie', 'tied', 'outbid', 'light', 'heavy', 'bid'],
    lines: () => [
      line('R18', 'A caravan is worth the sum of its cards. From 21 to 26 it is for sale.'),
      line(
        'R19',
        'It is sold when the caravan across is not for sale, or is lower. The lower one is outbid.',
      ),
      line('R19 M41', 'When both are for sale at the same value the pair is tied and decides nothing.'),
      line('R18', 'Going beyond 26 is allowed. The caravan is then too heavy.'),
      line('R25', 'A sold caravan can still be built on, attacked or disbanded while the match goes on.'),
      line('R21', 'It does not matter whose turn it was: your own move can complete their win.'),
    ],
  },
  disband: {
    title: 'Disbanding',
    also: ['disbanding', 'clear', 'destroy', 'empty'],
    lines: ({ disbandEmpty, disbandThen }) => [
      line('R5', 'As your turn you may clear one of your own caravans.'),
      disbandThen === 'nothing'
        ? line('M32', 'You draw nothing and need not start it again.')
        : line('M32', 'You must start it again at once with a number card from your hand, then draw.'),
      disbandEmpty === 'illegal'
        ? line('M31', 'An empty caravan cannot be disbanded.')
        : line('M31', 'Even an empty caravan may be disbanded while another of yours has a card.'),
      line('R22', 'A caravan emptied later may stay empty.'),
    ],
  },
  ending: {
    title: 'The end',
    also: ['end', 'endings', 'lose', 'losing', 'draw game', 'over', 'forfeit', 'out of cards'],
    lines: ({ sellRule, outOfCards, discardWhenDeckEmpty, idleTurnsDraw, maxTurns }) => [
      sellRule === 'all-pairs'
        ? line(
            'R20',
            'The match ends at once when all three pairs are decided. Whoever sold two or three wins.',
          )
        : line('M42', 'The match ends at once when one side has sold two pairs, and that side wins.'),
      {
        immediate: line(
          'M37 M38',
          'Otherwise a side that has no cards left, in hand or deck, loses at once.',
        ),
        'turn-start': line('M37 M38', 'Otherwise you lose when your turn begins with no card in your hand.'),
        never: line('M37', 'Nobody loses by running out of cards.'),
      }[outOfCards],
      line('M45', 'Giving up loses.'),
      ...when(!discardWhenDeckEmpty, 'M39', 'Whoever has no legal move loses.'),
      ...when(
        idleTurnsDraw !== null,
        'M40',
        `After ${idleTurnsDraw} turns in a row without a card played or discarded the match is a draw.`,
      ),
      ...when(maxTurns !== null, 'M40', `After ${maxTurns} turns the match is a draw.`),
    ],
  },
  opening: {
    title: 'The opening',
    also: ['start', 'setup', 'begin', 'redeal', 'mulligan', 'deal', 'first'],
    lines: ({ firstPlayer, openingPlacement, openingSlot, openingStuck }) => [
      line('R3', 'Each side shuffles its own deck and takes eight cards.'),
      {
        random: line('M2', 'Chance decides who begins.'),
        opponent: line('M2', 'Your opponent begins.'),
        alternate: line('M2', 'The loser of the last match begins the next.'),
      }[firstPlayer],
      openingPlacement === 'alternate'
        ? line('R4 M4', 'In turns each side starts its three caravans with one number card each.')
        : line('M4', 'One side starts its three caravans with one number card each, then the other.'),
      ...when(openingSlot === 'left-to-right', 'M4', 'Caravans are started in order, first to third.'),
      line('R4', 'Until then there are no face cards and no disbanding, and playing a card draws none.'),
      {
        'discard-free': line('M5', 'You may discard instead: draw another card, and it is still your turn.'),
        'discard-if-no-number': line(
          'M5',
          'With no number card in hand you discard instead: draw another card, and it is still your turn.',
        ),
        'discard-under-3': line(
          'M5',
          'With too few number cards to start your caravans you may discard: draw another, and it is still your turn.',
        ),
        'mulligan-under-3': line(
          'M5',
          'Whoever is dealt fewer than three number cards shows the hand, shuffles it back and draws eight others.',
        ),
      }[openingStuck],
    ],
  },
  decks: {
    title: 'Decks',
    also: ['deck', 'pack', 'packs', 'set', 'sets', 'back', 'backs'],
    lines: ({ deck }) =>
      deck.kind === 'standard54'
        ? [line('M1', 'Each side brings one full pack: 52 cards and two Jokers.')]
        : [
            line('M1', deckSize(deck)),
            line('M1', 'Cards may come from several packs, but each real card is in the deck once.'),
            ...when(
              deck.maxCopies !== null,
              'M1',
              `At most ${deck.maxCopies} of the same rank and suit, and ${2 * (deck.maxCopies ?? 0)} Jokers.`,
            ),
            line('R4', 'At least three number cards are needed to open.'),
          ],
  },
};

function deckSize({ min, max }: DeckRule): string {
  if (min !== null && max !== null)
    return `Each side brings a deck of its own choice, ${min} to ${max} cards.`;
  if (min !== null) return `Each side brings a deck of its own choice, at least ${min} cards.`;
  if (max !== null) return `Each side brings a deck of its own choice, at most ${max} cards.`;
  return 'Each side brings a deck of its own choice.';
}

/** Finds a page by its id, its title or another word for it; null when there is none. */
export function findTopic(word: string): RuleTopic | null {
  const wanted = word.trim().toLowerCase();
  return (
    RULE_TOPICS.find(
      (id) =>
        id === wanted ||
        RULES_TEXT[id].title.toLowerCase() === wanted ||
        RULES_TEXT[id].also.includes(wanted),
    ) ?? null
  );
}

/** The page that explains a refusal. */
export const REFUSAL_TOPIC: Record<Refusal, RuleTopic> = {
  'same-value': 'numbers',
  'wrong-direction-and-suit': 'direction',
  'not-your-caravan': 'numbers',
  'number-needs-caravan': 'numbers',
  'caravan-full': 'numbers',
  'card-not-in-hand': 'turn',
  'empty-caravan': 'faces',
  'no-such-card': 'faces',
  'face-needs-card': 'faces',
  'queen-not-on-last': 'queen',
  'too-many-attachments': 'faces',
  'not-on-opponent': 'faces',
  'face-suit-mismatch': 'faces',
  'caravan-empty': 'disband',
  'must-restart-caravan': 'disband',
  'deck-empty-no-discard': 'turn',
  'no-face-in-opening': 'opening',
  'opening-caravan-already-started': 'opening',
  'opening-left-to-right': 'opening',
  'no-discard-in-opening': 'opening',
  'no-disband-in-opening': 'opening',
  'must-redeal': 'opening',
  'enough-number-cards': 'opening',
  'no-redeal-rule': 'opening',
  'must-act': 'turn',
  'game-over': 'ending',
  'malformed-move': 'turn',
};
