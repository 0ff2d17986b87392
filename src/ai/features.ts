/**
 * From one seat's knowledge after its move to the inputs of the value net.
 *
 * `look` takes in what is hidden, once per decision; `write` reads the table after a candidate move. Neither looks at
 * the other hand, at the order of a deck, or at the card the move has drawn: such a card counts as still in the deck.
 * The groups of inputs follow the study in the reference notes; what other options forbid is left out of every count,
 * so that one net can serve all rules, and the rules themselves are inputs too.
 */
import {
  acceptedRanks,
  caravanValue,
  deckSize,
  directionCode,
  FACE_MASK,
  handFace,
  handSize,
  inOpening,
  JACK,
  JOKER,
  JOKER_FACE,
  KING,
  lastRank,
  listRows,
  QUEEN,
  ROW_CARAVAN_SHIFT,
  ROW_FULL,
  ROW_HAS_QUEEN,
  ROW_RANK,
  ROW_SHOWN_SHIFT,
  ROW_SUIT_SHIFT,
  ROW_VALUE_SHIFT,
  type Rules,
  rowCount,
  SALE_MAX,
  SALE_MIN,
  type State,
  seatToMove,
  suitCode,
  TEN,
  turnsTaken,
} from '../engine/index.ts';
import { FACES, knownDeck, supposeHidden } from './hidden.ts';
import type { Inputs } from './inputs.ts';
import {
  GLOBAL_COUNT_AT,
  GLOBAL_DENSE_AT,
  GLOBAL_LIST_AT,
  LANE_COUNT_AT,
  LANE_DENSE,
  LANE_DENSE_AT,
  LANE_LIST_AT,
  LANE_ON,
  RULE_COUNT_AT,
  RULE_LIST_AT,
} from './shape.ts';

const forSale = (value: number): boolean => value >= SALE_MIN && value <= SALE_MAX;

// Sparse inputs of a lane: where each group begins.
const TOTAL_BUCKETS = 31;
const OWN_TOTAL = 0;
const OTHER_TOTAL = OWN_TOTAL + TOTAL_BUCKETS;
const OWN_LAST = OTHER_TOTAL + TOTAL_BUCKETS;
const OTHER_LAST = OWN_LAST + 31;
const STATUS = OTHER_LAST + 31;
const OWN_ROWS = STATUS + 11;
const OTHER_ROWS = OWN_ROWS + 8;
const OWN_LARGEST = OTHER_ROWS + 8;
const OTHER_LARGEST = OWN_LARGEST + 10;
const BEST_NUMBER = OTHER_LARGEST + 10;
const BEST_TOTAL = BEST_NUMBER + 5;
const FITTING = BEST_TOTAL + 9;
const LANE_FLAGS = FITTING + 4;
// Flags of a lane.
const KING_LEADS = LANE_FLAGS;
const KING_SELLS = LANE_FLAGS + 1;
const JACK_BREAKS = LANE_FLAGS + 2;
const KING_BREAKS = LANE_FLAGS + 3;
const JACK_REPAIRS = LANE_FLAGS + 4;
const KING_SPOILS = LANE_FLAGS + 5;
const OWN_REPAIRABLE = LANE_FLAGS + 6;
const OTHER_REPAIRABLE = LANE_FLAGS + 7;
const TWO_CARDS = LANE_FLAGS + 8;
const I_FLIP = LANE_FLAGS + 9;
const ANSWERS = LANE_FLAGS + 10; // none, one, two or more
const OWN_FULL = LANE_FLAGS + 13;
const OTHER_FULL = LANE_FLAGS + 14;

// Sparse inputs of the whole table.
const HAND_AT_LEAST = 0; // seven kinds, at least one, two, three
const OWN_LEADS = 21;
const OTHER_LEADS = 25;
const OPENING = 29;
const OWN_TURN = 30;
const OWN_LEFT = 31;
const OTHER_LEFT = 37;
const OWN_WINS_NEXT = 43;
const QUEEN_USES = 44; // own Queen in hand that turns an own caravan or one of the other's

