/**
 * The whole Road through the real page, from the ferry to the last person on it, once by keyboard alone and once by pad
 * alone. A strong bot chooses the moves from what the browser keeps; everything else (menus, seats, stakes, advances,
 * questions, the games of a series, reloads in the middle of a match) is done by keys or buttons as somebody does it.
 */
import assert from 'node:assert/strict';
import { botLoader } from '../../../src/ai/index.ts';
import {
  type Host,
  isAtTheEnd,
  marksOf,
  mayHaveAdvance,
  openStops,
  type Road,
  type Save,
} from '../../../src/campaign/index.ts';
import { OPPONENTS } from '../../../src/content/opponents/index.ts';
import { type Observation, observe, replay } from '../../../src/engine/index.ts';
import { fileSources } from '../../kit/nets.ts';
import { type Hand, KeyHand, PadsHand } from '../hands.ts';
import { keepPicture, type Site, type Visit, visit } from '../kit.ts';
import { FAKE_PADS } from '../pad-hand.ts';
import { keptSave, picture } from '../table-hand.ts';
import type { SoakDevice, SoakOptions, SoakPart } from './part.ts';

/** The smaller the picture the less it holds up. */
const SIZE = { width: 640, height: 360 };
const PLAYER = 'legend';
/** Positions it looks at for a move: enough to come through, few enough not to hold up. */
const NODES = 96;
const MOST_MATCHES = 200;
const MOST_MOVES = 300;
/** In every so manieth match the page is loaded anew after some moves. */
const RELOAD_EVERY = 6;
const RELOAD_AFTER = 9;
const PATIENCE_MS = 20_000;

const DEVICES = {
  keyboard: async ({ page }) => new KeyHand(page),
  pad: ({ page }) => PadsHand.plugged(page),
} satisfies Partial<Record<SoakDevice, (visited: Visit) => Promise<Hand>>>;

type Bot = NonNullable<Awaited<ReturnType<ReturnType<typeof botLoader>>>>;

class Walk {
  matches = 0;
  games = 0;
  moves = 0;
  won = 0;
  reloads = 0;
  private readonly visited: Visit;
  private readonly hand: Hand;
  private readonly bot: Bot;
  private readonly seed: number;

  constructor(visited: Visit, hand: Hand, bot: Bot, seed: number) {
    this.visited = visited;
    this.hand = hand;
    this.bot = bot;
    this.seed = seed;
  }

  /** From the title to the end of the road. */
  async whole(): Promise<Road> {
    await this.hand.choose('road');
    await this.hand.offered('stop-sallow-ferry');
    for (;;) {
      const { road } = await this.kept();
      if (isAtTheEnd(road, OPPONENTS)) return road;
      assert.ok(this.matches < MOST_MATCHES, `not at the end after ${this.matches} matches`);
      await this.sitDown(road);
      await this.match();
      this.matches++;
    }
  }

