/** A word that is stamped over a plate when a pair changes hands: it comes down large, stays a moment and fades. */
import type Phaser from 'phaser';
import type { Ink } from './ink.ts';
import type { Rect } from './rect.ts';

interface Stamping {
  readonly label: Phaser.GameObjects.BitmapText;
  start: number;
  duration: number;
}

export class Stamps {
  private readonly scene: Phaser.Scene;
  private readonly ink: Ink;
  private readonly depth: number;
  private readonly running: Stamping[] = [];
  private readonly pool: Phaser.GameObjects.BitmapText[] = [];

  constructor(scene: Phaser.Scene, ink: Ink, depth: number) {
    this.scene = scene;
    this.ink = ink;
    this.depth = depth;
  }

  /** Stamps a word into the middle of a rectangle, for so many milliseconds. */
  add(word: string, rect: Rect, size: number, scale: number, now: number, duration: number): void {
    const px = Math.round(size * scale);
    const font = this.ink.font('display', px, 'hot', word);
    const label = this.pool.pop() ?? this.scene.add.bitmapText(0, 0, font).setDepth(this.depth);
    label.setFont(font, px).setText(word).setOrigin(0.5).setVisible(true).setAlpha(0);
    label.setPosition(Math.round((rect.x + rect.w / 2) * scale), Math.round((rect.y + rect.h / 2) * scale));
    this.running.push({ label, start: now, duration });
  }

  /** True while something is still being stamped. */
  tick(now: number): boolean {
    for (let i = this.running.length - 1; i >= 0; i--) {
      const { label, start, duration } = this.running[i]!;
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
      label.setScale(down < 1 ? 1.7 - 0.78 * down ** 2 : Math.min(1, 0.92 + (share - 0.3) * 0.8));
      label.setAlpha(share < 0.6 ? down : (1 - share) / 0.4);
    }
    return this.running.length > 0;
  }

  finish(): void {
    this.tick(Infinity);
  }
}