// Dense inputs of the whole table that begin a group.
const SHARES = GLOBAL_DENSE_AT + 7;
const CHANCES = SHARES + 14;
const JOKER_DENSE = CHANCES + 4;

/** Kinds of cards: low, middle and high numbers, Jack, Queen, King, Joker. */
const KIND_OF_RANK = Uint8Array.of(0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 4, 5, 6);
const KINDS = 7;

const LARGEST_BUCKET = Uint8Array.from({ length: 64 }, (_, value) =>
  value === 0
    ? 0
    : value <= 3
      ? 1
      : value <= 5
        ? 2
        : value <= 7
          ? 3
          : value <= 8
            ? 4
            : value <= 9
              ? 5
              : value <= 10
                ? 6
                : value <= 16
                  ? 7
                  : value <= 20
                    ? 8
                    : 9,
);
const totalBucket = (value: number): number =>
  value <= 26 ? value : value <= 28 ? 27 : value <= 31 ? 28 : value <= 36 ? 29 : 30;
const leftBucket = (count: number): number =>
  count <= 2 ? 0 : count <= 5 ? 1 : count <= 9 ? 2 : count <= 16 ? 3 : count <= 28 ? 4 : 5;
const bestTotalBucket = (value: number): number =>
  value < 0
    ? 0
    : value <= 8
      ? 1
      : value <= 13
        ? 2
        : value <= 17
          ? 3
          : value <= 20
            ? 4
            : value <= 23
              ? 5
              : value === 24
                ? 6
                : value === 25
                  ? 7
                  : 8;

/** Kinds of pair: light, for sale, heavy on either side; both for sale split by who is ahead. */
function pairKind(own: number, other: number): number {
  const mine = own < SALE_MIN ? 0 : own <= SALE_MAX ? 1 : 2;
  const theirs = other < SALE_MIN ? 0 : other <= SALE_MAX ? 1 : 2;
  if (mine === 1 && theirs === 1) return own > other ? 4 : own === other ? 9 : 10;
  return mine * 3 + theirs;
}

export class Features {
  readonly inputs: Inputs;
  // What is known of the cards to come, per face and per rank.
  private readonly deck = new Float32Array(FACES);
  private readonly hidden = new Float32Array(FACES);
  private readonly deckRanks = new Float32Array(JOKER + 1);
  private readonly hiddenRanks = new Float32Array(JOKER + 1);
  private deckTotal = 0;
  private hiddenTotal = 0;
  private rules: Rules | null = null;
  // The table.
  private readonly rows = new Int32Array(512);
  private readonly largest = new Int32Array(6);
  // Per caravan, suits shown by the cards on which a face card would do this.
  private readonly kingSells = new Int32Array(6);
  private readonly kingLeads = new Int32Array(6);
  private readonly kingSpoils = new Int32Array(6);
  private readonly jackBreaks = new Int32Array(6);
  private readonly jackRepairs = new Int32Array(6);
  private readonly anyRow = new Int32Array(6);
  private readonly rankSum = new Int32Array(6 * 16);
  private readonly suitSum = new Int32Array(6 * 4);
  private readonly pairLead = new Int32Array(3);
  private hot = 0;
  private listed = 0;
  private summed = false;
  private theirJoker = 0;
  // Results of `countNext`.
  private fits = 0;
  private sells = 0;
  private leads = 0;

  constructor(inputs: Inputs) {
    this.inputs = inputs;
  }

  /** Takes in the hidden cards of a position, before any of its moves. */
  look(state: State, seat: number): void {
    knownDeck(state, seat, this.deck);
    supposeHidden(state, seat, this.hidden);
    this.deckTotal = sumRanks(this.deck, this.deckRanks);
    this.hiddenTotal = sumRanks(this.hidden, this.hiddenRanks);
    this.writeShares(handSize(state, 1 - seat));
    if (state.rules !== this.rules) {
      this.rules = state.rules;
      writeRules(state.rules, this.inputs.ints);
    }
  }

