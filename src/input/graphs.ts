/** The focus graphs of the screens: the table with its zones, and menus. */
import { CARAVANS, type CaravanName, type Seat } from '../engine/index.ts';
import type { FocusGraph, Zone } from './focus.ts';
import type { Place } from './intents.ts';

export interface TablePlaces {
  /** Whose own caravans and hand they are; A unless said otherwise. */
  readonly seat?: Seat;
  /** How many cards the hand has. */
  readonly hand: number;
  /** How many number cards each caravan has. */
  readonly rows: Readonly<Record<CaravanName, number>>;
  /**
   * What the person aims at: with a number card at caravans, with a face card at the cards in them, with nothing
   * in hand at both.
   */
  readonly aim: 'caravans' | 'cards' | 'both';
  readonly targets: readonly Place[];
  /** Ids of the controls, in their order. */
  readonly items: readonly string[];
  /** An open question: only its answers can be reached. */
  readonly asking: boolean;
  /** Where the focus begins, if not at the first card of the hand. */
  readonly start?: Place | null;
}

/** The table: the other side's caravans, one's own, the hand, the controls. */
export function tableGraph(places: TablePlaces): FocusGraph {
  const { seat = 'A' } = places;
  const controls = zone(
    'controls',
    places.items.map((id) => [`item.${id}` as const]),
    { wraps: true },
  );
  if (places.asking)
    return { zones: present([controls]), targets: [], start: controls.lanes[0]?.[0] ?? null };
  const hand = Array.from({ length: places.hand }, (_, i): Place[] => [`hand.${i}`]);
  return {
    zones: present([
      zone(
        'other caravans',
        CARAVANS.filter((name) => !name.startsWith(seat)).map((name) => laneOf(name, places)),
      ),
      zone(
        'own caravans',
        CARAVANS.filter((name) => name.startsWith(seat)).map((name) => laneOf(name, places)),
        { level: 'bottom' },
      ),
      zone('hand', hand, { wraps: true }),
      controls,
    ]),
    targets: places.targets,
    start: places.start ?? hand[0]?.[0] ?? null,
  };
}

/** A menu: one control under the other, the first of them the start unless another is primary. */
export function menuGraph(items: readonly string[], start: string | null = null): FocusGraph {
  const lane = items.map((id): Place => `item.${id}`);
  return {
    zones: present([zone('menu', [lane])]),
    targets: [],
    start: start === null ? (lane[0] ?? null) : `item.${start}`,
  };
}

/** A grid of cards over a row of buttons: each lane a column of the grid, each button a lane of its own. */
export function cardsGraph(
  lanes: readonly (readonly string[])[],
  buttons: readonly string[],
  start: string | null,
): FocusGraph {
  const placeOf = (id: string): Place => `item.${id}`;
  return {
    zones: present([
      zone(
        'cards',
        lanes.map((lane) => lane.map(placeOf)),
        { wraps: true },
      ),
      zone(
        'buttons',
        buttons.map((id) => [placeOf(id)]),
        { wraps: true },
      ),
    ]),
    targets: [],
    start: start === null ? null : placeOf(start),
  };
}

const zone = (
  id: string,
  lanes: readonly (readonly Place[])[],
  { wraps = false, level = 'top' }: Partial<Pick<Zone, 'wraps' | 'level'>> = {},
): Zone => ({ id, lanes: lanes.filter((lane) => lane.length > 0), wraps, level });
const present = (zones: readonly Zone[]): Zone[] => zones.filter(({ lanes }) => lanes.length > 0);

/** A caravan from top to bottom: theirs grows upwards from the middle, one's own downwards; its open end is outermost. */
function laneOf(name: CaravanName, { rows, aim, seat = 'A' }: TablePlaces): Place[] {
  const cards = Array.from({ length: rows[name] }, (_, i): Place => `${name}.${i + 1}` as Place);
  const lane: Place[] = [
    ...(aim === 'caravans' ? [] : cards),
    // An empty caravan can always be reached, so that it can be said why not.
    ...(aim === 'cards' && cards.length > 0 ? [] : [name]),
  ];
  return name.startsWith(seat) ? lane : lane.reverse();
}
