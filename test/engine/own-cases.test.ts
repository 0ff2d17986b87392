/**
 * The rules where the published cases are thin: seat B to move, draws, redeals, reshuffles, starting again after
 * disbanding, other Jokers, house rules. The numbers name the statements of the rules document.
 */
import { describe, expect, test } from 'vitest';
import { HOUSE_RULES, PRESET_IDS, type PresetId, presetOptions } from '../../src/content/index.ts';
import {
  apply,
  deal,
  formatTable,
  isOver,
  legalMoves,
  observe,
  outcomeOf,
  parseMove,
  type RuleOptions,
  type State,
  toPosition,
} from '../../src/engine/index.ts';
import { afterMoves, cards, position, refused, rulesOf, type Setting, step } from '../kit/record.ts';

const EMPTY = '- | - | - // - | - | -';
const END = (result: string, why: string) => ({ result, why, next: null });
const playedCards = (state: State): string[] => legalMoves(state).filter((move) => move.includes('>'));
const many = (count: number, cardsOfOne: string): string =>
  Array.from({ length: count }, (_, i) => cards(cardsOfOne)[i % cards(cardsOfOne).length]).join(' ');

describe('seat B to move', () => {
  const b = (table: string, setting: Setting = {}): State => position(table, { turn: 'B', ...setting });

  test('builds on its own caravans, and its cards become its own', () => {
    const state = b('5C | - | - // 5D 7D | - | -', { hand: '9D 4C', otherHand: '2S 3S' });
    expect(playedCards(state)).toEqual(['4C>B2', '4C>B3', '9D>B1', '9D>B2', '9D>B3']);
    const next = afterMoves(state, '9D>B1');
    expect(formatTable(next)).toBe('5C | - | - // 5D 7D 9D | - | -');
    expect(outcomeOf(next).next).toBe('A');
    expect(observe(next, 'B')).toMatchObject({ hand: ['4C', '3C'], deckCount: { A: 8, B: 7 } });
  });

  test('its face cards on the other side stay its own when they leave the table', () => {
    const state = b('5C 9C | - | - // 5D | - | -', { hand: 'KS', otherHand: '8C 8D', otherDeck: 'JH 7S 7C' });
    const next = afterMoves(state, 'KS>A1.2', 'discard 8C', 'disband B1', 'JH>A1.2');
    expect(formatTable(next)).toBe('5C | - | - // - | - | -');
    expect(observe(next, 'A').discards).toEqual({ A: ['8C', '9C', 'JH'], B: ['5D', 'KS'] });
  });

  test('wins when three pairs are decided, two of them for it', () => {
    const state = b('TD 9D 2D | 5C | 6C // 2H | TC 8C 4C | TH 9H', { hand: '3H' });
    expect(outcomeOf(afterMoves(state, '3H>B3'))).toEqual(END('B wins', 'sale'));
  });

  test('can complete the win of A (R21)', () => {
    const state = b('TD 9D 2D | TC 9C 2C | 5C // 2H | TS 9S 2S | TH 9H 4H', { hand: 'JD' });
    expect(outcomeOf(afterMoves(state, 'JD>B2.1'))).toEqual(END('A wins', 'sale'));
  });

  test('loses when it runs out of cards', () => {
    expect(outcomeOf(b('5C | - | - // 5D | - | -', { hand: '', deck: '3C' }))).toEqual(
      END('A wins', 'out-of-cards'),
    );
  });
});

