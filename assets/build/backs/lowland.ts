/** Sets of the Office and of the lower road: ferry, kilns, Half. */
import { lettering } from '../kit/letters.ts';
import { curvePath, polyPath } from '../kit/paths.ts';
import { type Art, circle, placed, rect, rounded, segment, solid, stroked } from '../kit/shapes.ts';
import { card, H, times, W } from './card.ts';

const RIGHT = 93;

/** Ruled ledger paper and the stamp. */
export const officeIssue: Art = card(
  stroked(2, 1.2, times(15, (i) => segment(4, 14 + i * 8, W - 4, 14 + i * 8)).join('')),
  stroked(3, 1.6, segment(21, 4, 21, H - 4)),
  solid(0, circle(50, 70, 34)),
  stroked(4, 3.4, circle(50, 70, 31.5)),
  stroked(4, 1.3, circle(50, 70, 27)),
  stroked(4, 2.4, lettering('IT', 48.4, 58, 11, -12)),
  stroked(4, 2, lettering('ARRIVES', 50, 72.6, 8, -12)),
  stroked(4, 1.4, placed('M-14 0L14 0M-8 4L8 4', 52.6, 84, 1, -12)),
);

/** A ticket, printed twice, head to foot. */
const scallops = times(7, (i) => circle(8 + i * 14, 2, 5.2)).join('');
const ticketHalf = (degrees: number): string => {
  const at = (d: string): string => placed(d, 50, 70, 1, degrees);
  return at(`M-30 -50L30 -50M-30 -10L30 -10M-30 -44L-8 -44M8 -44L30 -44`);
};
export const ferryTicket: Art = card(
  solid(2, rect(8, 12, 84, 120)),
  solid(0, rect(13, 17, 74, 110)),
  stroked(3, 1.4, rect(17, 21, 66, 102)),
  stroked(4, 3, lettering('SINGLE', 50, 48, 11.4)),
  stroked(4, 3, lettering('SINGLE', 50, 92, 11.4, 180)),
  stroked(3, 1.5, ticketHalf(0) + ticketHalf(180)),
  stroked(3, 2.2, segment(17, 70, 83, 70)),
  // Waves of the river under each word.
  stroked(
    2,
    1.4,
    times(2, (k) => times(5, (i) => `M${23 + i * 11.6} ${64 + k * 12}q2.9 -4 5.8 0t5.8 0`).join('')).join(''),
  ),
  solid(0, `${circle(30, 33, 5.4)}${circle(66, 76, 5.4)}${circle(75, 112, 5.4)}${circle(27, 98, 5.4)}`),
  stroked(
    4,
    1.2,
    `${circle(30, 33, 5.4)}${circle(66, 76, 5.4)}${circle(75, 112, 5.4)}${circle(27, 98, 5.4)}`,
  ),
  solid(0, scallops),
  stroked(3, 1.6, times(7, (i) => `M${2.8 + i * 14} 2a5.2 5.2 0 0 0 10.4 0`).join('')),
);

/** Scales, filled and outlined by turns, and one eel. */
const eel = curvePath(
  [20, 24],
  [48, 20],
  [76, 34],
  [78, 54],
  [56, 66],
  [34, 76],
  [22, 92],
  [38, 112],
  [66, 116],
  [82, 112],
);
export const smokehouse: Art = card(
  ...times(11, (row) => row).flatMap((row) => {
    const y = 10 + row * 12;
    const shift = row % 2 ? 6 : 0;
    const arcs = times(8, (i) => `M${-2 + shift + i * 12} ${y}a6 8 0 0 0 12 0`).filter(
      (_, i) => !(i === 7 && shift === 0 && row < 0),
    );
    return row % 2 ? [solid(2, arcs.map((d) => `${d}Z`).join(''))] : [stroked(2, 1.3, arcs.join(''))];
  }),
  solid(0, `M0 0H${W}V6H0ZM0 ${H - 6}H${W}V${H}H0ZM0 0V${H}H5V0ZM95 0V${H}H${W}V0Z`),
  stroked(0, 17, eel),
  stroked(4, 11, eel),
  solid(4, polyPath([13, 24], [20, 17], [28, 20], [28, 29], [20, 31])),
  solid(4, polyPath([80, 106], [92, 104], [87, 112], [93, 119], [80, 118])),
  stroked(0, 1.6, curvePath([26, 21], [48, 17.6], [74, 32], [75, 52], [54, 63], [31, 74])),
  solid(0, circle(21, 23, 1.9)),
);

/** Brickwork with one brick out. */
const bricks = times(12, (row) =>
  times(6, (i) => [7 + i * 18 - (row % 2 ? 9 : 0), 7 + row * 10.6] as const)
    .map(([x, y]) => [Math.max(7, x), y, Math.min(RIGHT, x + 16) - Math.max(7, x)] as const)
    .filter(([x, _y, w]) => w > 2 && x < RIGHT && !(row === 6 && x === 43))
    .map(([x, y, w]) => rect(x, y, w, 8.6))
    .join(''),
).join('');
export const headerBond: Art = card(
  solid(4, rect(5.5, 5.5, 89, 129)),
  solid(2, bricks),
  solid(0, rect(43, 70.6, 16, 8.6)),
  stroked(1, 1.4, times(12, (row) => segment(9, 13.4 + row * 10.6, 91, 13.4 + row * 10.6)).join('')),
  solid(0, rect(43, 70.6, 16, 8.6)),
);

