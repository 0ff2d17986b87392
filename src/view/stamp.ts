/** A word that is stamped over a plate when a pair changes hands: it comes down large, stays a moment and fades. */
import type Phaser from 'phaser';
import type { Ink } from './ink.ts';
import type { Rect } from './rect.ts';
import { numberOf, type Palette } from './theme.ts';

interface Stamping {
  /** A word hides the one under it, and grows to its right only: the total at its left stays readable. */
  readonly word: boolean;
  readonly label: Phaser.GameObjects.BitmapText;
  start: number;
  duration: number;
}

export class Stamps {
  private readonly scene: Phaser.Scene;
  private readonly ink: Ink;
  private readonly palette: Palette;
  private readonly depth: number;
  private readonly ground: Phaser.GameObjects.Graphics;
  private readonly running: Stamping[] = [];
  private readonly pool: Phaser.GameObjects.BitmapText[] = [];

  constructor(scene: Phaser.Scene, ink: Ink, palette: Palette, depth: number) {
    this.scene = scene;
    this.ink = ink;
    this.palette = palette;
    this.depth = depth;
    this.ground = scene.add.graphics().setDepth(depth - 0.1);
  }

  /** Stamps a word at the left of a rectangle, or a sign into its middle, for so many milliseconds. */
  add(word: string, rect: Rect, size: number, scale: number, now: number, duration: number): void {
    const px = Math.round(size * scale);
    const font = this.ink.font('display', px, 'hot', word);
    const label = this.pool.pop() ?? this.scene.add.bitmapText(0, 0, font).setDepth(this.depth);
    label.setFont(font, px).setText(word).setVisible(true).setAlpha(0);
    const isWord = word.length > 2;
    label.setOrigin(isWord ? 0 : 0.5, 0.5);
    const x = isWord ? rect.x : rect.x + rect.w / 2;
    label.setPosition(Math.round(x * scale), Math.round((rect.y + rect.h / 2) * scale));
    this.running.push({ word: isWord, label, start: now, duration });
  }

  /** True while something is still being stamped. */
  tick(now: number): boolean {
    this.ground.clear();
    for (let i = this.running.length - 1; i >= 0; i--) {
      const { word, label, start, duration } = this.running[i]!;
      // What is to come waits unseen.
      if (now < start) continue;
      const share = (now - start) / duration;
      if (share >= 1) {
        label.setVisible(false);
        this.pool.push(label);
        this.running.splice(i, 1);
        continue;
      }
      const down = Math.min(1, Math.max(0, share) / 0.3);
      // It comes down beyond its size and springs back: only so does it look pressed.
      label.setScale(down < 1 ? 1.5 - 0.58 * down ** 2 : Math.min(1, 0.92 + (share - 0.3) * 0.8));
      label.setAlpha(share < 0.6 ? down : (1 - share) / 0.4);
      if (!word) continue;
      const { x, y, displayWidth: w, displayHeight: h } = label;
      this.ground.fillStyle(numberOf(this.palette.background), label.alpha);
      this.ground.fillRect(x, y - h * 0.42, w, h * 0.84);
    }
    return this.running.length > 0;
  }

  finish(): void {
    this.tick(Infinity);
  }
}
