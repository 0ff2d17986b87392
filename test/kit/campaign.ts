/** Kept matches and whole saves for tests. */
import {
  endGame,
  factsOf,
  type KeptMatch,
  type MatchFacts,
  NEW_CAMPAIGN,
  NEW_SAVE,
  offerOf,
  recordMatch,
  SAVE_VERSION,
  type Save,
  sitDown,
  withRecord,
} from '../../src/campaign/index.ts';
import { DEFAULT_SETUP, rulesOf } from '../../src/content/index.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import {
  compileRules,
  deal,
  isOver,
  legalMoves,
  type MatchRecord,
  parseMove,
  play,
  Random,
  type RuleOptions,
  recordMove,
  standardDeck,
  startRecord,
} from '../../src/engine/index.ts';

/** What is to be known of a match that was won by a sale like many. */
export const WON_MATCH: MatchFacts = {
  result: 'won',
  why: 'sale',
  turns: 30,
  discards: 1,
  disbands: 1,
  faces: { J: 1, Q: 1, K: 1, X: 1 },
  onTheirs: 1,
  byOneJoker: 0,
  overloaded: 0,
  wasBehind: false,
  deckSize: 54,
  sales: [
    { value: 22, cards: 3, suits: 2 },
    { value: 24, cards: 3, suits: 3 },
  ],
  pairsWon: 2,
  pairsLost: 1,
  kingsOnOne: 0,
  ownFinish: true,
  finish: 'number',
};

/** A match played by chance, up to so many moves or its end; seat A gives up after `patience` moves. */
export function playedRecord(
  options: RuleOptions,
  seed: number,
  moves = Number.POSITIVE_INFINITY,
  patience = 400,
  deckA: readonly number[] = standardDeck(),
  deckB: readonly number[] = standardDeck(),
): MatchRecord {
  const random = new Random(seed, 77);
  let record = startRecord(options, seed, deckA, deckB, 'A');
  let { state } = deal(compileRules(options), { seed, first: 'A', deckA, deckB });
  for (let i = 0; i < moves && !isOver(state); i++) {
    const legal = legalMoves(state);
    const text = i >= patience ? 'forfeit A' : legal[random.below(legal.length)]!;
    const move = parseMove(text)!;
    state = play(state, move).state;
    record = recordMove(record, move, state);
  }
  return record;
}

const kept = new Map<number, KeptMatch>();

/** The same match after so many moves. */
export function keptMatch(moves: number): KeptMatch {
  const known = kept.get(moves) ?? {
    version: SAVE_VERSION,
    setup: DEFAULT_SETUP,
    record: playedRecord(rulesOf(DEFAULT_SETUP), 5, moves),
  };
  kept.set(moves, known);
  return known;
}

/** A save with something in every part: a few matches played, one under way on the road and one at the quick table. */
export function richSave(): Save {
  const rules = rulesOf(DEFAULT_SETUP);
  let { road, records } = NEW_CAMPAIGN;
  for (let seed = 1; seed <= 4; seed++) {
    const host = OPPONENTS[seed % 2]!;
    const seat = sitDown(road, OPPONENTS, host, {
      level: host.level,
      sets: [1],
      put: offerOf(road, host).least,
    });
    const facts = factsOf(playedRecord(rules, seed))!;
    const end = 'road' in seat ? endGame(seat.road, OPPONENTS, facts) : null;
    road = end?.road ?? road;
    records = recordMatch(records, {
      facts,
      opponent: host.id,
      rules: host.table.rules,
      level: host.level,
      day: 20_000 + seed,
    });
  }
  const put = offerOf(road, OPPONENTS[0]!).least;
  const seat = sitDown(road, OPPONENTS, OPPONENTS[0]!, { level: 'greenhorn', sets: [1, 2], put });
  if ('road' in seat) road = withRecord(seat.road, playedRecord(rules, 9, 12));
  return {
    ...NEW_SAVE,
    match: keptMatch(20),
    campaign: {
      road,
      records,
      decks: [{ name: 'Brisk — „thirty“', cards: ['7H', '7H[12]', 'X', 'X'] }],
      deck: 'Brisk — „thirty“',
      achievements: { 'first-win': 20_001 },
      lessons: ['goal', 'second-card'],
      puzzles: ['queen-1'],
    },
  };
}
