/** Rule options resolved once per match into flags that the hot paths read as plain fields. */
import type { RuleOptions } from './options.ts';

/** Limits of the notation, whatever the options say (engine-interface.md). */
export const MAX_ROWS = 40;
export const MAX_ATTACHMENTS = 15;
export const MAX_DECK = 200;
/** Whatever the options, a match is a draw after so many moves of any kind. */
export const MAX_MOVES = 5000;
/** Cards dealt at the start (R3). */
export const DEAL = 8;
/** Number cards a hand needs to start three caravans. */
export const NEEDED_NUMBERS = 3;
/** After so many redeals in a row the next hand holds enough number cards. */
export const MAX_REDEALS = 20;
/** A caravan of 21 to 26 is for sale (R18). */
export const SALE_MIN = 21;
export const SALE_MAX = 26;

export interface Rules {
  readonly options: RuleOptions;
  readonly simultaneousOpening: boolean;
  readonly leftToRight: boolean;
  readonly discardFree: boolean;
  readonly discardIfNoNumber: boolean;
  readonly discardUnderThree: boolean;
  readonly mulligan: boolean;
  readonly queenAnywhere: boolean;
  readonly queenSuit: boolean;
  readonly equalIsDown: boolean;
  readonly kingsAdd: boolean;
  readonly maxAttachments: number;
  readonly maxRows: number;
  readonly jokerAceRank: boolean;
  readonly jokerEffectiveSuit: boolean;
  readonly jokerSparesChanged: boolean;
  readonly jokerTakesTarget: boolean;
  /** May a face card of this rank (11…14) go on the opponent's caravans? Indexed by rank − 11. */
  readonly onOpponent: readonly boolean[];
  /** Must a face card of this rank match the suit its target shows? Indexed by rank − 11. */
  readonly matchSuit: readonly boolean[];
  readonly disbandEmpty: boolean;
  readonly restartAfterDisband: boolean;
  readonly discardWhenDeckEmpty: boolean;
  readonly reshuffle: boolean;
  readonly outImmediate: boolean;
  readonly outAtTurnStart: boolean;
  readonly firstToTwo: boolean;
  /** 0 for none. */
  readonly idleTurnsDraw: number;
  /** 0 for none. */
  readonly maxTurns: number;
}

export function compileRules(options: RuleOptions): Rules {
  const onOpponent = options.faceOnOpponent;
  const match = options.faceSuitMatch;
  return {
    options,
    simultaneousOpening: options.openingPlacement === 'simultaneous',
    leftToRight: options.openingSlot === 'left-to-right',
    discardFree: options.openingStuck === 'discard-free',
    discardIfNoNumber: options.openingStuck === 'discard-if-no-number',
    discardUnderThree: options.openingStuck === 'discard-under-3',
    mulligan: options.openingStuck === 'mulligan-under-3',
    queenAnywhere: options.queenPlacement === 'any',
    queenSuit: options.queenSuit,
    equalIsDown: options.equalPair === 'descending',
    kingsAdd: options.kingStack === 'add',
    maxAttachments: Math.min(options.maxAttachments ?? MAX_ATTACHMENTS, MAX_ATTACHMENTS),
    maxRows: Math.min(options.maxRows ?? MAX_ROWS, MAX_ROWS),
    jokerAceRank: options.jokerOnAce === 'rank',
    jokerEffectiveSuit: options.jokerAceSuit === 'effective',
    jokerSparesChanged: options.jokerAceSuit === 'spare-changed',
    jokerTakesTarget: options.jokerTarget === 'removed',
    onOpponent: [onOpponent !== 'none', onOpponent === 'all', onOpponent === 'all', onOpponent === 'all'],
    matchSuit: [match !== 'none', match === 'jqk', match === 'jqk', false],
    disbandEmpty: options.disbandEmpty === 'if-any-nonempty',
    restartAfterDisband: options.disbandThen === 'play',
    discardWhenDeckEmpty: options.discardWhenDeckEmpty,
    reshuffle: options.deckEmpty === 'reshuffle',
    outImmediate: options.outOfCards === 'immediate',
    outAtTurnStart: options.outOfCards === 'turn-start',
    firstToTwo: options.sellRule === 'first-to-two',
    idleTurnsDraw: options.idleTurnsDraw ?? 0,
    maxTurns: options.maxTurns ?? 0,
  };
}
