/** The pages of the rules browser. This file and what only it needs is fetched when the rules are first opened. */
import {
  type ComparedRules,
  comparedRules,
  compareRules,
  GLOSSARY,
  isRulesPage,
  isTopic,
  matters,
  PRESET_IDS,
  PRESETS,
  pageAfter,
  picturesOf,
  RULE_TOPICS,
  RULES_PAGES,
  RULES_TEXT,
  type RulesExtra,
  type RulesPage,
  type RuleTopic,
} from '../content/index.ts';
import type { RuleOptions } from '../engine/index.ts';
import { CONTROLS_WORDS, DEED_WORDS, DEVICE_HEADS } from '../text/controls.ts';
import { OPTION_WORDS } from '../text/index.ts';
import { optionCell, RULES_WORDS } from '../text/rules.ts';
import type { Menu } from './menus.ts';
import type { MenuItem } from './model.ts';
import type { Compared, KeyLine, RulesBook, RulesQuestion } from './rules-book.ts';
import { sheetPicture } from './rules-picture.ts';
import type { SheetPart } from './sheet.ts';

const button = (
  id: string,
  label: string,
  more: { primary?: boolean; enabled?: boolean; detail?: string } = {},
): MenuItem => ({
  id,
  label,
  kind: 'button',
  enabled: true,
  ...more,
});

const numberOf = (page: RulesPage): number => RULES_PAGES.indexOf(page);
const titleOf = (page: RulesPage): string =>
  page === 'contents' ? RULES_WORDS.contents : isTopic(page) ? RULES_TEXT[page].title : RULES_WORDS[page];

export const RULES_BOOK: RulesBook = { menu, turn, compare };

function menu(question: RulesQuestion): Menu {
  const { page } = question;
  const base = { kind: 'menu', id: 'rules', lines: [] } as const;
  if (page === 'contents') {
    return {
      ...base,
      heading: RULES_WORDS.contents,
      lines: [RULES_WORDS.about(question.rulesTitle)],
      items: [
        ...RULES_PAGES.slice(1).map((id) =>
          button(`topic-${id}`, `${numberOf(id)}. ${titleOf(id)}`, { primary: id === RULE_TOPICS[0] }),
        ),
        button('back', RULES_WORDS.back),
      ],
      arranged: 'grid',
    };
  }
  const heading = `${numberOf(page)}. ${titleOf(page)}`;
  const turning = [
    button('previous', RULES_WORDS.previous),
    button('contents', RULES_WORDS.toContents),
    button('next', RULES_WORDS.next, { primary: true, enabled: pageAfter(page, 1) !== page }),
    button('back', RULES_WORDS.back),
  ];
  if (page === 'glossary') return { ...base, heading, items: [...termItems(), ...turning], arranged: 'page' };
  return {
    ...base,
    heading,
    items: [...(page === 'compare' ? comparing(question) : []), ...turning],
    sheet: isTopic(page) ? topicSheet(page, question) : EXTRA_SHEETS[page](question),
    arranged: 'page',
  };
}

function turn(page: RulesPage, item: string): RulesPage | null {
  if (item === 'next') return pageAfter(page, 1);
  if (item === 'previous') return pageAfter(page, -1);
  if (item === 'contents') return 'contents';
  const [, topic] = /^topic-(.+)$/.exec(item) ?? [];
  if (topic !== undefined) return isRulesPage(topic) ? topic : null;
  const [, term] = /^term-(\d+)$/.exec(item) ?? [];
  return term === undefined ? null : (GLOSSARY[Number(term)]?.topic ?? null);
}

function compare(question: RulesQuestion, item: string, value: string): Compared | null {
  const id = columnsOf(question).find((column) => column.id === value)?.id;
  if (!id) return null;
  const [one, other] = pickedOf(question);
  if (item === 'compare-one') return [id, other];
  return item === 'compare-other' ? [one, id] : null;
}

function topicSheet(topic: RuleTopic, { options, rulesTitle }: RulesQuestion): SheetPart[] {
  const text = RULES_TEXT[topic].lines(options).map((line): SheetPart => ({ kind: 'text', text: line.text }));
  const pictures = picturesOf(topic, options).map(
    (picture): SheetPart => ({ kind: 'picture', picture: sheetPicture(picture, options) }),
  );
  // Words and pictures take turns, so that neither has to be remembered for long.
  const half = Math.ceil(text.length / Math.max(1, pictures.length));
  return [
    ...(pictures.length === 0
      ? text
      : pictures.flatMap((picture, i) => [...text.slice(i * half, (i + 1) * half), picture])),
    { kind: 'aside', text: RULES_WORDS.about(rulesTitle) },
  ];
}

