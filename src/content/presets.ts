/**
 * The published rule sets as data (rules.md section 4): what each changes against the defaults, and how far its
 * sources can be trusted. Defaults are the recommended reading of a point on which a source is silent.
 */
import type { RuleOptions } from '../engine/index.ts';

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

export interface Preset {
  /** What differs from the defaults. */
  readonly options: Partial<RuleOptions>;
}

export const PRESETS: Record<PresetId, Preset> = {
  standard: {
    options: {
      jokerAceSuit: 'effective',
      outOfCards: 'turn-start',
    },
  },
  polite: {
    options: {
      jokerAceSuit: 'effective',
      faceOnOpponent: 'jack',
      outOfCards: 'turn-start',
    },
  },
  tournament: {
    options: {
      jokerAceSuit: 'effective',
      faceSuitMatch: 'jqk',
      outOfCards: 'turn-start',
    },
  },
  mifflin: {
    options: {
      openingStuck: 'mulligan-under-3',
    },
  },
  'new-vegas': {
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
    options: {
      deck: { kind: 'custom', min: 30, max: null, maxCopies: null },
      queenPlacement: 'any',
      jokerAceSuit: 'spare-changed',
    },
  },
  league: {
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
    options: {
      deck: { kind: 'custom', min: 30, max: 108, maxCopies: 2 },
      queenPlacement: 'any',
      faceSuitMatch: 'jack',
    },
  },
  nevins: {
    options: {
      openingStuck: 'mulligan-under-3',
      sellRule: 'first-to-two',
    },
  },
  foxon: {
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

/** Reads `foxon` or `foxon+polite`; null when a part is unknown. */
export function parsePresetName(text: string): { id: PresetId; house: HouseRule[] } | null {
  const [id = '', ...house] = text.split('+');
  return isPresetId(id) && house.every(isHouseRule) ? { id, house } : null;
}
