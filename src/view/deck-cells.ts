/** Draws the grid of the deck workshop: a head over the suits of each rank, what is in the deck filled in. */
import type { Cell, MenuModel } from '../present/index.ts';
import type { Brush } from './brush.ts';
import { placeCells } from './cell-layout.ts';
import { SUIT_SIGNS } from './glyph-paths.ts';
import type { Hits } from './hits.ts';
import type { FontSizes } from './layout.ts';
import type { Block } from './menu-blocks.ts';
import { inset, type Rect, split } from './rect.ts';

const JOKER_SIGN = '✱';

/** The cells as blocks of a part that scrolls where there are more than fit. */
export function cellBlocks(
  brush: Brush,
  hits: Hits,
  model: MenuModel,
  room: Pick<Rect, 'w' | 'h'>,
  fonts: FontSizes,
): Block[] {
  const heads = model.items.flatMap((item) =>
    item.kind === 'cell' && item.card === null ? [item.value] : [],
  );
  const highest = Math.max(1, ...heads);
  return placeCells(model.items, room).map(({ item, rect }): Block => {
    const place = `item.${item.id}`;
    return {
      rect,
      place,
      draw: (at) => drawCell(brush, hits, at, item, model.focus === place, fonts, highest),
    };
  });
}

function drawCell(
  brush: Brush,
  hits: Hits,
  rect: Rect,
  item: Cell,
  focused: boolean,
  { body, head }: FontSizes,
  highest: number,
): void {
  const { card, value, most } = item;
  hits.add(rect, `item.${item.id}`);
  const shown = inset(rect, 2);
  if (card === null) drawHead(brush, shown, item, head, highest);
  else {
    const isIn = value > 0;
    brush.fill(shown, isIn ? 'base' : 'background', isIn ? 1 : 0.6);
    if (!isIn) brush.dashedFrame(shown, 'dim', 3);
    else if (value >= most) brush.frame(shown, 'bright', 2);
    const suit: string | undefined = SUIT_SIGNS[card.charAt(1) as keyof typeof SUIT_SIGNS];
    const large = suit === undefined ? 1.7 : 1;
    const size = Math.min(body * 1.15 * large, shown.w * 0.42 * large, shown.h * 0.5);
    const many = most > 1 && shown.h >= size * 2.3;
    const tone = isIn ? 'background' : 'base';
    const words = suit === undefined ? JOKER_SIGN : `${item.label}${suit}`;
    brush.text(many ? { ...shown, h: shown.h * 0.58 } : shown, words, {
      size,
      least: Math.min(size, 9),
      align: 'centre',
      tone,
    });
    if (many || (most > 1 && value > 1)) {
      const room = many
        ? { ...shown, y: shown.y + shown.h * 0.52, h: shown.h * 0.44 }
        : { ...shown, y: shown.y + shown.h * 0.66, h: shown.h * 0.34 };
      brush.text(room, `${value}/${most}`, {
        size: Math.min(body * 0.85, shown.w * 0.3, room.h * 0.8),
        least: 7,
        lines: 1,
        align: 'centre',
        tone,
      });
    }
  }
  if (focused) brush.ring(inset(shown, 3), 'hot', 2);
}

/** The rank and how many of it, over a column that is as high as there are many: all heads together are the deck's curve. */
function drawHead(brush: Brush, rect: Rect, { label, value }: Cell, size: number, highest: number): void {
  const high = (rect.h * value) / highest;
  brush.fill({ ...rect, y: rect.y + rect.h - high, h: high }, 'line');
  if (value > 0) brush.fill({ ...rect, y: rect.y + rect.h - high, h: 2 }, 'base');
  brush.fill({ ...rect, y: rect.y + rect.h - 1, h: 1 }, 'dim');
  const letters = Math.min(size, rect.h * 0.56);
  const [name, count] = split(rect, 2, 'y');
  brush.text(name!, label, {
    size: letters,
    least: 10,
    lines: 1,
    face: 'display',
    align: 'centre',
    tone: value > 0 ? 'hot' : 'base',
  });
  brush.text(count!, `${value}`, {
    size: Math.min(letters * 0.7, rect.h * 0.34),
    least: 8,
    lines: 1,
    align: 'centre',
    tone: value > 0 ? 'bright' : 'base',
  });
}
