/**
 * Text as Phaser's BitmapText: for every face, size and tone a page of glyphs is drawn at device resolution, a
 * glyph when it is first needed, with the phosphor's glow baked in. Signs the fonts lack are drawn as paths.
 *
 * Tones are baked and not tinted, since the Canvas renderer cannot tint.
 */
import type Phaser from 'phaser';
import type { Display } from '../present/index.ts';
import { LETTERS } from '../text/letters.ts';
import { drawSign, isSign } from './glyph-paths.ts';
import { type Palette, type Tone, toneOf } from './theme.ts';

export type Face = 'body' | 'display';

/** Which letters a person reads best. */
export type Font = Display['font'];

/** How a font is drawn in the cells of a face: its size, and its width by what it was made with. */
interface Cut {
  readonly css: (px: number) => string;
  readonly stretch: number;
}

const READABLE = (share: number) => (px: number) =>
  `600 ${(px * share).toFixed(2)}px "Atkinson Hyperlegible Mono", monospace`;

/**
 * Both fonts fill the same cells, so that a layout is the same with either. The readable one advances by 0.632 of its
 * size: for the narrow cells of the display face it is drawn as narrow as it can be read.
 */
const CUTS: Record<Font, Record<Face, Cut>> = {
  terminal: {
    body: { css: (px) => `500 ${px}px "IBM Plex Mono", monospace`, stretch: 1 },
    display: { css: (px) => `${px}px VT323, monospace`, stretch: 1 },
  },
  readable: {
    body: { css: READABLE(0.949), stretch: 1 },
    display: { css: READABLE(0.76), stretch: 0.4 / (0.632 * 0.76) },
  },
};

const FACES: Record<Face, { advance: number; line: number; ascent: number; sign: number }> = {
  body: {
    advance: 0.6,
    line: 1.32,
    ascent: 1.0,
    sign: 0.6,
  },
  display: { advance: 0.4, line: 1, ascent: 0.78, sign: 0.62 },
};

/** Cells of a page: enough for Latin with its accents and the signs. */
const COLUMNS = 20;
const ROWS = 10;

interface Glyph {
  x: number;
  y: number;
  width: number;
  height: number;
  centerX: number;
  centerY: number;
  xOffset: number;
  yOffset: number;
  xAdvance: number;
  data: object;
  kerning: object;
  u0: number;
  v0: number;
  u1: number;
  v1: number;
}

interface Page {
  readonly key: string;
  readonly face: Face;
  readonly px: number;
  readonly tone: Tone;
  readonly texture: Phaser.Textures.CanvasTexture;
  readonly chars: Record<number, Glyph>;
  readonly cell: { w: number; h: number; pad: number };
  count: number;
  dirty: boolean;
  used: boolean;
}

/** How the display face is written in a size, as on a card. */
export function lettersOf(font: Font, px: number): { readonly css: string; readonly stretch: number } {
  const { css, stretch } = CUTS[font].display;
  return { css: css(px), stretch };
}

/** The lines of a face are this far apart, by its size. */
export const lineHeight = (face: Face): number => FACES[face].line;

/** How far a letter moves the pen, by the size of its face. */
export const advanceOf = (face: Face): number => FACES[face].advance;

/** Loads a font; a text drawn before would keep its fallback for ever. The readable one is fetched when it is chosen. */
export async function loadFont(font: Font): Promise<void> {
  if (font === 'readable') await import('./readable-font.css');
  await Promise.all(Object.values(CUTS[font]).map(({ css }) => document.fonts.load(css(20), LETTERS)));
}

export class Ink {
  private readonly pages = new Map<string, Page>();

  /** Glyphs drawn before keep what they have. */
  letters: Font = 'terminal';
  suitTones = false;

  private readonly scene: Phaser.Scene;
  private readonly palette: Palette;

  constructor(scene: Phaser.Scene, palette: Palette) {
    this.scene = scene;
    this.palette = palette;
  }

  /** The key of a font whose page holds every character of `text`. */
  font(face: Face, px: number, tone: Tone, text: string): string {
    const size = Math.max(6, Math.round(px));
    const key = `${face}-${size}-${tone}`;
    const page = this.pages.get(key) ?? this.open(key, face, size, tone);
    page.used = true;
    for (let i = 0; i < text.length; i++) {
      if (!page.chars[text.charCodeAt(i)]) this.engrave(page, text.charAt(i));
    }
    return key;
  }

  /** How far a character moves the pen, in device pixels. */
  advance(face: Face, px: number, char = 'm'): number {
    const size = Math.max(6, Math.round(px));
    return Math.round(size * (isSign(char) ? FACES[face].sign : FACES[face].advance));
  }