  /** Inputs that are the same after every move: what the decks consist of, what the other may hold. */
  private writeShares(h: number): void {
    const { floats } = this.inputs;
    const { deckRanks, hiddenRanks } = this;
    const toDeck = this.deckTotal > 0 ? 1 / this.deckTotal : 0;
    const toHidden = this.hiddenTotal > 0 ? 1 / this.hiddenTotal : 0;
    for (let kind = 0; kind < 2 * KINDS; kind++) floats[SHARES + kind] = 0;
    for (let rank = 1; rank <= JOKER; rank++) {
      const at = SHARES + 2 * KIND_OF_RANK[rank]!;
      floats[at]! += deckRanks[rank]! * toDeck;
      floats[at + 1]! += hiddenRanks[rank]! * toHidden;
    }
    for (let rank = JACK; rank <= JOKER; rank++)
      floats[CHANCES + rank - JACK] = chance(hiddenRanks[rank]! * toHidden, h);
    this.theirJoker = floats[CHANCES + JOKER - JACK]!;
  }

  /**
   * Writes the inputs of a position for a seat that has just moved.
   * @param held how many cards of its hand it held before drawing; what lies behind them is not read
   */
  write(state: State, seat: number, held: number): void {
    const { ints, floats } = this.inputs;
    const { rules } = state;
    const mine = seat * 3;
    const theirs = 3 - mine;
    this.readTable(state);

    // The own hand.
    let lists = GLOBAL_LIST_AT;
    const kinds = handKinds;
    for (let kind = 0; kind < KINDS; kind++) kinds[kind] = 0;
    let jacks = 0;
    let kings = 0;
    let queens = 0;
    let numbers = 0;
    for (let i = 0; i < held; i++) {
      const face = handFace(state, seat, i);
      const rank = face >> 2;
      kinds[KIND_OF_RANK[rank]!]!++;
      if (rank <= TEN) handNumbers[numbers++] = face;
      else if (rank === JACK) jacks |= 1 << (face & 3);
      else if (rank === QUEEN) queens |= 1 << (face & 3);
      else if (rank === KING) kings |= 1 << (face & 3);
    }
    for (let kind = 0; kind < KINDS; kind++) {
      const count = kinds[kind]!;
      for (let i = 0; i < count && i < 3; i++) ints[lists++] = HAND_AT_LEAST + kind * 3 + i;
    }

    const h = handSize(state, 1 - seat);
    const jackMatches = rules.matchSuit[0]!;
    const kingMatches = rules.matchSuit[KING - JACK]!;
    const jackAcross = rules.onOpponent[0]!;
    const kingAcross = rules.onOpponent[KING - JACK]!;
    let ownLeads = 0;
    let otherLeads = 0;
    let undecided = 0;
    let openings = 0;
    for (let lane = 0; lane < 3; lane++) {
      const o = mine + lane;
      const t = theirs + lane;
      const own = caravanValue(state, o);
      const other = caravanValue(state, t);
      const ownSale = forSale(own);
      const otherSale = forSale(other);
      const iLead = ownSale && (!otherSale || own > other);
      const theyLead = otherSale && (!ownSale || other > own);
      if (iLead) ownLeads++;
      else if (theyLead) otherLeads++;
      else undecided++;

      const first = LANE_LIST_AT + lane * LANE_ON;
      let list = first;
      ints[list++] = OWN_TOTAL + totalBucket(own);
      ints[list++] = OTHER_TOTAL + totalBucket(other);
      const ownRows = rowCount(state, o);
      const otherRows = rowCount(state, t);
      ints[list++] =
        OWN_LAST + (ownRows === 0 ? 0 : 1 + (lastRank(state, o) - 1) * 3 + directionCode(state, o));
      ints[list++] =
        OTHER_LAST + (otherRows === 0 ? 0 : 1 + (lastRank(state, t) - 1) * 3 + directionCode(state, t));
      ints[list++] = STATUS + pairKind(own, other);
      ints[list++] = OWN_ROWS + (ownRows < 7 ? ownRows : 7);
      ints[list++] = OTHER_ROWS + (otherRows < 7 ? otherRows : 7);
      ints[list++] = OWN_LARGEST + LARGEST_BUCKET[Math.min(63, this.largest[o]!)]!;
      ints[list++] = OTHER_LARGEST + LARGEST_BUCKET[Math.min(63, this.largest[t]!)]!;
      ints[list] = OWN_FULL;
      list += ownRows >= rules.maxRows ? 1 : 0;
      ints[list] = OTHER_FULL;
      list += otherRows >= rules.maxRows ? 1 : 0;

      // What the own hand can do here with its next card.
      let best = 0;
      let bestTotal = -1;
      let fitting = 0;
      let inTwo = false;
      for (let i = 0; i < numbers; i++) {
        const face = handNumbers[i]!;
        const rank = face >> 2;
        if (((acceptedRanks(state, o, face & 3) >> rank) & 1) === 0) continue;
        const total = own + rank;
        if (total > SALE_MAX) {
          if (best < 1) best = 1;
          continue;
        }
        fitting++;
        if (total > bestTotal) bestTotal = total;
        if (total < SALE_MIN) {
          if (best < 2) best = 2;
          if (!inTwo) inTwo = this.sellsAfter(face, total, numbers, i, lastRank(state, o));
        } else if (otherSale && total <= other) {
          if (best < 3) best = 3;
        } else best = 4;
      }
      ints[list++] = BEST_NUMBER + best;
      ints[list++] = BEST_TOTAL + bestTotalBucket(bestTotal);
      ints[list++] = FITTING + (fitting < 3 ? fitting : 3);
      ints[list] = TWO_CARDS;
      list += inTwo ? 1 : 0;
      const kingLeads = reaches(this.kingLeads[o]!, kings, kingMatches);
      ints[list] = kingLeads ? KING_LEADS : KING_SELLS;
      list += kingLeads || reaches(this.kingSells[o]!, kings, kingMatches) ? 1 : 0;
      let answers = 0;
      if (otherSale) {
        if (jackAcross && reaches(this.jackBreaks[t]!, jacks, jackMatches)) {
          ints[list++] = JACK_BREAKS;
          answers += kinds[3]!;
        }
        if (kingAcross && reaches(this.kingSpoils[t]!, kings, kingMatches)) {
          ints[list++] = KING_BREAKS;
          answers += kinds[5]!;
        }
      } else if (kingAcross && other < SALE_MIN && reaches(this.kingSpoils[t]!, kings, kingMatches)) {
        ints[list++] = KING_SPOILS;
      }
      const repairs = own > SALE_MAX && reaches(this.jackRepairs[o]!, jacks, jackMatches);
      ints[list] = JACK_REPAIRS;
      list += repairs ? 1 : 0;
      ints[list++] = ANSWERS + (answers < 2 ? answers : 2);
      ints[list] = OWN_REPAIRABLE;
      list += own > SALE_MAX && this.jackRepairs[o] !== 0 ? 1 : 0;
      ints[list] = OTHER_REPAIRABLE;
      list += other > SALE_MAX && this.jackRepairs[t] !== 0 ? 1 : 0;
      const flips = iLead || best === 4 || kingLeads || (ownSale && answers > 0) || (repairs && !otherSale);
      if (flips) {
        ints[list++] = I_FLIP;
        openings |= 1 << lane;
      }
      ints[LANE_COUNT_AT + lane] = list - first;

      // What the cards to come can do here.
      const dense = LANE_DENSE_AT + lane * LANE_DENSE;
      const { deckTotal, hiddenTotal } = this;
      this.countNext(state, o, own, otherSale ? other : 0, this.deck, this.deckRanks);
      const toDeck = deckTotal > 0 ? 1 / deckTotal : 0;
      floats[dense] = this.leads * toDeck;
      floats[dense + 1] = this.fits * toDeck;
      this.countNext(state, t, other, ownSale ? own : 0, this.hidden, this.hiddenRanks);
      const toHidden = hiddenTotal > 0 ? 1 / hiddenTotal : 0;
      const kingLeading = this.count(KING, this.kingLeads[t]!, kingMatches);
      let breaking = 0;
      if (ownSale) {
        if (jackAcross) breaking += this.count(JACK, this.jackBreaks[o]!, jackMatches);
        if (kingAcross) breaking += this.count(KING, this.kingSpoils[o]!, kingMatches);
      }
      const repairing = other > SALE_MAX ? this.count(JACK, this.jackRepairs[t]!, jackMatches) : 0;
      floats[dense + 2] = this.fits * toHidden;
      floats[dense + 3] = chance(this.leads * toHidden, h);
      floats[dense + 4] = chance(this.sells * toHidden, h);
      floats[dense + 5] = chance(kingLeading * toHidden, h);
      floats[dense + 6] = chance(breaking * toHidden, h);
      floats[dense + 7] = chance(repairing * toHidden, h);
      floats[dense + 8] =
        kingAcross && own < SALE_MIN
          ? chance(this.count(KING, this.kingSpoils[o]!, kingMatches) * toHidden, h)
          : 0;
      let flipping = this.leads + kingLeading + (ownSale ? 0 : repairing);
      if (otherSale) flipping += breaking;
      const theyFlip = theyLead ? 1 : chance(flipping * toHidden, h);
      floats[dense + 9] = theyFlip;
      floats[dense + 10] = Math.min(2, own / 26);
      floats[dense + 11] = Math.min(2, other / 26);
      // Holding both a lead and an answer to losing it is worth more than either.
      floats[dense + 12] = iLead ? (1 - theyFlip) * (1 - floats[dense + 6]!) : 0;
      floats[dense + 13] = (ownRows - otherRows) / 4;
      floats[dense + 14] = this.anyRow[o]! > 0 ? this.largest[o]! / 10 : 0;
      floats[dense + 15] = this.anyRow[t]! > 0 ? this.largest[t]! / 10 : 0;
      laneFlip[lane] = theyFlip;
      laneLead[lane] = iLead ? 1 : theyLead ? 2 : 0;
    }

    // Who could end the match with the next card: the other two pairs are decided, one of them for him.
    let threat = 0;
    let winning = false;
    for (let lane = 0; lane < 3; lane++) {
      const a = laneLead[(lane + 1) % 3]!;
      const b = laneLead[(lane + 2) % 3]!;
      const decided = rules.firstToTwo || (a !== 0 && b !== 0);
      if (!decided) continue;
      if (a === 2 || b === 2) threat = 1 - (1 - threat) * (1 - laneFlip[lane]!);
      if ((a === 1 || b === 1) && (openings >> lane) & 1) winning = true;
    }
    ints[lists++] = OWN_LEADS + ownLeads;
    ints[lists++] = OTHER_LEADS + otherLeads;
    ints[lists] = OPENING;
    lists += inOpening(state) ? 1 : 0;
    ints[lists] = OWN_TURN;
    lists += seatToMove(state) === seat ? 1 : 0;
    const drawn = handSize(state, seat) - held;
    const ownDeck = deckSize(state, seat) + drawn;
    const otherDeck = deckSize(state, 1 - seat);
    ints[lists++] = OWN_LEFT + leftBucket(held + ownDeck);
    ints[lists++] = OTHER_LEFT + leftBucket(h + otherDeck);
    ints[lists] = OWN_WINS_NEXT;
    lists += winning ? 1 : 0;
    ints[lists] = QUEEN_USES + (rules.onOpponent[1]! ? 1 : 0);
    lists += queens !== 0 ? 1 : 0;
    ints[GLOBAL_COUNT_AT] = lists - GLOBAL_LIST_AT;

    let at = GLOBAL_DENSE_AT;
    floats[at++] = held / 5;
    floats[at++] = h / 5;
    floats[at++] = Math.min(2, ownDeck / 54);
    floats[at++] = Math.min(2, otherDeck / 54);
    floats[at++] = Math.max(-1, Math.min(1, (held + ownDeck - h - otherDeck) / 20));
    floats[at++] = undecided / 3;
    floats[at++] = threat;
    at = JOKER_DENSE;
    const { theirJoker } = this;
    const harm = theirJoker > 0 ? this.jokerGain(state, 1 - seat) / 3 : 0;
    const good = kinds[6]! > 0 ? this.jokerGain(state, seat) / 3 : 0;
    floats[at++] = good;
    floats[at++] = harm;
    floats[at++] = harm * theirJoker;
    const { maxTurns } = rules;
    floats[at++] = maxTurns > 0 ? Math.max(0, 1 - (maxTurns - turnsTaken(state)) / 60) : 0;
  }

