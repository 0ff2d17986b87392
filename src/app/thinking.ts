/** The moves of the bots of a match, to be looked at one after the other when it is over. */
import { type MatchRecord, observe, replay, type Seat } from '../engine/index.ts';
import type { ThinkingSight } from '../present/index.ts';
import { type Cast, isWatched, layTable, type Table, VIEWER } from './table.ts';

export interface Look {
  readonly sight: ThinkingSight;
  /** The table as it was before the move. */
  readonly table: Table;
}

/** Every move that a bot chose: who made it, and how many were made before. */
function botMoves({ record, setup }: Pick<Table, 'record' | 'setup'>): { seat: Seat; ply: number }[] {
  const watched = isWatched({ setup });
  return replay(record)
    .events.slice(1)
    .flatMap((events, ply) => {
      const first = events[0];
      const seat = first && 'seat' in first ? first.seat : null;
      return seat === null || first?.type === 'seatForfeited' || (seat === VIEWER && !watched)
        ? []
        : [{ seat, ply }];
    });
}

const upTo = (record: MatchRecord, ply: number): MatchRecord => ({
  ...record,
  moves: record.moves.slice(0, ply),
  hashes: record.hashes.slice(0, ply),
});

/** @param step from 1; beyond either end it stays there. @returns null where no bot made a move */
export function lookAt(table: Table, step: number, cast: Cast): Look | null {
  const { setup, record, names, reckonings } = table;
  const moves = botMoves(table);
  const at = Math.max(1, Math.min(step, moves.length));
  const looked = moves[at - 1];
  if (!looked) return null;
  const { seat, ply } = looked;
  const before = upTo(record, ply);
  return {
    sight: {
      seat,
      at,
      count: moves.length,
      move: record.moves[ply]!,
      seen: observe(replay(before).state, seat),
      reckoning: reckonings.find((one) => one.ply === ply) ?? null,
      names,
      viewer: isWatched(table) ? null : VIEWER,
    },
    table: layTable(setup, before, cast),
  };
}
