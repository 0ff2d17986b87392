/**
 * Puzzles: `npm run puzzles -- mine` looks for new ones in self-play and adds them to a file (they become puzzles by being
 * chosen and named by hand), `prove` proves those of the game by trying everything, `rate` measures how often each level
 * fails them and brings them into that order.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { listOf, NEW_FILE, oneOf, readOptions, whole } from '../../.ci/options.mjs';
import { botLoader } from '../../src/ai/index.ts';
import { LEVELS } from '../../src/ai/persona.ts';
import { MINED } from '../../src/content/puzzles/mined.ts';
import { difficulty, type MinedPuzzle } from '../../src/content/puzzles/puzzle.ts';
import { fileSources } from '../kit/nets.ts';
import { BOT, RULES } from '../kit/option-kinds.ts';
import { rulesOf } from '../kit/record.ts';
import { openWithEngine, openWithOracle } from './board.ts';
import { findPuzzle } from './miner.ts';
import { prove } from './prover.ts';
import { failures, movesPlayed } from './rate.ts';
import { ALL_ATTACKERS, playForPositions } from './self-play.ts';

const FINDS = 'node_modules/.cache/caravan/puzzle-finds.jsonl';
const DATA = 'src/content/puzzles/mined.ts';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const MINERS = ['greedy-1', 'drifter', 'hauler', 'trader', 'wagonmaster', 'long-hauler'];

const { values, words } = readOptions('npm run puzzles', {
  does: 'Looks for new puzzles (mine), proves the thirty of the game (prove), or measures who fails them (rate).',
  options: {
    games: { what: 'mine: matches to look through', value: whole(1), default: 200 },
    seed: { what: 'mine, rate: of the matches', value: whole(0), default: 1 },
    rules: { what: 'mine: the rules', value: RULES, default: 'standard' },
    bots: { what: 'mine: who plays', value: listOf(BOT), default: MINERS },
    redeals: { what: 'mine: how often a position is dealt anew', value: whole(0), default: 6 },
    attackers: {
      what: 'mine: attackers not seen yet, at most',
      value: whole(0, ALL_ATTACKERS),
      default: ALL_ATTACKERS,
    },
    out: { what: 'mine: where finds are added', value: NEW_FILE, default: FINDS },
    only: {
      what: 'rate: some of them, the others as they are',
      value: listOf({
        placeholder: 'puzzle',
        expected: `the id of a puzzle, such as ${MINED[0].id}`,
        read: (text) => MINED.find(({ id }) => id === text)?.id,
      }),
    },
    oracle: { what: 'prove: by the naive rules, as far as these are fast enough' },
    answers: { what: 'prove: shows how to go on' },
  },
  words: { what: 'which of these', value: oneOf('command', ['mine', 'prove', 'rate']), least: 1 },
});

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function mine(): Promise<void> {
  const load = botLoader(fileSources());
  const bots = await Promise.all(values.bots.map(async (id) => (await load(id))!));
  const source = {
    bots,
    name: values.rules,
    rules: rulesOf(values.rules),
    redeals: values.redeals,
    attackers: values.attackers,
  };
  const counts = new Map<string, number>();
  const began = performance.now();
  for (let game = 0; game < values.games; game++) {
    const seed = values.seed * 100_003 + game;
    const seen = new Set<string>();
    playForPositions(source, seed, (start) => {
      const find = findPuzzle(start, source.rules);
      if (!find) return;
      // One of a sort per match, or there would be the same again with a move in between.
      const sort = `${find.kind} ${find.key}`;
      if (seen.has(sort)) return;
      seen.add(sort);
      counts.set(sort, (counts.get(sort) ?? 0) + 1);
      appendFileSync(values.out, `${JSON.stringify({ seed, ...find, ...start })}\n`);
    });
    if (game % 50 === 49) console.error(`${game + 1} matches, ${seconds(began)}`);
  }
  for (const [sort, count] of [...counts].sort()) console.log(`${sort}: ${count}`);
}

function proveAll(): void {
  const began = performance.now();
  let failed = 0;
  for (const puzzle of MINED) {
    const since = performance.now();
    // Tens of thousands of matches in objects and strings: the naive rules take minutes for a win in two.
    if (values.oracle && puzzle.kind === 'win-in-two') continue;
    const { faults, answers } = prove(puzzle, values.oracle ? openWithOracle : openWithEngine);
    if (faults.length > 0) failed++;
    console.log(`${puzzle.id} (${puzzle.kind}): ${faults.join('; ') || 'proved'}, ${seconds(since)}`);
    if (values.answers)
      for (const [reply, moves] of answers)
        console.log(`  ${reply}: ${moves.join(', ') || 'it depends on the draw'}`);
  }
  console.log(`${failed === 0 ? 'all proved' : `${failed} not proved`}, ${seconds(began)}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function rate(): Promise<void> {
  const load = botLoader(fileSources());
  const rated: MinedPuzzle[] = [];
  for (const puzzle of MINED) {
    if (values.only && !values.only.includes(puzzle.id)) {
      rated.push(puzzle);
      continue;
    }
    const failed: number[] = [];
    const wrong = new Map<string, number>();
    for (const level of LEVELS) {
      const played = movesPlayed(level, (await load(level.id))!, puzzle, values.seed);
      failed.push(failures(level, played, puzzle));
      for (const [move, count] of played)
        if (move !== puzzle.solution) wrong.set(move, (wrong.get(move) ?? 0) + count);
    }
    rated.push({ ...puzzle, failed });
    const often = [...wrong].sort(([, a], [, b]) => b - a).slice(0, 3);
    console.log(
      `${puzzle.id} (${puzzle.kind}, ${puzzle.key}): ${failed.join(' ')}; instead ${often.map(([move, count]) => `${move} (${count})`).join(', ')}`,
    );
  }
  rated.sort((a, b) => difficulty(a) - difficulty(b));
  const list = rated.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  writeFileSync(
    DATA,
    '/** What the miner found, in the order of difficulty. Written by `npm run puzzles -- rate`. */\n' +
      "import type { MinedPuzzle } from './puzzle.ts';\n\n" +
      `export const MINED = [${list}] as const satisfies readonly MinedPuzzle[];\n`,
  );
  spawnSync(process.execPath, [BIOME, 'check', '--write', DATA], { stdio: 'inherit' });
}

const commands = { mine, prove: proveAll, rate };
await commands[words[0]!]();
