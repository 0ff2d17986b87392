/** The quick table: whom one plays against, by which rules, who begins. */
import {
  BESIDE,
  deckBrought,
  differencesFromStandard,
  HOUSE_RULES,
  houseRuleAdds,
  LEVEL_POINTS,
  LEVELS,
  type LevelId,
  type Person,
  PRESET_IDS,
  PRESETS,
  rulesOf,
  type TableSetup,
} from '../content/index.ts';
import { type DeckRule, MAX_SEED, type RuleOptions } from '../engine/index.ts';
import { DECK_WORDS } from '../text/decks.ts';
import { HOT_SEAT_WORDS } from '../text/hot-seat.ts';
import { DECK_LINES, deckRefusalLine, levelLine, optionLines, personLine, plainLine } from '../text/index.ts';
import { ROAD_WORDS } from '../text/road.ts';
import { FIRST_LABELS, firstNote, KIND_LABELS, KIND_NOTES, keepsLine, WORDS } from '../text/screens.ts';
import type { Menu } from './menus.ts';
import type { MenuItem, MenuOption, Speed } from './model.ts';
import { speedItem } from './table-model.ts';

/** Somebody to play against who is no person of the road: a level, or a program with a plain rule. */
export interface Opponent {
  readonly id: string;
  readonly name: string;
}

export const OPPONENT_KINDS = ['level', 'person', 'beside', 'plain'] as const;
export type OpponentKind = (typeof OPPONENT_KINDS)[number];

const isLevel = (id: string): id is LevelId => (LEVELS as readonly string[]).includes(id);

/** What an opponent is; whom nobody knows yet is a person. */
const kindOf = (id: string, opponents: readonly Opponent[]): OpponentKind =>
  id === BESIDE
    ? 'beside'
    : isLevel(id)
      ? 'level'
      : opponents.some((one) => one.id === id)
        ? 'plain'
        : 'person';

/** Everybody of a kind, weakest or first met first. */
export function opponentsOf(
  kind: OpponentKind,
  opponents: readonly Opponent[],
  people: readonly Person[],
): readonly Opponent[] {
  return kind === 'person' ? people : opponents.filter(({ id }) => kindOf(id, opponents) === kind);
}

export interface QuickTableSight {
  readonly setup: TableSetup;
  readonly opponents: readonly Opponent[];
  /** None where they have not come yet. */
  readonly people: readonly Person[];
  /** They could not be loaded. */
  readonly peopleMissing: boolean;
  readonly speed: Speed;
  /** What the person may bring, and why the chosen deck may not; null where the rules ask for one full pack. */
  readonly deck: {
    readonly value: string;
    readonly options: readonly MenuOption[];
    readonly fault: string | null;
  } | null;
  /** A deal takes the place of a match that is kept. */
  readonly keepsOne: boolean;
}

