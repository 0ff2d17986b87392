/**
 * Every screen in a language whose texts are a good third longer: no word is cut, none leaves the screen, none lies over
 * another. And every word that is drawn goes through the words of the game: whatever the view wrote by itself would be
 * seen here in plain English.
 */
import { expect, test, vi } from 'vitest';
import { SCHOOL } from '../../src/app/school.ts';
import { RULES_PAGES } from '../../src/content/index.ts';
import { type MenuModel, pictureOf, type ScreenModel, type TableModel } from '../../src/present/index.ts';
import { KEEP_FAILURE_WORDS, TROUBLE_WORDS } from '../../src/text/campaign.ts';
import type { Brush } from '../../src/view/brush.ts';
import { layCaravans } from '../../src/view/card-goals.ts';
import { Hits } from '../../src/view/hits.ts';
import { attachmentCounts, fontsOf, layTable, type Screen } from '../../src/view/layout.ts';
import { layMenu } from '../../src/view/menu-layout.ts';
import { drawMenu } from '../../src/view/menu-screen.ts';
import { MenuScroll } from '../../src/view/menu-scroll.ts';
import { drawQuestion } from '../../src/view/question.ts';
import type { Rect } from '../../src/view/rect.ts';
import type { RulesCards } from '../../src/view/rules-cards.ts';
import { sheetBlocks } from '../../src/view/rules-sheet.ts';
import { drawTable } from '../../src/view/table-screen.ts';
import { stretch, stretchScreen } from '../kit/pseudo.ts';
import { Walker, walkEverywhere } from '../kit/walker.ts';
import { BRANCH_SCREENS } from './branch-screens.ts';
import { SCREENS } from './canned.ts';
import { rulesScreen } from './menu-screens.ts';
import { Notes, overlap, pairs, within } from './notes.ts';

// The words that the view takes by itself; all others come to it in what it is to show.
vi.mock('../../src/text/screens.ts', async (original) => {
  const { stretchWords } = await import('../kit/pseudo.ts');
  const words = await original<typeof import('../../src/text/screens.ts')>();
  return { ...words, TABLE_WORDS: stretchWords(words.TABLE_WORDS) };
});
vi.mock('../../src/text/en/cards.ts', async (original) => {
  const { stretchWords } = await import('../kit/pseudo.ts');
  const words = await original<typeof import('../../src/text/en/cards.ts')>();
  return { ...words, STATUS_WORDS: stretchWords(words.STATUS_WORDS) };
});
vi.mock('../../src/text/tabs.ts', async (original) => {
  const { stretchWords } = await import('../kit/pseudo.ts');
  const words = await original<typeof import('../../src/text/tabs.ts')>();
  return { TAB_WORDS: stretchWords(words.TAB_WORDS) };
});

vi.mock('../../src/text/switch.ts', async (original) => {
  const { stretchWords } = await import('../kit/pseudo.ts');
  return { ...stretchWords(await original<typeof import('../../src/text/switch.ts')>()) };
});

vi.setConfig({ testTimeout: 120_000 }); // two seconds of work, on a machine of one's own

const SIZES = [
  [1280, 720],
  [390, 844],
  [844, 390],
] as const;

const screenOf = ([width, height]: (typeof SIZES)[number]): Screen => ({
  width,
  height,
  textScale: 1,
  safe: { top: 0, right: 0, bottom: 0, left: 0 },
});

const noCards = { put: () => {} } as unknown as RulesCards;

function drawn(model: ScreenModel, screen: Screen): Notes {
  const notes = new Notes();
  const brush = notes as unknown as Brush;
  const hits = new Hits();
  if (model.kind === 'menu') {
    drawMenu(brush, hits, model, layMenu(screen, model, brush), new MenuScroll(), (menu, where, width) =>
      sheetBlocks(brush, noCards, menu, where, width),
    );
    return notes;
  }
  const picture = pictureOf(model.seen);
  const layout = layTable(screen, {
    seat: model.seen.seat,
    attachments: attachmentCounts(picture.caravans),
    hand: picture.hands[model.seen.seat].length,
    items: model.items.length,
    speaks: model.said !== undefined,
    guided: model.guided === true,
  });
  if (model.question !== null) {
    const whole = { x: 0, y: 0, w: screen.width, h: screen.height };
    drawQuestion(brush, hits, whole, model.question, model.items, model.focus, fontsOf(screen));
  } else {
    const lying = layCaravans(layout, picture);
    drawTable(brush, hits, { model, picture, layout, lying, log: model.log, playing: false });
  }
  return notes;
}

/** Letters do not fill the height of their line. */
const letters = ({ x, y, w, h }: Rect): Rect => ({ x, y: y + h * 0.18, w, h: h * 0.64 });
const PLAIN = /\p{L}*[aeiouy]\p{L}*/giu;
/** Cards, places, and the name of the game. */
const ALLOWED =
  /^(?:ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|of|spades|hearts|diamonds|clubs|the|caravan|[A-Z]\d|\p{L}{1,2})$/iu;