describe('the opening', () => {
  test('alternates from whoever begins, and the first then moves on', () => {
    const state = position(EMPTY, {
      phase: 'opening',
      turn: 'B',
      hand: '2S 3S 4S KS',
      otherHand: '5S 6S 7S QS',
    });
    const seats: unknown[] = [];
    let now = state;
    for (const move of ['2S>B3', '5S>A1', '3S>B1', '6S>A3', '4S>B2', '7S>A2']) {
      seats.push(outcomeOf(now).next);
      now = afterMoves(now, move);
    }
    expect(seats).toEqual(['B', 'A', 'B', 'A', 'B', 'A']);
    expect(observe(now, 'A')).toMatchObject({ phase: 'main', next: 'B', handCount: { A: 1, B: 1 } });
    expect(observe(now, 'A').deckCount).toEqual({ A: 8, B: 8 }); // nothing is drawn for a placing (M6)
  });

  test('placed at one go: the first three, the other three, then the first moves on', () => {
    for (const turn of ['A', 'B'] as const) {
      const [us, them] = turn === 'A' ? ['A', 'B'] : ['B', 'A'];
      let now = position(EMPTY, {
        phase: 'opening',
        turn,
        rules: rulesOf('foxon'),
        hand: '2S 3S 4S KS',
        otherHand: '5S 6S 7S QS',
      });
      const seats: unknown[] = [];
      for (const move of [
        `2S>${us}3`,
        `3S>${us}1`,
        `4S>${us}2`,
        `5S>${them}2`,
        `6S>${them}1`,
        `7S>${them}3`,
      ]) {
        seats.push(outcomeOf(now).next);
        now = afterMoves(now, move);
      }
      expect(seats).toEqual([us, us, us, them, them, them]);
      expect(observe(now, 'A')).toMatchObject({ phase: 'main', next: us });
    }
  });

  test('tells of its end once, after the last placing', () => {
    const state = position('5C | 5D | 5H // 6C | 6D | -', { phase: 'opening', turn: 'B', hand: '2S KS' });
    expect(step(state, '2S>B3').events.map(({ type }) => type)).toEqual([
      'cardPlaced',
      'openingEnded',
      'turnStarted',
    ]);
  });

  test('waits for the seat that has caravans left to start', () => {
    const state = position('5C | 5D | 5H // 6C | - | -', { phase: 'opening', turn: 'B', hand: '2S 3S KS' });
    const next = afterMoves(state, '2S>B3');
    expect(observe(next, 'A')).toMatchObject({ phase: 'opening', next: 'B' });
    expect(observe(afterMoves(next, '3S>B2'), 'A')).toMatchObject({ phase: 'main', next: 'A' });
  });

  test('who begins: seat B for the opponent, seat A where seats alternate, else the seed (M2)', () => {
    const first = (changes: object, seed: number): unknown =>
      outcomeOf(deal(rulesOf('standard', changes), { seed }).state).next;
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    expect(new Set(seeds.map((seed) => first({ firstPlayer: 'opponent' }, seed)))).toEqual(new Set(['B']));
    expect(new Set(seeds.map((seed) => first({ firstPlayer: 'alternate' }, seed)))).toEqual(new Set(['A']));
    expect(new Set(seeds.map((seed) => first({}, seed)))).toEqual(new Set(['A', 'B']));
    for (const seat of ['A', 'B'] as const) {
      expect(outcomeOf(deal(rulesOf('new-vegas'), { seed: 1, first: seat }).state).next).toBe(seat);
    }
  });

  test('a discard draws one card and keeps the turn (M5)', () => {
    const state = position('5C | - | - // 5D | - | -', {
      phase: 'opening',
      turn: 'B',
      rules: rulesOf('new-vegas'),
      hand: 'KS 7D 8D',
    });
    const { state: next, events } = step(state, 'discard KS');
    expect(events.map(({ type }) => type)).toEqual(['cardDiscarded', 'cardDrawn', 'turnStarted']);
    expect(observe(next, 'B')).toMatchObject({
      next: 'B',
      hand: ['7D', '8D', '3C'],
      counters: { moves: 1, turns: 0, idle: 0 },
    });
  });

  test('standard: a discard only without number cards, for as long as there are none', () => {
    const state = position(EMPTY, { phase: 'opening', hand: 'KS QS', deck: 'JD 7D' });
    expect(legalMoves(state)).toEqual(['discard KS', 'discard QS']);
    const next = afterMoves(state, 'discard KS');
    expect(legalMoves(next)).toEqual(['discard JD', 'discard QS']);
    expect(legalMoves(afterMoves(next, 'discard JD'))).toEqual(['7D>A1', '7D>A2', '7D>A3']);
  });

  test('league: a discard while number cards and started caravans are fewer than three', () => {
    const opening = { phase: 'opening', rules: rulesOf('league') } as const;
    expect(legalMoves(position(EMPTY, { ...opening, hand: '7D 8D KS' }))).toContain('discard KS');
    expect(legalMoves(position(EMPTY, { ...opening, hand: '7D 8D KS' }))).toContain('discard 7D');
    expect(legalMoves(position('5C | - | - // - | - | -', { ...opening, hand: '7D KS' }))).toContain(
      'discard KS',
    );
    expect(refused(position('5C | 6C | - // - | - | -', { ...opening, hand: '7D KS' }), 'discard KS')).toBe(
      'no-discard-in-opening',
    );
    expect(refused(position('5C | - | - // - | - | -', { ...opening, hand: '7D 8D KS' }), 'discard KS')).toBe(
      'no-discard-in-opening',
    );
  });

  test('whoever cannot place, discard or redeal in it has lost', () => {
    const state = position('5C | 5D | 5H // 6C | - | -', {
      phase: 'opening',
      turn: 'B',
      rules: rulesOf('mifflin'),
      hand: 'KS QS',
    });
    expect(outcomeOf(state)).toEqual(END('A wins', 'no-move'));
  });
});

