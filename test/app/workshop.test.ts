/** The deck workshop page by page, without a pixel: every change kept, every reason said, everything had back. */
import { describe, expect, test } from 'vitest';
import type { BranchWorld, Page, Turn } from '../../src/app/branch.ts';
import { deckChoice, ownCards, ownDeckFault, withChosenDeck } from '../../src/app/own-deck.ts';
import { decksPage } from '../../src/app/workshop.ts';
import { type Campaign, cardsOwned, MOST_DECKS, NEW_CAMPAIGN, readSave } from '../../src/campaign/index.ts';
import { DEFAULT_SETUP } from '../../src/content/index.ts';
import type { MenuItem } from '../../src/present/index.ts';

/** Goes through pages as a person does; what is kept is read back at every step as after a reload. */
class Visitor {
  page: Page = decksPage(null);
  campaign: Campaign;
  last: Turn = {};

  constructor(campaign: Campaign = NEW_CAMPAIGN) {
    this.campaign = campaign;
  }
  get world(): BranchWorld {
    return { campaign: this.campaign, seed: 1 };
  }
  get menu() {
    return this.page.menu(this.world);
  }
  get cards(): readonly string[] {
    return this.campaign.decks[0]!.cards;
  }
  private take(turn: Turn): this {
    this.last = turn;
    if (turn.campaign) {
      const { save, troubles } = readSave({ table: null, match: null, shelved: [], campaign: turn.campaign });
      expect(troubles).toEqual([]);
      expect(save.campaign).toEqual(turn.campaign);
      this.campaign = turn.campaign;
    }
    if (turn.page) this.page = turn.page;
    return this;
  }
  choose(...items: readonly string[]): this {
    for (const item of items) this.take(this.page.chosen(item, this.world));
    return this;
  }
  set(item: string, value: string): this {
    return this.take(this.page.changed?.(item, value, this.world) ?? {});
  }
  give(text: string): this {
    return this.take(this.page.answered?.(text, this.world) ?? {});
  }
  item(id: string): MenuItem | undefined {
    return this.menu.items.find((one) => one.id === id);
  }
}

const withSets = (sets: readonly number[]): Campaign => ({
  ...NEW_CAMPAIGN,
  road: { ...NEW_CAMPAIGN.road, sets },
});
const ofRank = (cards: readonly string[], rank: string): number =>
  cards.filter((card) => card.startsWith(rank)).length;

describe('building', () => {
  test('cards are added and taken by rank and suit, counted, and no more than one has', () => {
    const one = new Visitor(withSets([1, 4])).choose('new');
    one.set('card-7H', '+').set('card-7H', '+');
    expect(one.cards).toEqual(['7H', '7H[4]']);
    expect(one.item('card-7H')).toMatchObject({ value: 2, most: 2 });
    one.set('card-7H', '+');
    expect(one.cards, 'after the last of them it begins anew').toEqual([]);
    one.set('card-7H', '9').set('card-X', '3');
    expect(one.cards).toEqual(['7H', '7H[4]', 'X', 'X', 'X[4]']);
    one.set('card-X', '-').set('rank-T', '+').set('rank-T', '+');
    expect([ofRank(one.cards, 'X'), ofRank(one.cards, 'T')]).toEqual([2, 8]);
    one.set('hand', 'takes').set('rank-T', '+').set('card-7H', '+').set('card-7H', '+').set('card-7H', '+');
    expect([ofRank(one.cards, 'T'), ofRank(one.cards, '7')]).toEqual([4, 0]);
  });

  test('undo and redo lead through every state, and a change after an undo forgets what was undone', () => {
    const one = new Visitor().choose('new');
    const states = [[...one.cards]];
    for (const rank of ['A', '5', 'K', 'X']) states.push([...one.set(`rank-${rank}`, '+').cards]);
    for (const state of states.slice(0, -1).toReversed()) expect(one.choose('undo').cards).toEqual(state);
    expect(one.item('undo')?.enabled).toBe(false);
    for (const state of states.slice(1)) expect(one.choose('redo').cards).toEqual(state);
    expect(one.item('redo')?.enabled).toBe(false);
    one.choose('undo').set('rank-2', '+');
    expect(one.item('redo')?.enabled).toBe(false);
  });

  test('what is wrong is said while building, per rule set, and chances are there', () => {
    const one = new Visitor(withSets([1, 2, 3])).choose('new');
    expect(one.menu.lines.join(' ')).toContain('Not fit for any table yet.');
    one.choose('back', 'plans', 'plan-brisk');
    expect(one.menu.lines.join(' ')).toContain('Fit for every table');
    const decks = one.campaign.decks.length;
    expect(decks).toBe(2);
    one.set('card-TS', '3');
    const lines = one.menu.lines.join('\n');
    expect(lines).toMatch(/Fit for As in the video game and .*wiki/);
    expect(lines).toMatch(/League.*:/);
    const { picture } = one.menu;
    const chances = picture?.kind === 'charts' ? picture.charts[0]!.values.map(({ value }) => value) : [];
    expect(chances).toHaveLength(3);
    for (const chance of chances) expect(chance).toBeGreaterThan(0.5);
  });

  test('never more cards than are kept, and every deck is sorted', () => {
    const one = new Visitor(withSets([1, 2, 3, 4, 5, 6, 7])).choose('new');
    for (const rank of [...'KQJT98765432A']) for (let i = 0; i < 7; i++) one.set(`rank-${rank}`, '+');
    expect(one.last.refused).toMatch(/200/);
    expect(one.cards.length).toBeLessThanOrEqual(200);
    expect(one.cards[0]).toMatch(/^[A2-9]/);
  });
});

