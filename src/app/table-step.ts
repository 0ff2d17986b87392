/** What an intent does at the table: it moves the focus, goes on with choosing a move, or presses a control. */
import type { CaravanName, Observation } from '../engine/index.ts';
import {
  type Command,
  type Focus,
  type FocusGraph,
  focusOn,
  type Intent,
  moveFocus,
  type Place,
  settle,
  tableGraph,
} from '../input/index.ts';
import { moveAt, placeOf, playsOf, type SelectionEvent } from '../match/index.ts';
import { type Choosing, type Guide, type MenuItem, type Speed, tableItems } from '../present/index.ts';
import { type Act, activated } from './menu-step.ts';

/** What the person at the table has before them. */
export interface Desk {
  readonly seen: Observation;
  readonly choosing: Choosing;
  readonly focus: Focus;
  readonly legal: readonly string[];
  readonly watching: boolean;
  readonly speed: Speed;
  /** Every card that is played is asked about first. */
  readonly careful: boolean;
  /** In a lesson. */
  readonly guide?: Guide | null;
}

export interface TableStep {
  readonly focus: Focus;
  readonly select: readonly SelectionEvent[];
  readonly act: Act | null;
}

const heldCard = ({ seen, choosing }: Desk) =>
  choosing.held === null ? null : (seen.hand[choosing.held] ?? null);

/** Where the held card may go. */
export function targetsOf(desk: Desk): Place[] {
  const card = heldCard(desk);
  return card ? playsOf(desk.legal, card).map((move) => placeOf(move)!) : [];
}

/** The move that confirming would make, legal or not. */
export function aimOf(desk: Desk): string | null {
  const card = heldCard(desk);
  return card && desk.focus.place ? moveAt(desk.seen, card, desk.focus.place) : null;
}

export function graphOf(desk: Desk): FocusGraph {
  const { seen, choosing } = desk;
  const card = heldCard(desk);
  const rows = Object.fromEntries(
    Object.entries(seen.caravans).map(([name, caravan]) => [name, caravan.rows.length]),
  ) as Record<CaravanName, number>;
  return tableGraph({
    seat: seen.seat,
    hand: seen.hand.length,
    rows,
    aim: card === null ? 'both' : /^[JQKX]/.test(card) ? 'cards' : 'caravans',
    targets: targetsOf(desk),
    items: tableItems(desk)
      .filter(({ enabled }) => enabled)
      .map(({ id }) => id),
    asking: choosing.doubt !== null,
    start: startOf(desk),
  });
}

/** Where the focus begins: at a card that has a place to go, as in an opening hand that begins with a King. */
function startOf({ seen, legal }: Desk): Place | null {
  const first = seen.hand.findIndex((card) => playsOf(legal, card).length > 0);
  return first < 0 ? null : `hand.${first}`;
}

export const settleAtTable = (desk: Desk): Focus => settle(graphOf(desk), desk.focus);

const handIndex = (place: Place | null): number | null => {
  const match = /^hand\.(\d+)$/.exec(place ?? '');
  return match ? Number(match[1]) : null;
};
const caravanAt = (place: Place | undefined | null): CaravanName | null =>
  (/^[AB][123]/.exec(place ?? '')?.[0] as CaravanName | undefined) ?? null;

export function stepAtTable(desk: Desk, intent: Intent): TableStep {
  const graph = graphOf(desk);
  const focus = settle(graph, desk.focus);
  const only = (more: Partial<TableStep>): TableStep => ({ focus, select: [], act: null, ...more });
  switch (intent.type) {
    case 'move':
      return only({ focus: moveFocus(graph, desk.focus, intent.way) });
    case 'point':
      return only({ focus: focusOn(graph, focus, intent.place) });
    case 'pick':
      return desk.watching || intent.index >= desk.seen.hand.length
        ? only({})
        : only({
            focus: focusOn(graph, focus, `hand.${intent.index}`),
            select: [{ type: 'take', index: intent.index }],
          });
    case 'press':
      return { ...confirmed(desk, intent.place), focus: focusOn(graph, focus, intent.place) };
    case 'set':
      return only({ act: { type: 'changed', item: intent.item, value: intent.value } });
    case 'drop':
      return only({ select: dropped(desk, intent.from, intent.place) });
    case 'scroll':
      return only({});
    case 'command':
      return { ...commanded(desk, focus, intent.command, intent.sure === true), focus };
  }
}

