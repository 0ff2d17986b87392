/** The words of the game, each with its meaning, its other names and the rules page that says more. */
import type { RuleTopic } from './rules-text.ts';

export interface GlossaryEntry {
  readonly term: string;
  readonly meaning: string;
  /** What others call it. */
  readonly also: readonly string[];
  readonly topic: RuleTopic;
}

const entry = (
  term: string,
  topic: RuleTopic,
  meaning: string,
  also: readonly string[] = [],
): GlossaryEntry => ({ term, topic, meaning, also });

export const GLOSSARY: readonly GlossaryEntry[] = [
  entry('caravan', 'goal', 'One of a side’s three columns of number cards.', ['track', 'pile', 'stack']),
  entry('pair', 'goal', 'A caravan and the one that faces it.', ['opposing caravans', 'match-up']),
  entry('number card', 'numbers', 'An Ace or a 2 to 10.', ['value card', 'numeral', 'point card']),
  entry('face card', 'faces', 'A Jack, Queen, King or Joker. It has no value of its own.', ['picture card']),
  entry('attach', 'faces', 'Play a face card on a number card that lies on the table.', ['modify']),
  entry('attachment', 'faces', 'A face card that lies on a number card. Of Queens the latest counts.'),
  entry('last card', 'numbers', 'The number card placed last, at the open end of a caravan.', [
    'bottom card',
    'top card',
  ]),
  entry('printed value', 'numbers', 'What a number card shows, 1 to 10, whatever Kings lie on it.', ['rank']),
  entry('card value', 'king', 'What a number card counts with the Kings on it.'),
  entry('value of a caravan', 'sale', 'The sum of its card values.', ['bid']),
  entry('direction', 'direction', 'Up or down: the way a caravan’s numbers have to go on.'),
  entry(
    'suit of a caravan',
    'suit',
    'The suit that lets a card ignore the direction: that of the last card, or of the latest Queen on it.',
  ),
  entry(
    'effective suit',
    'suit',
    'The suit a card shows: that of the latest Queen on it, or else its printed one.',
  ),
  entry('for sale', 'sale', 'Worth 21 to 26.', ['sellable']),
  entry('sold', 'sale', 'For sale, and the caravan across is not, or is lower.', ['decided', 'winning']),
  entry('outbid', 'sale', 'For sale, but the caravan across is for sale at more.'),
  entry('tied', 'sale', 'Both caravans of a pair are for sale at the same value: decided for nobody.'),
  entry('light', 'sale', 'Worth less than 21.', ['too light']),
  entry('heavy', 'sale', 'Worth more than 26.', ['overburdened', 'bust']),
  entry('disband', 'disband', 'Clear one of your own caravans as your turn.', ['destroy', 'clear']),
  entry('discard', 'turn', 'Throw away a card of your hand as your turn.'),
  entry('opening', 'opening', 'The turns in which each caravan gets its first card.', [
    'setup',
    'initial round',
  ]),
  entry('stuck hand', 'opening', 'A hand with too few number cards to start the caravans.'),
  entry('pack', 'decks', 'A full set of 52 cards and two Jokers; packs differ by their backs.'),
  entry('stake', 'ending', 'What the loser pays.', ['pot', 'ante', 'bet']),
];
