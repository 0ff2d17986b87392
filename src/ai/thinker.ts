/** A bot that thinks with the value net: one level, one style. */
import type { StyleId } from '../content/index.ts';
import {
  copyState,
  formatMove,
  generateMoves,
  MOVE_BUFFER,
  type Move,
  outcomeOf,
  Random,
  STREAM,
  type State,
  scoreOf,
  seatToMove,
} from '../engine/index.ts';
import type { Bot, Choice, Limit } from './bot.ts';
import { isPlain } from './features.ts';
import { imagineKnown } from './hidden.ts';
import type { Judge } from './judge.ts';
import { ALL_MOVES, type Level, STYLES } from './persona.ts';
import { type Rated, type SearchLimit, search } from './search.ts';
import { shortlist, TableScore, TUNED_WEIGHTS } from './table-score.ts';

/** The longest a searching bot thinks where nobody sets a limit, if it has a clock. */
const PATIENCE_MS = 250;
/** No limit in milliseconds buys more rollouts than help. */
const MOST_NODES = 8192;
const CANDIDATES_TOLD = 8;

const buffer = new Int32Array(MOVE_BUFFER);

/** Rates the moves considered, best first; equal ones in the order of their codes, so that nothing hangs on generation. */
function rateMoves(judge: Judge, state: State, looksAt: number, lean: (move: Move) => number): Rated[] {
  const after = copyState(state);
  const all = buffer.slice(0, generateMoves(state, buffer)).sort();
  const score = new TableScore(TUNED_WEIGHTS, after);
  const moves = Array.from(all.subarray(0, shortlist(score, state, after, all, all.length, looksAt)));
  judge.look(state);
  return moves
    .map((move): Rated => {
      const value = judge.value(state, move, after);
      // A match that ends here is not a matter of taste.
      const prior = value === 1 || value === 0 ? value : value + lean(move);
      return { move, prior, value: prior };
    })
    .sort((a, b) => b.value - a.value || a.move - b.move);
}

/** Ends the match at once, as the table and the counts of cards alone decide it: 1 won, 0 lost, −1 neither. */
function endsAt(state: State, move: Move, judge: Judge, after: State): number {
  judge.value(state, move, after);
  const { why } = outcomeOf(after);
  return why === 'sale' || why === 'out-of-cards' ? scoreOf(after, seatToMove(state)) : -1;
}

/** @param plainJudge for tables where nothing differs from the standard one that changes what a position is worth */
export function createThinker(level: Level, style: StyleId, mainJudge: Judge, plainJudge = mainJudge): Bot {
  return {
    id: style === 'neutral' ? level.id : `${level.id}+${style}`,
    name: level.name,
    choose(seen, limit, seed, now): Choice {
      const state = imagineKnown(seen);
      const judge = isPlain(state.rules) ? plainJudge : mainJudge;
      const after = copyState(state);
      const random = new Random(seed, STREAM.bot, seen.counters.moves);
      const lean = STYLES[style];
      const rate = (looksAt: number): Rated[] =>
        rateMoves(judge, state, looksAt, (move) => lean({ state, seen, move }));
      let rated = rate(level.looksAt);
      // The cheap score does not know that the last card may lose.
      if (level.holds && rated.every(({ value }) => value === 0)) rated = rate(ALL_MOVES);
      if (level.takesWins) {
        const win = rated.find(({ move, value }) => value === 1 && endsAt(state, move, judge, after) === 1);
        if (win) rated = [win];
      }
      if (level.holds) {
        const held = rated.filter(
          ({ move, value }) => value !== 0 || endsAt(state, move, judge, after) !== 0,
        );
        if (held.length > 0) rated = held;
      }
      if (level.nodes > 0 && rated.length > 1) {
        const score = new TableScore(TUNED_WEIGHTS, after);
        const found = search(judge, score, state, rated, searchLimit(level, limit, now), random);
        return told(found.rated, found.rated[0]!, found.nodes);
      }
      return told(
        rated,
        level.temperature > 0 ? soften(rated, level.temperature, random) : rated[0]!,
        level.nodes > 0 ? 0 : undefined,
      );
    },
  };
}

function searchLimit(level: Level, limit: Limit, now?: () => number): SearchLimit {
  const ms = limit.ms ?? (limit.nodes === undefined && now ? PATIENCE_MS : undefined);
  const nodes = limit.nodes ?? (limit.ms === undefined ? level.nodes : MOST_NODES);
  if (ms === undefined || !now) return { nodes };
  const start = now();
  return { nodes, due: (share) => now() - start >= ms * share };
}

/** Chooses by softmax over the values. */
function soften(rated: readonly Rated[], temperature: number, random: Random): Rated {
  const best = rated[0]!.value;
  const weights = rated.map(({ value }) => Math.exp((value - best) / temperature));
  let at = random.unit() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    at -= weight;
    if (at < 0) return rated[i]!;
  }
  return rated[0]!;
}

function told(rated: readonly Rated[], chosen: Rated, nodes: number | undefined): Choice {
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  return {
    move: formatMove(chosen.move),
    ...(nodes === undefined ? {} : { nodes, value: clamp(chosen.value) }),
    candidates: rated
      .slice(0, CANDIDATES_TOLD)
      .map(({ move, value }) => ({ move: formatMove(move), value: clamp(value) })),
  };
}
