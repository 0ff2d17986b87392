/** The muleteer, and Deputy, who is the cleverer-looking of the two. */
import { brow, eye } from '../kit/anatomy.ts';
import { blob, blobPath, box, disc, each, fill, line, poly, stroke, turned, within } from '../kit/paths.ts';
import { Relief } from '../kit/relief.ts';

const SKIN = 0.8;
const COAT = 0.52;

export function hesperDunnock() {
  const r = new Relief('right');

  // Deputy's neck and ears, behind her.
  r.form(
    blob(COAT * 0.85, [124, 70], [168, 66], [188, 104], [200, 160], [200, 214], [120, 214], [112, 130]),
    { round: 14, relief: 1.1, cast: 0 },
  );
  r.ink(
    each(7, (i) =>
      line(0.08, 2.2, [166 + i * 4, 58 + i * 13], [176 + i * 3, 64 + i * 13], [180 + i * 2.6, 74 + i * 13]),
    ),
  );
  for (const [angle, x] of [
    [-9, 131],
    [12, 163],
  ] as const) {
    const ear = (...content: string[]): string => turned(angle, x, 54, ...content);
    r.form(
      ear(
        fill(
          blobPath([x - 9, 56], [x - 12, 34], [x - 7, 12], [x, -2], [x + 7, 12], [x + 12, 34], [x + 9, 56]),
          COAT,
        ),
      ),
      { round: 6, relief: 1.2 },
    );
    r.form(ear(fill(blobPath([x - 4, 54], [x - 6, 34], [x - 1, 10], [x + 4, 34], [x + 3, 54]), 0.16)), {
      round: 3,
      edge: 0,
      cast: 0,
    });
    r.ink(ear(line(0.6, 1.2, [x - 3, 48], [x - 3, 32], [x - 1, 18])));
  }

  // A blanket that makes a plain triangle.
  const blanket = 'M66 106Q74 112 84 108L150 214L-20 214Z';
  r.form(
    within(
      blanket,
      fill(blanket, 0.5),
      each(5, (i) =>
        stroke(
          `M-30 ${140 + i * 19}Q70 ${122 + i * 19} 170 ${144 + i * 19}`,
          i % 2 ? 0.95 : 0.12,
          i % 2 ? 3 : 7,
        ),
      ),
      each(13, (i) =>
        poly(
          0.95,
          [-16 + i * 14, 184 - Math.sin((i / 12) * 3.14) * 11],
          [-9 + i * 14, 176 - Math.sin((i / 12) * 3.14) * 11],
          [-2 + i * 14, 184 - Math.sin((i / 12) * 3.14) * 11],
        ),
      ),
    ),
    { round: 16, relief: 1.15, cast: 0.6 },
  );
  r.ink(
    within(
      blanket,
      line(0.08, 1.8, [76, 118], [84, 150], [96, 214]) + line(0.1, 1.5, [58, 128], [44, 170], [38, 214]),
    ),
  );

  // Her face, a quarter turned to him.
  r.form(blob(SKIN * 0.86, [58, 96], [56, 116], [72, 124], [90, 116], [90, 96]), { round: 8 });
  r.shade(blob(1, [54, 102], [74, 112], [92, 102], [90, 118], [72, 122], [58, 116]), 0.5, 3);
  r.form(blob(0.7, [46, 110], [58, 103], [74, 113], [90, 104], [100, 112], [92, 122], [74, 126], [54, 122]), {
    round: 5,
    relief: 1.2,
  });
  r.form(blob(0.3, [44, 84], [43, 58], [56, 40], [74, 36], [93, 40], [105, 56], [103, 84]), { round: 8 });
  const face = blobPath(
    [46, 66],
    [54, 52],
    [74, 46],
    [94, 52],
    [101, 66],
    [100, 82],
    [95, 98],
    [84, 109],
    [74, 111],
    [62, 106],
    [51, 94],
    [46, 80],
  );
  r.form(fill(face, SKIN * 1.05), { round: 13, relief: 1.1 });
  r.shade(
    within(face, blob(1, [42, 54], [58, 52], [55, 74], [60, 96], [76, 114], [56, 110], [42, 84])),
    0.42,
    3,
  );
  r.ink(
    eye(64, 73, { w: 14, h: 8.4, look: [0.3, 0.15], iris: 3.5, lid: 0.2, side: -1, slant: -1, glint: 1 }),
  );
  r.ink(
    eye(90, 73, { w: 12, h: 8.4, look: [0.25, 0.15], iris: 3.5, lid: 0.2, side: 1, slant: -1, glint: 1 }),
  );
  r.ink(brow(0.06, 2.6, [55, 66.5], [63, 63.5], [72, 66]) + brow(0.06, 2.6, [83, 66], [91, 63], [98, 66]));
  r.form(blob(0.94, [77, 70], [82, 70], [87, 86], [86, 91], [80, 93], [74, 90]), {
    round: 3.6,
    relief: 1.2,
    edge: 0,
    cast: 0.45,
    reach: 4,
  });
  r.ink(line(0.1, 1.5, [74.6, 90.6], [80, 93.4], [86, 91]));
  // A wide mouth, shut; weather round the eyes.
  r.ink(
    line(0.04, 2.2, [61, 97.4], [68, 99.4], [78, 99.2], [87, 99.2], [95, 95.6]) +
      line(0.3, 1.3, [73, 104], [79, 104.6], [85, 103.6]),
  );
  r.ink(
    line(0.25, 1.1, [49, 74], [54, 72.6]) +
      line(0.25, 1.1, [50, 78], [55.4, 76]) +
      line(0.3, 1.1, [97, 76], [100, 78]) +
      line(0.3, 1.2, [60, 88], [59, 96]) +
      line(0.35, 1.2, [94, 86], [96.4, 93]) +
      line(0.3, 1.1, [66, 56], [75, 54.6], [86, 56]),
  );
  // The braid: a rope round the head, plaited loaf by loaf.
  for (let i = 0; i < 11; i++) {
    const turn = Math.PI * (1.05 - (i * 1.1) / 10);
    const [x, y] = [74 + Math.cos(turn) * 32, 59 - Math.sin(turn) * 25];
    const lean = 90 - (turn * 180) / Math.PI + 38;
    r.form(turned(lean, x, y, disc(0.4 + (i % 2) * 0.08, x, y, 10.4, 8)), {
      round: 4,
      relief: 1.25,
      gloss: 0.1,
      cast: 0.2,
      reach: 2,
    });
    r.ink(
      turned(
        lean,
        x,
        y,
        line(0.06, 1.1, [x - 6, y + 2], [x, y + 1], [x + 6, y + 3]) +
          line(0.75, 1.1, [x - 5, y - 2.4], [x, y - 3.2], [x + 5, y - 2]),
      ),
    );
  }

  // Deputy's face, long and considering.
  const mule = blobPath(
    [126, 60],
    [147, 46],
    [170, 60],
    [173, 82],
    [165, 104],
    [160, 126],
    [163, 144],
    [156, 158],
    [142, 163],
    [127, 158],
    [121, 144],
    [125, 126],
    [128, 104],
    [122, 82],
  );
  r.form(fill(mule, COAT * 1.15), { round: 15, relief: 1.2, cast: 0.65 });
  r.shade(
    within(mule, blob(1, [120, 58], [132, 60], [132, 90], [134, 124], [128, 150], [114, 140], [118, 90])),
    0.4,
    3,
  );
  r.form(
    blob(0.9, [122, 142], [132, 132], [148, 131], [160, 138], [164, 148], [156, 160], [142, 164], [128, 160]),
    { round: 8, relief: 1.2, edge: 0 },
  );
  r.ink(
    blob(0.04, [129, 142], [133, 139], [136, 143], [133, 148], [129, 147]) +
      blob(0.04, [151, 142], [155, 140], [158, 144], [155, 149], [151, 147]) +
      line(0.08, 1.8, [128, 155], [136, 158], [144, 156.6], [154, 157.4], [160, 153]),
  );
  r.ink(line(0.3, 1.2, [141, 134], [143, 146], [142, 154]));
  // Forelock; calm eyes set wide, the lids half down.
  r.form(blob(0.18, [136, 46], [148, 42], [160, 48], [156, 62], [150, 74], [146, 62], [141, 70]), {
    round: 4,
    relief: 1.2,
  });
  r.ink(line(0.6, 1.1, [146, 48], [148, 58], [149, 66]));
  for (const [side, x] of [
    [-1, 130],
    [1, 165],
  ] as const) {
    r.shade(line(1, 5, [x - 7, 75], [x, 71], [x + 7, 75]), 0.4, 2);
    r.ink(
      blob(0.01, [x - 7, 83 + side], [x - 2, 77], [x + 4, 77.4], [x + 7, 83 - side], [x, 88]) +
        disc(1, x + 1.6, 81, 1.7) +
        line(side < 0 ? 0.55 : 0.9, 1.3, [x - 6, 87], [x, 90.4], [x + 6, 87]),
    );
    r.ink(line(side < 0 ? 0.5 : 0.75, 1.6, [x - 7, 78.6], [x, 74.4], [x + 7, 78.6]));
  }
  // A plain halter.
  r.form(stroke('M122 108Q144 118 170 106', 0.82, 4.4), { round: 2, relief: 1.2, edge: 1 });
  r.form(stroke('M125 110Q120 90 124 66', 0.72, 3.6), { round: 2, relief: 1.2, edge: 1 });
  r.form(stroke('M167 108Q174 90 171 66', 0.82, 3.6), { round: 2, relief: 1.2, edge: 1 });
  r.form(`<circle cx="168" cy="108" r="4" fill="none" stroke="#f0f0f0" stroke-width="2.4"/>`, {
    round: 1.4,
    edge: 0.8,
    cast: 0,
  });

  // Her one hand, on his nose.
  r.form(blob(0.5, [88, 190], [96, 158], [110, 142], [124, 142], [128, 156], [116, 178], [108, 204]), {
    round: 8,
    relief: 1.2,
  });
  r.form(blob(SKIN, [114, 150], [112, 136], [122, 124], [136, 118], [144, 122], [142, 132], [130, 144]), {
    round: 6,
    relief: 1.2,
  });
  r.form(
    each(4, (i) =>
      turned(66 + i * 9, 130, 128, box(SKIN * 1.05, 126 + i * 0.4, 106 + i * 2, 6, 24 - i * 2, 3)),
    ),
    { round: 2.6, relief: 1.2, edge: 0.9, cast: 0.4, reach: 3 },
  );
  r.ink(each(3, (i) => line(0.15, 1.1, [132, 124 + i * 4.6], [142, 121.6 + i * 6.4], [150, 121 + i * 7.6])));
  return r.done();
}
