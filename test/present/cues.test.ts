/** Everything that happens has its sound, and every sound is recorded. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CUES, renderCue } from '../../assets/build/sound/effects/index.ts';
import { peakOf, RATE } from '../../assets/build/sound/kit/wave.ts';
import { DEFAULT_SOUND, SOUND_NAMES } from '../../src/content/index.ts';
import type { GameEvent, GameEventType } from '../../src/engine/index.ts';
import { gainOf } from '../../src/platform/sound-levels.ts';
import { createBudget } from '../../src/platform/sound-voices.ts';
import {
  type Beat,
  beatsOf,
  cueFor,
  cueOfChange,
  cuesOfBeat,
  durationAt,
  type MenuItem,
  type MenuModel,
  type TableModel,
} from '../../src/present/index.ts';
import { menuWith, tableWith } from '../kit/screens.ts';

const index = JSON.parse(readFileSync('assets/sound/index.json', 'utf8')) as {
  cues: Record<string, { bus: string; variants: number[][]; choose: string }>;
};
const reading = { value: 5, direction: 'none', suit: 'S' } as const;
const change = { caravan: 'A1', before: reading, after: reading } as const;
const light = { A: 'light', B: 'light' } as const;

/** One event of every kind. */
const EVENTS: { [K in GameEventType]: Extract<GameEvent, { type: K }> } = {
  handDealt: { type: 'handDealt', seat: 'A', cards: null, count: 8, deckLeft: 20 },
  handRedealt: { type: 'handRedealt', seat: 'A', shown: [], cards: null, count: 8, deckLeft: 20 },
  cardPlaced: { type: 'cardPlaced', seat: 'B', card: '5S', handIndex: 0, row: 1, ...change, caravan: 'B3' },
  faceCardPlayed: {
    type: 'faceCardPlayed',
    seat: 'A',
    card: 'KS',
    handIndex: 0,
    row: 1,
    onto: '5S',
    stays: true,
    ...change,
  },
  rowRemoved: {
    type: 'rowRemoved',
    cause: 'joker',
    row: 1,
    card: { card: '5S', owner: 'A' },
    attachments: [],
    ...change,
  },
  caravanDisbanded: { type: 'caravanDisbanded', seat: 'A', cards: [], ...change },
  cardDiscarded: { type: 'cardDiscarded', seat: 'A', card: '5S', handIndex: 0 },
  deckReshuffled: { type: 'deckReshuffled', seat: 'A', count: 3 },
  cardDrawn: { type: 'cardDrawn', seat: 'A', card: '5S', deckLeft: 5 },
  pairChanged: { type: 'pairChanged', pair: 1, before: light, after: { A: 'sold', B: 'light' }, soldTo: 'A' },
  openingEnded: { type: 'openingEnded' },
  seatForfeited: { type: 'seatForfeited', seat: 'A' },
  turnStarted: { type: 'turnStarted', seat: 'A', phase: 'main' },
  matchEnded: { type: 'matchEnded', result: 'A wins', why: 'sale', sold: ['A', 'A', null] },
};
const beats = (...events: GameEvent[]): Beat[] => beatsOf(events, () => 'line');
const soundsOf = (event: GameEvent): string[] => cuesOfBeat(beats(event)[0]!, 'A').map(({ sound }) => sound);

test('the names are those of the recorded sounds', () => {
  const recorded = Object.keys(index.cues).filter((name) =>
    ['effects', 'interface'].includes(index.cues[name]!.bus),
  );
  expect([...SOUND_NAMES].sort()).toEqual(recorded.sort());
});

test.each(Object.values(EVENTS))('$type is heard, at once', (event) => {
  for (const seat of ['A', 'B'] as const) {
    const cues = cuesOfBeat(beats(event)[0]!, seat);
    expect(cues.length).toBeGreaterThan(0);
    expect(cues[0]!.after).toBe(0);
    for (const { sound, pan, level, rate, step } of cues) {
      expect(index.cues).toHaveProperty([sound]);
      expect(Math.abs(pan)).toBeLessThanOrEqual(1);
      expect(level).toBeGreaterThan(0);
      expect(level).toBeLessThanOrEqual(1);
      expect(Math.abs(rate - 1)).toBeLessThan(0.1);
      expect(step !== null).toBe(index.cues[sound]!.choose === 'step');
    }
  }
});

