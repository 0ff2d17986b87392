/** Frames that stretch: nine slices with a margin of 12 in a square of 36. */
import { type Art, rect, type Shape, segment, solid, stroked } from './kit/shapes.ts';

export const FRAME_MARGIN = 12;
const nine = (...shapes: Shape[]): Art => ({ w: 36, h: 36, shapes });

export const FRAMES: Readonly<Record<string, Art>> = {
  /** A thin line with brackets at the corners. */
  panel: nine(
    stroked(2, 1, 'M1.5 1.5L34.5 1.5L34.5 34.5L1.5 34.5Z'),
    stroked(4, 2, 'M1 9L1 1L9 1M27 1L35 1L35 9M35 27L35 35L27 35M9 35L1 35L1 27'),
  ),
  /** What has the focus: brackets only, heavy. */
  focus: nine(
    stroked(
      4,
      3,
      'M1.5 11L1.5 1.5L11 1.5M25 1.5L34.5 1.5L34.5 11M34.5 25L34.5 34.5L25 34.5M11 34.5L1.5 34.5L1.5 25',
    ),
  ),
  /** A rubber stamp: a double line, broken where the rubber is worn. */
  stamp: nine(
    stroked(4, 2.6, 'M1.6 1.6L34.4 1.6L34.4 34.4L1.6 34.4Z'),
    stroked(4, 1, 'M5.5 5.5L30.5 5.5L30.5 30.5L5.5 30.5Z'),
    solid(0, `${rect(5, 0, 1.4, 3)}${rect(30, 33, 1.2, 3)}${rect(0, 28, 3, 1.2)}${rect(33, 7, 3, 1.2)}`),
  ),
  /** A waybill: perforated left and right. */
  ticket: nine(
    stroked(3, 1.4, 'M1 1L35 1L35 35L1 35Z'),
    solid(
      0,
      Array.from({ length: 6 }, (_, i) => rect(-1, 3 + i * 6, 3.4, 3) + rect(33.6, 3 + i * 6, 3.4, 3)).join(
        '',
      ),
    ),
    stroked(2, 1, `${segment(5, 4, 31, 4)}${segment(5, 32, 31, 32)}`),
  ),
};
