/**
 * What plays: Howler's sounds, laid on the buses of this game's own mixer.
 *
 *     sound → its place (pan) → bus: effects, interface ──────────→ master → Howler → ears
 *                               bus: ambience, music → stepping back ↗
 *
 * Howler fetches, decodes and plays. It has no buses, and it does two things that would be wrong here: it puts the
 * audio to sleep after 30 s without a sound, so that the next one is late, and it makes a new audio context at the
 * first touch. Both are switched off; waking and sleeping are ours. Sounds asked for while it sleeps are not kept.
 */
import type { Howl as HowlClass, HowlerGlobal } from 'howler';
import { BUSES, type Bus } from '../present/index.ts';
import type { Mix } from './sound-levels.ts';

export interface HowlerLike {
  readonly Howl: new (options: ConstructorParameters<typeof HowlClass>[0]) => HowlClass;
  readonly Howler: HowlerGlobal;
}

/** What the typings of Howler leave out. */
interface Inside {
  /** Its own idea of the context's state: it plays only while this is `running`. */
  state?: string;
}
interface InsideHowl {
  _soundById(id: number): { readonly _node: GainNode } | null;
}

/** In milliseconds, as Howler takes it. */
export type Clip = readonly [start: number, length: number, loops?: boolean];

/** A file in its formats, best first, and the parts of it that are played on one bus. */
export interface Reel {
  readonly file: string;
  readonly bus: Bus;
  readonly src: readonly string[];
  readonly clips: Readonly<Record<string, Clip>>;
}

export interface Voicing {
  /** 0 to 1. */
  readonly gain: number;
  readonly pan?: number;
  readonly rate?: number;
}

export interface Voice {
  /** How much there is still to come, in seconds; 0 where it has ended. */
  left(): number;
  pause(): void;
  resume(): void;
  stop(fadeMs: number): void;
}

export interface LoadedReel {
  /** Null where it cannot be played now. */
  play(clip: string, voicing: Voicing): Voice | null;
  /** Gives its memory back. */
  unload(): void;
}

export interface Stage {
  isRunning(): boolean;
  /** Wakes the audio; it may stay asleep until a person has touched the page. Never rejected. */
  wake(): Promise<boolean>;
  sleep(): void;
  /** Told when the audio has begun or ceased to run. */
  onState(listener: (running: boolean) => void): void;
  setMix(mix: Mix): void;
  setMono(mono: boolean): void;
  /** Radio and room step back, in decibels, and come again after some milliseconds. */
  stepBack(decibels: number, ms: number): void;
  /** Null where the file cannot be had. */
  load(reel: Reel): Promise<LoadedReel | null>;
}

/** Changes of loudness take this long, in seconds, so that nothing clicks. */
const SMOOTH = 0.03;
/** Stepping back is quick, coming again is slow, in seconds. */
const BACK = 0.06;
const AGAIN = 0.5;