export function quickTableMenu(sight: QuickTableSight): Menu {
  const { setup, people, speed, deck } = sight;
  const options = rulesOf(setup);
  const person = people.find(({ id }) => id === setup.opponent);
  return {
    kind: 'menu',
    id: 'quick-table',
    heading: WORDS.quickTable,
    linesVary: true,
    lines: [
      noteOn(setup.opponent, sight.opponents, people),
      ...(person ? [deckLine(person, options.deck)] : []),
      PRESETS[setup.preset].summary,
      ...optionLines(differencesFromStandard(options), options),
      ...(sight.peopleMissing ? [WORDS.peopleMissing] : []),
      ...(deck?.fault ? [deck.fault] : []),
      ...(sight.keepsOne ? [keepsLine] : []),
    ],
    items: [
      {
        id: 'deal',
        label: WORDS.deal,
        kind: 'button',
        enabled: !deck?.fault,
        primary: true,
        ...(deck?.fault && { note: deck.fault }),
      },
      ...opponentItems(sight),
      choice(
        'preset',
        WORDS.preset,
        setup.preset,
        PRESET_IDS.map((id) => ({ value: id, label: PRESETS[id].title, note: PRESETS[id].summary })),
      ),
      ...(deck
        ? [
            {
              ...choice('deck', ROAD_WORDS.deck, deck.value, deck.options),
              enabled: deck.options.length > 1,
            },
            {
              id: 'decks',
              label: DECK_WORDS.title,
              note: DECK_WORDS.note,
              kind: 'button',
              enabled: true,
            } as const,
          ]
        : []),
      ...HOUSE_RULES.map((house): MenuItem => {
        const adds = houseRuleAdds(setup.preset, house);
        return {
          id: `house-${house}`,
          label: (adds ? WORDS.house : WORDS.houseIn)(PRESETS[house].title),
          note: adds ? WORDS.houseNote(PRESETS[house].summary) : WORDS.houseHad,
          kind: 'toggle',
          enabled: adds,
          value: !adds || setup.house.includes(house),
        };
      }),
      choice(
        'first',
        WORDS.first,
        setup.first ?? 'rules',
        (['rules', 'A', 'B'] as const).map((value) => ({
          value,
          ...firstWords(value, setup, options),
        })),
      ),
      {
        id: 'seed',
        label: WORDS.seed,
        note: WORDS.seedNote,
        kind: 'number',
        enabled: true,
        value: setup.seed === null ? '' : `${setup.seed}`,
        min: 0,
        max: MAX_SEED,
        empty: WORDS.anySeed,
      },
      speedItem(speed),
      { id: 'rules', label: WORDS.rules, kind: 'button', enabled: true },
      { id: 'back', label: WORDS.back, kind: 'button', enabled: true },
    ],
  };
}

/** Who begins. */
function firstWords(
  first: keyof typeof FIRST_LABELS,
  { opponent }: TableSetup,
  { firstPlayer }: RuleOptions,
): { label: string; note: string } {
  if (opponent !== BESIDE || first === 'rules')
    return {
      label: FIRST_LABELS[first],
      note: opponent === BESIDE ? HOT_SEAT_WORDS.firstByRule[firstPlayer] : firstNote(first, firstPlayer),
    };
  return { label: HOT_SEAT_WORDS.names[first], note: HOT_SEAT_WORDS.first(first) };
}

const choice = (id: string, label: string, value: string, options: readonly MenuOption[]): MenuItem => ({
  id,
  label,
  kind: 'choice',
  enabled: true,
  value,
  options,
});

/** First what one plays against, then who of them. */
function opponentItems({ setup, opponents, people }: QuickTableSight): MenuItem[] {
  const kind = kindOf(setup.opponent, opponents);
  const kinds = OPPONENT_KINDS.filter(
    (one) => one === kind || opponentsOf(one, opponents, people).length > 0,
  );
  return [
    choice(
      'against',
      WORDS.against,
      kind,
      kinds.map((value) => ({ value, label: KIND_LABELS[value], note: KIND_NOTES[value] })),
    ),
    choice(
      'opponent',
      WORDS.opponent,
      setup.opponent,
      opponentsOf(kind, opponents, people).map(({ id, name }) => ({
        value: id,
        label: name,
        note: noteOn(id, opponents, people),
      })),
    ),
  ];
}

/** One line about an opponent. */
function noteOn(id: string, opponents: readonly Opponent[], people: readonly Person[]): string {
  const nameOf = (one: string | undefined): string => opponents.find((each) => each.id === one)?.name ?? '';
  if (id === BESIDE) return HOT_SEAT_WORDS.note;
  if (isLevel(id)) {
    const below = LEVELS[LEVELS.indexOf(id) - 1] ?? 'random';
    return levelLine(id, LEVEL_POINTS[id], nameOf(below));
  }
  const person = people.find((one) => one.id === id);
  return person ? personLine(person, nameOf(person.level)) : plainLine(id);
}

function deckLine(person: Person, rule: DeckRule): string {
  const { name, deck } = person;
  if (deck === null) return DECK_LINES.full(name);
  const { refused } = deckBrought(person, rule);
  if (refused === null) return DECK_LINES.own(name, deck.length);
  return refused === 'not-standard-54'
    ? DECK_LINES.leftHome(name)
    : DECK_LINES.refused(name, deckRefusalLine(refused, rule, deck.length));
}
