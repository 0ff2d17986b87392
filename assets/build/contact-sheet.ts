/** Writes sheets for looking at: `tsx assets/build/contact-sheet.ts [portraits] [id …]`. Nothing of it is shipped. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLEAR, type Levels } from './kit/dither.ts';
import { encodePng } from './kit/png.ts';
import { portraitAt } from './kit/portrait.ts';
import { PORTRAITS } from './portraits/index.ts';

const OUT = fileURLToPath(new URL('./out/', import.meta.url));

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
    writeFileSync(`${OUT}${name}.png`, encodePng(this.levels));
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

const ids = process.argv.slice(2);
if (ids.length > 0) close(ids);
else all();
