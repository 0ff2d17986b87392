/** What the program knows. */
import type { Campaign, KeptMatch, Settings, ShelvedMatch } from '../campaign/index.ts';
import type { DisplayChoice, Person, RulesPage, TableSetup } from '../content/index.ts';
import type { Device, Focus } from '../input/index.ts';
import type { Compared, MenuId, Opponent, RulesBook } from '../present/index.ts';
import type { BranchName, Page, RoadBook } from './branch.ts';
import type { Hands } from './hands.ts';
import type { LessonSitting } from './lesson.ts';
import type { LinkReading } from './link.ts';
import type { Happening } from './ports.ts';
import type { School } from './school.ts';
import type { Table } from './table.ts';

export interface ProgramInput {
  readonly opponents: readonly Opponent[];
  /** Where seeds of new deals begin. */
  readonly seed: number;
  /** The part of the address behind `#` at the start. */
  readonly address: string;
  /** The page was left in the middle of a match: go on there. */
  readonly resume: boolean;
  /** It was a match on the road. */
  readonly onRoad?: boolean;
  /** Whoever comes for the first time is asked whether they can see and hear well. */
  readonly greets?: boolean;
  /** With what they will probably play, before anything was used. */
  readonly device?: Device;
  /** What may be set and this browser cannot do. */
  readonly lacks?: readonly DisplayChoice[];
}

export interface ProgramContext extends ProgramInput {
  /** The people of the road, once somebody has asked for them. */
  readonly people: readonly Person[];
  /** They could not be loaded. */
  readonly peopleMissing: boolean;
  /** What the address says. */
  readonly link: LinkReading;
  readonly settings: Settings;
  /** What the quick table is set to. */
  readonly setup: TableSetup;
  /** The match that can be continued. */
  readonly kept: KeptMatch | null;
  readonly notice: string | null;
  /** The last notice that told of something that failed. */
  readonly fault: string | null;
  /** The last notice that told why something is not done. */
  readonly refused: string | null;
  readonly hands: Hands;
  readonly screen: MenuId | 'table' | 'branch';
  /** The focus in the menu that is open, and the one at the table under it. */
  readonly focus: Focus;
  readonly tableFocus: Focus;
  /** Where the focus returns to after a question. */
  readonly focusBefore: Focus | null;
  /** Where the rules are open, and which rule sets are compared there. */
  readonly topic: RulesPage;
  readonly compared: Compared | null;
  /** Null until it has been fetched. */
  readonly book: RulesBook | null;
  /** Whether everything is really to be set back is being asked. */
  readonly asksReset: boolean;
  /** The first check is open in the settings. */
  readonly checks: boolean;
  readonly table: Table | null;
  /** Matches of other versions of the rules, only to be looked at. */
  readonly shelved: readonly ShelvedMatch[];
  /** Progress of all kinds, as it is kept. */
  readonly campaign: Campaign;
  /** The branch that is open or being fetched, and the page that is open. */
  readonly branch: BranchName;
  /** The branch was opened from the quick table and leads back there. */
  readonly fromQuickTable: boolean;
  readonly page: Page | null;
  /** Null until it has been fetched. */
  readonly road: RoadBook | null;
  /** The lessons and puzzles; null until they have been fetched. */
  readonly school: School | null;
  /** The lesson or puzzle one sits at. */
  readonly lesson: LessonSitting | null;
  /** Which of the opponent's moves is looked at after a match, from 1. */
  readonly step: number;
  /** A new version of the game has been fetched and can be taken. */
  readonly newVersion: boolean;
  /** What is on the radio. */
  readonly piece: string | null;
  /** What the match told last. */
  readonly news: Happening | null;
}
