/** The Measured Road from the ferry to the lighthouse, lying and standing. */
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
  type Point,
  poly,
  scaled,
  stroke,
  within,
} from '../kit/paths.ts';
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
const SCALE = 1.18;
const SCENE = { w: 140 * SCALE, h: 100 * SCALE, above: 13 };

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
  road: [
    [92, 318],
    [150, 334],
    [196, 300],
    [198, 234],
    [216, 190],
    [244, 226],
    [247, 308],
    [290, 356],
    [352, 342],
    [410, 358],
    [456, 316],
    [460, 246],
    [486, 206],
    [510, 244],
    [507, 320],
    [552, 368],
    [612, 352],
    [668, 366],
    [712, 320],
    [714, 226],
    [736, 178],
    [760, 216],
    [762, 288],
    [806, 332],
    [866, 306],
  ],
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
    ['nought', 112, 140],
  ],
  road: [
    [104, 676],
    [190, 672],
    [232, 622],
    [312, 598],
    [280, 566],
    [190, 548],
    [106, 500],
    [176, 482],
    [236, 432],
    [314, 412],
    [262, 376],
    [180, 356],
    [106, 314],
    [178, 300],
    [240, 246],
    [314, 222],
    [258, 186],
    [186, 178],
    [112, 140],
  ],
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
      return `<path d="${blobPath(...points)}" fill="none" stroke="#404040" stroke-width="1" shape-rendering="crispEdges"/>`;
    }),
  );
  return rings.join('');
}

/** What grows, stands or flows near each stop. */
const GROUND: Readonly<Record<string, (x: number, y: number, i: number) => string>> = {
  'sallow-ferry': (x, y, i) =>
    i % 3
      ? each(4, (k) => line(0.6, 1.2, [x + k * 3, y], [x + k * 3 + (k % 2) - 0.5, y - 6 - ((k * 5) % 6)]))
      : stroke(`M${x - 7} ${y}q3.5 -2.4 7 0t7 0`, 0.5, 1.2),
  'cold-kiln': (x, y, i) =>
    i % 2
      ? each(5, (k) => box(0.5, x + (k % 3) * 5 - (k > 2 ? 4.5 : 7), y - (k > 2 ? 4 : 0), 4.2, 3.2))
      : stroke(`M${x - 9} ${y}Q${x} ${y - 10} ${x + 9} ${y}`, 0.55, 1.2) +
        stroke(`M${x + 2} ${y - 3}L${x + 5} ${y}`, 0.5, 1),
  half: (x, y, i) =>
    each(4, (k) =>
      line(0.5, 1.1, [x - 8 + k * 4 + (i % 2) * 3, y + 4], [x - 4 + k * 4 - (i % 2) * 3, y - 4]),
    ),
  windlass: (x, y, i) =>
    i % 2
      ? poly(0.8, [x, y - 6], [x + 7, y], [x - 7, y]) + poly(0.25, [x, y - 6], [x + 7, y], [x + 1, y])
      : `<path d="M${x - 8} ${y - 4}h16v8h-16Z" fill="none" stroke="#707070" stroke-width="1.1"/>`,
  undertrestle: (x, y, i) =>
    stroke(`M${x - 6} ${y - 5}l5 3l-2 5l7 4${i % 2 ? 'm-3 -9l5 -2' : ''}`, 0.55, 1.2),
  highmanger: (x, y, i) => {
    const s = 0.8 + (i % 3) * 0.35;
    return (
      poly(0.5, [x, y - 14 * s], [x + 10 * s, y], [x - 10 * s, y]) +
      poly(0.2, [x, y - 14 * s], [x + 10 * s, y], [x + 1, y], [x - 2 * s, y - 6 * s]) +
      poly(1, [x, y - 14 * s], [x + 3.4 * s, y - 9 * s], [x, y - 10 * s], [x - 3.4 * s, y - 9 * s])
    );
  },
  nought: (x, y, i) =>
    stroke(`M${x - 8} ${y}q4 -3 8 0t8 0${i % 2 ? `M${x - 4} ${y + 4}q3 -2.4 6 0t6 0` : ''}`, 0.6, 1.2),
};

