/** What random tests are run on: every rule set, changed options, decks and positions, and random play over them. */
import fc from 'fast-check';
import { HOUSE_RULES, PRESET_IDS, presetOptions } from '../../src/content/index.ts';
import {
  type CardName,
  CHOICES,
  type CountName,
  cardNames,
  DECK_KINDS,
  legalMoves,
  MAX_ATTACHMENTS,
  type Position,
  parseCards,
  type Random,
  type RuleOptions,
  type State,
  standardDeck,
} from '../../src/engine/index.ts';

const HOUSE_SETS = [[], [HOUSE_RULES[0]], [HOUSE_RULES[1]], [...HOUSE_RULES]];

/** All ten presets, each alone and under either or both house rules. */
export const RULE_SETS: readonly { readonly name: string; readonly options: RuleOptions }[] =
  PRESET_IDS.flatMap((id) =>
    HOUSE_SETS.map((house) => ({ name: [id, ...house].join('+'), options: presetOptions(id, house) })),
  );

const count = (max: number): fc.Arbitrary<number | null> =>
  fc.oneof(fc.constant(null), fc.integer({ min: 1, max }));

/** Small, so that the limits are met in play. */
const COUNTS: Record<CountName, number> = { maxAttachments: 4, maxRows: 8, idleTurnsDraw: 4, maxTurns: 80 };

/** Any custom rule set. */
export const anyOptions: fc.Arbitrary<RuleOptions> = fc.record({
  ...(Object.fromEntries(
    Object.entries(CHOICES).map(([name, values]) => [name, fc.constantFrom<unknown>(...values)]),
  ) as { [K in keyof typeof CHOICES]: fc.Arbitrary<RuleOptions[K]> }),
  // Which decks may be brought changes nothing in play.
  deck: fc.record({
    kind: fc.constantFrom(...DECK_KINDS),
    min: count(54),
    max: count(108),
    maxCopies: count(4),
  }),
  ...Object.fromEntries(Object.entries(COUNTS).map(([name, max]) => [name, count(max)])),
}) as fc.Arbitrary<RuleOptions>;

const TWO_SETS = cardNames([...standardDeck(1), ...standardDeck(2)]);
const FACES = TWO_SETS.filter((name) => /^[JQKX]/.test(name));
const HANDFUL = TWO_SETS.filter((name) => /^[A235689T]/.test(name)).slice(0, 8);

export interface AnyDeal {
  readonly seed: number;
  readonly deckA: readonly CardName[];
  readonly deckB: readonly CardName[];
}

const anyDeck: fc.Arbitrary<readonly CardName[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(cardNames(standardDeck())) },
  { weight: 2, arbitrary: fc.shuffledSubarray(TWO_SETS, { minLength: 30, maxLength: 60 }) },
  // Small decks run out; those of face cards cannot open without help.
  { weight: 2, arbitrary: fc.shuffledSubarray(TWO_SETS, { minLength: 8, maxLength: 20 }) },
  {
    weight: 2,
    arbitrary: fc.shuffledSubarray(FACES, { minLength: 20 }).map((faces) => [...HANDFUL, ...faces]),
  },
);

export const anySeed = fc.maxSafeNat();

export const anyDeal: fc.Arbitrary<AnyDeal> = fc.record({ seed: anySeed, deckA: anyDeck, deckB: anyDeck });

export const codes = (names: readonly string[]): number[] => parseCards(names)!;

const plain = cardNames(standardDeck());
const number = fc.constantFrom(...plain.filter((name) => /^[A2-9T]/.test(name)));
const attachment = fc.oneof(
  fc.constantFrom(...plain.filter((name) => /^[QK]/.test(name))),
  fc.constant<CardName>('X'),
);
const row = fc
  .tuple(
    number,
    fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 3, arbitrary: fc.array(attachment, { maxLength: 4 }) },
      { weight: 1, arbitrary: fc.array(attachment, { minLength: 13, maxLength: MAX_ATTACHMENTS }) },
    ),
  )
  .map(([card, attached]) => [card, ...attached].join('.'));
