/** The Queen: two profiles under one crown, one for each way the road runs. */
import { polyPath } from '../kit/paths.ts';
import { type Art, circle, rect, type Shape, solid, stroked } from '../kit/shapes.ts';

const flip = (d: string): string =>
  d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${Math.round((100 - Number(x)) * 10) / 10} ${y}`,
  );

const FACE =
  'M51 30L72 31Q76 36 76 44L88 58Q89 61 85 62L80 63L83 67L80 70L82 74L79 77Q80 84 73 86Q66 86 62 82L64 92L51 96Z';
const HAIR = 'M50 24L70 26Q74 30 73 37Q66 34 62 40Q60 50 66 58Q62 66 62 76L62 84Q56 78 54 66Q50 56 50 46Z';
const COLLAR = 'M50 98L56 88L66 84L84 90L98 100L50 100Z';

function half(way: (d: string) => string, skin: 2 | 4, hair: 1 | 3): Shape[] {
  return [
    solid(skin === 4 ? 3 : 1, way(COLLAR)),
    solid(skin, way(FACE)),
    solid(hair, way(HAIR)),
    stroked(0, 2, way('M60 30Q55 44 60 60M66 29Q58 38 58 46')),
    // Brow, eye, mouth, a drop at the ear.
    solid(0, way(polyPath([66, 43], [75, 40], [76, 43], [67, 46]))),
    solid(0, way(polyPath([67, 50], [76, 48], [77, 53], [70, 54]))),
    stroked(0, 2, way('M82 70L74 71')),
    solid(0, way('M62 58L67 58L67 64L62 64Z')),
  ];
}

export const queen: Art = {
  w: 100,
  h: 100,
  shapes: [
    ...half(flip, 2, 1),
    ...half((d) => d, 4, 3),
    stroked(0, 3, 'M50 30L50 100'),
    // Crown: tall rays with stones on them.
    solid(4, polyPath([25, 30], [18, 9], [33, 19], [41, 2], [50, 16], [59, 2], [67, 19], [82, 9], [75, 30])),
    solid(0, rect(24, 23.4, 52, 2.4)),
    solid(4, `${circle(18, 8, 3.6)}${circle(41, 3.8, 3.6)}${circle(59, 3.8, 3.6)}${circle(82, 8, 3.6)}`),
    solid(4, `${circle(64.5, 66.5, 2.2)}`),
    solid(3, `${circle(35.5, 66.5, 2.2)}`),
  ],
};
