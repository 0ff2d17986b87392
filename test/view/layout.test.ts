/** At every size of the design nothing overlaps, nothing leaves the screen, and a finger hits what it means. */
import { describe, expect, test } from 'vitest';
import { CARAVANS, type CaravanName } from '../../src/engine/index.ts';
import { type MenuModel, rowsOfHalves } from '../../src/present/index.ts';
import { layCaravan, visibleStrips } from '../../src/view/caravan-layout.ts';
import { formOf, layTable, type Screen, TARGET, type TableLayout } from '../../src/view/layout.ts';
import { type Laid, LEAST_CONTROLS, layMenu, type Measure } from '../../src/view/menu-layout.ts';
import type { Rect } from '../../src/view/rect.ts';
import { SCREENS } from './canned.ts';

const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
] as const;
/** Of an index, in CSS pixels, in the fullest table; with large text on a small screen half of it has to do. */
const LEAST_STRIP = 9;

const none = { top: 0, right: 0, bottom: 0, left: 0 };
/** Of a phone: above and below when upright, at the sides when not. */
const notchOf = (width: number, height: number): Screen['safe'] =>
  width < height ? { top: 47, right: 0, bottom: 34, left: 0 } : { top: 0, right: 47, bottom: 21, left: 47 };

const caravans = (rows: number, attachments: number): Record<CaravanName, number[]> =>
  Object.fromEntries(CARAVANS.map((name) => [name, Array(rows).fill(attachments)])) as Record<
    CaravanName,
    number[]
  >;

const cases = SIZES.flatMap(([width, height]) =>
  (Math.min(width, height) < 500 && Math.max(width, height) > 800
    ? [none, notchOf(width, height)]
    : [none]
  ).flatMap((safe) =>
    ([1, 2] as const).flatMap((textScale) =>
      [
        { hand: 8, items: 5, rows: 0, attachments: 0 },
        { hand: 5, items: 6, rows: 4, attachments: 1 },
        { hand: 5, items: 5, rows: 10, attachments: 3 },
      ].map((table) => ({ screen: { width, height, safe, textScale } as Screen, table })),
    ),
  ),
);
const title = ({ screen, table }: (typeof cases)[number]): string =>
  `${screen.width}×${screen.height}${screen.safe !== none ? ' with a notch' : ''}, text ${screen.textScale * 100} %, ` +
  `${table.hand} in hand, ${table.rows} cards with ${table.attachments} attachments`;

describe.each(cases.map((each) => [title(each), each] as const))('%s', (_, { screen, table }) => {
  const layout = layTable(screen, {
    seat: 'A',
    attachments: caravans(table.rows, table.attachments),
    hand: table.hand,
    items: table.items,
  });
  const parts = partsOf(layout);

  test('nothing leaves the screen', () => {
    const { width, height, safe } = screen;
    for (const [name, rect] of Object.entries({ ...parts, ...cardsOf(layout, table) })) {
      expect.soft(rect.x, name).toBeGreaterThanOrEqual(safe.left);
      expect.soft(rect.y, name).toBeGreaterThanOrEqual(safe.top);
      expect.soft(rect.x + rect.w, name).toBeLessThanOrEqual(width - safe.right + 0.01);
      expect.soft(rect.y + rect.h, name).toBeLessThanOrEqual(height - safe.bottom + 0.01);
      expect.soft(Math.min(rect.w, rect.h), `${name} has a size`).toBeGreaterThan(0);
    }
  });

  test('nothing overlaps', () => {
    const list = Object.entries(parts);
    for (const [i, [name, rect]] of list.entries()) {
      for (const [other, against] of list.slice(i + 1)) {
        expect.soft(overlap(rect, against), `${name} over ${other}`).toBe(false);
      }
    }
  });

  test('a finger hits hand, caravans and controls', () => {
    const targets = {
      ...named('hand', layout.handSlices),
      ...named('item', layout.items),
      ...Object.fromEntries(CARAVANS.map((name) => [name, layout.boxes[name].area])),
    };
    for (const [name, rect] of Object.entries(targets)) {
      expect.soft(rect.w, `width of ${name}`).toBeGreaterThanOrEqual(TARGET - 0.01);
      expect.soft(rect.h, `height of ${name}`).toBeGreaterThanOrEqual(TARGET - 0.01);
    }
  });

  test('every card of a caravan shows its index', () => {
    for (const name of CARAVANS) {
      const box = layout.boxes[name];
      const { cards, attachments } = layCaravan(
        box,
        layout.cardHeight,
        Array(table.rows).fill(table.attachments),
        layout.room,
      );
      const least = screen.textScale === 1 ? LEAST_STRIP : LEAST_STRIP / 2;
      for (const strip of visibleStrips(box, cards)) {
        expect.soft(Math.min(strip.w, strip.h), `${name} strip`).toBeGreaterThanOrEqual(least);
      }
      for (const [r, beside] of attachments.entries()) {
        for (const [k, card] of beside.entries()) {
          const under = beside[k - 1] ?? cards[r]!;
          const step = Math.hypot(card.x - under.x, card.y - under.y);
          expect.soft(step, `${name} attachment strip`).toBeGreaterThanOrEqual(least);
        }
      }
    }
  });
});

