/**
 * The road measured: four strengths of player against everybody at their tables, then thousands of campaigns from that
 * table. `npm run arena -- road --pairs 40 --minutes 10`; a run that was stopped goes on.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { botLoader } from '../../src/ai/index.ts';
import {
  bringDeck,
  cardsOwned,
  factsOf,
  type Host,
  keptDare,
  newRoad,
  suggestDecks,
} from '../../src/campaign/index.ts';
import { parsePresetName, presetOptions } from '../../src/content/index.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import { botOf } from '../../src/content/person.ts';
import {
  apply,
  cardNames,
  compileRules,
  deal,
  isOver,
  type MatchRecord,
  observe,
  parseCards,
  parseMove,
  seatName,
  seatToMove,
  standardDeck,
  startRecord,
} from '../../src/engine/index.ts';
import { fileSources } from '../kit/nets.ts';
import { quantile } from '../kit/quantile.ts';
import { type RoadTable, type RoadTally, walk } from './campaigns.ts';

/** The strengths a player may have. */
export const PLAYERS = ['greenhorn', 'hauler', 'freighter', 'long-hauler'] as const;
const FILE = 'test/bench/arena-road.json';
/** Worlds the strongest opponent imagines here: enough to keep its place on the ladder, few enough for many games. */
const CHEAP_NODES = 24;
const CAMPAIGNS = 10_000;

type Loader = ReturnType<typeof botLoader>;

/** What a player brings who has won every set up to there: the first deck the workshop suggests. */
function deckFor(host: Host, before: readonly Host[]): readonly number[] {
  const { deck } = rulesOf(host);
  if (deck.kind === 'standard54') return standardDeck();
  const sets = [...newRoad().sets, ...before.map(({ set }) => set.number)].slice(0, 9);
  const brought = bringDeck(suggestDecks(sets, deck)[0]?.cards ?? cardsOwned([1]));
  return typeof brought === 'string' ? standardDeck() : brought.cards;
}

function rulesOf({ table }: Host) {
  const { id, house } = parsePresetName(table.rules)!;
  return presetOptions(id, house);
}

async function playGame(
  load: Loader,
  player: string,
  host: Host,
  deckA: readonly number[],
  seed: number,
  first: 'A' | 'B',
): Promise<MatchRecord> {
  const options = rulesOf(host);
  const deckB = host.deck === null ? standardDeck() : parseCards(host.deck)!;
  const begins = options.firstPlayer === 'opponent' ? null : first;
  const bots = [(await load(player))!, (await load(botOf(host)))!];
  const { state } = deal(compileRules(options), { seed, deckA, deckB, ...(begins && { first: begins }) });
  const moves: string[] = [];
  while (!isOver(state)) {
    const seat = seatToMove(state);
    const { move } = bots[seat]!.choose(observe(state, seatName(seat)), { nodes: CHEAP_NODES }, seed);
    apply(state, parseMove(move)!);
    moves.push(move);
  }
  return { ...startRecord(options, seed, deckA, deckB, begins), deckA: cardNames(deckA), moves };
}

const emptyTally = (): RoadTally => ({ games: 0, won: 0, drawn: 0, clean: 0, dared: 0 });

/** Plays until there are enough pairs of games or the time is over; the pairs of all come in turn. */
async function measure(table: RoadTable, pairs: number, minutes: number): Promise<void> {
  const load = botLoader(fileSources());
  const end = performance.now() + minutes * 60_000;
  for (let pair = 0; pair < pairs; pair++) {
    for (const [i, host] of OPPONENTS.entries()) {
      const deck = deckFor(host, OPPONENTS.slice(0, i));
      for (const player of PLAYERS) {
        table[player] ??= {};
        const tally = table[player][host.id] ?? emptyTally();
        table[player][host.id] = tally;
        if (tally.games > 2 * pair) continue;
        if (performance.now() > end) return;
        for (const first of ['A', 'B'] as const) {
          const facts = factsOf(await playGame(load, player, host, deck, 1_000_003 + pair, first));
          if (!facts) throw new Error(`a game against ${host.id} does not replay`);
          tally.games++;
          if (facts.result === 'drawn') tally.drawn++;
          if (facts.result !== 'won') continue;
          tally.won++;
          if (facts.pairsLost === 0) tally.clean++;
          if (keptDare(host.dare, facts)) tally.dared++;
        }
      }
    }
    writeFileSync(FILE, `${JSON.stringify({ table }, null, 1)}\n`);
    console.error(`… pair ${pair + 1} of ${pairs}`);
  }
}

const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(0)} %`;

/** Rows of text: the win rates, where they do not fall, and what campaigns come of them. */
function report(table: RoadTable): string[] {
  const lines: string[] = [];
  let before = 2;
  for (const { id, level, table: sits } of OPPONENTS) {
    const tallies = PLAYERS.map((player) => table[player]![id]!);
    const sum = (key: keyof RoadTally): number => tallies.reduce((all, tally) => all + tally[key], 0);
    const mean = sum('won') / sum('games');
    const error = Math.sqrt((mean * (1 - mean)) / sum('games'));
    const rates = tallies.map(({ won, games }) => percent(won, games).padStart(6)).join(' ');
    const rises =
      mean > before
        ? `  rises from ${percent(before, 1)}${mean - before > 2 * error ? ', clearly' : ', within chance'}`
        : '';
    lines.push(
      `${id.padEnd(16)} ${level.padEnd(12)} ${sits.rules.padEnd(20)} ${rates}   all ${percent(mean, 1)}, of wins clean ${percent(sum('clean'), sum('won'))}, dare ${percent(sum('dared'), sum('won'))}${rises}`,
    );
    before = mean;
  }
  const each = CAMPAIGNS / PLAYERS.length;
  const all: number[] = [];
  let bad = 0;
  for (const player of PLAYERS) {
    const walks = Array.from({ length: each }, (_, seed) => walk(table[player]!, OPPONENTS, seed));
    const matches = walks.map((one) => one.matches);
    all.push(...matches);
    bad += walks.filter((one) => !one.ended || one.stuck || one.leaks > 0).length;
    lines.push(
      `${player.padEnd(16)} ${each} campaigns: ${[0.1, 0.5, 0.9].map((part) => quantile(matches, part)).join(' / ')} games (10 %, half, 90 %), ` +
        `${walks.filter((one) => !one.ended).length} not ended, ${walks.filter((one) => one.stuck).length} stuck, ${walks.filter((one) => one.leaks > 0).length} with money out of nothing, ` +
        `${(walks.reduce((sum, one) => sum + one.advances, 0) / each).toFixed(1)} advances, richest ${Math.max(...walks.map((one) => one.richest))} dr`,
    );
  }
  lines.push(
    `all ${CAMPAIGNS}: half take ${quantile(all, 0.5)} games or fewer; ${bad === 0 ? 'nobody gets stuck, no money comes out of nothing' : `${bad} BAD`}`,
  );
  return lines;
}

export async function runRoad(options: Record<string, string | boolean | undefined>): Promise<void> {
  const known = options['fresh'] !== true && existsSync(FILE);
  const table: RoadTable = known ? JSON.parse(readFileSync(FILE, 'utf8')).table : {};
  await measure(table, Number(options['pairs'] ?? 40), Number(options['minutes'] ?? 10));
  const lines = report(table);
  writeFileSync(FILE, `${JSON.stringify({ lines, table }, null, 1)}\n`);
  for (const line of lines) console.log(line);
}
