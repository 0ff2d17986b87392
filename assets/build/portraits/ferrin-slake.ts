/** The jar painter: a pincushion, or a small sun. */
import { brow, eye } from '../kit/anatomy.ts';
import { blob, blobPath, box, disc, fill, line, poly, stroke, turned, within } from '../kit/paths.ts';
import { Relief } from '../kit/relief.ts';

const SKIN = 0.88;
const KNOT = [108, 42] as const;

/** Angle from upright, length, kind of bristle. */
const BRUSHES = [
  [-78, 52, 2],
  [-56, 44, 0],
  [-36, 50, 1],
  [-14, 41, 2],
  [8, 42, 0],
  [30, 48, 1],
  [52, 50, 0],
  [74, 56, 2],
  [97, 54, 1],
  [-101, 44, 0],
  [121, 50, 0],
] as const;

export function ferrinSlake() {
  const r = new Relief('left');

  for (const [angle, length, kind] of BRUSHES) {
    const brush = (...content: string[]): string => turned(angle, KNOT[0], KNOT[1], ...content);
    const [x, top] = [KNOT[0], KNOT[1] - length];
    r.form(brush(box(0.6, x - 1.6, top + 10, 3.2, length - 10)), { round: 1.6, edge: 0.8, cast: 0.2 });
    r.form(brush(box(0.9, x - 2.2, top + 7, 4.4, 6)), { round: 1.6, edge: 0.6, cast: 0 });
    const tip =
      kind === 0
        ? blobPath([x - 2.6, top + 8], [x, top - 3], [x + 2.6, top + 8])
        : kind === 1
          ? `M${x - 3} ${top + 8}L${x - 4} ${top - 1}L${x + 4} ${top - 1}L${x + 3} ${top + 8}Z`
          : blobPath(
              [x - 2.4, top + 8],
              [x - 4.4, top + 2],
              [x, top - 4],
              [x + 4.4, top + 2],
              [x + 2.4, top + 8],
            );
    r.form(brush(fill(tip, 0.98)), { round: 1.6, edge: 0.8, cast: 0 });
  }

  // Thin sloping shoulders, turned away; a smock with far too wide a neck.
  const smock = blobPath(
    [84, 150],
    [114, 146],
    [142, 158],
    [164, 176],
    [176, 214],
    [38, 214],
    [46, 184],
    [62, 164],
  );
  r.form(fill(smock, 0.62), { round: 16, relief: 1.15, cast: 0 });
  r.ink(
    within(
      smock,
      line(0.2, 1.6, [132, 160], [128, 184], [134, 214]) +
        line(0.22, 1.5, [104, 168], [100, 190], [102, 214]) +
        line(0.22, 1.5, [74, 172], [72, 190], [66, 214]) +
        line(0.18, 1.5, [150, 172], [152, 190], [158, 214]),
    ),
  );
  r.form(disc(0.24, 103, 154, 29, 9), { round: 3, cast: 0.3 });
  r.form(blob(SKIN * 0.92, [90, 116], [88, 140], [92, 156], [118, 156], [120, 140], [122, 112]), {
    round: 9,
    relief: 1.2,
  });
  r.shade(blob(1, [88, 124], [104, 134], [122, 120], [122, 150], [106, 152], [98, 140]), 0.5, 3);
  r.form(stroke('M73 153Q84 166 104 165Q126 164 134 152', 0.78, 6), { round: 3, relief: 1.2 });

  // Hair: the knot, and the sweep up to it.
  r.form(blob(0.3, [78, 78], [88, 60], [110, 54], [132, 64], [138, 86], [130, 106], [116, 112]), {
    round: 10,
    relief: 1.2,
  });
  r.form(disc(0.34, KNOT[0], KNOT[1], 29, 27), { round: 14, relief: 1.25, gloss: 0.15 });
  r.ink(
    line(0.1, 1.6, [84, 50], [96, 28], [118, 24]) +
      line(0.1, 1.6, [90, 60], [104, 40], [130, 36]) +
      line(0.1, 1.6, [100, 66], [114, 52], [135, 48]) +
      line(0.8, 1.3, [88, 38], [98, 24], [112, 20]) +
      line(0.7, 1.3, [88, 52], [102, 34], [120, 28]) +
      line(0.55, 1.2, [96, 62], [110, 46], [130, 41]),
  );
  r.ink(
    line(0.1, 1.5, [86, 74], [104, 64], [124, 70]) +
      line(0.1, 1.5, [100, 80], [114, 72], [131, 82]) +
      line(0.7, 1.2, [84, 72], [98, 63], [112, 61]),
  );
  r.form(blob(0.6, [84, 62], [100, 64], [120, 62], [130, 58], [128, 66], [108, 71], [88, 69]), {
    round: 3,
    relief: 1.2,
  });

  // A long lean face, three quarters to the left, looking back at us.
  const face = blobPath(
    [80, 74],
    [94, 70],
    [112, 76],
    [120, 92],
    [117, 110],
    [106, 126],
    [92, 138],
    [84, 140],
    [79, 132],
    [76, 120],
    [73, 108],
    [74, 96],
    [75, 84],
  );
  r.form(fill(face, SKIN), { round: 12, relief: 1.15 });
  r.shade(
    within(
      face,
      blob(1, [106, 76], [124, 80], [124, 112], [100, 140], [88, 142], [100, 124], [108, 104], [110, 88]),
    ),
    0.42,
    3,
  );
  r.form(blob(SKIN, [118, 90], [124, 86], [129, 92], [126, 102], [119, 106], [116, 100]), {
    round: 3.5,
    relief: 1.2,
  });
  r.ink(line(0.2, 1.4, [120, 94], [124.5, 92], [124.5, 98], [120.5, 102]));
  r.form(disc(0.95, 123, 108, 2.4), { round: 1.6, edge: 0.8 });
  // Nose past the line of the cheek.
  r.form(
    blob(
      0.96,
      [81, 90],
      [85, 92],
      [86, 106],
      [84, 112],
      [78, 113.5],
      [69, 111],
      [68, 107.5],
      [73, 102],
      [77, 93],
    ),
    { round: 4, relief: 1.15, edge: 0.8, cast: 0.45, reach: 4 },
  );
  r.ink(line(0.1, 1.5, [70, 112], [77, 114.4], [84, 112]));
  r.ink(eye(95, 95, { w: 16, h: 10, look: [-0.35, 0], iris: 3.8, lid: 0.36, side: 1, slant: 1, glint: -1 }));
  r.ink(
    eye(76.5, 94.5, { w: 8.5, h: 9, look: [-0.3, 0], iris: 3, lid: 0.36, side: -1, slant: 1, glint: -1 }),
  );
  r.ink(brow(0.05, 2.8, [87, 86], [94, 80], [106, 84]) + brow(0.05, 2.4, [73, 86.5], [76, 81.5], [81.5, 85]));
  r.ink(
    line(0.05, 2, [74, 121.5], [80, 120], [87, 121.5], [93, 119]) +
      line(0.35, 1.3, [77, 125], [82, 125.4], [87, 124.6]),
  );
  r.form(blob(0.3, [77, 128], [83, 127.5], [91, 129], [90, 138], [84, 150], [80, 152], [78, 142]), {
    round: 3.5,
    relief: 1.2,
  });
  r.ink(line(0.75, 1.1, [80, 131], [80.5, 140], [81.5, 147]));
  // A smear of paint on the cheekbone.
  r.ink(turned(-24, 101, 108, box(0.1, 93, 105, 16, 2.2, 1) + box(0.1, 95, 108.6, 11, 1.8, 0.9)));

  // The jar on the flat of the hand, a brush across it.
  r.form(blob(0.56, [66, 176], [52, 178], [34, 192], [28, 214], [66, 214], [78, 196]), { round: 9 });
  r.form(blob(0.8, [62, 178], [70, 190], [56, 202], [44, 190]), { round: 4 });
  r.form(blob(SKIN, [56, 190], [48, 176], [34, 170], [14, 168], [8, 172], [16, 178], [28, 182], [40, 194]), {
    round: 6,
    relief: 1.2,
  });
  r.ink(line(0.25, 1.2, [12, 172.5], [24, 174], [34, 178]));
  const jar = blobPath(
    [20, 138],
    [44, 138],
    [48, 144],
    [49, 160],
    [46, 168],
    [18, 168],
    [15, 160],
    [16, 144],
  );
  r.form(fill(jar, 0.5), { round: 9, relief: 1.2, gloss: 0.35 });
  r.form(box(0.92, 17, 146, 30, 16, 1), { round: 3, edge: 0.8, cast: 0 });
  r.ink(
    blob(0.1, [24, 154], [28, 150], [36, 151], [40, 155], [36, 158.5], [28, 158]) +
      disc(0.9, 30, 154, 1) +
      disc(0.9, 35, 155, 1),
  );
  r.form(box(0.7, 17, 130, 30, 8, 2.5), { round: 3, relief: 1.2 });
  r.form(turned(-10, 32, 127, box(0.85, 6, 124.4, 40, 3.4, 1.4)), { round: 1.6, edge: 1 });
  r.form(turned(-10, 32, 127, poly(0.98, [46, 123.4], [58, 124.6], [60, 127], [46, 128.6])), {
    round: 1.6,
    edge: 0.8,
  });
  return r.done();
}
