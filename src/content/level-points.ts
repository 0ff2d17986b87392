/** How far each level is above the one below, and the first above random play: the Elo points of test/bench/arena-ladder.json. */
import type { LevelId } from './opponent.ts';

export const LEVEL_POINTS: Record<LevelId, number> = {
  greenhorn: 108,
  drifter: 151,
  hauler: 264,
  trader: 207,
  freighter: 137,
  wagonmaster: 140,
  'long-hauler': 199,
  legend: 104,
};
