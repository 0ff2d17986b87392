/** Cards in the pictures of the rules: they lie still, and are cut off at the edge of the page while it scrolls. */
import type Phaser from 'phaser';
import type { CardName, Seat } from '../engine/index.ts';
import { type CardAtlas, frameOf } from './card-atlas.ts';
import type { Tucked } from './card-face.ts';
import type { Rect } from './rect.ts';

export class RulesCards {
  private readonly images: Phaser.GameObjects.Image[] = [];
  private used = 0;
  private scale = 1;

  private readonly scene: Phaser.Scene;
  private readonly atlas: CardAtlas;
  private readonly depth: number;

  constructor(scene: Phaser.Scene, atlas: CardAtlas, depth: number) {
    this.scene = scene;
    this.atlas = atlas;
    this.depth = depth;
  }

  begin(scale: number): void {
    this.scale = scale;
    this.used = 0;
  }

  end(): void {
    for (const image of this.images.slice(this.used)) image.setVisible(false);
  }

  /** A card that lies above those put before it. */
  put(card: CardName, owner: Seat, tucked: Tucked | null, rect: Rect, window: Rect): void {
    const s = this.scale;
    const texture = this.atlas.textureFor(rect.h * s);
    const frame = frameOf(card, owner, tucked);
    let image = this.images[this.used];
    if (!image) {
      image = this.scene.add.image(0, 0, texture.key, frame).setOrigin(0);
      this.images.push(image);
    } else image.setTexture(texture.key, frame);
    const { width, height } = image.frame;
    const fit = (rect.h * s) / height;
    const size = Math.abs(fit - 1) < 0.03 ? 1 : fit;
    const top = Math.max(0, ((window.y - rect.y) * s) / size);
    const bottom = Math.min(height, ((window.y + window.h - rect.y) * s) / size);
    if (bottom - top < 1) return;
    image
      .setDepth(this.depth + this.used * 0.01)
      .setScale(size)
      .setPosition(Math.round(rect.x * s), Math.round(rect.y * s))
      .setCrop(0, top, width, bottom - top)
      .setVisible(true);
    this.used++;
  }
}
