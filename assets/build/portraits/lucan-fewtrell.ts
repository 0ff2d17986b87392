/** The landlord of ropes: a heron under an umbrella. */
import { brow, fist } from '../kit/anatomy.ts';
import { blob, blobPath, box, disc, each, fill, line, poly, stroke, turned, within } from '../kit/paths.ts';
import { Relief } from '../kit/relief.ts';

const SKIN = 0.9;
const APEX = [98, 8] as const;
/** Points of the ribs along the umbrella's edge. */
const POINTS = [
  [4, 66],
  [30, 72],
  [64, 75],
  [102, 75],
  [138, 73],
  [168, 69],
  [189, 62],
] as const;

export function lucanFewtrell() {
  const r = new Relief('right');

  r.form(stroke('M46 200L97 40', 0.6, 4.4), { round: 2.2, relief: 1.2, cast: 0 });
  // Heavy coat.
  const coat = blobPath(
    [52, 146],
    [96, 138],
    [134, 150],
    [146, 174],
    [152, 214],
    [16, 214],
    [22, 178],
    [34, 156],
  );
  r.form(fill(coat, 0.34), { round: 16, relief: 1.2, cast: 0 });
  r.ink(
    within(coat, line(0.1, 1.8, [112, 160], [114, 186], [110, 214]) + line(0.1, 1.6, [60, 172], [56, 214])),
  );

  // Profile: forehead, long straight nose, small neat chin.
  r.form(blob(SKIN * 0.9, [74, 116], [72, 150], [108, 150], [108, 124]), { round: 8 });
  r.shade(blob(1, [74, 126], [96, 132], [110, 126], [110, 142], [78, 146]), 0.5, 3);
  const face =
    'M70 84C74 74 92 70 106 75C112 78 114 86 114 92L116 96L134 111Q136.4 115 132 117Q126 118.4 121 117.4L120.4 121L123.4 124L121 126.4L122.6 129.4L119.6 132.4Q121.6 138 117.6 141Q108 145 98 141L82 133L72 118Z';
  r.form(fill(face, SKIN), { round: 10, relief: 1.15 });
  r.shade(
    within(face, blob(1, [68, 80], [84, 74], [88, 100], [94, 124], [104, 144], [80, 140], [66, 110])),
    0.26,
    4,
  );
  r.shade(within(face, blob(1, [98, 120], [108, 118], [112, 128], [104, 134])), 0.2, 3);
  // Hair, combed flat; a parting; the ear.
  const hair = blobPath(
    [64, 98],
    [64, 84],
    [76, 72],
    [94, 67],
    [108, 71],
    [112, 80],
    [104, 82],
    [92, 85],
    [86, 96],
    [83, 110],
    [76, 120],
    [68, 114],
  );
  r.form(fill(hair, 0.42), { round: 7, relief: 1.15, gloss: 0.25 });
  r.ink(
    within(
      hair,
      each(6, (i) =>
        line(
          i === 2 ? 0.8 : 0.06,
          1.1,
          [112, 74 + i * 1.2],
          [92, 71 + i * 3.4],
          [76, 80 + i * 4],
          [69 + i, 110 + i * 2],
        ),
      ),
    ),
  );
  r.form(blob(SKIN, [82, 98], [90, 96], [95, 103], [92, 113], [86, 118], [82, 110]), {
    round: 4,
    relief: 1.2,
  });
  r.ink(line(0.25, 1.4, [85, 101], [91, 101.4], [91, 108], [86.6, 113]));
  // Eye in profile, lid lowered; the half-moon in front of it.
  r.ink(
    fill('M103 98.5Q108 94.5 113.5 96L112.5 101.5Q107 102.5 103 98.5Z', 1) +
      disc(0.02, 110.6, 98.4, 2.6, 2.9) +
      line(0.02, 2, [101.5, 99], [107, 94.8], [114, 95.4]) +
      disc(1, 111.6, 97.4, 0.8),
  );
  r.ink(brow(0.1, 2.4, [100, 90], [107, 86.5], [114, 88.5]));
  r.ink(
    stroke('M101 104L120 104.4Q119 111 110.6 111Q103 111 101 104Z', 0.05, 1.6) +
      line(0.98, 1.2, [103, 107], [107, 110.4], [112, 110.6]) +
      line(0.1, 1.5, [100, 104], [90, 101]),
  );
  r.ink(
    line(0.15, 1.5, [121, 117], [125, 114], [130, 114.4]) +
      line(0.05, 1.9, [122.6, 124], [117, 125], [109.5, 120.6]) +
      line(0.3, 1.2, [109.5, 118.6], [108.5, 122.4], [110, 125]),
  );

  // The collar, as wide as the shoulders: fur in three rows of tufts.
  const fur = blobPath(
    [30, 156],
    [42, 140],
    [66, 134],
    [88, 144],
    [108, 146],
    [128, 138],
    [144, 148],
    [148, 160],
    [136, 172],
    [110, 178],
    [84, 178],
    [54, 176],
    [36, 170],
  );
  r.form(fill(fur, 0.8), { round: 10, relief: 1.25 });
  r.ink(
    within(
      fur,
      each(3, (row) =>
        each(15, (i) =>
          line(
            row === 1 ? 0.98 : 0.15,
            1.4,
            [28 + i * 8.4 + row * 3, 148 + row * 11 + Math.sin(i * 1.7) * 3],
            [32 + i * 8.4 + row * 3, 155 + row * 11 + Math.sin(i * 1.7) * 3],
          ),
        ),
      ),
    ),
  );
  r.ink(
    each(10, (i) =>
      poly(
        0.6,
        [34 + i * 11, 171 + Math.sin(i) * 2],
        [41 + i * 11, 171 + Math.cos(i) * 2],
        [37 + i * 11, 179],
      ),
    ),
  );

  // The small book against his chest.
  r.form(blob(0.4, [152, 214], [152, 190], [142, 180], [126, 188], [116, 214]), { round: 8 });
  r.form(turned(-8, 100, 182, box(0.92, 84, 166, 30, 36, 1.5)), { round: 2 });
  r.form(turned(-8, 100, 182, box(0.22, 81, 165, 30, 37, 2)), { round: 2.5, relief: 1.1 });
  r.ink(
    turned(
      -8,
      100,
      182,
      line(0.8, 1.2, [88, 172], [88, 198]) + box(0.85, 92, 173, 13, 1.6) + box(0.85, 92, 177, 9, 1.6),
    ),
  );
  r.form(
    each(4, (i) => turned(-82, 116, 190, box(SKIN, 104 + i * 6.6, 182 - i, 6, 18, 3))),
    { round: 2.6, relief: 1.2, edge: 0.9, cast: 0.4 },
  );
  // The hand on the handle; the stick comes out in front of the collar.
  r.form(stroke('M44 206L71 121', 0.7, 4.6), { round: 2.2, relief: 1.2, cast: 0.5 });
  r.form(blob(0.38, [18, 214], [22, 184], [38, 172], [56, 178], [62, 196], [58, 214]), {
    round: 9,
    relief: 1.2,
  });
  fist(r, 54, 172, 19, 18, SKIN * 0.94, 1);

  // The umbrella: gores between ribs, each lit as its own small sail.
  const top = `${APEX[0]} ${APEX[1]}`;
  for (let i = 0; i < POINTS.length - 1; i++) {
    const [[x1, y1], [x2, y2]] = [POINTS[i]!, POINTS[i + 1]!];
    const bulge = (x: number): number => APEX[0] + (x - APEX[0]) * 0.78;
    const path = `M${top}Q${bulge(x1)} ${14 + Math.abs(x1 - APEX[0]) * 0.12} ${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - 11} ${x2} ${y2}Q${bulge(x2)} ${14 + Math.abs(x2 - APEX[0]) * 0.12} ${top}Z`;
    r.form(fill(path, 0.42 + i * 0.06), { round: 6, relief: 1, edge: 0.9, cast: i === 0 ? 0.5 : 0.15 });
  }
  r.form(box(0.9, APEX[0] - 2, 0, 4, 10, 2), { round: 2 });
  // It drips.
  for (const [i, [x, y]] of POINTS.entries()) {
    r.form(disc(0.98, x, y + 1, 2.2), { round: 1.5, edge: 0.6, cast: 0 });
    if (i !== 2 && i !== 3)
      r.ink(
        blob(
          0.95,
          [x, y + 13 + ((i * 7) % 11)],
          [x + 2, y + 20 + ((i * 7) % 11)],
          [x, y + 22 + ((i * 7) % 11)],
          [x - 2, y + 20 + ((i * 7) % 11)],
        ),
        true,
      );
  }
  return r.done();
}
