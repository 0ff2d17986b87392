/** The seven stops, each on 140 × 100 with its ground at y = 88; placed on the map and shown by themselves. */
import {
  blob,
  blobPath,
  box,
  curvePath,
  disc,
  each,
  fill,
  line,
  moved,
  poly,
  ring,
  stroke,
  within,
  zigzag,
} from '../kit/paths.ts';

const wave = (x: number, y: number, w: number, value: number): string =>
  stroke(`M${x} ${y}q${w / 4} -2 ${w / 2} 0t${w / 2} 0`, value, 1.4);

function sallowFerry(): string {
  const cart = (x: number): string =>
    poly(0.75, [x, 66], [x + 15, 66], [x + 13, 73], [x + 2, 73]) +
    blob(0.95, [x + 1, 66], [x + 4, 60], [x + 8, 62], [x + 12, 59], [x + 14, 66]) +
    ring(0.95, 1.4, x + 4, 75, 2.6) +
    ring(0.95, 1.4, x + 11, 75, 2.6) +
    line(0.4, 1, [x + 7, 61], [x + 7, 66]);
  return [
    box(0.2, 0, 70, 140, 30),
    // The far bank, and the bright path of the low sun.
    poly(0.3, [84, 70], [96, 65], [118, 63], [140, 60], [140, 70]),
    poly(0.92, [118, 71], [140, 71], [140, 100], [92, 100]),
    each(9, (i) => wave(86 + ((i * 37) % 40), 74 + i * 2.8, 18, 0.2)),
    each(11, (i) => wave(4 + ((i * 29) % 84), 76 + i * 2.1, 14, i % 3 ? 0.45 : 0.75)),
    disc(0.95, 132, 52, 8),
    // Hut, its smoke straight up.
    poly(0.5, [6, 62], [14, 50], [34, 50], [40, 62]),
    box(0.34, 9, 61, 28, 13),
    box(0.95, 28, 64, 5, 6),
    box(0.05, 14, 64, 7, 10),
    box(0.6, 13, 43, 4, 8),
    each(7, (i) => disc(0.5 - i * 0.05, 15 + (i % 2), 39 - i * 6, 2.6 + i * 0.25, 3)),
    // Jetty on uneven posts, the leaning mast, the slack rope.
    box(0.72, 0, 73, 58, 4),
    each(6, (i) => box(0.55, 4 + i * 10, 70 - ((i * 5) % 4), 3, 20 + ((i * 7) % 6))),
    stroke('M48 74L56 32', 0.9, 2.6),
    stroke('M56 33Q92 66 138 58', 0.8, 1.3),
    stroke('M56 33Q40 50 30 73', 0.45, 1),
    // The barge with its two carts.
    poly(0.62, [60, 78], [112, 78], [106, 87], [66, 87]),
    stroke('M60 78L112 78', 0.95, 1.6),
    cart(66),
    cart(88),
    stroke('M76 74L80 50', 0.7, 1.2),
    each(9, (i) =>
      line(i % 2 ? 0.7 : 0.4, 1.5, [110 + i * 3.4, 100], [110 + i * 3.4 + (i % 3) - 1, 84 - ((i * 7) % 11)]),
    ),
    each(6, (i) => line(0.6, 1.5, [2 + i * 3, 100], [2 + i * 3, 88 - ((i * 5) % 8)])),
  ].join('');
}

