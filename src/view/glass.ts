/**
 * The glass in front of the phosphor as pictures laid over it: fine static scanlines and darker corners, for where
 * the pass of crt.ts would cost too much.
 */
import type Phaser from 'phaser';
import type { Palette } from './theme.ts';

/** Of the shorter side. */
const CORNER_SIZE = 0.42;

export class Glass {
  private readonly scene: Phaser.Scene;
  private readonly palette: Palette;
  private readonly corner: Phaser.Textures.CanvasTexture;
  private readonly lines: Phaser.GameObjects.Image;
  private readonly corners: readonly Phaser.GameObjects.Image[];

  constructor(scene: Phaser.Scene, palette: Palette, depth: number) {
    this.scene = scene;
    this.palette = palette;
    this.corner = scene.textures.createCanvas(CORNER, 64, 64)!;
    this.corners = [0, 1, 2, 3].map((i) =>
      scene.add
        .image(0, 0, CORNER)
        .setOrigin(0)
        .setFlip(i % 2 === 1, i > 1)
        .setDepth(depth),
    );
    this.lines = scene.add
      .image(0, 0, '__DEFAULT')
      .setOrigin(0)
      .setDepth(depth + 1);
  }

  /** How deep lines and corners are; null hides them. Lines lie on bright strokes too, so they are fainter here. */
  show(look: { readonly scanlines: number; readonly vignette: number } | null): void {
    this.lines.setVisible(look !== null).setAlpha((look?.scanlines ?? 0) * 0.7);
    for (const corner of this.corners) corner.setVisible(look !== null).setAlpha(look?.vignette ?? 0);
  }

  /** Fits the screen, in device pixels: every so many pixels a third of them is dark. */
  resize(width: number, height: number, pitch: number): void {
    drawCorner(this.corner, this.palette.background);
    if (this.scene.textures.exists(LINES)) this.scene.textures.remove(LINES);
    // Lines are the same along their length, so a narrow texture is stretched over the screen.
    const texture = this.scene.textures.createCanvas(LINES, 2, height)!;
    texture.context.fillStyle = '#000000';
    for (let y = 0; y < height; y += pitch) texture.context.fillRect(0, y, 2, Math.round(pitch / 3));
    texture.refresh();
    this.lines.setTexture(LINES).setDisplaySize(width, height);
    const size = Math.round(Math.min(width, height) * CORNER_SIZE);
    for (const [i, corner] of this.corners.entries()) {
      corner
        .setDisplaySize(size, size)
        .setPosition(i % 2 === 1 ? width - size : 0, i > 1 ? height - size : 0);
    }
  }
}

const LINES = 'glass-lines';
const CORNER = 'glass-corner';

/** Dark at the upper left. */
function drawCorner(texture: Phaser.Textures.CanvasTexture, colour: string): void {
  const { context: pen, width: size } = texture;
  const shade = pen.createRadialGradient(size, size, size, size, size, size * Math.SQRT2);
  shade.addColorStop(0, `${colour}00`);
  shade.addColorStop(1, colour);
  pen.clearRect(0, 0, size, size);
  pen.fillStyle = shade;
  pen.fillRect(0, 0, size, size);
  texture.refresh();
}