test('what the other side does comes over the relay, one’s own does not', () => {
  expect(soundsOf({ ...EVENTS.cardDiscarded, seat: 'B' })).toEqual(['relay', 'card.discard']);
  expect(soundsOf(EVENTS.cardDiscarded)).toEqual(['card.discard']);
});

test('each face card has a sound of its own, and a caravan its side', () => {
  const of = (card: 'JS' | 'QS' | 'KS' | 'XR') =>
    soundsOf({ ...EVENTS.faceCardPlayed, card } as GameEvent).at(-1);
  expect(['JS', 'QS', 'KS', 'XR'].map((card) => of(card as 'JS'))).toEqual([
    'jack.cut',
    'queen.turn',
    'king.double',
    'joker.play',
  ]);
  const pan = (caravan: 'A1' | 'A2' | 'A3') =>
    cuesOfBeat(beats({ ...EVENTS.cardPlaced, caravan })[0]!, 'A').at(-1)!.pan;
  expect(pan('A1')).toBeLessThan(0);
  expect(pan('A2')).toBe(0);
  expect(pan('A3')).toBeGreaterThan(0);
});

test('a pair says the biggest thing that became of it', () => {
  const sale = (a: string, b: string, c: string, d: string) =>
    soundsOf({ ...EVENTS.pairChanged, before: { A: a, B: b }, after: { A: c, B: d } } as GameEvent)[0];
  expect(sale('light', 'light', 'sold', 'light')).toBe('pair.sold');
  expect(sale('light', 'light', 'light', 'sold')).toBe('pair.soldToThem');
  expect(sale('sold', 'light', 'outbid', 'sold')).toBe('pair.outbid');
  expect(sale('outbid', 'sold', 'sold', 'outbid')).toBe('lead.ours');
  expect(sale('tied', 'tied', 'outbid', 'sold')).toBe('lead.theirs');
  expect(sale('sold', 'light', 'tied', 'tied')).toBe('pair.tied');
  expect(sale('light', 'light', 'heavy', 'light')).toBe('pair.heavy');
  expect(sale('light', 'sold', 'outbid', 'sold')).toBe('pair.forSale');
  expect(sale('sold', 'light', 'light', 'light')).toBe('pair.lapsed');
});

test('every sound is used by an event or by the interface', () => {
  const text = readFileSync('src/present/cues.ts', 'utf8');
  for (const name of SOUND_NAMES) expect(text).toMatch(new RegExp(`'${name.replace('.', '\\.')}'`));
});

/** A row of cards that a Joker sweeps away. */
const sweep = (victims: number): Beat[] =>
  beats(...Array.from({ length: victims }, () => EVENTS.rowRemoved as GameEvent));

test('a Joker’s victims go up a scale', () => {
  expect(sweep(5).map((beat) => cuesOfBeat(beat, 'A')[0]!.step)).toEqual([0, 1, 2, 3, 4]);
});

test('the longest sweep at double speed does not distort, even at full loudness', () => {
  const budget = createBudget<number>();
  const recorded = CUES.find(({ name }) => name === 'joker.sweep')!;
  const waves = Array.from({ length: recorded.variants }, (_, n) => renderCue(recorded, n));
  const sum = new Float32Array(RATE * 3);
  let now = 0;
  let heard = 0;
  for (const beat of sweep(24)) {
    const { step } = cuesOfBeat(beat, 'A')[0]!;
    const wave = waves[Math.min(step!, waves.length - 1)]!;
    const length = (wave.length / RATE) * 1000;
    // Those that make room are taken to sound on: it is never louder than this.
    const mix = (gain: number): number => {
      const from = Math.round((now / 1000) * RATE);
      for (const [i, sample] of wave.entries()) sum[from + i]! += sample * gain;
      return ++heard;
    };
    budget.begin('effects', 'joker.sweep', now, length, mix, () => {});
    now += durationAt(beat, '2');
  }
  expect(heard).toBeGreaterThan(8);
  expect(peakOf(sum)).toBeLessThan(1);
});