  /** Lists the table and what face cards could do to each caravan. */
  private readTable(state: State): void {
    const { rows } = this;
    const { rules } = state;
    // Six cells each: a loop is cheaper than a call of `fill`.
    for (let caravan = 0; caravan < 6; caravan++) {
      this.largest[caravan] = 0;
      this.kingSells[caravan] = 0;
      this.kingLeads[caravan] = 0;
      this.kingSpoils[caravan] = 0;
      this.jackBreaks[caravan] = 0;
      this.jackRepairs[caravan] = 0;
      this.anyRow[caravan] = 0;
    }
    const count = listRows(state, rows);
    this.listed = count;
    for (let i = 0; i < count; i++) {
      const row = rows[i]!;
      const caravan = (row >> ROW_CARAVAN_SHIFT) & 7;
      const value = row >> ROW_VALUE_SHIFT;
      if (value > this.largest[caravan]!) this.largest[caravan] = value;
      if (row & ROW_FULL) continue;
      const shown = 1 << ((row >> ROW_SHOWN_SHIFT) & 3);
      this.anyRow[caravan]! |= shown;
      const total = caravanValue(state, caravan);
      const kinged = total + (rules.kingsAdd ? row & ROW_RANK : value);
      if (kinged > SALE_MAX) this.kingSpoils[caravan]! |= shown;
      else if (kinged >= SALE_MIN) {
        this.kingSells[caravan]! |= shown;
        const facing = caravanValue(state, caravan < 3 ? caravan + 3 : caravan - 3);
        if (!forSale(facing) || kinged > facing) this.kingLeads[caravan]! |= shown;
      }
      const jacked = forSale(total - value);
      if (total > SALE_MAX) {
        if (jacked) this.jackRepairs[caravan]! |= shown;
      } else if (total >= SALE_MIN && !jacked) this.jackBreaks[caravan]! |= shown;
    }
    this.summed = false;
  }

