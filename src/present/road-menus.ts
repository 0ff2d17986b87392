/** The screens of the road: map, stop, person, questions and what a match has come to. Each a function of its sight. */
import { MARK_WORDS, MONEY_WORDS } from '../text/campaign.ts';
import { DECK_WORDS } from '../text/decks.ts';
import { ROAD_WORDS } from '../text/road.ts';
import { inDrays, WORDS } from '../text/screens.ts';
import type { Menu } from './menus.ts';
import type { MenuItem, MenuOption, TableModel } from './model.ts';
import type { RoadStop } from './road-picture.ts';

/** A button of these screens. */
export const roadButton = (
  id: string,
  label: string,
  more: { primary?: boolean; note?: string; detail?: string; shows?: string; enabled?: boolean } = {},
): MenuItem => ({ id, label, kind: 'button', enabled: true, ...more });

export interface MapSight {
  readonly stops: readonly (RoadStop & {
    readonly name: string;
    readonly sits: readonly string[];
    /** Why one may not go there, or what is missing to go on. */
    readonly words: string;
  })[];
  readonly here: string;
  readonly money: number;
  readonly debt: number;
  readonly round: number;
  /** What the freight office would give now; null where it gives nothing. */
  readonly advance: number | null;
  readonly atEnd: boolean;
  /** With whom one sits; null for nobody. */
  readonly sitting: string | null;
}

export function mapMenu(sight: MapSight): Menu {
  const { stops, here, sitting, advance } = sight;
  return {
    kind: 'menu',
    id: 'road',
    heading: ROAD_WORDS.title,
    picture: { kind: 'road', stops: stops.map(({ id, state, marks }) => ({ id, state, marks })), here },
    lines: [
      [
        ROAD_WORDS.money(sight.money),
        ...(sight.debt > 0 ? [MONEY_WORDS.owed(sight.debt)] : []),
        ...(sight.round > 1 ? [ROAD_WORDS.round(sight.round)] : []),
      ].join(' '),
    ],
    items: [
      ...(sitting === null
        ? []
        : [roadButton('sitting', ROAD_WORDS.goOn, { primary: true, note: WORDS.sittingNote(sitting) })]),
      ...(advance === null
        ? []
        : [
            roadButton('advance', ROAD_WORDS.advance, {
              primary: true,
              note: ROAD_WORDS.advanceNote(advance),
            }),
          ]),
      ...(sight.atEnd && sitting === null
        ? [roadButton('walk', ROAD_WORDS.walkAgain, { note: ROAD_WORDS.walkNote })]
        : []),
      ...stops.map(({ id, name, marks, state, words, sits }) =>
        roadButton(`stop-${id}`, name, {
          shows: state === 'shut' ? ROAD_WORDS.shut : marks,
          note: `${ROAD_WORDS.sits(sits)} ${words}`,
          primary: id === here && sitting === null && advance === null,
        }),
      ),
      roadButton('decks', DECK_WORDS.title, { note: DECK_WORDS.note }),
      roadButton('records', WORDS.records, { note: WORDS.recordsNote }),
      roadButton('back', WORDS.back),
    ],
  };
}

export interface StopSight {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly words: string;
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly epithet: string;
    readonly marks: string;
    readonly rules: string;
    readonly open: boolean;
  }[];
}

export const stopMenu = ({ id, name, description, words, people }: StopSight): Menu => ({
  kind: 'menu',
  id: 'stop',
  heading: name,
  picture: { kind: 'stop', id },
  lines: [description, words],
  items: [
    ...people.map((one, i) =>
      roadButton(`person-${one.id}`, `${one.name}, ${one.epithet}`, {
        detail: `${one.rules}. ${one.marks}`,
        primary: i === 0,
      }),
    ),
    roadButton('back', WORDS.back),
  ],
});

export interface PersonSight {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[];
  /** Stakes that can be put in, in drays; one entry of 0 for a friendly match. */
  readonly stakes: readonly number[];
  readonly stake: number;
  /** Null where no deck may be brought. */
  readonly deck: { readonly value: string; readonly options: readonly MenuOption[] } | null;
  /** Why one cannot sit down; null where one can. */
  readonly fault: string | null;
  readonly advance: number | null;
}