test('quiet at first, in steps that sound alike', () => {
  expect(gainOf('0')).toBe(0);
  const steps = (['1', '2', '3', '9'] as const).map(
    (level) => gainOf(`${Number(level) + 1}` as '2') / gainOf(level),
  );
  for (const ratio of steps) expect(ratio).toBeCloseTo(steps[0]!, 6);
  expect(gainOf(DEFAULT_SOUND.masterLevel)).toBeLessThan(0.5);
});

const button = (id: string): MenuItem => ({ id, label: '', kind: 'button', enabled: true });
const menu = (more: Partial<MenuModel> = {}): MenuModel =>
  menuWith({ items: [button('a'), button('b')], ...more });
const move = { type: 'move', way: 'down' } as const;
const confirm = { type: 'command', command: 'confirm' } as const;
const cancel = { type: 'command', command: 'cancel' } as const;
const choice = (value: string, ends = false): MenuItem => ({
  ...button('c'),
  kind: 'choice',
  value,
  options: ['0', '1', 'on', 'off'].map((one) => ({ value: one, label: one })),
  ...(ends && { ends }),
});

test.each([
  ['focus', menu(), menu({ focus: 'item.b' }), move],
  ['edge', menu(), menu(), move],
  ['confirm', menu(), menu({ id: 'quick-table' }), confirm],
  ['back', menu({ id: 'quick-table' }), menu(), cancel],
  ['back', menu({ id: 'quick-table', focus: 'item.back' }), menu(), confirm],
  ['page', menu({ id: 'rules' }), menu({ id: 'rules', heading: 'Jacks' }), confirm],
  ['on', menu({ items: [choice('off')] }), menu({ items: [choice('on')] }), confirm],
  ['off', menu({ items: [choice('on')] }), menu({ items: [choice('off')] }), confirm],
  ['choice', menu({ items: [choice('0')] }), menu({ items: [choice('1')] }), move],
  ['notice', menu(), menu({ notice: 'Lost.' }), null],
] as const)('%s', (cue, before, after, intent) => {
  expect(cueOfChange(before, after, intent)).toEqual(cueFor(cue));
});

test('a slider goes up its scale, and what comes by itself makes no sound of a hand', () => {
  const change = cueOfChange(
    menu({ items: [choice('0', true)] }),
    menu({ items: [choice('1', true)] }),
    move,
  );
  expect(change).toEqual(cueFor('slider', { step: 1 }));
  expect(cueOfChange(menu(), menu({ focus: 'item.b' }), null)).toBeNull();
  expect(cueOfChange(null, menu(), null)).toBeNull();
  expect(cueOfChange(menu({ id: 'boot' }), menu(), null)).toBeNull();
});

const REFUSAL = { text: 'No.', rule: 'turn' } as const;

test.each([
  ['lifted', tableWith({}), tableWith({ held: 0, focus: 'A1' }), confirm],
  ['returned', tableWith({ held: 0, focus: 'A1' }), tableWith({}), cancel],
  ['refusal', tableWith({ held: 0 }), tableWith({ held: 0, refusal: REFUSAL }), confirm],
  ['refusal', tableWith({ held: 0, refusal: REFUSAL }), tableWith({ held: 0, refusal: REFUSAL }), confirm],
  ['opened', tableWith({ held: 0 }), tableWith({ held: 0, question: 'Discard?' }), confirm],
  ['opened', tableWith({}), menu({ id: 'pause', behind: tableWith({}) }), cancel],
  ['closed', menu({ id: 'pause', behind: tableWith({}) }), tableWith({}), cancel],
  ['asleep', menu({ id: 'pause', behind: tableWith({}) }), menu(), confirm],
  [
    'preview',
    tableWith({ held: 0, focus: 'hand.0' }),
    tableWith({ held: 0, focus: 'hand.1', preview: {} as TableModel['preview'] }),
    move,
  ],
] as const)('at the table: %s', (cue, before, after, intent) => {
  expect(cueOfChange(before, after, intent)).toEqual(cueFor(cue));
});

test('a card that is played is heard with its beat alone', () => {
  expect(cueOfChange(tableWith({ held: 0, focus: 'A1' }), tableWith({ focus: 'A1' }), confirm)).toBeNull();
});
