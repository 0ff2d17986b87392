/** Controls in two halves beside each other, under the first one, which has the whole width. */
export interface Halves<T> {
  readonly lead: T | undefined;
  readonly left: readonly T[];
  readonly right: readonly T[];
}

/** The left half is read before the right one and is never the shorter. */
export function halvesOf<T>(items: readonly T[]): Halves<T> {
  const [lead, ...rest] = items;
  const half = Math.ceil(rest.length / 2);
  return { lead, left: rest.slice(0, half), right: rest.slice(half) };
}

/** How many rows halves take, with their first control. */
export const rowsOfHalves = (items: readonly unknown[]): number =>
  items.length === 0 ? 0 : 1 + Math.ceil((items.length - 1) / 2);
