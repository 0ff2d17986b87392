/** The backs by number of the set, as the content numbers them: 1 is the player's own, 2 to 14 are people's, the rest is won. */
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
import { looseWheel, mileStone, nineMiles, waybill, wayledger } from './won.ts';

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
  15: mileStone,
  16: looseWheel,
  17: waybill,
  18: nineMiles,
  19: wayledger,
};
