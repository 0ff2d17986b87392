/** The seed auctioneer: a circle that rings. */
import { brow, eye, fist, openHand } from '../kit/anatomy.ts';
import { blob, blobPath, box, disc, each, fill, line, poly, stroke, turned, within } from '../kit/paths.ts';
import { Relief } from '../kit/relief.ts';

const SKIN = 0.9;

export function rolloPennant() {
  const r = new Relief('right');

  // The arm that rings, behind the head.
  r.form(
    blob(0.4, [116, 150], [122, 118], [136, 84], [144, 70], [158, 74], [158, 92], [150, 124], [142, 158]),
    { round: 9, relief: 1.2, cast: 0 },
  );
  r.form(turned(12, 150, 76, box(0.92, 139, 68, 22, 12, 3)), { round: 4 });

  // Body: a ball in a checked waistcoat between two tails of a coat.
  const ball = blobPath(
    [22, 168],
    [42, 136],
    [86, 122],
    [130, 136],
    [152, 168],
    [154, 192],
    [144, 220],
    [30, 220],
    [20, 192],
  );
  const checks =
    each(16, (i) => line(0.3, 2.4, [20 + i * 9, 118], [20 + i * 9, 214])) +
    each(12, (i) => line(0.3, 2.4, [20, 122 + i * 9], [150, 122 + i * 9]));
  r.form(within(ball, fill(ball, 0.86), checks), { round: 24, relief: 1.25 });
  r.form(blob(0.36, [62, 128], [40, 134], [18, 160], [13, 190], [18, 214], [38, 214], [46, 180], [68, 146]), {
    round: 9,
    relief: 1.2,
  });
  r.form(
    blob(
      0.42,
      [112, 128],
      [134, 134],
      [156, 160],
      [161, 190],
      [156, 214],
      [136, 214],
      [128, 180],
      [106, 146],
    ),
    { round: 9, relief: 1.2 },
  );
  r.ink(
    line(0.85, 1.4, [65, 144], [46, 178], [38, 214]) + line(0.95, 1.4, [109, 144], [128, 178], [136, 214]),
  );
  r.ink(each(4, (i) => disc(1, 88, 152 + i * 12, 2.6) + disc(0.1, 87.4, 152.6 + i * 12, 1)));
  r.form(
    blob(0.95, [72, 126], [87, 131], [102, 126], [104, 134], [98, 148], [87, 154], [77, 148], [70, 134]),
    { round: 5, relief: 1.2 },
  );
  r.ink(
    line(0.3, 1.3, [79, 134], [84, 142], [86, 150]) +
      line(0.3, 1.3, [95, 134], [90, 142], [89, 150]) +
      disc(0.2, 87, 139, 2),
  );

  // The arm spread to a room that is not there.
  r.form(blob(0.36, [50, 136], [36, 146], [20, 148], [12, 140], [22, 128], [34, 132], [46, 128]), {
    round: 7,
  });
  r.form(turned(-40, 20, 138, box(0.92, 11, 130, 17, 11, 3)), { round: 3 });
  openHand(r, 19, 120, 19, -14, SKIN, 1);

  // Whiskers: from the ears down, brushed out sideways into two fans.
  for (const side of [-1, 1] as const) {
    const at = (points: readonly (readonly [number, number])[]): [number, number][] =>
      points.map(([x, y]) => [87 + side * x, y]);
    r.form(
      blob(
        SKIN,
        ...at([
          [23, 80],
          [29, 78],
          [31, 87],
          [27, 97],
          [23, 96],
        ]),
      ),
      { round: 3, relief: 1.2 },
    );
    r.ink(
      line(
        0.25,
        1.4,
        ...at([
          [26, 83],
          [29, 86],
          [26, 92],
        ]),
      ),
    );
    r.form(
      poly(
        0.5,
        ...at([
          [18, 84],
          [25, 92],
          [34, 95],
          [52, 93],
          [46, 99],
          [58, 102],
          [48, 106],
          [57, 113],
          [45, 113],
          [49, 122],
          [36, 118],
          [34, 126],
          [24, 120],
          [15, 112],
        ]),
      ),
      { round: 5, relief: 1.3, cast: 0.5 },
    );
    const strand = (i: number, tone: number, width: number): string => {
      const turn = -0.12 + i * 0.2;
      return line(
        tone,
        width,
        ...at([
          [22 - i, 96 + i * 3],
          [22 + Math.cos(turn) * 14, 99 + i * 1.4 + Math.sin(turn) * 9],
          [22 + Math.cos(turn) * 27, 98 + Math.sin(turn) * 24],
        ]),
      );
    };
    r.ink(each(6, (i) => strand(i, 0.1, 1.3)) + each(5, (i) => strand(i + 0.5, side < 0 ? 0.7 : 0.98, 1.2)));
  }

  const face = blobPath(
    [62, 90],
    [64, 73],
    [74, 64],
    [87, 61],
    [101, 64],
    [110, 73],
    [112, 90],
    [110, 110],
    [100, 125],
    [87, 129],
    [74, 125],
    [64, 110],
  );
  r.form(fill(face, SKIN * 1.05), { round: 14, relief: 1.1, cast: 0.3, edge: 1 });
  r.shade(
    within(face, blob(1, [58, 60], [69, 66], [67, 90], [70, 112], [82, 130], [66, 128], [54, 100])),
    0.38,
    3,
  );
  // Short sides, and on the brow one wave of hair, tall and about to break.
  r.form(
    blob(
      0.3,
      [61, 86],
      [60, 68],
      [68, 58],
      [87, 53],
      [106, 58],
      [114, 68],
      [113, 86],
      [109, 75],
      [99, 69],
      [87, 68],
      [75, 69],
      [65, 75],
    ),
    { round: 5, relief: 1.2 },
  );
  r.form(
    '<path d="M70 70C66 58 66 44 76 34C86 25 104 25 112 35C118 44 113 55 103 55C97 55 94 49 98 45C92 46 91 55 96 61C100 66 106 68 110 72C96 66 82 66 70 70Z" fill="#8c8c8c"/>',
    { round: 6, relief: 1.3, gloss: 0.2, cast: 0.5 },
  );
  r.ink(
    line(0.08, 1.5, [78, 66], [76, 52], [83, 40], [95, 34]) +
      line(0.08, 1.4, [88, 64], [85, 53], [91, 43], [102, 39]) +
      line(0.98, 1.3, [73, 62], [72, 50], [80, 37], [92, 30.4]) +
      line(0.85, 1.2, [83, 62], [81, 52], [88, 41], [99, 36]),
  );

  r.ink(
    eye(76, 84, {
      w: 12.6,
      h: 10,
      look: [0.15, -0.1],
      iris: 3.8,
      lid: 0.1,
      side: -1,
      slant: -1,
      glint: 1,
      lash: 1.8,
    }),
  );
  r.ink(
    eye(98.6, 84, {
      w: 12.6,
      h: 10,
      look: [0.15, -0.1],
      iris: 3.8,
      lid: 0.1,
      side: 1,
      slant: -1,
      glint: 1,
      lash: 1.8,
    }),
  );
  r.ink(
    brow(0.08, 3, [67, 76.6], [75, 70.6], [83, 74]) + brow(0.08, 3, [91.6, 74], [100, 69.6], [107.6, 76]),
  );
  r.form(blob(0.98, [85, 86], [90, 86], [94, 94], [92, 99.4], [87, 100.6], [82, 99], [82.6, 94]), {
    round: 4,
    relief: 1.2,
    edge: 0,
    cast: 0.35,
    reach: 3,
  });
  r.form(blob(0.98, [99, 94], [106, 92], [109, 98], [104, 103], [99, 100]), {
    round: 3.5,
    edge: 0,
    cast: 0.15,
  });
  r.form(blob(0.86, [66, 96], [72, 93], [77, 98], [73, 103], [67, 101]), { round: 3.5, edge: 0, cast: 0.1 });
  // Never seen to breathe: a mouth in full sail, and pleased about it.
  const mouth = 'M72 102.6Q87 108.6 103 101.6Q104 112 98 119Q88 126 78.6 119.6Q72 113 72 102.6Z';
  r.ink(
    fill(mouth, 0.02) +
      within(
        mouth,
        fill('M70 100Q87 106 105 99L103 107.6Q87 112.6 73 108.6Z', 1),
        blob(0.62, [79, 117], [87, 113.6], [96, 116.6], [94, 125], [82, 125]),
      ),
  );
  r.ink(line(0.3, 1.3, [70, 100], [71.8, 103.4]) + line(0.25, 1.3, [105, 98.6], [103.4, 102.4]));

  // The bell, mid-ring.
  const bell = (...content: string[]): string => turned(24, 156, 60, ...content);
  r.form(bell(stroke('M156 62L156 34', 0.55, 7)), { round: 3.5, relief: 1.2 });
  r.form(bell(fill('M150 36Q146 22 138 10Q134 4 136 2L176 2Q178 4 174 10Q166 22 162 36Z', 0.9)), {
    round: 8,
    relief: 1.25,
    gloss: 0.4,
  });
  r.form(bell(box(0.8, 133, 0, 46, 6, 3)), { round: 3 });
  fist(r, 153, 58, 20, 20, SKIN, -1);
  return r.done();
}
