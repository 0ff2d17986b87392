/** What is agreed before a deal: rules, seats, chance. */
import { changeOptions, type OptionName, type RuleOptions, type Seat } from '../engine/index.ts';
import { type HouseRule, type PresetId, presetOptions } from './presets.ts';

export interface TableSetup {
  readonly preset: PresetId;
  readonly house: readonly HouseRule[];
  /** Options changed on top of preset and house rules. */
  readonly set: Readonly<Partial<Record<OptionName, unknown>>>;
  /** The id of the bot at seat B, or of the person who shares the screen. */
  readonly opponent: string;
  /** The id of a bot that plays seat A while a person watches; null where the person plays. */
  readonly you: string | null;
  /** Null for a new one each time. */
  readonly seed: number | null;
  /** Who moves first; null where the rules say. */
  readonly first: Seat | null;
}

/** Who sits at seat B where two people play at one screen. */
export const BESIDE = 'beside';

/** Two people play at one screen. */
export const isShared = ({ opponent, you }: Pick<TableSetup, 'opponent' | 'you'>): boolean =>
  opponent === BESIDE && you === null;

export const DEFAULT_SETUP: TableSetup = {
  preset: 'standard',
  house: [],
  set: {},
  opponent: 'greenhorn',
  you: null,
  seed: null,
  first: null,
};

/** The rule options of a setup; changes that cannot be read leave preset and house rules as they are. */
export function rulesOf({ preset, house, set }: Pick<TableSetup, 'preset' | 'house' | 'set'>): RuleOptions {
  const base = presetOptions(preset, house);
  const changed = changeOptions(base, set);
  return changed.ok ? changed.options : base;
}
