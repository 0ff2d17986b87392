/** Nothing of the interface's record is without a caller: each cue comes of what a player does or meets. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { heardOf } from '../../src/app/index.ts';
import { type Campaign, NEW_CAMPAIGN } from '../../src/campaign/index.ts';
import { PEOPLE } from '../../src/content/people.ts';
import type { Intent } from '../../src/input/index.ts';
import { createSound } from '../../src/platform/sound.ts';
import type { Player } from '../../src/platform/sound-player.ts';
import {
  type Cue,
  cueFor,
  cueOfChange,
  DEFAULT_SOUND,
  type InterfaceCue,
  type MenuItem,
  type MenuModel,
  type TableModel,
} from '../../src/present/index.ts';
import { menuWith, tableWith } from '../kit/screens.ts';

const item = (more: object): MenuItem => ({ id: 'c', label: '', enabled: true, ...more }) as MenuItem;
const choice = (value: string, ends = false): MenuModel =>
  menuWith({
    items: [
      item({ kind: 'choice', value, options: ['0', '1'].map((one) => ({ value: one, label: one })), ends }),
    ],
  });
const number = (value: string): MenuModel =>
  menuWith({ items: [item({ kind: 'number', value, min: 0, max: 9 })] });
const MOVE: Intent = { type: 'move', way: 'down' };
const CONFIRM: Intent = { type: 'command', command: 'confirm' };
const CANCEL: Intent = { type: 'command', command: 'cancel' };

const NOBODY: Player = {
  configure: () => {},
  setHidden: () => {},
  play: () => {},
  speaks: () => {},
  turnRadio: () => {},
  tuneRadio: () => {},
  touched: () => {},
  counts: () => ({ running: true, started: {}, piece: null }),
};

/** What is heard of what is done with the sound itself. */
async function played(
  does: (sound: ReturnType<typeof createSound>, touch: () => void) => void,
): Promise<Cue[]> {
  const cues: Cue[] = [];
  const listeners: Record<string, () => void> = {};
  const sound = createSound({
    page: {
      hidden: false,
      addEventListener: (type, listener) => void Object.assign(listeners, { [type]: listener }),
    },
    fetchPlayer: async () => ({ ...NOBODY, play: (cue) => void cues.push(cue) }),
    later: (_, call) => call(),
    caption: () => {},
  });
  await new Promise((resolve) => setTimeout(resolve));
  does(sound, () => listeners['keydown']!());
  return cues;
}

/** The road with so much of it. */
const walked = (road: Partial<Campaign['road']>, more: Partial<Campaign> = {}): Campaign => ({
  ...NEW_CAMPAIGN,
  ...more,
  road: { ...NEW_CAMPAIGN.road, ...road },
});
const progress = (after: Campaign, before = NEW_CAMPAIGN, screen: 'table' | 'boot' = 'table') =>
  heardOf({ campaign: before, people: [], screen }, { campaign: after, people: PEOPLE, screen: 'branch' });
const { money } = NEW_CAMPAIGN.road;

type Called = readonly (Cue | null)[] | Promise<readonly Cue[]>;
const progressCues = (after: Campaign): readonly Cue[] => progress(after).map((cue) => cueFor(cue));

