/** The sound without ears: Howler, the audio context and the page are played by others. */
import { describe, expect, test, vi } from 'vitest';
import { Random } from '../../src/engine/index.ts';
import { createSound } from '../../src/platform/sound.ts';
import { EFFECTS, PIECES, RECORDED, ROOM } from '../../src/platform/sound-files.ts';
import { mixOf } from '../../src/platform/sound-levels.ts';
import { createPlayer, type Player } from '../../src/platform/sound-player.ts';
import { createRadio, LEAD, type Piece } from '../../src/platform/sound-radio.ts';
import {
  createStage,
  type HowlerLike,
  type LoadedReel,
  type Reel,
  type Stage,
} from '../../src/platform/sound-stage.ts';
import { createBudget, VOICES } from '../../src/platform/sound-voices.ts';
import { BUSES, cueFor, DEFAULT_SOUND, type MenuModel } from '../../src/present/index.ts';
import { runs, SEED, seeded } from '../kit/seeds.ts';

const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

/** A clock with things to do later. */
function createClock() {
  let now = 0;
  let due: { at: number; call: () => void }[] = [];
  return {
    now: () => now,
    later: (ms: number, call: () => void) => {
      const one = { at: now + ms, call };
      due.push(one);
      return () => {
        due = due.filter((other) => other !== one);
      };
    },
    async pass(ms: number) {
      const end = now + ms;
      for (;;) {
        await settled();
        const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        due = due.filter((one) => one !== next);
        now = next.at;
        next.call();
      }
      now = end;
    },
  };
}
type Clock = ReturnType<typeof createClock>;

interface Begun {
  readonly clip: string;
  readonly bus: string;
  readonly at: number;
  readonly gain: number;
}

/** A stage that notes what was begun on it. */
function createFakeStage(clock: Clock) {
  const begun: Begun[] = [];
  const ducks: number[] = [];
  const unloaded: string[] = [];
  let running = false;
  let tell = (_: boolean): void => {};
  const load = async (reel: Reel): Promise<LoadedReel> => ({
    play: (clip, { gain }) => {
      if (!running) return null;
      const start = clock.now();
      const [, length, loops] = reel.clips[clip]!;
      begun.push({ clip, bus: reel.bus, at: start, gain });
      let over = false;
      let paused: number | null = null;
      let lost = 0;
      return {
        left: () => {
          if (over) return 0;
          if (loops) return Number.POSITIVE_INFINITY;
          return Math.max(0, length - ((paused ?? clock.now()) - start - lost)) / 1000;
        },
        pause: () => {
          paused ??= clock.now();
        },
        resume: () => {
          if (paused !== null) lost += clock.now() - paused;
          paused = null;
        },
        stop: () => {
          over = true;
        },
      };
    },
    unload: () => unloaded.push(reel.file),
  });
  const setRunning = (next: boolean): void => {
    running = next;
    tell(next);
  };
  const stage: Stage = {
    isRunning: () => running,
    wake: async () => {
      if (!running) setRunning(true);
      return true;
    },
    sleep: () => setRunning(false),
    onState: (listener) => {
      tell = listener;
    },
    setMix: () => {},
    setMono: () => {},
    stepBack: (decibels) => void ducks.push(decibels),
    load,
  };
  return { stage, begun, ducks, unloaded, setRunning };
}

/** 0 to 1, the same for the same seed. */
const chance = (seed: number): (() => number) => {
  const random = new Random(seed);
  return () => random.below(0x1000_0000) / 0x1000_0000;
};

function openPlayer(choices = DEFAULT_SOUND, random = chance(SEED)) {
  const clock = createClock();
  const fake = createFakeStage(clock);
  const pieces: (string | null)[] = [];
  const onStuck = vi.fn();
  const player = createPlayer({
    stage: fake.stage,
    effects: EFFECTS,
    room: ROOM,
    pieces: PIECES,
    recorded: RECORDED,
    random,
    now: clock.now,
    later: clock.later,
    onPiece: (title) => pieces.push(title),
    onStuck,
  });
  player.configure(choices);
  return { player, clock, pieces, onStuck, ...fake };
}
const effects = (begun: readonly Begun[]): Begun[] => begun.filter(({ bus }) => bus === 'effects');