/** Strewn on a loose grid, away from scenes and road. */
function ground(map: RoadMap): string {
  const way = map.road.slice(0, -1).flatMap(([x, y], i) => {
    const [nx, ny] = map.road[i + 1]!;
    return Array.from({ length: 8 }, (_, k): Point => [x + ((nx - x) * k) / 8, y + ((ny - y) * k) / 8]);
  });
  const pitch = 30;
  let content = '';
  let i = 0;
  for (let row = 0; row * pitch < map.height; row++) {
    for (let column = 0; column * pitch < map.width; column++) {
      i += 1;
      const x = Math.round((column + 0.2 + hash(i) * 0.7 + (row % 2) / 3) * pitch);
      const y = Math.round((row + 0.3 + hash(i + 900) * 0.6) * pitch);
      const free =
        x > 14 &&
        y > 16 &&
        x < map.width - 14 &&
        y < map.height - 8 &&
        hash(i + 77) > 0.3 &&
        way.every(([wx, wy]) => Math.hypot(wx - x, wy - y) > 24) &&
        map.stops.every(
          ([, sx, sy]) =>
            Math.abs(sx - x) > SCENE.w / 2 + 14 || y > sy + 24 || y < sy - SCENE.h - SCENE.above - 2,
        ) &&
        Math.hypot(x - roseOf(map)[0], y - roseOf(map)[1]) > 54;
      if (!free) continue;
      const near = [...map.stops].sort(
        (a, b) => Math.hypot(a[1] - x, a[2] - 60 - y) - Math.hypot(b[1] - x, b[2] - 60 - y),
      )[0]!;
      content += GROUND[near[0]]!(x, y, i);
    }
  }
  return content;
}

function milestones(map: RoadMap): string {
  return map.road
    .map(([x, y], i) => {
      const stop = map.stops.some(([, sx, sy]) => sx === x && sy === y);
      return stop
        ? ''
        : moved(x + (i % 2 ? 9 : -9), y, fill('M-3 3V-4Q0 -8 3 -4V3Z', 0.8) + box(0.1, -1.4, -3, 2.8, 1));
    })
    .join('');
}

/** The corner of a stop's scene and its size, to cut it out of the map. */
export const sceneOf = (x: number, y: number): readonly number[] =>
  [x - SCENE.w / 2, y - SCENE.above - SCENE.h, SCENE.w, SCENE.h].map(Math.round);

export function drawRoadMap(map: RoadMap): Picture {
  const { width, height, stops, road } = map;
  const way = curvePath(...road);
  const scenes = stops.map(([id, x, y]) => {
    const frame = blobPath(
      [6, 20],
      [40, -4],
      [100, -4],
      [136, 18],
      [140, 70],
      [124, 100],
      [70, 104],
      [16, 100],
      [0, 70],
    );
    return moved(
      x - SCENE.w / 2,
      y - SCENE.above - SCENE.h,
      scaled(
        SCALE,
        `<path d="${frame}" fill="none" stroke="#000" stroke-width="9"/>`,
        fill(frame, 0),
        within(frame, STOP_PICTURES[id]!()),
        `<path d="${frame}" fill="none" stroke="#b0b0b0" stroke-width="1.5"/>`,
      ),
    );
  });
  const content = [
    box(0, 0, 0, width, height),
    contours(map),
    ground(map),
    // The river at the start and the sea at the end.
    map === WIDE
      ? blob(0.2, [-20, 200], [14, 240], [22, 330], [64, 384], [60, 440], [-20, 440]) +
        blob(0.2, [980, 190], [940, 230], [930, 300], [950, 360], [900, 400], [900, 440], [980, 440])
      : blob(0.2, [-20, 640], [40, 690], [140, 706], [170, 740], [-20, 740]) +
        blob(0.2, [-20, 120], [40, 60], [80, 20], [70, -20], [-20, -20]),
    stroke(way, 0.02, 13),
    stroke(way, 0.42, 9),
    stroke(way, 0.06, 6.4),
    `<path d="${way}" fill="none" stroke="#f4f4f4" stroke-width="2.4" stroke-dasharray="8 6"/>`,
    milestones(map),
    ...scenes,
    stops
      .map(
        ([, x, y]) =>
          disc(0, x, y, 9.5) +
          `<circle cx="${x}" cy="${y}" r="7" fill="none" stroke="#fff" stroke-width="2.4"/>` +
          disc(0.7, x, y, 2.6),
      )
      .join(''),
    // A rose of the winds, since a map without one is only a drawing.
    rose(...roseOf(map)),
  ].join('');
  return rasterise(content, width, height, width, height);
}

const roseOf = (map: RoadMap): [number, number] => (map === WIDE ? [48, 54] : [372, 46]);

const rose = (x: number, y: number): string =>
  moved(
    x,
    y,
    `<circle r="24" fill="#0a0a0a" stroke="#808080" stroke-width="1.4"/><circle r="19" fill="none" stroke="#484848" stroke-width="1"/>` +
      poly(0.95, [0, -34], [6, -4], [0, 0], [-6, -4]) +
      poly(0.5, [0, 34], [6, 4], [0, 0], [-6, 4]) +
      poly(0.6, [30, 0], [4, 5], [0, 0], [4, -5]) +
      poly(0.6, [-30, 0], [-4, 5], [0, 0], [-4, -5]) +
      disc(0, 0, 0, 3) +
      disc(1, 0, 0, 1.6),
  );
