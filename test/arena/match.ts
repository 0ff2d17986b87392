/** A pair of games between two bots on one deal, seats changed in between. */
import type { Bot } from '../../src/ai/index.ts';
import { type Occasion, strikesBack } from '../../src/ai/persona.ts';
import { drawDeck } from '../../src/ai/training/deals.ts';
import type { DeckPlan } from '../../src/campaign/index.ts';
import { parsePresetName, presetOptions } from '../../src/content/index.ts';
import { OPPONENTS as CAST } from '../../src/content/opponents/index.ts';
import {
  apply,
  caravanValue,
  compileRules,
  DISBAND,
  DISCARD,
  deal,
  isOver,
  JACK,
  JOKER,
  KING,
  kindOf,
  moveCaravan,
  moveFace,
  observe,
  outcomeOf,
  parseCards,
  parseMove,
  Random,
  type Rules,
  SALE_MAX,
  SALE_MIN,
  scoreOf,
  seatName,
  seatToMove,
  standardDeck,
  TEN,
  turnsTaken,
} from '../../src/engine/index.ts';
import { DECKS, PLAN_DECKS } from './decks.ts';

/** A bot and how long it may think. */
export interface Player {
  readonly bot: Bot;
  readonly nodes?: number;
  readonly ms?: number;
}

export interface Setting {
  readonly rules: string;
  /** A deck of {@link DECKS} for either player, `any` for one the rules allow, another for each pair. */
  readonly deckA: string;
  readonly deckB: string;
}

/** So many turns of both are early. */
const EARLY = 20;

/** Kinds of moves, by which styles are told apart. */
export const MOVE_KINDS = [
  'low number (A–5)',
  'high number (6–10)',
  'raise over the other',
  'King on own',
  'other face on own',
  'Jack on theirs',
  'King on theirs',
  'other face on theirs',
  'discard a number',
  'discard a face card',
  'disband',
  'Joker early',
  'Joker late',
  'strikes back',
] as const;
/** How many moves of each of {@link MOVE_KINDS}. */
export type MoveMix = number[];
export const emptyMix = (): MoveMix => MOVE_KINDS.map(() => 0);

export interface PairResult {
  /** The first player's points of two, in half points. */
  points: number;
  plies: number;
  bySale: number;
  mix: [MoveMix, MoveMix];
  /** Milliseconds of each of the first player's moves. */
  times: number[];
}

const compiled = new Map<string, Rules>();
function rulesOf(name: string): Rules {
  const known = compiled.get(name);
  if (known) return known;
  const preset = parsePresetName(name);
  if (!preset) throw new Error(`there is no rule set "${name}"`);
  const rules = compileRules(presetOptions(preset.id, preset.house));
  compiled.set(name, rules);
  return rules;
}

/** The deck of an opponent of the cast, by their id; the standard one where they have none of their own. */
function deckOfPerson(id: string): readonly number[] | undefined {
  const person = CAST.find((each) => each.id === id);
  return person && (person.deck === null ? standardDeck() : parseCards(person.deck)!);
}

function deckFor(name: string, rules: Rules, random: Random): readonly number[] {
  if (name === 'any') return drawDeck(random, rules.options);
  if (name === 'standard') return standardDeck();
  const deck = DECKS[name] ?? PLAN_DECKS[name as DeckPlan] ?? deckOfPerson(name);
  if (!deck) throw new Error(`there is no deck "${name}"`);
  return deck;
}

function kindOfMove({ state, seen, move }: Occasion): (typeof MOVE_KINDS)[number] {
  const kind = kindOf(move);
  const rank = moveFace(move) >> 2;
  if (kind === DISBAND) return 'disband';
  if (kind === DISCARD) return rank <= TEN ? 'discard a number' : 'discard a face card';
  if (rank === JOKER) return turnsTaken(state) < EARLY ? 'Joker early' : 'Joker late';
  if (strikesBack({ state, seen, move })) return 'strikes back';
  const caravan = moveCaravan(move);
  if (rank <= TEN) {
    const total = caravanValue(state, caravan) + rank;
    const facing = caravanValue(state, caravan < 3 ? caravan + 3 : caravan - 3);
    if (facing >= SALE_MIN && facing <= SALE_MAX && total > facing && total <= SALE_MAX)
      return 'raise over the other';
    return rank <= 5 ? 'low number (A–5)' : 'high number (6–10)';
  }
  if (caravan < 3 === (seatToMove(state) === 0)) return rank === KING ? 'King on own' : 'other face on own';
  return rank === JACK ? 'Jack on theirs' : rank === KING ? 'King on theirs' : 'other face on theirs';
}

export function playPair(a: Player, b: Player, setting: Setting, seed: number): PairResult {
  const rules = rulesOf(setting.rules);
  const random = new Random(seed, 50);
  const deckA = deckFor(setting.deckA, rules, random);
  const decks = [deckA, setting.deckB === 'same' ? deckA : deckFor(setting.deckB, rules, random)] as const;
  const result: PairResult = {
    points: 0,
    plies: 0,
    bySale: 0,
    mix: [emptyMix(), emptyMix()],
    times: [],
  };
  // A deck goes with its player; where both take any deck, it stays at its seat, so that each plays each.
  const staying = setting.deckA === setting.deckB;
  for (const seatOfA of [0, 1] as const) {
    const first = seed % 2 === 0 ? 'A' : 'B';
    const { state } = deal(rules, {
      seed,
      deckA: decks[staying ? 0 : seatOfA]!,
      deckB: decks[staying ? 1 : 1 - seatOfA]!,
      ...(rules.options.firstPlayer === 'opponent' ? {} : { first }),
    });
    let plies = 0;
    while (!isOver(state)) {
      const seat = seatToMove(state);
      const who = seat === seatOfA ? 0 : 1;
      const { bot, nodes, ms } = who === 0 ? a : b;
      const limit = { ...(nodes === undefined ? {} : { nodes }), ...(ms === undefined ? {} : { ms }) };
      const seen = observe(state, seatName(seat));
      const from = performance.now();
      const { move } = bot.choose(seen, limit, seed, ms === undefined ? undefined : () => performance.now());
      if (who === 0) result.times.push(performance.now() - from);
      const code = parseMove(move);
      if (code === null) throw new Error(`${bot.id} plays ${move}`);
      result.mix[who]![MOVE_KINDS.indexOf(kindOfMove({ state, seen, move: code }))]!++;
      apply(state, code);
      plies++;
    }
    result.points += 2 * scoreOf(state, seatOfA);
    result.plies += plies;
    if (outcomeOf(state).why === 'sale') result.bySale++;
  }
  return result;
}
