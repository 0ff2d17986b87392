/** Every menu at every size: nothing cut, nothing under a finger too small, nothing out of reach of scrolling. */
import { describe, expect, test } from 'vitest';
import { PRESET_IDS, RULES_PAGES } from '../../src/content/index.ts';
import type { MenuModel } from '../../src/present/index.ts';
import type { Brush } from '../../src/view/brush.ts';
import { type Hit, Hits } from '../../src/view/hits.ts';
import { type Screen, TARGET } from '../../src/view/layout.ts';
import { layMenu } from '../../src/view/menu-layout.ts';
import { drawMenu, type LaySheet } from '../../src/view/menu-screen.ts';
import { MenuScroll } from '../../src/view/menu-scroll.ts';
import type { Rect } from '../../src/view/rect.ts';
import type { RulesCards } from '../../src/view/rules-cards.ts';
import { sheetBlocks } from '../../src/view/rules-sheet.ts';
import { BRANCH_SCREENS } from './branch-screens.ts';
import { SCREENS } from './canned.ts';
import { rulesScreen, settingsScreen } from './menu-screens.ts';
import { Notes, overlap, pairs, within } from './notes.ts';
import { SIZES } from './sizes.ts';

const SCALES = [1, 1.5, 2] as const;

const MENUS: Record<string, () => MenuModel> = {
  ...Object.fromEntries(
    ['title', 'titleNew', 'quick', 'longQuick', 'pause', 'result', 'log'].map((name) => [
      name,
      SCREENS[name] as () => MenuModel,
    ]),
  ),
  settings: settingsScreen,
  ...BRANCH_SCREENS,
  ...Object.fromEntries(RULES_PAGES.map((page) => [`rules: ${page}`, () => rulesScreen(page, 'standard')])),
};

const noCards = { put: () => {} } as unknown as RulesCards;

function drawn(
  screen: Screen,
  model: MenuModel,
  scroll = new MenuScroll(),
): { notes: Notes; hits: readonly Hit[]; panel: Rect } {
  const notes = new Notes();
  const brush = notes as unknown as Brush;
  const hits = new Hits();
  const layout = layMenu(screen, model, brush);
  const lay: LaySheet = (menu, where, width) => sheetBlocks(brush, noCards, menu, where, width);
  drawMenu(brush, hits, model, layout, scroll, lay);
  return { notes, hits: hits.all(), panel: layout.panel };
}

const screenOf = (width: number, height: number, textScale: number): Screen => ({
  width,
  height,
  textScale,
  safe: { top: 0, right: 0, bottom: 0, left: 0 },
});
const cases = Object.keys(MENUS).flatMap((name) =>
  SIZES.flatMap(([width, height]) => SCALES.map((scale) => [name, width, height, scale] as const)),
);

describe.each(cases)('%s at %i×%i, text ×%d', (name, width, height, scale) => {
  const model = MENUS[name]!();
  const { notes, hits, panel } = drawn(screenOf(width, height, scale), model);

  test('no word is cut', () => {
    expect(notes.cut).toEqual([]);
  });

  test('a finger hits every control, and no two at once', () => {
    expect(hits.length).toBeGreaterThan(0);
    // The rail between the marks is an extra: as long as what it stands for.
    const small = hits.filter(
      ({ rect, place }) =>
        Math.min(rect.w, rect.h) < TARGET - 0.01 && !(place.startsWith('item.scroll-') && rect.w >= TARGET),
    );
    expect(small.map(({ place }) => place)).toEqual([]);
    const both = pairs(hits).filter(([a, b]) => a.place !== b.place && overlap(a.rect, b.rect));
    expect(both.map(([a, b]) => [a.place, b.place])).toEqual([]);
  });

  test('nothing leaves the screen, lines stay in the panel and apart', () => {
    const whole = { x: 0, y: 0, w: width, h: height };
    expect(hits.filter(({ rect }) => !within(rect, whole)).map(({ place }) => place)).toEqual([]);
    expect(notes.written.filter(({ rect }) => !within(rect, panel)).map(({ text }) => text)).toEqual([]);
    const over = pairs(notes.written).filter(([a, b]) => overlap(a.rect, { ...b.rect, h: b.rect.h - 2 }));
    expect(over.map(([a, b]) => [a.text, b.text])).toEqual([]);
  });

  test('every control comes into sight by turning pages', () => {
    const scroll = new MenuScroll();
    const screen = screenOf(width, height, scale);
    const places = new Set<string>();
    const still: MenuModel = { ...model, focus: null };
    for (let i = 0; i < 200; i++) {
      for (const { place } of drawn(screen, still, scroll).hits) places.add(place);
      const moved = [scroll.to('page-down', 'text'), scroll.to('page-down', 'controls')].some(Boolean);
      if (!moved) break;
    }
    for (const { id } of model.items) expect.soft(places).toContain(`item.${id}`);
    // And all the way back.
    scroll.to('start', 'text');
    scroll.to('start', 'controls');
    expect([scroll.top('text'), scroll.top('controls')]).toEqual([0, 0]);
  });
});

test.each(['title', 'titleNew', 'pause'])('%s is seen whole: it never scrolls', (name) => {
  const insets = [0, 44];
  // With the largest letters a menu over a table may scroll on a small phone.
  for (const [width, height] of [...SIZES, [2560, 1440] as const])
    for (const scale of name === 'pause' ? [1, 1.5] : SCALES)
      for (const inset of insets) {
        const screen = screenOf(width, height, scale);
        const notched = {
          ...screen,
          safe: height > width ? { ...screen.safe, top: inset } : { ...screen.safe, left: inset },
        };
        const { hits } = drawn(notched, MENUS[name]!());
        const scrolls = hits.filter(({ place }) => place.includes('scroll'));
        expect([name, width, height, scale, inset, scrolls.length]).toEqual([
          name,
          width,
          height,
          scale,
          inset,
          0,
        ]);
      }
});

test('whatever is in focus is in sight', () => {
  for (const [width, height] of SIZES) {
    for (const name of ['settings', 'rules: glossary', 'rules: contents', 'quick']) {
      const model = MENUS[name]!();
      const scroll = new MenuScroll();
      for (const { id } of model.items.filter(({ enabled }) => enabled)) {
        const { hits } = drawn(screenOf(width, height, 1), { ...model, focus: `item.${id}` }, scroll);
        expect(hits.map(({ place }) => place)).toContain(`item.${id}`);
      }
    }
  }
});

test('no control moves when the lines of a menu change', () => {
  for (const [width, height] of SIZES) {
    const quick = MENUS['longQuick']!();
    const at = (lines: readonly string[]) =>
      drawn(screenOf(width, height, 1), { ...quick, lines, linesVary: true })
        .hits.filter(({ place }) => !place.startsWith('item.scroll'))
        .map(({ place, rect }) => ({ place, rect }));
    expect(at([])).toEqual(at(quick.lines));
    expect(at(quick.lines.slice(0, 1))).toEqual(at(quick.lines));
  }
});

test('pages of the rules are laid out under every rule set', () => {
  for (const preset of PRESET_IDS)
    for (const page of RULES_PAGES) {
      const { notes } = drawn(screenOf(390, 844, 1), rulesScreen(page, preset));
      expect([preset, page, notes.cut]).toEqual([preset, page, []]);
    }
});