  /**
   * The most pairs a seat could gain by playing a Joker now, own and other pairs counted alike: sales won and sales
   * taken. Which card it lies on is spared; of several own ones the last is taken for it.
   */
  private jokerGain(state: State, mover: number): number {
    const { rows, rankSum, suitSum, listed } = this;
    const { rules } = state;
    const across = rules.onOpponent[JOKER - JACK]!;
    const suitShift = rules.jokerEffectiveSuit ? ROW_SHOWN_SHIFT : ROW_SUIT_SHIFT;
    if (!this.summed) {
      this.summed = true;
      rankSum.fill(0);
      suitSum.fill(0);
      // Losing cards changes nothing for a caravan that is too light already.
      this.hot = 0;
      for (let i = 0; i < listed; i++) {
        const row = rows[i]!;
        const caravan = (row >> ROW_CARAVAN_SHIFT) & 7;
        const value = row >> ROW_VALUE_SHIFT;
        const rank = row & ROW_RANK;
        const suit = (row >> suitShift) & 3;
        const hot = caravanValue(state, caravan) >= SALE_MIN;
        if (hot) this.hot |= 1 << rank;
        rankSum[caravan * 16 + rank]! += value;
        if (rules.jokerSparesChanged && row & ROW_HAS_QUEEN) continue;
        if (hot) this.hot |= 1 << (16 + suit);
        suitSum[caravan * 4 + suit]! += value;
      }
      for (let pair = 0; pair < 3; pair++)
        this.pairLead[pair] = lead(caravanValue(state, pair), caravanValue(state, pair + 3));
    }
    let gain = 0;
    let left = this.hot;
    for (let pass = 0; pass < 2 && left !== 0; pass++) {
      // Own cards first: to play the Joker on one of them spares it.
      for (let i = 0; i < listed; i++) {
        const row = rows[i]!;
        const rank = row & ROW_RANK;
        const bySuit = rank === 1 && !rules.jokerAceRank;
        const suit = (row >> suitShift) & 3;
        const key = bySuit ? 16 + suit : rank;
        if (((left >> key) & 1) === 0 || row & ROW_FULL) continue;
        const caravan = (row >> ROW_CARAVAN_SHIFT) & 7;
        const own = caravan < 3 === (mover === 0);
        if (own !== (pass === 0) || !(own || across)) continue;
        left &= ~(1 << key);
        const spared = rules.jokerTakesTarget ? 0 : row >> ROW_VALUE_SHIFT;
        let sum = 0;
        for (let pair = 0; pair < 3; pair++) {
          let lossA = bySuit ? suitSum[pair * 4 + suit]! : rankSum[pair * 16 + rank]!;
          let lossB = bySuit ? suitSum[pair * 4 + 12 + suit]! : rankSum[pair * 16 + 48 + rank]!;
          if (caravan === pair) lossA = lossA > spared ? lossA - spared : 0;
          else if (caravan === pair + 3) lossB = lossB > spared ? lossB - spared : 0;
          if (lossA === 0 && lossB === 0) continue;
          const after = lead(caravanValue(state, pair) - lossA, caravanValue(state, pair + 3) - lossB);
          sum += after - this.pairLead[pair]!;
        }
        if (mover === 1) sum = -sum;
        if (sum > gain) gain = sum;
      }
    }
    return gain;
  }

