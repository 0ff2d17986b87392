/** The English catalogue: plain sentences for everything that can happen, be refused or be chosen. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { differencesFromStandard, PRESET_IDS, presetOptions } from '../../src/content/index.ts';
import {
  CHOICES,
  COUNTS,
  changeOptions,
  compileRules,
  DECK_REFUSALS,
  deal,
  eventsFor,
  fromPosition,
  type GameEvent,
  isOver,
  legalMoves,
  OPTION_NAMES,
  observe,
  parseMove,
  parsePosition,
  play,
  Random,
  REFUSALS,
  type Refusal,
  type RuleOptions,
  refusal,
  SEATS,
  type State,
} from '../../src/engine/index.ts';
import {
  aValue,
  caravanLine,
  caravanWords,
  cardInShort,
  cardInWords,
  deckRefusalLine,
  endingLine,
  eventLine,
  moveLines,
  OPTION_WORDS,
  optionLine,
  optionLines,
  refusalLine,
  turnSummary,
  type Viewpoint,
  whatIsAsked,
  whatKeepsOpen,
} from '../../src/text/index.ts';

const names = { A: 'Ann', B: 'Pedlar' };
const ANN: Viewpoint = { seat: 'A', names };
const BEN: Viewpoint = { seat: 'B', names };
const NOBODY: Viewpoint = { seat: null, names };

const BASE = {
  A: ['-', '-', '-'],
  B: ['-', '-', '-'],
  handA: ['7H', 'KS', 'JC', 'QD', 'X'],
  handB: ['AS', 'KS', 'X', 'JD'],
  deckA: ['3D', '4D'],
  deckB: ['5D', '6D'],
  phase: 'main',
  turn: 'A',
};
function at(changes: object, options: RuleOptions = presetOptions('standard')): State {
  const parsed = parsePosition({ ...BASE, ...changes });
  if ('fault' in parsed) throw new Error(parsed.fault);
  return fromPosition(compileRules(options), parsed.layout);
}
const make = (state: State, move: string): { state: State; events: GameEvent[] } => {
  const parsed = parseMove(move)!;
  expect(refusal(state, parsed)).toBeNull();
  return play(state, parsed);
};
const change = (changes: object): RuleOptions => {
  const changed = changeOptions(presetOptions('standard'), changes);
  if (!changed.ok) throw new Error(changed.message);
  return changed.options;
};

function expectPlain(line: string): void {
  expect(line).toMatch(/^[A-Z“][^\n]*[.]$/);
  expect(line).not.toMatch(/undefined|null|NaN|\[object|[♠♥♦♣♤♡♢♧]| {2}|:\.|,\./);
}

test('cards and caravans', () => {
  expect(cardInWords('7H')).toBe('seven of hearts');
  expect(cardInWords('KS[3]')).toBe('king of spades');
  expect(cardInWords('X')).toBe('Joker');
  expect(cardInShort('TD[2]')).toBe('TD');
  expect([aValue('8S'), aValue('AS'), aValue('TS')]).toEqual(['an 8', 'an Ace', 'a 10']);
  expect(caravanWords('A2', ANN)).toBe('your caravan A2');
  expect(caravanWords('B2', ANN)).toBe('their caravan B2');
  expect(caravanWords('B2', NOBODY)).toBe('Pedlar’s caravan B2');
});

describe('refusals', () => {
  const say = (state: State, move: string, seat: 'A' | 'B' = 'A'): string => {
    const parsed = parseMove(move);
    const code = parsed === null ? 'malformed-move' : refusal(state, parsed);
    expect(code).not.toBeNull();
    return refusalLine(code!, { move, seen: observe(state, seat) });
  };
  const table = { A: ['9S 7S', '9D.QH', '-'], B: ['5C 8C.KC', '-', '4H'] };

  test.each([
    ['7H>A1', 'A 7 cannot follow a 7: the next card must differ in value.'],
    ['8H>A1', 'Your caravan A1 goes down: the next card must be lower than 7, or be of spades.'],
    ['7H>B1', 'Number cards go on your own caravans only; on theirs you may play face cards.'],
    [
      '7H>A1.1',
      'A number card goes at the end of a caravan, not on another card: choose the caravan itself.',
    ],
    ['2C>A1', 'You do not hold the two of clubs: your hand is 7H, 8H, KS, JC, QD and X.'],
    ['KS>A3.1', 'Your caravan A3 is empty: a King needs a number card to lie on.'],
    ['KS>B1.7', 'Their caravan B1 has only 2 number cards, counted from the start.'],
    ['KS>B1', 'A King is played on a number card: say on which one, counted from the start of the caravan.'],
    ['QD>A1.1', 'A Queen goes on the last card of a caravan only: here on the seven of spades.'],
    ['disband A3', 'Your caravan A3 is empty: there is nothing to disband.'],
    ['disband B1', 'You can disband only your own caravans.'],
    ['pass', 'There is no pass: play a card, discard one, or disband a caravan.'],
    ['redeal', 'At this table there are no new hands: play with the one you have.'],
    ['jump', '“jump” is no move: write for example 7H>A2, KH>B1.3, discard 4C or disband A2.'],
  ])('%s: %s', (move, line) =>
    expect(say(at({ ...table, handA: ['7H', '8H', ...BASE.handA.slice(1)] }), move)).toBe(line),
  );

  test('the house rules name themselves', () => {
    expect(say(at(table, presetOptions('polite')), 'KS>B1.1')).toBe(
      'At this table only a Jack may be played on their caravans: play the King on one of yours.',
    );
    expect(say(at(table, presetOptions('tournament')), 'KS>A2.1')).toBe(
      'At this table a King must have the suit of its card: here hearts.',
    );
  });

  test('every code is a plain line in every published case and without any context that helps', () => {
    const cases = JSON.parse(readFileSync(new URL('../engine/cases.json', import.meta.url), 'utf8'));
    const seen = new Set<Refusal>();
    for (const { rules, position, move, reason } of cases) {
      if (!reason) continue;
      seen.add(reason);
      for (const id of rules) {
        const state = at(position, presetOptions(id));
        expectPlain(refusalLine(reason, { move, seen: observe(state, position.turn) }));
      }
    }
    expect(seen.size).toBeGreaterThan(15);
    for (const code of REFUSALS)
      for (const move of ['7H>A1', '', 'x'.repeat(1000), 'disband A1', 'discard 7H', 'KH>B9.9', 'QS>A1.40'])
        for (const phase of ['main', 'opening'])
          expectPlain(refusalLine(code, { move, seen: observe(at({ phase }), 'A') }));
  });
});

describe('events', () => {
  test('a King on the other side', () => {
    const { events } = make(at({ A: ['-', '6D TH', '-'], B: ['-', 'TS 9S', '-'], turn: 'B' }), 'KS>A2.2');
    expect(moveLines(eventsFor('A', events), ANN)).toEqual([
      'Pedlar plays the king of spades on your ten of hearts in caravan A2: 16 → 26, sold.',
      'Pedlar draws a card.',
      null,
      null,
    ]);
    expect(turnSummary(eventsFor('A', events), ANN)).toBe(
      'Pedlar plays the king of spades on your ten of hearts in caravan A2: 16 to 26, sold; your turn.',
    );
    expect(moveLines(eventsFor('B', events), BEN).slice(0, 2)).toEqual([
      'You play the king of spades on their ten of hearts in caravan A2: 16 → 26, sold.',
      'You draw the five of diamonds.',
    ]);
    expect(eventLine(events[0]!, NOBODY)).toBe(
      'Pedlar plays the king of spades on Ann’s ten of hearts in caravan A2: 16 → 26.',
    );
  });

  test('one move that changes the caravan across', () => {
    const { events } = make(
      at({ A: ['-', '8D 9S', '-'], B: ['-', '8S 7C 6S', '-'], handA: ['TS'] }),
      'TS>A2',
    );
    expect(moveLines(events, ANN)).toEqual([
      'You play the ten of spades on your caravan A2: 17 → 27, heavy.',
      'You draw the three of diamonds.',
      null,
      null,
    ]);
    const sells = make(at({ A: ['-', '8D 9S', '-'], B: ['-', '8S 7C 6S', '-'], handA: ['5S'] }), '5S>A2');
    expect(moveLines(sells.events, ANN)).toEqual([
      'You play the five of spades on your caravan A2: 17 → 22, sold.',
      'You draw the three of diamonds.',
      'Their caravan B2 is outbid.',
      null,
    ]);
  });

  test('Queen, Jack, Joker, disbanding, discarding', () => {
    const table = { A: ['9S 7S', '4D 8D', '-'], B: ['5C 4C.KC', '-', '4H'] };
    const line = (move: string): (string | null)[] => moveLines(make(at(table), move).events, ANN);
    expect(line('QD>A1.2')[0]).toBe(
      'You play the queen of diamonds on your seven of spades in caravan A1: up, diamonds.',
    );
    expect(line('JC>B1.2').slice(0, 2)).toEqual([
      'You play the jack of clubs on their four of clubs in caravan B1.',
      'The four of clubs, the king of clubs and the jack of clubs leave their caravan B1: 13 → 5.',
    ]);
    expect(line('X>B3.1').slice(0, 3)).toEqual([
      'You play a Joker on their four of hearts in caravan B3.',
      'The four of diamonds leaves your caravan A2: 12 → 8.',
      'The four of clubs and the king of clubs leave their caravan B1: 13 → 5.',
    ]);
    expect(line('disband A1')[0]).toBe('You disband your caravan A1: 16 → 0.');
    expect(line('discard X')[0]).toBe('You discard a Joker.');
  });

  test('endings', () => {
    const sold = ['A', 'B', 'A'] as const;
    const end = (result: 'A wins' | 'draw', why: Parameters<typeof endingLine>[0]['why']) => ({
      result,
      why,
      sold,
    });
    expect(endingLine(end('A wins', 'sale'), ANN)).toBe('You win: you sold pairs 1 and 3.');
    expect(endingLine(end('A wins', 'sale'), BEN)).toBe('Ann wins: Ann sold pairs 1 and 3.');
    expect(endingLine(end('A wins', 'forfeit'), BEN)).toBe('Ann wins: you gave up.');
    expect(endingLine(end('A wins', 'out-of-cards'), ANN)).toBe('You win: Pedlar has no cards left.');
    expectPlain(endingLine(end('draw', 'idle'), ANN));
    expectPlain(endingLine(end('draw', 'max-turns'), NOBODY));
  });

  test('whole matches under every preset, from every side', () => {
    const told = new Set<string>();
    const lines = new Set<string | null>();
    for (const [index, id] of PRESET_IDS.entries()) {
      const random = new Random(1, index);
      let { state, events } = deal(compileRules(presetOptions(id)), { seed: index });
      for (;;) {
        for (const view of [ANN, BEN, NOBODY]) {
          const seen = view.seat ? eventsFor(view.seat, events) : events;
          const moved = moveLines(seen, view);
          const summary = turnSummary(seen, view);
          if (moved.length !== events.length || /\. |→/.test(summary)) throw new Error(summary);
          for (const line of [...moved, ...seen.map((event) => eventLine(event, view)), summary])
            lines.add(line);
        }
        for (const seat of SEATS) {
          const seen = observe(state, seat);
          lines.add(whatIsAsked(seen, { seat, names }));
          if (!isOver(state)) lines.add(whatKeepsOpen(seen));
        }
        for (const event of events) told.add(event.type);
        if (isOver(state)) break;
        const moves = legalMoves(state);
        ({ state, events } = play(state, parseMove(moves[random.below(moves.length)]!)!));
      }
    }
    for (const line of lines) if (line !== null) expectPlain(line);
    expect(told.size).toBeGreaterThan(10);
  });
});

test('what keeps the match open', () => {
  const tied = at({ A: ['8S 7S 6S', '9D 8D 7D', '-'], B: ['-', '9C 8C 7C', '5D'] });
  expect(whatKeepsOpen(observe(tied, 'A'))).toBe('Pair 2 is tied and pair 3 is not sold: play goes on.');
  expect(whatIsAsked(observe(tied, 'A'), ANN)).toBe(
    'Your turn: play a card, discard one, or disband a caravan.',
  );
  expect(whatIsAsked(observe(tied, 'B'), BEN)).toBe('Ann’s turn.');
  expect(caravanLine('A2', observe(tied, 'A'), ANN)).toBe('your caravan A2: 24, TIED, down, diamonds');
  expect(whatKeepsOpen(observe(make(tied, 'forfeit').state, 'A'))).toBe('');
});

test('every option has a name, and every setting one sentence of its own', () => {
  expect(Object.keys(OPTION_WORDS).sort()).toEqual([...OPTION_NAMES].sort());
  for (const [name, values] of Object.entries(CHOICES)) {
    const lines = values.map((value) => optionLine(name as keyof typeof CHOICES, change({ [name]: value })));
    for (const line of lines) expectPlain(line);
    expect(new Set(lines).size).toBe(values.length);
  }
  for (const name of COUNTS)
    for (const value of [null, 1, 7]) expectPlain(optionLine(name, change({ [name]: value })));
  for (const deck of [
    { kind: 'standard54' },
    { kind: 'custom', min: null, max: null, maxCopies: null },
    { kind: 'custom', min: 30, max: null, maxCopies: 1 },
    { kind: 'custom', min: null, max: 60, maxCopies: 3 },
  ])
    expectPlain(optionLine('deck', change({ deck })));
  const polite = presetOptions('polite');
  expect(optionLines(differencesFromStandard(polite), polite)).toEqual([
    'Only a Jack may be played on the other side.',
  ]);
});

test('a refused deck is told what would help', () => {
  const { deck } = presetOptions('league');
  for (const code of DECK_REFUSALS) expectPlain(deckRefusalLine(code, deck, 27));
  expect(deckRefusalLine('too-few-cards', deck, 27)).toBe(
    'The deck has 27 cards; it needs at least 30: add 3.',
  );
  expect(deckRefusalLine('too-many-cards', deck, 55)).toContain('take out 1.');
});
