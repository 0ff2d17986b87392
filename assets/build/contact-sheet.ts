/** Writes sheets for looking at: `npx tsx assets/build/contact-sheet.ts`. Nothing of it is shipped. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { oneOf, readOptions } from '../../.ci/options.mjs';
import { BACKS } from './backs/index.ts';
import { FIGURES } from './figures/index.ts';
import { ICONS } from './icons.ts';
import { CLEAR, dither, flatten, type Levels, stencil } from './kit/dither.ts';
import { type Colour, encodeIndexed } from './kit/png.ts';
import { portraitAt } from './kit/portrait.ts';
import { type Art, pixelsOf, stencilOf } from './kit/shapes.ts';
import { drawRoadMap, TALL, WIDE } from './pictures/road-map.ts';
import { PORTRAITS } from './portraits/index.ts';
import { MARKS, SUITS } from './signs.ts';

const OUT = fileURLToPath(new URL('./out/', import.meta.url));

/** As it looks on the first of the game's palettes. */
const GREEN: readonly Colour[] = [
  [4, 18, 8, 255],
  [15, 77, 38, 255],
  [31, 143, 69, 255],
  [51, 209, 102, 255],
  [215, 255, 224, 255],
];

class Sheet {
  private readonly levels: Levels;

  constructor(width: number, height: number, ground = 0) {
    this.levels = { width, height, pixels: new Uint8Array(width * height).fill(ground) };
  }

  put(x: number, y: number, picture: Levels, zoom = 1, over?: number): this {
    const { width, height, pixels } = this.levels;
    for (let py = 0; py < picture.height * zoom; py++) {
      for (let px = 0; px < picture.width * zoom; px++) {
        const pixel = picture.pixels[Math.floor(py / zoom) * picture.width + Math.floor(px / zoom)]!;
        if (pixel === CLEAR || x + px >= width || y + py >= height) continue;
        const white = pixel > 200 ? Math.round((CLEAR - pixel) / 2) : pixel;
        pixels[(y + py) * width + x + px] = over ?? white;
      }
    }
    return this;
  }

  write(name: string): void {
    mkdirSync(OUT, { recursive: true });
    const { width, height, pixels } = this.levels;
    writeFileSync(`${OUT}${name}.png`, encodeIndexed(width, height, pixels, GREEN));
  }
}

function close(ids: readonly string[]): void {
  const sheet = new Sheet(96 + 384 + 384 + 40, ids.length * 394);
  for (const [i, id] of ids.entries()) {
    const picture = PORTRAITS[id]!();
    const [small, large] = [portraitAt(picture, 96), portraitAt(picture, 192)];
    sheet.put(4, i * 394 + 5, small).put(4, i * 394 + 120, small, 1, 4);
    sheet.put(110, i * 394 + 5, small, 4).put(504, i * 394 + 5, large, 2);
  }
  sheet.write('close');
}

function all(): void {
  const ids = Object.keys(PORTRAITS);
  const columns = 7;
  const pitch = 100;
  const rows = Math.ceil(ids.length / columns);
  const sheet = new Sheet(columns * pitch, rows * pitch * 2);
  const ghosts = new Sheet(columns * pitch, rows * pitch, 4);
  for (const [i, id] of ids.entries()) {
    const small = portraitAt(PORTRAITS[id]!(), 96);
    const [x, y] = [(i % columns) * pitch + 2, Math.floor(i / columns) * pitch + 2];
    sheet.put(x, y, small);
    sheet.put(x, y + rows * pitch, small, 1, 4);
    ghosts.put(x, y, small, 1, 0);
  }
  sheet.write('portraits');
  ghosts.write('silhouettes');
}

function figures(): void {
  const sheet = new Sheet(920, 330);
  for (const [i, art] of Object.values(FIGURES).entries()) {
    sheet.put(10 + i * 225, 10, flatten(pixelsOf(art, 216)));
    sheet.put(10 + i * 225, 236, flatten(pixelsOf(art, 72)));
    sheet.put(90 + i * 225, 236, flatten(pixelsOf(art, 36)));
    sheet.put(140 + i * 225, 236, flatten(pixelsOf(art, 36)), 2);
  }
  sheet.write('figures');
}

function backs(): void {
  const sheet = new Sheet(7 * 134 + 10, Math.ceil(Object.keys(BACKS).length / 7) * 290, 0);
  for (const [i, art] of Object.values(BACKS).entries()) {
    const [x, y] = [10 + (i % 7) * 134, 8 + Math.floor(i / 7) * 290];
    sheet.put(x, y, flatten(pixelsOf(art, 128)));
    sheet.put(x, y + 186, flatten(pixelsOf(art, 64)));
  }
  sheet.write('backs');
}

function signs(): void {
  const all: Art[] = [...Object.values(SUITS), ...Object.values(MARKS), ...Object.values(ICONS)];
  const sheet = new Sheet(15 * 64, Math.ceil(all.length / 15) * 90);
  for (const [i, art] of all.entries()) {
    const [x, y] = [(i % 15) * 64 + 6, Math.floor(i / 15) * 90 + 6];
    sheet.put(x, y, stencil(stencilOf(art, 48)));
    sheet.put(x, y + 54, stencil(stencilOf(art, 24)));
    sheet.put(x + 30, y + 58, stencil(stencilOf(art, 16)));
  }
  sheet.write('signs');
}

function road(): void {
  new Sheet(960 + 430, 720)
    .put(0, 0, dither(drawRoadMap(WIDE), 1.3))
    .put(966, 0, dither(drawRoadMap(TALL), 1.3))
    .write('road');
}

const SHEETS: Record<string, () => void> = { portraits: all, figures, backs, signs, road };
const { words: wanted } = readOptions('npx tsx assets/build/contact-sheet.ts', {
  does: 'Writes sheets for looking at into assets/build/out.',
  words: {
    what: 'sheets, or people to be seen closely; without, all sheets',
    value: oneOf('sheet', [...Object.keys(SHEETS), ...Object.keys(PORTRAITS)]),
    most: Number.POSITIVE_INFINITY,
  },
});
const people = wanted.filter((name) => name in PORTRAITS);
if (people.length > 0) close(people);
for (const [name, make] of Object.entries(SHEETS)) if (wanted.length === 0 || wanted.includes(name)) make();