/** What is wrong with a screen at each size. */
function faultsOf(name: string, model: ScreenModel): string[] {
  const shown = stretchScreen(model);
  return SIZES.flatMap((size) => {
    const [width, height] = size;
    const { cut, placed } = drawn(shown, screenOf(size));
    const whole = { x: 0, y: 0, w: width, h: height };
    // What is printed on keys and pads is in no language.
    const sheet = model.kind === 'menu' ? (model.sheet ?? []) : [];
    const marks = new Set([
      ...(model.prompts ?? []).map(({ key }) => key),
      ...sheet.flatMap((part) => (part.kind === 'keys' ? part.keys : [])),
    ]);
    const plain = placed
      .filter(({ text }) => !marks.has(text))
      .flatMap(({ text }) =>
        (text.match(PLAIN) ?? []).filter((word) => !ALLOWED.test(word)).map((word) => `${word} in "${text}"`),
      );
    return [
      ...cut.map((text) => `is cut: ${text}`),
      ...placed.filter(({ rect }) => !within(rect, whole)).map(({ text }) => `leaves the screen: ${text}`),
      ...pairs(placed)
        .filter(([a, b]) => overlap(letters(a.rect), letters(b.rect)))
        .map(([a, b]) => `lies over "${b.text}": ${a.text}`),
      ...plain.map((text) => `is plain English: ${text}`),
    ].map((fault) => `${name} at ${width}×${height} ${fault}`);
  });
}

const told = new Set<string>();
const tell = (faults: readonly string[]): string[] =>
  faults.filter((fault) => !told.has(fault) && told.add(fault));

test('texts are longer by 35 to 45 %, once however often they are lengthened', () => {
  const all = [...SCHOOL.lessons, ...SCHOOL.puzzles]
    .flatMap(({ title, about, steps }) => [title, about, ...steps.flatMap(({ asks, told }) => [asks, told])])
    .join('\n');
  const longer = stretch(all);
  expect(longer.length / all.length).toBeGreaterThan(1.35);
  expect(longer.length / all.length).toBeLessThan(1.45);
  expect(stretch(longer)).toBe(longer);
  expect(stretch('the ten of hearts on A1')).toBe('théè ten of hearts óòñň A1');
});

test('every screen that can be walked to', async () => {
  const seen = new Map<string, ScreenModel>();
  const walker = new Walker(true, ({ screen }) => {
    if (!screen) return;
    const words = screen.kind === 'menu' ? `${screen.id}: ${screen.heading}` : 'table';
    const name = `${words}, ${screen.items.map(({ id }) => id).join(' ')}`;
    if (!seen.has(name)) seen.set(name, screen);
  });
  await walkEverywhere(walker);
  expect(seen.size).toBeGreaterThan(25);
  expect(tell([...seen].flatMap(([name, screen]) => faultsOf(name.split(',')[0]!, screen)))).toEqual([]);
});

test('pages of the rules, of the road and of the deck workshop, and tables', () => {
  const screens: Record<string, () => ScreenModel> = {
    ...Object.fromEntries(RULES_PAGES.map((page) => [`rules: ${page}`, () => rulesScreen(page, 'standard')])),
    ...BRANCH_SCREENS,
    ...SCREENS,
  };
  // Stand-ins for other tests, in no language.
  for (const name of ['quick', 'longQuick', 'rules']) delete screens[name];
  expect(tell(Object.entries(screens).flatMap(([name, screen]) => faultsOf(name, screen())))).toEqual([]);
});

test('what may have to be said of the save, on the title and at the table', () => {
  const title = SCREENS['titleNew']!() as MenuModel;
  const table = SCREENS['mid']!() as TableModel;
  const notices = [...Object.values(TROUBLE_WORDS), ...Object.values(KEEP_FAILURE_WORDS)];
  expect(tell(notices.flatMap((notice) => faultsOf('title', { ...title, notice, alarm: true })))).toEqual([]);
  expect(tell(notices.flatMap((notice) => faultsOf('table', { ...table, notice, alarm: true })))).toEqual([]);
});

test('every step of the lessons and every puzzle: asked with its hint, and done', async () => {
  const faults: string[] = [];
  const walker = new Walker();
  // The table itself is like any other: what counts is whether all is said that is said.
  const look = (what: string): void => {
    for (const size of SIZES)
      for (const text of drawn(stretchScreen(walker.screen!), screenOf(size)).cut)
        faults.push(`${what} at ${size.join('×')} is cut: ${text}`);
  };
  const say = async (move: string): Promise<void> => {
    walker.program.send({ type: 'say', move });
    await walker.rest();
  };
  await walker.rest();
  for (const kind of ['lesson', 'puzzle'] as const) {
    await walker.pressItem(`${kind}s`);
    await walker.pressItem(`${kind}-1`);
    for (const [i, course] of SCHOOL[`${kind}s`].entries()) {
      for (const [at, step] of course.steps.entries()) {
        const name = `${course.id}, step ${at + 1}`;
        if (step.kind === 'puzzle') await walker.pressItem('hint');
        look(`${name}, asked`);
        await say(step.move ?? walker.program.getSnapshot().context.table!.legal[0]!);
        look(`${name}, done`);
        if (i < SCHOOL[`${kind}s`].length - 1 || at < course.steps.length - 1) await walker.pressItem('next');
      }
    }
    await walker.pressItem('menu');
    await walker.pressItem('list');
    look(`${kind}s`);
    await walker.back();
  }
  expect(tell(faults)).toEqual([]);
});
