/** The bell-warden: looks like a funeral, is a holiday. */
import { brow, fist } from '../kit/anatomy.ts';
import { blob, blobPath, disc, fill, line, ring, stroke, within } from '../kit/paths.ts';
import { Relief } from '../kit/relief.ts';

const SKIN = 0.84;

export function tamHollin() {
  const r = new Relief('left');

  // One cone of felt from hood to edge.
  const cone = 'M84 1Q92 4 102 34Q122 82 140 130Q154 168 164 214L-2 214Q8 166 28 124Q54 64 72 22Q78 2 84 1Z';
  r.form(fill(cone, 0.4), { round: 20, relief: 1.2, cast: 0 });
  r.ink(
    within(
      cone,
      line(0.1, 1.8, [46, 138], [34, 172], [26, 214]) +
        line(0.1, 1.8, [82, 158], [80, 184], [84, 214]) +
        line(0.12, 1.8, [118, 146], [128, 180], [134, 214]) +
        line(0.55, 1.2, [50, 134], [38, 170], [30, 214]),
    ),
  );
  // The hood's seam, its lining, the dark in it.
  r.form(
    blob(
      0.54,
      [84, 31],
      [103, 46],
      [116, 76],
      [121, 108],
      [110, 138],
      [86, 151],
      [61, 139],
      [47, 112],
      [52, 78],
      [65, 48],
    ),
    { round: 6, relief: 1.2 },
  );
  r.form(
    blob(
      0.1,
      [84, 40],
      [99, 52],
      [110, 78],
      [113, 108],
      [104, 131],
      [86, 141],
      [67, 132],
      [55, 110],
      [58, 80],
      [69, 54],
    ),
    { round: 5, edge: 0.8, cast: 0 },
  );

  // A long grave face with the ear turned forward, one corner of the mouth up.
  const big = (...content: string[]): string =>
    `<g transform="translate(85 96) scale(1.16) translate(-85 -96)">${content.join('')}</g>`;
  const face = blobPath(
    [65, 80],
    [71, 66],
    [86, 61],
    [100, 66],
    [105, 80],
    [104, 104],
    [98, 121],
    [87, 130],
    [76, 125],
    [67, 108],
    [64, 92],
  );
  r.form(big(fill(face, SKIN * 1.08)), { round: 12, relief: 1.15, cast: 0, edge: 0 });
  r.shade(
    big(within(face, blob(1, [97, 62], [110, 80], [106, 112], [88, 134], [97, 116], [100, 90]))),
    0.42,
    3,
  );
  r.shade(big(within(face, blob(1, [60, 58], [86, 54], [110, 60], [106, 70], [86, 66], [66, 72]))), 0.6, 3);
  // Deep lines that turn out to be from laughing.
  r.ink(
    big(
      line(0.12, 1.5, [77, 101], [71.6, 108], [71.6, 116]) +
        line(0.1, 1.5, [95, 101], [101, 107], [100, 114]) +
        line(0.35, 1.1, [75, 74], [86, 72.4], [97, 74]),
    ),
  );
  r.form(big(blob(0.98, [83, 84], [88, 84], [92, 99], [91, 104], [86, 106], [80, 103])), {
    round: 3.8,
    relief: 1.2,
    edge: 0,
    cast: 0.45,
    reach: 4,
  });
  r.ink(big(line(0.1, 1.4, [80.4, 103.6], [86, 106.4], [91, 104])));
  r.ink(
    big(
      line(0.03, 2.2, [74.6, 112.6], [80, 115.4], [89, 115], [98, 108.6]) +
        line(0.3, 1.2, [81, 119.8], [87, 120.4], [92, 118.6]) +
        line(0.15, 1.3, [98.4, 105.6], [100.4, 110]),
    ),
  );
  r.shade(big(disc(1, 99, 103, 4, 3)), -0.35, 2);
  r.ink(
    big(
      brow(0.95, 3, [66.6, 84], [73, 77.6], [82, 82]) +
        brow(0.85, 3, [89.4, 81.4], [97, 75.6], [104.4, 80.6]),
    ),
  );
  // Small round dark spectacles.
  for (const x of [74.6, 96]) {
    r.ink(
      big(
        disc(0.01, x, 91, 7.6) + ring(0.4, 1.2, x, 91, 7.2) + line(0.98, 1.5, [x - 4, 89.4], [x - 1.8, 87]),
      ),
    );
  }
  r.ink(
    big(line(0.05, 1.6, [82, 89.4], [85.4, 88], [88.6, 89.4]) + line(0.05, 1.5, [67.2, 89.4], [63.4, 88])),
  );

  // The staff, as tall as the hood, bent over at the top; the bell in the bend.
  r.form(stroke('M158 214L156 60Q154 14 172 14Q190 14 186 40', 0.66, 7.4), {
    round: 3.6,
    relief: 1.25,
    cast: 0.4,
  });
  r.ink(
    line(0.2, 1.2, [157, 66], [158, 84], [157.4, 96]) +
      line(0.2, 1.2, [159, 160], [158.4, 176], [159.6, 192]) +
      line(0.2, 1.1, [160, 30], [164, 22]),
  );
  r.ink(stroke('M186 42L184 50', 0.9, 2), true);
  r.form(
    fill('M177 53Q184 46 189 53Q191 62 196 71Q197 75 193 76L171 76Q167 75 169 71Q174 62 177 53Z', 0.92),
    { round: 6, relief: 1.3, gloss: 0.4 },
  );
  r.form(disc(0.7, 182, 78.6, 3.6), { round: 2.5, relief: 1.2 });
  r.ink(line(0.3, 1.3, [171.6, 71], [182, 72.6], [193, 71]));

  // The big hand, and the felt it comes out of.
  r.form(blob(0.44, [116, 142], [136, 134], [152, 142], [158, 160], [150, 178], [126, 182], [110, 166]), {
    round: 9,
    relief: 1.25,
  });
  r.form(blob(0.6, [140, 138], [152, 140], [158, 156], [152, 170], [142, 168]), { round: 4, relief: 1.2 });
  fist(r, 158, 138, 25, -3, SKIN, 1);
  return r.done();
}
