/** Rule options in words: their names, and what each setting means at the table. */
import type {
  CHOICES,
  ChoiceName,
  CountName,
  DeckRefusal,
  DeckRule,
  OptionName,
  RuleOptions,
} from '../../engine/index.ts';
import { counted } from './sentences.ts';

export const OPTION_WORDS: Record<OptionName, string> = {
  deck: 'Decks',
  firstPlayer: 'Who begins',
  openingPlacement: 'Order of the opening',
  openingSlot: 'Which caravan first',
  openingStuck: 'Too few number cards',
  queenPlacement: 'Queens on',
  queenSuit: 'Queens change the suit',
  equalPair: 'Two equal cards at the end',
  kingStack: 'Several Kings',
  maxAttachments: 'Face cards on a card',
  maxRows: 'Number cards in a caravan',
  jokerOnAce: 'Joker on an Ace',
  jokerAceSuit: 'Suits for a Joker',
  jokerTarget: 'Card under a Joker',
  faceOnOpponent: 'Face cards on the other side',
  faceSuitMatch: 'Face cards match suits',
  disbandEmpty: 'Disbanding an empty caravan',
  disbandThen: 'After disbanding',
  discardWhenDeckEmpty: 'Discarding with no deck left',
  deckEmpty: 'When the deck is empty',
  outOfCards: 'Running out of cards',
  sellRule: 'To win',
  idleTurnsDraw: 'Draw after idle turns',
  maxTurns: 'Draw after turns',
};

type ValueOf<K extends ChoiceName> = `${(typeof CHOICES)[K][number]}`;

const CHOICE_WORDS: { readonly [K in ChoiceName]: Record<ValueOf<K>, string> } = {
  firstPlayer: {
    random: 'Chance decides who begins.',
    opponent: 'Your opponent begins.',
    alternate: 'The loser of the last match begins.',
  },
  openingPlacement: {
    alternate: 'Caravans are started in turns.',
    simultaneous: 'One side starts all three caravans, then the other.',
  },
  openingSlot: {
    free: 'Caravans are started in any order.',
    'left-to-right': 'Caravans are started in order, first to third.',
  },
  openingStuck: {
    'discard-free': 'You may discard in the opening.',
    'discard-if-no-number': 'With no number card in hand you may discard in the opening.',
    'discard-under-3': 'With too few number cards for your caravans you may discard in the opening.',
    'mulligan-under-3':
      'With fewer than three number cards at the start you show your hand and draw another.',
  },
  queenPlacement: {
    last: 'A Queen goes on the last card of a caravan only.',
    any: 'A Queen may go on any number card; off the last one she does nothing.',
  },
  queenSuit: {
    true: 'A Queen gives the caravan her suit.',
    false: 'A Queen turns the direction but leaves the suit.',
  },
  equalPair: {
    none: 'Two equal cards at the end have no direction.',
    descending: 'Two equal cards at the end count as going down.',
  },
  kingStack: {
    multiply: 'Each King doubles its card again.',
    add: 'Each King adds the printed value once more.',
  },
  jokerOnAce: {
    suit: 'A Joker on an Ace removes the other number cards of its suit.',
    rank: 'A Joker on an Ace removes the other Aces.',
  },
  jokerAceSuit: {
    printed: 'For a Joker on an Ace the printed suits count, whatever Queens lie there.',
    'spare-changed': 'A Joker on an Ace spares cards with a Queen on them.',
    effective: 'For a Joker on an Ace a card has the suit of its Queen.',
  },
  jokerTarget: {
    stays: 'The card under a Joker is spared.',
    removed: 'The card under a Joker is removed as well.',
  },
  faceOnOpponent: {
    all: 'Face cards may be played on both sides.',
    jack: 'Only a Jack may be played on the other side.',
    none: 'Face cards are played on your own caravans only.',
  },
  faceSuitMatch: {
    none: 'Face cards need not match a suit.',
    jack: 'A Jack must match the suit of its card.',
    jqk: 'A Jack, Queen or King must match the suit of its card.',
  },
  disbandEmpty: {
    illegal: 'An empty caravan cannot be disbanded.',
    'if-any-nonempty': 'An empty caravan may be disbanded while another of yours has a card.',
  },
  disbandThen: {
    nothing: 'After disbanding your turn is over.',
    play: 'After disbanding you start that caravan again at once.',
  },
  discardWhenDeckEmpty: {
    true: 'You may discard with your deck empty.',
    false: 'You may not discard with your deck empty.',
  },
  deckEmpty: {
    stop: 'When your deck is empty you draw no more.',
    reshuffle: 'When your deck is empty your discards become a new one.',
  },
  outOfCards: {
    immediate: 'You lose at once when you have no cards left in hand and deck.',
    'turn-start': 'You lose when your turn begins with no card in your hand.',
    never: 'Nobody loses by running out of cards.',
  },
  sellRule: {
    'all-pairs': 'The match ends when all three pairs are decided.',
    'first-to-two': 'The first side to sell two pairs wins at once.',
  },
};

