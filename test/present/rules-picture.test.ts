/** Under every rule set the pictures of the rules browser are legal, and the engine makes of them what they promise. */
import { describe, expect, test } from 'vitest';
import {
  HOUSE_RULES,
  PRESET_IDS,
  picturesOf,
  presetOptions,
  RULE_TOPICS,
  RULES_PICTURES,
  type RulesPicture,
} from '../../src/content/index.ts';
import { CARAVANS, type CaravanName, type Observation, type RuleOptions } from '../../src/engine/index.ts';
import { refusalFrom } from '../../src/present/preview.ts';
import { sheetPicture } from '../../src/present/rules-picture.ts';

const SETS = PRESET_IDS.flatMap((id) =>
  [[], ['polite'], ['tournament'], HOUSE_RULES].map((house): [string, RuleOptions] => [
    [id, ...house].join('+'),
    presetOptions(id, house as never),
  ]),
);

const textOf = ({ caravans }: Observation, name: CaravanName): string =>
  caravans[name].rows
    .map(({ card, attachments }) => [card, ...attachments.map((each) => each.card)].join('.'))
    .join(' ') || '-';

describe.each(SETS)('%s', (_, options) => {
  const shown = RULE_TOPICS.flatMap((topic) =>
    picturesOf(topic, options).map((picture) => ({ topic, picture })),
  );

  test('every topic but the decks has one or two pictures', () => {
    for (const topic of RULE_TOPICS) {
      const count = picturesOf(topic, options).length;
      if (topic === 'decks') expect(count).toBe(0);
      else expect([topic, count >= 1 && count <= 3]).toEqual([topic, true]);
    }
  });

  test.each(shown.map(({ topic, picture }) => [`${topic}: ${picture.caption}`, picture] as const))(
    '%s',
    (_caption, picture) => {
      const { before, after, refusal } = sheetPicture(picture, options);
      expect(before.result).toBe('continue');
      for (const [i, name] of CARAVANS.entries())
        expect(textOf(before, name)).toBe([...picture.A, ...picture.B][i]);
      if (picture.move === undefined) {
        expect(after).toBeNull();
        return;
      }
      expect(refusalFrom(before, picture.move)).toBe(picture.refused ?? null);
      if (picture.refused) {
        expect(after).toBeNull();
        expect(refusal).toMatch(/^[A-Z].*\.$/);
      } else {
        const promised = Object.fromEntries(
          CARAVANS.map((name) => [name, picture.after?.[name] ?? textOf(before, name)]),
        );
        expect(Object.fromEntries(CARAVANS.map((name) => [name, textOf(after!, name)]))).toEqual(promised);
      }
    },
  );

  test('figures in captions are those of the table', () => {
    for (const { picture } of shown) {
      const { before, after, shows } = sheetPicture(picture, options);
      const figures = [
        ...picture.caption.matchAll(
          /worth (\d+)|\bmakes it (\d+)|from (\d+) to (\d+)|caravan (\d\d)\b|of (\d\d)\b/g,
        ),
      ]
        .flatMap((match) => match.slice(1))
        .filter((figure) => figure !== undefined)
        .map(Number);
      const names = shows === 'plates' ? CARAVANS : shows;
      const values = names.flatMap((name) => [before.caravans[name].value, after?.caravans[name].value]);
      for (const figure of figures)
        expect([picture.caption, values]).toEqual([picture.caption, expect.arrayContaining([figure])]);
    }
  });
});

test('a picture that depends on a rule is shown under some rule set, and not under another', () => {
  const dependent: RulesPicture[] = Object.values(RULES_PICTURES)
    .flat()
    .filter(({ when }) => when);
  expect(dependent.length).toBeGreaterThan(5);
  for (const picture of dependent) {
    const verdicts = SETS.map(([, options]) => picture.when!(options));
    expect([picture.caption, new Set(verdicts).size]).toEqual([picture.caption, 2]);
  }
});
