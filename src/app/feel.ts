/** What hands feel of what happens, where a device can tell them. */

import { isShared } from '../content/index.ts';
import type { Feel } from '../input/index.ts';
import type { ProgramContext } from './context.ts';
import { VIEWER } from './table.ts';

type Felt = Pick<ProgramContext, 'table' | 'news'>;

/** What there is to feel between one moment and the next; null for nothing. */
export function feelOf(before: Felt, after: Felt): Feel | null {
  const objection = after.table?.choosing.objection ?? null;
  if (objection && objection !== before.table?.choosing.objection) return 'refused';
  if (!after.news || after.news === before.news || after.news.mover === null) return null;
  const result = after.table?.seen.result;
  // Of two people at one screen one has won.
  if (after.table && isShared(after.table.setup) && / wins$/.test(result ?? '')) return 'won';
  if (result === `${VIEWER} wins`) return 'won';
  if (result !== undefined && result !== 'continue') return 'lost';
  return after.news.own ? 'played' : 'theirs';
}
