/**
 * The road measured: four strengths of player against everybody at their tables, then thousands of campaigns from that
 * table. `npm run arena -- road --pairs 40 --minutes 10`; a run that was stopped goes on, and `--minutes 0` reckons the
 * campaigns from the kept table alone.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { botLoader } from '../../src/ai/index.ts';
import { factsOf, type Host, keptDare } from '../../src/campaign/index.ts';
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
import {
  campaignsOf,
  describeCampaigns,
  PLAYERS,
  type RoadTable,
  type RoadTally,
  WALKERS,
  type Walker,
} from './campaigns.ts';

const FILE = 'test/bench/arena-road.json';
/** Worlds the strongest opponent imagines here: enough to keep its place on the ladder, few enough for many games. */
const CHEAP_NODES = 24;
const CAMPAIGNS = 10_000;

type Loader = ReturnType<typeof botLoader>;

function rulesOf({ table }: Host) {
  const { id, house } = parsePresetName(table.rules)!;
  return presetOptions(id, house);
}

/**
 * The player brings one full pack wherever they sit, as every table offers it: what a better deck is worth is measured
 * apart (`plans`).
 */
async function playGame(
  load: Loader,
  player: string,
  host: Host,
  seed: number,
  first: 'A' | 'B',
): Promise<MatchRecord> {
  const options = rulesOf(host);
  const deckA = standardDeck();
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
    for (const host of OPPONENTS) {
      for (const player of PLAYERS) {
        table[player] ??= {};
        const tally = table[player][host.id] ?? emptyTally();
        table[player][host.id] = tally;
        if (tally.games > 2 * pair) continue;
        if (performance.now() > end) return;
        for (const first of ['A', 'B'] as const) {
          const facts = factsOf(await playGame(load, player, host, 1_000_003 + pair, first));
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
  let spreadBefore = 0;
  for (const { id, level, table: sits } of OPPONENTS) {
    const tallies = PLAYERS.map((player) => table[player]![id]!);
    const sum = (key: keyof RoadTally): number => tallies.reduce((all, tally) => all + tally[key], 0);
    const mean = sum('won') / sum('games');
    const spread = (mean * (1 - mean)) / sum('games');
    // Of the difference of two shares.
    const error = Math.sqrt(spread + spreadBefore);
    const rates = tallies.map(({ won, games }) => percent(won, games).padStart(6)).join(' ');
    const rises =
      mean > before
        ? `  rises from ${percent(before, 1)}${mean - before > 2 * error ? ', clearly' : ', within chance'}`
        : '';
    lines.push(
      `${id.padEnd(16)} ${level.padEnd(12)} ${sits.rules.padEnd(20)} ${rates}   all ${percent(mean, 1)}, of wins clean ${percent(sum('clean'), sum('won'))}, dare ${percent(sum('dared'), sum('won'))}${rises}`,
    );
    before = mean;
    spreadBefore = spread;
  }
  for (const walker of Object.keys(WALKERS) as Walker[]) {
    const each = Math.ceil(CAMPAIGNS / PLAYERS.length);
    const all = PLAYERS.flatMap((player) => {
      const figures = campaignsOf(table[player]!, OPPONENTS, each, walker);
      lines.push(`${walker.padEnd(10)} ${player.padEnd(12)} ${describeCampaigns(figures)}`);
      return figures;
    });
    lines.push(`${walker.padEnd(10)} ${'all'.padEnd(12)} ${describeCampaigns(all)}`);
  }
  return lines;
}

export async function runRoad(options: {
  readonly fresh: boolean;
  readonly pairs: number | undefined;
  readonly minutes: number;
}): Promise<void> {
  const known = !options.fresh && existsSync(FILE);
  const table: RoadTable = known ? JSON.parse(readFileSync(FILE, 'utf8')).table : {};
  await measure(table, options.pairs ?? 40, options.minutes);
  const lines = report(table);
  writeFileSync(FILE, `${JSON.stringify({ lines, table }, null, 1)}\n`);
  for (const line of lines) console.log(line);
}
