/**
 * The published rule sets as data (rules.md section 4): what each changes against the defaults, and how far its
 * sources can be trusted. Defaults are the recommended reading of a point on which a source is silent.
 */
import { OPTION_NAMES, type OptionName, type RuleOptions } from '../engine/index.ts';

export const DEFAULT_OPTIONS: RuleOptions = {
  deck: { kind: 'standard54', min: 54, max: 54, maxCopies: 1 },
  firstPlayer: 'random',
  openingPlacement: 'alternate',
  openingSlot: 'free',
  openingStuck: 'discard-if-no-number',
  queenPlacement: 'last',
  queenSuit: true,
  equalPair: 'none',
  kingStack: 'multiply',
  maxAttachments: null,
  maxRows: null,
  jokerOnAce: 'suit',
  jokerAceSuit: 'printed',
  jokerTarget: 'stays',
  faceOnOpponent: 'all',
  faceSuitMatch: 'none',
  disbandEmpty: 'illegal',
  disbandThen: 'nothing',
  discardWhenDeckEmpty: true,
  deckEmpty: 'stop',
  outOfCards: 'immediate',
  sellRule: 'all-pairs',
  idleTurnsDraw: null,
  maxTurns: null,
};

/** In the order in which they are offered. */
export const PRESET_IDS = [
  'standard',
  'polite',
  'tournament',
  'mifflin',
  'new-vegas',
  'wiki',
  'league',
  'tabletop',
  'nevins',
  'foxon',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
/** How well the sources of a preset settle it. */
export type Confidence = (typeof CONFIDENCES)[number];

export interface Preset {
  /** The name by which a player chooses. */
  readonly title: string;
  /** One paragraph in plain words. */
  readonly summary: string;
  /** What it was read from, in plain words. */
  readonly basis: string;
  readonly confidence: Confidence;
  /** Put together from scraps, or fitted to a model that differs from its text: marked as such in the game. */
  readonly reconstruction: boolean;
  /** Options that the sources do not settle. */
  readonly assumed: readonly OptionName[];
  /** What differs from the defaults. */
  readonly options: Partial<RuleOptions>;
}

const STANDARD_ASSUMED: readonly OptionName[] = [
  'firstPlayer',
  'equalPair',
  'kingStack',
  'disbandEmpty',
  'discardWhenDeckEmpty',
];

const allBut = (...settled: OptionName[]): readonly OptionName[] =>
  OPTION_NAMES.filter((name) => !settled.includes(name));

export const PRESETS: Record<PresetId, Preset> = {
  standard: {
    title: 'Standard table',
    summary:
      'The usual game. Each side brings one full pack with its two Jokers; every face card may be played on either side. A Queen counts for a Joker on an Ace, and you lose when your turn begins with no card in your hand.',
    basis: 'the rules page of a web version',
    confidence: 'high',
    reconstruction: false,
    assumed: STANDARD_ASSUMED,
    options: {
      jokerAceSuit: 'effective',
      outOfCards: 'turn-start',
    },
  },
  polite: {
    title: 'Polite table',
    summary:
      'The standard table with good manners: of the face cards, only the Jack may be played on the other side’s caravans.',
    basis: 'the variants on the standard rules page',
    confidence: 'high',
    reconstruction: false,
    assumed: STANDARD_ASSUMED,
    options: {
      jokerAceSuit: 'effective',
      faceOnOpponent: 'jack',
      outOfCards: 'turn-start',
    },
  },
  tournament: {
    title: 'Tournament table',
    summary:
      'The standard table for careful players: a Jack, Queen or King must have the suit of the card it is played on. Jokers go anywhere.',
    basis: 'the variants on the standard rules page',
    confidence: 'high',
    reconstruction: false,
    assumed: STANDARD_ASSUMED,
    options: {
      jokerAceSuit: 'effective',
      faceSuitMatch: 'jqk',
      outOfCards: 'turn-start',
    },
  },
  mifflin: {
    title: 'Pagat (Mifflin)',
    summary:
      'The first rules page that was written down from the video game. Whoever holds fewer than three number cards at the start shows the hand and draws another, and a side loses at once when it has no cards left. How it treats an empty deck is our reading: the page breaks off before its end.',
    basis: 'pagat.com, first version, by Kyle Mifflin; our copy breaks off in the picture cards',
    confidence: 'high',
    reconstruction: false,
    assumed: ['firstPlayer', 'equalPair', 'disbandEmpty', 'discardWhenDeckEmpty', 'deckEmpty', 'outOfCards'],
    options: {
      openingStuck: 'mulligan-under-3',
    },
  },
  'new-vegas': {
    title: 'As in the video game',
    summary:
      'How the video game itself plays. You bring 30 to 108 cards of your own, the opponent begins, caravans are started from left to right, and limits hold: seven number cards in a caravan, three face cards on a card. With your deck gone you cannot discard. Only the draw after eight idle turns is ours.',
    basis: 'the video game’s own program, as read by the nv-rs project',
    confidence: 'high',
    reconstruction: false,
    assumed: ['idleTurnsDraw'],
    options: {
      deck: { kind: 'custom', min: 30, max: 108, maxCopies: null },
      firstPlayer: 'opponent',
      openingSlot: 'left-to-right',
      openingStuck: 'discard-free',
      equalPair: 'descending',
      maxAttachments: 3,
      maxRows: 7,
      disbandEmpty: 'if-any-nonempty',
      discardWhenDeckEmpty: false,
      idleTurnsDraw: 8,
    },
  },
  wiki: {
    title: 'Holotape and wiki',
    summary:
      'The game’s printed rules with what its wiki adds. You bring 30 cards or more from any number of packs, a Queen may be laid on any number card, and a Joker on an Ace spares cards that a Queen has changed.',
    basis: 'the holotape text and the manual, a guide, and what a rules page reports of the wiki',
    confidence: 'medium',
    reconstruction: false,
    assumed: [
      'firstPlayer',
      'openingStuck',
      'equalPair',
      'jokerAceSuit',
      'disbandEmpty',
      'discardWhenDeckEmpty',
    ],
    options: {
      deck: { kind: 'custom', min: 30, max: null, maxCopies: null },
      queenPlacement: 'any',
      jokerAceSuit: 'spare-changed',
    },
  },
  league: {
    title: 'League',
    summary:
      'The video game’s play with tournament decks: 30 to 54 cards, no card more than twice. Discards in the opening are for those who cannot start three caravans.',
    basis: 'the Wasteland Caravan League’s rules 0.3, first part, which point to the video game for the rest',
    confidence: 'medium',
    reconstruction: false,
    assumed: allBut('deck', 'openingPlacement', 'openingStuck'),
    options: {
      deck: { kind: 'custom', min: 30, max: 54, maxCopies: 2 },
      openingStuck: 'discard-under-3',
      equalPair: 'descending',
      maxAttachments: 3,
      maxRows: 7,
      disbandEmpty: 'if-any-nonempty',
      discardWhenDeckEmpty: false,
      idleTurnsDraw: 8,
    },
  },
  tabletop: {
    title: 'Tabletop sheet',
    summary:
      'A rules sheet for play with real cards. Only three remarks about it survive: a Jack must match the suit of its card, decks come from up to two packs, and you lose when you are out of cards. The rest follows the printed rules.',
    basis: 'three remarks on a web version’s rules page; the sheet itself was not found',
    confidence: 'low',
    reconstruction: true,
    assumed: allBut('deck', 'faceSuitMatch', 'outOfCards'),
    options: {
      deck: { kind: 'custom', min: 30, max: 108, maxCopies: 2 },
      queenPlacement: 'any',
      faceSuitMatch: 'jack',
    },
  },
  nevins: {
    title: 'Nevins',
    summary:
      'A guide in which the first side to sell two pairs wins at once. Only its advertisement was to be had, so everything else is the ordinary game.',
    basis: 'the advertisement of Robert Nevins’s guide; the book was not available',
    confidence: 'low',
    reconstruction: true,
    assumed: allBut('sellRule'),
    options: {
      openingStuck: 'mulligan-under-3',
      sellRule: 'first-to-two',
    },
  },
  foxon: {
    title: 'Foxon',
    summary:
      'A gentler game. Face cards stay on your own side, a King adds the card’s number once more, a Joker takes its own card too, and discards become a new deck, so nobody runs out. In the original text face cards lie in one pile with the number cards; here they are attached, which comes close.',
    basis: 'pagat.com, second version, by Joe Foxon, as repeated by a web game',
    confidence: 'medium',
    reconstruction: true,
    assumed: ['firstPlayer', 'equalPair', 'disbandEmpty', 'maxTurns'],
    options: {
      openingPlacement: 'simultaneous',
      openingStuck: 'mulligan-under-3',
      queenSuit: false,
      kingStack: 'add',
      jokerOnAce: 'rank',
      jokerTarget: 'removed',
      faceOnOpponent: 'none',
      disbandThen: 'play',
      deckEmpty: 'reshuffle',
      outOfCards: 'never',
      maxTurns: 300,
    },
  },
};

/** House rules: presets that can be laid over any other; of two values the stricter counts. */
export const HOUSE_RULES = ['polite', 'tournament'] as const;
export type HouseRule = (typeof HOUSE_RULES)[number];

// From lenient to strict; only these options are taken from a house rule.
const STRICTNESS = {
  faceOnOpponent: ['all', 'jack', 'none'],
  faceSuitMatch: ['none', 'jack', 'jqk'],
} as const;

const stricter = <T>(scale: readonly T[], a: T, b: T): T => (scale.indexOf(b) > scale.indexOf(a) ? b : a);

export const isPresetId = (text: string): text is PresetId =>
  (PRESET_IDS as readonly string[]).includes(text);
export const isHouseRule = (text: string): text is HouseRule =>
  (HOUSE_RULES as readonly string[]).includes(text);

/** The options of a preset with house rules laid over it. */
export function presetOptions(id: PresetId, house: readonly HouseRule[] = []): RuleOptions {
  let options: RuleOptions = { ...DEFAULT_OPTIONS, ...PRESETS[id].options };
  for (const name of house) {
    const over: RuleOptions = { ...DEFAULT_OPTIONS, ...PRESETS[name].options };
    options = {
      ...options,
      faceOnOpponent: stricter(STRICTNESS.faceOnOpponent, options.faceOnOpponent, over.faceOnOpponent),
      faceSuitMatch: stricter(STRICTNESS.faceSuitMatch, options.faceSuitMatch, over.faceSuitMatch),
    };
  }
  return options;
}

/** Reads `foxon` or `foxon+polite`; null when a part is unknown. A house rule named twice counts once. */
export function parsePresetName(text: string): { id: PresetId; house: HouseRule[] } | null {
  const [id = '', ...house] = text.split('+');
  return isPresetId(id) && house.every(isHouseRule) ? { id, house: [...new Set(house)] } : null;
}

/** Does a house rule ask for more than the rules it is laid over? */
export function houseRuleAdds(id: PresetId, house: HouseRule): boolean {
  const plain = presetOptions(id);
  const laid = presetOptions(id, [house]);
  return laid.faceOnOpponent !== plain.faceOnOpponent || laid.faceSuitMatch !== plain.faceSuitMatch;
}