describe('redeals (M5)', () => {
  const opening = { phase: 'opening', rules: rulesOf('mifflin') } as const;

  test('are the only move with fewer than three number cards, keep the turn and show the old hand only', () => {
    const state = position(EMPTY, {
      ...opening,
      hand: 'KS QS JS KH QH JH 2S 3S',
      deck: '4S 5S 6S 7S 8S 9S TS AS',
    });
    expect(legalMoves(state)).toEqual(['redeal']);
    const { state: next, events } = step(state, 'redeal');
    expect(events.map(({ type }) => type)).toEqual(['handRedealt', 'turnStarted']);
    const hand = observe(next, 'A').hand;
    expect(events[0]).toEqual({
      type: 'handRedealt',
      seat: 'A',
      shown: ['KS', 'QS', 'JS', 'KH', 'QH', 'JH', '2S', '3S'],
      cards: hand,
      count: 8,
      deckLeft: 8,
    });
    expect([...hand, ...toPosition(next).deckA].sort()).toEqual(
      [...toPosition(state).handA, ...toPosition(state).deckA].sort(),
    );
    expect(observe(next, 'A')).toMatchObject({
      next: 'A',
      counters: { moves: 1, turns: 0, redeals: { A: 1, B: 0 } },
    });
  });

  test('have their own chance: by seed, by seat and by count', () => {
    const hands = new Set<string>();
    for (const seed of [1, 2]) {
      for (const turn of ['A', 'B'] as const) {
        let now = position(EMPTY, {
          ...opening,
          turn,
          seed,
          hand: 'KS QS',
          deck: many(60, 'KS QD JH KC 2H QS'),
        });
        for (let i = 0; i < 3 && legalMoves(now)[0] === 'redeal'; i++) {
          now = afterMoves(now, 'redeal');
          hands.add(observe(now, turn).hand.join(' '));
        }
      }
    }
    expect(hands.size).toBeGreaterThan(8);
  });

  // Three number cards among 190: they all but never come together by themselves.
  const scarce = `2S 3S 4S ${many(187, 'KS QD JH KC')}`;

  test('after twenty in a row the next hand holds three number cards', () => {
    for (const turn of ['A', 'B'] as const) {
      let now = position(EMPTY, { ...opening, turn, hand: 'KS QS', deck: scarce });
      for (let redeals = 1; redeals <= 21; redeals++) {
        expect(legalMoves(now), `before redeal ${redeals}`).toEqual(['redeal']);
        now = afterMoves(now, 'redeal');
        expect(observe(now, turn).counters.redeals[turn]).toBe(redeals);
      }
      expect(observe(now, turn).hand.filter((card) => /^[234]S$/.test(card))).toHaveLength(3);
      expect(observe(now, turn).hand).toHaveLength(8);
      expect(legalMoves(now)).toHaveLength(9); // three cards, three caravans
    }
  });

  test('as far as the deck has them; then they go on until the limit of all matches', () => {
    const state = position(EMPTY, { ...opening, hand: 'KS QS', deck: `2S 3S ${many(60, 'KS QD JH KC')}` });
    let now = state;
    for (let redeals = 1; redeals <= 21; redeals++) now = afterMoves(now, 'redeal');
    expect(observe(now, 'A').hand).toEqual(expect.arrayContaining(['2S', '3S']));
    while (!isOver(now)) {
      expect(legalMoves(now)).toEqual(['redeal']);
      apply(now, parseMove('redeal')!);
    }
    expect(outcomeOf(now)).toEqual(END('draw', 'max-turns'));
    expect(observe(now, 'A').counters).toMatchObject({ moves: 5000, turns: 0 });
  });

  test('are counted for each seat by itself', () => {
    let now = position(EMPTY, {
      ...opening,
      hand: 'KS QS',
      otherHand: 'KS QS',
      deck: scarce,
      otherDeck: scarce,
    });
    for (let i = 0; i < 21; i++) now = afterMoves(now, 'redeal');
    now = afterMoves(now, legalMoves(now)[0]!);
    for (let i = 1; i <= 21; i++) {
      expect(outcomeOf(now).next).toBe('B');
      expect(legalMoves(now)).toEqual(['redeal']);
      now = afterMoves(now, 'redeal');
    }
    expect(legalMoves(now)).toHaveLength(9);
    expect(observe(now, 'A').counters.redeals).toEqual({ A: 21, B: 21 });
  });

  test('end with the first placing', () => {
    const state = position('5C | - | - // 5D | - | -', { ...opening, hand: '7D KS QS' });
    expect(legalMoves(state)).toEqual(['7D>A2', '7D>A3']);
  });
});

describe('reshuffles (M35)', () => {
  const foxon = { rules: rulesOf('foxon') };

  test('come when a card should be drawn from an empty deck, the card just discarded included', () => {
    const state = position('5C | - | - // 5D | - | -', {
      ...foxon,
      hand: '7D KS',
      deck: '',
      discards: '2S 3S',
      otherDiscards: '9H',
    });
    const { state: next, events } = step(state, 'discard KS');
    expect(events.map(({ type }) => type)).toEqual([
      'cardDiscarded',
      'deckReshuffled',
      'cardDrawn',
      'turnStarted',
    ]);
    expect(events[1]).toEqual({ type: 'deckReshuffled', seat: 'A', count: 3 });
    const seen = observe(next, 'A');
    expect([...seen.hand, ...seen.ownDeck].sort()).toEqual(['2S', '3S', '7D', 'KS']);
    expect(seen).toMatchObject({
      discards: { A: [], B: ['9H'] },
      deckCount: { A: 2 },
      counters: { reshuffles: { A: 1, B: 0 } },
    });
  });

  test('the last discard may come straight back', () => {
    const state = position('5C | - | - // 5D | - | -', { ...foxon, turn: 'B', hand: 'KS', deck: '' });
    expect(observe(afterMoves(state, 'discard KS'), 'B')).toMatchObject({
      hand: ['KS'],
      deckCount: { B: 0 },
    });
  });

  test('do not come before the deck is asked for, nor without discards', () => {
    const last = position('5C | - | - // 5D | - | -', {
      ...foxon,
      hand: '7D KS',
      deck: 'QS',
      discards: '2S 3S',
    });
    expect(observe(afterMoves(last, 'KS>A1.1'), 'A')).toMatchObject({
      hand: ['7D', 'QS'],
      deckCount: { A: 0 },
      discards: { A: ['2S', '3S'] },
    });
    const none = position('5C | - | - // 5D | - | -', { ...foxon, hand: '7D KS', deck: '' });
    const { state: next, events } = step(none, 'KS>A1.1');
    expect(events.map(({ type }) => type)).toEqual(['faceCardPlayed', 'turnStarted']);
    expect(observe(next, 'A').hand).toEqual(['7D']);
  });

  test('give another order to each seat and each time, and the same one in a replay', () => {
    const pile = '2S 3S 4S 5S 6S 7S 8S 9S TS 2H 3H 4H';
    const same = {
      hand: 'KS',
      otherHand: 'KS',
      deck: '',
      otherDeck: '',
      discards: pile,
      otherDiscards: pile,
    };
    const state = position('5C | - | - // 5D | - | -', { ...foxon, ...same });
    const once = afterMoves(state, 'discard KS', 'discard KS');
    expect(toPosition(afterMoves(state, 'discard KS', 'discard KS'))).toEqual(toPosition(once));
    const order = (seat: 'A' | 'B', of: State): string => {
      const { handA, handB, deckA, deckB } = toPosition(of);
      return (seat === 'A' ? [...handA, ...deckA] : [...handB, ...deckB]).join(' ');
    };
    expect(order('A', once)).not.toBe(order('B', once));
    expect(observe(once, 'A').counters.reshuffles).toEqual({ A: 1, B: 1 });
  });

  test('happen in the opening too, where discards are free', () => {
    const rules = rulesOf('new-vegas', { deckEmpty: 'reshuffle', discardWhenDeckEmpty: true });
    const state = position(EMPTY, { rules, phase: 'opening', hand: 'KS 7D', deck: '' });
    expect(observe(afterMoves(state, 'discard KS'), 'A')).toMatchObject({ hand: ['7D', 'KS'], next: 'A' });
  });
});

