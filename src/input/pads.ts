/**
 * From what the browser tells of its pads at one moment to what has happened since the last: buttons that went down,
 * up, or are repeated, pads that came and went. A pure function of state, snapshots and time, in milliseconds.
 *
 * A pad is its index and its name together: where another takes the same index, the old one is gone with all it held.
 */
import { PAD_BUTTONS, type PadButton } from './devices.ts';
import {
  type PadProfile,
  type PadSnapshot,
  pressOf,
  type Source,
  STANDARD_PROFILE,
  sourceMoved,
  sourceText,
} from './pad-profile.ts';

/** A button counts as pressed from here on, and until it falls under the lower value. */
const BUTTON = { on: 0.5, off: 0.35 };
/** The same for a stick, of which only the stronger direction counts; nearer to the middle than this it rests. */
const STICK = { on: 0.55, off: 0.4, dead: 0.25 };
/** A held direction is repeated after the first, then after every second of these. */
const REPEAT = { first: 400, next: 120 };

export type PadEvent =
  | {
      readonly type: 'connected' | 'gone';
      readonly pad: string;
      readonly index: number;
      readonly known: boolean;
    }
  | {
      readonly type: 'down' | 'repeat' | 'up';
      readonly button: PadButton;
      readonly player: number;
      readonly index: number;
      readonly pad: string;
    }
  /** Something was pressed, whatever it is: for asking which button is which. */
  | { readonly type: 'raw'; readonly source: Source; readonly pad: string; readonly known: boolean };

interface Held {
  /** When it is repeated next. */
  readonly due: number;
  /** It went down on another screen: until it is let go it means nothing. */
  readonly dead: boolean;
}

interface OnePad {
  readonly id: string;
  readonly index: number;
  readonly held: Readonly<Partial<Record<PadButton, Held>>>;
  /** How its buttons lay. */
  readonly profile: PadProfile | null;
  /** As it was when nobody touched it. */
  readonly rest: PadSnapshot;
  readonly raw: string | null;
}

export interface Pads {
  readonly pads: readonly OnePad[];
}

export const NO_PADS: Pads = { pads: [] };

export interface PadsStep {
  readonly state: Pads;
  readonly events: readonly PadEvent[];
}

export interface PadsRules {
  /** How a pad's buttons lie; null where nobody knows. */
  profile(snapshot: PadSnapshot): PadProfile | null;
  /** Which buttons go on while they are held. */
  repeats(button: PadButton): boolean;
}

/** A pad that claims the standard mapping has it, unless a person has said otherwise. */
export const profileOf = (
  { id, mapping }: PadSnapshot,
  kept: Readonly<Record<string, PadProfile>>,
): PadProfile | null =>
  Object.hasOwn(kept, id) ? kept[id]! : mapping === 'standard' ? STANDARD_PROFILE : null;

/** What has happened. */
export function padsStep(
  { pads: before }: Pads,
  now: readonly PadSnapshot[],
  time: number,
  rules: PadsRules,
): PadsStep {
  const events: PadEvent[] = [];
  for (const { id, index } of before) {
    if (!now.some((one) => one.index === index && one.id === id))
      events.push({ type: 'gone', pad: id, index, known: true });
  }
  const pads = now.map((snapshot, player): OnePad => {
    const { id, index } = snapshot;
    const profile = rules.profile(snapshot);
    let pad = before.find((one) => one.index === index && one.id === id);
    if (!pad) {
      events.push({ type: 'connected', pad: id, index, known: profile !== null });
      pad = { id, index, held: {}, profile: null, rest: atRest(snapshot), raw: null };
    }
    const source = sourceMoved(pad.rest, snapshot);
    const raw = source && sourceText(source);
    if (source && raw !== pad.raw && pad.raw === null)
      events.push({ type: 'raw', source, pad: id, known: profile !== null });
    const tell = (type: 'down' | 'repeat' | 'up', button: PadButton): void =>
      void events.push({ type, button, player, index, pad: id });
    const pressed: ReadonlySet<PadButton> = profile ? pressedOf(snapshot, profile, pad.held) : new Set();
    // A browser shows a pad when it is first pressed, and that press only wakes it; the same where its buttons have
    // just been told.
    const held = profile === pad.profile ? holding(pad.held, pressed, time, rules, tell) : deadFrom(pressed);
    return { ...pad, held, profile, raw };
  });
  return { state: { pads }, events };
}

/** Another screen is shown: what is held now means nothing there until it is let go. */
export const withHeldDead = ({ pads }: Pads): Pads => ({
  pads: pads.map((pad) => ({
    ...pad,
    held: Object.fromEntries(Object.entries(pad.held).map(([name, one]) => [name, { ...one, dead: true }])),
  })),
});

const deadFrom = (pressed: ReadonlySet<PadButton>): OnePad['held'] =>
  Object.fromEntries([...pressed].map((button) => [button, { due: 0, dead: true }]));

/** Axes that lie far out when a pad is first seen rest there, as triggers and crosses do; sticks rest in the middle. */
const atRest = (snapshot: PadSnapshot): PadSnapshot => ({
  ...snapshot,
  buttons: snapshot.buttons.map(() => 0),
  axes: snapshot.axes.map((axis) => (Math.abs(axis) > 0.95 ? axis : 0)),
});

function holding(
  before: OnePad['held'],
  pressed: ReadonlySet<PadButton>,
  time: number,
  { repeats }: PadsRules,
  tell: (type: 'down' | 'repeat' | 'up', button: PadButton) => void,
): OnePad['held'] {
  const after: Partial<Record<PadButton, Held>> = {};
  for (const button of PAD_BUTTONS) {
    const held = before[button];
    if (!pressed.has(button)) {
      if (held && !held.dead) tell('up', button);
      continue;
    }
    if (!held) {
      tell('down', button);
      after[button] = { due: time + REPEAT.first, dead: false };
    } else if (!held.dead && time >= held.due && repeats(button)) {
      tell('repeat', button);
      after[button] = { ...held, due: time + REPEAT.next };
    } else after[button] = held;
  }
  return after;
}

const STICKS = [
  ['left-up', 'left-down', 'left-left', 'left-right'],
  ['right-up', 'right-down', 'right-left', 'right-right'],
] as const;
const ON_STICKS = new Set<PadButton>(STICKS.flat());

function pressedOf(snapshot: PadSnapshot, profile: PadProfile, held: OnePad['held']): Set<PadButton> {
  const value = (button: PadButton): number => pressOf(snapshot, profile[button]);
  const pressed = new Set(
    PAD_BUTTONS.filter(
      (button) => !ON_STICKS.has(button) && value(button) >= (held[button] ? BUTTON.off : BUTTON.on),
    ),
  );
  for (const ways of STICKS) {
    const values = ways.map(value);
    const [up, down, left, right] = values as [number, number, number, number];
    if (Math.hypot(right - left, down - up) < STICK.dead) continue;
    const strongest = values.indexOf(Math.max(...values));
    const way = ways[strongest]!;
    // A way that is held gives way only to one that is clearly stronger.
    const kept = ways.find((one) => held[one] && value(one) >= STICK.off);
    if (kept && (kept === way || values[strongest]! < STICK.on)) pressed.add(kept);
    else if (values[strongest]! >= STICK.on) pressed.add(way);
  }
  return pressed;
}
