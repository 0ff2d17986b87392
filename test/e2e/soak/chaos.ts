/**
 * Matches in which all goes wrong that can: workers die, the picture is lost, storage fails, sound is taken away, pads
 * are pulled out, the page is hidden for an hour, resized, closed and opened, the clock goes back, and somebody hammers on
 * keys and mouse. The match goes on or is resumed, what is kept always follows the rules from what was kept before, and on
 * the road no dray comes from nowhere or is lost.
 */
import assert from 'node:assert/strict';
import { newRoad, type Save, worthOfAll } from '../../../src/campaign/index.ts';
import { HOUSE_RULES, PRESET_IDS } from '../../../src/content/index.ts';
import { OPPONENTS } from '../../../src/content/opponents/index.ts';
import { type MatchRecord, observe, Random, replay } from '../../../src/engine/index.ts';
import { ACTIONS } from '../../../src/input/index.ts';
import { legalFrom } from '../../../src/present/index.ts';
import { befall, CHAOS, drum, MISHAPS } from '../chaos.ts';
import { KeyHand } from '../hands.ts';
import { keepPicture, type Site, type Visit, visit, watchPage } from '../kit.ts';
import { FAKE_PADS, PadHand } from '../pad-hand.ts';
import { QUICK_SAVE } from '../school-hand.ts';
import { keptSave, picture } from '../table-hand.ts';
import type { SoakOptions, SoakPart } from './part.ts';

const STREAM = 900;
/** A worker that died without a word is given up after 15 s. */
const PATIENCE_MS = 45_000;
const MOST_TURNS = 250;
const SIZES = [
  { width: 640, height: 360 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 960, height: 540 },
] as const;
const LEVELS = ['greedy', 'freighter', 'long-hauler', 'legend'] as const;
const KEYS = [...new Set(ACTIONS.flatMap(({ keys }) => keys))].filter((key) => !key.startsWith('shift+'));
/** What somebody does, after which the game may be anywhere. */
const DEEDS = ['padPulled', 'resized', 'reloaded', 'closed', 'clicked', 'drummed'] as const;
const ALL = [...MISHAPS, ...DEEDS];
type Deed = (typeof ALL)[number];

/** Everybody but the last has been beaten, so that no win opens anything and all money of the road stays the same. */
const SAVE: Save = {
  ...QUICK_SAVE,
  campaign: {
    ...QUICK_SAVE.campaign,
    road: {
      ...newRoad(),
      money: 900,
      marks: Object.fromEntries(OPPONENTS.slice(0, -1).map(({ id }) => [id, ['beaten', 'clean', 'dare']])),
    },
  },
};
const WORTH = worthOfAll(SAVE.campaign.road, OPPONENTS);

interface Counts {
  matches: number;
  moves: number;
  /** Matches that somebody's drumming brought to an end of their own choice. */
  leftByHand: number;
  readonly deeds: Record<string, number>;
}

class Round {
  private page;
  private hand;
  private last: MatchRecord | null = null;
  /** What has been done to it, for a report. */
  readonly story: string[] = [];
  private readonly visited: Visit;
  private readonly random: Random;
  private readonly counts: Counts;
  private readonly onRoad: boolean;

  constructor(visited: Visit, random: Random, counts: Counts, onRoad: boolean) {
    this.visited = visited;
    this.page = visited.page;
    this.hand = new KeyHand(this.page);
    this.random = random;
    this.counts = counts;
    this.onRoad = onRoad;
  }

  async play(): Promise<void> {
    await picture(this.page);
    if (this.onRoad) await this.sitDown();
    for (let turn = 0; ; turn++) {
      const now = await this.myTurn();
      if (now === null) return;
      assert.ok(turn < MOST_TURNS, 'the match does not end');
      if (this.random.below(2) === 0) {
        await this.suffer(this.pick(ALL));
        // Drumming may have made moves, and where the page stands nobody knows.
        if ((await this.myTurn())?.record.moves.length !== now.record.moves.length) continue;
      }
      const legal = legalFrom(now.seen);
      const plays = legal.filter((move) => move.includes('>'));
      const move = this.pick(plays.length > 0 ? plays : legal);
      this.story.push(move);
      await this.hand.make(move, now.seen, async () => {
        const record = await this.record();
        return record === null || record.moves.length > now.record.moves.length;
      });
      this.counts.moves++;
    }
  }

  private pick<T>(from: readonly T[]): T {
    return from[this.random.below(from.length)]!;
  }

  private async sitDown(): Promise<void> {
    const host = this.pick(OPPONENTS);
    this.story.push(host.id);
    await this.hand.choose('road');
    await this.hand.choose(`stop-${host.stop}`);
    await this.hand.choose(`person-${host.id}`);
    await this.hand.choose('sit');
    await this.until(async () => (await this.record()) !== null, 'nobody sits down');
  }

