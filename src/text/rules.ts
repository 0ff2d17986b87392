/** Words of the rules browser: its heads and buttons, and every setting of a rule in the few words of a table. */
import type { CHOICES, ChoiceName, CountName, DeckRule, OptionName, RuleOptions } from '../engine/index.ts';

export const RULES_WORDS = {
  contents: 'Rules',
  about: (rules: string) => `As played at this table: ${rules}.`,
  atTable: 'the rules of this table',
  next: 'Next',
  previous: 'Previous',
  toContents: 'Contents',
  back: 'Back',
  loading: 'The rules are being fetched…',
  failed: 'The rules could not be fetched. Try again.',
  keys: 'Keys, buttons, pointer',
  keysIntro:
    'Everything can be done with each of these alone. Keys and buttons can be changed in the settings.',
  compare: 'Rule sets side by side',
  compareIntro: 'Only the points in which they differ. The rule set of your table is marked ►.',
  compareWith: 'With',
  compareThis: 'Compare',
  alike: 'These two differ in nothing.',
  ofThisTable: 'this table',
  glossary: 'The words of the game',
  also: (names: readonly string[]) => `Also called: ${names.join(', ')}.`,
  sources: 'Sources',
  sourcesIntro:
    'These rules were put together from what others have published. Where the sources differ, the rule sets differ; where they are silent, we chose.',
  basis: (text: string) => `Source: ${text}.`,
  trust: { high: 'Well founded.', medium: 'Partly founded.', low: 'Hardly founded.' },
  reconstruction: 'A reconstruction.',
  assumed: (points: readonly string[]) => `Our own choice: ${points.join(', ')}.`,
} as const;

type ValueOf<K extends ChoiceName> = `${(typeof CHOICES)[K][number]}`;

const YES_NO = { true: 'yes', false: 'no' } as const;

const CELLS: { readonly [K in ChoiceName]: Record<ValueOf<K>, string> } = {
  firstPlayer: { random: 'chance', opponent: 'opponent', alternate: 'loser' },
  openingPlacement: { alternate: 'in turns', simultaneous: 'one side, then the other' },
  openingSlot: { free: 'any', 'left-to-right': 'in order' },
  openingStuck: {
    'discard-free': 'discard',
    'discard-if-no-number': 'discard with none',
    'discard-under-3': 'discard under 3',
    'mulligan-under-3': 'new hand under 3',
  },
  queenPlacement: { last: 'last card', any: 'any card' },
  queenSuit: YES_NO,
  equalPair: { none: 'no way', descending: 'down' },
  kingStack: { multiply: '×2 each', add: '+ value each' },
  jokerOnAce: { suit: 'its suit', rank: 'Aces' },
  jokerAceSuit: { printed: 'printed', 'spare-changed': 'spares Queens', effective: 'shown' },
  jokerTarget: { stays: 'stays', removed: 'goes' },
  faceOnOpponent: { all: 'all', jack: 'Jack only', none: 'none' },
  faceSuitMatch: { none: 'no', jack: 'Jack', jqk: 'J, Q and K' },
  disbandEmpty: { illegal: 'no', 'if-any-nonempty': 'yes' },
  disbandThen: { nothing: 'turn ends', play: 'start again' },
  discardWhenDeckEmpty: YES_NO,
  deckEmpty: { stop: 'no draw', reshuffle: 'discards again' },
  outOfCards: { immediate: 'lose at once', 'turn-start': 'lose on turn', never: 'play on' },
  sellRule: { 'all-pairs': 'all pairs', 'first-to-two': 'two pairs' },
};

const COUNT_CELLS: Record<CountName, (count: number | null) => string> = {
  maxAttachments: (count) => (count === null ? 'any' : `${count}`),
  maxRows: (count) => (count === null ? 'any' : `${count}`),
  idleTurnsDraw: (count) => (count === null ? 'no' : `${count}`),
  maxTurns: (count) => (count === null ? 'no' : `${count}`),
};

function deckCell({ kind, min, max, maxCopies }: DeckRule): string {
  if (kind === 'standard54') return 'one pack';
  const size = max === null ? `${min ?? 0}+` : `${min ?? 0}–${max}`;
  return maxCopies === null ? size : `${size}, ${maxCopies} of a kind`;
}

/** What an option is set to, in as few words as a table has room for. */
export function optionCell(name: OptionName, options: RuleOptions): string {
  switch (name) {
    case 'deck':
      return deckCell(options.deck);
    case 'maxAttachments':
    case 'maxRows':
    case 'idleTurnsDraw':
    case 'maxTurns':
      return COUNT_CELLS[name](options[name]);
    default:
      return (CELLS[name] as Record<string, string>)[String(options[name])]!;
  }
}
