/**
 * Seats and caravans: who sits where and which column faces which (R1).
 *
 * In the compact state a seat is 0 (A) or 1 (B) and a caravan is 0…5: A1 A2 A3 B1 B2 B3.
 */

export const SEATS = ['A', 'B'] as const;
export type Seat = (typeof SEATS)[number];

export const CARAVANS = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'] as const;
export type CaravanName = (typeof CARAVANS)[number];

/** A value per seat. */
export type PerSeat<T> = Record<Seat, T>;

export const other = (seat: Seat): Seat => (seat === 'A' ? 'B' : 'A');
export const seatName = (index: number): Seat => (index === 0 ? 'A' : 'B');
export const seatIndex = (seat: Seat): 0 | 1 => (seat === 'A' ? 0 : 1);
export const caravanName = (index: number): CaravanName => CARAVANS[index] as CaravanName;
export const caravanIndex = (name: CaravanName): number => CARAVANS.indexOf(name);
/** The seat that owns a caravan. */
export const ownerOf = (name: CaravanName): Seat => name.charAt(0) as Seat;
/** The pair (0…2) a caravan belongs to. */
export const pairOf = (name: CaravanName): number => Number(name.charAt(1)) - 1;
/** The caravans of a seat, first to last. */
export const caravansOf = (seat: Seat): readonly CaravanName[] =>
  seat === 'A' ? CARAVANS.slice(0, 3) : CARAVANS.slice(3);
