/**
 * Draws one layer of the screen anew whenever something has changed: figures and texts are asked for in order and
 * come out of pools, so that drawing the same screen again changes nothing and creates nothing.
 *
 * Everything is told in CSS pixels and lands on whole device pixels.
 */
import type Phaser from 'phaser';
import { ART_KEY } from './art.ts';
import { type Face, type Ink, lineHeight } from './ink.ts';
import { inset, type Rect } from './rect.ts';
import { clip, longestWord, wrap } from './text-fit.ts';
import { numberOf, type Palette, type Tone } from './theme.ts';

export interface TextStyle {
  readonly size: number;
  readonly tone?: Tone;
  readonly face?: Face;
  readonly align?: 'left' | 'centre' | 'right';
  readonly vertical?: 'top' | 'middle' | 'bottom';
  /** The smallest size to go down to before words are cut off. */
  readonly least?: number;
  /** The most lines, where there would be room for more. */
  readonly lines?: number;
  readonly alpha?: number;
}

export class Brush {
  private readonly graphics: Phaser.GameObjects.Graphics;
  private readonly texts: Phaser.GameObjects.BitmapText[] = [];
  private readonly pictures: Phaser.GameObjects.Image[] = [];
  private used = 0;
  private shown = 0;
  private scale = 1;

  private readonly scene: Phaser.Scene;
  private readonly ink: Ink;
  private readonly palette: Palette;
  private readonly depth: number;

  constructor(scene: Phaser.Scene, ink: Ink, palette: Palette, depth: number) {
    this.scene = scene;
    this.ink = ink;
    this.palette = palette;
    this.depth = depth;
    this.graphics = scene.add.graphics().setDepth(depth);
  }

  begin(scale: number): void {
    this.scale = scale;
    this.used = 0;
    this.shown = 0;
    this.graphics.clear();
  }

  end(): void {
    for (let i = this.used; i < this.texts.length; i++) this.texts[i]!.setVisible(false);
    for (let i = this.shown; i < this.pictures.length; i++) this.pictures[i]!.setVisible(false);
  }

  /** How many characters of a size fit into a width. */
  columns(width: number, size: number, face: Face = 'body'): number {
    return Math.floor((width * this.scale + 1) / this.ink.advance(face, size * this.scale));
  }

  textWidth(text: string, size: number, face: Face = 'body'): number {
    return this.ink.width(face, size * this.scale, text) / this.scale;
  }

  lineHeight(size: number, face: Face = 'body'): number {
    return Math.round(Math.round(size * this.scale) * lineHeight(face)) / this.scale;
  }

  /** Words in a rectangle: wrapped, made smaller down to `least`, then cut off. Returns the height they take. */
  text(rect: Rect, text: string, style: TextStyle): number {
    if (text === '' || rect.w <= 0) return 0;
    const face = style.face ?? 'body';
    const least = Math.min(style.least ?? style.size, style.size);
    let size = style.size;
    let lines: readonly string[];
    for (;;) {
      const columns = this.columns(rect.w, size, face);
      const fitting = Math.floor((rect.h + 1) / this.lineHeight(size, face));
      const room = Math.max(1, Math.min(fitting, style.lines ?? fitting));
      lines = wrap(text, columns);
      if (lines.length <= room && longestWord(text) <= columns) break;
      if (size - 1 < least) {
        lines = clip(lines, room, columns);
        break;
      }
      size -= 1;
    }
    const step = this.lineHeight(size, face);
    const height = step * lines.length;
    const spare = rect.h - height;
    // A single line may stand out over its rectangle evenly: large figures have air above and below them.
    const middle = lines.length === 1 ? spare / 2 : Math.max(0, spare / 2);
    const top = rect.y + (style.vertical === 'bottom' ? spare : style.vertical === 'top' ? 0 : middle);
    for (const [i, line] of lines.entries()) {
      const width = this.textWidth(line, size, face);
      const x =
        style.align === 'right'
          ? rect.x + rect.w - width
          : style.align === 'centre'
            ? rect.x + (rect.w - width) / 2
            : rect.x;
      this.line(x, top + i * step, line, { ...style, size });
    }
    return height;
  }

  /** One line of words at a place, as wide as they are. */
  line(x: number, y: number, text: string, style: TextStyle): void {
    if (text === '') return;
    const px = Math.max(6, Math.round(style.size * this.scale));
    const font = this.ink.font(style.face ?? 'body', px, style.tone ?? 'base', text);
    let label = this.texts[this.used];
    if (!label) {
      label = this.scene.add
        .bitmapText(0, 0, font, '', px)
        .setDepth(this.depth + 0.5)
        .setOrigin(0);
      this.texts.push(label);
      // A page may have been thrown away and drawn anew under the same name.
    } else if (label.fontData !== this.scene.cache.bitmapFont.get(font).data) label.setFont(font, px);
    this.used++;
    label
      .setText(text)
      .setPosition(this.px(x), this.px(y))
      .setAlpha(style.alpha ?? 1)
      .setVisible(true);
  }

