/** Pads as numbers: every fault that Phaser's own plugin has, and what a person expects besides. */
import { describe, expect, test } from 'vitest';
import {
  type ASKED_BUTTONS,
  answerSetup,
  beginSetup,
  buttonAsked,
  guessGlyphs,
  NO_PADS,
  type PadButton,
  type PadEvent,
  type PadProfile,
  type PadSnapshot,
  type Pads,
  padsStep,
  profileFrom,
  profileOf,
  profileTexts,
  type Source,
  withHeldDead,
} from '../../src/input/index.ts';

const XBOX = 'Xbox 360 Controller (XInput STANDARD GAMEPAD)';
const pad = (more: Partial<PadSnapshot> & { down?: Record<number, number> } = {}): PadSnapshot => ({
  index: 0,
  id: XBOX,
  mapping: 'standard',
  axes: [0, 0, 0, 0],
  buttons: Array.from({ length: 17 }, (_, i) => more.down?.[i] ?? 0),
  ...more,
});

/** Pads by a clock that is turned by hand. */
class Bench {
  state: Pads = NO_PADS;
  time = 0;
  kept: Record<string, PadProfile> = {};

  see(pads: readonly PadSnapshot[], after = 16): readonly PadEvent[] {
    this.time += after;
    const { state, events } = padsStep(this.state, pads, this.time, {
      profile: (snapshot) => profileOf(snapshot, this.kept),
      repeats: (button) => /^(?:pad|left|right)-(?:up|down|left|right)$/.test(button),
    });
    this.state = state;
    return events;
  }

  /** Buttons that went down, were repeated or let go, as words. */
  told(pads: readonly PadSnapshot[], after = 16): string[] {
    return this.see(pads, after).flatMap((event) =>
      'button' in event ? [`${event.type} ${event.button}${event.player ? ` by ${event.player}` : ''}`] : [],
    );
  }
}
const awake = (...pads: PadSnapshot[]): Bench => {
  const bench = new Bench();
  bench.see(pads.length > 0 ? pads : [pad()]);
  return bench;
};

describe('the faults of other pollers', () => {
  test('a trigger pressed to its half counts, once, until it is nearly let go', () => {
    const bench = awake();
    expect(bench.told([pad({ down: { 7: 0.49 } })])).toEqual([]);
    expect(bench.told([pad({ down: { 7: 0.5 } })])).toEqual(['down right-trigger']);
    expect(bench.told([pad({ down: { 7: 0.36 } })])).toEqual([]);
    expect(bench.told([pad({ down: { 7: 0.6 } })])).toEqual([]);
    expect(bench.told([pad({ down: { 7: 0.34 } })])).toEqual(['up right-trigger']);
  });

  test('another pad at the same index is another pad, and what the old one held is gone', () => {
    const bench = awake();
    bench.see([pad({ down: { 0: 1 } })]);
    const other = 'DualSense Wireless Controller';
    const swapped = bench.see([pad({ id: other })]);
    expect(swapped).toMatchObject([
      { type: 'gone', pad: XBOX },
      { type: 'connected', pad: other },
    ]);
    expect(bench.told([pad({ id: other, down: { 0: 1 } })])).toEqual(['down south']);
  });

  test('a pad that is unplugged is gone at once, and tells nothing more', () => {
    const bench = awake();
    bench.see([pad({ down: { 12: 1 } })]);
    expect(bench.see([])).toEqual([{ type: 'gone', pad: XBOX, index: 0, known: true }]);
    expect(bench.state.pads).toEqual([]);
    expect(bench.see([], 1000)).toEqual([]);
    expect(bench.see([pad()])).toMatchObject([{ type: 'connected' }]);
  });

  test('a pad without the standard mapping presses nothing until its buttons are known', () => {
    const strange = { id: '0079-0006-Generic USB Joystick', mapping: '' };
    const bench = awake(pad(strange));
    const events = bench.see([pad({ ...strange, down: { 2: 1 } })]);
    expect(events).toEqual([
      { type: 'raw', source: { kind: 'button', at: 2 }, pad: strange.id, known: false },
    ]);
    expect(bench.see([pad({ ...strange, down: { 2: 1 } })])).toEqual([]);
  });

  test('a stick that rests beside its middle is at rest, and only its stronger way counts', () => {
    const bench = awake();
    const at = (x: number, y: number) => bench.told([pad({ axes: [x, y, 0, 0] })]);
    expect(at(0.17, -0.17)).toEqual([]); // within 0.25 of the middle in any direction
    expect(at(0.5, 0)).toEqual([]);
    expect(at(0.56, 0.5)).toEqual(['down left-right']);
    expect(at(0.41, 0.3)).toEqual([]); // held until it falls under 0.4
    expect(at(0.39, 0.38)).toEqual(['up left-right']);
    expect(at(0.6, -0.9)).toEqual(['down left-up']);
  });
});

