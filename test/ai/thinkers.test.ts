/** The thinking bots: honest, repeatable, never blind to a win where their level says so, the same in script and in WASM. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Bot, botLoader, OPPONENTS } from '../../src/ai/index.ts';
import { Judge } from '../../src/ai/judge.ts';
import { createNet, readNet } from '../../src/ai/net.ts';
import { LEVELS } from '../../src/ai/persona.ts';
import { PRESET_IDS, presetOptions, type StyleId } from '../../src/content/index.ts';
import {
  caravanValue,
  cardCode,
  compileRules,
  copyState,
  DISBAND,
  deal,
  handOf,
  inOpening,
  JACK,
  JOKER,
  kindOf,
  type Move,
  moveCaravan,
  moveFace,
  type Observation,
  observe,
  PLAY,
  parseMove,
  Random,
  replaceHidden,
  SALE_MAX,
  SALE_MIN,
  type State,
  seatName,
  seatToMove,
  shuffleDeck,
  soldTo,
  TEN,
} from '../../src/engine/index.ts';
import { deckOf } from '../../src/engine/state.ts';
import { endsWith, movesOf, walk } from '../kit/mine.ts';
import { fileSources } from '../kit/nets.ts';
import { runs, SEED, seeded } from '../kit/seeds.ts';

const load = botLoader(fileSources());
const botOf = async (id: string): Promise<Bot> => (await load(id))!;
const inScript = (await botLoader(fileSources(undefined, false))('legend'))!;
const bots = await Promise.all(OPPONENTS.map(({ id }) => botOf(id)));
const byId = (id: string): Bot => bots.find((bot) => bot.id === id)!;
const seenBy = (state: State): Observation => observe(state, seatName(seatToMove(state)));

/** Up to `count` positions that fit, not more than a few of one match. */
function positions(count: number, fits: (state: State) => boolean): State[] {
  const found: State[] = [];
  let last = -1;
  let ofThis = 0;
  walk(SEED, (state, game) => {
    if (game !== last) ofThis = 0;
    last = game;
    if (ofThis < 3 && fits(state)) {
      ofThis++;
      found.push(copyState(state));
    }
    return found.length < count;
  });
  return found;
}

/** The same match as one seat sees it, with everything it cannot see in other places. */
function withOtherSecrets(state: State, random: Random): State {
  const seat = seatToMove(state);
  const other = 1 - seat;
  const copy = copyState(state);
  const hidden = Int32Array.from([...handOf(copy, other), ...deckOf(copy, other)]);
  // Of a deck that nobody has seen, any card may be another.
  if (state.rules.options.deck.kind === 'custom')
    for (let i = 0; i < hidden.length; i += 3)
      hidden[i] = cardCode(1 + random.below(13), random.below(4), 1 + random.below(9));
  replaceHidden(copy, other, random.shuffle(hidden));
  shuffleDeck(copy, seat, random);
  return copy;
}

test(seeded('other hidden cards, the same observation to the byte and the same move'), () => {
  const random = new Random(SEED, 61);
  for (const [i, state] of positions(runs(60), () => true).entries()) {
    const other = withOtherSecrets(state, random);
    const seen = seenBy(state);
    expect(JSON.stringify(seenBy(other))).toBe(JSON.stringify(seen));
    for (const bot of [byId('legend'), bots[i % bots.length]!])
      expect(bot.choose(seenBy(other), { nodes: 24 }, i)).toEqual(bot.choose(seen, { nodes: 24 }, i));
  }
});

test(seeded('the same nodes and seed, the same choice; in script as in WASM'), () => {
  const legend = byId('legend');
  for (const [i, state] of positions(runs(16), () => true).entries()) {
    const seen = seenBy(state);
    const choice = legend.choose(seen, { nodes: 32 }, i);
    legend.choose(seen, { nodes: 24 }, i + 1); // whatever else it has thought of
    expect(legend.choose(JSON.parse(JSON.stringify(seen)), { nodes: 32 }, i)).toEqual(choice);
    expect(inScript.choose(seen, { nodes: 32 }, i)).toEqual(choice);
    expect(movesOf(state)).toContain(parseMove(choice.move));
  }
});

