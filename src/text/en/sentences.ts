/** The grammar the other words share: lists, numbers, and who is meant. */
import type { CaravanName, PerSeat, Seat } from '../../engine/index.ts';

/** From where a match is told: one of its seats, which is then "you", or nobody's (null), which names both. */
export interface Viewpoint {
  readonly seat: Seat | null;
  readonly names: PerSeat<string>;
}

/** `a`, `a and b`, `a, b and c`. */
export const listed = (parts: readonly string[], word = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;

/** Makes a phrase a sentence. */
export const sentence = (phrase: string): string => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `you` or the name of a side. */
export const who = (seat: Seat, { seat: own, names }: Viewpoint): string =>
  seat === own ? 'you' : names[seat];

/** `you play` or `Pedlar plays`: the verb as you do it; others take the second form, by default with an s. */
export const does = (seat: Seat, view: Viewpoint, verb: string, theirs = `${verb}s`): string =>
  `${who(seat, view)} ${seat === view.seat ? verb : theirs}`;

/** `your`, `their`, or a name's. */
export function whose(seat: Seat, { seat: own, names }: Viewpoint): string {
  if (own === null) return `${names[seat]}’s`;
  return seat === own ? 'your' : 'their';
}

/** `your caravan A2`, `their caravan B2`: a caravan is called everywhere as its plate calls it. */
export const caravanWords = (caravan: CaravanName, view: Viewpoint): string =>
  `${whose(caravan.charAt(0) as Seat, view)} caravan ${caravan}`;
