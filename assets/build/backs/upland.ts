/** Sets of the upper road: pans, bridge, pass, harbour. */
import { lettering } from '../kit/letters.ts';
import { curvePath, polyPath, zigzagPath } from '../kit/paths.ts';
import { type Art, circle, rect, segment, solid, stroked } from '../kit/shapes.ts';
import { card, H, jitter, times, W } from './card.ts';

/** Sails in rows, leaning one way, patched. */
const _sail = (x: number, y: number): string => polyPath([x + 12, y], [x + 24, y + 30], [x, y + 30]);
export const fullSail: Art = card(
  stroked(2, 1.4, times(3, (i) => segment(5, 32 + i * 42, W - 5, 32 + i * 42)).join('')),
  ...times(3, (row) => row).flatMap((row) => {
    const y = 12 + row * 42;
    const shift = row % 2 ? -9 : 0;
    return times(4, (i) => i).flatMap((i) => {
      const x = 9 + shift + i * 22;
      if (x < 4 || x > 74) return [];
      return [
        solid(0, polyPath([x + 16, y - 4], [x + 24, y + 32], [x - 3, y + 32])),
        solid(i % 2 === row % 2 ? 3 : 4, polyPath([x + 16, y], [x + 21, y + 29], [x, y + 29])),
        solid(0, rect(x + 9 + (i % 3) * 2, y + 16 - (i % 2) * 2, 5, 5)),
        solid(2, rect(x + 10 + (i % 3) * 2, y + 17 - (i % 2) * 2, 3, 3)),
        stroked(4, 1.6, segment(x - 1, y + 32.4, x + 23, y + 32.4)),
        stroked(3, 1.5, circle(x + 3, y + 35.4, 2.4) + circle(x + 19, y + 35.4, 2.4)),
      ];
    });
  }),
);

/** The pans, a cone of dots in every second one. */
const heap = (cx: number, y: number): string =>
  times(4, (row) =>
    times(row * 2 + 1, (i) => rect(cx - 1 + (i - row) * 2.7, y - 1 + row * 3.2, 1.9, 1.9)).join(''),
  ).join('');
export const saltPan: Art = card(
  stroked(
    3,
    1.6,
    times(5, (i) => segment(6 + i * 22, 6, 6 + i * 22, H - 6)).join('') +
      times(9, (i) => segment(6, 6 + i * 16, W - 6, 6 + i * 16)).join(''),
  ),
  stroked(
    1,
    1.2,
    times(8, (r) =>
      times(4, (c) =>
        (r + c) % 2
          ? segment(10 + c * 22, 11 + r * 16, 24 + c * 22, 11 + r * 16) +
            segment(10 + c * 22, 17 + r * 16, 20 + c * 22, 17 + r * 16)
          : '',
      ).join(''),
    ).join(''),
  ),
  solid(
    4,
    times(8, (r) => times(4, (c) => ((r + c) % 2 ? '' : heap(17 + c * 22, 9.4 + r * 16))).join('')).join(''),
  ),
);

/** Iron: rivets all round, one nut, MAX 26. */
const hex = (r: number): string =>
  polyPath(
    ...times(6, (i): [number, number] => [
      50 + r * Math.cos((i * Math.PI) / 3),
      80 + r * Math.sin((i * Math.PI) / 3),
    ]),
  );
const rivets = [
  ...times(7, (i) => [11 + i * 13, 11] as const),
  ...times(7, (i) => [11 + i * 13, H - 11] as const),
  ...times(8, (i) => [11, 24.1 + i * 13.1] as const),
  ...times(8, (i) => [W - 11, 24.1 + i * 13.1] as const),
];
export const loadPlate: Art = card(
  solid(1, rect(5.5, 5.5, 89, 129)),
  stroked(
    2,
    1.2,
    times(14, (i) => `M${24 + (i % 2) * 7} ${28 + i * 6.6}l6 -4m8 4l6 -4m8 4l6 -4m8 4l6 -4`).join(''),
  ),
  solid(3, rivets.map(([x, y]) => circle(x, y, 3.3)).join('')),
  solid(4, rivets.map(([x, y]) => circle(x - 0.8, y - 0.8, 1.4)).join('')),
  stroked(3, 1.6, rect(18.5, 18.5, 63, 103)),
  solid(0, rect(22, 25, 56, 20)),
  stroked(4, 3, lettering('MAX 26', 50, 35, 11)),
  solid(0, circle(50, 80, 29)),
  solid(3, hex(26)),
  solid(4, polyPath([50, 80], [24, 80], [37, 57.5], [63, 57.5])),
  solid(2, polyPath([50, 80], [76, 80], [63, 102.5], [37, 102.5])),
  stroked(0, 1.6, 'M24 80L76 80M37 57.5L63 102.5M63 57.5L37 102.5'),
  solid(0, circle(50, 80, 14.4)),
  stroked(2, 1.6, circle(50, 80, 11.4) + circle(50, 80, 8)),
);

