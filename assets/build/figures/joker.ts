/** The Joker: the goat that ate the rules. It is having a card now. */
import { blobPath, polyPath } from '../kit/paths.ts';
import { type Art, type Shape, solid, stroked } from '../kit/shapes.ts';

const flip = (d: string): string =>
  d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${Math.round((100 - Number(x)) * 10) / 10} ${y}`,
  );
const both = (level: 0 | 1 | 2 | 3 | 4, d: string): Shape[] => [solid(level, d), solid(level, flip(d))];
const HORN =
  'M56 30C58 8 78 -4 91 10C101 22 94 40 80 39C73 38 71 30 77 28C74 34 84 34 84 24C84 14 72 14 69 24L68 34Z';

export const joker: Art = {
  w: 100,
  h: 100,
  shapes: [
    // Ears, out like signposts.
    ...both(2, 'M68 40Q84 38 98 50Q90 60 70 52Z'),
    ...both(0, 'M74 46Q84 45 92 50Q86 54 74 50Z'),
    ...both(4, HORN),
    stroked(0, 2, 'M62 22L70 27M66 13L73 20M76 6L78 14M88 8L83 15M96 22L86 22M92 34L84 29'),
    stroked(0, 2, flip('M62 22L70 27M66 13L73 20M76 6L78 14M88 8L83 15M96 22L86 22M92 34L84 29')),
    // Long face.
    solid(
      3,
      blobPath(
        [50, 26],
        [63, 29],
        [70, 40],
        [69, 52],
        [63, 64],
        [62, 74],
        [50, 80],
        [38, 74],
        [37, 64],
        [31, 52],
        [30, 40],
        [37, 29],
      ),
    ),
    solid(4, blobPath([50, 30], [57, 36], [58, 52], [60, 64], [50, 70], [40, 64], [42, 52], [43, 36])),
    solid(
      4,
      polyPath(
        [40, 30],
        [44, 22],
        [48, 28],
        [51, 19],
        [54, 28],
        [58, 23],
        [60, 31],
        [54, 42],
        [50, 36],
        [45, 42],
      ),
    ),
    stroked(0, 2, 'M46 31L46 38M53 30L53 38'),
    // Eyes with level pupils: one open, one winking.
    solid(0, blobPath([30, 44], [36, 38], [44, 44], [40, 51], [33, 51])),
    solid(4, blobPath([32, 45], [37, 41], [42, 45], [38, 49], [34, 49])),
    solid(0, 'M33.5 43.6L40.5 43.6L40.5 46.6L33.5 46.6Z'),
    stroked(0, 3.4, 'M56 47Q63 41 70 46'),
    solid(0, polyPath([28, 38], [42, 35], [43, 38], [29, 41])),
    // Muzzle and the grin.
    solid(0, `${polyPath([43, 62], [48, 65], [45, 68])}${polyPath([57, 62], [52, 65], [55, 68])}`),
    stroked(0, 2.6, 'M33 69Q42 78 50 72Q58 78 68 67'),
    // Beard.
    solid(4, polyPath([42, 77], [58, 77], [57, 88], [52, 99], [49, 90], [46, 97], [43, 88])),
    stroked(0, 1.8, 'M50 80L50 90'),
    // The card, with one bite gone.
    solid(0, polyPath([54, 67], [84, 61], [92, 94], [60, 100])),
    solid(4, 'M60 70L81 65L88 92L65 97L63 88Q67 86 65 82Q60 82 61 77Q64 74 60 70Z'),
    solid(0, 'M75 71L82 79L77 90L70 82Z'),
  ],
};
