/** Whatever is said at a table of the road stands whole in its place, in every form and with the largest letters. */
import { describe, expect, test } from 'vitest';
import { OCCASIONS } from '../../src/content/opponent.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import type { Brush } from '../../src/view/brush.ts';
import { attachmentCounts, layTable } from '../../src/view/layout.ts';
import { drawSaid } from '../../src/view/table-screen.ts';
import { SCREENS } from './canned.ts';
import { Notes, within } from './notes.ts';
import { SIZES } from './sizes.ts';

const LINES = OPPONENTS.flatMap((host) => OCCASIONS.flatMap((what) => [...host.lines[what]]));
const cases = SIZES.flatMap(([width, height]) => [1, 1.5, 2].map((scale) => [width, height, scale] as const));

describe.each(cases)('at %i×%i, text ×%d', (width, height, textScale) => {
  const model = SCREENS['late']!();
  if (model.kind !== 'table') throw new Error('no table');
  const layout = layTable(
    { width, height, textScale, safe: { top: 0, right: 0, bottom: 0, left: 0 } },
    {
      seat: 'A',
      attachments: attachmentCounts(model.seen.caravans),
      hand: model.seen.hand.length,
      items: model.items.length,
      speaks: true,
    },
  );

  test('every line is whole', () => {
    expect(LINES.length).toBeGreaterThan(13 * 25);
    expect(layout.said).not.toBeNull();
    const cut = LINES.filter((said) => {
      const notes = new Notes();
      drawSaid(notes as unknown as Brush, { model: { ...model, said }, layout } as never);
      return notes.cut.length > 0 || notes.placed.some(({ rect }) => !within(rect, layout.said!));
    });
    expect(cut).toEqual([]);
  });
});
