/** The youngest daughter: tiny, in a chair built for a larger sister. */
import { brow, eye, fist } from '../kit/anatomy.ts';
import { blob, blobPath, box, disc, each, fill, line, poly, ring, turned, within } from '../kit/paths.ts';
import { Relief } from '../kit/relief.ts';

const SKIN = 0.94;

export function ismayOstrand() {
  const r = new Relief('left');

  // Two wheels.
  for (const x of [20, 172]) {
    r.form(ring(0.66, 7.5, x, 168, 34), { round: 2.6, relief: 1.2, cast: 0 });
    r.ink(
      each(8, (i) =>
        line(
          0.5,
          2,
          [x, 168],
          [x + Math.cos((i * Math.PI) / 4) * 32, 168 + Math.sin((i * Math.PI) / 4) * 32],
        ),
      ),
      true,
    );
    r.form(disc(0.8, x, 168, 7), { round: 3.5, relief: 1.2 });
  }
  // The chair: a tall arch with two knobs, buttoned leather inside.
  const arch = 'M34 214L34 66Q34 8 96 8Q158 8 158 66L158 214Z';
  r.form(fill(arch, 0.52), { round: 7, relief: 1.2, cast: 0.5 });
  for (const x of [40, 152]) {
    r.form(box(0.5, x - 4, 18, 8, 24, 2), { round: 3 });
    r.form(disc(0.85, x, 15, 9), { round: 5, relief: 1.25, gloss: 0.35 });
  }
  const leather = 'M46 214L46 68Q46 20 96 20Q146 20 146 68L146 214Z';
  r.form(fill(leather, 0.26), { round: 9, relief: 1.1, cast: 0, edge: 1.8 });
  const buttons = each(5, (row) =>
    each(5 - (row % 2), (i) => disc(1, 58 + i * 19 + (row % 2) * 9.5, 42 + row * 20, 2)),
  );
  r.shade(
    within(
      leather,
      each(5, (row) =>
        each(6, (i) =>
          line(
            1,
            2,
            [48.5 + i * 19 - (row % 2) * 9.5, 32 + row * 20],
            [58 + i * 19 - (row % 2) * 9.5, 42 + row * 20],
            [67.5 + i * 19 - (row % 2) * 9.5, 32 + row * 20],
          ),
        ),
      ),
    ),
    0.4,
    2,
  );
  r.ink(within(leather, buttons.replaceAll('#ffffff', '#a0a0a0')));
  for (const x of [24, 140]) {
    r.form(box(0.48, x, 140, 28, 13, 6), { round: 5, relief: 1.2 });
    r.form(box(0.4, x + 6, 150, 15, 60, 3), { round: 4 });
  }

  // She, bolt upright, leaning a little to the trumpet.
  const shawl = blobPath(
    [84, 116],
    [106, 116],
    [122, 128],
    [130, 152],
    [128, 170],
    [62, 170],
    [60, 152],
    [68, 128],
  );
  r.form(fill(shawl, 0.7), { round: 11, relief: 1.2, cast: 0.6 });
  r.form(poly(0.86, [74, 118], [95, 136], [116, 118], [124, 128], [96, 168], [67, 128]), {
    round: 5,
    relief: 1.2,
    cast: 0.4,
  });
  r.ink(
    each(4, (i) =>
      line(0.35, 1.2, [76 + i * 3, 126 + i * 8], [95.5, 146 + i * 5], [115 - i * 3, 126 + i * 8]),
    ),
  );
  r.form(disc(0.98, 95.5, 134, 4, 4.6), { round: 2.5, relief: 1.2, gloss: 0.3 });
  r.ink(ring(0.1, 1, 95.5, 134, 2, 2.4));
  r.form(blob(SKIN * 0.9, [88, 104], [87, 120], [95, 127], [104, 120], [103, 104]), { round: 4, cast: 0.4 });

  // Trumpet: from the ear to a bell bigger than her head.
  r.form(fill('M108 88Q122 86 132 72Q138 62 136 52L166 74Q150 78 142 86Q128 98 110 96Z', 0.86), {
    round: 6,
    relief: 1.25,
    gloss: 0.25,
  });
  r.form(turned(38, 158, 58, disc(0.92, 158, 58, 33, 24)), { round: 5, relief: 1.2, cast: 0.6, gloss: 0.25 });
  r.form(turned(38, 158, 58, disc(0.34, 158, 58, 26.6, 18.4)), { round: 4, edge: 0.8, cast: 0 });
  r.form(turned(38, 158, 58, disc(0.1, 155, 59, 12.6, 9)), { round: 4, edge: 0, cast: 0 });
  r.ink(
    turned(
      38,
      154,
      60,
      `<path transform="translate(4 -2)" d="M132 66A25 16.6 0 0 0 152 76.4" fill="none" stroke="#e8e8e8" stroke-width="1.6"/>`,
    ),
  );

  // The head: small, fine-boned, wide awake.
  r.form(disc(0.86, 97, 60, 11, 10), { round: 6, relief: 1.25 });
  r.ink(line(0.35, 1.2, [89, 62], [94, 54], [102, 53]) + line(0.35, 1.2, [92, 67], [98, 59], [106, 58]));
  r.form(
    blob(0.82, [75, 92], [76, 78], [86, 69], [96, 67], [107, 69], [116, 79], [116, 92], [108, 84], [84, 84]),
    { round: 6, relief: 1.2 },
  );
  const face = blobPath(
    [77, 88],
    [80, 77],
    [95, 72],
    [110, 77],
    [113, 88],
    [111, 100],
    [104, 112],
    [95.5, 117],
    [87, 112],
    [79, 100],
  );
  r.form(fill(face, SKIN), { round: 9, relief: 1.15 });
  r.shade(within(face, blob(1, [106, 74], [116, 88], [112, 104], [97, 120], [105, 106], [107, 92])), 0.4, 3);
  r.form(
    blob(
      0.8,
      [75, 90],
      [77, 76],
      [88, 70],
      [96, 68.5],
      [104, 70],
      [114, 76],
      [116, 90],
      [110, 81],
      [96, 76.4],
      [82, 81],
    ),
    { round: 4, relief: 1.2, edge: 1 },
  );
  r.ink(line(0.35, 1.1, [79, 82], [86, 75], [95, 72]) + line(0.35, 1.1, [112, 82], [106, 75], [97, 72]));
  r.ink(
    eye(86.6, 91.5, {
      w: 12,
      h: 9.4,
      look: [0.1, 0],
      iris: 3.3,
      lid: 0.1,
      side: -1,
      slant: -0.5,
      glint: -1,
      lash: 1.8,
    }),
  );
  r.ink(
    eye(104.6, 91.5, {
      w: 12,
      h: 9.4,
      look: [0.1, 0],
      iris: 3.3,
      lid: 0.1,
      side: 1,
      slant: -0.5,
      glint: -1,
      lash: 1.8,
    }),
  );
  r.ink(
    brow(0.4, 1.6, [80, 84.6], [86, 81.4], [92, 84]) + brow(0.4, 1.6, [99, 83.4], [105, 80.4], [111, 84]),
  );
  r.form(blob(1, [94, 92], [97, 92], [99.4, 100], [98.4, 103], [95.4, 104], [92.4, 102]), {
    round: 2.4,
    relief: 1.2,
    edge: 0,
    cast: 0.4,
    reach: 2.4,
  });
  r.ink(line(0.15, 1.2, [92.6, 102.6], [95.6, 104.2], [98.6, 103]));
  r.ink(
    line(0.05, 1.9, [86, 105.6], [91, 108.6], [98, 108.8], [105.4, 104.6]) +
      line(0.4, 1.1, [93, 112.4], [98, 112.2]),
  );
  r.ink(
    line(0.4, 1, [84, 101], [84.4, 106]) +
      line(0.35, 1, [106, 100], [106.6, 104.4]) +
      line(0.45, 1, [79.6, 95], [82, 97]),
  );

  // The raised arm and the hand at the trumpet's neck.
  r.form(blob(0.74, [116, 126], [128, 132], [134, 118], [138, 102], [130, 96], [122, 104]), {
    round: 6,
    relief: 1.2,
  });
  fist(r, 129, 90, 13, 50, SKIN, -1);
  // Knees, and the closed ledger across them like a tray.
  r.form(blob(0.46, [56, 170], [96, 162], [136, 170], [142, 214], [50, 214]), { round: 10, relief: 1.2 });
  r.form(poly(0.95, [46, 172], [146, 172], [148, 183], [44, 183]), { round: 2, cast: 0.6 });
  r.ink(each(3, (i) => line(0.45, 0.9, [46, 175 + i * 2.6], [146, 175 + i * 2.6])));
  r.form(poly(0.3, [50, 162], [142, 162], [150, 173], [42, 173]), { round: 2.5, relief: 1.1 });
  r.form(poly(0.3, [42, 181], [150, 181], [150, 186], [42, 186]), { round: 2 });
  r.ink(poly(0.85, [82, 164], [110, 164], [112, 169], [80, 169]));
  r.form(blob(SKIN, [64, 160], [74, 154], [84, 158], [86, 164], [74, 167], [64, 166]), {
    round: 4,
    relief: 1.2,
  });
  r.ink(each(3, (i) => line(0.3, 1, [76 + i * 3.4, 158 + i], [79 + i * 3.2, 164.6])));
  return r.done();
}