test('a held direction is repeated after 400 ms and then every 120; a held confirmation never', () => {
  const bench = awake();
  const both = pad({ down: { 0: 1, 13: 1 } });
  expect(bench.told([both])).toEqual(['down south', 'down pad-down']);
  expect(bench.told([both], 399)).toEqual([]);
  expect(bench.told([both], 1)).toEqual(['repeat pad-down']);
  expect(bench.told([both], 119)).toEqual([]);
  expect(bench.told([both], 1)).toEqual(['repeat pad-down']);
  expect(bench.told([both], 120)).toEqual(['repeat pad-down']);
});

test('what is held when the screen changes means nothing until it is let go', () => {
  const bench = awake();
  const held = pad({ down: { 0: 1, 12: 1 }, axes: [0, 1, 0, 0] });
  bench.see([held]);
  bench.state = withHeldDead(bench.state);
  expect(bench.told([held], 1000)).toEqual([]);
  expect(bench.told([pad({ down: { 0: 1, 1: 1 } })])).toEqual(['down east']); // another press counts at once
  expect(bench.told([pad()])).toEqual(['up east']);
  expect(bench.told([pad({ down: { 0: 1 } })])).toEqual(['down south']);
});

test('the press that wakes a pad does nothing else', () => {
  const bench = new Bench();
  expect(bench.told([pad({ down: { 0: 1 } })])).toEqual([]);
  expect(bench.told([pad({ down: { 0: 1 } })])).toEqual([]);
  bench.see([pad()]);
  expect(bench.told([pad({ down: { 0: 1 } })])).toEqual(['down south']);
});

test('two pads are two hands', () => {
  const second = { index: 2, id: 'Pro Controller' };
  const bench = awake(pad(), pad(second));
  expect(bench.told([pad({ down: { 0: 1 } }), pad({ ...second, down: { 1: 1 } })])).toEqual([
    'down south',
    'down east by 1',
  ]);
});

describe('a pad that nobody knows', () => {
  const REST: PadSnapshot = {
    index: 0,
    id: '045e-028e-Microsoft X-Box 360 pad',
    mapping: '',
    buttons: Array(11).fill(0),
    // Triggers rest at −1; the cross is two axes, or one that rests out of range.
    axes: [0, 0, -1, 0, 0, -1, 0, 0, 0, 3.29],
  };
  const withButton = (at: number): PadSnapshot => ({
    ...REST,
    buttons: REST.buttons.map((value, i) => (i === at ? 1 : value)),
  });
  const withAxis = (at: number, value: number): PadSnapshot => ({
    ...REST,
    axes: REST.axes.map((axis, i) => (i === at ? value : axis)),
  });
  const PRESSES: Record<(typeof ASKED_BUTTONS)[number], PadSnapshot> = {
    south: withButton(0),
    east: withButton(1),
    'pad-up': withAxis(7, -1),
    'pad-down': withAxis(7, 1),
    'pad-left': withAxis(9, 0.71),
    'pad-right': withAxis(9, -0.43),
    west: withButton(2),
    north: withButton(3),
    start: withButton(7),
    select: withButton(6),
    'right-shoulder': withButton(5),
    'right-trigger': withAxis(5, 0.9),
  };

  function askedThrough(): PadProfile {
    const bench = awake(REST);
    let setup = beginSetup(REST.id);
    for (let button = buttonAsked(setup); button; button = buttonAsked(setup)) {
      const raw = bench.see([PRESSES[button as keyof typeof PRESSES]]).find(({ type }) => type === 'raw');
      setup = answerSetup(setup, (raw as { source: Source }).source);
      bench.see([REST]);
    }
    return setup.profile;
  }

  test('is asked for its buttons one by one, and then plays', () => {
    const profile = askedThrough();
    const bench = new Bench();
    bench.kept = { [REST.id]: profileFrom(profileTexts(profile)) };
    bench.see([REST]);
    for (const [button, snapshot] of Object.entries(PRESSES)) {
      expect(bench.told([snapshot])).toEqual([`down ${button}`]);
      expect(bench.told([REST])).toEqual([`up ${button}`]);
    }
  });

  test('a button that has a meaning is taken for no other, and says that there is none where there may be none', () => {
    const press = (at: number): Source => ({ kind: 'button', at });
    let setup = answerSetup(beginSetup('x'), press(0));
    setup = answerSetup(setup, press(0));
    expect(buttonAsked(setup)).toBe('east');
    for (let at = 1; buttonAsked(setup) !== 'west'; at++) setup = answerSetup(setup, press(at));
    expect(buttonAsked(answerSetup(setup, press(0)))).toBe('north');
    expect(answerSetup(setup, press(0)).profile.west).toBeUndefined();
  });

  test('what was kept and is no profile is left out', () => {
    const texts = {
      south: 'b0',
      east: 'constructor',
      'pad-up': 'a1-',
      nonsense: 'b1',
      west: 'b999',
      north: 'a1',
    };
    expect(Object.keys(profileFrom(texts))).toEqual(['south', 'pad-up'] satisfies PadButton[]);
  });
});

test('the make is guessed by the name, and by nothing else', () => {
  expect(guessGlyphs(XBOX)).toBe('xbox');
  expect(guessGlyphs('DualSense Wireless Controller (STANDARD GAMEPAD)')).toBe('playstation');
  expect(guessGlyphs('Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)')).toBe('switch');
  expect(guessGlyphs('054c-0ce6-something')).toBe('generic');
});