  /** Counts the number cards that fit a caravan, those that sell it, and those that sell it above `facing`. */
  private countNext(
    state: State,
    caravan: number,
    total: number,
    facing: number,
    faces: Float32Array,
    ranks: Float32Array,
  ): void {
    const suit = suitCode(state, caravan);
    const matching = acceptedRanks(state, caravan, suit & 3);
    const onward = acceptedRanks(state, caravan, (suit + 1) & 3);
    const most = SALE_MAX - total < TEN ? SALE_MAX - total : TEN;
    let fits = 0;
    let sells = 0;
    let leads = 0;
    for (let rank = 1; rank <= most; rank++) {
      let count = 0;
      if ((onward >> rank) & 1) count = ranks[rank]!;
      else if ((matching >> rank) & 1) count = faces[rank * 4 + suit]!;
      if (count === 0) continue;
      fits += count;
      if (total + rank >= SALE_MIN) {
        sells += count;
        if (total + rank > facing) leads += count;
      }
    }
    this.fits = fits;
    this.sells = sells;
    this.leads = leads;
  }

  /** How many hidden face cards of a rank have a card among `suits` to go on. */
  private count(rank: number, suits: number, mustMatch: boolean): number {
    if (suits === 0) return 0;
    if (!mustMatch) return this.hiddenRanks[rank]!;
    let count = 0;
    for (let suit = 0; suit < 4; suit++) if ((suits >> suit) & 1) count += this.hidden[rank * 4 + suit]!;
    return count;
  }

