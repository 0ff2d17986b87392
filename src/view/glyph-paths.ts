/**
 * Signs that the fonts do not hold, drawn as paths: suits, arrows, effect marks. Each fills a square of `size`
 * around a centre. Suits differ in shape and filling: solid spade, outlined heart, cut club, dotted diamond.
 */
export const SIGNS = [
  '♠',
  '♥',
  '♦',
  '♣',
  '→',
  '←',
  '↑',
  '↓',
  '↕',
  '✕',
  '✱',
  '◄',
  '►',
  '▲',
  '▼',
  '●',
  '■',
  '□',
  '✓',
] as const;
export type Sign = (typeof SIGNS)[number];

export const isSign = (char: string): char is Sign => (SIGNS as readonly string[]).includes(char);

export const SUIT_SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;

type Pen = CanvasRenderingContext2D;

/** Draws a sign in `colour`; cuts and dots are left open by drawing them in `ground`. */
export function drawSign(
  pen: Pen,
  sign: Sign,
  cx: number,
  cy: number,
  size: number,
  colour: string,
  ground: string,
): void {
  pen.save();
  pen.translate(cx, cy);
  pen.scale(size / 100, size / 100);
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  pen.lineWidth = 13;
  pen.lineCap = 'butt';
  pen.lineJoin = 'miter';
  PATHS[sign](pen, ground);
  pen.restore();
}

const PATHS: Record<Sign, (pen: Pen, ground: string) => void> = {
  '♠': (pen) => {
    polygon(pen, [
      [0, -50],
      [42, 8],
      [42, 26],
      [28, 36],
      [10, 28],
      [20, 50],
      [-20, 50],
      [-10, 28],
      [-28, 36],
      [-42, 26],
      [-42, 8],
    ]);
    pen.fill();
  },
  '♥': (pen) => {
    pen.lineWidth = 14;
    polygon(pen, [
      [0, 40],
      [-39, -2],
      [-39, -24],
      [-24, -38],
      [-10, -34],
      [0, -18],
      [10, -34],
      [24, -38],
      [39, -24],
      [39, -2],
    ]);
    pen.stroke();
  },
  '♣': (pen, ground) => {
    for (const [x, y] of [
      [0, -26],
      [-25, 8],
      [25, 8],
    ] as const) {
      pen.beginPath();
      pen.arc(x, y, 23, 0, Math.PI * 2);
      pen.fill();
    }
    polygon(pen, [
      [-7, -10],
      [7, -10],
      [20, 50],
      [-20, 50],
    ]);
    pen.fill();
    pen.strokeStyle = ground;
    pen.lineWidth = 9;
    pen.beginPath();
    pen.moveTo(-40, 30);
    pen.lineTo(40, -34);
    pen.stroke();
  },
  '♦': (pen) => {
    pen.lineWidth = 12;
    polygon(pen, [
      [0, -44],
      [33, 0],
      [0, 44],
      [-33, 0],
    ]);
    pen.stroke();
    pen.beginPath();
    pen.arc(0, 0, 10, 0, Math.PI * 2);
    pen.fill();
  },
  '→': (pen) => {
    pen.rotate(Math.PI / 2);
    arrow(pen, 1);
  },
  '←': (pen) => {
    pen.rotate(-Math.PI / 2);
    arrow(pen, 1);
  },
  '↑': (pen) => arrow(pen, 1),
  '↓': (pen) => arrow(pen, -1),
  '↕': (pen) => {
    polygon(pen, [
      [0, -50],
      [34, -16],
      [-34, -16],
    ]);
    pen.fill();
    polygon(pen, [
      [0, 50],
      [34, 16],
      [-34, 16],
    ]);
    pen.fill();
    pen.fillRect(-8, -20, 16, 40);
  },
  '✕': (pen) => {
    pen.lineWidth = 18;
    pen.beginPath();
    pen.moveTo(-36, -36);
    pen.lineTo(36, 36);
    pen.moveTo(36, -36);
    pen.lineTo(-36, 36);
    pen.stroke();
  },
  '✱': (pen) => {
    pen.lineWidth = 15;
    pen.beginPath();
    for (let i = 0; i < 4; i++) {
      const angle = (Math.PI * i) / 4 + Math.PI / 8;
      pen.moveTo(-45 * Math.cos(angle), -45 * Math.sin(angle));
      pen.lineTo(45 * Math.cos(angle), 45 * Math.sin(angle));
    }
    pen.stroke();
  },
  '◄': (pen) => triangle(pen, -1, 0),
  '►': (pen) => triangle(pen, 1, 0),
  '▲': (pen) => triangle(pen, 0, -1),
  '▼': (pen) => triangle(pen, 0, 1),
  '●': (pen) => {
    pen.beginPath();
    pen.arc(0, 0, 30, 0, Math.PI * 2);
    pen.fill();
  },
  '■': (pen) => pen.fillRect(-34, -34, 68, 68),
  '□': (pen) => {
    pen.lineWidth = 11;
    pen.strokeRect(-34, -34, 68, 68);
  },
  '✓': (pen) => {
    pen.lineWidth = 18;
    pen.beginPath();
    pen.moveTo(-38, 2);
    pen.lineTo(-10, 32);
    pen.lineTo(40, -34);
    pen.stroke();
  },
};

function arrow(pen: Pen, way: 1 | -1): void {
  polygon(pen, [
    [0, -50 * way],
    [40, -4 * way],
    [14, -4 * way],
    [14, 50 * way],
    [-14, 50 * way],
    [-14, -4 * way],
    [-40, -4 * way],
  ]);
  pen.fill();
}

function triangle(pen: Pen, dx: number, dy: number): void {
  polygon(pen, [
    [dx * 38, dy * 38],
    [-dx * 30 + dy * 40, -dy * 30 - dx * 40],
    [-dx * 30 - dy * 40, -dy * 30 + dx * 40],
  ]);
  pen.fill();
}

/** Begins a closed path through these points. */
export function polygon(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.closePath();
}
