/**
 * The arena: bots against bots on paired deals. `npm run arena -- --a legend --b greedy --pairs 200`, or one of the
 * commands below (`npm run arena -- ladder`).
 *
 * A bot is named by its id, with a style (`trader+saboteur`), other weights (`legend@other.net`) and a number of
 * rollouts (`legend#256`) where wanted. Results go to test/bench/arena-<name>.json after every chunk; a run that was
 * stopped goes on there, `--fresh` starts anew.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { decimal, type Kind, oneOf, readOptions, whole } from '../../.ci/options.mjs';
import { botLoader } from '../../src/ai/index.ts';
import { LEVELS, STYLES } from '../../src/ai/persona.ts';
import { PRESET_IDS } from '../../src/content/index.ts';
import { OPPONENTS as CAST } from '../../src/content/opponents/index.ts';
import { fileSources } from '../kit/nets.ts';
import { BOT, RULES } from '../kit/option-kinds.ts';
import { quantile } from '../kit/quantile.ts';
import { DECKS, OWN_DECK_RULES, PLAN_DECKS } from './decks.ts';
import { chiSquare, describe, figures, likelihoodRatio, type PairCounts } from './figures.ts';
import { emptyMix, type MoveMix, type PairResult, type Player, playPair, type Setting } from './match.ts';
import { runRoad } from './road.ts';

interface Bout extends Setting {
  readonly a: string;
  readonly b: string;
  readonly pairs: number;
}

interface Tally {
  counts: PairCounts;
  plies: number;
  bySale: number;
  mix: [MoveMix, MoveMix];
  times: number[];
}

const CHUNK = 4;
/** Times kept per bout, for the slowest of a hundred. */
const MOST_TIMES = 20_000;

const COMMANDS = [
  'match',
  'ladder',
  'anchors',
  'presets',
  'decks',
  'plans',
  'styles',
  'personas',
  'road',
] as const;
type Command = (typeof COMMANDS)[number];

