/** Backs that belong to nobody on the road and are won by what one does there. */
import { lettering } from '../kit/letters.ts';
import { curvePath, polyPath } from '../kit/paths.ts';
import { type Art, circle, rect, rounded, segment, solid, stroked } from '../kit/shapes.ts';
import { card, H, jitter, times, W } from './card.ts';

/** A milestone from where its arch begins down to the ground. */
const stone = (x: number, top: number, w: number, foot: number): string =>
  `M${x} ${foot}V${top + w / 2}C${x} ${top - w / 6} ${x + w} ${top - w / 6} ${x + w} ${top + w / 2}V${foot}Z`;

/** The stone at Half by the ferry's count, grass at its foot, the road behind it. */
export const mileStone: Art = card(
  stroked(1, 1.2, times(13, (i) => segment(5, 12 + i * 7, W - 5, 12 + i * 7)).join('')),
  solid(1, polyPath([4, 108], [96, 108], [96, H - 4], [4, H - 4])),
  solid(2, polyPath([44, 108], [56, 108], [88, H - 4], [12, H - 4])),
  stroked(0, 2, segment(50, 112, 50, 118) + segment(50, 123, 50, 133)),
  solid(0, stone(19, 20, 62, 118)),
  solid(3, stone(22, 24, 56, 117)),
  solid(4, 'M22 117V52C22 15 78 15 78 52C70 28 32 28 29 54V117Z'),
  solid(0, rect(33, 62, 34, 3) + rect(33, 96, 34, 3)),
  stroked(0, 4.4, lettering('96', 50, 80, 20)),
  stroked(0, 2, lettering('MILES', 50, 49, 8)),
  stroked(
    4,
    1.6,
    times(13, (i) => {
      const x = 12 + i * 6.4;
      const tall = 6 + jitter(i) * 8;
      return `M${x.toFixed(1)} 121L${(x + 1.6).toFixed(1)} ${(121 - tall).toFixed(1)}M${x.toFixed(1)} 121L${(x - 2.6).toFixed(1)} ${(122 - tall * 0.7).toFixed(1)}`;
    }).join(''),
  ),
);

/** A wheel that has come off and goes on without its cart. */
const spokes = times(10, (i) => {
  const turn = (i * Math.PI) / 5 + 0.2;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return segment(56 + 7 * cos, 66 + 7 * sin, 56 + 29 * cos, 66 + 29 * sin);
}).join('');
export const looseWheel: Art = card(
  stroked(
    2,
    1.6,
    times(15, (i) => {
      const y = 12 + i * 7.4;
      const from = 7 + jitter(i) * 14;
      return segment(from, y, from + 14 + jitter(i + 40) * 26, y);
    }).join(''),
  ),
  stroked(
    1,
    1.6,
    times(12, (i) => segment(62 + jitter(i + 9) * 12, 14 + i * 9.4, 92, 14 + i * 9.4)).join(''),
  ),
  solid(0, circle(56, 66, 39)),
  stroked(4, 6, circle(56, 66, 33)),
  stroked(2, 1.2, circle(56, 66, 33)),
  stroked(4, 3, spokes),
  solid(4, circle(56, 66, 8)),
  solid(0, circle(56, 66, 3.4)),
  stroked(4, 2.4, segment(6, 107, W - 6, 107)),
  solid(1, rect(5, 109, 90, 26)),
  stroked(
    2,
    1.6,
    times(9, (i) => segment(8 + i * 10, 116 + (i % 3) * 6, 13 + i * 10, 116 + (i % 3) * 6)).join(''),
  ),
  solid(4, polyPath([8, 105], [15, 99], [20, 105]) + polyPath([22, 105], [26, 101], [29, 105])),
);

/** The form that goes with every load: boxes, a hand nobody reads, and whose fault it is. */
const scrawl = (x: number, y: number, w: number, seed: number): string =>
  curvePath(
    ...times(Math.round(w / 4), (i): [number, number] => [
      x + i * 4,
      y + (i % 2 ? -2.6 : 2.2) * (0.4 + jitter(i + seed)),
    ]),
  );
