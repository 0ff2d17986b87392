/**
 * Whole matches with every device alone, on the smallest and on the largest screen the game is made for, under every
 * rule set in turn: each move that is meant is made, every match comes to its end, and the page complains of nothing.
 */
import assert from 'node:assert/strict';
import { PRESET_IDS } from '../../../src/content/index.ts';
import type { Observation } from '../../../src/engine/index.ts';
import { legalFrom } from '../../../src/present/index.ts';
import { moveByKeys } from '../keyboard-hand.ts';
import { pickMove, type Site, TerminalHand, type Visit, visit } from '../kit.ts';
import { moveByElements } from '../mirror-hand.ts';
import { moveByMouse } from '../mouse-hand.ts';
import { FAKE_PADS, moveByPad, PadHand } from '../pad-hand.ts';
import { moved, myTurn, pickMostlyNumbers, picture } from '../table-hand.ts';
import { TouchHand } from '../touch-hand.ts';
import { SOAK_DEVICES, type SoakDevice, type SoakOptions, type SoakPart } from './part.ts';

const SIZES = [
  { width: 360, height: 640, sharpness: 1 },
  // Without a graphics card the largest picture is what a hand waits for, so it is drawn with half the pixels a side.
  { width: 2560, height: 1440, sharpness: 0.5 },
] as const;
const MOST_TURNS = 200;

interface Seat {
  readonly seen: Observation;
  readonly moves: number;
  readonly turn: number;
}

/** Makes one move. @returns whether it was made */
type Mover = (seat: Seat) => Promise<boolean>;

/** Plays move by move what the browser keeps. @returns how many turns it took */
async function byTurns({ page }: Visit, mover: Mover): Promise<number> {
  let table = await myTurn(page);
  for (let turn = 0; ; turn++) {
    if (table.seen.result !== 'continue') return turn;
    assert.ok(turn < MOST_TURNS, 'the match does not end');
    const legal = legalFrom(table.seen).join(', ');
    assert.ok(await mover({ ...table, turn }), `no move of ${legal} was made after ${table.moves}`);
    table = await myTurn(page);
  }
}

/** How long a move may take to be kept: the largest screen is drawn by a slow renderer. */
const PATIENCE_MS = 8000;

/** By device, a whole match on a page that has been opened at a table. */
const MATCHES: Record<SoakDevice, (visited: Visit) => Promise<number>> = {
  keyboard: (visited) =>
    byTurns(visited, async ({ seen, moves, turn }) => {
      await moveByKeys(visited.page, seen, turn);
      return moved(visited.page, moves, PATIENCE_MS);
    }),
  mouse: (visited) =>
    byTurns(visited, async ({ seen, moves, turn }) => {
      await moveByMouse(visited.page, seen, pickMostlyNumbers(seen, turn), turn % 3 === 1);
      return moved(visited.page, moves, PATIENCE_MS);
    }),
  touch: async (visited) => {
    const hand = await TouchHand.on(visited.page);
    return byTurns(visited, ({ seen, moves, turn }) =>
      hand.move(seen, pickMostlyNumbers(seen, turn), moves, turn % 5 === 4),
    );
  },
  pad: async (visited) => {
    const pad = new PadHand(visited.page);
    await pad.plug(0, 'Xbox 360 Controller (XInput STANDARD GAMEPAD)');
    await pad.press('down');
    return byTurns(visited, async ({ seen, moves }) => {
      await moveByPad(pad, seen);
      return moved(visited.page, moves, PATIENCE_MS);
    });
  },
  mirror: async ({ page }) => {
    for (let turn = 0; ; turn++) {
      assert.ok(turn < MOST_TURNS, 'the match does not end');
      if (!(await moveByElements(page, turn))) return turn;
    }
  },
  terminal: async ({ page }) => {
    const terminal = await TerminalHand.open(page);
    for (let turn = 0; ; turn++) {
      const state = await terminal.state();
      if (state.result !== 'continue') return turn;
      assert.ok(turn < MOST_TURNS, 'the match does not end');
      assert.match(await terminal.say(pickMove(state)), /^You /);
    }
  },
};

async function run(site: Site, { many, seed, device: only }: SoakOptions): Promise<string[]> {
  const found: string[] = [];
  for (const { width, height, sharpness } of SIZES) {
    for (const [device, play] of Object.entries(MATCHES)) {
      if (only !== undefined && device !== only) continue;
      const turns: number[] = [];
      const started = performance.now();
      for (let i = 0; i < many; i++) {
        const rules = PRESET_IDS[i % PRESET_IDS.length]!;
        const link = `#table?rules=${rules}&opponent=greedy&seed=${seed + i}&first=A&speed=instant`;
        const visited = await visit(site, link, {
          size: { width, height },
          sharpness,
          touch: device === 'touch',
          before: FAKE_PADS,
        });
        const what = `${device}, ${width}×${height}, ${link}`;
        try {
          await picture(visited.page);
          turns.push(await play(visited));
        } catch (error) {
          found.push(`${what}: ${String(error)}`);
        }
        found.push(...visited.faults.map((fault) => `${what}: ${fault}`));
        await visited.context.close();
      }
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(
        `${device}, ${width}×${height}: ${turns.length} of ${many} matches (${turns.join(', ')} turns) in ${seconds} s`,
      );
    }
  }
  return found;
}

export default { many: 10, devices: SOAK_DEVICES, run } satisfies SoakPart;