  /** Could another number of the hand sell a caravan after this one? */
  private sellsAfter(face: number, total: number, numbers: number, used: number, last: number): boolean {
    const rank = face >> 2;
    const up = last === 0 || rank > last;
    const down = last === 0 || rank < last;
    for (let i = 0; i < numbers; i++) {
      if (i === used) continue;
      const next = handNumbers[i]!;
      const nextRank = next >> 2;
      if (nextRank === rank || !forSale(total + nextRank)) continue;
      if ((next & 3) === (face & 3) || (nextRank > rank ? up : down)) return true;
    }
    return false;
  }
}

const handKinds = new Int32Array(KINDS);
const handNumbers = new Int32Array(FACE_MASK);
const laneFlip = new Float32Array(3);
const laneLead = new Int32Array(3);

/** +1 when a pair is A's, −1 when it is B's. */
function lead(a: number, b: number): number {
  if (forSale(a)) return !forSale(b) || a > b ? 1 : a < b ? -1 : 0;
  return forSale(b) ? -1 : 0;
}

/** Is there a card among `suits` for one of the held suits? */
const reaches = (suits: number, held: number, mustMatch: boolean): boolean =>
  mustMatch ? (suits & held) !== 0 : suits !== 0 && held !== 0;

/** The chance that at least one of `cards` drawn cards is among this share of them. */
function chance(share: number, cards: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return cards > 0 ? 1 : 0;
  let none = 1;
  for (let i = 0; i < cards; i++) none *= 1 - share;
  return 1 - none;
}

