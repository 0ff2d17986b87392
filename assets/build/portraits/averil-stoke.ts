/** The keeper of measures: a chimney with a pair of scales. */
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
  within,
  zigzag,
} from '../kit/paths.ts';
import { Relief } from '../kit/relief.ts';

const SKIN = 0.88;

export function averilStoke() {
  const r = new Relief('right');

  // Narrow and buttoned; seams of the shoulders as square as a door.
  const coat = 'M30 200L33 140L38 132L60 126L72 126L94 132L99 140L104 200Z';
  r.form(fill(coat, 0.4), { round: 9, relief: 1.15, cast: 0 });
  r.form(poly(0.56, [32, 131], [56, 126], [56, 135], [33, 141]), { round: 2.5 });
  r.form(poly(0.6, [76, 126], [100, 131], [99, 141], [76, 135]), { round: 2.5 });
  r.ink(
    within(
      coat,
      line(0.12, 1.5, [66, 132], [66, 200]) +
        each(5, (i) => disc(0.95, 72, 144 + i * 12, 2.2) + disc(0.2, 71.4, 144.6 + i * 12, 0.8)),
    ),
  );
  // The arm, out at a right angle.
  r.form(
    blob(0.42, [80, 134], [96, 130], [120, 124], [138, 118], [142, 130], [122, 142], [98, 152], [84, 150]),
    { round: 8, relief: 1.2 },
  );
  r.form(poly(0.85, [134, 116], [143, 112], [148, 126], [139, 131]), { round: 3 });

  // Collar, neck, face: one column.
  r.form(box(SKIN * 0.9, 56, 104, 20, 26, 4), { round: 6 });
  r.form('<path d="M48 116L54 111L66 121L78 111L84 116L82 134L66 138L50 134Z" fill="#dcdcdc"/>', {
    round: 5,
    relief: 1.1,
    cast: 0.5,
  });
  r.ink(line(0.2, 1.3, [66, 121], [66, 137]));
  for (const side of [-1, 1]) {
    const x = 66 + side * 18;
    r.form(
      blob(
        SKIN * 0.95,
        [x, 82],
        [x + side * 4.5, 81],
        [x + side * 5, 89],
        [x + side, 96],
        [x - side * 2, 94],
      ),
      { round: 2.5, relief: 1.2 },
    );
    r.form(disc(1, x + side * 2.4, 100, 2.3, 3), { round: 1.6, edge: 0.8, cast: 0 });
  }
  const face = blobPath(
    [48, 68],
    [66, 58],
    [84, 68],
    [85, 84],
    [82, 99],
    [75, 112],
    [66, 118],
    [57, 112],
    [50, 99],
    [47, 84],
  );
  r.form(fill(face, SKIN * 1.04), { round: 12, relief: 1.1 });
  r.shade(
    within(face, blob(1, [44, 58], [53, 62], [52, 84], [55, 102], [63, 119], [52, 118], [42, 96])),
    0.42,
    3,
  );
  r.shade(within(face, poly(1, [44, 56], [90, 56], [88, 70], [66, 73], [45, 70])), 0.5, 2);
  r.shade(blob(1, [51, 98], [57, 101], [60, 109], [55, 106]), 0.25, 2);
  r.ink(eye(56.5, 84, { w: 14, h: 8.4, look: [0, 0], iris: 3.5, lid: 0.26, side: -1, slant: 0.6, glint: 1 }));
  r.ink(eye(76.5, 84, { w: 14, h: 8.4, look: [0, 0], iris: 3.5, lid: 0.26, side: 1, slant: 0.6, glint: 1 }));
  r.ink(line(0.02, 1.6, [49.6, 83.6], [47.6, 81.6]) + line(0.02, 1.6, [83.4, 83.6], [85.4, 81.6]));
  r.ink(
    poly(0.08, [49, 75], [62.6, 75.6], [62.6, 78], [49, 77.2]) +
      poly(0.08, [70.4, 75.6], [84, 75], [84, 77.2], [70.4, 78]) +
      line(0.3, 1.1, [60.4, 99], [57, 104.6]) +
      line(0.35, 1.1, [72.4, 98.6], [75.6, 103.6]) +
      line(0.35, 1, [52, 90.6], [57, 92], [61, 91]) +
      line(0.4, 1, [72, 91], [77, 92], [81.6, 90.4]),
  );
  r.form(blob(0.99, [65, 82], [68, 82], [71, 96], [70, 99.6], [66, 101], [62.6, 99.4]), {
    round: 3,
    relief: 1.1,
    edge: 0,
    cast: 0.4,
    reach: 3.4,
  });
  r.ink(line(0.2, 1.3, [63, 100], [66, 101.6], [70, 100.2]));
  r.ink(
    blob(0.2, [58.5, 107.6], [63, 106], [66, 107], [69.4, 105.8], [74.6, 106.4], [70, 108.6], [63, 109]) +
      blob(0.45, [61, 109], [66, 109.4], [71.6, 108.4], [68, 112], [64, 112]) +
      line(0.05, 1.3, [58.5, 107.8], [66, 108.8], [75.4, 105.8]),
  );

  // The hat: as tall as the head, straight as a rule, its band marked in inches.
  const hat = 'M45 60L47 4Q66 -1 86 4L88 60Q66 68 45 60Z';
  r.form(fill(hat, 0.34), { round: 10, relief: 1.2, gloss: 0.12 });
  r.ink(
    within(
      hat,
      '<path d="M40 46Q66 54 92 46L92 58Q66 66 40 58Z" fill="#e8e8e8"/>' +
        each(10, (i) => zigzag(0, 1.3, [47 + i * 4.4, 48], [47 + i * 4.4, i % 3 === 0 ? 58 : 54])),
    ),
  );
  r.shade(within(hat, box(1, 40, 0, 16, 66)), 0.45, 3);
  r.form(blob(0.3, [34, 62], [50, 58], [66, 63], [82, 58], [99, 61], [90, 69], [66, 73], [42, 69]), {
    round: 3.5,
    relief: 1.2,
    cast: 0.65,
  });
  r.ink(line(0.85, 1.3, [46, 70], [66, 73], [88, 69], [97, 63]));

  // The only key.
  r.ink(line(0.85, 1.3, [52, 134], [56, 150], [60, 158]) + line(0.85, 1.3, [80, 134], [70, 150], [62, 158]));
  r.form(
    ring(0.95, 2.6, 60, 162, 4.4) +
      box(0.95, 58.8, 166, 2.6, 15) +
      box(0.95, 60, 175, 5, 2.4) +
      box(0.95, 60, 179, 4, 2.2),
    { round: 1.5, relief: 1, edge: 1.2 },
  );

  // The balance, perfectly level.
  r.ink(line(0.9, 1.6, [151, 116], [151, 140]), true);
  r.form(
    blob(
      0.9,
      [114, 142],
      [132, 139],
      [151, 137],
      [170, 139],
      [188, 142],
      [170, 144.4],
      [151, 146],
      [132, 144.4],
    ),
    { round: 2.5, relief: 1.2 },
  );
  r.form(disc(0.95, 151, 141, 4.5), { round: 2.5, gloss: 0.3 });
  for (const x of [119, 183]) {
    r.ink(stroke(`M${x} 142L${x - 14} 174M${x} 142L${x} 176M${x} 142L${x + 14} 174`, 0.75, 1.3), true);
    r.form(
      `<path d="M${x - 17} 173L${x + 17} 173Q${x + 13} 186 ${x} 186Q${x - 13} 186 ${x - 17} 173Z" fill="#d8d8d8"/>`,
      { round: 4, relief: 1.2, gloss: 0.3 },
    );
  }
  r.ink(line(0.95, 1.4, [103, 174], [135, 174]) + line(0.95, 1.4, [167, 174], [191, 174]));
  fist(r, 151, 114, 18, 4, SKIN, -1);
  r.ink(brow(0.3, 1, [145, 122], [150, 124], [156, 122]));
  return r.done();
}
