/**
 * Gamepads, asked once per frame while one is there and the page is seen: the browser's objects become numbers, and
 * input/pads.ts says what has happened. Phaser's own plugin is not used: it loses pads that are swapped or unplugged,
 * takes unknown pads for standard ones, and counts a button only when it is pressed to the end.
 */
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
/** A pad as browsers have it, as far as it is needed. */
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

  const pads = (): BrowserPad[] => {
    try {
      return world.getGamepads().filter((pad) => pad?.connected === true) as BrowserPad[];
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
    const next = padsStep(state, now.map(snapshotOf), time, {
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
      const pad = pads().find(({ index }) => index === used);
      void pad?.vibrationActuator?.playEffect?.('dual-rumble', effect).catch(() => {});
    },
  };
}

const snapshotOf = ({ index, id, mapping, buttons, axes }: BrowserPad): PadSnapshot => ({
  index,
  id,
  mapping,
  // Some browsers tell of a pressed button with no value.
  buttons: buttons.map(({ value, pressed }) => (value === 0 && pressed ? 1 : value)),
  axes: [...axes],
});

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
