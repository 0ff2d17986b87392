/** A few cards as they lie on a table, for the title screen. Pure. */
import type { CardName } from '../engine/index.ts';
import { type CaravanBox, cardHeightFor, layCaravan } from './caravan-layout.ts';
import type { CardGoal } from './card-goals.ts';
import { inset, type Rect, split } from './rect.ts';

const COLUMNS: readonly (readonly (readonly [CardName, ...CardName[]])[])[] = [
  [['7S'], ['9S', 'KH']],
  [['TH'], ['6H', 'QD'], ['8D'], ['2D']],
  [['5C', 'X'], ['AC', 'KS', 'KC'], ['TC']],
];

export function titleCards(area: Rect): CardGoal[] {
  return split(area, COLUMNS.length, 'x', area.w * 0.02).flatMap((column, c) => {
    const rows = COLUMNS[c]!;
    const box: CaravanBox = { area: inset(column, 0, area.h * 0.06), growth: 'down' };
    const { cards, attachments } = layCaravan(
      box,
      cardHeightFor(box, { longest: 4, deepest: 2 }, Math.min(area.h * 0.5, 260)),
      rows.map((row) => row.length - 1),
      { longest: 4, deepest: 2 },
    );
    return rows.flatMap((row, r) =>
      row.map((card, i): CardGoal => {
        const { z, ...rect } = i === 0 ? cards[r]! : attachments[r]![i - 1]!;
        const id = 1_000_000 + c * 100 + r * 10 + i;
        return {
          id,
          card,
          owner: 'A',
          rect,
          z,
          zone: `title.${c}`,
          tucked: i > 0 ? 'right' : null,
          dimmed: false,
          alpha: 1,
        };
      }),
    );
  });
}