describe('disbanding', () => {
  test('and starting again (foxon): one move, one card drawn, the old cards to their owners', () => {
    const rules = rulesOf('foxon');
    const state = position('5C 7D.KS | 9H | - // 5D | - | -', { rules, hand: '9D KH 2C', deck: 'AS' });
    expect(legalMoves(state).filter((move) => move.startsWith('disband'))).toEqual([
      'disband A1 + 2C',
      'disband A1 + 9D',
      'disband A2 + 2C',
      'disband A2 + 9D',
    ]);
    const { state: next, events } = step(state, 'disband A1 + 9D');
    expect(events.map(({ type }) => type)).toEqual([
      'caravanDisbanded',
      'cardPlaced',
      'cardDrawn',
      'turnStarted',
    ]);
    expect(formatTable(next)).toBe('9D | 9H | - // 5D | - | -');
    expect(observe(next, 'A')).toMatchObject({
      hand: ['KH', '2C', 'AS'],
      discards: { A: ['5C', '7D', 'KS'] },
    });
    expect(observe(next, 'A').counters.idle).toBe(0);
  });

  test('is impossible without a number card to start again with (foxon)', () => {
    const state = position('5C | - | - // 5D | - | -', { rules: rulesOf('foxon'), hand: 'KS QS' });
    expect(legalMoves(state).filter((move) => move.startsWith('disband'))).toEqual([]);
  });

  test('an empty caravan and starting it, where both rules hold', () => {
    const rules = rulesOf('foxon', { disbandEmpty: 'if-any-nonempty' });
    const state = position('5C | - | - // 5D | - | -', { rules, turn: 'A', hand: '9D' });
    expect(formatTable(afterMoves(state, 'disband A3 + 9D'))).toBe('5C | - | 9D // 5D | - | -');
    const bare = position('- | - | - // 5D | - | -', { rules, hand: '9D' });
    expect(refused(bare, 'disband A1 + 9D')).toBe('caravan-empty');
  });

  test('draws nothing and no card leaves the hand (R6)', () => {
    const { state, events } = step(
      position('5C.KH | - | - // 5D | - | -', { turn: 'B', hand: '9D' }),
      'disband B1',
    );
    expect(events.map(({ type }) => type)).toEqual(['caravanDisbanded', 'turnStarted']);
    expect(observe(state, 'B')).toMatchObject({
      hand: ['9D'],
      discards: { A: [], B: ['5D'] },
      counters: { idle: 1 },
    });
  });

  test('a caravan for sale is allowed and may undo a win to come (R25)', () => {
    const state = position('TD 9D 2D | TC 9C 2C | 5C // 2H | TS 9S | TH 9H 4H', { turn: 'B', hand: '3C' });
    expect(outcomeOf(state)).toEqual(END('A wins', 'sale'));
    const open = position('TD 9D 2D | TC 9C | 5C // 2H | TS 9S | TH 9H 4H', { turn: 'B', hand: '3C' });
    expect(observe(afterMoves(open, 'disband B3'), 'B').sold).toEqual(['A', null, null]);
  });
});

