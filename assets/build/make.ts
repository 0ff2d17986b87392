/** Every file of the art, by its name in assets/art. Making them again gives the same. */
import { framesAt, SCALES } from './atlas.ts';
import { FIGURES } from './figures/index.ts';
import { FRAME_MARGIN } from './frames.ts';
import { ICONS } from './icons.ts';
import { dither } from './kit/dither.ts';
import { ALPHABET } from './kit/letters.ts';
import { minify } from './kit/minify.ts';
import { pack } from './kit/pack.ts';
import { type Colour, encodeIndexed, encodePng } from './kit/png.ts';
import { type Art, type Level, pixelsOf, type Shape, svgOf } from './kit/shapes.ts';
import { APP_ICON, FAVICON, LOGO, MASKABLE } from './logo.ts';
import { drawRoadMap, type RoadMap, sceneOf, TALL, WIDE } from './pictures/road-map.ts';
import { MARKS, SUITS } from './signs.ts';

/** Icons are seen outside the game and have the colours of its first palette. */
const INK = { ground: [4, 18, 8], glow: [93, 255, 138] } as const;
const HEX: readonly string[] = ['#041208', '#0f4d26', '#1f8f45', '#33d166', '#5dff8a'];
const ATLAS_WIDTH = 1024;

/** Phaser cuts a frame that stretches along these by itself. */
function slices(name: string, scale: number): object {
  const margin = FRAME_MARGIN * scale;
  return name.startsWith('frame-') ? { scale9Borders: { x: margin, y: margin, w: margin, h: margin } } : {};
}

export function atlasFiles(scale: number): Map<string, Uint8Array | string> {
  const { sheet, frames } = pack(
    new Map([...framesAt(scale)].map(([name, draw]) => [name, draw()])),
    ATLAS_WIDTH * scale,
  );
  const image = `atlas@${scale}x.png`;
  const lines = [...frames].map(
    ([name, frame]) => `"${name}":${JSON.stringify({ frame, ...slices(name, scale) })}`,
  );
  const meta = { image, size: { w: sheet.width, h: sheet.height }, scale };
  return new Map<string, Uint8Array | string>([
    [image, encodePng(sheet)],
    [`atlas@${scale}x.json`, `{"frames":{\n${lines.join(',\n')}\n},"meta":${JSON.stringify(meta)}}\n`],
  ]);
}

const shipped = ([d, level, width]: Shape): Shape =>
  width === undefined ? [minify(d), level] : [minify(d), level, Math.round(width * 100) / 100];

/** Flat art as paths: `[w, h, [[d, level, stroke width?], …]]`. Backs lie on the atlas alone. */
export function shapesFile(): string {
  const group = (arts: Readonly<Record<string, Art>>): string =>
    `{\n${Object.entries(arts)
      .map(([name, { w, h, shapes }]) => `"${name}":${JSON.stringify([w, h, shapes.map(shipped)])}`)
      .join(',\n')}}`;
  return `{"figures":${group(FIGURES)},\n"suits":${group(SUITS)},\n"marks":${group(MARKS)},\n"icons":${group(ICONS)},\n"letters":${group(ALPHABET)},\n"logo":${group({ logo: LOGO })}}\n`;
}

function iconPng(art: Art, size: number): Uint8Array {
  const { light, cover } = pixelsOf(art, size);
  const colours: Colour[] = [
    [0, 0, 0, 0],
    ...Array.from({ length: 15 }, (_, i): Colour => {
      const mix = (channel: 0 | 1 | 2): number =>
        Math.round(INK.ground[channel] + ((INK.glow[channel] - INK.ground[channel]) * i) / 14);
      return [mix(0), mix(1), mix(2), 255];
    }),
  ];
  const entries = Uint8Array.from(light, (value, i) => (cover[i]! < 0.5 ? 0 : 1 + Math.round(value * 14)));
  return encodeIndexed(size, size, entries, colours);
}

const svgFile = ({ w, h, shapes }: Art, colour: (level: Level) => string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><title>Caravan</title>${svgOf(shapes.map(shipped), colour)}</svg>\n`;

export function allFiles(): Map<string, Uint8Array | string> {
  const place = ({ width, height, stops, road }: RoadMap): object => ({
    width,
    height,
    stops: stops.map(([id, x, y]) => ({ id, x, y, scene: sceneOf(x, y) })),
    road,
  });
  return new Map<string, Uint8Array | string>([
    ...SCALES.flatMap((scale) => [...atlasFiles(scale)]),
    ['road-wide.png', encodePng(dither(drawRoadMap(WIDE), 1.7))],
    ['road-tall.png', encodePng(dither(drawRoadMap(TALL), 1.7))],
    ['road.json', `${JSON.stringify({ wide: place(WIDE), tall: place(TALL) })}\n`],
    ['shapes.json', shapesFile()],
    ['logo.svg', svgFile(LOGO, (level) => HEX[level]!)],
    ['favicon.svg', svgFile(FAVICON, (level) => HEX[level]!)],
    ['icon-32.png', iconPng(FAVICON, 32)],
    ['icon-180.png', iconPng(APP_ICON, 180)],
    ['icon-192.png', iconPng(FAVICON, 192)],
    ['icon-512.png', iconPng(FAVICON, 512)],
    ['icon-maskable-512.png', iconPng(MASKABLE, 512)],
  ]);
}
