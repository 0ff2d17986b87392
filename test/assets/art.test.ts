// The pictures in assets/art: everything is there, small enough, told apart, and what the sources draw.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { framesAt, SCALES } from '../../assets/build/atlas.ts';
import { BACKS } from '../../assets/build/backs/index.ts';
import { FIGURES } from '../../assets/build/figures/index.ts';
import { ICONS } from '../../assets/build/icons.ts';
import { minify } from '../../assets/build/kit/minify.ts';
import { decodeIndexed, entryOf } from '../../assets/build/kit/png.ts';
import { type Art, pixelsOf } from '../../assets/build/kit/shapes.ts';
import { shapesFile } from '../../assets/build/make.ts';
import { STOP_PICTURES } from '../../assets/build/pictures/stops.ts';
import { MARKS, SUITS } from '../../assets/build/signs.ts';
import { OWN_SET, STOP_IDS } from '../../src/content/index.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';

const ART = fileURLToPath(new URL('../../assets/art/', import.meta.url));
const BUDGET = 300_000;
/** Entries of an opaque grey, black to white. */
const OPAQUE = [1, 2, 3, 4, 5];
/** Painting takes long: these stand for the others when the build is held against its result. */
const SAMPLE = new Set(['portrait-pim-sedgely', 'portrait-lucan-fewtrell']);