/** Ropes, rain behind them, one knot on the third. */
const rope = (x: number, from: number, to: number): string =>
  times(
    Math.floor((to - from) / 5.2),
    (i) => `M${x - 4} ${Math.round((from + 4.4 + i * 5.2) * 10) / 10}c3 1 7-2.4 8-4.8v3c-1 2.4-4 5.4-8 4.8Z`,
  ).join('');
export const ropeAndRain: Art = card(
  stroked(
    2,
    1.5,
    times(64, (i) => {
      const [x, y] = [
        8 + (i % 8) * 11 + (Math.floor(i / 8) % 2) * 5,
        10 + Math.floor(i / 8) * 15.4 + jitter(i) * 6,
      ];
      return x < 90 ? segment(x + 3.4, y, x, y + 8) : '';
    }).join(''),
  ),
  ...[17, 39, 61, 83].flatMap((x) => [
    solid(0, rect(x - 5.6, 4, 11.2, H - 8)),
    solid(x === 61 ? 4 : 3, rope(x, 6, H - 5)),
  ]),
  solid(0, circle(61, 74, 14, 13)),
  solid(4, 'M61 60C73 60 77 68 76 74C75 83 68 88 61 88C53 88 46 83 46 74C46 66 51 60 61 60Z'),
  stroked(0, 1.8, 'M49 68C58 64 68 70 75 80M47 76C55 72 63 78 68 87M58 61C66 63 72 68 76 73'),
  stroked(0, 3, 'M50 84C58 78 66 68 72 61'),
  stroked(4, 4, 'M71 84C78 88 80 94 79 101'),
  stroked(4, 4, 'M51 64C45 60 42 54 43 47'),
);

/** A zigzag between peaks, hoofprints in pairs. */
const track: [number, number][] = [
  [24, 130],
  [76, 108],
  [24, 86],
  [76, 64],
  [28, 44],
  [60, 30],
  [50, 16],
];
const prints = track.slice(0, -1).flatMap(([x1, y1], leg) => {
  const [x2, y2] = track[leg + 1]!;
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / 11);
  return times(count, (i) => {
    const share = (i + 0.5) / count;
    const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
    return `M${x - 2.8} ${y + 1.6}a1.7 2.2 0 1 1 2.4 0.2M${x + 0.8} ${y + 1.6}a1.7 2.2 0 1 1 2.4 0.2`;
  });
});
const peak = (x: number, y: number, s: number): [string, string, string] => [
  polyPath([x, y], [x + 13 * s, y + 22 * s], [x - 13 * s, y + 22 * s]),
  polyPath([x, y], [x + 13 * s, y + 22 * s], [x + 2 * s, y + 22 * s], [x - 2 * s, y + 12 * s]),
  polyPath(
    [x, y],
    [x + 4.2 * s, y + 7 * s],
    [x + 1 * s, y + 6 * s],
    [x - 1.4 * s, y + 9 * s],
    [x - 3.8 * s, y + 6.4 * s],
  ),
];
const peaks = [
  [20, 10, 0.9],
  [80, 12, 1],
  [14, 52, 0.7],
  [88, 32, 0.6],
  [50, 92, 0.62],
  [88, 82, 0.6],
  [12, 96, 0.7],
  [52, 48, 0.55],
  [86, 114, 0.75],
  [50, 118, 0.5],
] as const;
export const muleTrack: Art = card(
  ...peaks.flatMap(([x, y, s]) => {
    const [whole, dark, snow] = peak(x, y, s);
    return [solid(3, whole), solid(1, dark), solid(4, snow)];
  }),
  stroked(0, 13, zigzagPath(...track)),
  stroked(2, 9, zigzagPath(...track)),
  stroked(0, 6.6, zigzagPath(...track)),
  stroked(4, 1.4, prints.join('')),
  solid(0, `M0 0H${W}V5H0ZM0 135H${W}V${H}H0ZM0 0V${H}H5V0ZM95 0V${H}H${W}V0Z`),
);

/** Rings of sound from a small bell; a border of notches. */
const broken = (r: number, parts: number, gap: number, turn: number): string =>
  times(parts, (i) => {
    const from = turn + (i * 2 * Math.PI) / parts;
    const to = from + (2 * Math.PI * (1 - gap)) / parts;
    const at = (a: number): string =>
      `${(50 + r * Math.cos(a)).toFixed(1)} ${(70 + r * Math.sin(a)).toFixed(1)}`;
    return `M${at(from)}A${r} ${r} 0 0 1 ${at(to)}`;
  }).join('');
