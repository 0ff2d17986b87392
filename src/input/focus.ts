/**
 * The focus graph: where the focus is and where a step takes it. It knows places, not pixels, so that keyboard,
 * gamepad and the DOM mirror share it and its tests need no screen.
 *
 * A graph is zones from top to bottom; a zone is lanes from left to right; a lane is places from top to bottom.
 * Left and right change the lane, up and down walk a lane and then leave the zone, which remembers where one was.
 */
import type { Place, Way } from './intents.ts';

export interface Zone {
  readonly id: string;
  /** Without empty lanes. */
  readonly lanes: readonly (readonly Place[])[];
  /** May one go on from the last lane to the first? */
  readonly wraps: boolean;
  /** At which end the lanes lie level, so that a step aside keeps the distance from it. */
  readonly level: 'top' | 'bottom';
}

export interface FocusGraph {
  readonly zones: readonly Zone[];
  /** Where the held card may go: first in the order of next and previous. */
  readonly targets: readonly Place[];
  /** Where the focus begins. */
  readonly start: Place | null;
}

export interface Focus {
  readonly place: Place | null;
  /** The last place in each zone. */
  readonly memory: Readonly<Record<string, Place>>;
}

export const NO_FOCUS: Focus = { place: null, memory: {} };

interface Spot {
  readonly zone: number;
  readonly lane: number;
  readonly step: number;
}

function spotOf({ zones }: FocusGraph, place: Place | null): Spot | null {
  for (const [zone, { lanes }] of zones.entries()) {
    for (const [lane, places] of lanes.entries()) {
      const step = places.indexOf(place as Place);
      if (step >= 0) return { zone, lane, step };
    }
  }
  return null;
}

/** Every place, in the order of next and previous: legal targets first, then the rest as they stand. */
export function placesOf({ zones, targets }: FocusGraph): Place[] {
  const all = zones.flatMap(({ lanes }) => lanes.flat());
  const first = targets.filter((place) => all.includes(place));
  return [...first, ...all.filter((place) => !first.includes(place))];
}

/** The focus on a place of the graph; where there is no such place, it stays where it was. */
export function focusOn(graph: FocusGraph, focus: Focus, place: Place): Focus {
  const spot = spotOf(graph, place);
  if (!spot) return focus;
  return { place, memory: { ...focus.memory, [graph.zones[spot.zone]!.id]: place } };
}

/**
 * The focus after the graph has changed: it is never lost. Where its place is gone it goes to the nearest one that
 * was beside it, else to the start.
 */
export function settle(graph: FocusGraph, focus: Focus): Focus {
  if (spotOf(graph, focus.place)) return focus;
  const all = placesOf(graph);
  const near = focus.place === null ? [] : neighbours(focus.place);
  const place = near.find((candidate) => all.includes(candidate)) ?? graph.start ?? all[0];
  return place === undefined ? { ...focus, place: null } : focusOn(graph, focus, place);
}

/** Places that a lost one may have become: a hand closes up, a caravan shrinks. */
function neighbours(place: Place): Place[] {
  const match = /^(hand|[AB][123])\.(\d+)$/.exec(place);
  if (!match) return [];
  const [, line, count] = match as unknown as [string, string, string];
  const lower = Array.from({ length: Number(count) }, (_, i) => `${line}.${Number(count) - 1 - i}` as Place);
  return line === 'hand' ? lower : [...lower, line as Place];
}

/** The focus one step further. */
export function moveFocus(graph: FocusGraph, focus: Focus, way: Way): Focus {
  const here = settle(graph, focus);
  if (here.place === null) return here;
  if (way === 'next' || way === 'previous') {
    const all = placesOf(graph);
    const index = all.indexOf(here.place) + (way === 'next' ? 1 : -1);
    return focusOn(graph, here, all[(index + all.length) % all.length]!);
  }
  const place = stepFrom(graph, here, way);
  return place === null ? here : focusOn(graph, here, place);
}

function stepFrom(graph: FocusGraph, focus: Focus, way: 'up' | 'down' | 'left' | 'right'): Place | null {
  const spot = spotOf(graph, focus.place)!;
  const { lanes, wraps, level } = graph.zones[spot.zone]!;
  if (way === 'left' || way === 'right') {
    const lane = spot.lane + (way === 'right' ? 1 : -1);
    const to = lanes[wraps ? (lane + lanes.length) % lanes.length : lane];
    if (!to) return null;
    const fromBottom = lanes[spot.lane]!.length - spot.step;
    return to[level === 'top' ? Math.min(spot.step, to.length - 1) : Math.max(0, to.length - fromBottom)]!;
  }
  const within = lanes[spot.lane]![spot.step + (way === 'down' ? 1 : -1)];
  if (within) return within;
  for (let zone = spot.zone + (way === 'down' ? 1 : -1); graph.zones[zone]; ) {
    const entered = enter(graph.zones[zone]!, focus, way, spot.lane / Math.max(1, lanes.length - 1));
    if (entered) return entered;
    zone += way === 'down' ? 1 : -1;
  }
  return null;
}

/** A zone is entered where one was last, else in the lane that lies ahead, at its near end. */
function enter({ id, lanes }: Zone, { memory }: Focus, way: 'up' | 'down', across: number): Place | null {
  const remembered = memory[id];
  if (remembered && lanes.some((lane) => lane.includes(remembered))) return remembered;
  const lane = lanes[Math.round(across * (lanes.length - 1))];
  return (way === 'down' ? lane?.[0] : lane?.at(-1)) ?? null;
}
