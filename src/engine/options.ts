/**
 * The points on which published rule sets differ (rules.md section 4), as data.
 *
 * What never differs is no option. Presets are content: the engine knows options only.
 */
import { isRecord } from './own-field.ts';

/** Options with a closed list of values. */
export const CHOICES = {
  firstPlayer: ['random', 'opponent', 'alternate'],
  openingPlacement: ['alternate', 'simultaneous'],
  openingSlot: ['free', 'left-to-right'],
  openingStuck: ['discard-free', 'discard-if-no-number', 'discard-under-3', 'mulligan-under-3'],
  queenPlacement: ['last', 'any'],
  queenSuit: [true, false],
  equalPair: ['none', 'descending'],
  kingStack: ['multiply', 'add'],
  jokerOnAce: ['suit', 'rank'],
  jokerAceSuit: ['printed', 'spare-changed', 'effective'],
  jokerTarget: ['stays', 'removed'],
  faceOnOpponent: ['all', 'jack', 'none'],
  faceSuitMatch: ['none', 'jack', 'jqk'],
  disbandEmpty: ['illegal', 'if-any-nonempty'],
  disbandThen: ['nothing', 'play'],
  discardWhenDeckEmpty: [true, false],
  deckEmpty: ['stop', 'reshuffle'],
  outOfCards: ['immediate', 'turn-start', 'never'],
  sellRule: ['all-pairs', 'first-to-two'],
} as const;

/** Options that are a positive integer, or null for none. */
export const COUNTS = ['maxAttachments', 'maxRows', 'idleTurnsDraw', 'maxTurns'] as const;

export const DECK_KINDS = ['standard54', 'custom'] as const;
/** Fields of the deck option that are a positive integer, or null for none. */
export const DECK_COUNTS = ['min', 'max', 'maxCopies'] as const;

export type ChoiceName = keyof typeof CHOICES;
export type CountName = (typeof COUNTS)[number];
export type OptionName = ChoiceName | CountName | 'deck';

/** Which decks a seat may bring (M1). */
export type DeckRule = { readonly kind: (typeof DECK_KINDS)[number] } & {
  readonly [K in (typeof DECK_COUNTS)[number]]: number | null;
};

export type RuleOptions = { readonly deck: DeckRule } & {
  readonly [K in ChoiceName]: (typeof CHOICES)[K][number];
} & { readonly [K in CountName]: number | null };

export const OPTION_NAMES: readonly OptionName[] = [
  'deck',
  ...(Object.keys(CHOICES) as ChoiceName[]),
  ...COUNTS,
];

const isCount = (value: unknown): value is number | null =>
  value === null || (Number.isSafeInteger(value) && Number(value) > 0);

/**
 * Lays changed options over a complete set.
 *
 * @param changes anything; a partial `deck` is laid over the base's deck rule
 * @returns the new options, or the first fault in plain words
 */
export function changeOptions(
  base: RuleOptions,
  changes: unknown,
): { ok: true; options: RuleOptions } | { ok: false; message: string } {
  if (!isRecord(changes)) return { ok: false, message: 'options must be an object' };
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    if (name === 'deck') {
      if (!isRecord(value)) return { ok: false, message: 'option deck must be an object' };
      const deck: Record<string, unknown> = { ...base.deck };
      for (const [field, entry] of Object.entries(value)) {
        const allowed =
          field === 'kind'
            ? (DECK_KINDS as readonly unknown[]).includes(entry)
            : (DECK_COUNTS as readonly string[]).includes(field) && isCount(entry);
        if (!allowed) return { ok: false, message: `option deck.${field} has no such field or value` };
        deck[field] = entry;
      }
      result['deck'] = deck;
    } else if ((COUNTS as readonly string[]).includes(name)) {
      if (!isCount(value)) return { ok: false, message: `option ${name} must be a positive integer or null` };
      result[name] = value;
    } else if (Object.hasOwn(CHOICES, name)) {
      const allowed: readonly unknown[] = CHOICES[name as ChoiceName];
      if (!allowed.includes(value)) {
        return { ok: false, message: `option ${name} must be one of ${allowed.join(', ')}` };
      }
      result[name] = value;
    } else {
      return { ok: false, message: `there is no option ${name}` };
    }
  }
  return { ok: true, options: result as unknown as RuleOptions };
}
