/**
 * The drawn pictures: portraits, card backs, the logo. They come in one sheet of five greys, one for each step of the
 * phosphor, and are coloured here, so that every palette has its own; the Canvas renderer cannot tint.
 *
 * The sheet is fetched after the first screen is drawn. Until then, and where it cannot be had, everything that shows
 * a picture does without it.
 */
import type Phaser from 'phaser';
import type { Rect } from './rect.ts';
import type { Palette, Tone } from './theme.ts';

/** Device pixels of the sheet per pixel of its drawing. */
type Scale = 1 | 2;

const SHEETS: Record<Scale, { readonly picture: string; readonly frames: string }> = {
  1: {
    picture: new URL('../../assets/art/atlas@1x.png', import.meta.url).href,
    frames: new URL('../../assets/art/atlas@1x.json', import.meta.url).href,
  },
  2: {
    picture: new URL('../../assets/art/atlas@2x.png', import.meta.url).href,
    frames: new URL('../../assets/art/atlas@2x.json', import.meta.url).href,
  },
};

/** The greys of the sheet and the tones they stand for. */
const GREYS: readonly (readonly [number, Tone])[] = [
  [0, 'background'],
  [64, 'line'],
  [128, 'dim'],
  [191, 'base'],
  [255, 'hot'],
];

export const ART_KEY = 'art';

interface Sheet {
  readonly scale: Scale;
  readonly pixels: ImageData;
  readonly frames: ReadonlyMap<string, Rect>;
}

export class Art {
  private sheet: Sheet | null = null;
  private texture: Phaser.Textures.CanvasTexture | null = null;
  private asked: Scale | null = null;

  private readonly scene: Phaser.Scene;
  private readonly palette: Palette;

  constructor(scene: Phaser.Scene, palette: Palette) {
    this.scene = scene;
    this.palette = palette;
  }

  get ready(): boolean {
    return this.sheet !== null;
  }

  /**
   * Fetches the sheet that is sharp at so many device pixels per pixel drawn, unless it is here or on its way.
   * Resolves to whether there is something new to show; never rejects.
   */
  async fetch(sharpness: number): Promise<boolean> {
    const scale: Scale = sharpness > 1.15 ? 2 : 1;
    // The finer sheet serves a coarser screen as well.
    if (this.asked !== null && this.asked >= scale) return false;
    this.asked = scale;
    try {
      const { picture, frames } = SHEETS[scale];
      const [image, list] = await Promise.all([readPicture(picture), readFrames(frames)]);
      if (this.asked !== scale) return false;
      this.sheet = { scale, pixels: image, frames: list };
      this.colour();
      return true;
    } catch (error) {
      console.warn('The pictures could not be read.', error);
      return false;
    }
  }

  /** Colours everything anew: the palette has changed, or the textures are lost. */
  colour(): void {
    if (!this.sheet) return;
    const { pixels, frames } = this.sheet;
    if (this.texture && this.texture.width !== pixels.width) {
      this.scene.textures.remove(this.texture);
      this.texture = null;
    }
    if (!this.texture) {
      this.texture = this.scene.textures.createCanvas(ART_KEY, pixels.width, pixels.height)!;
      for (const [name, { x, y, w, h }] of frames) this.texture.add(name, 0, x, y, w, h);
    }
    this.texture.context.putImageData(coloured(pixels, this.palette), 0, 0);
    this.texture.refresh();
  }

  has(name: string): boolean {
    return this.texture?.has(name) ?? false;
  }

  /** Draws a picture into a rectangle of a canvas; false where it is not to be had. */
  paint(pen: CanvasRenderingContext2D, name: string, { x, y, w, h }: Rect): boolean {
    const frame = this.sheet?.frames.get(name);
    if (!frame || !this.texture) return false;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(this.texture.canvas, frame.x, frame.y, frame.w, frame.h, x, y, w, h);
    return true;
  }
}

/** The sheet in the colours of a palette: a grey between two steps becomes a colour between theirs. */
export function coloured({ width, height, data }: ImageData, palette: Palette): ImageData {
  const table = rampOf(palette);
  const out = new ImageData(width, height);
  const to = out.data;
  for (let i = 0; i < data.length; i += 4) {
    const at = data[i]! * 3;
    to[i] = table[at]!;
    to[i + 1] = table[at + 1]!;
    to[i + 2] = table[at + 2]!;
    to[i + 3] = data[i + 3]!;
  }
  return out;
}

/** Red, green and blue of each grey from 0 to 255. */
export function rampOf(palette: Palette): Uint8ClampedArray {
  const table = new Uint8ClampedArray(256 * 3);
  for (const [step, [from, tone]] of GREYS.entries()) {
    const [until, next] = GREYS[step + 1] ?? [from, tone];
    const [low, high] = [channels(palette[tone]), channels(palette[next])];
    for (let grey = from; grey <= until; grey++) {
      const share = until === from ? 0 : (grey - from) / (until - from);
      for (let c = 0; c < 3; c++) table[grey * 3 + c] = low[c]! + (high[c]! - low[c]!) * share;
    }
  }
  return table;
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

export async function readPicture(address: string): Promise<ImageData> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

async function readFrames(address: string): Promise<Map<string, Rect>> {
  const { frames } = (await (await fetch(address)).json()) as {
    frames: Record<string, { readonly frame: Rect }>;
  };
  return new Map(Object.entries(frames).map(([name, { frame }]) => [name, frame]));
}