/** Two or three cards worth about what sells. */
const nearSale = fc
  .tuple(fc.constantFrom('TS', '9H', '8D', '7C'), fc.constantFrom('6S', '8H', '9D', 'TC'), fc.option(number))
  .map((names) => names.filter((name) => name !== null));
const caravan = fc
  .oneof(
    { weight: 6, arbitrary: fc.array(row, { maxLength: 5 }) },
    { weight: 6, arbitrary: nearSale },
    { weight: 1, arbitrary: fc.array(number, { minLength: 38, maxLength: 40 }) },
  )
  .map((rows) => rows.join(' ') || '-');
const side = fc.array(caravan, { minLength: 3, maxLength: 3 });
const faceHand = fc.array(attachment, { minLength: 6, maxLength: 8 });
const some = (maxLength: number): fc.Arbitrary<CardName[]> =>
  fc.array(fc.constantFrom(...plain), { maxLength });

/** A side whose opening is not over. */
const openSide = fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant('-') }, caravan), {
  minLength: 3,
  maxLength: 3,
});

/** Any position of the right form, whether or not play could reach it. */
export const anyPosition: fc.Arbitrary<Position> = fc.record({
  A: fc.oneof({ weight: 3, arbitrary: side }, openSide),
  B: fc.oneof({ weight: 3, arbitrary: side }, openSide),
  handA: fc.oneof({ weight: 4, arbitrary: some(8) }, faceHand),
  handB: fc.oneof({ weight: 4, arbitrary: some(8) }, faceHand),
  deckA: some(10),
  deckB: some(10),
  discardA: some(3),
  discardB: some(3),
  phase: fc.constantFrom('main', 'main', 'main', 'opening'),
  turn: fc.constantFrom('A', 'B'),
});

/** One of the legal moves, each as likely as the other; the match must not be over. */
export function randomMove(state: State, random: Random): string {
  const moves = legalMoves(state);
  return moves[random.below(moves.length)]!;
}

const pick = <T>(from: readonly T[], random: Random): T => from[random.below(from.length)]!;

const MALFORMED = [
  '',
  ' ',
  'discard',
  'discard ',
  'discard 10D',
  'discard 7d',
  'discard KS[2]',
  'disband',
  'disband A4',
  'disband a1',
  'disband A1 +',
  'disband A1+7D',
  'KH>B1.0',
  'KH>B1.',
  'KH>B1.-1',
  'KH>B1.1.1',
  'KH>C1.1',
  '7D>A0',
  '10D>A1',
  '7d>A1',
  '1D>A1',
  'XS>A1.1',
  'KS[2]>A1.1',
  ' 7D>A1',
  '7D>A1 ',
  '7D > A1',
  '7D>A1\n',
  'forfeit C',
  'Forfeit',
  'redeal A',
  'A1',
  '>',
  '__proto__',
];
const FACE_NAMES = [...new Set(plain)];
const CARAVAN_NAMES = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'];

/** A move text of any kind, mostly of cards in a hand, mostly well formed, mostly refused. */
export function anyMoveText(hand: readonly string[], random: Random): string {
  const card =
    hand.length > 0 && random.below(8) > 0
      ? pick(hand, random).replace(/\[.*/, '')
      : pick(FACE_NAMES, random);
  const name = pick(CARAVAN_NAMES, random);
  switch (random.below(12)) {
    case 0:
      return pick(MALFORMED, random);
    case 1:
      return `discard ${card}`;
    case 2:
      return `disband ${name}`;
    case 3:
      return `disband ${name} + ${card}`;
    case 4:
      return pick(['redeal', 'pass', 'forfeit', 'forfeit A', 'forfeit B'], random);
    case 5:
      return `${card}>${name}.${pick([7, 39, 40, 41, 63, 64, 99, 9999, 10_000, 123_456_789_012], random)}`;
    case 6:
    case 7:
    case 8:
      return `${card}>${name}`;
    default:
      return `${card}>${name}.${1 + random.below(5)}`;
  }
}