/** The label: one gherkin, solemn. */
const flutes = times(36, (i) => {
  const turn = (i * Math.PI) / 18;
  return circle(50 + 33 * Math.cos(turn), 70 + 47 * Math.sin(turn), 3.6, 3.6);
}).join('');
export const pickleLabel: Art = card(
  stroked(
    1,
    1.4,
    times(12, (i) => segment(10 + i * 7.4, 6, 10 + i * 7.4, H - 6)).join('') +
      times(17, (i) => segment(6, 11 + i * 7.4, W - 6, 11 + i * 7.4)).join(''),
  ),
  solid(
    2,
    times(16, (r) =>
      times(6, (c) => rect(10 + (c * 2 + (r % 2)) * 7.4, 11 + r * 7.4, 7.4, 7.4))
        .filter((_, c) => c * 2 + (r % 2) < 11)
        .join(''),
    ).join(''),
  ),
  solid(4, flutes),
  solid(0, circle(50, 70, 33, 47)),
  stroked(3, 1.6, circle(50, 70, 29, 43)),
  // Gherkin, lit from the left.
  solid(3, 'M45 40C55 36 64 46 65 62C66 82 62 100 52 104C42 107 36 98 37 82C38 66 36 46 45 40Z'),
  solid(2, 'M52 39C60 42 64 52 65 62C66 82 62 100 52 104C58 92 60 60 52 39Z'),
  solid(4, 'M43 50C46 48 47 52 45 58C43 64 44 72 43 80C42 84 40 82 40 76C40 66 40 54 43 50Z'),
  solid(
    0,
    `${circle(52, 54, 1.8)}${circle(57, 66, 1.8)}${circle(50, 76, 1.8)}${circle(56, 86, 1.8)}${circle(48, 93, 1.8)}`,
  ),
  solid(4, 'M49 40C42 40 34 36 32 28C40 26 48 30 49 40ZM49 40C50 30 58 25 67 28C65 36 58 41 49 40Z'),
  stroked(0, 1.4, 'M36 31L47 38M63 31L52 38'),
);

/** A ruler on all four sides, the balance in the middle. */
const ticks = [
  ...times(43, (i) => segment(8 + i * 2, 5, 8 + i * 2, i % 5 === 0 ? 13 : 9)),
  ...times(43, (i) => segment(8 + i * 2, H - 5, 8 + i * 2, H - (i % 5 === 0 ? 13 : 9))),
  ...times(62, (i) => segment(5, 9 + i * 2, i % 5 === 0 ? 13 : 9, 9 + i * 2)),
  ...times(62, (i) => segment(W - 5, 9 + i * 2, W - (i % 5 === 0 ? 13 : 9), 9 + i * 2)),
];
export const trueYard: Art = card(
  stroked(
    1,
    1,
    times(10, (i) => segment(19 + i * 7, 17, 19 + i * 7, H - 17)).join('') +
      times(15, (i) => segment(17, 20 + i * 7.1, W - 17, 20 + i * 7.1)).join(''),
  ),
  stroked(3, 0.9, ticks.join('')),
  stroked(2, 1.4, rect(15, 15, W - 30, H - 30)),
  solid(0, rounded(20, 38, 60, 66, 2)),
  stroked(4, 3, `${segment(24, 52, 76, 52)}${segment(50, 44, 50, 92)}`),
  solid(4, circle(50, 46, 4.6) + polyPath([36, 98], [40, 91], [60, 91], [64, 98])),
  stroked(3, 1.4, 'M28 52L20 76M28 52L36 76M72 52L64 76M72 52L80 76'),
  solid(4, 'M18 76L38 76Q37 84 28 84Q19 84 18 76ZM62 76L82 76Q81 84 72 84Q63 84 62 76Z'),
);

/** Sacking, two seams, a stencilled bean a little off the middle. */
const weave = times(16, (r) =>
  times(11, (c) => {
    const [x, y] = [8 + c * 8, 8 + r * 8];
    return (r + c) % 2 ? `M${x} ${y + 1}h6m-6 4h6` : `M${x + 1} ${y}v6m4-6v6`;
  }).join(''),
).join('');
export const seedSack: Art = card(
  stroked(2, 2.4, weave),
  solid(0, `M0 0H${W}V6H0ZM0 134H${W}V${H}H0ZM94.4 0V${H}H${W}V0Z`),
  solid(0, rect(5, 22, 90, 5) + rect(5, 114, 90, 5)),
  stroked(
    4,
    2.2,
    [22, 114]
      .map((y) => times(11, (i) => segment(8 + i * 8, y + 0.4, 13 + i * 8, y + 4.6)).join(''))
      .join(''),
  ),
  solid(0, circle(55, 66, 28)),
  stroked(
    4,
    3,
    `M${55 - 24} 66a24 24 0 0 1 22 -23.9M${55 + 2} 42.1a24 24 0 0 1 22 22M${55 + 24} 69a24 24 0 0 1 -22 21M${55 - 2} 90a24 24 0 0 1 -22 -20`,
  ),
  solid(4, 'M47 50C60 44 73 53 71 68C69 83 52 89 46 82C42 76 50 73 51 67C52 60 41 55 47 50Z'),
  stroked(0, 2.2, 'M53 52C66 52 70 66 60 76'),
);
