/** Where on the page whatever can be pressed is drawn: reckoned from a screen as the game lays it out. */
import { type MenuModel, pictureOf, type ScreenModel, type TableModel } from '../../src/present/index.ts';
import type { Brush } from '../../src/view/brush.ts';
import { layCaravans } from '../../src/view/card-goals.ts';
import { Hits } from '../../src/view/hits.ts';
import { attachmentCounts, fontsOf, layTable, type Screen } from '../../src/view/layout.ts';
import { layMenu } from '../../src/view/menu-layout.ts';
import { drawMenu } from '../../src/view/menu-screen.ts';
import { MenuScroll } from '../../src/view/menu-scroll.ts';
import { drawQuestion } from '../../src/view/question.ts';
import { drawTable } from '../../src/view/table-screen.ts';
import { Notes } from '../view/notes.ts';

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

const screenOf = ({ width, height }: PageSize): Screen => ({
  width,
  height,
  safe: { top: 0, right: 0, bottom: 0, left: 0 },
  textScale: 1,
});

/** @param scroll how far a menu is scrolled; at its focus where it is left out */
export const hitsOn = (model: ScreenModel, size: PageSize, scroll = new MenuScroll()): Hits =>
  model.kind === 'menu' ? hitsOnMenu(model, size, scroll) : hitsOnTable(model, size);

function hitsOnMenu(model: MenuModel, size: PageSize, scroll: MenuScroll): Hits {
  const brush = new Notes() as unknown as Brush;
  const hits = new Hits();
  drawMenu(brush, hits, model, layMenu(screenOf(size), model, brush), scroll);
  return hits;
}

function hitsOnTable(model: TableModel, size: PageSize): Hits {
  const brush = new Notes() as unknown as Brush;
  const hits = new Hits();
  const screen = screenOf(size);
  const whole = { x: 0, y: 0, w: size.width, h: size.height };
  if (model.question !== null) {
    drawQuestion(brush, hits, whole, model.question, model.items, model.focus, fontsOf(screen));
    return hits;
  }
  const { seat } = model.seen;
  const picture = pictureOf(model.seen);
  const layout = layTable(screen, {
    seat,
    attachments: attachmentCounts(picture.caravans),
    hand: picture.hands[seat].length,
    items: model.items.length,
    speaks: model.said !== undefined,
    guided: model.guided === true,
  });
  const lying = layCaravans(layout, picture);
  drawTable(brush, hits, { model, picture, layout, lying, log: model.log, playing: false });
  return hits;
}
