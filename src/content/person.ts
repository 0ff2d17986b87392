/** A person as a quick table needs them, and the deck they bring to a table. */
import {
  type CardName,
  type DeckRefusal,
  type DeckRule,
  deckRefusal,
  parseCards,
  standardDeck,
} from '../engine/index.ts';
import type { LevelId, StyleId } from './opponent.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly trade: string;
  /** The name of the stop where they sit. */
  readonly stop: string;
  readonly level: LevelId;
  readonly style: StyleId;
  /** Null: one full pack. */
  readonly deck: readonly CardName[] | null;
  /** The number of their set of cards: which back theirs have. */
  readonly set: number;
}

export interface BroughtDeck {
  readonly cards: readonly number[];
  /** Why their own deck stays at home; null where they bring it, or have none. */
  readonly refused: DeckRefusal | null;
}

/** Their own deck where the rules take it, else one full pack. */
export function deckBrought({ deck }: Pick<Person, 'deck'>, rule: DeckRule): BroughtDeck {
  const own = deck && parseCards(deck);
  if (!own) return { cards: standardDeck(), refused: null };
  const refused = deckRefusal(rule, own);
  return { cards: refused === null ? own : standardDeck(), refused };
}

/** The bot that plays as they do. */
export const botOf = ({ level, style }: Pick<Person, 'level' | 'style'>): string =>
  style === 'neutral' ? level : `${level}+${style}`;