function sumRanks(faces: Float32Array, ranks: Float32Array): number {
  let total = 0;
  for (let rank = 1; rank <= TEN + 3; rank++) {
    const at = rank * 4;
    const count = faces[at]! + faces[at + 1]! + faces[at + 2]! + faces[at + 3]!;
    ranks[rank] = count;
    total += count;
  }
  ranks[JOKER] = faces[JOKER_FACE]!;
  return total + faces[JOKER_FACE]!;
}

/**
 * Lists the rules that change what a position is worth, by what differs from the standard table. There no flag is on, so
 * that what is learnt from it holds elsewhere until something else is learnt. Rules that only change which moves there
 * are have no flag: the moves themselves show them, and such flags, learnt together with all the rest, were learnt as
 * signs of odd decks (a net with them lost 43 to 57 under `wiki` rules with standard decks, and played even once they
 * were taken out; with the flag of disbanding empty caravans 42 to 58 under `league` rules, with those of matching suits
 * 47 to 53 under `tournament` rules). What the last two flags add was learnt at their own tables, in the end with every other
 * weight kept (`--rules-only`): so learnt it cannot spoil what it is no part of.
 */
function writeRules(rules: Rules, ints: Int32Array): void {
  let count = 0;
  for (const [flag, on] of flagsOf(rules).entries()) if (on) ints[RULE_LIST_AT + count++] = flag;
  ints[RULE_COUNT_AT] = count;
}

const FIRST_TO_TWO = 9;
const flagsOf = (rules: Rules): readonly boolean[] => [
  rules.simultaneousOpening,
  !rules.queenSuit,
  rules.kingsAdd,
  rules.jokerAceRank,
  rules.jokerTakesTarget,
  !rules.onOpponent[0],
  !rules.onOpponent[1],
  rules.restartAfterDisband,
  rules.reshuffle,
  rules.firstToTwo,
  rules.matchSuit[QUEEN - JACK]!,
];

/**
 * Whether a net of the standard table alone knows all that changes what a position is worth under these rules. A match
 * that ends at two sales counts as known: what is learnt about it helps one ply and harms a search.
 */
export const isPlain = (rules: Rules): boolean =>
  rules.options.deck.kind === 'standard54' &&
  flagsOf(rules).every((on, flag) => !on || flag === FIRST_TO_TWO);
