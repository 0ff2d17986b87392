/** The wind-wagoner: everything streams one way, and she leans the other. */
import { brow, eye, fist } from '../kit/anatomy.ts';
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
  zigzag,
} from '../kit/paths.ts';
import { Relief } from '../kit/relief.ts';

const SKIN = 0.84;

export function sefaTern() {
  const r = new Relief('left');
  const tilt = (...content: string[]): string => turned(-17, 90, 96, ...content);

  // The rope, taut out of the corner.
  const twist = each(9, (i) => line(0.25, 1.2, [-2 + i * 6.2, 4 + i * 8.2], [3 + i * 6.2, 3 + i * 8.2]));
  r.form(stroke('M-8 -10L44 64L54 84', 0.9, 5) + twist, { round: 2.5, relief: 1.2 });

  // Hair like a flag.
  const hair = blobPath(
    [82, 52],
    [104, 46],
    [128, 48],
    [152, 42],
    [176, 46],
    [200, 38],
    [196, 52],
    [204, 62],
    [182, 64],
    [192, 74],
    [166, 72],
    [140, 78],
    [116, 84],
    [104, 76],
  );
  r.form(fill(hair, 0.6), { round: 7, relief: 1.25, cast: 0 });
  r.ink(
    within(
      hair,
      each(5, (i) =>
        line(0.1, 1.5, [98, 54 + i * 5], [128, 54 + i * 4.6], [160, 50 + i * 5], [204, 46 + i * 6]),
      ) +
        each(3, (i) =>
          line(0.85, 1.3, [102, 51 + i * 7], [130, 51 + i * 6.5], [158, 47 + i * 7], [196, 44 + i * 8]),
        ),
    ),
  );

  // Body as one lean line up to the hand.
  r.form(
    blob(0.44, [74, 128], [104, 126], [132, 138], [150, 164], [166, 214], [84, 214], [78, 178], [70, 150]),
    { round: 14, relief: 1.15 },
  );
  // Scarf, streaming.
  r.form(
    poly(
      0.84,
      [100, 122],
      [126, 116],
      [152, 121],
      [178, 114],
      [204, 118],
      [204, 127],
      [192, 131],
      [204, 137],
      [204, 143],
      [178, 138],
      [152, 143],
      [124, 138],
      [102, 138],
    ),
    { round: 5, relief: 1.3, cast: 0.5 },
  );
  r.ink(
    line(0.3, 1.3, [112, 128], [140, 130], [166, 126], [196, 131]) +
      each(3, (i) => zigzag(0.15, 2.2, [160 + i * 9, 119 - i], [158 + i * 9, 138 - i])),
  );

  r.form(tilt(blob(SKIN * 0.9, [82, 112], [84, 136], [104, 140], [104, 112])), { round: 7, cast: 0.3 });
  r.shade(tilt(blob(1, [80, 118], [92, 126], [108, 116], [106, 134], [88, 134])), 0.5, 3);
  r.form(blob(0.9, [84, 130], [96, 138], [116, 130], [122, 138], [108, 147], [92, 147], [80, 139]), {
    round: 4,
    relief: 1.2,
  });
  // Jacket fronts, buckles, the left sleeve folded up and pinned.
  r.ink(
    line(0.1, 1.6, [98, 150], [108, 180], [112, 214]) +
      line(0.85, 1.2, [84, 150], [98, 176], [106, 214]) +
      each(3, (i) => zigzag(0.9, 2, [103 + i * 3.4, 162 + i * 14], [113 + i * 3.4, 160 + i * 14])),
  );
  r.form(blob(0.5, [126, 136], [144, 140], [156, 156], [158, 174], [146, 182], [134, 176], [126, 158]), {
    round: 8,
    relief: 1.25,
  });
  r.form(blob(0.58, [132, 166], [146, 162], [160, 166], [159, 178], [146, 183], [133, 178]), {
    round: 4,
    relief: 1.2,
  });
  r.ink(zigzag(1, 1.8, [139, 169], [154, 176]) + disc(1, 138.5, 168.8, 1.8));

  // The arm that hauls.
  r.form(blob(0.5, [74, 126], [90, 132], [92, 152], [78, 156], [60, 138], [42, 112], [46, 98], [60, 100]), {
    round: 9,
    relief: 1.25,
  });
  r.form(turned(-33, 52, 104, box(0.85, 42, 98, 20, 9, 3)), { round: 4 });

  // Head back, chin first.
  const face = blobPath(
    [64, 80],
    [70, 64],
    [88, 58],
    [108, 64],
    [115, 80],
    [112, 100],
    [102, 118],
    [88, 130],
    [76, 118],
    [66, 100],
  );
  r.form(
    tilt(
      blob(
        0.4,
        [60, 82],
        [64, 60],
        [88, 48],
        [114, 56],
        [122, 78],
        [116, 100],
        [106, 76],
        [88, 68],
        [70, 74],
      ),
    ),
    { round: 8 },
  );
  r.form(tilt(fill(face, SKIN * 1.06)), { round: 12, relief: 1.15 });
  r.shade(
    tilt(within(face, blob(1, [104, 62], [120, 78], [114, 106], [90, 134], [102, 112], [107, 88]))),
    0.42,
    3,
  );
  r.ink(
    tilt(
      eye(77, 87, {
        w: 15,
        h: 10.5,
        look: [0.3, -0.05],
        iris: 3.8,
        lid: 0.16,
        side: -1,
        slant: 2,
        glint: -1,
      }),
    ),
  );
  r.ink(
    tilt(
      eye(102, 87, {
        w: 15,
        h: 10.5,
        look: [0.25, -0.05],
        iris: 3.8,
        lid: 0.16,
        side: 1,
        slant: 2,
        glint: -1,
      }),
    ),
  );
  r.ink(tilt(brow(0.05, 3, [67, 79], [75, 75], [85, 79]) + brow(0.05, 3, [94, 79], [103, 73], [112, 75])));
  r.form(tilt(blob(0.95, [87, 86], [92, 86], [96, 100], [95, 104], [89, 106], [84, 103])), {
    round: 3.5,
    relief: 1.2,
    edge: 0,
    cast: 0.4,
    reach: 4,
  });
  r.ink(tilt(line(0.1, 1.4, [84.5, 103.6], [89, 106.4], [95, 104])));
  // The grin with the gap.
  const grin = 'M75 108Q91 114 106 106Q102 117 91 118Q80 117 75 108Z';
  r.ink(
    tilt(
      fill(grin, 0.02),
      within(
        grin,
        fill('M74 106Q91 112 107 104L105 111Q91 116 77 112Z', 1),
        box(0, 90, 107, 2.8, 9),
        line(0.55, 0.9, [84, 108], [84.4, 114]),
        line(0.55, 0.9, [98, 108], [97.6, 114]),
      ),
    ),
  );
  r.ink(
    tilt(
      line(0.3, 1.3, [73, 105], [75, 109]) +
        line(0.25, 1.3, [108, 103], [106, 108]) +
        line(0.35, 1.2, [85, 124], [90, 125], [94, 124]),
    ),
  );
  r.ink(
    tilt(each(6, (i) => disc(0.5, [72, 76, 74, 103, 107, 105][i]!, [95, 97, 100, 97, 95, 100][i]!, 0.8))),
  );

  // Goggles pushed up: two bumps.
  r.form(tilt(poly(0.24, [60, 62], [88, 54], [118, 60], [118, 68], [88, 63], [61, 70])), {
    round: 2.5,
    edge: 1,
  });
  for (const x of [76, 101]) {
    r.form(tilt(disc(0.66, x, 54, 13.5, 12)), { round: 4, relief: 1.2 });
    r.form(tilt(disc(0.12, x, 54, 9, 8)), { round: 3, edge: 0, cast: 0, gloss: 0.2 });
    r.ink(
      tilt(
        line(1, 1.8, [x - 6, 53], [x - 3, 49], [x + 1, 48]) + line(0.5, 1.4, [x + 2, 59.5], [x + 5.5, 56.5]),
      ),
    );
    r.ink(tilt(ring(0.95, 1, x, 54, 9.6, 8.6)));
  }
  fist(r, 47, 91, 21, -30, SKIN, 1);
  return r.done();
}
