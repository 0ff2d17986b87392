/** Decks that the arena knows by name, beside the standard one. */
import { bringDeck, type DeckPlan, suggestDecks } from '../../src/campaign/index.ts';
import { PRESET_IDS, type PresetId, presetOptions } from '../../src/content/index.ts';
import { parseCards } from '../../src/engine/index.ts';

/** So many of each of these ranks, a card of every suit before the next set. */
function deckOf(...parts: readonly (readonly [ranks: string, count: number])[]): number[] {
  const names = parts.flatMap(([ranks, count]) =>
    [...ranks].flatMap((rank) =>
      Array.from({ length: count }, (_, i) => {
        const perSet = rank === 'X' ? 2 : 4;
        const set = Math.floor(i / perSet) + 1;
        return `${rank === 'X' ? 'X' : rank + 'SHDC'.charAt(i % 4)}${set === 1 ? '' : `[${set}]`}`;
      }),
    ),
  );
  return parseCards(names)!;
}

export const DECKS: Readonly<Record<string, readonly number[]>> = {
  compact: deckOf(['T9876', 4], ['KJ', 4], ['X', 2]),
  guide: deckOf(['T6KJ', 8]),
  seven: deckOf(['789T', 4], ['K', 8], ['J', 6]),
  kings: deckOf(['T98', 4], ['K', 12], ['J', 6]),
  plain: deckOf(['A23456789T', 3]),
  low: deckOf(['A2345', 4], ['KJ', 4], ['Q', 2]),
  jokers: deckOf(['T98765', 4], ['X', 6], ['J', 4], ['K', 4]),
  double: deckOf(['A23456789TJQK', 8], ['X', 4]),
};

/** The rule sets under which decks of one's own are played. */
export const OWN_DECK_RULES: readonly PresetId[] = PRESET_IDS.filter(
  (id) => presetOptions(id, []).deck.kind !== 'standard54',
);

/** The workshop's suggested decks as they are from the second set on; one full set is the standard deck. */
export const PLAN_DECKS: Readonly<Partial<Record<DeckPlan, readonly number[]>>> = Object.fromEntries(
  suggestDecks([1, 2], presetOptions(OWN_DECK_RULES[0]!, []).deck).flatMap(({ plan, cards }) => {
    const brought = bringDeck(cards);
    return plan === 'full' || typeof brought === 'string' ? [] : [[plan, brought.cards]];
  }),
);
