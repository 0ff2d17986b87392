/** The seed auctioneer: a circle that rings. */
import { brow, eye, fist, openHand } from '../kit/anatomy.ts';
import { blob, blobPath, box, disc, each, fill, line, poly, stroke, turned, within } from '../kit/paths.ts';
import { Relief } from '../kit/relief.ts';

const SKIN = 0.9;

export function rolloPennant() {
  const r = new Relief('right');

  // The arm that rings, behind the head.
  r.form(blob(0.4, [116, 150], [122, 118], [136, 84], [144, 70], [158, 74], [158, 92], [150, 124], [142, 158]), { round: 9, relief: 1.2, cast: 0 });
  r.form(turned(12, 150, 76, box(0.92, 139, 68, 22, 12, 3)), { round: 4 });

  // Body: a ball in a checked waistcoat between two tails of a coat.
  const ball = blobPath([30, 162], [46, 134], [86, 122], [126, 134], [144, 162], [146, 186], [138, 214], [36, 214], [28, 186]);
  const checks = each(16, (i) => line(0.3, 2.4, [20 + i * 9, 118], [20 + i * 9, 214])) + each(12, (i) => line(0.3, 2.4, [20, 122 + i * 9], [150, 122 + i * 9]));
  r.form(within(ball, fill(ball, 0.86), checks), { round: 24, relief: 1.25 });
  r.form(blob(0.36, [64, 128], [44, 132], [24, 158], [20, 190], [22, 214], [46, 214], [52, 180], [70, 146]), { round: 9, relief: 1.2 });
  r.form(blob(0.42, [110, 128], [130, 132], [150, 158], [154, 190], [152, 214], [128, 214], [122, 180], [104, 146]), { round: 9, relief: 1.2 });
  r.ink(line(0.85, 1.4, [67, 144], [52, 178], [46, 214]) + line(0.95, 1.4, [107, 144], [122, 178], [128, 214]));
  r.ink(each(4, (i) => disc(1, 88, 152 + i * 12, 2.6) + disc(0.1, 87.4, 152.6 + i * 12, 1)));
  // The edge of the crate he stands behind his belly on.
  r.form(blob(0.9, [66, 128], [87, 136], [108, 128], [104, 140], [96, 138], [87, 140], [78, 138], [70, 140]), { round: 3 });

  // The arm spread to a room that is not there.
  r.form(blob(0.36, [50, 136], [36, 146], [20, 148], [12, 140], [22, 128], [34, 132], [46, 128]), { round: 7 });
  r.form(turned(-40, 20, 138, box(0.92, 11, 130, 17, 11, 3)), { round: 3 });
  openHand(r, 19, 120, 19, -14, SKIN, 1);

  // Whiskers: two fans, wider than the shoulders.
  const fan = (side: -1 | 1): string =>
    poly(
      0.56,
      ...([[16, 88], [30, 88], [52, 82], [44, 91], [57, 95], [45, 100], [56, 108], [42, 109], [48, 120], [34, 116], [22, 122], [14, 112]] as const).map(
        ([x, y]): [number, number] => [87 + side * x, y],
      ),
    );
  r.form(fan(-1), { round: 6, relief: 1.2, cast: 0.5 });
  r.form(fan(1), { round: 6, relief: 1.2, cast: 0.5 });
  for (const side of [-1, 1]) {
    r.ink(
      each(5, (i) => line(side < 0 ? 0.15 : 0.2, 1.3, [87 + side * 24, 92 + i * 5], [87 + side * 36, 92 + i * 5.5], [87 + side * (48 - i), 89 + i * 7])) +
        each(4, (i) => line(side < 0 ? 0.6 : 0.98, 1.2, [87 + side * 25, 94.5 + i * 5], [87 + side * 36, 94.5 + i * 5.6], [87 + side * (46 - i), 92 + i * 7])),
    );
  }

  const face = blobPath([60, 92], [62, 72], [74, 60], [87, 57], [101, 60], [112, 72], [114, 92], [110, 112], [99, 126], [87, 130], [75, 126], [64, 112]);
  r.form(fill(face, SKIN), { round: 14, relief: 1.1 });
  r.shade(within(face, blob(1, [58, 60], [68, 66], [66, 90], [70, 112], [82, 130], [66, 128], [54, 100])), 0.42, 3);
  // A curl as tall as a hat.
  r.form(blob(0.5, [63, 74], [66, 58], [80, 48], [78, 36], [84, 26], [96, 24], [102, 32], [98, 40], [92, 37], [94, 33], [89, 34], [90, 44], [100, 52], [112, 60], [113, 74], [103, 66], [88, 62], [72, 66]), { round: 6, relief: 1.25, gloss: 0.2 });
  r.ink(line(0.95, 1.4, [92, 60], [86, 48], [85, 36], [92, 29], [98, 32]) + line(0.15, 1.3, [76, 62], [84, 52], [82, 40]) + line(0.15, 1.3, [104, 62], [95, 54], [88, 44]));

  r.ink(eye(76, 84, { w: 13, h: 11, look: [0.2, 0], iris: 3.6, lid: 0.02, side: -1, glint: 1 }));
  r.ink(eye(99, 84, { w: 13, h: 11, look: [0.2, 0], iris: 3.6, lid: 0.02, side: 1, glint: 1 }));
  r.ink(brow(0.05, 3.4, [66, 75], [75, 68.5], [83, 72]) + brow(0.05, 3.4, [92, 72], [101, 67.5], [109, 74]));
  r.form(blob(0.98, [85, 86], [91, 86], [96, 95], [93, 101], [87, 102], [81, 100], [82, 94]), { round: 4.5, relief: 1.2, edge: 0, cast: 0.4, reach: 3, gloss: 0.2 });
  r.form(blob(0.96, [100, 96], [107, 94], [110, 100], [105, 105], [100, 102]), { round: 3.5, edge: 0, cast: 0.15 });
  // Never seen to breathe.
  const mouth = blobPath([74, 106], [87, 103.5], [102, 105], [101, 116], [96, 124], [88, 126], [79, 123], [74, 115]);
  r.ink(fill(mouth, 0.02) + within(mouth, box(1, 72, 101, 32, 7), blob(0.6, [80, 118], [88, 115], [97, 118], [96, 128], [80, 128])));

  // The bell, mid-ring.
  const bell = (...content: string[]): string => turned(24, 156, 60, ...content);
  r.form(bell(stroke('M156 62L156 34', 0.55, 7)), { round: 3.5, relief: 1.2 });
  r.form(bell(fill('M150 36Q146 22 138 10Q134 4 136 2L176 2Q178 4 174 10Q166 22 162 36Z', 0.9)), { round: 8, relief: 1.25, gloss: 0.4 });
  r.form(bell(box(0.8, 133, 0, 46, 6, 3)), { round: 3 });
  fist(r, 153, 58, 20, 20, SKIN, -1);
  return r.done();
}
