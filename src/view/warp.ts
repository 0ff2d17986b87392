/** The curve of the glass: which place of the flat picture is seen at a place of the screen, and the other way. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

type Point = readonly [x: number, y: number];

/**
 * The place of the flat picture that is seen at a place of the screen. The shader curves by the same formula.
 * @param bend how far the corners are drawn in, by half the screen
 */
export function straighten([x, y]: Point, { width, height }: Size, bend: number): Point {
  const across = (2 * x) / width - 1;
  const down = (2 * y) / height - 1;
  return [
    ((across * (1 + bend * down * down) + 1) * width) / 2,
    ((down * (1 + bend * across * across) + 1) * height) / 2,
  ];
}

/** Where on the screen a place of the flat picture is seen: found by going back as far as `straighten` overshoots. */
export function curve(place: Point, size: Size, bend: number): Point {
  let [x, y] = place;
  for (let i = 0; i < 8; i++) {
    const [seenX, seenY] = straighten([x, y], size, bend);
    x += place[0] - seenX;
    y += place[1] - seenY;
  }
  return [x, y];
}