describe('Jokers', () => {
  test('take their target along where they do not stay (foxon)', () => {
    const rules = rulesOf('foxon');
    const state = position('4S 6H.KS 4D | 4H | 9C // 4C 2D.KH | 8S 4S.QS | -', { rules, hand: 'X 2C' });
    const { state: next, events } = step(state, 'X>A1.3');
    expect(formatTable(next)).toBe('6H.KS | - | 9C // 2D.KH | 8S | -');
    expect(events.filter(({ type }) => type === 'rowRemoved')).toHaveLength(5);
    expect(events[0]).toMatchObject({ type: 'faceCardPlayed', stays: false, onto: '4D' });
    expect([...observe(next, 'A').discards.A].sort()).toEqual(['4D', '4H', '4S', 'X']);
    expect([...observe(next, 'A').discards.B].sort()).toEqual(['4C', '4S', 'QS']);
  });

  test('on an Ace go by rank where the rules say so (foxon)', () => {
    const state = position('AS 6S | AH | - // 7S | AD | -', {
      rules: rulesOf('foxon'),
      turn: 'A',
      hand: 'X',
    });
    expect(formatTable(afterMoves(state, 'X>A2.1'))).toBe('6S | - | - // 7S | - | -');
  });

  const table = 'AS 6S 3H.QS | 5S.QS | 8S.QD // AS | 2S.KH | 9D.QS';

  test.each([
    ['mifflin', 'AS.X 3H.QS | - | - // - | - | 9D.QS'], // printed suits, Queens ignored
    ['wiki', 'AS.X 3H.QS | 5S.QS | 8S.QD // - | - | 9D.QS'], // cards with a Queen are spared, whatever her suit
    ['standard', 'AS.X | - | 8S.QD // - | - | -'], // what cards show
  ])('on an Ace of Spades under %s', (rules, left) => {
    const state = position(table, { rules: rulesOf(rules), hand: 'X' });
    expect(formatTable(afterMoves(state, 'X>A1.1'))).toBe(left);
  });

  test.each([
    ['mifflin', 'AS.QH.X | 5H | - // 3H | - | 7C'],
    ['wiki', 'AS.QH.X | 5H | - // 3H | - | 7C'], // the Ace itself keeps its printed suit
    ['standard', 'AS.QH.X | - | 4S // - | 9S | 7C'],
  ])('on an Ace with a Queen under %s, played by B', (rules, left) => {
    const state = position('AS.QH | 5H | 4S // 3H | 9S | 7C', {
      rules: rulesOf(rules),
      turn: 'B',
      hand: 'X',
    });
    expect(formatTable(afterMoves(state, 'X>A1.1'))).toBe(left);
  });

  test('spare their target also when cards before it in its caravan go', () => {
    const state = position('4S 6H 4D 8C 4H | - | - // - | - | -', { hand: 'X' });
    expect(formatTable(afterMoves(state, 'X>A1.3'))).toBe('6H 4D.X 8C | - | - // - | - | -');
  });

  test('act afresh on a card that has one (M28)', () => {
    const state = position('4S.X | 4H | - // - | - | -', { hand: 'X' });
    expect(formatTable(afterMoves(state, 'X>A1.1'))).toBe('4S.X.X | - | - // - | - | -');
  });
});

describe('Queens, Kings and Jacks', () => {
  test('a Queen off the last card does nothing, and counts once her card is last again (M8, M15)', () => {
    const state = position('5C 7D 9H | - | - // 5D | - | -', { rules: rulesOf('wiki'), hand: 'QS 8C JH TD' });
    const queened = afterMoves(state, 'QS>A1.2', 'discard 5C');
    expect(observe(queened, 'A').caravans.A1).toMatchObject({ direction: 'up', suit: 'H' });
    const shorter = afterMoves(queened, 'JH>A1.3', 'discard 5D');
    expect(observe(shorter, 'A').caravans.A1).toMatchObject({ direction: 'down', suit: 'S' });
  });

  test('two Queens turn the direction back, and the later one gives the suit (M9)', () => {
    const state = position('5C 7D.QS.QH | - | - // 5D 7D.QS.QH.QC | - | -');
    expect(observe(state, 'A').caravans.A1).toMatchObject({ direction: 'up', suit: 'H' });
    expect(observe(state, 'A').caravans.B1).toMatchObject({ direction: 'down', suit: 'C' });
  });

  test('Kings double again, or add (M11)', () => {
    const table = '9S.KS.KH | AS.KS | - // 7D.KD.KC.KS | - | -';
    expect(observe(position(table), 'A').caravans).toMatchObject({
      A1: { value: 36 },
      A2: { value: 2 },
      B1: { value: 56 },
    });
    expect(observe(position(table, { rules: rulesOf('foxon') }), 'A').caravans).toMatchObject({
      A1: { value: 27 },
      A2: { value: 2 },
      B1: { value: 28 },
    });
  });

  test('a Jack takes a card with everything on it and closes the gap; what remains is not checked (R13, R23)', () => {
    const state = position('- | - | - // 5C 7D.KS.QH 5S | - | -', { turn: 'B', hand: 'JC 6S 4S' });
    const next = afterMoves(state, 'JC>B1.2');
    expect(formatTable(next)).toBe('- | - | - // 5C 5S | - | -');
    expect(observe(next, 'B').caravans.B1).toMatchObject({ value: 10, direction: 'none', suit: 'S' });
    expect(observe(next, 'B').discards.B).toEqual(['7D', 'KS', 'QH', 'JC']);
    const nv = position('- | - | - // 5C 5S | - | -', { turn: 'B', hand: '6C', rules: rulesOf('new-vegas') });
    expect(observe(nv, 'B').caravans.B1.direction).toBe('down'); // M13
    expect(refused(nv, '6C>B1')).toBe('wrong-direction-and-suit');
  });
});