  width(face: Face, px: number, text: string): number {
    let sum = 0;
    for (const char of text) sum += this.advance(face, px, char);
    return sum;
  }

  /** Uploads the pages that got new glyphs. */
  flush(): void {
    for (const page of this.pages.values()) {
      if (!page.dirty) continue;
      page.texture.refresh();
      page.dirty = false;
    }
  }

  /** Forgets which pages are in use, before everything is drawn anew at another size. */
  beginSizes(): void {
    for (const page of this.pages.values()) page.used = false;
  }

  /** Throws away the pages nobody asked for since `beginSizes`. */
  dropUnused(): void {
    for (const [key, page] of this.pages) {
      if (page.used) continue;
      this.scene.cache.bitmapFont.remove(key);
      this.scene.textures.remove(page.texture);
      this.pages.delete(key);
    }
  }

  private open(key: string, face: Face, px: number, tone: Tone): Page {
    const { advance, line, sign } = FACES[face];
    const pad = Math.ceil(px * 0.16) + 2;
    const cell = {
      w: Math.ceil(px * Math.max(advance, sign)) + 2 * pad,
      h: Math.ceil(px * line) + 2 * pad,
      pad,
    };
    const texture = this.scene.textures.createCanvas(`ink-${key}`, cell.w * COLUMNS, cell.h * ROWS)!;
    const chars: Record<number, Glyph> = {};
    const page: Page = { key, face, px, tone, texture, chars, cell, count: 0, dirty: false, used: true };
    this.pages.set(key, page);
    this.scene.cache.bitmapFont.add(key, {
      data: { font: key, size: px, lineHeight: Math.round(px * line), retroFont: true, chars },
      texture: texture.key,
      frame: null,
    });
    for (let code = 32; code < 127; code++) this.engrave(page, String.fromCharCode(code));
    return page;
  }

  private engrave(page: Page, char: string): void {
    const { face, px, cell, texture, chars } = page;
    const code = char.charCodeAt(0);
    if (page.count >= COLUMNS * ROWS) {
      chars[code] = chars['?'.charCodeAt(0)]!;
      return;
    }
    const at = page.count++;
    const x = (at % COLUMNS) * cell.w;
    const y = Math.floor(at / COLUMNS) * cell.h;
    const pen = texture.context;
    const colour = this.palette[page.tone];
    pen.save();
    pen.beginPath();
    pen.rect(x, y, cell.w, cell.h);
    pen.clip();
    // Bright strokes bleed, dim ones do not; dark ink on a lit ground has no glow.
    if (page.tone !== 'background' && page.tone !== 'dim') {
      pen.shadowColor = colour;
      pen.shadowBlur = px * 0.16;
      pen.globalAlpha = 0.5;
      this.stroke(page, char, x, y, colour);
      pen.shadowBlur = 0;
      pen.globalAlpha = 1;
    }
    this.stroke(page, char, x, y, colour);
    pen.restore();
    const { width, height } = texture;
    chars[code] = {
      x,
      y,
      width: cell.w,
      height: cell.h,
      centerX: Math.floor(cell.w / 2),
      centerY: Math.floor(cell.h / 2),
      xOffset: -cell.pad,
      yOffset: -cell.pad,
      xAdvance: this.advance(face, px, char),
      data: {},
      kerning: {},
      u0: x / width,
      v0: 1 - y / height,
      u1: (x + cell.w) / width,
      v1: 1 - (y + cell.h) / height,
    };
    page.dirty = true;
  }

  private stroke(
    { face, px, tone, cell, texture }: Page,
    char: string,
    x: number,
    y: number,
    colour: string,
  ): void {
    const pen = texture.context;
    const { line, ascent, sign } = FACES[face];
    const { css, stretch } = CUTS[this.letters][face];
    if (isSign(char)) {
      const size = px * (face === 'display' ? 0.58 : 0.62);
      const middle = y + cell.pad + px * (ascent - (face === 'display' ? 0.29 : 0.35));
      // Dark ink stands on a lit ground, where the suits' own tones would not be seen.
      const toned = this.suitTones && tone !== 'background' ? toneOf(char, colour) : colour;
      drawSign(pen, char, x + cell.pad + (px * sign) / 2, middle, size, toned, this.palette.background);
      return;
    }
    pen.font = css(px);
    pen.textBaseline = 'alphabetic';
    pen.fillStyle = colour;
    pen.translate(x + cell.pad, y + cell.pad + Math.round(px * (ascent + (line - 1) / 4)));
    pen.scale(stretch, 1);
    pen.fillText(char, 0, 0);
    pen.resetTransform();
  }
}
