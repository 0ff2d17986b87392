/** A pair of games between two bots on one deal, seats changed in between. */
import type { Bot } from '../../src/ai/index.ts';
import { drawDeck } from '../../src/ai/training/deals.ts';
import { parsePresetName, presetOptions } from '../../src/content/index.ts';
import {
  apply,
  compileRules,
  deal,
  isOver,
  kindOf,
  moveCaravan,
  moveFace,
  observe,
  outcomeOf,
  parseMove,
  Random,
  type Rules,
  scoreOf,
  seatName,
  seatToMove,
  standardDeck,
} from '../../src/engine/index.ts';
import { DECKS } from './decks.ts';

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

/** Kinds of moves: number, face on an own caravan, face on the other's, discard, disband. */
export type MoveMix = [number, number, number, number, number];

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

function deckFor(name: string, rules: Rules, random: Random): readonly number[] {
  if (name === 'any') return drawDeck(random, rules.options);
  if (name === 'standard') return standardDeck();
  const deck = DECKS[name];
  if (!deck) throw new Error(`there is no deck "${name}"`);
  return deck;
}

const mixKind = (move: number, seat: number): number => {
  switch (kindOf(move)) {
    case 0:
      return moveFace(move) >> 2 <= 10 ? 0 : moveCaravan(move) < 3 === (seat === 0) ? 1 : 2;
    case 1:
      return 3;
    default:
      return 4;
  }
};

export function playPair(a: Player, b: Player, setting: Setting, seed: number): PairResult {
  const rules = rulesOf(setting.rules);
  const random = new Random(seed, 50);
  const decks = [deckFor(setting.deckA, rules, random), deckFor(setting.deckB, rules, random)] as const;
  const result: PairResult = {
    points: 0,
    plies: 0,
    bySale: 0,
    mix: [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
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
      result.mix[who]![mixKind(code, seat)]!++;
      apply(state, code);
      plies++;
    }
    result.points += 2 * scoreOf(state, seatOfA);
    result.plies += plies;
    if (outcomeOf(state).why === 'sale') result.bySale++;
  }
  return result;
}