export function personMenu(sight: PersonSight): Menu {
  const { id, name, lines, stakes, stake, deck, fault, advance } = sight;
  return {
    kind: 'menu',
    id: 'person',
    heading: name,
    picture: { kind: 'portrait', id },
    lines,
    items: [
      roadButton('sit', ROAD_WORDS.sitDown, {
        primary: true,
        enabled: fault === null,
        note: fault ?? stakeNote(stake),
      }),
      {
        id: 'stake',
        label: ROAD_WORDS.stake,
        kind: 'choice',
        enabled: stakes.length > 1,
        value: `${stake}`,
        options: stakes.map((drays, i) => ({
          value: `${drays}`,
          label:
            drays === 0 ? ROAD_WORDS.friendly : i === 0 ? ROAD_WORDS.match(drays) : ROAD_WORDS.raise(drays),
          note: stakeNote(drays),
        })),
      },
      ...(deck
        ? [
            {
              id: 'deck',
              label: ROAD_WORDS.deck,
              kind: 'choice' as const,
              enabled: deck.options.length > 1,
              value: deck.value,
              options: deck.options,
            },
            roadButton('decks', DECK_WORDS.title, { note: DECK_WORDS.note }),
          ]
        : []),
      ...(advance === null
        ? []
        : [roadButton('advance', ROAD_WORDS.advance, { note: ROAD_WORDS.advanceNote(advance) })]),
      roadButton('rules', ROAD_WORDS.rules),
      roadButton('back', WORDS.back),
    ],
  };
}

const stakeNote = (drays: number): string =>
  drays === 0 ? ROAD_WORDS.friendlyNote : ROAD_WORDS.stakeNote(drays);

/** The match under way, seen from outside. */
export const sittingMenu = (id: string, name: string, lines: readonly string[]): Menu => ({
  kind: 'menu',
  id: 'match',
  heading: name,
  picture: { kind: 'portrait', id },
  lines,
  items: [
    roadButton('go-on', ROAD_WORDS.goOn, { primary: true }),
    roadButton('leave-table', ROAD_WORDS.leaveTable),
    roadButton('back', WORDS.back),
  ],
});

/** Asks before a table is left for good, and says what it costs. */
export const leaveMenu = (stake: number): Menu => ({
  kind: 'menu',
  id: 'leave',
  heading: ROAD_WORDS.leaveTable,
  lines: [MONEY_WORDS.leave(stake)],
  items: [
    roadButton('no', ROAD_WORDS.leaveNo, { primary: true }),
    roadButton('yes', ROAD_WORDS.leaveYes, stake === 0 ? {} : { shows: `-${inDrays(stake)}` }),
  ],
});

interface WalkSight {
  /** House rules, and whether they will be laid over every table. */
  readonly house: readonly {
    readonly id: string;
    readonly label: string;
    readonly note: string;
    readonly on: boolean;
  }[];
}

export const walkMenu = ({ house }: WalkSight): Menu => ({
  kind: 'menu',
  id: 'road',
  heading: ROAD_WORDS.walkAgain,
  lines: ROAD_WORDS.walkLines,
  items: [
    roadButton('walk-go', ROAD_WORDS.walkGo, { primary: true }),
    ...house.map(
      ({ id, label, note, on }): MenuItem => ({ id, label, note, kind: 'toggle', enabled: true, value: on }),
    ),
    roadButton('back', WORDS.back),
  ],
});

export interface RoadResultSight {
  readonly heading: string;
  readonly lines: readonly string[];
  /** What the first control does: the next game of a series, another match, or nothing more. */
  readonly next: 'game' | 'rematch' | null;
}

export const roadResultMenu = ({ heading, lines, next }: RoadResultSight, behind?: TableModel): Menu => ({
  kind: 'menu',
  // The id of every result: the view leaves the table beside it in sight.
  id: 'result',
  heading,
  lines,
  items: [
    ...(next === null
      ? []
      : [
          roadButton(
            next === 'game' ? 'next-game' : 'rematch',
            next === 'game' ? ROAD_WORDS.nextGame : WORDS.rematch,
            {
              primary: true,
            },
          ),
        ]),
    ...(next === 'game' ? [roadButton('leave-table', ROAD_WORDS.leaveTable)] : []),
    roadButton('to-road', ROAD_WORDS.backToRoad, { primary: next === null }),
    roadButton('back', WORDS.backToTitle),
  ],
  ...(behind && { behind }),
});

/** The three marks as they are listed. @param dare in their words */
export const markLines = (marks: readonly string[], dare: string): string[] => [
  ROAD_WORDS.mark(marks.includes('beaten'), MARK_WORDS.beaten),
  ROAD_WORDS.mark(marks.includes('clean'), MARK_WORDS.clean),
  ROAD_WORDS.mark(marks.includes('dare'), ROAD_WORDS.dared(dare)),
];