describe('decisions', () => {
  test('the first to sell two wins at once (nevins), elsewhere the third pair is waited for', () => {
    const table = 'TD 9D 2D | TC 8C | 5C // 2H | 2S | 6H';
    const moved = (rules: string): State =>
      afterMoves(position(table, { rules: rulesOf(rules), hand: '4C' }), '4C>A2');
    expect(outcomeOf(moved('nevins'))).toEqual(END('A wins', 'sale'));
    expect(outcomeOf(moved('standard'))).toMatchObject({ result: 'continue', next: 'B' });
    expect(observe(moved('standard'), 'A').sold).toEqual(['A', 'A', null]);
  });

  test('one sold each decides nothing (nevins)', () => {
    const state = position('TD 9D 2D | 2C | 5C // 2H | TS 8S | 6H', {
      rules: rulesOf('nevins'),
      turn: 'B',
      hand: '4S',
    });
    expect(outcomeOf(afterMoves(state, '4S>B2'))).toMatchObject({ result: 'continue', next: 'A' });
  });

  test('equal values decide nothing; 27 and 20 are not for sale (R18, R19, M41)', () => {
    const state = position('TD 9D 2D | TC 8C 9C | TS TH // TH 9H 2H | 6H 8H 9H | 2C');
    expect(observe(state, 'A')).toMatchObject({
      sold: [null, 'B', null],
      caravans: {
        A1: { value: 21, status: 'tied' },
        B1: { value: 21, status: 'tied' },
        A2: { value: 27, status: 'heavy' },
        B2: { value: 23, status: 'sold' },
        A3: { value: 20, status: 'light' },
        B3: { value: 2, status: 'light' },
      },
    });
  });

  test('a winning move still draws, and the sale comes before empty hands (M38)', () => {
    const table = 'TD 9D 2D | TC 8C | TS 9S 4S // 2H | 2S | 6H';
    const last = position(table, { rules: rulesOf('new-vegas'), hand: '4C', deck: '' });
    expect(outcomeOf(afterMoves(last, '4C>A2'))).toEqual(END('A wins', 'sale'));
    const drawing = step(position(table, { hand: '4C', deck: '9D' }), '4C>A2');
    expect(drawing.events.map(({ type }) => type)).toEqual([
      'cardPlaced',
      'cardDrawn',
      'pairChanged',
      'matchEnded',
    ]);
  });

  test('a seat may win with two caravans and an empty one (M43)', () => {
    const state = position('TD 9D 2D | TC 8C | - // 2H | 2S | TS 9S 4S', { hand: '4C' });
    expect(outcomeOf(afterMoves(state, '4C>A2'))).toEqual(END('A wins', 'sale'));
  });

  test('a position that is decided is over before anyone moves', () => {
    const state = position('TD 9D 2D | TC 8C 4C | - // 2H | 2S | TS 9S 4S', { turn: 'B' });
    expect(outcomeOf(state)).toEqual(END('A wins', 'sale'));
    expect(legalMoves(state)).toEqual([]);
  });
});

describe('running out', () => {
  const table = '5C | - | - // 5D | - | -';

  test('immediately: after the last card, whoever is next; A is looked at first', () => {
    const rules = rulesOf('mifflin');
    const last = position(table, { rules, turn: 'B', hand: '9D', deck: '' });
    expect(outcomeOf(afterMoves(last, '9D>B1'))).toEqual(END('A wins', 'out-of-cards'));
    const both = position(table, { rules, turn: 'B', hand: '9D', deck: '', otherHand: '', otherDeck: '' });
    expect(outcomeOf(both)).toEqual(END('B wins', 'out-of-cards'));
  });

  test('at the start of a turn (standard): the hand alone counts, and only whose turn it is', () => {
    const last = position(table, { turn: 'B', hand: '9D', deck: '' });
    const next = afterMoves(last, '9D>B1');
    expect(outcomeOf(next)).toMatchObject({ result: 'continue', next: 'A' });
    expect(outcomeOf(afterMoves(next, 'discard 5C'))).toEqual(END('A wins', 'out-of-cards'));
    expect(outcomeOf(position(table, { hand: '', deck: '7D' }))).toEqual(END('B wins', 'out-of-cards'));
  });

  test('never (foxon): without cards there is nothing to start again with, so no move is left', () => {
    const state = position(table, { rules: rulesOf('foxon'), hand: '', deck: '', turn: 'B' });
    expect(outcomeOf(state)).toEqual(END('A wins', 'no-move'));
  });

  test('never, with disbanding left: the match goes on', () => {
    const rules = rulesOf('standard', { outOfCards: 'never' });
    const state = position(table, { rules, hand: '', deck: '', turn: 'B' });
    expect(legalMoves(state)).toEqual(['disband B1']);
    expect(outcomeOf(afterMoves(state, 'disband B1'))).toMatchObject({ result: 'continue' });
  });

  test('cards in hand but no legal move (M39): only without discards', () => {
    const stuck = { hand: 'QS', deck: '', turn: 'B' } as const;
    const bare = '5C | - | - // - | - | -';
    const full = '5C.KS.KS.KS | - | - // - | - | -';
    expect(outcomeOf(position(full, { ...stuck, rules: rulesOf('league') }))).toEqual(
      END('A wins', 'no-move'),
    );
    expect(outcomeOf(position(bare, { ...stuck, rules: rulesOf('league') }))).toMatchObject({ next: 'B' });
    expect(outcomeOf(position(full, { ...stuck, rules: rulesOf('standard') }))).toMatchObject({ next: 'B' });
  });
});

