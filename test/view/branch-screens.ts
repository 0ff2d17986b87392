/** Pages of the road and of the deck workshop as they are shown, gone to as a person goes to them. */
import type { Page } from '../../src/app/branch.ts';
import { ROAD_BOOK } from '../../src/app/road.ts';
import { type Campaign, NEW_CAMPAIGN } from '../../src/campaign/index.ts';
import { OPPONENTS } from '../../src/content/opponents/index.ts';
import { type MenuModel, menuModel, startOf } from '../../src/present/index.ts';

/** Somebody who has come far: seven sets of cards, and decks of some of them. */
const FAR: Campaign = {
  ...NEW_CAMPAIGN,
  road: { ...NEW_CAMPAIGN.road, sets: [1, 2, 3, 4, 5, 6, 7], money: 345, debt: 40, advances: 1 },
};

/** Goes from the first page of a branch to another by choosing controls; `=` sets one: `card-TS=+`. */
function walk(branch: 'road' | 'decks', steps: readonly string[], start: Campaign): [Page, Campaign] {
  let campaign = start;
  const world = () => ({ campaign, seed: 7 });
  let page = ROAD_BOOK.open(branch, world());
  for (const step of steps) {
    const [item = '', value] = step.split('=');
    const turn =
      value === undefined ? page.chosen(item, world()) : (page.changed?.(item, value, world()) ?? {});
    if (turn.campaign) campaign = turn.campaign;
    if (turn.page) page = turn.page;
  }
  return [page, campaign];
}

function shown(branch: 'road' | 'decks', steps: readonly string[], focus?: string, start = NEW_CAMPAIGN) {
  return (): MenuModel => {
    const [page, campaign] = walk(branch, steps, start);
    const menu = page.menu({ campaign, seed: 7 });
    return menuModel(menu, `item.${focus ?? startOf(menu)}`, null);
  };
}

const BRISK = ['plans', 'plan-brisk'];

export const BRANCH_SCREENS: Readonly<Record<string, () => MenuModel>> = {
  decks: shown('decks', []),
  someDecks: shown('decks', [...BRISK, 'back', 'plans', 'plan-rough', 'back', 'new', 'back']),
  plans: shown('decks', ['plans']),
  bench: shown('decks', BRISK, 'card-TS'),
  emptyBench: shown('decks', ['new']),
  farBench: shown('decks', ['plans', 'plan-rough', 'rank-T=3', 'card-X=9', 'card-2H=+'], 'card-TD', FAR),
  ideas: shown('decks', [...BRISK, 'rank-J=-', 'rank-T=-', 'rank-2=+', 'rank-A=+', 'ideas']),
  fill: shown('decks', ['new', 'ideas']),
  deckMore: shown('decks', [...BRISK, 'more']),
  deckName: shown('decks', [...BRISK, 'more', 'rename', 'first=Salt']),
  deckDelete: shown('decks', [...BRISK, 'more', 'delete']),
  map: shown('road', []),
  ...Object.fromEntries(
    OPPONENTS.flatMap(({ id, stop }) => [
      [`stop of ${id}`, shown('road', [`stop-${stop}`])],
      [`person ${id}`, shown('road', [`stop-${stop}`, `person-${id}`])],
    ]),
  ),
};