  private async until(is: () => Promise<boolean>, what: string): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    while (!(await is())) {
      if (performance.now() > until) assert.fail(what);
      await this.page.waitForTimeout(40);
    }
  }

  /** The match as it is kept: it follows from what was kept before, and no money was lost. Null when it is over. */
  private async record(): Promise<MatchRecord | null> {
    const save = await keptSave(this.page);
    // A new browser profile keeps nothing before the first move.
    if (save === null) return null;
    const { road } = save.campaign;
    assert.equal(worthOfAll(road, OPPONENTS), WORTH, 'all money of the road is not what it was');
    const record = (this.onRoad ? road.sitting?.record : save.match?.record) ?? null;
    if (record === null) return null;
    assert.equal(replay(record).fault, null, 'what is kept does not follow the rules');
    if (this.last?.seed === record.seed)
      assert.deepEqual(
        record.moves.slice(0, this.last.moves.length),
        this.last.moves.slice(0, record.moves.length),
        'moves that were made are others now',
      );
    this.last = record;
    return record;
  }

  /** Waits until one is to move. @returns null when the match is over */
  private async myTurn() {
    const seed = this.last?.seed;
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const record = await this.record();
      if (record === null && (this.onRoad || this.last !== null)) return null;
      if (record !== null) {
        if (seed !== undefined && record.seed !== seed) return null; // the next game of a series, or a new deal
        const seen = observe(replay(record).state, 'A');
        if (seen.result !== 'continue' && !this.onRoad) return null;
        if (seen.next === 'A') return { seen, record };
      }
      await this.page.waitForTimeout(40);
    }
    assert.fail('it is never my turn');
  }

  private async suffer(deed: Deed): Promise<void> {
    const { page, random, counts } = this;
    counts.deeds[deed] = (counts.deeds[deed] ?? 0) + 1;
    this.story.push(`<${deed}>`);
    switch (deed) {
      case 'padPulled': {
        const pad = new PadHand(page);
        await pad.plug(0, 'Xbox 360 Controller (XInput STANDARD GAMEPAD)');
        // Pulled out while a direction is held.
        await page.evaluate('window.fakePads.hold(0, 14)');
        await pad.unplug();
        // The match waits until somebody goes on with it.
        await this.hand.offered('resume');
        await page.keyboard.press('Escape');
        return;
      }
      case 'resized':
        for (let i = 0; i < 8; i++) await page.setViewportSize(this.pick(SIZES));
        return;
      case 'reloaded':
        return this.again();
      case 'closed': {
        const hash = this.onRoad ? '#road' : '#play';
        await page.close();
        this.page = await this.visited.context.newPage();
        watchPage(this.page, this.visited.address, this.visited.faults);
        await this.page.goto(this.visited.address + hash);
        this.hand = new KeyHand(this.page);
        return picture(this.page);
      }
      case 'clicked': {
        const { width, height } = page.viewportSize()!;
        for (let i = 0; i < 10; i++) await page.mouse.dblclick(random.below(width), random.below(height));
        return this.backToTable();
      }
      case 'drummed': {
        const keys = Array.from({ length: 100 }, () => this.pick(KEYS));
        await drum(page, keys, 10);
        return this.backToTable();
      }
      default:
        await befall(page, deed, random.below(300), 200 + random.below(1500));
    }
  }

  /** Wherever the game is by now: a match that is going on is there again after a reload. */
  private async backToTable(): Promise<void> {
    await this.page.waitForTimeout(300);
    const before = this.last;
    const record = await this.record();
    if (record === null || record.seed !== before?.seed) {
      this.counts.leftByHand++;
      return;
    }
    await this.page.evaluate(`history.replaceState(null, '', '${this.onRoad ? '#road' : '#play'}')`);
    await this.again();
  }

  private async again(): Promise<void> {
    const { page } = this;
    await page.reload();
    await picture(page);
    // Drumming may have turned the speed down.
    const speed = (await keptSave(page))?.table?.settings.speed;
    for (let i = 0; speed !== 'instant' && i < (speed === '2' ? 1 : 2); i++) await this.hand.faster();
  }
}

/** What the console may say of mishaps that are meant. */
const MEANT = /context|WebGL|GL_|GPU/i;

async function run(site: Site, { many, seed }: SoakOptions): Promise<string[]> {
  const found: string[] = [];
  const counts: Counts = { matches: 0, moves: 0, leftByHand: 0, deeds: {} };
  // Its seed is all that makes a match: `--seed` and `--many 1` repeat it.
  for (let match = seed; match < seed + many; match++) {
    const faults: string[] = [];
    const random = new Random(match, STREAM);
    const onRoad = match % 2 === 1;
    const rules = [PRESET_IDS[match % PRESET_IDS.length], ...HOUSE_RULES.filter(() => random.below(4) === 0)];
    const link = `#table?rules=${rules.join('+')}&opponent=${LEVELS[random.below(LEVELS.length)]}&seed=${match}&first=A&speed=instant`;
    const visited = await visit(site, onRoad ? '' : link, {
      size: SIZES[random.below(SIZES.length)]!,
      before: CHAOS + FAKE_PADS,
      keeps: SAVE,
    });
    const round = new Round(visited, random, counts, onRoad);
    const what = `--seed ${match}, ${onRoad ? 'on the road' : link}`;
    try {
      await round.play();
    } catch (error) {
      faults.push(`${String(error)}; ${round.story.slice(-12).join(' ')}`);
      for (const page of visited.context.pages()) await keepPicture(page, `chaos ${match}`);
    }
    counts.matches++;
    faults.push(...visited.faults.filter((fault) => !MEANT.test(fault)));
    found.push(...faults.map((fault) => `${what}: ${fault}`));
    console.log([`${what}: ${round.story.length} moves and mishaps`, ...faults].join('\n  '));
    await visited.context.close();
  }
  console.log(
    `${counts.matches} matches, ${counts.moves} moves by the hand, ${counts.leftByHand} matches ended by drumming`,
  );
  console.log(counts.deeds);
  return found;
}

export default { many: 40, run } satisfies SoakPart;
