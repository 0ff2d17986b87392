/** The salt raker: a plate on a heap, a beard, and a rake twice as tall as he is. */
import { fist } from '../kit/anatomy.ts';
import { blob, blobPath, box, each, fill, line, stroke, within } from '../kit/paths.ts';
import { Relief } from '../kit/relief.ts';

const SKIN = 0.74;

export function corvinHalse() {
  const r = new Relief('left');

  // A back as round as a sack.
  const coat = blobPath(
    [30, 98],
    [54, 84],
    [92, 88],
    [126, 104],
    [146, 132],
    [158, 166],
    [166, 214],
    [4, 214],
    [4, 172],
    [10, 134],
  );
  r.form(fill(coat, 0.4), { round: 22, relief: 1.15, cast: 0 });
  r.ink(
    within(
      coat,
      line(0.12, 1.6, [36, 130], [28, 160], [30, 214]) +
        line(0.12, 1.6, [58, 150], [52, 180], [56, 214]) +
        line(0.12, 1.6, [134, 150], [140, 180], [142, 214]) +
        line(0.12, 1.4, [108, 168], [112, 190], [110, 214]),
    ),
  );
  // A patch, sewn on by himself.
  r.form(within(coat, '<path d="M18 158L38 154L43 178L22 181Z" fill="#999"/>'), {
    round: 2,
    edge: 1,
    cast: 0.2,
  });
  r.ink(
    each(4, (i) => line(0.95, 1.1, [19 + i * 5.5, 160 - i], [20 + i * 5.5, 156.6 - i])) +
      each(4, (i) => line(0.95, 1.1, [24 + i * 5, 178 - i * 0.6], [25 + i * 5, 182 - i * 0.6])),
  );

  // Face: cheekbones, a nose, and then beard.
  r.form(blob(SKIN, [58, 68], [84, 60], [112, 66], [118, 84], [114, 100], [98, 112], [78, 110], [62, 96]), {
    round: 10,
    relief: 1.2,
    cast: 0.4,
  });
  const beard = blobPath(
    [60, 92],
    [70, 99],
    [84, 99],
    [98, 101],
    [112, 97],
    [118, 92],
    [118, 114],
    [110, 138],
    [98, 162],
    [88, 184],
    [78, 160],
    [66, 136],
    [58, 112],
  );
  r.form(fill(beard, 0.9), { round: 12, relief: 1.25 });
  r.ink(
    within(
      beard,
      each(6, (i) =>
        line(0.3, 1.4, [64 + i * 9, 104], [68 + i * 7, 130], [77 + i * 3.6, 152], [84 + i * 1.4, 174]),
      ) + each(5, (i) => line(0.98, 1.3, [69 + i * 9, 106], [72 + i * 7, 130], [80 + i * 3.4, 150])),
    ),
  );
  r.form(
    blob(
      0.86,
      [62, 97],
      [74, 96],
      [88, 104],
      [102, 97],
      [116, 96],
      [122, 103],
      [104, 108],
      [88, 109],
      [72, 108],
      [56, 103],
    ),
    { round: 4, relief: 1.2, cast: 0.35, reach: 3 },
  );
  r.ink(line(0.3, 1.2, [66, 101], [78, 102], [86, 106]) + line(0.3, 1.2, [112, 101], [100, 102], [91, 106]));
  r.form(blob(0.86, [85, 72], [92, 72], [95, 88], [98, 95], [95, 99.4], [88.6, 101], [82, 98.6], [82, 92]), {
    round: 5,
    relief: 1.2,
    edge: 0.8,
    cast: 0.4,
    reach: 4,
  });
  r.form(blob(0.84, [62, 84], [71, 79], [80, 86], [76, 94], [66, 93]), { round: 4.5, edge: 0, cast: 0.15 });
  r.form(blob(0.74, [102, 85], [110, 80], [116, 86], [112, 94], [104, 93]), {
    round: 4,
    edge: 0,
    cast: 0.15,
  });
  r.ink(
    line(0.1, 1.5, [82, 98], [88, 101.4], [97, 99.4]) +
      line(0.25, 1.1, [64, 88], [70, 91], [77, 91]) +
      line(0.2, 1.1, [104, 91], [109, 91], [114, 88]),
  );

  // Shadow down to the cheekbones, then the plate itself.
  r.shade(blob(1, [50, 60], [90, 56], [126, 62], [124, 78], [90, 84], [56, 78]), 0.82, 3);
  const crown = 'M54 56Q52 34 66 28Q88 22 110 28Q124 34 122 56Q88 66 54 56Z';
  r.form(fill(crown, 0.72), { round: 9, relief: 1.2 });
  r.ink(
    within(
      crown,
      each(4, (i) => line(0.35, 1.2, [50, 34 + i * 7], [88, 30 + i * 8], [126, 34 + i * 7])) +
        each(8, (i) => line(0.35, 1, [58 + i * 8.6, 26], [56 + i * 9.2, 60])) +
        stroke('M50 51Q88 61 126 51', 0.12, 7),
    ),
  );
  const brim = blobPath(
    [6, 62],
    [40, 54],
    [88, 51],
    [138, 54],
    [172, 62],
    [160, 70],
    [124, 75],
    [88, 77],
    [52, 75],
    [18, 70],
  );
  r.form(
    within(
      brim,
      fill(brim, 0.84),
      each(22, (i) => line(0.5, 1.1, [88 + (i - 10.5) * 3.4, 50], [88 + (i - 10.5) * 9.6, 78])),
      stroke('M22 67Q88 82 156 66', 0.5, 1.2),
      stroke('M34 60Q88 70 142 60', 0.5, 1.2),
    ),
    { round: 4, relief: 1.2, cast: 0.6, reach: 6 },
  );
  r.form(within(brim, fill(crown, 0.72), stroke('M50 50Q88 60 126 50', 0.15, 7)), {
    round: 7,
    relief: 1,
    edge: 0,
    cast: 0,
  });

  // The rake, and both hands folded on it.
  r.form(box(0.64, 127, 10, 5.6, 204, 2), { round: 2.8, relief: 1.2, cast: 0.5 });
  r.form(
    '<path d="M86 3L174 3L170 18L90 18Z" fill="#b4b4b4"/>' +
      line(0.4, 1.2, [92, 8], [120, 9], [168, 8]) +
      line(0.4, 1.2, [96, 13], [140, 12.4], [166, 13.4]),
    { round: 4, relief: 1.1, cast: 0 },
  );
  r.form(box(0.5, 123, 14, 13.6, 9, 2), { round: 3 });
  r.form(blob(0.46, [160, 190], [176, 214], [132, 214], [116, 180], [112, 158], [128, 148], [146, 160]), {
    round: 10,
    relief: 1.2,
  });
  r.form(
    blob(0.5, [66, 186], [84, 168], [106, 146], [118, 150], [118, 166], [98, 192], [78, 212], [54, 214]),
    { round: 10, relief: 1.25 },
  );
  r.form(blob(0.82, [106, 148], [116, 142], [124, 152], [116, 164], [106, 160]), { round: 4 });
  fist(r, 128, 143, 19, -8, SKIN, 1);
  fist(r, 127, 126, 19, 10, SKIN * 1.08, 1);
  return r.done();
}
