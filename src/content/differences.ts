/** In what a rule set differs from another, computed from the options alone, so that custom rules get it too. */
import { DECK_COUNTS, OPTION_NAMES, type OptionName, type RuleOptions } from '../engine/index.ts';
import { presetOptions } from './presets.ts';

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

/** Whether an option can make itself felt under the others. */
const matters = (name: OptionName, options: RuleOptions): boolean =>
  name !== 'jokerAceSuit' || options.jokerOnAce === 'suit';
