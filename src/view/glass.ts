/** The glass in front of the phosphor: fine static scanlines and darker corners. Nothing here moves or flickers. */
import type Phaser from 'phaser';
import type { Palette } from './theme.ts';

/** How much darker a line is: stripes are a pattern, so they stay faint. */
const LINE_DEPTH = 0.13;
const CORNER_DEPTH = 0.42;
/** Of the shorter side. */
const CORNER_SIZE = 0.42;

export class Glass {
  private readonly scene: Phaser.Scene;
  private readonly lines: Phaser.GameObjects.Image;
  private readonly corners: readonly Phaser.GameObjects.Image[];

  constructor(scene: Phaser.Scene, palette: Palette, depth: number) {
    this.scene = scene;
    drawCorner(scene.textures.createCanvas(CORNER, 64, 64)!, palette.background);
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

  /** Fits the screen, in device pixels; a scanline is one CSS pixel thick, every third is dark. */
  resize(width: number, height: number, ratio: number): void {
    const pitch = Math.max(3, Math.round(3 * ratio));
    if (this.scene.textures.exists(LINES)) this.scene.textures.remove(LINES);
    // Lines are the same along their length, so a narrow texture is stretched over the screen.
    const texture = this.scene.textures.createCanvas(LINES, 2, height)!;
    texture.context.fillStyle = `rgba(0, 0, 0, ${LINE_DEPTH})`;
    for (let y = 0; y < height; y += pitch) texture.context.fillRect(0, y, 2, Math.max(1, Math.round(ratio)));
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
  pen.globalAlpha = CORNER_DEPTH;
  pen.fillStyle = shade;
  pen.fillRect(0, 0, size, size);
  texture.refresh();
}
