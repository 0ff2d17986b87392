/** Whole campaigns in figures: thousands of walks along the road, won and lost as a table of win rates says. */
import {
  endGame,
  type Host,
  isAtTheEnd,
  levelOf,
  MARKS,
  type MatchFacts,
  marksOf,
  newRoad,
  offerOf,
  openStops,
  type Road,
  sitDown,
  takeAdvance,
  worthOfAll,
} from '../../src/campaign/index.ts';
import { LEVEL_POINTS } from '../../src/content/level-points.ts';
import { LEVELS } from '../../src/content/opponent.ts';
import { Random } from '../../src/engine/index.ts';
import { quantile } from '../kit/quantile.ts';
import { eloOf } from './figures.ts';

/** The strengths a player may have. */
export const PLAYERS = ['greenhorn', 'hauler', 'freighter', 'long-hauler'] as const;

/** Games of one player against one opponent at their table. */
export interface RoadTally {
  games: number;
  won: number;
  drawn: number;
  /** Of the games won: without a lost pair; as dared, without trying to. */
  clean: number;
  dared: number;
}

/** By player, then by opponent. */
export type RoadTable = Record<string, Record<string, RoadTally>>;

export interface CampaignFigures {
  readonly matches: number;
  readonly advances: number;
  /** Played to the end of the road. */
  readonly ended: boolean;
  /** Money appeared or went between two openings of stops: never, or the model leaks. */
  readonly leaks: number;
  /** The most drays ever in pocket, debts taken off, and all there are on the road at the start. */
  readonly richest: number;
  /** At some time nothing could be done: never. */
  readonly stuck: boolean;
}

const CHANCE = 90;
/** How somebody walks the road. */
export const WALKERS = {
  /** Plays everybody once it has not beaten yet, and nobody after that. */
  straight: { tries: 0 },
  /** Goes for the marks: whoever is beaten is played so many times more while marks of theirs are missing. */
  collector: { tries: 3 },
} as const;
export type Walker = keyof typeof WALKERS;

/** A walk that takes longer is given up. */
const MOST_MATCHES = 3000;
/** After so many losses in a row one goes on where the way is open. */
const PATIENCE = 4;

const FACTS: MatchFacts = {
  result: 'won',
  why: 'sale',
  turns: 20,
  discards: 0,
  disbands: 0,
  faces: { J: 0, Q: 0, K: 0, X: 0 },
  onTheirs: 0,
  byOneJoker: 0,
  overloaded: 0,
  wasBehind: false,
  deckSize: 54,
  sales: [],
  pairsWon: 2,
  pairsLost: 0,
  kingsOnOne: 0,
  ownFinish: true,
  finish: 'number',
};

/** The chance to win, smoothed, and moved by the ladder's points where they play above or below their level. */
function winChance({ games, won, drawn }: RoadTally, own: number, now: number): number {
  const chance = (won + drawn / 2 + 0.5) / (games + 1);
  let points = 0;
  for (let level = Math.min(own, now) + 1; level <= Math.max(own, now); level++)
    points += LEVEL_POINTS[LEVELS[level]!];
  return 1 / (1 + 10 ** (-(eloOf(chance) + (now < own ? points : -points)) / 400));
}

/** Dares in a form that two plain facts decide; a series is judged as it is. */
const plainDares = (hosts: readonly Host[]): Host[] =>
  hosts.map((host) =>
    host.dare.kind === 'straight-games'
      ? host
      : { ...host, dare: { kind: 'no-discard', words: host.dare.words } },
  );

/**
 * Who is played next: whoever was just beaten, for more of their marks; then whoever is not beaten yet at an open stop;
 * where one has lost too often, the other one.
 * @param tried matches against each after they were beaten
 */
