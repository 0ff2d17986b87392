/** Icons of the interface in a square of 24, drawn with one pen. */
import { polyPath } from './kit/paths.ts';
import { type Art, circle, rect, rounded, type Shape, segment, solid, stroked } from './kit/shapes.ts';

const pen = (...paths: string[]): Shape => stroked(4, 2, paths.join(''));
const full = (...paths: string[]): Shape => solid(4, paths.join(''));
const hole = (...paths: string[]): Shape => stroked(0, 2, paths.join(''));
const icon = (...shapes: Shape[]): Art => ({ w: 24, h: 24, shapes });

export const ICONS: Readonly<Record<string, Art>> = {
  deck: icon(
    full(rounded(3, 6, 12, 16, 1.5)),
    hole(rounded(5.5, 8.5, 7, 11, 1)),
    pen('M7 3L19.5 3Q21 3 21 4.5L21 18'),
  ),
  hand: icon(
    pen('M6.5 9.5L2.6 11L7 22L13 19.6'),
    full(rounded(8, 4, 9, 14, 1.5)),
    pen('M19 8L22.4 9.4L18.4 20'),
    solid(0, circle(12.5, 11, 2.2)),
  ),
  discard: icon(
    pen(rounded(3, 2, 11, 15, 1.5)),
    pen('M13 21L21 21M17 9L17 16'),
    full('M17 20L12.6 14L21.4 14Z'),
  ),
  disband: icon(
    full(rect(2, 3, 8, 5), rect(2, 10, 8, 5), rect(2, 17, 8, 5)),
    pen('M14 5.5L22 5.5M14 12.5L20 12.5M14 19.5L22 19.5', 'M15 9L21 16M21 9L15 16'),
  ),
  rules: icon(
    pen('M12 6Q8 3 3 4L3 19Q8 18 12 21Q16 18 21 19L21 4Q16 3 12 6L12 20'),
    stroked(4, 1.5, 'M6 8.5L9.5 9.5M6 12L9.5 13M14.5 9.5L18 8.5M14.5 13L18 12'),
  ),
  log: icon(pen('M5 2L16 2L20 6L20 22L5 22Z'), stroked(4, 1.8, 'M8 8L14 8M8 12.5L17 12.5M8 17L17 17')),
  speed: icon(full('M2 4L12 12L2 20Z', 'M12 4L22 12L12 20Z')),
  menu: icon(stroked(4, 3, 'M3 5.5L21 5.5M3 12L21 12M3 18.5L21 18.5')),
  sound: icon(full('M2 9L6 9L12 3L12 21L6 15L2 15Z'), pen('M15 8.5Q18 12 15 15.5', 'M18 5Q23.4 12 18 19')),
  mute: icon(full('M2 9L6 9L12 3L12 21L6 15L2 15Z'), pen('M15.5 9L22 15.5M22 9L15.5 15.5')),
  pad: icon(
    full('M6 6L18 6Q22 6 23 13Q24 20 21 20Q19 20 16 16L8 16Q5 20 3 20Q0 20 1 13Q2 6 6 6Z'),
    stroked(0, 2, 'M7.5 8.4L7.5 13.6M4.9 11L10.1 11'),
    solid(0, circle(15.4, 12.4, 1.4) + circle(18.6, 9.6, 1.4)),
  ),
  keyboard: icon(
    pen(rounded(1.5, 5, 21, 14, 2)),
    full(
      rect(5, 8.4, 2, 2),
      rect(9, 8.4, 2, 2),
      rect(13, 8.4, 2, 2),
      rect(17, 8.4, 2, 2),
      rect(6.6, 12, 2, 2),
      rect(11, 12, 2, 2),
      rect(15.4, 12, 2, 2),
      rect(7, 15.6, 10, 1.8),
    ),
  ),
  mouse: icon(pen(rounded(6, 2, 12, 20, 6)), full(rect(11, 5.4, 2, 5))),
  touch: icon(
    full(
      'M8.5 11L8.5 4.5Q8.5 3 10 3Q11.5 3 11.5 4.5L11.5 10L18 11.6Q20 12.2 19.8 14.4L18.6 22L9 22L4.6 15.4Q4 13.8 5.6 13.4Q6.6 13.2 8.5 15.4Z',
    ),
    stroked(4, 1.7, 'M5.4 7.4Q4 2 10 0.9Q16 2 14.6 7.4'),
  ),
  warning: icon(
    solid(4, 'M12 1.5L23.5 22L0.5 22Z'),
    solid(0, `${rect(10.8, 8.5, 2.4, 7)}${rect(10.8, 17, 2.4, 2.4)}`),
  ),
  lock: icon(
    full(rounded(4, 10, 16, 12, 1.5)),
    pen('M7.5 11L7.5 7Q7.5 2.5 12 2.5Q16.5 2.5 16.5 7L16.5 11'),
    solid(0, rect(11, 14, 2, 4.4)),
  ),
  unlock: icon(
    full(rounded(4, 10, 16, 12, 1.5)),
    pen('M7.5 11L7.5 6.5Q7.5 2 12 2Q15.5 2 16.3 5'),
    solid(0, rect(11, 14, 2, 4.4)),
  ),
  star: icon(full('M12 0.8L15.2 8.4L23.4 9L17.1 14.4L19.1 22.4L12 18.1L4.9 22.4L6.9 14.4L0.6 9L8.8 8.4Z')),
  'star-open': icon(
    stroked(
      4,
      1.8,
      'M12 2.6L14.6 9.2L21.4 9.7L16.2 14.1L17.9 20.8L12 17.2L6.1 20.8L7.8 14.1L2.6 9.7L9.4 9.2Z',
    ),
  ),
  mark: icon(stroked(4, 3.2, 'M3 12.5L9.4 19L21 5')),
  // A dray: a printed promise, one sack on it.
  dray: icon(
    pen(rounded(1.5, 4.5, 21, 15, 1)),
    full(
      'M9 16.6L7.8 11.4Q10 10 10.4 8.6L13.6 8.6Q14 10 16.2 11.4L15 16.6Z',
      'M9.6 6.8L14.4 6.8L13.4 8.4L10.6 8.4Z',
    ),
    full(rect(3.6, 11, 2, 2), rect(18.4, 11, 2, 2)),
  ),
  back: icon(stroked(4, 3, 'M14 3.5L5.5 12L14 20.5M6 12L22 12')),
  next: icon(stroked(4, 3, 'M10 3.5L18.5 12L10 20.5M18 12L2 12')),
  close: icon(stroked(4, 3, 'M4 4L20 20M20 4L4 20')),
  pause: icon(full(rect(4.5, 3, 5, 18), rect(14.5, 3, 5, 18))),
  play: icon(full('M4 2L22 12L4 22Z')),
  undo: icon(pen('M5 8.5L15 8.5Q21 8.5 21 14.5Q21 20.5 15 20.5L8 20.5'), full('M9.4 2.4L2 8.5L9.4 14.6Z')),
  road: icon(
    pen('M9 22Q2 17 12 13Q21 9.6 14 4.6'),
    full('M14 1L19.5 4.4L14 7.8Z', circle(9, 21, 2.2), circle(6.6, 16.4, 1.5), circle(17, 10, 1.5)),
  ),
  settings: icon(
    stroked(4, 3.4, circle(12, 12, 5.4)),
    stroked(
      4,
      3.4,
      Array.from({ length: 8 }, (_, i) =>
        segment(
          12 + 7 * Math.cos((i * Math.PI) / 4),
          12 + 7 * Math.sin((i * Math.PI) / 4),
          12 + 11 * Math.cos((i * Math.PI) / 4),
          12 + 11 * Math.sin((i * Math.PI) / 4),
        ),
      ).join(''),
    ),
  ),
  lessons: icon(
    full('M12 3L24 8.5L12 14L0 8.5Z'),
    pen('M5.5 12.5L5.5 18Q12 22 18.5 18L18.5 12.5M22 9.5L22 17'),
  ),
  records: icon(
    full('M6 2L18 2L17 11Q16 15 12 15Q8 15 7 11Z'),
    pen('M6 4.5L2.4 4.5Q2.4 10 7.4 11M18 4.5L21.6 4.5Q21.6 10 16.6 11M12 14L12 19M7 21L17 21'),
  ),
  terminal: icon(pen(rounded(1.5, 3, 21, 18, 1.5)), pen('M5.5 8.5L9.5 12L5.5 15.5M11.5 16L17.5 16')),
  info: icon(stroked(4, 2, circle(12, 12, 10)), full(rect(10.8, 10, 2.4, 8), rect(10.8, 5.6, 2.4, 2.6))),
  eye: icon(pen('M1.5 12Q12 -1 22.5 12Q12 25 1.5 12Z'), full(circle(12, 12, 3.8))),
  save: icon(pen('M3 3L17.5 3L21 6.5L21 21L3 21Z'), full(rect(7, 3, 8, 6), rect(6.5, 13, 11, 8))),
  link: icon(
    pen(
      'M10 14L14 10M8 11L4.4 14.6Q2 17.4 4.4 19.6Q6.6 22 9.4 19.6L13 16M11 8L14.6 4.4Q17.4 2 19.6 4.4Q22 6.6 19.6 9.4L16 13',
    ),
  ),
  person: icon(full(circle(12, 7, 5), 'M2 22Q2 13.4 12 13.4Q22 13.4 22 22Z')),
  clock: icon(pen(circle(12, 12, 10)), pen('M12 5.6L12 12.4L16.6 15')),
  milestone: icon(
    full('M6 22L6 8Q6 2 12 2Q18 2 18 8L18 22Z'),
    stroked(0, 1.8, 'M9 9L15 9M9 13L15 13'),
    pen('M2 22L22 22'),
  ),
  wheel: icon(
    pen(circle(12, 12, 10)),
    stroked(
      4,
      1.6,
      Array.from({ length: 4 }, (_, i) =>
        segment(
          12 + 10 * Math.cos((i * Math.PI) / 4),
          12 + 10 * Math.sin((i * Math.PI) / 4),
          12 - 10 * Math.cos((i * Math.PI) / 4),
          12 - 10 * Math.sin((i * Math.PI) / 4),
        ),
      ).join(''),
    ),
    full(circle(12, 12, 3)),
  ),
  pointer: icon(full(polyPath([4, 1], [20, 13], [12.6, 14], [17, 21.4], [13.6, 23], [9.6, 15.6], [4, 20]))),
};
