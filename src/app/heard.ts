/** What is heard of progress: money that comes and goes, and what opens. All else a screen or a beat tells. */
import { openStops, piecesOf } from '../campaign/index.ts';
import type { InterfaceCue } from '../present/index.ts';
import type { ProgramContext } from './context.ts';

type Heard = Pick<ProgramContext, 'campaign' | 'people' | 'screen'>;

/** What there is to hear between one moment and the next, in its order. */
export function heardOf(before: Heard, after: Heard): readonly InterfaceCue[] {
  // What is read at the start was won earlier.
  if (before.campaign === after.campaign || before.screen === 'boot') return [];
  const [old, now] = [before.campaign, after.campaign];
  const stops = ({ road }: typeof now): number => openStops(road, after.people).length;
  const opens =
    stops(now) > stops(old) ||
    now.road.sets.length > old.road.sets.length ||
    Object.keys(now.achievements).length > Object.keys(old.achievements).length;
  const earned = now.road.money - old.road.money;
  return [
    ...(earned > 0 ? (['gained'] as const) : earned < 0 ? (['paid'] as const) : []),
    ...(opens ? (['unlocked'] as const) : []),
  ];
}

/** Which pieces are on the radio. */
export const radioOf = ({ campaign }: Pick<ProgramContext, 'campaign'>): readonly string[] =>
  piecesOf(campaign);