function coldKiln(): string {
  const kiln = (x: number, y: number, s: number, warm: boolean): string => {
    const body = blobPath(
      [x - 8 * s, y],
      [x - 9 * s, y - 11 * s],
      [x - 4 * s, y - 20 * s],
      [x - 3 * s, y - 30 * s],
      [x + 3 * s, y - 30 * s],
      [x + 4 * s, y - 20 * s],
      [x + 9 * s, y - 11 * s],
      [x + 8 * s, y],
    );
    return (
      fill(body, warm ? 0.62 : 0.36) +
      within(
        body,
        box(warm ? 0.4 : 0.2, x + 1, y - 34 * s, 12 * s, 40 * s),
        each(4, (i) => line(0.12, 0.8, [x - 10, y - 5 - i * 6], [x + 10, y - 5 - i * 6])),
      ) +
      stroke(`M${x - 3.6 * s} ${y - 30 * s}L${x + 3.6 * s} ${y - 30 * s}`, warm ? 1 : 0.5, 1.8) +
      fill(
        `M${x - 3.4 * s} ${y}V${y - 5 * s}Q${x} ${y - 9 * s} ${x + 3.4 * s} ${y - 5 * s}V${y}Z`,
        warm ? 1 : 0.02,
      )
    );
  };
  return [
    poly(0.26, [0, 58], [30, 52], [60, 56], [100, 66], [140, 76], [140, 100], [0, 100]),
    kiln(8, 60, 0.8, false),
    kiln(26, 58, 0.85, false),
    kiln(72, 66, 0.8, false),
    kiln(88, 70, 0.75, false),
    kiln(104, 73, 0.7, false),
    kiln(118, 76, 0.62, false),
    kiln(131, 79, 0.56, false),
    // The warm one, and the houses that crowd round it.
    disc(0.45, 49, 62, 22, 13),
    kiln(48, 66, 1.3, true),
    each(4, (i) => line(0.5, 1.2, [44 + i * 3, 23 - i], [46 + i * 3, 18 - i], [43 + i * 3, 13 - i])),
    poly(0.95, [44, 66], [54, 66], [62, 76], [34, 76]),
    each(
      7,
      (i) =>
        box(
          0.42 + (i % 2) * 0.1,
          [18, 30, 14, 60, 70, 82, 62][i]!,
          [66, 69, 76, 70, 76, 80, 80][i]!,
          11,
          13,
        ) +
        poly(
          0.6,
          [[16, 28, 12, 58, 68, 80, 60][i]!, [67, 70, 77, 71, 77, 81, 81][i]!],
          [[23.5, 35.5, 19.5, 65.5, 75.5, 87.5, 67.5][i]!, [60, 63, 70, 64, 70, 74, 74][i]!],
          [[31, 43, 27, 73, 83, 95, 75][i]!, [67, 70, 77, 71, 77, 81, 81][i]!],
        ) +
        box(0.98, [24, 36, 20, 63, 74, 86, 65][i]!, [70, 73, 80, 74, 80, 84, 84][i]!, 3, 3.4),
    ),
    // A stair of bricks.
    each(
      6,
      (i) =>
        box(0.66 - i * 0.04, 96 + i * 6, 80 + i * 3, 20, 3) +
        line(0.15, 0.9, [102 + i * 6, 80 + i * 3], [102 + i * 6, 83 + i * 3]),
    ),
    poly(0.2, [0, 88], [140, 92], [140, 100], [0, 100]),
  ].join('');
}

