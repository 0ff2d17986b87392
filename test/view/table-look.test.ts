/** Tables as they are drawn, at every size and size of text: no word cut, none over another, every control to be hit. */
import { describe, expect, test } from 'vitest';
import { pictureOf, type TableModel } from '../../src/present/index.ts';
import type { Brush } from '../../src/view/brush.ts';
import { layCaravans } from '../../src/view/card-goals.ts';
import { Hits } from '../../src/view/hits.ts';
import { attachmentCounts, layTable, type Screen, TARGET } from '../../src/view/layout.ts';
import type { Rect } from '../../src/view/rect.ts';
import { drawTable } from '../../src/view/table-screen.ts';
import { SCREENS } from './canned.ts';
import { Notes, overlap, pairs, within } from './notes.ts';

const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
] as const;
const TABLES = [
  'opening',
  'early',
  'mid',
  'late',
  'full',
  'shown',
  'long',
  'preview',
  'joker',
  'refusal',
  'thinking',
];
/** The least size of a letter, in CSS pixels. */
const LEAST = 8;

const cases = SIZES.flatMap(([width, height]) =>
  [1, 1.5, 2].map((textScale) => [width, height, textScale] as const),
);

describe.each(cases)('%i×%i, text ×%d', (width, height, textScale) => {
  const screen: Screen = { width, height, textScale, safe: { top: 0, right: 0, bottom: 0, left: 0 } };

  test.each(TABLES)('%s', (name) => {
    const model = SCREENS[name]!() as TableModel;
    const picture = pictureOf(model.seen);
    const { seat } = model.seen;
    const layout = layTable(screen, {
      seat,
      attachments: attachmentCounts(picture.caravans),
      hand: picture.hands[seat].length,
      items: model.items.length,
    });
    const notes = new Notes();
    const hits = new Hits();
    const lying = layCaravans(layout, picture);
    drawTable(notes as unknown as Brush, hits, {
      model,
      picture,
      layout,
      lying,
      log: model.log,
      playing: false,
    });
    expect(notes.cut.join(' | '), 'cut').toBe('');
    const whole = { x: 0, y: 0, w: width, h: height };
    expect(
      notes.placed.filter(({ rect }) => !within(rect, whole)).map(({ text }) => text),
      'beyond the screen',
    ).toEqual([]);
    // Letters do not fill the height of their line.
    const letters = ({ x, y, w, h }: Rect): Rect => ({ x, y: y + h * 0.18, w, h: h * 0.64 });
    const over = pairs(notes.placed).filter(([a, b]) => overlap(letters(a.rect), letters(b.rect)));
    expect(
      over.map(([a, b]) => `${a.text} over ${b.text}`),
      'over each other',
    ).toEqual([]);
    const words = notes.placed.filter(({ text }) => /[a-z]{2}/i.test(text));
    expect(
      words.filter(({ size }) => size < LEAST).map(({ text, size }) => `${text}: ${size}`),
      'too small',
    ).toEqual([]);
    const controls = hits.all().filter(({ place }) => /^(hand|item\.(?!log|rules|discard))/.test(place));
    expect(
      controls
        .filter(({ rect }) => Math.min(rect.w, rect.h) < TARGET - 0.01)
        .map(({ place, rect }) => `${place} ${rect.w}×${rect.h}`),
    ).toEqual([]);
  });
});
