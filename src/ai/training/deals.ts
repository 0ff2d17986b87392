/** What is played in training: the standard table half of the time, else other rules and other decks. */
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

const compiled = new Map<PresetId, Rules>();
const preset = (id: PresetId): Rules => {
  const known = compiled.get(id) ?? compileRules(presetOptions(id));
  compiled.set(id, known);
  return known;
};

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

/** Share of matches with the same deck on both sides: there the moves decide, and not the decks. */
const SAME_DECK = 0.5;

/** @param variety the share of matches that leave the standard table */
export function drawMatch(random: Random, variety: number): Match {
  const kind = random.unit() / Math.max(1e-9, variety);
  let rules = preset('standard');
  const standard = kind >= 1;
  if (kind < 0.65) rules = preset(pick(random, PRESET_IDS.slice(1)));
  else if (kind < 1) rules = compileRules(changedOptions(random));
  const deck = drawDeck(random, rules.options);
  return {
    rules,
    decks: [deck, random.unit() < SAME_DECK ? deck : drawDeck(random, rules.options)],
    standard,
  };
}

/** A preset with one to three of its options changed at random. */
function changedOptions(random: Random): RuleOptions {
  const options: Record<string, unknown> = { ...presetOptions(pick(random, PRESET_IDS)) };
  const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  for (let changes = 1 + random.below(3); changes > 0; changes--) {
    const at = random.below(names.length + 3);
    if (at < names.length) options[names[at]!] = pick<unknown>(random, CHOICES[names[at]!]);
    else if (at === names.length) options['maxAttachments'] = pick(random, [null, 1, 2, 3]);
    else if (at === names.length + 1) options['maxRows'] = pick(random, [null, 5, 6, 7, 8]);
    else options['deck'] = { kind: 'custom', min: 30, max: null, maxCopies: null };
  }
  // Where cards need not run out a match might not end.
  if (options['outOfCards'] === 'never' || options['deckEmpty'] === 'reshuffle') options['maxTurns'] ??= 300;
  if (options['disbandEmpty'] !== 'illegal') options['idleTurnsDraw'] ??= 8;
  return options as unknown as RuleOptions;
}

const NUMBERS = JACK - 1;

/** A deck the rules allow: the standard one, one built around a theme, or any. */
export function drawDeck(random: Random, options: RuleOptions): number[] {
  const { deck } = options;
  if (deck.kind === 'standard54' || random.unit() < 0.3) return standardDeck();
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
