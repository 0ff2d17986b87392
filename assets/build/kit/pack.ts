/** Lays pictures on one sheet, in shelves from the tallest down. The same pictures always lie the same way. */
import { CLEAR, type Levels } from './dither.ts';

/** Clear pixels between neighbours, so that no frame bleeds into another. */
const GAP = 2;

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Atlas {
  readonly sheet: Levels;
  readonly frames: ReadonlyMap<string, Placed>;
}

export function pack(pictures: ReadonlyMap<string, Levels>, width: number): Atlas {
  const order = [...pictures].sort(
    ([a, p], [b, q]) => q.height - p.height || q.width - p.width || (a < b ? -1 : 1),
  );
  const places = new Map<string, Placed>();
  let [x, y, shelf] = [GAP, GAP, 0];
  for (const [name, { width: w, height: h }] of order) {
    if (x + w + GAP > width) [x, y, shelf] = [GAP, y + shelf + GAP, 0];
    places.set(name, { x, y, w, h });
    x += w + GAP;
    shelf = Math.max(shelf, h);
  }
  const height = y + shelf + GAP;
  const pixels = new Uint8Array(width * height).fill(CLEAR);
  for (const [name, place] of places) {
    const picture = pictures.get(name)!;
    for (let row = 0; row < place.h; row++) {
      pixels.set(
        picture.pixels.subarray(row * place.w, (row + 1) * place.w),
        (place.y + row) * width + place.x,
      );
    }
  }
  // Named in the order they were given: the file reads like the list it was made from.
  const frames = new Map([...pictures.keys()].map((name) => [name, places.get(name)!]));
  return { sheet: { width, height, pixels }, frames };
}
