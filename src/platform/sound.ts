/**
 * The sound as the rest of the game knows it. It is told what happens and what is shown, finds the cues, and hands
 * them to the player once that has been fetched; before, and where there is no audio, it is silent and nothing breaks.
 */
import type { Seat } from '../engine/index.ts';
import type { Intent } from '../input/index.ts';
import {
  type Beat,
  type Cue,
  cueFor,
  cueOfChange,
  cuesOfBeat,
  type InterfaceCue,
  type ScreenModel,
  type SoundChoices,
} from '../present/index.ts';
import { captionOf, isSmallSound } from '../text/sound.ts';
import type { Player, SoundCounts } from './sound-player.ts';

export interface Sound {
  configure(choices: SoundChoices): void;
  /** A beat begins, which takes so many milliseconds. @param seat the one at the screen */
  beat(beat: Beat, ms: number, seat: Seat): void;
  /** A screen is shown. @param intent what was wanted, if it came of that */
  shown(screen: ScreenModel, intent: Intent | null): void;
  /** What no screen tells, one after the other. */
  interface(...cues: readonly InterfaceCue[]): void;
  /** A sentence is said to a screen reader. */
  speaks(sentence: string): void;
  turnRadio(by: 1 | -1): void;
  /** Which pieces are on the radio, by id. */
  tuneRadio(pieces: readonly string[]): void;
  counts(): SoundCounts;
}

/** The parts of a page that are needed. */
export interface SoundPage {
  readonly hidden: boolean;
  addEventListener(type: string, listener: () => void, options?: AddEventListenerOptions): void;
}

export interface SoundNeeds {
  readonly page: SoundPage;
  /** Fetches the player; null where there is no audio. May be rejected. */
  fetchPlayer(): Promise<Player | null>;
  later(ms: number, call: () => void): void;
  /** A sound in words, at the moment it is heard. */
  caption(text: string): void;
}

/** What counts as a touch that lets a page sound. */
const TOUCHES = ['keydown', 'pointerdown', 'pointerup', 'touchend'] as const;
/** Coins are counted before a gate opens. */
const APART_MS = 450;
/** The world is woken by the first touch; before that nobody has heard anything. */
const WAKING: InterfaceCue = 'awake';

export function createSound({ page, fetchPlayer, later, caption }: SoundNeeds): Sound {
  let player: Player | null = null;
  let choices: SoundChoices | null = null;
  let pieces: readonly string[] | null = null;
  let before: ScreenModel | null = null;
  let pending: { after: ScreenModel; intent: Intent | null } | null = null;

  const play = (cue: Cue): void => player?.play(cue);
  const tell = (cue: Cue, line: string | null): void => {
    if (choices?.captions === 'on') caption(captionOf(cue.sound, line));
  };
  const say = (cue: Cue): void => {
    play(cue);
    if (!isSmallSound(cue.sound)) tell(cue, null);
  };

  let touchedOnce = false;
  const touched = (): void => {
    player?.touched();
    if (touchedOnce) return;
    touchedOnce = true;
    say(cueFor(WAKING));
  };
  for (const type of TOUCHES) page.addEventListener(type, touched, { capture: true, passive: true });
  page.addEventListener('visibilitychange', () => player?.setHidden(page.hidden));

  void fetchPlayer()
    .then((fetched) => {
      player = fetched;
      if (pieces) player?.tuneRadio(pieces);
      if (choices) player?.configure(choices);
      if (page.hidden) player?.setHidden(true);
      if (touchedOnce) player?.touched();
    })
    // Without its files the game is silent, as where there is no audio.
    .catch(() => {});

  /** All that is shown in one turn of the loop is one change. */
  function hearChange(): void {
    const { after, intent } = pending!;
    pending = null;
    const cue = cueOfChange(before, after, intent);
    before = after;
    if (cue) say(cue);
  }

  return {
    configure(next) {
      if (next === choices) return;
      choices = next;
      player?.configure(next);
    },
    beat(beat, ms, seat) {
      const cues = cuesOfBeat(beat, seat);
      const pace = beat.duration > 0 ? ms / beat.duration : 1;
      for (const cue of cues) {
        if (cue.after === 0) play(cue);
        // What is hurried is heard once.
        else if (ms > 0 || beat.duration === 0) later(cue.after * pace, () => play(cue));
      }
      if (cues[0]) tell(cues[0], beat.log);
    },
    shown(screen, intent) {
      if (pending) {
        pending.after = screen;
        pending.intent ??= intent;
        return;
      }
      pending = { after: screen, intent };
      queueMicrotask(hearChange);
    },
    interface: (first, ...others) => {
      if (first) say(cueFor(first));
      for (const [n, cue] of others.entries()) later((n + 1) * APART_MS, () => say(cueFor(cue)));
    },
    speaks: (sentence) => player?.speaks(sentence),
    turnRadio: (by) => {
      say(cueFor('tuned'));
      player?.turnRadio(by);
    },
    tuneRadio: (next) => {
      pieces = next;
      player?.tuneRadio(next);
    },
    counts: () => player?.counts() ?? { running: false, started: {}, piece: null },
  };
}