function half(): string {
  const stone = (x: number, face: 1 | -1): string =>
    fill(`M${x - 8} 92V54Q${x} 42 ${x + 8} 54V92Z`, 0.62) +
    fill(`M${x + face * 8} 92V54Q${x + face * 5} 48 ${x + face * 2} 47V92Z`, 0.92) +
    each(3, (i) => line(0.08, 1.4, [x - 4, 60 + i * 6], [x + 4, 60 + i * 6])) +
    box(0.4, x - 10, 90, 20, 4);
  return [
    poly(0.26, [0, 74], [140, 74], [140, 100], [0, 100]),
    each(5, (i) => line(0.5, 0.9, [0, 76 + i * 5.4], [140, 76 + i * 5.4])),
    each(11, (i) => line(0.45, 0.9, [70 + (i - 5) * 9, 74], [70 + (i - 5) * 22, 100])),
    // The hall: four columns, a door, and a balance that is not quite level.
    poly(0.7, [24, 36], [70, 14], [116, 36]),
    poly(0.16, [34, 34], [70, 17.6], [106, 34]),
    box(0.85, 22, 35, 96, 4),
    box(0.3, 28, 39, 84, 36),
    each(6, (i) => box(0.82, 29 + i * 15.6, 39, 5, 35) + box(0.4, 32.4 + i * 15.6, 39, 1.6, 35)),
    box(0.02, 63, 50, 14, 25),
    box(0.6, 20, 73, 100, 3),
    stroke('M70 20V31M58 23.4L82 21.4', 0.98, 1.5),
    fill('M54 29.4h8q-1 3.4 -4 3.4t-4 -3.4ZM78 27h8q-1 3.4 -4 3.4t-4 -3.4Z', 0.98),
    stroke('M58 23.6L54.6 29.4M58 23.6L61.6 29.4M82 21.6L78.6 27M82 21.6L85.6 27', 0.8, 0.8),
    // Sacks in equal stacks.
    ...[8, 118].map((x) =>
      each(
        6,
        (i) =>
          blob(
            0.72,
            [x + (i % 2) * 9 - 4, 80 - Math.floor(i / 2) * 7],
            [x + (i % 2) * 9, 75 - Math.floor(i / 2) * 7],
            [x + (i % 2) * 9 + 4.6, 80 - Math.floor(i / 2) * 7],
            [x + (i % 2) * 9, 82 - Math.floor(i / 2) * 7],
          ) +
          line(
            0.2,
            0.9,
            [x + (i % 2) * 9 - 3, 81.4 - Math.floor(i / 2) * 7],
            [x + (i % 2) * 9 + 3.4, 81.4 - Math.floor(i / 2) * 7],
          ),
      ),
    ),
    disc(0.08, 42, 93, 12, 2),
    disc(0.08, 100, 93, 12, 2),
    stone(42, 1),
    stone(100, -1),
    box(0.85, 60, 83, 22, 3),
    box(0.6, 62, 86, 2.6, 7),
    box(0.6, 78, 86, 2.6, 7),
  ].join('');
}

function windlass(): string {
  const wagon = (x: number, y: number, s: number, value: number): string =>
    moved(
      x,
      y,
      `<g transform="scale(${s})">${[
        poly(value, [4, -44], [26, -8], [-10, -8]),
        poly(value * 0.6, [4, -44], [26, -8], [10, -8]),
        box(0.3, 3, -26, 6, 6),
        box(0.55, -2, -18, 5, 5),
        stroke('M4 -46L4 -4', 0.9, 1.6),
        poly(0.7, [-16, -7], [28, -7], [24, -2], [-10, -2]),
        ring(0.95, 1.6, -8, 2, 4),
        ring(0.95, 1.6, 20, 2, 4),
        ring(0.7, 1.4, 6, 2.6, 3),
      ].join('')}</g>`,
    );
  const cone = (x: number, y: number, s: number): string =>
    poly(0.95, [x, y - 8 * s], [x + 8 * s, y], [x - 8 * s, y]) +
    poly(0.35, [x, y - 8 * s], [x + 8 * s, y], [x + 1 * s, y]) +
    poly(0.1, [x + 8 * s, y], [x + 20 * s, y + 0.8], [x, y + 0.8]);
  return [
    box(0.72, 0, 66, 140, 34),
    box(0.5, 0, 66, 140, 5),
    stroke('M0 66H140', 0.98, 1.2),
    each(4, (i) => line(0.4, 0.9, [0, 74 + i * 6], [140, 74 + i * 6])),
    each(6, (i) => cone(12 + i * 17, 74, 0.5)),
    // The ramp, the great winch, a wagon on its way up.
    poly(0.42, [92, 84], [132, 50], [140, 50], [140, 84]),
    poly(0.1, [100, 84], [134, 56], [140, 56], [140, 84]),
    each(4, (i) => line(0.6, 1.4, [106 + i * 9, 84], [106 + i * 9, 74 - i * 7])),
    ring(0.6, 3, 128, 36, 12),
    each(6, (i) =>
      line(0.85, 1.5, [128, 36], [128 + Math.cos(i * 1.047) * 16, 36 + Math.sin(i * 1.047) * 16]),
    ),
    disc(0.95, 128, 36, 4),
    stroke('M122 52L128 36L136 52', 0.8, 2),
    stroke('M120 44L104 60', 0.95, 1.3),
    `<g transform="rotate(-38 102 72)">${wagon(98, 70, 0.6, 0.98)}</g>`,
    poly(0.2, [40, 86], [74, 89], [40, 89]),
    wagon(24, 82, 0.95, 0.98),
    wagon(68, 76, 0.66, 0.85),
    each(5, (i) => cone(8 + i * 24, 96, 0.9)),
  ].join('');
}

