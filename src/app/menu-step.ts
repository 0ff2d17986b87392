/** What an intent does on a menu: the same for every menu and every device. */
import {
  cardsGraph,
  type Focus,
  type FocusGraph,
  focusOn,
  type Intent,
  menuGraph,
  moveFocus,
  type Place,
  settle,
} from '../input/index.ts';
import { halvesOf, lanesIn, type Menu, type MenuItem, startOf } from '../present/index.ts';

/** What the person has done with a control. */
export type Act =
  | { readonly type: 'chosen'; readonly item: string }
  | { readonly type: 'changed'; readonly item: string; readonly value: string };

export interface MenuStep {
  readonly focus: Focus;
  readonly act: Act | null;
}

/** The focus of a menu that has just opened, or whose controls have changed. */
export const settleInMenu = (menu: Menu, focus: Focus): Focus => settle(graphOf(menu), focus);

function graphOf(menu: Menu): FocusGraph {
  const enabled = menu.items.filter((item) => item.enabled);
  if (menu.arranged !== 'cards')
    return menuGraph(
      enabled.map(({ id }) => id),
      startOf(menu),
    );
  const lanes = lanesIn(enabled).map((lane) => lane.map(({ id }) => id));
  const buttons = enabled.filter(({ kind }) => kind !== 'cell').map(({ id }) => id);
  return cardsGraph(lanes, buttons, startOf(menu));
}

const itemAt = ({ items }: Menu, place: Place | null): MenuItem | undefined =>
  items.find(({ id, enabled }) => enabled && place === `item.${id}`);

export function stepInMenu(menu: Menu, focus: Focus, intent: Intent): MenuStep {
  const graph = graphOf(menu);
  const here = settle(graph, focus);
  const stay: MenuStep = { focus: here, act: null };
  switch (intent.type) {
    case 'move': {
      if (menu.arranged === 'cards') return { focus: moveFocus(graph, focus, intent.way), act: null };
      const item = itemAt(menu, here.place);
      const by = intent.way === 'right' ? 1 : intent.way === 'left' ? -1 : 0;
      const beside = item && by !== 0 ? neighbour(menu, item, by) : undefined;
      if (beside) return { focus: focusOn(graph, here, `item.${beside.id}`), act: null };
      if (by !== 0) return { focus: here, act: item ? stepped(item, by) : null };
      return { focus: moveFocus(graph, focus, intent.way), act: null };
    }
    case 'point':
      return { focus: focusOn(graph, here, intent.place), act: null };
    case 'pick':
      return { focus: here, act: typed(itemAt(menu, here.place), (intent.index + 1) % 10) };
    case 'press': {
      const item = itemAt(menu, intent.place);
      return { focus: focusOn(graph, here, intent.place), act: item ? activated(item) : null };
    }
    case 'set':
      return menu.items.some(({ id, enabled }) => id === intent.item && enabled)
        ? { focus: here, act: { type: 'changed', item: intent.item, value: intent.value } }
        : stay;
    case 'command': {
      const item = itemAt(menu, here.place);
      if (intent.command === 'confirm') return { focus: here, act: item ? activated(item) : null };
      if (intent.command === 'erase' && item?.kind === 'number' && item.value !== '')
        return { focus: here, act: { type: 'changed', item: item.id, value: item.value.slice(0, -1) } };
      if (intent.command === 'erase' && item?.kind === 'cell')
        return { focus: here, act: counted(item, '-') };
      if (intent.command === 'cancel' || intent.command === 'erase')
        return { focus: here, act: { type: 'chosen', item: 'back' } };
      return stay;
    }
    default:
      return stay;
  }
}

/** The control beside one: in the other half, or of the buttons that stand in a row at the foot of a page. */
function neighbour({ items, arranged }: Menu, item: MenuItem, by: 1 | -1): MenuItem | undefined {
  if (arranged === 'halves') {
    const { left, right } = halvesOf(items);
    const [from, to] = by === 1 ? [left, right] : [right, left];
    const at = from.indexOf(item);
    return at < 0 ? undefined : to[Math.min(at, to.length - 1)];
  }
  if (arranged !== 'page') return undefined;
  const row = items.filter(
    ({ kind, enabled, detail }) => kind === 'button' && enabled && detail === undefined,
  );
  const at = row.indexOf(item);
  return at < 0 ? undefined : row[at + by];
}

/** Confirming a button presses it; anything else takes its next value. */
export function activated(item: MenuItem): Act | null {
  if (item.kind === 'button') return { type: 'chosen', item: item.id };
  if (item.kind === 'toggle') return { type: 'changed', item: item.id, value: String(!item.value) };
  if (item.kind === 'cell') return counted(item, '+');
  return item.kind === 'choice' ? stepped(item, 1, true) : null;
}

const counted = ({ id }: MenuItem, value: string): Act => ({ type: 'changed', item: id, value });

/** A digit typed at the end of a number, as long as the number stays in its bounds. */
function typed(item: MenuItem | undefined, digit: number): Act | null {
  if (item?.kind === 'cell') return counted(item, `${digit}`);
  if (item?.kind !== 'number') return null;
  const value = `${Number(`${item.value}${digit}`)}`;
  return Number(value) > item.max ? null : { type: 'changed', item: item.id, value };
}

/** @param round whether even a slider begins anew after its end: where there is only one way to step */
function stepped(item: MenuItem, by: 1 | -1, round = false): Act | null {
  const to = (value: string): Act => ({ type: 'changed', item: item.id, value });
  switch (item.kind) {
    case 'choice': {
      const at = item.options.findIndex(({ value }) => value === item.value);
      const next = at + by;
      if (item.ends && !round && (next < 0 || next >= item.options.length)) return null;
      const option = item.options[(next + item.options.length) % item.options.length];
      return option ? to(option.value) : null;
    }
    case 'toggle':
      return to(String(!item.value));
    case 'number': {
      if (item.value === '') return by > 0 ? to(`${item.min}`) : null;
      const next = Number(item.value) + by;
      return next > item.max ? null : to(next < item.min ? '' : `${next}`);
    }
    default:
      return null;
  }
}
