/** On every plate of every screen all that stands on it has room, also while a move is considered. */
import { describe, expect, test } from 'vitest';
import { CARAVANS, type CaravanName } from '../../src/engine/index.ts';
import { advanceOf } from '../../src/view/ink.ts';
import { fontsOf, layTable, type Screen } from '../../src/view/layout.ts';
import { LEAST_STATE, layPlateSide, stateWidth } from '../../src/view/plate-layout.ts';
import type { Rect } from '../../src/view/rect.ts';
import { SIZES } from './sizes.ts';

const EVERY_SIZE = [...SIZES, [2560, 1440]] as const;
const FIGURES = [
  { value: 0, after: null },
  { value: 26, after: null },
  { value: 18, after: 22 },
  { value: 22, after: 22 },
  { value: 9, after: 112 },
  { value: 104, after: 8 },
];

const cases = EVERY_SIZE.flatMap(([width, height]) =>
  [1, 1.5, 2].flatMap((textScale) =>
    [4, 10].map((rows) => ({ width, height, textScale, rows, name: `${width}×${height} at ${textScale}` })),
  ),
);

describe.each(cases)('$name, $rows cards', ({ width, height, textScale, rows }) => {
  const screen: Screen = { width, height, textScale, safe: { top: 0, right: 0, bottom: 0, left: 0 } };
  const attachments = Object.fromEntries(CARAVANS.map((name) => [name, Array(rows).fill(1)])) as Record<
    CaravanName,
    number[]
  >;
  const { plates, fonts } = layTable(screen, { seat: 'A', attachments, hand: 5, items: 5 });

  test.each(FIGURES)('$value, then $after', (figures) => {
    for (const plate of plates) {
      const half = { ...plate, h: plate.h / 2 };
      const { gauge, name, before, arrow, total, status, way, suit, size } = layPlateSide(
        half,
        figures,
        fonts,
        'top',
      );
      const parts = Object.entries({ gauge, name, before, arrow, total, status, way, suit }).flatMap(
        ([part, rect]): [string, Rect][] => (rect ? [[part, rect]] : []),
      );
      for (const [i, [part, rect]] of parts.entries()) {
        expect(inside(rect, half), `${part} is on the plate`).toBe(true);
        for (const [other, against] of parts.slice(i + 1))
          expect(overlap(rect, against), `${part} over ${other}`).toBe(false);
      }
      expect(status.w, 'the longest word of a state').toBeGreaterThanOrEqual(stateWidth(LEAST_STATE) - 0.01);
      const digits = String(figures.after ?? figures.value).length;
      expect(total.w).toBeGreaterThanOrEqual(digits * size * advanceOf('display') - 0.01);
      // Over each other or beside each other, there is a line's height for each.
      for (const line of [name, status])
        if (line) expect(line.h, 'the height of a line').toBeGreaterThanOrEqual(fonts.small * 0.85);
      expect(size, 'totals can be read').toBeGreaterThanOrEqual(15);
      // Old and new stand side by side wherever a move would change the total.
      expect(before !== null).toBe(figures.after !== null && figures.after !== figures.value);
    }
  });
});

test('a text of the totals is never larger than it is set', () => {
  const fonts = fontsOf({
    width: 390,
    height: 844,
    textScale: 1,
    safe: { top: 0, right: 0, bottom: 0, left: 0 },
  });
  const { size } = layPlateSide({ x: 0, y: 0, w: 2000, h: 400 }, FIGURES[0]!, fonts, 'bottom');
  expect(size).toBeLessThanOrEqual(fonts.total * 1.1);
});

const inside = (a: Rect, b: Rect): boolean =>
  a.x >= b.x - 0.01 &&
  a.y >= b.y - 0.01 &&
  a.x + a.w <= b.x + b.w + 0.01 &&
  a.y + a.h <= b.y + b.h + 0.01 &&
  a.w > 0 &&
  a.h > 0;
const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;
