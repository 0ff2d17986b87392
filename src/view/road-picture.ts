/** The picture of the title screen: a low sun over hills, and wagons on the road. Drawn once, as one texture. */
import type Phaser from 'phaser';
import { polygon } from './glyph-paths.ts';
import type { Rect } from './rect.ts';
import { mix, type Palette } from './theme.ts';

type Pen = CanvasRenderingContext2D;

export class RoadPicture {
  private readonly scene: Phaser.Scene;
  private readonly palette: Palette;
  private readonly image: Phaser.GameObjects.Image;

  constructor(scene: Phaser.Scene, palette: Palette, depth: number) {
    this.scene = scene;
    this.palette = palette;
    this.image = scene.add.image(0, 0, '__DEFAULT').setOrigin(0).setDepth(depth).setVisible(false);
  }

  show({ x, y, w, h }: Rect, scale: number): void {
    const width = Math.round(w * scale);
    const height = Math.round(h * scale);
    const { width: drawnWidth, height: drawnHeight, texture } = this.image;
    if (texture.key !== KEY || drawnWidth !== width || drawnHeight !== height) {
      if (this.scene.textures.exists(KEY)) this.scene.textures.remove(KEY);
      const drawn = this.scene.textures.createCanvas(KEY, width, height)!;
      drawRoad(drawn.context, width, height, this.palette);
      drawn.refresh();
      this.image.setTexture(KEY);
    }
    this.image.setPosition(Math.round(x * scale), Math.round(y * scale)).setVisible(true);
  }

  /** Draws it anew when it is next shown: its colours have changed. */
  forget(): void {
    this.image.setTexture('__DEFAULT');
  }

  hide(): void {
    this.image.setVisible(false);
  }
}

const KEY = 'road';

/** Draws in a field of `w` by `h`, its lower edge being the road. */
function drawRoad(pen: Pen, w: number, h: number, palette: Palette): void {
  pen.clearRect(0, 0, w, h);
  drawSun(pen, w * 0.72, h * 0.5, h * 0.44, palette);
  drawHills(pen, w, h, 0.5, 0.2, 3, mix(palette.background, palette.line, 0.45), palette.line);
  drawHills(pen, w, h, 0.66, 0.16, 8, mix(palette.background, palette.line, 0.2), palette.dim);
  const ground = h * 0.86;
  pen.fillStyle = palette.background;
  pen.fillRect(0, ground, w, h - ground);
  pen.fillStyle = palette.base;
  pen.fillRect(0, ground, w, Math.max(1, h / 150));
  // The road's ruts run towards the eye.
  pen.strokeStyle = palette.line;
  pen.lineWidth = Math.max(1, h / 200);
  for (let i = -14; i <= 14; i++) {
    pen.beginPath();
    pen.moveTo(w / 2 + (i * w) / 22, ground);
    pen.lineTo(w / 2 + (i * w) / 9, h);
    pen.stroke();
  }
  const size = Math.min(h * 0.27, w * 0.11);
  for (const [i, at] of [0.2, 0.36, 0.52].entries())
    drawWagon(pen, w * at, ground, size * (1 - i * 0.08), palette);
  drawRider(pen, w * 0.645, ground, size * 0.82, palette);
}

function drawSun(pen: Pen, cx: number, cy: number, radius: number, palette: Palette): void {
  pen.save();
  pen.beginPath();
  pen.arc(cx, cy, radius, 0, Math.PI * 2);
  pen.clip();
  // Bands that grow wider downwards, as on a bad tube.
  for (let y = -radius, band = 0; y < radius; band++) {
    const height = radius * 0.12;
    const open = (radius * 0.012 * band) / 1.2;
    pen.fillStyle = mix(palette.line, palette.dim, Math.max(0, 0.9 - band * 0.06));
    pen.fillRect(cx - radius, cy + y, radius * 2, Math.max(1, height - open));
    y += height;
  }
  pen.restore();
}

function drawHills(
  pen: Pen,
  w: number,
  h: number,
  level: number,
  rise: number,
  seed: number,
  inside: string,
  ridge: string,
): void {
  const points: [number, number][] = [];
  const count = 26;
  for (let i = 0; i <= count; i++) {
    const wave =
      Math.sin(i * 0.9 + seed) * 0.5 + Math.sin(i * 2.3 + seed * 2) * 0.3 + Math.sin(i * 0.31 + seed) * 0.6;
    points.push([(w * i) / count, h * (level - wave * rise * 0.5)]);
  }
  pen.fillStyle = inside;
  polygon(pen, [[0, h], ...points, [w, h]]);
  pen.fill();
  pen.strokeStyle = ridge;
  pen.lineWidth = Math.max(1, h / 160);
  pen.beginPath();
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.stroke();
}

/** A covered wagon, `size` high, its wheels on `ground`. */
function drawWagon(pen: Pen, x: number, ground: number, size: number, palette: Palette): void {
  pen.save();
  pen.translate(x, ground - size);
  pen.scale(size / 100, size / 100);
  pen.fillStyle = palette.background;
  pen.strokeStyle = palette.bright;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(8, 52);
  pen.quadraticCurveTo(4, 8, 24, 10);
  pen.quadraticCurveTo(60, 2, 96, 10);
  pen.quadraticCurveTo(116, 8, 112, 52);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.lineWidth = 2.5;
  pen.strokeStyle = palette.base;
  for (const hoop of [34, 60, 86]) {
    pen.beginPath();
    pen.moveTo(hoop, 8);
    pen.quadraticCurveTo(hoop + (hoop - 60) * 0.16, 30, hoop, 52);
    pen.stroke();
  }
  pen.fillStyle = palette.base;
  polygon(pen, [
    [2, 52],
    [118, 52],
    [112, 70],
    [8, 70],
  ]);
  pen.fill();
  pen.strokeStyle = palette.bright;
  for (const wheel of [26, 94]) {
    pen.fillStyle = palette.background;
    pen.lineWidth = 4;
    pen.beginPath();
    pen.arc(wheel, 79, 19, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
    pen.lineWidth = 2;
    pen.beginPath();
    for (let i = 0; i < 4; i++) {
      const angle = (Math.PI * i) / 4;
      pen.moveTo(wheel - 18 * Math.cos(angle), 79 - 18 * Math.sin(angle));
      pen.lineTo(wheel + 18 * Math.cos(angle), 79 + 18 * Math.sin(angle));
    }
    pen.stroke();
  }
  pen.restore();
}

/** The one who leads the way, with a long stick and a pack beast's patience. */
function drawRider(pen: Pen, x: number, ground: number, size: number, palette: Palette): void {
  pen.save();
  pen.translate(x, ground - size);
  pen.scale(size / 100, size / 100);
  pen.fillStyle = palette.bright;
  polygon(pen, [
    [10, 22],
    [50, 22],
    [40, 15],
    [38, 5],
    [24, 5],
    [22, 15],
  ]);
  pen.fill();
  pen.fillStyle = palette.base;
  polygon(pen, [
    [20, 24],
    [42, 24],
    [52, 66],
    [10, 66],
  ]);
  pen.fill();
  pen.strokeStyle = palette.bright;
  pen.lineWidth = 5;
  pen.beginPath();
  pen.moveTo(24, 66);
  pen.lineTo(18, 100);
  pen.moveTo(36, 66);
  pen.lineTo(46, 100);
  pen.moveTo(62, 20);
  pen.lineTo(58, 100);
  pen.moveTo(44, 38);
  pen.lineTo(61, 46);
  pen.stroke();
  pen.restore();
}