test(seeded('the net in script and in WASM agree to 1e-6 in every position'), async () => {
  const sources = fileSources();
  const { weights } = readNet(await sources.weights('main.net'));
  const script = new Judge(createNet(weights));
  const wasm = new Judge(createNet(weights, (await sources.forward())!));
  expect([script.net.inWasm, wasm.net.inWasm]).toEqual([false, true]);
  for (const state of positions(runs(60), () => true)) {
    const after = copyState(state);
    script.look(state);
    wasm.look(state);
    for (const move of movesOf(state)) {
      const value = script.value(state, move, after);
      expect(Math.abs(wasm.value(state, move, after) - value)).toBeLessThan(1e-6);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  }
});

test('with milliseconds it stops in time, and has an answer when there is none', () => {
  const seen = seenBy(positions(40, () => true).at(-1)!);
  let clock = 0;
  const ticking = (): number => clock++;
  const choice = byId('legend').choose(seen, { ms: 30 }, 1, ticking);
  expect(clock).toBeLessThan(60);
  expect(choice.nodes).toBeGreaterThan(0);
  expect(byId('legend').choose(seen, { ms: 0 }, 1, ticking).move).toBeTypeOf('string');
});

describe('what a level never overlooks', { timeout: 30_000 * runs(1) }, () => {
  const wins = positions(runs(60), (state) => {
    const moves = movesOf(state);
    return (
      moves.some((move) => endsWith(state, move) === 1) && !moves.every((move) => endsWith(state, move) === 1)
    );
  });
  const gifts = positions(runs(60), (state) => {
    const ends = movesOf(state).map((move) => endsWith(state, move));
    return ends.includes(0) && !ends.every((end) => end === 0);
  });
  for (const { id, takesWins, holds } of LEVELS) {
    const bot = byId(id);
    if (takesWins) {
      test(seeded(`${id} wins where one move wins`), () => {
        for (const [i, state] of wins.entries()) {
          const { move } = bot.choose(seenBy(state), { nodes: 16 }, i);
          expect(endsWith(state, parseMove(move)!)).toBe(1);
        }
      });
    }
    if (holds) {
      test(seeded(`${id} hands over no game that can be held`), () => {
        for (const [i, state] of gifts.entries()) {
          const { move } = bot.choose(seenBy(state), { nodes: 16 }, i);
          expect(endsWith(state, parseMove(move)!)).not.toBe(0);
        }
      });
    }
  }
});

/** What a style shows in, and whether it plays more (1) or less (−1) of that than a plain player. */
const MARKS: Record<
  Exclude<StyleId, 'neutral'>,
  [sign: 1 | -1, fits: (move: Move, state: State) => boolean]
> = {
  builder: [1, (move) => isFace(move, 1, TEN)],
  saboteur: [1, (move, state) => kindOf(move) === PLAY && onOther(move, state)],
  hoarder: [-1, (move) => isFace(move, JACK, JOKER)],
  'never-disbands': [-1, (move) => kindOf(move) === DISBAND],
  'joker-lover': [1, (move) => isFace(move, JOKER, JOKER)],
  vindictive: [1, (move, state) => kindOf(move) === PLAY && onOther(move, state)],
  'last-minute': [-1, (move, state) => isFace(move, 1, TEN) && isFirstSale(move, state)],
  careful: [1, (move) => isFace(move, 1, 5)],
  gambler: [1, (move) => isFace(move, 8, TEN)],
};
const isFace = (move: Move, from: number, to: number): boolean =>
  kindOf(move) === PLAY && moveFace(move) >> 2 >= from && moveFace(move) >> 2 <= to;
const isFirstSale = (move: Move, state: State): boolean => {
  const caravan = moveCaravan(move);
  const total = caravanValue(state, caravan) + (moveFace(move) >> 2);
  return total >= SALE_MIN && total <= SALE_MAX && soldTo(state, caravan % 3) < 0;
};
const onOther = (move: Move, state: State): boolean => moveCaravan(move) < 3 !== (seatToMove(state) === 0);

describe(seeded('a style shows in the moves'), () => {
  const places = positions(runs(400), (state) => !inOpening(state));
  const played = async (id: string): Promise<Move[]> => {
    const bot = await botOf(id);
    return places.map((state) => parseMove(bot.choose(seenBy(state), {}, 1).move)!);
  };
  for (const [style, [sign, fits]] of Object.entries(MARKS)) {
    test(style, async () => {
      const count = (moves: Move[]): number => moves.filter((move, i) => fits(move, places[i]!)).length;
      // The best give up too few caravans for it to show.
      const level = style === 'never-disbands' ? 'wagonmaster' : 'long-hauler';
      const usual = count(await played(level));
      const leaning = count(await played(`${level}+${style}`));
      expect((leaning - usual) * sign).toBeGreaterThan(0);
    });
  }
});

test('who searches plays by the net of the standard table where nothing that matters differs from it', async () => {
  const by = async (net: string) => (await botLoader(fileSources(`assets/nets/${net}`))('legend'))!;
  const nets = { plain: await by('plain.net'), main: await by('main.net') };
  const plain = ['standard', 'mifflin', 'nevins'];
  let apart = 0;
  for (const id of PRESET_IDS) {
    for (const seed of [1, 2]) {
      const { state } = deal(compileRules(presetOptions(id)), { seed: SEED + seed, first: 'A' });
      const choose = (bot: Bot) => bot.choose(seenBy(state), { nodes: 8 }, seed);
      const own = nets[plain.includes(id) ? 'plain' : 'main'];
      expect(choose(byId('legend')), id).toEqual(choose(own));
      const other = own === nets.plain ? nets.main : nets.plain;
      if (choose(other).value !== choose(own).value) apart++;
    }
  }
  expect(apart).toBe(2 * PRESET_IDS.length);
});

test('there is no bot of another name', async () => {
  for (const id of ['nobody', 'legend+nobody', 'trader+saboteur+builder', 'random+builder', '__proto__', ''])
    expect(await load(id)).toBeUndefined();
});

test('the weights are small and say where they come from', async () => {
  for (const file of ['main.net', 'plain.net', 'net-1.net'] as const) {
    const bytes = await fileSources().weights(file);
    expect(bytes.length).toBeLessThanOrEqual(150_000);
    const { header, weights } = readNet(bytes);
    expect(header.commit).toMatch(/^[0-9a-f]{7,}$/);
    expect(header.log).toMatch(/standard table/);
    expect(weights.every(Number.isFinite)).toBe(true);
    expect(() => readNet(bytes.subarray(0, 999))).toThrow('another version');
    expect(() => readNet(new Uint8Array(3))).toThrow('not a weights file');
  }
});

test('the WASM module is what its source makes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-wasm-'));
  const out = join(folder, 'forward.wasm');
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/assemblyscript/bin/asc.js',
      'src/ai/wasm/forward.ts',
      '--config',
      'src/ai/wasm/forward.json',
      '--outFile',
      out,
    ],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(await readFile(out)).toEqual(await readFile('assets/nets/forward.wasm'));
  rmSync(folder, { recursive: true });
});
