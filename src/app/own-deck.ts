/** The deck of one's own at a table: whether it may be brought, why not, and its cards. */
import { bringDeck, type Campaign, deckFault, type OwnCard } from '../campaign/index.ts';
import { rulesOf, type TableSetup } from '../content/index.ts';
import type { DeckRule } from '../engine/index.ts';
import type { MenuOption } from '../present/index.ts';
import { DECK_FAULT_WORDS } from '../text/campaign.ts';
import { deckRefusalLine } from '../text/index.ts';
import { ROAD_WORDS } from '../text/road.ts';

/** Why cards may not be brought, in words; null where they may. @param owned one's sets */
export function deckFaultWords(
  cards: readonly OwnCard[],
  owned: readonly number[],
  rule: DeckRule,
): string | null {
  const fault = deckFault(cards, owned, rule);
  if (fault === null) return null;
  return fault in DECK_FAULT_WORDS
    ? DECK_FAULT_WORDS[fault as keyof typeof DECK_FAULT_WORDS]
    : deckRefusalLine(fault as Exclude<typeof fault, keyof typeof DECK_FAULT_WORDS>, rule, cards.length);
}

/** The deck that was chosen for tables that take one; null for one full pack. */
const chosenDeck = ({ decks, deck }: Campaign) => decks.find(({ name }) => name === deck) ?? null;

const takesOwn = (setup: TableSetup): boolean => rulesOf(setup).deck.kind !== 'standard54';

/** Why the chosen deck may not be brought to a table, in words; null where it may, or where one full pack is played. */
export function ownDeckFault(campaign: Campaign, setup: TableSetup): string | null {
  const own = takesOwn(setup) ? chosenDeck(campaign) : null;
  return own && deckFaultWords(own.cards, campaign.road.sets, rulesOf(setup).deck);
}

/** The cards of the chosen deck as a table takes them; null for one full pack. */
export function ownCards(campaign: Campaign, setup: TableSetup) {
  const own = takesOwn(setup) ? chosenDeck(campaign) : null;
  if (!own || ownDeckFault(campaign, setup) !== null) return null;
  const brought = bringDeck(own.cards);
  return typeof brought === 'string' ? null : brought;
}

/** What may be chosen at a table that takes decks of one's own, each with what there is to say; null where none may. */
export function deckChoice(
  campaign: Campaign,
  setup: TableSetup,
): { readonly value: string; readonly options: readonly MenuOption[] } | null {
  if (!takesOwn(setup)) return null;
  const { deck: rule } = rulesOf(setup);
  return {
    value: chosenDeck(campaign)?.name ?? '',
    options: [
      { value: '', label: ROAD_WORDS.fullPack, note: ROAD_WORDS.fullPackNote },
      ...campaign.decks.map(({ name, cards }) => ({
        value: name,
        label: name,
        note: deckFaultWords(cards, campaign.road.sets, rule) ?? ROAD_WORDS.ownDeck(cards.length),
      })),
    ],
  };
}

/** The progress with another deck chosen; the name of none is one full pack. */
export const withChosenDeck = (campaign: Campaign, name: string): Campaign => ({
  ...campaign,
  deck: campaign.decks.some((one) => one.name === name) ? name : null,
});