const notches = [
  ...times(14, (i) => polyPath([6 + i * 6.4, 4], [10 + i * 6.4, 4], [8 + i * 6.4, 9])),
  ...times(14, (i) => polyPath([6 + i * 6.4, H - 4], [10 + i * 6.4, H - 4], [8 + i * 6.4, H - 9])),
  ...times(20, (i) => polyPath([4, 7 + i * 6.4], [4, 11 + i * 6.4], [9, 9 + i * 6.4])),
  ...times(20, (i) => polyPath([W - 4, 7 + i * 6.4], [W - 4, 11 + i * 6.4], [W - 9, 9 + i * 6.4])),
];
export const bellRope: Art = card(
  stroked(4, 2.6, broken(20, 5, 0.12, 0.3)),
  stroked(3, 2.4, broken(28, 7, 0.2, 1.1)),
  stroked(3, 2, broken(36, 10, 0.3, 0.2)),
  stroked(2, 2, broken(44, 14, 0.4, 0.7)),
  stroked(1, 2, broken(52, 19, 0.5, 0.1) + broken(60, 25, 0.56, 0.4) + broken(68, 32, 0.6, 0.2)),
  solid(0, `M0 0H${W}V11H0ZM0 129H${W}V${H}H0ZM0 0V${H}H11V0ZM89 0V${H}H${W}V0Z`),
  solid(3, notches.join('')),
  stroked(0, 7, segment(50, 11, 50, 56)),
  stroked(2, 2.6, segment(50, 11, 50, 56)),
  solid(4, 'M50 56Q59 58 59 70Q59 76 63 80L37 80Q41 76 41 70Q41 58 50 56Z'),
  solid(0, rect(40, 76, 20, 1.6)),
  solid(4, circle(50, 83.4, 3.2)),
);

/** A small lighthouse and even rays, bright and dark by turns. */
const LAMP = [50, 96] as const;
const rays = times(14, (i) => {
  const [from, to] = [
    Math.PI + ((i * 2 + 0.5) * Math.PI) / 27 - 0.1,
    Math.PI + ((i * 2 + 1.5) * Math.PI) / 27 - 0.1,
  ];
  return polyPath(
    [LAMP[0], LAMP[1]],
    [LAMP[0] + 150 * Math.cos(from), LAMP[1] + 150 * Math.sin(from)],
    [LAMP[0] + 150 * Math.cos(to), LAMP[1] + 150 * Math.sin(to)],
  );
});
const star = (x: number, y: number, r: number): string =>
  polyPath(
    ...times(10, (i): [number, number] => {
      const [reach, turn] = [i % 2 ? r * 0.42 : r, -Math.PI / 2 + (i * Math.PI) / 5];
      return [x + reach * Math.cos(turn), y + reach * Math.sin(turn)];
    }),
  );
export const lampRoom: Art = card(
  ...rays.map((d, i) => solid(i % 2 ? 3 : 2, d)),
  // The rays end at the border, the stars have a strip to themselves.
  solid(0, `M0 0H${W}V22H0ZM0 0V${H}H5V0ZM95 0V${H}H${W}V0Z`),
  stroked(3, 1.6, segment(7, 23, 93, 23)),
  ...times(5, (i) =>
    i === 2 ? solid(4, star(18 + i * 16, 14, 6.4)) : stroked(3, 1.4, star(18 + i * 16, 14, 5.6)),
  ),
  solid(0, `M0 118H${W}V${H}H0Z`),
  solid(2, `${curvePath([5, 126], [30, 118], [50, 114], [70, 118], [95, 126])}L95 134L5 134Z`),
  stroked(0, 1.6, 'M12 129q4 -3 8 0t8 0t8 0M58 130q4 -3 8 0t8 0t8 0'),
  solid(0, polyPath([42.4, 103], [57.6, 103], [62, 128], [38, 128])),
  solid(4, polyPath([44.4, 103], [55.6, 103], [59.6, 126], [40.4, 126])),
  solid(0, polyPath([43.4, 109], [56.8, 109], [57.8, 114], [42.2, 114])),
  solid(0, rect(41, 87, 18, 17)),
  solid(4, rect(43, 90, 14, 11) + polyPath([42, 89.4], [50, 82], [58, 89.4]) + rect(41, 102, 18, 2)),
  solid(0, rect(46.4, 92, 1.4, 8) + rect(52.2, 92, 1.4, 8)),
  stroked(4, 1.6, segment(50, 78, 50, 84)),
);
