/** The screens of the deck workshop: the list of decks, a deck on the bench, hints, names. Each a function of its sight. */
import type { CardName } from '../engine/index.ts';
import { DECK_PLAN_WORDS } from '../text/campaign.ts';
import { DECK_WORDS, NAME_WORDS, rankLabel } from '../text/decks.ts';
import { WORDS } from '../text/screens.ts';
import type { Menu } from './menus.ts';
import type { MenuItem, MenuOption } from './model.ts';
import { roadButton } from './road-menus.ts';
import type { Chart } from './road-picture.ts';

const menu = (
  id: Menu['id'],
  heading: string,
  lines: readonly string[],
  items: readonly MenuItem[],
): Menu => ({
  kind: 'menu',
  id,
  heading,
  lines,
  items,
});

export interface DecksSight {
  readonly lines: readonly string[];
  readonly decks: readonly { readonly name: string; readonly detail: string }[];
  /** There is room for another. */
  readonly room: boolean;
}

export const decksMenu = ({ lines, decks, room }: DecksSight): Menu =>
  menu('decks', DECK_WORDS.title, lines, [
    ...decks.map(({ name, detail }, i) => roadButton(`deck-${i}`, name, { detail, primary: i === 0 })),
    roadButton('plans', DECK_WORDS.plans, {
      note: DECK_WORDS.plansNote,
      primary: decks.length === 0,
      enabled: room,
    }),
    roadButton('new', DECK_WORDS.new, { note: DECK_WORDS.newNote, enabled: room }),
    roadButton('take', DECK_WORDS.take, { note: DECK_WORDS.takeNote, enabled: room }),
    roadButton('back', WORDS.back),
  ]);

export interface Lane {
  readonly rank: string;
  readonly value: number;
  readonly most: number;
  readonly cells: readonly { readonly card: CardName; readonly value: number; readonly most: number }[];
}

export interface BenchSight {
  readonly name: string;
  readonly lines: readonly string[];
  readonly lanes: readonly Lane[];
  readonly charts: readonly Chart[];
  readonly taking: boolean;
  readonly undo: boolean;
  readonly redo: boolean;
}

export const benchMenu = (sight: BenchSight): Menu => ({
  ...menu('deck', sight.name, sight.lines, [
    ...sight.lanes.flatMap(({ rank, value, most, cells }): MenuItem[] => [
      {
        id: `rank-${rank}`,
        label: rankLabel(rank),
        note: DECK_WORDS.head(rank, value, most),
        kind: 'cell',
        enabled: true,
        lane: rank,
        card: null,
        value,
        most,
      },
      ...cells.map(
        (cell): MenuItem => ({
          id: `card-${cell.card}`,
          label: rankLabel(rank),
          note: DECK_WORDS.cell(cell.card, cell.value, cell.most),
          kind: 'cell',
          enabled: true,
          lane: rank,
          ...cell,
        }),
      ),
    ]),
    roadButton('undo', DECK_WORDS.undo, { enabled: sight.undo }),
    roadButton('redo', DECK_WORDS.redo, { enabled: sight.redo }),
    {
      id: 'hand',
      label: DECK_WORDS.hand,
      note: DECK_WORDS.handNote,
      kind: 'choice',
      enabled: true,
      value: sight.taking ? 'takes' : 'adds',
      options: [
        { value: 'adds', label: DECK_WORDS.adds },
        { value: 'takes', label: DECK_WORDS.takes },
      ],
    },
    roadButton('ideas', DECK_WORDS.ideas, { note: DECK_WORDS.ideasNote }),
    roadButton('more', DECK_WORDS.more, { note: DECK_WORDS.moreNote }),
    roadButton('back', WORDS.back),
  ]),
  arranged: 'cards',
  picture: { kind: 'charts', charts: sight.charts },
  linesVary: true,
});

export interface IdeasSight {
  readonly name: string;
  readonly lines: readonly string[];
  readonly rules: { readonly value: string; readonly options: readonly MenuOption[] };
  readonly ideas: readonly { readonly label: string; readonly detail: string }[];
  /** So many cards are asked for; null where there are enough. */
  readonly fill: number | null;
}

export const ideasMenu = ({ name, lines, rules, ideas, fill }: IdeasSight): Menu =>
  menu('deck-ideas', name, lines, [
    { id: 'for', label: DECK_WORDS.forRules, kind: 'choice', enabled: true, ...rules },
    ...(fill === null
      ? []
      : [roadButton('fill', DECK_WORDS.fill, { note: DECK_WORDS.fillNote(fill), primary: true })]),
    ...ideas.map(({ label, detail }, i) =>
      roadButton(`idea-${i}`, label, { detail, primary: i === 0 && fill === null }),
    ),
    roadButton('back', WORDS.back, { primary: ideas.length === 0 && fill === null }),
  ]);

/** As many as there are words for. */
const DECK_PLANS_IN_ALL = Object.keys(DECK_PLAN_WORDS).length;

export const plansMenu = (
  plans: readonly { readonly id: string; readonly name: string; readonly note: string }[],
): Menu =>
  menu(
    'deck-plans',
    DECK_WORDS.plans,
    plans.length === 0
      ? [DECK_WORDS.noPlans]
      : [
          DECK_WORDS.plansLines,
          DECK_WORDS.strengthSource,
          ...(plans.length < DECK_PLANS_IN_ALL ? [DECK_WORDS.moreCards] : []),
        ],
    [
      ...plans.map(({ id, name, note }, i) =>
        roadButton(`plan-${id}`, name, { detail: note, primary: i === 0 }),
      ),
      roadButton('back', WORDS.back),
    ],
  );

export const deckMoreMenu = (name: string, text: string, room: boolean): Menu =>
  menu(
    'deck-more',
    name,
    [text],
    [
      roadButton('rename', DECK_WORDS.rename, { primary: true }),
      roadButton('copy', DECK_WORDS.copy, { enabled: room }),
      roadButton('text', DECK_WORDS.text, { note: DECK_WORDS.textNote }),
      roadButton('delete', DECK_WORDS.delete),
      roadButton('back', WORDS.back),
    ],
  );

export const deleteMenu = (name: string): Menu =>
  menu(
    'deck-delete',
    DECK_WORDS.deleteQuestion,
    [DECK_WORDS.deleteLine(name)],
    [roadButton('no', DECK_WORDS.deleteNo, { primary: true }), roadButton('yes', DECK_WORDS.deleteYes)],
  );

/** A name of two words that are chosen, or one that is typed. */
export const nameMenu = (name: string, words: { readonly first: string; readonly second: string }): Menu =>
  menu(
    'deck-name',
    DECK_WORDS.nameHead,
    [DECK_WORDS.nameNow(name)],
    [
      roadButton('typed', DECK_WORDS.nameType, { note: DECK_WORDS.nameTypeNote, primary: true }),
      ...(['first', 'second'] as const).map(
        (which): MenuItem => ({
          id: which,
          label: which === 'first' ? DECK_WORDS.firstWord : DECK_WORDS.secondWord,
          kind: 'choice',
          enabled: true,
          value: words[which],
          options: NAME_WORDS[which].map((word) => ({ value: word, label: word })),
        }),
      ),
      roadButton('name', DECK_WORDS.nameTake),
      roadButton('back', WORDS.back),
    ],
  );
