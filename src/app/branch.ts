/**
 * Parts of the game that are fetched when they are first opened: the road, the records, the deck workshop. A branch is
 * pages; a page is a value that says what it shows and which page follows when something is done on it, so that the
 * statechart needs one state for all of them.
 */
import type { Campaign, ShelvedMatch } from '../campaign/index.ts';
import type { Person, TableSetup } from '../content/index.ts';
import type { GameEvent, MatchRecord, Observation, PerSeat } from '../engine/index.ts';
import type { Menu } from '../present/index.ts';

export type BranchName = 'road' | 'records' | 'decks';

/** What pages look at. */
export interface BranchWorld {
  readonly campaign: Campaign;
  /** The chance of the next deal. */
  readonly seed: number;
  /** Matches of other versions of the rules, only to be looked at. */
  readonly shelved?: readonly ShelvedMatch[];
  /** The table that has just been left over, behind a result. */
  readonly behind?: Menu['behind'];
}

export interface Page {
  /** While it is the same the focus stays where it is. */
  readonly key: string;
  /** The rules this page is about, for the rules browser. */
  readonly setup?: TableSetup;
  menu(world: BranchWorld): Menu;
  chosen(item: string, world: BranchWorld): Turn;
  changed?(item: string, value: string, world: BranchWorld): Turn;
  /** A text that was asked for has come. */
  answered?(text: string, world: BranchWorld): Turn;
}

/** What follows. Nothing in it: all stays as it is. */
export interface Turn {
  readonly page?: Page;
  /** To be kept. */
  readonly campaign?: Campaign;
  readonly deed?: Deed;
  /** Said once, as a message. */
  readonly notice?: string;
  /** Why what was wanted is not done; said once in the place of a notice. */
  readonly refused?: string;
}

/** What a page cannot do itself. */
export type Deed =
  /** Back to where one came from: the title, or a quick table. */
  | { readonly type: 'home' }
  /** To the table where one sits down, or sits already. */
  | { readonly type: 'sit'; readonly again?: boolean }
  | { readonly type: 'rules' }
  /** Asks for a text, which may begin with one. */
  | { readonly type: 'ask'; readonly title: string; readonly text: string }
  /** Shows a text to be copied. */
  | { readonly type: 'tell'; readonly title: string; readonly text: string }
  /** What concerns all that is kept. */
  | { readonly type: 'carry'; readonly how: Carry };

export const CARRIES = ['file', 'code', 'take-file', 'take-code', 'reset'] as const;
export type Carry = (typeof CARRIES)[number];

/** Somebody's table on the road, from the first deal to the last card. */
export interface RoadSeat {
  /** The bot that plays as they do now. */
  readonly bot: string;
  readonly purse: PerSeat<number>;
  readonly stake: number;
  readonly sets: PerSeat<number>;
  readonly voice: Voice;
  /** What they have said last, while it stands. */
  readonly said: string | null;
}

/** What has been said at a table, so that nobody repeats themselves at once. */
export interface Voice {
  readonly opponent: string;
  /** What the games with them before this one came to, as you count them. */
  readonly met: { readonly won: number; readonly lost: number; readonly drawn: number };
  /** How often each occasion was spoken of. */
  readonly told: Readonly<Record<string, number>>;
  /** The move after which something was said last, and what it was about. */
  readonly at: number;
  readonly last: string | null;
}

interface Seating {
  readonly setup: TableSetup;
  readonly record: MatchRecord;
  readonly seat: RoadSeat;
}

/** The road, whoever sits on it, and the records. */
export interface RoadBook {
  open(branch: BranchName, world: BranchWorld): Page;
  /** The progress after a match away from the road. */
  note(campaign: Campaign, setup: TableSetup, record: MatchRecord, today: number): Campaign;
  /** What was won between two moments beside marks and money, in words. */
  news(before: Campaign, after: Campaign): readonly string[];
  readonly people: readonly Person[];
  /** The table of the match under way, or a deal where none has been dealt; null where one sits nowhere. */
  seating(
    campaign: Campaign,
    seed: number,
    again: boolean,
  ): { readonly seating: Seating; readonly campaign: Campaign } | null;
  /** What they say to what has happened. */
  hear(seat: RoadSeat, events: readonly GameEvent[], after: Observation, before: Observation): RoadSeat;
  /** They have waited long for a move. */
  waited(seat: RoadSeat, moves: number): RoadSeat;
  /** A game has been played to its end. */
  ended(
    campaign: Campaign,
    record: MatchRecord,
    today: number,
    said: string | null,
  ): { readonly campaign: Campaign; readonly page: Page };
}
