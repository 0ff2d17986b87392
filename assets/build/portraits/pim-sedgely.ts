/** The ticket clerk: a lamp post with a lid. */
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
} from '../kit/paths.ts';
import { Relief } from '../kit/relief.ts';

const SKIN = 0.9;
const CLOTH = 0.5;

export function pimSedgely() {
  const r = new Relief('right');

  // A jacket for somebody wider: shoulders like a coat hanger, the collar a ring with air all round the neck.
  r.form(disc(0.28, 91, 163, 35, 12), { round: 4, cast: 0 });
  r.shade(disc(1, 88, 164, 30, 8), 0.7);
  r.form(blob(SKIN, [81, 118], [80, 142], [78, 172], [104, 172], [102, 142], [103, 118]), {
    round: 8,
    relief: 1.3,
    cast: 0.7,
  });
  r.shade(blob(1, [78, 120], [104, 122], [102, 138], [84, 132]), 0.6, 3);
  r.ink(line(0.3, 1.4, [90, 144], [93, 148], [91, 153]));
  r.form(
    poly(
      CLOTH,
      [14, 200],
      [20, 176],
      [34, 165],
      [58, 160],
      [66, 172],
      [91, 182],
      [116, 172],
      [124, 160],
      [146, 164],
      [162, 174],
      [170, 200],
    ),
    { round: 9, relief: 1.1 },
  );
  // Collar fronts, standing.
  r.form(poly(0.62, [52, 148], [60, 146], [74, 164], [89, 184], [82, 192], [58, 174]), {
    round: 4,
    cast: 0.6,
  });
  r.form(poly(0.7, [130, 147], [122, 145], [108, 164], [93, 184], [101, 192], [126, 174]), {
    round: 4,
    cast: 0.6,
  });
  r.ink(
    line(0.95, 1.4, [56, 150], [68, 166], [84, 186]) + line(0.95, 1.4, [126, 149], [114, 166], [98, 186]),
  );
  r.ink(disc(1, 92, 190, 2.6) + disc(0, 92, 190, 0.9));

  // Ears first, the head between them.
  for (const [side, x] of [
    [-1, 63],
    [1, 121],
  ] as const) {
    r.form(
      turned(
        side * 9,
        x,
        88,
        blob(
          SKIN * 0.95,
          [x, 66],
          [x + side * 16, 67],
          [x + side * 21, 82],
          [x + side * 14, 98],
          [x + side * 4, 108],
          [x - side * 6, 100],
        ),
      ),
      { round: 6, relief: 1.2 },
    );
    r.ink(
      turned(
        side * 9,
        x,
        88,
        line(0.28, 2, [x + side * 2, 76], [x + side * 12, 73], [x + side * 15, 84], [x + side * 8, 95]) +
          line(0.35, 1.6, [x + side * 3, 84], [x + side * 8, 86], [x + side * 4, 93]),
      ),
    );
  }
  r.form(
    blob(
      SKIN,
      [70, 60],
      [92, 52],
      [114, 60],
      [115, 86],
      [112, 106],
      [102, 124],
      [92, 129],
      [81, 124],
      [72, 106],
      [69, 86],
    ),
    { round: 13, relief: 1.15, cast: 0.5 },
  );
  // The side away from the light as one plane.
  r.shade(
    blob(1, [66, 58], [74, 62], [73, 84], [75, 102], [82, 120], [88, 130], [78, 128], [64, 104]),
    0.45,
    3,
  );
  r.shade(poly(1, [66, 58], [118, 58], [117, 70], [92, 74], [67, 70]), 0.5, 2);

  r.ink(eye(81, 86, { w: 15, h: 13, look: [0.15, -0.1], iris: 4, lid: 0.05, slant: 0, side: -1, glint: 1 }));
  r.ink(eye(104, 86, { w: 15, h: 13, look: [0.05, -0.1], iris: 4, lid: 0.05, slant: 0, side: 1, glint: 1 }));
  r.ink(brow(0.05, 3, [73, 77], [80, 73.5], [88, 76]) + brow(0.05, 3, [97, 76], [105, 73], [112, 77]));
  // A long nose with its own small shadow, freckles, a mouth about to say “so”.
  r.form(blob(0.95, [91, 82], [95, 82], [99, 100], [98, 105], [92, 107], [87, 104]), {
    round: 3.5,
    relief: 1,
    edge: 0,
    cast: 0.4,
    reach: 4,
  });
  r.ink(line(0.15, 1.5, [87, 105], [90, 106.5], [92, 107.4], [96, 106.5]));
  r.ink(each(5, (i) => disc(0.45, [76, 80, 78, 106, 110][i]!, [97, 100, 103, 99, 101][i]!, 0.9)));
  r.ink(
    blob(
      0.03,
      [80, 110.5],
      [86, 113],
      [92, 113.6],
      [99, 112.8],
      [105, 109.5],
      [101, 117],
      [92, 120.5],
      [84, 117.5],
    ),
  );
  r.ink(poly(1, [85, 113.6], [100, 113.4], [98, 116], [87, 116]));
  r.ink(
    line(0.3, 1.2, [78, 108], [79.5, 110.5]) +
      line(0.3, 1.2, [107, 107], [105.4, 109.5]) +
      line(0.35, 1.2, [88, 124], [92, 125], [97, 124]),
  );
  r.shade(disc(1, 107, 104, 5, 4), -0.35, 3);

  // The cap: a plate of a crown, a band with a ticket in it, a shining peak.
  r.form(blob(0.32, [66, 56], [72, 70], [78, 76], [70, 74]), { round: 2, cast: 0, edge: 0 });
  r.form(
    blob(
      CLOTH * 1.1,
      [34, 34],
      [44, 16],
      [72, 8],
      [104, 7],
      [136, 14],
      [150, 31],
      [144, 42],
      [122, 50],
      [92, 53],
      [62, 51],
      [40, 45],
    ),
    { round: 13, relief: 1.25 },
  );
  r.ink(line(0.16, 1.6, [36, 38], [60, 46], [92, 48], [124, 45], [148, 35]));
  r.form(blob(0.26, [60, 47], [92, 50], [124, 46], [122, 63], [92, 67], [63, 64]), { round: 5, cast: 0.3 });
  r.form(turned(-3, 92, 55, box(0.95, 84, 48, 18, 12, 1)), { round: 0, edge: 1 });
  r.ink(turned(-3, 92, 55, box(0, 87, 51, 12, 1.8) + box(0, 87, 55, 8, 1.8)));
  r.form(blob(0.2, [58, 63], [92, 64], [126, 62], [128, 69], [112, 76], [92, 79], [72, 77], [57, 70]), {
    round: 5,
    relief: 1.2,
    gloss: 0.5,
    cast: 0.6,
  });
  r.ink(line(0.75, 1.6, [74, 73], [92, 76], [112, 72.5], [121, 69]));

  // The punch, held up beside the chin, its chain looping to the second button.
  r.ink(stroke('M150 150C140 176 118 168 104 190', 0.75, 1.8), false);
  r.ink(each(9, (i) => ring(0.95, 1, 149 - i * 5, 152 + Math.sin(i / 2.4) * 18, 1.8)));
  r.form(poly(CLOTH, [128, 204], [132, 166], [140, 152], [164, 152], [172, 170], [178, 204]), { round: 9 });
  r.form(blob(0.66, [132, 148], [150, 144], [169, 148], [172, 158], [151, 164], [130, 158]), {
    round: 4,
    relief: 1.1,
  });
  r.form(blob(0.22, [138, 148], [150, 146], [163, 148], [162, 153], [150, 156], [139, 153]), {
    round: 2,
    cast: 0,
    edge: 0,
  });
  const punch = (content: string): string => turned(14, 151, 128, content);
  r.form(punch(stroke('M146 138C141 120 142 104 148 92L150 78', 0.85, 6)), { round: 3, relief: 1.2 });
  r.form(punch(stroke('M157 138C164 120 163 104 155 92L152 80', 0.85, 6)), { round: 3, relief: 1.2 });
  r.form(punch(fill(blobPath([142, 70], [148, 66], [163, 66], [166, 72], [164, 80], [146, 84]), 0.9)), {
    round: 4,
    relief: 1.2,
    gloss: 0.3,
  });
  r.ink(punch(disc(0, 151.5, 93, 2.2) + within('M140 60h30v30h-30z', box(0, 156, 72.5, 12, 3))));
  fist(r, 150, 134, 21, 8, SKIN, -1);
  return r.done();
}
