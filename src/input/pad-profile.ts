/**
 * Which raw button or axis of a pad is which button of the game. Pads with the standard mapping need none; for others a
 * person presses the buttons one after the other, and the result is kept by the pad's name.
 */
import { PAD_BUTTONS, type PadButton } from './devices.ts';

/** What a browser tells of a pad at one moment, in numbers. */
export interface PadSnapshot {
  readonly index: number;
  readonly id: string;
  /** `standard`, or anything else. */
  readonly mapping: string;
  /** 0 to 1. */
  readonly buttons: readonly number[];
  /** −1 to 1, as a rule. */
  readonly axes: readonly number[];
}

/** Where a button's value comes from. */
export type Source =
  | { readonly kind: 'button'; readonly at: number }
  /** One direction of an axis; `rest` where it lies when nobody touches it, as −1 for a trigger. */
  | { readonly kind: 'axis'; readonly at: number; readonly sign: 1 | -1; readonly rest: number }
  /** A cross whose four directions are values of one axis, as some pads have it. */
  | { readonly kind: 'hat'; readonly at: number; readonly near: number };

export type PadProfile = Readonly<Partial<Record<PadButton, Source>>>;

const stick = (at: number): [Source, Source, Source, Source] => [
  { kind: 'axis', at: at + 1, sign: -1, rest: 0 },
  { kind: 'axis', at: at + 1, sign: 1, rest: 0 },
  { kind: 'axis', at, sign: -1, rest: 0 },
  { kind: 'axis', at, sign: 1, rest: 0 },
];

/** The standard mapping: 17 buttons, and two sticks on four axes (https://w3.org/TR/2021/WD-gamepad-20210408). */
export const STANDARD_PROFILE: PadProfile = Object.fromEntries(
  PAD_BUTTONS.map((name, i) => [
    name,
    i < 17 ? { kind: 'button', at: i } : [...stick(0), ...stick(2)][i - 17]!,
  ]),
);

/** How far a source is pressed, 0 to 1. What a pad does not have is never pressed. */
export function pressOf({ buttons, axes }: PadSnapshot, source: Source | undefined): number {
  if (!source) return 0;
  if (source.kind === 'button') return buttons[source.at] ?? 0;
  const axis = axes[source.at];
  if (axis === undefined || !Number.isFinite(axis)) return 0;
  if (source.kind === 'hat') return Math.abs(axis - source.near) < HAT_WIDTH ? 1 : 0;
  const way = Math.max(0.01, 1 - source.sign * source.rest);
  return Math.min(1, Math.max(0, ((axis - source.rest) * source.sign) / way));
}

/** The eight values of a cross on one axis are 2/7 apart. */
const HAT_WIDTH = 0.12;

/** What is pressed now and was not at rest: the source that has gone furthest; null where none has gone far. */
export function sourceMoved(rest: PadSnapshot, now: PadSnapshot): Source | null {
  let best: Source | null = null;
  let most = 0.5;
  for (const [at, value] of now.buttons.entries()) {
    const by = value - (rest.buttons[at] ?? 0);
    if (by > most) [best, most] = [{ kind: 'button', at }, by];
  }
  if (best) return best;
  for (const [at, value] of now.axes.entries()) {
    const from = rest.axes[at] ?? 0;
    const by = value - from;
    if (Math.abs(by) <= most || !Number.isFinite(value)) continue;
    most = Math.abs(by);
    // A cross on one axis rests outside of what an axis can be.
    best =
      Math.abs(from) > 1.05
        ? { kind: 'hat', at, near: round(value) }
        : { kind: 'axis', at, sign: by > 0 ? 1 : -1, rest: Math.abs(from) > 0.8 ? Math.sign(from) : 0 };
  }
  return best;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A source in few letters, as it is kept: `b3`, `a1+`, `a5+-1` for one that rests at −1, `h9@-0.43`. */
export function sourceText(source: Source): string {
  switch (source.kind) {
    case 'button':
      return `b${source.at}`;
    case 'axis':
      return `a${source.at}${source.sign > 0 ? '+' : '-'}${source.rest === 0 ? '' : source.rest}`;
    case 'hat':
      return `h${source.at}@${source.near}`;
  }
}

function parseSource(text: string): Source | null {
  const button = /^b(\d{1,2})$/.exec(text);
  if (button) return { kind: 'button', at: Number(button[1]) };
  const axis = /^a(\d{1,2})([+-])(-?1)?$/.exec(text);
  if (axis)
    return { kind: 'axis', at: Number(axis[1]), sign: axis[2] === '+' ? 1 : -1, rest: Number(axis[3] ?? 0) };
  const hat = /^h(\d{1,2})@(-?\d(?:\.\d{1,2})?)$/.exec(text);
  return hat && { kind: 'hat', at: Number(hat[1]), near: Number(hat[2]) };
}

export const profileTexts = (profile: PadProfile): Record<string, string> =>
  Object.fromEntries(Object.entries(profile).map(([name, source]) => [name, sourceText(source)]));

/** A profile as it was kept; what cannot be read is left out. */
export function profileFrom(texts: Readonly<Record<string, string>>): PadProfile {
  return Object.fromEntries(
    PAD_BUTTONS.flatMap((name) => {
      const text: unknown = Object.hasOwn(texts, name) ? texts[name] : null;
      const source = typeof text === 'string' ? parseSource(text) : null;
      return source ? [[name, source]] : [];
    }),
  );
}

/** What a person is asked to press on a pad that nobody knows, in this order. */
export const ASKED_BUTTONS = [
  'south',
  'east',
  'pad-up',
  'pad-down',
  'pad-left',
  'pad-right',
  'west',
  'north',
  'start',
  'select',
  'right-shoulder',
  'right-trigger',
] as const satisfies readonly PadButton[];

/** The first ones are needed; of the others a pad may have none, and one goes on by pressing a known button again. */
export const NEEDED_BUTTONS = 6;

/** Being asked which button is which. */
export interface PadSetup {
  readonly pad: string;
  readonly profile: PadProfile;
  /** How many have been asked. */
  readonly asked: number;
}

export const beginSetup = (pad: string): PadSetup => ({ pad, profile: {}, asked: 0 });

/** The button that is asked for; null when all have been. */
export const buttonAsked = ({ asked }: PadSetup): PadButton | null => ASKED_BUTTONS[asked] ?? null;

/** A button was pressed. One that has a meaning already is taken for nothing, or where it may be missing for "none". */
export function answerSetup(setup: PadSetup, source: Source): PadSetup {
  const button = buttonAsked(setup);
  if (!button) return setup;
  const text = sourceText(source);
  const isKnown = Object.values(setup.profile).some((one) => sourceText(one) === text);
  if (isKnown) return setup.asked < NEEDED_BUTTONS ? setup : { ...setup, asked: setup.asked + 1 };
  return { ...setup, profile: { ...setup.profile, [button]: source }, asked: setup.asked + 1 };
}
