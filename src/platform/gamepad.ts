/**
 * Gamepads, asked once per frame while one is there and the page is seen: the browser's objects become numbers, and
 * input/pads.ts says what has happened. Phaser's own plugin is not used: it loses pads that are swapped or unplugged,
 * takes unknown pads for standard ones, and counts a button only when it is pressed to the end.
 */

import { LONGEST_PAD_NAME } from '../campaign/index.ts';
import {
  actionOfButton,
  type Feel,
  type Hearing,
  type Intent,
  NO_PADS,
  type PadEvent,
  type PadSnapshot,
  padsStep,
  profileOf,
  type Source,
  withHeldDead,
} from '../input/index.ts';
import { createHolder } from './holder.ts';

export interface PadEar {
  hearing(): Hearing;
  /** @param player which of so many pads it was, from 0, so that two people can play with one each */
  send(intent: Intent, player: number, pads: number): void;
  /** A button is held that is done after so many milliseconds; null when it is let go or done. */
  winds?(ms: number | null): void;
  /** A button was pressed while one was waited for. */
  caught(button: string): void;
  /** A pad whose buttons nobody knows, or which is asked for them, was pressed. */
  pressed(pad: string, source: Source): void;
  came(pad: string): void;
  gone(pad: string): void;
}

interface Actuator {
  playEffect?(type: 'dual-rumble', effect: object): Promise<unknown>;
}
/** A pad as browsers have it, as far as it is needed. What a driver or an extension makes of it is read by {@link readPad}. */
export interface BrowserPad {
  readonly index: number;
  readonly id: string;
  readonly mapping: string;
  readonly connected: boolean;
  readonly buttons: readonly { readonly value: number; readonly pressed: boolean }[];
  readonly axes: readonly number[];
  readonly vibrationActuator?: Actuator | null;
}

/** The page, as far as pads need it. */
export interface PadWorld {
  /** May be refused by the page's policy. */
  getGamepads(): readonly (BrowserPad | null)[];
  isSeen(): boolean;
  wantsLessMotion(): boolean;
  nextFrame(step: (time: number) => void): void;
  /** Calls when a pad comes, and when the page is seen again. */
  onChange(listener: () => void): void;
}

export interface Gamepads {
  feel(feel: Feel): void;
}

/** How strongly each thing is felt in the heavy and the light motor at full strength, and how long, in milliseconds. */
const EFFECTS: Record<Feel, { readonly strong: number; readonly weak: number; readonly ms: number }> = {
  refused: { strong: 0.7, weak: 0, ms: 120 },
  played: { strong: 0, weak: 0.5, ms: 40 },
  theirs: { strong: 0.25, weak: 0.25, ms: 60 },
  won: { strong: 0.6, weak: 1, ms: 400 },
  lost: { strong: 1, weak: 0.2, ms: 400 },
};
/** Vibration where nobody has chosen it. */
const FAINT = 0.25;

