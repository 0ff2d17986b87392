/**
 * Two people at one screen. Between their turns a curtain lies over it: no hand is shown until whoever is to move has
 * taken the screen. What the table holds while the curtain is down is what everybody may see, so that neither the
 * screen, nor the terminal, nor a page over the table can tell more.
 */
import { isShared } from '../content/index.ts';
import { type Observation, observe, replay, type Seat } from '../engine/index.ts';
import { NO_FOCUS } from '../input/index.ts';
import { legalFrom } from '../present/index.ts';
import type { ProgramContext } from './context.ts';
import { NOTHING_CHOSEN, type Table, VIEWER } from './table.ts';

/** A press this soon after the last move was not meant for the curtain; in milliseconds. */
export const HASTE = 600;

/** A table that has just been laid; where two people share the screen nobody sees a hand yet. */
export const atFirst = (table: Table): Table =>
  isShared(table.setup) ? coverTable(table, table.seen.next ?? VIEWER) : table;

/** The table with no hand shown and nobody choosing, until that seat takes the screen. */
export function coverTable(table: Table, seat: Seat): Table {
  return {
    ...table,
    seen: coveredView(observe(replay(table.record).state, seat)),
    legal: [],
    choosing: NOTHING_CHOSEN,
    curtain: { seat, settled: false },
  };
}

/** What of a seat's view everybody may see. */
const coveredView = (seen: Observation): Observation => ({ ...seen, hand: [], ownDeck: [] });

/** The table as whoever takes the screen sees it. */
export function uncoverTable(table: Table): Table {
  if (!table.curtain) return table;
  const seen = observe(replay(table.record).state, table.curtain.seat);
  return { ...table, seen, legal: legalFrom(seen), curtain: null };
}

/** With another pair of eyes nothing of the last one's choice is left. */
export const passedOn = (table: Table): Pick<ProgramContext, 'table' | 'tableFocus' | 'focusBefore'> => ({
  table,
  tableFocus: NO_FOCUS,
  focusBefore: null,
});

/** Whose turn at the screen it is: whoever is waited for, or sits there. */
export const atScreen = ({ curtain, seen }: Table): Seat => curtain?.seat ?? seen.seat;
