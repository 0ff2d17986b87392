/** The King: a master carter, the wheel of his wagon for a glory, a beard like a load of hay. */
import { blobPath, polyPath } from '../kit/paths.ts';
import { type Art, circle, rect, segment, solid, stroked } from '../kit/shapes.ts';

const spokes = (from: number, to: number): string =>
  Array.from({ length: 12 }, (_, i) => {
    const turn = ((i + 0.5) * Math.PI) / 6;
    return segment(
      50 + from * Math.cos(turn),
      44 + from * Math.sin(turn),
      50 + to * Math.cos(turn),
      44 + to * Math.sin(turn),
    );
  }).join('');

export const king: Art = {
  w: 100,
  h: 100,
  shapes: [
    stroked(3, 5.5, circle(50, 45, 42)),
    stroked(3, 4, spokes(22, 41)),
    // Shoulders of two sacks.
    solid(2, blobPath([2, 100], [4, 82], [16, 74], [34, 80], [40, 100])),
    solid(2, blobPath([98, 100], [96, 82], [84, 74], [66, 80], [60, 100])),
    stroked(0, 2.4, 'M10 80L17 88M90 80L83 88M16 76L22 72M84 76L78 72'),
    // Black behind the head, so that the wheel stays behind.
    solid(
      0,
      polyPath(
        [20, 5],
        [50, 8],
        [80, 5],
        [78, 36],
        [74, 44],
        [79, 62],
        [74, 82],
        [50, 101],
        [26, 82],
        [21, 62],
        [26, 44],
        [22, 36],
      ),
    ),
    // Face.
    solid(4, polyPath([30, 32], [70, 32], [70, 58], [50, 66], [30, 58])),
    solid(0, polyPath([32, 40], [46, 43], [46, 47], [32, 45])),
    solid(0, polyPath([68, 40], [54, 43], [54, 47], [68, 45])),
    solid(0, `${rect(36, 46, 7, 4)}${rect(57, 46, 7, 4)}`),
    solid(2, polyPath([50, 42], [57, 58], [50, 60])),
    // Beard in locks.
    solid(
      3,
      'M27 46L32 56L42 60L50 57L58 60L68 56L73 46L77 62L72 80L64 90L58 88L50 99L42 88L36 90L28 80L23 62Z',
    ),
    stroked(0, 2.4, 'M36 66L38 84M45 70L46 88M55 70L54 88M64 66L62 84'),
    solid(4, 'M50 58Q40 52 30 62Q40 68 50 63Q60 68 70 62Q60 52 50 58Z'),
    // Crown: staves and a hoop.
    solid(4, polyPath([25, 34], [21, 8], [33, 17], [40, 3], [50, 14], [60, 3], [67, 17], [79, 8], [75, 34])),
    solid(0, rect(25, 26, 50, 2.6)),
    solid(0, `${circle(38, 21, 2.4)}${circle(50, 22, 2.4)}${circle(62, 21, 2.4)}`),
  ],
};
