/**
 * What is to be known of a person one can play against: who they are, how they look to whoever draws them, how they
 * play, what their table asks, and what they say.
 */
import type { CardName } from '../engine/index.ts';
import type { HouseRule, PresetId } from './presets.ts';
import type { StopId } from './world.ts';

/** From weak to strong. */
export const LEVELS = [
  'greenhorn',
  'drifter',
  'hauler',
  'trader',
  'freighter',
  'wagonmaster',
  'long-hauler',
  'legend',
] as const;
export type LevelId = (typeof LEVELS)[number];

export const STYLES = [
  'neutral',
  'builder',
  'saboteur',
  'hoarder',
  'never-disbands',
  'joker-lover',
  'vindictive',
  'last-minute',
  'careful',
  'gambler',
] as const;
export type StyleId = (typeof STYLES)[number];

/** How a style plays, as a leaning towards kinds of moves. */
export const STYLE_NOTES: Record<StyleId, string> = {
  neutral: 'Takes the best move it sees and leans towards nothing.',
  builder:
    'Prefers number cards and Kings on its own caravans, and touches the other side only when a sale hangs on it.',
  saboteur:
    'Prefers Jacks, and Kings that overload, on the other side’s caravans, above all on those for sale.',
  hoarder:
    'Keeps Jacks, Queens, Kings and Jokers in hand as long as a number card will serve, and discards numbers first.',
  'never-disbands':
    'Does not disband while any other move is legal; mends its caravans or builds another one.',
  'joker-lover':
    'Prefers any Joker that takes more from the other side than from its own, and never discards one.',
  vindictive:
    'For two turns after the other side has removed or overloaded one of its cards, prefers face cards on their caravans.',
  'last-minute':
    'Holds its raises back, and prefers them when a pair is about to be decided, by as little as will do.',
  careful:
    'Prefers small steps that keep suit and direction open, sells low, and avoids totals that one King would overload.',
  gambler:
    'Prefers big steps: high cards, Kings on high cards, totals of 25 and 26, whatever they leave open to attack.',
};

/** When somebody says something. "You" is the player, "they" the one who speaks. */
export const OCCASIONS = [
  /** The first match with them begins. */
  'greeting',
  /** A later match begins. */
  'welcomeBack',
  /** You made a move they respect. */
  'praise',
  /** A pair is decided for them that was not decided before. */
  'sale',
  /** They take a pair from you by a higher price. */
  'outbid',
  /** You take one from them by a higher price. */
  'outbidden',
  /** You take a caravan of yours over 26. */
  'yourBurst',
  /** They take one of theirs there. */
  'ownBurst',
  /** Their King takes one of yours over 26; nobody has words for it whose table keeps Kings to their own side. */
  'king',
  /** Your King takes one of theirs there, likewise. */
  'yourKing',
  /** They play a Joker that takes something. */
  'joker',
  /** You play one that takes something of theirs. */
  'yourJoker',
  /** Their Jack takes a card; of yours, unless the table keeps face cards to their own side. */
  'jack',
  /** Your Jack takes a card, likewise. */
  'yourJack',
  /** They disband a caravan. */
  'disband',
  /** A pair is tied. */
  'tie',
  /** They think. */
  'thinking',
  /** You think for long. */
  'waiting',
  /** One more sale and they win. */
  'nearlyWon',
  /** One more sale and you do. */
  'nearlyLost',
  /** They win. */
  'win',
  /** They lose. */
  'loss',
  /** They lose by sale, without one pair of their own. */
  'cleanLoss',
  /** You ask for another match. */
  'rematch',
  /** You leave the table. */
  'farewell',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What somebody dares you to do while beating them; every kind can be told from a match's record. */
export type Dare =
  /** Throw no card away. */
  | { readonly kind: 'no-discard' }
  /** Disband none of your caravans. */
  | { readonly kind: 'no-disband' }
  /** Play no card of this rank. */
  | { readonly kind: 'without-rank'; readonly rank: 'J' | 'Q' | 'K' | 'X' }
  /** Play no face card on their caravans. */
  | { readonly kind: 'hands-off' }
  /** Use fewer turns than this, openings included. */
  | { readonly kind: 'under-turns'; readonly turns: number }
  /** Bring a deck of no more cards than this. */
  | { readonly kind: 'deck-at-most'; readonly cards: number }
  /** At the end, one of your sold caravans has at least so many number cards. */
  | { readonly kind: 'long-caravan'; readonly cards: number }
  /** At the end, one of your sold caravans has exactly this value. */
  | { readonly kind: 'sold-at'; readonly value: number }
  /** At the end, every one of your sold caravans has at least this value. */
  | { readonly kind: 'sold-at-least'; readonly value: number }
  /** At the end, the number cards of one of your sold caravans, two or more, are printed in one suit. */
  | { readonly kind: 'one-suit' }
  /** In a series, lose no game. */
  | { readonly kind: 'straight-games' };

export interface Looks {
  /** What tells them apart as a shape without any inside, 96 pixels high. */
  readonly silhouette: string;
  readonly head: string;
  readonly body: string;
  readonly tool: string;
  readonly posture: string;
  /** The side of the picture the light comes from. */
  readonly light: 'left' | 'right';
  readonly avoid: string;
}

export interface Opponent {
  readonly id: string;
  readonly name: string;
  readonly epithet: string;
  readonly trade: string;
  readonly age: number;
  readonly pronoun: 'she' | 'he' | 'they';
  readonly stop: StopId;
  readonly looks: Looks;
  readonly temper: string;
  readonly speech: string;
  /** How they came to the table. */
  readonly story: string;
  readonly style: StyleId;
  readonly level: LevelId;
  readonly table: {
    readonly rules: PresetId | `${PresetId}+${HouseRule}`;
    /** What is different here, in one sentence. */
    readonly words: string;
    readonly bestOf: 1 | 3;
  };
  /** null: one full set. Set numbers in a list only tell equal cards apart: all of them wear this person's back. */
  readonly deck: readonly CardName[] | null;
  /** What they see in their deck. */
  readonly deckIdea: string;
  /** Their set of cards, which is yours once you have beaten them. */
  readonly set: { readonly number: number; readonly name: string; readonly back: string };
  /** In drays. */
  readonly purse: number;
  /** The part of their purse they open with. */
  readonly stakeShare: number;
  readonly dare: Dare & { readonly words: string };
  readonly lines: Record<Occasion, readonly string[]>;
}