const EXTRA_SHEETS: Record<Exclude<RulesExtra, 'glossary'>, (question: RulesQuestion) => SheetPart[]> = {
  keys: ({ keys, buttons }) => [
    { kind: 'text', text: RULES_WORDS.keysIntro },
    { kind: 'head', text: DEVICE_HEADS.keyboard },
    ...keys.map(keyPart),
    { kind: 'head', text: DEVICE_HEADS.pad },
    ...buttons.map(keyPart),
    { kind: 'head', text: DEVICE_HEADS.mouse },
    ...keys.map(({ does }) => pointerPart(does, 'mouse')),
    { kind: 'head', text: DEVICE_HEADS.touch },
    ...keys.map(({ does }) => pointerPart(does, 'touch')),
  ],
  compare: (question) => [{ kind: 'text', text: RULES_WORDS.compareIntro }, tableOf(question)],
  sources: () => [
    { kind: 'text', text: RULES_WORDS.sourcesIntro },
    ...PRESET_IDS.flatMap((id): SheetPart[] => {
      const { title, basis, confidence, reconstruction, assumed, summary } = PRESETS[id];
      return [
        { kind: 'head', text: title },
        { kind: 'text', text: summary },
        {
          kind: 'aside',
          text: [
            RULES_WORDS.basis(basis),
            RULES_WORDS.trust[confidence],
            ...(reconstruction ? [RULES_WORDS.reconstruction] : []),
            ...(assumed.length === 0
              ? []
              : [RULES_WORDS.assumed(assumed.map((name) => OPTION_WORDS[name].toLowerCase()))]),
          ].join(' '),
        },
      ];
    }),
  ],
};

/** What has no key or button of its own is done in another way, and that is told. */
function keyPart({ keys, does }: KeyLine): SheetPart {
  const words: { does: string; pad?: string } = DEED_WORDS[does];
  if (keys.length > 0) return { kind: 'keys', keys, text: words.does };
  return { kind: 'text', text: sentence(`${words.does}: ${words.pad ?? CONTROLS_WORDS.none}`) };
}

const pointerPart = (does: KeyLine['does'], device: 'mouse' | 'touch'): SheetPart => ({
  kind: 'text',
  text: sentence(`${DEED_WORDS[does].does}: ${DEED_WORDS[does][device]}`),
});
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const termItems = (): MenuItem[] =>
  GLOSSARY.map(({ term, meaning, also }, i) =>
    button(`term-${i}`, term, {
      detail: also.length === 0 ? meaning : `${meaning} ${RULES_WORDS.also(also)}`,
    }),
  );

const columnsOf = ({ preset, options }: RulesQuestion): ComparedRules[] => comparedRules(preset, options);

/** The rule set that is the table's own. */
const ownId = (question: RulesQuestion): Compared[0] =>
  columnsOf(question).some(({ id }) => id === 'table') ? 'table' : question.preset;

function pickedOf(question: RulesQuestion): Compared {
  if (question.compared) return question.compared;
  const own = ownId(question);
  return [own, own === 'standard' ? 'new-vegas' : 'standard'];
}

const columnTitle = (id: Compared[0]): string =>
  id === 'table' ? RULES_WORDS.ofThisTable : PRESETS[id].title;

function comparing(question: RulesQuestion): MenuItem[] {
  const [one, other] = pickedOf(question);
  const options = columnsOf(question).map(({ id }) => ({ value: id, label: columnTitle(id) }));
  return [
    { id: 'compare-one', label: RULES_WORDS.compareThis, kind: 'choice', enabled: true, value: one, options },
    {
      id: 'compare-other',
      label: RULES_WORDS.compareWith,
      kind: 'choice',
      enabled: true,
      value: other,
      options,
    },
  ];
}

/** Every option in which any two rule sets differ, computed from the options themselves. */
function tableOf(question: RulesQuestion): SheetPart {
  const columns = columnsOf(question);
  const own = ownId(question);
  const picked = pickedOf(question);
  const cell = (name: Parameters<typeof optionCell>[0], options: RuleOptions): string =>
    matters(name, options) ? optionCell(name, options) : '–';
  return {
    kind: 'table',
    columns: columns.map(({ id }) => ({
      id,
      title: columnTitle(id),
      marked: id === own,
      picked: picked.includes(id),
    })),
    rows: compareRules(columns).map((name) => ({
      head: OPTION_WORDS[name],
      cells: columns.map(({ options }) => cell(name, options)),
    })),
    alike: RULES_WORDS.alike,
  };
}
