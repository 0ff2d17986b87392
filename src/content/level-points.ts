/** How far each level is above the one below, and the first above random play: the Elo points of test/bench/arena-ladder.json. */
import type { LevelId } from './opponent.ts';

export const LEVEL_POINTS: Record<LevelId, number> = {
  greenhorn: 98,
  drifter: 187,
  hauler: 269,
  trader: 172,
  freighter: 137,
  wagonmaster: 195,
  'long-hauler': 219,
  legend: 211,
};