  /** A drawn picture, as large as fits into a rectangle, in its middle; false where it is not to be had. */
  picture(rect: Rect, name: string, alpha = 1): boolean {
    const { textures } = this.scene;
    if (!textures.exists(ART_KEY) || !textures.get(ART_KEY).has(name)) return false;
    let image = this.pictures[this.shown];
    if (!image) {
      image = this.scene.add
        .image(0, 0, ART_KEY, name)
        .setDepth(this.depth + 0.3)
        .setOrigin(0);
      this.pictures.push(image);
    } else image.setTexture(ART_KEY, name);
    this.shown++;
    const { width, height } = image.frame;
    const fit = Math.min((rect.w * this.scale) / width, (rect.h * this.scale) / height);
    // Dithered pictures are shown pixel by pixel where that is nearly the size that is asked for.
    const size = Math.abs(fit - 1) < 0.08 ? 1 : fit;
    image
      .setScale(size)
      .setPosition(
        Math.round((rect.x + rect.w / 2) * this.scale - (width * size) / 2),
        Math.round((rect.y + rect.h / 2) * this.scale - (height * size) / 2),
      )
      .setAlpha(alpha)
      .setVisible(true);
    return true;
  }

  fill(rect: Rect, tone: Tone, alpha = 1): void {
    this.graphics.fillStyle(numberOf(this.palette[tone]), alpha);
    this.block(rect.x, rect.y, rect.w, rect.h);
  }

  /** A frame of four lines inside a rectangle. */
  frame(rect: Rect, tone: Tone, thickness = 1, alpha = 1): void {
    this.graphics.fillStyle(numberOf(this.palette[tone]), alpha);
    const { x, y, w, h } = rect;
    const t = thickness;
    this.block(x, y, w, t);
    this.block(x, y + h - t, w, t);
    this.block(x, y + t, t, h - 2 * t);
    this.block(x + w - t, y + t, t, h - 2 * t);
  }

  /** Two lines around a rectangle, with a gap between them: never over what they stand around. */
  ring(rect: Rect, tone: Tone, thickness = 3): void {
    this.frame(inset(rect, -thickness * 2.4), tone, thickness);
    this.frame(inset(rect, -thickness), tone, Math.max(1, thickness / 2));
  }

  /** A ring that is open on its right side. */
  bracket({ x, y, w, h }: Rect, tone: Tone, thickness = 3): void {
    this.graphics.fillStyle(numberOf(this.palette[tone]), 1);
    for (const [out, t] of [
      [thickness * 2.4, thickness],
      [thickness, Math.max(1, thickness / 2)],
    ] as const) {
      this.block(x - out, y - out, w + out, t);
      this.block(x - out, y + h + out - t, w + out, t);
      this.block(x - out, y - out, t, h + 2 * out);
    }
  }

  /** Only the corners of a frame. */
  corners(rect: Rect, tone: Tone, length: number, thickness = 2): void {
    this.graphics.fillStyle(numberOf(this.palette[tone]), 1);
    const { x, y, w, h } = rect;
    const t = thickness;
    for (const left of [x, x + w - length]) {
      this.block(left, y, length, t);
      this.block(left, y + h - t, length, t);
    }
    for (const top of [y, y + h - length]) {
      this.block(x, top, t, length);
      this.block(x + w - t, top, t, length);
    }
  }

  /** A ring, or a disc where it is filled. */
  circle(x: number, y: number, radius: number, tone: Tone, thickness: number | 'filled'): void {
    const colour = numberOf(this.palette[tone]);
    const at = [x * this.scale, y * this.scale, radius * this.scale] as const;
    if (thickness === 'filled') this.graphics.fillStyle(colour, 1).fillCircle(...at);
    else this.graphics.lineStyle(thickness * this.scale, colour, 1).strokeCircle(...at);
  }

  /** A line from corner to corner; closed and filled on request. */
  path(
    points: readonly (readonly [number, number])[],
    tone: Tone,
    { thickness = 1, closed = false, filled = false } = {},
  ): void {
    const colour = numberOf(this.palette[tone]);
    if (filled) this.graphics.fillStyle(colour, 1);
    else this.graphics.lineStyle(thickness * this.scale, colour, 1);
    this.graphics.beginPath();
    for (const [i, [x, y]] of points.entries()) {
      if (i === 0) this.graphics.moveTo(x * this.scale, y * this.scale);
      else this.graphics.lineTo(x * this.scale, y * this.scale);
    }
    if (closed || filled) this.graphics.closePath();
    if (filled) this.graphics.fillPath();
    else this.graphics.strokePath();
  }

  dashedFrame(rect: Rect, tone: Tone, dash: number, thickness = 1, alpha = 1): void {
    this.graphics.fillStyle(numberOf(this.palette[tone]), alpha);
    const { x, y, w, h } = rect;
    for (let at = 0; at < w; at += dash * 2) {
      const length = Math.min(dash, w - at);
      this.block(x + at, y, length, thickness);
      this.block(x + at, y + h - thickness, length, thickness);
    }
    for (let at = 0; at < h; at += dash * 2) {
      const length = Math.min(dash, h - at);
      this.block(x, y + at, thickness, length);
      this.block(x + w - thickness, y + at, thickness, length);
    }
  }

  /** Slanting lines, a filling that needs no second colour. */
  hatch(rect: Rect, tone: Tone, step: number, thickness = 1, alpha = 1): void {
    const { x, y, w, h } = rect;
    this.graphics.lineStyle(this.px(thickness), numberOf(this.palette[tone]), alpha);
    for (let at = step; at < w + h; at += step) {
      const x1 = Math.max(0, at - h);
      const x2 = Math.min(w, at);
      this.graphics.lineBetween(this.px(x + x1), this.px(y + at - x1), this.px(x + x2), this.px(y + at - x2));
    }
  }

  private block(x: number, y: number, w: number, h: number): void {
    const left = this.px(x);
    const top = this.px(y);
    this.graphics.fillRect(left, top, Math.max(1, this.px(x + w) - left), Math.max(1, this.px(y + h) - top));
  }

  private px(value: number): number {
    return Math.round(value * this.scale);
  }
}