function undertrestle(): string {
  const house = (x: number, y: number, w: number, h: number): string =>
    stroke(`M${x + 2} ${y}V22M${x + w - 2} ${y}V22`, 0.5, 1) +
    box(0.34, x, y, w, h) +
    box(0.62, x - 2, y - 2.6, w + 4, 3.4) +
    box(0.2, x + w * 0.62, y + 1, w * 0.38, h - 1) +
    each(Math.floor(w / 8), (i) => box(0.98, x + 3 + i * 8, y + 4, 4, 4.6)) +
    (h > 15 ? each(Math.floor(w / 10), (i) => box(0.9, x + 4 + i * 9, y + 12, 4, 4)) : '');
  return [
    poly(0.22, [0, 26], [14, 34], [10, 60], [20, 100], [0, 100]),
    poly(0.22, [140, 26], [128, 36], [132, 62], [120, 100], [140, 100]),
    poly(0.36, [0, 26], [14, 34], [10, 60], [16, 84], [4, 60]),
    // The lattice.
    box(0.85, 0, 8, 140, 3),
    box(0.85, 0, 23, 140, 3),
    each(
      14,
      (i) =>
        line(0.6, 1.5, [i * 10, 10], [i * 10 + 10, 24]) + line(0.6, 1.5, [i * 10 + 10, 10], [i * 10, 24]),
    ),
    each(15, (i) => box(0.75, i * 10 - 0.8, 8, 1.6, 17)),
    // A hand trolley on top.
    box(0.9, 58, 0.6, 20, 3),
    disc(0.95, 62, 5.6, 2.2),
    disc(0.95, 74, 5.6, 2.2),
    stroke('M68 1L62 -6M68 1L75 -5', 0.95, 1.4),
    // Three storeys, hung.
    house(18, 34, 28, 14),
    house(58, 32, 22, 18),
    house(94, 36, 26, 13),
    house(34, 54, 26, 13),
    house(78, 56, 30, 17),
    house(54, 76, 24, 12),
    // Ladders.
    each(2, (k) =>
      [
        [46, 48, 56],
        [80, 50, 60],
      ]
        .map(([x, from, to]) => stroke(`M${x! + k * 4} ${from}V${to! + 6}`, 0.7, 0.9))
        .join(''),
    ),
    each(4, (i) => stroke(`M46 ${50 + i * 3}h4M80 ${52 + i * 3}h4`, 0.7, 0.8)),
    each(9, (i) => stroke(`M${24 + i * 12} ${52 + ((i * 17) % 30)}v3m0 3v3m0 3v2`, 0.45, 1)),
    stroke(curvePath([62, 90], [70, 93], [64, 96], [72, 99]), 0.9, 1.3),
  ].join('');
}

function highmanger(): string {
  return [
    disc(0.3, 112, 30, 26),
    disc(0.6, 112, 30, 17),
    // Peaks, lit from behind on the right.
    poly(0.22, [-4, 76], [26, 8], [38, 22], [48, 18], [70, 60], [70, 76]),
    poly(0.8, [26, 8], [38, 22], [48, 18], [70, 60], [52, 50], [44, 34], [36, 34], [30, 26]),
    poly(0.24, [64, 76], [96, 26], [108, 12], [118, 30], [144, 70], [144, 76]),
    poly(0.92, [108, 12], [118, 30], [144, 70], [128, 56], [118, 46], [112, 30]),
    // The inn in the notch, and the bell taller than the inn.
    poly(0.68, [48, 58], [58, 47], [90, 47], [100, 58]),
    poly(0.3, [48, 58], [58, 47], [74, 47], [72, 58]),
    box(0.36, 52, 58, 44, 11),
    each(5, (i) => box(0.98, 56 + i * 8, 61, 3.6, 4)),
    box(0.5, 84, 40, 4, 9),
    stroke('M30 70L34 32L46 32L50 70M32 50L48 50', 0.85, 2),
    stroke('M30 32H50', 0.98, 2.4),
    fill('M40 34Q44.4 35 44.4 42L47 46H33L35.6 42Q35.6 35 40 34Z', 0.98),
    poly(0.3, [0, 76], [30, 68], [104, 68], [140, 78], [140, 100], [0, 100]),
    // The path and the string of mules.
    zigzag(0.85, 2.2, [72, 69], [96, 75], [52, 82], [104, 90]),
    each(6, (i) =>
      moved(
        [86, 74, 62, 66, 82, 96][i]!,
        [70, 76, 79.4, 82, 85.4, 87.4][i]!,
        box(0.98, -4, -5, 7, 3.4) +
          stroke('M-3 -2V1M2 -2V1M3 -4L5 -7', 0.98, 1.2) +
          box(0.1, -2, -5.6, 3, 2.6),
      ),
    ),
    // Cloud: a flat white floor.
    blob(0.98, [-6, 92], [14, 87], [30, 90], [44, 86], [58, 92], [50, 97], [20, 100], [-6, 100]),
    blob(0.98, [146, 90], [128, 86], [116, 90], [100, 93], [84, 96], [100, 100], [146, 100]),
    box(0.95, -2, 96, 144, 6),
    each(3, (i) => wave(6 + i * 16, 94 + (i % 2) * 2, 12, 0.5)),
  ].join('');
}