function nextHost(
  road: Road,
  hosts: readonly Host[],
  tried: ReadonlyMap<string, number>,
  tries: number,
): Host {
  const open = openStops(road, hosts);
  const unfinished = hosts.find(({ id }) => {
    const marks = marksOf(road, id);
    return marks.includes('beaten') && marks.length < MARKS.length && (tried.get(id) ?? 0) < tries;
  });
  if (unfinished) return unfinished;
  const unbeaten = hosts.filter(
    ({ id, stop }) => open.includes(stop) && !marksOf(road, id).includes('beaten'),
  );
  // The way on opens by itself; who is left behind unbeaten is tried a few times more.
  const patient = unbeaten.find(({ id }) => (road.losses[id] ?? 0) < PATIENCE);
  const there = unbeaten.filter(({ stop }) => stop === open.at(-1));
  const easiest = there.sort((a, b) => (road.losses[a.id] ?? 0) - (road.losses[b.id] ?? 0))[0];
  return patient ?? easiest ?? hosts.find(({ stop }) => stop === open.at(-1))!;
}

/** One walk from the ferry to the lighthouse. */
export function walk(
  table: RoadTable[string],
  cast: readonly Host[],
  seed: number,
  walker: Walker = 'straight',
): CampaignFigures {
  const hosts = plainDares(cast);
  const random = new Random(seed, CHANCE);
  const tried = new Map<string, number>();
  let road = newRoad();
  let matches = 0;
  let leaks = 0;
  let richest = road.money;
  let stuck = false;
  while (!isAtTheEnd(road, hosts) && matches < MOST_MATCHES && !stuck) {
    road = takeAdvance(road);
    const host = nextHost(road, hosts, tried, WALKERS[walker].tries);
    if (marksOf(road, host.id).includes('beaten')) tried.set(host.id, (tried.get(host.id) ?? 0) + 1);
    const tally = table[host.id]!;
    const level = levelOf(road, host);
    const seat = sitDown(road, hosts, host, { level, sets: [1], put: offerOf(road, host).least });
    if ('fault' in seat) {
      stuck = true;
      break;
    }
    const worth = worthOfAll(road, hosts);
    road = seat.road;
    const chance = winChance(tally, LEVELS.indexOf(host.level), LEVELS.indexOf(level));
    const draws = tally.drawn / Math.max(1, tally.games);
    let opened = false;
    while (road.sitting) {
      const drawn = random.unit() < draws;
      const won = random.unit() < chance;
      const share = (part: number): number => (part + 0.5) / (tally.won + 1);
      const facts: MatchFacts = {
        ...FACTS,
        result: drawn ? 'drawn' : won ? 'won' : 'lost',
        pairsLost: random.unit() < share(tally.clean) ? 0 : 1,
        discards: random.unit() < share(tally.dared) ? 0 : 1,
      };
      const end = endGame(road, hosts, facts)!;
      road = end.road;
      opened ||= end.opened !== null;
      matches++;
    }
    if (!opened && worthOfAll(road, hosts) !== worth) leaks++;
    richest = Math.max(richest, road.money - road.debt);
  }
  return { matches, advances: road.advances, ended: isAtTheEnd(road, hosts), leaks, richest, stuck };
}

/** So many walks of one player, each with a chance of its own. */
export const campaignsOf = (
  table: RoadTable[string],
  hosts: readonly Host[],
  many: number,
  walker: Walker,
): CampaignFigures[] => Array.from({ length: many }, (_, seed) => walk(table, hosts, seed, walker));

/** In one line: how long they take, what goes wrong, and money. */
export function describeCampaigns(walks: readonly CampaignFigures[]): string {
  const matches = walks.map((one) => one.matches);
  const count = (is: (one: CampaignFigures) => boolean): number => walks.filter(is).length;
  const [few, half, most] = [0.1, 0.5, 0.9].map((part) => quantile(matches, part));
  const advances = walks.reduce((sum, one) => sum + one.advances, 0) / walks.length;
  return (
    `${walks.length} campaigns: half take ${half} games or fewer, one in ten ${few}, nine ${most}; ` +
    `${count((one) => !one.ended)} not ended, ${count((one) => one.stuck)} stuck, ${count((one) => one.leaks > 0)} with money out of nothing; ` +
    `${advances.toFixed(1)} advances, ${Math.max(...walks.map((one) => one.richest))} dr at most`
  );
}
