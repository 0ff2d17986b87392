/** The map of the road as one picture, coloured by the palette; its scenes can be shown alone. Fetched when first shown. */
import type Phaser from 'phaser';
import { coloured, readPicture } from './art.ts';
import type { Rect } from './rect.ts';
import type { Palette } from './theme.ts';

const PICTURE = new URL('../../assets/art/road-wide.png', import.meta.url).href;
const PLACES = new URL('../../assets/art/road.json', import.meta.url).href;
const KEY = 'road-map';

/** Where a stop is on the map, in parts of its width and height. */
interface MapPlace {
  readonly id: string;
  readonly point: readonly [number, number];
  readonly scene: Rect;
}

interface Drawn {
  readonly pixels: ImageData;
  readonly places: readonly MapPlace[];
}

export class RoadMap {
  private drawn: Drawn | null = null;
  private asked = false;
  private texture: Phaser.Textures.CanvasTexture | null = null;
  private readonly image: Phaser.GameObjects.Image;

  private readonly scene: Phaser.Scene;
  private readonly palette: Palette;

  constructor(scene: Phaser.Scene, palette: Palette, depth: number) {
    this.scene = scene;
    this.palette = palette;
    this.image = scene.add.image(0, 0, '__DEFAULT').setOrigin(0).setDepth(depth).setVisible(false);
  }

  get places(): readonly MapPlace[] {
    return this.drawn?.places ?? [];
  }

  /** True when it has just come; where it cannot be had, the next menu asks again. */
  async fetch(): Promise<boolean> {
    if (this.asked) return false;
    this.asked = true;
    try {
      const [pixels, places] = await Promise.all([readPicture(PICTURE), readPlaces()]);
      this.drawn = { pixels, places };
      this.colour();
      return true;
    } catch (error) {
      console.warn('The map of the road could not be read.', error);
      this.asked = false;
      return false;
    }
  }

  /** Colours it anew: the palette has changed, or the textures are lost. */
  colour(): void {
    if (!this.drawn) return;
    const { pixels, places } = this.drawn;
    const { width, height } = pixels;
    if (!this.texture) {
      this.texture = this.scene.textures.createCanvas(KEY, width, height)!;
      for (const { id, scene } of places)
        this.texture.add(id, 0, scene.x * width, scene.y * height, scene.w * width, scene.h * height);
    }
    this.texture.context.putImageData(coloured(pixels, this.palette), 0, 0);
    this.texture.refresh();
  }

  /** The whole map, or the scene of a stop, as large as fits into a rectangle. Returns where it lies; null without a picture. */
  show(rect: Rect, scale: number, stop: string | null = null): Rect | null {
    if (!this.texture || (stop !== null && !this.texture.has(stop))) return null;
    // Without a name the first scene would be shown.
    this.image.setTexture(KEY, stop ?? '__BASE');
    const { width, height } = this.image.frame;
    const fit = Math.min((rect.w * scale) / width, (rect.h * scale) / height);
    const w = (width * fit) / scale;
    const h = (height * fit) / scale;
    const place = { x: rect.x + (rect.w - w) / 2, y: rect.y + (rect.h - h) / 2, w, h };
    this.image
      .setScale(fit)
      .setPosition(Math.round(place.x * scale), Math.round(place.y * scale))
      .setVisible(true);
    return place;
  }

  hide(): void {
    this.image.setVisible(false);
  }
}

async function readPlaces(): Promise<MapPlace[]> {
  const { wide } = (await (await fetch(PLACES)).json()) as {
    wide: {
      readonly width: number;
      readonly height: number;
      readonly stops: readonly {
        readonly id: string;
        readonly x: number;
        readonly y: number;
        readonly scene: readonly [number, number, number, number];
      }[];
    };
  };
  const { width, height } = wide;
  return wide.stops.map(({ id, x, y, scene: [left, top, w, h] }) => ({
    id,
    point: [x / width, y / height],
    scene: { x: left / width, y: top / height, w: w / width, h: h / height },
  }));
}
