/** The pages of the rules browser: their order, their links, and the table of rule sets. */
import { describe, expect, test } from 'vitest';
import {
  comparedRules,
  GLOSSARY,
  matters,
  PRESET_IDS,
  presetOptions,
  REFUSAL_TOPIC,
  RULE_TOPICS,
  RULES_PAGES,
  RULES_TEXT,
} from '../../src/content/index.ts';
import { CHOICES, COUNTS, OPTION_NAMES, REFUSALS } from '../../src/engine/index.ts';
import { RULES_BOOK } from '../../src/present/rules-menu.ts';
import type { SheetPart } from '../../src/present/sheet.ts';
import { OPTION_WORDS } from '../../src/text/index.ts';
import { optionCell } from '../../src/text/rules.ts';
import { questionOf } from '../view/menu-screens.ts';

/** The terms of the specification's glossary and the names others use for them. */
const TERMS =
  `caravan; track, pile, stack; pair; opposing caravans, match-up; number card; value card, numeral, point card;
  face card; picture card; attach; modify; attachment; last card; bottom card, top card; printed value; rank; card value;
  value of a caravan; bid; suit of a caravan; effective suit; for sale; sellable; sold; decided, winning; outbid; tied;
  light; too light; heavy; overburdened, bust; disband; destroy, clear; discard; opening; setup, initial round;
  stuck hand; stake; pot, ante, bet`
    .split(/[;,]/)
    .map((term) => term.trim());

test('every term has its meaning and leads to a page', () => {
  const known = GLOSSARY.flatMap(({ term, also }) => [term, ...also]);
  for (const term of TERMS) expect(known).toContain(term);
  for (const [i, { topic, meaning }] of GLOSSARY.entries()) {
    expect(meaning).toMatch(/^[A-Z].*\.$/);
    expect(RULES_BOOK.turn('glossary', `term-${i}`)).toBe(topic);
    expect(RULE_TOPICS).toContain(topic);
  }
});

test('every refusal opens a page that has words under every rule set', () => {
  for (const refusal of REFUSALS) {
    const topic = REFUSAL_TOPIC[refusal];
    expect(RULES_PAGES).toContain(topic);
    for (const preset of PRESET_IDS)
      expect(RULES_TEXT[topic].lines(presetOptions(preset)).length).toBeGreaterThan(0);
  }
});

describe('the book', () => {
  test('is turned from the contents to the last page and back', () => {
    let page: (typeof RULES_PAGES)[number] = 'contents';
    for (const next of RULES_PAGES.slice(1)) {
      const turned = RULES_BOOK.turn(page, 'next');
      expect(turned).toBe(next);
      expect(RULES_BOOK.turn(next, 'previous')).toBe(page);
      page = next;
    }
    expect(RULES_BOOK.turn(page, 'contents')).toBe('contents');
    expect(RULES_BOOK.turn(page, 'back')).toBeNull();
  });

  test('has a control for every page, and a way back on each', () => {
    const { items } = RULES_BOOK.menu(questionOf('contents', 'standard'));
    expect(items.map(({ id }) => RULES_BOOK.turn('contents', id)).filter(Boolean)).toEqual(
      RULES_PAGES.slice(1),
    );
    for (const page of RULES_PAGES)
      expect(RULES_BOOK.menu(questionOf(page, 'foxon')).items.map(({ id }) => id)).toContain('back');
  });
});

describe('the table of rule sets', () => {
  const tableOf = (question: Parameters<typeof RULES_BOOK.menu>[0]) =>
    RULES_BOOK.menu(question).sheet!.find(
      (part): part is Extract<SheetPart, { kind: 'table' }> => part.kind === 'table',
    )!;

  test('says of every option in which presets differ what each preset says', () => {
    const { columns, rows } = tableOf(questionOf('compare', 'standard'));
    expect(columns.map(({ id }) => id)).toEqual(PRESET_IDS);
    const heads = OPTION_NAMES.filter((name) => {
      const values = PRESET_IDS.map((id) => {
        const options = presetOptions(id);
        return matters(name, options) ? JSON.stringify(options[name]) : 'nothing';
      });
      return new Set(values).size > 1;
    });
    expect(rows.map(({ head }) => head)).toEqual(heads.map((name) => OPTION_WORDS[name]));
    for (const [r, name] of heads.entries())
      for (const [c, id] of PRESET_IDS.entries()) {
        const options = presetOptions(id);
        expect(rows[r]!.cells[c]).toBe(matters(name, options) ? optionCell(name, options) : '–');
      }
  });

  test('two settings of an option never read the same', () => {
    const base = presetOptions('standard');
    for (const [name, values] of Object.entries(CHOICES)) {
      const cells = values.map((value) => optionCell(name as never, { ...base, [name]: value }));
      expect([name, new Set(cells).size]).toEqual([name, values.length]);
    }
    for (const name of COUNTS)
      expect(optionCell(name, { ...base, [name]: 7 })).not.toBe(optionCell(name, { ...base, [name]: null }));
  });

  test('marks the rules of the table, and gives changed rules a column of their own', () => {
    const marked = tableOf(questionOf('compare', 'foxon')).columns.filter((column) => column.marked);
    expect(marked.map(({ id }) => id)).toEqual(['foxon']);
    const options = presetOptions('foxon', ['tournament']);
    const own = tableOf({ ...questionOf('compare', 'foxon'), options }).columns;
    expect(own.filter((column) => column.marked).map(({ id }) => id)).toEqual(['table']);
    expect(comparedRules('foxon', options)).toHaveLength(PRESET_IDS.length + 1);
  });

  test('two can be picked', () => {
    const question = questionOf('compare', 'standard');
    const compared = RULES_BOOK.compare(question, 'compare-other', 'wiki');
    expect(compared).toEqual(['standard', 'wiki']);
    const picked = tableOf({ ...question, compared }).columns.filter((column) => column.picked);
    expect(picked.map(({ id }) => id)).toEqual(['standard', 'wiki']);
    expect(RULES_BOOK.compare(question, 'compare-one', 'no such set')).toBeNull();
  });
});
