/**
 * What a seat may suppose about the cards it cannot see. With a standard deck the other side's hidden cards are known
 * as a set: the 54 without those that lie open. With a custom deck they are estimated from what has been seen of it.
 */
import {
  ACE,
  cardCode,
  compileRules,
  countDeck,
  countOpen,
  deckSize,
  handSize,
  imagine,
  inOpening,
  JOKER,
  JOKER_FACE,
  NEEDED_NUMBERS,
  type Observation,
  parseCards,
  type Random,
  type Rules,
  replaceHidden,
  type State,
  shuffleDeck,
  startedCaravans,
  TEN,
} from '../engine/index.ts';

export const FACES = 60;

/** Cards per face in a standard deck. */
const STANDARD = new Float32Array(FACES);
for (let face = 4; face < JOKER_FACE; face++) STANDARD[face] = 1;
STANDARD[JOKER_FACE] = 2;

// Decks people build: low cards and Queens go first, the smaller the deck the more of them.
const COMPACT = [0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 0, 4, 2].map((count) => count / 30);
const FULL = [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2].map((count) => count / 54);
/** How many seen cards weigh as much as the expectation. */
const RANK_FAITH = 16;
const SUIT_FAITH = 12;

const open = new Float32Array(FACES);
const rankSeen = new Float32Array(JOKER + 1);
const suitSeen = new Float32Array(4);

/**
 * How many cards of each face the other side's hand and deck hold together, as far as `seat` can tell. Reads only what
 * lies open and how many cards are hidden.
 */
export function supposeHidden(state: State, seat: number, out: Float32Array): void {
  const other = 1 - seat;
  const hidden = handSize(state, other) + deckSize(state, other);
  open.fill(0);
  const seen = countOpen(state, other, open);
  if (state.rules.options.deck.kind === 'standard54') {
    let sum = 0;
    for (let face = 4; face < FACES; face++) {
      const left = STANDARD[face]! - open[face]!;
      out[face] = left > 0 ? left : 0;
      sum += out[face]!;
    }
    // A position set up by hand need not add up to one deck.
    if (sum !== hidden && sum > 0) for (let face = 4; face < FACES; face++) out[face]! *= hidden / sum;
    if (sum > 0 || hidden === 0) return;
  }
  rankSeen.fill(0);
  suitSeen.fill(0);
  let suited = 0;
  for (let face = 4; face < FACES; face++) {
    const count = open[face]!;
    rankSeen[face >> 2]! += count;
    if (face < JOKER_FACE) {
      suitSeen[face & 3]! += count;
      suited += count;
    }
  }
  const compact = Math.min(0.7, Math.max(0.2, 0.9 - (hidden + seen) / 90));
  for (let rank = 1; rank <= JOKER; rank++) {
    const expected = compact * COMPACT[rank]! + (1 - compact) * FULL[rank]!;
    const share = (RANK_FAITH * expected + rankSeen[rank]!) / (RANK_FAITH + seen);
    if (rank === JOKER) out[JOKER_FACE] = hidden * share;
    else
      for (let suit = 0; suit < 4; suit++)
        out[rank * 4 + suit] = (hidden * share * (SUIT_FAITH / 4 + suitSeen[suit]!)) / (SUIT_FAITH + suited);
  }
  for (let face = JOKER_FACE + 1; face < FACES; face++) out[face] = 0;
}

const expected = new Float32Array(FACES);
const cards = new Int32Array(256);

/**
 * Draws one of the worlds the seat may be in: deals the other side's hidden cards anew and shuffles both decks.
 * The state must already hold as many cards in every place as the true one.
 */
export function drawWorld(state: State, seat: number, random: Random): void {
  const other = 1 - seat;
  const hidden = handSize(state, other) + deckSize(state, other);
  supposeHidden(state, seat, expected);
  let count = 0;
  if (state.rules.options.deck.kind === 'standard54') {
    for (let face = 4; face < FACES; face++)
      for (let copy = Math.round(expected[face]!); copy > 0 && count < cards.length; copy--)
        cards[count++] = face;
  }
  if (count < hidden) count = drawFromPrior(random, count, hidden);
  random.shuffle(cards, 0, count);
  if (inOpening(state)) keepOpenable(state, other, count);
  replaceHidden(state, other, cards);
  shuffleDeck(state, seat, random);
}

/** Fills `cards` up to `hidden` with faces drawn by their expected share. */
function drawFromPrior(random: Random, from: number, hidden: number): number {
  let sum = 0;
  for (let face = 4; face < FACES; face++) sum += expected[face]!;
  for (let i = from; i < hidden; i++) {
    let left = random.unit() * sum;
    let face = 4;
    for (; face < JOKER_FACE; face++) {
      left -= expected[face]!;
      if (left < 0) break;
    }
    cards[i] = face;
  }
  return hidden;
}

/** A hand in the opening holds the number cards its caravans still need; a world without them could not have come. */
function keepOpenable(state: State, other: number, count: number): void {
  const hand = handSize(state, other);
  let missing = NEEDED_NUMBERS - startedCaravans(state, other);
  for (let i = 0; i < hand; i++) if (cards[i]! >> 2 <= TEN) missing--;
  let from = hand;
  for (let i = 0; i < hand && missing > 0; i++) {
    if (cards[i]! >> 2 <= TEN) continue;
    while (from < count && cards[from]! >> 2 > TEN) from++;
    if (from === count) return;
    const face = cards[i]!;
    cards[i] = cards[from]!;
    cards[from++] = face;
    missing--;
  }
}

/** What a seat's own deck still holds, per face. */
export function knownDeck(state: State, seat: number, out: Float32Array): void {
  out.fill(0);
  countDeck(state, seat, out);
}

// A number card always has a legal move somewhere, so that a stand-in never ends a match that would go on.
const STAND_IN = cardCode(ACE, 0);

/** The state an observation describes: the own deck as a set in some order, Aces of Spades for what is hidden. */
export function imagineKnown(seen: Observation, rules: Rules = compileRules(seen.rules)): State {
  const them = seen.seat === 'A' ? 'B' : 'A';
  const standIns = (count: number): number[] => new Array<number>(count).fill(STAND_IN);
  return imagine(
    seen,
    {
      otherHand: standIns(seen.handCount[them]),
      ownDeck: parseCards(seen.ownDeck) ?? [],
      otherDeck: standIns(seen.deckCount[them]),
    },
    0,
    rules,
  );
}
