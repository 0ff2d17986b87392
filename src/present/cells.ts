/** The lanes of a grid of cards: its cells by rank, in their order. Screen and focus read it alike. */
import type { MenuItem } from './model.ts';

export type Cell = Extract<MenuItem, { kind: 'cell' }>;

export function lanesIn(items: readonly MenuItem[]): Cell[][] {
  const lanes = new Map<string, Cell[]>();
  for (const item of items)
    if (item.kind === 'cell') lanes.set(item.lane, [...(lanes.get(item.lane) ?? []), item]);
  return [...lanes.values()];
}