interface Frame {
  readonly frame: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

const atlases = SCALES.map((scale) => {
  const { frames } = JSON.parse(readFileSync(`${ART}atlas@${scale}x.json`, 'utf8')) as {
    frames: Record<string, Frame>;
  };
  const sheet = decodeIndexed(readFileSync(`${ART}atlas@${scale}x.png`));
  const cut = (name: string): { w: number; h: number; entries: Uint8Array } => {
    const { x, y, w, h } = frames[name]!.frame;
    const entries = new Uint8Array(w * h);
    for (let row = 0; row < h; row++) {
      entries.set(
        sheet.entries.subarray((y + row) * sheet.width + x, (y + row) * sheet.width + x + w),
        row * w,
      );
    }
    return { w, h, entries };
  };
  return { scale, frames, sheet, cut };
});

const people = OPPONENTS.map(({ id }) => `portrait-${id}`);

/** Of the pixels that either picture covers, the share that only one does. */
function apart(a: Uint8Array, b: Uint8Array, inside: (entry: number) => boolean): number {
  let [either, one] = [0, 0];
  for (let i = 0; i < a.length; i++) {
    const [p, q] = [inside(a[i]!), inside(b[i]!)];
    if (p || q) either += 1;
    if (p !== q) one += 1;
  }
  return one / either;
}

describe.each(atlases)('atlas at scale $scale', ({ scale, frames, sheet, cut }) => {
  test('holds everybody, every set, every figure, suit and icon', () => {
    const wanted = [
      ...people,
      `back-${OWN_SET.number}`,
      ...OPPONENTS.map(({ set }) => `back-${set.number}`),
      ...['J', 'Q', 'K', 'X'].flatMap((rank) => [`figure-${rank}`, `figure-${rank}-small`]),
      ...['S', 'H', 'C', 'D'].flatMap((suit) => [12, 16, 24].map((size) => `suit-${suit}-${size}`)),
      ...['cut', 'turn', 'double', 'sweep', 'up', 'down'].map((mark) => `mark-${mark}-24`),
      ...Object.keys(ICONS).map((icon) => `icon-${icon}-24`),
      ...['panel', 'focus', 'stamp', 'ticket'].map((frame) => `frame-${frame}`),
      'logo',
    ];
    expect(wanted.filter((name) => !(name in frames))).toEqual([]);
  });

  test('is grey through and through, so that any phosphor can tint it', () => {
    expect(sheet.palette.length).toBeGreaterThan(3 * 5);
    for (let i = 0; i < sheet.palette.length; i += 3) {
      expect(new Set(sheet.palette.subarray(i, i + 3)).size).toBe(1);
    }
  });

  test('frames lie inside it and on nobody else', () => {
    const taken = new Uint8Array(sheet.width * sheet.height);
    for (const { x, y, w, h } of Object.values(frames).map(({ frame }) => frame)) {
      expect(x >= 0 && y >= 0 && x + w <= sheet.width && y + h <= sheet.height).toBe(true);
      for (let row = y; row < y + h; row++) {
        for (let column = x; column < x + w; column++) taken[row * sheet.width + column]! += 1;
      }
    }
    expect(taken.some((times) => times > 1)).toBe(false);
  });

  test('people are shaded, have a clear ground and an outline of their own', () => {
    for (const name of people) {
      const { w, h, entries } = cut(name);
      expect([w, h], name).toEqual([96 * scale, 96 * scale]);
      const share = (wanted: number): number =>
        entries.filter((entry) => entry === wanted).length / entries.length;
      for (const level of OPAQUE) expect(share(level), `${name} ${level}`).toBeGreaterThan(0.01);
      expect(share(0), name).toBeGreaterThan(0.15);
    }
    for (const [i, name] of people.entries()) {
      for (const other of people.slice(i + 1)) {
        const difference = apart(cut(name).entries, cut(other).entries, (entry) => entry > 0);
        expect(difference, `${name} and ${other}`).toBeGreaterThan(0.15);
      }
    }
  });

  test('two backs are never alike', () => {
    const sets = Object.keys(BACKS);
    for (const [i, set] of sets.entries()) {
      for (const other of sets.slice(i + 1)) {
        const difference = apart(
          cut(`back-${set}`).entries,
          cut(`back-${other}`).entries,
          (entry) => entry > 2,
        );
        expect(difference, `${set} and ${other}`).toBeGreaterThan(0.3);
      }
    }
  });

  test('is what the sources draw', () => {
    const drawn = framesAt(scale);
    expect([...drawn.keys()]).toEqual(Object.keys(frames));
    for (const [name, draw] of drawn) {
      if (name.startsWith('portrait-') && !SAMPLE.has(name)) continue;
      const levels = draw();
      const { w, h, entries } = cut(name);
      expect([levels.width, levels.height], name).toEqual([w, h]);
      expect(Buffer.from(entries).equals(Buffer.from(levels.pixels.map(entryOf))), name).toBe(true);
    }
  }, 60_000);
});

test('the paths are those of the sources, and short ones draw the same', () => {
  expect(readFileSync(`${ART}shapes.json`, 'utf8')).toBe(shapesFile());
  const arts: Art[] = [FIGURES, SUITS, MARKS, ICONS, BACKS].flatMap((group) => Object.values(group) as Art[]);
  for (const art of arts) {
    const short = art.shapes.map(([d, level, width]) =>
      width === undefined ? ([minify(d), level] as const) : ([minify(d), level, width] as const),
    );
    const [long, brief] = [pixelsOf(art, 100), pixelsOf({ ...art, shapes: short }, 100)];
    const differing = long.light.filter(
      (light, i) => Math.abs(light * long.cover[i]! - brief.light[i]! * brief.cover[i]!) > 0.3,
    );
    expect(differing.length).toBeLessThan(20);
  }
});

test('both maps show every stop, in the order of the road and within the picture', () => {
  expect(Object.keys(STOP_PICTURES)).toEqual([...STOP_IDS]);
  const road = JSON.parse(readFileSync(`${ART}road.json`, 'utf8')) as Record<
    'wide' | 'tall',
    {
      width: number;
      height: number;
      stops: { id: string; x: number; y: number; scene: [number, number, number, number] }[];
    }
  >;
  for (const form of ['wide', 'tall'] as const) {
    const { width, height, stops } = road[form];
    const picture = decodeIndexed(readFileSync(`${ART}road-${form}.png`));
    expect([picture.width, picture.height]).toEqual([width, height]);
    expect(stops.map(({ id }) => id)).toEqual([...STOP_IDS]);
    for (const { scene } of stops) {
      const [x, y, w, h] = scene;
      expect(x >= 0 && y >= 0 && x + w <= width && y + h <= height, `${form} ${scene}`).toBe(true);
    }
  }
});

test('icons for tabs and home screens have their sizes', () => {
  for (const [name, size] of [
    ['icon-32', 32],
    ['icon-180', 180],
    ['icon-192', 192],
    ['icon-512', 512],
    ['icon-maskable-512', 512],
  ] as const) {
    const { width, height } = decodeIndexed(readFileSync(`${ART}${name}.png`));
    expect([width, height], name).toEqual([size, size]);
  }
  expect(readFileSync(`${ART}favicon.svg`, 'utf8')).toMatch(/^<svg /);
});

test('everything that ships stays within its budget', () => {
  const total = readdirSync(ART).reduce((sum, name) => sum + statSync(ART + name).size, 0);
  expect(total).toBeLessThanOrEqual(BUDGET);
});