export function listenToGamepads(world: PadWorld, ear: PadEar): Gamepads {
  let state = NO_PADS;
  let scene = ear.hearing().scene;
  let running = false;
  let player = 0;
  let used: number | null = null;
  const holder = createHolder(
    (intent) => ear.send(intent, player, state.pads.length),
    (ms) => ear.winds?.(ms),
  );

  const pads = (): PadSnapshot[] => {
    try {
      return few(world.getGamepads())
        .map(readPad)
        .filter((pad) => pad !== null)
        .slice(0, MOST_PADS);
    } catch {
      return [];
    }
  };
  /** A screen may have changed by the last press, or by itself. */
  const watchScene = (): void => {
    const now = ear.hearing().scene;
    if (now === scene) return;
    scene = now;
    state = withHeldDead(state);
    holder.letGo();
  };
  const take = (event: PadEvent): void => {
    const { catches, bindings, holds } = ear.hearing();
    switch (event.type) {
      case 'connected':
        return ear.came(event.pad);
      case 'gone':
        holder.letGo();
        return ear.gone(event.pad);
      case 'raw':
        if (catches === 'sources' || !event.known) ear.pressed(event.pad, event.source);
        return;
      case 'up':
        return holder.up(`${event.index} ${event.button}`);
      case 'down':
      case 'repeat': {
        if (catches === 'sources') return;
        used = event.index;
        if (catches === 'buttons') {
          if (event.type === 'down') ear.caught(event.button);
          return;
        }
        const action = actionOfButton(event.button, bindings);
        if (!action) return;
        player = event.player;
        return holder.down(action, `${event.index} ${event.button}`, holds);
      }
    }
  };
  const step = (time: number): void => {
    if (!world.isSeen()) {
      running = false;
      state = withHeldDead(state);
      holder.letGo();
      return;
    }
    watchScene();
    const now = pads();
    const { bindings, profiles } = ear.hearing();
    const next = padsStep(state, now, time, {
      profile: (snapshot) => profileOf(snapshot, profiles),
      repeats: (button) => actionOfButton(button, bindings)?.repeats ?? false,
    });
    state = next.state;
    for (const event of next.events) {
      // Once a press has led to another screen, what else went down with it is not meant for that.
      if (event.type !== 'down' || ear.hearing().scene === scene) take(event);
    }
    watchScene();
    if (now.length > 0) world.nextFrame(step);
    else running = false;
  };
  const begin = (): void => {
    if (running || !world.isSeen() || (pads().length === 0 && state.pads.length === 0)) return;
    running = true;
    world.nextFrame(step);
  };
  world.onChange(begin);
  begin();

  return {
    feel(feel) {
      const strength = ear.hearing().vibration ?? (world.wantsLessMotion() ? 0 : FAINT);
      if (strength === 0 || used === null) return;
      const { strong, weak, ms } = EFFECTS[feel];
      const effect = { duration: ms, strongMagnitude: strong * strength, weakMagnitude: weak * strength };
      try {
        const pad = few(world.getGamepads()).find((one) => one?.connected === true && one.index === used);
        pad?.vibrationActuator?.playEffect?.('dual-rumble', effect).catch(() => {});
      } catch {
        // What cannot be felt is seen and heard.
      }
    },
  };
}

/** No pad has more, and a profile names none beyond (input/pad-profile.ts). */
const MOST_SOURCES = 64;
const MOST_PADS = 8;
/** An axis goes from −1 to 1; a cross on one axis rests a few times as far out. */
const FURTHEST = 9;

/** The first of a list, whatever it is and however long it says it is. */
const few = <T>(list: ArrayLike<T> | undefined): T[] =>
  typeof list === 'object' && list !== null ? Array.prototype.slice.call(list, 0, MOST_SOURCES) : [];

/** A pad as numbers, whatever it is made of; null where none is connected. */
function readPad(pad: Partial<BrowserPad> | null): PadSnapshot | null {
  if (typeof pad !== 'object' || pad?.connected !== true || !Number.isSafeInteger(pad.index)) return null;
  return {
    index: pad.index!,
    id: typeof pad.id === 'string' ? pad.id.slice(0, LONGEST_PAD_NAME) : '',
    mapping: pad.mapping === 'standard' ? 'standard' : '',
    // Some browsers tell of a pressed button with no value.
    buttons: few(pad.buttons).map(
      (button) => numberIn(button?.value, 0, 1) || (button?.pressed === true ? 1 : 0),
    ),
    axes: few(pad.axes).map((axis) => numberIn(axis, -FURTHEST, FURTHEST)),
  };
}

const numberIn = (value: unknown, least: number, most: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : 0;

/** The browser's own. */
export function browserPads(): PadWorld {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  return {
    getGamepads: () => navigator.getGamepads?.() ?? [],
    isSeen: () => document.visibilityState === 'visible',
    wantsLessMotion: () => reduced.matches,
    nextFrame: (step) => void requestAnimationFrame(step),
    onChange: (listener) => {
      addEventListener('gamepadconnected', listener);
      document.addEventListener('visibilitychange', listener);
    },
  };
}
