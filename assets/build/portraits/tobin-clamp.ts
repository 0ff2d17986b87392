/** The hod carrier: a polite wall. */
import { brow, eye, fist } from '../kit/anatomy.ts';
import { blob, blobPath, box, each, fill, line, poly, stroke, within } from '../kit/paths.ts';
import { Relief } from '../kit/relief.ts';

const SKIN = 0.82;

export function tobinClamp() {
  const r = new Relief('left');

  r.form(stroke('M146 200L146 66', 0.6, 6), { round: 3, relief: 1.2, cast: 0 });
  // From one edge of the picture to the other.
  r.form(
    blob(
      SKIN,
      [-14, 214],
      [-6, 150],
      [12, 128],
      [36, 119],
      [60, 116],
      [84, 112],
      [110, 115],
      [138, 118],
      [164, 124],
      [186, 140],
      [200, 170],
      [206, 214],
    ),
    { round: 22, relief: 1.15 },
  );
  // Chest under a sleeveless shirt.
  const shirt = blobPath(
    [40, 124],
    [52, 117],
    [60, 128],
    [84, 142],
    [108, 128],
    [116, 117],
    [130, 122],
    [136, 150],
    [142, 210],
    [26, 210],
    [32, 150],
  );
  r.form(fill(shirt, 0.42), { round: 10, relief: 1.1, cast: 0.4 });
  r.ink(within(shirt, line(0.75, 2, [54, 118], [64, 133], [84, 146], [104, 133], [114, 118])));
  r.shade(
    within(
      shirt,
      line(1, 5, [84, 150], [84, 210]) +
        line(1, 5, [44, 176], [64, 184], [80, 178]) +
        line(1, 5, [90, 178], [106, 184], [126, 176]),
    ),
    0.35,
    4,
  );
  r.ink(each(4, (i) => line(0.15, 1.3, [84, 152 + i * 11], [84, 157 + i * 11])));
  // Arms: the near one hangs, round as a jar.
  r.form(blob(SKIN, [-20, 214], [-12, 152], [8, 134], [26, 140], [34, 160], [30, 186], [22, 214]), {
    round: 14,
    relief: 1.2,
    cast: 0.5,
  });
  r.shade(line(1, 4, [10, 176], [22, 172], [30, 164]), 0.3, 3);

  // Small head, set low.
  r.form(blob(SKIN * 0.94, [64, 96], [58, 122], [84, 138], [110, 122], [104, 96]), { round: 9, cast: 0.6 });
  r.shade(blob(1, [62, 112], [84, 126], [106, 112], [104, 126], [84, 136], [64, 126]), 0.55, 3);
  for (const side of [-1, 1]) {
    const x = 84 + side * 25;
    r.form(
      blob(SKIN, [x, 82], [x + side * 6, 80], [x + side * 7, 90], [x + side * 3, 99], [x - side * 2, 98]),
      { round: 3, relief: 1.2, cast: 0.3 },
    );
    r.ink(line(0.25, 1.4, [x + side * 2, 85], [x + side * 4, 90], [x + side, 95]));
  }
  const head = blobPath(
    [58, 84],
    [62, 62],
    [84, 52],
    [106, 62],
    [110, 84],
    [108, 104],
    [98, 119],
    [84, 123],
    [70, 119],
    [60, 104],
  );
  r.form(fill(head, SKIN * 1.05), { round: 13, relief: 1.1, gloss: 0.25 });
  r.shade(within(head, blob(1, [98, 54], [114, 80], [110, 108], [88, 126], [100, 108], [104, 84])), 0.42, 3);
  // Shaven: a shadow where hair would be.
  r.shade(
    within(head, blob(1, [54, 78], [60, 60], [84, 48], [108, 60], [114, 78], [106, 70], [84, 64], [64, 70])),
    0.22,
    2,
  );
  // Broad nose, mild eyes, a chin that means well.
  r.ink(
    eye(72, 87, { w: 14, h: 9, look: [0.1, 0.1], iris: 3.6, lid: 0.22, side: -1, slant: -1.5, glint: -1 }),
  );
  r.ink(eye(96, 87, { w: 14, h: 9, look: [0, 0.1], iris: 3.6, lid: 0.22, side: 1, slant: -1.5, glint: -1 }));
  r.ink(brow(0.08, 3.4, [62, 80], [72, 75.5], [80, 76]) + brow(0.08, 3.4, [88, 76], [96, 75.5], [106, 80]));
  r.form(
    blob(0.92, [79, 84], [89, 84], [92, 95], [97, 100], [94, 105], [84, 107], [74, 105], [71, 100], [76, 95]),
    { round: 4.5, relief: 1.2, edge: 0, cast: 0.45, reach: 4 },
  );
  r.ink(line(0.06, 1.8, [73, 103.5], [78, 105.5], [84, 106.5], [90, 105.5], [95, 103.5]));
  r.ink(line(0.04, 2.2, [73, 111.5], [79, 112.8], [84, 112.4], [90, 112.8], [97, 110.5]));
  r.ink(line(0.35, 1.3, [79, 117], [84, 117.6], [89, 117]));
  r.shade(
    blob(1, [64, 102], [72, 112], [84, 116], [96, 112], [106, 102], [100, 118], [84, 123], [70, 118]),
    0.16,
    2,
  );

  // The sack that pads, the hod on it, six bricks in two courses.
  r.form(blob(0.62, [116, 112], [132, 104], [160, 106], [176, 116], [174, 128], [148, 124], [120, 126]), {
    round: 6,
    relief: 1.1,
  });
  r.ink(each(5, (i) => line(0.25, 1.1, [124 + i * 11, 109], [122 + i * 11.5, 121])));
  r.form(stroke('M146 120L146 74', 0.66, 6.5), { round: 3, relief: 1.2 });
  r.form(poly(0.2, [110, 40], [182, 40], [146, 78]), { round: 2, cast: 0 });
  const brick = (x: number, y: number): void => {
    r.form(box(0.66, x, y, 22, 15, 1.5), { round: 2.5, relief: 1, edge: 1.2, cast: 0.3, reach: 2 });
  };
  for (const x of [118, 141, 164]) brick(x, 12);
  for (const x of [112, 135, 158]) brick(x, 29);
  r.form(poly(0.42, [104, 40], [112, 36], [146, 68], [180, 36], [188, 40], [150, 84], [142, 84]), {
    round: 4,
    relief: 1.2,
  });
  r.ink(line(0.9, 1.4, [106, 41], [144, 81]));
  // Forearm and hand on the shaft.
  r.form(blob(SKIN, [196, 206], [200, 160], [186, 142], [166, 142], [150, 158], [160, 178], [172, 210]), {
    round: 13,
    relief: 1.2,
  });
  r.form(blob(SKIN, [178, 210], [172, 184], [158, 156], [146, 146], [134, 154], [138, 178], [150, 210]), {
    round: 11,
    relief: 1.2,
  });
  fist(r, 146, 147, 24, 0, SKIN * 1.05, 1);
  return r.done();
}