const COUNT_WORDS: Record<CountName, (count: number | null) => string> = {
  maxAttachments: (count) =>
    count === null
      ? 'Any number of face cards may lie on a card.'
      : `At most ${counted(count, 'face card')} may lie on a card.`,
  maxRows: (count) =>
    count === null
      ? 'A caravan may hold any number of cards.'
      : `A caravan holds at most ${counted(count, 'number card')}.`,
  idleTurnsDraw: (count) =>
    count === null
      ? 'Idle turns never end the match.'
      : `After ${counted(count, 'turn')} in a row without a card played or discarded the match is a draw.`,
  maxTurns: (count) =>
    count === null
      ? 'The match may last any number of turns.'
      : `After ${counted(count, 'turn')} the match is a draw.`,
};

function deckLine({ kind, min, max, maxCopies }: DeckRule): string {
  if (kind === 'standard54') return 'Each side brings one full pack of 54 cards.';
  const size =
    min !== null && max !== null
      ? `of ${min} to ${max} cards`
      : min !== null
        ? `of at least ${min} cards`
        : max !== null
          ? `of at most ${max} cards`
          : 'of any size';
  const copies =
    maxCopies === null
      ? ''
      : `, no card more than ${maxCopies === 1 ? 'once' : maxCopies === 2 ? 'twice' : `${maxCopies} times`}`;
  return `Each side brings a deck of its own ${size}${copies}.`;
}

/** What an option's setting means, in one sentence. */
export function optionLine(name: OptionName, options: RuleOptions): string {
  switch (name) {
    case 'deck':
      return deckLine(options.deck);
    case 'maxAttachments':
    case 'maxRows':
    case 'idleTurnsDraw':
    case 'maxTurns':
      return COUNT_WORDS[name](options[name]);
    default:
      return (CHOICE_WORDS[name] as Record<string, string>)[String(options[name])]!;
  }
}

/** The settings named, one sentence each: with the names of what differs, "what differs from the standard table". */
export const optionLines = (names: readonly OptionName[], options: RuleOptions): string[] =>
  names.map((name) => optionLine(name, options));

const DECK_REFUSAL_WORDS: Record<DeckRefusal, (rule: DeckRule, size: number) => string> = {
  'not-standard-54': () => 'This table plays with one full pack: 52 different cards and two Jokers.',
  'too-few-cards': ({ min }, size) =>
    `The deck has ${counted(size, 'card')}; it needs at least ${min}: add ${(min ?? 0) - size}.`,
  'too-many-cards': ({ max }, size) =>
    `The deck has ${counted(size, 'card')}; at most ${max} are allowed: take out ${size - (max ?? 0)}.`,
  'duplicate-card': () => 'A card is in the deck twice: take it from packs with different backs instead.',
  'too-many-copies': ({ maxCopies }) =>
    `At most ${maxCopies} of the same rank and suit are allowed, and ${2 * (maxCopies ?? 0)} Jokers.`,
  'too-few-number-cards': () => 'At least three number cards are needed to start the caravans.',
};

/** Why a deck of so many cards may not be brought, and what would help. */
export const deckRefusalLine = (code: DeckRefusal, rule: DeckRule, size: number): string =>
  DECK_REFUSAL_WORDS[code](rule, size);
