/** The one kind of PNG this needs: up to sixteen colours, four bits a pixel, no filters. */
import { deflateSync, inflateSync } from 'node:zlib';
import { CLEAR, LEVELS, type Levels } from './dither.ts';

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/** Entry of a pixel: clear, five opaque greys, seven whites that cover 1…7 eighths. */
export const entryOf = (pixel: number): number =>
  pixel === CLEAR ? 0 : pixel < LEVELS ? 1 + pixel : 1 + LEVELS + (CLEAR - pixel - 1);

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const grey = (value: number, alpha: number): Colour => [value, value, value, alpha];
const GREYS: readonly Colour[] = [
  grey(255, 0),
  ...Array.from({ length: LEVELS }, (_, level) => grey(Math.round((level * 255) / (LEVELS - 1)), 255)),
  ...Array.from({ length: 7 }, (_, i) => grey(255, Math.round(((i + 1) * 255) / 8))),
];

export const encodePng = ({ width, height, pixels }: Levels): Uint8Array =>
  encodeIndexed(width, height, pixels.map(entryOf), GREYS);

/** At most sixteen colours. */
export function encodeIndexed(
  width: number,
  height: number,
  entries: Uint8Array,
  colours: readonly Colour[],
): Uint8Array {
  const stride = Math.ceil(width / 2);
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (stride + 1) + 1 + (x >> 1)]! |= entries[y * width + x]! << (x & 1 ? 0 : 4);
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([4, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colours.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Uint8Array.from(colours.map(([, , , alpha]) => alpha))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

export interface Indexed {
  readonly width: number;
  readonly height: number;
  /** Of every pixel. */
  readonly entries: Uint8Array;
  /** Red, green and blue of every entry. */
  readonly palette: Uint8Array;
}

/** Reads a file that `encodeIndexed` wrote. */
export function decodeIndexed(file: Uint8Array): Indexed {
  const bytes = Buffer.from(file);
  const parts: Buffer[] = [];
  let palette = new Uint8Array();
  for (let at = SIGNATURE.length; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const data = bytes.subarray(at + 8, at + 8 + length);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') parts.push(data);
    if (type === 'PLTE') palette = Uint8Array.from(data);
    at += 12 + length;
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const rows = inflateSync(Buffer.concat(parts));
  const stride = Math.ceil(width / 2);
  const entries = Uint8Array.from({ length: width * height }, (_, i) => {
    const x = i % width;
    const byte = rows[((i - x) / width) * (stride + 1) + 1 + (x >> 1)]!;
    return x & 1 ? byte & 15 : byte >> 4;
  });
  return { width, height, entries, palette };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const result = Buffer.alloc(body.length + 8);
  result.writeUInt32BE(data.length, 0);
  body.copy(result, 4);
  result.writeUInt32BE(crc32(body), body.length + 4);
  return result;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