export const waybill: Art = card(
  solid(3, rounded(8, 9, 84, 122, 2)),
  solid(0, rounded(10.4, 11.4, 79.2, 117.2, 1)),
  solid(4, rect(14, 15, 72, 17)),
  stroked(0, 2.6, lettering('WAYBILL', 50, 23.6, 8.6)),
  stroked(
    2,
    1.3,
    `${rect(14, 36, 34, 17)}${rect(52, 36, 34, 17)}${rect(14, 57, 72, 29)}${times(3, (i) => segment(14, 64 + i * 7.3, 86, 64 + i * 7.3)).join('')}${segment(66, 57, 66, 86)}`,
  ),
  stroked(3, 1.6, scrawl(18, 46, 26, 3) + scrawl(56, 46, 26, 21)),
  stroked(3, 1.4, times(3, (i) => scrawl(17, 61 + i * 7.4, 44 - i * 9, 50 + i * 7)).join('')),
  stroked(3, 1.4, times(3, (i) => scrawl(70, 61 + i * 7.4, 14, 90 + i * 5)).join('')),
  solid(4, times(22, (i) => rect(14 + i * 2.1, 112, jitter(i) > 0.5 ? 1.4 : 0.7, 13)).join('')),
  stroked(4, 2.6, circle(69, 104, 18)),
  stroked(4, 1, circle(69, 104, 14.6)),
  stroked(4, 2, lettering('PAID', 69, 104, 7.6, -14)),
  stroked(3, 1.6, scrawl(15, 99, 34, 130)),
  stroked(2, 1.2, segment(14, 104, 47, 104)),
);

/** Two stones face to face, and what lies between them. */
export const nineMiles: Art = card(
  stroked(
    2,
    1.3,
    times(15, (i) => {
      const x = 8 + i * 6;
      return (
        segment(x, 5, x, 26 + 10 * Math.abs(7 - i)) + segment(x, H - 5, x, H - 26 - 10 * Math.abs(7 - i))
      );
    }).join(''),
  ),
  solid(0, circle(50, 70, 40, 36)),
  stroked(4, 3.4, lettering('9', 50, 70, 34)),
  stroked(3, 1.4, circle(50, 70, 25)),
  stroked(4, 1.8, segment(25, 70, 40, 70) + segment(60, 70, 75, 70)),
  solid(4, polyPath([22, 70], [29, 66], [29, 74]) + polyPath([78, 70], [71, 66], [71, 74])),
  solid(4, stone(5, 44, 15, 100) + stone(80, 44, 15, 100)),
  stroked(
    0,
    1.3,
    times(4, (i) => segment(8, 62 + i * 8, 17, 62 + i * 8) + segment(83, 62 + i * 8, 92, 62 + i * 8)).join(
      '',
    ),
  ),
  stroked(4, 1.8, segment(4, 101, 96, 101)),
);

/** The terminal on a carrier's forearm, awake. */
export const wayledger: Art = card(
  solid(1, rect(30, 4, 40, H - 8)),
  stroked(2, 1.6, segment(35, 6, 35, H - 6) + segment(65, 6, 65, H - 6)),
  solid(2, circle(50, 11, 2.6) + circle(50, 20, 2.6) + circle(50, 120, 2.6) + circle(50, 129, 2.6)),
  solid(0, rounded(8, 27, 84, 87, 9)),
  solid(3, rounded(10, 29, 80, 83, 8)),
  solid(0, rounded(15, 34, 70, 54, 5)),
  stroked(1, 1, times(12, (i) => segment(17, 38 + i * 4.2, 83, 38 + i * 4.2)).join('')),
  stroked(4, 2, lettering('IT', 31, 44, 7.6)),
  stroked(4, 2, lettering('ARRIVES', 46, 57, 7.6)),
  solid(4, rect(21, 67, 6, 9)),
  solid(4, polyPath([66, 82], [66, 74], [70, 74], [70, 82])),
  solid(4, rect(72, 70, 4, 12) + rect(78, 64, 4, 18)),
  solid(
    0,
    times(3, (r) => times(5, (i) => rounded(18 + i * 9, 93 + r * 5.6, 6.4, 3.8, 1)).join('')).join(''),
  ),
  solid(0, circle(76, 100, 8.6)),
  solid(4, circle(76, 100, 6)),
  stroked(0, 2, segment(76, 100, 80, 95.4)),
);
