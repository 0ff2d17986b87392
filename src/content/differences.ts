/** In what a rule set differs from another, computed from the options alone, so that custom rules get it too. */
import { DECK_COUNTS, OPTION_NAMES, type OptionName, type RuleOptions } from '../engine/index.ts';
import { PRESET_IDS, type PresetId, presetOptions } from './presets.ts';

const STANDARD = presetOptions('standard');

/** Options whose effect differs from the standard table's, in the order of the engine's list. */
export function differencesFromStandard(options: RuleOptions): OptionName[] {
  return OPTION_NAMES.filter((name) => matters(name, options) && !sameEffect(name, options, STANDARD));
}

function sameEffect(name: OptionName, a: RuleOptions, b: RuleOptions): boolean {
  if (name !== 'deck') return a[name] === b[name];
  if (a.deck.kind !== b.deck.kind) return false;
  // Sizes and copies are asked of custom decks only.
  return a.deck.kind === 'standard54' || DECK_COUNTS.every((field) => a.deck[field] === b.deck[field]);
}

/** A column of the comparison: a rule set that has a name, or the table one sits at where it is none of these. */
export interface ComparedRules {
  readonly id: PresetId | 'table';
  readonly options: RuleOptions;
}

/** The rule sets side by side, and the options in which any two of them differ. */
export function compareRules(sets: readonly ComparedRules[]): OptionName[] {
  return OPTION_NAMES.filter((name) =>
    sets.some(({ options }) =>
      sets.some(
        (other) =>
          matters(name, options) !== matters(name, other.options) ||
          (matters(name, options) && !sameEffect(name, options, other.options)),
      ),
    ),
  );
}

/** The ten rule sets as columns; the table's own rules last, where single rules or house rules make them another. */
export function comparedRules(preset: PresetId, options: RuleOptions): ComparedRules[] {
  const named = PRESET_IDS.map((id): ComparedRules => ({ id, options: presetOptions(id) }));
  const own = named.find(({ id }) => id === preset)!;
  return OPTION_NAMES.every((name) => sameEffect(name, options, own.options))
    ? named
    : [...named, { id: 'table', options }];
}

/** Whether an option can make itself felt under the others. */
export const matters = (name: OptionName, options: RuleOptions): boolean =>
  name !== 'jokerAceSuit' || options.jokerOnAce === 'suit';