  private async kept(is: (save: Save) => boolean = () => true, what = 'nothing is kept') {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const save = await keptSave(this.visited.page);
      if (save && is(save)) return save.campaign;
      if (performance.now() > until) assert.fail(what);
      await this.visited.page.waitForTimeout(40);
    }
  }

  /** From the map to the table of whoever is to be met next. */
  private async sitDown(road: Road): Promise<void> {
    if (mayHaveAdvance(road)) {
      await this.hand.choose('advance');
      await this.kept(({ campaign }) => campaign.road.money > 0, 'no advance is given');
    }
    const host = nextHost(road);
    await this.hand.choose(`stop-${host.stop}`);
    await this.hand.choose(`person-${host.id}`);
    await this.hand.choose('sit');
    await this.kept(({ campaign }) => campaign.road.sitting !== null, `nobody sits down with ${host.id}`);
  }

  /** A match to its end, and back to the map. */
  private async match(): Promise<void> {
    const before = (await this.kept()).road;
    const id = before.sitting!.opponent;
    for (;;) {
      await this.game();
      this.games++;
      if (!(await this.hand.offered('next-game', 'to-road')).includes('next-game')) break;
      await this.hand.choose('next-game');
      await this.kept(({ campaign }) => campaign.road.sitting?.record != null, 'no next game is dealt');
    }
    const { road } = await this.kept(
      ({ campaign }) => campaign.road.sitting === null,
      'the match is not over',
    );
    if (marksOf(road, id).includes('beaten') && !marksOf(before, id).includes('beaten')) {
      this.won++;
      console.log(
        `  ${id} beaten (${marksOf(road, id).join(', ')}) in match ${this.matches + 1}, ${road.money} dr, ${road.debt} owed`,
      );
    }
    await this.hand.choose('to-road');
    await this.hand.offered('stop-sallow-ferry');
  }

  /** One game to its end. */
  private async game(): Promise<void> {
    const { page } = this.visited;
    let reload = this.matches % RELOAD_EVERY === RELOAD_EVERY - 1;
    for (let count = 0; count < MOST_MOVES; count++) {
      const table = await this.myTurn();
      if (table === null) return;
      if (reload && table.moves >= RELOAD_AFTER) {
        reload = false;
        await page.reload();
        await picture(page);
        const again = await this.myTurn();
        assert.deepEqual(again?.seen, table.seen, 'a reload changes the table');
        await this.hand.again();
        this.reloads++;
      }
      if ((await this.speed()) !== 'instant') await this.hand.faster();
      const { move } = this.bot.choose(table.seen, { nodes: NODES }, this.seed + this.games);
      await this.make(move, table);
      this.moves++;
    }
    assert.fail('the game does not end');
  }

  private async speed(): Promise<string> {
    return (await keptSave(this.visited.page))?.table?.settings.speed ?? '1';
  }

  /** What one sees when it is one's turn; null when the game is over and the road knows it. */
  private async myTurn(): Promise<{ seen: Observation; moves: number } | null> {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const sitting = (await keptSave(this.visited.page))?.campaign.road.sitting ?? null;
      if (sitting?.record == null) return null;
      const { state } = replay(sitting.record);
      const seen = observe(state, 'A');
      if (seen.next === 'A') return { seen, moves: sitting.record.moves.length };
      await this.visited.page.waitForTimeout(40);
    }
    assert.fail('it is never my turn');
  }

  private async make(move: string, { seen, moves }: { seen: Observation; moves: number }): Promise<void> {
    await this.hand.make(move, seen, async () => {
      const sitting = (await keptSave(this.visited.page))?.campaign.road.sitting ?? null;
      return sitting?.record == null || sitting.record.moves.length > moves;
    });
  }
}

/** Whoever is not beaten yet at the stops that are open; of several who were lost to, the one lost to least. */
function nextHost(road: Road): Host {
  const open = openStops(road, OPPONENTS);
  const left = OPPONENTS.filter(
    ({ id, stop }) => open.includes(stop) && !marksOf(road, id).includes('beaten'),
  );
  return left.sort((a, b) => (road.losses[a.id] ?? 0) - (road.losses[b.id] ?? 0))[0]!;
}

async function run(site: Site, { many, seed, device: only }: SoakOptions): Promise<string[]> {
  const found: string[] = [];
  const bot = await botLoader(fileSources())(PLAYER);
  assert.ok(bot);
  for (const [device, handOf] of Object.entries(DEVICES).slice(0, many)) {
    if (only !== undefined && device !== only) continue;
    const visited = await visit(site, '', { size: SIZE, before: FAKE_PADS });
    const started = performance.now();
    let walk: Walk | null = null;
    try {
      await picture(visited.page);
      walk = new Walk(visited, await handOf(visited), bot, seed * 1000);
      const road = await walk.whole();
      const marks = Object.values(road.marks).flat().length;
      console.log(`${device}: at the end with ${marks} marks, ${road.money} dr, ${road.advances} advances`);
    } catch (error) {
      found.push(`${device}: ${String(error)}`);
      await keepPicture(visited.page, `road ${device}`);
    }
    found.push(...visited.faults.map((fault) => `${device}: ${fault}`));
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    if (walk)
      console.log(
        `${device}: ${walk.matches} matches, ${walk.games} games, ${walk.moves} moves of one's own, ${walk.reloads} reloads in ${minutes} min`,
      );
    await visited.context.close();
  }
  return found;
}

export default {
  many: Object.keys(DEVICES).length,
  devices: Object.keys(DEVICES) as (keyof typeof DEVICES)[],
  run,
} satisfies SoakPart;