describe('draws and giving up', () => {
  const passes = ['disband A2', 'disband B2'];

  test('eight turns in a row without a card from a hand (league)', () => {
    let now = position('5C | - | - // 5D | - | -', { rules: rulesOf('league') });
    for (let i = 0; i < 7; i++) now = afterMoves(now, passes[i % 2]!);
    expect(outcomeOf(now)).toMatchObject({ result: 'continue', next: 'B' });
    expect(outcomeOf(afterMoves(now, 'disband B2'))).toEqual(END('draw', 'idle'));
    // Any card that leaves a hand starts the count again.
    now = afterMoves(now, 'discard 5D');
    for (let i = 0; i < 7; i++) now = afterMoves(now, passes[i % 2]!);
    expect(outcomeOf(now)).toMatchObject({ result: 'continue', next: 'B' });
    expect(outcomeOf(afterMoves(now, passes[1]!))).toEqual(END('draw', 'idle'));
  });

  test('no such draw where the rules have none', () => {
    let now = position('5C | 6C | 7C // 5D | 6D | 7D');
    for (const move of ['disband A1', 'disband B1', 'disband A2', 'disband B2', 'disband A3', 'disband B3'])
      now = afterMoves(now, move);
    expect(observe(now, 'A')).toMatchObject({ next: 'A', counters: { idle: 6 } });
    expect(legalMoves(now).some((move) => move.startsWith('disband'))).toBe(false);
  });

  test('the limit of turns, redeals and opening discards not counted', () => {
    const rules = rulesOf('new-vegas', { maxTurns: 7 });
    let now = position(EMPTY, { rules, phase: 'opening', hand: 'KS 2S 3S 4S QD', otherHand: '2H 3H 4H QH' });
    for (const move of ['discard KS', '2S>A1', '2H>B1', '3S>A2', '3H>B2', '4S>A3', '4H>B3'])
      now = afterMoves(now, move);
    expect(observe(now, 'A')).toMatchObject({ next: 'A', counters: { moves: 7, turns: 6 } });
    expect(outcomeOf(afterMoves(now, 'QD>A1.1'))).toEqual(END('draw', 'max-turns'));
  });

  test('foxon: the three hundredth turn', () => {
    let now = position('5C | - | - // 5D | - | -', {
      rules: rulesOf('foxon'),
      hand: 'KS QS',
      otherHand: 'KH QH',
    });
    for (let turns = 1; turns <= 299; turns++)
      now = afterMoves(now, legalMoves(now).find((move) => move.startsWith('discard'))!);
    expect(observe(now, 'A')).toMatchObject({ result: 'continue', counters: { turns: 299 } });
    expect(outcomeOf(afterMoves(now, legalMoves(now).find((move) => move.startsWith('discard'))!))).toEqual(
      END('draw', 'max-turns'),
    );
  });

  test('a sale on the last turn is a sale, and a draw comes before empty hands', () => {
    const rules = rulesOf('mifflin', { maxTurns: 1 });
    const sale = position('TD 9D 2D | TC 8C | - // 2H | 2S | TS 9S 4S', { rules, hand: '4C' });
    expect(outcomeOf(afterMoves(sale, '4C>A2'))).toEqual(END('A wins', 'sale'));
    const empty = position('5C | - | - // 5D | - | -', { rules, hand: '9C', deck: '' });
    expect(outcomeOf(afterMoves(empty, '9C>A1'))).toEqual(END('draw', 'max-turns'));
  });

  test('five thousand moves, whatever the options', () => {
    const rules = rulesOf('standard', { disbandEmpty: 'if-any-nonempty' });
    const now = position('5C | - | - // 5D | - | -', { rules });
    for (let moves = 1; moves <= 4999; moves++) apply(now, parseMove(passes[(moves - 1) % 2]!)!);
    expect(outcomeOf(now)).toMatchObject({ result: 'continue', next: 'B' });
    apply(now, parseMove('disband B2')!);
    expect(outcomeOf(now)).toEqual(END('draw', 'max-turns'));
    expect(observe(now, 'A').counters.moves).toBe(5000);
  });

  test('giving up loses for whoever is named, else for the seat to move (M45)', () => {
    for (const phase of ['opening', 'main'] as const) {
      const state = position('5C | - | - // 5D | - | -', { phase, turn: 'B' });
      expect(outcomeOf(afterMoves(state, 'forfeit'))).toEqual(END('A wins', 'forfeit'));
      expect(outcomeOf(afterMoves(state, 'forfeit A'))).toEqual(END('B wins', 'forfeit'));
      expect(outcomeOf(afterMoves(state, 'forfeit B'))).toEqual(END('A wins', 'forfeit'));
      expect(step(state, 'forfeit A').events).toEqual([
        { type: 'seatForfeited', seat: 'A' },
        { type: 'matchEnded', result: 'B wins', why: 'forfeit', sold: [null, null, null] },
      ]);
      expect(legalMoves(state).some((move) => move.startsWith('forfeit'))).toBe(false);
    }
  });
});

describe('limits', () => {
  test('the fortieth number card fits, the forty-first does not', () => {
    const row = (count: number): string =>
      Array.from({ length: count }, (_, i) => (i % 2 ? '3S' : '2S')).join(' ');
    const state = position(`${row(39)} | - | - // - | - | -`, { hand: '3S 2S' });
    const next = afterMoves(state, '3S>A1', 'discard 5C');
    expect(refused(next, '2S>A1')).toBe('caravan-full');
    expect(legalMoves(next)).not.toContain('2S>A1');
  });

  test('the fifteenth attachment fits, the sixteenth does not; a Jack counts', () => {
    const state = position(`2S${'.KS'.repeat(14)} | - | - // - | - | -`, { hand: 'KH QD JD' });
    expect(legalMoves(state)).toContain('JD>A1.1');
    const next = afterMoves(state, 'KH>A1.1', 'discard 5C');
    for (const move of ['QD>A1.1', 'JD>A1.1']) expect(refused(next, move)).toBe('too-many-attachments');
    expect(observe(next, 'A').caravans.A1.value).toBe(2 ** 16);
  });

  test('seven rows and three attachments in the game and the league, either side (M20, M21)', () => {
    for (const rules of ['new-vegas', 'league']) {
      const table = 'AS 2D 3H 4C 5S 6D | 9H.KH.KH | - // 9S.KH.KH.KH | - | -';
      const state = position(table, { rules: rulesOf(rules), hand: '7H 8H KS JS X' });
      const next = afterMoves(state, '7H>A1', 'discard 5C');
      expect(refused(next, '8H>A1')).toBe('caravan-full');
      for (const move of ['KS>B1.1', 'JS>B1.1', 'X>B1.1'])
        expect(refused(next, move)).toBe('too-many-attachments');
      expect(refused(afterMoves(next, 'KS>A2.1', 'discard 5D'), 'JS>A2.1')).toBe('too-many-attachments');
    }
  });
});