type Deed = Omit<TableStep, 'focus'>;
const NOTHING: Deed = { select: [], act: null };

/** A place is pressed, or confirmed with the focus on it. */
function confirmed(desk: Desk, place: Place | null): Deed {
  if (place === null) return NOTHING;
  const item = tableItems(desk).find(({ id, enabled }) => enabled && place === `item.${id}`);
  if (item) return pressed(desk, item);
  if (desk.watching) return NOTHING;
  const index = handIndex(place);
  if (index !== null) return { select: [{ type: 'take', index }], act: null };
  return caravanAt(place) ? { select: [placing(desk, place)], act: null } : NOTHING;
}

function pressed(desk: Desk, item: MenuItem): Deed {
  const select = (event: SelectionEvent): Deed => ({ select: [event], act: null });
  switch (item.id) {
    case 'yes':
      return select({ type: 'confirm' });
    case 'no':
      return select({ type: 'cancel' });
    case 'redeal':
      return select({ type: 'redeal' });
    case 'discard':
      return select({ type: 'discard', index: desk.choosing.held });
    case 'disband':
      return select(disbanding(desk.focus.memory['own caravans'] ?? null));
    default:
      return { select: [], act: activated(item) };
  }
}

function commanded(desk: Desk, focus: Focus, command: Command, sure: boolean): Deed {
  const { choosing, watching, legal } = desk;
  switch (command) {
    case 'confirm':
      return confirmed(desk, focus.place);
    case 'cancel':
    case 'erase':
      return choosing.doubt || choosing.held !== null || choosing.objection
        ? { select: [{ type: 'cancel' }], act: null }
        : { select: [], act: { type: 'chosen', item: 'menu' } };
    case 'discard':
      if (watching) return NOTHING;
      if (legal.includes('redeal')) return { select: [{ type: 'redeal' }], act: null };
      return {
        select: [{ type: 'discard', index: choosing.held ?? handIndex(focus.place), sure }],
        act: null,
      };
    case 'disband':
      return watching ? NOTHING : { select: [{ ...disbanding(focus.place), sure }], act: null };
    case 'inspect':
    case 'help':
      return { select: [], act: { type: 'chosen', item: 'rules' } };
    case 'speed': {
      const item = tableItems(desk).find(({ id }) => id === 'speed');
      return { select: [], act: item ? activated(item) : null };
    }
    case 'menu':
      return { select: [], act: { type: 'chosen', item: 'menu' } };
    case 'hint':
      return { select: [], act: { type: 'chosen', item: 'hint' } };
    case 'log':
      return { select: [], act: { type: 'chosen', item: 'log' } };
    // What was being shown has come to its end with the press itself; the terminal, the sound and
    // what is spoken are seen to outside.
    case 'hurry':
    case 'terminal':
    case 'mute':
    case 'repeat':
      return NOTHING;
  }
}

/** Disbanding means the caravan at a place; from the hand nobody has said which. */
const disbanding = (place: Place | null) => ({ type: 'disband', caravan: caravanAt(place) }) as const;

const placing = ({ careful }: Desk, place: Place): SelectionEvent => ({
  type: 'place',
  place,
  asks: careful,
});

function dropped(desk: Desk, from: Place, place: Place | null): SelectionEvent[] {
  const index = handIndex(from);
  if (index === null || desk.watching) return [];
  if (place === 'item.discard') return [{ type: 'discard', index }];
  const take: SelectionEvent[] = desk.choosing.held === index ? [] : [{ type: 'take', index }];
  return [...take, place && caravanAt(place) ? placing(desk, place) : { type: 'cancel' }];
}
