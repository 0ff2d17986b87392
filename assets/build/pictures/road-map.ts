/** The Measured Road from the ferry to the lighthouse, lying and standing. */
import { blob, blobPath, box, curvePath, disc, each, fill, line, moved, type Point, poly, stroke, within } from '../kit/paths.ts';
import { type Picture, rasterise } from '../kit/raster.ts';
import { STOP_PICTURES } from './stops.ts';

export interface RoadMap {
  readonly width: number;
  readonly height: number;
  /** Where each stop lies on the road, in order: a place for a marker. */
  readonly stops: readonly (readonly [id: string, x: number, y: number])[];
  readonly road: readonly Point[];
}

/** The scene of a stop stands above its place on the road. */
const SCENE = { w: 140, h: 100, above: 14 };

export const WIDE: RoadMap = {
  width: 960,
  height: 420,
  stops: [
    ['sallow-ferry', 92, 318],
    ['cold-kiln', 216, 190],
    ['half', 352, 342],
    ['windlass', 486, 206],
    ['undertrestle', 612, 352],
    ['highmanger', 736, 178],
    ['nought', 866, 306],
  ],
  road: [[92, 318], [134, 300], [150, 246], [216, 190], [270, 226], [286, 306], [352, 342], [416, 330], [424, 246], [486, 206], [546, 232], [552, 322], [612, 352], [672, 326], [676, 226], [736, 178], [796, 202], [812, 282], [866, 306]],
};

export const TALL: RoadMap = {
  width: 420,
  height: 720,
  stops: [
    ['sallow-ferry', 104, 676],
    ['cold-kiln', 312, 598],
    ['half', 106, 500],
    ['windlass', 314, 412],
    ['undertrestle', 106, 314],
    ['highmanger', 314, 222],
    ['nought', 112, 128],
  ],
  road: [[104, 676], [190, 672], [232, 622], [312, 598], [280, 566], [190, 548], [106, 500], [176, 482], [236, 432], [314, 412], [262, 376], [180, 356], [106, 314], [178, 300], [240, 246], [314, 222], [258, 186], [186, 172], [112, 128]],
};

const hash = (i: number): number => {
  const value = Math.sin(i * 91.7 + 3.1) * 15731.743;
  return value - Math.floor(value);
};

/** Height lines round each stop: a map, after all. */
function contours(map: RoadMap): string {
  const rings = map.stops.flatMap(([, x, y], k) =>
    [0, 1, 2].map((ring) => {
      const points = Array.from({ length: 14 }, (_, i): Point => {
        const turn = (i * Math.PI) / 7;
        const reach = 74 + ring * 20 + hash(k * 31 + i + ring * 5) * 16;
        return [x + Math.cos(turn) * reach, y - 46 + Math.sin(turn) * reach * 0.72];
      });
      return `<path d="${blobPath(...points)}" fill="none" stroke="#3a3a3a" stroke-width="1"/>`;
    }),
  );
  return rings.join('');
}

function tufts(map: RoadMap): string {
  return each(Math.round((map.width * map.height) / 2300), (i) => {
    const [x, y] = [hash(i) * map.width, hash(i + 500) * map.height];
    const clear = map.stops.every(([, sx, sy]) => Math.abs(sx - x) > 84 || y > sy + 24 || y < sy - 122);
    if (!clear) return '';
    return i % 3 === 0
      ? line(0.42, 1, [x, y], [x - 2, y - 5]) + line(0.42, 1, [x, y], [x + 2.4, y - 5]) + line(0.42, 1, [x, y], [x, y - 6])
      : i % 3 === 1
        ? disc(0.36, x, y, 1.1)
        : poly(0.3, [x, y - 5], [x + 5, y], [x - 5, y]) + poly(0.5, [x, y - 5], [x + 5, y], [x + 0.6, y]);
  });
}

function milestones(map: RoadMap): string {
  return map.road
    .map(([x, y], i) => {
      const stop = map.stops.some(([, sx, sy]) => sx === x && sy === y);
      return stop ? '' : moved(x + (i % 2 ? 9 : -9), y, fill('M-3 3V-4Q0 -8 3 -4V3Z', 0.8) + box(0.1, -1.4, -3, 2.8, 1));
    })
    .join('');
}

export function drawRoadMap(map: RoadMap): Picture {
  const { width, height, stops, road } = map;
  const way = curvePath(...road);
  const scenes = stops.map(([id, x, y]) => {
    const [left, top] = [x - SCENE.w / 2, y - SCENE.above - SCENE.h];
    const frame = blobPath([left + 6, top + 20], [left + 40, top - 4], [left + 100, top - 4], [left + 136, top + 18], [left + 140, top + 70], [left + 124, top + 100], [left + 70, top + 105], [left + 16, top + 100], [left, top + 70]);
    return (
      fill(frame, 0.04) +
      within(frame, moved(left, top, STOP_PICTURES[id]!())) +
      `<path d="${frame}" fill="none" stroke="#a8a8a8" stroke-width="1.6"/>`
    );
  });
  const content = [
    box(0.07, 0, 0, width, height),
    contours(map),
    tufts(map),
    // The river at the start and the sea at the end.
    map === WIDE
      ? blob(0.2, [-20, 200], [14, 240], [22, 330], [64, 384], [60, 440], [-20, 440]) + blob(0.2, [980, 190], [940, 230], [930, 300], [950, 360], [900, 400], [900, 440], [980, 440])
      : blob(0.2, [-20, 640], [40, 690], [140, 706], [170, 740], [-20, 740]) + blob(0.2, [-20, 120], [40, 60], [80, 20], [70, -20], [-20, -20]),
    stroke(way, 0.02, 13),
    stroke(way, 0.42, 9),
    stroke(way, 0.06, 6.4),
    `<path d="${way}" fill="none" stroke="#f4f4f4" stroke-width="2.4" stroke-dasharray="8 6"/>`,
    milestones(map),
    ...scenes,
    stops.map(([, x, y]) => disc(0, x, y, 9.5) + `<circle cx="${x}" cy="${y}" r="7" fill="none" stroke="#fff" stroke-width="2.4"/>` + disc(0.7, x, y, 2.6)).join(''),
    // A rose of the winds, since a map without one is only a drawing.
    rose(map === WIDE ? 52 : 362, map === WIDE ? 70 : 76),
  ].join('');
  return rasterise(content, width, height, width, height);
}

const rose = (x: number, y: number): string =>
  moved(
    x,
    y,
    `<circle r="24" fill="#0a0a0a" stroke="#808080" stroke-width="1.4"/><circle r="19" fill="none" stroke="#484848" stroke-width="1"/>` +
      poly(0.95, [0, -34], [6, -4], [0, 0], [-6, -4]) +
      poly(0.5, [0, 34], [6, 4], [0, 0], [-6, 4]) +
      poly(0.6, [30, 0], [4, 5], [0, 0], [4, -5]) +
      poly(0.6, [-30, 0], [-4, 5], [0, 0], [-4, -5]) +
      disc(0, 0, 0, 3) + disc(1, 0, 0, 1.6),
  );
