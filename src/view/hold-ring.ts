/** A ring that closes while a key or button is held: when it is whole, what is held for is done. */
import type Phaser from 'phaser';
import type { Rect } from './rect.ts';
import { numberOf, type Palette } from './theme.ts';

/** Of the smaller side of what it is about, and in CSS pixels. */
const RADIUS = { share: 0.36, least: 16, most: 44 };
const TOP = -Math.PI / 2;

export class HoldRing {
  private readonly graphics: Phaser.GameObjects.Graphics;
  private held: { readonly rect: Rect; readonly start: number; readonly ms: number } | null = null;

  constructor(scene: Phaser.Scene, depth: number) {
    this.graphics = scene.add.graphics().setDepth(depth);
  }

  /** Begins to close over a rectangle in CSS pixels. @param ms until it is whole */
  begin(rect: Rect, ms: number, now: number): void {
    this.held = { rect, start: now, ms };
  }

  end(): void {
    this.held = null;
    this.graphics.clear();
  }

  /** True while it closes. */
  tick(now: number, palette: Palette, scale: number): boolean {
    if (!this.held) return false;
    const { rect, start, ms } = this.held;
    const share = Math.min(1, (now - start) / ms);
    const { share: of, least, most } = RADIUS;
    const radius = Math.max(least, Math.min(most, Math.min(rect.w, rect.h) * of)) * scale;
    const [x, y] = [(rect.x + rect.w / 2) * scale, (rect.y + rect.h / 2) * scale];
    this.graphics
      .clear()
      .fillStyle(numberOf(palette.background), 0.8)
      .fillCircle(x, y, radius + 6 * scale)
      .lineStyle(2 * scale, numberOf(palette.dim))
      .strokeCircle(x, y, radius)
      .lineStyle(6 * scale, numberOf(palette.hot))
      .beginPath()
      .arc(x, y, radius, TOP, TOP + 2 * Math.PI * share)
      .strokePath();
    return true;
  }
}
