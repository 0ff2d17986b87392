/** What the presets and the rules browser say, under every rule set. */
import { describe, expect, test } from 'vitest';
import {
  CONFIDENCES,
  differencesFromStandard,
  findTopic,
  GLOSSARY,
  PRESET_IDS,
  PRESETS,
  presetOptions,
  REFUSAL_TOPIC,
  RULE_TOPICS,
  RULES_TEXT,
} from '../../src/content/index.ts';
import { CHOICES, COUNTS, changeOptions, REFUSALS, type RuleOptions } from '../../src/engine/index.ts';

const standard = presetOptions('standard');
const change = (base: RuleOptions, changes: object): RuleOptions => {
  const changed = changeOptions(base, changes);
  if (!changed.ok) throw new Error(changed.message);
  return changed.options;
};

describe('presets', () => {
  test('have the titles by which a player chooses, and the three reconstructions are marked', () => {
    expect(PRESET_IDS.map((id) => PRESETS[id].title)).toEqual([
      'Standard table',
      'Polite table',
      'Tournament table',
      'Pagat (Mifflin)',
      'As in the video game',
      'Holotape and wiki',
      'League',
      'Tabletop sheet',
      'Nevins',
      'Foxon',
    ]);
    expect(PRESET_IDS.filter((id) => PRESETS[id].reconstruction)).toEqual(['tabletop', 'nevins', 'foxon']);
  });

  test.each(PRESET_IDS)('%s says what it is in full sentences', (id) => {
    const { summary, basis, confidence, assumed } = PRESETS[id];
    expect(summary).toMatch(/^[A-Z].*\.$/);
    expect(summary).not.toContain('\n');
    expect(basis).not.toBe('');
    expect(CONFIDENCES).toContain(confidence);
    expect(new Set(assumed).size).toBe(assumed.length);
  });
});

describe('differences from the standard table', () => {
  test('the standard table has none, its variants one', () => {
    expect(differencesFromStandard(standard)).toEqual([]);
    expect(differencesFromStandard(presetOptions('polite'))).toEqual(['faceOnOpponent']);
    expect(differencesFromStandard(presetOptions('tournament'))).toEqual(['faceSuitMatch']);
    expect(differencesFromStandard(presetOptions('standard', ['polite', 'tournament']))).toHaveLength(2);
  });

  test('only what can make itself felt counts', () => {
    expect(
      differencesFromStandard(change(standard, { jokerOnAce: 'rank', jokerAceSuit: 'printed' })),
    ).toEqual(['jokerOnAce']);
    expect(differencesFromStandard(change(standard, { deck: { min: 3 } }))).toEqual([]);
    expect(differencesFromStandard(change(standard, { deck: { kind: 'custom' } }))).toEqual(['deck']);
  });
});

describe('the rules browser', () => {
  const variants: RuleOptions[] = [
    ...PRESET_IDS.map((id) => presetOptions(id)),
    ...Object.entries(CHOICES).flatMap(([name, values]) =>
      values.map((value) => change(standard, { [name]: value })),
    ),
    change(standard, { deck: { kind: 'custom', min: null, max: null, maxCopies: null } }),
    change(standard, { deck: { kind: 'custom', min: null, max: 40, maxCopies: 1 } }),
  ];

  test.each(RULE_TOPICS)('%s: short plain sentences with their numbers, under any options', (topic) => {
    for (const options of variants) {
      const lines = RULES_TEXT[topic].lines(options);
      expect(lines.length).toBeGreaterThan(0);
      for (const { text, sources } of lines) {
        expect(text).toMatch(/^[A-Z][^\n]*\.$/);
        expect(text).not.toMatch(/null|undefined/);
        expect(text.length).toBeLessThan(125);
        for (const source of sources) expect(source).toMatch(/^[RM][1-9][0-9]?$/);
      }
    }
  });

  test('every option shows somewhere', () => {
    const all = (options: RuleOptions): string =>
      RULE_TOPICS.flatMap((topic) => RULES_TEXT[topic].lines(options).map(({ text }) => text)).join('\n');
    for (const [name, values] of Object.entries(CHOICES)) {
      const texts = values.map((value) => all(change(standard, { [name]: value })));
      expect(new Set(texts).size, name).toBe(values.length);
    }
    for (const name of COUNTS) expect(all(change(standard, { [name]: 5 })), name).not.toBe(all(standard));
  });

  test('topics are found by their words, and no word leads to two pages', () => {
    expect(findTopic('Queen')).toBe('queen');
    expect(findTopic(' number cards ')).toBe('numbers');
    expect(findTopic('__proto__')).toBeNull();
    const words = RULE_TOPICS.flatMap((id) => [id, ...RULES_TEXT[id].also]);
    expect(new Set(words).size).toBe(words.length);
  });

  test('every refusal has a page, every term a meaning', () => {
    expect(Object.keys(REFUSAL_TOPIC).sort()).toEqual([...REFUSALS].sort());
    expect(new Set(GLOSSARY.map(({ term }) => term)).size).toBe(GLOSSARY.length);
  });
});
