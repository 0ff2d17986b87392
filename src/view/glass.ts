/** The glass in front of the phosphor: fine static scanlines and darker corners. Nothing here moves or flickers. */
import type Phaser from 'phaser';
import type { Palette } from './theme.ts';

/** How much darker a line is: stripes are a pattern, so they stay faint. */
const DEPTH = 0.13;
const CORNER = 0.3;

export class Glass {
  private readonly corners: Phaser.GameObjects.Image;
  private lines: Phaser.GameObjects.TileSprite | null = null;

  private readonly scene: Phaser.Scene;
  private readonly depth: number;

  constructor(scene: Phaser.Scene, palette: Palette, depth: number) {
    this.scene = scene;
    this.depth = depth;
    const size = 128;
    const texture = scene.textures.createCanvas('glass-corners', size, size)!;
    const pen = texture.context;
    const shade = pen.createRadialGradient(size / 2, size / 2, size * 0.44, size / 2, size / 2, size * 0.74);
    shade.addColorStop(0, `${palette.background}00`);
    shade.addColorStop(1, palette.background);
    pen.fillStyle = shade;
    pen.fillRect(0, 0, size, size);
    texture.refresh();
    this.corners = scene.add.image(0, 0, 'glass-corners').setOrigin(0).setAlpha(CORNER).setDepth(depth);
  }

  /** Fits the screen; a scanline is as thick as one device pixel allows at this density. */
  resize(width: number, height: number, ratio: number): void {
    const pitch = Math.max(3, Math.round(3 * ratio));
    const key = `glass-lines-${pitch}`;
    if (!this.scene.textures.exists(key)) {
      const texture = this.scene.textures.createCanvas(key, 4, pitch)!;
      texture.context.fillStyle = `rgba(0, 0, 0, ${DEPTH})`;
      texture.context.fillRect(0, 0, 4, Math.max(1, Math.round(ratio)));
      texture.refresh();
    }
    this.lines?.destroy();
    this.lines = this.scene.add
      .tileSprite(0, 0, width, height, key)
      .setOrigin(0)
      .setDepth(this.depth + 1);
    this.corners.setDisplaySize(width, height);
  }
}