describe('the player', () => {
  test('a cue plays on its bus, and never the same card sound twice in a row', async () => {
    const { player, clock, begun } = openPlayer();
    player.touched();
    await clock.pass(100);
    for (let i = 0; i < 200; i++) {
      player.play(cueFor('focus', { sound: 'card.drop' }));
      await clock.pass(500);
    }
    const clips = effects(begun).map(({ clip }) => clip);
    expect(clips).toHaveLength(200);
    expect(clips.filter((clip, i) => clip === clips[i - 1])).toEqual([]);
    expect(new Set(clips).size).toBe(RECORDED['card.drop'].lengths.length);
    player.play(cueFor('focus'));
    expect(begun.at(-1)!.bus).toBe('interface');
  });

  test('nothing plays while it is off: all of it, or one bus', async () => {
    const off = openPlayer({ ...DEFAULT_SOUND, masterSound: 'off' });
    off.player.touched();
    await off.clock.pass(100);
    for (const name of ['focus', 'confirm', 'lifted', 'gained'] as const) off.player.play(cueFor(name));
    await off.clock.pass(200_000);
    expect(off.begun).toEqual([]);
    const one = openPlayer({
      ...DEFAULT_SOUND,
      interfaceLevel: '0',
      musicSound: 'off',
      ambienceSound: 'off',
    });
    one.player.touched();
    await one.clock.pass(100);
    one.player.play(cueFor('focus'));
    one.player.play(cueFor('lifted'));
    await one.clock.pass(100);
    expect(one.begun.map(({ bus }) => bus)).toEqual(['effects']);
  });

  test('all that can be mixed apart is heard at first, and the room and the radio stop when switched off', async () => {
    const { player, clock, begun, pieces } = openPlayer();
    player.touched();
    await clock.pass(100);
    player.play(cueFor('focus'));
    player.play(cueFor('lifted'));
    expect(new Set(begun.map(({ bus }) => bus))).toEqual(new Set(BUSES));
    player.configure({ ...DEFAULT_SOUND, masterSound: 'off' });
    expect(pieces.at(-1)).toBeNull();
    const count = begun.length;
    await clock.pass(300_000);
    expect(begun).toHaveLength(count);
    player.configure(DEFAULT_SOUND);
    await clock.pass(10);
    expect(pieces.at(-1)).toBe(pieces[0]); // it goes on where it was
  });

  test('the first touch is heard once the audio runs, but nothing that is late', async () => {
    const { player, clock, begun } = openPlayer();
    await clock.pass(10);
    player.play(cueFor('awake'));
    player.touched();
    await clock.pass(10);
    expect(effects(begun).map(({ clip }) => clip)).toEqual(['power.up/0']);
    const slow = openPlayer();
    await slow.clock.pass(10);
    slow.player.play(cueFor('awake'));
    await slow.clock.pass(400);
    slow.player.touched();
    await slow.clock.pass(10);
    expect(effects(slow.begun)).toEqual([]);
  });

  test('big moments push the radio back, speech does where it is wanted', async () => {
    const { player, clock, ducks } = openPlayer();
    player.touched();
    await clock.pass(10);
    player.play(cueFor('focus'));
    player.speaks('They discard.');
    expect(ducks).toEqual([]);
    player.play(cueFor('focus', { sound: 'match.won' }));
    expect(ducks).toHaveLength(1);
    player.configure({ ...DEFAULT_SOUND, underSpeech: 'on' });
    player.speaks('They discard.');
    expect(ducks).toHaveLength(2);
  });

  test('hidden it is silent, unless wanted otherwise, and comes again', async () => {
    const { player, clock, begun, stage } = openPlayer();
    player.touched();
    await clock.pass(100);
    player.setHidden(true);
    const count = begun.length;
    player.play(cueFor('confirm'));
    await clock.pass(100_000);
    expect(stage.isRunning()).toBe(false);
    expect(begun).toHaveLength(count);
    player.setHidden(false);
    await clock.pass(10);
    player.play(cueFor('confirm'));
    expect(begun.at(-1)!.clip).toMatch(/^confirm/);
    player.configure({ ...DEFAULT_SOUND, whenHidden: 'on' });
    player.setHidden(true);
    expect(stage.isRunning()).toBe(true);
  });

  test('an interruption ends with the next touch; where it does not, the person is told', async () => {
    const { player, clock, setRunning, onStuck, stage } = openPlayer();
    player.touched();
    await clock.pass(10);
    setRunning(false);
    player.touched();
    await clock.pass(1000);
    expect(stage.isRunning()).toBe(true);
    expect(onStuck).not.toHaveBeenCalled();
    setRunning(false);
    stage.wake = async () => false;
    player.touched();
    await clock.pass(1000);
    expect(onStuck).toHaveBeenCalledTimes(1);
  });
});

