/** Parts of people. Each returns drawing for one ink or form; who wears them decides size, place and temper. */
import { blobPath, curvePath, disc, fill, grey, line, type Point, stroke, within } from './paths.ts';
import type { Relief } from './relief.ts';

export interface EyeShape {
  readonly w: number;
  readonly h: number;
  /** Where the pupil is, −1…1 across and down. */
  readonly look?: Point;
  /** Radius of the iris. */
  readonly iris?: number;
  /** How far the upper lid covers the eye: 0 wide open … 1 shut. */
  readonly lid?: number;
  /** Outer corner higher (+) or lower (−) than the inner one, in units. `side` −1: the left eye of the picture. */
  readonly slant?: number;
  readonly side?: -1 | 1;
  readonly lash?: number;
  /** Which way the glint lies. */
  readonly glint?: number;
}

/** An open eye: white, iris, glint, a heavy upper lid and a soft lower one. */
export function eye(x: number, y: number, shape: EyeShape): string {
  const {
    w,
    h,
    look = [0, 0],
    iris = h * 0.62,
    lid = 0.25,
    slant = 0,
    side = 1,
    lash = 2.2,
    glint = 1,
  } = shape;
  const [left, right]: Point[] = [
    [x - w / 2, y - (side < 0 ? slant : -slant) / 2],
    [x + w / 2, y + (side < 0 ? slant : -slant) / 2],
  ] as Point[];
  const top = y - h / 2 + h * lid;
  const almond = blobPath(left!, [x - w * 0.2, top], [x + w * 0.22, top], right!, [x, y + h / 2]);
  const [px, py] = [x + look[0] * (w / 2 - iris), y + look[1] * h * 0.3];
  return (
    within(
      almond,
      fill(almond, 0.98),
      disc(0.02, px, py, iris),
      disc(1, px + iris * 0.35 * glint, py - iris * 0.35, iris * 0.3),
    ) +
    stroke(curvePath(left!, [x - w * 0.2, top], [x + w * 0.22, top], right!), 0, lash) +
    line(0.22, 1, [left![0] + w * 0.2, y + h * 0.45], [x, y + h * 0.62], [right![0] - w * 0.2, y + h * 0.45])
  );
}

/** A brow that swells in the middle. */
export function brow(value: number, thick: number, ...points: Point[]): string {
  const lower = points.map(([px, py], i): Point => {
    const swell = Math.sin((Math.PI * (i + 0.35)) / (points.length - 0.3));
    return [px, py + thick * Math.max(0.15, swell)];
  });
  return fill(blobPath(...points, ...lower.reverse()), value);
}

/** A hand closed round something that stands at `angle` (0 is upright): four fingers and a thumb, lit one by one. */
export function fist(
  relief: Relief,
  x: number,
  y: number,
  size: number,
  angle: number,
  tone: number,
  thumbSide: -1 | 1,
): void {
  const spin = (content: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${(size / 20) * thumbSide} ${size / 20})">${content}</g>`;
  const look = { round: 3, edge: 1, cast: 0.4, reach: 2 };
  relief.form(spin(fill(blobPath([-8, -11], [9, -12], [12, 0], [9, 13], [-7, 13], [-11, 2]), tone)), look);
  for (const [fy, length] of [
    [9, 9],
    [3, 11],
    [-3, 11.5],
    [-9, 10.5],
  ] as const) {
    relief.form(
      spin(
        `<rect x="-9.5" y="${fy - 3.4}" width="${length + 8}" height="6.8" rx="3.4" fill="${grey(tone)}"/>`,
      ),
      look,
    );
  }
  relief.form(
    spin(fill(blobPath([8, -6], [12, -12], [8, -17], [0, -15.5], [-5, -13.5], [-4, -10], [2, -10]), tone)),
    look,
  );
}

/** An open hand, palm towards us, fingers spread; `angle` 0 points up, `thumbSide` says where the thumb is. */
export function openHand(
  relief: Relief,
  x: number,
  y: number,
  size: number,
  angle: number,
  tone: number,
  thumbSide: -1 | 1,
): void {
  const spin = (content: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${(size / 20) * thumbSide} ${size / 20})">${content}</g>`;
  const look = { round: 3, edge: 1, cast: 0.35, reach: 2 };
  const finger = (fx: number, fy: number, length: number, turn: number): string =>
    spin(
      `<rect x="${fx - 3}" y="${fy - length}" width="6" height="${length + 4}" rx="3" fill="${grey(tone)}" transform="rotate(${turn} ${fx} ${fy})"/>`,
    );
  relief.form(finger(-8, -4, 12, -26), look);
  relief.form(finger(-3, -7, 15, -9), look);
  relief.form(finger(3, -7, 15.5, 6), look);
  relief.form(finger(8, -4, 13, 21), look);
  relief.form(finger(9, 6, 12, 62), look);
  relief.form(
    spin(fill(blobPath([-10, -6], [0, -9.5], [10, -6], [11, 4], [6, 12], [-6, 12], [-11, 4]), tone)),
    look,
  );
}