describe('ideas', () => {
  test('a small deck is filled up to be fit, a poor one is bettered as promised, and both can be undone', () => {
    const one = new Visitor().choose('new', 'ideas', 'fill');
    expect(one.cards).toHaveLength(30);
    expect(one.last.notice).toMatch(/Undo/);
    one.choose('back', 'undo');
    expect(one.cards).toHaveLength(0);
    one.choose('redo').set('rank-J', '-').set('rank-2', '+');
    const before = one.choose('ideas').menu.items.filter(({ id }) => id.startsWith('idea-'));
    expect(before.length).toBeGreaterThan(0);
    expect(before[0]!.label + before[0]!.detail).toMatch(/jack.*then \d/i);
    const cards = one.cards;
    one.choose('idea-0');
    expect(one.cards).not.toEqual(cards);
    expect(one.choose('back').menu.lines.join(' ')).toContain('Fit for');
  });

  test('every rule set that takes a deck can be asked about', () => {
    const one = new Visitor().choose('plans', 'plan-full', 'ideas');
    const item = one.item('for');
    const values = item?.kind === 'choice' ? item.options.map(({ value }) => value) : [];
    expect(values).toEqual(['new-vegas', 'wiki', 'league', 'tabletop']);
    for (const value of values) expect(one.set('for', value).item('for')).toMatchObject({ value });
  });
});

describe('several decks', () => {
  test('are named, copied, thrown away after a question; the chosen one keeps being chosen', () => {
    const one = new Visitor().choose('plans', 'plan-brisk');
    one.campaign = withChosenDeck(one.campaign, 'Brisk thirty');
    one.choose('more', 'rename', 'typed');
    expect(one.last.deed).toMatchObject({ type: 'ask', text: 'Brisk thirty' });
    one.give('  Salt\nand  iron ');
    expect([one.campaign.decks[0]!.name, one.campaign.deck]).toEqual(['Salt and iron', 'Salt and iron']);
    expect(one.choose('rename').give(' \n ').last.refused).toMatch(/letter/);
    one.set('first', 'Dry').set('second', 'mule').choose('name');
    expect(one.campaign.deck).toBe('Dry mule');
    one.choose('copy');
    expect(one.campaign.decks.map(({ name }) => name)).toEqual(['Dry mule', 'Dry mule 2']);
    one.choose('back', 'deck-0', 'more', 'delete', 'no');
    expect(one.campaign.decks).toHaveLength(2);
    one.choose('delete', 'yes');
    expect(one.campaign.decks.map(({ name }) => name)).toEqual(['Dry mule 2']);
    expect(one.campaign.deck).toBeNull();
  });

  test('there is room for so many', () => {
    const decks = Array.from({ length: MOST_DECKS }, (_, i) => ({ name: `${i}`, cards: [] }));
    const one = new Visitor({ ...NEW_CAMPAIGN, decks });
    for (const id of ['new', 'plans', 'take']) expect(one.item(id)?.enabled).toBe(false);
    expect(one.choose('new').last.refused).toMatch(/room/);
    expect(one.campaign.decks).toHaveLength(MOST_DECKS);
  });

  test('go out as text and come in again; what cannot be read is said and changes nothing', () => {
    const one = new Visitor().choose('plans', 'plan-rough', 'more', 'text');
    const { deed } = one.last;
    const text = deed?.type === 'tell' ? deed.text : '';
    one.choose('back', 'back', 'take').give(text);
    expect(one.campaign.decks[1]).toEqual({ name: 'Rough handling 2', cards: one.cards });
    one.choose('back', 'take').give('Bad: 7H 7Y');
    expect(one.last.refused).toContain('“7Y”');
    expect(one.campaign.decks).toHaveLength(2);
    one.give('Theirs: 7H[5]');
    expect(one.last.notice).toContain('not yours');
  });
});

describe('at a table', () => {
  const CUSTOM = { ...DEFAULT_SETUP, preset: 'wiki' } as const;
  const made = new Visitor().choose('plans', 'plan-brisk').campaign;
  const chosen = withChosenDeck(made, 'Brisk thirty');

  test('a fit deck is brought where the rules take one, one full pack elsewhere', () => {
    expect(deckChoice(chosen, DEFAULT_SETUP)).toBeNull();
    expect(ownCards(chosen, DEFAULT_SETUP)).toBeNull();
    expect(deckChoice(chosen, CUSTOM)).toMatchObject({ value: 'Brisk thirty' });
    expect(ownCards(chosen, CUSTOM)?.cards).toHaveLength(30);
    expect(ownCards(made, CUSTOM)).toBeNull();
  });

  test('an unfit one is refused in words', () => {
    const small = { ...chosen, decks: [{ name: 'Brisk thirty', cards: cardsOwned([1]).slice(0, 12) }] };
    expect(ownDeckFault(small, CUSTOM)).toMatch(/12 cards.*30/);
    expect(ownCards(small, CUSTOM)).toBeNull();
    expect(ownDeckFault(small, DEFAULT_SETUP)).toBeNull();
    const strange = { ...chosen, decks: [{ name: 'Brisk thirty', cards: cardsOwned([7]) }] };
    expect(ownDeckFault(strange, CUSTOM)).toMatch(/not yours/);
  });
});
