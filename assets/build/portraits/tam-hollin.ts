/** The bell-warden: looks like a funeral, is a holiday. */
import { brow, fist } from '../kit/anatomy.ts';
import { blob, blobPath, disc, each, fill, line, ring, stroke, within } from '../kit/paths.ts';
import { Relief } from '../kit/relief.ts';

const SKIN = 0.84;

export function tamHollin() {
  const r = new Relief('left');

  // One cone of felt from hood to edge.
  const cone = 'M84 1Q92 4 102 34Q122 82 140 130Q154 168 164 214L-2 214Q8 166 28 124Q54 64 72 22Q78 2 84 1Z';
  r.form(fill(cone, 0.4), { round: 20, relief: 1.2, cast: 0 });
  r.ink(within(cone, line(0.1, 1.8, [46, 138], [34, 172], [26, 214]) + line(0.1, 1.8, [82, 158], [80, 184], [84, 214]) + line(0.12, 1.8, [118, 146], [128, 180], [134, 214]) + line(0.55, 1.2, [50, 134], [38, 170], [30, 214])));
  // The hood's seam, its lining, the dark in it.
  r.form(blob(0.54, [84, 36], [102, 50], [114, 78], [118, 108], [108, 134], [86, 146], [62, 136], [50, 112], [54, 80], [66, 52]), { round: 6, relief: 1.2 });
  r.form(blob(0.1, [84, 44], [98, 56], [108, 80], [111, 108], [102, 128], [86, 137], [68, 130], [57, 110], [60, 82], [70, 57]), { round: 5, edge: 0.8, cast: 0 });
  r.ink(each(9, (i) => line(0.9, 1.2, [[78, 70, 63, 58, 54, 53, 54, 57, 62][i]!, [42, 52, 63, 74, 86, 98, 109, 119, 128][i]!], [[81, 73, 66, 61, 58, 57, 58, 61, 65][i]!, [44, 54, 65, 76, 87, 98, 108, 117, 125][i]!])));

  // A long grave face with the ear turned forward, one corner of the mouth up.
  const face = blobPath([65, 78], [71, 65], [86, 60], [100, 66], [105, 80], [104, 104], [98, 122], [87, 132], [76, 126], [67, 108], [64, 92]);
  r.form(fill(face, SKIN * 1.05), { round: 11, relief: 1.2, cast: 0, edge: 0 });
  r.shade(within(face, blob(1, [96, 62], [110, 80], [106, 112], [88, 136], [96, 116], [99, 90])), 0.45, 3);
  r.shade(within(face, blob(1, [60, 58], [86, 54], [110, 60], [106, 74], [86, 70], [66, 76])), 0.6, 3);
  // Deep lines that turn out to be from laughing.
  r.ink(line(0.12, 1.6, [77, 102], [72, 109], [72, 117]) + line(0.1, 1.6, [95, 102], [100, 108], [99, 116]) + line(0.25, 1.2, [68, 104], [66.6, 112]) + line(0.3, 1.1, [75, 73], [86, 71.4], [97, 73]) + line(0.3, 1.1, [77, 69], [86, 67.6], [94, 69]));
  r.form(blob(0.96, [83, 82], [88, 82], [92, 100], [91, 105], [86, 107], [80, 104]), { round: 3.8, relief: 1.2, edge: 0, cast: 0.45, reach: 4 });
  r.ink(line(0.1, 1.5, [80.4, 104.6], [86, 107.4], [91, 105]));
  r.ink(line(0.03, 2.2, [75, 114.6], [82, 116], [89, 115], [96.4, 110.4]) + line(0.3, 1.3, [81, 120.6], [87, 121], [92, 119.6]) + line(0.2, 1.2, [97, 107.6], [98.6, 111]));
  r.ink(brow(0.75, 2.6, [67, 82], [73, 77.4], [82, 81]) + brow(0.6, 2.6, [89, 80.6], [96, 75.4], [104, 79]));
  // Small round dark spectacles.
  for (const x of [74.5, 96]) {
    r.form(disc(0.1, x, 90, 8.4), { round: 3, edge: 0, cast: 0.3, reach: 3, gloss: 0.15 });
    r.ink(ring(0.9, 1.7, x, 90, 8.4) + line(1, 1.9, [x - 4.4, 88.4], [x - 1.6, 85.6]) + disc(0.6, x + 3, 93, 1));
  }
  r.ink(line(0.9, 1.7, [82.6, 88.6], [85.4, 87.4], [88, 88.6]) + line(0.7, 1.4, [66.4, 88], [62, 86]));
  r.form(blob(0.7, [76, 128], [86, 133], [97, 127], [93, 137], [86, 140], [80, 137]), { round: 3, edge: 0.6, cast: 0.3 });

  // The staff, as tall as the hood, bent over at the top; the bell in the bend.
  r.form(stroke('M158 214L156 60Q154 14 172 14Q190 14 186 40', 0.66, 7.4), { round: 3.6, relief: 1.25, cast: 0.4 });
  r.ink(line(0.2, 1.2, [157, 66], [158, 84], [157.4, 96]) + line(0.2, 1.2, [159, 160], [158.4, 176], [159.6, 192]) + line(0.2, 1.1, [160, 30], [164, 22]));
  r.ink(stroke('M186 42L184 50', 0.9, 2), true);
  r.form(fill('M177 53Q184 46 189 53Q191 62 196 71Q197 75 193 76L171 76Q167 75 169 71Q174 62 177 53Z', 0.92), { round: 6, relief: 1.3, gloss: 0.4 });
  r.form(disc(0.7, 182, 78.6, 3.6), { round: 2.5, relief: 1.2 });
  r.ink(line(0.3, 1.3, [171.6, 71], [182, 72.6], [193, 71]));

  // The big hand, and the felt it comes out of.
  r.form(blob(0.44, [116, 142], [136, 134], [152, 142], [158, 160], [150, 178], [126, 182], [110, 166]), { round: 9, relief: 1.25 });
  r.form(blob(0.6, [140, 138], [152, 140], [158, 156], [152, 170], [142, 168]), { round: 4, relief: 1.2 });
  fist(r, 158, 138, 25, -3, SKIN, 1);
  return r.done();
}