/** A cue without an entry here does not compile. */
const CALLERS: Record<InterfaceCue, () => Called> = {
  focus: () => [cueOfChange(menuWith(), menuWith({ focus: 'item.b' }), MOVE)],
  edge: () => [cueOfChange(menuWith(), menuWith(), MOVE)],
  confirm: () => [cueOfChange(menuWith(), menuWith({ id: 'quick-table' }), CONFIRM)],
  back: () => [cueOfChange(menuWith({ id: 'quick-table' }), menuWith(), CANCEL)],
  refusal: () => [
    cueOfChange(
      tableWith({ held: 0 }),
      tableWith({ held: 0, refusal: { text: 'No.', rule: 'turn' } }),
      CONFIRM,
    ),
  ],
  preview: () => [
    cueOfChange(tableWith(), tableWith({ focus: 'A1', preview: {} as TableModel['preview'] }), MOVE),
  ],
  page: () => [cueOfChange(menuWith(), menuWith({ heading: 'Jacks' }), CONFIRM)],
  choice: () => [cueOfChange(choice('0'), choice('1'), CONFIRM)],
  on: () => [cueOfChange(choice('off'), choice('on'), CONFIRM)],
  off: () => [cueOfChange(choice('on'), choice('off'), CONFIRM)],
  slider: () => [cueOfChange(choice('0', true), choice('1', true), MOVE)],
  opened: () => [cueOfChange(tableWith(), tableWith({ question: 'Discard?' }), CONFIRM)],
  closed: () => [cueOfChange(tableWith({ question: 'Discard?' }), tableWith(), CANCEL)],
  lifted: () => [cueOfChange(tableWith(), tableWith({ held: 0 }), CONFIRM)],
  returned: () => [cueOfChange(tableWith({ held: 0 }), tableWith(), CANCEL)],
  held: () => [cueOfChange(tableWith(), tableWith(), { type: 'command', command: 'discard', sure: true })],
  key: () => [cueOfChange(number('1'), number('12'), { type: 'press', place: 'item.c' })],
  typing: () => {
    const wired = /'input', \(\) => sound\.interface\('typing'\)/.test(readFileSync('src/main.ts', 'utf8'));
    return played((sound) => sound.interface(...(wired ? (['typing'] as const) : [])));
  },
  notice: () => [cueOfChange(menuWith(), menuWith({ notice: 'Kept.' }), null)],
  fault: () => [cueOfChange(menuWith(), menuWith({ notice: 'Lost.', alarm: true }), null)],
  awake: () => played((_, touch) => touch()),
  asleep: () => [cueOfChange(menuWith({ id: 'pause', behind: tableWith() }), menuWith(), CONFIRM)],
  tuned: () => played((sound) => sound.turnRadio(1)),
  gained: () => progressCues(walked({ money: money + 5 })),
  paid: () => progressCues(walked({ money: money - 5 })),
  unlocked: () => progressCues(walked({ sets: [...NEW_CAMPAIGN.road.sets, 9] })),
};

test.each(Object.entries(CALLERS))('%s has its caller', async (cue, call) => {
  expect((await call()).map((one) => one?.sound)).toEqual([cueFor(cue as InterfaceCue).sound]);
});

describe('progress is heard', () => {
  test('the coins before what they open', () => {
    const first = PEOPLE[0]!;
    const marks = { [first.id]: ['beaten', 'clean'] as const };
    expect(progress(walked({ money: money + 5, marks }))).toEqual(['gained', 'unlocked']);
    expect(progress(walked({ marks: { [first.id]: ['beaten'] } }))).toEqual([]);
    expect(progress(walked({}, { achievements: { 'first-win': 1 } }))).toEqual(['unlocked']);
  });

  test('not what was read at the start, and not a road that is walked again', () => {
    const far = walked({ money: 900, sets: [1, 2, 3], marks: { [PEOPLE[0]!.id]: ['beaten', 'clean'] } });
    expect(progress(far, NEW_CAMPAIGN, 'boot')).toEqual([]);
    expect(progress({ ...far, road: { ...far.road, round: 2, marks: {} } }, far)).toEqual([]);
    expect(progress(far, far)).toEqual([]);
  });

  test('one after the other, in the program too', async () => {
    const cues = await played((sound) => {
      sound.configure(DEFAULT_SOUND);
      sound.interface('gained', 'unlocked');
    });
    expect(cues).toEqual([cueFor('gained'), cueFor('unlocked')]);
    expect(readFileSync('src/main.ts', 'utf8')).toContain('sound.interface(...heard)');
  });
});

test('what is refused on a menu sounds as a refusal, each time it is tried', () => {
  const refused = menuWith({ notice: 'There is no room.', refused: true });
  expect(cueOfChange(menuWith(), refused, CONFIRM)).toEqual(cueFor('refusal'));
  expect(cueOfChange(refused, { ...refused }, CONFIRM)).toEqual(cueFor('refusal'));
  expect(cueOfChange(refused, { ...refused, focus: 'item.b' }, MOVE)).toEqual(cueFor('focus'));
});

test('what fails is told apart from what is only said, once', () => {
  const failed = menuWith({ notice: 'Lost.', alarm: true });
  expect(cueOfChange(failed, { ...failed, focus: 'item.b' }, MOVE)).toEqual(cueFor('focus'));
  expect(
    cueOfChange(failed, menuWith({ id: 'quick-table', notice: 'Lost too.', alarm: true }), CONFIRM),
  ).toEqual(cueFor('fault'));
});