describe('voices', () => {
  test('there are never more than the bus carries, and the oldest gives way', () => {
    const budget = createBudget<number>();
    const stopped: number[] = [];
    const gains: number[] = [];
    for (let n = 0; n < 20; n++)
      budget.begin(
        'effects',
        'joker.sweep',
        n * 30,
        5000,
        (gain) => gains.push(gain),
        (voice) => stopped.push(voice),
      );
    expect(budget.count('effects', 600)).toBe(VOICES.effects);
    expect(stopped).toEqual(Array.from({ length: 20 - VOICES.effects }, (_, i) => i + 1));
    expect(gains[0]).toBe(1);
    expect(gains[3]).toBeLessThan(gains[1]!);
    expect(budget.count('interface', 600)).toBe(0);
    expect(budget.count('effects', 60_000)).toBe(0);
  });

  test('the same at the same moment is one sound', () => {
    const budget = createBudget<number>();
    const begin = (now: number): boolean =>
      budget.begin(
        'effects',
        'card.deal',
        now,
        150,
        () => 1,
        () => {},
      );
    expect([begin(0), begin(5), begin(40)]).toEqual([true, false, true]);
  });
});

describe('the radio', () => {
  function openRadio(fails: readonly number[] = [], seed = SEED) {
    const clock = createClock();
    const { stage, begun, unloaded, setRunning } = createFakeStage(clock);
    setRunning(true);
    let loads = 0;
    const titles: (string | null)[] = [];
    const radio = createRadio({
      pieces: PIECES,
      load: async (reel) => (fails.includes(loads++) ? null : stage.load(reel)),
      random: chance(seed),
      later: clock.later,
      onPiece: (title) => titles.push(title),
    });
    return { clock, radio, begun, titles, kept: () => loads - unloaded.length };
  }
  const lengthOf = (clip: string): number => PIECES.find(({ name }) => name === clip)!.reel.clips[clip]![1];

  test(seeded('plays every piece before one comes again, without a gap, and gives memory back'), async () => {
    for (let seed = SEED; seed < SEED + runs(20); seed++) {
      const { clock, radio, begun, kept } = openRadio([], seed);
      radio.on();
      await clock.pass(20 * 60_000);
      expect(begun.length).toBeGreaterThan(12);
      expect(new Set(begun.slice(0, PIECES.length).map(({ clip }) => clip)).size).toBe(PIECES.length);
      for (const [i, { clip, at }] of begun.slice(1).entries()) {
        const before = begun[i]!;
        const over = before.at + lengthOf(before.clip) - at;
        expect(clip).not.toBe(before.clip);
        expect(over).toBeGreaterThanOrEqual(0);
        expect(over).toBeLessThanOrEqual(LEAD * 1000 + 1);
      }
      // The one that plays, the next, and the one before while it dies away.
      expect(kept()).toBeLessThanOrEqual(3);
    }
  });

  test('plays only what it is tuned to; what plays goes on, and what is won joins in', async () => {
    const { clock, radio, begun } = openRadio();
    const [first, second, third] = PIECES as [Piece, Piece, Piece];
    const heard = (from = 0) => new Set(begun.slice(from).map(({ clip }) => clip));
    radio.tune([first.id, second.id]);
    radio.on();
    await clock.pass(10 * 60_000);
    expect(heard()).toEqual(new Set([first.name, second.name]));
    const so = begun.length;
    radio.tune([first.id, second.id, third.id]);
    await clock.pass(1000);
    expect(begun.length).toBe(so);
    await clock.pass(10 * 60_000);
    expect(heard(so)).toEqual(new Set([first.name, second.name, third.name]));
  });

  test('can be turned on and back, and says what it plays', async () => {
    const { clock, radio, begun, titles } = openRadio();
    expect(radio.title()).toBeNull();
    radio.on();
    await clock.pass(3000);
    radio.turn(1);
    await clock.pass(3000);
    radio.turn(-1);
    await clock.pass(3000);
    expect(begun[2]!.clip).toBe(begun[0]!.clip);
    expect(begun[1]!.clip).not.toBe(begun[0]!.clip);
    expect(titles[2]).toBe(titles[0]);
    expect(radio.title()).toBe(titles[0]);
  });

  test('a piece that cannot be had is passed over', async () => {
    const { clock, radio, begun } = openRadio([0]);
    radio.on();
    await clock.pass(60_000);
    expect(begun).toHaveLength(1);
  });
});

