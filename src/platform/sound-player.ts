/** Plays cues, the room and the radio. Fetched after the first picture, with Howler and the files. */
import type { Bus, Cue, SoundChoices, SoundName } from '../present/index.ts';
import { BED_NAMES } from '../present/index.ts';
import { clipName, type Recorded } from './sound-files.ts';
import { isAudible, type Mix, mixOf } from './sound-levels.ts';
import { createRadio, type Piece } from './sound-radio.ts';
import type { LoadedReel, Reel, Stage, Voice } from './sound-stage.ts';
import { createBudget } from './sound-voices.ts';

export interface Player {
  configure(choices: SoundChoices): void;
  /** The page is seen, or not. */
  setHidden(hidden: boolean): void;
  play(cue: Cue): void;
  /** A screen reader has so much to say. */
  speaks(sentence: string): void;
  turnRadio(by: 1 | -1): void;
  /** Which pieces are on the radio, by id. */
  tuneRadio(pieces: readonly string[]): void;
  /** A hand has touched the page: now the audio may begin. */
  touched(): void;
  counts(): SoundCounts;
}

/** What has been begun since the start. */
export interface SoundCounts {
  readonly running: boolean;
  readonly started: Readonly<Record<string, number>>;
  readonly piece: string | null;
}

export interface PlayerNeeds {
  readonly stage: Stage;
  readonly effects: readonly Reel[];
  readonly room: Reel;
  readonly pieces: readonly Piece[];
  readonly recorded: Readonly<Record<SoundName, Recorded>>;
  /** The sound's own chance, 0 to 1: it touches no match. */
  random(): number;
  /** In milliseconds. */
  now(): number;
  later(ms: number, call: () => void): () => void;
  onPiece(title: string | null): void;
  /** The audio was taken away and does not come back by itself. */
  onStuck(): void;
}

/** Of cards, up and down. */
const DETUNE = 0.04;
const STOLEN_FADE_MS = 15;
const ROOM_FADE_MS = 800;
const BIG_DB = 10;
const SPEECH_DB = 9;
/** How long a sentence takes to be said. */
const SPEECH_MS_PER_LETTER = 65;
/** A cue waits this long for the touch that woke the audio, no longer: late is wrong. */
const PATIENCE_MS = 150;
const STUCK_MS = 500;

export function createPlayer(needs: PlayerNeeds): Player {
  const { stage, recorded, random, now, later } = needs;
  const budget = createBudget<Voice>();
  const reels = new Map<Bus, LoadedReel>();
  const last = new Map<SoundName, number>();
  const started: Record<string, number> = {};
  const beds = new Map<string, Voice>();
  const radio = createRadio({ ...needs, load: stage.load });
  let room: Promise<LoadedReel | null> | null = null;
  let mix: Mix | null = null;
  let choices: SoundChoices | null = null;
  let hidden = false;
  let wasRunning = false;
  let hasRun = false;
  let waiting: { readonly cue: Cue; readonly since: number } | null = null;

  for (const reel of needs.effects)
    void stage.load(reel).then((loaded) => loaded && reels.set(reel.bus, loaded));

  const silent = (): boolean => hidden && choices?.whenHidden === 'silent';

  /** Begins and ends what runs all the time. */
  function tend(): void {
    if (!mix) return;
    const may = (bus: Bus): boolean => stage.isRunning() && !silent() && isAudible(mix!, bus);
    if (may('music')) radio.on();
    else radio.off();
    if (may('ambience')) void fillRoom();
    else emptyRoom();
  }
  async function fillRoom(): Promise<void> {
    room ??= stage.load(needs.room);
    const reel = await room;
    if (!reel || beds.size > 0 || !mix || !isAudible(mix, 'ambience') || silent()) return;
    for (const name of BED_NAMES) {
      const voice = reel.play(clipName(name, 0), { gain: 1 });
      if (voice) {
        beds.set(name, voice);
        count('ambience', name);
      }
    }
  }
  function emptyRoom(): void {
    // What sleeps is only held: it goes on where it was.
    if (!stage.isRunning()) return;
    for (const voice of beds.values()) voice.stop(ROOM_FADE_MS);
    beds.clear();
  }
  const count = (bus: Bus, name: string): void => {
    const key = `${bus}:${name}`;
    started[key] = (started[key] ?? 0) + 1;
  };

  function variantOf(sound: SoundName, step: number | null): number {
    const many = recorded[sound].lengths.length;
    if (step !== null) return Math.min(Math.max(0, step), many - 1);
    const before = last.get(sound);
    // Never the one just heard: one of the others.
    const drawn = Math.floor(random() * (before === undefined ? many : many - 1));
    const variant = many > 1 && before !== undefined && drawn >= before ? drawn + 1 : drawn;
    last.set(sound, Math.min(variant, many - 1));
    return Math.min(variant, many - 1);
  }

  function play(cue: Cue): void {
    const { bus, varies, big, lengths } = recorded[cue.sound];
    if (!mix || !isAudible(mix, bus) || silent()) return;
    const reel = reels.get(bus);
    if (!reel || !stage.isRunning()) {
      // The first cue of a touch, which is its meaning; one that is stale gives way.
      if (!waiting || now() - waiting.since > PATIENCE_MS) waiting = { cue, since: now() };
      return;
    }
    const variant = variantOf(cue.sound, cue.step);
    const rate = cue.rate * (varies ? 1 + (random() * 2 - 1) * DETUNE : 1);
    const begun = budget.begin(
      bus,
      cue.sound,
      now(),
      lengths[variant]! / rate,
      (gain) => reel.play(clipName(cue.sound, variant), { gain: gain * cue.level, pan: cue.pan, rate }),
      (voice) => voice.stop(STOLEN_FADE_MS),
    );
    if (!begun) return;
    count(bus, cue.sound);
    if (big) stage.stepBack(BIG_DB, lengths[variant]!);
  }

  stage.onState((running) => {
    tend();
    const owed = running && !wasRunning ? waiting : null;
    if (running) waiting = null;
    if (owed && now() - owed.since <= PATIENCE_MS) play(owed.cue);
    wasRunning = running;
    hasRun ||= running;
  });

  return {
    configure(next) {
      choices = next;
      mix = mixOf(next);
      stage.setMix(mix);
      stage.setMono(next.mono === 'on');
      tend();
    },
    setHidden(next) {
      hidden = next;
      tend();
      if (silent()) stage.sleep();
      else void stage.wake().then(tend);
    },
    play,
    speaks(sentence) {
      if (choices?.underSpeech === 'on') stage.stepBack(SPEECH_DB, sentence.length * SPEECH_MS_PER_LETTER);
    },
    turnRadio(by) {
      radio.turn(by);
    },
    tuneRadio: radio.tune,
    touched() {
      if (stage.isRunning() || silent()) return;
      void stage.wake();
      later(STUCK_MS, () => {
        if (hasRun && !stage.isRunning() && !silent()) needs.onStuck();
      });
    },
    counts: () => ({ running: stage.isRunning(), started, piece: radio.title() }),
  };
}
