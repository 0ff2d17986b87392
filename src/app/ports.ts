/** What the program needs of the world outside; the composition root plugs it in. */
import type { Campaign, KeptMatch, KeptTable, ShelvedMatch, Trouble } from '../campaign/index.ts';
import type { Person } from '../content/index.ts';
import type { Observation, Seat } from '../engine/index.ts';
import type { Beat, Opponent, RulesBook, ScreenModel, Speed } from '../present/index.ts';
import type { Carry, RoadBook } from './branch.ts';

import type { School } from './school.ts';

/** A question to a bot. */
export interface Thought {
  readonly bot: string;
  readonly seen: Observation;
  readonly seed: number;
  /** The search has failed: a quick move will do. */
  readonly fast: boolean;
}

/** What a bot answers. */
export interface Answer {
  /** In notation. */
  readonly move: string;
  /** The moves it weighed, best first, with its chance to win after each, 0…1; left out where it weighs none. */
  readonly candidates?: readonly { readonly move: string; readonly value: number }[];
}

/** What was kept at the last visit. */
export interface Kept {
  readonly match: KeptMatch | null;
  readonly table: KeptTable | null;
  readonly campaign: Campaign;
  /** Matches of other versions of the rules, only to be looked at. */
  readonly shelved?: readonly ShelvedMatch[];
  /** What could not be read, in the order in which it is told. */
  readonly troubles: readonly Trouble[];
}

/** Something that happened at the table, in words. */
export interface Happening {
  /** Whose move it was; null for the deal and for resumed matches. */
  readonly mover: Seat | null;
  /** The person's own move, which the person knows about. */
  readonly own: boolean;
  readonly lines: readonly string[];
  /** The whole turn in one sentence. */
  readonly summary: string;
  /** The same for somebody who wants to hear little. */
  readonly brief: string;
}

export interface Ports {
  /** Levels and plain programs that can be played against. */
  readonly opponents: readonly Opponent[];
  /** The people who can be played against, loaded when first asked for; may be rejected. */
  people(): Promise<readonly Person[]>;
  /** Answers with a move; may be rejected. Aborted when nobody waits for it any more. */
  think(thought: Thought, signal: AbortSignal): Promise<Answer>;
  /** Resolves after some milliseconds. */
  wait(ms: number): Promise<void>;
  /** Shows a screen; while beats are played it waits for their end. */
  show(screen: ScreenModel): void;
  /** Shows beats; resolves when they have been seen or skipped. */
  play(beats: readonly Beat[], speed: Speed): Promise<void>;
  /** Ends what is being shown. */
  skip(): void;
  /** Everything kept; never rejected. */
  load(): Promise<Kept>;
  /** Keeps the running match, or null to forget it. What cannot be kept is told to the program once (`notify`). */
  keepMatch(match: KeptMatch | null): void;
  keepTable(table: KeptTable): void;
  keepCampaign(campaign: Campaign): void;
  /** Days since 1 January 1970. */
  today(): number;
  /** Takes the save along or in; resolves to words to tell, or null. Never rejected. */
  carry(how: Carry): Promise<string | null>;
  /** Asks for a text, which may begin with one; null where nothing was given. Never rejected. */
  askText(title: string, text: string): Promise<string | null>;
  /** Shows a text to be copied. */
  showText(title: string, text: string): void;
  /** Fetches the road and whoever sits on it; may be rejected. */
  openRoad(): Promise<RoadBook>;
  openTerminal(): void;
  /** Takes the new version that waits: everything is kept first, then the page is loaded anew. */
  takeUpdate(): void;
  /** Fetches the lessons and puzzles; may be rejected. */
  openSchool(): Promise<School>;
  /** The next piece on the radio, or the one before. */
  turnRadio(by: 1 | -1): void;
  /** Fetches the rules browser; may be rejected. */
  openRules(): Promise<RulesBook>;
  /** The screen is to be passed on: what was said to one person must be gone, before these lines are said to both. */
  covered(lines: readonly string[]): void;
  happened(happening: Happening): void;
  /** A message that needs attention. */
  noticed(text: string): void;
}
