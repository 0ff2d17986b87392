/** The backs by number of the set, as the content numbers them: 1 is the player's own. */
import type { Art } from '../kit/shapes.ts';
import {
  ferryTicket,
  headerBond,
  officeIssue,
  pickleLabel,
  seedSack,
  smokehouse,
  trueYard,
} from './lowland.ts';
import { bellRope, fullSail, lampRoom, loadPlate, muleTrack, ropeAndRain, saltPan } from './upland.ts';

export const BACKS: Readonly<Record<number, Art>> = {
  1: officeIssue,
  2: ferryTicket,
  3: smokehouse,
  4: headerBond,
  5: pickleLabel,
  6: trueYard,
  7: seedSack,
  8: fullSail,
  9: saltPan,
  10: loadPlate,
  11: ropeAndRain,
  12: muleTrack,
  13: bellRope,
  14: lampRoom,
};