describe('polite and tournament tables', () => {
  const table = '5D | 6S.QH | - // 7D | 8S | 9H.QS';
  const faces = (rules: string, hand: string): string[] =>
    playedCards(position(table, { rules: rulesOf(rules), turn: 'B', hand })).sort();

  test('polite: of face cards only a Jack may go across', () => {
    expect(faces('polite', 'KD QD X JC')).toEqual(
      [
        ...['JC>A1.1', 'JC>A2.1', 'JC>B1.1', 'JC>B2.1', 'JC>B3.1'],
        ...['KD>B1.1', 'KD>B2.1', 'KD>B3.1'],
        ...['QD>B1.1', 'QD>B2.1', 'QD>B3.1'],
        ...['X>B1.1', 'X>B2.1', 'X>B3.1'],
      ].sort(),
    );
  });

  test('tournament: Jack, Queen and King match the suit their card shows, Jokers are free', () => {
    expect(faces('tournament', 'KH QS JD X')).toEqual(
      [
        ...['KH>A2.1', 'QS>B2.1', 'QS>B3.1', 'JD>A1.1', 'JD>B1.1'],
        ...['X>A1.1', 'X>A2.1', 'X>B1.1', 'X>B2.1', 'X>B3.1'],
      ].sort(),
    );
  });

  test('both together', () => {
    expect(faces('standard+polite+tournament', 'KH KS JH X')).toEqual(
      ['KS>B2.1', 'KS>B3.1', 'JH>A2.1', 'X>B1.1', 'X>B2.1', 'X>B3.1'].sort(),
    );
  });

  /** faceOnOpponent and faceSuitMatch of each preset alone, +polite, +tournament, and with both. */
  const STRICTER: Record<PresetId, readonly string[]> = {
    standard: ['all none', 'jack none', 'all jqk', 'jack jqk'],
    polite: ['jack none', 'jack none', 'jack jqk', 'jack jqk'],
    tournament: ['all jqk', 'jack jqk', 'all jqk', 'jack jqk'],
    mifflin: ['all none', 'jack none', 'all jqk', 'jack jqk'],
    'new-vegas': ['all none', 'jack none', 'all jqk', 'jack jqk'],
    wiki: ['all none', 'jack none', 'all jqk', 'jack jqk'],
    league: ['all none', 'jack none', 'all jqk', 'jack jqk'],
    tabletop: ['all jack', 'jack jack', 'all jqk', 'jack jqk'],
    nevins: ['all none', 'jack none', 'all jqk', 'jack jqk'],
    foxon: ['none none', 'none none', 'none jqk', 'none jqk'],
  };

  for (const id of PRESET_IDS) {
    test(`as house rules over ${id}: the stricter of two values, and nothing else changes`, () => {
      const short = (options: RuleOptions): string => `${options.faceOnOpponent} ${options.faceSuitMatch}`;
      const [polite, tournament] = HOUSE_RULES;
      const laid = [[], [polite], [tournament], [polite, tournament], [tournament, polite, polite]].map(
        (house) => presetOptions(id, house),
      );
      expect(laid.slice(0, 4).map(short)).toEqual(STRICTER[id]);
      expect(laid[4]).toEqual(laid[3]);
      for (const options of laid) {
        const { faceOnOpponent: _o, faceSuitMatch: _m, ...rest } = options;
        const { faceOnOpponent, faceSuitMatch, ...before } = presetOptions(id);
        expect(rest).toEqual(before);
        expect([faceOnOpponent, faceSuitMatch]).toEqual([laid[0]!.faceOnOpponent, laid[0]!.faceSuitMatch]);
      }
    });
  }
});

describe('the league', () => {
  const rules = rulesOf('league');

  test('equal cards point down, Queens turn that too (M13)', () => {
    const state = position('7C 7D | 7C 7D.QS | - // - | - | -', { rules, hand: '6H 8H' });
    expect(playedCards(state)).toEqual(['6H>A1', '6H>A3', '8H>A2', '8H>A3']);
  });

  test('an empty caravan may be disbanded while another is not empty (M31)', () => {
    const state = position('5C | - | - // - | - | -', { rules, hand: '6H' });
    expect(legalMoves(state).filter((move) => move.startsWith('disband'))).toEqual([
      'disband A1',
      'disband A2',
      'disband A3',
    ]);
    const bare = afterMoves(state, 'disband A1', 'discard 5C');
    expect(legalMoves(bare).some((move) => move.startsWith('disband'))).toBe(false);
  });

  test('nothing is discarded once the deck is empty; the last deck card can still be drawn (M36)', () => {
    const state = position('5C | - | - // 5D | - | -', { rules, hand: '6H KS', deck: '7S' });
    const next = afterMoves(state, 'discard KS', 'discard 5C');
    expect(legalMoves(next).some((move) => move.startsWith('discard'))).toBe(false);
    expect(observe(next, 'A').deckCount.A).toBe(0);
  });
});