/** @returns null where this browser has no audio: nothing is heard, and nothing breaks */
export function createStage({ Howl, Howler }: HowlerLike): Stage | null {
  Howler.autoUnlock = false;
  Howler.autoSuspend = false;
  try {
    Howler.volume(1); // makes the context
  } catch {
    return null;
  }
  const { ctx, noAudio, usingWebAudio } = Howler;
  if (noAudio || !usingWebAudio || !ctx || !Howler.masterGain) return null;

  const node = (to: AudioNode): GainNode => {
    const gain = ctx.createGain();
    gain.connect(to);
    return gain;
  };
  const master = node(Howler.masterGain);
  const back = node(master);
  const buses = Object.fromEntries(
    BUSES.map((bus) => [bus, node(bus === 'music' || bus === 'ambience' ? back : master)]),
  ) as Record<Bus, GainNode>;
  const panners = new WeakMap<AudioNode, StereoPannerNode | null>();

  const inside = Howler as Inside;
  const listeners: ((running: boolean) => void)[] = [];
  const isRunning = (): boolean => (ctx.state as string) === 'running';
  const note = (): void => {
    inside.state = isRunning() ? 'running' : 'suspended';
    for (const listener of listeners) listener(isRunning());
  };
  ctx.addEventListener('statechange', note);
  note();

  const to = (param: AudioParam, value: number, seconds: number): void => {
    param.cancelScheduledValues(ctx.currentTime);
    param.setTargetAtTime(value, ctx.currentTime, seconds);
  };

  /** Takes a sound off Howler's one way out and puts it on its bus. */
  function lay(howl: HowlClass, id: number, bus: Bus, pan: number): void {
    const out = (howl as unknown as InsideHowl)._soundById(id)?._node;
    if (!out) return;
    let panner = panners.get(out);
    if (panner === undefined) {
      panner = typeof ctx.createStereoPanner === 'function' ? ctx.createStereoPanner() : null;
      panners.set(out, panner);
      out.disconnect();
      if (panner) out.connect(panner).connect(buses[bus]);
      else out.connect(buses[bus]);
    }
    panner?.pan.setValueAtTime(pan, ctx.currentTime);
  }

  function voiceOf(howl: HowlClass, id: number, [start, length, loops]: Clip): Voice {
    const end = (start + length) / 1000;
    let over = false;
    const ended = (): void => {
      over = true;
      howl.off('end', ended, id);
      howl.off('stop', ended, id);
    };
    // Howler tells of an end at every round of a loop.
    if (!loops) howl.on('end', ended, id);
    howl.on('stop', ended, id);
    const at = (): number => howl.seek(id) as number;
    return {
      left: () => (over ? 0 : loops ? Number.POSITIVE_INFINITY : Math.max(0, end - at())),
      pause: () => !over && howl.pause(id),
      resume: () => {
        if (!over && !howl.playing(id)) howl.play(id);
      },
      stop: (fadeMs) => {
        if (over) return;
        ended();
        if (fadeMs <= 0 || !isRunning()) {
          howl.stop(id);
          return;
        }
        howl.once('fade', () => howl.stop(id), id);
        howl.fade(howl.volume(id) as number, 0, fadeMs, id);
      },
    };
  }

  function load({ bus, src, clips }: Reel): Promise<LoadedReel | null> {
    return new Promise((resolve) => {
      const howl: HowlClass = new Howl({
        src: [...src],
        sprite: Object.fromEntries(
          Object.entries(clips).map(([name, [start, length, loops]]) => [
            name,
            [start, length, loops ?? false],
          ]),
        ),
        pool: 8,
        onload: () =>
          resolve({
            play: (clip, { gain, pan = 0, rate = 1 }) => {
              if (!isRunning() || !clips[clip]) return null;
              const id = howl.play(clip);
              if (typeof id !== 'number') return null;
              lay(howl, id, bus, pan);
              howl.volume(gain, id);
              howl.rate(rate, id);
              return voiceOf(howl, id, clips[clip]);
            },
            unload: () => howl.unload(),
          }),
        onloaderror: () => {
          howl.unload();
          // A browser may promise a format and fail at it; the last one can be read by all.
          if (src.length > 1) void load({ file: '', bus, src: src.slice(1), clips }).then(resolve);
          else resolve(null);
        },
      });
    });
  }

  return {
    isRunning,
    async wake() {
      try {
        if (!isRunning()) await ctx.resume();
      } catch {
        // It may not begin yet.
      }
      note();
      return isRunning();
    },
    sleep() {
      void ctx.suspend().catch(() => {});
    },
    onState: (listener) => void listeners.push(listener),
    setMix(mix) {
      to(master.gain, mix.master, SMOOTH);
      for (const bus of BUSES) to(buses[bus].gain, mix.buses[bus], SMOOTH);
    },
    setMono(mono) {
      master.channelCount = mono ? 1 : 2;
      master.channelCountMode = mono ? 'explicit' : 'max';
    },
    stepBack(decibels, ms) {
      to(back.gain, 10 ** (-decibels / 20), BACK);
      back.gain.setTargetAtTime(1, ctx.currentTime + ms / 1000, AGAIN);
    },
    load,
  };
}
