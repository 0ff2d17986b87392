/** What is played in training: the standard table, and for a share of the matches other rules and other decks. */
import { PRESET_IDS, type PresetId, presetOptions } from '../../content/index.ts';
import {
  CHOICES,
  cardCode,
  compileRules,
  deckRefusal,
  JACK,
  JOKER,
  type Random,
  type RuleOptions,
  type Rules,
  standardDeck,
} from '../../engine/index.ts';

export interface Match {
  readonly rules: Rules;
  readonly decks: readonly [readonly number[], readonly number[]];
  readonly standard: boolean;
}

const STANDARD = compileRules(presetOptions('standard'));

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

/** Share of matches with the same deck on both sides: there the moves decide, and not the decks. */
const SAME_DECK = 0.6;
/** Share of standard decks where others are allowed. */
const STANDARD_DECKS = 0.3;

/** Share of matches away from the standard table that are played as a rule set says; the others have options changed. */
const UNCHANGED = 0.5;
/** Share of those in which decks are built: whatever the rules, so that no rule is taken for a sign of odd decks. */
const BUILT_DECKS = 0.5;

/**
 * @param variety the share of matches that leave the standard table
 * @param table where to, as it stands; without it to any, with options changed
 */
export function drawMatch(random: Random, variety: number, table?: PresetId): Match {
  if (random.unit() >= variety) {
    const deck = standardDeck();
    return { rules: STANDARD, decks: [deck, deck], standard: true };
  }
  const options = { ...presetOptions(table ?? pick(random, PRESET_IDS)) } as Record<string, unknown>;
  if (table === undefined) {
    if (random.unit() >= UNCHANGED) changeOptions(options, random);
    options['deck'] =
      random.unit() < BUILT_DECKS
        ? { kind: 'custom', min: 30, max: null, maxCopies: null }
        : { kind: 'standard54' };
  }
  const rules = compileRules(options as unknown as RuleOptions);
  const deck = drawDeck(random, rules.options);
  const other = random.unit() < SAME_DECK ? deck : drawDeck(random, rules.options);
  return { rules, decks: [deck, other], standard: false };
}

/** Changes one to three options at random. */
function changeOptions(options: Record<string, unknown>, random: Random): void {
  const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  for (let changes = 1 + random.below(3); changes > 0; changes--) {
    const at = random.below(names.length + 2);
    if (at < names.length) options[names[at]!] = pick<unknown>(random, CHOICES[names[at]!]);
    else if (at === names.length) options['maxAttachments'] = pick(random, [null, 1, 2, 3]);
    else options['maxRows'] = pick(random, [null, 5, 6, 7, 8]);
  }
  // Where cards need not run out a match might not end.
  if (options['outOfCards'] === 'never' || options['deckEmpty'] === 'reshuffle') options['maxTurns'] ??= 300;
  if (options['disbandEmpty'] !== 'illegal') options['idleTurnsDraw'] ??= 8;
}

const NUMBERS = JACK - 1;

/** A deck the rules allow: the standard one, one built around a theme, or any. */
export function drawDeck(random: Random, options: RuleOptions): number[] {
  const { deck } = options;
  if (deck.kind === 'standard54' || random.unit() < STANDARD_DECKS) return standardDeck();
  for (;;) {
    const cards = random.unit() < 0.5 ? themedDeck(random) : anyDeck(random, deck.max ?? 108);
    if (deckRefusal(deck, cards) === null && cards.filter((card) => (card & 63) >> 2 <= NUMBERS).length >= 12)
      return cards;
    // A limit of two copies refuses most; loosen the theme by another draw.
  }
}

/** Cards by how much a builder likes their rank and suit, best first. */
function mostWanted(
  random: Random,
  liking: (rank: number, suit: number) => number,
  size: number,
  copies: number,
): number[] {
  const all: { card: number; wanted: number }[] = [];
  for (let set = 1; set <= copies; set++) {
    for (let rank = 1; rank <= JOKER; rank++) {
      for (let suit = 0; suit < (rank === JOKER ? 2 : 4); suit++)
        all.push({
          card: cardCode(rank, suit, set),
          wanted: liking(rank, suit) + random.unit() - set * 0.02,
        });
    }
  }
  all.sort((a, b) => b.wanted - a.wanted || a.card - b.card);
  return all.slice(0, size).map(({ card }) => card);
}

function themedDeck(random: Random): number[] {
  const size = 30 + random.below(13);
  const copies = 1 + random.below(3);
  const suit = random.below(4);
  const theme = random.below(6);
  return mostWanted(
    random,
    (rank, of) => {
      const compact =
        rank === JOKER ? 1.4 : rank > NUMBERS ? (rank === 12 ? 0.3 : 1.1) : rank >= 6 ? 1.3 : 0.2;
      if (theme < 3) return compact + (rank > NUMBERS && rank < JOKER && theme === 1 ? 0.4 : 0);
      if (theme === 3) return compact + (of === suit ? 1 : 0);
      if (theme === 4) return rank === JOKER || rank === JACK ? 2 : 0.6;
      return rank <= 5 ? 1.2 : rank > NUMBERS ? 1 : 0.4;
    },
    size,
    copies,
  );
}

function anyDeck(random: Random, max: number): number[] {
  const room = Math.min(max, 108) - 30;
  const size = 30 + Math.floor(room * random.unit() ** 2);
  const tastes = Array.from({ length: JOKER + 1 }, () => random.unit() * 2);
  const faces = random.unit() * 1.2 - 0.6;
  return mostWanted(
    random,
    (rank) => tastes[rank]! + (rank > NUMBERS ? faces : 0),
    size,
    1 + random.below(4),
  );
}
