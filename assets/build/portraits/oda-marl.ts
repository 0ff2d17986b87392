/** The eel smoker: a pear, and a hare that has sat down. */
import { brow, eye, fist } from '../kit/anatomy.ts';
import {
  blob,
  blobPath,
  curvePath,
  disc,
  each,
  fill,
  line,
  poly,
  stroke,
  turned,
  within,
} from '../kit/paths.ts';
import { Relief } from '../kit/relief.ts';

const SKIN = 0.86;

export function odaMarl() {
  const r = new Relief('left');
  const tilt = (...content: string[]): string => turned(-7, 90, 110, ...content);

  // The fork goes behind her shoulder, the eel hangs over it.
  r.form(stroke('M92 196L158 44', 0.7, 6), { round: 3, relief: 1.2 });

  // One slope from the ears to the edge of the picture.
  const body = blobPath(
    [64, 112],
    [120, 112],
    [142, 132],
    [164, 160],
    [182, 200],
    [2, 200],
    [14, 166],
    [38, 132],
  );
  r.form(fill(body, 0.42), { round: 20, relief: 1.1, cast: 0 });
  r.ink(
    within(
      body,
      line(0.12, 1.6, [26, 200], [34, 172], [44, 158]) + line(0.12, 1.6, [160, 200], [150, 172], [144, 160]),
    ),
  );
  // A shawl crossed on the chest, the apron below it.
  r.form(poly(0.86, [50, 164], [132, 164], [140, 200], [40, 200]), { round: 5, cast: 0.3 });
  r.ink(each(4, (i) => line(0.45, 1.2, [62 + i * 22, 172], [60 + i * 23, 184], [58 + i * 24, 200])));
  r.form(blob(0.3, [58, 114], [46, 134], [48, 152], [84, 176], [98, 166], [92, 150]), { round: 6 });
  r.form(blob(0.36, [122, 114], [136, 132], [134, 152], [92, 178], [78, 166], [92, 146]), { round: 6 });
  r.ink(line(0.75, 1.2, [60, 122], [56, 140], [86, 166]) + line(0.7, 1.2, [120, 122], [126, 140], [92, 168]));

  // The scarf: two long ears of cloth above a round head.
  const ear = { round: 5, relief: 1.2, cast: 0.4 };
  r.form(tilt(blob(0.6, [88, 44], [74, 32], [58, 6], [56, 2], [66, 4], [86, 18], [98, 36], [100, 46])), ear);
  r.form(tilt(blob(0.56, [92, 46], [102, 28], [122, 8], [136, 4], [132, 14], [118, 34], [104, 48])), ear);
  r.ink(tilt(line(0.2, 1.6, [92, 42], [80, 28], [68, 12]) + line(0.2, 1.6, [98, 44], [110, 28], [124, 14])));
  r.form(
    tilt(
      blob(
        0.55,
        [52, 92],
        [54, 62],
        [72, 46],
        [92, 42],
        [114, 46],
        [130, 62],
        [133, 92],
        [126, 116],
        [92, 126],
        [58, 116],
      ),
    ),
    { round: 14, relief: 1.1 },
  );
  r.form(tilt(blob(0.66, [82, 46], [92, 38], [103, 46], [100, 55], [86, 55])), { round: 5, relief: 1.2 });

  const face = blobPath(
    [61, 88],
    [66, 70],
    [92, 62],
    [118, 70],
    [125, 88],
    [124, 104],
    [110, 120],
    [92, 124],
    [74, 120],
    [61, 104],
  );
  r.form(tilt(fill(face, SKIN)), { round: 14, relief: 1.0, cast: 0, edge: 1.6 });
  r.shade(
    tilt(within(face, blob(1, [112, 60], [128, 84], [126, 110], [100, 128], [112, 108], [117, 88]))),
    0.4,
    3,
  );
  r.shade(
    tilt(
      within(
        face,
        blob(1, [60, 84], [68, 66], [92, 58], [116, 66], [126, 84], [114, 76], [92, 71], [72, 76]),
      ),
    ),
    0.55,
    2,
  );
  r.ink(
    tilt(
      blob(0.7, [70, 74], [80, 68], [92, 67], [88, 71], [76, 76]) +
        line(0.2, 1, [72, 74], [80, 70], [88, 69]),
    ),
  );

  // Cheeks like apples, a button of a nose, eyes narrowed by smoke.
  r.form(tilt(blob(0.92, [66, 98], [73, 92], [81, 96], [81, 105], [73, 108], [67, 105])), {
    round: 5,
    edge: 0,
    cast: 0.25,
    reach: 3,
  });
  r.form(tilt(blob(0.88, [104, 96], [112, 92], [120, 97], [119, 105], [112, 108], [104, 105])), {
    round: 5,
    edge: 0,
    cast: 0.25,
    reach: 3,
  });
  r.form(
    tilt(blob(0.95, [88, 86], [93, 84], [97, 92], [101, 98], [98, 103], [92, 104], [86, 103], [84, 98])),
    { round: 4.5, relief: 1.2, edge: 0, cast: 0.5, reach: 4 },
  );
  r.ink(tilt(line(0.1, 1.5, [85, 102], [88, 104.5], [92, 104.8], [97, 104], [100, 101])));
  r.ink(
    tilt(
      eye(77, 85, { w: 15, h: 7.5, look: [0.6, -0.1], iris: 3.2, lid: 0.1, side: -1, slant: -1, glint: -1 }),
    ),
  );
  r.ink(
    tilt(
      eye(107, 85, { w: 15, h: 7.5, look: [0.7, -0.1], iris: 3.2, lid: 0.1, side: 1, slant: -1, glint: -1 }),
    ),
  );
  r.ink(
    tilt(brow(0.2, 2.4, [67, 78], [76, 74.5], [85, 78]) + brow(0.2, 2.4, [99, 78], [108, 74.5], [117, 78])),
  );
  r.ink(
    tilt(
      line(0.3, 1.1, [64, 86], [67, 84]) +
        line(0.3, 1.1, [64.5, 90], [68, 88]) +
        line(0.2, 1.1, [117, 84], [121, 86]) +
        line(0.2, 1.1, [117, 88], [121, 90]),
    ),
  );
  r.ink(
    tilt(
      stroke(curvePath([76, 107], [84, 112], [94, 113.5], [104, 111], [110, 105]), 0.04, 2.2) +
        line(0.25, 1.4, [88, 117.5], [94, 118.5], [100, 117]),
    ),
  );
  r.ink(tilt(line(0.3, 1.2, [74, 104], [75, 108]) + line(0.25, 1.2, [111, 103], [111.5, 107])));

  // Knot under the chin is tied on top instead; a bare forearm comes up to the fork.
  r.form(blob(0.44, [134, 128], [156, 144], [176, 170], [186, 204], [150, 204], [140, 176], [128, 150]), {
    round: 10,
    relief: 1.15,
    cast: 0.3,
  });
  r.form(
    blob(
      SKIN,
      [172, 196],
      [174, 180],
      [160, 168],
      [128, 152],
      [116, 154],
      [116, 168],
      [134, 184],
      [148, 198],
    ),
    { round: 9, relief: 1.2 },
  );
  r.form(blob(0.7, [150, 166], [160, 160], [178, 176], [184, 192], [174, 200], [164, 184]), {
    round: 4,
    relief: 1.2,
    cast: 0.4,
  });
  fist(r, 112, 152, 20, 24, SKIN, 1);

  // Tines and the eel.
  r.form(stroke('M158 46L162 34M150 38L174 44M150 38L154 16M162 41L166 14M174 44L179 20', 0.85, 3.4), {
    round: 2,
    relief: 1.2,
  });
  const eel = curvePath(
    [158, 22],
    [168, 34],
    [178, 52],
    [170, 72],
    [152, 86],
    [150, 104],
    [166, 116],
    [178, 130],
    [176, 142],
  );
  r.form(stroke(eel, 0.5, 11), { round: 5, relief: 1.3, gloss: 0.35, cast: 0.6 });
  r.form(blob(0.55, [152, 14], [162, 16], [168, 30], [164, 38], [156, 30]), { round: 4, relief: 1.2 });
  r.ink(
    disc(1, 159, 22, 1.8) +
      disc(0, 159, 22, 0.8) +
      line(0.95, 1.2, [166, 34], [175, 52], [167, 68], [150, 84]),
  );
  return r.done();
}
