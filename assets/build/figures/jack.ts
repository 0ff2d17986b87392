/** The Jack: he unloads what is not his; a masked face between the blades of a pair of shears. */
import { blobPath, polyPath } from '../kit/paths.ts';
import { type Art, circle, solid, stroked } from '../kit/shapes.ts';

export const jack: Art = {
  w: 100,
  h: 100,
  shapes: [
    // Shoulders and a high collar.
    solid(2, polyPath([14, 100], [22, 84], [40, 76], [60, 76], [78, 84], [86, 100])),
    solid(1, polyPath([34, 72], [50, 90], [66, 72], [70, 84], [50, 100], [30, 84])),
    // Face.
    solid(4, blobPath([31, 36], [50, 32], [69, 36], [70, 54], [63, 70], [50, 80], [37, 70], [30, 54])),
    solid(3, 'M50 33L69 36L70 54L63 70L50 80Z'),
    // The mask, tied behind.
    solid(0, 'M27 40L73 40L71 52Q62 57 53 50L50 47L47 50Q38 57 29 52Z'),
    solid(4, polyPath([33, 44], [43, 46], [42, 50], [35, 49])),
    solid(4, polyPath([67, 44], [57, 46], [58, 50], [65, 49])),
    solid(0, polyPath([50, 50], [55, 61], [49, 62])),
    stroked(0, 2.6, 'M40 67Q50 73 62 64'),
    // Cap with a feather that has known better birds.
    solid(3, 'M25 38Q24 18 42 12Q62 6 72 20Q76 28 75 38Q50 30 25 38Z'),
    solid(4, 'M17 42Q18 34 30 33Q50 28 70 33Q82 34 83 42Q50 33 17 42Z'),
    stroked(0, 2, 'M24 36Q50 27 76 36'),
    solid(4, 'M66 24Q78 18 84 -1Q97 8 92 22Q86 32 72 32Z'),
    stroked(0, 2, 'M70 29Q82 22 88 8M80 21L90 19'),
    // Shears, wide open.
    stroked(0, 9, `${circle(32, 90, 7.4)}${circle(68, 90, 7.4)}`),
    solid(0, polyPath([0, 34], [10, 26], [64, 82], [70, 92], [60, 92], [45, 80])),
    solid(0, polyPath([100, 34], [90, 26], [36, 82], [30, 92], [40, 92], [55, 80])),
    solid(4, polyPath([2, 31], [18, 41], [55, 73], [66, 84], [61, 88], [48, 77])),
    stroked(0, 1.8, 'M9 38L50 76'),
    solid(0, polyPath([100, 30], [80, 38], [44, 71], [34, 82], [39, 90], [54, 79])),
    solid(4, polyPath([98, 31], [82, 41], [45, 73], [34, 84], [39, 88], [52, 77])),
    stroked(0, 1.8, 'M91 38L50 76'),
    stroked(4, 4.4, `${circle(32, 90, 7.4)}${circle(68, 90, 7.4)}`),
    solid(0, circle(50, 75, 2.4)),
  ],
};