/** Howler with nodes that only remember where they lead. */
function createFakeHowler(state = 'suspended') {
  class Node {
    readonly to: unknown[] = [];
    channelCount = 2;
    channelCountMode = 'max';
    readonly gain = param();
    readonly pan = param();
    connect<T>(other: T): T {
      this.to.push(other);
      return other;
    }
    disconnect(): void {
      this.to.length = 0;
    }
  }
  function param() {
    return {
      value: 1,
      setValueAtTime(value: number) {
        this.value = value;
      },
      setTargetAtTime(value: number) {
        this.value = value;
      },
      cancelScheduledValues() {},
    };
  }
  let told = (): void => {};
  const ctx = {
    state,
    currentTime: 0,
    createGain: () => new Node(),
    createStereoPanner: () => new Node(),
    addEventListener: (_: string, listener: () => void) => {
      told = listener;
    },
    resume: async () => {
      ctx.state = 'running';
      told();
    },
    suspend: async () => {
      ctx.state = 'suspended';
      told();
    },
  };
  const masterGain = new Node();
  const played: { clip: string; node: Node }[] = [];
  const broken = new Set<string>();
  class Howl {
    private readonly node = new Node();
    constructor(options: { src: string[]; onload(): void; onloaderror(): void }) {
      this.node.connect(masterGain);
      queueMicrotask(() => (broken.has(options.src[0]!) ? options.onloaderror() : options.onload()));
    }
    play(clip: string): number {
      played.push({ clip, node: this.node });
      return played.length;
    }
    _soundById() {
      return { _node: this.node };
    }
    on() {}
    off() {}
    volume() {}
    rate() {}
    unload() {}
  }
  const Howler = {
    autoUnlock: true,
    autoSuspend: true,
    ctx,
    masterGain,
    noAudio: false,
    usingWebAudio: true,
    state: 'suspended',
    volume: () => {},
  };
  return {
    lib: { Howl, Howler } as unknown as HowlerLike,
    Howler,
    ctx,
    played,
    masterGain,
    broken,
    tell: () => told(),
  };
}

describe('the stage', () => {
  const REEL: Reel = { file: 'x', bus: 'music', src: ['x.webm', 'x.mp3'], clips: { one: [0, 1000] } };

  test('puts each sound on its bus and not straight out', async () => {
    const { lib, played, masterGain } = createFakeHowler();
    const stage = createStage(lib)!;
    await stage.wake();
    const ends = new Set<unknown>();
    for (const bus of BUSES) {
      const reel = (await stage.load({ ...REEL, bus }))!;
      expect(reel.play('one', { gain: 1, pan: -0.5 })).not.toBeNull();
      const { node } = played.at(-1)!;
      expect(node.to).not.toContain(masterGain);
      const panner = node.to[0] as typeof node;
      expect(panner.pan.value).toBe(-0.5);
      ends.add(panner.to[0]);
    }
    expect(ends.size).toBe(BUSES.length);
    stage.setMix(mixOf({ ...DEFAULT_SOUND, musicSound: 'off' }));
    expect([...ends].map((bus) => (bus as { gain: { value: number } }).gain.value)).toContain(0);
  });

  test('Howler neither sleeps by itself nor starts anew, and follows an interruption', async () => {
    const { lib, Howler, ctx, tell } = createFakeHowler();
    const stage = createStage(lib)!;
    expect([Howler.autoSuspend, Howler.autoUnlock]).toEqual([false, false]);
    const reel = (await stage.load(REEL))!;
    expect(reel.play('one', { gain: 1 })).toBeNull();
    await stage.wake();
    expect(Howler.state).toBe('running');
    const states: boolean[] = [];
    stage.onState((running) => states.push(running));
    ctx.state = 'interrupted';
    tell();
    expect([stage.isRunning(), Howler.state, states]).toEqual([false, 'suspended', [false]]);
    expect(reel.play('one', { gain: 1 })).toBeNull();
    await stage.wake();
    expect(reel.play('one', { gain: 1 })).not.toBeNull();
  });

  test('a format that cannot be decoded gives way to the next; none is silence', async () => {
    const { lib, broken } = createFakeHowler();
    const stage = createStage(lib)!;
    broken.add('x.webm');
    expect(await stage.load(REEL)).not.toBeNull();
    broken.add('x.mp3');
    expect(await stage.load(REEL)).toBeNull();
  });

  test('without audio there is no stage', () => {
    for (const lacks of [{ ctx: null }, { noAudio: true }, { usingWebAudio: false }]) {
      const { lib } = createFakeHowler();
      expect(createStage({ ...lib, Howler: { ...lib.Howler, ...lacks } as never })).toBeNull();
    }
  });

  test('mono is one channel', () => {
    const { lib, masterGain } = createFakeHowler();
    const made: { channelCount: number }[] = [];
    const { ctx } = lib.Howler as unknown as { ctx: { createGain(): { channelCount: number } } };
    const create = ctx.createGain;
    ctx.createGain = () => {
      const node = create();
      made.push(node);
      return node;
    };
    const stage = createStage(lib)!;
    stage.setMono(true);
    expect(made[0]!.channelCount).toBe(1);
    stage.setMono(false);
    expect(made[0]!.channelCount).toBe(2);
    expect(masterGain).toBeDefined();
  });
});

