/** Gamepads: what browsers, drivers and extensions say of them, and what was kept of how their buttons lie. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_PAD_NAME, readTable, SAVE_VERSION } from '../../src/campaign/index.ts';
import { DEFAULT_SETTINGS } from '../../src/campaign/settings.ts';
import { DEFAULT_SETUP } from '../../src/content/index.ts';
import { bindingsWith } from '../../src/input/bindings.ts';
import {
  answerSetup,
  beginSetup,
  buttonAsked,
  DEFAULT_BINDINGS,
  GLYPH_SETS,
  guessGlyphs,
  type Hearing,
  type Intent,
  isPadButton,
  profileFrom,
  profileTexts,
  type Source,
} from '../../src/input/index.ts';
import { type BrowserPad, listenToGamepads } from '../../src/platform/gamepad.ts';
import { padName } from '../../src/text/controls.ts';
import {
  BAD_NUMBERS,
  BAD_TEXTS,
  badClone,
  badText,
  badValue,
  changed,
  expectClear,
  hugeTexts,
  watchDoor,
} from '../kit/hostile.ts';
import { checked, seeded } from '../kit/seeds.ts';

const tried = watchDoor('pads');
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const padWith = (down: number | null, more: Partial<BrowserPad> = {}): BrowserPad => ({
  index: 0,
  id: 'Xbox 360 Controller (XInput STANDARD GAMEPAD)',
  mapping: 'standard',
  connected: true,
  buttons: Array.from({ length: 17 }, (_, i) => ({ value: i === down ? 1 : 0, pressed: i === down })),
  axes: [0, 0, 0, 0],
  ...more,
});

function world() {
  const sent: Intent[] = [];
  const sources: Source[] = [];
  const names: string[] = [];
  const now = { pads: [] as unknown, time: 0, catches: null as Hearing['catches'] };
  let frames: ((time: number) => void)[] = [];
  let changedNow = (): void => {};
  const hearing = (): Hearing => ({
    bindings: DEFAULT_BINDINGS,
    singles: 'all',
    holds: false,
    catches: now.catches,
    profiles: {},
    vibration: 1,
    scene: 'table',
  });
  const gamepads = listenToGamepads(
    {
      getGamepads: () => now.pads as BrowserPad[],
      isSeen: () => true,
      wantsLessMotion: () => false,
      nextFrame: (step) => void frames.push(step),
      onChange: (listener) => {
        changedNow = listener;
      },
    },
    {
      hearing,
      send: (intent) => void sent.push(intent),
      caught: (button) => expect(isPadButton(button)).toBe(true),
      pressed: (pad, source) => {
        names.push(pad);
        sources.push(source);
      },
      came: (pad) => void names.push(pad),
      gone: (pad) => void names.push(pad),
    },
  );
  return {
    now,
    sent,
    sources,
    names,
    gamepads,
    frame: (pads: unknown): void => {
      now.pads = pads;
      changedNow();
      const due = frames;
      frames = [];
      now.time += 16;
      for (const step of due) step(now.time);
    },
  };
}

/** A good pad is heard as if nothing had been. */
function expectStillHeard({ frame, sent }: ReturnType<typeof world>): void {
  for (const pads of [[], [], [padWith(null)], [padWith(null)], [padWith(null)]]) frame(pads);
  const before = sent.length;
  frame([padWith(0)]);
  frame([padWith(null)]);
  expect(sent.slice(before)).toEqual([{ type: 'command', command: 'confirm' }]);
}

const button = fc.oneof(
  fc.constantFrom<unknown>(...BAD_NUMBERS, undefined, null).map((value) => ({ value, pressed: false })),
  badClone,
  fc.constantFrom<unknown>({ pressed: true }, { value: '1' }, { value: 1, pressed: 1 }, 1),
);
const few = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.array(of, { maxLength: 20 }) },
    { weight: 1, arbitrary: of.map((one) => Array(5000).fill(one)) },
    { weight: 1, arbitrary: badClone },
  );