describe('forms', () => {
  const form = (width: number, height: number, textScale = 1): string =>
    formOf({ width, height, safe: none, textScale });
  test('follow the shape of the screen', () => {
    expect([form(390, 844), form(844, 390), form(1280, 720), form(1024, 768), form(768, 1024)]).toEqual([
      'tall',
      'rows',
      'wide',
      'wide',
      'tall',
    ]);
  });
  test('large text counts as a small screen', () => {
    expect(form(1280, 720, 2)).toBe('rows');
  });
});

test.each(SIZES)('a menu at %i×%i keeps its parts on the screen and apart', (width, height) => {
  for (const id of ['title', 'rules'] as const) {
    const { panel, heading, body, note } = menuAt(width, height, { id, lines: [], items: [] });
    for (const rect of [panel, heading, body, note]) {
      expect(rect.x >= 0 && rect.y >= 0 && rect.x + rect.w <= width && rect.y + rect.h <= height).toBe(true);
    }
    expect(overlap(heading, body) || overlap(body, note)).toBe(false);
    expect(body.h).toBeGreaterThanOrEqual(TARGET * 1.5);
  }
});

test.each(SIZES)('controls keep their width beside or below long lines at %i×%i', (width, height) => {
  const { body, parts } = menuAt(width, height, cannedMenu('longQuick'));
  for (const { holds, rect } of parts) {
    if (holds === 'lines') expect(rect.w).toBeGreaterThanOrEqual(200);
    else expect(rect.w).toBeGreaterThanOrEqual(Math.min(body.w, LEAST_CONTROLS));
  }
  for (const [i, { rect }] of parts.entries())
    expect(parts.slice(i + 1).some((other) => overlap(rect, other.rect))).toBe(false);
});

test('long lines stand beside all controls at 1280×720', () => {
  const menu = cannedMenu('longQuick');
  const { parts } = menuAt(1280, 720, menu);
  expect(parts.map(({ holds }) => holds)).toEqual(['lines', 'controls']);
  expect(parts[1]!.rect.h).toBeGreaterThanOrEqual(menu.items.length * (TARGET + 8));
});

describe.each(['pause', 'result'])('nothing of the menu `%s` scrolls', (name) => {
  test.each([
    [1280, 720],
    [390, 844],
    [1920, 1080],
  ])('at %i×%i', (width, height) => {
    const menu = cannedMenu(name);
    const { body, parts, panel, cards, road, textSize } = menuAt(width, height, menu);
    expect(parts).toEqual([{ holds: 'both', rect: body }]);
    expect(body.h).toBeGreaterThanOrEqual(
      rowsOfHalves(menu.items) * TARGET + menu.lines.length * letters.lineHeight(textSize),
    );
    for (const picture of [cards, road]) expect(picture !== null && overlap(panel, picture)).toBe(false);
    expect(panel.y).toBeGreaterThanOrEqual(0);
    expect(panel.y + panel.h).toBeLessThanOrEqual(height);
  });
});

const letters: Measure = {
  columns: (width, size) => Math.floor(width / (size * 0.6)),
  lineHeight: (size) => Math.round(size * 1.25),
};
const menuAt = (width: number, height: number, menu: Laid): ReturnType<typeof layMenu> =>
  layMenu({ width, height, safe: none, textScale: 1 }, menu, letters);
const cannedMenu = (name: string): Laid => SCREENS[name]!() as MenuModel;

/** Everything that must not overlap, by name. */
function partsOf(layout: TableLayout): Record<string, Rect> {
  const { form, status, open, message, inspect, log, prompts, hand, plates, boxes, items } = layout;
  return {
    status,
    message,
    hand,
    ...(inspect && { inspect }),
    ...(log && { log }),
    ...(prompts && { prompts }),
    // On a phone held upright, what keeps the game open stands on my side's panel.
    ...(form !== 'tall' && { open }),
    them: layout.them.panel,
    me: layout.me.panel,
    ...named('plate', plates),
    ...named('item', items),
    ...Object.fromEntries(CARAVANS.map((name) => [name, boxes[name].area])),
  };
}

function cardsOf(layout: TableLayout, table: { rows: number; attachments: number }): Record<string, Rect> {
  const all: Record<string, Rect> = { ...named('hand card', layout.handCards), theirHand: layout.theirHand };
  for (const name of CARAVANS) {
    const { cards, attachments, next } = layCaravan(
      layout.boxes[name],
      layout.cardHeight,
      Array(table.rows).fill(table.attachments),
      layout.room,
    );
    Object.assign(all, named(`${name} card`, cards), named(`${name} attachment`, attachments.flat()), {
      [`${name} next`]: next,
    });
  }
  for (const [side, { deck, pile }] of Object.entries({ me: layout.me, them: layout.them }))
    Object.assign(all, { [`${side} deck`]: deck, [`${side} pile`]: pile });
  return all;
}

const named = (name: string, rects: readonly Rect[]): Record<string, Rect> =>
  Object.fromEntries(rects.map((rect, i) => [`${name} ${i + 1}`, rect]));

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;