describe('the sound of the program', () => {
  const title: MenuModel = {
    kind: 'menu',
    id: 'title',
    heading: '',
    lines: [],
    items: [],
    focus: 'item.a',
    notice: null,
  };
  function open(fetchPlayer: (player: Player) => Promise<Player | null>) {
    const listeners: Record<string, () => void> = {};
    const captions: string[] = [];
    const player = {
      configure: vi.fn(),
      setHidden: vi.fn(),
      play: vi.fn(),
      speaks: vi.fn(),
      turnRadio: vi.fn(),
      tuneRadio: vi.fn(),
      touched: vi.fn(),
      counts: vi.fn(),
    };
    const page = {
      hidden: false,
      addEventListener: (type: string, listener: () => void) => {
        listeners[type] = listener;
      },
    };
    const sound = createSound({
      page,
      fetchPlayer: () => fetchPlayer(player),
      later: (_, call) => call(),
      caption: (text) => captions.push(text),
    });
    return { sound, player, listeners, captions, page };
  }
  const discard = {
    kind: 'cardDiscarded',
    event: { type: 'cardDiscarded', seat: 'B', card: '5H', handIndex: 0 },
    seat: 'B',
    duration: 280,
    motions: [],
    reading: null,
    statuses: null,
    chain: null,
    log: 'they discard',
  } as const;

  test.each([
    ['no audio', async () => null],
    ['no files', async () => Promise.reject(new Error('offline'))],
  ])('%s: silence, no error, and captions all the same', async (_, fetchPlayer) => {
    const { sound, listeners, captions } = open(fetchPlayer as () => Promise<null>);
    await settled();
    sound.configure({ ...DEFAULT_SOUND, captions: 'on' });
    sound.beat(discard, 280, 'A');
    sound.shown(title, null);
    listeners['keydown']!();
    listeners['visibilitychange']!();
    sound.turnRadio(1);
    expect(captions[0]).toBe('[relay] they discard');
    expect(sound.counts().running).toBe(false);
  });

  test('captions come with the sound, only where wanted', async () => {
    const { sound, player, captions } = open(async (one) => one);
    await settled();
    sound.configure(DEFAULT_SOUND);
    sound.beat(discard, 280, 'A');
    expect(player.play).toHaveBeenCalledTimes(2);
    expect(captions).toEqual([]);
    sound.configure({ ...DEFAULT_SOUND, captions: 'on' });
    sound.beat(discard, 280, 'A');
    sound.interface('focus');
    expect(captions).toEqual(['[relay] they discard']);
  });

  test('all that is shown in one turn is one change', async () => {
    const { sound, player } = open(async (one) => one);
    await settled();
    sound.shown(title, null);
    await settled();
    sound.shown({ ...title, focus: 'item.b' }, { type: 'move', way: 'down' });
    sound.shown({ ...title, focus: 'item.c' }, null);
    expect(player.play).not.toHaveBeenCalled();
    await settled();
    expect(player.play.mock.calls).toEqual([[cueFor('focus')]]);
  });

  test('the first touch wakes the audio and the terminal, once', async () => {
    const { player, listeners } = open(async (one) => one);
    await settled();
    listeners['pointerdown']!();
    listeners['keydown']!();
    expect(player.touched).toHaveBeenCalledTimes(2);
    expect(player.play.mock.calls).toEqual([[cueFor('awake')]]);
  });
});