function nought(): string {
  const tower = 'M88 82L92 30H104L108 82Z';
  const ship = (x: number, y: number, s: number): string =>
    moved(
      x,
      y,
      `<g transform="scale(${s})">${stroke('M0 0V-34M10 0V-28M-8 0V-24M-4 -26H5M-3 -18H5M6 -20H14', 0.75, 1.5)}${stroke('M0 -34L14 -2M0 -34L-12 -2', 0.4, 0.8)}${fill('M-16 -3H20L15 6H-11Z', 0.6)}</g>`,
    );
  return [
    // The beam, one plain wedge.
    poly(0.5, [97, 24], [-10, -4], [-10, 34]),
    poly(0.9, [97, 24], [-10, 6], [-10, 24]),
    each(7, (i) => disc(0.8, [18, 50, 124, 134, 66, 116, 40][i]!, [46, 42, 12, 34, 6, 4, 54][i]!, 0.9)),
    box(0.16, 0, 78, 140, 22),
    each(8, (i) => wave(2 + ((i * 31) % 60), 80 + i * 2.2, 14, i % 2 ? 0.7 : 0.4)),
    ship(18, 78, 0.8),
    ship(38, 80, 0.95),
    ship(58, 78, 0.75),
    // Rock, tower, lamp room.
    blob(0.34, [56, 100], [64, 84], [78, 80], [110, 79], [132, 84], [146, 100]),
    blob(0.5, [66, 92], [76, 84], [96, 82], [92, 90], [78, 96]),
    fill(tower, 0.9) +
      within(tower, box(0.35, 100, 28, 12, 60), box(0.25, 86, 44, 26, 7), box(0.25, 86, 62, 26, 7)),
    box(0.85, 89, 27, 18, 3.4),
    box(1, 92.6, 18, 10.8, 9.4),
    stroke('M96 18V27M100 18V27', 0.2, 1),
    poly(0.7, [90, 18.4], [98, 10], [106, 18.4]),
    // The Office: steep roof, a ledger for a sign.
    poly(0.6, [102, 64], [117, 44], [133, 64]),
    poly(0.24, [117, 44], [133, 64], [120, 64]),
    box(0.44, 105, 64, 25, 19),
    each(6, (i) => box(0.98, 107.6 + (i % 3) * 8, 67 + Math.floor(i / 3) * 8, 4, 5)),
    box(0.95, 130, 60, 9, 11),
    each(3, (i) => line(0.1, 0.9, [132, 63 + i * 2.6], [137, 63 + i * 2.6])),
    // The first milestone, which is the last.
    fill('M70 99V89Q75 83 80 89V99Z', 0.95) + ring(0.1, 1.3, 75, 92, 2, 2.6),
  ].join('');
}

export const STOP_PICTURES: Readonly<Record<string, () => string>> = {
  'sallow-ferry': sallowFerry,
  'cold-kiln': coldKiln,
  half,
  windlass,
  undertrestle,
  highmanger,
  nought,
};
