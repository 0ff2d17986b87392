/** The trolley fitter: a square with its hatch open. */
import { brow, eye } from '../kit/anatomy.ts';
import {
  blob,
  blobPath,
  box,
  disc,
  each,
  fill,
  line,
  poly,
  ring,
  stroke,
  turned,
  within,
} from '../kit/paths.ts';
import { Relief } from '../kit/relief.ts';

const SKIN = 0.84;

export function petraRoe() {
  const r = new Relief('right');

  // The spanner lies across her back, its jaw past the shoulder.
  const spanner = (...content: string[]): string => turned(-7, 96, 124, ...content);
  r.form(spanner(box(0.72, -12, 116, 176, 15, 4)), { round: 5, relief: 1.2, cast: 0 });
  r.ink(spanner(box(0.4, 8, 121.4, 130, 3.4, 1.7)));

  // Boiler suit, as wide at the bottom as at the top.
  const suit = blobPath(
    [10, 214],
    [16, 160],
    [24, 138],
    [46, 128],
    [70, 124],
    [92, 128],
    [114, 124],
    [138, 128],
    [160, 138],
    [168, 160],
    [174, 214],
  );
  r.form(fill(suit, 0.44), { round: 16, relief: 1.15, cast: 0.6 });
  r.ink(
    within(
      suit,
      line(0.12, 1.8, [92, 140], [92, 214]) +
        each(4, (i) => disc(0.9, 97, 154 + i * 13, 2) + disc(0.2, 96.5, 154.6 + i * 13, 0.7)) +
        line(0.15, 1.6, [46, 142], [44, 170], [46, 214]) +
        line(0.15, 1.6, [138, 142], [141, 170], [138, 214]),
    ),
  );
  r.form(box(0.52, 106, 160, 26, 25, 2), { round: 2.5, edge: 1.2, cast: 0.3 });
  r.form(poly(0.95, [109, 163], [112, 150], [117, 156], [121, 147], [126, 155], [130, 152], [129, 163]), {
    round: 2.5,
    cast: 0.3,
  });
  r.ink(line(0.2, 1.3, [106, 167], [132, 167]));
  // Strong round arms.
  r.form(
    blob(
      0.48,
      [150, 134],
      [172, 140],
      [184, 160],
      [188, 190],
      [184, 214],
      [156, 214],
      [152, 184],
      [146, 156],
    ),
    { round: 12, relief: 1.25, cast: 0.5 },
  );

  // Thick neck, collar buttoned.
  r.form(blob(SKIN * 0.92, [68, 104], [66, 134], [92, 142], [118, 134], [116, 104]), {
    round: 10,
    cast: 0.5,
  });
  r.shade(blob(1, [66, 110], [92, 124], [118, 110], [116, 128], [92, 136], [68, 128]), 0.55, 3);
  r.form(poly(0.55, [62, 124], [70, 122], [92, 142], [86, 152], [64, 142]), { round: 3.5 });
  r.form(poly(0.6, [122, 124], [114, 122], [92, 142], [98, 152], [120, 142]), { round: 3.5 });

  // A square head.
  for (const side of [-1, 1]) {
    const x = 92 + side * 31;
    r.form(
      blob(SKIN, [x, 78], [x + side * 6, 77], [x + side * 6.5, 88], [x + side * 2, 97], [x - side * 2, 95]),
      { round: 3, relief: 1.2 },
    );
    r.ink(line(0.25, 1.4, [x + side * 1.5, 82], [x + side * 4, 86], [x + side, 92]));
  }
  r.form(blob(0.24, [60, 80], [60, 58], [72, 46], [92, 43], [113, 46], [124, 58], [124, 80]), {
    round: 9,
    relief: 1.1,
  });
  const face = blobPath(
    [63, 66],
    [76, 59],
    [92, 58],
    [109, 59],
    [121, 66],
    [123, 88],
    [121, 106],
    [112, 119],
    [100, 124],
    [84, 124],
    [72, 119],
    [63, 106],
    [61, 88],
  );
  r.form(fill(face, SKIN * 1.04), { round: 12, relief: 1.15, cast: 0, edge: 0.6 });
  r.shade(
    within(face, blob(1, [58, 58], [70, 62], [68, 88], [72, 108], [84, 126], [68, 126], [54, 100])),
    0.45,
    3,
  );
  r.ink(eye(77, 86, { w: 15, h: 9, look: [0.35, 0.1], iris: 3.7, lid: 0.24, side: -1, slant: 0, glint: 1 }));
  r.ink(
    eye(107, 86, { w: 15, h: 10.5, look: [0.25, 0.1], iris: 3.7, lid: 0.14, side: 1, slant: 0, glint: 1 }),
  );
  r.ink(
    brow(0.04, 3.6, [67, 79], [76, 77], [86, 80.5]) + brow(0.04, 3.6, [97, 76], [107, 69.5], [118, 74.5]),
  );
  r.form(
    blob(
      0.94,
      [87, 82],
      [93, 84],
      [95, 93],
      [102, 99],
      [99, 105],
      [91, 106.4],
      [83, 105],
      [81, 99],
      [87, 94],
    ),
    { round: 4.5, relief: 1.2, edge: 0, cast: 0.45, reach: 4 },
  );
  r.ink(line(0.1, 1.6, [82, 104], [87, 106], [92, 106.8], [99, 104.6]) + line(0.35, 1.2, [86, 88], [90, 90]));
  r.ink(
    line(0.04, 2.2, [78, 113.4], [88, 113], [98, 112.4], [107, 108.6]) +
      line(0.3, 1.3, [86, 118.4], [93, 118.6], [99, 117.6]) +
      line(0.3, 1.2, [107, 105], [109.4, 108.6]),
  );
  r.shade(line(1, 3, [70, 112], [78, 121]), 0.25, 2);

  // Short hair on a square skull, and over it the mask, swung up on its two arms: chin to the sky, window below.
  r.form(
    blob(
      0.3,
      [61, 70],
      [62, 50],
      [74, 41],
      [92, 39],
      [110, 41],
      [122, 50],
      [123, 70],
      [108, 63],
      [92, 61],
      [76, 63],
    ),
    { round: 7, relief: 1.2 },
  );
  r.ink(
    each(12, (i) =>
      line(0.06, 1.5, [65 + i * 5, 52 - Math.sin(i / 3.5) * 6], [66 + i * 4.8, 60 - Math.sin(i / 3.5) * 4]),
    ) +
      each(9, (i) =>
        line(0.62, 1, [72 + i * 5, 51 - Math.sin(i / 2.6) * 3], [73 + i * 4.8, 57 - Math.sin(i / 2.6) * 2]),
      ),
  );
  r.form('<path d="M44 45Q46 20 68 6Q92 -2 116 6Q138 20 140 45L133 48Q92 38 51 48Z" fill="#7c7c7c"/>', {
    round: 8,
    relief: 1.2,
    cast: 0.7,
    reach: 6,
  });
  r.ink(stroke('M48 43Q51 22 71 10Q92 3 113 10Q133 22 136 43', 0.95, 1.3));
  r.form('<path d="M60 20Q92 12 124 20L122 38Q92 30 62 38Z" fill="#c8c8c8"/>', {
    round: 2.5,
    relief: 1.2,
    edge: 1.2,
    cast: 0.2,
  });
  r.form('<path d="M65 23Q92 16.6 119 23L117.4 34Q92 27 66.6 34Z" fill="#101010"/>', {
    round: 2,
    edge: 0,
    cast: 0,
  });
  r.ink(line(0.95, 2.2, [98, 27], [113, 23.4]) + line(0.5, 1.5, [100, 30], [115, 28]));
  for (const side of [-1, 1]) {
    r.form(
      poly(0.6, [92 + side * 42, 38], [92 + side * 48, 38], [92 + side * 36, 74], [92 + side * 30, 74]),
      { round: 2.5, relief: 1.2 },
    );
    r.form(disc(0.9, 92 + side * 33, 72, 6.4), { round: 3, relief: 1.2, gloss: 0.3 });
    r.ink(line(0.1, 1.5, [89 + side * 33, 73], [95 + side * 33, 71]));
  }

  // Jaw of the spanner, in front of everything on its side.
  const jaw = spanner(
    '<path d="M150 112Q160 104 168 94Q178 90 186 98L176 110L178 122L190 128Q192 140 180 144Q168 144 160 137L150 133Z" fill="#d6d6d6"/>',
  );
  r.form(jaw, { round: 6, relief: 1.25, gloss: 0.35 });
  r.form(spanner(ring(0.8, 3.4, 160, 123, 4)), { round: 1.6, edge: 0.8, cast: 0 });
  // The wrist, hooked over the shaft.
  r.form(blob(0.5, [-4, 214], [0, 170], [6, 140], [22, 126], [38, 132], [42, 150], [40, 180], [44, 214]), {
    round: 12,
    relief: 1.25,
  });
  r.form(turned(-10, 20, 132, box(0.62, 4, 126, 34, 13, 5)), { round: 5 });
  r.form(blob(SKIN, [8, 128], [12, 116], [26, 112], [40, 116], [44, 124], [36, 132], [20, 134]), {
    round: 6,
    relief: 1.2,
  });
  r.form(
    each(4, (i) => turned(-6, 30, 126, box(SKIN, 23 + i * 7, 118 + i * 0.6, 6.4, 22 - i * 2, 3.2))),
    { round: 2.8, relief: 1.2, edge: 0.9, cast: 0.4 },
  );
  r.ink(each(3, (i) => line(0.1, 1.2, [29.6 + i * 6.9, 120], [30.4 + i * 6.9, 137 - i * 2])));
  return r.done();
}
