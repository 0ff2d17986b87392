/** Buttons of gamepads as shapes: what is on them tells which one, colour never does. */
import type { Glyph, GlyphSign } from '../input/index.ts';
import type { Brush } from './brush.ts';
import type { Rect } from './rect.ts';

type Point = readonly [number, number];

/** How wide a button is drawn beside letters of this size. */
export function padGlyphWidth(brush: Brush, { form, letters }: Glyph, size: number): number {
  const round = size * 1.6;
  if (form === 'round' || form === 'pad' || form === 'stick') return round;
  return Math.max(round, brush.textWidth(letters, size * 0.8) + size);
}

export function drawPadGlyph(
  brush: Brush,
  rect: Rect,
  { form, letters, sign, arm }: Glyph,
  size: number,
): void {
  const [x, y] = [rect.x + rect.w / 2, rect.y + rect.h / 2];
  const r = Math.min(rect.w, rect.h) / 2;
  if (form === 'pad') return drawPad(brush, x, y, r, arm);
  if (form === 'round') brush.circle(x, y, r - 1, 'base', 1.5);
  else if (form === 'stick') {
    brush.circle(x, y, r - 1, 'base', 1.5);
    if (arm === 'press') brush.circle(x, y, r * 0.66, 'base', 1);
    else if (arm !== null && arm !== 'all') drawWay(brush, x, y, r, arm);
  } else brush.path(outline(form, rect), 'base', { thickness: 1.5, closed: true });
  if (letters !== '')
    brush.text(rect, letters, {
      size: letters.length > 2 ? size * 0.66 : size * (form === 'stick' ? 0.7 : 0.85),
      tone: 'hot',
      align: 'centre',
      lines: 1,
    });
  if (sign) drawSign(brush, x, y, r * 0.5, sign);
}

/** Shoulders are round above, triggers slant outwards below, pills are round on both sides. */
function outline(form: Glyph['form'], { x, y, w, h }: Rect): Point[] {
  const c = h * 0.32;
  const top: Point[] = [
    [x, y + c],
    [x + c, y],
    [x + w - c, y],
    [x + w, y + c],
  ];
  if (form === 'shoulder') return [...top, [x + w, y + h], [x, y + h]];
  if (form === 'trigger')
    return [
      [x + c * 1.2, y],
      [x + w - c * 1.2, y],
      [x + w, y + h - c],
      [x + w - c, y + h],
      [x + c, y + h],
      [x, y + h - c],
    ];
  return [...top, [x + w, y + h - c], [x + w - c, y + h], [x + c, y + h], [x, y + h - c]];
}

/** The cross of a pad, with the arm that is meant filled. */
function drawPad(brush: Brush, x: number, y: number, r: number, arm: Glyph['arm']): void {
  const a = r / 3;
  const R = r - 1;
  const cross: Point[] = [
    [-a, -R],
    [a, -R],
    [a, -a],
    [R, -a],
    [R, a],
    [a, a],
    [a, R],
    [-a, R],
    [-a, a],
    [-R, a],
    [-R, -a],
    [-a, -a],
  ];
  brush.path(
    cross.map(([dx, dy]): Point => [x + dx, y + dy]),
    'base',
    { thickness: 1.5, closed: true },
  );
  const arms: Record<'up' | 'down' | 'left' | 'right', Rect> = {
    up: { x: x - a, y: y - R, w: 2 * a, h: R - a },
    down: { x: x - a, y: y + a, w: 2 * a, h: R - a },
    left: { x: x - R, y: y - a, w: R - a, h: 2 * a },
    right: { x: x + a, y: y - a, w: R - a, h: 2 * a },
  };
  if (arm === 'all') for (const each of Object.values(arms)) brush.fill(each, 'hot');
  else if (arm && arm !== 'press') brush.fill(arms[arm], 'hot');
}

/** A tip outside of the middle that says which way a stick is pushed. */
function drawWay(brush: Brush, x: number, y: number, r: number, way: 'up' | 'down' | 'left' | 'right'): void {
  const t = r * 0.45;
  const tips: Record<typeof way, Point[]> = {
    up: [
      [0, -r],
      [t, -r + t],
      [-t, -r + t],
    ],
    down: [
      [0, r],
      [t, r - t],
      [-t, r - t],
    ],
    left: [
      [-r, 0],
      [-r + t, t],
      [-r + t, -t],
    ],
    right: [
      [r, 0],
      [r - t, t],
      [r - t, -t],
    ],
  };
  brush.path(
    tips[way].map(([dx, dy]): Point => [x + dx, y + dy]),
    'hot',
    { filled: true },
  );
}

function drawSign(brush: Brush, x: number, y: number, s: number, sign: GlyphSign): void {
  const line = (...points: Point[]): void =>
    brush.path(
      points.map(([dx, dy]): Point => [x + dx * s, y + dy * s]),
      'hot',
      { thickness: 2 },
    );
  const loop = (...points: Point[]): void => line(...points, points[0]!, points[1]!);
  switch (sign) {
    case 'cross':
      line([-0.8, -0.8], [0.8, 0.8]);
      return line([-0.8, 0.8], [0.8, -0.8]);
    case 'circle':
      return brush.circle(x, y, s * 0.9, 'hot', 2);
    case 'square':
      return loop([-0.8, -0.8], [0.8, -0.8], [0.8, 0.8], [-0.8, 0.8]);
    case 'triangle':
      return loop([0, -1], [0.9, 0.6], [-0.9, 0.6]);
    case 'plus':
      line([0, -1], [0, 1]);
      return line([-1, 0], [1, 0]);
    case 'minus':
      return line([-1, 0], [1, 0]);
    case 'bars':
      line([-0.9, -0.6], [0.9, -0.6]);
      line([-0.9, 0], [0.9, 0]);
      return line([-0.9, 0.6], [0.9, 0.6]);
    case 'sheets':
      loop([-0.9, -0.9], [0.4, -0.9], [0.4, 0.4], [-0.9, 0.4]);
      return line([0.7, -0.3], [0.9, -0.3], [0.9, 0.9], [-0.3, 0.9], [-0.3, 0.7]);
    default:
      return drawDots(brush, x, y, s, sign);
  }
}

/** The four buttons by their places, with the one that is meant filled. */
function drawDots(brush: Brush, x: number, y: number, s: number, meant: GlyphSign): void {
  const dots = [
    ['north', 0, -1],
    ['south', 0, 1],
    ['west', -1, 0],
    ['east', 1, 0],
  ] as const;
  for (const [name, dx, dy] of dots) {
    const at = [x + dx * s, y + dy * s] as const;
    if (name === meant) brush.circle(...at, s * 0.52, 'hot', 'filled');
    else brush.circle(...at, s * 0.42, 'base', 1);
  }
}
