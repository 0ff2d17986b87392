/** The four figures of the face cards, drawn by hand in a square of 100: a cutter, a lady, a king and a fool. */
import { polygon } from './glyph-paths.ts';

export interface FigureColours {
  readonly ground: string;
  readonly body: string;
  readonly light: string;
}

type Pen = CanvasRenderingContext2D;
type Draw = (pen: Pen, colours: FigureColours) => void;

export const FIGURES: Record<'J' | 'Q' | 'K' | 'X', Draw> = {
  /** A highwayman: wide hat with a feather, eyes over a dotted neckerchief. */
  J: (pen, { ground, body, light }) => {
    fill(pen, body, [
      [30, 32],
      [35, 9],
      [50, 15],
      [65, 9],
      [70, 32],
    ]);
    fill(pen, light, [
      [4, 38],
      [20, 31],
      [80, 31],
      [96, 38],
      [78, 43],
      [22, 43],
    ]);
    pen.strokeStyle = light;
    pen.lineWidth = 4;
    pen.beginPath();
    pen.moveTo(67, 29);
    pen.quadraticCurveTo(88, 24, 92, 3);
    pen.moveTo(74, 25);
    pen.lineTo(80, 12);
    pen.stroke();
    outline(pen, ground, light, [
      [27, 43],
      [73, 43],
      [71, 62],
      [29, 62],
    ]);
    pen.fillStyle = light;
    pen.fillRect(35, 49, 11, 5);
    pen.fillRect(54, 49, 11, 5);
    fill(pen, body, [
      [23, 60],
      [50, 56],
      [77, 60],
      [68, 82],
      [50, 98],
      [32, 82],
    ]);
    pen.fillStyle = ground;
    for (const [x, y] of [
      [36, 67],
      [50, 65],
      [64, 67],
      [43, 76],
      [57, 76],
      [50, 86],
    ] as const)
      dot(pen, x, y, 3);
  },
  /** A lady with a diadem, long hair and a necklace. */
  Q: (pen, { ground, body, light }) => {
    pen.fillStyle = body;
    pen.beginPath();
    pen.moveTo(14, 94);
    pen.quadraticCurveTo(16, 16, 50, 18);
    pen.quadraticCurveTo(84, 16, 86, 94);
    pen.closePath();
    pen.fill();
    pen.strokeStyle = ground;
    pen.lineWidth = 2.5;
    for (const x of [22, 30, 70, 78]) {
      pen.beginPath();
      pen.moveTo(x, 92);
      pen.quadraticCurveTo(x < 50 ? x + 1 : x - 1, 50, x < 50 ? x + 12 : x - 12, 30);
      pen.stroke();
    }
    outline(pen, ground, light, [
      [33, 38],
      [67, 38],
      [67, 60],
      [58, 74],
      [42, 74],
      [33, 60],
    ]);
    fill(pen, ground, [
      [42, 74],
      [58, 74],
      [60, 84],
      [78, 98],
      [22, 98],
      [40, 84],
    ]);
    fill(pen, light, [
      [26, 34],
      [24, 14],
      [36, 24],
      [50, 4],
      [64, 24],
      [76, 14],
      [74, 34],
    ]);
    pen.fillStyle = ground;
    dot(pen, 50, 25, 4);
    pen.fillStyle = light;
    for (const x of [42, 58]) {
      pen.beginPath();
      pen.ellipse(x, 49, 5, 3, 0, 0, Math.PI * 2);
      pen.fill();
    }
    fill(pen, light, [
      [44, 64],
      [50, 62],
      [56, 64],
      [50, 68],
    ]);
    for (const [x, y] of [
      [34, 87],
      [42, 91],
      [50, 93],
      [58, 91],
      [66, 87],
    ] as const)
      dot(pen, x, y, 3);
  },
  /** A king with a tall crown and a broad, parted beard. */
  K: (pen, { ground, body, light }) => {
    fill(pen, light, [
      [22, 30],
      [16, 4],
      [34, 16],
      [50, 0],
      [66, 16],
      [84, 4],
      [78, 30],
    ]);
    pen.fillStyle = ground;
    dot(pen, 50, 20, 4);
    dot(pen, 32, 22, 3);
    dot(pen, 68, 22, 3);
    pen.fillStyle = body;
    pen.fillRect(20, 33, 60, 7);
    outline(pen, ground, light, [
      [26, 42],
      [74, 42],
      [74, 66],
      [26, 66],
    ]);
    pen.fillStyle = light;
    pen.fillRect(33, 46, 13, 3);
    pen.fillRect(54, 46, 13, 3);
    pen.fillRect(36, 51, 8, 5);
    pen.fillRect(56, 51, 8, 5);
    pen.fillRect(47, 50, 6, 11);
    fill(pen, body, [
      [20, 56],
      [32, 66],
      [46, 62],
      [54, 62],
      [68, 66],
      [80, 56],
      [76, 84],
      [60, 99],
      [50, 88],
      [40, 99],
      [24, 84],
    ]);
    pen.fillStyle = ground;
    pen.fillRect(40, 70, 20, 4);
    pen.strokeStyle = ground;
    pen.lineWidth = 2.5;
    for (const x of [30, 38, 62, 70]) {
      pen.beginPath();
      pen.moveTo(x, 74);
      pen.lineTo(x + (x < 50 ? 2 : -2), 88);
      pen.stroke();
    }
  },
  /** A fool: three horns with bells, a mask and its grin. */
  X: (pen, { ground, body, light }) => {
    fill(pen, body, [
      [26, 46],
      [16, 28],
      [8, 58],
      [4, 34],
      [22, 12],
      [40, 24],
      [50, 2],
      [60, 24],
      [78, 12],
      [96, 34],
      [92, 58],
      [84, 28],
      [74, 46],
    ]);
    pen.strokeStyle = ground;
    pen.lineWidth = 3;
    pen.beginPath();
    pen.moveTo(40, 24);
    pen.lineTo(42, 46);
    pen.moveTo(60, 24);
    pen.lineTo(58, 46);
    pen.stroke();
    pen.fillStyle = light;
    dot(pen, 8, 60, 6);
    dot(pen, 92, 60, 6);
    dot(pen, 50, 5, 6);
    outline(pen, ground, light, [
      [27, 45],
      [73, 45],
      [73, 68],
      [62, 88],
      [50, 97],
      [38, 88],
      [27, 68],
    ]);
    for (const x of [39, 61]) {
      fill(pen, light, [
        [x, 49],
        [x + 6, 57],
        [x, 65],
        [x - 6, 57],
      ]);
    }
    fill(pen, light, [
      [34, 72],
      [42, 76],
      [50, 73],
      [58, 76],
      [66, 72],
      [59, 86],
      [50, 90],
      [41, 86],
    ]);
    pen.strokeStyle = ground;
    pen.lineWidth = 2.5;
    pen.beginPath();
    pen.moveTo(37, 79);
    pen.lineTo(63, 79);
    pen.stroke();
  },
};

function fill(pen: Pen, colour: string, points: readonly (readonly [number, number])[]): void {
  pen.fillStyle = colour;
  polygon(pen, points);
  pen.fill();
}

function outline(
  pen: Pen,
  inside: string,
  line: string,
  points: readonly (readonly [number, number])[],
): void {
  pen.fillStyle = inside;
  pen.strokeStyle = line;
  pen.lineWidth = 4;
  polygon(pen, points);
  pen.fill();
  pen.stroke();
}

function dot(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}