const anyPad: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 1, arbitrary: badClone },
  { weight: 3, arbitrary: changed([padWith(0), padWith(null, { mapping: '' })], badClone) },
  {
    weight: 6,
    arbitrary: fc.record(
      {
        index: fc.constantFrom<unknown>(0, 0, 1, 3, -1, 1e9, Number.NaN, '0', undefined),
        id: fc.oneof(badText, badClone),
        mapping: fc.constantFrom<unknown>('standard', '', 'xr-standard', 7, undefined),
        connected: fc.constantFrom<unknown>(true, true, true, false, 'true'),
        buttons: few(button),
        axes: few(fc.constantFrom<unknown>(...BAD_NUMBERS, '1', null, 3.29)),
        vibrationActuator: fc.constantFrom<unknown>(null, {}, { playEffect: 1 }, { playEffect: () => null }),
      },
      { requiredKeys: [] },
    ),
  },
);

test(seeded('whatever a pad is, the poller goes on and the next good pad is heard'), () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyPad, { maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      (snapshots, asks) => {
        const bench = world();
        bench.now.catches = asks ? 'sources' : null;
        for (const pads of snapshots) {
          tried();
          bench.frame(pads);
          bench.gamepads.feel('won');
        }
        for (const name of bench.names) {
          expect(name.length).toBeLessThanOrEqual(LONGEST_PAD_NAME);
          expectClear(`“${padName(name)}”`, 90);
        }
        // Whatever moved can be kept and read back.
        for (const source of bench.sources)
          expect(profileFrom(profileTexts({ south: source }))).toEqual({ south: source });
        bench.now.catches = null;
        expectStillHeard(bench);
      },
    ),
    checked(100),
  );
});

test('a list of pads that is none, or more pads than anybody has', () => {
  const bench = world();
  for (const pads of [
    null,
    undefined,
    7,
    {},
    { length: 1e9 },
    'pads',
    Array(3),
    Array(4000).fill(padWith(0)),
    [[padWith(0)]],
  ]) {
    tried();
    bench.frame(pads);
    bench.gamepads.feel('lost');
    expectStillHeard(bench);
  }
});

test('names of pads: guessed, shown and kept', () => {
  for (const id of [...BAD_TEXTS, ...hugeTexts()]) {
    tried();
    expect(GLYPH_SETS).toContain(guessGlyphs(id));
    expectClear(`“${padName(id)}”`, 90);
  }
});

test(seeded('profiles and bindings that were kept are read entry by entry'), () => {
  const good = profileFrom({ south: 'b0', east: 'b1', 'pad-up': 'h9@-0.43', 'left-up': 'a1-' });
  const pads = { 'A Pad': profileTexts(good) };
  fc.assert(
    fc.property(fc.array(fc.tuple(badText, badValue)), badText, badValue, (entries, name, value) => {
      tried();
      const controls = {
        ...DEFAULT_SETTINGS.controls,
        pads: { ...Object.fromEntries(entries), ...pads },
        keys: { ...Object.fromEntries(entries), discard: ['k'] },
      };
      const settings = { ...DEFAULT_SETTINGS, controls };
      const read = readTable({ version: SAVE_VERSION, settings, setup: DEFAULT_SETUP })!.settings.controls;
      expect(profileFrom(read.pads['A Pad']!)).toEqual(good);
      expect(read.keys['discard']).toEqual(['k']);
      const bindings = bindingsWith(read.keys, { [name]: value } as never);
      expect(bindings.keys['discard']).toEqual(['k']);
      for (const texts of Object.values(read.pads))
        for (const key of Object.keys(profileFrom(texts))) expect(isPadButton(key)).toBe(true);
      profileFrom({ [name]: value, south: value } as never);
    }),
    checked(60),
  );
});

test('being asked for buttons comes to its end, whatever is pressed', () => {
  let setup = beginSetup('A Pad');
  const sources: Source[] = [];
  for (let at = 0; at < 64; at++)
    sources.push(
      { kind: 'button', at },
      { kind: 'axis', at, sign: -1, rest: 0 },
      { kind: 'hat', at, near: 0.5 },
    );
  for (const source of [...sources, ...sources]) {
    tried();
    setup = answerSetup(setup, source);
  }
  expect(buttonAsked(setup)).toBeNull();
  expect(profileFrom(profileTexts(setup.profile))).toEqual(setup.profile);
});
