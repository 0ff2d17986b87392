/** A change of screens: the new one comes out of the dark, from above, in a moment. Never a light that flashes. */
import type Phaser from 'phaser';
import type { Rect } from './rect.ts';
import { numberOf } from './theme.ts';

const MS = 180;
/** Not again within this time: who turns pages quickly sees no flicker. */
const REST_MS = 400;
const DARKEST = 0.75;

export class Curtain {
  private readonly graphics: Phaser.GameObjects.Graphics;
  private start = Number.NEGATIVE_INFINITY;
  private rect: Rect = { x: 0, y: 0, w: 0, h: 0 };
  private colour = 0;

  constructor(scene: Phaser.Scene, depth: number) {
    this.graphics = scene.add.graphics().setDepth(depth);
  }

  /** Lifts a curtain from a rectangle in CSS pixels. */
  rise({ x, y, w, h }: Rect, colour: string, scale: number, now: number): void {
    if (now - this.start < REST_MS) return;
    this.start = now;
    this.rect = { x: x * scale, y: y * scale, w: w * scale, h: h * scale };
    this.colour = numberOf(colour);
    this.tick(now);
  }

  /** True while it moves. */
  tick(now: number): boolean {
    const share = (now - this.start) / MS;
    this.graphics.clear();
    if (!(share < 1)) return false;
    const { x, y, w, h } = this.rect;
    const top = h * share ** 2;
    this.graphics.fillStyle(this.colour, DARKEST * (1 - share * 0.5)).fillRect(x, y + top, w, h - top);
    return true;
  }

  finish(): void {
    this.start = Number.NEGATIVE_INFINITY;
    this.graphics.clear();
  }
}