/** A bot's name, its file of weights, and how long it may think: rollouts, or `ms`. */
const PLAYER_FORM = /^([^@#]+)(?:@([^#]+))?(?:#([1-9]\d*(?:ms)?))?$/;

const PLAYER: Kind<string> = {
  placeholder: 'bot',
  choices: `${BOT.choices}; with @file for other weights, #256 (rollouts) or #50ms`,
  expected: `${BOT.expected}; with @file for other weights, #256 (rollouts) or #50ms`,
  read: (text) => {
    const [, id = '', file] = PLAYER_FORM.exec(text) ?? [];
    return BOT.read(id) !== undefined && (file === undefined || existsSync(file)) ? text : undefined;
  },
};

const DECK_NAMES = [
  'standard',
  'any',
  ...Object.keys(DECKS),
  ...Object.keys(PLAN_DECKS),
  ...CAST.map(({ id }) => id),
];

const DECK = oneOf('deck', DECK_NAMES);
const OTHER_DECK: Kind<string> = {
  placeholder: 'other deck',
  choices: 'same, or one as for the first',
  expected: `same, or ${DECK.expected}`,
  read: (text) => (text === 'same' ? text : DECK.read(text)),
};

/** By Elo: a run is decided once one is shown to be so much more likely than the other. */
const HYPOTHESES: Kind<readonly [number, number]> = {
  placeholder: 'elo,elo',
  expected: 'two numbers with a comma between, such as 0,10',
  read: (text) => {
    const [, from, to] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
    return from === undefined || Number(from) >= Number(to) ? undefined : [Number(from), Number(to)];
  },
};

const OPTIONS = {
  a: { what: 'the first bot (long-hauler, for anchors legend)', value: PLAYER },
  b: { what: 'match: the other bot', value: PLAYER, default: 'greedy' },
  pairs: { what: 'pairs of games (200, for anchors 500 and 250, for road 40)', value: whole(1) },
  rules: { what: 'the rules (standard, for decks wiki); presets: these alone', value: RULES },
  'deck-a': { what: 'match: the deck of the first', value: DECK, default: 'standard' },
  'deck-b': { what: 'match: the deck of the other', value: OTHER_DECK, default: 'standard' },
  seed: { what: 'of the deals', value: whole(0), default: 1 },
  threads: { what: 'so many games at a time', value: whole(1), default: 2 },
  name: {
    what: 'keeps the results as test/bench/arena-<name>.json',
    value: {
      placeholder: 'name',
      expected: 'a word of letters, digits and hyphens',
      read: (text: string) => (/^[\w-]+$/.test(text) ? text : undefined),
    },
  },
  fresh: { what: 'begins anew where a run was stopped' },
  minutes: { what: 'road: no longer than this', value: decimal(0), default: 10 },
  sprt: { what: 'stops a bout once it is decided which is likelier', value: HYPOTHESES },
} as const;

const read = () =>
  readOptions('npm run arena', {
    does: 'Plays the opponents against each other in paired deals, with Elo and intervals.',
    options: OPTIONS,
    words: { what: 'who meets whom; without, match', value: oneOf('command', COMMANDS) },
  });
type Values = ReturnType<typeof read>['values'];

async function playerOf(spec: string): Promise<Player> {
  const [, id = '', file, limit] = PLAYER_FORM.exec(spec)!;
  const bot = (await botLoader(fileSources(file))(id!))!;
  if (limit === undefined) return { bot };
  return limit.endsWith('ms') ? { bot, ms: Number(limit.slice(0, -2)) } : { bot, nodes: Number(limit) };
}

/** A worker plays the chunks it is given: bout, first pair, how many. */
async function serve(): Promise<void> {
  const { seed } = workerData as { seed: number };
  const players = new Map<string, Promise<Player>>();
  const player = (side: string, spec: string): Promise<Player> => {
    const key = side + spec;
    const known = players.get(key) ?? playerOf(spec);
    players.set(key, known);
    return known;
  };
  parentPort!.on('message', async ({ bout, from, count }: { bout: Bout; from: number; count: number }) => {
    const [a, b] = [await player('a', bout.a), await player('b', bout.b)];
    const results: PairResult[] = [];
    for (let i = from; i < from + count; i++) results.push(playPair(a, b, bout, seed * 1_000_003 + i));
    parentPort!.postMessage(results);
  });
}

const emptyTally = (): Tally => ({
  counts: [0, 0, 0, 0, 0],
  plies: 0,
  bySale: 0,
  mix: [emptyMix(), emptyMix()],
  times: [],
});

/** A kept tally; kinds of moves that were not counted then begin at none. */
const taken = (kept = emptyTally()): Tally => ({
  ...kept,
  mix: [0, 1].map((who) => emptyMix().map((_, i) => kept.mix[who]![i] ?? 0)) as Tally['mix'],
});

function add(tally: Tally, { points, plies, bySale, mix, times }: PairResult): void {
  tally.counts[points]!++;
  tally.plies += plies;
  tally.bySale += bySale;
  for (const who of [0, 1] as const) for (const i of mix[who].keys()) tally.mix[who][i]! += mix[who][i]!;
  if (tally.times.length < MOST_TIMES) tally.times.push(...times.map((ms) => Math.round(ms * 10) / 10));
}

const keyOf = ({ a, b, rules, deckA, deckB }: Bout): string => [a, b, rules, deckA, deckB].join(' ');

function lineOf(bout: Bout, tally: Tally): string {
  const games = tally.counts.reduce((sum, count) => sum + count, 0) * 2;
  const slow = quantile(tally.times, 0.99);
  const { value, freedom, critical } = chiSquare(...tally.mix);
  return (
    `${bout.a} – ${bout.b}, ${bout.rules}${bout.deckA === 'standard' && bout.deckB === 'standard' ? '' : `, ${bout.deckA} – ${bout.deckB}`}: ` +
    `${describe(figures(tally.counts))}; ${(tally.plies / Math.max(1, games)).toFixed(0)} plies, ` +
    `${((100 * tally.bySale) / Math.max(1, games)).toFixed(0)} % by sale, moves differ by χ² ${value.toFixed(0)} (${freedom} degrees, p < 0.001 from ${critical.toFixed(0)}), p99 ${slow.toFixed(0)} ms`
  );
}

function boutsOf(command: Exclude<Command, 'road'>, options: Values): Bout[] {
  const pairs = options.pairs ?? 200;
  const standard = {
    rules: options.rules ?? 'standard',
    deckA: 'standard',
    deckB: 'standard',
    pairs,
  };
  const bot = options.a ?? 'long-hauler';
  switch (command) {
    case 'ladder': {
      const rungs = ['random', ...LEVELS.map(({ id }) => id)];
      return rungs.slice(1).map((a, i) => ({ ...standard, a, b: rungs[i]! }));
    }
    case 'anchors':
      return ['greedy', 'greedy-1', 'net-1'].map((b, i) => ({
        ...standard,
        a: options.a ?? 'legend',
        b,
        pairs: options.pairs ?? (i === 0 ? 500 : 250),
      }));
    case 'presets': {
      // The same player with a net that has seen the standard table only. Where decks are built both play the same one,
      // any that is allowed: of two different decks one mostly wins, whoever plays it, and skill would not show.
      const [id = '', nodes] = bot.replace(/@[^#]*/, '').split('#');
      const narrow = `${id}@test/arena/standard-only.net${nodes === undefined ? '' : `#${nodes}`}`;
      const asked = options.rules;
      return PRESET_IDS.slice(1).map((rules) => ({
        ...standard,
        rules,
        pairs: asked === undefined || asked === rules ? pairs : 0, // the others stay in the table as they are
        a: bot,
        b: narrow,
        deckA: 'any',
        deckB: 'same',
      }));
    }
    case 'decks':
      return Object.keys(DECKS).map((deckA) => ({
        ...standard,
        rules: options.rules ?? 'wiki',
        a: bot,
        b: bot,
        deckA,
      }));
    case 'plans':
      // The suggested decks against one full set, each under every rule set that takes a deck of one's own.
      return OWN_DECK_RULES.flatMap((rules) =>
        Object.keys(PLAN_DECKS).map((deckA) => ({ ...standard, rules, a: bot, b: bot, deckA })),
      );
    case 'styles':
      return Object.keys(STYLES)
        .filter((style) => style !== 'neutral')
        .map((style) => ({ ...standard, a: `${bot}+${style}`, b: bot }));
    case 'personas':
      // Each at their own table with their own deck, against their level without a style and with the standard deck.
      return CAST.map(({ id, level, style, table }) => ({
        ...standard,
        rules: table.rules,
        a: `${level}+${style}`,
        b: level,
        deckA: id,
      }));
    case 'match':
      return [{ ...standard, a: bot, b: options.b, deckA: options['deck-a'], deckB: options['deck-b'] }];
  }
}

async function main(): Promise<void> {
  const { values, words } = read();
  const command = words[0] ?? 'match';
  if (command === 'road') return runRoad(values);
  const bouts = boutsOf(command, values);
  const file = `test/bench/arena-${values.name ?? command}.json`;
  const { seed } = values;
  const saved: Record<string, Tally> =
    !values.fresh && command !== 'match' && existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8')).tallies
      : {};
  const tallies = new Map(bouts.map((bout) => [bout, taken(saved[keyOf(bout)])]));
  const limits = values.sprt;
  const started = new Map(bouts.map((bout) => [bout, sum(tallies.get(bout)!.counts)]));

  function sum(counts: readonly number[]): number {
    return counts.reduce((all, count) => all + count, 0);
  }
  const decided = (bout: Bout): boolean => {
    if (!limits) return false;
    const ratio = likelihoodRatio(tallies.get(bout)!.counts, limits[0], limits[1]);
    return Math.abs(ratio) > 2.94 && sum(tallies.get(bout)!.counts) >= 40;
  };
  const nextChunk = (): { bout: Bout; from: number; count: number } | null => {
    for (const bout of bouts) {
      const from = started.get(bout)!;
      if (from >= bout.pairs || decided(bout)) continue;
      const count = Math.min(CHUNK, bout.pairs - from);
      started.set(bout, from + count);
      return { bout, from, count };
    }
    return null;
  };
  const save = (): void => {
    if (command === 'match' && values.name === undefined) return; // a single bout is for the eye, unless it is named
    mkdirSync('test/bench', { recursive: true });
    const begun = bouts.filter((bout) => sum(tallies.get(bout)!.counts) > 0);
    const lines = begun.map((bout) => lineOf(bout, tallies.get(bout)!));
    const kept = Object.fromEntries(begun.map((bout) => [keyOf(bout), { ...tallies.get(bout)!, times: [] }]));
    writeFileSync(file, `${JSON.stringify({ command, seed, lines, tallies: kept }, null, 1)}\n`);
  };
  const shown = new Set<Bout>();
  let told = performance.now();
  const work = async (): Promise<void> => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { seed } });
    for (let chunk = nextChunk(); chunk; chunk = nextChunk()) {
      const results = await new Promise<PairResult[]>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage(chunk);
      });
      worker.removeAllListeners('error');
      const tally = tallies.get(chunk.bout)!;
      for (const result of results) add(tally, result);
      const done = sum(tally.counts) >= chunk.bout.pairs || decided(chunk.bout);
      if (done && !shown.has(chunk.bout)) {
        shown.add(chunk.bout);
        console.log(lineOf(chunk.bout, tally));
        save();
      } else if (performance.now() - told > 20_000) {
        told = performance.now();
        console.error(`… ${lineOf(chunk.bout, tally)}`);
        save();
      }
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: values.threads }, work));
  save();
  for (const bout of bouts) if (!shown.has(bout)) console.log(lineOf(bout, tallies.get(bout)!));
  if (limits)
    for (const bout of bouts)
      console.log(
        `LLR ${likelihoodRatio(tallies.get(bout)!.counts, limits[0], limits[1]).toFixed(2)} ${bout.a}`,
      );
}

if (isMainThread) await main();
else await serve();
