/**
 * Two saves written in turn. A write that is cut off damages the one being written and never the one before it, so that at
 * most one action is lost; the count in their headers tells the newer one.
 */
import { migrate } from './migrations.ts';
import { NEW_SAVE, readSave, type Save, type Trouble } from './save.ts';
import { SAVE_VERSION } from './save-version.ts';
import { type Sealed, seal, unseal } from './sealed-text.ts';

export const SLOTS = 2;

export interface SlotsReading {
  /** Null where there is nothing yet. */
  readonly save: Save | null;
  readonly troubles: readonly Trouble[];
  /** The slot and the count of the next write; null where nothing may be written. */
  readonly next: { readonly slot: number; readonly count: number } | null;
  /** What could not be read, as it was kept, to be put aside before anything is written over it. */
  readonly aside: readonly unknown[];
}

/**
 * @param slots what the two slots hold, `undefined` where nothing was ever written
 * @param before entries of version 1, from before there were slots
 */
export function readSlots(
  slots: readonly unknown[],
  before: { readonly match?: unknown; readonly table?: unknown } = {},
): SlotsReading {
  const read = slots.map((text) => (text === undefined ? null : unseal(text)));
  const good = read.flatMap((sealed, slot) =>
    sealed !== null && typeof sealed !== 'string' ? [{ slot, sealed }] : [],
  );
  const damaged = read.flatMap((sealed, slot) => (typeof sealed === 'string' ? [slot] : []));
  const texts = damaged.map((slot) => slots[slot]);
  const [newest] = good.sort((a, b) => b.sealed.count - a.sealed.count);
  if (good.some(({ sealed }) => sealed.version > SAVE_VERSION))
    return { save: null, troubles: ['newer'], next: null, aside: [] };
  if (newest) {
    const { save, troubles } = readSealed(newest.sealed);
    // A part that could not be read would be gone with the next two writes.
    const aside = troubles.length > 0 ? [slots[newest.slot]] : [];
    return {
      save,
      troubles: damaged.length > 0 ? ['save-damaged', ...troubles] : troubles,
      next: { slot: (newest.slot + 1) % SLOTS, count: newest.sealed.count + 1 },
      aside,
    };
  }
  const next = { slot: 0, count: 1 };
  if (before.match !== undefined || before.table !== undefined) {
    const { save, troubles } = readSealed({ version: 1, count: 0, value: before });
    return {
      save,
      // The first save of this version was cut off.
      troubles: damaged.length > 0 ? ['save-damaged', ...troubles] : troubles,
      next,
      aside: [...texts, ...(troubles.length > 0 ? [before] : [])],
    };
  }
  if (damaged.length > 0) return { save: null, troubles: ['saves-damaged'], next, aside: texts };
  return { save: null, troubles: [], next, aside: [] };
}

const readSealed = ({ version, value }: Sealed) =>
  typeof value === 'object' && value !== null
    ? readSave(migrate(version, value))
    : { save: NEW_SAVE, troubles: ['progress-lost' as const] };

/** A save as a slot holds it. */
export const writeSlot = (save: Save, count: number): string =>
  seal({ version: SAVE_VERSION, count, value: save });
